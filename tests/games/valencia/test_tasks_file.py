"""The file of the tasks is read strictly, by the table of tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.spoiling import TASKS, refusal

if TYPE_CHECKING:
    from pathlib import Path

A_TASK = [
    (
        "number = 2\n",
        "number = 1\n",
        ", task 'modest-means', field number: another task has the number 1 already.",
    ),
    (
        "number = 2\n",
        "number = 0\n",
        ", task 'modest-means', field number: must be from 1 to 35, not 0.",
    ),
    (
        "number = 2\n",
        "number = 36\n",
        ", task 'modest-means', field number: must be from 1 to 35, not 36.",
    ),
    (
        "price = 1",
        "price = 4",
        ", task 'modest-means', field price: must be 1, as the task has the number 2.",
    ),
    (
        "price = 1\n",
        "",
        ", task 'modest-means', field price: must be 1, as the task has the number 2.",
    ),
    (
        'guild = "wine"',
        'guild = "cloth"',
        ", task 'vintners', field guild: must be 'wine', as the task has the number 9.",
    ),
    (
        'guild = "wine"\n',
        "",
        ", task 'vintners', field guild: must be 'wine', as the task has the number 9.",
    ),
    (
        'guild = "wine"',
        'guild = "wine"\nprice = 2',
        ", task 'vintners', field price: must not be here, as the task has the number 9.",
    ),
    (
        'kind = "square"',
        'kind = "row"',
        ", task 'courtyard', field kind: must be 'square', as the task has the number 13.",
    ),
    (
        'kind = "most"',
        'kind = "least"',
        ", task 'large-family', field kind: must be one of price, guild, ",
    ),
    (
        "players = [3, 4, 5]",
        "players = [2, 3, 4, 5]",
        (
            ", task 'all-four-quarters', field players: "
            "must be [3, 4, 5], as the task has the number 34."
        ),
    ),
    (
        "points = 8",
        "points = 0",
        ", task 'all-trades', field points: must be at least 1, not 0.",
    ),
    (
        "points = 8\n",
        "",
        ", task 'all-trades', field points: must be at least 1, not 0.",
    ),
    (
        'kind = "poor"',
        'kind = "poor"\npoints = 3',
        ", task 'empty-purse', field points: must not be here: this task gives what it counts.",
    ),
    (
        "least = [6]\n",
        "",
        ", task 'along-the-wall', field least: is missing: see the task's line in the table.",
    ),
    (
        'kind = "figure"',
        'kind = "figure"\nleast = [1]',
        ", task 'in-the-lead', field least: must not be here: see the task's line in the table.",
    ),
    (
        "least = [6]",
        "least = [0]",
        ", task 'along-the-wall', field least: must be from 1 to 15, not 0.",
    ),
    (
        "least = [4, 4, 3, 2]",
        "least = [4, 4, 3, -2]",
        ", task 'full-benches', field least: must be from 1 to 15, not -2.",
    ),
    (
        "least = [6]",
        "least = [16]",
        ", task 'along-the-wall', field least: must be from 1 to 15, not 16.",
    ),
    (
        "least = [6]",
        "least = []",
        (
            ", task 'along-the-wall', field least: "
            "must be 1 to 4 numbers, one for each number of players."
        ),
    ),
    (
        "least = [4, 4, 3, 2]",
        "least = [4, 4, 3, 2, 1]",
        (
            ", task 'full-benches', field least: "
            "must be 1 to 4 numbers, one for each number of players."
        ),
    ),
    (
        "least = [6]",
        "least = 6",
        ", task 'along-the-wall', field least: must be a list, not 6.",
    ),
    (
        "eased = [5]",
        "eased = [6]",
        ", task 'waterways', field eased: must be numbers of players, 2 to 5, not 6.",
    ),
    (
        'kind = "figure"',
        'kind = "figure"\neased = [5]',
        ", task 'in-the-lead', field eased: must not be here: this task has no threshold.",
    ),
    (
        'id = "watchtowers"',
        'id = "waterways"',
        ", task 'waterways', field id: is there twice; choose another.",
    ),
    (
        'name = "Watchtowers"',
        'name = ""',
        ", task 'watchtowers', field name: must be 1 to 60 plain letters, not ''.",
    ),
    (
        (
            '[[task]]\nid = "large-family"\nname = "Large Family"\n'
            'number = 35\nkind = "most"\npoints = 6\n'
        ),
        "",
        ": there is no task with the number 35.",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "sentence"), A_TASK)
def test_a_wrong_task_is_refused(right: str, wrong: str, sentence: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, TASKS, right, wrong).startswith(f"tasks.toml{sentence}")
