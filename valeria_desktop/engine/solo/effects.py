"""What effects do in the games for one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import in_

from valeria_desktop.engine.cards import Card, Citizen, Monster
from valeria_desktop.engine.effect import Effect, solo_effect
from valeria_desktop.engine.effects.centre import FreeCitizen
from valeria_desktop.engine.events import MonsterClaimed, Returned
from valeria_desktop.engine.moves import take_citizen, take_foe
from valeria_desktop.engine.phrases import Phrase, say
from valeria_desktop.engine.targets import (
    MONSTER_PLACES,
    PILES,
    AtPlace,
    Target,
    place_name,
    place_words,
)
from valeria_desktop.engine.use import Choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.engine.state import State


def _claim(state: State, seat: int, place: int, cause: Card) -> None:
    """Take a monster without slaying it: no reward (D3)."""
    card = take_foe(state, seat, place)
    if state.events is not None:
        state.events.append(MonsterClaimed(seat, card, place, cause))


@solo_effect("claim_monster")
@frozen(cache_hash=True)
class ClaimMonster(Effect):
    """Take the top card of the left-most monster stack that isn't exhausted (D3)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        for place in MONSTER_PLACES:
            if not state.is_exhausted(place):
                _claim(state, seat, place, cause)
                return

    def words(self) -> Phrase:
        return say("Take the top Monster of the left-most stack that has one; no reward for it")


@solo_effect("claim_pile_monster")
@frozen(cache_hash=True)
class ClaimPileMonster(Effect):
    """Take the monster on top of the left-most pile that shows one (G6)."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        for place in PILES:
            if isinstance(state.top(place), Monster):
                _claim(state, seat, place, cause)
                return

    def words(self) -> Phrase:
        return say("Take the Monster on top of the left-most pile that shows one; no reward for it")


@frozen(cache_hash=True)
class PileCitizenFrom(Effect):
    """The way of a free citizen that names the pile and the card in it."""

    place: int
    height: int
    card: Citizen

    def apply(self, state: State, seat: int, cause: Card) -> None:
        take_citizen(state, seat, self.place, self.height, cause)

    def words(self) -> Phrase:
        return say(
            "Take {card} for free from {pile}, card {height} from below",
            card=self.card.name,
            pile=place_words(self.place),
            height=self.height + 1,
        )

    @property
    def key(self) -> str:
        return f"{place_name(self.place)}-card-{self.height + 1}"

    @property
    def target(self) -> Target:
        return AtPlace(self.place)


@solo_effect("free_pile_citizen")
@frozen(cache_hash=True)
class FreePileCitizen(FreeCitizen):
    """Take a fitting citizen from anywhere in the three piles for nothing (G5)."""

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [
            PileCitizenFrom(place, height, card)
            for place in PILES
            for height, card in enumerate(state.stacks[place])
            if isinstance(card, Citizen) and self.fits(card)
        ]


@frozen(cache_hash=True)
class LaidOnPile(Effect):
    """The way of giving a card back that names the card and the pile."""

    card: Card
    place: int
    gain: Effect

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.players[seat].remove(self.card)
        state.lay(self.place, (*state.stacks[self.place], self.card))
        if state.events is not None:
            state.events.append(Returned(seat, self.card, self.place, cause))
        self.gain.apply(state, seat, cause)

    def words(self) -> Phrase:
        return say(
            "Lay {card} on {place} for {gain}",
            card=self.card.name,
            place=place_words(self.place),
            gain=self.gain.words(),
        )

    @property
    def key(self) -> str:
        return f"lay-{self.card.id}-on-{place_name(self.place)}"

    @property
    def target(self) -> Target:
        return AtPlace(self.place)


@solo_effect("return_to_pile")
@frozen(cache_hash=True)
class ReturnToPile(Choice):
    """Optional: lay a slain monster or a citizen of one's own on a pile for an effect (G6)."""

    kind: str = field(validator=in_(("monster", "citizen")))
    gain: Effect

    optional: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[LaidOnPile]:
        player = state.players[seat]
        cards: tuple[Card, ...] = player.monsters if self.kind == "monster" else player.citizens
        return [
            LaidOnPile(card, place, self.gain) for card in dict.fromkeys(cards) for place in PILES
        ]

    def words(self) -> Phrase:
        if self.kind == "monster":
            return say(
                "You may put one of your slain Monsters on a pile for {gain}",
                gain=self.gain.words(),
            )
        return say("You may put one of your Citizens on a pile for {gain}", gain=self.gain.words())
