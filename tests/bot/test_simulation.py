"""The simulated server does what tests of the bot rely on."""

import pytest
from simcord import SetupError

from tests.bot.simulation import controls, simulated, texts
from tests.discord_spec.tiny_client import TinyClient


async def test_private_and_public_answers() -> None:
    async with simulated(TinyClient(), "alice", "bob") as server:
        alice, bob = server.members["alice"], server.members["bob"]

        shown = await alice.slash(server.channel, "hand", cards=15)

        assert shown.ephemeral
        [hand] = server.private("alice")
        assert texts(hand) == "15 cards"
        assert controls(hand) == {
            "draw": "Draw",
            "ask": "Ask",
            "slow": "Slow",
            "broken": "Broken",
            "ranks": "Ranks",
        }
        assert server.private("bob") == []
        assert [texts(message) for message in server.public] == [f"{alice.mention} looks at a hand"]
        with pytest.raises(SetupError, match="not visible"):
            await bob.click(hand, custom_id="draw")


async def test_choices_outlive_the_bot() -> None:
    async with simulated(TinyClient(), "alice") as server:
        alice = server.members["alice"]
        await alice.slash(server.channel, "hand")
        await server.env.restart_bot(TinyClient())

        await alice.select(server.private("alice")[0], ["5"], custom_id="ranks")

        assert texts(server.private("alice")[0]) == "alice ranks ['5'] in en-US"


async def test_modals() -> None:
    async with simulated(TinyClient(), "alice") as server:
        alice = server.members["alice"]
        await alice.slash(server.channel, "hand")

        question = await alice.click(server.private("alice")[0], label="Ask")
        assert question.modal is not None
        answer = await alice.submit_modal(question, {"answer": "Yes"})

        assert answer.response is not None
        assert texts(answer.response) == "Thank you"


async def test_presses_of_what_is_not_there_in_another_language() -> None:
    async with simulated(TinyClient(), "alice", "bob", languages={"bob": "de"}) as server:
        await server.members["alice"].slash(server.channel, "hand")
        [hand] = server.private("alice")

        await server.press("bob", hand, "c1:old:1:draw")
        assert texts(server.private("alice")[0]) == "bob c1:old:1:draw None in de"

        await server.press("bob", hand, "ranks", values=["99"])
        assert texts(server.private("alice")[0]) == "bob ranks ['99'] in de"


async def test_a_channel_where_the_bot_may_not_post() -> None:
    async with simulated(TinyClient(), "alice") as server:
        locked = server.channel_without("send_messages")

        shown = await server.members["alice"].slash(locked, "hand")

        assert [texts(message) for message in shown.followups] == ["I may not post here (50013)"]
