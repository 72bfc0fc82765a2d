"""The README asks for exactly the permissions that the bot can make use of, and its link asks for the same."""

from __future__ import annotations

import re

import discord

from bot.commands.permissions import PERMISSIONS
from tests.shared_folder import CHECKOUT

README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


def asked_for() -> list[str]:
    """Return the permissions of the README's table, as discord.py names them."""
    [table] = re.findall(r"\| Permission \| Why \|\n *\|[-|]+\|\n((?: *\|.*\n)+)", README)
    names = [line.split("|")[1].strip() for line in table.splitlines()]
    by_client = {"View Channels": "view_channel"}  # which the portal names for a whole server
    return [by_client.get(name, name.lower().replace(" ", "_")) for name in names]


def test_what_is_asked_for_is_what_is_needed_and_what_is_of_use() -> None:
    assert set(PERMISSIONS) | {"attach_files", "create_public_threads"} == set(asked_for())


def test_the_install_link_asks_for_the_same() -> None:
    [number] = re.findall(r"&permissions=(\d+)", README)
    assert discord.Permissions(int(number)) == discord.Permissions(**dict.fromkeys(asked_for(), True))
