"""The stage: one thing after the other, told as it lands, and done at once when told so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve, frozen
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.stage.beats import Beat, Passage, StillTime
from valeria_desktop.ui.stage.motions import Flight, Glow, Token
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.stage import Stage
from valeria_desktop.ui.stage.ticker import HandTicker

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.stage.beats import Motion, StageGround

GOBLIN = CATALOG.monsters[0]
SPOTS = {
    "card": QRectF(10, 300, 60, 40),
    "track": QRectF(300, 300, 30, 30),
    "place": QRectF(100, 10, 90, 60),
}


@frozen
class AtSpot(At):
    """One of the three spots."""

    spot: str


CARD, TRACK, PLACE = map(AtSpot, SPOTS)
COIN = Token(start=CARD, goal=TRACK, icon="gold", lasts=100)
GLOW = Glow(where=PLACE, lasts=100)
WON = Flight(start=PLACE, goal=CARD, thing=GOBLIN, lasts=100)


class Ground:
    """A table on which three spots can be seen."""

    def __init__(self) -> None:
        self.hidden: set[str] = set()
        self.rests = 0
        self.posed: list[float] = []

    def rest(self) -> None:
        self.rests += 1

    def box_of(self, at: At) -> QRectF | None:
        assert isinstance(at, AtSpot)
        return None if at.spot in self.hidden else SPOTS.get(at.spot)


class Theatre:
    """A stage over a table, the beats it is given, and what it told."""

    def __init__(self, look: Look, surface: QWidget) -> None:
        self.clock = HandTicker()
        self.ground = Ground()
        self.beats: tuple[Beat, ...] = ()
        self.stage = Stage(look, ticker=self.clock)
        face = evolve(FACE, beats=lambda _: self.beats)
        self.stage.stand_over(surface, self.ground, face)
        self.told: list[object] = []
        self.stage.landed.connect(self.told.append)
        self.stage.became_idle.connect(lambda: self.told.append("idle"))
        self.stage.sounded.connect(self.told.append)

    def play(self, *beats: Beat) -> None:
        self.beats = beats
        self.stage.play(Passage((), None, None, lambda _: None))

    def seen(self) -> list[tuple[Motion, float]]:
        assert self.stage._overlay is not None
        return [(motion, part) for motion, _, part in self.stage._overlay.moving]


@pytest.fixture
def surface(look: Look, qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.show()
    return made


@pytest.fixture
def theatre(look: Look, surface: QWidget) -> Theatre:
    return Theatre(look, surface)


def test_a_line_has_happened_when_its_piece_has_landed(theatre: Theatre) -> None:
    theatre.play(Beat((evolve(COIN, lands=1), evolve(COIN, at=50, lands=2)), lands=3))
    steps = []
    for time in (99, 1, 49, 1):
        theatre.clock.turn(time)
        steps.append(list(theatre.told))
    assert steps == [[], [1], [1], [1, 3, "idle"]]
    assert theatre.ground.rests


def test_what_lands_within_a_frame_has_happened_together(theatre: Theatre) -> None:
    theatre.play(Beat((evolve(COIN, lands=1), evolve(COIN, at=5, lands=2)), lasts=300))
    theatre.clock.turn(106)
    assert theatre.told == [2]


def test_what_is_still_is_not_painted_again(theatre: Theatre, surface: QWidget) -> None:
    @frozen(kw_only=True)
    class Lying(Glow):
        def is_still(self, before: float, part: float) -> bool:
            return True

    theatre.play(Beat((Lying(where=GLOW.where, lasts=500),)))
    painted: list[float] = []
    overlay = theatre.stage._overlay
    assert overlay is not None
    overlay.update = lambda region: painted.append(region.isEmpty())  # type: ignore[assignment, method-assign]
    theatre.clock.turn(20)
    theatre.clock.turn(20)
    assert painted == [True, True]


def test_one_beat_is_played_after_the_other(theatre: Theatre) -> None:
    theatre.play(Beat((COIN,), lands=1), Beat((WON,), lands=2))
    theatre.clock.turn(60)
    first = theatre.seen()
    theatre.clock.turn(60)
    assert first == [(COIN, 0.6)]
    assert theatre.seen() == [(WON, 0.2)]
    assert theatre.told == [1]


def test_time_that_is_left_over_belongs_to_the_next_beat(theatre: Theatre) -> None:
    theatre.play(*(Beat((COIN,), lands=number) for number in (1, 2, 3)))
    theatre.clock.turn(250)
    assert theatre.told == [1, 2]
    assert theatre.seen() == [(COIN, 0.5)]


def test_a_beat_without_pieces_happens_at_once(theatre: Theatre) -> None:
    theatre.play(Beat(lands=1), Beat((GLOW,), lands=2))
    assert theatre.told == [1]


def test_a_passage_without_pieces_is_over_before_a_tick(theatre: Theatre) -> None:
    theatre.play(Beat(lands=1), Beat(lands=2))
    assert theatre.told == [1, 2, "idle"]
    assert theatre.stage.is_idle
    assert not theatre.clock.is_running


def test_a_piece_begins_when_it_is_its_turn(theatre: Theatre) -> None:
    theatre.play(Beat((COIN, evolve(GLOW, at=80))))
    theatre.clock.turn(79)
    assert [motion for motion, _ in theatre.seen()] == [COIN]
    theatre.clock.turn(1)
    assert len(theatre.seen()) == 2


def test_sounds_come_with_beginning_and_landing(theatre: Theatre) -> None:
    theatre.play(Beat((evolve(COIN, sound="throw", knock="coin", lands=1),)))
    assert theatre.told == ["throw"]
    theatre.clock.turn(100)
    assert theatre.told == ["throw", "coin", 1, "idle"]


def test_skipping_ends_everything_at_once_and_tells_no_moment_between(theatre: Theatre) -> None:
    theatre.play(Beat((COIN,), lands=1), Beat((WON,), lands=2))
    theatre.stage.skip()
    assert theatre.told == ["idle"]
    assert theatre.stage.is_idle
    assert theatre.seen() == []
    theatre.clock.turn(500)
    assert theatre.told == ["idle"]


def test_skipping_nothing_tells_nothing(theatre: Theatre) -> None:
    theatre.stage.skip()
    assert theatre.told == []


def test_what_lands_may_end_it_all(theatre: Theatre) -> None:
    theatre.stage.landed.connect(lambda _: theatre.stage.skip())
    theatre.play(Beat((evolve(COIN, lands=1), evolve(COIN, at=10, lands=2)), lands=2))
    theatre.clock.turn(105)
    assert theatre.told == [1, "idle"]


def test_the_next_passage_ends_the_one_before(theatre: Theatre) -> None:
    theatre.play(Beat((COIN,), lands=1))
    theatre.play(Beat((WON,), lands=1))
    assert theatre.told == ["idle"]
    theatre.clock.turn(100)
    assert theatre.told == ["idle", 1, "idle"]


@pytest.mark.parametrize(("pace", "time"), [(Pace.SLOW, 170), (Pace.NORMAL, 100), (Pace.FAST, 50)])
def test_a_slower_pace_takes_longer(theatre: Theatre, pace: Pace, time: int) -> None:
    theatre.stage.pace = pace
    theatre.play(Beat((COIN,), lands=1))
    theatre.clock.turn(time * 0.9)
    assert theatre.told == []
    theatre.clock.turn(time * 0.1)
    assert theatre.told == [1, "idle"]


def test_at_once_means_that_nothing_is_played(theatre: Theatre) -> None:
    theatre.stage.pace = Pace.OFF
    theatre.play(Beat((COIN,), lands=1))
    assert theatre.told == []
    assert theatre.stage.is_idle


def test_turning_to_at_once_ends_what_is_being_played(theatre: Theatre) -> None:
    theatre.play(Beat((COIN,), lands=1))
    theatre.stage.pace = Pace.OFF
    assert theatre.told == ["idle"]


def test_without_movement_pieces_land_at_once_and_what_stands_still_stands(
    theatre: Theatre,
) -> None:
    theatre.stage.movement = Movement.NONE
    theatre.play(Beat((evolve(COIN, lands=1),)), Beat((evolve(WON, lands=2),), lands=2, lasts=900))
    assert theatre.told == [1, 2]
    assert theatre.seen() == []
    theatre.clock.turn(899)
    assert not theatre.stage.is_idle
    theatre.clock.turn(1)
    assert theatre.stage.is_idle


def test_calm_movement_keeps_order_and_pace(theatre: Theatre) -> None:
    theatre.stage.movement = Movement.CALM
    theatre.play(Beat((evolve(COIN, lands=1),)), Beat((evolve(WON, lands=2),)))
    theatre.clock.turn(100)
    assert theatre.told == [1]
    theatre.clock.turn(100)
    assert theatre.told == [1, 2, "idle"]


def test_what_can_not_be_seen_lands_all_the_same(theatre: Theatre) -> None:
    theatre.ground.hidden = {"track"}
    theatre.play(Beat((evolve(COIN, lands=1), GLOW)))
    theatre.clock.turn(50)
    assert [motion for motion, _ in theatre.seen()] == [GLOW]
    theatre.clock.turn(50)
    assert theatre.told == [1, "idle"]


def test_nothing_is_played_over_what_is_hidden(theatre: Theatre, surface: QWidget) -> None:
    surface.hide()
    theatre.play(Beat((COIN,), lands=1))
    assert theatre.stage.is_idle


def test_nothing_is_played_before_there_is_a_table(look: Look) -> None:
    stage = Stage(look)
    stage.play(Passage((), None, None, lambda _: None))
    assert stage.is_idle


@pytest.mark.parametrize("motion", [COIN, GLOW, WON], ids=["coin", "glow", "card"])
@pytest.mark.parametrize("movement", [Movement.FULL, Movement.CALM])
def test_pieces_are_painted_within_their_bounds_and_on_their_way(
    theatre: Theatre, surface: QWidget, motion: Motion, movement: Movement
) -> None:
    theatre.stage.movement = movement
    empty = surface.grab().toImage()
    theatre.play(Beat((motion,)))
    pictures = []
    for time in (30, 40):
        theatre.clock.turn(time)
        picture = surface.grab().toImage()
        pictures.append(picture)
        places = motion.places(theatre.ground)
        assert places is not None
        bounds = motion.bounds(places, 1.0 if movement is Movement.CALM else theatre.seen()[0][1])
        changed = [
            (x, y)
            for x in range(0, 400, 3)
            for y in range(0, 400, 3)
            if picture.pixel(x, y) != empty.pixel(x, y) and not bounds.contains(x, y)
        ]
        assert changed == []
    assert pictures[0] != pictures[1]


def test_the_glass_covers_the_table_whatever_its_size(theatre: Theatre, surface: QWidget) -> None:
    surface.resize(700, 500)
    assert theatre.stage._overlay is not None
    assert theatre.stage._overlay.size() == surface.size()


# --- in the whole program


def test_less_motion_wished_by_the_system_calms_what_moves(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("valeria_desktop.ui.program.preferences.wants_less_motion", lambda: True)
    program = begin()
    program.change("pace", Pace.SLOW.value)
    assert program.stage.movement is Movement.CALM
    assert program.stage.pace is program.controller.pace is Pace.SLOW


@pytest.mark.parametrize("movement", list(Movement))
def test_pace_and_movement_are_two_settings(
    begin: Callable[[], Program], movement: Movement
) -> None:
    program = begin()
    program.change("pace", Pace.FAST.value)
    program.change("movement", movement.value)
    assert program.stage.pace is program.controller.pace is Pace.FAST
    assert program.stage.movement is movement


@pytest.mark.parametrize("strip", [QRectF(0, 0, 380, 12), QRectF(5, 350, 390, 30)])
def test_a_card_that_flies_to_a_strip_is_never_flattened(strip: QRectF) -> None:
    card = SPOTS["place"]
    for part in (0.0, 0.3, 0.7, 1.0):
        box = WON.bounds((card, strip), part).adjusted(8, 8, -8, -8)
        assert box.width() / box.height() == pytest.approx(card.width() / card.height())
    assert strip.contains(WON.bounds((card, strip), 1.0).adjusted(8, 8, -8, -8))


# --- a breath


@pytest.mark.parametrize(
    ("pace", "breath"), [(Pace.SLOW, 380 / 0.6), (Pace.NORMAL, 380), (Pace.FAST, 200)]
)
def test_a_fast_pace_hardly_shortens_a_breath(theatre: Theatre, pace: Pace, breath: float) -> None:
    theatre.stage.pace = pace
    beat = Beat((evolve(COIN, lasts=1000),), breath=StillTime(at=410, lasts=380, fast=200))
    theatre.play(beat)
    theatre.clock.turn(410 / pace.speed)
    theatre.clock.turn(breath)
    theatre.clock.turn(10 / pace.speed)
    ((_, part),) = theatre.seen()
    assert part == pytest.approx(0.8)


def test_all_is_still_as_a_breath_begins_and_only_then(theatre: Theatre) -> None:
    theatre.stage.stilled.connect(lambda: theatre.told.append("still"))
    blow = evolve(COIN, lasts=500, sound="blow")
    theatre.play(Beat((blow,), breath=StillTime(at=90, lasts=300, fast=200)))
    steps = []
    for time in (89, 1, 200, 300):
        theatre.clock.turn(time)
        steps.append(list(theatre.told))
    assert steps == [["blow"], *[["blow", "still"]] * 2, ["blow", "still", "idle"]]


def test_music_is_silent_for_a_while_and_comes_back_when_all_is_skipped(theatre: Theatre) -> None:
    quiet: list[bool] = []
    theatre.stage.hushed.connect(quiet.append)
    beat = Beat((evolve(COIN, lasts=500),), hush=(0.0, 300.0))
    theatre.play(beat)
    assert quiet == [True]
    theatre.clock.turn(299)
    assert quiet == [True]
    theatre.clock.turn(1)
    assert quiet == [True, False]
    theatre.play(beat)
    theatre.stage.skip()
    assert quiet == [True, False, True, False]


# --- what moves on the table itself


@frozen(kw_only=True)
class Posed(Glow):
    """Notes on the ground how far it has come."""

    def pose(self, ground: StageGround, part: float) -> None:
        assert isinstance(ground, Ground)
        ground.posed.append(part)


@pytest.mark.parametrize(
    ("movement", "parts"),
    [(Movement.FULL, [0.0, 0.5, 1.0]), (Movement.CALM, [1.0] * 3), (Movement.NONE, [])],
)
def test_the_table_is_moved_with_the_clock(
    theatre: Theatre, movement: Movement, parts: list[float]
) -> None:
    theatre.stage.movement = movement
    theatre.play(Beat((Posed(where=GLOW.where, lasts=100),), lasts=100))
    theatre.clock.turn(50)
    theatre.clock.turn(60)
    assert theatre.ground.posed == parts
    assert theatre.ground.rests == 1


def test_skipping_puts_the_table_back(theatre: Theatre) -> None:
    theatre.play(Beat((Posed(where=GLOW.where, lasts=100),)))
    theatre.clock.turn(30)
    theatre.stage.skip()
    assert theatre.ground.posed == [0.0, 0.3]
    assert theatre.ground.rests == 1
