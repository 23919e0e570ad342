"""What costs nothing is had for nothing: only a price asks for a real resource (T16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest
from attrs import evolve, validators

from tests.scenario import PLACE, Scenario, siege
from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.rules.events import Paid
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.powers import CheaperDomains

if TYPE_CHECKING:
    from typing import Any

    from valeria_desktop.games.valeria.rules.turn.quote import Quote

_C = TypeVar("_C", bound=Card)
HILL = "halfpenny-hill"


def plateau(table: Scenario, gold: int) -> Domain:
    """A domain that takes so much off the price of others."""
    card = table.card("pratchetts-plateau")
    assert isinstance(card, Domain)
    return evolve(card, powers=(CheaperDomains(gold),))


def discounted(table: Scenario, by: int, **holds: int) -> Scenario:
    """Let a Halfpenny Hill for 6 Gold be there, and a discount."""
    table.owns(0, *["peasant"] * 3).holds(0, **holds)
    table.state.players[0].domains = (plateau(table, by),)
    return table


def changed(table: Scenario, place: str, kind: type[_C], card_id: str, **fields: Any) -> _C:  # noqa: ANN401 - fields of a card
    """Lay a card on a place that costs what no card of a file may cost yet."""
    card = table.card(card_id)
    assert isinstance(card, kind)
    with validators.disabled():
        other: _C = evolve(card, **fields)
    table.state.lay(PLACE[place], (other,))
    return other


def quoted(table: Scenario, place: str) -> Quote:
    return table.game.quote(0, PLACE[place])


@pytest.mark.clause("T16", "T19", "T33")
@pytest.mark.parametrize("discount", [6, 9])
@pytest.mark.parametrize("holds", [{}, {"magic": 2}, {"gold": 1}, {"gold": 3, "magic": 3}])
def test_a_domain_whose_price_is_nothing_is_built_whatever_one_has(
    discount: int, holds: dict[str, int]
) -> None:
    """Offered and quoted alike, nothing is asked and nothing paid."""
    table = discounted(Scenario().stack("domain-1", HILL), discount, **holds).acts(0)
    quote = quoted(table, "domain-1")
    assert (quote.is_possible, tuple(quote.price), quote.reasons) == (True, (), ())
    assert "Build Halfpenny Hill for nothing" in table.words
    before = table.resources(0)
    outcome = table.chooses("build domain-1")
    assert table.domains(0) == ["pratchetts-plateau", HILL]
    assert table.resources(0) == before
    assert not any(isinstance(event, Paid) for event in outcome.events)


@pytest.mark.clause("T16")
def test_a_domain_with_a_price_needs_a_gold_that_is_not_magic() -> None:
    """1 Gold is left of the price."""
    table = discounted(Scenario().stack("domain-1", HILL), 5, magic=9).acts(0)
    assert "build domain-1" not in table.options
    assert [str(why) for why in quoted(table, "domain-1").reasons] == [
        "at least 1 Gold must be real, not Magic"
    ]


@pytest.mark.clause("T19")
def test_a_domain_for_nothing_still_needs_its_roles() -> None:
    table = Scenario().stack("domain-1", HILL).owns(0, "peasant").holds(0).acts(0)
    table.state.players[0].domains = (plateau(table, 6),)
    assert "build domain-1" not in table.options


@pytest.mark.clause("G5", "T16")
def test_a_domain_for_nothing_is_offered_in_the_siege() -> None:
    table = discounted(siege().piles("giant", HILL, "troll"), 6).both_act(2, 1)
    assert "Build Halfpenny Hill for nothing, pile 2" in table.words
    table.chooses("build pile-2")
    assert HILL in table.domains(0)


@pytest.mark.clause("T16", "T18")
@pytest.mark.parametrize("holds", [{}, {"magic": 3}, {"gold": 2}])
def test_a_citizen_that_costs_nothing_is_recruited_whatever_one_has(holds: dict[str, int]) -> None:
    """Until its copies make it dearer."""
    table = Scenario().holds(0, **holds).acts(0)
    cleric = changed(table, "citizen-1", Citizen, "cleric", cost=0)
    table.acts(0)
    assert "Recruit Cleric for nothing" in table.words
    before = table.resources(0)
    table.chooses("recruit citizen-1")
    assert table.resources(0) == before
    table.state.lay(PLACE["citizen-1"], (cleric,))
    table.acts(0)
    assert ("recruit citizen-1" in table.options) == bool(holds.get("gold"))


@pytest.mark.clause("T16", "T17")
@pytest.mark.parametrize("variants", [(), ("events",)])
@pytest.mark.parametrize(
    ("strength", "magic", "possible"),
    [(0, 2, True), (0, 3, True), (0, 1, False), (5, 1, False), (5, 2, True), (0, 0, False)],
)
def test_a_monster_without_strength_costs_its_magic_only(
    strength: int, magic: int, *, possible: bool, variants: tuple[str, ...]
) -> None:
    """No Strength need be there; a second way lists what Monster Events change."""
    table = Scenario(variants=variants).holds(0, 0, strength, magic)
    changed(table, "monster-1", Monster, "goblin", strength=0, magic=2)
    table.acts(0)
    assert ("slay monster-1" in table.options) == possible
    assert quoted(table, "monster-1").is_possible == possible
    if possible:
        table.chooses("slay monster-1")
        assert table.monsters(0) == ["goblin"]
        assert table.resources(0)[1:] == (strength, magic - 2)


@pytest.mark.clause("T17")
def test_a_monster_that_costs_nothing_is_slain_with_nothing() -> None:
    table = Scenario().holds(0)
    changed(table, "monster-1", Monster, "goblin", strength=0)
    table.acts(0).chooses("slay monster-1")
    assert table.monsters(0) == ["goblin"]


@pytest.mark.clause("T23", "T16")
def test_an_extra_slay_asks_for_no_strength_either() -> None:
    """The Eye gives 5 Strength, and what it slays takes none of it."""
    table = Scenario().may_build(0, "eye-of-asteraten")
    changed(table, "monster-1", Monster, "goblin", strength=0, magic=0)
    table.acts(0).chooses("build domain-1", "eye-of-asteraten: slay-monster-1")
    assert table.resources(0)[1] == 5


@pytest.mark.clause("T17")
def test_what_helps_towards_a_monster_without_strength_is_magic_alone() -> None:
    table = Scenario().holds(0, magic=1)
    changed(table, "monster-1", Monster, "goblin", strength=0, magic=2)
    table.acts(0)
    words = cure(quoted(table, "monster-1"), table.game.view(0).players[0], 2)
    assert str(words) == "Gain 1 Magic first"


@pytest.mark.clause("T16")
def test_every_offer_that_costs_nothing_agrees_with_its_quote() -> None:
    """All three kinds at once, before a player with nothing at all."""
    table = discounted(Scenario().stack("domain-1", HILL), 6)
    changed(table, "citizen-1", Citizen, "cleric", cost=0)
    changed(table, "monster-1", Monster, "goblin", strength=0)
    table.acts(0)
    offered = {o.place for o in table.decision.options if isinstance(o, ActAt)}
    assert offered >= {PLACE[place] for place in ("monster-1", "citizen-1", "domain-1")}
    possible = {place for place in range(20) if table.game.quote(0, place).is_possible}
    assert possible == offered
