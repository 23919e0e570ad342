"""Answers to questions about a seat's view."""

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
"""The number of imagined futures for a first answer."""


@frozen
class OnCard:
    """The answers about the top card of a place."""

    change: Change | None
    soon: CardChance | None


def on_card(view: View, place: int, stream: Stream) -> Iterator[OnCard | None]:
    """Yield the changes through having a place's top card, and the chances to have it."""
    change, is_told = change_of(view, place), False
    for when in soon_and_better(view, place, stream, (_FEW, FUTURES)):
        is_new = when is not None or not is_told
        is_told = True
        yield OnCard(change, when) if is_new else None


def on_rolls(view: View, _about: None, _stream: Stream) -> Iterator[tuple[RollMap, ...]]:
    """Yield the roll maps of all seats."""
    yield roll_maps(view)


def on_ending(view: View, _about: None, stream: Stream) -> Iterator[EndForecast | None]:
    """Yield forecasts of the rest of the game."""
    yield from ending_of(view, stream)
