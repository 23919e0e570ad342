"""Answers to what may be asked about what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.card_chance import FUTURES, CardChance, soon_and_better
from valeria_desktop.games.valeria.coach.card_change import Change, change_of
from valeria_desktop.games.valeria.coach.ending import EndForecast, ending_of
from valeria_desktop.games.valeria.coach.rolls import RollMap, roll_maps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream

_FEW = 200
"""Imagined futures for a first answer."""


@frozen
class OnCard:
    """What is known of the top card of a place."""

    change: Change | None
    soon: CardChance | None


def on_card(view: View, place: int, stream: Stream) -> Iterator[OnCard | None]:
    """Tell what having it would change, and when it can be had."""
    change, is_told = change_of(view, place), False
    for when in soon_and_better(view, place, stream, (_FEW, FUTURES)):
        is_new = when is not None or not is_told
        is_told = True
        yield OnCard(change, when) if is_new else None


def on_rolls(view: View, _about: None, _stream: Stream) -> Iterator[tuple[RollMap, ...]]:
    """Tell what each roll brings everyone."""
    yield roll_maps(view)


def on_ending(view: View, _about: None, stream: Stream) -> Iterator[EndForecast | None]:
    """Tell how long the game may still go on."""
    yield from ending_of(view, stream)
