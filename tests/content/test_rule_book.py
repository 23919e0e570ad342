"""The rules in a player's words are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from valeria_desktop.content.rule_book import rule_book

RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def test_every_clause_is_told_in_players_words_once() -> None:
    ids = re.findall(r"^- ([A-Z]+\d+)", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    told = [clause.id for clause in rule_book("valeria")]
    assert sorted(told) == sorted(set(ids))


def test_a_clause_knows_its_section() -> None:
    by_id = {clause.id: clause for clause in rule_book("valeria")}
    assert by_id["T18"].section == "Actions"
    assert by_id["T18"].text.startswith("Recruit: pay the Gold")


@pytest.mark.clause("D6", "G5", "G6")
def test_the_solo_games_are_told_as_they_are_played() -> None:
    by_id = {clause.id: clause.text for clause in rule_book("valeria")}
    assert "when a column that is attacked has nothing left to take" in by_id["D6"]
    assert "may hide a monster or domain instead" in by_id["G5"]
    assert "move the top card of another pile onto it" in by_id["G5"]
    assert "in all three piles. You choose, however deep it lies" in by_id["G5"]
    assert "instead of the only card you can have" in by_id["G5"]
    assert "any monster from the piles" in by_id["G6"]


def test_the_boxes_stand_in_the_order_of_their_names_in_the_players_language() -> None:
    told = [clause.section for clause in rule_book("valeria", "de") if clause.of_set]
    names = list(dict.fromkeys(told))
    assert names[:5] == ["Agenten", "Bauern & Ritter", "Feuertempel", "Flames & Frost", "Gnolle"]
    assert names[5:8] == ["Kaharian", "Königsgarde", "Markgrafen"]
    assert len(names) == len(set(told)) == 14


def test_an_unknown_language_gets_english() -> None:
    assert rule_book("valeria", "xx") == rule_book("valeria", "en")


def test_a_clause_may_have_more_than_one_line() -> None:
    by_id = {clause.id: clause.text for clause in rule_book("valencia")}
    assert by_id["VA35"].splitlines()[1] == "1 for each of your members in the city."
    assert all(line == line.strip() for line in by_id["VA35"].splitlines())
    assert "\n" not in by_id["VA36"]
