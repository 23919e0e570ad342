"""Scenarios in the language of Viscounts.

    table = Scenario().stands(0, "A left").holds(0, stone=2).line(0, "S04 - S06")
    table.acts(0)                                   # the primary action of seat 0, and no more
    table.chooses(0, "build", "square 7", "spot A.1")
    assert table.stone(0) == 0

Seats count from 0. Segments A to E lie clockwise in this order, and section k of the castle faces
the k-th of them. It is the turn of seat 0 in round 1. All players have their starters in the deck,
no hero, no silver and nothing on the board; heroes have left the game. The visible townsfolk of
each segment shows nothing and costs 9 silver, until `stack` says otherwise. Cards are named by
their ids; a line or a stack of them is written as words, "-" for an empty space. A card that is
named is taken from wherever it lies. Nothing is patched.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.games.viscounts.catalogue import CATALOG
from valeria_desktop.games.viscounts.rules.deal import deal, make_ring
from valeria_desktop.games.viscounts.rules.game import Game
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, Lane
from valeria_desktop.games.viscounts.rules.model.ring import space_at, spot_at
from valeria_desktop.games.viscounts.rules.model.state import Built
from valeria_desktop.games.viscounts.rules.model.table import Pair, Table
from valeria_desktop.games.viscounts.rules.model.things import SET_UP, Kind, Townsfolk
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.rules.turn.actions import AskAction
from valeria_desktop.games.viscounts.rules.turn.collision import CollisionPhase
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide
from valeria_desktop.games.viscounts.rules.turn.townsfolk import AskRecruit
from valeria_desktop.games.viscounts.rules.turn.turn import (
    BeginTurn,
    CardsPhase,
    DrawPhase,
    EndTurn,
)
from valeria_desktop.games.viscounts.rules.use import Use
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, Power
    from valeria_desktop.games.viscounts.rules.model.player import Player
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.steps import Step
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.score import Score

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEGMENTS = "ABCDE"
CARD: dict[str, Townsfolk] = {
    card.id: card for card in (*CATALOG.townsfolk, *CATALOG.heroes, *CATALOG.starters)
}
MANUSCRIPT = {each.id: each for each in CATALOG.manuscripts}


@lru_cache(maxsize=16)
def _table(players: int, side: int, rival: Rival) -> Table:
    pairs = map(Pair, CATALOG.player_cards, CATALOG.heroes)
    ring = make_ring(CATALOG, tuple(sorted(CATALOG.segments, key=lambda each: each.id)), side, 0)
    return Table(CATALOG, Setup(players=players, side=side, rival=rival), ring, tuple(pairs))


def space(words: str) -> int:
    """Return a space by its segment and lane: "A left"."""
    segment, lane = words.split()
    return space_at(SEGMENTS.index(segment), Lane(lane))


def spot(words: str) -> int:
    """Return a spot by its id: "A.3"."""
    segment, number = words.split(".")
    return spot_at(SEGMENTS.index(segment), int(number))


def invented(
    name: str = "X",
    silver: int = 1,
    *,
    ongoing: Power | None = None,
    **more: Any,  # noqa: ANN401 - fields of a card
) -> Townsfolk:
    """Invent a townsfolk."""
    powers = (ongoing,) if ongoing is not None else ()
    return Townsfolk(name, name, Kind.NEUTRAL, silver, ongoing=powers, **more)


NOBODIES = tuple(invented(f"nobody-{segment}", 9) for segment in SEGMENTS)
"""Townsfolk that help nobody."""


class Scenario:
    """A table that is set up piece by piece and then played."""

    def __init__(
        self, players: int = 2, side: int = 1, seed: int = 1, rival: Rival = Rival.CLERIC
    ) -> None:
        self.table = _table(players, side, rival)
        self.state: State = deal(self.table, seed)
        self.state.agenda = []
        self.state.start = self.state.active = 0
        self.state.turn = self.state.round = 1
        self.state.pairs = ()
        self.state.gone = tuple(pair.hero for pair in self.table.pairs)
        self.state.stacks = tuple(
            (*stack, nobody) for stack, nobody in zip(self.state.stacks, NOBODIES, strict=True)
        )
        for seat, player in enumerate(self.state.players):
            player.space = space(f"{SEGMENTS[seat]} left")
        self.events: list[Event] = []
        self._run([])

    # Setting up

    def holds(self, seat: int, **numbers: int) -> Self:
        """Let a player have exactly these numbers of silver, resources, debts and so on."""
        for name, number in numbers.items():
            assert isinstance(getattr(self.player(seat), name), int)
            setattr(self.player(seat), name, number)
        return self

    def stands(self, seat: int, words: str) -> Self:
        """Put a viscount on a space."""
        self.player(seat).space = space(words)
        return self

    def line(self, seat: int, words: str, *cards: Townsfolk) -> Self:
        """Lay cards on a board from left to right; "?" is the next one of the invented cards."""
        laid = iter(cards)
        found = [
            None if word == "-" else next(laid) if word == "?" else self._taken(seat, word)
            for word in words.split()
        ]
        self.player(seat).line = tuple(found)
        return self

    def hand(self, seat: int, words: str) -> Self:
        """Let a hand be these cards."""
        self.player(seat).hand = tuple(self._taken(seat, word) for word in words.split())
        return self

    def deck(self, seat: int, words: str) -> Self:
        """Let a deck be these cards, the next one first; what else is there leaves the game."""
        found = [self._taken(seat, word) for word in words.split()]
        self.state.gone += self.player(seat).deck
        self.player(seat).deck = tuple(reversed(found))
        return self

    def discard(self, seat: int, words: str) -> Self:
        """Let a discard pile be these cards, the top one last."""
        self.player(seat).discard = tuple(self._taken(seat, word) for word in words.split())
        return self

    def _taken(self, seat: int, name: str) -> Townsfolk:
        """Take a card out of the stacks, out of the player's own piles, or back into the game."""
        card, state, player = CARD[name], self.state, self.player(seat)
        for pile in ("deck", "hand", "discard"):
            if card in getattr(player, pile):
                setattr(player, pile, _without(getattr(player, pile), card))
                return card
        state.stacks = tuple(_without(stack, card) for stack in state.stacks)
        state.gone = _without(state.gone, card)
        return card

    def stack(self, segment: str, words: str, *cards: Townsfolk) -> Self:
        """Let the townsfolk of a segment be these, the visible one first; the others move on."""
        at = SEGMENTS.index(segment)
        laid = iter(cards)
        found = [next(laid) if word == "?" else self._taken(0, word) for word in words.split()]
        stacks = list(self.state.stacks)
        stacks[(at + 1) % 5] = (*stacks[at], *stacks[(at + 1) % 5])
        stacks[at] = tuple(reversed(found))
        self.state.stacks = tuple(stacks)
        return self

    def scroll(self, segment: str, words: str) -> Self:
        """Let the manuscripts of a segment be these, the visible one first; the others move on."""
        at = SEGMENTS.index(segment)
        found = [MANUSCRIPT[word] for word in words.split()]
        scrolls = [tuple(m for m in scroll if m not in found) for scroll in self.state.scrolls]
        scrolls[(at + 1) % 5] = (*scrolls[at], *scrolls[(at + 1) % 5])
        scrolls[at] = tuple(reversed(found))
        self.state.scrolls = tuple(scrolls)
        return self

    def owns(self, seat: int, words: str) -> Self:
        """Let a player own manuscripts."""
        found = [MANUSCRIPT[word] for word in words.split()]
        self.state.scrolls = tuple(
            tuple(m for m in scroll if m not in found) for scroll in self.state.scrolls
        )
        self.player(seat).manuscripts += tuple(found)
        return self

    def built(self, seat: int, words: str, square: int) -> Self:
        """Let the building of a square stand on a spot."""
        self.freed(seat, square)
        spots = list(self.state.spots)
        spots[spot(words)] = Built(seat, CATALOG.squares[square - 1].building)
        self.state.spots = tuple(spots)
        return self

    def freed(self, seat: int, *squares: int) -> Self:
        """Let squares of a player be free, wherever their buildings are."""
        player = self.player(seat)
        player.freed = tuple(sorted({*player.freed, *squares}))
        return self

    def workers(self, seat: int, segment: str, number: int, tier: int = 1) -> Self:
        """Put workers from the supply into the castle."""
        self.player(seat).workers -= number
        if tier == 3:
            self.state.third = _plus(self.state.third, seat, number)
            return self
        name, at = ("first" if tier == 1 else "second"), SEGMENTS.index(segment)
        sections = list(getattr(self.state, name))
        sections[at] = _plus(sections[at], seat, number)
        setattr(self.state, name, tuple(sections))
        return self

    def has(self, **fields: object) -> Self:
        """Let the table be otherwise in one of its fields."""
        for name, value in fields.items():
            assert hasattr(self.state, name)
            setattr(self.state, name, value)
        return self

    def with_section(self, segment: str, effect: Effect) -> Self:
        """Invent another effect for a section of the castle."""
        ring = self.table.ring
        sections = list(ring.sections)
        at = SEGMENTS.index(segment)
        sections[at] = evolve(sections[at], effect=effect)
        self.table = evolve(self.table, ring=evolve(ring, sections=tuple(sections)))
        self.state.table = self.table
        return self

    # Playing

    def turn(self, seat: int) -> Self:
        """Begin a whole turn."""
        return self._run([BeginTurn(seat)])

    def plays(self, seat: int) -> Self:
        """Begin the phase of cards, and the ride that follows from it."""
        return self._begin(seat, CardsPhase(seat))

    def rides(self, seat: int, steps: int) -> Self:
        """Begin the phase of movement."""
        return self._begin(seat, AskRide(seat, steps))

    def acts(self, seat: int) -> Self:
        """Begin the primary action."""
        return self._begin(seat, AskAction(seat))

    def recruits(self, seat: int) -> Self:
        """Begin the recruit phase."""
        return self._begin(seat, AskRecruit(seat))

    def collides(self, seat: int) -> Self:
        """Begin the collision phase."""
        return self._begin(seat, CollisionPhase())

    def draws(self, seat: int) -> Self:
        """Begin the draw phase."""
        return self._begin(seat, DrawPhase(seat))

    def ends(self, seat: int) -> Self:
        """End a turn."""
        return self._begin(seat, EndTurn())

    def uses(self, seat: int, effect: Effect, cause: Item = SET_UP, active: int = 0) -> Self:
        """Use an effect in the turn of seat 0, or of another one."""
        return self._begin(active, Use(seat, effect, cause))

    def _begin(self, seat: int, step: Step) -> Self:
        self.state.active = seat
        return self._run([step])

    def _run(self, steps: list[Step]) -> Self:
        self.state.agenda = steps
        self.state.events = []
        self.state.barrier = 0
        self.game = Game(self.state)
        self.events += self.game.opening.events
        return self

    def chooses(self, seat: int, *options: str) -> Self:
        """Answer the open questions, each of which is this player's."""
        for option in options:
            assert self.asked == seat, f"{self.asked} is asked: {self.options}"
            self.last = self.game.choose(option)
            self.events += self.last.events
        return self

    def refuses(self, option: str) -> str:
        """Check that an answer is refused and changes nothing; gives back the reason."""
        before, decision = self.state.copy(), self.game.decision
        with pytest.raises(IllegalChoiceError) as refusal:
            self.game.choose(option)
        assert self.state == before
        assert self.game.decision is decision
        return str(refusal.value)

    # Looking

    @property
    def decision(self) -> Decision:
        """Return the open question."""
        assert self.game.decision is not None
        return self.game.decision

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to ask of what was begun."""
        return self.game.decision is None

    @property
    def asked(self) -> int:
        """Return the seat that is asked."""
        return self.decision.seat

    @property
    def options(self) -> list[str]:
        """Return the ids of what may be answered."""
        return [option.id for option in self.decision.options]

    @property
    def words(self) -> list[str]:
        """Return the words of what may be answered."""
        return [str(option.words()) for option in self.decision.options]

    def player(self, seat: int) -> Player:
        """Return a player's data."""
        return self.state.players[seat]

    def silver(self, seat: int) -> int:
        """Return a player's silver."""
        return self.player(seat).silver

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Return a player's ink, stone and gold."""
        player = self.player(seat)
        return player.ink, player.stone, player.gold

    def papers(self, seat: int) -> tuple[int, int, int, int]:
        """Return a player's unpaid and paid debts, acquired and approved deeds."""
        player = self.player(seat)
        return player.debts, player.paid, player.deeds, player.approved

    def markers(self, seat: int) -> tuple[int, int]:
        """Return the spaces of a player's markers: corruption, virtue."""
        player = self.player(seat)
        return player.corruption, player.virtue

    def line_of(self, seat: int) -> str:
        """Return the cards on a board."""
        return " ".join(card.id if card else "-" for card in self.player(seat).line)

    def hand_of(self, seat: int) -> str:
        """Return the cards of a hand."""
        return _ids(self.player(seat).hand)

    def deck_of(self, seat: int) -> str:
        """Return the cards of a deck, the next one first."""
        return _ids(reversed(self.player(seat).deck))

    def discard_of(self, seat: int) -> str:
        """Return the cards of a discard pile, the top one last."""
        return _ids(self.player(seat).discard)

    def is_gone(self, card: str) -> bool:
        """Whether a card has left the game."""
        return CARD[card] in self.state.gone

    def first(self, segment: str) -> tuple[int, ...]:
        """Return the workers in the first tier of a section, by seat."""
        return self.state.first[SEGMENTS.index(segment)]

    def second(self, segment: str) -> tuple[int, ...]:
        """Return the workers in the second tier of a section, by seat."""
        return self.state.second[SEGMENTS.index(segment)]

    def building_at(self, words: str) -> tuple[int, str] | None:
        """Return the owner and the type of the building on a spot."""
        built = self.state.spots[spot(words)]
        return (built.seat, built.type.value) if built else None

    def bonus(self, at: int) -> int | None:
        """Return the holder of a bonus card: grey, black, yellow, blue."""
        holder = self.state.bonuses[at]
        return None if holder == NOBODY else holder

    def view(self, seat: int) -> View:
        """Return all that a player may know."""
        return self.game.view(seat)

    def told(self, seat: int | None = None) -> list[str]:
        """Return the lines told to all, or to one player with that player's secrets."""
        audience = {None, seat}
        return [str(event.words(NAMES)) for event in self.events if event.audience in audience]

    def forgets(self) -> Self:
        """Forget what was told so far."""
        self.events.clear()
        return self

    def score(self, seat: int) -> Score:
        """Return a player's score as if the game ended now."""
        return self.game.result().scores[seat]

    def points(self, seat: int, category: str) -> int:
        """Return a player's points in one category."""
        return self.score(seat).of(category)


def _ids(cards: Iterable[Townsfolk]) -> str:
    return " ".join(card.id for card in cards)


def _without(cards: tuple[Townsfolk, ...], card: Townsfolk) -> tuple[Townsfolk, ...]:
    return tuple(each for each in cards if each is not card)


def _plus(workers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*workers[:seat], workers[seat] + number, *workers[seat + 1 :])
