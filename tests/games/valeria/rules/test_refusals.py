"""Set-ups that can't be, each refused with one clear sentence (S1, S3, S5, S11, V2, V4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.files.loader import load_catalog
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Variant
from valeria_desktop.kernel.errors import SetupError, ValeriaError

if TYPE_CHECKING:
    from pathlib import Path

AREAS = ("Hills", "Ruins", "Forest", "Valley", "Mountains")
CITIZENS = tuple(group[0].id for group in CATALOG.numbers.values())
DOMAINS = tuple(domain.id for domain in CATALOG.domains)
EVENTS = frozenset({Variant.EVENTS})


LEGAL = Setup(preset="custom", areas=AREAS, citizens=CITIZENS)


def refusal(setup: Setup, seed: int = 1) -> str:
    with pytest.raises(SetupError) as refused:
        new_game(setup, CATALOG, seed)
    return str(refused.value)


def test_the_set_up_that_the_refusals_vary_is_legal() -> None:
    assert new_game(LEGAL, CATALOG, 1).table.areas == AREAS


def test_a_refusal_is_one_of_the_programs_own_errors() -> None:
    assert issubclass(SetupError, ValeriaError)


@pytest.mark.clause("S1")
def test_one_player_needs_a_solo_mode() -> None:
    assert (
        refusal(Setup(players=1)) == "One player needs a solo game; choose one, or 2 to 5 players."
    )


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [-2, 0, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    assert refusal(Setup(players=players)) == f"This game is for 2 to 5 players, not {players}."


@pytest.mark.clause("S10")
@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    assert refusal(Setup(), seed) == (
        f"The seed {seed} is out of range; use a whole number from 0 to 18446744073709551615."
    )


@pytest.mark.clause("S10")
@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_lowest_and_the_highest_seed_are_played(seed: int) -> None:
    assert Scenario(seed=seed).options == ["roll"]


@pytest.mark.clause("S11")
def test_an_unknown_preset_is_refused() -> None:
    assert refusal(Setup(preset="second-game")) == (
        "There is no preset 'second-game'; choose another one."
    )


@pytest.mark.clause("S11")
@pytest.mark.parametrize("preset", ["first-game", "random"])
@pytest.mark.parametrize(
    "chosen", [Setup(areas=AREAS), Setup(citizens=CITIZENS), Setup(without=("halfpenny-hill",))]
)
def test_cards_can_be_chosen_in_a_custom_set_up_only(preset: str, chosen: Setup) -> None:
    assert refusal(evolve(chosen, preset=preset)) == (
        "Areas, citizens and domains can be chosen only with the preset 'Custom'."
    )


@pytest.mark.clause("S3")
def test_six_areas_are_refused() -> None:
    sentence = "6 areas were chosen; choose exactly five."

    assert refusal(evolve(LEGAL, areas=(*AREAS, "Swamp"))) == sentence


@pytest.mark.clause("S3")
def test_four_areas_are_refused() -> None:
    assert refusal(evolve(LEGAL, areas=AREAS[:4])) == "4 areas were chosen; choose exactly five."


@pytest.mark.clause("S3")
def test_no_areas_are_refused() -> None:
    assert refusal(evolve(LEGAL, areas=())) == "0 areas were chosen; choose exactly five."


@pytest.mark.clause("S3")
def test_an_unknown_area_is_refused() -> None:
    assert refusal(evolve(LEGAL, areas=(*AREAS[:4], "Marshes"))) == (
        "There is no area 'Marshes'; choose from Hills, Ruins, Forest, Valley, Mountains, "
        "Barrens, Swamp, Caverns."
    )


@pytest.mark.clause("S3")
def test_an_area_chosen_twice_is_refused() -> None:
    sentence = "An area was chosen twice; choose five different areas."

    assert refusal(evolve(LEGAL, areas=(*AREAS[:4], "Hills"))) == sentence


@pytest.mark.clause("S5")
def test_two_citizens_for_a_number_are_refused() -> None:
    assert refusal(evolve(LEGAL, citizens=(*CITIZENS, "monk"))) == (
        "2 citizens were chosen for 1; choose one: Cleric or Monk."
    )


@pytest.mark.clause("S5")
def test_a_citizen_named_twice_is_refused() -> None:
    assert refusal(evolve(LEGAL, citizens=(*CITIZENS, "peasant"))) == (
        "2 citizens were chosen for 5; choose one: Peasant."
    )


@pytest.mark.clause("S5")
def test_a_number_without_a_citizen_is_refused() -> None:
    assert refusal(evolve(LEGAL, citizens=CITIZENS[:9])) == (
        "0 citizens were chosen for 11/12; choose one: Butcher or Miner."
    )


@pytest.mark.clause("S5")
def test_two_citizens_in_the_place_of_one_each_are_refused() -> None:
    """Ten were named, but two for 9/10 and none for 11/12."""
    assert refusal(evolve(LEGAL, citizens=(*CITIZENS[:9], "priestess"))) == (
        "2 citizens were chosen for 9/10; choose one: Paladin or Priestess."
    )


@pytest.mark.clause("S5")
def test_an_unknown_citizen_is_refused() -> None:
    assert refusal(evolve(LEGAL, citizens=(*CITIZENS[:9], "bishop"))) == (
        "There is no citizen 'bishop'; see docs/cards.md for the ids."
    )


@pytest.mark.clause("S5")
@pytest.mark.parametrize("other", ["goblin", "starter-knight", "halfpenny-hill", "Cleric"])
def test_a_card_of_another_kind_is_no_citizen(other: str) -> None:
    """Ids are meant, not names."""
    assert refusal(evolve(LEGAL, citizens=(*CITIZENS[:9], other))) == (
        f"There is no citizen '{other}'; see docs/cards.md for the ids."
    )


@pytest.mark.clause("V2")
def test_with_mixed_citizens_none_may_be_chosen() -> None:
    assert refusal(evolve(LEGAL, variants=frozenset({Variant.MIXED}))) == (
        "Mixed citizens uses all citizens; choose none."
    )


@pytest.mark.clause("S11")
def test_an_unknown_domain_is_refused() -> None:
    assert refusal(evolve(LEGAL, without=("halfpenny-hall",))) == (
        "There is no domain 'halfpenny-hall'; see docs/cards.md for the ids."
    )


@pytest.mark.clause("S11")
@pytest.mark.parametrize(
    ("players", "out", "left", "needed"), [(2, 10, 14, 15), (4, 12, 12, 15), (5, 5, 19, 20)]
)
def test_too_few_domains_are_refused(players: int, out: int, left: int, needed: int) -> None:
    assert refusal(evolve(LEGAL, players=players, without=DOMAINS[:out])) == (
        f"The game needs {needed} domains; only {left} take part. Put {needed - left} back."
    )


@pytest.mark.clause("S11")
def test_a_preset_that_leaves_too_few_domains_is_refused(tmp_path: Path) -> None:
    """No shipped preset does; one in another card file may."""
    extra = tmp_path / "barren.toml"
    quoted = [[f'"{name}"' for name in names] for names in (AREAS, CITIZENS, DOMAINS[:10])]
    areas, citizens, without = (", ".join(names) for names in quoted)
    extra.write_text(
        f'[[preset]]\nid = "barren"\nname = "Barren"\nareas = [{areas}]\n'
        f"citizens = [{citizens}]\nwithout = [{without}]\n"
    )

    with pytest.raises(SetupError) as refused:
        new_game(Setup(preset="barren"), load_catalog([extra]), 1)

    assert str(refused.value) == "The game needs 15 domains; only 14 take part."


@pytest.mark.clause("V4")
def test_the_first_edition_has_no_monster_events() -> None:
    assert refusal(Setup(edition=Edition.FIRST, variants=EVENTS)) == (
        "Monster Events belong to the second edition; choose that one or play without them."
    )


@pytest.mark.clause("V4")
def test_monster_events_chosen_without_the_variant_are_refused() -> None:
    assert refusal(Setup(events=("mimic",))) == (
        "Monster Events were chosen without the variant 'Monster Events'; add it."
    )


@pytest.mark.clause("V4")
def test_an_unknown_monster_event_is_refused() -> None:
    assert refusal(Setup(variants=EVENTS, events=("goblin",))) == (
        "There is no Monster Event 'goblin'; see docs/cards.md for the ids."
    )


@pytest.mark.clause("V4")
def test_a_monster_event_chosen_twice_is_refused() -> None:
    assert refusal(Setup(variants=EVENTS, events=("mimic", "mimic"))) == (
        "A Monster Event was chosen twice; there is one of each."
    )


@pytest.mark.clause("V4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_more_monster_events_than_players_are_refused(players: int) -> None:
    """One for each player lies in the pile."""
    events = tuple(event.id for event in CATALOG.events[: players + 1])

    assert refusal(Setup(players=players, variants=EVENTS, events=events)) == (
        f"{players + 1} Monster Events were chosen; choose at most {players}, one for each player."
    )
