"""What is kept of one person: given to them, and nobody else's; and gone without a trace when they want that."""

import json
import random
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args

import pytest

from bot.house.book import HouseBook
from bot.operation.personal import PersonalData
from bot.preferences.book import PreferenceBook
from bot.tables import events as te
from bot.tables.codec import EVENTS, encode_table
from bot.tables.fold import fold, new_table
from bot.tables.forgetting import new_stand_in, without_user
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Stage, Table, UserId
from bot.ui.people import SOMEBODY, mention
from engine.ruleset import Seat
from storage import HouseRulesRecord, MemoryStore, Store
from tests.bot.tables.rig import ANN, BEN, CAT, DAN, EVE, GUILD, Clock, Entropy, Rig

NOBODY = UserId(-12)


@pytest.fixture
def rig() -> Rig:
    clock = Clock()
    return Rig.of(MemoryStore(clock=clock), clock)


def data_of(rig: Rig) -> PersonalData:
    house, preferences = HouseBook(rig.store, clock=rig.clock), PreferenceBook(rig.store)
    return PersonalData(rig.service, house, preferences, clock=rig.clock, entropy=Entropy(99))


async def exported(rig: Rig, user: UserId) -> Any:
    return json.loads(await data_of(rig).export(user))


async def everything_stored(store: Store, user: UserId) -> str:
    """Return all that is stored of the tables at which anybody of ours has ever sat, as text."""
    texts = []
    for each in (ANN, BEN, CAT, DAN, EVE):
        for table_id in await store.tables_ever_of_user(each):
            stored = await store.load(table_id)
            assert stored is not None
            texts += [repr(stored.record), stored.snapshot.decode()]
            texts += [event.data for commit in await store.history(table_id) for event in commit.events]
    texts += [repr(rules) for rules in await store.house_rules(GUILD)]
    return "\n".join(texts)


# deleting


async def test_nothing_stored_names_them_any_more(rig: Rig) -> None:
    over, running = await rig.over(), await rig.match()
    lobby = await rig.lobby(BEN, ANN, None, None)
    await rig.service.agree_to_end(running.id, ANN)
    await rig.store.save_house_rules(HouseRulesRecord(GUILD, "Ours", "{}", ANN, 1.0), most=5)
    assert str(ANN) in await everything_stored(rig.store, ANN)

    assert await data_of(rig).erase(ANN) == 3

    assert str(ANN) not in await everything_stored(rig.store, ANN)
    assert await rig.store.tables_ever_of_user(ANN) == ()
    assert await rig.store.tables_of_user(ANN) == ()
    assert (await rig.service.get(running.id)).seats == (None, BEN, CAT, DAN)
    assert (await rig.service.get(lobby.id)).seats == (BEN, None, None, None)
    after = await rig.service.get(over.id)
    assert after.seats[1:] == (BEN, CAT, DAN)
    assert after.seats[0] is not None
    assert after.seats[0] < 0


async def test_results_of_the_others_stay(rig: Rig) -> None:
    over = await rig.over()
    before = await exported(rig, BEN)
    await data_of(rig).erase(ANN)
    after = await rig.service.get(over.id)
    assert (after.rounds, after.match, after.seats[1:]) == (over.rounds, over.match, over.seats[1:])
    assert await exported(rig, BEN) == before


async def test_what_is_stored_then_is_whole(rig: Rig) -> None:
    """The snapshot is what follows from the log, as it was before."""
    table = await rig.play_on(await rig.match(), rng=random.Random(3), moves=60)
    await data_of(rig).erase(CAT)
    first, *others = await rig.store.history(table.id)
    folded = new_table([EVENTS.decode(record) for record in first.events], at=first.at)
    folded = replace(folded, revision=1)
    for commit in others:
        folded = fold(folded, [EVENTS.decode(record) for record in commit.events], at=commit.at)
    assert encode_table(folded) == encode_table(await rig.service.get(table.id))
    fresh = Rig.of(rig.store, rig.clock)
    assert await fresh.service.get(table.id) == await rig.service.get(table.id)


async def test_the_match_goes_on_with_somebody_else(rig: Rig) -> None:
    table = await rig.match()
    await data_of(rig).erase(ANN)
    table = (await rig.service.sit(table.id, EVE)).table
    assert table.seats == (EVE, BEN, CAT, DAN)
    assert (await rig.any_move(table, random.Random(1))).revision == table.revision + 1


async def test_who_knows_a_hand_does_not_get_another_one_by_being_forgotten(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, BEN)
    await data_of(rig).erase(ANN)
    with pytest.raises(TableProblem) as refused:
        await rig.service.sit(table.id, ANN, seat=Seat(1))
    assert refused.value.code is TableRefusal.KNOWS_ANOTHER_HAND
    assert (await rig.service.sit(table.id, ANN, seat=Seat(0))).table.seats[0] == ANN


async def test_a_rematch_leaves_their_chair_open(rig: Rig) -> None:
    over = await rig.over()
    await data_of(rig).erase(ANN)
    again = (await rig.service.rematch(over.id, BEN)).table
    assert again.seats == (None, BEN, CAT, DAN)


async def test_two_who_were_deleted_stay_two(rig: Rig) -> None:
    over = await rig.over()
    data = data_of(rig)
    await data.erase(ANN)
    await data.erase(CAT)
    seats = (await rig.service.get(over.id)).seats
    assert len(set(seats)) == 4


