"""The instruments that play the sounds, of a few lines each, and a small room around them.

Plucked and bowed strings, bells of a few partials, wood, filtered noise, a horn, a drum, a throat
for birds and people. Chance has a fixed seed in each sound, so the same sounds come out every time.
"""

from __future__ import annotations

import math
import sys
from array import array
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

RATE = 22_050
_LOUDEST = 32_767
_SMALL = 126  # the loudest sample of one byte, from its middle
_FADE = 0.012
_SILENCE = 0.006  # of the loudest moment: what is softer at the end is left out

Wave = list[float]
Partials = tuple[tuple[float, float, float], ...]
Line = tuple[tuple[float, float, float], ...]
"""A voice's way: seconds, pitch and level; between two of its points it glides."""

WOOD = ((1.0, 1.0, 0.035), (2.32, 0.5, 0.02), (3.9, 0.25, 0.012))
"""Partials of what sounds: its pitch, how loud it is, and how long it takes to fade to a third."""
BONE = ((1.0, 1.0, 0.016), (1.71, 0.7, 0.012), (2.6, 0.4, 0.008))
BELL = ((0.5, 0.35, 0.5), (1.0, 1.0, 0.42), (1.19, 0.4, 0.3), (2.0, 0.35, 0.2), (2.74, 0.16, 0.1))
CHIME = ((1.0, 1.0, 0.22), (2.76, 0.28, 0.09), (5.4, 0.08, 0.04))
PLATE = ((1.0, 0.8, 0.11), (1.59, 1.0, 0.09), (2.44, 0.6, 0.07), (3.81, 0.35, 0.04))
PENNY = ((1.0, 0.8, 0.1), (1.48, 0.6, 0.08), (2.53, 0.3, 0.05))


# --- what sounds


def struck(pitch: float, seconds: float, partials: Partials, attack: float = 0.002) -> Wave:
    """Strike something: each of its partials fades in its own time."""
    made = [0.0] * round(seconds * RATE)
    for ratio, level, fade in partials:
        turn = 2 * math.pi * pitch * ratio / RATE
        for at in range(len(made)):
            made[at] += level * math.exp(-at / (fade * RATE)) * math.sin(turn * at)
    return _ended(_swell(made, attack))


def plucked(pitch: float, seconds: float, chance: Random, warmth: float = 0.5) -> Wave:
    """Pluck a string: a round of noise that grows softer with every turn."""
    length = max(2, round(RATE / pitch))
    string = soft([chance.uniform(-1, 1) for _ in range(length)], 2_600)
    middle = sum(string) / length  # it would ring on as a push that no string gives
    string = [each - middle for each in string]
    made = []
    for at in range(round(seconds * RATE)):
        here, after = at % length, (at + 1) % length
        made.append(string[here])
        string[here] = 0.995 * ((1 - warmth) * string[here] + warmth * string[after])
    return _ended(_swell(made, 0.004))


def blown(pitch: float, seconds: float, brightness: float = 1.0) -> Wave:
    """Blow a horn: the louder it is, the brighter."""
    made, phase = [], 0.0
    for at in range(round(seconds * RATE)):
        time = at / RATE
        breath = min(1.0, time / 0.07) * min(1.0, (seconds - time) / 0.16)
        wavers = 1 + 0.004 * math.sin(2 * math.pi * 5.2 * time) * min(1.0, time / 0.3)
        phase += 2 * math.pi * pitch * wavers / RATE
        overtones = (
            math.sin(n * phase) * (0.55 * brightness * breath) ** (n - 1) for n in range(1, 9)
        )
        made.append(breath * sum(overtones))
    return made


def noise(seconds: float, chance: Random, low: float, high: float) -> Wave:
    """Hiss between two pitches."""
    white = [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]
    return hard(soft(soft(white, high), high), low)


def drum(pitch: float, seconds: float, fall: float = 0.5) -> Wave:
    """Beat a skin: its pitch falls while it fades."""
    made, phase = [], 0.0
    for at in range(round(seconds * RATE)):
        time = at / RATE
        phase += 2 * math.pi * pitch * (fall + (1 - fall) * math.exp(-time / 0.05)) / RATE
        made.append(math.sin(phase) * math.exp(-time / (seconds / 4)))
    return _ended(_swell(made, 0.002))


def sung(line: Line, overtones: tuple[float, ...] = (1.0,)) -> Wave:
    """Sing a line: the voice glides from point to point, with a fixed share of each overtone."""
    made, phase, at = [], 0.0, 0
    for (start, low, soft_at), (end, high, loud_at) in pairwise(line):
        while at < round(end * RATE):
            share = (at / RATE - start) / (end - start)
            phase += 2 * math.pi * (low + (high - low) * share) / RATE
            voice = sum(level * math.sin(n * phase) for n, level in enumerate(overtones, 1))
            made.append((soft_at + (loud_at - soft_at) * share) * voice)
            at += 1
    return made


