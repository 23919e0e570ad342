"""The offers of the centre's rows on the terms that powers make for a seat (X17).

Each row keeps them beside its offers at printed prices, for each terms that were asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import RECRUIT, ActAt, act_at
from valeria_desktop.games.valeria.rules.model.price import funds
from valeria_desktop.games.valeria.rules.model.row_offers import OfferOnTerms, RowOnTerms
from valeria_desktop.games.valeria.rules.turn.card_prices import prices_on

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Money
    from valeria_desktop.games.valeria.rules.model.price import Icons4
    from valeria_desktop.games.valeria.rules.model.row_offers import NamedOffers, RowOffers
    from valeria_desktop.games.valeria.rules.terms import Terms
    from valeria_desktop.kernel.options import Option


class ByNumber(dict[int, OfferOnTerms]):
    """A card's offers by the number of its name that a player has, each made when asked for.

    A citizen costs more for its copies (T18), some monsters for others that were slain (CS20).
    """

    def __init__(self, printed: ActAt, terms: Terms) -> None:
        super().__init__()
        self._printed, self._terms = printed, terms

    def __missing__(self, number: int) -> OfferOnTerms:
        printed, (sum_of,) = self._printed, self._printed.prices
        card, extra = printed.card, 0
        tokens = Amounts(0, sum_of.strength - card.strength, sum_of.magic - card.magic)
        prices = prices_on(card, self._terms, number, tokens)
        price = prices[0]
        if printed.action is RECRUIT:
            extra = price.gold - card.cost
        option = act_at(printed.action, printed.place, card, prices, extra)
        found = self[number] = price.gold + price.strength + price.magic, price.magic, option
        return found


def offers_on(rows: Sequence[RowOffers], terms: Terms) -> list[RowOnTerms]:
    """Return the offers of each row on a seat's terms."""
    found = []
    for row in rows:
        kept = row.on_terms
        if terms not in kept:
            kept[terms] = _listed_on(row, terms)
        found.append(kept[terms])
    return found


def _listed_on(row: RowOffers, terms: Terms) -> RowOnTerms:
    return RowOnTerms(
        [(option.card.name, _by_number(option, terms)) for _, _, option in row.slays],
        [(name, _by_number(options[0], terms)) for _, name, options in row.recruits],
        [(icons, _by_number(option, terms)) for _, icons, option in row.builds],
    )


def _by_number(option: ActAt, terms: Terms) -> ByNumber:
    known: dict[ActAt, ByNumber] = terms.offers
    return known[option] if option in known else known.setdefault(option, ByNumber(option, terms))


# The following functions run for every action, mostly in search: sharing their check costs 2 %.


def add_named_on(
    rows: Iterable[NamedOffers],
    numbers: Mapping[str, int],
    real: int,
    spare: int,
    options: list[Option],
) -> None:
    """Add the monsters or citizens that a seat can pay for, by its number of each name.

    It pays with a real resource and with Magic to spare.
    """
    most = funds(real, spare)
    for row in rows:
        for name, by_number in row:
            price, magic, option = by_number[numbers.get(name, 0)]
            if (price <= most or price == magic) and magic <= spare:
                options.append(option)


def add_builds_on(
    rows: Iterable[RowOnTerms], icons: Icons4, money: Money, options: list[Option]
) -> None:
    """Add the domains that a seat can pay for and show the roles of."""
    workers, soldiers, shadows, holies = icons
    spare = money.magic
    most = funds(money.gold, spare)
    for row in rows:
        for (work, fight, hide, pray), by_number in row.builds:
            if work <= workers and fight <= soldiers and hide <= shadows and pray <= holies:
                price, magic, option = by_number[0]
                if (price <= most or price == magic) and magic <= spare:
                    options.append(option)
