"""The stage: plays one thing after the other, and is done at once when told so."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from tests.scenario import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import Filled, Gained, Rolled, Slain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.stage.flights import Spot
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.kit.pace import Pace
from valeria_desktop.ui.stage.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.program import Program
    from valeria_desktop.ui.stage.beats import Where

PEASANT = CATALOG.by_id["peasant"]
GOBLIN = CATALOG.monsters[0]
SPOTS: dict[str, QRectF] = {
    Spot.TABLEAU: QRectF(10, 300, 60, 40),
    Spot.TRACK: QRectF(300, 300, 30, 30),
    Spot.PLACE: QRectF(100, 10, 90, 60),
}


class Ground:
    """A table on which everything but the Dark Lord's board can be seen."""

    def __init__(self) -> None:
        self.tumbled: list[int] = []
        self.hidden: set[Spot] = set()

    def rect_of(self, where: Where) -> QRectF | None:
        return None if where.spot in self.hidden else SPOTS.get(where.spot)

    def tumble(self, milliseconds: int) -> None:
        self.tumbled.append(milliseconds)


@cache
def scene() -> Scene:
    return Table().scene()


@pytest.fixture
def ground() -> Ground:
    return Ground()


@pytest.fixture
def stage(look: Look, qtbot: QtBot, ground: Ground) -> Iterator[Stage]:
    surface = QWidget()
    qtbot.addWidget(surface)
    surface.resize(400, 400)
    surface.show()
    made = Stage(look)
    made.pace = Pace.FAST
    made.stand_over(surface, ground, FACE)
    yield made
    made.skip()


def play(stage: Stage, *events: Event) -> None:
    stage.play(scene(), scene(), tuple(Line(1, 1, event) for event in events))


def gain(seat: int = 0, number: int = 1) -> Gained:
    return Gained(seat, Amounts(gold=number), PEASANT)


def flying(stage: Stage) -> list[str]:
    assert stage._overlay is not None
    return [flight.icon or "card" for flight, _, _ in stage._overlay._ways]


def test_it_is_busy_until_everything_was_played(stage: Stage, qtbot: QtBot) -> None:
    found = [stage.is_idle]
    with qtbot.waitSignal(stage.became_idle):
        play(stage, gain(), Slain(0, GOBLIN, 1))
        found.append(stage.is_idle)
    found.append(stage.is_idle)
    assert found == [True, False, True]
    assert flying(stage) == []


def test_one_thing_is_played_after_the_other(stage: Stage, qtbot: QtBot) -> None:
    seen: list[list[str]] = []
    stage._animation.stateChanged.connect(lambda *_: seen.append(flying(stage)))
    with qtbot.waitSignal(stage.became_idle):
        play(stage, gain(), gain(1), Slain(0, GOBLIN, 1))
        play(stage, gain())
    ways = [kinds for before, kinds in zip([[], *seen], seen, strict=False) if kinds != before]
    assert [kinds for kinds in ways if kinds] == [["gold", "gold"], ["card"], ["gold"]]


def test_the_dice_tumble_before_what_they_bring(stage: Stage, ground: Ground, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.became_idle):
        play(stage, Rolled(0, (2, 3)), gain())
        assert ground.tumbled == [250]
        assert flying(stage) == []
        qtbot.waitUntil(lambda: flying(stage) == ["gold"])


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NORMAL, Pace.FAST])
def test_a_slower_pace_takes_longer(stage: Stage, ground: Ground, pace: Pace) -> None:
    stage.pace = pace
    play(stage, Rolled(0, (2, 3)))
    stage.skip()
    play(stage, gain())
    lengths = (ground.tumbled[0], stage._animation.duration())
    assert lengths == {Pace.SLOW: (1000, 600), Pace.NORMAL: (650, 260), Pace.FAST: (250, 130)}[pace]


def test_skipping_ends_everything_at_once(stage: Stage, qtbot: QtBot) -> None:
    play(stage, Rolled(0, (2, 3)), gain(), Slain(0, GOBLIN, 1))
    with qtbot.waitSignal(stage.became_idle):
        stage.skip()
    assert stage.is_idle
    assert flying(stage) == []


def test_skipping_nothing_tells_nothing(stage: Stage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(stage.became_idle):
        stage.skip()


def test_with_the_pace_off_nothing_flies(stage: Stage, qtbot: QtBot) -> None:
    stage.pace = Pace.OFF
    with qtbot.assertNotEmitted(stage.became_idle):
        play(stage, gain(), Rolled(0, (1, 2)))
    assert stage.is_idle


def test_turning_the_pace_off_ends_what_is_being_played(stage: Stage, qtbot: QtBot) -> None:
    play(stage, gain(), Slain(0, GOBLIN, 1))
    with qtbot.waitSignal(stage.became_idle):
        stage.pace = Pace.OFF
    assert stage.is_idle


def test_what_can_not_be_seen_is_left_out(stage: Stage, ground: Ground, qtbot: QtBot) -> None:
    ground.hidden = {Spot.TRACK}
    with qtbot.assertNotEmitted(stage.became_idle):
        play(stage, gain(), TurnBegan(0, 1, 1))
    assert stage.is_idle
    play(stage, gain(), Slain(0, GOBLIN, 1))
    assert flying(stage) == ["card"]


def test_nothing_is_played_over_what_is_hidden(stage: Stage) -> None:
    assert stage._overlay is not None
    stage._overlay.surface.hide()
    play(stage, gain())
    assert stage.is_idle


def test_nothing_is_played_before_there_is_a_table(look: Look) -> None:
    stage = Stage(look)
    play(stage, gain())
    stage.skip()
    assert stage.is_idle


def test_things_fly_from_their_start_to_their_end(stage: Stage, qtbot: QtBot) -> None:
    assert stage._overlay is not None
    for event in (gain(0, 3), Slain(0, GOBLIN, 1), Filled(3, None)):
        play(stage, event)
        stage._animation.pause()
        pictures = []
        for value in (0.0, 0.5, 0.98):
            stage._overlay.move_on(value)
            pictures.append(stage._overlay.surface.grab().toImage())
        assert pictures[0] != pictures[1] != pictures[2]
        stage.skip()


def test_of_several_things_the_last_starts_a_little_later(stage: Stage) -> None:
    play(stage, *(gain(seat) for seat in range(4)))
    assert stage._overlay is not None
    stage._animation.pause()
    stage._overlay.move_on(0.3)
    parts = [stage._overlay._part(number) for number in range(4)]
    assert parts == sorted(parts, reverse=True)
    assert parts[0] > 0 == parts[-1]
    stage._overlay.move_on(1.0)
    assert [stage._overlay._part(number) for number in range(4)] == [1.0] * 4


def test_the_glass_covers_the_table_whatever_its_size(stage: Stage) -> None:
    assert stage._overlay is not None
    stage._overlay.surface.resize(700, 500)
    assert stage._overlay.size() == stage._overlay.surface.size()


# --- in the whole program


def test_less_motion_wished_by_the_system_lets_nothing_fly(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("valeria_desktop.ui.shell.preferences.wants_less_motion", lambda: True)
    program = begin()
    program.change("pace", Pace.SLOW.value)
    assert program.stage.pace is Pace.OFF
    assert program.controller.pace is Pace.SLOW


def test_the_pace_that_is_set_is_that_of_the_stage(begin: Callable[[], Program]) -> None:
    program = begin()
    program.change("pace", Pace.FAST.value)
    assert program.stage.pace is program.controller.pace is Pace.FAST
