"""The ribbon of turns: what stands on it, what is read aloud, how it glides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import Built, CitizenGained, Slain
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.games.valeria.ui.table.turn_art import ValeriaTurnArt, dice_of
from valeria_desktop.session.replay import Replay, Unit
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.pieces.piece import PartRoom
from valeria_desktop.ui.replay.ribbon import TurnRibbon
from valeria_desktop.ui.replay.ribbon_layout import HEIGHT, ROLLER, ribbon_boxes
from valeria_desktop.ui.replay.turn_art import ChiefDeed
from valeria_desktop.ui.replay.turns import (
    AtPip,
    AtPips,
    AtTurn,
    RibbonScene,
    RibbonTurn,
    ribbon_of,
)
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.voice.arrivals import Arrivals

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture(scope="module")
def over() -> Replay:
    return Replay(Table(Setup(players=2)).plays_out().session)


@pytest.fixture(scope="module")
def scene(over: Replay) -> RibbonScene:
    return ribbon_of(over, ValeriaTurnArt(), tell_turn)


def ribbon_in(look: Look, qtbot: QtBot, scene: RibbonScene, movement: Movement) -> TurnRibbon:
    arrivals = Arrivals()
    arrivals.use(Pace.NORMAL, movement)
    made = TurnRibbon(RoomLook(look), arrivals)
    made.use(ValeriaTurnArt())
    qtbot.addWidget(made)
    made.resize(1280, HEIGHT)
    made.show()
    made.show_scene(scene)
    return made


@pytest.fixture
def ribbon(look: Look, qtbot: QtBot, scene: RibbonScene) -> TurnRibbon:
    return ribbon_in(look, qtbot, scene, Movement.NONE)


def drag(ribbon: TurnRibbon, to: QPoint, held: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Move the mouse to a place in the view, with a button held or none."""
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    view = ribbon.viewport()
    at = QPointF(to), QPointF(view.mapToGlobal(to))
    event = QMouseEvent(QEvent.Type.MouseMove, *at, none, held, keys)
    QApplication.sendEvent(view, event)


# --- what stands on it


def test_every_turn_has_a_stamp_and_every_moment_one_turn(over: Replay, scene: RibbonScene) -> None:
    assert [turn.first for turn in scene.turns] == list(over.starts(Unit.TURN))
    for moment in range(over.last + 1):
        held = [turn for turn in scene.turns if turn.holds(moment)]
        assert len(held) == 1
        assert evolve(scene, moment=moment).present == scene.turns.index(held[0])


def test_a_stamp_has_the_best_card_of_its_turn_and_the_dice(
    over: Replay, scene: RibbonScene
) -> None:
    for turn, shown in zip(over.turns()[1:-1], scene.turns[1:-1], strict=True):
        gained = [
            line.event.card
            for line in turn.lines
            if isinstance(line.event, Slain | Built | CitizenGained) and line.seat == turn.seat
        ]
        assert shown.deed.above == dice_of(turn.lines)
        assert shown.deed.seat == turn.seat
        assert (shown.deed.thing in gained) if gained else shown.deed.thing is None
        assert bool(shown.deed.sign) is (shown.deed.thing is None)


def test_a_turn_is_read_aloud_with_round_player_deed_and_dice(scene: RibbonScene) -> None:
    assert scene.turns[0].words == "Before the first round"
    assert scene.turns[-1].words == "The end of the game"
    turn = next(turn for turn in scene.turns if turn.deed.thing is not None)
    name, card = turn.seat, turn.deed.thing
    assert name is not None
    assert card is not None
    assert turn.words.startswith(f"Round {turn.round}, {name.name}: ")
    assert card.name in turn.words
    above = turn.deed.above
    assert isinstance(above, tuple)
    assert turn.words.endswith(f". Dice {above[0]} and {above[1]}.")


def test_a_running_game_ends_with_now() -> None:
    table = Table().plays(40)
    replay = Replay(table.session)
    last = ribbon_of(replay, ValeriaTurnArt(), tell_turn).turns[-1]
    assert last.first == last.end == replay.last
    assert last.words == f"Now, in round {table.session.game.round}"
    assert last.deed.thing is None


