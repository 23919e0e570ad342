"""Choosing sets in a draft: what goes together, what is remembered, what leaves with a box."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX, FUNERAL, RULES, SETS, WITH, facts
from tests.option_sets import CATALOG
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import box_of, rules_of
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Edition, Setup, Solo, Variant
from valeria_desktop.kernel.seats import default_seats

ID = "carnival"
OTHER = "funeral"
EVENTS = frozenset({Variant.EVENTS})


def draft(**choices: object) -> Draft:
    made = Draft(RULES, seed=7, box=BOX)
    for name, value in choices.items():
        setattr(made, name, value)
    return made


def needing_events() -> Draft:
    """Return a draft with a box whose funeral needs Monster Events."""
    asking = evolve(FUNERAL, needs=EVENTS)
    sets = {**SETS, OTHER: lambda: asking}
    box = box_of(lambda: CATALOG, sets, facts)
    return Draft(rules_of(box, sets), seed=7, box=box)


@pytest.mark.clause("X1")
def test_a_set_that_another_excludes_says_why_before_it_is_chosen() -> None:
    made = draft()
    assert made.refusal_of_set(OTHER) == ""
    made.choose_sets(WITH)
    why = "Funeral and Carnival can't be played together; leave one of them out."
    assert made.refusal_of_set(OTHER) == why
    assert made.refusal_of_set(ID) == ""


@pytest.mark.clause("X24", "X25")
def test_a_game_for_one_player_uses_the_sets_that_it_can() -> None:
    made = draft(sets=WITH, players=1, preset=RANDOM)
    assert made.setup.sets == WITH
    made.solo = Solo.SIEGE
    assert made.setup.sets == frozenset()
    assert made.refusal() == ""
    assert made.refusal_of_set(ID) == "Carnival takes no part in this solo game; leave it out."
    made.players = 2
    assert made.setup.sets == WITH


def test_a_set_asks_for_a_variant_that_can_be_turned_on() -> None:
    made = needing_events()
    words = "Funeral needs the variant “Monster Events”; turn it on."
    assert made.refusal_of_set(OTHER) == words
    assert made.missing_for(OTHER) == EVENTS
    made.sets = frozenset({OTHER})
    assert made.refusal() == words
    made.variants = EVENTS
    assert made.refusal() == ""
    assert made.refusal_of_set(OTHER) == ""


def test_a_variant_that_the_edition_rules_out_is_not_offered() -> None:
    made = needing_events()
    made.edition = Edition.FIRST
    assert made.refusal_of_set(OTHER)
    assert made.missing_for(OTHER) == frozenset()


@pytest.mark.clause("X2")
def test_custom_choices_of_a_box_leave_with_it() -> None:
    made = draft(sets=WITH)
    made.start_custom()
    made.preset = CUSTOM
    made.areas = (*made.areas[:4], "Fair")
    made.citizens = tuple("juggler" if each == "mercenary" else each for each in made.citizens)
    left_out: tuple[str, ...] = ("big-top",)
    made.without = left_out
    assert made.refusal() == ""
    made.choose_sets(frozenset())
    assert "Fair" not in made.areas
    assert "juggler" not in made.citizens
    assert len(made.citizens) == 10
    assert made.without == ()


@pytest.mark.clause("X3")
def test_a_preset_of_a_box_leaves_with_it() -> None:
    made = draft(sets=WITH, preset="all-carnival")
    assert made.refusal() == ""
    made.choose_sets(frozenset())
    assert made.preset == CATALOG.presets[0].id


def test_what_cannot_be_chosen_in_a_game_for_one_leaves_the_custom_choices() -> None:
    made = draft(sets=WITH, preset="all-carnival", players=1, solo=Solo.SIEGE)
    made.drop_what_cannot_be()
    assert made.preset == CATALOG.presets[0].id
    assert made.refusal() == ""
    assert made.sets == WITH


def test_a_surprise_is_another_random_kingdom() -> None:
    made = draft(sets=WITH)
    seen = set()
    for _ in range(20):
        made.surprise()
        assert made.preset == RANDOM
        seen.add(made.seed)
    assert len(seen) > 1


def test_sets_played_last_are_proposed_again() -> None:
    made = draft(players=1, solo=Solo.SIEGE)
    setup = Setup(players=3, preset="all-carnival", sets=WITH)
    assert made.remember(setup, tuple(default_seats(3))) == ()
    assert made.setup == setup


def test_a_set_that_has_gone_is_told_and_left_out() -> None:
    wrong = draft().remember(Setup(sets=frozenset({ID, "moon"})), tuple(default_seats(2)))
    assert [str(each) for each in wrong] == ["set can't be 'moon'"]
