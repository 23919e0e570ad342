"""The two themes of the end: a short fanfare for a win, a short song for a loss.

Both have a melody of our own in D, in quarters: the win goes up the whole octave in a mode with a
low seventh, with horns, lute, drum and a bell; the loss comes down it on the lute alone, and ends
on the chord in which the win begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from instruments import (
    BELL,
    CHIME,
    blown,
    drum,
    in_a_room,
    louder,
    plucked,
    soft,
    struck,
    together,
)

if TYPE_CHECKING:
    from random import Random

    from instruments import Wave

Tune = tuple[tuple[float, str, float], ...]
"""A tune: the quarter on which a note begins, the note, and its length in quarters."""

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "F#": -3, "G": -2, "A": 0, "B": 2}
_A4 = 440.0

_WIN: Tune = (
    (0, "D4", 1), (1, "A4", 0.5), (1.5, "B4", 0.5), (2, "A4", 0.75), (2.75, "F#4", 0.25),
    (3, "G4", 1), (4, "A4", 0.5), (4.5, "C5", 0.5), (5, "B4", 0.5), (5.5, "G4", 0.5),
    (6, "A4", 1.5), (7.5, "G4", 0.5), (8, "A4", 0.5), (8.5, "C5", 0.5), (9, "D5", 3.2),
)  # fmt: skip
_WIN_CHORDS: Tune = (
    (0, "D3", 2), (0, "A3", 2), (2, "F#3", 1), (3, "G2", 1), (3, "D3", 1), (3, "B3", 1),
    (4, "C3", 1), (4, "G3", 1), (5, "G2", 1), (5, "B3", 1), (6, "D3", 2), (6, "A3", 2),
    (7, "F#3", 1), (8, "C3", 1), (8, "G3", 1), (8, "E4", 1), (9, "D3", 4), (9.1, "A3", 4),
    (9.2, "D4", 4), (9.3, "F#4", 4),
)  # fmt: skip
_WIN_BEAT = 0.37

_LOSS: Tune = (
    (0, "A4", 1), (1, "G4", 0.5), (1.5, "F4", 0.5), (2, "E4", 1.5), (3.5, "F4", 0.5),
    (4, "D4", 1), (5, "C4", 0.75), (5.75, "E4", 0.25), (6, "D4", 3),
)  # fmt: skip
_LOSS_CHORDS: Tune = (
    (0, "D3", 2), (0.5, "A3", 2), (2, "C3", 2), (2.5, "G3", 2), (4, "G2", 1), (4.5, "B3", 1),
    (5, "A2", 1), (5.5, "G3", 1), (6, "D3", 3), (6.3, "A3", 3), (6.6, "F#4", 3), (6.9, "D5", 3),
)  # fmt: skip
_LOSS_BEAT = 0.58


def _pitch(note: str) -> float:
    name, octave = note[:-1], int(note[-1])
    return float(_A4 * 2.0 ** (_STEPS[name] / 12 + octave - 4))


def win(chance: Random) -> Wave:
    """Blow the fanfare."""
    beat = _WIN_BEAT
    horns = [
        (at * beat, louder(blown(_pitch(note), long * beat + 0.12, 0.85), 0.42))
        for at, note, long in _WIN
    ]
    second = [
        (at * beat, louder(blown(_pitch(note), long * beat + 0.1, 0.7), 0.2))
        for at, note, long in _WIN_CHORDS
        if note[-1] == "3"
    ]
    lutes = [
        (at * beat, louder(plucked(_pitch(note), 1.4, chance), 0.5))
        for at, note, _ in (*_WIN, *_WIN_CHORDS)
    ]
    drums = [(at * beat, louder(drum(92, 0.5), 0.7)) for at in (0, 2, 2.5, 3, 5, 6, 8, 8.5, 9)]
    bells = [
        (9 * beat, louder(struck(_pitch("D5"), 1.9, BELL), 0.5)),
        (9.5 * beat, louder(struck(_pitch("D6"), 1.0, CHIME), 0.25)),
    ]
    return in_a_room(soft(together(*horns, *second, *lutes, *drums, *bells), 4_400), 0.9, 0.5)


def loss(chance: Random) -> Wave:
    """Play the song on the lute, with a low horn that answers."""
    beat = _LOSS_BEAT
    song = [(at * beat, plucked(_pitch(note), 1.6, chance, 0.55)) for at, note, _ in _LOSS]
    low = [
        (at * beat, louder(plucked(_pitch(note), 2.0, chance, 0.6), 0.7))
        for at, note, _ in _LOSS_CHORDS
    ]
    horn = [
        (2 * beat, louder(blown(_pitch("C4"), 1.3 * beat, 0.6), 0.16)),
        (4 * beat, louder(blown(_pitch("B3"), 1.3 * beat, 0.6), 0.16)),
        (6 * beat, louder(blown(_pitch("A3"), 2.6 * beat, 0.6), 0.2)),
    ]
    return in_a_room(soft(together(*song, *low, *horn), 3_600), 0.9, 0.5)
