"""What a tableau adds up to, counted once for as long as its cards stay the same.

Prices, harvests and triggers ask for these many times a turn, while a tableau changes a few times
a game: counting afresh each time cost a third of a random game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.engine.cards import Citizen, Domain, Starter, count_icons
from valeria_desktop.engine.due import Due, due

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.engine.powers import Modifier, Moment


@frozen(eq=False)
class Tally:
    """The counts of one tableau."""

    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    activating: tuple[Starter | Citizen, ...]
    """Every card that a roll may activate, in tableau order."""
    names: dict[str, int]
    """How many of those cards there are of each name (T18)."""
    icons: tuple[int, int, int, int]
    """The role icons of the citizens (T19)."""
    modifiers: tuple[Modifier, ...]
    triggers: dict[Moment, list[Due]]
    """What is due to the owner at each moment of their own."""
    anyone_triggers: dict[Moment, list[Due]]
    """What is due to the owner at each moment, whoever's it is."""
    die_domains: tuple[Domain, ...]


def tally_of(
    starters: tuple[Starter, ...], citizens: tuple[Citizen, ...], domains: tuple[Domain, ...]
) -> Tally:
    """Count a tableau."""
    activating = starters + citizens
    names: dict[str, int] = {}
    for card in activating:
        names[card.name] = names.get(card.name, 0) + 1
    return Tally(
        citizens,
        domains,
        activating,
        names,
        count_icons(citizens),
        tuple(modifier for domain in domains for modifier in domain.modifiers),
        _triggers(domains, anyone_only=False),
        _triggers(domains, anyone_only=True),
        tuple(domain for domain in domains if domain.die_powers),
    )


def _triggers(domains: Iterable[Domain], *, anyone_only: bool) -> dict[Moment, list[Due]]:
    triggers: dict[Moment, list[Due]] = {}
    for domain in domains:
        for trigger in domain.triggers:
            if trigger.anyone or not anyone_only:
                triggers.setdefault(trigger.moment, []).append(due(trigger.do, domain))
    return triggers
