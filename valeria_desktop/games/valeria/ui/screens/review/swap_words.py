"""What swapping the dice of two players comes to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.coach.swap import ANSWERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.swap import Share, Swapped

_SURE = 2
"""Standard errors that hold 19 of 20 games."""
_WHOLE = 100


def swap_words(swapped: Swapped, names: Sequence[str]) -> str:
    """Say how often two would have won with each other's dice, and whether that tells anything."""
    translate = QCoreApplication.translate
    first, second = swapped.pair
    words = translate(
        "Review",
        "With each other's dice {first} would have won {changed} of 100 games instead of {fell}, "
        "{second} {changed_too} instead of {fell_too}: {verdict}",
    ).format(
        first=names[first],
        changed=share_words(swapped.swapped[first]),
        fell=share_words(swapped.fell[first]),
        second=names[second],
        changed_too=share_words(swapped.swapped[second]),
        fell_too=share_words(swapped.fell[second]),
        verdict=verdict_of(swapped, names),
    )
    if is_last(swapped):
        return words
    so_far = translate("Review", "{sentence} (After {number} games of each kind.)")
    return so_far.format(sentence=words, number=swapped.games)


def share_words(share: Share) -> str:
    """Write of how many games in a hundred someone wins, and how sure that is: "41 ± 7"."""
    return f"{_WHOLE * share.wins:.0f} ± {_SURE * _WHOLE * share.error:.0f}"


def verdict_of(swapped: Swapped, names: Sequence[str]) -> str:
    """Say whom the dice helped, as far as the games can tell."""
    translate = QCoreApplication.translate
    changes = {seat: swapped.change[seat] for seat in swapped.pair}
    told = {seat: each.wins for seat, each in changes.items() if _can_be_told(each)}
    if not told:
        return translate("Review", "that can't be told apart.")
    helped, hurt = min(told, key=told.__getitem__), max(told, key=told.__getitem__)
    if told[helped] < 0:
        return translate("Review", "the dice helped {name}.").format(name=names[helped])
    return translate("Review", "the dice were against {name}.").format(name=names[hurt])


def _can_be_told(change: Share) -> bool:
    return abs(change.wins) > _SURE * change.error


def is_last(swapped: Swapped) -> bool:
    """Tell whether no better answer will come."""
    return swapped.games >= ANSWERS[-1]
