"""The turn search: all sequences of a seat's choices in a turn, valued at the end of the turn.

A level is one more decision of the turn. At each level the search opens the best positions. A
position that the budget or the beam leaves closed counts as its worth plus the mean gain of the
opened positions of its level. If the best way turns up a card, the search repeats it in other
worlds, so that a plan doesn't rely on luck.
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
"""An option with its place in the decision."""


@frozen
class TurnSettings:
    """The size of a turn search."""

    beam: int = 6
    """The number of positions opened at each level."""
    levels: int = 3
    """The number of decisions of a turn that are searched, the first included."""
    worlds: int = 2
    """The number of worlds for an option that turns up a card."""
    careful: int = 3
    """The number of best options that are tried in these worlds."""


@frozen
class FoundTurn:
    """The result of the turn search for an option."""

    value: float
    plan: tuple[Option, ...]
    """The option and the best choices after it, up to the first card that is turned up."""
    end: object = None
    """The last position of the best way; options whose best ways meet there share the object."""


@define(eq=False)
class _Line:
    """A position within the turn."""

    game: Game[Any]
    value: float
    is_revealed: bool
    """A card was turned up on the way to this position."""
    is_rolled: bool
    """Dice were rolled just before this position."""
    is_open: bool
    """The seat decides again in the same turn, so the position can be opened."""
    best: float
    """The value at the end of the best way on, as far as the search has come."""
    ways: list[_Way] | None = None
    """The ways on from this position; None until the search opens it."""


_Way = tuple[tuple["Option", ...], _Line]
"""Choices and the position they lead to; several ways can lead to one position."""


def search_turn(
    look: Lookahead,
    imagine: Callable[[], Game[Any]],
    options: Sequence[Numbered],
    settings: TurnSettings,
    rolls: int = 1,
) -> dict[int, FoundTurn]:
    """Return by place the results of the options that the budget was enough for.

    An option that rolls dice has the mean of `rolls` worlds, if the search ends with this result.
    """
    tree = _Tree(look, imagine(), settings)
    found = tree.search(options)
    if not tree.is_spent:
        best = sorted(options, key=lambda option: -found[option[0]].value)[: settings.careful]
        rolled = [each for each in best if rolls > 1 and tree.is_rolled(each[0])]
        hopeful = [each for each in best if each in rolled or tree.is_revealed(each[0])]
        if hopeful:
            number = rolls if rolled else settings.worlds
            worlds = [imagine() for _ in range(number - 1)]
            found |= _sobered(look, worlds, settings, found, hopeful)
    return found


def _sobered(
    look: Lookahead,
    worlds: Sequence[Game[Any]],
    settings: TurnSettings,
    found: dict[int, FoundTurn],
    hopeful: Iterable[Numbered],
) -> dict[int, FoundTurn]:
    """Return the results of options with their mean values over the first and other worlds."""
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
    """The search tree of one world."""

    def __init__(self, look: Lookahead, world: Game[Any], settings: TurnSettings) -> None:
        self._look = look
        self._world = world
        self._settings = settings
        self._ways: dict[int, list[_Way]] = {}
        self._opened: list[list[_Line]] = []
        self._known: dict[Hashable, _Line] = {}
        self.is_spent = False

    def search(self, options: Iterable[Numbered]) -> dict[int, FoundTurn]:
        """Search until the end or until the budget is spent; return the results by place."""
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
        """Return whether the best way from an option turns up a card."""
        return self._best_way(index)[-1][1].is_revealed

    def is_rolled(self, index: int) -> bool:
        """Return whether the best way from an option rolls dice."""
        return any(line.is_rolled for _, line in self._best_way(index))

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
        is_rolled = outcome.is_rolled
        is_revealed = outcome.is_revealed or (before is not None and before.is_revealed)
        return _Line(outcome.game, value, is_revealed, is_rolled, self._goes_on(outcome), value)

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
        """Compute the best values of all positions, from the last level to the first."""
        gain = 0.0
        for level in reversed(self._opened):
            for line in level:
                line.best = _best_of(line.ways or (), gain)
            if level:
                gain = fsum(line.best - line.value for line in level) / len(level)
        for ways in self._ways.values():
            _best_of(ways, gain)


def _best_of(ways: Iterable[_Way], gain: float) -> float:
    """Return the best value of some ways; `gain` is added for open positions without ways on."""
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
