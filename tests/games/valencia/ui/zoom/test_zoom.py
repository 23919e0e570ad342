"""Whatever lies on Valencia's table is looked at closely, by the pointer or by Z."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.programs import people_and_bots
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import (
    Asset,
    AtBush,
    AtCell,
    AtPlayer,
    AtSeat,
    AtStack,
    AtStep,
    AtTask,
    OfPlayer,
)
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.table.moments import ValenciaMoments
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.replay.screen import ReplayScreen
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QAbstractItemView
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), {RULES.id: FACES[RULES.id]})
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    made.window.resize(1280, 720)
    made.window.show()
    yield made
    made.close()


def session_at(prompt: Prompt, people: int = 1, seed: int = 5) -> Session:
    """Play at random until seat 0 is asked something after the first round."""
    seats = people_and_bots(3, people, "planner")
    session, chance = Session.begin(RULES, Setup(3), seats, seed), Random(seed)
    while (decision := session.decision) is not None:
        is_late = session.scene(0).view.round > 1
        if is_late and (decision.prompt, decision.seat) == (prompt, 0):
            break
        session.choose(chance.choice(decision.options).id)
    return session


def sit_down(program: Program, session: Session) -> TableScreen:
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    curtain = table.prompt.curtain
    if curtain is not None and curtain.isVisible():
        curtain.open()
    return table


@pytest.fixture
def table(program: Program) -> TableScreen:
    """A table at which one person bids."""
    return sit_down(program, session_at(Prompt.BID))


def shown_in(table: TableScreen) -> Scene:
    scene: Scene | None = table.scene
    assert scene is not None
    return scene


def rest_at(view: QAbstractItemView, at: QPoint) -> None:
    QTest.mouseMove(view.viewport(), at - QPoint(2, 0))  # where it was before is no move
    QTest.mouseMove(view.viewport(), at)


def rest_on(table: TableScreen, cell: AtCell, qtbot: QtBot) -> None:
    """Let the pointer come to a cell, and stay."""
    box = table.city.box_of(cell, table.city.viewport())
    assert box is not None
    rest_at(table.city, box.center())
    qtbot.waitUntil(lambda: table.zoom.shown == cell)


def key(table: TableScreen, kind: QEvent.Type, which: Qt.Key = Qt.Key.Key_Z) -> None:
    event = QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.window(), event)


def is_shown(table: TableScreen, thing: At) -> bool:
    """Point at something, hold the key, and tell whether it is shown."""
    table.zoom.point_at(thing, QRect(40, 200, 20, 20))
    key(table, PRESS)
    found = table.zoom.shown == thing
    key(table, RELEASE)
    table.zoom.put_away()
    return found


# --- when it comes


@pytest.mark.slow
def test_it_comes_when_the_pointer_rests_and_goes_when_it_leaves(
    table: TableScreen, qtbot: QtBot
) -> None:
    rest_on(table, AtCell(0), qtbot)
    words = table.zoom.panel.words.accessibleName()
    assert ", at the top left." in words
    QApplication.sendEvent(table.city.viewport(), QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not table.zoom.panel.isVisible())


@pytest.mark.slow
@pytest.mark.clause("VA27")
def test_cells_are_looked_at_while_a_bush_is_to_be_chosen(program: Program, qtbot: QtBot) -> None:
    """Where a palm is worth most depends on what lies around it."""
    table = sit_down(program, session_at(Prompt.PALM, seed=1))
    city = shown_in(table).view.table.city
    rest_on(table, AtCell(city.spaces[-1]), qtbot)
    bush = AtBush(next(iter(city.bushes)))
    box = table.city.box_of(bush, table.city.viewport())
    assert box is not None
    rest_at(table.city, box.center())
    qtbot.waitUntil(lambda: table.zoom.shown == bush)


@pytest.mark.slow
def test_it_is_never_over_the_question_nor_over_the_bar(table: TableScreen, qtbot: QtBot) -> None:
    city = shown_in(table).view.table.city
    for cell in (city.corners[1], city.spaces[len(city.spaces) // 2], city.corners[2]):
        rest_on(table, AtCell(cell), qtbot)
        panel = table.zoom.panel.geometry()
        prompt = QRect(table.prompt.mapTo(table, QPoint()), table.prompt.size())
        assert not panel.intersects(prompt)
        assert not panel.intersects(table.top.geometry())
        table.zoom.put_away()


@pytest.mark.slow
def test_what_is_looked_at_is_not_explained_beside_it(table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, AtCell(0), qtbot)
    asked = QHelpEvent(QEvent.Type.ToolTip, QPoint(20, 20), QPoint(20, 20))
    assert table.zoom.eventFilter(table.city.viewport(), asked)
    table.zoom.put_away()
    assert not table.zoom.eventFilter(table.city.viewport(), asked)


def test_it_gives_way_to_what_moves(table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, AtCell(0), qtbot)
    table.zoom.asks.gives_way = lambda: True
    table.zoom.show_scene(shown_in(table))
    assert not table.zoom.panel.isVisible()


def test_a_bush_is_looked_at_right_where_it_is(table: TableScreen, qtbot: QtBot) -> None:
    bush = AtBush(shown_in(table).view.table.city.bushes[0])
    box = table.city.box_of(bush, table.city.viewport())
    assert box is not None
    rest_at(table.city, QPoint(box.center().x(), box.bottom() - 4))
    qtbot.waitUntil(lambda: table.zoom.shown == bush)


@pytest.mark.slow
def test_what_is_shown_follows_the_game(program: Program, table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, AtCell(0), qtbot)
    program.controller.choose(shown_in(table).decision.options[-1].id)  # type: ignore[union-attr]
    assert table.zoom.shown in {AtCell(0), None}


# --- by key


def test_while_z_is_held_what_has_the_focus_is_shown_and_told(
    table: TableScreen, qtbot: QtBot
) -> None:
    with qtbot.waitActive(table.window()):
        table.city.focus_on(AtCell(0))
    with qtbot.waitSignal(table.zoom.told) as told:
        key(table, PRESS)
    assert table.zoom.shown == AtCell(0)
    assert "Porcelain. Price 1 coin, at the top left." in told.args[0]
    key(table, RELEASE)
    assert not table.zoom.panel.isVisible()


@pytest.mark.slow
def test_a_rival_is_looked_at_only_while_the_key_is_held(table: TableScreen) -> None:
    rest_at(table.rivals, table.rivals.visualRect(table.rivals.pieces.index(0, 0)).center())
    assert not table.zoom._wait.isActive()
    key(table, PRESS)
    assert table.zoom.shown == AtPlayer(table.rivals.part.plaques[0].seat)
    key(table, RELEASE)


def test_a_rival_with_the_focus_is_looked_at(table: TableScreen, qtbot: QtBot) -> None:
    with qtbot.waitActive(table.window()):
        table.rivals.setFocus()
    key(table, PRESS)
    assert isinstance(table.zoom.shown, AtPlayer)
    key(table, RELEASE)


# --- what lies on the table


@pytest.mark.slow
def test_steps_and_seats_are_looked_at(table: TableScreen, qtbot: QtBot) -> None:
    rest_at(table.steps, table.steps.visualRect(table.steps.pieces.index(0, 2)).center())
    qtbot.waitUntil(lambda: table.zoom.shown == AtStep(RoundPart.C))
    table.zoom.put_away()
    box = table.council.box_of(AtSeat(1), table.council.viewport())
    assert box is not None
    rest_at(table.council, box.center())
    qtbot.waitUntil(lambda: table.zoom.shown == AtSeat(1))


@pytest.mark.slow
def test_own_stacks_and_tasks_are_looked_at(table: TableScreen, qtbot: QtBot) -> None:
    stacks, tasks = table.board.stacks, table.board.quarter.tasks
    rest_at(stacks, stacks.visualRect(stacks.pieces.index(0, 0)).center())
    qtbot.waitUntil(lambda: table.zoom.shown == AtStack(0, 0))
    table.zoom.put_away()
    rest_at(tasks, tasks.visualRect(tasks.pieces.index(0, 0)).center())
    qtbot.waitUntil(lambda: table.zoom.shown == AtTask(0, 0))


def test_the_used_pile_is_looked_at_and_the_deck_is_not(table: TableScreen, qtbot: QtBot) -> None:
    piles = table.board.piles
    rest_at(piles, piles.visualRect(piles.pieces.index(1, 0)).center())
    qtbot.waitUntil(lambda: table.zoom.shown == OfPlayer(0, Asset.USED))
    assert table.zoom.panel.words.accessibleName().startswith("Used cards.")
    table.zoom.put_away()
    rest_at(piles, piles.visualRect(piles.pieces.index(0, 0)).center())
    assert not table.zoom._wait.isActive()


def test_bids_are_looked_at_while_they_lie_there(program: Program) -> None:
    session = session_at(Prompt.BID)
    while not session.scene(0).view.bids:
        decision = session.decision
        assert decision is not None
        session.choose(next(each.id for each in decision.options if isinstance(each.at, AtStack)))
    table = sit_down(program, session)
    (bid, *_) = shown_in(table).view.bids
    at, scene = OfPlayer(bid.seat, Asset.BID), shown_in(table)
    assert is_shown(table, at)
    gone = evolve(scene, view=evolve(scene.view, bids=()))
    assert table.zoom.is_same(scene, scene, at)
    assert not table.zoom.is_same(scene, gone, at)


def test_another_task_in_the_same_place_is_not_the_one_that_was_looked_at(
    table: TableScreen,
) -> None:
    scene, at = shown_in(table), AtTask(0, 0)
    me = scene.view.players[0]
    assert me.own is not None
    other = evolve(me, own=evolve(me.own, tasks=me.own.tasks[::-1]))
    turned = evolve(scene, view=evolve(scene.view, players=(other, *scene.view.players[1:])))
    assert len(me.own.tasks) > 1
    assert table.zoom.is_same(scene, scene, at)
    assert not table.zoom.is_same(scene, turned, at)


# --- choosing


@pytest.mark.slow
def test_a_click_on_the_picture_chooses_what_lies_below_it(program: Program) -> None:
    session = session_at(Prompt.SIT)
    table = sit_down(program, session)
    target = next(iter(table.city.answers.lit or table.council.answers.lit))
    made = len(session.record.choices)
    table.zoom.chosen.emit(target)
    assert len(session.record.choices) > made


def test_a_click_on_the_picture_of_a_stack_reveals_it(program: Program, table: TableScreen) -> None:
    session = program.controller.session
    assert session is not None
    made = len(session.record.choices)
    table.zoom.chosen.emit(AtStack(0, 0))
    assert len(session.record.choices) > made


# --- secrets


def test_before_others_stacks_and_tasks_are_seen_only_while_d_is_held(program: Program) -> None:
    table = sit_down(program, session_at(Prompt.BID, people=3))
    stack, task = AtStack(0, 0), AtTask(0, 0)
    assert not is_shown(table, stack)
    assert not is_shown(table, task)
    key(table, PRESS, Qt.Key.Key_D)
    assert is_shown(table, stack)
    assert not is_shown(table, task)  # a bid is about stacks
    key(table, RELEASE, Qt.Key.Key_D)
    assert not is_shown(table, stack)


def test_before_others_a_task_is_seen_while_the_boards_button_is_held(program: Program) -> None:
    table = sit_down(program, session_at(Prompt.BID, people=3))
    table.board.peek.hold()
    assert is_shown(table, AtTask(0, 0))
    table.board.peek.release()
    assert not is_shown(table, AtTask(0, 0))


def test_what_a_place_brings_to_the_tasks_comes_and_goes_with_d(program: Program) -> None:
    table = sit_down(program, session_at(Prompt.SIT, people=3))
    view = shown_in(table).view
    free = next(cell for cell in view.table.city.spaces if view.city[cell] < 0)
    table.zoom.point_at(AtCell(free), QRect(40, 200, 20, 20))
    key(table, PRESS)
    words = table.zoom.panel.words
    covered = words.accessibleName()
    assert "For your tasks: face down." in covered
    key(table, PRESS, Qt.Key.Key_D)
    assert "face down" not in words.accessibleName()
    key(table, RELEASE, Qt.Key.Key_D)
    assert words.accessibleName() == covered


# --- elsewhere


@pytest.mark.slow
def test_a_rule_is_read_and_the_picture_goes(table: TableScreen, qtbot: QtBot) -> None:
    rest_on(table, AtCell(0), qtbot)
    with qtbot.waitSignal(table.clause_asked) as asked:
        QTest.mouseClick(table.zoom.panel.links[0], Qt.MouseButton.LeftButton)
    assert asked.args == ["VA24"]
    assert not table.zoom.panel.isVisible()


def test_a_replay_can_be_looked_at_closely(look: Look, qtbot: QtBot) -> None:
    screen = ReplayScreen(look, FACES[RULES.id])
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.show_replay(Replay(session_at(Prompt.BID)))
    moments = as_a(ValenciaMoments, screen.moments)
    moments.zoom.point_at(AtCell(0), QRect(20, 200, 50, 50))
    moments.zoom.hold()
    assert moments.zoom.shown == AtCell(0)
    with qtbot.waitSignal(moments.clause_asked):
        QTest.mouseClick(moments.zoom.panel.links[0], Qt.MouseButton.LeftButton)
