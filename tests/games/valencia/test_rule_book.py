"""Valencia's rules in a player's words are complete, true, and the same in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.each import each
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.rules.arrange import LEAST_SPACES, SITES
from valeria_desktop.games.valencia.rules.deal import TASKS_DEALT
from valeria_desktop.games.valencia.rules.model.cards import plain_deck
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.player import FIRST_COINS
from valeria_desktop.games.valencia.rules.model.zones import FAMILY

SOURCES = Path(__file__).parents[3] / "valeria_desktop" / "games" / "valencia"
ENGLISH = {clause.id: clause for clause in rule_book(GAME)}
GERMAN = {clause.id: clause for clause in rule_book(GAME, "de")}
NUMBERS = [*range(1, 9), 10, 11, 12, *range(15, 31), 35, 36, 40, 45, *range(50, 56)]
"""How the rules number their clauses."""
clauses = each("clause", ENGLISH)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_is_told_in_players_words_once(language: str) -> None:
    told = [clause.id for clause in rule_book(GAME, language)]
    assert sorted(told, key=lambda clause: int(clause[2:])) == [f"VA{n}" for n in NUMBERS]


def test_every_clause_that_the_code_names_is_told() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py"))]
    named = {clause for text in texts for clause in re.findall(r"\bVA\d+\b", text)}
    assert named - set(ENGLISH) == set()
    assert len(named) > 30


@clauses
def test_a_clause_that_is_referred_to_is_there(clause: str) -> None:
    assert set(re.findall(r"VA\d+", ENGLISH[clause].text)) <= set(ENGLISH)


# --- the German


def test_the_german_clauses_stand_in_the_same_order_and_in_sections_of_the_same_size() -> None:
    assert list(GERMAN) == list(ENGLISH)
    sizes = [
        list(Counter(clause.section for clause in book.values()).values())
        for book in (ENGLISH, GERMAN)
    ]
    assert sizes[0] == sizes[1]


def test_no_german_section_is_still_english() -> None:
    english = {clause.section for clause in ENGLISH.values()}
    assert english.isdisjoint(clause.section for clause in GERMAN.values())


@clauses
def test_the_german_has_the_same_numbers(clause: str) -> None:
    english, german = (sorted(re.findall(r"\d+", book[clause].text)) for book in (ENGLISH, GERMAN))
    assert english == german


@clauses
def test_the_german_has_as_many_lines(clause: str) -> None:
    assert GERMAN[clause].text.count("\n") == ENGLISH[clause].text.count("\n")


@clauses
def test_the_german_marks_the_same_as_ours(clause: str) -> None:
    english, german = ENGLISH[clause].text, GERMAN[clause].text
    assert len(re.findall(r"\bours\b", english)) == german.count("von uns")
    assert english.count("our reading") == german.count("unsere Lesart")


# --- true


def test_it_is_said_what_the_rules_are_and_what_is_ours() -> None:
    assert "rules of Valencia, on our own city" in ENGLISH["VA1"].text
    assert "Regeln von Valencia, auf unserer eigenen Stadt" in GERMAN["VA1"].text
    ours = {clause for clause in ENGLISH if re.search(r"\bours\b", ENGLISH[clause].text)}
    assert ours == {"VA1", "VA3", "VA35", "VA45", "VA50", "VA51", "VA53", "VA54", "VA55"}
    readings = {clause for clause in ENGLISH if "(our reading)" in ENGLISH[clause].text}
    assert readings == {f"VA{n}" for n in (1, 6, 11, 16, 19, 20, 21, 27, 28, 29, 35, 40)}


@pytest.mark.parametrize(
    ("clause", "english", "german"),
    [
        ("VA1", "Coins never run out (our reading).", "Münzen gehen nie aus (unsere Lesart)."),
        (
            "VA6",
            "keep when all have chosen (our reading).",
            "wenn alle gewählt haben (unsere Lesart).",
        ),
        (
            "VA16",
            "only while someone else who has a stack is still to be asked (our reading).",
            "nur, solange noch jemand anderes mit einem Stapel zu fragen ist (unsere Lesart).",
        ),
        (
            "VA28",
            "So the Fountain of Memories may bring back one of their cards (our reading).",
            "Der Brunnen der Erinnerung kann also eine ihrer Karten zurückbringen (unsere Lesart).",
        ),
        ("VA29", "The five powers:\n", "Die fünf Fähigkeiten:\n"),
        (
            "VA29",
            "The other leaves the game (our reading).",
            "Die andere verlässt das Spiel (unsere Lesart).",
        ),
        (
            "VA29",
            "change a good into the next dearer one, if the supply has it.",
            "eine Ware in die nächstteurere tauschen, wenn der Vorrat sie hat.",
        ),
        (
            "VA35",
            "with five players Waterways needs 3 fountains instead of 4 (ours).",
            "nur verlangt Wasserwege zu fünft 3 Brunnen statt 4 (von uns).",
        ),
        (
            "VA35",
            "The chain of The Long Table has no branch (our reading).",
            "Die Kette von Die lange Tafel hat keine Abzweigung (unsere Lesart).",
        ),
        ("VA40", "She never takes the figure (our reading).", "nimmt sie nie (unsere Lesart)."),
        ("VA53", "worth 2 to each member there (ours)", "jedem Mitglied dort 2 wert (von uns)"),
        ("VA54", "These values are ours.", "Diese Werte sind von uns."),
    ],
)
def test_what_is_ours_and_what_we_read_is_said_where_it_stands(
    clause: str, english: str, german: str
) -> None:
    assert english in ENGLISH[clause].text
    assert german in GERMAN[clause].text


def test_the_threshold_of_ours_is_told_with_its_numbers() -> None:
    waterways = next(task for task in shipped_catalog().tasks if task.eased)
    least = [waterways.threshold(players) for players in (4, *waterways.eased)]
    assert least == [4, 3]
    assert f"needs {least[1]} fountains instead of {least[0]}" in ENGLISH["VA35"].text


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("VA1", f"sells for {', '.join(str(g.price) for g in GUILDS[:-1])} or {GUILDS[-1].price}"),
        ("VA2", f"{FAMILY} members"),
        ("VA2", f"{FIRST_COINS} coins"),
        ("VA2", f"{len(plain_deck())} influence cards"),
        ("VA6", f"{len(shipped_catalog().tasks)} task cards"),
        ("VA6", f"dealt {TASKS_DEALT} and keep"),
        ("VA50", f"{SITES[6]}, {SITES[8]} or {SITES[10]} of them"),
        (
            "VA51",
            "{} spaces with two players, {} with three, and {} with more".format(
                *(LEAST_SPACES[width] for width in (6, 8, 10))
            ),
        ),
    ],
)
def test_numbers_are_those_of_the_game(clause: str, said: str) -> None:
    assert said in ENGLISH[clause].text


def test_fountains_are_worth_what_is_told() -> None:
    values = sorted(each.value for each in shipped_catalog().fountains if not each.ability)
    *most, last = map(str, values)
    assert f"worth {', '.join(most)} and {last}" in ENGLISH["VA54"].text
    assert {each.value for each in shipped_catalog().fountains if each.ability} == {2}
    assert "Five with a power are worth 2 each" in ENGLISH["VA54"].text
