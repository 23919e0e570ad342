"""Effects on cards before players: banished, or turned face down (X8 to X11).

None of them is a take (X12): who can't be taken from can be named all the same.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import Attribute, field, frozen

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat
from valeria_desktop.games.valeria.rules.effects.bases import Around, SeenAfter
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.moments import Whose
from valeria_desktop.games.valeria.rules.turn.banish import (
    banish_from,
    banish_random_monster,
    turn_down,
)
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.kinds import Kind
from valeria_desktop.kernel.phrases import Phrase, capital, say, seat_name
from valeria_desktop.kernel.signs import PAYS, THEN, Mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.effect import Subject
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks

_OPPONENT = (Mark("opponent"), THEN)


class _OfPlayers(SeenAfter, Pick):
    """An effect on a card before a player: it shows in the position after it.

    Alone against the Dark Lord it finds no opponent, and does nothing (X24).
    """

    __slots__ = ()

    is_clause: ClassVar[bool] = True


def _citizens_of_opponents(state: State, seat: int) -> Iterator[tuple[int, Citizen]]:
    """Yield each face-up citizen of an opponent once, with its owner (X11)."""
    for owner in state.opponents(seat):
        for card in dict.fromkeys(state.players[owner].citizens):
            yield owner, card


# --- banishing


@frozen(cache_hash=True)
class BanishTheirCard(Effect):
    """Banishing a named citizen of a named opponent: one way of `BanishTheirs`."""

    owner: int
    card: Card

    def apply(self, state: State, seat: int, cause: Card) -> None:
        banish_from(state, seat, self.owner, self.card, cause)

    @property
    def icon(self) -> str:
        return "banish"

    def signs(self) -> Marks:
        return (Mark("banish"), Mark(text=self.card.name))

    def words(self) -> Phrase:
        return say("Banish {card} of {seat}", card=self.card.name, seat=seat_name(self.owner))

    @property
    def key(self) -> str:
        return f"banish-{self.card.id}-of-{self.owner + 1}"

    @property
    def at(self) -> At:
        return OfCard(self.card.id, self.owner)


@effect("banish_theirs")
@frozen(cache_hash=True)
class BanishTheirs(_OfPlayers):
    """Banish a face-up citizen of an opponent (FF13)."""

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [BanishTheirCard(owner, card) for owner, card in _citizens_of_opponents(state, seat)]

    def signs(self) -> Marks:
        return (*_OPPONENT, Mark("banish"), Mark("person"))

    def words(self) -> Phrase:
        return say("banish a citizen of an opponent of your choice")


@frozen(cache_hash=True)
class BanishTheirMonster(Effect):
    """Banishing a random monster of a named opponent: one way of `BanishRandomMonster`."""

    owner: int

    def apply(self, state: State, seat: int, cause: Card) -> None:
        banish_random_monster(state, seat, self.owner, cause)

    @property
    def icon(self) -> str:
        return "banish"

    def signs(self) -> Marks:
        return (Mark("banish"), Mark("monsters"))

    def words(self) -> Phrase:
        return say("Banish a random slain monster of {seat}", seat=seat_name(self.owner))

    @property
    def key(self) -> str:
        return f"banish-monster-from-{self.owner + 1}"

    @property
    def at(self) -> At:
        return OfSeat(self.owner)


@effect("banish_random_monster")
@frozen(cache_hash=True)
class BanishRandomMonster(_OfPlayers):
    """Banish a random slain monster of an opponent, each with the same chance (FF13)."""

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [
            BanishTheirMonster(owner)
            for owner in state.opponents(seat)
            if state.players[owner].monsters
        ]

    def signs(self) -> Marks:
        return (*_OPPONENT, Mark("banish"), Mark("monsters"))

    def words(self) -> Phrase:
        return say("banish a random slain monster of an opponent of your choice")


class Own(Kind):
    """The sorts of own cards that are banished as a price."""

    CITIZENS = "citizens"
    MONSTERS = "monsters"


@frozen(cache_hash=True)
class BanishForGain(Effect):
    """Banishing a named card of one's own for an effect: one way of `BanishOwn`."""

    card: Card
    gain: Effect

    def apply(self, state: State, seat: int, cause: Card) -> None:
        banish_from(state, seat, seat, self.card, cause)
        self.gain.apply(state, seat, cause)

    @property
    def icon(self) -> str:
        return "banish"

    def signs(self) -> Marks:
        return (Mark("banish"), Mark(text=self.card.name), PAYS, *self.gain.signs())

    def words(self) -> Phrase:
        return say("Banish {card} and gain {gain}", card=self.card.name, gain=self.gain.words())

    @property
    def key(self) -> str:
        return f"banish-{self.card.id}"

    @property
    def at(self) -> At:
        return OfCard(self.card.id)


_banish_for_gain = cache(BanishForGain)


