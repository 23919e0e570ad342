"""The dice swapped: how often players win with each other's dice.

For two players the k-th rolls of each are exchanged; what is left over stays. The game is played
again by players who look one step ahead, often, with the dice as they fell and with
the dice swapped, and the shares of wins are compared. Table, order of turns and Dukes are those of
the game. The cards that nobody had seen are dealt anew each time, and now and then a choice is
overlooked: one way of playing on would say little about the dice. Both ways have the same hidden
cards. A game that goes on longer than the real one did has other dice from there on.
"""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

from attrs import define, frozen

from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Search, SearchBot, Skill
from valeria_desktop.games.valeria.rules.alternatives import with_dice, with_other_cards
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from valeria_desktop.games.valeria.coach.rolls import Roll
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Rules

ANSWERS = (20, 50, 100, 200)
"""Games of each kind for an answer."""
_PLAYER = Skill(overlooks=0.1)
_NODES = 4_000
_LONGEST = 60
"""Rounds after which a game without an end has no winner."""
_BREATH = 30
"""Choices after which others may be asked something."""

Pair = tuple[int, int]
Script = dict[int, "Roll"]
"""The dice of turns, by their numbers."""


@frozen
class Share:
    """How often someone won."""

    seat: int
    wins: float
    """The share of the games, from 0 to 1; a victory shared by two counts half."""
    error: float
    """One standard error of it."""


@frozen
class Swapped:
    """How often players win with the dice as they fell, and with the dice of two swapped."""

    pair: Pair
    games: int
    """Games of each."""
    fell: tuple[Share, ...]
    swapped: tuple[Share, ...]
    change: tuple[Share, ...]
    """What the swap changed for each seat, and how sure that is: the games have the same cards."""


def on_swap(record: Record, about: Pair | None, stream: Stream) -> Iterator[Swapped | None]:
    """Answer for two players, or for every two of the game, and then better."""
    seats = range(record.setup.players)
    pairs = [(min(about), max(about))] if about else [*combinations(seats, 2)]
    beginning, script = _at_first_roll(record)
    if beginning is None or not pairs:
        return
    scripts = {None: script} | {pair: swapped(beginning[1], script, pair) for pair in pairs}
    arms: dict[Pair | None, list[tuple[float, ...]]] = defaultdict(list)
    chance = stream.number()
    for number in range(1, ANSWERS[-1] + 1):
        for pair, rolls in scripts.items():
            playing = _Playing(record.rules, rolls, Stream(chance + number))
            yield from playing.play(beginning[0])
            arms[pair].append(playing.shares)
        if number in ANSWERS:
            for pair in pairs:
                yield _compared(pair, arms[None], arms[pair])


def swapped(rollers: Mapping[int, int], script: Mapping[int, Roll], pair: Pair) -> Script:
    """Exchange the k-th rolls of two seats; who rolls in a turn is told by the first argument."""
    first, second = ([turn for turn in script if rollers[turn] == seat] for seat in pair)
    found = dict(script)
    for mine, other in zip(first, second, strict=False):  # what is left over stays
        found[mine], found[other] = script[other], script[mine]
    return found


def _at_first_roll(record: Record) -> tuple[tuple[Game, dict[int, int]] | None, Script]:
    """Return the game before its first roll, and who rolled which dice in each turn."""
    game: Game = record.start()
    game.collects_events = False
    first: Game | None = None
    rollers: dict[int, int] = {}
    script: Script = {}
    for choice in record.choices:
        decision = game.decision
        is_roll = decision is not None and decision.prompt is Prompt.ROLL
        if is_roll and first is None:
            first = game.copy()
        game.choose(choice)
        if is_roll and decision is not None:
            rollers[game.turn] = decision.seat
            script[game.turn] = game.view(decision.seat).dice
    return (None if first is None else (first, rollers)), script


@define(eq=False)
class _Playing:
    """A game that is played again."""

    rules: Rules[Setup]
    script: Mapping[int, Roll]
    stream: Stream
    shares: tuple[float, ...] = ()
    """What each seat has of the victory, as soon as it is over."""

    def play(self, beginning: Game) -> Iterator[None]:
        """Play it to its end."""
        game = with_other_cards(beginning, self.stream)
        bots = [_bot(self.rules, self.stream.number()) for _ in game.seats]
        choices = 0
        while (decision := game.decision) is not None and game.round <= _LONGEST:
            if decision.prompt is Prompt.ROLL and game.turn in self.script:
                game = with_dice(game, self.script[game.turn], self.stream)
            seat = decision.seat
            game.choose(bots[seat].choose(game.view(seat), decision))
            choices += 1
            if choices % _BREATH == 0:
                yield None
        result = game.result()
        self.shares = tuple(result.share_of(seat) for seat in game.seats)


def _bot(rules: Rules[Setup], seed: int) -> SearchBot:
    quick = rules.quick(_PLAYER, _NODES) if rules.quick else None
    return SearchBot(Search(rules, _PLAYER, partial(Nodes, _NODES), quick), seed)


def _compared(
    pair: Pair, fell: Sequence[tuple[float, ...]], other: Sequence[tuple[float, ...]]
) -> Swapped:
    changes = [
        tuple(new - old for old, new in zip(*both, strict=True))
        for both in zip(fell, other, strict=True)
    ]
    return Swapped(pair, len(fell), _means(fell), _means(other), _means(changes))


def _means(games: Sequence[tuple[float, ...]]) -> tuple[Share, ...]:
    number = len(games)
    found = []
    for seat, wins in enumerate(zip(*games, strict=True)):
        mean = sum(wins) / number
        variance = sum((each - mean) ** 2 for each in wins) / max(1, number - 1)
        found.append(Share(seat, mean, sqrt(variance / number)))
    return tuple(found)
