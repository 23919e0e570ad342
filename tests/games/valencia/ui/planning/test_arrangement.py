"""A hand divided freely: no card is lost, none comes from nowhere."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valencia.scenario import cards
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement


def _shown(plan: Arrangement) -> tuple[str, ...]:
    return tuple(" ".join(stack) for stack in plan.stacks)


@pytest.mark.parametrize("seed", range(20))
def test_every_card_always_lies_in_one_place(seed: int) -> None:
    chance = Random(seed)
    plan = Arrangement().of_hand(cards("6 6 5 4 3 2 1 twin twin joker"))
    for _ in range(60):
        plan = plan.put(chance.randrange(10), chance.randint(0, 6))
        lying = [*plan.hand, *(number for tray in plan.trays for number in tray)]
        assert sorted(lying) == list(range(10))
        assert all(plan.trays)
        for place, tray in enumerate(plan.trays, 1):
            assert all(plan.place_of(number) == place for number in tray)
        assert plan.is_made is (not plan.hand)


def test_a_card_goes_to_a_stack_to_a_new_one_and_back() -> None:
    plan = Arrangement().of_hand(cards("6 5 4"))
    plan = plan.put(1, 9)
    assert _shown(plan) == ("5",)
    plan = plan.put(0, 1)
    assert _shown(plan) == ("6 5",)
    assert plan.sum_of(1) == 11
    plan = plan.put(0, 0).put(1, 0)
    assert plan.trays == ()
    assert plan.hand == (0, 1, 2)


def test_all_single_all_in_one_and_clear() -> None:
    plan = Arrangement().of_hand(cards("1 6 5"))
    assert _shown(plan.all_single()) == ("6", "5", "1")
    assert _shown(plan.all_in_one()) == ("6 5 1",)
    assert plan.all_in_one().is_made
    assert plan.all_single().cleared() == plan


def test_a_hand_is_divided_as_wished_with_equal_cards_told_apart_and_marks() -> None:
    plan = Arrangement().of_hand(cards("6 4 4 2")).all_in_one()
    plan = plan.divided((cards("6 4"), cards("4 2")), (RoundPart.B, None))
    assert _shown(plan) == ("6 4", "4 2")
    assert sorted(number for tray in plan.trays for number in tray) == [0, 1, 2, 3]
    assert plan.marks == (RoundPart.B, None)
    assert plan.is_made


def test_stacks_that_were_made_stay_when_the_rest_is_arranged_at_once() -> None:
    plan = Arrangement().of_hand(cards("6 5 4 3 1")).put(0, 1).put(2, 1)
    assert _shown(plan.all_single()) == ("6 4", "5", "3", "1")
    assert _shown(plan.all_in_one()) == ("6 4", "5 3 1")
    for made in (plan.all_single(), plan.all_in_one()):
        assert made.is_made
        assert made.all_single() == made
        assert made.all_in_one() == made


def test_stacks_stay_while_more_cards_are_drawn() -> None:
    plan = Arrangement().of_hand(cards("6 5")).put(0, 1)
    plan = plan.of_hand(cards("6 6 5"))
    assert _shown(plan) == ("6",)
    assert [plan.cards[number] for number in plan.hand] == ["6", "5"]


def test_another_hand_is_arranged_anew() -> None:
    plan = Arrangement().of_hand(cards("6 5")).put(0, 1)
    assert plan.of_hand(cards("4 3")) == Arrangement().of_hand(cards("4 3"))
    assert not Arrangement().is_made
