"""Cards in words: a player who doesn't see them is told all."""

from __future__ import annotations

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.model.cards import PLAIN, Card
from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.standing import TaskStanding
from valeria_desktop.games.valencia.ui.cards.card_words import (
    card_name,
    card_sentence,
    cards_words,
    power_of,
    task_sentence,
)
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace

TASKS = {task.kind: task for task in shipped_catalog().tasks}


def test_an_advanced_card_has_a_name_and_says_what_it_does() -> None:
    for card in Card:
        assert bool(card_name(card)) is bool(power_of(card)) is (card not in PLAIN)
    assert card_sentence(Card.FIVE) == "5"
    assert card_sentence(Card.TWIN) == "Twin (2). Counts 2. Both Twins in one stack count 6."


def test_cards_are_named_one_after_the_other() -> None:
    assert cards_words((Card.SIX, Card.JOKER)) == "6, Joker (0)"


def test_a_task_says_how_far_it_is() -> None:
    wall, poor = TASKS[TaskKind.WALL], TASKS[TaskKind.POOR]
    words = "Along the Wall: at least 6 members at the wall (4 points, else −4)."
    assert task_sentence(wall, 3) == words
    assert task_sentence(wall, 3, TaskStanding(wall, 2, 6)) == f"{words} So far 2 of 6."
    assert task_sentence(wall, 3, TaskStanding(wall, 7, 6)) == f"{words} It is fulfilled now."
    assert task_sentence(poor, 3, TaskStanding(poor, 4, 1)).endswith("It scores 4 now.")


def test_a_task_card_bears_its_points_and_its_progress() -> None:
    wall, poor = TASKS[TaskKind.WALL], TASKS[TaskKind.POOR]
    open_one = TaskFace(wall, 3, TaskStanding(wall, 2, 6))
    done = TaskFace(wall, 3, TaskStanding(wall, 6, 6))
    counted = TaskFace(poor, 3, TaskStanding(poor, 4, 1))
    assert (open_one.points, open_one.progress, open_one.is_done) == ("4", "2/6", False)
    assert (done.points, done.progress, done.is_done) == ("4", "", True)
    assert (counted.points, counted.progress, counted.is_done) == ("+4", "", False)
    assert TaskFace(poor, 3).points == "+"
