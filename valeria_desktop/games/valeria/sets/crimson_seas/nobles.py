"""Amarynth: Nobles, who show a role and score by what their owner has (CS8, CS13, CS22)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import AtPlace, place_name
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.rules.model.belongings import CardZone, cards_in, enter_zone
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Card, Icons, card_kind, whole
from valeria_desktop.games.valeria.rules.model.effect import Count, Effect, effect, power
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.powers import Modifier
from valeria_desktop.games.valeria.rules.turn.banish import banish
from valeria_desktop.games.valeria.rules.turn.exhausted import FillRow
from valeria_desktop.games.valeria.rules.turn.moves import keep
from valeria_desktop.games.valeria.sets.crimson_seas.islands import (
    SAIL,
    FromIsland,
    OfIsland,
    row_of_island,
    tops,
)
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.score import ScoreLine
from valeria_desktop.kernel.signs import PER, Mark, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks

NOBLES = enter_zone(CardZone(tag="nobles", title=lambda: say("Nobles"), breaks_ties=True))
PRICE = 9
"""The number of one resource for a Noble, without the extra for those already owned (CS8)."""


@card_kind("noble")
@frozen(eq=False, kw_only=True)
class Noble(Card):
    """A Noble: a role, and points for each full number of the things counted."""

    icons: Icons
    points_each: int = whole(1)
    each: int = whole(1, default=1)
    """The number of things for these points."""
    per: Count

    action: ClassVar[Action] = SAIL
    row: ClassVar[str] = "nobles"
    kept: ClassVar[str] = "nobles"

    @property
    def lends(self) -> Icons:
        return self.icons

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


def rescued(state: State, seat: int, place: int) -> None:
    """Bring a Noble that was paid for."""
    keep(state, seat, place, ACTION)


@frozen(cache_hash=True)
class NobleFrom(FromIsland):
    """A free Noble: one way of `FreeNoble`."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        keep(state, seat, self.place, cause)

    def words(self) -> Phrase:
        return say("free {card} from Amarynth", card=self.card.name)


@frozen(cache_hash=True)
class BanishNobleAt(Effect):
    """Banishing a named Noble: one way of `BanishNoble`."""

    place: int
    card: Card

    icon: ClassVar[str] = "banish"

    def apply(self, state: State, seat: int, cause: Card) -> None:
        banish(state, seat, self.place, cause)
        state.agenda.append(FillRow(self.place))

    def signs(self) -> Marks:
        return Mark("banish"), Mark(text=self.card.name)

    def words(self) -> Phrase:
        return say("banish {card}", card=self.card.name)

    @property
    def key(self) -> str:
        return f"banish-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


_noble_from, _banish_at = cache(NobleFrom), cache(BanishNobleAt)


@effect("free_noble")
@frozen(cache_hash=True)
class FreeNoble(OfIsland):
    """Take an open Noble for free, without a Map (CS10)."""

    def ways(self, state: State, seat: int, cause: Card) -> list[NobleFrom]:
        return [_noble_from(place, card) for place, card in tops(state, ROW)]

    def signs(self) -> Marks:
        return Mark("free"), Mark("nobles")

    def words(self) -> Phrase:
        return say("any Noble from Amarynth for free")

    def sentence(self) -> Phrase:
        return say("Gain {citizen}", citizen=self.words())


@effect("banish_noble")
@frozen(cache_hash=True)
class BanishNoble(OfIsland):
    """Banish an open Noble (CS15); the slot is filled at once."""

    is_clause: ClassVar[bool] = True
    brings_a_card: ClassVar[bool] = False

    def ways(self, state: State, seat: int, cause: Card) -> list[BanishNobleAt]:
        return [_banish_at(place, card) for place, card in tops(state, ROW)]

    def signs(self) -> Marks:
        return Mark("banish"), Mark("nobles")

    def words(self) -> Phrase:
        return say("banish an open Noble of Amarynth")

    def sentence(self) -> Phrase:
        return capital(self.words())


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
