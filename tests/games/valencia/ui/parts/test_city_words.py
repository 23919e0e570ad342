"""Cells and bushes in sentences, with what a member there brings."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.parts.cities import bush, cell, lived_in, seen
from valeria_desktop.games.valencia.ui.parts.city_places import bush_lines, cell_lines


def lines(name: str, viewer: int = 0) -> tuple[str, ...]:
    return cell_lines(seen(lived_in(), viewer), cell(name).cell)


def test_an_own_member_is_told_with_all_it_touches() -> None:
    assert lines("a1") == (
        "Orange space for 0 coins at the top left.",
        "Your member stands here.",
        "Palms at its corners: 1.",
        "Points at the end: 2 = 1 for itself + 1 for a palm.",
    )


def test_a_member_of_somebody_else_is_told_by_name() -> None:
    assert lines("b1")[1] == "A member of Oak."
    assert lines("b1", viewer=1)[1] == "Your member stands here."


def test_a_free_space_tells_what_a_member_would_bring() -> None:
    assert lines("d2") == (
        "Orange space for 1 coin at the top left.",
        "Free.",
        "Beside Fountain of Five (5), the central fountain (2).",
        "Points of a member here at the end: 8 = 1 for itself + 7 for fountains.",
    )


def test_a_member_that_touches_nothing_brings_one() -> None:
    assert lines("g1")[-1] == "Points of a member here at the end: 1."


def test_a_site_tells_whose_members_would_be_beside_it() -> None:
    assert lines("b2") == (
        "Site at the top left in row 2: free for a fountain.",
        "Members beside it: Oak 1.",
    )
    assert lines("f1")[1] == "No member is beside it."


def test_a_fountain_tells_its_worth_and_what_it_can_do() -> None:
    assert lines("d1") == (
        "Site at the top left in row 1: Fountain of Five, worth 5 to each member beside it.",
        "Members beside it: Rose 1.",
    )
    scene = seen(Scenario(3).built("d1", "sell"))
    assert cell_lines(scene, cell("d1").cell)[1] == "If you settle beside it, you may: sell a good."


@pytest.mark.parametrize("name", ["d3", "e4"])
def test_the_central_fountain_is_the_same_for_its_four_cells(name: str) -> None:
    assert lines(name)[0] == "The central fountain: worth 2 to each member beside it."


def test_a_bush_tells_whose_members_a_palm_would_touch() -> None:
    scene = seen(lived_in())
    name = "Bush between tiger nuts for 1 coin and porcelain for 5 coins at the top left"
    assert bush_lines(scene, bush("b1-c2").bush) == (
        f"{name}: free for a palm.",
        "Members beside it: Rose 1, Oak 1.",
    )
    assert bush_lines(scene, bush("a1-b2").bush)[0].endswith("at the top left: a palm.")
