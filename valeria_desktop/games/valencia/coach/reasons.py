"""The reasons why one choice is better than another: points, tasks, seats, coins, and the bid.

Two positions of the same imagined world are compared, each right after the choice and what belongs
to it. A difference weighs as many points as it is likely to bring, and a point about 3 wins in 100.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from valeria_desktop.coach.at_once import AtOnce, before_the_next_action
from valeria_desktop.coach.telling import counts, in_all_worlds, more_of, weightiest
from valeria_desktop.games.valencia.bots.numbers import COUNCILS, numbers_of
from valeria_desktop.games.valencia.bots.task_chances import expected
from valeria_desktop.games.valencia.coach.choice_facts import SEAT, TELLING, brings, facts_of, known
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.guild import price_of, seat_words
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.kernel.phrases import count, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.prospects import TaskProspect
    from valeria_desktop.games.valencia.rules.standing import PlayerStanding
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.coaching import Explain, Prospect, Reason
    from valeria_desktop.kernel.phrases import Phrase

_LEAST = 0.2
"""The least difference that is told, in points."""
_LINES = {
    "members": say("members in the city"),
    "palms": say("points at palms"),
    "fountains": say("points at fountains"),
    "prestige": say("prestige"),
    "privileges": say("privileges"),
}
_TOLD_BY = {"space": {"members", "palms", "fountains"}, "seat": {"members"}}
"""The consequences that a fact about the choice has told already."""


def reasons_for(view: View) -> Explain:
    """Return the function that explains the choices of the view's seat."""
    return _Explaining(view).explain


class _Explaining:
    """Explains choices to one seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._seat = view.seat
        self._at_once = AtOnce(imagine, view, before_the_next_action)

    def explain(self, mine: Prospect, other: Prospect, stream: Stream) -> tuple[Reason, ...]:
        """Return the reasons for the first choice and against the second."""
        facts = [each for each in facts_of(self._view, mine.option, other.option) if counts(each)]
        told = {cause for fact in facts for cause in _TOLD_BY.get(fact.cause, {fact.cause})}
        found = [each for each in self._after(mine, other, stream) if each.cause not in told]
        return tuple(weightiest([*facts, *found]))

    def _after(self, mine: Prospect, other: Prospect, stream: Stream) -> list[Reason]:
        """Return the differences between both choices: at the end, or right after them."""
        worlds = [*zip(mine.games, other.games, strict=True)]
        if any(game.is_over for both in worlds for game in both):
            ends = (TELLING.at_the_end(*both, self._seat, is_secret=True) for both in worlds)
            return in_all_worlds(ends)
        at_once = self._at_once.pairs(mine, other, stream)
        found = in_all_worlds(self._of_world(*both) for both in at_once)
        return [*found, *self._tasks(at_once)] if at_once else []

    def _of_world(self, here: Game, there: Game) -> Iterator[Reason]:
        yield from self._points(here, there)
        yield from self._purse(here, there)

    def _points(self, here: Game, there: Game) -> Iterator[Reason]:
        for cause, what in _LINES.items():
            mine, other = (self._of(game, cause) for game in (here, there))
            if mine > other:
                yield brings(cause, more_of(what, mine, other), mine - other, mine - other)
        held = self._standing(there).seats
        for place in self._standing(here).seats:
            if place not in held:
                words = say(
                    "You then hold {place}: 1 prestige at each council.", place=seat_words(place)
                )
                yield brings("seat", words, SEAT, 1)
                return

    def _of(self, game: Game, category: str) -> int:
        return game.result().scores[self._seat].of(category)

    def _standing(self, game: Game) -> PlayerStanding:
        return game.standing(self._seat)

    def _tasks(self, worlds: Sequence[tuple[Game, Game]]) -> Iterator[Reason]:
        """Tell the task that a choice brings on most, in the mean of the imagined worlds."""
        sides = [
            [_by_task(self._standing(game)) for game in each] for each in zip(*worlds, strict=True)
        ]
        best: tuple[float, TaskProspect, TaskProspect] | None = None
        for task, _ in sides[0][0].values():
            if not all(task.task in standing for side in sides for standing in side):
                continue  # it was drawn or left on the way
            more = _gain(sides[0], task.task) - _gain(sides[1], task.task)
            before = sides[1][0][task.task][0]
            if more < _LEAST or task.number <= before.number or not _is_certain(sides, task.task):
                continue
            if best is None or more > best[0]:
                best = more, task, before
        if best is not None:
            more, task, before = best
            name, number = str(task.task.words()), task.number - before.number
            yield known("task", self._task_words(task, before), more, number, name)

    def _task_words(self, task: TaskProspect, other: TaskProspect) -> Phrase:
        """Say how far a task comes: from its present number, or from the other choice's."""
        name, mine, wanted = task.task.words(), task.number, task.wanted
        if task.is_counted:
            return say(
                "Your task {task} then scores {mine}, and {other} with the other choice.",
                task=name,
                mine=mine,
                other=other.number,
            )
        if task.is_fulfilled and not other.is_fulfilled:
            points = count(task.task.points, "{number} point", "{number} points")
            return say("Fulfils your task {task}: {points}.", task=name, points=points)
        now = progress_seen(self._view, task.task)
        if now is not None and now.number < mine:
            return say(
                "Brings your task {task} from {now} to {mine} of {wanted}.",
                task=name,
                now=now.number,
                mine=mine,
                wanted=wanted,
            )
        return say("Keeps your task {task} at {mine} of {wanted}.", task=name, mine=mine,
                   wanted=wanted)  # fmt: skip

    def _purse(self, here: Game, there: Game) -> Iterator[Reason]:
        mine, other = self._standing(here), self._standing(there)
        numbers, share = numbers_of(len(self._view.players)), mine.councils / COUNCILS
        if mine.coins > other.coins:
            words = more_of(say("coins"), mine.coins, other.coins)
            more = mine.coins - other.coins
            yield known("coins", words, numbers.coin * share * more, more)
        if sum(mine.goods) > sum(other.goods):
            words = more_of(say("goods"), sum(mine.goods), sum(other.goods))
            more = sum(mine.goods) - sum(other.goods)
            dearer = price_of(mine.goods) - price_of(other.goods)
            yield known("goods", words, numbers.good * share * dearer, more)


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
