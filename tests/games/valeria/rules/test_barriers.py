"""What a choice brings to light, so that undo can stop there: T3, T19, T26, T30 and V2."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.game import Barrier


@pytest.mark.clause("T3")
def test_rolling_is_a_barrier() -> None:
    table = Scenario()
    assert table.rolls(0, 5, 6).barrier is Barrier.DICE


@pytest.mark.clause("T3", "T9")
def test_rolling_before_anothers_decision_is_two_barriers() -> None:
    """The active player has nothing to decide, the other a trade."""
    table = Scenario().holds(1, gold=1).owns(1, "champion")
    assert table.rolls(0, 2, 6).barrier == Barrier.DICE | Barrier.SEAT


@pytest.mark.clause("T4")
def test_changing_dice_is_no_barrier() -> None:
    """The new number is chosen, not thrown."""
    table = Scenario().owns(0, "palace-of-the-dawn")
    table.rolls(0, 6, 4)
    assert table.chooses("change a with palace-of-the-dawn").barrier is Barrier.NONE


@pytest.mark.clause("T15")
def test_an_action_alone_is_no_barrier() -> None:
    """Gaining, and the last card of the turn before it ends."""
    table = Scenario().holds(0, gold=9, strength=9, magic=9).acts(0)
    assert table.chooses("recruit citizen-1").barrier is Barrier.NONE
    assert table.chooses("pay 3-gold").barrier is Barrier.NONE


@pytest.mark.clause("T2")
def test_the_end_of_a_turn_asks_another_seat() -> None:
    table = Scenario().acts(0)
    assert table.chooses("gain gold").barrier is Barrier.NONE
    assert table.chooses("gain gold").barrier is Barrier.SEAT


@pytest.mark.clause("T19")
def test_a_domain_turned_up_is_a_barrier() -> None:
    """There is one below."""
    table = Scenario().holds(0, gold=7).owns(0, "knight", "cleric")
    table.stack("domain-1", "halfpenny-hill", "the-violet-thorn", face_down=1).acts(0)
    assert table.chooses("build domain-1").barrier is Barrier.REVEAL


@pytest.mark.clause("T19")
def test_a_domain_is_turned_up_only_after_its_reward() -> None:
    """So the barrier stands where the last choice of the build is made."""
    table = Scenario().holds(0, gold=7).owns(0, "peasant", "rogue")
    table.stack("domain-1", "halfpenny-hill", "rogues-landing", face_down=1).acts(0)
    assert table.chooses("build domain-1").barrier is Barrier.NONE
    assert table.chooses("rogues-landing: citizen-2").barrier is Barrier.REVEAL


@pytest.mark.clause("T19", "T30")
def test_the_last_domain_of_a_stack_reveals_nothing() -> None:
    """An Exhausted card is no news."""
    table = Scenario().holds(0, gold=7).owns(0, "knight", "cleric")
    table.stack("domain-1", "the-violet-thorn").acts(0)
    assert table.chooses("build domain-1").barrier is Barrier.NONE


@pytest.mark.clause("V2", "T18")
@pytest.mark.parametrize(("hidden", "barrier"), [(1, Barrier.REVEAL), (0, Barrier.NONE)])
def test_a_mixed_citizen_turned_up_is_a_barrier(hidden: int, barrier: Barrier) -> None:
    table = Scenario(variants=["mixed"]).holds(0, gold=2)
    table.stack("citizen-7", "thief", "rogue", face_down=hidden).acts(0)
    assert table.chooses("recruit citizen-7").barrier is barrier


@pytest.mark.clause("T30", "V4")
@pytest.mark.parametrize(
    ("top", "barrier"), [("mimic", Barrier.REVEAL), ("exhausted", Barrier.NONE)]
)
def test_a_monster_event_from_the_pile_is_a_barrier(top: str, barrier: Barrier) -> None:
    table = Scenario(variants=["events"]).holds(0, gold=2)
    table.stack("citizen-7", "rogue").pile("exhausted", top).acts(0)
    assert table.chooses("recruit citizen-7").barrier is barrier


@pytest.mark.clause("T26")
def test_a_monster_taken_at_random_is_a_barrier() -> None:
    table = Scenario().holds(0, gold=10).owns(0, "rogue", "rogue").owns(1, "goblin", "troll")
    table.stack("domain-1", "purloiners-perch").acts(0)
    assert table.chooses("build domain-1").barrier is Barrier.REVEAL


@pytest.mark.clause("T27")
def test_an_open_hand_over_of_resources_is_no_barrier() -> None:
    """Nothing was hidden."""
    table = Scenario().holds(0, gold=5).holds(1, gold=5).owns(0, "cleric", "rogue")
    table.stack("domain-1", "cutthroats-truce").acts(0)
    assert table.chooses("build domain-1").barrier is Barrier.NONE


@pytest.mark.clause("T3")
def test_a_barrier_belongs_to_one_choice_only() -> None:
    """The next choice starts without it, and so does a copy."""
    table = Scenario()
    table.rolls(0, 5, 6)
    assert table.game.copy().choose("gain gold").barrier is Barrier.NONE
    assert table.chooses("gain gold").barrier is Barrier.NONE


@pytest.mark.clause("T15")
def test_a_refused_choice_leaves_no_barrier() -> None:
    table = Scenario().acts(0)
    table.refuses("roll")
    assert table.chooses("gain gold").barrier is Barrier.NONE


@pytest.mark.clause("S9")
def test_the_choice_of_a_duke_is_followed_by_another_seats() -> None:
    """The last choice is followed by the first player's roll."""
    game = new_game(Setup(players=3), CATALOG, 1)
    for _ in range(3):
        assert game.decision is not None
        assert game.decision.prompt is Prompt.DUKE
        assert game.choose(game.decision.options[0]).barrier is Barrier.SEAT
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (game.view(0).first, Prompt.ROLL)


@pytest.mark.clause("T32")
def test_the_end_of_the_game_asks_nobody() -> None:
    """So there is no other seat."""
    table = Scenario()
    for number in range(1, 6):
        table.stack(f"domain-{number}", "exhausted")
    table.acts(1)
    table.chooses("gain gold")
    assert table.chooses("gain gold").barrier is Barrier.NONE