async def test_of_nobody_there_is_nothing_to_delete(rig: Rig) -> None:
    assert await data_of(rig).erase(EVE) == 0


def test_a_stand_in_is_nobody() -> None:
    stand_ins = {new_stand_in(Entropy(seed)) for seed in range(100)}
    assert len(stand_ins) == 100
    assert all(-(1 << 63) <= each < 0 for each in stand_ins)
    assert mention(-5) == SOMEBODY
    assert mention(5) == "<@5>"


def test_equal_numbers_that_are_no_users_stay() -> None:
    assert without_user(te.SeatTaken(UserId(2), Seat(2)), UserId(2), NOBODY) == te.SeatTaken(NOBODY, Seat(2))
    assert without_user(te.SeatLeft(UserId(3), Seat(2)), UserId(2), NOBODY) == te.SeatLeft(UserId(3), Seat(2))


@pytest.mark.parametrize("kind", get_args(te.TableEvent), ids=lambda kind: kind.__name__)
def test_users_are_found_in_every_event(kind: type) -> None:
    """Whatever a field of an event is called: where it holds a user, it is replaced."""
    values: dict[str, Any] = {}
    for field in fields(kind):
        values[field.name] = ANN if "UserId" in str(field.type) else 7
    after = without_user(kind(**values), ANN, NOBODY)
    assert str(ANN) not in repr(after)
    assert repr(after).count(str(NOBODY)) == list(values.values()).count(ANN)


async def test_users_are_found_everywhere_in_a_table(rig: Rig) -> None:
    table = await rig.match()
    fill: dict[str, Any] = {}
    for field in fields(Table):
        kind = str(field.type)
        assert not ("UserId" in kind and is_dataclass(field.type))
        match kind:
            case "tuple[UserId | None, ...]":
                fill[field.name] = (ANN, BEN)
            case "UserId | None":
                fill[field.name] = ANN
            case "frozenset[UserId]":
                fill[field.name] = frozenset({ANN})
            case "frozenset[tuple[UserId, Seat]]":
                fill[field.name] = frozenset({(ANN, Seat(ANN))})
            case _:
                assert "UserId" not in kind, f"how is a user found in a {kind}?"
    after = without_user(replace(table, **fill), ANN, NOBODY)
    for name, value in fill.items():
        assert getattr(after, name) != value
        assert repr(getattr(after, name)).count(str(NOBODY)) == 1


# giving


async def test_they_get_what_they_did_and_how_it_ended(rig: Rig) -> None:
    over = await rig.over()
    await rig.store.save_house_rules(HouseRulesRecord(GUILD, "Ours", '{"target": 7}', BEN, 1.0), most=5)
    told = await exported(rig, BEN)
    assert told["user"] == str(BEN)
    assert told["house_rules"] == [
        {"server": str(GUILD), "name": "Ours", "saved_at": "1970-01-01T00:00:01+00:00", "rules": {"target": 7}}
    ]
    [table] = told["tables"]
    assert (table["table"], table["state"], table["your_seat"]) == (over.id, "finished", 1)
    assert table["rounds"][0]["totals"] == list(over.rounds[0].totals)
    done = [act["what"] for act in table["what_you_did"]]
    assert done[0] == "seat-taken"
    assert {"cards-drawn", "discarded"} <= set(done)


async def test_they_get_no_card_that_they_have_not_seen(rig: Rig) -> None:
    """Every entry with a seat is of their own seat, no entry names anybody else, and no seed or pack is in it."""
    table = await rig.play_on(await rig.match(), rng=random.Random(5), moves=80)
    await rig.service.leave(table.id, CAT)
    await rig.service.sit(table.id, EVE)
    for user, seat in ((ANN, 0), (BEN, 1), (CAT, 2), (DAN, 3)):
        written = (await data_of(rig).export(user)).decode()
        assert table.match.seed.hex() not in written
        assert not any(str(other) in written for other in (ANN, BEN, CAT, DAN, EVE) if other != user)
        [told] = json.loads(written)["tables"]
        assert {act.get("seat", seat) for act in told["what_you_did"]} == {seat}
        assert "round-dealt" not in [act["what"] for act in told["what_you_did"]]
    [told] = (await exported(rig, EVE))["tables"]
    assert [act["what"] for act in told["what_you_did"]] == ["seat-taken"]


async def test_a_file_that_would_be_too_large_leaves_out_the_oldest_moves(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operation.personal.MOST_BYTES", 2500)
    await rig.over()
    lobby = await rig.lobby(ANN, None, None, None)
    old, new = (await exported(rig, ANN))["tables"]
    assert "left out because" in old["what_you_did"]
    assert new["table"] == lobby.id
    assert isinstance(new["what_you_did"], list)


async def test_who_changes_places_is_followed(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN, CAT, DAN)
    await rig.service.swap(table.id, ANN, seat=Seat(2))
    table = (await rig.service.start(table.id, ANN)).table
    table = await rig.play_on(table, rng=random.Random(5), moves=40)
    assert table.stage is Stage.PLAYING
    [told] = (await exported(rig, ANN))["tables"]
    assert {act["seat"] for act in told["what_you_did"] if act["what"] == "discarded"} == {2}