def test_a_running_game_shows_only_turns_that_everyone_has_seen() -> None:
    """No stamp depends on a game's secrets: they are made of public lines."""
    session = Table().plays(60).session
    shown = [ribbon_of(Replay(session, eyes), ValeriaTurnArt(), tell_turn) for eyes in (-2, 0, 1)]
    assert shown[0] == shown[1] == shown[2]
    dukes = [session.view(seat).players[seat].duke for seat in range(2)]
    assert not any(duke is None or duke.name in turn.words for duke in dukes
                   for turn in shown[0].turns)  # fmt: skip


# --- its places


@pytest.mark.parametrize("wide", [1024, 1280, 1920])
def test_the_present_turn_is_in_sight_and_no_stamp_lies_on_another(
    look: Look, scene: RibbonScene, wide: int
) -> None:
    unit = wide / 1280
    room = PartRoom(QSizeF(wide, HEIGHT * unit), look, unit)
    for number, turn in enumerate(scene.turns):
        boxes = ribbon_boxes(evolve(scene, moment=turn.first), room)
        here = boxes.stamps[number]
        assert here.width() == pytest.approx(92 * unit)
        assert ROLLER * unit < here.left()
        assert here.right() < wide - ROLLER * unit
        for left, right in zip(boxes.stamps, boxes.stamps[1:], strict=False):
            assert left.right() < right.left()
        others = {round(box.width() / unit) for at, box in enumerate(boxes.stamps) if at != number}
        assert others == {46}


def test_each_round_has_its_number_once(look: Look, scene: RibbonScene) -> None:
    boxes = ribbon_boxes(scene, PartRoom(QSizeF(1280, HEIGHT), look, 1.0))
    assert [mark.round for mark in boxes.rounds] == list(range(1, scene.turns[-1].round + 1))


# --- mouse, keys and screen readers


