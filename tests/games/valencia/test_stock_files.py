"""The files of round boards and fountains are read strictly (VA54, VA55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.spoiling import BOARDS, FOUNTAINS, refusal, shipped
from valeria_desktop.games.valencia.files.loader import load_catalog
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

# Round boards, as VA55 has them

A_BOARD = [
    (
        '["oranges", "tiger nuts", "porcelain"]',
        '["oranges", "tiger nuts", "oranges"]',
        "board 'board-1', field guilds: a guild is there twice.",
    ),
    (
        '["oranges", "tiger nuts", "porcelain"]',
        '["oranges", "tiger nuts"]',
        "board 'board-1', field guilds: must be 3, not 2.",
    ),
    (
        '["oranges", "tiger nuts", "porcelain"]',
        '["oranges", "porcelain", "tiger nuts"]',
        (
            "board 'board-3', field guilds[1]: "
            "'porcelain' is in step D of the board 'board-1' already."
        ),
    ),
    (
        '["oranges", "tiger nuts", "porcelain"]',
        '["oranges", "tiger nuts", "lemons"]',
        (
            "board 'board-1', field guilds[2]: "
            "must be one of oranges, tiger nuts, wine, cloth, porcelain, not 'lemons'."
        ),
    ),
    (
        '["oranges", "tiger nuts", "porcelain"]',
        '"oranges"',
        "board 'board-1', field guilds: must be a list, not 'oranges'.",
    ),
    (
        'id = "board-2"',
        'id = "board-1"',
        "board 'board-1', field id: is there twice; choose another.",
    ),
    ('id = "board-2"\n', "", "board 2, field id: is missing."),
]


@pytest.mark.clause("VA55")
@pytest.mark.parametrize(("right", "wrong", "sentence"), A_BOARD)
def test_a_wrong_board_is_refused(right: str, wrong: str, sentence: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, BOARDS, right, wrong) == f"boards.toml, {sentence}"


def test_a_board_too_few_is_refused(tmp_path: Path) -> None:
    (tmp_path / BOARDS).write_text(shipped(BOARDS).rpartition("[[board]]")[0], encoding="utf-8")
    with pytest.raises(CatalogError, match=r"^boards\.toml: there are 4 boards, not 5\.$"):
        load_catalog(tmp_path)


# Fountains, as VA54 has them

A_FOUNTAIN = [
    (
        'value = 2\nability = "tasks"',
        'value = 3\nability = "tasks"',
        ", fountain 'scribes', field value: must be 2 where there is an ability, not 3.",
    ),
    (
        'ability = "dearer"',
        'ability = "tasks"',
        ", fountain 'artisans', field ability: another fountain has 'tasks' already.",
    ),
    (
        'ability = "dearer"',
        'ability = "wishes"',
        (
            ", fountain 'artisans', field ability: "
            "must be one of tasks, dearer, recall, palm, sell, not 'wishes'."
        ),
    ),
    (
        'value = 2\nability = "sell"',
        "value = 4",
        ": no fountain has the ability 'sell'.",
    ),
    (
        "value = 6",
        "value = 5",
        (
            ", fountain 'sun', field value: 5 is one too many; "
            "without an ability they are worth 4, 4, 5, 5, 6."
        ),
    ),
    (
        "value = 6",
        "value = -6",
        (
            ", fountain 'sun', field value: -6 is one too many; "
            "without an ability they are worth 4, 4, 5, 5, 6."
        ),
    ),
    (
        '[[fountain]]\nid = "sun"\nname = "Fountain of the Sun"\nvalue = 6\n',
        "",
        ": no fountain without an ability is left for a value 6.",
    ),
    (
        'id = "sun"',
        'id = "scribes"',
        ", fountain 'scribes', field id: is there twice; choose another.",
    ),
    (
        'name = "Fountain of the Sun"',
        'name = " "',
        ", fountain 'sun', field name: must be 1 to 60 plain letters, not ' '.",
    ),
    (
        'name = "Fountain of the Sun"',
        'name = "Sun\\nand moon"',
        ", fountain 'sun', field name: must be 1 to 60 plain letters, not 'Sun\\nand moon'.",
    ),
    ('name = "Fountain of the Sun"\n', "", ", fountain 'sun', field name: is missing."),
    (
        'name = "Fountain of the Sun"',
        "name = 6",
        ", fountain 'sun', field name: must be a text, not 6.",
    ),
    ("value = 6", "value = 6\nworth = 6", ", fountain 'sun': it has a field too many: worth."),
]


@pytest.mark.clause("VA54")
@pytest.mark.parametrize(("right", "wrong", "sentence"), A_FOUNTAIN)
def test_a_wrong_fountain_is_refused(right: str, wrong: str, sentence: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, FOUNTAINS, right, wrong) == f"fountains.toml{sentence}"
