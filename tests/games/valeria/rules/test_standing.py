"""Standing powers of domains, of cards in play and of relics (C7, C18, C20, C30)."""

from __future__ import annotations

import pytest

from tests.games.valeria.rules.invented_prices import Cheaper, Dearer, gives
from tests.games.valeria.rules.invented_sources import (
    EventInPlay,
    Immune,
    Relic,
    with_relics,
)
from tests.scenario import PLACE, Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.powers import Blockade
from valeria_desktop.games.valeria.rules.turn.prices import prices_at
from valeria_desktop.games.valeria.rules.turn.standing import takeable, terms_for
from valeria_desktop.kernel.chance import Stream

RISING = EventInPlay(id="rising", name="Rising", modifiers=(Dearer(Action.SLAY, Amounts(magic=1)),))
BLESSED = EventInPlay(
    id="blessed", name="Blessed", modifiers=(Cheaper(Action.BUILD, (Amounts(2),)),)
)
BLOCKADE = EventInPlay(id="blockade", name="Blockade", modifiers=(Blockade(),))
RING = Relic(id="ring", name="Ring", modifiers=(Cheaper(Action.SLAY, (Amounts(strength=1),)),))


def lies(table: Scenario, place: str, event: EventInPlay) -> Scenario:
    table.state.lay(PLACE[place], (event,))
    table.state.face_down[PLACE[place]] = 0
    return table


def test_a_card_in_play_changes_everybodys_prices_until_it_is_covered_or_gone() -> None:
    table = with_relics(Scenario().holds(0, strength=9, magic=9), {})
    before = table.quote(0, "monster-1").price
    lies(table, "citizen-3", RISING).acts(0)
    for seat in (0, 1):
        assert table.quote(seat, "monster-1").price == before + Amounts(magic=1)
    table.chooses("slay monster-1")
    assert table.resources(0)[1:] == (9 - before.strength, 9 - before.magic - 1)
    table.stack("citizen-3", "exhausted")
    assert terms_for(table.state, 0).modifiers == ()


def test_a_card_that_lies_face_down_gives_no_power() -> None:
    table = lies(with_relics(Scenario(), {}), "domain-1", BLESSED)
    assert len(terms_for(table.state, 0).modifiers) == 1
    table.state.face_down[PLACE["domain-1"]] = 1
    assert terms_for(table.state, 0).modifiers == ()


def test_powers_of_the_table_and_of_domains_add_up() -> None:
    """Blessed Lands' 2 Gold and the Plateau's 1."""
    table = lies(with_relics(Scenario(), {}), "citizen-3", BLESSED)
    base = table.quote(0, "domain-1").base
    table.owns(0, "pratchetts-plateau").acts(0)
    prices = [table.quote(seat, "domain-1").price.gold for seat in (0, 1)]
    assert prices == [base - 3, base - 2]


def test_a_relic_serves_its_owner_alone() -> None:
    table = with_relics(Scenario().stack("monster-1", "giant"), {1: RING}).acts(1)
    mine, theirs = (table.quote(seat, "monster-1").price.strength for seat in (1, 0))
    assert mine == theirs - 1


def test_an_imagined_world_has_the_same_prices() -> None:
    table = lies(with_relics(Scenario(), {0: RING}), "citizen-3", RISING).acts(0)
    world = imagine_state(table.game.view(0), Stream(1))
    for place in range(5):
        assert prices_at(world, 0, place) == prices_at(table.state, 0, place)


@pytest.mark.clause("T8")
def test_who_is_immune_is_not_named_by_a_theft() -> None:
    """The others still are; a thief without anyone to name takes nothing (FF9)."""
    table = Scenario(3, preset="mastery-over-magic").owns(0, "thief")
    gives(table.holds(1, gold=3).holds(2, gold=3), 1, Immune())
    assert takeable(table.state, 0) == [2]
    table.rolls(0, 3, 4)
    assert not any("from-2" in option for option in table.options)
    assert any("from-3" in option for option in table.options)


@pytest.mark.clause("T27")
def test_a_take_that_nobody_is_left_for_does_nothing() -> None:
    table = Scenario().may_build(0, "purloiners-perch").holds(1, gold=9, strength=9, magic=9)
    gives(table, 1, Immune()).acts(0).chooses("build domain-1")
    assert table.domains(0) == ["purloiners-perch"]
    assert table.resources(1) == (9, 9, 9)
    assert "gain gold" in table.options


@pytest.mark.clause("T18")
def test_what_is_forbidden_is_neither_offered_nor_gained_for_free() -> None:
    """Its quote gives the reason, and other citizens stay free."""
    table = with_relics(Scenario().holds(0, gold=9, magic=9), {})
    lies(table, "monster-1", BLOCKADE).acts(0, dice=(1, 2))
    taken = [option for option in table.options if option.startswith("recruit ")]
    assert taken
    assert not {"recruit citizen-1", "recruit citizen-2", "recruit citizen-3"} & set(taken)
    assert table.reasons(0, "citizen-1") == ["Blockade forbids it now"]
    assert "Blockade forbids it now" in table.refuses("recruit citizen-1")
    assert table.quote(0, "citizen-4").is_possible


@pytest.mark.clause("T21")
def test_a_citizen_that_is_forbidden_is_not_free_either() -> None:
    table = with_relics(Scenario().may_build(0, "grimmwater-keep"), {})
    lies(table, "monster-1", BLOCKADE).acts(0, dice=(1, 2)).chooses("build domain-1")
    free = {option.partition(": ")[2] for option in table.options}
    assert free
    assert not {"citizen-1", "citizen-2", "citizen-3"} & free


def test_a_game_alone_has_standing_powers_too() -> None:
    table = lies(with_relics(against_dark_lord(), {0: RING}), "citizen-3", RISING).acts(0)
    assert len(terms_for(table.state, 0).modifiers) == 2
