"""The Monster Events of Crimson Seas (CS4, CS18, CS19)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native.tables import CatalogNumbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.banish import banish
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill
from valeria_desktop.kernel.errors import SetupError

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.turn.steps import Step

SET = "crimson-seas"
SIX = (
    "flaming-devourer",
    "ghost-ship",
    "giants-of-ostendaar",
    "leviathan",
    "pirate-blockade",
    "skeleton-army",
)


def table(*events: str, players: int = 2, edition: str = "2e", **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay a table with Monster Events on the last places of monsters; nobody holds anything."""
    setup.setdefault("preset", "all-crimson-seas")
    made = Scenario(
        players, edition, ["events"], catalog=catalog_of(SET), sets=frozenset({SET}), **setup
    )
    for seat in range(players):
        made.holds(seat)
    for number, event in enumerate(events):
        made.stack(f"monster-{5 - number}", event)
    return made.pile(*["exhausted"] * 8)


def comes_up(made: Scenario, event: str, before: Step | None = None) -> Scenario:
    """Let a Monster Event come up on the first citizens, before a step of seat 0's turn."""
    made.state.pile = (*made.state.pile, made.card(event))
    made.state.lay(PLACE["citizen-1"], ())
    return made._begin(0, (Fill(PLACE["citizen-1"]), *made._turn_from(before or ActionsBegin())))


def gold_on(made: Scenario, place: str) -> int:
    return made.state.tokens_on(made.places[place]).gold


# --- set-up


@pytest.mark.clause("CS4")
def test_the_six_join_the_monster_events_of_the_second_edition() -> None:
    there = catalog_of(SET).events_of(Edition.SECOND)
    assert len(there) == 12
    assert {card.id for card in there} > set(SIX)


@pytest.mark.clause("CS4")
def test_the_first_edition_has_these_six_alone() -> None:
    for seed in range(5):
        setup = Setup(5, Edition.FIRST, sets=frozenset({SET}), variants=frozenset({Variant.EVENTS}))
        state: Any = RULES.deal(setup, seed)
        pile = state._state.pile
        events = [card.id for card in pile if card.kind == "event"]
        assert len(events) == 5
        assert set(events) <= set(SIX)


@pytest.mark.clause("CS4", "V4")
def test_without_the_set_the_first_edition_has_no_monster_events() -> None:
    setup = Setup(edition=Edition.FIRST, variants=frozenset({Variant.EVENTS}))
    with pytest.raises(SetupError, match="Monster Events belong to the second edition"):
        RULES.deal(setup, 1)


@pytest.mark.clause("CS4")
def test_an_event_of_the_second_edition_cannot_be_chosen_for_the_first() -> None:
    setup = Setup(
        edition=Edition.FIRST,
        sets=frozenset({SET}),
        variants=frozenset({Variant.EVENTS}),
        events=("mimic",),
    )
    with pytest.raises(SetupError, match="Mimic belongs to the other edition"):
        RULES.deal(setup, 1)


@pytest.mark.clause("CS4")
def test_a_draft_keeps_chosen_events_of_the_other_edition_to_itself() -> None:
    made = Draft(RULES, seed=7)
    made.sets, made.variants = frozenset({SET}), frozenset({Variant.EVENTS})
    made.events = ("mimic", "leviathan")
    assert (made.setup.events, made.refusal()) == (("mimic", "leviathan"), "")
    made.edition = Edition.FIRST
    assert (made.setup.events, made.refusal()) == (("leviathan",), "")
    assert {card.id for card in made.wantable[Variant.EVENTS]} == set(SIX)


@pytest.mark.clause("CS4", "X24")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_games_with_them_are_played_to_the_end(players: int, edition: Edition) -> None:
    """Some of the six come up and act in each number of players."""
    there = set()
    for seed in range(3):
        setup = Setup(
            players,
            edition,
            "all-crimson-seas",
            frozenset({Variant.EVENTS}),
            solo=Solo.DARK_LORD if players == 1 else None,
            events=SIX[seed : seed + players],
            sets=frozenset({SET}),
        )
        game, chance = RULES.deal(setup, seed), Random(seed)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
            there |= {card.id for stack in game.view(0).stacks for card in stack if card}
        assert game.ending
    assert there & set(SIX)


# --- Ghost Ship


