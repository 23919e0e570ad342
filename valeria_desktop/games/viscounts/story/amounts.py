"""Amounts of the story: as signed sums for the eye, and in words for the ear."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.kinds import POOL
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.session.story import GAIN, LOSS, Sum

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

Net = Counter[str]
"""Changes of a player's things by kind: silver, a resource, corruption, virtue, deed or debt."""


def change_of(event: Event) -> tuple[str, int] | None:
    """Return the kind and the change that an event means for its player; None for a deed."""
    found: tuple[str, int] | None = None
    match event:
        case told.Gained():
            found = event.called, event.number
        case told.Paid():
            found = event.called, -event.number
        case told.Corrupted():
            found = "corruption", event.steps
        case told.Ennobled():
            found = "virtue", event.steps
        case told.DeedsGained():
            found = "deed", event.number
        case told.DebtGained():
            found = "debt", 1
    return found


def amount(number: int, kind: str, seat: int, change: int, sign: str = "") -> Sum:
    """Return an amount, "2 stone", with what it means for a player."""
    icon = {"gold": "ingot", POOL: "any-resource"}.get(kind, kind)
    return Sum.of(amount_words(number, kind), (icon, number), [(seat, change)], sign)


def signed(net: Net, seat: int) -> list[Phrase]:
    """Return the changes as sums, gains first: "+2 stone", "−1 silver"."""
    parts: list[Phrase] = [
        amount(number, kind, seat, number, GAIN) for kind, number in net.items() if number > 0
    ]
    parts += [
        amount(-number, kind, seat, number, LOSS) for kind, number in net.items() if number < 0
    ]
    return parts


def listed(net: Net, seat: int) -> Phrase:
    """Return amounts that are named without a sign: "2 stone and 1 silver"."""
    return join([amount(abs(number), kind, seat, number) for kind, number in net.items()])


def spoken(net: Net, seat: int) -> list[Phrase]:
    """Return the changes in words: "gained 2 stone", "paid 1 silver"."""
    gained = Counter({kind: number for kind, number in net.items() if number > 0})
    paid = Counter({kind: number for kind, number in net.items() if number < 0})
    found = []
    if gained:
        found.append(say("gained {amounts}", amounts=listed(gained, seat)))
    if paid:
        found.append(say("paid {amounts}", amounts=listed(paid, seat)))
    return found
