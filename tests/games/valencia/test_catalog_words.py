"""What tasks ask for and what fountains can do is said in words, with the number that counts."""

from __future__ import annotations

from tests.each import each
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.catalog_words import (
    ability_words,
    reward_words,
    task_words,
)
from valeria_desktop.games.valencia.rules.model.catalog import Ability, Task, TaskKind
from valeria_desktop.games.valencia.rules.tasks import COUNTED

TASKS = shipped_catalog().tasks
_WITHOUT_NUMBER = frozenset(
    {
        *(
            TaskKind.SQUARE,
            TaskKind.ALL_FOUNTAINS,
            TaskKind.RICHER,
            TaskKind.STOCKED,
            TaskKind.RICHEST,
            TaskKind.SEAT,
        ),
        *(TaskKind.FIGURE, TaskKind.QUARTERS, TaskKind.MOST),
    }
)


@each("task", TASKS, ids=lambda task: task.id)
def test_a_task_says_its_threshold_and_its_points(task: Task) -> None:
    for players in task.players:
        words = task_words(task, players)
        if task.kind not in _WITHOUT_NUMBER | COUNTED:
            assert f"{task.threshold(players)} " in words
    assert (str(task.points) in reward_words(task)) == (task.kind not in COUNTED)


def test_no_two_tasks_ask_for_the_same() -> None:
    for players in (2, 3, 4, 5):
        said = [task_words(task, players) for task in TASKS]
        assert len(set(said)) == len(said)


def test_what_a_task_asks_for_is_said_for_the_players_there_are() -> None:
    council = next(task for task in TASKS if task.kind is TaskKind.COUNCIL)
    assert task_words(council, 3) == "at least 4 members on the council"
    assert task_words(council, 5) == "at least 2 members on the council"


def test_a_threshold_that_is_ours_says_so_where_so_many_play() -> None:
    waterways = next(task for task in TASKS if task.kind is TaskKind.FOUNTAINS)
    said = [str(task_words(waterways, players)) for players in (2, 3, 4, 5)]
    assert said[:3] == ["members at 4 different fountains or more"] * 3
    assert said[3] == "members at 3 different fountains or more (ours)"
    marked = [task for task in TASKS for n in task.players if "(ours)" in task_words(task, n)]
    assert marked == [waterways]


def test_each_ability_is_told_and_that_there_is_none() -> None:
    said = {fountain.ability: ability_words(fountain) for fountain in shipped_catalog().fountains}
    assert set(said) == {None, *Ability}
    assert len(set(said.values())) == len(said)
    assert said[None] == "no power"
