"""Amarynth: Nobles, who show a role and score by what their owner has (CS8, CS13, CS22)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.effects.leaving import BanishAt
from valeria_desktop.games.valeria.rules.layout import Row
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.rules.model.belongings import CardZone, cards_in, enter_zone
from valeria_desktop.games.valeria.rules.model.cards import Card, card_kind
from valeria_desktop.games.valeria.rules.model.effect import Count, effect, power
from valeria_desktop.games.valeria.rules.model.icons import Icons, whole
from valeria_desktop.games.valeria.rules.powers import Modifier
from valeria_desktop.games.valeria.rules.turn.exhausted import FillRow
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.games.valeria.sets.crimson_seas.islands import (
    FreeOfIsland,
    OfIslands,
    row_of_island,
    tops,
)
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.score import ScoreLine
from valeria_desktop.kernel.signs import PER, Mark, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks

NOBLES = enter_zone(
    CardZone(tag="nobles", sign="nobles", title=lambda: say("Nobles"), breaks_ties=True)
)
PRICE = 9
"""The number of one resource for a Noble, without the extra for those already owned (CS8)."""


@card_kind("noble")
@frozen(eq=False, kw_only=True)
class Noble(OfIslands):
    """A Noble: a role, and points for each full number of the things counted."""

    icons: Icons
    points_each: int = whole(1)
    each: int = whole(1, default=1)
    """The number of things for these points."""
    per: Count

    row: ClassVar[str] = "nobles"
    kept: ClassVar[str] = "nobles"

    @property
    def lends(self) -> Icons:
        return self.icons

    @property
    def readings(self) -> tuple[Phrase, ...]:
        at_ties = say("It counts when the fewest cards break a tie.")
        return at_ties, say("In a game without Dukes, its role scores as a citizen's does.")

    def promise(self) -> Phrase:
        """Say the points: "2 points for each of your domains"."""
        points, what = amount_words("points", self.points_each), self.per.words()
        if self.each == 1:
            return say("{points} for each {what}", points=points, what=what)
        return say("{points} for every {number} {what}", points=points, number=self.each, what=what)

    def signs(self) -> Marks:
        """Return the points as they stand on the card."""
        many = (number(self.each),) if self.each > 1 else ()
        return number(self.points_each), Mark("points"), PER, *many, *self.per.signs()

    def score(self, owner: Holdings) -> int:
        """Return the points for what an owner has."""
        return self.points_each * (self.per.of(owner) // self.each)


def _slot(slot: int) -> Phrase:
    if slot > 3:  # noqa: PLR2004 - the open Nobles
        return say("supply of Amarynth")
    return say("Amarynth, slot {number}", number=slot)


ROW = row_of_island("noble", 74, said=_slot, title=lambda: say("Amarynth"))


@frozen(cache_hash=True)
class BanishNobleAt(BanishAt):
    """Banishing a named Noble: one way of `BanishNoble`."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        super().apply(state, seat, cause)
        state.agenda.append(FillRow(self.place))


_banish_at = cache(BanishNobleAt)


@effect("free_noble")
@frozen(cache_hash=True)
class FreeNoble(FreeOfIsland):
    """Take an open Noble for free (CS10)."""

    island: ClassVar[Row] = ROW
    sign: ClassVar[str] = "nobles"

    def words(self) -> Phrase:
        return say("any Noble from Amarynth for free")


@effect("banish_noble")
@frozen(cache_hash=True)
class BanishNoble(SeenAfter, Pick):
    """Banish an open Noble (CS15); the slot is filled at once."""

    is_clause: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[BanishNobleAt]:
        return [_banish_at(place, card) for place, card in tops(state, ROW)]

    def signs(self) -> Marks:
        return Mark("banish"), Mark("nobles")

    def words(self) -> Phrase:
        return say("banish an open Noble of Amarynth")


@power("no_extra_for_nobles")
@frozen(cache_hash=True)
class NoExtraForNobles(Modifier):
    """Rescuing costs nothing extra for Nobles already owned (Murat Reis)."""

    def signs(self) -> Marks:
        return (Mark("nobles"), Mark(text="+0"), Mark("any"))

    def words(self) -> Phrase:
        return say("Rescuing a Noble never costs you more for Nobles you already have")


def price_of(owner: Holdings, *, has_extra: bool) -> int:
    """Return the number of one resource that the next Noble costs."""
    return PRICE + (len(cards_in(owner.laid, NOBLES.tag)) if has_extra else 0)


def lines(players: Sequence[Holdings], seat: int) -> list[ScoreLine]:
    """Return the points of Nobles, a line for each."""
    owner, found = players[seat], []
    for card in cards_in(players[seat].laid, NOBLES.tag):
        assert isinstance(card, Noble)  # the zone keeps no other kind
        words = say(
            "{noble}: {number} × {points}" if card.each == 1 else _FOR_EVERY,
            noble=card.name,
            points=card.points_each,
            each=card.each,
            number=card.per.of(owner),
        )
        found.append(ScoreLine("nobles", card.score(owner), words, (card,), is_public=True))
    return found


_FOR_EVERY = "{noble}: {points} for every {each} of {number}"
