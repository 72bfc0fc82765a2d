"""Classic Canasta, and what changes with the number of players (rules 1 and 2.1 to 2.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.ruleset import Ruleset
from engine.terms import AskPartner, RedThreeReveal, StockEnd, WildRelation

CLASSIC: Final = Ruleset(id="classic")

# The points of table 1.13 on which pagat.com and the site part.
CLASSIC_PAGAT: Final = Ruleset(
    id="classic-pagat",
    red_three_reveal=RedThreeReveal.AFTER_DEAL,
    natural_wild_relation=WildRelation.FREE,
    stock_end=StockEnd.WHILE_TAKEABLE,
    concealed_exempts_minimum=True,
    ask_after_take=True,
)

TWO_PLAYERS: Final = Ruleset(
    id="two-players", seats=2, hand_size=15, draw_count=2, canastas_out=2, ask_partner=AskPartner.NO
)

THREE_SOLO: Final = Ruleset(id="three-solo", seats=3, teams=3, hand_size=13, ask_partner=AskPartner.NO)

CUTTHROAT: Final = replace(THREE_SOLO, id="cutthroat", lone_hand=True, draw_count=2, target=7500)

# Seats 0, 2 and 4 are three players for two chairs; beside the other side they always sit alternately.
FIVE_PLAYERS: Final = Ruleset(id="five-players", seats=5, turn_orders=((0, 1, 2, 3), (0, 1, 4, 3), (2, 1, 4, 3)))

SIX_PLAYERS: Final = Ruleset(
    id="six-players",
    seats=6,
    decks=3,
    jokers=6,
    hand_size=13,
    red_three_table=(0, 100, 200, 300, 400, 1000, 1200),
    minimums=((None, 15), (0, 50), (1500, 90), (3000, 120), (7500, 150)),
    canastas_out=2,
    target=10_000,
)

SIX_PLAYERS_THREE_TEAMS: Final = replace(
    SIX_PLAYERS, id="six-players-three-teams", teams=3, minimums=CLASSIC.minimums, target=7500
)
