"""A ruleset that is written whole means the same for ever, whatever becomes of the program's own."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.codec import decode_table, encode_table
from bot.tables.whole_ruleset import of_known_name, read_whole, read_whole_text, whole_text, write_whole
from engine.errors import RulesetError
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, CLASSIC_PAGAT, RULESETS
from storage.codec.text import write_json
from tests.bot.tables.rig import ANN, BEN, Rig
from tests.storage.any_value import VARIANT

#: As it was stored before most fields came into the program: it never changes, and always means Classic Canasta.
OLD_CLASSIC = (
    '{"id":"classic","fields":{"seats":4,"teams":2,"decks":2,"jokers":4,"hand_size":11,"draw_count":1,"card_points":'
    '[50,20,20,5,5,5,5,5,10,10,10,10,10,10],"upcard_reject":["red_three","wild"],"frozen_by":["red_three","wild"],'
    '"blocked_tops":["black_three","red_three","wild"],"always_frozen":false,"frozen_until_opened":true,'
    '"frozen_naturals":2,"take_natural_plus_wild":true,"take_by_adding":"any",'
    '"one_card_hand_may_take_one_card_pile":false,"pile_shows_only_top":true,"min_meld_size":3,"min_naturals":2,'
    '"max_wilds":3,"natural_wild_relation":"gt","canasta_size":7,"max_meld_size":null,"wild_into_canasta":true,'
    '"black_three_meld":"going_out","red_three_reveal":"first_turn","red_three_table":[0,100,200,300,800],'
    '"red_three_positive_if":"meld","last_stock_red_three":"end","minimums":[[null,15],[0,50],[1500,90],[3000,120]],'
    '"concealed_exempts_minimum":false,"canastas_out":1,"keep_cards":1,"ask_partner":"optional",'
    '"ask_after_take":false,"concealed_after_take":true,"bonus_natural":500,"bonus_mixed":300,"bonus_out":100,'
    '"bonus_concealed":100,"stock_end":"turn_end","target":5000}}'
)


@pytest.mark.parametrize("ruleset", [*RULESETS.values(), VARIANT], ids=lambda ruleset: ruleset.id)
def test_every_ruleset_survives(ruleset: Ruleset) -> None:
    text = whole_text(ruleset)
    assert json.loads(text) == json.loads(write_json(write_whole(ruleset)))
    assert read_whole_text(text) == ruleset
    assert read_whole(json.loads(text)) is read_whole_text(text)


def test_an_old_record_means_what_it_meant() -> None:
    assert read_whole(json.loads(OLD_CLASSIC)) == CLASSIC


def test_a_field_that_came_later_holds_as_in_classic_canasta() -> None:
    old = json.loads(write_json(write_whole(replace(CLASSIC_PAGAT, target=3000))))
    del old["fields"]["bonus_out"], old["fields"]["stock_end"]
    assert read_whole(old) == replace(CLASSIC_PAGAT, target=3000, stock_end=CLASSIC.stock_end)


def test_a_field_that_is_gone_and_a_game_that_is_gone_do_no_harm() -> None:
    old = json.loads(OLD_CLASSIC)
    old["id"], old["fields"]["colour_of_the_cloth"] = "teahouse", "green"
    assert read_whole(old) == replace(CLASSIC, id="teahouse")


@pytest.mark.parametrize("value", [{}, [], None, {"id": 3, "fields": {}}, {"id": "classic"}, {"fields": {}}])
def test_something_else_is_refused(value: Any) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        read_whole(value)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(RulesetError):
        read_whole({"id": "classic", "fields": {"canasta_size": 2}})


async def test_a_match_goes_on_by_the_rules_it_began_with(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await rig.match(ruleset=CLASSIC.with_fields({"canastas_out": 2}))
    later = {name: replace(ruleset, target=9999, bonus_out=0) for name, ruleset in RULESETS.items()}
    monkeypatch.setattr("engine.rulesets.RULESETS", later)
    loaded = decode_table(encode_table(table), revision=table.revision)
    assert loaded.ruleset == loaded.match.ruleset == CLASSIC.with_fields({"canastas_out": 2})
    assert loaded == table


async def test_a_match_of_a_game_that_is_gone_goes_on(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await rig.match(ruleset=CLASSIC_PAGAT)
    monkeypatch.setattr("engine.rulesets.RULESETS", {"classic": replace(CLASSIC, target=9999)})
    of_known_name.cache_clear()
    loaded = decode_table(encode_table(table), revision=table.revision)
    assert loaded == table
    assert loaded.match.ruleset == CLASSIC_PAGAT
    after = (await rig.service.leave(table.id, BEN)).table
    assert await Rig.of(rig.store, rig.clock).service.get(table.id) == after
    of_known_name.cache_clear()


async def test_a_rematch_is_played_by_the_same_rules(rig: Rig) -> None:
    over = await rig.over()
    assert (await rig.service.rematch(over.id, ANN)).table.ruleset == over.ruleset
