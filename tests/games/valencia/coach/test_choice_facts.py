"""Facts about Valencia's choices: tasks, cards, seats, spaces, palms and fountains, by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.coach.test_reasons import reasons
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.bots.task_chances import chance_if_kept
from valeria_desktop.games.valencia.coach.choice_facts import facts_of
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.options import KeepTask, LeaveTask
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.kernel.coaching import Reason


def facts(table: Scenario, mine: str, other: str) -> Mapping[str, Reason]:
    """Return what speaks for the first option by itself, by cause."""
    decision = table.decision
    view = table.game.view(decision.seat)
    found = facts_of(view, decision.option(mine), decision.option(other))
    return {reason.cause: reason for reason in found}


def words(table: Scenario, mine: str, other: str) -> dict[str, str]:
    return {cause: str(fact.words) for cause, fact in facts(table, mine, other).items()}


# --- planning


@pytest.mark.clause("VA11")
def test_a_card_more_is_told_beside_the_cards_that_later_rounds_lack() -> None:
    table = Scenario(players=2).in_round(4).at(RoundPart.PLANNING)
    mine = table.asked
    table.chooses(mine, "draw")
    told = words(table, "enough", "draw")
    assert told["spares"] == "Leaves you 22 cards for the last round."
    assert facts(table, "enough", "draw")["spares"].is_secret  # the deck's number, too (VA8)


@pytest.mark.clause("VA11")
@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (0, "An even share of your deck is 5 cards for this round."),
        (3, "An even share of your deck is 5 cards for this round."),
        (4, "You then have 6 cards to bid with in this round."),
    ],
)
def test_a_card_more_names_an_even_share_until_it_is_reached(drawn: int, said: str) -> None:
    table = Scenario(players=2).in_round(1).at(RoundPart.PLANNING)
    for _ in range(drawn):
        table.chooses(table.asked, "draw")
    assert words(table, "draw", "enough") == {"draws": said}
    assert facts(table, "draw", "enough")["draws"].is_secret


@pytest.mark.clause("VA10")
def test_in_the_last_round_no_card_is_spared() -> None:
    table = Scenario(players=2).in_round(5).at(RoundPart.PLANNING)
    assert "spares" not in words(table, "enough", "draw")


@pytest.mark.clause("VA12")
def test_a_stack_is_told_by_its_bid_and_by_the_cards_that_are_left() -> None:
    table = Scenario(players=2).deck(0, "6 5 4 3").at(RoundPart.PLANNING).draws(0, 3)
    told = words(table, "add 5", "close")
    assert told["bids"] == "The bid of this stack rises from 6 to 11."
    told = words(table, "close", "add 5")
    assert told["bids"] == "This stack bids 6, and leaves 2 cards for other bids."


@pytest.mark.clause("VA12")
def test_a_hand_is_told_with_all_its_stacks_and_the_auctions_they_are_meant_for() -> None:
    table = Scenario(players=2).deck(0, "6 5 4 3 2").at(RoundPart.PLANNING)
    for _ in range(3):
        table.chooses(0, "draw")
    told = facts(table, "enough", "draw")["divides"]
    assert str(told.words) == (
        "Make stacks of 6 for Oranges (B), 5 for Wine (F), 4 for Tiger Nuts (D) and 3 for "
        "Nobility and church (A)."
    )
    assert told.is_secret  # nobody else may learn of a hand (VA8)


@pytest.mark.clause("VA12")
def test_a_large_hand_is_not_divided() -> None:
    table = Scenario(players=2).deck(0, "6 6 5 5 4 4 3 3 2 2").at(RoundPart.PLANNING)
    for _ in range(8):
        table.chooses(0, "draw")
    assert "divides" not in facts(table, "enough", "draw")


@pytest.mark.clause("VA6", "VA35")
@pytest.mark.parametrize("players", [2, 4])
def test_a_dealt_task_is_told_by_how_often_it_is_fulfilled(players: int) -> None:
    """One of both answers has a reason: the one that the measured games speak for."""
    told = 0
    for seed in range(6):
        session = Session.begin(RULES, Setup(players=players), default_seats(players), seed)
        decision, view = session.decision, session.scene(0).view
        assert decision is not None
        keep, leave = decision.options
        assert isinstance(keep, KeepTask)
        assert isinstance(leave, LeaveTask)
        chance = chance_if_kept(keep.task, players)
        kept, left = [[*facts_of(view, *both)] for both in ((keep, leave), (leave, keep))]
        assert len(kept) + len(left) == 1
        (fact,) = kept or left
        assert fact.is_secret
        if chance is None:
            assert fact.words == f"It never costs points, and usually scores {fact.number}."
            continue
        assert bool(kept) is (chance > 0.5)
        assert fact.number == round(10 * chance) if kept else 10 - round(10 * chance)
        told += 1
    assert told


# --- auctions


@pytest.mark.clause("VA16")
def test_who_waits_sees_the_other_bids_for_a_privilege() -> None:
    table = Scenario(players=2).holds(0, privileges=1).stacks(0, "6").stacks(1, "5")
    table.at(RoundPart.A)
    assert words(table, "wait", "pass") == {
        "sees": "You see the other bids before yours. It costs a privilege, worth 1 point."
    }


# --- the council and the city


@pytest.mark.clause("VA21", "VA27", "VA30")
def test_a_seat_is_told_by_its_prestige_its_office_and_who_goes_home() -> None:
    table = Scenario(players=2).stacks(0, "6").stacks(1, "5").sits(1, "nobility")
    table.at(RoundPart.A).reveals(0, "6").reveals(1, "5")
    assert words(table, "sit", "nothing") == {
        "seat": "1 prestige at each of 5 councils while you hold it.",
        "places": "You build the fountain of this round.",
        "home": "A member of player 2 goes home.",
    }
    table = Scenario(players=2).in_round(5).stacks(0, "6").stacks(1, "5")
    table.at(RoundPart.A).reveals(0, "6").reveals(1, "5").chooses(0, "nothing")
    assert words(table, "sit", "nothing") == {
        "seat": "1 prestige at the last council if you still hold it.",
        "places": "You plant the palm of this round.",
    }


@pytest.mark.clause("VA35", "VA53")
def test_a_space_is_told_by_the_points_of_a_member_there() -> None:
    table = Scenario(players=2).holds(0, coins=9).stacks(0, "6").stacks(1, "1").palm("c1-d2")
    table.at(RoundPart.B, guild="oranges").reveals(0, "6").passes(1).chooses(0, "sit", "good")
    assert words(table, "place d2", "place f1") == {
        "space": ("Brings 4 points: 1 for itself, 2 at the central fountain and 1 at a palm.")
    }
    assert words(table, "place f1", "place d2") == {}
    assert words(table, "place f1", "nothing") == {"space": "Brings 1 point at the end."}
    found = reasons(table, "place d2", "place f1")
    assert not {"members", "palms", "fountains"} & found.keys()  # the space has told them


@pytest.mark.clause("VA26")
def test_a_move_is_told_by_the_points_before_and_after_it() -> None:
    table = Scenario(players=2).stacks(0, "6").lives(0, "d1").at(RoundPart.G).reveals(0, "6")
    assert words(table, "move d1 d2", "nothing") == {
        "space": "The member is then worth 3 points, not 1."
    }
    assert words(table, "move d1 e1", "move d1 d2") == {}


@pytest.mark.clause("VA27", "VA35")
def test_a_palm_is_told_by_the_members_that_touch_no_other_one() -> None:
    table = Scenario(players=2).sits(0, "church").lives(0, "d1", "d2").lives(1, "e1")
    table.at(RoundPart.H)
    assert words(table, "palm c1-d2", "palm a1-b2") == {
        "palms": "2 points for 2 members of yours beside it."
    }
    assert words(table, "palm a1-b2", "palm c1-d2") == {}
    table = Scenario(players=2).sits(0, "church").lives(0, "d1", "d2", "e1").palm("c1-d2")
    table.at(RoundPart.H)
    assert words(table, "palm d1-e2", "palm a1-b2") == {
        "palms": "1 point for a member of yours beside it."
    }


@pytest.mark.clause("VA27", "VA35")
def test_a_fountain_is_told_by_the_members_beside_it() -> None:
    table = Scenario(players=2).sits(0, "nobility").lives(0, "e1", "f2").lives(1, "d2")
    table.at(RoundPart.I)
    value = table.table.fountains[0].value
    assert words(table, "fountain e2", "fountain b2") == {
        "fountains": f"{2 * value} points for 2 members of yours beside it."
    }
    assert words(table, "fountain b2", "fountain e2") == {}


# --- tasks on the way


@pytest.mark.clause("VA35")
def test_a_task_is_told_by_how_far_it_comes() -> None:
    """Centre wants 5 members at the central fountain; d2 lies there, f1 does not."""
    table = Scenario(players=2).holds(0, coins=9).tasks(0, 26).lives(0, "b3")
    table.stacks(0, "6").stacks(1, "1").goes_on_from(RoundPart.B)
    table.reveals(0, "6").passes(1).chooses(0, "sit", "good")
    found = reasons(table, "place d2", "place f1")["task"]
    assert found.words == "Brings your task Centre from 1 to 2 of 5."
    assert found.card == "Centre"
    assert found.is_secret
    table = Scenario(players=2).holds(0, coins=9).tasks(0, 26).lives(0, "b3", "b4", "c5", "d5")
    table.stacks(0, "6").stacks(1, "1").goes_on_from(RoundPart.B)
    table.reveals(0, "6").passes(1).chooses(0, "sit", "good")
    found = reasons(table, "place d2", "place f1")["task"]
    assert found.words == "Fulfils your task Centre: 6 points."


@pytest.mark.clause("VA26", "VA35")
def test_a_task_that_the_other_choice_sets_back_is_kept() -> None:
    """Who moves from d2 leaves the central fountain."""
    table = Scenario(players=2).tasks(0, 26).lives(0, "b3", "d2").stacks(0, "6")
    table.goes_on_from(RoundPart.G).reveals(0, "6")
    found = reasons(table, "nothing", "move d2 d1")["task"]
    assert found.words == "Keeps your task Centre at 2 of 5."
