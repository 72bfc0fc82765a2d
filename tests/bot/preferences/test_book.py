"""What is kept of what people and servers like, and in which words they read."""

import pytest

from bot.deck.card_faces import CardFaces, faces_from
from bot.deck.colours import Suits
from bot.pictures.theme import Ground
from bot.preferences.book import PreferenceBook
from bot.preferences.values import (
    BoardStyle,
    CardStyle,
    Order,
    Preferences,
    ServerSettings,
    Starters,
    TablePlace,
    encode,
    read_preferences,
    read_server_settings,
)
from bot.tables.table import UserId
from engine.cards import parse_card
from storage import MemoryStore, SettingsOwner, StoreClosed

ANN, BEN = UserId(11), UserId(12)
FACES = faces_from([("cn_QH_3f9a1c", 5)])


async def test_what_is_liked_outlives_a_restart() -> None:
    store = MemoryStore()
    book = PreferenceBook(store)
    await book.change_user(ANN, cards=CardStyle.TEXT, order=Order.SUIT)
    await book.change_user(ANN, locale="it", pings=False, hints=False, suits=Suits.TWO)
    await book.change_server(11, board=BoardStyle.PICTURE, clock=0, ground=Ground.NIGHT)
    again = PreferenceBook(store)
    assert again.of_user(ANN) == Preferences()
    await again.load()
    assert again.of_user(ANN) == Preferences(
        CardStyle.TEXT, Order.SUIT, "it", pings=False, hints=False, suits=Suits.TWO
    )
    assert again.of_user(BEN) == Preferences()
    assert again.of_server(11) == ServerSettings(board=BoardStyle.PICTURE, clock=0, ground=Ground.NIGHT)


async def test_what_is_as_usual_is_not_kept() -> None:
    store = MemoryStore()
    book = PreferenceBook(store)
    await book.change_user(ANN, pings=False)
    await book.change_user(ANN, pings=True)
    await book.change_server(11, locale="auto")
    assert await store.all_settings(SettingsOwner.USER) == {}
    assert await store.all_settings(SettingsOwner.GUILD) == {}


async def test_a_store_that_refuses_changes_nothing() -> None:
    store = MemoryStore()
    book = PreferenceBook(store)
    await store.close()
    with pytest.raises(StoreClosed):
        await book.change_user(ANN, pings=False)
    assert book.of_user(ANN) == Preferences()


async def test_a_user_is_forgotten() -> None:
    store = MemoryStore()
    book = PreferenceBook(store)
    await book.change_user(ANN, pings=False)
    await book.forget_user(ANN)
    assert book.of_user(ANN) == Preferences()
    assert await store.all_settings(SettingsOwner.USER) == {}


@pytest.mark.parametrize(
    "text", ["", "[]", "null", "{", '{"cards": "gold", "order": 3, "pings": "no", "suits": 4, "more": 1}']
)
def test_what_cannot_be_read_is_as_usual(text: str) -> None:
    assert read_preferences(text) == Preferences()


@pytest.mark.parametrize(
    "text",
    [
        "",
        '{"clock": true}',
        '{"clock": -5, "board": 7, "locale": 3, "starters": null, "ground": [], "place": 1, "game": 7}',
    ],
)
def test_settings_that_cannot_be_read_are_as_usual(text: str) -> None:
    assert read_server_settings(text) == ServerSettings()


def test_what_is_written_is_read() -> None:
    settled = ServerSettings(
        "it", 300, BoardStyle.TEXT, Starters.MANAGERS, Suits.TWO, Ground.NIGHT, TablePlace.THREAD, "samba"
    )
    assert read_server_settings(encode(settled)) == settled


async def test_words_are_in_the_language_that_was_chosen_with_cards_as_they_are_liked() -> None:
    book = PreferenceBook()
    looks, queen = book.looks, parse_card("h12")
    looks.faces = FACES
    assert looks.private(ANN, "en-US").faces.card(queen, "Q") == "<:cn_QH_3f9a1c:5>"
    await book.change_user(ANN, cards=CardStyle.TEXT, locale="it")
    assert looks.private(ANN, "en-US").locale == "it"
    assert looks.private(ANN, "en-US").faces == CardFaces()
    assert looks.private(BEN, "en-US").locale == "en"
    await book.change_server(1, locale="it", board=BoardStyle.TEXT)
    assert looks.public(1, "en-US").locale == "it"
    assert looks.public(1, "en-US").faces == CardFaces()
    assert looks.public(2, "it").locale == "it"
    assert looks.public(2, "it").faces is FACES


async def test_suits_are_coloured_for_each_reader() -> None:
    book = PreferenceBook()
    looks, queen = book.looks, parse_card("d12")
    looks.faces = faces_from([("cn_QD_3f9a1c", 5), ("cn_QDred_3f9a1c", 6)])
    await book.change_user(ANN, suits=Suits.TWO)
    await book.change_server(1, suits=Suits.TWO)
    readers = (looks.private(ANN, "en"), looks.private(BEN, "en"), looks.public(1, "en"), looks.public(2, "en"))
    assert [words.faces.card(queen, "")[-2] for words in readers] == ["6", "5", "6", "5"]
