"""The whole truth of a game at one moment, and its few verbs of change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import (
    NOBODY,
    RIBBONS,
    BuildingType,
    Resource,
)
from valeria_desktop.games.viscounts.rules.model.player import NeutralSide, Player, Side
from valeria_desktop.games.viscounts.rules.model.ring import SPOTS
from valeria_desktop.games.viscounts.rules.model.table import Pair, Table
from valeria_desktop.games.viscounts.rules.model.things import CRIMINALS, Manuscript, Townsfolk
from valeria_desktop.games.viscounts.rules.model.zones import (
    ARE_SEATS,
    AT_LEAST_0,
    CARDS,
    IS_SEAT,
    IS_SEAT_OR_NOBODY,
    MANUSCRIPTS,
    ON_SPOTS,
    PER_COLOUR,
    PER_RIBBON,
    PER_SECTION,
    PER_SEGMENT,
    TRACK,
    WORKFORCE,
    workers_in,
    workers_of,
)
from valeria_desktop.kernel.events import Event, GameEnded
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.kernel.zones import Copied, Seen, Zone, Zoned, aside, entries, nested, zone

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.rules.steps import Step


@frozen(cache_hash=True)
class Built:
    """A building on a spot."""

    seat: int
    type: BuildingType


@frozen
class OpenStack:
    """What everyone sees of a face-up stack: its top card and its size (WK4)."""

    top: Any
    """The top card; None if the stack is empty."""
    size: int


Workers = tuple[int, ...]
"""Number of workers of each player, by seat."""


def _seen(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Declare a zone that everyone sees."""
    return zone(Seen.ALL, **more)


def _tops(stacks: tuple[tuple[Any, ...], ...], _: object, __: object) -> tuple[OpenStack, ...]:
    return tuple(OpenStack(stack[-1] if stack else None, len(stack)) for stack in stacks)


def _heroes(pairs: tuple[Pair, ...], _: object) -> list[Townsfolk]:
    return [pair.hero for pair in pairs]


