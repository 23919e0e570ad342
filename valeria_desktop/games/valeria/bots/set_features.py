"""The numbers that a value reads besides in games with sets, in the order of their names.

They speak of what cards do. All of them are 0 in a base game, and values learned from base games
never read them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.values import activations, points_of_sets, round_of
from valeria_desktop.games.valeria.rules.model.belongings import all_cards, missing, worth_of
from valeria_desktop.games.valeria.rules.model.holdings import standing_cards
from valeria_desktop.games.valeria.rules.model.options import RECRUIT, SLAY
from valeria_desktop.games.valeria.rules.model.price import can_pay, can_show
from valeria_desktop.games.valeria.rules.powers import DiePower
from valeria_desktop.games.valeria.rules.terms import PLAIN_TERMS, terms_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.bots.features import SideView
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Starter
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.powers import Modifier

_FAR, _UNIT = 10, 5
"""The farthest that a card beside the market seems, and the unit of the distance, in resources."""
_CHEAPER = RECRUIT, SLAY  # cheaper domains are among the numbers of the table


def look_at_sets(game: Game, seat: int, me: SideView, rival: SideView) -> list[float]:
    """Return all numbers of sets in a game: the seat's, the strongest rival's, the table's."""
    other = next((each for each in game.seats if game.holdings(each) is rival.player), None)
    return [
        *_of_side(game, seat, me),
        *_of_side(game, other, rival),
        *_of_table(game),
    ]


def _of_side(game: Game, seat: int | None, side: SideView) -> tuple[float, ...]:
    """Return the numbers of one side; the Dark Lord has no seat, so no prices and no reach."""
    player = side.player
    terms = PLAIN_TERMS if seat is None else game.terms(seat)
    return (
        side.tokens,
        _harvested_tokens(player),
        0 if seat is None else points_of_sets(game, seat),
        sum(1 for _ in all_cards(player.laid, player)),
        len(player.citizens_down),
        len(player.domains_down),
        _rerolls(player),
        *_of_modifiers(terms.modifiers),
        *((0, 0) if seat is None else _standing(game, seat, player)),
        *((0, 0) if seat is None else _beside(game, seat, side)),
    )


def _harvested_tokens(player: Holdings) -> float:
    """Return the worth of the tokens that a roll brings in the mean, on one's own turn."""
    cards: tuple[Citizen | Starter, ...] = (*player.citizens, *player.starters)
    return sum(worth_of(card.on_turn.tokens(player)) * activations(card) for card in cards)


def _rerolls(player: Holdings) -> int:
    """Count the powers of the roll that don't change a die: those that do are seen already."""
    cards = standing_cards(player)
    return sum(not isinstance(each, DiePower) for card in cards for each in card.roll_powers)


@lru_cache(maxsize=256)
def _of_modifiers(modifiers: tuple[Modifier, ...]) -> tuple[float, ...]:
    terms = terms_of(modifiers)
    changes = terms.changes.values()
    return (
        sum(change.dearer.worth for change in changes),
        sum(
            max(less.worth for less in change.cheaper)
            for action, change in terms.changes.items()
            if action in _CHEAPER
        ),
        sum(len(change.also_gold) + change.waived for change in changes),
        len(terms.bans),
        terms.is_immune,
    )


def _standing(game: Game, seat: int, player: Holdings) -> tuple[float, float]:
    """Return the resources and the points that Events in force bring a seat in each turn."""
    brought = [round_of(card, player) for card in _for_all(game, seat)]
    return sum(resources for resources, _ in brought), sum(points for _, points in brought)


def _for_all(game: Game, seat: int) -> list[Card]:
    return [card for card in game.standing(seat) if card.stands_for_all]


def _beside(game: Game, seat: int, side: SideView) -> tuple[float, float]:
    """Return how many cards beside the market a seat can have, and how near the nearest is."""
    within, nearest, player = 0, float(_FAR), side.player
    for place in _beside_market(game.table.layout.rows):
        if game.top(place) is not None:
            prices = game.prices(seat, place)
            shown = [price for price in prices if can_show(price, side.tableau.icons)]
            within += any(can_pay(price, player) for price in shown)
            nearest = min([nearest, *(_lacking(price, player) for price in shown)])
    return within, (_FAR - nearest) / _UNIT


@lru_cache(maxsize=32)
def _beside_market(rows: tuple[Row, ...]) -> tuple[int, ...]:
    """Return the open places of the rows that lie on leaves of their own."""
    return tuple(place for row in rows if row.leaf for place in row.open_places)


def _lacking(price: Price, player: Holdings) -> float:
    """Return about how many resources and tokens are missing; Magic helps (T16)."""
    real = max(0, price.gold - player.gold) + max(0, price.strength - player.strength)
    spare = player.magic - price.magic
    tokens = sum(number for _, number in missing(player.more, price.more))
    return max(0, real - max(0, spare)) + max(0, -spare) + tokens


def _of_table(game: Game) -> tuple[float, ...]:
    return (
        len(_for_all(game, game.active)),
        sum(card.is_event_card for card in game.pile),
        sum(amounts.worth for _, amounts in game.pools),
        len(game.banished),
    )
