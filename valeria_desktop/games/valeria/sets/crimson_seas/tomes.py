"""Nae Aerie: Tomes, which pay like a resource and come back at the end of the turn (CS11, CS12)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.layout import Row
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource
from valeria_desktop.games.valeria.rules.model.belongings import (
    CardZone,
    Track,
    cards_in,
    enter_track,
    enter_zone,
)
from valeria_desktop.games.valeria.rules.model.cards import Card, card_kind
from valeria_desktop.games.valeria.rules.model.effect import effect, power
from valeria_desktop.games.valeria.rules.model.icons import whole
from valeria_desktop.games.valeria.rules.score import card_lines
from valeria_desktop.games.valeria.rules.turn.steps import Step, step
from valeria_desktop.games.valeria.sets.crimson_seas.islands import (
    CheaperCards,
    FreeOfIsland,
    Wares,
    as_it_lies,
    row_of_island,
)
from valeria_desktop.kernel.phrases import Phrase, count, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.kernel.signs import Marks

TOMES = enter_zone(CardZone(tag="tomes", sign="tome", is_stowed=True, title=lambda: say("Tomes")))
SLOTS = (3, 5, 7)
"""The price of each slot in Gold, from the cheapest on (CS2)."""
_TRACKS = {
    Resource.GOLD: Track(
        tag="gold-tomes",
        words=lambda number: count(number, "{number} Gold Tome", "{number} Gold Tomes"),
        title=lambda: say("Gold Tomes"),
        stands_for=Resource.GOLD,
    ),
    Resource.STRENGTH: Track(
        tag="strength-tomes",
        words=lambda number: count(number, "{number} Strength Tome", "{number} Strength Tomes"),
        title=lambda: say("Strength Tomes"),
        stands_for=Resource.STRENGTH,
    ),
    Resource.MAGIC: Track(
        tag="magic-tomes",
        words=lambda number: count(number, "{number} Magic Tome", "{number} Magic Tomes"),
        title=lambda: say("Magic Tomes"),
        stands_for=Resource.MAGIC,
    ),
}
"""The Tomes that lie face up, by their resource; all Tomes of a player are cards of the zone."""
TRACKS = tuple(map(enter_track, _TRACKS.values()))


@card_kind("tome")
@frozen(eq=False, kw_only=True)
class Tome(Wares):
    """A Tome: it pays one of its resource, and is then face down until the end of the turn."""

    pays: Resource
    copies: int = whole(1)
    points: int = whole()

    row: ClassVar[str] = "tomes"
    a_round: ClassVar[float] = 0.8
    """In most rounds it pays once."""
    kept: ClassVar[str] = "tomes"

    @property
    def money(self) -> Amounts:
        """The resource that it pays."""
        return Amounts.of(self.pays, 1)

    @property
    def comes_with(self) -> Amounts:
        """The token of a Tome that can still pay."""
        return Amounts.of(_TRACKS[self.pays].tag, 1)


def _slot(number: int) -> Phrase:
    if number > len(SLOTS):
        return say("supply of Nae Aerie")
    return say("Nae Aerie, slot {number}", number=as_it_lies(number))


ROW = row_of_island(
    "tome", 70, said=_slot, title=lambda: say("Nae Aerie"), slides=True, tells_place=True
)


@effect("free_tome")
@frozen(cache_hash=True)
class FreeTome(FreeOfIsland):
    """Take an open Tome for free (CS10)."""

    island: ClassVar[Row] = ROW
    sign: ClassVar[str] = "tome"

    def words(self) -> Phrase:
        return say("any Tome from Nae Aerie for free")


@power("cheaper_tomes")
@frozen(cache_hash=True)
class CheaperTomes(CheaperCards):
    """Each Tome that is bought costs less (Browncoat's Sanctum)."""

    icon: ClassVar[str] = "tome"

    def words(self) -> Phrase:
        return say("Each Tome you buy costs {gold} Gold less", gold=self.gold)


def used(player: Holdings) -> list[tuple[Card, Amounts]]:
    """Return the used Tomes of a player: each kind with the tokens that are missing."""
    found: list[tuple[Card, Amounts]] = []
    tomes = cards_in(player.laid, TOMES.tag)
    if not tomes:
        return found
    face_up = dict(player.more)
    for card, number in Counter(tomes).items():
        assert isinstance(card, Tome)  # the zone keeps no other kind
        ((tag, _),) = card.comes_with
        if (down := number - face_up.get(tag, 0)) > 0:
            found.append((card, card.comes_with * down))
    return found


def turn_up(state: State, seat: int, cause: Card | None = None) -> None:
    """Turn the used Tomes of a player up."""
    for card, tokens in used(state.players[seat]):
        state.gain(seat, tokens, cause or card)


@effect("turn_up_tomes")
@frozen(cache_hash=True)
class TurnUpTomes(SeenAfter):
    """Turn all your own Tomes up (Solo's Haven)."""

    is_clause: ClassVar[bool] = True
    icon: ClassVar[str] = "tome"

    def apply(self, state: State, seat: int, cause: Card) -> None:
        turn_up(state, seat, cause)

    def signs(self) -> Marks:
        return Mark("back"), Mark("tome")

    def words(self) -> Phrase:
        return say("turn all your Tomes face up")


@step("seas_turn_up_tomes", of_set="crimson-seas")
class TurnUpAtTheEnd(Step):
    """At the very end of their own turn, the active player's used Tomes are turned up (CS11)."""

    def run(self, state: State) -> None:
        turn_up(state, state.active)


def lines(players: Sequence[Holdings], seat: int) -> list[ScoreLine]:
    """Return the points for Tomes, up or down (CS22)."""
    return card_lines("tomes", cards_in(players[seat].laid, TOMES.tag))