def test_the_model_keeps_qts_rules(ribbon: TurnRibbon, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(ribbon.pieces)


def test_every_stamp_is_read_to_a_screen_reader(ribbon: TurnRibbon, scene: RibbonScene) -> None:
    role = Qt.ItemDataRole.AccessibleTextRole
    read = [ribbon.pieces.index(0, at).data(role) for at in range(len(scene.turns))]
    assert read == [turn.words for turn in scene.turns]
    for number, turn in enumerate(scene.turns):
        ribbon.show_scene(evolve(scene, moment=turn.first))
        assert ribbon.current == AtTurn(number)


def test_a_click_on_a_stamp_asks_for_its_first_moment(
    ribbon: TurnRibbon, scene: RibbonScene, qtbot: QtBot
) -> None:
    box = ribbon.box_of(AtTurn(3), ribbon.viewport())
    assert box is not None
    with qtbot.waitSignal(ribbon.moment_asked) as asked:
        qtbot.mouseClick(ribbon.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert asked.args == [scene.turns[3].first]


def test_pips_are_the_moments_of_the_present_turn(ribbon: TurnRibbon, scene: RibbonScene) -> None:
    at = evolve(scene, moment=scene.turns[5].first)
    ribbon.show_scene(at)
    turn = at.turns[5]
    assert list(ribbon.laid.spots) == [AtPip(moment) for moment in range(turn.first, turn.end)]
    row = ribbon.laid.piece_of(AtPips())
    assert row is not None
    assert all(row.box.contains(pip) for pip in ribbon.laid.spots.values())


def test_a_press_and_a_drag_in_the_row_of_pips_go_to_the_nearest(
    ribbon: TurnRibbon, scene: RibbonScene, qtbot: QtBot
) -> None:
    turn = next(turn for turn in scene.turns if turn.end - turn.first > 4)
    ribbon.show_scene(evolve(scene, moment=turn.first))
    asked: list[int] = []
    ribbon.moment_asked.connect(asked.append)
    ribbon.moment_asked.connect(lambda at: ribbon.show_scene(evolve(scene, moment=at)))
    view, left = ribbon.viewport(), Qt.MouseButton.LeftButton
    places = [ribbon.box_of(AtPip(turn.first + number), view) for number in (2, 3, 4)]
    low = QPoint(0, 8)  # well below the pips
    second, third, fourth = (box.center() + low for box in places if box is not None)
    qtbot.mousePress(view, left, pos=second)
    for to in (third, fourth):
        drag(ribbon, to)
    qtbot.mouseRelease(view, left, pos=fourth)
    assert asked == [turn.first + number for number in (2, 3, 4)]


def test_the_pip_under_the_mouse_is_marked(ribbon: TurnRibbon, scene: RibbonScene) -> None:
    turn = next(turn for turn in scene.turns if turn.end - turn.first > 4)
    ribbon.show_scene(evolve(scene, moment=turn.first))
    row, box = AtPips(), ribbon.box_of(AtPip(turn.first + 3), ribbon.viewport())
    assert box is not None
    before = ribbon.grab().toImage()
    drag(ribbon, box.center(), Qt.MouseButton.NoButton)
    assert (ribbon.hovered, ribbon.part.pointed) == (row, turn.first + 3)
    assert ribbon.grab().toImage().pixelColor(box.center()) != before.pixelColor(box.center())


@pytest.mark.parametrize("wide", [1024, 1280, 1920])
@pytest.mark.parametrize("number", [2, 3, 12, 40])
def test_the_row_of_pips_is_large_enough_for_a_hand(look: Look, wide: int, number: int) -> None:
    unit = wide / 1280
    end = RibbonTurn(0, number, 1, ChiefDeed(), None, "")
    boxes = ribbon_boxes(
        RibbonScene((end,), 1, frozenset()), PartRoom(QSizeF(wide, HEIGHT * unit), look, unit)
    )
    assert len(boxes.pips) == number
    assert min(boxes.row.width(), boxes.row.height()) >= LEAST_TARGET


def test_the_wheel_steps_a_turn_at_each_notch(ribbon: TurnRibbon) -> None:
    steps: list[bool] = []
    ribbon.stepped.connect(steps.append)
    for turned in (-60, -60, 120, 240):
        none, where = Qt.MouseButton.NoButton, QPointF(400, 80)
        parts = (where, where, QPoint(), QPoint(0, turned), none, Qt.KeyboardModifier.NoModifier)
        event = QWheelEvent(*parts, Qt.ScrollPhase.NoScrollPhase, False)  # noqa: FBT003
        QApplication.sendEvent(ribbon.viewport(), event)
    assert steps == [True, False, False, False]


# --- gliding


def test_it_glides_from_where_the_stamps_were(look: Look, qtbot: QtBot, scene: RibbonScene) -> None:
    ribbon = ribbon_in(look, qtbot, scene, Movement.FULL)
    ribbon.show_scene(evolve(scene, moment=scene.turns[4].first))
    ribbon.finish()
    before = ribbon.box_of(AtTurn(9), ribbon.viewport())
    ribbon.show_scene(evolve(scene, moment=scene.turns[8].first))
    after = ribbon.box_of(AtTurn(9), ribbon.viewport())
    assert before is not None
    assert after is not None
    part = ribbon.part
    assert part.shifts[AtTurn(9)] == pytest.approx(before.center().x() - after.center().x(), abs=1)
    assert part.shift_of(AtTurn(9)) == part.shifts[AtTurn(9)] * part.way_left()
    ribbon.finish()
    assert part.shift_of(AtTurn(9)) == 0


@pytest.mark.parametrize("movement", [Movement.CALM, Movement.NONE])
def test_calm_it_stands_there_at_once(
    look: Look, qtbot: QtBot, scene: RibbonScene, movement: Movement
) -> None:
    ribbon = ribbon_in(look, qtbot, scene, movement)
    ribbon.show_scene(evolve(scene, moment=scene.turns[9].first))
    assert ribbon.part.shift_of(AtTurn(3)) == 0


def test_within_a_turn_nothing_glides(look: Look, qtbot: QtBot, scene: RibbonScene) -> None:
    ribbon = ribbon_in(look, qtbot, scene, Movement.FULL)
    ribbon.show_scene(evolve(scene, moment=scene.turns[4].first))
    ribbon.finish()
    ribbon.show_scene(evolve(scene, moment=scene.turns[4].first + 1))
    assert ribbon.part.shift_of(AtTurn(9)) == 0
