"""Araby: Goods, whose points grow with the number of one kind (CS8, CS22)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.belongings import CardZone, cards_in, enter_zone
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Card, card_kind, whole
from valeria_desktop.games.valeria.rules.model.effect import effect, power
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.turn.moves import keep
from valeria_desktop.games.valeria.sets.crimson_seas.islands import (
    SAIL,
    CheaperCards,
    FromIsland,
    OfIsland,
    row_of_island,
    tops,
)
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.score import ScoreLine
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks

GOODS = enter_zone(CardZone(tag="goods", is_stowed=True, title=lambda: say("Goods")))
POINTS = (0, 2, 4, 7, 12, 18, 25)
"""The points for Goods of one kind, by their number (CS22)."""
SLOTS = (2, 4, 6)
"""The price of each slot in Gold, from the cheapest on (CS2)."""


@card_kind("good")
@frozen(eq=False, kw_only=True)
class Good(Card):
    """A token of trade: it is kept for the score."""

    copies: int = whole(1)

    action: ClassVar[Action] = SAIL
    row: ClassVar[str] = "goods"
    kept: ClassVar[str] = "goods"
    comes_in_copies: ClassVar[bool] = True


def _slot(number: int) -> Phrase:
    if number > len(SLOTS):
        return say("supply of Araby")
    return say("Araby, slot {number}", number=number)


ROW = row_of_island(
    "good", 66, said=_slot, title=lambda: say("Araby"), slides=True, tells_place=True
)


@frozen(cache_hash=True)
class GoodFrom(FromIsland):
    """A free Good: one way of `FreeGood`."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        keep(state, seat, self.place, cause)

    def words(self) -> Phrase:
        return say("free {card} from Araby", card=self.card.name)


_good_from = cache(GoodFrom)


@effect("free_good")
@frozen(cache_hash=True)
class FreeGood(OfIsland):
    """Take an open Good for free, without a Map (CS10)."""

    def ways(self, state: State, seat: int, cause: Card) -> list[GoodFrom]:
        return [_good_from(place, card) for place, card in tops(state, ROW)]

    def signs(self) -> Marks:
        return Mark("free"), Mark("good")

    def words(self) -> Phrase:
        return say("any Good from Araby for free")

    def sentence(self) -> Phrase:
        return say("Gain {citizen}", citizen=self.words())


@power("cheaper_goods")
@frozen(cache_hash=True)
class CheaperGoods(CheaperCards):
    """Each Good that is bought costs less (Port of Drake)."""

    icon: ClassVar[str] = "good"

    def words(self) -> Phrase:
        return say("Each Good you buy costs {gold} Gold less", gold=self.gold)


def bought(state: State, seat: int, place: int) -> None:
    """Bring a Good that was paid for."""
    keep(state, seat, place, ACTION)


def lines(players: Sequence[Holdings], seat: int) -> list[ScoreLine]:
    """Return the points for Goods, each kind by itself."""
    cards = cards_in(players[seat].laid, GOODS.tag)
    return [
        ScoreLine(
            "goods",
            POINTS[number],
            say("{number}× {good}", number=number, good=card.name),
            tuple(each for each in cards if each is card),
            is_public=True,
        )
        for card, number in Counter(cards).items()
    ]
