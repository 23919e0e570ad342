"""The sounds of Viscounts: hooves, quill, stamp, cards, and the two birds of the conscience."""

from __future__ import annotations

from typing import TYPE_CHECKING

from instruments import (
    BELL,
    CHIME,
    PLATE,
    WOOD,
    blown,
    drum,
    in_a_room,
    louder,
    noise,
    shaped,
    soft,
    struck,
    sung,
    together,
)

if TYPE_CHECKING:
    from random import Random

    from instruments import Wave


def hooves(chance: Random) -> Wave:
    """Trot one space on: two hooves on stone, the second softer."""

    def hoof(pitch: float, level: float) -> Wave:
        shell = struck(pitch, 0.09, WOOD)
        stone = louder(shaped(noise(0.03, chance, 700, 3_000), 0.0006, 0.006), 1.1)
        return louder(together((0, shell), (0, stone)), level)

    return in_a_room(soft(together((0, hoof(410, 1.0)), (0.085, hoof(350, 0.7))), 2_600), 0.5)


def quill(chance: Random) -> Wave:
    """Write a word: short scratches up and down the parchment."""
    strokes, at = [], 0.0
    for _ in range(6):
        length = chance.uniform(0.03, 0.07)
        scratch = shaped(noise(length + 0.03, chance, 1_800, 5_000), 0.012, length / 2)
        strokes.append((at, louder(scratch, chance.uniform(0.5, 1.0))))
        at += length + chance.uniform(0.01, 0.03)
    return in_a_room(together(*strokes), 0.25)


def stamp(chance: Random) -> Wave:
    """Press a seal: a wooden handle, and wax that gives way."""
    blow = together((0, louder(struck(150, 0.16, WOOD), 1.2)), (0, louder(drum(105, 0.16), 0.8)))
    wax = louder(shaped(noise(0.1, chance, 300, 1_500), 0.02, 0.025), 0.9)
    return in_a_room(soft(together((0, blow), (0.03, wax)), 2_200), 0.4)


def shuffle(chance: Random) -> Wave:
    """Riffle a deck: many edges fall on each other, then it is squared on the table."""
    edges = [
        (0.018 * at + chance.uniform(0, 0.006), louder(_edge(chance), 0.5 + 0.5 * at / 22))
        for at in range(22)
    ]
    squared = together((0, louder(struck(260, 0.09, WOOD), 0.6)), (0, louder(_edge(chance), 1.4)))
    return in_a_room(together(*edges, (0.5, squared)), 0.35)


def _edge(chance: Random) -> Wave:
    return shaped(noise(0.03, chance, 1_300, 4_400), 0.0012, 0.007)


def drop(_chance: Random) -> Wave:
    """Let a drop of ink fall into the well."""
    line = ((0, 430, 0), (0.012, 520, 1), (0.075, 1_060, 0))
    again = ((0, 560, 0), (0.01, 640, 0.5), (0.05, 1_150, 0))
    return in_a_room(together((0, sung(line)), (0.09, louder(sung(again), 0.5))), 0.7)


def raven(chance: Random) -> Wave:
    """Croak twice, hoarse and low."""

    def croak(pitch: float, level: float) -> Wave:
        line = (
            (0, pitch * 0.86, 0), (0.03, pitch, 0.9), (0.12, pitch * 1.04, 1),
            (0.2, pitch * 0.8, 0.4), (0.24, pitch * 0.7, 0),
        )  # fmt: skip
        voice = sung(line, (0.7, 1.0, 0.9, 0.7, 0.6, 0.45, 0.3))
        hiss = noise(0.24, chance, 700, 2_600)
        rough = [value * (0.62 + 1.7 * air) for value, air in zip(voice, hiss, strict=False)]
        return louder(rough, level)

    return in_a_room(soft(together((0, croak(290, 1.0)), (0.27, croak(265, 0.75))), 3_000), 0.6)


def dove(_chance: Random) -> Wave:
    """Coo: a soft throat that swells twice."""
    line = (
        (0, 470, 0), (0.06, 500, 0.7), (0.13, 480, 0.4), (0.17, 470, 0),
        (0.2, 500, 0.3), (0.28, 560, 1), (0.42, 530, 0.7), (0.56, 480, 0),
    )  # fmt: skip
    return in_a_room(sung(line, (1.0, 0.16, 0.05)), 0.9)


def clash(chance: Random) -> Wave:
    """Strike the realm: a skin, broken wood, a bell that rings after it, and feathers."""
    blow = together((0, louder(drum(72, 0.7), 1.5)), (0, louder(struck(128, 0.3, WOOD), 1.1)))
    crack = louder(shaped(noise(0.2, chance, 250, 3_200), 0.001, 0.035), 1.6)
    bell = louder(together((0, struck(233.1, 1.0, BELL)), (0, struck(247.0, 0.9, BELL))), 0.5)
    wings = [
        (0.16 + 0.07 * at, louder(shaped(noise(0.1, chance, 300, 1_700), 0.03, 0.02), 0.5))
        for at in range(5)
    ]
    return in_a_room(soft(together((0, blow), (0, crack), (0.01, bell), *wings), 3_400), 0.9, 0.2)


def fanfare(_chance: Random) -> Wave:
    """Call from the keep: two horns, a fourth apart, and a bright plate."""
    calls = (
        (0, louder(blown(261.6, 0.2, 0.9), 0.8)),
        (0.17, louder(blown(261.6, 0.14, 0.9), 0.7)),
        (0.3, blown(349.2, 0.62, 0.95)),
        (0.3, louder(blown(261.6, 0.6, 0.8), 0.6)),
        (0.3, louder(struck(1_046.5, 0.6, CHIME), 0.25)),
        (0.3, louder(struck(523.3, 0.4, PLATE), 0.12)),
    )
    return in_a_room(soft(together(*calls), 2_800), 0.8)
