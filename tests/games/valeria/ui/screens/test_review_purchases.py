"""The tab of cards: the best and the worst purchase of everyone, and a table of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt

from tests.games.valeria.ui.screens.looked_back import SETUPS, TEXT, Desk, found, over
from valeria_desktop.games.valeria.coach.purchases import Purchase, Purchases
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.ui.screens.review.purchases import (
    PurchasesPart,
    brought_words,
    return_words,
    worst_words,
)
from valeria_desktop.kernel.coaching import SoFar
from valeria_desktop.session.messages import Wish

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

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


def column(part: PurchasesPart, number: int) -> list[str]:
    model = part.table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def names(part: PurchasesPart) -> list[str]:
    return column(part, 2)


def test_a_game_asks_for_its_purchases(part: PurchasesPart) -> None:
    desk = Desk(part)
    part.show_game(over("two"))
    assert desk.asked == [PURCHASES]
    assert part.note.text() == part.coming()
    assert part.title() == "Cards"
    part.show_answer(PURCHASES, "Nobody could say.")
    assert part.note.text() == "Nobody could say."


def test_the_table_grows_and_the_page_says_how_far_the_game_is_read(part: PurchasesPart) -> None:
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
    assert brought_words(PALADIN) == "9 Magic, for 4 Strength"


def test_the_worst_says_what_was_paid_and_what_came_back() -> None:
    assert worst_words(GOBLIN) == "1 Strength and 1 Magic paid, 1 Gold came back"
    assert worst_words(PALADIN) == (
        "2 Gold paid, and 4 Strength for its power, 9 Magic and 3 points came back"
    )
    assert worst_words(evolve(CLERIC, brought=NOTHING)) == "3 Gold paid, nothing came back"


def test_what_no_event_tells_is_said_to_be_missing() -> None:
    power = evolve(CLERIC, is_traced=False)
    assert return_words(power) == "31 Magic, and more beyond counting for 3 Gold"
    assert brought_words(evolve(power, brought=NOTHING)) == "beyond counting"
    assert brought_words(evolve(CLERIC, brought=NOTHING)) == "nothing"


def test_the_best_and_the_worst_of_everybody_stand_above(shown: PurchasesPart) -> None:
    best, worst = shown.best.sentences, shown.worst.sentences
    assert [row.words for row in best.rows] == [
        "Rose: Cleric, round 1: 31 Magic for 3 Gold.",
        "Oak: Goblin (gone), round 2: 1 Gold for 1 Strength and 1 Magic.",
    ]
    assert [row.choices for row in worst.rows] == [20]
    assert [seat.name for row in best.rows for seat in row.seats] == ["Rose", "Oak"]


def test_the_table_says_all_of_each_card(shown: PurchasesPart, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(shown.bought)
    model = shown.table.model()
    assert [model.index(2, each).data() for each in range(7)] == [
        "3",
        "Rose",
        "Paladin",
        "2 Gold",
        "7.0×",
        "3",
        "9 Magic, for 4 Strength",
    ]
    assert [model.headerData(each, Qt.Orientation.Horizontal) for each in range(7)] == [
        "Round",
        "Who",
        "Card",
        "Price",
        "Return",
        "Points",
        "Brought",
    ]
    assert model.index(0, 3).data(TEXT) == (
        "Round 1, Rose: Cleric, 31 Magic for 3 Gold; worth 10.3 times its price."
    )


def test_a_click_on_a_heading_sorts(shown: PurchasesPart, qtbot: QtBot) -> None:
    assert names(shown) == ["Cleric", "Goblin (gone)", "Paladin"]
    head = shown.table.head
    for order in (["3", "0", "0"], ["0", "0", "3"]):
        at = QPoint(head.sectionViewportPosition(5) + 12, head.height() // 2)
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert column(shown, 5) == order


@pytest.mark.parametrize(
    ("column_number", "first", "again"),
    [
        (0, ["1", "2", "3"], ["3", "2", "1"]),
        (2, ["Cleric", "Goblin", "Paladin"], ["Paladin", "Goblin", "Cleric"]),
        (4, ["10.3×", "7.0×", "0.5×"], ["0.5×", "7.0×", "10.3×"]),
        (6, ["31 Magic", "9 Magic, for 4 Strength", "1 Gold"], None),
    ],
)
def test_keys_sort_by_a_heading_and_turn_it_round(
    shown: PurchasesPart,
    qtbot: QtBot,
    column_number: int,
    first: list[str],
    again: list[str] | None,
) -> None:
    head = shown.table.head
    head.setFocus()
    for _ in range(column_number):
        qtbot.keyClick(head, Qt.Key.Key_Right)
    for order in (first, again or first[::-1]):
        qtbot.keyClick(head, Qt.Key.Key_Return)
        told = [words.removesuffix(" (gone)") for words in column(shown, column_number)]
        assert told == order


def test_the_heading_where_the_keys_are_is_told(shown: PurchasesPart, qtbot: QtBot) -> None:
    head = shown.table.head
    head.setFocus()
    before = shown.grab().toImage()
    qtbot.keyClick(head, Qt.Key.Key_Right)
    assert head.accessibleName() == "Sort by Who"
    assert shown.grab().toImage() != before
    qtbot.keyClick(head, Qt.Key.Key_Space)
    assert head.accessibleName() == "Sorted by Who, rising"
    qtbot.keyClick(head, Qt.Key.Key_Space)
    assert head.accessibleName() == "Sorted by Who, falling"
    qtbot.keyClick(head, Qt.Key.Key_Left)
    qtbot.keyClick(head, Qt.Key.Key_Left)
    assert head.accessibleName() == "Sort by Round"


def test_enter_and_a_click_lead_to_the_moment_of_a_card(shown: PurchasesPart, qtbot: QtBot) -> None:
    desk, table = Desk(shown), shown.table
    table.setCurrentIndex(table.model().index(1, 2))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    at = table.visualRect(table.model().index(2, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.moments == [12, 20]
    shown.best.setCurrentIndex(shown.best.sentences.index(0))
    qtbot.keyClick(shown.best, Qt.Key.Key_Enter)
    at = shown.worst.visualRect(shown.worst.sentences.index(0)).center()
    qtbot.mouseClick(shown.worst.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.moments == [12, 20, 5, 20]


@pytest.mark.parametrize("mode", SETUPS)
def test_every_mode_of_play_has_its_cards(
    part: PurchasesPart, mode: str, look: Look, qtmodeltester: ModelTester
) -> None:
    answer = found(mode, "purchases")
    part.show_game(over(mode))
    part.show_answer(PURCHASES, answer)
    part.show()
    qtmodeltester.check(part.bought)
    assert part.bought.rowCount() == len(answer.all) > 0
    assert part.best.sentences.rowCount() == sum(each is not None for each in answer.best)
    dark = part.grab().toImage()
    look.use(theme="light")
    light = part.grab().toImage()
    look.use(theme="dark", scale=1.5)
    large = part.grab().toImage()
    head = part.table.head
    assert head.length() <= part.table.viewport().width()
    look.use(scale=1.0)
    assert len({bytes(each.constBits()) for each in (dark, light, large)}) == 3


def test_a_game_that_is_let_go_leaves_nothing(shown: PurchasesPart) -> None:
    shown.forget()
    assert shown.bought.rowCount() == 0
    assert shown.best.sentences.rowCount() == shown.worst.sentences.rowCount() == 0
    assert shown.note.text() == ""
