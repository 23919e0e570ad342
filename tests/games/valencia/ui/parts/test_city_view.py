"""The city is used by mouse and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.parts.cities import (
    bush,
    cell,
    lived_in,
    moving,
    moving_palms,
    placing,
    planting,
    seen,
)
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, at_cell
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

    Show = Callable[[Scenario], CityView]
    Target = AtCell | AtBush

UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right


@pytest.fixture
def show(qtbot: QtBot, look: Look) -> Show:
    def shown(scenario: Scenario) -> CityView:
        made = CityView(RoomLook(look))
        qtbot.addWidget(made)
        made.resize(554, 329)
        made.show_scene(seen(scenario))
        made.show()
        return made

    return shown


def middle(view: CityView, target: Target) -> QPoint:
    box = view.box_of(target, view.viewport())
    assert box is not None
    return box.center() if isinstance(target, AtCell) else QPoint(box.center().x(), box.bottom())


def click(view: CityView, target: Target) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, target))


def hover(view: CityView, target: Target) -> None:
    QTest.mouseMove(view.viewport(), middle(view, target))
    QTest.mouseMove(view.viewport(), middle(view, target) + QPoint(2, -2))


def is_lit(view: CityView, target: Target) -> bool:
    piece = view.laid.piece_of(target)
    assert piece is not None
    return piece.is_lit


def focused(view: CityView, qtbot: QtBot, target: Target) -> None:
    with qtbot.waitActive(view):
        view.focus_on(target)


# What can be chosen


def test_a_click_on_what_is_lit_chooses_it(show: Show, qtbot: QtBot) -> None:
    view = show(placing())
    with qtbot.waitSignal(view.chosen) as chosen, qtbot.assertNotEmitted(view.refused):
        click(view, cell("g4"))
    assert chosen.args == [cell("g4")]


def test_a_click_on_anything_else_is_refused(show: Show, qtbot: QtBot) -> None:
    view = show(placing())
    with qtbot.waitSignal(view.refused) as refused, qtbot.assertNotEmitted(view.chosen):
        click(view, cell("a1"))
    assert refused.args == [cell("a1")]


def test_where_nobody_is_asked_a_click_means_nothing(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    with qtbot.assertNotEmitted(view.refused), qtbot.assertNotEmitted(view.chosen):
        click(view, cell("a1"))


def test_a_press_that_is_let_go_elsewhere_chooses_nothing(show: Show, qtbot: QtBot) -> None:
    view = show(placing())
    with qtbot.assertNotEmitted(view.chosen):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, cell("g4")))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, cell("h4")))


def test_the_right_button_chooses_nothing(show: Show, qtbot: QtBot) -> None:
    view = show(placing())
    with qtbot.assertNotEmitted(view.chosen):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=middle(view, cell("g4")))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_chooses_what_has_the_focus(show: Show, qtbot: QtBot, key: Qt.Key) -> None:
    view = show(placing())
    view.focus_on(cell("e5"))
    with qtbot.waitSignal(view.chosen) as chosen:
        QTest.keyClick(view, key)
    assert chosen.args == [cell("e5")]


def test_a_click_beside_a_bush_means_the_bush(show: Show, qtbot: QtBot) -> None:
    view = show(planting())
    with qtbot.waitSignal(view.chosen) as chosen:
        at = middle(view, bush("b1-c2")) + QPoint(12, 8)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen.args == [bush("b1-c2")]


def test_where_no_bush_can_be_chosen_the_same_click_means_a_cell(show: Show) -> None:
    view = show(placing())
    at = middle(view, bush("b1-c2")) + QPoint(12, 12)
    assert view.at(at) == cell("c2")


def test_a_bush_is_meant_from_far_around_it(show: Show) -> None:
    view = show(planting())
    high = view.visualRect(view.pieces.index_of(bush("a1-b2"))).height() / 0.92
    point = middle(view, bush("a1-b2")) - QPoint(0, round(0.0868 * high))
    assert view.at(point + QPoint(round(0.3 * high), round(0.3 * high))) == bush("a1-b2")
    assert view.at(point + QPoint(round(0.36 * high), round(0.36 * high))) == cell("b2")
    assert view.at(point - QPoint(round(0.36 * high), round(0.36 * high))) == cell("a1")


def test_each_cell_is_found_by_its_middle(show: Show) -> None:
    view = show(lived_in())
    for piece in view.laid.listed:
        assert view.at(piece.box.center().toPoint()) == piece.at
    box = view.box_of(cell("d3"), view.viewport())
    assert box is not None
    assert view.at(box.bottomRight() - QPoint(2, 2)) == cell("d3")


def test_no_cell_lies_beyond_the_grid(show: Show) -> None:
    view = show(lived_in())
    first, last = (view.box_of(cell(name), view.viewport()) for name in ("a1", "h6"))
    assert first is not None
    assert last is not None
    assert view.at(first.topLeft()) == cell("a1")
    assert view.at(first.topLeft() - QPoint(1, 1)) is None
    assert view.at(last.bottomRight() + QPoint(2, 2)) is None


def test_a_cell_is_refused_while_a_bush_is_to_be_chosen(show: Show, qtbot: QtBot) -> None:
    view = show(planting())
    with qtbot.waitSignal(view.refused) as refused, qtbot.assertNotEmitted(view.chosen):
        click(view, cell("a1"))
    assert refused.args == [cell("a1")]


def test_a_bush_that_is_looked_at_is_refused_while_a_cell_is_to_be_chosen(
    show: Show, qtbot: QtBot
) -> None:
    """The zoom chooses what it shows."""
    view = show(placing())
    foot = middle(view, bush("b1-c2")) - QPoint(0, 4)
    assert view.looked_under(foot) == bush("b1-c2")
    assert view.looked_under(foot + QPoint(12, 12)) == cell("c2")
    with qtbot.waitSignal(view.refused) as refused:
        view.choose(bush("b1-c2"))
    assert refused.args == [bush("b1-c2")]


# Ways


def test_member_and_goal_are_shown_one_after_the_other(show: Show, qtbot: QtBot) -> None:
    view = show(moving("a1 c1"))
    with qtbot.assertNotEmitted(view.chosen), qtbot.assertNotEmitted(view.way_chosen):
        click(view, cell("c1"))
    assert not is_lit(view, cell("a2"))
    with qtbot.waitSignal(view.way_chosen) as chosen:
        click(view, cell("b1"))
    assert chosen.args == ["move c1 b1"]


def test_escape_forgets_which_member_was_shown(show: Show) -> None:
    view = show(moving("a1 c1"))
    click(view, cell("c1"))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.answers.picked is None
    assert is_lit(view, cell("a2"))


def test_escape_belongs_to_the_table_while_nothing_is_picked(show: Show, qtbot: QtBot) -> None:
    view = show(moving("a1 c1"))
    keys: list[int] = []
    around = QWidget()
    qtbot.addWidget(around)
    view.setParent(around)
    around.keyPressEvent = lambda event: keys.append(event.key())  # type: ignore[method-assign]
    theirs = [Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_R, Qt.Key.Key_1]
    for key in theirs:
        QTest.keyClick(view, key)
    assert keys == theirs


def test_what_is_picked_stays_so_while_the_question_is_the_same(show: Show) -> None:
    scenario = moving("a1 c1")
    view = show(scenario)
    click(view, cell("c1"))
    view.show_scene(seen(scenario))
    assert view.answers.picked == cell("c1")
    view.show_scene(seen(lived_in()))
    assert view.answers.picked is None


def test_palms_are_moved_likewise(show: Show, qtbot: QtBot) -> None:
    view = show(moving_palms("a1-b2", "c1-d2"))
    click(view, bush("a1-b2"))
    with qtbot.waitSignal(view.way_chosen) as chosen:
        click(view, bush("b1-c2"))
    assert chosen.args == ["palm a1-b2 b1-c2"]


# Keyboard


def test_arrows_go_from_cell_to_cell_and_point(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    pointed: list[Target | None] = []
    view.pointed.connect(pointed.append)
    focused(view, qtbot, cell("b5"))
    for key in (LEFT, DOWN, RIGHT, UP):
        QTest.keyClick(view, key)
    assert pointed[-4:] == [cell(name) for name in ("a5", "a6", "b6", "b5")]


def test_arrows_pass_the_central_fountain_in_two_steps(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    for name, there, back in (("c4", RIGHT, LEFT), ("e2", DOWN, UP)):
        focused(view, qtbot, cell(name))
        QTest.keyClick(view, there)
        assert view.current == cell("d3")
        QTest.keyClick(view, back)
        assert view.current == cell(name)


def test_arrows_stay_in_the_city(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    focused(view, qtbot, cell("a1"))
    for key in (UP, LEFT):
        QTest.keyClick(view, key)
    assert view.current == cell("a1")


def test_arrows_go_from_bush_to_bush_while_one_is_to_be_chosen(show: Show, qtbot: QtBot) -> None:
    """The central fountain has none, so it is passed over."""
    view = show(planting())
    focused(view, qtbot, bush("b3-c4"))
    QTest.keyClick(view, RIGHT)
    assert view.current == bush("f3-g4")
    QTest.keyClick(view, DOWN)
    assert view.current == bush("f4-g5")


def test_after_the_palm_arrows_go_from_cell_to_cell_again(show: Show, qtbot: QtBot) -> None:
    view = show(planting())
    focused(view, qtbot, bush("b3-c4"))
    view.show_scene(seen(lived_in()))
    QTest.keyClick(view, RIGHT)
    assert isinstance(view.current, AtCell)


def test_tab_goes_to_what_can_be_chosen(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    focused(view, qtbot, cell("a1"))
    view.show_scene(seen(placing()))
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.current == cell("h1")


def test_tab_stays_where_it_was_if_that_can_be_chosen(show: Show, qtbot: QtBot) -> None:
    view = show(placing())
    focused(view, qtbot, cell("g4"))
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.current == cell("g4")


# Pointing


def test_the_mouse_points_at_what_it_is_over(show: Show) -> None:
    view = show(lived_in())
    pointed: list[Target | None] = []
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.pointed.connect(pointed.append)
    for name in ("b1", "b1", "g4"):
        hover(view, cell(name))
    assert pointed == [cell("b1"), cell("g4")]


def test_when_the_mouse_leaves_the_focus_is_pointed_at(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    pointed: list[Target | None] = []
    focused(view, qtbot, cell("h6"))
    view.pointed.connect(pointed.append)
    hover(view, cell("b1"))
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert pointed == [cell("b1"), cell("h6")]
    view.clearFocus()
    assert pointed[-1] is None


def test_a_hand_shows_what_can_be_clicked(show: Show) -> None:
    view, shapes = show(placing()), []
    for name in ("g4", "a1"):
        hover(view, cell(name))
        shapes.append(view.viewport().cursor().shape())
    assert shapes == [Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor]


@pytest.mark.qt_log_ignore("raise\\(\\)")  # the offscreen platform does not
def test_what_the_mouse_rests_on_is_explained(show: Show) -> None:
    view = show(lived_in())
    at = middle(view, cell("b1"))
    event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    lines = QToolTip.text().splitlines()
    said = view.pieces.index_of(cell("b1")).data(Qt.ItemDataRole.AccessibleTextRole)
    assert lines[:2] == ["Tiger nut space for 1 coin at the top left.", "A member of Oak."]
    assert " ".join(lines) == said
    QToolTip.hideText()


@pytest.mark.qt_log_ignore("raise\\(\\)")  # the offscreen platform does not
def test_what_the_arrows_rest_on_is_explained(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    focused(view, qtbot, cell("b1"))
    QTest.keyClick(view, RIGHT)
    qtbot.waitUntil(lambda: QToolTip.text().startswith("Wine space for "))
    QToolTip.hideText()


# Where everything is


def test_a_reader_is_told_where_cells_and_bushes_lie(show: Show) -> None:
    for view, target in ((show(lived_in()), cell("g4")), (show(planting()), bush("b1-c2"))):
        at = middle(view, target)
        index = view.indexAt(at)
        assert view.at_index(index) == target
        assert view.visualRect(index).contains(at)


def test_what_flies_is_told_where_things_lie_in_another_widget(show: Show, qtbot: QtBot) -> None:
    view, around = show(lived_in()), QWidget()
    qtbot.addWidget(around)
    view.setParent(around)
    view.move(100, 50)
    for target in (cell("g4"), bush("b1-c2"), cell("d3")):
        there, here = view.box_of(target, around), view.box_of(target, view.viewport())
        assert there is not None
        assert here is not None
        assert there.topLeft() - here.topLeft() == QPoint(100, 50)


def test_the_central_fountain_lies_at_one_address(show: Show) -> None:
    view, city = show(lived_in()), lived_in().table.city
    assert {at_cell(city, number) for number in city.centre} == {cell("d3")}
    found = [view.box_of(AtCell(number), view) for number in sorted(city.centre)]
    assert found[0] is not None
    assert found[1:] == [None, None, None]
    assert view.box_of(AtSeat(0), view) is None


def test_before_there_is_a_scene_nothing_lies_anywhere(look: Look, qtbot: QtBot) -> None:
    view = CityView(RoomLook(look))
    qtbot.addWidget(view)
    view.show()
    assert view.box_of(cell("d3"), view) is None
    assert view.at(QPointF(10, 10).toPoint()) is None
    view.choose(AtCell(0))
    assert not view.grab().isNull()


def test_another_game_has_another_city(show: Show) -> None:
    view = show(lived_in())
    view.show_scene(seen(Scenario(2)))
    box = view.box_of(AtCell(35), view.viewport())
    assert box is not None
    assert view.at(box.center()) == AtCell(35)
