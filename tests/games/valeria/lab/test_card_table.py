"""docs/cards.md is made from the card files and kept current."""

from __future__ import annotations

import runpy
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.files.test_facts import CATALOG
from valeria_desktop.content import resources
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.files.loader import load_catalog
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.lab import card_table
from valeria_desktop.games.valeria.sets import SETS

if TYPE_CHECKING:
    from pathlib import Path

TABLE = card_table.card_table(BOX().cards_of(frozenset(SETS)))
DOCS = resources_root().parent / "docs"


def test_the_card_table_is_current() -> None:
    """If not: python -m valeria_desktop.games.valeria.lab.card_table."""
    assert (DOCS / "cards.md").read_text(encoding="utf-8") == TABLE


@pytest.mark.parametrize("kind", ["starters", "citizens", "monsters", "events", "domains", "dukes"])
def test_each_card_has_its_line(kind: str) -> None:
    for card in getattr(CATALOG, kind):
        (line,) = [line for line in TABLE.splitlines() if f"| `{card.id}` |" in line]
        assert f"| {card.name} |" in line


def test_every_line_of_a_table_has_as_many_cells_as_its_head() -> None:
    lines = TABLE.splitlines()
    for above, line in pairwise(lines):
        if above.startswith("|") and line.startswith("|"):
            assert above.count("|") == line.count("|")


SORCERER = "Every player loses 1 Magic | 1 Magic for each of your slain monsters |"
SHATTERED = "Gain a free Holy citizen from the market |"
SIMON = "1 for each Worker icon, 1 for each Soldier icon | 2 |"


@pytest.mark.parametrize(
    "line",
    [
        "| `starter-knight` | Knight | 6 | 1 Strength | 1 Strength | 1e, 2e |",
        "| `merchant` | Merchant | 2 | 2 | Worker | 2 Gold or 2 Magic | 1 Gold |",
        "| Ruins | `skeleton` | Skeleton | Minion | 2 Strength | 2 | 1 Gold | 3 | 1 (1e) |",
        "| `sorcerer` | Sorcerer | 4 | Titan | 1 Strength and 5 Magic | 1 | " + SORCERER,
        "| `shattered-hand` | Shattered Hand | 7 | Worker, Holy | 3 | When built | " + SHATTERED,
        "| `simon-the-unclean` | Simon the Unclean | " + SIMON,
    ],
)
def test_a_line_says_what_the_card_says(line: str) -> None:
    assert line in TABLE.splitlines()


def test_an_added_card_is_in_the_table_too(tmp_path: Path) -> None:
    file = tmp_path / "duke.toml"
    file.write_text(
        '[[duke]]\nid = "rosa"\nname = "Rosa"\nleft = [{ per_point = 2 }]\ntypes = { boss = 3 }\n',
        encoding="utf-8",
    )
    table = card_table.card_table(load_catalog([file]))
    assert "| `rosa` | Rosa | 3 for each Boss | 2 |" in table.splitlines()


def test_the_module_writes_the_table_when_it_is_run_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").mkdir()
    file = tmp_path / "docs" / "cards.md"
    monkeypatch.setattr(resources, "resources_root", lambda: tmp_path / "resources")
    runpy.run_path(card_table.__file__, run_name="imported")
    assert not file.exists()
    runpy.run_path(card_table.__file__, run_name="__main__")
    assert file.read_bytes() == TABLE.encode()
