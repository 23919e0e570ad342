"""Reasons at the table of Viscounts, in positions worked out by hand."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.coach.test_hint import asked, hints
from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.scenario import Scenario, space
from tests.kernel.contract import Table
from valeria_desktop.coach.at_once import AtOnce, before_the_next_action
from valeria_desktop.coach.prospects import Prospects
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.coach.reasons import reasons_for
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.memory import SOURCES
from valeria_desktop.games.viscounts.rules.effects.cards import Discard, Rearrange
from valeria_desktop.games.viscounts.rules.effects.combined import OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType
from valeria_desktop.games.viscounts.rules.model.things import SET_UP
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.turn.actions import AskAction
from valeria_desktop.games.viscounts.rules.turn.collision import CollisionPhase
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide
from valeria_desktop.games.viscounts.rules.turn.turn import CardsPhase, DrawPhase, EndTurn
from valeria_desktop.games.viscounts.rules.use import Use
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Prospect

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.viscounts.rules.steps import Step
    from valeria_desktop.kernel.coaching import Reason


BY_HAND = evolve(RULES, worth=WinningChance)
"""Plans by hand stay what they are, whatever is learned."""


def reasons(table: Scenario, mine: str, other: str) -> Mapping[str, Reason]:
    """Say what the first option has that the second hasn't, by cause."""
    decision = table.decision
    view = table.game.view(decision.seat)
    prospects = Prospects(BY_HAND, view, Stream(2))
    ids = [option.id for option in decision.options]
    both = [prospects.of((ids.index(name), decision.option(name))) for name in (mine, other)]
    found = reasons_for(view)(both[0], both[1], Stream(3))
    assert len({reason.cause for reason in found}) == len(found)
    assert all(0 <= reason.points <= 1 for reason in found)
    assert all(str(reason.words).endswith(".") for reason in found)
    return {reason.cause: reason for reason in found}


def words(found: Mapping[str, Reason], cause: str) -> str:
    return str(found[cause].words)


def asks(table: Scenario, *steps: Step) -> Scenario:
    """Ask the last of these steps, with the rest of the turn and the next one after it."""
    table.hand(1, "S04 S06").state.active = 0
    return table._run([EndTurn(), DrawPhase(0), CollisionPhase(), *steps])


# --- the choice itself


@pytest.mark.clause("WK25", "WK31")
def test_a_card_is_told_by_what_it_shows_does_and_spares() -> None:
    table = Scenario().line(0, "S07 - -").hand(0, "S08 S07").deck(0, "S01 S02 S03")
    table = asks(table, CardsPhase(0))
    found = reasons(table, "play S08", "play S07")
    assert words(found, "corruption") == (
        "It brings you less corruption: 0, and 2 with the other card."
    )
    assert words(found, "icons") == "Trader shows 1 merchant for three turns."
    assert found["icons"].is_secret  # the hand is nobody else's business
    assert found["icons"].card == "Trader"
    found = reasons(table, "play S07", "play S08")
    assert "corruption" not in found
    assert "dropoff" not in found  # a Thief's silver is worth no more than the debt
    table = Scenario().hand(0, "T59 S08").deck(0, "S01 S02 S03")
    found = reasons(asks(table, CardsPhase(0)), "play T59", "play S08")
    assert words(found, "dropoff") == "Tinker when it drops off: Gain 1 stone."


@pytest.mark.clause("WK31", "WK36")
def test_a_ride_is_told_with_its_price_and_what_the_other_goal_lacks() -> None:
    """On the lake's left space each merchant buys 1 silver; inside a noble or clerics are short."""
    table = Scenario().stands(0, "E inner").line(0, "S08 S08 S08").holds(0, silver=1)
    table = asks(table, AskAction(0), AskRide(0, 1))
    inner, right = space("A inner"), space("E right")
    found = reasons(table, f"ride {right}", f"ride {inner}")
    assert words(found, "short") == ("The inner space of the lake: 1 noble short.")
    found = reasons(table, f"ride {right}", f"ride {space('A right')}")
    assert words(found, "ride") == "The ride costs 0 silver, and 1 to the other goal."


