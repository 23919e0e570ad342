"""Make the sounds of the table: all of them are played here, on instruments of a few lines each.

    python packaging/sounds.py            writes resources/shell/sounds/*.wav
    python packaging/sounds.py /tmp/some  writes them elsewhere, to be compared

Plucked strings, bells of a few partials, wood, filtered noise, a horn, and a small room around
them. Chance has a fixed seed for each sound, so the same files come out every time.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

RATE = 22_050
FOLDER = Path(__file__).parents[1] / "resources" / "shell" / "sounds"
_LOUDEST = 32_767
_FADE = 0.012
_SILENCE = 0.006  # of the loudest moment: what is softer at the end is left out

Wave = list[float]
Partials = tuple[tuple[float, float, float], ...]

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


def written(sound: Wave, peak: float) -> bytes:
    """Return the samples, as loud as they should be, with a soft end."""
    highest = max(map(abs, sound))
    heard = max(at for at, value in enumerate(sound) if abs(value) > highest * _SILENCE)
    sound = sound[: heard + 1]
    fade = round(_FADE * RATE)
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


# --- the sounds


def _dice_shake(chance: Random) -> Wave:
    clacks = [
        (0.045 * at + chance.uniform(0, 0.02), _clack(chance, 0.35 + 0.5 * chance.random()))
        for at in range(9)
    ]
    return in_a_room(together(*clacks), 0.5)


def _clack(chance: Random, level: float) -> Wave:
    bone = struck(chance.uniform(900, 1_500), 0.07, BONE)
    return louder(soft(together((0, bone), (0, _click(chance))), 3_800), level)


def _click(chance: Random) -> Wave:
    return louder(shaped(noise(0.02, chance, 400, 4_500), 0.0005, 0.003), 0.6)


def _dice_knock(chance: Random) -> Wave:
    def knock(pitch: float, level: float) -> Wave:
        table = louder(struck(pitch, 0.16, WOOD), 1.1)
        return louder(together((0, table), (0, _clack(chance, 0.55))), level)

    return in_a_room(
        together((0, knock(210, 1)), (0.095, knock(250, 0.6)), (0.15, knock(280, 0.25))), 0.6
    )


def _coin(chance: Random) -> Wave:
    one, other = struck(2_090, 0.3, PENNY), struck(2_640, 0.3, PENNY)
    ring = together((0, louder(one, 0.7)), (0.05, other), (0, louder(_click(chance), 0.3)))
    return in_a_room(soft(ring, 5_200), 0.35)


def _shield(chance: Random) -> Wave:
    blow = shaped(noise(0.08, chance, 300, 3_000), 0.001, 0.015)
    clank = together((0, struck(415, 0.4, PLATE)), (0.012, louder(struck(560, 0.35, PLATE), 0.6)))
    return in_a_room(soft(together((0, clank), (0, louder(blow, 1.4))), 3_600), 0.5)


def _star(_chance: Random) -> Wave:
    notes = ((0, 1_175), (0.06, 1_480), (0.12, 1_760))
    return in_a_room(together(*((at, struck(pitch, 0.5, CHIME)) for at, pitch in notes)), 0.7)


def _card(chance: Random) -> Wave:
    slide = shaped(noise(0.13, chance, 900, 3_600), 0.045, 0.03)
    tap = louder(struck(300, 0.08, WOOD), 0.35)
    return in_a_room(together((0, slide), (0.085, tap)), 0.4)


def _recruit(chance: Random) -> Wave:
    notes = ((0.05, 392.0), (0.15, 493.9), (0.25, 587.3))
    lute = [(at, louder(plucked(pitch, 0.55, chance), 0.8)) for at, pitch in notes]
    return in_a_room(together((0, louder(_card(chance), 0.3)), *lute), 0.6)


def _slay(chance: Random) -> Wave:
    swing = shaped(noise(0.2, chance, 500, 2_600), 0.1, 0.03)
    blow = together(
        (0, drum(140, 0.35)), (0, louder(shaped(noise(0.1, chance, 200, 2_200), 0.001, 0.02), 1.6))
    )
    blade = louder(struck(740, 0.3, PLATE), 0.22)
    return in_a_room(together((0, louder(swing, 0.7)), (0.11, blow), (0.11, blade)), 0.5)


def _roar(chance: Random, seconds: float) -> Wave:
    """Growl: a throat that rattles, sinking."""
    air, made, phase = noise(seconds, chance, 120, 1_300), [], 0.0
    for at, breath in enumerate(air):
        time = at / RATE
        phase += 2 * math.pi * (92 - 38 * time / seconds) * (1 + 0.05 * breath) / RATE
        rattle = 0.6 + 0.4 * math.sin(2 * math.pi * 27 * time)
        voice = sum(math.sin(n * phase) / n**0.7 for n in range(1, 9))
        made.append((0.5 * voice + 2.2 * breath) * rattle)
    return shaped(soft(soft(made, 900), 1_400), 0.12, seconds / 2.6)


def _growl(chance: Random) -> Wave:
    """Come forward: a skin beaten, and a roar over it."""
    return in_a_room(
        together((0, louder(drum(98, 0.5), 1.1)), (0.02, _roar(chance, 0.8))), 0.8, 0.2
    )


def _steel(chance: Random) -> Wave:
    """Strike once with a blade, and hold it."""
    hiss = louder(shaped(noise(0.06, chance, 1_500, 6_000), 0.001, 0.02), 1.4)
    ring = together((0, struck(1_310, 0.3, PLATE)), (0, louder(struck(1_960, 0.25, PLATE), 0.5)))
    blow = louder(drum(120, 0.22), 1.2)
    return in_a_room(together((0, blow), (0, hiss), (0.004, louder(ring, 0.7))), 0.3)


def _chime(_chance: Random) -> Wave:
    notes = ((0, 880.0), (0.09, 1_318.5))
    return in_a_room(together(*((at, struck(pitch, 0.6, CHIME)) for at, pitch in notes)), 0.7)


def _trophy(chance: Random) -> Wave:
    """Hang it up: a nail, a bell, and people who see it."""
    nail = together((0, louder(struck(260, 0.14, WOOD), 0.9)), (0, louder(_click(chance), 0.5)))
    bell = louder(struck(392, 0.9, BELL), 0.8)
    crowd = [
        (0.06 + 0.03 * at, louder(_cheer(chance, chance.uniform(170, 330)), 0.32))
        for at in range(7)
    ]
    return in_a_room(together((0, nail), (0.07, bell), *crowd), 0.9, 0.2)


def _cheer(chance: Random, pitch: float) -> Wave:
    """Shout as one of many: a voice that rises and is let go."""
    seconds = chance.uniform(0.4, 0.62)
    made, phase = [], 0.0
    for at in range(round(seconds * RATE)):
        share = at / (seconds * RATE)
        phase += 2 * math.pi * pitch * (1 + 0.22 * math.sin(math.pi * share)) / RATE
        voice = sum(math.sin(n * phase) / n for n in range(1, 6))
        made.append(voice + 0.5 * chance.uniform(-1, 1))
    return soft(shaped(made, 0.12, 0.16), 1_500)


def _tock(chance: Random) -> Wave:
    return in_a_room(
        soft(together((0, struck(262, 0.1, WOOD)), (0, louder(_click(chance), 0.25))), 2_200), 0.3
    )


def _thud(chance: Random) -> Wave:
    """Land on wood, flat."""
    board = together((0, louder(struck(118, 0.24, WOOD), 1.3)), (0, louder(drum(92, 0.2), 0.9)))
    slap = louder(shaped(noise(0.05, chance, 200, 1_800), 0.001, 0.014), 1.1)
    return in_a_room(soft(together((0, board), (0, slap)), 2_000), 0.5)


def _hammer(chance: Random) -> Wave:
    """Drive three nails, as a house rises in three strokes."""
    strokes = [(0.107 * at, louder(_nail(chance), 0.7 + 0.15 * at)) for at in range(3)]
    return in_a_room(together(*strokes), 0.5)


def _nail(chance: Random) -> Wave:
    wood = louder(struck(330, 0.12, WOOD), 0.9)
    return soft(together((0, wood), (0, struck(1_180, 0.08, PLATE)), (0, _click(chance))), 3_200)


def _rings(_chance: Random) -> Wave:
    """Ring twice, once for each die."""
    return in_a_room(
        together((0, struck(784, 0.6, BELL)), (0.09, louder(struck(987.8, 0.6, BELL), 0.9))), 0.6
    )


def _step(chance: Random) -> Wave:
    sole = louder(struck(176, 0.1, WOOD), 0.8)
    return in_a_room(soft(together((0, sole), (0, louder(_click(chance), 0.4))), 1_700), 0.4)


def _note(_chance: Random) -> Wave:
    """Blow one short note."""
    return in_a_room(soft(blown(233.1, 0.34, 0.8), 2_200), 0.7)


def _build(chance: Random) -> Wave:
    def hammer(level: float) -> Wave:
        stone = struck(880, 0.14, PLATE)
        return louder(
            soft(together((0, stone), (0, drum(170, 0.18)), (0, _click(chance))), 3_000), level
        )

    bell = louder(struck(523.3, 0.7, BELL), 0.75)
    return in_a_room(together((0, hammer(0.7)), (0.17, hammer(0.9)), (0.36, bell)), 0.6)


def _exhaust(chance: Random) -> Wave:
    times = sorted(chance.random() ** 2 * 0.34 for _ in range(13))
    cracks = [(at, louder(_click(chance), (1 - at) * chance.uniform(0.5, 1.4))) for at in times]
    snap = together((0, louder(struck(190, 0.2, WOOD), 1.2)), (0, louder(_click(chance), 2.2)))
    ember = louder(shaped(noise(0.4, chance, 300, 1_800), 0.02, 0.1), 0.4)
    return in_a_room(together((0, snap), *cracks, (0, ember)), 0.5)


def _turn(_chance: Random) -> Wave:
    bell = together((0, struck(440, 0.75, BELL)), (0.14, louder(struck(659.3, 0.7, BELL), 0.6)))
    return in_a_room(soft(bell, 3_200), 0.7)


def _refusal(chance: Random) -> Wave:
    tock = together((0, struck(196, 0.12, WOOD)), (0, louder(_click(chance), 0.3)))
    again = louder(struck(165, 0.13, WOOD), 0.8)
    return in_a_room(soft(together((0, tock), (0.09, again)), 1_500), 0.4)


def _cloth(chance: Random) -> Wave:
    folds = together(
        (0, shaped(noise(0.2, chance, 250, 1_500), 0.07, 0.05)),
        (0.07, louder(shaped(noise(0.15, chance, 400, 2_200), 0.03, 0.03), 0.5)),
    )
    return in_a_room(folds, 0.3)


def _tick(pitch: float) -> Callable[[Random], Wave]:
    def tick(_chance: Random) -> Wave:
        mallet = together(
            (0, struck(pitch, 0.16, CHIME)), (0, louder(struck(pitch / 2, 0.1, WOOD), 0.6))
        )
        return in_a_room(soft(mallet, 3_000), 0.4)

    return tick


def _horn(_chance: Random) -> Wave:
    calls = ((0, louder(blown(196, 0.3, 0.9), 0.8)), (0.24, blown(293.7, 0.68)))
    return in_a_room(soft(together(*calls), 2_400), 0.8)


def _duke(chance: Random) -> Wave:
    notes = (146.8, 220.0, 293.7, 349.2, 440.0)
    strum = [(0.055 * at, plucked(pitch, 0.85, chance, 0.55)) for at, pitch in enumerate(notes)]
    return in_a_room(together(*strum), 0.8)


def _last_round(_chance: Random) -> Wave:
    low = struck(196, 0.85, BELL)
    strokes = together((0, low), (0.3, louder(low, 0.75)), (0, louder(drum(98, 0.5), 0.5)))
    return in_a_room(soft(strokes, 2_400), 0.9)


def _win(chance: Random) -> Wave:
    notes = ((0, 261.6), (0.11, 329.6), (0.22, 392.0), (0.33, 523.3))
    lute = [(at, louder(plucked(pitch, 0.8, chance), 0.7)) for at, pitch in notes]
    horns = [(0.4, louder(blown(pitch, 0.6, 0.8), 0.25)) for pitch in (261.6, 329.6, 392.0)]
    bell = louder(struck(1_046.5, 0.6, CHIME), 0.4)
    return in_a_room(soft(together(*lute, *horns, (0.44, bell)), 4_200), 0.8)


def _loss(chance: Random) -> Wave:
    notes = ((0, 293.7), (0.2, 261.6), (0.4, 220.0))
    lute = [(at, plucked(pitch, 0.75, chance, 0.6)) for at, pitch in notes]
    return in_a_room(together(*lute, (0.42, louder(drum(80, 0.55), 0.6))), 0.8)


def _page(chance: Random) -> Wave:
    turn = shaped(noise(0.2, chance, 1_200, 4_200), 0.1, 0.03)
    fall = louder(shaped(noise(0.09, chance, 500, 2_400), 0.004, 0.02), 0.8)
    return in_a_room(together((0, turn), (0.16, fall)), 0.3)


SOUNDS: dict[str, tuple[Callable[[Random], Wave], float]] = {
    "dice-shake": (_dice_shake, 0.34),
    "dice-knock": (_dice_knock, 0.5),
    "coin": (_coin, 0.26),
    "shield": (_shield, 0.3),
    "star": (_star, 0.26),
    "card": (_card, 0.26),
    "recruit": (_recruit, 0.38),
    "slay": (_slay, 0.45),
    "roar": (_growl, 0.52),
    "steel": (_steel, 0.55),
    "chime": (_chime, 0.28),
    "trophy": (_trophy, 0.44),
    "tock": (_tock, 0.26),
    "thud": (_thud, 0.42),
    "hammer": (_hammer, 0.3),
    "rings": (_rings, 0.34),
    "step": (_step, 0.24),
    "note": (_note, 0.34),
    "build": (_build, 0.42),
    "exhaust": (_exhaust, 0.4),
    "turn": (_turn, 0.36),
    "refusal": (_refusal, 0.36),
    "cloth": (_cloth, 0.18),
    "tick-1": (_tick(587.3), 0.24),
    "tick-2": (_tick(740.0), 0.26),
    "tick-3": (_tick(880.0), 0.28),
    "horn": (_horn, 0.42),
    "duke": (_duke, 0.4),
    "last-round": (_last_round, 0.45),
    "win": (_win, 0.5),
    "loss": (_loss, 0.42),
    "page": (_page, 0.2),
}
"""Every sound, and how loud its loudest moment is."""


def made(name: str) -> bytes:
    """Play a sound; give its samples."""
    play, peak = SOUNDS[name]
    return written(play(Random(name)), peak)  # noqa: S311 - the same sound every time


def main(folder: Path = FOLDER) -> None:
    """Write all sounds."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made(name))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
