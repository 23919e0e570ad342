"""What is heard around a table: the layers of the bed by place and hour, and cues for events.

A game says by a `Heard` where its table stands, how late it is there, and what happens; each part
of the day is 18 dB softer than the sounds of the game.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.ui.sound.bed import BedLayer, Cue

if TYPE_CHECKING:
    from valeria_desktop.ui.sound.bed import Bed, Layers


class Place(Enum):
    """Where a table stands."""

    REALM = "realm"
    SHADOW = "shadow"
    """The realm while a Dark Lord reaches for it."""
    QUAY = "quay"
    HALL = "hall"
    """A hall with an arcade, above the court of a castle."""


@frozen
class Heard:
    """What is to be heard around a table at a moment of its game."""

    hour: float
    """The time of day, from 0, dawn, to 1, dusk."""
    place: Place = Place.REALM
    hammers: int = 0
    """The strokes of the smith, one for each who works for the viewer."""
    round: int = 0
    turn: int = 0
    is_last_round: bool = False
    shadow: int = 0
    """The points that the Dark Lord has: with them his shadow grows."""


MORNING, NOON, EVENING = 0.35, 0.65, 0.88
"""The hours at which the market opens, at which it closes, and at which night falls."""
_MOST_STROKES = 8
"""The greatest number of strokes that can still be told apart."""


def _several(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}-{number}" for number in range(1, count + 1))


def _woven(name: str, count: int, level: float) -> BedLayer:
    """Return a layer of grains of four seconds, each beginning in the middle of the last."""
    return BedLayer(Cue(_several(name, count), level, may_turn=True), 2.0, 2.0, is_woven=True)


_HAMMER = Cue(_several("hammer", 2), 0.07, apart=0.46)

_DAWN: Layers = {
    "breeze": _woven("wind", 4, 0.02),
    "larks": BedLayer(Cue(_several("lark", 3), 0.07), 2.5, 7.0),
    "thrushes": BedLayer(Cue(_several("thrush", 3), 0.09), 3.0, 9.0),
    "cock": BedLayer(Cue(("cock",), 0.07), 26.0, 55.0),
    "cart": BedLayer(Cue(("cart",), 0.09), 31.0, 64.0),
}
_DAY: Layers = {"hum": _woven("hum", 4, 0.068)}
_AFTERNOON: Layers = {"wind": _woven("wind", 4, 0.054)}
_DUSK: Layers = {
    "hearth": _woven("hearth", 3, 0.045),
    **{
        f"cricket {number}": BedLayer(Cue((f"cricket-{number}",), level), least, least + 0.5)
        for number, level, least in ((1, 0.036, 0.6), (2, 0.025, 0.75), (3, 0.015, 0.9))
    },
    "owl": BedLayer(Cue(("owl",), 0.05), 24.0, 52.0),
    "lute": BedLayer(Cue(_several("lute", 6), 0.08, strokes=4, apart=0.56), 16.0, 34.0),
}
_SHADOW: Layers = {
    "wind": _woven("wind", 4, 0.04),
    "string": BedLayer(Cue(_several("string", 2), 0.05), 7.0, 15.0),
}
_QUAY: Layers = {
    "water": _woven("water", 4, 0.07),
    "gulls": BedLayer(Cue(_several("gull", 3), 0.07), 9.0, 24.0),
}

_CHANT: Layers = {"chant": _woven("chant", 3, 0.05)}
_DESK: Layers = {
    "quill": BedLayer(Cue(_several("quill", 2), 0.05), 7.0, 18.0),
    "trot": BedLayer(Cue(("trot",), 0.07), 19.0, 43.0),
}

_BELL = Cue(("bell",), 0.08, strokes=3, apart=1.3)
_DRUM = Cue(("drum",), 0.12)
_STRING = Cue(("string-1",), 0.11)

ALL_GRAINS: frozenset[str] = frozenset(
    grain
    for layers in (_DAWN, _DAY, _AFTERNOON, _DUSK, _SHADOW, _QUAY, _CHANT, _DESK)
    for layer in layers.values()
    for grain in layer.cue.grains
) | {grain for cue in (_HAMMER, _BELL, _DRUM, _STRING) for grain in cue.grains}
"""The names of all grains."""


def layers_of(heard: Heard) -> Layers:
    """Return the layers that are heard at a place and an hour."""
    if heard.place is Place.QUAY:
        return _QUAY
    if heard.place is Place.SHADOW:
        return _SHADOW
    if heard.place is Place.HALL:
        return _hall(heard)
    if heard.hour < MORNING:
        return _DAWN
    if heard.hour < NOON:
        return _DAY | _smithy(heard.hammers)
    return _AFTERNOON if heard.hour < EVENING else _DUSK


def _hall(heard: Heard) -> Layers:
    """Return monks at dawn and in the evening, writing and work in the court by day."""
    if heard.hour < MORNING:
        return _CHANT | _DESK | {"larks": _DAWN["larks"]}
    if heard.hour < NOON:
        return _DESK | _AFTERNOON | _smithy(heard.hammers)
    if heard.hour < EVENING:
        return _DESK | _CHANT
    return _CHANT | {name: _DUSK[name] for name in ("hearth", "owl", "lute")}


def _smithy(hammers: int) -> Layers:
    strokes = min(hammers, _MOST_STROKES)
    if not strokes:
        return {}
    cue = Cue(_HAMMER.grains, _HAMMER.level, strokes, _HAMMER.apart)
    return {"smithy": BedLayer(cue, 11.0, 24.0)}


def cues_between(before: Heard, after: Heard) -> tuple[Cue, ...]:
    """Return what sounds once as a game comes from one moment to a later one."""
    cues: list[Cue] = []
    is_evening = after.place in {Place.REALM, Place.HALL} and NOON <= after.hour < EVENING
    if is_evening and after.round > before.round:
        cues.append(_BELL)
    if after.is_last_round and after.turn > before.turn:
        cues.append(_DRUM)
    if after.shadow > before.shadow:
        cues.append(_STRING)
    return tuple(cues)


def lay(bed: Bed, before: Heard | None, after: Heard) -> None:
    """Let a bed sound as a game comes from one moment to a later one; from none, as it begins."""
    if before is None or layers_of(before) != layers_of(after):
        bed.turn_to(layers_of(after))
    for cue in cues_between(before or after, after):
        bed.strike(cue)


def lay_dawn(bed: Bed) -> None:
    """Let a bed sound as at dawn, to try its volume out where no game is."""
    lay(bed, None, Heard(0.0))


def read_for(bed: Bed) -> None:
    """Read all grains for a bed that is going to be heard."""
    bed.read(ALL_GRAINS)
