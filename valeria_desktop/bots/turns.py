"""The turn search: all orders of what a seat decides until its turn ends, valued at its end.

Level by level the best positions are opened first. Where the budget, or the beam, leaves one
unopened, it counts as what it is worth and what opening brought to the others of its level. Where
the best way turned up a card, other worlds are searched as well: one may not count on luck.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from attrs import define, evolve, frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.meter import SpentError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from valeria_desktop.bots.look import Lookahead, NextPosition
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option

Numbered = tuple[int, "Option"]
"""An option with its place among those that are offered."""


@frozen
class TurnSettings:
    """How far a turn is searched."""

    beam: int = 6
    """How many positions of a level are opened."""
    levels: int = 3
    """How many decisions of a turn are searched, the first included."""
    worlds: int = 2
    """In how many worlds an option is tried that turns up a card."""
    careful: int = 3
    """Best options that are tried there."""


@frozen
class FoundTurn:
    """What was found of an option."""

    value: float
    plan: tuple[Option, ...]
    """What is best chosen, the option first; what a card turned up decides is left open."""
    end: object = None
    """The position that this leads to: options that are best followed by each other share it."""


@define(eq=False)
class _Line:
    """A position on the way through the turn."""

    game: Game[Any]
    value: float
    is_revealed: bool
    """A card was turned up on the way."""
    is_open: bool
    """The seat decides again, in the same turn."""
    best: float
    """The value at the end of the best way on, as far as it was found."""
    ways: list[_Way] | None = None
    """What it leads to; None as long as it isn't opened."""


_Way = tuple[tuple["Option", ...], _Line]
"""What is chosen, and where it leads; several ways may lead to one line."""


def search_turn(
    look: Lookahead,
    imagine: Callable[[], Game[Any]],
    options: Sequence[Numbered],
    settings: TurnSettings,
) -> dict[int, FoundTurn]:
    """Value the options, or those that the budget allows, by the end of the turn."""
    tree = _Tree(look, imagine(), settings)
    found = tree.search(options)
    if not tree.is_spent:
        best = sorted(options, key=lambda option: -found[option[0]].value)[: settings.careful]
        hopeful = [option for option in best if tree.is_revealed(option[0])]
        if hopeful:
            worlds = [imagine() for _ in range(settings.worlds - 1)]
            found |= _sobered(look, worlds, settings, found, hopeful)
    return found


def _sobered(
    look: Lookahead,
    worlds: Sequence[Game[Any]],
    settings: TurnSettings,
    found: dict[int, FoundTurn],
    hopeful: Iterable[Numbered],
) -> dict[int, FoundTurn]:
    """Return the mean of what options come to in this and other worlds."""
    means: dict[int, FoundTurn] = {}
    for option in hopeful:
        index = option[0]
        values = [found[index].value]
        for world in worlds:
            tree = _Tree(look, world, settings)
            there = tree.search([option])
            if tree.is_spent:
                return means
            values.append(there[index].value)
        means[index] = evolve(found[index], value=fsum(values) / len(values))
    return means


class _Tree:
    """What was searched in one world."""

    def __init__(self, look: Lookahead, world: Game[Any], settings: TurnSettings) -> None:
        self._look = look
        self._world = world
        self._settings = settings
        self._ways: dict[int, list[_Way]] = {}
        self._opened: list[list[_Line]] = []
        self._known: dict[Hashable, _Line] = {}
        self.is_spent = False

    def search(self, options: Iterable[Numbered]) -> dict[int, FoundTurn]:
        """Search until the budget is spent; say what was found."""
        try:
            for index, option in options:
                ways = self._ways.setdefault(index, [])
                ways.extend(self._after(self._world, option, None))
            self._open_levels()
        except SpentError:
            self.is_spent = True
        self._sum_up()
        return {index: self._found(index) for index, ways in self._ways.items() if ways}

    def is_revealed(self, index: int) -> bool:
        """Tell whether the best way that begins with an option turns up a card."""
        return self._best_way(index)[-1][1].is_revealed

    def _found(self, index: int) -> FoundTurn:
        way = self._best_way(index)
        answers: list[Option] = []
        for chosen, line in way:
            answers += chosen
            if line.is_revealed:
                break
        return FoundTurn(way[0][1].best, tuple(answers), way[-1][1])

    def _best_way(self, index: int) -> list[_Way]:
        ways: list[_Way] | None = self._ways[index]
        found: list[_Way] = []
        while ways and len(found) < self._settings.levels:
            found.append(max(ways, key=_best))
            ways = found[-1][1].ways
        return found

    def _after(self, game: Game[Any], option: Option, before: _Line | None) -> Iterator[_Way]:
        for outcome in self._look.outcomes(game, option):
            likeness = outcome.game.likeness()
            line = self._known.get(likeness) if likeness is not None else None
            if line is not None:
                self._look.known()
            else:
                line = self._line(outcome, before)
                if likeness is not None:
                    self._known[likeness] = line
            yield outcome.answers, line

    def _line(self, outcome: NextPosition, before: _Line | None) -> _Line:
        value = self._look.position(outcome.game)
        is_revealed = outcome.is_revealed or (before is not None and before.is_revealed)
        return _Line(outcome.game, value, is_revealed, self._goes_on(outcome), value)

    def _goes_on(self, outcome: NextPosition) -> bool:
        decision = outcome.game.decision
        return (
            decision is not None
            and decision.seat == self._look.seat
            and outcome.game.turn == self._world.turn
            and not outcome.is_rolled
        )

    def _open_levels(self) -> None:
        lines = [line for ways in self._ways.values() for _, line in ways]
        for _ in range(1, self._settings.levels):
            waiting = dict.fromkeys(line for line in lines if line.is_open and line.ways is None)
            level: list[_Line] = []
            self._opened.append(level)
            lines = []
            for line in sorted(waiting, key=_value, reverse=True)[: self._settings.beam]:
                line.ways = [*self._following(line)]
                level.append(line)
                lines += [following for _, following in line.ways]

    def _following(self, line: _Line) -> Iterator[_Way]:
        decision = line.game.decision
        options = decision.options if decision else ()
        if decision and is_plain(decision):
            options = options[:1]
        for option in options:
            yield from self._after(line.game, option, line)

    def _sum_up(self) -> None:
        """Work out from the last level to the first what everything comes to."""
        gain = 0.0
        for level in reversed(self._opened):
            for line in level:
                line.best = _best_of(line.ways or (), gain)
            if level:
                gain = fsum(line.best - line.value for line in level) / len(level)
        for ways in self._ways.values():
            _best_of(ways, gain)


def _best_of(ways: Iterable[_Way], gain: float) -> float:
    """Return the best of some ways; what isn't opened would gain as much as others do."""
    best = float("-inf")
    for _, line in ways:
        if line.ways is None:
            line.best = line.value + (gain if line.is_open else 0.0)
        best = max(best, line.best)
    return best


def _value(line: _Line) -> float:
    return line.value


def _best(way: _Way) -> float:
    return way[1].best