@pytest.mark.clause("CS18", "X20")
def test_the_ghost_ship_takes_1_gold_of_the_active_player_when_it_comes_up() -> None:
    made = comes_up(table().holds(0, gold=3).holds(1, gold=3), "ghost-ship")
    assert gold_on(made, "citizen-1") == 1
    assert (made.resources(0)[0], made.resources(1)[0]) == (2, 3)


@pytest.mark.clause("CS18")
def test_the_ghost_ship_takes_1_gold_at_the_end_of_every_roll_phase() -> None:
    """After any roll, the active player puts it there; one without Gold puts nothing."""
    made = table("ghost-ship").holds(0, gold=3).holds(1, gold=3)
    made.rolls(0, 1, 2)
    assert (gold_on(made, "monster-5"), made.resources(1)[0]) == (1, 3)
    made.rolls(1, 4, 3)
    assert (gold_on(made, "monster-5"), made.resources(1)[0]) == (2, 2)
    poor = table("ghost-ship").holds(1, gold=3)
    poor.rolls(0, 1, 2)
    assert (gold_on(poor, "monster-5"), poor.resources(1)[0]) == (0, 3)


@pytest.mark.clause("CS18", "V6")
def test_who_slays_the_ghost_ship_gains_its_gold_once() -> None:
    made = table("ghost-ship").acts(0)
    for _ in range(4):
        made.state.players[0].gold = 1
        made.state.feed(0, made.places["monster-5"], Amounts(gold=1), made.card("ghost-ship"))
    made.holds(0, strength=6, magic=6).chooses("slay monster-5")
    assert made.resources(0) == (4, 0, 0)
    assert (made.state.tokens, made.cards_at("monster-5")) == ((), ["exhausted"])


@pytest.mark.clause("CS18", "X8")
def test_a_banished_ghost_ship_gives_its_gold_to_nobody() -> None:
    made = table("ghost-ship").acts(0).holds(0, gold=1)
    made.state.feed(0, made.places["monster-5"], Amounts(gold=1), made.card("ghost-ship"))
    banish(made.state, 0, made.places["monster-5"], made.card("ghost-ship"))
    assert (made.state.tokens, made.resources(0)) == ((), (0, 0, 0))


# --- Leviathan


@pytest.mark.clause("CS18", "V5")
def test_the_leviathan_grows_by_1_strength_on_6_up_to_10() -> None:
    made = table("leviathan")
    made.rolls(0, 1, 2)
    assert made.state.tokens == ()
    made.rolls(0, 6, 2)
    assert made.quote(0, "monster-5").price == Amounts(strength=7, magic=16)
    made.state.put_tokens(0, made.places["monster-5"], Amounts(strength=8), made.card("leviathan"))
    made.rolls(0, 4, 2)
    assert made.quote(0, "monster-5").price.strength == 6 + 10
    made.rolls(0, 6, 2)
    assert made.quote(0, "monster-5").price.strength == 6 + 10


@pytest.mark.clause("CS18", "CS20")
def test_the_leviathan_pays_a_point_for_each_slain_monster_with_itself() -> None:
    made = table("leviathan").acts(0).owns(0, "goblin-pirates", "sea-witch")
    made.holds(0, strength=6, magic=16).chooses("slay monster-5")
    assert made.points(0) == 3


# --- what may be banished or turned down


@pytest.mark.clause("CS18", "X20")
def test_the_flaming_devourer_may_banish_a_citizen_on_4() -> None:
    """The active player decides; the emptied place is filled at once."""
    made = table("flaming-devourer").stack("citizen-1", "hydromancer")
    made.rolls(0, 4, 1)
    assert made.decision.seat == 0
    assert "flaming-devourer: banish-citizen-1" in made.options
    assert made.options[-1] == "done"
    made.chooses("flaming-devourer: banish-citizen-1")
    assert [card.id for card in made.state.banished] == ["hydromancer"]
    assert made.cards_at("citizen-1") == ["exhausted"]
    left = table("flaming-devourer")
    left.rolls(0, 4, 1)
    left.chooses("done")
    assert left.state.banished == ()