@effect("banish_own")
@frozen(cache_hash=True)
class BanishOwn(Around, _OfPlayers):
    """Optional: banish a face-up citizen, of a role or any, or a slain monster for an effect."""

    of: Own
    gain: Effect
    role: Role | None = field(default=None)

    optional: ClassVar[bool] = True

    @role.validator
    def _is_of_citizens(self, _attribute: Attribute[Role | None], value: Role | None) -> None:
        if value is not None and self.of is not Own.CITIZENS:
            raise ValueError("'role' must be left out: only citizens have one")

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        player = state.players[seat]
        cards = player.monsters if self.of is Own.MONSTERS else player.citizens
        return [
            _banish_for_gain(card, self.gain)
            for card in dict.fromkeys(cards)
            if self.role is None or card.lends.of(self.role)
        ]

    def signs(self) -> Marks:
        what = "person" if self.of is Own.CITIZENS else "monsters"
        sort = self.role.value if self.role else what
        return (Mark("banish"), Mark(sort), PAYS, *self.gain.signs())

    def words(self) -> Phrase:
        gain = self.gain.words()
        if self.of is Own.MONSTERS:
            return say("you may banish one of your slain monsters and gain {gain}", gain=gain)
        if self.role is None:
            return say("you may banish one of your citizens and gain {gain}", gain=gain)
        role = capital(say(self.role.value))
        return say(
            "you may banish one of your {role} citizens and gain {gain}", role=role, gain=gain
        )

    def words_for(self, subject: Subject) -> Phrase:
        gain = self.gain.words()
        if self.of is Own.MONSTERS:
            return subject.may(say("banish one of their slain monsters and gain {gain}", gain=gain))
        if self.role is None:
            return subject.may(say("banish one of their citizens and gain {gain}", gain=gain))
        role = capital(say(self.role.value))
        return subject.may(
            say("banish one of their {role} citizens and gain {gain}", role=role, gain=gain)
        )

    def order(self) -> Phrase:
        return capital(self.spending())

    def spending(self) -> Phrase:
        """Say what is banished and what for, without "you may"."""
        gain = self.gain.words()
        if self.of is Own.MONSTERS:
            return say("banish one of your slain monsters and gain {gain}", gain=gain)
        if self.role is None:
            return say("banish one of your citizens and gain {gain}", gain=gain)
        role = capital(say(self.role.value))
        return say("banish one of your {role} citizens and gain {gain}", role=role, gain=gain)


@effect("spend_own")
@frozen(cache_hash=True)
class SpendOwn(BanishOwn):
    """Banish a face-up citizen or a slain monster as a price that was agreed to (AG3)."""

    optional: ClassVar[bool] = False

    def words(self) -> Phrase:
        return self.spending()

    def words_for(self, subject: Subject) -> Phrase:
        return subject.does(self.words())


# --- turning face down


@frozen(cache_hash=True)
class TurnOneDown(Effect):
    """Turning a named card face down: one way of `TurnDownCitizen` and `TurnDownDomain`."""

    card: Citizen | Domain
    owner: int | None = None
    """Its owner's seat; None for one's own."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        turn_down(state, seat, seat if self.owner is None else self.owner, self.card, cause)

    @property
    def icon(self) -> str:
        return "turn-down"

    def signs(self) -> Marks:
        return (Mark("turn-down"), Mark(text=self.card.name))

    def words(self) -> Phrase:
        if self.owner is None:
            return say("Turn {card} face down", card=self.card.name)
        return say(
            "Turn {card} of {seat} face down", card=self.card.name, seat=seat_name(self.owner)
        )

    @property
    def key(self) -> str:
        whose = "" if self.owner is None else f"-of-{self.owner + 1}"
        return f"turn-down-{self.card.id}{whose}"

    @property
    def at(self) -> At:
        return OfCard(self.card.id, self.owner)


_turn_one_down = cache(TurnOneDown)


@effect("turn_down_citizen")
@frozen(cache_hash=True)
class TurnDownCitizen(_OfPlayers):
    """Turn a face-up citizen face down, of an opponent or of one's own (X9, X11)."""

    whose: Whose = field()

    @whose.validator
    def _is_of_somebody(self, _attribute: Attribute[Whose], value: Whose) -> None:
        if value is Whose.ANYONE:
            raise ValueError("'whose' must be own or opponents")

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        if self.whose is Whose.OWN:
            return [_turn_one_down(card) for card in dict.fromkeys(state.players[seat].citizens)]
        return [_turn_one_down(card, owner) for owner, card in _citizens_of_opponents(state, seat)]

    def signs(self) -> Marks:
        line = (Mark("turn-down"), Mark("person"))
        return line if self.whose is Whose.OWN else (*_OPPONENT, *line)

    def words(self) -> Phrase:
        if self.whose is Whose.OWN:
            return say("turn one of your citizens face down")
        return say("turn a citizen of an opponent of your choice face down")

    @property
    def reading(self) -> Phrase:
        return say(
            "A citizen that lies face down doesn't wake, and nothing counts or chooses it. It is "
            "turned up for the final score."
        )


@effect("turn_down_domain")
@frozen(cache_hash=True)
class TurnDownDomain(_OfPlayers):
    """Turn a face-up domain of an opponent face down (X10)."""

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [
            _turn_one_down(card, owner)
            for owner in state.opponents(seat)
            for card in state.players[owner].domains
        ]

    def signs(self) -> Marks:
        return (*_OPPONENT, Mark("turn-down"), Mark("home"))

    def words(self) -> Phrase:
        return say("turn a domain of an opponent of your choice face down")

    @property
    def reading(self) -> Phrase:
        return say(
            "A domain that lies face down has no power, but still counts as a domain. It is "
            "turned up for the final score."
        )
