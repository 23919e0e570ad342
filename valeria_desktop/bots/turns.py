"""The turn search: all orders of what a seat decides until its turn ends, valued at its end.

Level by level the best positions are opened first. Where the budget, or the beam, leaves one
unopened, it counts as what it is worth and what opening brought to the others of its level. Where
the best way turned up a card, other worlds are searched as well: one may not count on luck.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from attrs import define, frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.meter import SpentError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from valeria_desktop.bots.look import Look, Outcome
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option

Numbered = tuple[int, "Option"]
"""An option with its place among those that are offered."""


@frozen
class TurnSettings:
    """How far a turn is searched."""

    beam: int = 16
    """How many positions of a level are opened."""
    levels: int = 4
    """How many decisions of a turn are searched, the first included."""
    worlds: int = 3
    """In how many worlds an option is tried that turns up a card."""
    careful: int = 6
    """Of the best options so many are tried there."""


@define(eq=False)
class _Line:
    """A position on the way through the turn."""

    game: Game[Any]
    value: float
    liked: float
    is_revealed: bool
    """A card was turned up on the way."""
    is_open: bool
    """The seat decides again, in the same turn."""
    following: list[_Line] | None = None
    """What it leads to; None as long as it isn't opened."""
    best: float = 0.0
    """The value at the end of the best way on, as far as it was found."""


def search_turn(
    look: Look,
    imagine: Callable[[], Game[Any]],
    options: Sequence[Numbered],
    settings: TurnSettings,
) -> dict[int, float]:
    """Value the options, or those that the budget allows, by the end of the turn."""
    tree = _Tree(look, imagine(), settings)
    found = tree.search(options)
    if not tree.is_spent:
        best = sorted(options, key=lambda option: -found[option[0]])[: settings.careful]
        hopeful = [option for option in best if tree.is_revealed(option[0])]
        if hopeful:
            worlds = [imagine() for _ in range(settings.worlds - 1)]
            found |= _sobered(look, worlds, settings, found, hopeful)
    return found


def _sobered(
    look: Look,
    worlds: Sequence[Game[Any]],
    settings: TurnSettings,
    found: dict[int, float],
    hopeful: Iterable[Numbered],
) -> dict[int, float]:
    """Give the mean of what options come to in this and other worlds."""
    means: dict[int, float] = {}
    for option in hopeful:
        values = [found[option[0]]]
        for world in worlds:
            tree = _Tree(look, world, settings)
            there = tree.search([option])
            if tree.is_spent:
                return means
            values.append(there[option[0]])
        means[option[0]] = fsum(values) / len(values)
    return means


class _Tree:
    """What was searched in one world."""

    def __init__(self, look: Look, world: Game[Any], settings: TurnSettings) -> None:
        self._look = look
        self._world = world
        self._settings = settings
        self._lines: dict[int, list[_Line]] = {}
        self._opened: list[list[_Line]] = []
        self._known: dict[Hashable, _Line] = {}
        self.is_spent = False

    def search(self, options: Iterable[Numbered]) -> dict[int, float]:
        """Search until the budget is spent; say what was found."""
        try:
            for index, option in options:
                lines = self._lines.setdefault(index, [])
                lines.extend(self._after(self._world, option, None))
            self._open_levels()
        except SpentError:
            self.is_spent = True
        self._sum_up()
        found = self._lines.items()
        return {index: max(line.best for line in lines) for index, lines in found if lines}

    def is_revealed(self, index: int) -> bool:
        """Tell whether the best way that begins with an option turns up a card."""
        lines: list[_Line] | None = self._lines[index]
        line = None
        while lines:
            line = max(lines, key=_best)
            lines = line.following
        return line is not None and line.is_revealed

    def _after(self, game: Game[Any], option: Option, before: _Line | None) -> Iterator[_Line]:
        for outcome in self._look.outcomes(game, option):
            likeness = outcome.game.likeness()
            line = self._known.get(likeness) if likeness is not None else None
            if line is not None:
                self._look.known()
            else:
                line = self._line(outcome, before)
                if likeness is not None:
                    self._known[likeness] = line
            yield line

    def _line(self, outcome: Outcome, before: _Line | None) -> _Line:
        game, liked = outcome.game, outcome.liked + (before.liked if before else 0.0)
        return _Line(
            game,
            self._look.position(game) + liked,
            liked,
            outcome.is_revealed or (before is not None and before.is_revealed),
            self._goes_on(outcome),
        )

    def _goes_on(self, outcome: Outcome) -> bool:
        decision = outcome.game.decision
        return (
            decision is not None
            and decision.seat == self._look.seat
            and outcome.game.turn == self._world.turn
            and not outcome.is_rolled
        )

    def _open_levels(self) -> None:
        lines = [line for lines in self._lines.values() for line in lines]
        for _ in range(1, self._settings.levels):
            waiting = dict.fromkeys(line for line in lines if _is_waiting(line))
            level: list[_Line] = []
            self._opened.append(level)
            lines = []
            for line in sorted(waiting, key=_value, reverse=True)[: self._settings.beam]:
                line.following = [*self._following(line)]
                level.append(line)
                lines += line.following

    def _following(self, line: _Line) -> Iterator[_Line]:
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
                line.best = _best_of(line.following or (), gain)
            if level:
                gain = fsum(line.best - line.value for line in level) / len(level)
        for lines in self._lines.values():
            _best_of(lines, gain)


def _best_of(lines: Iterable[_Line], gain: float) -> float:
    """Give the best of some lines; what isn't opened would gain as much as others do."""
    best = float("-inf")
    for line in lines:
        if line.following is None:
            line.best = line.value + (gain if line.is_open else 0.0)
        best = max(best, line.best)
    return best


def _is_waiting(line: _Line) -> bool:
    return line.is_open and line.following is None


def _value(line: _Line) -> float:
    return line.value


def _best(line: _Line) -> float:
    return line.best