@pytest.mark.clause("CS18", "X14")
def test_slain_the_giants_give_any_domain() -> None:
    made = table("giants-of-ostendaar").acts(0).stack("domain-1", "tabula-tower")
    made.holds(0, strength=10, magic=2).chooses("slay monster-5")
    assert len(made.options) == 5
    made.chooses("giants-of-ostendaar: domain-1")
    assert (made.domains(0), made.resources(0)) == (["tabula-tower"], (0, 0, 0))


@pytest.mark.clause("CS18", "V6")
def test_slain_the_devourer_pays_10_gold() -> None:
    made = table("flaming-devourer").acts(0).holds(0, strength=14, magic=3)
    made.chooses("slay monster-5")
    assert made.resources(0) == (10, 0, 0)


@pytest.mark.clause("CS18")
@pytest.mark.parametrize(("answer", "gold", "charts"), [("4-gold", 4, 0), ("2-maps", 0, 2)])
def test_slain_the_blockade_pays_gold_or_maps(answer: str, gold: int, charts: int) -> None:
    made = table("pirate-blockade").acts(0).holds(0, strength=9, magic=3)
    made.chooses("slay monster-5", f"pirate-blockade: {answer}")
    assert made.resources(0) == (gold, 0, 0)
    assert dict(made.state.players[0].more)["maps"] == 2 + charts


@pytest.mark.clause("CS18", "X8")
def test_the_giants_may_banish_a_domain_on_5_and_the_next_is_turned_up() -> None:
    made = table("giants-of-ostendaar").stack("domain-1", "avery-hollow", "halfpenny-hill")
    made.state.face_down[made.places["domain-1"]] = 1
    made.rolls(0, 4, 1)
    made.chooses("giants-of-ostendaar: banish-domain-1")
    assert [card.id for card in made.state.banished] == ["halfpenny-hill"]
    top = made.state.top(made.places["domain-1"])
    assert top is not None
    assert top.id == "avery-hollow"


@pytest.mark.clause("CS18", "X9", "X11")
def test_the_skeleton_army_may_turn_a_citizen_of_an_opponent_face_down_on_3() -> None:
    made = table("skeleton-army", players=3).owns(1, "purser").owns(2, "vitki").owns(0, "marauder")
    made.rolls(0, 3, 1)
    assert made.options == [
        "skeleton-army: turn-down-purser-of-2",
        "skeleton-army: turn-down-vitki-of-3",
        "done",
    ]
    made.chooses("skeleton-army: turn-down-vitki-of-3")
    assert [card.id for card in made.state.players[2].citizens_down] == ["vitki"]


@pytest.mark.clause("CS18", "X24")
def test_alone_the_skeleton_army_turns_nothing_down() -> None:
    made = table("skeleton-army", players=1, solo=Solo.DARK_LORD).owns(0, "marauder")
    made.rolls(0, 3, 1)
    assert made.state.players[0].citizens_down == ()
    assert not any(option.startswith("skeleton-army") for option in made.options)


# --- Pirate Blockade


@pytest.mark.clause("CS18")
def test_a_blockade_forbids_citizens_with_a_number_of_the_roll() -> None:
    """Either die or the sum: 2, 4 and 6 here."""
    made = table("pirate-blockade").acts(0, dice=(2, 4)).holds(0, gold=20)
    recruits = [option for option in made.options if option.startswith("recruit")]
    assert recruits == [f"recruit citizen-{number}" for number in (1, 3, 5, 7, 8, 9, 10)]
    assert made.reasons(0, "citizen-4") == ["Pirate Blockade forbids it now"]
    free = table().acts(0, dice=(2, 4)).holds(0, gold=20)
    assert "recruit citizen-4" in free.options


@pytest.mark.clause("CS18", "T21")
def test_a_blockade_forbids_free_citizens_in_the_action_phase_alone() -> None:
    made = table("pirate-blockade").stack("monster-1", "amarynth-marauders").acts(0, dice=(5, 4))
    made.holds(0, strength=7, magic=2).chooses("slay monster-1")
    assert made.citizens(0) == ["knight-crimson-seas"], "no Peasant at 5"
    made = table("pirate-blockade").stack("monster-1", "amarynth-marauders").acts(0, dice=(5, 6))
    made.holds(0, strength=7, magic=2).chooses("slay monster-1")
    assert made.citizens(0) == []