@define
class State(Zoned):
    """A game at one moment: the whole truth."""

    table: Table = field(metadata=_seen(is_saved=False))
    seed: int = field(metadata=zone(Seen.NOBODY))
    start: int = field(metadata=_seen(must=(IS_SEAT,)))
    """The start player (WK10)."""
    active: int = field(metadata=_seen(must=(IS_SEAT,)))
    """The seat whose turn it is."""
    players: list[Player] = field(
        metadata=_seen(copied=Copied.EACH, must=(entries(lambda state: state.table.setup.players),))
    )
    stacks: tuple[tuple[Townsfolk, ...], ...] = field(
        metadata=_seen(pool=CARDS, pieces=nested, as_seen=_tops, must=(PER_SEGMENT,))
    )
    """The townsfolk of each segment, by position, the top card last (WK7)."""
    scrolls: tuple[tuple[Manuscript, ...], ...] = field(
        metadata=_seen(pool=MANUSCRIPTS, pieces=nested, as_seen=_tops, must=(PER_SEGMENT,))
    )
    """The manuscripts of each segment, by position, the top one last (WK8)."""
    debts_left: int = field(metadata=_seen(must=(AT_LEAST_0,)))
    """Number of debts above the poverty card, which is revealed at 0 (WK14, WK17)."""
    deeds_left: int = field(metadata=_seen(must=(AT_LEAST_0,)))
    """Number of deeds above the prosperity card, which is revealed at 0 (WK14, WK17)."""
    first: tuple[Workers, ...] = field(
        metadata=_seen(pool=WORKFORCE, pieces=workers_in, must=(PER_SECTION,))
    )
    """The workers in the first tier: for each position, those of each player."""
    second: tuple[Workers, ...] = field(
        metadata=_seen(pool=WORKFORCE, pieces=workers_in, must=(PER_SECTION,))
    )
    """The workers in the second tier, likewise."""
    third: Workers = field(metadata=_seen(pool=WORKFORCE, pieces=workers_of, must=(PER_COLOUR,)))
    """The workers in the third tier."""
    agenda: list[Step] = field(metadata=_seen())
    rival: NeutralSide | None = field(default=None, metadata=_seen(copied=Copied.ONE))
    """The neutral player of a solo game."""
    spots: tuple[Built | None, ...] = field(
        default=(None,) * SPOTS, metadata=_seen(must=(ON_SPOTS,))
    )
    """The building on each spot of the ring, or None."""
    leader: int = field(default=NOBODY, metadata=_seen(must=(IS_SEAT_OR_NOBODY,)))
    """The castle leader (WK66)."""
    bonuses: tuple[int, ...] = field(
        default=(NOBODY,) * len(RIBBONS), metadata=_seen(must=(PER_RIBBON, ARE_SEATS))
    )
    """The holder of each ribbon's cleric bonus card (WK72)."""
    pairs: tuple[Pair, ...] = field(default=(), metadata=_seen(pool=CARDS, pieces=_heroes))
    """The pairs that can still be taken (WK11)."""
    gone: tuple[Townsfolk, ...] = field(default=(), metadata=_seen(pool=CARDS))
    """The cards that have left the game, in the order in which they left."""
    round: int = field(default=0, metadata=_seen())
    turn: int = field(default=0, metadata=_seen(only_grows=True))
    """Number of turns begun; 0 in the set-up."""
    last_round: int = field(default=0, metadata=_seen(must=(AT_LEAST_0,)))
    """The round after which the game ends; 0 until the end is triggered (WK110)."""
    ending: tuple[str, ...] = field(default=(), metadata=_seen())
    barrier: int = field(default=0, eq=False, metadata=aside())
    events: list[Event] | None = field(default=None, eq=False, metadata=aside())

    def tell(self, event: Event) -> None:
        """Collect an event, if the game collects events; frequent callers check that first."""
        if self.events is not None:
            self.events.append(event)

    def side(self, seat: int) -> Side:
        """Return the data of a player, or of the neutral one."""
        if seat < len(self.players):
            return self.players[seat]
        assert self.rival is not None
        return self.rival

    @property
    def is_set_up(self) -> bool:
        """Whether the set-up is over and turns are played."""
        return self.turn > 0

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise from one on, the neutral one included."""
        return self.table.clockwise[seat]

    # --- silver and resources

    def gain(self, seat: int, name: str, number: int, cause: Item) -> None:
        """Give a player silver or a resource."""
        side = self.side(seat)
        setattr(side, name, getattr(side, name) + number)
        if self.events is not None:
            called = self.table.called(seat, name)
            self.events.append(told.Gained(seat, name, number, cause, called))

    def pay(self, seat: int, name: str, number: int, cause: Item) -> None:
        """Take silver or a resource from a player."""
        side = self.side(seat)
        setattr(side, name, getattr(side, name) - number)
        if self.events is not None:
            called = self.table.called(seat, name)
            self.events.append(told.Paid(seat, name, number, cause, called))

    def gain_resource(self, seat: int, resource: Resource, cause: Item) -> None:
        """Give a player one resource."""
        self.gain(seat, resource, 1, cause)

    # --- virtue and corruption

    def corrupt(self, seat: int, steps: int, cause: Item = CRIMINALS) -> None:
        """Move a player's corruption marker to the right, joined markers both (WK18)."""
        side, taken = self.side(seat), 0
        were_joined = side.are_joined
        for _ in range(steps):
            if side.corruption == TRACK:
                break
            if side.are_joined:
                side.virtue += 1
            side.corruption += 1
            taken += 1
        if self.events is not None and steps:
            have_met = side.are_joined and not were_joined
            self.events.append(told.Corrupted(seat, taken, have_met, cause))

    def ennoble(self, seat: int, steps: int, cause: Item) -> None:
        """Move a player's virtue marker to the left, joined markers both (WK18)."""
        side, taken = self.side(seat), 0
        were_joined = side.are_joined
        for _ in range(steps):
            if side.virtue == 1:
                break
            if side.are_joined:
                side.corruption -= 1
            side.virtue -= 1
            taken += 1
        if self.events is not None and steps:
            have_met = side.are_joined and not were_joined
            self.events.append(told.Ennobled(seat, taken, have_met, cause))

    # --- debts and deeds

    def gain_deeds(self, seat: int, number: int, cause: Item) -> None:
        """Give a player acquired deeds; the last one above the prosperity card reveals it."""
        self.side(seat).deeds += number
        if self.events is not None:
            self.events.append(told.DeedsGained(seat, number, cause))
        if self.is_set_up and self.deeds_left:
            self.deeds_left = max(self.deeds_left - number, 0)
            if not self.deeds_left:
                self._trigger_end("prosperity")

    def gain_one_debt(self, seat: int, cause: Item) -> None:
        """Give a player an unpaid debt; the last one above the poverty card reveals it."""
        self.side(seat).debts += 1
        if self.events is not None:
            self.events.append(told.DebtGained(seat, cause))
        if self.is_set_up and self.debts_left:
            self.debts_left -= 1
            if not self.debts_left:
                self._trigger_end("poverty")

    def _trigger_end(self, card: str) -> None:
        """Reveal an end card; the first one makes the next round the last (WK17, WK110)."""
        self.barrier |= CARD_REVEALED
        if not self.last_round:
            self.last_round = self.round + 1
        self.tell(told.EndCardRevealed(card, self.last_round))

    # --- cards

    def remove(self, card: Townsfolk) -> None:
        """Put a card out of the game, seen by all."""
        self.gone += (card,)

    def take_townsfolk(self, position: int) -> Townsfolk:
        """Take the top card of a stack of townsfolk; the next one comes to light."""
        stack = self.stacks[position]
        self.stacks = (*self.stacks[:position], stack[:-1], *self.stacks[position + 1 :])
        if len(stack) > 1:
            self.barrier |= CARD_REVEALED
        return stack[-1]

    def take_manuscript(self, position: int) -> Manuscript:
        """Take the top manuscript of a stack; the next one comes to light."""
        stack = self.scrolls[position]
        self.scrolls = (*self.scrolls[:position], stack[:-1], *self.scrolls[position + 1 :])
        if len(stack) > 1:
            self.barrier |= CARD_REVEALED
        return stack[-1]

    def top_townsfolk(self, position: int) -> Townsfolk | None:
        """Return the visible card of a stack of townsfolk; None for an empty one."""
        stack = self.stacks[position]
        return stack[-1] if stack else None

    def top_manuscript(self, position: int) -> Manuscript | None:
        """Return the visible manuscript of a stack; None for an empty one."""
        stack = self.scrolls[position]
        return stack[-1] if stack else None

    # --- the castle

    def move_worker(self, seat: int, position: int, step: int) -> None:
        """Add a number to a player's workers in a section of the first tier."""
        self.first = _changed(self.first, position, seat, step)

    def move_inner(self, seat: int, position: int, step: int) -> None:
        """Add a number to a player's workers in a section of the second tier."""
        self.second = _changed(self.second, position, seat, step)

    def enter_third(self, seat: int) -> None:
        """Put a worker into the third tier; who leads the castle then is `crown`'s."""
        self.third = _with(self.third, seat, 1)

    def crown(self, seat: int) -> None:
        """Make a player the castle leader if the workers in the third tier say so (WK66)."""
        leader = self.leader
        if leader == NOBODY or (leader != seat and self.third[seat] > self.third[leader]):
            self.leader = seat
            self.tell(told.LeaderChanged(seat, leader))

    # --- the game

    def end(self) -> None:
        """End the game; all hands become public."""
        revealed = (("poverty", self.debts_left), ("prosperity", self.deeds_left))
        self.ending = tuple(card for card, left in revealed if not left)
        self.barrier |= CARD_REVEALED
        self.agenda.clear()
        self.tell(GameEnded())


def _with(workers: Workers, seat: int, step: int) -> Workers:
    return (*workers[:seat], workers[seat] + step, *workers[seat + 1 :])


def _changed(tier: tuple[Workers, ...], position: int, seat: int, step: int) -> tuple[Workers, ...]:
    section = _with(tier[position], seat, step)
    return (*tier[:position], section, *tier[position + 1 :])
