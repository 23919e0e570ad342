"""Every clause of the rules and every card is named by a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from valeria_desktop.games.valeria.files.loader import shipped_catalog

TESTS = Path(__file__).resolve().parent
GAMES = TESTS / "games"
RULES = TESTS.parent / "docs" / "rules.md"
CLAUSE = re.compile(r"\b[STFVDG]\d{1,2}\b")
CARD = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])")
HELPERS = {"conftest.py", "scenario.py", Path(__file__).name}
"""They test nothing, whatever they name."""


def clauses() -> list[str]:
    """Give the ids of all clauses of the rules."""
    return re.findall(r"^- ([A-Z]\d+) · ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def files_of_tests() -> list[Path]:
    return [file for file in sorted(TESTS.rglob("*.py")) if file.name not in HELPERS]


@cache
def named_clauses() -> set[str]:
    """Give every clause id in the text of the tests; other games have clauses of their own."""
    found: set[str] = set()
    others = {folder for folder in GAMES.iterdir() if folder.name != "valeria"}
    for file in files_of_tests():
        if not others.isdisjoint(file.parents):
            continue
        found.update(CLAUSE.findall(file.read_text(encoding="utf-8")))
    return found


def cards_in(text: str) -> set[str]:
    """Return every id in the strings of a file, as "owns" or an option names it: no prose."""
    found: set[str] = set()
    tree = ast.parse(text)
    prose = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in prose:
            found.update(CARD.findall(str(node.value)))
    return found


CLAUSES = clauses()


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_is_named_by_a_test(clause: str) -> None:
    assert clause in named_clauses()


def test_every_card_is_named_by_a_test() -> None:
    unnamed = {card.id for card in shipped_catalog().all_cards()}
    for file in files_of_tests():
        text = file.read_text(encoding="utf-8")
        if any(card in text for card in unnamed):
            unnamed -= cards_in(text)
    assert not unnamed


def test_the_rules_have_all_their_clauses() -> None:
    """A clause that this file can't find would be a clause that nobody has to test."""
    parts = {part: sum(clause[0] == part for clause in CLAUSES) for part in "STFVDG"}
    assert parts == {"S": 12, "T": 33, "F": 4, "V": 6, "D": 9, "G": 7}
    assert len(set(CLAUSES)) == len(CLAUSES)


def test_no_test_names_a_clause_that_is_not_there() -> None:
    """Such an id is a slip of the pen."""
    assert set(CLAUSES) >= named_clauses()


def test_every_file_of_tests_says_first_what_it_is_about() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in files_of_tests()}
    assert not [file for file, text in texts.items() if not text.startswith('"""')]
