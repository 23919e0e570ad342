"""The whole truth of a game, and the few verbs that change it.

Mutable and slotted. Its lists and tuples hold frozen, shared values, so a copy costs a few
microseconds. Every change of a resource or a card goes through a verb here, which also records the
event if the game collects events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import Factory, define, evolve, field, frozen

from valeria_desktop.games.valeria.rules.events import (
    Filled,
    Gained,
    GameEnded,
    Given,
    LaidUnder,
    Lost,
    Paid,
    PileShown,
    PoolEmptied,
    PoolFed,
    TokenPut,
    Took,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.belongings import added, least
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.pile import (
    Known,
    faces_of_pile,
    lowest_exhausted,
    mask_of,
)
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.pools import (
    NO_POOLS,
    Pools,
    amounts_in,
    with_amounts,
    without,
)
from valeria_desktop.games.valeria.rules.model.row_offers import RowOffers
from valeria_desktop.games.valeria.rules.model.zones import (
    AT_LEAST_0,
    CARDS,
    EACH_SEAT_ONCE,
    FOR_EACH_PLACE,
    FOR_EACH_SEAT,
    IN_POOLS,
    LASTING,
    faces,
)
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.kernel.zones import Alike, Copied, Seen, Zone, Zoned, aside, nested, zone

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.turn.steps import Step


def _unlisted(state: State) -> list[RowOffers | None]:
    return [None] * len(state.table.layout.rows)


@frozen
class Tokens:
    """Tokens on one monster, by its place and its height in the stack."""

    place: int
    height: int
    amounts: Amounts


def _open(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Declare a field that all players see."""
    return zone(Seen.ALL, **more)


