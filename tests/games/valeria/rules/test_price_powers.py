"""Prices that powers change: less, more, in other money, with a choice, with a role missing.

The cards are invented; the clauses are those of the sets that will bring such powers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.rules.invented_prices import (
    Cheaper,
    Dearer,
    OtherMoney,
    WaivedIcons,
    domain_with,
    gives,
)
from tests.scenario import PLACE, Scenario, card, siege
from valeria_desktop.games.valeria.coach.card_chance import soon
from valeria_desktop.games.valeria.coach.purse import Purse, Want
from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError, effect_as_numbers
from valeria_desktop.games.valeria.rules.effects.combined import Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, AnyKind, Resource
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.rules.powers import CheaperDomains, Now
from valeria_desktop.games.valeria.rules.turn import actions
from valeria_desktop.games.valeria.rules.turn.prices import offers_at, payments
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms

RIDGE = Cheaper(Action.RECRUIT, (Amounts(1),))
SKYLER = Cheaper(Action.SLAY, (Amounts(strength=1),))
AXE = Cheaper(Action.SLAY, (Amounts(magic=1), Amounts(strength=1)))
RISING = Dearer(Action.SLAY, Amounts(magic=1))
TOWER = OtherMoney(Action.RECRUIT, Resource.STRENGTH)


def paid(table: Scenario) -> list[str]:
    return [option for option in table.options if option.startswith("pay ")]


def test_a_citizen_costs_its_owner_less_after_the_extra_for_copies() -> None:
    table = gives(Scenario().holds(0, gold=3).owns(0, "archer"), 0, RIDGE).acts(0)
    assert table.quote(0, "citizen-4").price == Amounts(4)
    assert table.quote(1, "citizen-4").price == Amounts(4)
    assert "recruit citizen-4" not in table.options
    table.holds(0, gold=4)
    table.chooses("recruit citizen-4")
    assert table.resources(0) == (0, 0, 0)


def test_a_citizen_of_one_gold_is_had_for_nothing() -> None:
    table = gives(Scenario().holds(0), 0, Cheaper(Action.RECRUIT, (Amounts(9),))).acts(0)
    assert table.quote(0, "citizen-1").price == Amounts()
    table.chooses("recruit citizen-1")
    assert len(table.citizens(0)) == 1


@pytest.mark.clause("T23")
def test_an_extra_slay_is_cheaper_too() -> None:
    table = Scenario().may_build(0, "eye-of-asteraten").stack("monster-1", "giant")
    price = table.quote(0, "monster-1").price
    gives(table, 0, Cheaper(Action.SLAY, (Amounts(strength=price.strength - 5, magic=9),)))
    table.acts(0).chooses("build domain-1")
    assert "eye-of-asteraten: slay-monster-1" in table.options


@pytest.mark.clause("V6")
def test_tokens_are_added_before_the_reduction() -> None:
    table = gives(Scenario().holds(0, strength=9), 0, SKYLER)
    place = PLACE["monster-1"]
    before = table.quote(1, "monster-1").price
    table.state.put_tokens(1, place, Amounts(strength=2), table.card("mimic"))
    table.acts(0)
    assert table.quote(0, "monster-1").price == Amounts(strength=before.strength + 1)
    assert table.quote(1, "monster-1").price == Amounts(strength=before.strength + 2)


def test_additions_come_before_reductions() -> None:
    """1 Magic more and 1 less leave a monster without Magic as it was, in whichever order."""
    less = Cheaper(Action.SLAY, (Amounts(magic=1),))
    for powers in ((RISING, less), (less, RISING)):
        table = gives(Scenario().holds(0, strength=9), 0, *powers).acts(0)
        assert table.quote(0, "monster-1").price == table.quote(1, "monster-1").price


def test_a_choice_of_reduction_offers_both_prices_where_both_differ() -> None:
    table = gives(Scenario().stack("monster-2", "basilisk"), 0, AXE)
    table.holds(0, strength=6, magic=3).acts(0)
    assert any("or" in words for words in table.words if "Basilisk" in words)
    table.chooses("slay monster-2")
    assert paid(table) == ["pay 6-strength-2-magic", "pay 5-strength-3-magic"]


def test_a_reduction_that_would_change_nothing_is_no_choice() -> None:
    table = gives(Scenario().stack("monster-1", "goblin"), 0, AXE).holds(0, strength=9).acts(0)
    (offer,) = [
        option
        for option in table.decision.options
        if isinstance(option, ActAt) and option.place == PLACE["monster-1"]
    ]
    assert len(offer.prices) == 1


def test_strength_pays_for_a_citizen_in_any_mix() -> None:
    """Magic helps as ever, beside at least one Gold or Strength."""
    table = gives(Scenario(), 0, TOWER).holds(0, gold=1, strength=2, magic=2).acts(0)
    table.chooses("recruit citizen-4")
    assert set(paid(table)) == {
        "pay 1-gold-2-strength-1-magic",
        "pay 1-gold-1-strength-2-magic",
        "pay 2-strength-2-magic",
    }
    table.chooses("pay 2-strength-2-magic")
    assert table.resources(0) == (1, 0, 0)
    table.holds(0, magic=9).acts(0)
    assert "recruit citizen-4" not in table.options
    assert not table.quote(0, "citizen-4").is_possible


@pytest.mark.clause("T19")
def test_one_role_may_be_missing() -> None:
    table = gives(Scenario().may_build(0, "shattered-hand"), 0, WaivedIcons(1))
    player = table.state.players[0]
    player.citizens = player.citizens[1:]
    table.acts(0)
    assert table.quote(0, "domain-1").is_possible
    assert "build domain-1" in table.options
    player.citizens = player.citizens[1:]
    table.acts(0)
    assert "build domain-1" not in table.options
    assert table.reasons(0, "domain-1")


@pytest.mark.clause("T10", "X7")
def test_a_number_of_one_resource_is_paid_in_each_kind_that_is_there() -> None:
    trade = Trade(AnyKind(3), Gain(Amounts(points=2)))
    table = Scenario().may_build(0, "shattered-hand")
    table.stack("domain-1", "shattered-hand")
    oasis = domain_with(Now(trade), name="shattered-hand")
    table.state.lay(PLACE["domain-1"], (oasis,))
    table.holds(0, gold=table.resources(0)[0] + 3, strength=2, magic=4).acts(0)
    table.chooses("build domain-1", "pay " + f"{oasis.cost}-gold")
    assert table.options == [
        "shattered-hand: trade-3-gold",
        "shattered-hand: trade-3-magic",
        "done",
    ]
    table.chooses("shattered-hand: trade-3-magic")
    assert (table.resources(0), table.points(0)) == ((3, 2, 1), 2)


def test_a_number_of_one_resource_says_what_it_is_and_what_it_costs() -> None:
    trade = Trade(AnyKind(3), Gain(Amounts(points=2)))
    assert str(trade.words()) == "You may trade 3 Gold, Strength or Magic for 2 points"
    assert "any" in {mark.icon for mark in trade.signs()}
    player = Scenario().state.players[0]
    assert trade.income(player) == (0, 0, 0, 2, -3, 0)
    assert Trade(AnyKind(3), Gain(Amounts(gold=5))).worth(player) == 2
    with pytest.raises(NotCoveredError, match="no price of one resource of choice"):
        effect_as_numbers(trade, lambda _: 0, lambda _: 0)


@pytest.mark.parametrize(
    ("holds", "is_enough"), [((2, 0, 1), True), ((0, 2, 1), True), ((1, 0, 2), False)]
)
def test_the_coach_pays_a_trade_with_the_resource_that_is_missed_least(
    holds: tuple[int, int, int], *, is_enough: bool
) -> None:
    """2 of one resource for 3 Magic, where 4 Magic are wanted; 2 Magic for 3 bring too few."""
    player = Scenario().holds(0, *holds).game.view(0).players[0]
    purse = Purse(Want((Price(magic=4),)), player)
    purse.use([Trade(AnyKind(2), Gain(Amounts(magic=3)))])
    assert purse.is_enough(0) is is_enough


@pytest.mark.parametrize(
    "powers", [(RIDGE, SKYLER), (AXE, RISING), (TOWER, AXE), (WaivedIcons(1), CheaperDomains(3))]
)
@pytest.mark.parametrize("holds", [(0, 0, 0), (3, 2, 1), (0, 4, 5), (9, 9, 9)])
def test_what_is_offered_is_what_is_quoted_and_what_can_be_paid(
    powers: tuple[Cheaper, ...], holds: tuple[int, int, int]
) -> None:
    table = gives(Scenario().owns(0, "peasant", "knight", "cleric", "rogue"), 0, *powers)
    table.holds(0, *holds).acts(0)
    offered = {o.place for o in table.decision.options if isinstance(o, ActAt)}
    possible = {place for place in range(20) if table.game.quote(0, place).is_possible}
    assert offered == possible
    assert all(payments(table.state, 0, place) for place in offered)
    for place in set(range(20)) - possible:
        view = table.game.view(0)
        assert cure(table.game.quote(0, place), view.players[0], 2)


@pytest.mark.clause("G5")
def test_a_siege_asks_the_same_prices() -> None:
    table = gives(siege().piles("giant", "archer", "troll"), 0, RIDGE).holds(0, gold=3)
    table.both_act(2, 1)
    assert "recruit pile-2" in table.options


def test_the_coach_saves_both_resources_for_a_citizen() -> None:
    plain = Scenario().holds(0, strength=3).acts(0)
    tower = gives(Scenario(), 0, TOWER).holds(0, strength=3).acts(0)
    place = PLACE["citizen-4"]
    before, after = (soon(table.game.view(0), place, Stream(1), 50) for table in (plain, tower))
    assert before is not None
    assert after is not None
    assert (before.now, after.now) == (False, True)


def test_changed_prices_and_tokens_ask_no_place_for_its_price(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rows keep offers on a seat's terms; a choice of reductions is asked place by place."""
    asked: set[int] = set()

    def counted(state: State, seat: int, places: list[int], terms: Terms) -> list[ActAt]:
        asked.update(places)
        return offers_at(state, seat, places, terms)

    monkeypatch.setattr(actions, "offers_at", counted)
    rich = Scenario().holds(0, gold=30, strength=30, magic=9)
    table = gives(rich, 0, RIDGE, SKYLER, CheaperDomains(1)).acts(0)
    table.state.put_tokens(0, PLACE["monster-1"], Amounts(strength=2), card("bat-swarm"))
    assert "slay monster-1" in table.acts(0).options
    assert not asked
    gives(rich, 0, AXE).acts(0)
    assert asked == {PLACE[f"monster-{number}"] for number in range(1, 6)}
