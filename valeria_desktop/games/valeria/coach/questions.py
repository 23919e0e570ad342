"""Answers to questions about a seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.card_chance import CardChance, soon_in_steps
from valeria_desktop.games.valeria.coach.card_change import Change, change_of
from valeria_desktop.games.valeria.coach.ending import EndForecast, ending_of
from valeria_desktop.games.valeria.coach.rolls import RollMap, roll_maps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream


@frozen
class OnCard:
    """The answers about the top card of a place."""

    change: Change | None
    soon: CardChance | None


def on_card(view: View, place: int, stream: Stream) -> Iterator[OnCard | None]:
    """Yield the changes through having a place's top card, and the chances to have it.

    Both are told at once: a number that stands on a card must not change while it is read.
    """
    when = yield from soon_in_steps(view, place, stream)
    yield OnCard(change_of(view, place), when)


def on_rolls(view: View, _about: None, _stream: Stream) -> Iterator[tuple[RollMap, ...]]:
    """Yield the roll maps of all seats."""
    yield roll_maps(view)


def on_ending(view: View, _about: None, stream: Stream) -> Iterator[EndForecast | None]:
    """Yield a forecast of the rest of the game."""
    yield from ending_of(view, stream)
