"""What moves by itself on the table, and what stands where when it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.painted import settled
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(begin: Callable[[], Program]) -> Program:
    made = begin()
    made.window.resize(1280, 720)
    made.window.activateWindow()
    return made


def put(program: Program, game: Table) -> TableScreen:
    program._play(game.session)
    QApplication.processEvents()
    return table_of(program)


def test_the_story_stands_where_it_was_told_what_may_wake(program: Program) -> None:
    game = Table().plays_to(Prompt.ACT).plays_to(Prompt.ROLL)
    table = put(program, game)
    assert table.wake_panel.isVisible()
    assert not table.log.isVisible()
    program.controller.choose(game.decision.options[0].id)
    QApplication.processEvents()
    assert not table.wake_panel.isVisible()
    assert table.log.isVisible()


def test_a_card_that_is_refused_shakes_and_lies_still_again(program: Program) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    table.use_motion(Pace.NORMAL, Movement.FULL)
    place = next(place for place in table.scene.quotes if place not in table.scene.lit)
    shaking = table.centre.shaking
    table.refusals.say_why(AtPlace(place))
    assert shaking.is_shaking
    shaking.setCurrentTime(12)
    assert shaking.shift_of(AtPlace(place)) != 0
    assert shaking.shift_of(AtPlace(place + 1)) == 0
    table.rest()
    assert shaking.shift_of(AtPlace(place)) == 0


@pytest.mark.parametrize(
    ("pace", "movement", "milliseconds"),
    [
        (Pace.NORMAL, Movement.FULL, 160),
        (Pace.FAST, Movement.FULL, 80),
        (Pace.OFF, Movement.FULL, 0),
        (Pace.NORMAL, Movement.CALM, 0),
        (Pace.NORMAL, Movement.NONE, 0),
    ],
)
def test_ribbons_slide_when_the_turn_passes(
    program: Program, pace: Pace, movement: Movement, milliseconds: int
) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    table.use_motion(pace, movement)
    mine = table.scene
    view = evolve(mine.view, active=1 - mine.viewer)
    table.show_parts(evolve(mine, view=view, decision=None, lit={}))
    for sliding in (table.centre.sliding, table.board.tableau.sliding):
        assert sliding.is_sliding == (milliseconds > 0)
        assert sliding.duration() == milliseconds


@pytest.mark.parametrize("movement", [Movement.CALM, Movement.NONE])
def test_where_little_is_to_move_nothing_shakes(program: Program, movement: Movement) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    table.use_motion(Pace.NORMAL, movement)
    table.refuse(AtPlace(0))
    assert not table.centre.shaking.is_shaking


def places_on(view: Spread[Any]) -> dict[At, QRectF]:
    """Return the boxes in which the pieces of a view are painted."""
    return {piece.at: view._held(piece, view.mood_of(piece)) for piece in view._each()}


def test_a_blow_shakes_the_whole_mat(program: Program) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    before = places_on(table.centre)
    table.poses.shake(3.0)
    after = places_on(table.centre)
    shifts = {after[at].left() - box.left() for at, box in before.items()}
    assert shifts == {round(3.0 * table.centre.unit)}
    table.rest()
    assert places_on(table.centre) == before


def test_a_pressed_stack_sinks_alone_and_comes_up(program: Program) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    before = places_on(table.centre)
    table.poses.sink(AtPlace(6), 2.0)
    after = places_on(table.centre)
    moved = {at: after[at].top() - box.top() for at, box in before.items() if after[at] != box}
    assert moved == {AtPlace(6): round(2.0 * table.centre.unit)}
    table.rest()
    assert places_on(table.centre) == before


@pytest.mark.usefixtures("painted")
def test_whose_deed_is_told_wears_its_colour_until_all_is_at_rest(program: Program) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    before = settled(table.others)
    table.tell_of(table.others.plaques[0].seat)
    assert settled(table.others) != before
    table.rest()
    assert settled(table.others) == before


@pytest.mark.usefixtures("painted")
def test_the_sky_of_the_kingdom_moves_with_the_sky(program: Program) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    before = settled(table.board.kingdom)
    table.room.show_hour(0.65)
    assert settled(table.board.kingdom) != before


def press(table: TableScreen, kind: QEvent.Type) -> None:
    event = QKeyEvent(kind, Qt.Key.Key_Z, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.window(), event)


@pytest.mark.slow
def test_domains_and_trophies_are_looked_at_closely(program: Program, qtbot: QtBot) -> None:
    game = Table().plays(90).plays_to(Prompt.ACT)
    while not (game.decision.seat == 0 and game.scene(0).view.players[0].monsters):
        game.step().plays_to(Prompt.ACT)
    table = put(program, game)
    kingdom = table.board.kingdom
    index = kingdom.pieces.index(kingdom.pieces.rowCount() - 1, 0)
    QTest.mouseMove(kingdom.viewport(), QPoint(2, 2))
    QTest.mouseMove(kingdom.viewport(), kingdom.visualRect(index).center())
    last = OfCard(kingdom.kingdom.groups[-1].card.id, table.board.seat)
    qtbot.waitUntil(lambda: table.zoom.shown == last)


def test_the_small_cards_of_a_rival_are_looked_at_closely_while_the_key_is_held(
    program: Program,
) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    others = table.others
    rival = others.plaques[0]
    at = OfCard(rival.people[0].card.id, rival.seat)
    box = others.box_of(at, others.viewport())
    assert box is not None
    QTest.mouseMove(others.viewport(), QPoint(2, 2))
    QTest.mouseMove(others.viewport(), box.center())
    assert not table.zoom._wait.isActive()
    press(table, QEvent.Type.KeyPress)
    assert table.zoom.shown == at
    press(table, QEvent.Type.KeyRelease)


@pytest.mark.parametrize("part", ["prompt", "recap"])
def test_escape_closes_the_recap_wherever_the_focus_is(
    program: Program, qtbot: QtBot, part: str
) -> None:
    game = Table().plays_to(Prompt.ACT)
    while not (game.decision.seat == 0 and game.decision.prompt is Prompt.ROLL):
        game.step()
    qtbot.waitUntil(program.window.isActiveWindow)
    table = put(program, game)
    assert table.recap.isVisible()
    if part == "recap":
        table.recap.rows.setFocus()
    handle = program.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert not table.recap.isVisible()
    assert table.prompt.presenter is not None
    assert program.window.focusWidget() is table.prompt.presenter.first_focus