def bowed(pitch: float, seconds: float, chance: Random) -> Wave:
    """Bow a low string: it swells and fades over its whole length, and scratches a little."""
    made, phase, hair = [], 0.0, soft(noise(seconds, chance, 200, 900), 900)
    for at, scratch in enumerate(hair):
        time = at / RATE
        breath = math.sin(math.pi * time / seconds) ** 1.3
        phase += 2 * math.pi * pitch * (1 + 0.003 * math.sin(2 * math.pi * 4.3 * time)) / RATE
        string = sum(math.sin(n * phase) / n**1.15 for n in range(1, 9))
        made.append(breath * (string + 0.9 * breath * scratch))
    return made


# --- what is done to it


def soft(sound: Wave, pitch: float) -> Wave:
    """Take away what is higher."""
    share, last, made = 1 - math.exp(-2 * math.pi * pitch / RATE), 0.0, []
    for value in sound:
        last += share * (value - last)
        made.append(last)
    return made


def hard(sound: Wave, pitch: float) -> Wave:
    """Take away what is lower."""
    return [value - low for value, low in zip(sound, soft(sound, pitch), strict=True)]


def shaped(sound: Wave, attack: float, fade: float) -> Wave:
    """Let it swell, and fade to a third and a third again."""
    return _swell(
        [value * math.exp(-max(0, at / RATE - attack) / fade) for at, value in enumerate(sound)],
        attack,
    )


def _swell(sound: Wave, attack: float) -> Wave:
    length = max(1, round(attack * RATE))
    return [value * min(1.0, at / length) for at, value in enumerate(sound)]


def _ended(sound: Wave) -> Wave:
    """Let it go: what is cut off clicks."""
    length = len(sound) // 2
    return [value * min(1.0, (len(sound) - at) / length) for at, value in enumerate(sound)]


def louder(sound: Wave, level: float) -> Wave:
    """Play it louder, or softer."""
    return [value * level for value in sound]


def together(*parts: tuple[float, Wave]) -> Wave:
    """Play parts, each from its second on."""
    starts = [round(at * RATE) for at, _ in parts]
    made = [0.0] * max(start + len(part) for start, (_, part) in zip(starts, parts, strict=True))
    for start, (_, part) in zip(starts, parts, strict=True):
        for at, value in enumerate(part):
            made[start + at] += value
    return made


def in_a_room(sound: Wave, level: float, tail: float = 0.12) -> Wave:
    """Stand a small wooden room around it: four echoes that grow dull."""
    made = [*sound, *[0.0] * round(tail * RATE)]
    wet = [0.0] * len(made)
    for delay, back in ((0.0197, 0.42), (0.0263, 0.38), (0.0331, 0.34), (0.0419, 0.3)):
        length, echo, dull = round(delay * RATE), [0.0] * len(made), 0.0
        for at in range(length, len(made)):
            dull += 0.45 * (echo[at - length] - dull)
            echo[at] = made[at - length] + back * dull
        wet = [one + other for one, other in zip(wet, echo, strict=True)]
    return [dry + level * far / 4 for dry, far in zip(made, wet, strict=True)]


def woven(sound: Wave) -> Wave:
    """Let it come and go so that two of them, half a length apart, are always equally loud."""
    turn = math.pi / len(sound)
    return [value * math.sin(turn * at) for at, value in enumerate(sound)]


def far_off(sound: Wave, pitch: float = 2_200) -> Wave:
    """Play it from far away: dull, and with more of its echo than of itself."""
    return in_a_room(soft(soft(sound, pitch), pitch), 1.6, 0.4)


def halved(sound: Wave) -> Wave:
    """Return every second sample of a sound, without what would be heard as another pitch."""
    dull = soft(soft(sound, 4_200), 4_200)
    return dull[::2]


def bytes_of(sound: Wave, peak: float, chance: Random) -> bytes:
    """Return samples of one byte; a little chance keeps soft ends from sounding like sand."""
    scale = peak * _SMALL / max(map(abs, sound))
    return bytes(
        math.floor(value * scale + 128 + chance.uniform(-0.5, 0.5) + 0.5) for value in sound
    )


def written(sound: Wave, peak: float, rate: int = RATE) -> bytes:
    """Return the samples, as loud as they should be, with a soft end."""
    highest = max(map(abs, sound))
    heard = max(at for at, value in enumerate(sound) if abs(value) > highest * _SILENCE)
    sound = sound[: heard + 1]
    fade = round(_FADE * rate)
    scale = peak * _LOUDEST / highest
    samples = array(
        "h",
        (
            math.floor(value * scale * min(1.0, (len(sound) - at) / fade) + 0.5)
            for at, value in enumerate(sound)
        ),
    )
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()
