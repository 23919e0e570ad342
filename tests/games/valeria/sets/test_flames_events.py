"""The Events of Flames & Frost (FF4 to FF8)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.flames_tables import (
    CARDS,
    EVENTS,
    WITH,
    banished,
    builds_with,
    down,
    table,
)
from tests.games.valeria.sets.nights import comes_up
from tests.properties.invariants import check_quickly
from tests.properties.players import Temper, pick
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.rules.effects.tableau import TurnDownCitizen
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.moments import Whose
from valeria_desktop.games.valeria.rules.setup import Laying, Setup, Variant
from valeria_desktop.games.valeria.rules.turn.actions import OneMoreAct
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.rules.turn.phases import actions_left

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.turn.steps import Step


# --- A Call To Arms


@pytest.mark.clause("FF8", "X21")
def test_a_call_to_arms_lets_each_player_banish_a_soldier_for_points() -> None:
    """FF8, X21: only own face-up Soldier citizens; starters and other roles never."""
    made = table(4).owns(0, "archer", "knight", "cleric").owns(1, "monk").owns(3, "knight")
    comes_up(made.owns(2, "champion"), "a-call-to-arms")
    assert made.options == [
        "a-call-to-arms: banish-archer",
        "a-call-to-arms: banish-knight",
        "done",
    ]
    assert made.words[0] == "Banish Archer and gain 3 points (A Call To Arms)"
    made.chooses("a-call-to-arms: banish-archer")
    assert (made.decision.seat, made.options[0]) == (2, "a-call-to-arms: banish-champion")
    made.chooses("done")
    assert made.decision.seat == 3
    made.chooses("a-call-to-arms: banish-knight")
    assert [made.points(seat) for seat in range(4)] == [3, 0, 0, 3]
    assert banished(made) == ["archer", "knight"]
    assert (made.citizens(0), made.citizens(2)) == (["knight", "cleric"], ["champion"])
    assert "A banished Archer (A Call To Arms)" in made.log()


@pytest.mark.clause("FF8", "X9")
def test_a_soldier_that_lies_face_down_does_not_hear_the_call() -> None:
    """FF8, X9."""
    made = table().owns(0, "knight")
    made.state.players[0].turn_down(made.card("knight"))
    comes_up(made, "a-call-to-arms")
    assert "gain gold" in made.options


# --- The Wizards of Nae


@pytest.mark.clause("FF8", "FF4")
def test_the_wizards_of_nae_sell_one_more_action() -> None:
    """FF8, FF4: the active player may pay 3 Magic; it is none of the two actions."""
    made = table().holds(1, magic=3)
    comes_up(made.holds(0, magic=4), "the-wizards-of-nae")
    assert made.options == ["the-wizards-of-nae: trade-3-magic", "done"]
    made.chooses("the-wizards-of-nae: trade-3-magic")
    assert made.state.agenda[-1] == OneMoreAct()
    assert str(made.decision.question.words()) == "one more action: what will you do?"
    assert actions_left(made.game.view(0)) == 3
    made.chooses("gain gold")
    assert actions_left(made.game.view(0)) == 2
    made.chooses("gain gold", "gain strength")
    assert made.resources(0) == (2, 1, 1)
    assert made.state.active == 1
    assert made.resources(1) == (0, 0, 3)


@pytest.mark.clause("FF8")
@pytest.mark.parametrize("magic", [0, 2])
def test_without_3_magic_the_wizards_ask_nobody(magic: int) -> None:
    """FF8."""
    made = comes_up(table().holds(0, magic=magic).holds(1, magic=9), "the-wizards-of-nae")
    assert (made.decision.seat, actions_left(made.game.view(0))) == (0, 2)


@pytest.mark.clause("FF8", "X16")
@pytest.mark.parametrize(("before", "magic"), [(Harvest(), 0), (None, 1)])
def test_one_more_action_in_a_roll_phase_is_not_in_the_action_phase(
    before: Step | None, magic: int
) -> None:
    """FF8, X16: Forgotten Sorrows sees a citizen recruited in an Action Phase only."""
    made = table().owns(0, "forgotten-sorrows").stack("citizen-7", "rogue", "rogue")
    made.state.dice = (1, 6)
    if before is None:  # the Event comes up when an action empties a stack
        made.stack("citizen-2", "merchant").pile("the-wizards-of-nae")
        made.holds(0, gold=2, magic=2).acts(0).chooses("recruit citizen-2", "pay 2-gold")
        made.holds(0, gold=2, magic=3)
    else:
        comes_up(made.holds(0, gold=2, magic=3), "the-wizards-of-nae", before)
    made.chooses("the-wizards-of-nae: trade-3-magic", "recruit citizen-7")
    assert made.citizens(0)[-1] == "rogue"
    assert sum("Forgotten Sorrows" in line for line in made.log()) == magic + (before is None)


@pytest.mark.clause("FF8", "X20")
def test_a_stack_that_the_extra_action_empties_is_filled_at_once() -> None:
    """FF8, X20: before the turn goes on, and an Event that comes up then acts."""
    made = table().stack("citizen-7", "rogue").holds(0, gold=2, magic=3)
    made.pile("exhausted", "the-key-and-blade").state.dice = (1, 1)
    comes_up(made, "the-wizards-of-nae", Harvest())
    made.chooses("the-wizards-of-nae: trade-3-magic", "recruit citizen-7")
    assert made.cards_at("citizen-7") == ["the-key-and-blade"]


@pytest.mark.clause("FF8")
def test_a_game_is_saved_while_one_more_action_is_asked() -> None:
    """FF8."""
    made = Scenario(
        variants=["event-cards"], sets=WITH, catalog=CARDS, event_cards=("the-wizards-of-nae",)
    )
    state, place, wizards = made.state, PLACE["citizen-2"], made.card("the-wizards-of-nae")
    state.pile = (*(card for card in state.pile if card is not wizards), wizards)
    last, *others = state.stacks[place]
    state.lay(place, (last,))
    made.owns(0, *(card.id for card in others)).holds(0, gold=9, magic=3)
    made.acts(0, dice=(1, 2)).chooses("recruit citizen-2", "pay 6-gold")
    made.chooses("the-wizards-of-nae: trade-3-magic")
    assert made.state.agenda[-1] == OneMoreAct()
    assert digest(restore(dump(made.game), CARDS)) == digest(made.game)


# --- Support The Empire, Curse of The North, The Key and Blade


@pytest.mark.clause("FF8", "X7")
def test_support_the_empire_takes_5_of_one_kind_from_whoever_wants() -> None:
    """FF8, X7: never a mix."""
    made = table(3).holds(0, gold=5, strength=4, magic=6).holds(1, 4, 4, 4).holds(2, strength=5)
    comes_up(made, "support-the-empire")
    assert made.options == [
        "support-the-empire: trade-5-gold",
        "support-the-empire: trade-5-magic",
        "done",
    ]
    made.chooses("support-the-empire: trade-5-magic")
    assert made.decision.seat == 2, "seat 1 has 5 of no kind"
    made.chooses("support-the-empire: trade-5-strength")
    assert [made.points(seat) for seat in range(3)] == [3, 0, 3]
    assert [made.resources(seat) for seat in range(3)] == [(5, 4, 1), (4, 4, 4), (0, 0, 0)]


@pytest.mark.clause("FF8", "FF5")
def test_a_curse_of_the_north_in_play_takes_3_magic_at_doubles() -> None:
    """FF8, FF5: from every player, as far as it is there; other rolls do nothing."""
    made = table(3).exhausts("monster-1").stack("monster-1", "curse-of-the-north")
    for seat, magic in enumerate((7, 2, 3)):
        made.holds(seat, magic=magic)
    made.rolls(1, 1, 1)
    lost = [line for line in made.log() if "Curse of The North" in line]
    assert len(lost) == 3
    assert [seat.magic for seat in made.game.view(0).players][2] == 0
    made.holds(0, magic=7).events.clear()
    made.rolls(2, 1, 2)
    assert not [line for line in made.log() if "Curse of The North" in line]


@pytest.mark.clause("FF8", "X22")
def test_the_resting_player_is_not_cursed() -> None:
    """FF8, X22: five players, second edition."""
    made = table(5).stack("monster-1", "curse-of-the-north")
    for seat in range(5):
        made.holds(seat, magic=3)
    made.rolls(1, 1, 1)
    assert made.resources(0)[2] == 3
    assert sum("Curse of The North" in line for line in made.log()) == 4


@pytest.mark.clause("FF8")
def test_the_key_and_blade_costs_the_active_player_3_gold_and_others_1() -> None:
    """FF8: or the Gold that is there."""
    made = table(4).holds(0, gold=1).holds(1, gold=5).holds(2, gold=1)
    comes_up(made, "the-key-and-blade", seat=1)
    assert [made.resources(seat)[0] for seat in range(4)] == [0, 2, 0, 0]


# --- A Betrayal of Bonds


@pytest.mark.clause("FF8", "X9", "X11")
def test_a_betrayal_of_bonds_turns_a_citizen_of_each_player_down() -> None:
    """FF8, X9, X11: each chooses, the active player first; nobody may leave it."""
    made = table(3).owns(0, "archer").owns(2, "monk", "cleric", "monk")
    comes_up(made, "a-betrayal-of-bonds", seat=1)
    assert (made.decision.seat, made.options) == (
        2,
        ["a-betrayal-of-bonds: turn-down-monk", "a-betrayal-of-bonds: turn-down-cleric"],
    )
    made.chooses("a-betrayal-of-bonds: turn-down-monk")
    assert (down(made, 0), down(made, 1), down(made, 2)) == (["archer"], [], ["monk"])
    assert made.citizens(2) == ["cleric", "monk"]
    assert "C turned Monk face down (A Betrayal of Bonds)" in made.log()


@pytest.mark.clause("X9", "X11")
def test_a_citizen_of_an_opponent_is_turned_down() -> None:
    """X9, X11: the owner is named with the citizen; a starter can't be."""
    made = table(3).owns(1, "archer").owns(2, "monk")
    builds_with(made, TurnDownCitizen(Whose.OPPONENTS))
    assert made.words[1] == "Turn Monk of player 3 face down (Halfpenny Hill)"
    made.chooses("halfpenny-hill: turn-down-archer-of-2")
    assert (down(made, 1), made.citizens(1), made.citizens(2)) == (["archer"], [], ["monk"])
    assert "A turned Archer of B face down (Halfpenny Hill)" in made.log()


# --- whole games


@pytest.mark.clause("FF2", "FF3")
@pytest.mark.parametrize("laying", Laying)
@pytest.mark.parametrize("variants", [{"event-cards"}, {"event-cards", "events"}], ids=len)
@pytest.mark.parametrize("left_out", EVENTS)
def test_games_with_these_events_are_played_to_the_end(
    laying: Laying, variants: set[str], left_out: str
) -> None:
    """FF2, FF3: five of the six, in both layings, with Monster Events and without."""
    setup = Setup(
        5,
        variants=frozenset(map(Variant, variants)),
        event_cards=tuple(card for card in EVENTS if card != left_out),
        laying=laying,
        sets=WITH,
    )
    game, chance = new_game(setup, CARDS, EVENTS.index(left_out)), Random(left_out)
    for number in range(20_000):
        if game.decision is None:
            break
        game.choose(pick(chance, game.decision, Temper.EAGER))
        if number % 50 == 0:
            check_quickly(game)
            assert digest(restore(dump(game), CARDS)) == digest(game)
    assert game.is_over
