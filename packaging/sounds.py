"""Make the sounds of the table: all of them are played here, on our own instruments.

    python packaging/sounds.py            writes resources/shell/sounds/*.wav
    python packaging/sounds.py /tmp/some  writes them elsewhere, to be compared

The instruments are in `instruments`, what is heard around a table in `bed_sounds`, the themes of a
win and a loss in `themes`, the sounds of Viscounts in `realm_sounds`. Chance has a fixed seed for
each sound, so the same files come out every time.
"""

from __future__ import annotations

import math
import sys
import wave
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bed_sounds import GRAINS, played, rate_of, width_of
from instruments import (
    BELL,
    BONE,
    CHIME,
    PENNY,
    PLATE,
    RATE,
    WOOD,
    Wave,
    blown,
    drum,
    in_a_room,
    louder,
    noise,
    plucked,
    shaped,
    soft,
    struck,
    together,
    written,
)
from realm_sounds import clash, dove, drop, fanfare, hooves, quill, raven, shuffle, stamp
from themes import loss, win

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).parents[1] / "resources" / "shell" / "sounds"
BED = "bed"
"""The folder of the bed's grains, inside that of the sounds."""

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


def _flip(chance: Random) -> Wave:
    """Turn a card over: an edge is lifted, the card swishes round and slaps down."""
    edge = louder(_click(chance), 0.5)
    swish = shaped(noise(0.16, chance, 1_100, 4_000), 0.07, 0.03)
    slap = together((0, louder(struck(340, 0.07, WOOD), 0.6)), (0, louder(_click(chance), 0.8)))
    return in_a_room(together((0, edge), (0.02, louder(swish, 0.8)), (0.15, slap)), 0.35)


def _scrape(chance: Random) -> Wave:
    """Push a card away over the wood: a rough rub that gets slower, and no tap at the end."""
    rubs, at = [], 0.0
    for number in range(9):
        rub = shaped(noise(0.07, chance, 350, 2_300), 0.012, 0.025)
        rubs.append((at, louder(rub, (1.0 - 0.08 * number) * chance.uniform(0.7, 1.0))))
        at += 0.024 + 0.005 * number
    under = shaped(noise(0.4, chance, 180, 900), 0.06, 0.13)
    return in_a_room(together(*rubs, (0, louder(under, 0.8))), 0.3)


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
    "flip": (_flip, 0.26),
    "scrape": (_scrape, 0.26),
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
    "note": (_note, 0.24),
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
    "win": (win, 0.5),
    "loss": (loss, 0.42),
    "page": (_page, 0.2),
    "hooves": (hooves, 0.28),
    "quill": (quill, 0.2),
    "stamp": (stamp, 0.36),
    "shuffle": (shuffle, 0.26),
    "drop": (drop, 0.22),
    "raven": (raven, 0.3),
    "dove": (dove, 0.26),
    "clash": (clash, 0.52),
    "fanfare": (fanfare, 0.42),
}
"""Every sound, and how loud its loudest moment is."""


def made(name: str) -> bytes:
    """Play a sound, and return its samples."""
    play, peak = SOUNDS[name]
    return written(play(Random(name)), peak)  # noqa: S311 - the same sound every time


def made_grain(name: str) -> bytes:
    """Play a grain of the bed, and return its samples."""
    return played(name, Random(name))  # noqa: S311 - the same sound every time


def _write(path: Path, samples: bytes, rate: int = RATE, width: int = 2) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(samples)


def main(folder: Path = FOLDER) -> None:
    """Write all sounds, and the grains of the bed."""
    (folder / BED).mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        _write(folder / f"{name}.wav", made(name))
    for name in GRAINS:
        _write(folder / BED / f"{name}.wav", made_grain(name), rate_of(name), width_of(name))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
