"""The grains of the bed: what is heard around a table, played on the instruments.

The program strews and weaves them as the hour and the game are, so no loop is stored here. A woven
grain comes and goes over its whole length; the next one begins in its middle. As soft as the bed
is, half the rate is enough for all that isn't a high voice, and one byte a sample for what is
woven.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from instruments import (
    BELL,
    PLATE,
    RATE,
    WOOD,
    bowed,
    bytes_of,
    drum,
    far_off,
    halved,
    hard,
    in_a_room,
    louder,
    noise,
    plucked,
    shaped,
    soft,
    struck,
    sung,
    together,
    woven,
    written,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from instruments import Wave

_WOVEN = 4.0
"""The length of a woven grain, in seconds."""
_PEAK = 0.6


# --- what is woven


def _wandering(seconds: float, chance: Random, each: float) -> Wave:
    """Return a slow line between 0 and 1, with a turn about every so many seconds."""
    count = round(seconds / each) + 2
    turns = [chance.random() for _ in range(count)]
    made = []
    for at in range(round(seconds * RATE)):
        before, share = divmod(at / RATE / each, 1)
        ease = share * share * (3 - 2 * share)
        one, other = turns[int(before)], turns[int(before) + 1]
        made.append(one + (other - one) * ease)
    return made


def _whistling(air: Wave, pitches: Wave, narrow: float) -> Wave:
    """Let air sound at one moving pitch, as in a chimney."""
    made, one, two = [], 0.0, 0.0
    for breath, pitch in zip(air, pitches, strict=True):
        turn = 2 * math.pi * pitch / RATE
        heard = breath + 2 * narrow * math.cos(turn) * one - narrow * narrow * two
        one, two = heard, one
        made.append(heard)
    return made


def _wind(chance: Random) -> Wave:
    gust = _wandering(_WOVEN, chance, 0.9)
    air = noise(_WOVEN, chance, 120, 700)
    low, high = chance.uniform(240, 320), chance.uniform(140, 260)
    pitches = [low + high * value for value in gust]
    howl = _whistling(noise(_WOVEN, chance, 100, 2_000), pitches, 0.988)
    loud = max(map(abs, howl))
    blown = [
        (0.35 + 0.65 * push) * (rush + 0.5 * note / loud)
        for push, rush, note in zip(gust, air, howl, strict=True)
    ]
    return woven(soft(blown, 1_400))


def _water(chance: Random) -> Wave:
    """Waves at a quay: each swells, breaks and runs back, over a murmur that never ends."""
    murmur = louder(noise(_WOVEN, chance, 200, 900), 0.5)
    waves, at = [(0.0, murmur)], chance.uniform(0.1, 0.5)
    while at < _WOVEN - 1.8:
        swell = shaped(noise(1.7, chance, 260, chance.uniform(1_300, 2_200)), 0.55, 0.4)
        waves.append((at, louder(swell, chance.uniform(0.7, 1.2))))
        at += chance.uniform(1.1, 1.9)
    drops = [(chance.uniform(0.2, _WOVEN - 0.5), louder(_drop(chance), 0.12)) for _ in range(5)]
    return woven(together(*waves, *drops)[: round(_WOVEN * RATE)])


def _drop(chance: Random) -> Wave:
    low = chance.uniform(420, 800)
    return sung(((0, low, 0), (0.012, low * 1.1, 1), (0.07, low * 1.9, 0)))


_BREAKS = 0.22
"""The share of syllables after which a talker is silent for a moment."""
_VOWELS = ((650, 1_080), (520, 1_850), (320, 2_150), (450, 850), (330, 780), (600, 1_500))


def _hum(chance: Random) -> Wave:
    """Murmur of a market: many people speak at some distance, and none can be understood."""
    talk = [(0.0, _talker(chance, chance.uniform(92, 210))) for _ in range(6)]
    air = louder(noise(_WOVEN, chance, 150, 1_200), 0.35)
    return woven(soft(together((0, air), *talk), 2_000)[: round(_WOVEN * RATE)])


def _talker(chance: Random, pitch: float) -> Wave:
    """Speak syllables with a break now and then, each with the overtones of its vowel."""
    syllables, at = [], chance.uniform(0, 0.5)
    while at < _WOVEN - 0.4:
        seconds = chance.uniform(0.11, 0.24)
        first, second = chance.choice(_VOWELS)
        tone = pitch * chance.uniform(0.9, 1.15)
        level = chance.uniform(0.35, 1.0)
        shares = tuple(
            math.exp(-(((n * tone - first) / 160) ** 2))
            + 0.45 * math.exp(-(((n * tone - second) / 220) ** 2))
            + 0.08 / n
            for n in range(1, round(2_400 / tone))
        )
        line = ((0, tone, 0), (0.035, tone * 1.02, level), (seconds, tone * 0.94, 0))
        syllables.append((at, sung(line, shares)))
        at += seconds + (chance.uniform(0.25, 0.8) if chance.random() < _BREAKS else 0.02)
    return together(*syllables)


def _hearth(chance: Random) -> Wave:
    """Glow of a fire: a low breath, and wood that cracks softly."""
    glow = louder(noise(_WOVEN, chance, 60, 240), 1.3)
    cracks = [
        (chance.uniform(0, _WOVEN - 0.1), louder(_crack(chance), chance.random() ** 3))
        for _ in range(26)
    ]
    return woven(together((0, glow), *cracks)[: round(_WOVEN * RATE)])


def _crack(chance: Random) -> Wave:
    return shaped(noise(0.05, chance, 500, 3_800), 0.0008, chance.uniform(0.002, 0.009))


def _chant(chance: Random) -> Wave:
    """Chant of monks behind a wall: low voices that hold a fifth and breathe one after another."""
    voices = [(0.0, louder(noise(_WOVEN, chance, 90, 400), 0.1))]
    for pitch in (98.0, 98.4, 146.8, 147.5, 196.0):
        at, tone = chance.uniform(0, 0.6), pitch
        while at < _WOVEN - 0.9:
            length = min(chance.uniform(1.2, 2.2), _WOVEN - at - 0.1)
            tone = pitch * chance.choice((1.0, 1.0, 1.122, 0.891))
            line = (
                (0, tone * 0.985, 0), (0.3, tone, 0.8), (length - 0.35, tone * 1.004, 0.8),
                (length, tone * 0.99, 0),
            )  # fmt: skip
            voices.append((at, louder(sung(line, _vowel(chance, tone)), 0.5)))
            at += length + chance.uniform(0.05, 0.3)
    return woven(soft(soft(together(*voices), 900), 1_200)[: round(_WOVEN * RATE)])


def _vowel(chance: Random, tone: float) -> tuple[float, ...]:
    """Return the overtones of a dark vowel: o or u."""
    first, second = chance.choice(_VOWELS[3:5])
    return tuple(
        math.exp(-(((n * tone - first) / 170) ** 2))
        + 0.3 * math.exp(-(((n * tone - second) / 200) ** 2))
        + 0.25 / n
        for n in range(1, 9)
    )


# --- what is strewn


def _quill(chance: Random) -> Wave:
    """Write a line at the desk beside the table, dip, and go on."""
    strokes, at = [], 0.0
    for _ in range(chance.randint(9, 13)):
        length = chance.uniform(0.03, 0.09)
        scratch = shaped(noise(length + 0.03, chance, 1_500, 4_000), 0.014, length / 2)
        strokes.append((at, louder(scratch, chance.uniform(0.4, 1.0))))
        at += length + chance.choice((0.01, 0.02, 0.14))
    return in_a_room(together(*strokes), 0.5, 0.2)


def _trot(chance: Random) -> Wave:
    """Horse on the cobbles of the court: four beats a stride, nearer and away again."""
    beats, strides = [], 5
    for stride in range(strides):
        near = math.sin(math.pi * (stride + 0.5) / strides)
        for foot, late in enumerate((0.0, 0.11, 0.27, 0.38)):
            hoof = struck(chance.uniform(330, 460), 0.08, WOOD)
            stone = louder(_crack(chance), 0.5)
            level = near * (1.0, 0.7, 0.9, 0.6)[foot]
            beats.append((0.56 * stride + late, louder(together((0, hoof), (0, stone)), level)))
    return far_off(together(*beats), 1_600)


def _cricket(pitch: float) -> Callable[[Random], Wave]:
    def chirp(_chance: Random) -> Wave:
        rub = sung(((0, pitch, 0), (0.012, pitch, 1), (0.03, pitch, 0)))
        strokes = [(0.034 * n, louder(rub, level)) for n, level in enumerate((0.6, 0.9, 1, 0.7))]
        return in_a_room(together(*strokes), 0.5, 0.1)

    return chirp


def _lark(chance: Random) -> Wave:
    line, at, pitch = [(0.0, 3_300.0, 0.0)], 0.0, chance.uniform(2_700, 3_300)
    for _ in range(chance.randint(5, 8)):
        low, high = pitch * chance.uniform(0.82, 1.0), pitch * chance.uniform(1.05, 1.35)
        length = chance.uniform(0.05, 0.11)
        level = chance.uniform(0.5, 1.0)
        end = at + length
        line += [(at + 0.012, low, level), (end, high, level), (end + 0.02, high, 0)]
        at = end + 0.05
        line.append((at, low, 0.0))
    return in_a_room(sung(tuple(line), (1.0, 0.08)), 0.9, 0.3)


def _thrush(chance: Random) -> Wave:
    notes, at = [], 0.0
    for _ in range(chance.randint(3, 4)):
        pitch, length = chance.choice((1_760, 1_976, 2_349, 2_637)), chance.uniform(0.13, 0.24)
        bent = pitch * chance.uniform(0.88, 1.14)
        line = ((0, pitch, 0), (0.03, pitch, 1), (length, bent, 0.6), (length + 0.04, pitch, 0))
        notes.append((at, sung(line, (1.0, 0.12))))
        at += length + chance.uniform(0.04, 0.12)
    return in_a_room(together(*notes), 1.0, 0.4)


_COCK_A_DOODLE = (
    (0, 520, 0), (0.04, 620, 0.7), (0.14, 640, 0.7), (0.17, 560, 0), (0.2, 640, 0),
    (0.23, 760, 0.8), (0.34, 760, 0.8), (0.37, 650, 0), (0.4, 760, 0), (0.45, 960, 1),
    (0.72, 1_000, 1), (0.8, 860, 0.9), (1.1, 640, 0.5), (1.35, 480, 0),
)  # fmt: skip


def _cock(_chance: Random) -> Wave:
    return far_off(sung(_COCK_A_DOODLE, (1.0, 0.8, 0.5, 0.34, 0.2, 0.1)), 1_900)


def _cart(chance: Random) -> Wave:
    """Cart on stones: wheels that rumble, boards that knock, an axle that creaks."""
    seconds = 3.6
    roll = louder(noise(seconds, chance, 60, 420), 1.2)
    knocks, at = [(0.0, roll)], 0.15
    while at < seconds - 0.3:
        board = louder(struck(chance.uniform(120, 210), 0.16, WOOD), chance.uniform(0.15, 0.5))
        knocks.append((at, board))
        at += chance.uniform(0.1, 0.24)
    for start in (0.7, 1.75, 2.75):
        creak = ((0, 640, 0), (0.1, 700, 0.05), (0.22, 610, 0.03), (0.3, 600, 0))
        knocks.append((start, sung(creak, (1.0, 0.6, 0.3))))
    return far_off(woven(together(*knocks)), 1_800)


def _hammer(chance: Random) -> Wave:
    ring = struck(chance.uniform(1_250, 1_420), 0.5, PLATE)
    blow = together((0, ring), (0, louder(drum(190, 0.15), 0.7)), (0, louder(_crack(chance), 0.6)))
    return far_off(blow, 2_600)


def _bell(_chance: Random) -> Wave:
    long = tuple((ratio, level, fade * 2.6) for ratio, level, fade in BELL)
    return far_off(struck(311.1, 3.0, long, 0.004), 1_700)


def _owl(_chance: Random) -> Wave:
    first = ((0, 390, 0), (0.1, 415, 0.8), (0.4, 405, 0.8), (0.55, 380, 0))
    second = ((0, 380, 0), (0.06, 400, 0.5), (0.14, 395, 0))
    third = ((0, 385, 0), (0.1, 420, 1.0), (0.3, 425, 0.9), (0.75, 370, 0))
    tone = (1.0, 0.1, 0.05)
    calls = ((0, sung(first, tone)), (0.95, sung(second, tone)), (1.15, sung(third, tone)))
    return far_off(together(*calls), 1_500)


def _lute(pitch: float) -> Callable[[Random], Wave]:
    def pluck(chance: Random) -> Wave:
        return in_a_room(plucked(pitch, 2.0, chance, 0.45), 0.9, 0.3)

    return pluck


def _skin(_chance: Random) -> Wave:
    beat = together((0, drum(82, 1.1)), (0, louder(drum(123, 0.4), 0.4)))
    return far_off(beat, 900)


def _string(pitch: float, seconds: float) -> Callable[[Random], Wave]:
    def bow(chance: Random) -> Wave:
        fifth = louder(bowed(pitch * 1.498, seconds, chance), 0.3)
        return soft(together((0, bowed(pitch, seconds, chance)), (0, fifth)), 620)

    return bow


def _gull(chance: Random) -> Wave:
    cries, at = [], 0.0
    for n in range(chance.randint(2, 4)):
        top, length = chance.uniform(1_150, 1_450), chance.uniform(0.22, 0.34)
        line = (
            (0, top * 0.72, 0), (0.05, top, 1), (length * 0.5, top * 1.06, 0.9),
            (length, top * 0.7, 0.3), (length + 0.05, top * 0.6, 0),
        )  # fmt: skip
        cries.append((at, louder(sung(line, (1.0, 0.55, 0.4, 0.2, 0.1)), 1 - 0.13 * n)))
        at += length + chance.uniform(0.06, 0.14)
    return far_off(together(*cries), 2_400)


# --- the grains


class Grain(NamedTuple):
    """Who plays a grain, and how it is written."""

    play: Callable[[Random], Wave]
    is_high: bool = False
    """Whether it needs the whole rate."""
    is_small: bool = False
    """Whether one byte a sample is enough: for what is long and has no end of its own."""


_LUTE = (220.0, 261.6, 293.7, 329.6, 392.0, 440.0)

GRAINS: dict[str, Grain] = {
    **{f"wind-{n}": Grain(_wind, is_small=True) for n in range(1, 5)},
    **{f"water-{n}": Grain(_water, is_small=True) for n in range(1, 5)},
    **{f"hum-{n}": Grain(_hum, is_small=True) for n in range(1, 5)},
    **{f"hearth-{n}": Grain(_hearth, is_small=True) for n in range(1, 4)},
    **{f"cricket-{n}": Grain(_cricket(3_900.0 + 290 * n), is_high=True) for n in range(1, 4)},
    **{f"lark-{n}": Grain(_lark, is_high=True) for n in range(1, 4)},
    **{f"thrush-{n}": Grain(_thrush) for n in range(1, 4)},
    "cock": Grain(_cock),
    "cart": Grain(_cart, is_small=True),
    **{f"hammer-{n}": Grain(_hammer) for n in range(1, 3)},
    "bell": Grain(_bell),
    "owl": Grain(_owl),
    **{f"lute-{n}": Grain(_lute(pitch)) for n, pitch in enumerate(_LUTE, 1)},
    "drum": Grain(_skin),
    **{
        f"string-{n}": Grain(_string(pitch, 6.0), is_small=True)
        for n, pitch in ((1, 55.0), (2, 58.3))
    },
    **{f"gull-{n}": Grain(_gull) for n in range(1, 4)},
    **{f"chant-{n}": Grain(_chant, is_small=True) for n in range(1, 4)},
    **{f"quill-{n}": Grain(_quill, is_small=True) for n in range(1, 3)},
    "trot": Grain(_trot, is_small=True),
}
"""Every grain of the bed."""


def rate_of(name: str) -> int:
    """Return how many samples a second a grain has."""
    return RATE if GRAINS[name].is_high else RATE // 2


def width_of(name: str) -> int:
    """Return how many bytes a grain's samples have."""
    return 1 if GRAINS[name].is_small else 2


def played(name: str, chance: Random) -> bytes:
    """Play a grain, and return its samples."""
    grain = GRAINS[name]
    sound = hard(grain.play(chance), 30)
    sound = sound if grain.is_high else halved(sound)
    if grain.is_small:
        return bytes_of(sound, _PEAK, chance)
    return written(sound, _PEAK, rate_of(name))
