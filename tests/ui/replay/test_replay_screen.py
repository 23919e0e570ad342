"""A replay in the window: by keys and buttons to any moment, through any eyes, changing nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt

from tests.ui.fitting import settle
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace, OfSeat
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.table.moments import ValeriaMoments
from valeria_desktop.games.valeria.ui.table.plan import plan_of
from valeria_desktop.session.eyes import EVERYTHING
from valeria_desktop.session.replay import Replay, Unit
from valeria_desktop.ui.replay.screen import ReplayScreen
from valeria_desktop.ui.replay.turns import AtPip
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")

KEYS = {
    Qt.Key.Key_Right: (Unit.TURN, True),
    Qt.Key.Key_Left: (Unit.TURN, False),
    Qt.Key.Key_Down: (Unit.ACTION, True),
    Qt.Key.Key_Up: (Unit.ACTION, False),
    Qt.Key.Key_PageDown: (Unit.ROUND, True),
    Qt.Key.Key_PageUp: (Unit.ROUND, False),
}


@pytest.fixture(scope="module")
def over() -> Replay:
    return Replay(Table(Setup(players=3)).plays_out().session)


def parts(screen: ReplayScreen) -> ValeriaMoments:
    return as_a(ValeriaMoments, screen.moments)


def view(screen: ReplayScreen, name: str) -> None:
    screen.parts.views.button_of(name).click()


@pytest.fixture
def screen(look: Look, qtbot: QtBot, over: Replay) -> ReplayScreen:
    made = ReplayScreen(look, FACE)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.show()
    made.show_replay(over)
    return made


@pytest.mark.thorough
@pytest.mark.parametrize("key", KEYS)
def test_a_key_leads_where_its_step_leads(
    screen: ReplayScreen, over: Replay, qtbot: QtBot, key: Qt.Key
) -> None:
    unit, ahead = KEYS[key]
    screen.deck.go_to(60)
    qtbot.keyClick(screen.ribbon, key)
    assert screen.deck.moment == (over.after if ahead else over.before)(60, unit)


def test_home_and_end_lead_to_the_ends(screen: ReplayScreen, over: Replay, qtbot: QtBot) -> None:
    qtbot.keyClick(screen.ribbon, Qt.Key.Key_End)
    assert screen.deck.moment == over.last
    assert not screen.sheet.play_on.isEnabled()
    qtbot.keyClick(screen.ribbon, Qt.Key.Key_Home)
    assert screen.deck.moment == 0
    assert screen.sheet.play_on.isEnabled()


@pytest.mark.slow
def test_a_whole_game_can_be_stepped_through_by_keyboard(
    screen: ReplayScreen, over: Replay, qtbot: QtBot
) -> None:
    for start in over.starts(Unit.ACTION)[1:]:
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Down)
        assert screen.deck.moment == start
        assert screen.log.model.line_count == len(over.lines(start))
    assert str(over.words(over.last))[:4] in screen.sheet.reason.text()


@pytest.mark.slow
def test_every_button_leads_somewhere(screen: ReplayScreen, over: Replay) -> None:
    screen.deck.go_to(60)
    expected = {
        "back": over.before(60, Unit.ACTION),
        "turn-back": over.before(60, Unit.TURN),
        "forth": over.after(60, Unit.ACTION),
        "turn-forth": over.after(60, Unit.TURN),
        "first": 0,
        "last": over.last,
    }
    for name, moment in expected.items():
        screen.deck.go_to(60)
        screen.deck.buttons[name].click()
        assert screen.deck.moment == moment


@pytest.mark.slow
def test_with_shift_the_arrows_step_from_choice_to_choice(
    screen: ReplayScreen, qtbot: QtBot
) -> None:
    shift = Qt.KeyboardModifier.ShiftModifier
    for moment in range(1, 34):
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Down, shift)
        assert screen.deck.moment == moment
    qtbot.keyClick(screen.ribbon, Qt.Key.Key_Up, shift)
    assert screen.deck.moment == 32
    assert "Moment 32 of " in screen.parts.legend.where


def test_the_mouse_leads_to_any_choice_of_the_present_turn(
    screen: ReplayScreen, over: Replay, qtbot: QtBot
) -> None:
    screen.deck.go_to(60)
    turn = next(turn for turn in over.turns() if turn.first <= 60 < turn.end)
    for moment in range(turn.first, turn.end):
        box = screen.ribbon.box_of(AtPip(moment), screen.ribbon.viewport())
        assert box is not None
        qtbot.mouseClick(screen.ribbon.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
        assert screen.deck.moment == moment


@pytest.mark.slow
def test_it_runs_by_itself_and_stands_still_at_the_end(
    screen: ReplayScreen, over: Replay, qtbot: QtBot
) -> None:
    screen.deck.speed.setCurrentIndex(screen.deck.speed.findData("fast"))
    screen.deck.go_to(over.before(over.last, Unit.ACTION))
    qtbot.keyClick(screen.deck, Qt.Key.Key_Space)
    assert screen.deck.is_playing
    qtbot.waitUntil(lambda: not screen.deck.is_playing)
    assert screen.deck.moment == over.last
    screen.deck.play_or_pause()
    assert screen.deck.moment == 0
    screen.deck.speed.setCurrentIndex(screen.deck.speed.findData("slow"))
    qtbot.keyClick(screen.deck, Qt.Key.Key_Space)
    assert not screen.deck.is_playing


def test_a_replay_that_is_left_stands_still(screen: ReplayScreen, qtbot: QtBot) -> None:
    screen.deck.play_or_pause()
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    screen.hide()
    assert not screen.deck.is_playing


def test_it_is_seen_through_any_eyes(screen: ReplayScreen, over: Replay) -> None:
    assert screen.deck.viewer.currentData() == EVERYTHING
    screen.deck.go_to(over.last)
    assert screen.sheet.unveiled.isVisible()
    for view in over.final_views:
        assert view.players[view.seat].duke.name in screen.sheet.unveiled.text()
    screen.deck.viewer.setCurrentIndex(screen.deck.viewer.findData(2))
    assert not screen.sheet.unveiled.isVisible()
    assert not screen.sheet.unveiled.text()
    screen.deck.go_to(50)
    assert parts(screen).board.seat == 2


def test_a_game_that_goes_on_reveals_nothing(look: Look, qtbot: QtBot) -> None:
    table = Table().plays(60)
    screen = ReplayScreen(look, FACE)
    qtbot.addWidget(screen)
    screen.show_replay(Replay(table.session))
    assert screen.deck.viewer.findData(EVERYTHING) == -1
    assert not screen.sheet.unveiled.isVisibleTo(screen)
    duke = table.session.view(1).players[1].duke
    assert duke is not None
    for moment in range(0, 61, 6):
        screen.deck.go_to(moment)
        for model in (parts(screen).centre.model(), screen.log.model, parts(screen).others.model()):
            for row in range(model.rowCount()):
                for role in range(0x100, 0x120):
                    assert duke.id not in str(model.index(row, 0).data(role))


def test_playing_on_names_the_choices_to_keep(screen: ReplayScreen, qtbot: QtBot) -> None:
    screen.deck.go_to(42)
    with qtbot.waitSignal(screen.play_on_asked) as asked:
        screen.sheet.play_on.click()
    assert asked.args == [42]


def test_points_have_their_sources(
    screen: ReplayScreen, over: Replay, qtmodeltester: ModelTester
) -> None:
    screen.deck.go_to(over.last)
    qtmodeltester.check(screen.points.model)
    total = screen.points.model.rowCount() - 1
    assert screen.points.model.index(total, 0).data() == str(over.scores(over.last)[0].total)
    assert screen.points.detail.text().count("\n") > 2


def test_no_key_changes_the_game(look: Look, qtbot: QtBot) -> None:
    session = Table().plays(40).session
    made = ReplayScreen(look, FACE)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.show()
    made.show_replay(Replay(session))
    choices, view = list(session.record.choices), session.scene(0).view
    made.deck.go_to(40)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_G, Qt.Key.Key_R):
        shown = parts(made)
        for part in (shown.centre, shown.board, shown.others, made.log.list, made.ribbon):
            qtbot.keyClick(part, key)
    assert session.record.choices == choices
    assert session.scene(0).view == view


def test_arrows_step_after_a_button_was_clicked(
    screen: ReplayScreen, over: Replay, qtbot: QtBot
) -> None:
    screen.deck.go_to(60)
    screen.ribbon.setFocus()
    qtbot.mouseClick(screen.deck.buttons["forth"], Qt.MouseButton.LeftButton)
    moment = screen.deck.moment
    focused = screen.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_Right)
    assert screen.deck.moment == over.after(moment, Unit.TURN) > moment


@pytest.mark.slow
def test_plot_and_all_scores_are_seen_in_the_smallest_window(look: Look, qtbot: QtBot) -> None:
    screen = ReplayScreen(look, FACE)
    qtbot.addWidget(screen)
    screen.resize(1280, 690)
    screen.show()
    screen.show_replay(Replay(Table(Setup(players=5)).plays_out().session))
    view(screen, screen.parts.POINTS)
    points = screen.points
    qtbot.waitUntil(lambda: points.plot.height() >= look.px(84))
    assert not points.plot.geometry().intersects(points.table.geometry())
    assert points.visibleRegion().boundingRect().contains(points.table.geometry())
    assert not points.table.verticalScrollBar().maximum()


def test_headers_of_the_points_are_written_in_the_size_they_are_measured_in(
    screen: ReplayScreen,
) -> None:
    table = screen.points.table
    view(screen, screen.parts.POINTS)
    before = table.verticalHeader().font().pixelSize()
    screen.resize(1920, 1080)
    for header in (table.verticalHeader(), table.horizontalHeader()):
        assert header.viewport().font().pixelSize() == header.font().pixelSize() > before


def test_your_board_comes_into_the_ribbons_place_and_goes_again(
    screen: ReplayScreen, qtbot: QtBot
) -> None:
    board = parts(screen).board
    screen.deck.go_to(60)
    assert not board.isVisible()
    qtbot.keyClick(screen.ribbon, Qt.Key.Key_B)
    assert board.isVisible()
    assert not screen.ribbon.isVisible()
    assert not board.geometry().intersects(screen.deck.geometry())
    focused = screen.focusWidget()
    assert focused is screen.parts.board_button
    qtbot.keyClick(focused, Qt.Key.Key_B)
    assert not board.isVisible()
    assert screen.ribbon.isVisible()
    assert screen.focusWidget() is screen.ribbon


def test_the_column_shows_the_sheet_the_story_or_the_points(screen: ReplayScreen) -> None:
    for name, part in (("story", screen.log), ("points", screen.points), ("moment", screen.sheet)):
        view(screen, name)
        shown = [each for each in (screen.log, screen.points, screen.sheet) if each.isVisible()]
        assert shown == [part]
        assert screen.sheet.bust.isVisible() is (part is screen.sheet)


def test_a_moment_is_told_in_words(screen: ReplayScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.told) as told:
        screen.deck.go_to(33)
    assert told.args == [screen.deck.accessibleName()]
    assert "Moment 33 of " in told.args[0]


def test_the_siege_is_shown_with_its_rival(look: Look, qtbot: QtBot) -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE)).plays(30)
    screen = ReplayScreen(look, FACE)
    qtbot.addWidget(screen)
    screen.show_replay(Replay(table.session))
    assert parts(screen).others.isVisibleTo(screen)


def test_cards_and_boards_can_be_looked_at(screen: ReplayScreen) -> None:
    screen.deck.go_to(60)
    zoom = parts(screen).zoom
    zoom.point_at(AtPlace(5), QRect(20, 200, 160, 90))
    zoom._rested()
    assert zoom.panel.isVisibleTo(screen)
    assert "Duke" not in zoom.panel.words.accessibleName()
    parts(screen).others.opened.emit(OfSeat(1))
    assert parts(screen).opened.isVisible()


def test_a_game_that_is_opened_is_shown_once(
    screen: ReplayScreen, over: Replay, qtbot: QtBot
) -> None:
    told: list[str] = []
    screen.told.connect(told.append)
    screen.show_replay(over)
    assert len(told) == 1
    assert told[0].startswith("Moment 0 of ")


@pytest.mark.parametrize("size", [(1024, 768), (1280, 700), (1920, 1080)])
def test_plaques_and_bar_are_as_high_as_at_the_table(
    screen: ReplayScreen, qapp: QApplication, size: tuple[int, int]
) -> None:
    """In a larger window they kept the height of the small one, and chips lay over names."""
    screen.resize(*size)
    settle(qapp)
    shown = parts(screen)
    plan = plan_of(QSize(*size), 1.0, 3)
    assert plan.strip is not None
    assert shown.head.height() == plan.bar.height()
    planks = [each for each in shown.others.laid.listed if isinstance(each.at, OfSeat)]
    assert planks
    for plank in planks:
        assert plank.box.height() == plan.strip.height()
        assert plank.box.bottom() <= shown.others.height()
    for box in (screen.deck.speed, screen.deck.viewer):
        assert box.width() >= box.minimumSizeHint().width()
