"""Scenarios in the language of Valencia.

    table = Scenario(players=3).holds(0, coins=7).stacks(0, "6 5").stacks(1, "4 4")
    table.at(RoundPart.B, guild="wine")             # the holder of the figure is asked first
    table.reveals(0, "6 5").reveals(1, "4 4").passes(2)
    table.chooses(0, "sit", "good", "place c4")
    assert table.coins(0) == 3

Seats count from 0; seat 0 holds the figure. Cards are named as they are ("6", "joker"), stacks as
words of them, seats of the council by what they stand for ("nobility", "wine"), spaces and bushes
as the game names them ("c4", "b1-c2"). It is round 1, all have planned, nobody has a member
anywhere or a task. Nothing is patched; what isn't said lies in the decks.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valencia.catalogue import CATALOG
from valeria_desktop.games.valencia.rules.arrange import first_city
from valeria_desktop.games.valencia.rules.deal import deal
from valeria_desktop.games.valencia.rules.game import Game
from valeria_desktop.games.valencia.rules.model.cards import Card, in_order
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GOODS_OF_A_GUILD,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    SEATS,
    Guild,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.options import Reveal
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.model.state import Assistant, BuiltFountain
from valeria_desktop.games.valencia.rules.model.table import Table
from valeria_desktop.games.valencia.rules.round.evening import ROUND
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.rules.tasks import points_of, progress_of
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.games.valencia.rules.steps import Step
    from valeria_desktop.games.valencia.rules.view import PlayerView, View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Aftermath
    from valeria_desktop.kernel.score import Result, Score

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")
SEAT = {"nobility": NOBILITY, "church": CHURCH, "merchants": MERCHANTS}
SEAT |= {guild.value: seat_of(guild) for guild in GUILDS}
FOUNTAIN = {fountain.id: fountain for fountain in CATALOG.fountains}
TASK = {task.number: task for task in CATALOG.tasks}
_PARTS = (RoundPart.PLANNING, *AUCTIONS, RoundPart.H, RoundPart.I, RoundPart.COUNCIL)


def cards(words: str) -> tuple[Card, ...]:
    """Read cards: "6 5 joker"."""
    return tuple(map(Card, words.split()))


@lru_cache(maxsize=64)
def _table(players: int, advanced: frozenset[Advanced]) -> Table:
    """Lay the first city, with boards and fountains in the order of the catalogue."""
    return Table(
        catalog=CATALOG,
        setup=Setup(players=players, advanced=advanced),
        city=first_city(CATALOG.plan_for(players)),
        boards=CATALOG.boards,
        fountains=CATALOG.fountains[:5],
    )


class Scenario:
    """A table that is set up piece by piece and then played."""

    def __init__(self, players: int = 2, advanced: Iterable[Advanced] = (), seed: int = 1) -> None:
        self.table = _table(players, frozenset(advanced))
        self.state: State = deal(self.table, seed)
        self.state.agenda = []
        self.state.council = (NOBODY,) * SEATS
        self.state.round, self.state.part, self.state.turn = 1, RoundPart.A, 2
        self.state.figure = self.state.active = 0
        self.state.tasks_told = True
        for player in self.state.players:
            player.members = 15
            player.offered = ()
        self.state.task_deck = self.table.tasks
        self.events: list[Event] = []
        self.last: Aftermath | None = None
        self._run()

    # Setting up

    def holds(self, seat: int, goods: dict[str, int] | None = None, **more: int) -> Self:
        """Return a player with exactly these coins, goods from the supply and members in hand."""
        player = self.state.players[seat]
        if goods is not None:
            player.goods = tuple(goods.get(guild.value, 0) for guild in GUILDS)
        for name, number in more.items():
            assert isinstance(getattr(player, name), int)
            setattr(player, name, number)
        held = [sum(other.goods[place] for other in self.state.players) for place in range(5)]
        self.state.supply = tuple(GOODS_OF_A_GUILD - number for number in held)
        return self

    def stacks(self, seat: int, *stacks: str) -> Self:
        """Lay stacks before a player, out of the deck."""
        player = self.state.players[seat]
        for stack in stacks:
            self._take(seat, cards(stack))
            player.stacks += (in_order(cards(stack)),)
        return self

    def exchanges(self, seat: int, words: str, other: str) -> Self:
        """Exchange the cards of a stack for others of the deck."""
        player = self.state.players[seat]
        at = player.stacks.index(in_order(cards(words)))
        player.deck += cards(words)
        self._take(seat, cards(other))
        stack = in_order(cards(other))
        player.stacks = (*player.stacks[:at], stack, *player.stacks[at + 1 :])
        return self

    def used(self, seat: int, words: str) -> Self:
        """Put cards out of the deck into a player's used pile."""
        self._take(seat, cards(words))
        self.state.use_up(seat, cards(words))
        return self

    def deck(self, seat: int, words: str) -> Self:
        """Let a player's deck be these cards, the next one first; all others are used up."""
        player = self.state.players[seat]
        self._take(seat, cards(words))
        self.state.use_up(seat, player.deck)
        player.deck = cards(words)[::-1]
        player.shown = len(player.deck)
        return self

    def _take(self, seat: int, taken: tuple[Card, ...]) -> None:
        player = self.state.players[seat]
        left = Counter(player.deck)
        left.subtract(taken)
        assert min(left.values()) >= 0, "the deck has no such cards"
        player.deck = tuple(left.elements())
        player.shown = len(player.deck)

    def figure(self, seat: int) -> Self:
        """Hand someone the figure."""
        self.state.figure = self.state.active = seat
        return self

    def sits(self, seat: int, *places: str) -> Self:
        """Put members on seats of the council."""
        council = list(self.state.council)
        for place in places:
            assert council[SEAT[place]] == NOBODY
            council[SEAT[place]] = seat
            self.state.players[seat].members -= 1
        self.state.council = tuple(council)
        return self

    def assists(self, seat: int, place: str) -> Self:
        """Put a member beside the holder of a guild's seat."""
        self.state.assistants += (Assistant(SEAT[place], seat),)
        self.state.players[seat].members -= 1
        return self

    def lives(self, seat: int, *places: str) -> Self:
        """Put members on spaces of the city, named one by one or as words."""
        for name in " ".join(places).split():
            cell = self.table.city.names[name]
            assert self.table.city.cells[cell] is not None
            assert self.state.city[cell] == NOBODY
            self.state.city[cell] = seat
            self.state.players[seat].members -= 1
        return self

    def palm(self, *bushes: str) -> Self:
        """Plant palms."""
        self.state.palms += tuple(self._bush(name) for name in bushes)
        return self

    def built(self, site: str, fountain: str) -> Self:
        """Build a fountain."""
        cell = self.table.city.names[site]
        assert cell in self.table.city.sites
        self.state.fountains += (BuiltFountain(cell, FOUNTAIN[fountain]),)
        return self

    def tasks(self, seat: int, *numbers: int) -> Self:
        """Return a player tasks, by their lines in the table, out of the deck of tasks."""
        found = tuple(TASK[number] for number in numbers)
        self.state.players[seat].tasks += found
        self.state.task_deck = tuple(task for task in self.state.task_deck if task not in found)
        return self

    def other_tasks(self, seat: int, *numbers: int) -> Self:
        """Return a player these tasks in exchange for their own."""
        player = self.state.players[seat]
        self.state.task_deck = (*player.tasks, *self.state.task_deck)
        player.tasks = ()
        return self.tasks(seat, *numbers)

    def task_deck(self, *numbers: int) -> Self:
        """Let the deck of tasks be these, the next one first."""
        self.state.task_deck = tuple(TASK[number] for number in numbers)[::-1]
        return self

    def nina(self, words: str) -> Self:
        """Let Nina turn up these cards next; all others of her deck lie below."""
        left = Counter(self.state.nina)
        left.subtract(cards(words))
        assert min(left.values()) >= 0, "she has no such cards"
        self.state.nina = (*left.elements(), *cards(words)[::-1])
        return self

    def in_round(self, number: int) -> Self:
        """Let it be this round."""
        self.state.round = number
        return self

    def _bush(self, name: str) -> int:
        city = self.table.city
        return next(bush for bush in city.bushes if city.bush_name(bush) == name)

    # Playing

    def at(self, part: RoundPart, guild: str | None = None) -> Self:
        """Begin a part of the round, and nothing after it; a guild's auction in its round.

        Only after the council of the first four rounds the next one begins.
        """
        if guild is not None:
            column = GUILD_PARTS.index(part)
            self.state.round = 1 + next(
                at for at, board in enumerate(self.table.boards) if board.guilds[column] == guild
            )
        return self._begin([_step_of(part)])

    def goes_on_from(self, part: RoundPart) -> Self:
        """Begin a part of the round, and let the game go on to its end."""
        return self._begin(ROUND[: ROUND.index(_step_of(part)) + 1])

    def _begin(self, steps: Iterable[Step]) -> Self:
        self.state.agenda = list(steps)
        if isinstance(self.state.agenda[-1], type(ROUND[-1])):
            self.state.round -= 1
        return self._run()

    def _run(self) -> Self:
        self.state.events = []
        self.game = Game(self.state)
        self.events += self.game.opening.events
        return self

    def chooses(self, seat: int, *options: str) -> Self:
        """Answer the open questions, each of which is this player's."""
        for option in options:
            assert self.asked == seat
            self.last = self.game.choose(option)
            self.events += self.last.events
        return self

    def reveals(self, seat: int, words: str) -> Self:
        """Let a player reveal a stack of exactly these cards."""
        found = self.state.players[seat].stacks.index(in_order(cards(words)))
        return self.chooses(seat, Reveal(seat, found, 0).id)

    def passes(self, *seats: int) -> Self:
        """Let players pass, one after the other."""
        for seat in seats:
            self.chooses(seat, "pass")
        return self

    def waits(self, *seats: int) -> Self:
        """Let players put a privilege back, one after the other."""
        for seat in seats:
            self.chooses(seat, "wait")
        return self

    def draws(self, seat: int, number: int) -> Self:
        """Let a player draw a number of cards in all, and no more if there are more."""
        for _ in range(number - 1):
            self.chooses(seat, "draw")
        return self.chooses(seat, "enough") if "enough" in self.options else self

    def divides(self, seat: int, *stacks: str) -> Self:
        """Let a player divide the whole hand into these stacks, and be done."""
        wanted = [in_order(cards(stack)) for stack in stacks]
        player = self.state.players[seat]
        while player.stage is PlanningStage.SPLIT:
            left = list((Counter(wanted) - Counter(player.stacks)).elements())
            opened = player.opened
            stack = max((s for s in left if s[: len(opened)] == opened), key=len)
            added = stack[len(opened) :]
            self.chooses(seat, f"add {added[0].value}" if added else "close")
        assert Counter(player.stacks) == Counter(wanted)
        return self.chooses(seat, "done")

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
    def prompt(self) -> Prompt:
        """Return the kind of question."""
        return Prompt(self.decision.prompt)

    @property
    def options(self) -> list[str]:
        """Return the ids of what may be answered."""
        return [option.id for option in self.decision.options]

    @property
    def words(self) -> list[str]:
        """Return the words of what may be answered."""
        return [str(option.words()) for option in self.decision.options]

    def coins(self, seat: int) -> int:
        """Return a player's coins."""
        return self.state.players[seat].coins

    def goods(self, seat: int) -> dict[str, int]:
        """Return a player's goods, those they have."""
        return _named(self.state.players[seat].goods)

    def supply(self, guild: str) -> int:
        """Return how many goods of a guild are left."""
        return self.state.supply[Guild(guild).place]

    def members(self, seat: int) -> int:
        """Return how many members a player has in hand."""
        return self.state.players[seat].members

    def prestige(self, seat: int) -> int:
        """Return a player's prestige."""
        return self.state.players[seat].prestige

    def privileges(self, seat: int) -> int:
        """Return a player's privileges."""
        return self.state.players[seat].privileges

    def council(self, place: str) -> int | None:
        """Return the player on a seat of the council."""
        return _somebody(self.state.council[SEAT[place]])

    def assistants(self, place: str) -> list[int]:
        """Return the players beside the holder of a seat."""
        return [each.seat for each in self.state.assistants if each.place == SEAT[place]]

    def member_at(self, space: str) -> int | None:
        """Return the owner of the member on a space."""
        return _somebody(self.state.city[self.table.city.names[space]])

    def palms(self) -> set[str]:
        """Return the bushes with a palm."""
        return {self.table.city.bush_name(bush) for bush in self.state.palms}

    def fountain_at(self, site: str) -> str | None:
        """Return the id of the fountain on a site."""
        found = self.state.fountain_at(self.table.city.names[site])
        return found.id if found else None

    def has_figure(self) -> int:
        """Return the holder of the figure."""
        return self.state.figure

    def deck_of(self, seat: int) -> str:
        """Return the cards of a deck, the next one first."""
        return _words(self.state.players[seat].deck[::-1])

    def known_of(self, seat: int) -> str:
        """Return the cards that all know to be at the bottom of a deck, the lowest one last."""
        return _words(self.state.players[seat].known[::-1])

    def used_by(self, seat: int) -> str:
        """Return the cards of a used pile, the highest first."""
        return _words(self.state.players[seat].used)

    def stacks_of(self, seat: int) -> list[str]:
        """Return the stacks that lie before a player."""
        return [_words(stack) for stack in self.state.players[seat].stacks]

    def hand_of(self, seat: int) -> str:
        """Return the cards of a hand, the highest first."""
        return _words(self.state.players[seat].hand)

    def kept_tasks(self, seat: int) -> list[int]:
        """Return the numbers of a player's tasks."""
        return [task.number for task in self.state.players[seat].tasks]

    def ranking(self) -> list[tuple[str, int]]:
        """Return the last ranking that was told: names with sums, the best first."""
        told = [event for event in self.events if type(event).__name__ == "Ranked"]
        ranked: Any = told[-1]
        names = ["Nina" if seat < 0 else NAMES[seat] for seat in ranked.seats]
        return list(zip(names, ranked.sums, strict=True))

    def was_ranked(self) -> bool:
        """Whether anybody was ranked."""
        return any(type(event).__name__ == "Ranked" for event in self.events)

    def told(self, seat: int | None = None) -> list[str]:
        """Return the lines told to all, or to one player with that player's secrets."""
        audience = {None, seat}
        return [str(event.words(NAMES)) for event in self.events if event.audience in audience]

    def says(self, words: str, seat: int | None = None) -> bool:
        """Whether this was told to all, or to one player."""
        return words in self.told(seat)

    def forgets(self) -> Self:
        """Forget what was told so far."""
        self.events.clear()
        return self

    def view(self, seat: int) -> View:
        """Return all that a player may know."""
        return self.game.view(seat)

    def seen(self, looking: int, seat: int) -> PlayerView:
        """Return all that a player may know about another one."""
        return self.view(looking).players[seat]

    def result(self) -> Result:
        """Score the game as if it ended now."""
        return self.game.result()

    def score(self, seat: int) -> Score:
        """Return a player's score as if the game ended now."""
        return self.result().scores[seat]

    def points(self, seat: int, category: str) -> int:
        """Return a player's points in one line of the score."""
        return self.score(seat).of(category)

    def counts(self, seat: int, number: int) -> int:
        """Return a task's count for a player."""
        return progress_of(self.state, seat, TASK[number])[0]

    def brings(self, seat: int, number: int) -> int:
        """Return a task's points for a player."""
        return points_of(self.state, seat, TASK[number])


def _step_of(part: RoundPart) -> Step:
    return ROUND[::-1][_PARTS.index(part)]


def _named(goods: Iterable[int]) -> dict[str, int]:
    return {guild.value: has for guild, has in zip(GUILDS, goods, strict=True) if has}


def _words(held: Iterable[Card]) -> str:
    return " ".join(card.value for card in held)


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat
