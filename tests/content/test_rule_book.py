"""The rules in a player's words are complete."""

from __future__ import annotations

import re
from pathlib import Path

from valeria_desktop.content.rule_book import rule_book

RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def test_every_clause_is_told_in_players_words_once() -> None:
    ids = re.findall(r"^- ([STFVDG]\d+)", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    told = [clause.id for clause in rule_book()]
    assert sorted(told) == sorted(set(ids))


def test_a_clause_knows_its_section() -> None:
    by_id = {clause.id: clause for clause in rule_book()}
    assert by_id["T18"].section == "Actions"
    assert by_id["T18"].text.startswith("Recruit: pay the Gold")


def test_an_unknown_language_gets_english() -> None:
    assert rule_book("xx") == rule_book("en")
