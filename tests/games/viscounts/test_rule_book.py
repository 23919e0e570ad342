"""Viscounts' rules in a player's words are complete, and the same in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tests.each import each
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.viscounts.rules import GAME

SOURCES = Path(__file__).parents[3] / "valeria_desktop" / "games" / "viscounts"
ENGLISH = {clause.id: clause for clause in rule_book(GAME)}
GERMAN = {clause.id: clause for clause in rule_book(GAME, "de")}
NUMBERS = [
    *range(1, 28),
    *range(30, 34),
    *range(35, 44),
    45,
    46,
    *range(50, 57),
    *range(60, 68),
    *range(70, 74),
    80,
    81,
    *range(85, 90),
    *range(95, 99),
    *range(100, 104),
    *range(110, 116),
    *range(120, 135),
    *range(140, 145),
]
"""How the rules number their clauses."""
clauses = each("clause", ENGLISH)


def test_every_clause_is_told_once_in_both_languages() -> None:
    for book in (rule_book(GAME), rule_book(GAME, "de")):
        told = [clause.id for clause in book]
        assert told == [f"WK{number}" for number in NUMBERS]


def test_every_clause_that_the_code_names_is_told() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py"))]
    named = {clause for text in texts for clause in re.findall(r"\bWK\d+\b", text)}
    assert named - set(ENGLISH) == set()
    assert len(named) > 80


@clauses
def test_a_clause_has_the_same_numbers_and_readings_in_german(clause: str) -> None:
    english, german = ENGLISH[clause].text, GERMAN[clause].text
    numbers = [sorted(re.findall(r"\d+", text)) for text in (english, german)]
    assert numbers[0] == numbers[1]
    assert english.count("our reading") == german.count("unsere Lesart")
    assert english.count("inferred") == german.count("erschlossen")
    assert english.count("\n") == german.count("\n")


def test_sections_are_of_the_same_size_and_no_german_one_is_english() -> None:
    books = (ENGLISH, GERMAN)
    sizes = [list(Counter(c.section for c in book.values()).values()) for book in books]
    assert sizes[0] == sizes[1]
    sections = [{clause.section for clause in book.values()} for book in books]
    assert sections[0].isdisjoint(sections[1])


def test_it_is_said_what_is_reconstructed() -> None:
    assert "with 25 reconstructed manuscripts and 5 reconstructed player cards" in (
        ENGLISH["WK1"].text
    )
    assert "mit 25 nachgebildeten Handschriften und 5 nachgebildeten Lehenskarten" in (
        GERMAN["WK1"].text
    )
