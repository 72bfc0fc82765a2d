"""What every store promises; runs on each of them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage import (
    CommitKey,
    DuplicateInteraction,
    EventRecord,
    HouseRulesRecord,
    MessageRecord,
    RevisionConflict,
    Store,
    StoreClosed,
    StoredCommit,
    StoredTable,
    TableId,
    TableStatus,
)
from tests.storage.conftest import Clock
from tests.storage.samples import DISCARDED, DRAWN, a_commit

ALPHA = TableId("alpha")
BIG = 2**63 - 1  # the largest snowflake that Discord could ever send


async def revisions(store: Store, table_id: TableId = ALPHA) -> list[int]:
    return [commit.revision for commit in await store.history(table_id)]


class TestAppend:
    async def test_first_commit_makes_revision_one(self, store: Store) -> None:
        assert await store.append(a_commit()) == 1

    async def test_each_commit_makes_the_next_revision(self, store: Store) -> None:
        assert [await store.append(a_commit(expected=n)) for n in range(4)] == [1, 2, 3, 4]

    async def test_a_commit_without_events_is_a_revision_too(self, store: Store) -> None:
        await store.append(a_commit(events=()))
        assert [commit.events for commit in await store.history(ALPHA)] == [()]

    @pytest.mark.parametrize("expected", [0, 1, 3])
    async def test_another_revision_than_expected_is_refused(self, store: Store, expected: int) -> None:
        await store.append(a_commit())
        await store.append(a_commit(expected=1))
        before = await store.load(ALPHA)
        with pytest.raises(RevisionConflict) as refused:
            await store.append(a_commit(expected=expected, interaction=7, channel=999))
        assert (refused.value.table_id, refused.value.expected, refused.value.actual) == (ALPHA, expected, 2)
        assert await store.load(ALPHA) == before
        assert await revisions(store) == [1, 2]
        assert await store.append(a_commit(expected=2, interaction=7)) == 3

    async def test_a_missing_table_is_at_revision_zero(self, store: Store) -> None:
        with pytest.raises(RevisionConflict) as refused:
            await store.append(a_commit(expected=5))
        assert refused.value.actual == 0
        assert await store.load(ALPHA) is None

    async def test_of_two_commits_from_the_same_revision_exactly_one_wins(self, store: Store) -> None:
        await store.append(a_commit())
        outcomes = await asyncio.gather(
            *(store.append(a_commit(expected=1, snapshot=f"{n}".encode())) for n in range(2)),
            return_exceptions=True,
        )
        assert outcomes[0] == 2
        assert isinstance(outcomes[1], RevisionConflict)
        loaded = await store.load(ALPHA)
        assert loaded is not None
        assert loaded.snapshot == b"0"

    async def test_fifty_tables_at_once_do_not_disturb_each_other(self, store: Store) -> None:
        async def play(name: str) -> list[int]:
            return [await store.append(a_commit(name, n)) for n in range(6)]

        names = [f"table-{n}" for n in range(50)]
        assert await asyncio.gather(*map(play, names)) == [[1, 2, 3, 4, 5, 6]] * 50
        for name in names:
            loaded = await store.load(TableId(name))
            assert loaded is not None
            assert loaded.snapshot == f"{name} at 6".encode()


class TestInteractions:
    async def test_the_same_interaction_twice_is_one_commit(self, store: Store) -> None:
        await store.append(a_commit(interaction=BIG))
        with pytest.raises(DuplicateInteraction) as refused:
            await store.append(a_commit(expected=1, interaction=BIG))
        assert (refused.value.interaction_id, refused.value.table_id, refused.value.revision) == (
            BIG,
            ALPHA,
            1,
        )
        assert await revisions(store) == [1]

    async def test_a_redelivered_press_is_a_duplicate_and_not_a_conflict(self, store: Store) -> None:
        press = a_commit(interaction=7)
        await store.append(press)
        await store.append(a_commit(expected=1, interaction=8))
        with pytest.raises(DuplicateInteraction):
            await store.append(press)

    async def test_it_counts_for_all_tables(self, store: Store) -> None:
        await store.append(a_commit("alpha", interaction=7))
        with pytest.raises(DuplicateInteraction) as refused:
            await store.append(a_commit("beta", interaction=7))
        assert refused.value.table_id == ALPHA
        assert await store.load(TableId("beta")) is None

    async def test_two_deliveries_at_once_are_one_commit(self, store: Store) -> None:
        outcomes = await asyncio.gather(
            *(store.append(a_commit(interaction=7)) for _ in range(3)), return_exceptions=True
        )
        assert outcomes[0] == 1
        assert [type(outcome) for outcome in outcomes[1:]] == [DuplicateInteraction] * 2

    async def test_commits_without_an_interaction_are_never_duplicates(self, store: Store) -> None:
        await store.append(a_commit("alpha"))
        await store.append(a_commit("beta"))

    async def test_the_commit_of_an_interaction_can_be_found(self, store: Store) -> None:
        await store.append(a_commit(interaction=7))
        await store.append(a_commit(expected=1, interaction=BIG))
        assert await store.find_interaction(7) == CommitKey(ALPHA, 1)
        assert await store.find_interaction(BIG) == CommitKey(ALPHA, 2)
        assert await store.find_interaction(8) is None


class TestLoad:
    async def test_an_unknown_table_is_none(self, store: Store) -> None:
        assert await store.load(ALPHA) is None

    async def test_gives_back_what_the_latest_commit_said(self, store: Store) -> None:
        await store.append(a_commit(status=TableStatus.LOBBY, due_at=5.5))
        last = a_commit(expected=1, seats=(BIG, None, 3), channel=BIG, due_at=None, snapshot=bytes(range(256)))
        await store.append(last)
        assert await store.load(ALPHA) == StoredTable(last.table, 2, bytes(range(256)))

    @pytest.mark.parametrize("status", list(TableStatus))
    async def test_loads_tables_of_every_status(self, store: Store, status: TableStatus) -> None:
        await store.append(a_commit(status=status))
        loaded = await store.load(ALPHA)
        assert loaded is not None
        assert loaded.record.status is status


class TestLog:
    async def test_keeps_events_to_the_letter(self, store: Store, clock: Clock) -> None:
        odd = EventRecord("Odd", 3, '{ "b":1.0,\n"a":"\\u00e9é🂡\\"" }')
        await store.append(a_commit(events=(DRAWN, odd)))
        assert await store.history(ALPHA) == (StoredCommit(1, clock.now, (DRAWN, odd)),)

    async def test_says_when_each_commit_was_written(self, store: Store, clock: Clock) -> None:
        clock.now = 1000.25
        await store.append(a_commit())
        clock.now = 1001.5
        await store.append(a_commit(expected=1))
        assert [commit.at for commit in await store.history(ALPHA)] == [1000.25, 1001.5]

    @pytest.mark.parametrize(
        ("after", "limit", "expected"),
        [(0, None, [1, 2, 3, 4]), (2, None, [3, 4]), (1, 2, [2, 3]), (0, 0, []), (4, None, []), (9, 1, [])],
    )
    async def test_history_is_a_range(self, store: Store, after: int, limit: int | None, expected: list[int]) -> None:
        for n in range(4):
            await store.append(a_commit(expected=n))
        found = await store.history(ALPHA, after=after, limit=limit)
        assert [commit.revision for commit in found] == expected

    @pytest.mark.parametrize(("count", "expected"), [(0, []), (1, [4]), (3, [2, 3, 4]), (9, [1, 2, 3, 4])])
    async def test_recent_is_the_end_of_it(self, store: Store, count: int, expected: list[int]) -> None:
        for n in range(4):
            await store.append(a_commit(expected=n))
        assert [commit.revision for commit in await store.recent(ALPHA, count=count)] == expected

    async def test_knows_only_its_own_table(self, store: Store) -> None:
        await store.append(a_commit("alpha", events=(DRAWN,)))
        await store.append(a_commit("beta", events=(DISCARDED,)))
        (commit,) = await store.history(ALPHA)
        assert commit.events == (DRAWN,)

    async def test_is_empty_for_an_unknown_table(self, store: Store) -> None:
        assert await store.history(ALPHA) == await store.recent(ALPHA, count=5) == ()


class TestLookUps:
    async def test_tables_in_a_channel_come_oldest_first(self, store: Store) -> None:
        for name in ("zulu", "alpha", "mike"):
            await store.append(a_commit(name))
        await store.append(a_commit("elsewhere", channel=201))
        await store.append(a_commit("zulu", 1))
        assert await store.tables_in_channel(200) == ("zulu", "alpha", "mike")

    async def test_tables_of_a_user_come_oldest_first(self, store: Store) -> None:
        for name in ("zulu", "alpha"):
            await store.append(a_commit(name, seats=(None, 11)))
        await store.append(a_commit("without", seats=(12, None)))
        assert await store.tables_of_user(11) == ("zulu", "alpha")

    async def test_a_user_on_two_seats_has_one_table(self, store: Store) -> None:
        await store.append(a_commit(seats=(11, 12, 11, None)))
        assert await store.tables_of_user(11) == ("alpha",)

    async def test_they_follow_a_table_that_moves_and_users_who_change(self, store: Store) -> None:
        await store.append(a_commit(seats=(11, 12)))
        await store.append(a_commit(expected=1, seats=(12, 13), channel=201))
        assert await store.tables_in_channel(200) == ()
        assert await store.tables_in_channel(201) == ("alpha",)
        assert [await store.tables_of_user(user) for user in (11, 12, 13)] == [(), ("alpha",), ("alpha",)]

    @pytest.mark.parametrize("status", list(TableStatus))
    async def test_only_open_tables_are_found(self, store: Store, status: TableStatus) -> None:
        await store.append(a_commit(due_at=1.0))
        await store.append(a_commit(expected=1, status=status, due_at=1.0))
        expected = ("alpha",) if status in (TableStatus.LOBBY, TableStatus.PLAYING) else ()
        assert await store.tables_in_channel(200) == expected
        assert await store.tables_of_user(11) == expected
        assert await store.due(before=2.0) == expected

    async def test_a_table_that_opens_again_is_found_again(self, store: Store) -> None:
        await store.append(a_commit(status=TableStatus.FINISHED))
        await store.append(a_commit(expected=1, status=TableStatus.LOBBY))
        assert await store.tables_in_channel(200) == await store.tables_of_user(11) == ("alpha",)

    async def test_due_timers_come_soonest_first(self, store: Store) -> None:
        for name, due_at in (
            ("late", 30.0),
            ("soon", 10.5),
            ("exact", 20.0),
            ("never", None),
            ("after", 30.25),
        ):
            await store.append(a_commit(name, due_at=due_at))
        assert await store.due(before=20.0) == ("soon", "exact")
        assert await store.due(before=30.0) == ("soon", "exact", "late")

    async def test_timers_due_together_come_in_order_of_creation(self, store: Store) -> None:
        for name in ("zulu", "alpha"):
            await store.append(a_commit(name, due_at=10.0))
        assert await store.due(before=10.0) == ("zulu", "alpha")

    async def test_the_next_timer_is_the_soonest_that_is_not_due_yet(self, store: Store) -> None:
        assert await store.next_due(after=0.0) is None
        for name, due_at in (("late", 30.0), ("soon", 10.5), ("never", None)):
            await store.append(a_commit(name, due_at=due_at))
        await store.append(a_commit("over", due_at=5.0, status=TableStatus.FINISHED))
        assert [await store.next_due(after=after) for after in (0.0, 10.5, 30.0)] == [10.5, 30.0, None]

    async def test_when_the_bot_was_there_last(self, store: Store) -> None:
        assert await store.last_alive() is None
        for at in (10.5, 20.25):
            await store.note_alive(at)
            assert await store.last_alive() == at

    async def test_which_tables_have_changed_since(self, store: Store, clock: Clock) -> None:
        begin = clock.now
        assert await store.changed_since(0.0) == ()
        for name in ("first", "second", "over"):
            await store.append(a_commit(name))
            clock.now += 10
        await store.append(a_commit("over", expected=1, status=TableStatus.FINISHED))
        assert await store.changed_since(begin) == ("over", "second", "first")
        assert await store.changed_since(begin + 0.5) == ("over", "second")
        await store.append(a_commit("first", expected=1))
        assert await store.changed_since(begin + 10) == ("first", "over", "second")

    async def test_a_timer_goes_with_the_commit_that_drops_it(self, store: Store) -> None:
        await store.append(a_commit(due_at=10.0))
        await store.append(a_commit(expected=1))
        assert await store.due(before=99.0) == ()


class TestMessages:
    async def test_a_table_has_one_message_of_each_kind(self, store: Store) -> None:
        await store.append(a_commit())
        await store.remember_message(ALPHA, "board", channel_id=200, message_id=1, at=5.5)
        await store.remember_message(ALPHA, "turn", channel_id=200, message_id=2, at=6.0)
        await store.remember_message(ALPHA, "board", channel_id=BIG, message_id=BIG, at=7.25)
        assert await store.messages(ALPHA) == {
            "board": MessageRecord(BIG, BIG, 7.25),
            "turn": MessageRecord(200, 2, 6.0),
        }

    async def test_tables_do_not_share_messages(self, store: Store) -> None:
        await store.remember_message(ALPHA, "board", channel_id=200, message_id=1, at=5.5)
        assert await store.messages(TableId("beta")) == {}

    async def test_a_forgotten_message_is_gone(self, store: Store) -> None:
        await store.remember_message(ALPHA, "board", channel_id=200, message_id=1, at=5.5)
        await store.remember_message(ALPHA, "turn", channel_id=200, message_id=2, at=5.5)
        await store.forget_message(ALPHA, "board")
        await store.forget_message(ALPHA, "board")
        await store.forget_message(TableId("beta"), "board")
        assert await store.messages(ALPHA) == {"turn": MessageRecord(200, 2, 5.5)}

    async def test_they_change_no_revision(self, store: Store) -> None:
        await store.append(a_commit())
        await store.remember_message(ALPHA, "board", channel_id=200, message_id=1, at=5.5)
        assert await revisions(store) == [1]
        assert await store.append(a_commit(expected=1)) == 2

    async def test_commits_and_messages_at_once_do_not_disturb_each_other(self, store: Store) -> None:
        async def show(number: int) -> None:
            await store.append(a_commit(f"table-{number}"))
            await store.remember_message(TableId(f"table-{number}"), "board", channel_id=1, message_id=number, at=0.5)

        await asyncio.gather(*map(show, range(30)))
        for number in range(30):
            assert await store.messages(TableId(f"table-{number}")) == {"board": MessageRecord(1, number, 0.5)}


def some_rules(name: str = "Friday", *, guild: int = 100, ruleset: str = '{"id":"classic"}') -> HouseRulesRecord:
    return HouseRulesRecord(guild, name, ruleset, user_id=BIG, at=5.25)


class TestHouseRules:
    async def test_a_server_without_any_has_none(self, store: Store) -> None:
        assert await store.house_rules(100) == ()
        assert not await store.delete_house_rules(100, "Friday")
        assert not await store.set_default_house_rules(100, "Friday")
        assert await store.set_default_house_rules(100, None)

    async def test_they_are_listed_by_name_and_for_their_server_alone(self, store: Store) -> None:
        here, elsewhere = [some_rules("über"), some_rules("Friday"), some_rules("café")], some_rules(guild=BIG)
        for rules in (*here, elsewhere):
            assert await store.save_house_rules(rules, most=3)
        assert await store.house_rules(100) == (here[2], here[1], here[0])
        assert await store.house_rules(BIG) == (elsewhere,)

    async def test_a_name_is_kept_once_whatever_its_capitals(self, store: Store) -> None:
        await store.save_house_rules(some_rules("Übung"), most=1)
        later = some_rules("ÜBUNG", ruleset='{"a": "é"}')
        assert await store.save_house_rules(later, most=1)
        assert await store.house_rules(100) == (later,)
        assert await store.delete_house_rules(100, "übung")
        assert await store.house_rules(100) == ()

    async def test_no_more_than_so_many(self, store: Store) -> None:
        for name in ("one", "two"):
            assert await store.save_house_rules(some_rules(name), most=2)
        assert not await store.save_house_rules(some_rules("three"), most=2)
        assert await store.save_house_rules(some_rules("TWO"), most=2)
        assert [rules.name for rules in await store.house_rules(100)] == ["one", "TWO"]
        await store.delete_house_rules(100, "one")
        assert await store.save_house_rules(some_rules("three"), most=2)

    async def test_one_of_them_is_the_default(self, store: Store) -> None:
        async def defaults() -> list[str]:
            return [rules.name for rules in await store.house_rules(100) if rules.is_default]

        for name in ("one", "two"):
            await store.save_house_rules(replace(some_rules(name), is_default=True), most=9)
        assert await defaults() == []
        assert await store.set_default_house_rules(100, "ONE")
        assert await store.set_default_house_rules(100, "two")
        assert await defaults() == ["two"]
        assert not await store.set_default_house_rules(100, "three")
        await store.save_house_rules(some_rules("Two", ruleset="{}"), most=9)
        assert await defaults() == ["Two"]
        assert await store.set_default_house_rules(100, None)
        assert await defaults() == []


CALLS: list[Callable[[Store], Awaitable[object]]] = [
    lambda store: store.append(a_commit()),
    lambda store: store.load(ALPHA),
    lambda store: store.history(ALPHA),
    lambda store: store.recent(ALPHA, count=1),
    lambda store: store.tables_in_channel(200),
    lambda store: store.tables_of_user(11),
    lambda store: store.due(before=1.0),
    lambda store: store.find_interaction(7),
    lambda store: store.remember_message(ALPHA, "board", channel_id=200, message_id=1, at=5.5),
    lambda store: store.forget_message(ALPHA, "board"),
    lambda store: store.messages(ALPHA),
    lambda store: store.save_house_rules(some_rules(), most=1),
    lambda store: store.delete_house_rules(100, "Friday"),
    lambda store: store.set_default_house_rules(100, None),
    lambda store: store.house_rules(100),
]


class TestClose:
    async def test_a_closed_store_refuses_everything(self, store: Store) -> None:
        await store.close()
        for call in CALLS:
            with pytest.raises(StoreClosed):
                await call(store)

    async def test_closing_twice_is_harmless(self, store: Store) -> None:
        await store.close()
        await store.close()
