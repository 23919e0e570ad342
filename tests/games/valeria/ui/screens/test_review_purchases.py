"""The tab of cards: everyone's purchases as cards, the best and the worst with a tag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.games.valeria.ui.screens.looked_back import SETUPS, Desk, found, over
from valeria_desktop.games.valeria.coach.purchases import Purchase, Purchases
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.ui.screens.review.purchase_words import return_words
from valeria_desktop.games.valeria.ui.screens.review.purchases import PurchasesPart
from valeria_desktop.kernel.coaching import SoFar
from valeria_desktop.session.messages import Wish

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Piece

PURCHASES = Wish("purchases")
CARDS = {card.id: card for card in shipped_catalog().all_cards()}
CLERIC = Purchase(
    0,
    CARDS["cleric"],
    choice=5,
    round=1,
    price=Amounts(gold=3),
    brought=Amounts(magic=31),
    spent=NOTHING,
    printed=0,
    duke=0,
    is_traced=True,
    is_there=True,
)
GOBLIN = evolve(
    CLERIC,
    seat=1,
    card=CARDS["goblin"],
    choice=12,
    round=2,
    price=Amounts(strength=1, magic=1),
    brought=Amounts(gold=1),
    is_there=False,
)
PALADIN = evolve(
    CLERIC,
    card=CARDS["paladin"],
    choice=20,
    round=3,
    price=Amounts(gold=2),
    brought=Amounts(magic=9, points=1),
    spent=Amounts(strength=4),
    duke=2,
)
BY_HAND = Purchases((CLERIC, GOBLIN, PALADIN), (CLERIC, GOBLIN), (PALADIN, None))


@pytest.fixture
def part(look: Look, qtbot: QtBot) -> PurchasesPart:
    made = PurchasesPart(look)
    qtbot.addWidget(made)
    made.resize(1230, 540)
    return made


@pytest.fixture
def shown(part: PurchasesPart) -> PurchasesPart:
    part.show_game(over("two"))
    part.show_answer(PURCHASES, BY_HAND)
    part.show()
    return part


def pieces(part: PurchasesPart) -> list[Piece]:
    return [*part.cards.laid.listed]


def names(part: PurchasesPart) -> list[str]:
    return [piece.name for piece in pieces(part)]


def test_a_game_asks_for_its_purchases(part: PurchasesPart) -> None:
    desk = Desk(part)
    part.show_game(over("two"))
    assert desk.asked == [PURCHASES]
    assert part.note.text() == part.coming()
    assert part.title() == "Cards"
    part.show_answer(PURCHASES, "Nobody could say.")
    assert part.note.text() == "Nobody could say."


def test_the_cards_grow_and_the_page_says_how_far_the_game_is_read(part: PurchasesPart) -> None:
    part.show_game(over("two"))
    part.show_answer(PURCHASES, SoFar(Purchases((CLERIC,), (CLERIC, None), (CLERIC, None)), 5, 9))
    assert len(names(part)) == 1
    assert part.progress.text() == "5 of 9 choices read, the rest comes"
    part.show_answer(PURCHASES, BY_HAND)
    assert len(names(part)) == 3
    assert part.progress.isHidden()


def test_a_game_in_which_nothing_was_bought_says_so(part: PurchasesPart) -> None:
    part.show_game(over("two"))
    part.show_answer(PURCHASES, Purchases((), (None, None), (None, None)))
    assert part.note.text() == "No card was bought in this game."


def test_what_was_bought_is_said_in_words() -> None:
    assert return_words(CLERIC) == "31 Magic for 3 Gold"
    assert return_words(PALADIN) == (
        "9 Magic and 3 points for 2 Gold and, for its power, 4 Strength"
    )


def test_what_no_event_tells_is_said_to_be_missing() -> None:
    power = evolve(CLERIC, is_traced=False)
    assert return_words(power) == "31 Magic, and more beyond counting for 3 Gold"


def test_each_card_lies_below_its_buyer_with_its_tag_and_its_sentence(shown: PurchasesPart) -> None:
    assert names(shown) == ["Cleric", "Paladin", "Goblin (gone)"]
    assert [piece.face.tag for piece in pieces(shown)] == ["best buy", "worst buy", "best buy"]
    assert [piece.words for piece in pieces(shown)] == [
        "Round 1, Rose: Cleric, 31 Magic for 3 Gold; worth 10.3 times its price.",
        (
            "Round 3, Rose: Paladin, 9 Magic and 3 points for 2 Gold and, for its power, "
            "4 Strength; worth 7.0 times its price."
        ),
        (
            "Round 2, Oak: Goblin (gone), 1 Gold for 1 Strength and 1 Magic; "
            "worth 0.5 times its price."
        ),
    ]
    assert [piece.explained for piece in pieces(shown)] == [
        "The best buy.",
        "The worst buy.",
        "The best buy.",
    ]
    rose, oak = pieces(shown)[0].box, pieces(shown)[2].box
    heads, _ = shown.cards.laid.ground
    assert heads[0][0].bottom() <= rose.top()
    assert rose.bottom() < heads[1][0].top() < heads[1][0].bottom() <= oak.top()


@pytest.mark.parametrize(
    ("order", "first"),
    [
        (0, ["Cleric", "Paladin"]),
        (1, ["Cleric", "Paladin"]),
        (2, ["Paladin", "Cleric"]),
        (3, ["Cleric", "Paladin"]),
    ],
)
def test_a_players_cards_are_sorted_both_ways_by_what_was_chosen(
    shown: PurchasesPart, qtbot: QtBot, order: int, first: list[str]
) -> None:
    buttons = shown.order.buttons()
    buttons[0 if order else 2].click()
    qtbot.mouseClick(buttons[order], Qt.MouseButton.LeftButton)
    assert names(shown) == [*first, "Goblin (gone)"]
    cheap = evolve(CLERIC, price=Amounts(gold=1), brought=Amounts(magic=1))
    shown.show_answer(PURCHASES, evolve(BY_HAND, all=(cheap, *BY_HAND.all[1:])))
    later = ["Paladin", "Cleric"] if order in {1, 3} else first
    assert names(shown)[:2] == later, "an order stays for later answers"
    qtbot.keyClick(buttons[order], Qt.Key.Key_Space)
    assert names(shown)[:2] == later[::-1], "a second press turns it round"


def test_enter_and_a_click_lead_to_the_moment_of_a_card(shown: PurchasesPart, qtbot: QtBot) -> None:
    desk, cards = Desk(shown), shown.cards
    cards.focus_on(pieces(shown)[0].at)
    qtbot.keyClick(cards, Qt.Key.Key_Right)
    qtbot.keyClick(cards, Qt.Key.Key_Return)
    at = pieces(shown)[0].box.center().toPoint()
    qtbot.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.moments == [20, 5]


def test_the_card_that_is_pointed_at_is_explained_below(shown: PurchasesPart) -> None:
    assert shown.caption.text().startswith("Point at a card")
    shown.cards.pointed.emit(pieces(shown)[2].at)
    assert shown.caption.text() == pieces(shown)[2].words
    shown.cards.pointed.emit(None)
    assert shown.caption.text().startswith("Point at a card")


@pytest.mark.parametrize("mode", SETUPS)
def test_every_mode_of_play_has_its_cards(
    part: PurchasesPart, mode: str, look: Look, qtmodeltester: ModelTester
) -> None:
    answer = found(mode, "purchases")
    part.show_game(over(mode))
    part.show_answer(PURCHASES, answer)
    part.show()
    qtmodeltester.check(part.cards.pieces)
    assert len(names(part)) == len(answer.all) > 0
    assert len({piece.at for piece in pieces(part)}) == len(answer.all)
    dark = part.grab().toImage()
    look.use(theme="light")
    light = part.grab().toImage()
    look.use(theme="dark", scale=1.5)
    large = part.grab().toImage()
    assert max(piece.box.right() for piece in pieces(part)) <= part.cards.viewport().width()
    look.use(scale=1.0)
    assert len({bytes(each.constBits()) for each in (dark, light, large)}) == 3


def test_a_game_that_is_let_go_leaves_nothing(shown: PurchasesPart) -> None:
    shown.forget()
    assert names(shown) == []
    assert shown.note.text() == ""
