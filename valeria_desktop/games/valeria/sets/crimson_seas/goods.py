"""Araby: Goods, whose points grow with the number of one kind (CS8, CS22)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.layout import Row
from valeria_desktop.games.valeria.rules.model.belongings import CardZone, cards_in, enter_zone
from valeria_desktop.games.valeria.rules.model.cards import card_kind
from valeria_desktop.games.valeria.rules.model.effect import effect, power
from valeria_desktop.games.valeria.rules.model.icons import whole
from valeria_desktop.games.valeria.sets.crimson_seas.islands import (
    CheaperCards,
    FreeOfIsland,
    Wares,
    as_it_lies,
    row_of_island,
)
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.score import ScoreLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings

GOODS = enter_zone(CardZone(tag="goods", sign="good", is_stowed=True, title=lambda: say("Goods")))
POINTS = (0, 2, 4, 7, 12, 18, 25)
"""The points for Goods of one kind, by their number (CS22)."""
SLOTS = (2, 4, 6)
"""The price of each slot in Gold, from the cheapest on (CS2)."""


@card_kind("good")
@frozen(eq=False, kw_only=True)
class Good(Wares):
    """A token of trade: it is kept for the score."""

    copies: int = whole(1)

    row: ClassVar[str] = "goods"
    kept: ClassVar[str] = "goods"


def _slot(number: int) -> Phrase:
    if number > len(SLOTS):
        return say("supply of Araby")
    return say("Araby, slot {number}", number=as_it_lies(number))


ROW = row_of_island(
    "good", 66, said=_slot, title=lambda: say("Araby"), slides=True, tells_place=True
)


@effect("free_good")
@frozen(cache_hash=True)
class FreeGood(FreeOfIsland):
    """Take an open Good for free (CS10)."""

    island: ClassVar[Row] = ROW
    sign: ClassVar[str] = "good"

    def words(self) -> Phrase:
        return say("any Good from Araby for free")


@power("cheaper_goods")
@frozen(cache_hash=True)
class CheaperGoods(CheaperCards):
    """Each Good that is bought costs less (Port of Drake)."""

    icon: ClassVar[str] = "good"

    def words(self) -> Phrase:
        return say("Each Good you buy costs {gold} Gold less", gold=self.gold)


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