@pytest.mark.clause("WK53")
def test_a_building_is_told_by_its_spot_its_square_and_its_links() -> None:
    table = Scenario().stands(0, "A left").holds(0, stone=7).built(1, "A.2", 1)
    table = asks(table, AskAction(0)).chooses(0, "build")
    found = reasons(table, "square 7", "square 9")
    assert words(found, "square") == ("Frees square 7: Each time you hire: Discard a card.")
    assert not {"links", "silver", "stone"} & found.keys()  # the spot brings them
    table.chooses(0, "square 7")
    spots = reasons(table, "spot A.1", "spot A.3")
    assert words(spots, "spot") == "The spot brings: Gain 1 ink."
    assert words(spots, "links") == "Closes a link."


@pytest.mark.clause("WK16", "WK111")
def test_a_flip_is_told_by_its_points() -> None:
    table = Scenario().holds(0, debts=1, deeds=1)
    table = asks(table, Use(0, Flip("card"), SET_UP))
    found = reasons(table, "flip debt", "flip deed")
    assert words(found, "flip") == (
        "A paid debt costs no points at the end, and brings 1 resource now."
    )
    assert words(found, "debts") == (
        "You then have fewer unpaid debts: 0, and 1 with the other choice."
    )
    assert "approved" not in found
    found = reasons(table, "flip deed", "flip debt")
    assert words(found, "approved") == (
        "You then have more approved deeds: 1, and 0 with the other choice."
    )


@pytest.mark.clause("WK17")
def test_a_choice_that_reveals_an_end_card_says_so() -> None:
    either = OneOf((Gain(Amounts(deed=1)), Gain(Amounts(silver=2))))
    table = asks(Scenario().has(deeds_left=1), Use(0, either, SET_UP))
    deed, silver = table.options
    found = reasons(table, deed, silver)
    assert words(found, "prosperity") == (
        "Reveals the prosperity card, so one full round is left after this one."
    )
    assert words(reasons(table, silver, deed), "silver") == (
        "You then have more silver left: 2, and 0 with the other choice."
    )


@pytest.mark.clause("WK18")
def test_markers_that_meet_are_told_with_what_the_space_brings() -> None:
    either = OneOf((Gain(Amounts(virtue=1)), Gain(Amounts(silver=2))))
    table = asks(Scenario().holds(0, corruption=3, virtue=4), Use(0, either, SET_UP))
    virtue, silver = table.options
    assert "markers" not in reasons(table, silver, virtue)


@pytest.mark.clause("WK23", "WK103")
def test_an_order_of_cards_is_told_by_what_drops_off_next() -> None:
    table = asks(Scenario().line(0, "T59 S08 S01"), Use(0, Rearrange(), SET_UP))
    found = reasons(table, "lay S01 S08 T59", "lay T59 S08 S01")
    assert words(found, "next") == "Tinker drops off next: Gain 1 stone."
    assert "next" not in reasons(table, "lay T59 S08 S01", "lay S01 S08 T59")
    assert "next" not in reasons(table, "lay S08 T59 S01", "lay T59 S08 S01")


@pytest.mark.clause("WK100")
def test_a_discarded_card_is_told_by_the_one_that_is_kept() -> None:
    table = Scenario().hand(0, "S07 S03").deck(0, "S01 S02")
    table = asks(table, Use(0, Discard(1), SET_UP))
    found = reasons(table, "discard S07", "discard S03")
    assert words(found, "keeps") == "You keep Journeyman: 2 merchants."
    assert found["keeps"].is_secret


# --- what comes later


