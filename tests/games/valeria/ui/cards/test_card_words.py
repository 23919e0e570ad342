"""What a card says in words, and how often the dice pay for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.cards.card_words import (
    card_lines,
    card_sentence,
    chance_words,
    clauses_of,
    kind_words,
    rolls_that_pay,
    short_kind_words,
)

CATALOG = shipped_catalog()
RULES = Path(__file__).resolve().parents[5] / "docs" / "rules.md"


@pytest.mark.parametrize(
    ("card_id", "kind", "short"),
    [
        ("peasant", "Citizen 5, Worker", "citizen 5"),
        ("butcher", "Citizen 11/12, Worker", "citizen 11/12"),
        ("goblin", "Monster of the Hills, Minion", "monster of the Hills"),
        ("mimic", "Monster Event 5, Minion", "Monster Event 5"),
        (
            "palace-of-the-dawn",
            "Domain, needs Worker, 2× Soldier",
            "domain that needs Worker, 2× Soldier",
        ),
        ("starter-knight", "Starter 6", "Starter 6"),
        (
            "herald",
            "Starter: wakes on doubles, and when nothing else of yours does",
            "Starter: wakes on doubles, and when nothing else of yours does",
        ),
        ("simon-the-unclean", "Duke", "Duke"),
    ],
)
def test_a_card_says_what_kind_it_is(card_id: str, kind: str, short: str) -> None:
    card = CATALOG.by_id[card_id]
    assert kind_words(card) == kind
    assert short_kind_words(card) == short


@pytest.mark.parametrize(
    ("card_id", "lines"),
    [
        (
            "mercenary",
            [
                "Your turn: 1 Gold and 1 Strength.",
                "Other turns: You may trade 1 Strength for 2 Gold.",
            ],
        ),
        ("goblin", ["Reward: 1 Gold."]),
        (
            "mimic",
            [
                "When 5 is rolled: Put 1 Gold on another monster in the market.",
                "Reward: 5 Gold.",
            ],
        ),
        ("halfpenny-hill", ["At the start of your Action Phase: Gain 1 Gold."]),
        (
            "hrothgar-the-conqueror",
            [
                "Monster: 2 points each.",
                "Titan: 1 point each.",
                "1 point for every 4 resources left.",
            ],
        ),
        ("exhausted", []),
    ],
)
def test_a_card_says_what_it_does(card_id: str, lines: list[str]) -> None:
    assert card_lines(CATALOG.by_id[card_id]) == lines


def test_alone_there_are_no_turns_of_others() -> None:
    peasant = CATALOG.by_id["peasant"]
    assert card_lines(peasant, Solo.SIEGE) == ["Your turn: 1 Gold."]
    assert card_lines(peasant, Solo.DARK_LORD) == ["Harvest: 1 Gold.", "Second Harvest: 1 Gold."]


def test_a_card_is_said_in_one_breath() -> None:
    assert card_sentence(CATALOG.by_id["goblin"]) == (
        "Goblin. Monster of the Hills, Minion. Reward: 1 Gold."
    )
    assert card_sentence(EXHAUSTED) == "Exhausted. Exhausted."


@pytest.mark.parametrize(
    ("numbers", "rolls", "twice"),
    [
        ((1,), 11, 1),
        ((2,), 12, 1),
        ((5,), 15, 1),
        ((6,), 16, 1),
        ((7,), 6, 0),
        ((9, 10), 7, 0),
        ((11, 12), 3, 0),
    ],
)
def test_the_rolls_that_pay_are_counted(numbers: tuple[int, ...], rolls: int, twice: int) -> None:
    assert rolls_that_pay(numbers) == (rolls, twice)


def test_how_often_the_dice_pay_is_said() -> None:
    assert chance_words(CATALOG.by_id["peasant"]) == (
        "Wakes on 15 of 36 rolls, twice on 1 of them."
    )
    assert chance_words(CATALOG.by_id["rogue"]) == "Wakes on 6 of 36 rolls."
    assert chance_words(CATALOG.by_id["herald"]) == ""
    assert chance_words(CATALOG.by_id["goblin"]) == ""


def test_the_clauses_of_cards_exist() -> None:
    known = set(re.findall(r"^- ([A-Z]+\d+) ·", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    kinds = {card.kind: card for card in CATALOG.by_id.values() if card.kind != "rule"}
    for card in kinds.values():
        assert clauses_of(card)
        assert set(clauses_of(card)) <= known
    assert clauses_of(CATALOG.by_id["peasant"])[0] == "T18"
    assert clauses_of(CATALOG.by_id["goblin"])[0] == "T17"
    assert clauses_of(CATALOG.by_id["halfpenny-hill"])[0] == "T19"
