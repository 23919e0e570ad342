"""Every sign of Viscounts is explained, and with the numbers of its rules."""

from __future__ import annotations

import re

import pytest

from tests.each import each
from tests.games.viscounts.test_art import ICON_NAMES
from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.kinds import BUILDING_TYPES, RIBBONS, Paper
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_power
from valeria_desktop.ui.words.sign_words import sign_words

CATALOG = shipped_catalog()
SIGNS = sign_words(GAME)
explain = SIGNS.explain
_MOST = 20
"""The most words of a sentence."""


@each("icon", ICON_NAMES)
def test_every_icon_is_explained(icon: str) -> None:
    sentence = explain(icon.removeprefix("icons/"))
    assert re.fullmatch(r"[A-Z][^:]+: .+\.", sentence)
    assert len(sentence.split()) <= _MOST


def test_no_two_signs_are_explained_alike() -> None:
    said = [explain(sign) for group in SIGNS.groups.values() for sign in group]
    assert len(set(said)) == len(said) == len(ICON_NAMES) + 1  # and points, a sign of all games


def test_what_is_unknown_is_not_explained() -> None:
    assert explain("dragon") == ""


@pytest.mark.parametrize("kind", BUILDING_TYPES)
def test_a_building_costs_and_brings_what_is_said(kind: str) -> None:
    building = next(each for each in CATALOG.buildings if each.type == kind)
    one, two, three = building.points
    said = explain(signs.sign_of_building(building.type))
    assert f": {building.builders} builders; {one}, {two} and {three} points" in said


@pytest.mark.parametrize("paper", Paper)
def test_papers_are_worth_what_is_said(paper: Paper) -> None:
    rules = CATALOG.paper(paper)
    assert str(abs(rules.unflipped)) in explain(signs.sign_of_paper(paper, is_flipped=False))
    flipped = explain(signs.sign_of_paper(paper, is_flipped=True))
    assert (str(rules.flipped) in flipped) is bool(rules.flipped)


@pytest.mark.parametrize("ribbon", RIBBONS)
def test_a_ribbons_bonus_is_the_kind_that_is_said(ribbon: str) -> None:
    card = next(each for each in CATALOG.bonuses if each.ribbon == ribbon)
    (mark,) = marks_of_power(card.power)
    assert f"gains a {mark.icon} for good" in explain(f"ribbon-{ribbon}")
    assert f"; {card.points} points" in explain("bonus-card")


def test_the_castle_is_worth_what_is_said() -> None:
    one, two, three = (tier.points for tier in CATALOG.tiers)
    assert f"{one}, {two} or {three} points" in explain("pawn")
    assert f"{CATALOG.numbers.leader_points} points" in explain("leader")
