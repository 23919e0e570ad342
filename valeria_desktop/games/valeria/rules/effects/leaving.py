"""Effects on cards that leave the centre without an action: free domains, and banishing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import AtPlace, at_pile, place_name
from valeria_desktop.games.valeria.rules.effects.bases import Around, SeenAfter
from valeria_desktop.games.valeria.rules.effects.centre import FreeFrom
from valeria_desktop.games.valeria.rules.model.cards import Card, Foe, action_for
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT
from valeria_desktop.games.valeria.rules.turn.banish import banish
from valeria_desktop.games.valeria.rules.turn.moves import gain_domain
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import PAYS, Mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


def _tops(state: State, action: Action) -> Iterator[tuple[int, Card]]:
    """Yield the places whose top card an action takes, with the card."""
    for place in state.table.layout.open_places:
        card = state.top(place)
        if card is not None and action_for(card) is action:
            yield place, card


def _monsters(state: State, kind: MonsterType | None) -> Iterator[tuple[int, Card]]:
    """Yield the places with a monster on top, of a type or any, with the card."""
    for place in state.table.layout.open_places:
        card = state.top(place)
        if not isinstance(card, Foe):  # a beast that is charmed is a monster too
            continue
        if kind in {None, card.type}:
            yield place, card


@frozen(cache_hash=True)
class DomainFrom(FreeFrom):
    """A free domain: one way of `FreeDomain`."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        gain_domain(state, seat, self.place, cause)

    @property
    def icon(self) -> str:
        return "build"


_domain_from = cache(DomainFrom)


@effect("free_domain")
@frozen(cache_hash=True)
class FreeDomain(SeenAfter, Pick):
    """Gain a face-up domain without Gold and role icons; its immediate power is used (X14)."""

    brings_a_card: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [_domain_from(place, card) for place, card in _tops(state, BUILD)]

    def signs(self) -> Marks:
        return Mark("free"), Mark("home")

    def words(self) -> Phrase:
        return say("any free domain")

    @property
    def reading(self) -> Phrase:
        return say("A free domain costs no Gold and needs no roles. It is gained, not built.")

    def sentence(self) -> Phrase:
        return say("Gain {citizen}", citizen=self.words())


@frozen(cache_hash=True)
class BanishAt(Effect):
    """Banishing a named card of the centre: a way of the effects below."""

    place: int
    card: Card

    def apply(self, state: State, seat: int, cause: Card) -> None:
        banish(state, seat, self.place, cause)

    def signs(self) -> Marks:
        return (Mark("banish"), Mark(text=self.card.name))

    @property
    def icon(self) -> str:
        return "banish"

    def words(self) -> Phrase:
        return at_pile(say("Banish {card}", card=self.card.name), self.place, self.card)

    @property
    def key(self) -> str:
        return f"banish-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


@frozen(cache_hash=True)
class BanishAtFor(BanishAt):
    """Banishing a named card of the centre for an effect: one way of `BanishMonsterFor`."""

    gain: Effect

    def apply(self, state: State, seat: int, cause: Card) -> None:
        super().apply(state, seat, cause)
        self.gain.apply(state, seat, cause)

    def signs(self) -> Marks:
        return (*super().signs(), PAYS, *self.gain.signs())

    def words(self) -> Phrase:
        words = say("Banish {card} and gain {gain}", card=self.card.name, gain=self.gain.words())
        return at_pile(words, self.place, self.card)


_banish_at, _banish_at_for = cache(BanishAt), cache(BanishAtFor)


@effect("banish_citizen")
@frozen(cache_hash=True)
class BanishCitizen(SeenAfter, Pick):
    """Banish the citizen on top of a place of the centre, if there is one (X8)."""

    is_clause: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [_banish_at(place, card) for place, card in _tops(state, RECRUIT)]

    def signs(self) -> Marks:
        return Mark("banish"), Mark("person")

    def words(self) -> Phrase:
        return say("banish a citizen from the market")


@effect("banish_domain")
@frozen(cache_hash=True)
class BanishDomain(SeenAfter, Pick):
    """Banish the domain on top of a place of the centre; the next one is turned up (X8)."""

    is_clause: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [_banish_at(place, card) for place, card in _tops(state, BUILD)]

    def signs(self) -> Marks:
        return Mark("banish"), Mark("home")

    def words(self) -> Phrase:
        return say("banish a domain from the market")


@effect("banish_monster")
@frozen(cache_hash=True)
class BanishMonster(SeenAfter, Pick):
    """Banish the monster on top of a place, of a type or any; a Monster Event as well (X8)."""

    is_clause: ClassVar[bool] = True

    type: MonsterType | None = None

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [_banish_at(place, card) for place, card in _monsters(state, self.type)]

    def signs(self) -> Marks:
        return Mark("banish"), Mark(self.type.value if self.type else "monsters")

    def words(self) -> Phrase:
        if self.type is None:
            return say("banish a monster from the market")
        return say("banish a {kind} from the market", kind=say(self.type.value))


@effect("banish_monster_for")
@frozen(cache_hash=True)
class BanishMonsterFor(Around, Pick):
    """Optional: banish the monster of a type on top of a place for an effect (Fire Lance, RE3)."""

    optional: ClassVar[bool] = True
    is_clause: ClassVar[bool] = True

    type: MonsterType
    gain: Effect

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [
            _banish_at_for(place, card, self.gain) for place, card in _monsters(state, self.type)
        ]

    def income(self, owner: Holdings) -> Income:
        return self.gain.income(owner)

    def signs(self) -> Marks:
        return (Mark("banish"), Mark(self.type.value), PAYS, *self.gain.signs())

    def words(self) -> Phrase:
        return say(
            "you may banish a {kind} from the market and gain {gain}",
            kind=say(self.type.value),
            gain=self.gain.words(),
        )

    def order(self) -> Phrase:
        return say(
            "Banish a {kind} from the market and gain {gain}",
            kind=say(self.type.value),
            gain=self.gain.words(),
        )
