"""No hint goes without a reason: a fact speaks for a choice that no reason outweighs."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.valeria.coach.test_hint_numbers import record_of
from tests.games.valeria.coach.test_reasons import MOST_LETTERS, hints, reads_right
from tests.games.valeria.sets.seas import gives
from tests.games.valeria.sets.seas import table as seas
from tests.scenario import Scenario
from valeria_desktop.coach.prospects import Prospects
from valeria_desktop.coach.questions import answers
from valeria_desktop.games.valeria.coach.means import payable
from valeria_desktop.games.valeria.coach.reasons import otherwise_for
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import DONE
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Prospect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.record import Record


def fact(table: Scenario, mine: str, other: str) -> Reason:
    """Return the fact that speaks for an option beside another one."""
    decision = table.decision
    view = table.game.view(decision.seat)
    prospects = Prospects(RULES, view, Stream(2))
    ids = [option.id for option in decision.options]
    both = [prospects.of((ids.index(name), decision.option(name))) for name in (mine, other)]
    (found,) = otherwise_for(view)(both[0], both[1], Stream(3))
    reads_right(found)
    return found


def words(table: Scenario, mine: str, other: str) -> str:
    return str(fact(table, mine, other).words)


def market() -> Scenario:
    """A Skeleton for 2 Strength and a Dire Bear for 5 are there for fighters."""
    table = Scenario(players=2).stack("monster-1", "skeleton").stack("monster-2", "dire-bear")
    return table.exhausts("monster-3", "monster-4", "monster-5")


# --- by hand


def test_the_card_that_only_one_choice_pays_for_is_named() -> None:
    table = market().holds(0, gold=0, strength=1, magic=0).acts(0)
    assert words(table, "gain strength", "gain gold") == (
        "You then have enough for Skeleton, otherwise not."
    )


def test_the_nearest_card_is_named_if_neither_choice_pays() -> None:
    table = market().holds(0, gold=0, strength=3, magic=0).acts(0)
    found = fact(table, "gain strength", "gain magic")
    assert "Dire Bear" not in found.words  # Magic is as near to it as Strength
    table.holds(0, gold=1, strength=3, magic=0)
    assert words(table, "gain strength", "gain gold") in {
        "You are then 1 resource short of Dire Bear, otherwise 2.",
        "You then have enough for Archer, otherwise not.",
    }


def test_of_choices_that_pay_for_the_same_more_magic_says_its_use() -> None:
    table = market().holds(0, gold=20, strength=20, magic=3).acts(0)
    assert words(table, "gain magic", "gain gold") == (
        "You can pay for the same cards; more Magic replaces Gold or Strength later."
    )
    assert words(table, "gain gold", "gain magic") == (
        "You can pay for the same cards as with the other choice."
    )


@pytest.mark.parametrize(
    ("seed", "duke", "said"),
    [
        # Six Soldiers and three Shadows are open, 1 and 2 points each for Node; five monsters,
        # 2 points each for Hrothgar, and no Titan.
        (
            1,
            "node-master-of-swords",
            "The open cards count 12 points with this Duke, otherwise 10.",
        ),
        (1, "hrothgar-the-conqueror", "The open cards count 10 points with this Duke."),
        # Waryn counts 1 point for each 3 resources left, Elisium for each 4.
        (
            0,
            "waryn-lord-of-rogues",
            "4 of each resource left bring 4 points with this Duke, otherwise 3.",
        ),
    ],
)
def test_of_two_dukes_open_cards_or_resources_left_are_told(
    seed: int, duke: str, said: str
) -> None:
    game = RULES.deal(Setup(players=2), seed)
    assert game.decision is not None
    view, options = game.view(game.decision.seat), game.decision.options
    prospects = Prospects(RULES, view, Stream(2))
    at = [option.id for option in options].index(f"keep {duke}")
    mine, other = (prospects.of((each, options[each])) for each in (at, 1 - at))
    (found,) = otherwise_for(view)(mine, other, Stream(3))
    assert str(found.words) == said
    assert found.is_secret
    reads_right(found)


def test_a_map_that_only_one_choice_leaves_is_told() -> None:
    table = seas(5, 5, 5, maps=2).acts(0)
    here, there = table.game.copy(), table.game.copy()
    here._state.players[0].more = Amounts.of("maps", 3).more
    both = Prospect(DONE, (), (here,)), Prospect(DONE, (), (there,))
    (found,) = otherwise_for(table.game.view(0))(*both, Stream(3))
    assert (found.words, found.number) == ("You then have 3 Maps, otherwise 2.", 1)


def test_a_tome_pays_for_a_card_that_is_named() -> None:
    """A Gold Tome pays the last Gold of a Cleric (CS11)."""
    table = seas(3, 0, 0).stack("citizen-1", "cleric").acts(0)
    table.holds(0, table.quote(0, "citizen-1").price.gold - 1)
    assert "Cleric" not in payable_names(table)
    gives(table, 0, "gold-tome")
    assert "Cleric" in payable_names(table)


def payable_names(table: Scenario) -> set[str]:
    return {card.name for card in payable(table.game, table.game, 0).values()}


def test_the_roll_that_a_die_makes_is_told_by_its_gains() -> None:
    """Foxgrove Palisade may turn a die to 6, the Knight's number."""
    table = Scenario(players=2).owns(0, "foxgrove-palisade").holds(0, gold=5)
    table.rolls(0, 1, 2)
    assert table.decision.prompt is Prompt.CHANGE_DICE
    change = next(each for each in table.options if each.startswith("change"))
    found = fact(table, change, "keep dice")
    assert found.cause == "roll"
    assert "1 Strength" in found.words
    assert "otherwise" in found.words


@pytest.mark.usefixtures("little_effort")
def test_where_all_choices_are_worth_the_same_the_only_row_says_so() -> None:
    table = Scenario(players=1, solo=Solo.DARK_LORD).attacks(1, 2)
    assert table.decision.prompt is Prompt.ATTACK_ORDER
    *_, last = hints(table.game, 3)
    assert any(not each.is_count for each in last.proposals[0].reasons)


# --- in recorded games


def asked(record: Record, every: int) -> Iterator[View]:
    """Yield every so-many-th question with a choice, of any kind."""
    game, number = record.start(), 0
    for choice in record.choices:
        assert game.decision is not None
        number += len(game.decision.options) > 1
        if len(game.decision.options) > 1 and number % every == 0:
            yield game.view(game.decision.seat)
        game.choose(choice)


def asked_of(view: View) -> str:
    assert view.decision is not None
    return view.decision.prompt


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(many(24, 9, whole=60), marks=pytest.mark.thorough),
        pytest.param(200, marks=pytest.mark.slow),
    ],
)
@pytest.mark.usefixtures("little_effort")
def test_no_hint_about_a_choice_goes_without_a_reason(number: int) -> None:
    """55 of these 200 went without one before: 27 of the harvest's choices among 33."""
    views = (view for place in range(99) for view in asked(record_of(place), 7))
    seen = set()
    for seed, view in enumerate(islice(views, number)):
        *_, last = answers(RULES, "hint", None, view, Stream(seed))
        for proposal in last.proposals:
            told = [reason for reason in proposal.reasons if not reason.is_count]
            assert told, (seed, proposal)
            assert all(len(str(reason.words)) <= MOST_LETTERS for reason in told)
        seen.add(asked_of(view))
    assert {Prompt.USE, Prompt.ACT} <= seen