def _follows(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - as above
    """Declare a field that all players see, constant or determined by the other fields."""
    return zone(Seen.ALL, alike=Alike.NOT, **more)


def _hidden(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - as above
    """Declare a field that no player sees directly."""
    return zone(Seen.NOBODY, **more)


@define
class State(Zoned):
    """A game at one moment."""

    table: Table = field(metadata=_follows(is_saved=False))
    seed: int = field(metadata=_hidden(alike=Alike.NOT))
    first: int = field(metadata=_follows())
    active: int = field(metadata=_follows())
    players: list[Player] = field(metadata=_open(copied=Copied.EACH, must=(FOR_EACH_SEAT,)))
    stacks: list[tuple[Card, ...]] = field(
        metadata=_open(pool=CARDS, pieces=nested, as_seen=faces, must=(FOR_EACH_PLACE,))
    )
    """The places of all rows, each from the bottom to the top."""
    face_down: list[int] = field(metadata=_hidden(alike=Alike.NOT, must=(FOR_EACH_PLACE,)))
    """The number of face-down cards at the bottom of each place."""
    pile: tuple[Card, ...] = field(metadata=_open(pool=CARDS, as_seen=faces_of_pile))
    """The Exhausted pile, from the bottom to the top."""
    agenda: list[Step] = field(metadata=_open())
    turn: int = field(default=0, metadata=_open(only_grows=True, must=(AT_LEAST_0,)))
    dice: tuple[int, int] = field(default=(0, 0), metadata=_open())
    tokens: tuple[Tokens, ...] = field(default=(), metadata=_open())
    draws: int = field(default=0, metadata=_hidden(only_grows=True, must=(AT_LEAST_0,)))
    """The number of random monsters drawn during play."""
    known_pile: Known = field(default=0, metadata=_hidden(alike=Alike.NOT))
    """The cards of the pile that all players saw put there."""
    banished: tuple[Card, ...] = field(
        default=(), metadata=_open(pool=CARDS, alike=Alike.ANY_ORDER)
    )
    """The cards that left the game, face up for all to see (X8)."""
    lasting: tuple[Card, ...] = field(
        default=(), metadata=_open(alike=Alike.ANY_ORDER, must=(LASTING,))
    )
    """The Event cards that count from when they came up, wherever they are now (FF5)."""
    magic_awaited: tuple[int, ...] = field(
        default=(), metadata=_open(alike=Alike.ANY_ORDER, must=(EACH_SEAT_ONCE,))
    )
    """The seats that came by no Magic yet in the Harvest Phase under way, if a card cares (SV4)."""
    pools: Pools = field(default=NO_POOLS, metadata=_open(must=(IN_POOLS,)))
    """The amounts that lie in pools of sets."""
    rival: Player | None = field(default=None, metadata=_open(copied=Copied.ONE))
    """The Dark Lord's holdings and his Duke, in a solo game."""
    ending: tuple[str, ...] = field(default=(), metadata=_follows())
    """The end conditions that ended the game; empty while it goes on."""
    barrier: int = field(default=0, metadata=aside())
    events: list[Event] | None = field(default=None, eq=False, metadata=aside())
    listed: list[RowOffers | None] = field(
        default=Factory(_unlisted, takes_self=True),
        init=False,
        eq=False,
        repr=False,
        metadata=aside(Copied.AS_IT_IS),
    )
    """The offers of each row, until a top card or its tokens change (`offers` lists them)."""

    def end(self, *conditions: str) -> None:
        """End the game at once."""
        self.ending = conditions
        self.agenda.clear()
        if self.events is not None:
            self.events.append(GameEnded(conditions))

    # The seats

    @property
    def round(self) -> int:
        """The number of rounds begun so far; 0 before the first turn."""
        turn, players = self.turn, len(self.players)
        return (turn - 1) // players + 1 if turn else 0

    @property
    def phase(self) -> str:
        """The phase of the turn: the one before the next that still is to begin."""
        before = self.table.phase_before
        for step in reversed(self.agenda):
            if step.phase and type(step) in before:
                return before[type(step)]
        return ""

    @property
    def resting(self) -> int | None:
        """The resting seat: with five players the one to the right of the active player (V1)."""
        return (self.active - 1) % 5 if self.table.has_resting else None

    @property
    def out_of_play(self) -> int | None:
        """The seat that no card affects: the resting one in the second edition (V1)."""
        return (self.active - 1) % 5 if self.table.resting_is_out else None

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise from this one."""
        return self.table.clockwise[seat]

    def touched(self) -> list[int]:
        """Return all seats that cards can affect, the active one first."""
        out = self.out_of_play
        return [seat for seat in self.table.clockwise[self.active] if seat != out]

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats that this seat's cards can affect, clockwise."""
        out = self.out_of_play
        return [other for other in self.table.clockwise[seat][1:] if other != out]

    # Resources

    def gain(self, seat: int, amounts: Amounts, cause: Card) -> None:
        """Give a player an amount from the bank."""
        player = self.players[seat]
        if amounts.gold:
            player.gold += amounts.gold
        if amounts.strength:
            player.strength += amounts.strength
        if amounts.magic:
            player.magic += amounts.magic
        if amounts.points:
            player.points += amounts.points
        if amounts.more:
            player.more = added(player.more, amounts.more)
        if self.events is not None and amounts:
            self.events.append(Gained(seat, amounts, cause))
        if self.magic_awaited and amounts.magic:
            self._magic_came(seat)

    def _magic_came(self, seat: int) -> None:
        """Let the moment come at which a seat first comes by Magic in a Harvest Phase (SV4)."""
        if seat in self.magic_awaited:
            self.magic_awaited = tuple(other for other in self.magic_awaited if other != seat)
            self.table.magic_came(self, seat)

    def pay(self, seat: int, amounts: Amounts, cause: Card) -> None:
        """Let a player pay to the bank."""
        player = self.players[seat]
        player.gold -= amounts.gold
        player.strength -= amounts.strength
        player.magic -= amounts.magic
        if amounts.more:
            player.more = added(player.more, amounts.more, -1)
        if self.events is not None and amounts:
            self.events.append(Paid(seat, amounts, cause))

    def available(self, seat: int, amounts: Amounts) -> Amounts:
        """Return the part of the amounts that the player has."""
        player = self.players[seat]
        return Amounts(
            min(amounts.gold, player.gold),
            min(amounts.strength, player.strength),
            min(amounts.magic, player.magic),
            more=least(amounts.more, player.more),
        )

    def lose(self, seat: int, amounts: Amounts, cause: Card) -> None:
        """Let a player lose the part of the amounts that they have."""
        lost = self._give_up(seat, amounts)
        if self.events is not None and lost:
            self.events.append(Lost(seat, lost, cause))

    def _give_up(self, seat: int, amounts: Amounts) -> Amounts:
        """Remove from a player the part of the amounts that they have, and return it."""
        lost = self.available(seat, amounts)
        player = self.players[seat]
        player.gold -= lost.gold
        player.strength -= lost.strength
        player.magic -= lost.magic
        player.more = added(player.more, lost.more, -1)
        return lost

    def take(self, seat: int, victim: int, amounts: Amounts, cause: Card) -> None:
        """Let a player take from another the part of the amounts that the other has."""
        taken = self.available(victim, amounts)
        self._hand_over(victim, seat, taken)
        if self.events is not None:
            self.events.append(Took(seat, victim, taken, cause))
        if self.magic_awaited and taken.magic:
            self._magic_came(seat)

    def give(self, seat: int, receiver: int, amounts: Amounts, cause: Card) -> None:
        """Let a player give amounts to another."""
        self._hand_over(seat, receiver, amounts)
        if self.events is not None:
            self.events.append(Given(seat, receiver, amounts, cause))
        if self.magic_awaited and amounts.magic:
            self._magic_came(receiver)

    def _hand_over(self, giver: int, receiver: int, amounts: Amounts) -> None:
        player, other = self.players[giver], self.players[receiver]
        player.gold -= amounts.gold
        player.strength -= amounts.strength
        player.magic -= amounts.magic
        other.gold += amounts.gold
        other.strength += amounts.strength
        other.magic += amounts.magic
        player.more = added(player.more, amounts.more, -1)
        other.more = added(other.more, amounts.more)

    # Pools

    def in_pool(self, pool: str) -> Amounts:
        """Return the amounts that lie in a pool."""
        return amounts_in(self.pools, pool)

    def feed_pool(self, seat: int, pool: str, amounts: Amounts, cause: Card) -> None:
        """Let a player put into a pool the part of the amounts that they have."""
        put = self._give_up(seat, amounts)
        self.pools = with_amounts(self.pools, pool, self.in_pool(pool) + put)
        if self.events is not None and put:
            self.events.append(PoolFed(seat, pool, put, cause))

    def empty_pool(self, seat: int, pool: str, amounts: Amounts, cause: Card) -> None:
        """Let a player take amounts that lie in a pool."""
        player = self.players[seat]
        player.gold += amounts.gold
        player.strength += amounts.strength
        player.magic += amounts.magic
        self.pools = with_amounts(self.pools, pool, without(self.in_pool(pool), amounts))
        if self.events is not None and amounts:
            self.events.append(PoolEmptied(seat, pool, amounts, cause))
        if self.magic_awaited and amounts.magic:
            self._magic_came(seat)

    # Cards of the centre

    def top(self, place: int) -> Card | None:
        """Return the face-up card on top of a place, or None."""
        stack, hidden = self.stacks[place], self.face_down[place]
        if hidden and place in self.table.layout.supplies:
            return None
        return stack[-1] if len(stack) > hidden else None

    def is_face_down(self, place: int, height: int) -> bool:
        """Return whether a card lies face down: below in a place, above in a supply."""
        hidden = self.face_down[place]
        if place in self.table.layout.supplies:
            return height >= len(self.stacks[place]) - hidden
        return height < hidden

    def lay(self, place: int, stack: tuple[Card, ...]) -> None:
        """Set the stack of a place; every move of a card in the centre ends here."""
        before = self.stacks[place]
        self.stacks[place] = stack
        if not stack or not before or stack[-1] is not before[-1] or self.tokens:
            self.listed[self.table.row_of[place]] = None

    def take_top(self, place: int) -> Card:
        """Remove the top card of a place and return it."""
        stack = self.stacks[place]
        self.lay(place, stack[:-1])
        return stack[-1]

    def take_out(self, place: int, height: int) -> Card:
        """Remove a card from any height of a place and return it; its tokens go to the supply.

        The cards above it come down in their order, with their tokens.
        """
        stack = self.stacks[place]
        if self.tokens:
            self._take_tokens_out(place, height)
        self.lay(place, stack[:height] + stack[height + 1 :])
        return stack[height]

    def lay_under(self, place: int, supply: int) -> None:
        """Lay the top card of a place under a supply, before all players (C37)."""
        card = self.take_top(place)
        self.lay(supply, (card, *self.stacks[supply]))
        if self.events is not None:
            self.events.append(LaidUnder(card, place, supply))

    def turn_up(self, place: int) -> None:
        """Turn the top card of a place up if it lies face down."""
        stack = self.stacks[place]
        if stack and self.face_down[place] == len(stack):
            self.face_down[place] -= 1
            self.barrier |= CARD_REVEALED
            if self.events is not None:
                self.events.append(TurnedUp(stack[-1], place))

    def fill(self, place: int) -> Card | None:
        """Fill an emptied place with the top card of the Exhausted pile, if there is one (T30)."""
        card = None
        if self.pile:
            card = self.pile[-1]
            self.pile = self.pile[:-1]
            self.known_pile >>= 1
            self.lay(place, (card,))
            if card not in self.table.open_in_pile:
                self.barrier |= CARD_REVEALED
        if self.events is not None:
            self.events.append(Filled(place, card))
        return card

    def fill_from_bottom(self, place: int) -> None:
        """Fill the place of a slain Monster Event with the lowest Exhausted card (V6).

        Who looks for it turns up the cards below it, before all players.
        """
        height, card = lowest_exhausted(self.pile), None
        if height is not None:
            card = self.pile[height]
            below, faces = self.pile[:height], faces_of_pile(self.pile, self, self)
            if None in faces[: height + 1]:
                self.barrier |= CARD_REVEALED
            if None in faces[:height] and self.events is not None:
                self.events.append(PileShown(below))
            self.pile = below + self.pile[height + 1 :]
            self._show_pile(below + faces[height + 1 :])
            self.lay(place, (card,))
        if self.events is not None:
            self.events.append(Filled(place, card))

    def put_on_pile(self, card: Card) -> None:
        """Put a card on top of the Exhausted pile, before all players."""
        faces = faces_of_pile(self.pile, self, self)
        self.pile = (*self.pile, card)
        self._show_pile((*faces, card))

    def put_under_pile(self, card: Card) -> None:
        """Put a card under the Exhausted pile, before all players."""
        faces = faces_of_pile(self.pile, self, self)
        self.pile = (card, *self.pile)
        self._show_pile((card, *faces))

    def _show_pile(self, faces: tuple[Card | None, ...]) -> None:
        self.known_pile = mask_of(faces, self.table.open_in_pile)

    def is_exhausted(self, place: int) -> bool:
        """Return whether a place counts as exhausted: empty, Exhausted card, or Monster Event."""
        stack = self.stacks[place]
        return not stack or stack[0].marks_exhausted

    # Tokens

    def tokens_on(self, place: int, depth: int = 0) -> Amounts:
        """Return the tokens on a card of a place; depth is the number of cards above it."""
        height = len(self.stacks[place]) - 1 - depth
        for tokens in self.tokens:
            if tokens.place == place and tokens.height == height:
                return tokens.amounts
        return NOTHING

    def put_tokens(self, seat: int, place: int, amounts: Amounts, cause: Card) -> None:
        """Put tokens from the supply on the top card of a place."""
        self._add_tokens(place, amounts)
        if self.events is not None:
            card = self.stacks[place][-1]
            self.events.append(TokenPut(seat, place, card, amounts, cause))

    def feed(self, seat: int, place: int, amounts: Amounts, cause: Card) -> None:
        """Let a player put on the top card of a place the part of the amounts that they have."""
        put = self._give_up(seat, amounts)
        if not put:
            return
        self._add_tokens(place, put)
        if self.events is not None:
            card = self.stacks[place][-1]
            self.events.append(TokenPut(seat, place, card, put, cause, is_paid=True))

    def _add_tokens(self, place: int, amounts: Amounts) -> None:
        height = len(self.stacks[place]) - 1
        together = self.tokens_on(place) + amounts
        self.clear_tokens(place)
        self.tokens = (*self.tokens, Tokens(place, height, together))
        self.listed[self.table.row_of[place]] = None

    def _take_tokens_out(self, place: int, height: int) -> None:
        self.tokens = tuple(
            evolve(tokens, height=tokens.height - (tokens.height > height))
            if tokens.place == place
            else tokens
            for tokens in self.tokens
            if (tokens.place, tokens.height) != (place, height)
        )
        self.listed[self.table.row_of[place]] = None

    def clear_tokens(self, place: int) -> None:
        """Return the tokens on the top card of a place to the supply."""
        height = len(self.stacks[place]) - 1
        self.tokens = tuple(
            tokens for tokens in self.tokens if (tokens.place, tokens.height) != (place, height)
        )
        self.listed[self.table.row_of[place]] = None
