"""What is said when a game for one player is over: a line or two for every way to end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.score import Result

_NARROW = 5
"""A game decided by no more points than this was close."""


def dark_lord_verdict(result: Result, ending: tuple[str, ...], _names: Sequence[str]) -> Phrase:
    """Say how the game of the Dark Lord ended (D6, D7)."""
    if "overrun" in ending:
        return say(
            "A column lies in ruins and nobody stands between it and the keep. "
            "The Dark Lord walks in: the game is lost, whatever the scores."
        )
    if "monsters" in ending:
        return say(
            "The last monster has fallen and the Dark Lord commands nothing but echoes. "
            "The kingdom is free: the game is won, whatever the scores."
        )
    return _exhausted(result)


def _exhausted(result: Result) -> Phrase:
    mine, his = _points(result)
    if mine > his:
        return say(
            "The land is spent, but it remembers its own: {mine} points against {his}. "
            "The Dark Lord withdraws to count what he has left.",
            mine=mine,
            his=his,
        )
    if mine == his:
        return say(
            "The land is spent and {mine} points stand against {his}. "
            "A crown needs one more than that: the Dark Lord keeps it.",
            mine=mine,
            his=his,
        )
    return say(
        "The land is spent, and {his} points to {mine} say whose it was. "
        "The Dark Lord takes the empty chair; it fits him badly, but he takes it.",
        mine=mine,
        his=his,
    )


def siege_verdict(result: Result, _ending: tuple[str, ...], _names: Sequence[str]) -> Phrase:
    """Say how a siege ended (G7)."""
    mine, his = _points(result)
    if result.outcome is Outcome.DRAWN:
        return say(
            "{mine} points on either side of the wall. "
            "The siege is over and nobody can say who was besieged.",
            mine=mine,
        )
    if result.outcome is Outcome.LOST:
        return say(
            "The walls held longer than the granary: {mine} points against {his}. "
            "The Dark Lord has the gate opened from within.",
            mine=mine,
            his=his,
        )
    if mine - his <= _NARROW:
        return say(
            "{mine} points against {his}: the gate creaked, but it held. "
            "At dawn the camp before it is empty.",
            mine=mine,
            his=his,
        )
    return say(
        "The siege is broken, {mine} points against {his}. "
        "The Dark Lord leaves his tents behind; the children play king in them.",
        mine=mine,
        his=his,
    )


def _points(result: Result) -> tuple[int, int]:
    assert result.rival is not None
    return result.scores[0].total, result.rival.total