@pytest.mark.clause("WK24", "WK31", "WK35")
def test_nothing_that_a_later_choice_of_the_turn_brings_is_credited_to_a_card_or_a_ride() -> None:
    """Either card may ride to a building; only the one that gets there says so."""
    table = Scenario().stands(0, "E right").hand(0, "S08 S07").holds(0, stone=9)
    table = asks(table.deck(0, "S01 S02 S03"), CardsPhase(0))
    later = {"buildings", "square", "castle", "manuscripts", "stone", "links"}
    for mine, other in (("play S08", "play S07"), ("play S07", "play S08")):
        assert not later & reasons(table, mine, other).keys()
    table.chooses(0, "play S08")
    rides = table.options
    said = [reasons(table, mine, other) for mine, other in pairwise(rides)]
    assert not any(later & found.keys() for found in said)
    assert any(
        str(found["goal"].words).startswith("You can then") for found in said if "goal" in found
    )


@pytest.mark.clause("WK35", "WK55")
def test_an_action_is_told_by_what_it_ends_with() -> None:
    table = Scenario().stands(0, "A left").holds(0, stone=7)
    table = asks(table, AskAction(0))
    found = reasons(table, "build", "none")
    assert words(found, "square").startswith("Frees square ")
    assert "stone" not in found
    assert "stone" in reasons(table, "none", "build")


@pytest.mark.clause("WK55", "WK111")
def test_a_building_is_told_by_its_points_and_its_price() -> None:
    table = Scenario().stands(0, "A left").holds(0, stone=9)
    table = asks(table, AskAction(0)).chooses(0, "build")
    squares = CATALOG.squares
    kinds = {each.number: each.building for each in squares}
    cheap = next(number for number, kind in kinds.items() if kind is BuildingType.WORKSHOP)
    dear = next(number for number, kind in kinds.items() if kind is BuildingType.GUILDHALL)
    price = {kind: CATALOG.building(kind).builders for kind in BuildingType}
    found = reasons(table, f"square {cheap}", f"square {dear}")
    assert words(found, "builders") == (
        f"It takes {price[BuildingType.WORKSHOP]} builders, "
        f"and the other building {price[BuildingType.GUILDHALL]}."
    )
    found = reasons(table, f"square {dear}", f"square {cheap}")
    assert words(found, "buildings") == (
        f"The building's points: {CATALOG.building(BuildingType.GUILDHALL).points[0]}, "
        f"and {CATALOG.building(BuildingType.WORKSHOP).points[0]} with the other one."
    )


@pytest.mark.clause("WK95", "WK100")
def test_nothing_is_compared_where_one_choice_waits_for_an_answer_without_a_plan() -> None:
    """The card to discard isn't known; with the silver the cards of the turn are drawn already."""
    either = OneOf((Discard(1), Gain(Amounts(silver=2))))
    table = Scenario().hand(0, "S07 S03").deck(0, "S01 S02")
    table = asks(table, Use(0, either, SET_UP))
    view = table.game.view(0)
    discard, silver = (Prospect(option, (), ()) for option in table.decision.options)
    at_once = AtOnce(imagine, view, before_the_next_action)
    assert at_once.pairs(silver, discard, Stream(1)) == []
    assert len(at_once.pairs(silver, silver, Stream(1))) == 5
    assert len(at_once.pairs(discard, discard, Stream(1))) == 5


# --- points


def test_every_category_of_a_score_is_a_source() -> None:
    table = Scenario().built(0, "A.1", 7).workers(0, "A", 1, tier=3).has(leader=0, debts_left=0)
    table.owns(0, "M01 M02 M03").has(bonuses=(0, NOBODY, NOBODY, NOBODY)).holds(0, approved=2)
    assert {line.category for line in table.score(0).lines} <= set(SOURCES)


@pytest.mark.usefixtures("little_effort")
def test_hints_give_reasons_in_order_of_their_weight() -> None:
    table = Table("viscounts", RULES, Setup(players=2))
    said = 0
    for game, seat in islice(asked(table, 4), 6):
        for each in hints(table.rules, game, seat):
            for proposal in each.proposals:
                weights = [(one.is_count, -abs(one.points)) for one in proposal.reasons]
                assert weights == sorted(weights)
                said += sum(bool(one.cause) and not one.is_count for one in proposal.reasons)
    assert said
