"""A seat's means in one position: the open cards it can pay for, and how short it is of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.games.valeria.coach.purse import Saved, Want
from valeria_desktop.games.valeria.rules.model.price import can_pay, can_show
from valeria_desktop.games.valeria.rules.model.purse import purse_of
from valeria_desktop.games.valeria.rules.model.tally import shown_icons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.price import Price


class Short(NamedTuple):
    """A card, and how many resources a seat lacks for it after two choices."""

    card: str
    mine: int
    other: int


_NEAR = 3
"""The most missing resources with which a card is still near."""


def payable(game: Game, before: Game, seat: int) -> dict[int, Card]:
    """Return the open cards, known before a choice, that a seat can pay for after it."""
    money = purse_of(game.holdings(seat))
    return {
        place: card
        for place, card, prices in _shown(game, before, seat)
        if any(can_pay(price, money) for price in prices)
    }


def have_same_tops(mine: Game, other: Game) -> bool:
    """Return whether the same cards lie open in both positions."""
    return all(mine.top(place) is other.top(place) for place in mine.table.layout.open_places)


def shortest_of(before: Game, mine: Game, other: Game, seat: int) -> Short | None:
    """Return the nearest card that a seat is less short of after its choice than otherwise."""
    here, there = (_missing(game, before, seat) for game in (mine, other))
    near = [
        (lacks, -card.points, card.name, there[place][0])
        for place, (lacks, card) in here.items()
        if place in there and 0 < lacks <= _NEAR and lacks < there[place][0]
    ]
    if not near:
        return None
    lacks, _, name, otherwise = min(near)
    return Short(name, lacks, otherwise)


def _missing(game: Game, before: Game, seat: int) -> dict[int, tuple[int, Card]]:
    has = purse_of(game.holdings(seat))
    saved = Saved(has.gold, has.strength, has.magic, more=has.more)
    return {
        place: (Want(prices).lacks(saved), card)
        for place, card, prices in _shown(game, before, seat)
    }


def _shown(game: Game, before: Game, seat: int) -> Iterator[tuple[int, Card, tuple[Price, ...]]]:
    """Yield the open cards known before a choice, with the prices whose roles the seat shows."""
    held = game.holdings(seat)
    icons = shown_icons(held.citizens, held.laid)
    for place in game.table.layout.open_places:
        card = game.top(place)
        if card is None or card is not before.top(place):
            continue
        prices = tuple(each for each in game.prices(seat, place) if can_show(each, icons))
        if prices:
            yield place, card, prices
