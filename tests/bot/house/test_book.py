"""The rules that a server keeps: names, rights, and what happens to records that cannot be read."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.house.book import MOST_NAMES, HouseBook, HouseProblem, HouseRefusal, Member, clean_name
from bot.tables.table import UserId
from engine.rulesets import CLASSIC
from storage import HouseRulesRecord, MemoryStore
from tests.bot.tables.rig import ANN, BEN, GUILD, Clock

TWO = CLASSIC.with_fields({"canastas_out": 2})
THREE = CLASSIC.with_fields({"canastas_out": 3})
ANN_HERE, BEN_HERE = Member(GUILD, ANN), Member(GUILD, BEN)
MANAGER = Member(GUILD, UserId(7), may_manage=True)


@pytest.fixture
def memory() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def book(memory: MemoryStore) -> HouseBook:
    return HouseBook(memory, clock=Clock())


@contextmanager
def refused(code: HouseRefusal, **values: int | str) -> Iterator[None]:
    with pytest.raises(HouseProblem) as problem:
        yield
    assert (problem.value.code, problem.value.values) == (code, values)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Friday", "Friday"),
        ("  Friday\n night ", "Friday night"),
        ("Oma's Regeln, 2. Runde!", "Oma's Regeln, 2. Runde!"),
        ("Ünï", "Ünï"),
        ("カナスタ", "カナスタ"),
        ("हिन्दी", "हिन्दी"),
        ("x" * 32, "x" * 32),
    ],
)
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "x" * 33, "-", "...", "\u200b", "\x00", "a\u202eb"),
        *("<@1234>", "@everyone", "**bold**", "a_b", "`x`", "~x~", "a|b", "# x", "> x", "[x](y)", "a\\b"),
        *("a:b:", "http://x"),
    ],
)
def test_names_that_discord_could_take_for_something_else_are_refused(text: str) -> None:
    with refused(HouseRefusal.BAD_NAME, most=32):
        clean_name(text)


async def test_rules_are_kept_for_their_server(book: HouseBook) -> None:
    kept = await book.save(ANN_HERE, " Friday ", TWO)
    assert (kept.name, kept.ruleset, kept.user, kept.is_default) == ("Friday", TWO, ANN, False)
    assert await book.all(GUILD) == (kept,)
    assert await book.find(GUILD, "FRIDAY ") == kept
    assert await book.all(GUILD + 1) == ()
    with refused(HouseRefusal.NO_SUCH_NAME):
        await book.find(GUILD + 1, "Friday")


async def test_ones_own_rules_are_replaced_and_those_of_others_are_not(book: HouseBook) -> None:
    await book.save(ANN_HERE, "Friday", TWO)
    with refused(HouseRefusal.SOMEBODY_ELSES, name="Friday"):
        await book.save(BEN_HERE, "friday", THREE)
    with refused(HouseRefusal.SOMEBODY_ELSES, name="Friday"):
        await book.delete(BEN_HERE, "friday")
    assert (await book.save(ANN_HERE, "friday", THREE)).ruleset == THREE
    assert (await book.save(MANAGER, "Friday", TWO)).user == MANAGER.user
    await book.delete(MANAGER, "Friday")
    with refused(HouseRefusal.NO_SUCH_NAME):
        await book.delete(MANAGER, "Friday")


async def test_only_who_may_manage_the_server_chooses_its_default(book: HouseBook) -> None:
    await book.save(ANN_HERE, "Friday", TWO)
    with refused(HouseRefusal.NOT_ALLOWED):
        await book.set_default(ANN_HERE, "Friday")
    with refused(HouseRefusal.NO_SUCH_NAME):
        await book.set_default(MANAGER, "Monday")
    assert await book.default(GUILD) is None
    await book.set_default(MANAGER, "friday")
    default = await book.default(GUILD)
    assert default is not None
    assert default.name == "Friday"
    with refused(HouseRefusal.NOT_ALLOWED):
        await book.set_default(ANN_HERE, None)
    for change in (book.save(ANN_HERE, "Friday", THREE), book.delete(ANN_HERE, "Friday")):
        with refused(HouseRefusal.SOMEBODY_ELSES, name="Friday"):
            await change
    await book.set_default(MANAGER, None)
    assert await book.default(GUILD) is None


async def test_no_more_than_so_many_names(book: HouseBook) -> None:
    for number in range(MOST_NAMES):
        await book.save(ANN_HERE, f"Rules {number}", TWO)
    with refused(HouseRefusal.TOO_MANY, most=MOST_NAMES):
        await book.save(ANN_HERE, "One more", TWO)
    await book.save(ANN_HERE, "Rules 3", THREE)
    await book.save(Member(GUILD + 1, ANN), "Elsewhere", TWO)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"id":"classic","fields":{"canasta_size":1}}', "null", "7"])
async def test_what_cannot_be_read_is_left_out_and_can_be_replaced(
    book: HouseBook, memory: MemoryStore, text: str
) -> None:
    await memory.save_house_rules(HouseRulesRecord(GUILD, "Broken", text, user_id=ANN, at=1.0), most=25)
    await book.save(ANN_HERE, "Friday", TWO)
    assert [rules.name for rules in await book.all(GUILD)] == ["Friday"]
    with refused(HouseRefusal.SOMEBODY_ELSES, name="Broken"):
        await book.save(BEN_HERE, "Broken", TWO)
    assert (await book.save(ANN_HERE, "Broken", THREE)).ruleset == THREE
