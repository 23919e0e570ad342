"""The dice swapped: how often players win with each other's dice.

The k-th rolls of two players are exchanged; rolls without a partner stay. Bots that look one step
ahead play the game again many times, with the real dice and with the swapped dice, and the shares
of wins are compared. Table, order of turns and Dukes are those of the game. The cards that no
player had seen are dealt anew each time, and now and then a bot overlooks an option: a single
course of play would say little about the dice. Both kinds of games have the same hidden cards.
After the last turn of the real game, other dice are thrown.
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
from valeria_desktop.games.valeria.rules.model.options import ROLL_DICE
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
"""The numbers of games of each kind after which an answer is given."""
_PLAYER = Skill(overlooks=0.1)
_NODES = 4_000
_LONGEST = 60
"""The number of rounds after which a game without an end has no winner."""
_BREATH = 30
"""The number of choices between pauses in which other questions can be answered."""

Pair = tuple[int, int]
Script = dict[int, "Roll"]
"""The dice of each turn, by the turn's number."""


@frozen
class Share:
    """The share of games that a seat wins."""

    seat: int
    wins: float
    """The share of the games, from 0 to 1; a victory shared by two players counts half."""
    error: float
    """One standard error of the share."""


@frozen
class Swapped:
    """The shares of wins with the real dice, and with the dice of two players swapped."""

    pair: Pair
    games: int
    """The number of games of each kind."""
    fell: tuple[Share, ...]
    swapped: tuple[Share, ...]
    change: tuple[Share, ...]
    """The change of each seat's share, with its error; games of both kinds share their cards."""


def on_swap(record: Record, about: Pair | None, stream: Stream) -> Iterator[Swapped | None]:
    """Yield answers for two players, or for every pair, each from more games than the last."""
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
    """Exchange the k-th rolls of two seats; `rollers` names the seat that rolls in each turn."""
    first, second = ([turn for turn in script if rollers[turn] == seat] for seat in pair)
    found = dict(script)
    for mine, other in zip(first, second, strict=False):  # rolls without a partner stay
        found[mine], found[other] = script[other], script[mine]
    return found


def _at_first_roll(record: Record) -> tuple[tuple[Game, dict[int, int]] | None, Script]:
    """Return the game before its first roll and the seat that rolls in each turn, and the dice."""
    game: Game = record.start()
    game.collects_events = False
    first: Game | None = None
    rollers: dict[int, int] = {}
    script: Script = {}
    for choice in record.choices:
        decision = game.decision
        is_roll = choice == ROLL_DICE.id
        if is_roll and first is None:
            first = game.copy()
        game.choose(choice)
        if is_roll and decision is not None:
            rollers[game.turn] = decision.seat
            script[game.turn] = game.view(decision.seat).dice
    return (None if first is None else (first, rollers)), script


@define(eq=False)
class _Playing:
    """Plays a game again with given dice."""

    rules: Rules[Setup]
    script: Mapping[int, Roll]
    stream: Stream
    shares: tuple[float, ...] = ()
    """Each seat's share of the victory, set at the end of the game."""

    def play(self, beginning: Game) -> Iterator[None]:
        """Play to the end; yield now and then as a pause."""
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
