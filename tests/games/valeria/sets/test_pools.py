"""Pools in the centre, and amounts that lie on a card until it is slain (C14)."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.games.valeria.sets.carnival.rides import FOUNTAIN
from tests.option_sets import CATALOG
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.effects.pools import EmptyPool, Feed, FeedPool
from valeria_desktop.games.valeria.rules.events import PoolEmptied, PoolFed, TokenPut
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.pools import (
    NO_POOLS,
    amounts_in,
    at_start,
    enter_pool,
    with_amounts,
)
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.items import CardYield
from valeria_desktop.kernel.chance import Stream

CARDS = BOX().cards_of(WITH)
TRAIN = CARDS.by_id["ghost-train"]
TWO_EACH = Amounts(2, 2, 2)
STACK = PLACE["monster-1"]


def table(**more: object) -> Scenario:
    return Scenario(2, sets=WITH, catalog=CARDS, **more)  # type: ignore[arg-type]


def test_a_pool_begins_with_its_amounts_and_only_with_its_set() -> None:
    with_set, plain = RULES.deal(with_carnival(Setup()), 3), RULES.deal(Setup(), 3)
    assert with_set.view(0).pools == (("fountain", TWO_EACH),)
    assert plain.view(0).pools == NO_POOLS
    assert plain._state.copy().pools is plain._state.pools


def test_no_two_pools_have_one_tag() -> None:
    with pytest.raises(ValueError, match="The pool 'fountain' is there already"):
        enter_pool(evolve(FOUNTAIN, start=Amounts()))


def test_an_empty_pool_is_not_kept() -> None:
    assert at_start([evolve(FOUNTAIN, start=Amounts())]) == NO_POOLS
    assert with_amounts((("fountain", TWO_EACH),), "fountain", Amounts()) == NO_POOLS
    assert amounts_in(NO_POOLS, "fountain") == Amounts()


def test_a_visit_takes_everything_of_one_kind() -> None:
    made = table().holds(0, gold=1).acts(0)
    made.state.events = []
    dips = [option for option in made.options if option.startswith("dip")]
    assert dips == ["dip for gold", "dip for strength", "dip for magic"]
    made.chooses("dip for gold")
    assert made.state.players[0].gold == 3
    assert made.state.in_pool("fountain") == Amounts(strength=2, magic=2)
    assert "dip for gold" not in made.options


@pytest.mark.parametrize(
    ("held", "ways"),
    [
        (
            {"gold": 1, "magic": 2},
            ["1-gold-into-fountain", "1-magic-into-fountain"],
        ),
        ({}, []),
    ],
)
def test_each_kind_that_the_player_has_can_be_put_in(held: dict[str, int], ways: list[str]) -> None:
    made = table().holds(0, **{"gold": 0, "strength": 0, "magic": 0, **held})
    effect = FeedPool("fountain")
    keys = [way.key for way in effect.ways(made.state, 0, ACTION)]
    assert keys == ways


def test_more_than_there_is_can_not_be_put_in() -> None:
    made = table().holds(0, gold=2, strength=0, magic=0)
    (way,) = FeedPool("fountain", 3).ways(made.state, 0, ACTION)
    made.state.events = []
    way.apply(made.state, 0, ACTION)
    assert made.state.players[0].gold == 0
    assert made.state.in_pool("fountain") == Amounts(4, 2, 2)
    assert made.state.events == [PoolFed(0, "fountain", Amounts(gold=2), ACTION)]


def test_emptying_is_told_with_what_was_taken() -> None:
    made = table()
    made.state.events = []
    way = EmptyPool("fountain").ways(made.state, 1, ACTION)[2]
    way.apply(made.state, 1, ACTION)
    assert made.state.events == [PoolEmptied(1, "fountain", Amounts(magic=2), ACTION)]
    assert len(EmptyPool("fountain").ways(made.state, 0, ACTION)) == 2


def test_an_effect_names_a_pool_that_there_is() -> None:
    with pytest.raises(ValueError, match=r"'pool' must be one of the pools .*fountain"):
        FeedPool("lake")


@pytest.mark.clause("V6")
def test_gold_put_on_a_card_is_a_bounty_of_whoever_slays_it() -> None:
    made = table(variants=["events"]).holds(0, gold=1, strength=0, magic=0)
    made.state.lay(STACK, (TRAIN,))
    made.state.events = []
    for _ in range(2):  # the second time nothing is left to put
        Feed(Amounts(gold=1)).apply(made.state, 0, TRAIN)
    assert made.state.events == [TokenPut(0, STACK, TRAIN, Amounts(gold=1), TRAIN, is_paid=True)]
    assert made.state.players[0].gold == 0
    assert made.state.tokens_on(STACK) == Amounts(gold=1)
    made.holds(1, gold=0, strength=5, magic=0).acts(1).chooses("slay monster-1")
    assert made.state.players[1].gold == 1
    assert made.state.tokens == ()


def test_nothing_is_put_on_a_card_that_lies_below_another() -> None:
    made = table(variants=["events"]).holds(0, gold=1)
    made.state.lay(STACK, (TRAIN, *made.state.stacks[STACK]))
    Feed(Amounts(gold=1)).apply(made.state, 0, TRAIN)
    assert made.state.players[0].gold == 1


def test_a_save_has_what_lies_there_and_only_if_something_does() -> None:
    plain = RULES.dump(RULES.deal(Setup(), 3))
    assert "pools" not in json.dumps(plain)
    game = RULES.deal(with_carnival(Setup()), 3)
    game._state.feed_pool(0, "fountain", Amounts(gold=1), ACTION)
    data = json.loads(json.dumps(RULES.dump(game)))
    assert RULES.restore(data)._state.pools == game._state.pools


@pytest.mark.parametrize(
    "pools",
    [
        (("lake", TWO_EACH),),
        (("fountain", Amounts()),),
        (("fountain", Amounts(gold=1, points=1)),),
        (("fountain", TWO_EACH), ("fountain", TWO_EACH)),
    ],
)
def test_a_save_with_other_pools_is_refused(pools: tuple[tuple[str, Amounts], ...]) -> None:
    game = RULES.deal(with_carnival(Setup()), 3)
    game._state.pools = pools
    with pytest.raises(Exception, match="pools must be resources in pools of this game"):
        RULES.restore(json.loads(json.dumps(RULES.dump(game))))


def test_views_and_worlds_have_what_lies_there() -> None:
    made = table().acts(0)
    made.chooses("dip for gold")
    view = made.game.view(1)
    assert view.pools == made.state.pools == (("fountain", Amounts(strength=2, magic=2)),)
    assert imagine_state(view, Stream(4)).pools == view.pools


def test_likeness_tells_pools_apart() -> None:
    before, after = table().acts(0), table().acts(0)
    assert before.state.likeness() == after.state.likeness()
    after.state.pools = NO_POOLS
    assert before.state.likeness() != after.state.likeness()


def test_the_core_in_c_refuses_pools_by_name() -> None:
    with_pool = evolve(CATALOG, pools=(FOUNTAIN,))
    with pytest.raises(NotCoveredError, match="knows no pools"):
        table_as_numbers(lay_out(Setup(), with_pool, 3))


def test_your_own_gold_on_a_card_is_told_as_yours() -> None:
    told = CardYield(TRAIN)
    told.extras = [
        TokenPut(0, STACK, TRAIN, Amounts(gold=1), TRAIN, is_paid=True),
        PoolFed(0, "fountain", Amounts(magic=1), TRAIN),
        PoolEmptied(0, "fountain", Amounts(strength=2), TRAIN),
        TokenPut(0, STACK, TRAIN, Amounts(strength=5), TRAIN),
    ]
    assert told.net == Counter(gold=-1, magic=-1, strength=2)
