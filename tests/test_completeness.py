"""A test covers each clause of the rules, and a test names each card."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.clauses import GAMES, Clauses, clauses_of, is_whole
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.sets import SETS

TESTS = Path(__file__).resolve().parent
CARD = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])")
HELPERS = {"conftest.py", "scenario.py", Path(__file__).name}
"""They test nothing, whatever they name."""


def files_of_tests() -> list[Path]:
    return [file for file in sorted(TESTS.rglob("*.py")) if file.name not in HELPERS]


def cards_in(text: str) -> set[str]:
    """Return every id in the strings of a file, as "owns" or an option names it: no prose."""
    found: set[str] = set()
    tree = ast.parse(text)
    prose = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in prose:
            found.update(CARD.findall(str(node.value)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_test_covers_each_clause(game: str, pytestconfig: pytest.Config) -> None:
    found = pytestconfig.pluginmanager.get_plugin("clauses")
    assert isinstance(found, Clauses)
    uncovered = [clause for clause in clauses_of(game) if clause not in found.tests]
    if uncovered and not is_whole(pytestconfig):
        pytest.skip("the tests of some clauses are not among those that were asked for")
    assert not uncovered


def test_every_card_is_named_by_a_test() -> None:
    unnamed = {card.id for card in BOX().cards_of(frozenset(SETS)).all_cards()}
    for file in files_of_tests():
        text = file.read_text(encoding="utf-8")
        if any(card in text for card in unnamed):
            unnamed -= cards_in(text)
    assert not unnamed


def test_the_rules_have_all_their_clauses() -> None:
    """A clause that this file can't find would be a clause that nobody has to test."""
    parts = Counter(clause.rstrip("0123456789") for clause in clauses_of("valeria"))
    base = {"S": 12, "T": 33, "F": 4, "V": 6, "D": 9, "G": 7}
    shared = {"X": 25, "WA": 4}
    small = {
        "PR": 2,
        "PK": 1,
        "GN": 2,
        "FT": 2,
        "KA": 2,
        "MA": 2,
        "KG": 5,
        "US": 7,
        "AG": 6,
        "RE": 4,
    }
    assert parts == base | shared | small | {"FF": 18, "SV": 9, "CS": 22}


def test_every_file_of_tests_says_first_what_it_is_about() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in files_of_tests()}
    assert not [file for file, text in texts.items() if not text.startswith('"""')]
