"""The facts about a card: cause, number and card, in positions worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.valeria.coach.test_rolls import positions
from tests.games.valeria.sets.shipped import scenario_with
from tests.scenario import Scenario
from valeria_desktop.games.valeria.coach.card_facts import CardFact, Cause, facts_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.options import DONE, ActAt
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Prospect

if TYPE_CHECKING:
    from collections.abc import Mapping


NOTHING_ELSE = Prospect(DONE, (), ())


def facts(
    table: Scenario, option_id: str, then: str = "", other_then: str = ""
) -> Mapping[Cause, CardFact]:
    decision = table.decision
    after, later = ((decision.option(each),) if each else () for each in (then, other_then))
    prospect = Prospect(decision.option(option_id), after, ())
    other = Prospect(DONE, later, ())
    found = facts_of(table.game.view(decision.seat), prospect, other)
    assert len({fact.cause for fact in found}) == len(found)
    return {fact.cause: fact for fact in found}


def merchant() -> Scenario:
    return Scenario(players=2).stack("citizen-2", *["merchant"] * 5).holds(0, gold=9).acts(0)


def test_a_citizen_wakes_on_so_many_rolls_and_brings_so_much_a_round() -> None:
    """A 2 falls as a die on 11 of 36 rolls, and as a sum on one: the doubles of 1."""
    fact = facts(merchant(), "recruit citizen-2")[Cause.WAKES]
    assert (fact.number, fact.card) == (12, "Merchant")
    assert fact.words.startswith("Wakes on 12 of 36 rolls: about ")
    assert fact.words.endswith(" more a round.")
    assert not fact.is_secret


def test_the_domain_whose_roles_it_completes_is_named() -> None:
    """The Merchant is a Worker: Halfpenny Hill needs three of them."""
    table = merchant().stack("domain-1", "halfpenny-hill").owns(0, "butcher", "butcher")
    fact = facts(table, "recruit citizen-2")[Cause.ROLES]
    assert fact.words == "With it you have the roles for Halfpenny Hill."
    assert (fact.number, fact.card) == (0, "Halfpenny Hill")
    table = merchant().stack("domain-1", "halfpenny-hill").owns(0, "butcher")
    for other in range(2, 6):
        table.stack(f"domain-{other}")
    fact = facts(table, "recruit citizen-2")[Cause.ROLES]
    assert fact.words == "With it Halfpenny Hill needs only 1 Worker more."
    assert fact.number == 1


def test_a_monster_brings_its_points_and_those_of_the_duke_are_secret() -> None:
    table = Scenario(players=2).stack("monster-1", "skeleton-king").holds(0, strength=20).acts(0)
    found = facts(table, "slay monster-1")
    card = table.game.top(0)
    fact = found[Cause.POINTS]
    assert fact.words == f"{fact.number} points at once."
    assert fact.card == "Skeleton King"
    assert not fact.is_secret
    assert Cause.WAKES not in found
    assert all(each.is_secret for cause, each in found.items() if cause is Cause.DUKE)
    assert card is not None


def test_the_card_that_can_be_taken_as_well_is_named_with_its_price() -> None:
    table = merchant().stack("citizen-3", *["mercenary"] * 5)
    fact = facts(table, "recruit citizen-2", then="recruit citizen-3")[Cause.LEAVES]
    assert fact.words == "Leaves enough for Mercenary (3 Gold)."
    assert (fact.number, fact.card) == (3, "Mercenary")
    same = facts(
        table, "recruit citizen-2", then="recruit citizen-3", other_then="recruit citizen-3"
    )
    assert Cause.LEAVES not in same


@pytest.mark.parametrize(
    ("citizen", "words"),
    [
        ("champion", "Wakes on 5 of 36 rolls: about 0.5 resources more a round, besides trades."),
        ("alchemist", "Wakes on 13 of 36 rolls, for a trade."),
        ("cleric", "Wakes on 11 of 36 rolls: about 1.1 resources more a round."),
    ],
)
def test_a_trade_that_is_not_made_is_no_gain(citizen: str, words: str) -> None:
    """A Champion (8) gains 4 Strength in your turn: 5 of 36 times 4. On others' turns it trades.

    A Cleric (1) gains 3 Magic in your turn and 1 on another's, on 10 rolls once and on one twice.
    Either leaves fewer rolls on which nothing else wakes, so the Herald brings a little less.
    """
    table = Scenario(players=2).stack("citizen-2", *[citizen] * 5).holds(0, gold=9).acts(0)
    assert facts(table, "recruit citizen-2")[Cause.WAKES].words == words


@pytest.mark.clause("CS17")
def test_tokens_of_a_set_are_told_beside_resources() -> None:
    """A Smuggler (7) gains 4 Gold or 2 Maps in your turn: Maps are worth more, 6 of 36 times 2."""
    table = scenario_with("crimson-seas", players=2).stack("citizen-7", *["smuggler"] * 5)
    words = facts(table.holds(0, gold=9).acts(0), "recruit citizen-7")[Cause.WAKES].words
    resources, maps = words.removeprefix("Wakes on 6 of 36 rolls: about ").split(" more a round. ")
    assert resources.endswith(("resources", "Gold"))
    assert maps == "Maps: about 0.2 more a round."


def test_a_thief_takes_beside_what_is_sure() -> None:
    table = Scenario(players=2).stack("citizen-2", *["thief"] * 5).holds(0, gold=9).acts(0)
    words = facts(table, "recruit citizen-2")[Cause.WAKES].words
    assert words == (
        "Wakes on 6 of 36 rolls: about 0.2 resources of your choice more a round, besides thefts."
    )


@pytest.mark.parametrize(
    ("domain", "words"),
    [
        (
            "cathedral-of-st-aquila",
            "In each of your turns: Take 1 Gold from an opponent of your choice.",
        ),
        ("forgotten-sorrows", "Its power: Gain 1 Magic each time you gain a citizen."),
        ("pratchetts-plateau", "Its power: Each domain you build costs 1 Gold less."),
        ("rogues-landing", None),
    ],
)
def test_a_power_is_told_in_the_words_of_the_card(domain: str, words: str | None) -> None:
    table = Scenario(players=2).may_build(0, domain).acts(0)
    fact = facts(table, "build domain-1").get(Cause.POWER)
    assert (fact.words if fact else None) == words


def test_a_gain_takes_no_card_and_has_no_facts() -> None:
    assert not facts(merchant(), "gain gold")


@pytest.mark.parametrize("first", [40, 140])
def test_facts_about_what_all_can_see_are_the_same_in_worlds_that_look_alike(first: int) -> None:
    said = 0
    for game in map(Game, positions(first, many(15, 15, whole=60))):
        decision = game.decision
        if decision is None:
            continue
        for option in decision.options:
            if isinstance(option, ActAt):
                found = facts_of(game.view(decision.seat), Prospect(option, (), ()), NOTHING_ELSE)
                said += len(found)
                twin = RULES.imagine(game.view(decision.seat), Stream(7))
                again = facts_of(twin.view(decision.seat), Prospect(option, (), ()), NOTHING_ELSE)
                assert [each.words for each in again] == [each.words for each in found]
                assert all(fact.words.endswith(".") and len(fact.words) <= 90 for fact in found)
    assert said
