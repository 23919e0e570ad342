"""Hints in planning compare whole plans in the same worlds, and say what each plan has."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.hint import Hint, keyed, parted
from valeria_desktop.coach.questions import answers
from valeria_desktop.coach.trust import Measure, Trust
from valeria_desktop.games.valencia.coach.division import (
    as_variant,
    division_of,
    links_of,
    of_variant,
    stacks_of,
)
from valeria_desktop.games.valencia.coach.plan_hint import _strength
from valeria_desktop.games.valencia.coach.plan_worlds import RoundPlan
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.cards import Card, in_order
from valeria_desktop.games.valencia.rules.model.options import DRAW, ENOUGH
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.view import View

pytestmark = pytest.mark.thorough

FIVE, FOUR, THREE, TWO = Card.FIVE, Card.FOUR, Card.THREE, Card.TWO


def asked(*, at_share: bool, seed: int = 7, round_: int = 2) -> View:
    """Play to a question of planning: with the first card, or with an even share of the deck."""
    game, bot = RULES.deal(Setup(3), seed, collects_events=False), make_bot(RULES, "planner", 1)
    while (decision := game.decision) is not None:
        view: View = game.view(decision.seat)
        draws = decision.prompt == Prompt.PLAN and view.own.stage is PlanningStage.DRAW
        is_full = len(view.own.hand) >= view.even_share
        if draws and view.round == round_ and is_full is at_share:
            return view
        game.choose(bot.choose(view, decision))
    raise AssertionError("no such question")


def hint_of(view: View) -> Hint:
    *_, last = answers(RULES, "hint", None, view, Stream(1))
    assert isinstance(last, Hint)
    return last


@pytest.fixture(scope="module")
def shared() -> View:
    return asked(at_share=True)


@pytest.fixture(scope="module")
def whole(shared: View) -> Hint:
    return hint_of(shared)


def test_with_one_card_in_hand_drawing_more_is_no_toss_up() -> None:
    best, other = hint_of(asked(at_share=False)).proposals
    assert (best.option, parted(other.key)[0]) == (DRAW.id, ENOUGH.id)
    assert best.margin is not None
    assert best.margin.trust is Trust.CLEAR
    assert best.margin.measure is Measure.POINTS


def test_two_divisions_and_drawing_are_compared_with_the_best(whole: Hint) -> None:
    proposals = whole.proposals
    assert len({each.key for each in proposals}) == len(proposals) == 3
    assert [each.option for each in proposals].count(ENOUGH.id) == 2
    assert {each.against for each in proposals[1:]} == {proposals[0].key}
    assert proposals[0].against == proposals[1].key
    margins = [each.margin for each in proposals if each.margin is not None]
    assert margins[0].amount == -margins[1].amount > 0
    assert all(before.amount >= after.amount for before, after in pairwise(margins[1:]))


def test_each_division_says_what_it_has_and_can_be_laid_out(shared: View, whole: Hint) -> None:
    hand = in_order(shared.own.hand)
    for each in whole.proposals:
        if each.option != ENOUGH.id:
            continue
        stacks = of_variant(each.variant)
        assert in_order(card for stack in stacks for card in stack) == hand
        assert stacks_of(each.plan) == stacks
        causes = [reason.cause for reason in each.reasons]
        assert causes[0] == "divides"
        assert len(causes) > 1


def test_a_hint_asked_twice_says_the_same(shared: View, whole: Hint) -> None:
    *_, again = answers(RULES, "hint", None, shared, Stream(2))
    assert again == whole


def test_other_questions_have_the_common_hint(shared: View) -> None:
    assert RULES.coaching.hint is not None
    game = RULES.imagine(shared, Stream(3))
    while game.decision is not None and game.decision.prompt == Prompt.PLAN:
        game.choose(game.decision.options[-1])
    assert game.decision is not None
    assert RULES.coaching.hint(game.view(game.decision.seat)) is None


def plan(*points: float) -> RoundPlan:
    return RoundPlan((), 0, list(points), [])


@pytest.mark.parametrize(
    ("one", "other", "trust"),
    [
        (plan(*[5.0, 6.0] * 32), plan(*[2.5, 3.5] * 32), Trust.CLEAR),
        (plan(*[5.0, 6.0] * 32), plan(*[3.5, 4.5] * 32), Trust.CLOSE),
        (plan(*[11.0, -9.0] * 32), plan(*[0.0, 0.0] * 32), Trust.TOSS_UP),
        (plan(*[5.0, 6.0] * 32), plan(*[5.0, 5.5] * 32), Trust.TOSS_UP),
    ],
)
def test_trust_is_the_mean_in_points_beside_its_error(
    one: RoundPlan, other: RoundPlan, trust: Trust
) -> None:
    assert one.over(other).trust is trust


@pytest.mark.parametrize(
    ("mine", "other", "words"),
    [
        (((FIVE,), (FOUR,), (TWO,)), ((FIVE, FOUR), (TWO,)), "Bids: 3, otherwise 2."),
        (((FIVE, FOUR), (TWO,)), ((FIVE,), (FOUR,), (TWO,)), "Your highest bid: 9, otherwise 5."),
        (((FIVE, TWO), (FOUR,)), ((FIVE,), (FOUR, TWO)), "Your highest bid: 7, otherwise 6."),
    ],
)
def test_what_stacks_have_that_others_lack(
    shared: View,
    mine: tuple[tuple[Card, ...], ...],
    other: tuple[tuple[Card, ...], ...],
    words: str,
) -> None:
    one, two = (division_of(shared, each) for each in (mine, other))
    assert str(_strength(shared, one, two)) == words


def test_keys_and_variants_are_parted_as_they_were_joined() -> None:
    stacks = ((FIVE, TWO), (Card.NEST_EGG,))
    assert parted(keyed("enough", as_variant(stacks))) == ("enough", "5,2/nest-egg")
    assert parted(keyed("draw", "")) == ("draw", "")
    assert of_variant(as_variant(stacks)) == stacks
    assert stacks_of(links_of(stacks)) == stacks
