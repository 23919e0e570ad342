"""The sums of a tableau, counted once for as long as its cards stay the same.

Prices, harvests and triggers ask for these sums many times a turn, while a tableau changes a few
times a game: counting afresh each time took a third of the time of a random game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.games.valeria.rules.model.belongings import with_powers
from valeria_desktop.games.valeria.rules.model.cards import MAX_RESULT, Citizen, Domain, Starter
from valeria_desktop.games.valeria.rules.model.due import Due, due
from valeria_desktop.games.valeria.rules.moments import MINE, THEIRS
from valeria_desktop.games.valeria.rules.terms import terms_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.belongings import Laid
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.moments import Moment, Whose
    from valeria_desktop.games.valeria.rules.terms import Terms


_Activating = tuple["Starter | Citizen", ...]


@define(eq=False)
class CitizenTally:
    """The sums of starters and citizens; made anew, never changed."""

    citizens: tuple[Citizen, ...]
    laid: Laid
    """The cards in zones of sets, which may show roles as well."""
    by_number: dict[int, _Activating]
    """The cards that each result activates, in tableau order (T7)."""
    names: dict[str, int]
    """The number of cards with each name, starters included (T18)."""
    icons: tuple[int, int, int, int]
    """The role icons that are shown: Worker, Soldier, Shadow, Holy (T19, CS13)."""

    def plus(self, citizens: tuple[Citizen, ...]) -> CitizenTally:
        """Return the tally with the last of these citizens added to the others."""
        card = citizens[-1]
        by_number = self.by_number.copy()
        for number in card.numbers:
            by_number[number] = (*by_number[number], card)
        names = self.names.copy()
        names[card.name] = names.get(card.name, 0) + 1
        icons = card.icons
        worker, soldier, shadow, holy = self.icons
        return CitizenTally(
            citizens,
            self.laid,
            by_number,
            names,
            (
                worker + icons.worker,
                soldier + icons.soldier,
                shadow + icons.shadow,
                holy + icons.holy,
            ),
        )


def count_citizens(
    starters: tuple[Starter, ...], citizens: tuple[Citizen, ...], laid: Laid
) -> CitizenTally:
    """Return the tally of starters and citizens, with the roles shown in zones of sets."""
    by_number: dict[int, _Activating] = dict.fromkeys(range(1, MAX_RESULT + 1), ())
    names: dict[str, int] = {}
    cards: tuple[Starter | Citizen, ...] = (*starters, *citizens)
    for card in cards:
        names[card.name] = names.get(card.name, 0) + 1
        for number in card.numbers:
            by_number[number] = (*by_number[number], card)
    return CitizenTally(citizens, laid, by_number, names, shown_icons(citizens, laid))


@define(eq=False)
class DomainTally:
    """The sums of powers that count for their owner alone; made anew, never changed."""

    domains: tuple[Domain, ...]
    laid: Laid
    """The cards in zones of sets, which may have powers as well."""
    terms: Terms
    """The terms that these powers make for the prices of the player who has them."""
    triggers: dict[Moment, list[Due]]
    """The effects due at each moment that comes to the owner."""
    others_triggers: dict[Moment, list[Due]]
    """The effects due to the owner at each moment that comes to another player."""
    roll_domains: tuple[Domain, ...]
    """The domains with powers of the Roll Phase (T4)."""


def count_domains(domains: tuple[Domain, ...], laid: Laid) -> DomainTally:
    """Return the tally of the powers of domains and of zones."""
    cards = (*domains, *with_powers(laid))
    return DomainTally(
        domains,
        laid,
        terms_of(tuple(modifier for card in cards for modifier in card.modifiers)),
        _triggers(cards, MINE),
        _triggers(cards, THEIRS),
        tuple(domain for domain in domains if domain.roll_powers),
    )


def _triggers(cards: Iterable[Card], of: frozenset[Whose]) -> dict[Moment, list[Due]]:
    triggers: dict[Moment, list[Due]] = {}
    for card in cards:
        for trigger in card.triggers:
            if trigger.whose in of:
                triggers.setdefault(trigger.moment, []).append(due(trigger.do, card))
    return triggers


def count_icons(cards: Iterable[Card]) -> tuple[int, int, int, int]:
    """Count the Worker, Soldier, Shadow and Holy icons on cards."""
    worker = soldier = shadow = holy = 0
    for card in cards:
        icons = card.icons
        worker += icons.worker
        soldier += icons.soldier
        shadow += icons.shadow
        holy += icons.holy
    return worker, soldier, shadow, holy


def shown_icons(cards: Iterable[Card], laid: Laid) -> tuple[int, int, int, int]:
    """Count the role icons on cards, and on those in zones of sets that lend some (CS13)."""
    icons = count_icons(cards)
    if not laid:
        return icons
    lent = [card.lends for _, others in laid for card in others]
    worker, soldier, shadow, holy = icons
    return (
        worker + sum(more.worker for more in lent),
        soldier + sum(more.soldier for more in lent),
        shadow + sum(more.shadow for more in lent),
        holy + sum(more.holy for more in lent),
    )
