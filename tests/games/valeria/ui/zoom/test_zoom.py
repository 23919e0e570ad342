"""A card is looked at closely when the pointer rests on it or Z is held, and never in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.parts import stack_box, table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.games.valeria.ui.zoom.zoom import CardPicture
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.zoom.control import beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.prompts.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")
ROOM = QRect(10, 44, 920, 662)
SIZE = QSize(544, 436)


@pytest.fixture
def program(begin: Callable[[], Program]) -> Program:
    made = begin()
    made.window.show_screen(made.window.table)
    made.window.resize(1280, 720)
    seats = default_seats(2)
    made.controller.start(Table(seats=seats).plays(60).plays_to(Prompt.ACT).session)
    curtain = table_of(made).prompt.curtain
    if curtain is not None and curtain.isVisible():
        curtain.open()
    QTest.mouseMove(made.window, QPoint(3, 3))  # away from what the test before looked at
    return made


@pytest.fixture
def table(program: Program) -> TableScreen:
    return table_of(program)


def shown_in(table: TableScreen) -> Scene:
    scene: Scene | None = table.scene
    assert scene is not None
    return scene


def card_in(table: TableScreen) -> Card | None:
    """Return the card that is looked at."""
    picture = table.zoom.panel.picture
    return picture.card if isinstance(picture, CardPicture) else None


def rest_on(table: TableScreen, place: int, qtbot: QtBot) -> None:
    """Let the pointer come to a place of the centre, and stay."""
    viewport = table.centre.viewport()
    at = viewport.mapFrom(table.window(), stack_box(table.centre, place).center())
    QTest.mouseMove(viewport, at - QPoint(9, 9))  # where it was before the test is no move
    QTest.mouseMove(viewport, at)
    qtbot.waitUntil(lambda: table.zoom.shown == AtPlace(place))


def enter(widget: QWidget) -> None:
    at = QPoint(5, 5).toPointF()
    QApplication.sendEvent(widget, QEnterEvent(at, at, at))


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def key(table: TableScreen, kind: QEvent.Type, which: Qt.Key = Qt.Key.Key_Z) -> None:
    event = QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.window(), event)


# --- where it stands


@pytest.mark.parametrize("left", range(10, 780, 55))
def test_it_stands_in_its_room_whatever_is_pointed_at(left: int) -> None:
    for top in range(44, 640, 60):
        box = beside(QRect(left, top, 172, 92), SIZE, ROOM)
        assert ROOM.contains(box)


def test_it_stands_beside_a_card_where_there_is_room() -> None:
    for card in (QRect(20, 200, 172, 92), QRect(740, 300, 172, 92), QRect(1000, 560, 120, 90)):
        assert not beside(card, SIZE, ROOM).intersects(card)


def test_it_leaves_the_pointer_free_at_either_side() -> None:
    """A click then reaches the card, not the words about it."""
    wide = QRect(330, 200, 590, 92)
    for x in (340, 900):
        pointer = QPoint(x, 240)
        assert not beside(wide, SIZE, ROOM, pointer).contains(pointer)


def test_where_it_lies_over_a_card_the_picture_does() -> None:
    card = QRect(378, 200, 172, 92)
    box = beside(card, SIZE, ROOM)
    picture = QRect(box.topLeft(), QSize(300, 436))
    assert box.right() == ROOM.right()
    assert picture.intersects(card)
    assert picture.right() > card.right()


# --- when it comes


@pytest.mark.slow
def test_it_comes_when_the_pointer_rests_and_goes_when_it_leaves(
    table: TableScreen, qtbot: QtBot
) -> None:
    rest_on(table, 0, qtbot)
    assert card_in(table) is shown_in(table).view.top(0)
    leave(table.centre.viewport())
    qtbot.waitUntil(lambda: not table.zoom.panel.isVisible())
    assert table.zoom.shown is None


@pytest.mark.slow
def test_it_gives_way_to_what_is_told(table: TableScreen, qtbot: QtBot) -> None:
    """A roll and a told card are seen, wherever the pointer was left."""
    rest_on(table, 0, qtbot)
    table.zoom.asks.gives_way = lambda: True
    table.zoom.show_scene(shown_in(table).answered())
    assert not table.zoom.panel.isVisible()
    key(table, QEvent.Type.KeyPress)
    assert table.zoom.shown == AtPlace(0)
    key(table, QEvent.Type.KeyRelease)
    table.zoom.close()
    table.zoom.point_at(AtPlace(3), QRect(20, 120, 172, 92))
    table.zoom._rested()
    assert not table.zoom.panel.isVisible()
    key(table, QEvent.Type.KeyPress)
    assert table.zoom.shown == AtPlace(3)
    table.zoom.show_scene(shown_in(table).answered())
    assert table.zoom.shown == AtPlace(3)


@pytest.mark.slow
def test_it_is_never_over_the_question_nor_over_the_bar(table: TableScreen, qtbot: QtBot) -> None:
    for place in (0, 4, 12, 15, 19):
        rest_on(table, place, qtbot)
        panel = table.zoom.panel.geometry()
        prompt = QRect(table.prompt.mapTo(table, QPoint()), table.prompt.size())
        assert not panel.intersects(prompt)
        assert not panel.intersects(table.top.geometry())
        table.zoom.close()


@pytest.mark.slow
def test_the_pointer_may_go_into_it(table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, 0, qtbot)
    leave(table.centre.viewport())
    enter(table.zoom.panel)
    assert not table.zoom._grace.isActive()
    leave(table.zoom.panel)
    qtbot.waitUntil(lambda: not table.zoom.panel.isVisible())


@pytest.mark.slow
def test_esc_closes_it_and_does_nothing_else(
    program: Program, table: TableScreen, qtbot: QtBot
) -> None:
    rest_on(table, 0, qtbot)
    made = len(program.controller.session.record.choices) if program.controller.session else 0
    with qtbot.waitActive(program.window):
        table.centre.setFocus()
    QTest.keyClick(table.centre, Qt.Key.Key_Escape)
    assert not table.zoom.panel.isVisible()
    assert program.controller.session is not None
    assert len(program.controller.session.record.choices) == made


def test_a_card_of_the_own_tableau_is_looked_at(table: TableScreen, qtbot: QtBot) -> None:
    view = table.board.tableau
    at = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseMove(view.viewport(), at - QPoint(2, 2))
    QTest.mouseMove(view.viewport(), at)
    qtbot.waitUntil(table.zoom.panel.isVisible)
    assert isinstance(table.zoom.shown, OfCard)
    assert table.zoom.shown.seat == shown_in(table).viewer


@pytest.mark.slow
def test_what_is_shown_follows_the_game(program: Program, table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, 0, qtbot)
    program.controller.choose(program.controller.scene.decision.options[-1].id)
    assert table.zoom.shown in {None, AtPlace(0)}
    if table.zoom.shown is not None:
        assert card_in(table) is shown_in(table).view.top(0)


# --- by key


def test_while_z_is_held_the_card_with_the_focus_is_shown_and_told(
    table: TableScreen, qtbot: QtBot
) -> None:
    with qtbot.waitActive(table.window()):
        table.centre.focus_on(AtPlace(11))
    with qtbot.waitSignal(table.zoom.told) as told:
        key(table, QEvent.Type.KeyPress)
    assert table.zoom.shown == AtPlace(11)
    card = shown_in(table).view.top(11)
    assert card is not None
    assert told.args[0].startswith(f"{card.name}. ")
    key(table, QEvent.Type.KeyRelease)
    assert not table.zoom.panel.isVisible()


def test_space_opens_the_whole_stack_in_order_and_closes_it(
    table: TableScreen, qtbot: QtBot
) -> None:
    with qtbot.waitActive(table.window()):
        table.centre.focus_on(AtPlace(15))
    QTest.keyClick(table.centre, Qt.Key.Key_Space)
    sheet = table.zoom.sheet
    assert sheet.isVisible()
    assert sheet.cards == shown_in(table).view.stacks[15][::-1]
    assert sheet.cards[0] is shown_in(table).view.top(15)
    assert set(sheet.cards[1:]) == {None}
    model = sheet.list.model()
    spoken = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in (0, 1)]
    assert spoken[0].startswith("1: The Violet Thorn.")
    assert spoken[1] == "2: Face down."
    QTest.keyClick(sheet.list, Qt.Key.Key_Space)
    assert sheet.isHidden()
    assert table.centre.hasFocus()


def asked_within_the_question(table: TableScreen, qtbot: QtBot) -> tuple[QWindow, Presenter]:
    """Open a question within the question; return the window and the presenter."""
    window = table.window()
    with qtbot.waitActive(window):
        window.activateWindow()
    handle, presenter = window.windowHandle(), table.prompt.presenter
    assert handle is not None
    assert presenter is not None
    qtbot.waitUntil(lambda: table.prompt.breath.is_over)
    assert isinstance(presenter, ActPresenter)
    kind = next(kind for kind in ("slay", "recruit", "build") if presenter._groups.get(kind))
    presenter.open(kind)
    assert presenter.can_go_back
    return handle, presenter


def test_esc_closes_the_stack_and_leaves_the_question_beneath(
    table: TableScreen, qtbot: QtBot
) -> None:
    handle, presenter = asked_within_the_question(table, qtbot)
    table.centre.focus_on(AtPlace(15))
    QTest.keyClick(handle, Qt.Key.Key_Space)
    assert table.zoom.sheet.isVisible()
    QTest.keyClick(handle, Qt.Key.Key_1)
    assert table.zoom.sheet.isVisible(), "a digit answers nothing behind the sheet"
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert table.zoom.sheet.isHidden()
    assert table.centre.hasFocus()
    assert table.prompt.presenter is presenter
    assert presenter.can_go_back
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert not presenter.can_go_back


def test_esc_closes_the_points_before_the_question_steps_back(
    table: TableScreen, qtbot: QtBot
) -> None:
    handle, presenter = asked_within_the_question(table, qtbot)
    table.turn_points()
    assert table.own_points.sheet.isVisible()
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert table.own_points.sheet.isHidden()
    assert presenter.can_go_back


def test_space_opens_nothing_while_something_moves(table: TableScreen, qtbot: QtBot) -> None:
    with qtbot.waitActive(table.window()):
        table.centre.focus_on(AtPlace(15))
    table.zoom.asks.is_at_rest = lambda: False
    QTest.keyClick(table.centre, Qt.Key.Key_Space)
    assert table.zoom.sheet.isHidden()


@pytest.mark.slow
def test_its_button_opens_the_stack(table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, 0, qtbot)
    QTest.mouseClick(table.zoom.panel.more, Qt.MouseButton.LeftButton)
    assert table.zoom.sheet.isVisible()
    assert not table.zoom.panel.isVisible()
    QTest.mouseClick(table.zoom.sheet.button, Qt.MouseButton.LeftButton)
    assert table.zoom.sheet.isHidden()


def test_enter_chooses_and_space_does_not(
    program: Program, table: TableScreen, qtbot: QtBot
) -> None:
    session = program.controller.session
    assert session is not None
    made = len(session.record.choices)
    place = min(shown_in(table).lit)
    with qtbot.waitActive(table.window()):
        table.centre.focus_on(AtPlace(place))
    QTest.keyClick(table.centre, Qt.Key.Key_Space)
    table.zoom.sheet.close_sheet()
    assert len(session.record.choices) == made
    QTest.keyClick(table.centre, Qt.Key.Key_Return)
    assert len(session.record.choices) > made


@pytest.mark.slow
def test_a_click_on_the_picture_chooses_what_lies_below_it(
    program: Program, table: TableScreen, qtbot: QtBot
) -> None:
    session = program.controller.session
    assert session is not None
    made = len(session.record.choices)
    rest_on(table, min(shown_in(table).lit), qtbot)
    panel = table.zoom.panel
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.picture_rect.center())
    assert len(session.record.choices) > made


# --- the Duke


@pytest.mark.slow
def test_the_own_duke_is_told_only_while_d_is_held(table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, 15, qtbot)
    words = table.zoom.panel.words
    assert "face down" in words.accessibleName()
    scene = shown_in(table)
    duke = scene.view.players[scene.viewer].duke
    assert duke is not None
    key(table, QEvent.Type.KeyPress, Qt.Key.Key_D)
    assert duke.name in words.accessibleName()
    key(table, QEvent.Type.KeyRelease, Qt.Key.Key_D)
    assert duke.name not in words.accessibleName()


@pytest.mark.slow
def test_a_rule_is_read_and_the_card_goes(table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, 0, qtbot)
    with qtbot.waitSignal(table.clause_asked) as asked:
        QTest.mouseClick(table.zoom.panel.links[0], Qt.MouseButton.LeftButton)
    assert asked.args == ["T17"]
    assert not table.zoom.panel.isVisible()


# --- the story


def test_a_card_that_the_story_names_is_looked_at(table: TableScreen, qtbot: QtBot) -> None:
    story = table.log.list
    room = story.viewport().rect()
    spots = (QPoint(x, y) for y in range(2, room.height(), 4) for x in range(20, room.width(), 6))
    at, card = next((spot, thing) for spot in spots if (thing := story.thing_at(spot)[1]))
    QTest.mouseMove(story.viewport(), at - QPoint(2, 0))
    QTest.mouseMove(story.viewport(), at)
    qtbot.waitUntil(lambda: table.zoom.shown is card)