def with_shadowvale() -> Scenario:
    """Lay a table with Shadowvale's cards as well, and the Blockade among the monsters."""
    made = Scenario(
        2,
        "2e",
        ["events"],
        catalog=catalog_of(SET, "shadowvale"),
        sets=frozenset({SET, "shadowvale"}),
        preset="all-crimson-seas",
    )
    for seat in (0, 1):
        made.holds(seat)
    return made.stack("monster-5", "pirate-blockade")


@pytest.mark.clause("CS18", "X16", "SV2")
def test_in_a_harvest_a_blockade_forbids_nothing() -> None:
    """A Dragoon slays the Marauders in the harvest; a Peasant comes though a 5 was rolled."""
    made = with_shadowvale().stack("monster-1", "amarynth-marauders")
    made.owns(0, "dragoon").holds(0, strength=7, magic=2).rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1", "pay 7-strength-2-magic")
    assert "amarynth-marauders: citizen-5" in made.options


@pytest.mark.clause("CS18", "SV6")
def test_a_blockade_forbids_taking_citizens_too() -> None:
    made = with_shadowvale().owns(1, "engineer", "marauder").may_build(0, "hobbs-end")
    made.acts(0, dice=(2, 5)).chooses("build domain-1")
    assert made.citizens(1) == ["engineer"], "only the Marauder could be taken"


@pytest.mark.clause("CS18", "FF5")
def test_a_blockade_counts_at_once_when_it_comes_up_and_ends_when_it_is_slain() -> None:
    made = table().acts(0, dice=(2, 4))
    made = comes_up(made, "pirate-blockade").holds(0, gold=20)
    assert "recruit citizen-4" not in made.options
    made.holds(0, gold=20, strength=9, magic=3)
    made.chooses("slay citizen-1", "pirate-blockade: 4-gold")
    assert "recruit citizen-4" in made.options


@pytest.mark.clause("CS18")
def test_a_blockade_is_told_to_all_as_in_force() -> None:
    made = table("pirate-blockade").acts(0, dice=(2, 4))
    assert [card.id for card in made.game.view(1).in_force] == ["pirate-blockade"]


# --- order


@pytest.mark.clause("CS19", "V5")
def test_all_that_act_at_the_end_of_a_roll_phase_do_so_in_your_order() -> None:
    """Of 2 Gold one goes into the pool first, for the sum is 6."""
    made = table("ghost-ship", "leviathan", "skeleton-army").owns(1, "purser").holds(0, gold=2)
    made.rolls(0, 3, 3)
    assert made.state.in_pool("exekratys").gold == 3
    assert made.options == ["event monster-3", "event monster-4", "event monster-5"]
    made.chooses("event monster-5")
    assert gold_on(made, "monster-5") == 1
    made.chooses("event monster-3")
    assert "skeleton-army: turn-down-purser-of-2" in made.options
    made.chooses("done")
    assert made.quote(0, "monster-4").price.strength == 7


@pytest.mark.clause("X20", "CS18")
def test_a_ghost_ship_that_comes_up_while_others_act_acts_before_the_next_one() -> None:
    made = table("flaming-devourer").stack("citizen-1", "hydromancer").holds(0, gold=2)
    made.pile(*["exhausted"] * 4, "ghost-ship")
    made.rolls(0, 4, 1)
    made.chooses("flaming-devourer: banish-citizen-1")
    assert (made.cards_at("citizen-1"), gold_on(made, "citizen-1")) == (["ghost-ship"], 1)


# --- kept in saves


@pytest.mark.clause("CS16")
def test_what_is_left_of_three_citizens_is_kept_in_a_save() -> None:
    converter = make_converter(catalog_of(SET))
    written = converter.unstructure(FreeCitizen(number=2))
    assert written == {"free_citizen": {"number": 2}}
    assert converter.structure(written, Effect) == FreeCitizen(number=2)


@pytest.mark.parametrize("name", ["Ghost Ship", "Pirate Blockade", "Araby Brigands"])
def test_the_core_in_c_refuses_by_name_what_it_does_not_know(name: str) -> None:
    card = next(card for card in catalog_of(SET).all_cards() if card.name == name)
    base = catalog_of()
    group = "events" if card.kind == "event" else "monsters"
    more = evolve(base, **{group: (*getattr(base, group), card)})
    with pytest.raises(NotCoveredError, match=name):
        CatalogNumbers(more)
