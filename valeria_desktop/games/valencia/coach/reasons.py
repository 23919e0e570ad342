"""The reasons why one choice is better than another: points, tasks, seats, coins, and the bid.

Two positions of the same imagined world are compared. A difference weighs as many points as it is
likely to bring, and a point about 3 wins in 100.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from valeria_desktop.coach.telling import Telling, in_all_worlds, versus
from valeria_desktop.games.valencia.bots.task_chances import expected
from valeria_desktop.games.valencia.rules.ladder import way_of
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.guild import seat_words
from valeria_desktop.games.valencia.rules.model.options import PASS, Reveal
from valeria_desktop.kernel.phrases import count, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.prospects import TaskProspect
    from valeria_desktop.games.valencia.rules.standing import PlayerStanding
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.coaching import Explain, Prospect, Reason
    from valeria_desktop.kernel.phrases import Phrase

_TELLING = Telling(point=0.03)
_COIN, _GOOD, _SEAT, _STACK = 0.3, 0.8, 1.5, 0.5
"""The usual worth of a coin, a good, a council seat and a kept stack, in points."""
_LEAST = 0.2
"""The least difference that is told, in points."""
_LINES = {
    "members": say("members in the city"),
    "palms": say("points at palms"),
    "fountains": say("points at fountains"),
    "prestige": say("prestige"),
    "privileges": say("privileges"),
}
_RANKS = (say("first"), say("second"), say("third"), say("fourth"), say("fifth"))


def reasons_for(view: View) -> Explain:
    """Return the function that explains the choices of the view's seat."""
    return _Explaining(view).explain


class _Explaining:
    """Explains choices to one seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._seat = view.seat

    def explain(self, mine: Prospect, other: Prospect, _stream: Stream) -> tuple[Reason, ...]:
        """Return the reasons for the first choice and against the second."""
        worlds = [*zip(mine.games, other.games, strict=True)]
        if any(game.is_over for both in worlds for game in both):
            ends = (_TELLING.at_the_end(*both, self._seat, is_secret=True) for both in worlds)
            return tuple(in_all_worlds(ends))
        found = in_all_worlds(self._of_world(mine, *both) for both in worlds)
        return (*found, *self._tasks(mine, other))

    def _of_world(self, mine: Prospect, here: Game, there: Game) -> Iterator[Reason]:
        yield from self._bid(mine)
        yield from self._points(here, there)
        yield from self._purse(here, there)

    def _bid(self, mine: Prospect) -> Iterator[Reason]:
        """Tell the sum of a revealed stack and its rank so far, or the stacks that a pass keeps."""
        option = mine.option
        stacks = self._view.own.stacks
        if option == PASS and stacks:
            number = len(stacks)
            words = count(number, "Keeps your last stack.", "Keeps your {number} stacks for later.")
            yield _TELLING.brings("keeps", words, _STACK, number)
        if isinstance(option, Reveal) and option.stack < len(stacks):
            bids = [(bid.seat, bid.cards) for bid in self._view.bids]
            bids.append((self._seat, stacks[option.stack]))
            ranks = [(-_total(bids, at), way_of(self._view, bid[0])) for at, bid in enumerate(bids)]
            rank, total = sorted(ranks).index(ranks[-1]), -ranks[-1][0]
            words = say("A bid of {sum}: {rank} so far.", sum=total, rank=_RANKS[min(rank, 4)])
            yield _TELLING.known("bids", words, _SEAT / (1 + rank), total)

    def _points(self, here: Game, there: Game) -> Iterator[Reason]:
        for cause, what in _LINES.items():
            mine, other = (self._of(game, cause) for game in (here, there))
            if mine > other:
                yield _TELLING.brings(cause, versus(what, mine, other), mine - other, mine - other)
        held = self._standing(there).seats
        for place in self._standing(here).seats:
            if place not in held:
                words = say("You hold {place}.", place=seat_words(place))
                yield _TELLING.brings("seat", words, _SEAT, 1)
                return

    def _of(self, game: Game, category: str) -> int:
        return game.result().scores[self._seat].of(category)

    def _standing(self, game: Game) -> PlayerStanding:
        return game.standing(self._seat)

    def _tasks(self, mine: Prospect, other: Prospect) -> Iterator[Reason]:
        """Tell the task that a choice brings on most, in the mean of the imagined worlds."""
        sides = [[_by_task(self._standing(game)) for game in each.games] for each in (mine, other)]
        best: tuple[float, Phrase, int, str] | None = None
        for task, _ in sides[0][0].values():
            if not all(task.task in standing for side in sides for standing in side):
                continue  # it was drawn or left on the way
            more = _gain(sides[0], task.task) - _gain(sides[1], task.task)
            before = sides[1][0][task.task][0]
            if more < _LEAST or task.number <= before.number or not _is_certain(sides, task.task):
                continue
            words = say(
                "{task}: {mine} of {wanted}, otherwise {other}.",
                task=task.task.words(),
                mine=task.number,
                wanted=task.wanted,
                other=before.number,
            )
            if task.is_counted:
                words = say(
                    "{task} scores {mine}, otherwise {other}.",
                    task=task.task.words(),
                    mine=task.number,
                    other=before.number,
                )
            if task.is_fulfilled and not before.is_fulfilled and not task.is_counted:
                words = say("Fulfils your task {task}.", task=task.task.words())
            if best is None or more > best[0]:
                best = more, words, task.number - before.number, str(task.task.words())
        if best is not None:
            more, words, number, name = best
            yield _TELLING.known("task", words, more, number, name)

    def _purse(self, here: Game, there: Game) -> Iterator[Reason]:
        mine, other = self._standing(here), self._standing(there)
        if mine.coins > other.coins:
            words = versus(say("coins left"), mine.coins, other.coins)
            more = mine.coins - other.coins
            yield _TELLING.known("coins", words, _COIN * more, more)
        if sum(mine.goods) > sum(other.goods):
            words = versus(say("goods"), sum(mine.goods), sum(other.goods))
            more = sum(mine.goods) - sum(other.goods)
            yield _TELLING.known("goods", words, _GOOD * more, more)


_Tasks = dict["Task", tuple["TaskProspect", int]]
"""The prospects of a seat's tasks, each with the number of councils to come."""


def _by_task(standing: PlayerStanding) -> _Tasks:
    return {each.task: (each, standing.councils) for each in standing.tasks}


def _is_certain(sides: list[list[_Tasks]], task: Task) -> bool:
    """Return whether a task has come equally far in all worlds, after either choice."""
    return all(len({standing[task][0].number for standing in side}) == 1 for side in sides)


def _gain(worlds: list[_Tasks], task: Task) -> float:
    """Return the expected points of a task, in the mean of the worlds."""
    return fsum(expected(*each[task]) for each in worlds) / len(worlds)


def _total(bids: list[tuple[int, tuple[Card, ...]]], at: int) -> int:
    others = (card for place, (_, cards) in enumerate(bids) if place != at for card in cards)
    return sum_of(bids[at][1], others)
