"""The tab of points: a tree that adds up to the score, with a moment at each of its leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt

from tests.games.valeria.ui.screens.looked_back import SETUPS, TEXT, Desk, found, over
from valeria_desktop.faces import FACES
from valeria_desktop.games.valeria.coach.sources import PointSource
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.ui.screens.review.points import PointsPart
from valeria_desktop.games.valeria.ui.screens.review.row_pictures import RowRole
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.messages import Wish

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.screens.review.points import PointsRow
    from valeria_desktop.ui.paint.look import Look

SOURCES = Wish("sources")
CARDS = {card.id: card for card in shipped_catalog().all_cards()}
GOBLIN, CLERIC = CARDS["goblin"], CARDS["cleric"]
BY_HAND = (
    PointSource(0, 1, "monsters", GOBLIN, say("{card}", card="Goblin"), 9, 2, 9),
    PointSource(0, 2, "duke", GOBLIN, say("{card}, by {duke}", card="Goblin", duke="Isa"), 9, 2, 9),
    PointSource(0, 3, "board", CLERIC, say("{card}, by its power", card="Cleric"), 30, 6, 4),
    PointSource(0, 4, "duke", None, say("resources left"), None, None, None),
    PointSource(1, 5, "majorities", GOBLIN, say("most monsters"), 17, 3, 17),
    PointSource(1, 1, "monsters", GOBLIN, say("{card}", card="Goblin"), 17, 0, 17),
)


@pytest.fixture
def part(look: Look, qtbot: QtBot) -> PointsPart:
    made = PointsPart(look)
    qtbot.addWidget(made)
    made.resize(1230, 540)
    return made


@pytest.fixture
def shown(part: PointsPart) -> PointsPart:
    part.show_game(over("two"))
    part.show_answer(SOURCES, BY_HAND)
    part.show()
    return part


def below(part: PointsPart, parent: QModelIndex) -> Iterator[tuple[QModelIndex, list[str]]]:
    model = part.tree.points
    for row in range(model.rowCount(parent)):
        first = model.index(row, 0, parent)
        yield first, [model.index(row, column, parent).data() for column in range(4)]


def rows(part: PointsPart, parent: QModelIndex) -> list[list[str]]:
    return [cells for _, cells in below(part, parent)]


def player(part: PointsPart, seat: int) -> QModelIndex:
    return part.tree.points.index(seat)


def leaves(row: PointsRow) -> list[PointsRow]:
    return [leaf for each in row.below for leaf in leaves(each)] if row.below else [row]


def test_a_game_asks_for_its_points(part: PointsPart) -> None:
    desk = Desk(part)
    part.show_game(over("two"))
    assert desk.asked == [SOURCES]
    assert part.note.text() == part.coming()
    assert part.title() == "Points"
    part.show_answer(SOURCES, "Nobody could say.")
    assert part.note.text() == "Nobody could say."
    part.show_answer(SOURCES, ())
    assert part.note.text() == "Nobody has any points."


def test_points_stand_under_their_cards_and_reasons_and_those_under_players(
    shown: PointsPart, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(shown.tree.points)
    assert rows(shown, QModelIndex()) == [["Rose", "10", "", ""], ["Oak", "6", "", ""]]
    assert rows(shown, player(shown, 0)) == [
        ["Resources left", "4", "", "Duke"],
        ["Goblin", "3", "", "Monsters, Duke"],
        ["Cleric, by its power", "3", "6", "On the board"],
    ]
    goblin = shown.tree.points.index(1, 0, player(shown, 0))
    assert rows(shown, goblin) == [
        ["Goblin", "1", "2", "Monsters"],
        ["Goblin, by Isa", "2", "2", "Duke"],
    ]
    assert rows(shown, player(shown, 1)) == [
        ["Most monsters", "5", "3", "Majorities"],
        ["Goblin", "1", "1", "Monsters"],
    ]


def test_each_row_is_a_sentence(shown: PointsPart) -> None:
    first = [index.data(TEXT) for index, _ in below(shown, player(shown, 0))]
    assert player(shown, 0).data(TEXT) == "Rose. Points: 10."
    assert first == [
        "Resources left (Duke). Points: 4.",
        "Goblin (Monsters, Duke). Points: 3.",
        "Cleric, by its power (On the board), round 6. Points: 3.",
    ]


def test_enter_leads_to_the_moment_or_opens_what_is_below(shown: PointsPart, qtbot: QtBot) -> None:
    desk, tree = Desk(shown), shown.tree
    goblin = tree.points.index(1, 0, player(shown, 0))
    tree.setCurrentIndex(goblin)
    assert not tree.isExpanded(goblin)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert tree.isExpanded(goblin)
    assert desk.moments == []
    qtbot.keyClick(tree, Qt.Key.Key_Down)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert desk.moments == [9]
    tree.setCurrentIndex(goblin)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert not tree.isExpanded(goblin)


def test_a_click_leads_to_the_moment_of_any_cell(shown: PointsPart, qtbot: QtBot) -> None:
    desk, tree = Desk(shown), shown.tree
    for column in range(4):
        at = tree.visualRect(tree.points.index(2, column, player(shown, 0))).center()
        qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.moments == [30] * 4
    at = tree.visualRect(tree.points.index(0, 1, player(shown, 0))).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.moments == [30] * 4


@pytest.mark.parametrize("mode", SETUPS)
def test_the_rows_add_up_to_the_score_in_every_mode_of_play(
    part: PointsPart, mode: str, look: Look, qtmodeltester: ModelTester
) -> None:
    session = over(mode)
    part.show_game(session)
    part.show_answer(SOURCES, found(mode, "sources"))
    part.show()
    model = part.tree.points
    qtmodeltester.check(model)
    for score in session.result().scores:
        row = model.row_at(model.index(score.seat))
        assert row.points == score.total
        assert sum(each.points for each in row.below) == score.total
        assert sum(leaf.points for leaf in leaves(row)) == score.total
    dark = part.grab().toImage()
    look.use(theme="light")
    light = part.grab().toImage()
    look.use(theme="dark", scale=1.5)
    large = part.grab().toImage()
    look.use(scale=1.0)
    assert len({bytes(each.constBits()) for each in (dark, light, large)}) == 3


def test_every_moment_is_a_choice_of_the_game(part: PointsPart) -> None:
    session = over("five")
    part.show_game(session)
    part.show_answer(SOURCES, found("five", "sources"))
    for seat in range(5):
        for index, _ in below(part, player(part, seat)):
            choices = index.data(RowRole.CHOICES)
            assert choices is None or 0 <= choices < len(session.record.choices)


def test_a_game_that_is_let_go_leaves_nothing(shown: PointsPart) -> None:
    shown.forget()
    assert shown.tree.points.rowCount() == 0
    assert shown.note.text() == ""


def test_the_face_of_the_game_names_its_tabs(look: Look, qtbot: QtBot) -> None:
    made = [make(look) for make in FACES["valeria"].make_review_parts]
    for part in made:
        qtbot.addWidget(part)
    assert [part.title() for part in made] == ["Luck", "Cards", "Points"]
