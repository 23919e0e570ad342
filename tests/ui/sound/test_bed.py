"""The bed: grains that come and go, never loop, and keep out of the way of the game's sounds."""

from __future__ import annotations

from array import array
from itertools import pairwise
from math import log10, sqrt
from random import Random
from statistics import median
from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtWidgets import QWidget

from tests.each import each
from valeria_desktop.ui.sound.bed import Bed, Cue
from valeria_desktop.ui.sound.grains import grain_of, grains_folder, stored_grain
from valeria_desktop.ui.sound.mixer import Mixer
from valeria_desktop.ui.sound.samples import RATE, samples_of
from valeria_desktop.ui.sound.sounds import CALLS, Sound, Sounds
from valeria_desktop.ui.sound.speaker import Output
from valeria_desktop.ui.sound.surroundings import (
    ALL_GRAINS,
    Heard,
    Place,
    cues_between,
    layers_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from _typeshed import SupportsLenAndGetItem
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

T = TypeVar("T")

BUFFER = 882
PARTS = {
    "dawn": Heard(0.1),
    "day": Heard(0.5, hammers=4),
    "afternoon": Heard(0.75),
    "dusk": Heard(0.95),
    "shadow": Heard(0.3, place=Place.SHADOW),
    "quay": Heard(0.5, place=Place.QUAY),
    "hall at dawn": Heard(0.1, place=Place.HALL),
    "hall by day": Heard(0.5, place=Place.HALL, hammers=3),
    "hall in the afternoon": Heard(0.75, place=Place.HALL),
    "hall at dusk": Heard(0.95, place=Place.HALL),
}


def bed_of(heard: Heard, *, level: float = 1.0) -> Bed:
    bed = Bed(Random(3))
    bed.read(ALL_GRAINS)
    bed.wait()
    bed.turn_to(layers_of(heard))
    bed.be_loud(level)
    return bed


def played(bed: Bed, seconds: float) -> array[int]:
    buffers = round(seconds * RATE / BUFFER)
    return array("h", b"".join(bed.mix(BUFFER) or bytes(2 * BUFFER) for _ in range(buffers)))


def loudness(heard: array[int]) -> float:
    """Return how loud samples are on average, in dB below the loudest possible."""
    return 20 * log10(sqrt(sum(value * value for value in heard) / len(heard)) / 32_768)


# --- its grains


def test_grains_are_read_ahead_and_kept_as_small_as_they_are_stored() -> None:
    bed = bed_of(PARTS["dusk"])
    read = stored_grain.cache_info().misses
    played(bed, 60.0)
    assert stored_grain.cache_info().misses == read
    kept = sum(len(stored_grain(name).samples) for name in ALL_GRAINS)
    assert kept < 0.4 * sum(len(grain_of(name)) for name in ALL_GRAINS)


# --- what is heard when


def test_every_grain_is_shipped_and_used() -> None:
    assert {path.stem for path in grains_folder().glob("*.wav")} == ALL_GRAINS


@each(
    ("hour", "layers"),
    (
        (0.0, {"breeze", "larks", "thrushes", "cock", "cart"}),
        (0.34, {"breeze", "larks", "thrushes", "cock", "cart"}),
        (0.35, {"hum"}),
        (0.65, {"wind"}),
        (0.88, {"hearth", "cricket 1", "cricket 2", "cricket 3", "owl", "lute"}),
        (1.0, {"hearth", "cricket 1", "cricket 2", "cricket 3", "owl", "lute"}),
    ),
)
def test_each_part_of_the_day_has_its_layers(hour: float, layers: set[str]) -> None:
    assert set(layers_of(Heard(hour))) == layers


@each(
    ("hour", "layers"),
    (
        (0.0, {"chant", "quill", "trot", "larks"}),
        (0.5, {"quill", "trot", "wind", "smithy"}),
        (0.7, {"quill", "trot", "chant"}),
        (0.9, {"chant", "hearth", "owl", "lute"}),
    ),
)
def test_in_the_hall_monks_chant_at_dawn_and_in_the_evening(hour: float, layers: set[str]) -> None:
    assert set(layers_of(Heard(hour, place=Place.HALL, hammers=2))) == layers


def test_the_smith_strikes_once_for_each_worker_and_rests_without_any() -> None:
    assert "smithy" not in layers_of(Heard(0.5))
    assert layers_of(Heard(0.5, hammers=3))["smithy"].cue.strokes == 3
    assert layers_of(Heard(0.5, hammers=30))["smithy"].cue.strokes == 8
    assert "smithy" not in layers_of(Heard(0.1, hammers=3))


@each("hour", (0.0, 0.5, 1.0))
def test_other_places_sound_the_same_all_day(hour: float) -> None:
    assert set(layers_of(Heard(hour, place=Place.QUAY))) == {"water", "gulls"}
    assert set(layers_of(Heard(hour, place=Place.SHADOW))) == {"wind", "string"}


def test_bells_ring_at_a_new_round_of_the_afternoon_only() -> None:
    for hour, cues in ((0.3, ()), (0.5, ()), (0.7, (("bell",),)), (0.9, ())):
        struck = cues_between(Heard(hour, round=3), Heard(hour, round=4))
        assert tuple(cue.grains for cue in struck) == cues
        assert cues_between(Heard(hour, round=4), Heard(hour, round=4)) == ()


def test_a_drum_beats_at_each_turn_of_the_last_round() -> None:
    last = [Heard(0.9, turn=turn, is_last_round=True) for turn in (7, 8)]
    assert [cue.grains for cue in cues_between(*last)] == [("drum",)]
    assert cues_between(last[1], last[1]) == ()
    assert cues_between(Heard(0.9, turn=7), Heard(0.9, turn=8)) == ()


def test_a_low_string_sounds_as_his_shadow_grows() -> None:
    small, large = (Heard(0.2, place=Place.SHADOW, shadow=points) for points in (4, 9))
    assert [cue.grains for cue in cues_between(small, large)] == [("string-1",)]
    assert cues_between(large, small) == ()


# --- how it sounds


@pytest.mark.slow
@each("part", PARTS)
def test_each_part_is_as_soft_as_it_should_be(part: str) -> None:
    sounds = [loudness(array("h", samples_of(sound))) for sound in Sound]
    heard = played(bed_of(PARTS[part]), 60)[5 * RATE :]
    assert abs(loudness(heard) - (median(sounds) - 18)) < 2.5


@each("part", ("afternoon", "shadow"))
def test_what_is_woven_has_neither_holes_nor_jumps(part: str) -> None:
    heard = played(bed_of(PARTS[part]), 30)[5 * RATE :]
    by_second = [loudness(heard[at : at + RATE]) for at in range(0, len(heard), RATE)]
    assert max(by_second) - min(by_second) < 14
    assert max(abs(after - before) for before, after in pairwise(heard)) < 260


def test_nothing_clicks_as_one_part_gives_way_to_another() -> None:
    bed = bed_of(PARTS["afternoon"])
    played(bed, 6)
    bed.turn_to(layers_of(PARTS["shadow"]))
    crossing = played(bed, 5)
    assert max(abs(b - a) for a, b in pairwise(crossing)) < 260


def test_layers_take_four_seconds_to_come_and_to_go() -> None:
    bed = bed_of(Heard(0.5))
    played(bed, 3.9)
    assert bed._layers["hum"].share < 1
    played(bed, 0.2)
    assert bed._layers["hum"].share == 1
    bed.turn_to(layers_of(Heard(0.7)))
    played(bed, 2)
    assert [bed._layers[name].share for name in ("hum", "wind")] == pytest.approx(
        [0.5, 0.5], abs=0.02
    )
    played(bed, 2.1)
    assert set(bed._layers) == {"wind"}


class Watchful(Random):
    """Chance that remembers which grains it chose."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chosen: list[object] = []

    def choice(self, seq: SupportsLenAndGetItem[T]) -> T:
        self.chosen.append(chosen := super().choice(seq))
        return chosen


def test_nothing_loops_in_under_forty_seconds() -> None:
    chance = Watchful(5)
    bed = Bed(chance)
    bed.read(ALL_GRAINS)
    bed.wait()
    bed.turn_to({"wind": layers_of(Heard(0.7))["wind"]})
    bed.be_loud(1.0)
    played(bed, 240)
    begun = chance.chosen
    assert len(begun) == 121
    assert all(one != other for one, other in pairwise(begun))
    for loop in range(1, 21):  # a grain begins every two seconds
        assert begun[loop:] != begun[:-loop]


def test_strokes_come_one_after_the_other() -> None:
    bed = bed_of(PARTS["afternoon"])
    cue = Cue(("hammer-1",), 1.0, strokes=3, apart=0.5)
    starts = [-at / 2 / RATE for _, at in bed._voices_of(cue)]
    assert starts == pytest.approx([0, 0.5, 1.0], abs=0.05)


def test_a_layer_that_stays_goes_on_where_it_is() -> None:
    bed = bed_of(PARTS["day"])
    played(bed, 6)
    going_on = bed._layers["hum"]
    bed.turn_to(layers_of(Heard(0.5, hammers=5)))
    played(bed, 0.1)
    assert bed._layers["hum"] is going_on
    assert bed._layers["smithy"].layer.cue.strokes == 5


def test_a_hushed_bed_is_silent_and_comes_back() -> None:
    bed = bed_of(PARTS["afternoon"])
    played(bed, 6)
    bed.hush(2.0)
    played(bed, 0.5)
    assert not any(played(bed, 1.0))
    assert loudness(played(bed, 4.0)[2 * RATE :]) > -55


def test_a_silent_bed_takes_no_cues_for_later() -> None:
    bed = bed_of(PARTS["dusk"], level=0.0)
    for _ in range(30):
        bed.strike(Cue(("drum",), 1.0))
    assert bed.mix(BUFFER) == b""
    bed.be_loud(1.0)
    bed.mix(BUFFER)
    assert bed._cues == []


def test_the_bed_lies_under_the_sounds() -> None:
    mixer = Mixer()
    mixer._bed = bed_of(PARTS["quay"])
    for _ in range(100):
        mixer.mix(BUFFER)
    assert not mixer.is_silent
    mixer.play(Sound.HORN, 1.0)
    assert loudness(array("h", mixer.mix(10_000))) > -30


# --- the window


@pytest.fixture
def sounds(qtbot: QtBot) -> Iterator[Sounds]:
    made = Sounds(Output.NULL)
    yield made
    made.speaker.wait()
    made.close()


def test_a_table_opens_the_device_and_its_end_lets_it_rest(sounds: Sounds) -> None:
    sounds.surround(Heard(0.1))
    sounds.speaker.wait()
    assert sounds.speaker.is_open
    sounds._rest()
    assert sounds.speaker.is_open
    sounds.surround(None)
    assert sounds.mixer.bed._level == 0


SILENCES: dict[str, Callable[[Sounds, QWidget], object]] = {
    "is muted": lambda sounds, _window: sounds.use("is_muted", value=True),
    "has no volume": lambda sounds, _window: sounds.use("sound_bed", 0.0),
    "is behind": lambda sounds, _window: sounds.come_to_front(is_in_front=False),
    "is hidden": lambda _sounds, window: window.hide(),
    "has no device": lambda sounds, _window: lose_device(sounds),
}


def lose_device(sounds: Sounds) -> None:
    sounds.speaker.is_missing = True
    sounds.surround(Heard(0.2))


@each("silence", SILENCES)
def test_the_bed_is_silent_where_nobody_wants_it(qtbot: QtBot, silence: str) -> None:
    sounds, window = Sounds(Output.NULL), QWidget()
    qtbot.addWidget(window)
    sounds.follow(window)
    window.show()
    sounds.surround(Heard(0.1))
    assert sounds.mixer.bed._level == 0.75
    SILENCES[silence](sounds, window)
    assert sounds.mixer.bed._level == 0
    sounds.surround(Heard(0.5))
    assert sounds.mixer.bed._level == 0
    sounds.speaker.wait()
    sounds.close()


def test_the_bed_comes_back_with_the_window(sounds: Sounds) -> None:
    sounds.surround(Heard(0.1))
    sounds.come_to_front(is_in_front=False)
    sounds.come_to_front(is_in_front=True)
    assert sounds.mixer.bed._level == 0.75


def test_the_volume_of_the_bed_can_be_tried_without_a_game(sounds: Sounds) -> None:
    sounds.use("sound_bed", 0.25)
    assert sounds.mixer.bed._level == 0
    sounds.try_out("sound_bed")
    assert sounds.mixer.bed._level == 0.25
    sounds._trial.stop()
    sounds._trial.timeout.emit()
    assert sounds.mixer.bed._level == 0


def test_the_stage_hushes_the_bed_and_lets_it_come_back(sounds: Sounds) -> None:
    sounds.surround(Heard(0.1))
    coming = sounds.mixer.bed._coming
    while not coming.empty():
        coming.get()
    sounds.hush(is_hushed=True)
    assert coming.get() == 10.0
    sounds.hush(is_hushed=False)
    assert coming.get() == 0.0


def test_a_theme_hushes_the_bed(sounds: Sounds) -> None:
    sounds.surround(Heard(0.1))
    for sound in (Sound.WIN, Sound.LOSS):
        assert sound in CALLS
        while not sounds.mixer.bed._coming.empty():
            sounds.mixer.bed._coming.get()
        sounds.play(sound)
        assert isinstance(sounds.mixer.bed._coming.get(), float)


def place_heard(program: Program) -> Place | None:
    heard = program.hearing.sounds._heard
    return heard.place if heard is not None else None


def test_a_table_is_heard_and_home_is_not(begin: Callable[[], Program]) -> None:
    program, places = begin(), []
    for step in (
        program.go_home,
        lambda: program.start(5),
        program.pages.show_settings,
        program.go_home,
    ):
        step()
        places.append(place_heard(program))
    assert places == [None, Place.REALM, Place.REALM, None]


def test_a_bed_that_nobody_hears_reads_nothing(sounds: Sounds) -> None:
    sounds.use("is_muted", value=True)
    sounds.surround(Heard(0.1))
    assert sounds.mixer.bed._reading is None
    sounds.use("is_muted", value=False)
    assert sounds.mixer.bed._reading is not None
