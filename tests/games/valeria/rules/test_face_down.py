"""Cards that lie face down in a tableau (C16): they count for nothing until the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from tests.games.valeria.rules.invented_banish import ToTableau, builds, lays_down
from tests.games.valeria.rules.invented_prices import Cheaper, gives
from tests.scenario import CATALOG, PLACE, Scenario, card
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.bots.sides import tableau_of
from valeria_desktop.games.valeria.bots.values import Horizon, harvest_value, position_value
from valeria_desktop.games.valeria.coach.rolls import roll_maps
from valeria_desktop.games.valeria.files.snapshot import SNAPSHOTS, digest, dump
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.native.tables import CatalogNumbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.duke_beliefs import Unseen
from valeria_desktop.games.valeria.rules.effects.audience import Each
from valeria_desktop.games.valeria.rules.effects.centre import ReturnCitizen
from valeria_desktop.games.valeria.rules.effects.counts import CitizensOf, Domains, Named
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.moments import ACTIONS_BEGIN
from valeria_desktop.games.valeria.rules.powers import Now, When
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings

ARCHER = cast("Citizen", card("archer"))
MINER = cast("Citizen", card("miner"))
MONK = cast("Citizen", card("monk"))
ALMS = When(ACTIONS_BEGIN, Gain(Amounts(magic=3)))


def domain(card_id: str) -> Domain:
    return cast("Domain", card(card_id))


def twins(*cards: Citizen | Domain) -> tuple[Holdings, Holdings]:
    """Return a player with cards face down, and one who never had them."""
    table = Scenario().owns(0, "rogue").owns(1, "rogue")
    for found in cards:
        table.owns(0, found.id)
    lays_down(table, 0, *cards)
    mine, theirs = table.state.players
    theirs.gold, theirs.strength, theirs.magic = mine.gold, mine.strength, mine.magic
    return mine, theirs


# Citizens


@pytest.mark.clause("T7")
def test_it_is_not_activated() -> None:
    table = lays_down(Scenario().owns(0, "archer", "archer"), 0, ARCHER)
    number = ARCHER.numbers[0]
    woken = table.game.would_activate(0, (number, 6 if number != 6 else 5))
    assert [found.id for found in woken].count("archer") == 1


@pytest.mark.clause("T19")
def test_its_role_does_not_help_to_build() -> None:
    table = Scenario().may_build(0, "pratchetts-plateau").acts(0)
    assert "build domain-1" in table.options
    (first, *_) = table.state.players[0].citizens
    lays_down(table, 0, first)
    assert "build domain-1" not in table.options
    assert table.reasons(0, "domain-1")[0].startswith("needs 1 more")


@pytest.mark.clause("T18")
def test_it_raises_no_price() -> None:
    table = Scenario().owns(0, "miner", "miner").stack("citizen-3", "miner").holds(0, gold=20)
    dear = table.quote(0, "citizen-3").price.gold
    lays_down(table, 0, MINER)
    assert table.quote(0, "citizen-3").price.gold == dear - 1


@pytest.mark.clause("T11")
def test_nothing_counts_it_by_icon_or_name() -> None:
    mine, theirs = twins(MINER, MONK)
    for count in (*(CitizensOf(role) for role in Role), Named("Miner"), Named("Monk")):
        assert count.of(mine) == count.of(theirs)


@pytest.mark.clause("T25")
def test_no_effect_can_choose_it() -> None:
    table = Scenario().owns(0, "miner", "monk")
    lays_down(table, 0, MINER)
    ways = ReturnCitizen(Gain(Amounts(points=1))).ways(table.state, 0, MONK)
    assert [way.key for way in ways] == ["return-monk"]


def test_it_stays_in_its_tableau_and_all_see_which_it_is() -> None:
    table = builds(Now(ToTableau("citizens"))).owns(1, "miner", "monk")
    table.acts(0).chooses("build domain-1", "hall: down-miner-of-2")
    assert table.citizens(1) == ["monk"]
    for seat in (0, 1):
        view = table.game.view(seat)
        assert view.players[1].citizens_down == (MINER,)
        world = imagine(view, Stream(seat))
        assert world.view(seat) == view
    assert "A turned Miner of B face down (Hall)" in table.log()


def test_every_player_turns_one_down_in_turn_order() -> None:
    """Who has none is passed over (X11)."""
    table = builds(Now(Each(ToTableau("citizens", is_own=True))), players=3)
    table.owns(0, "miner", "monk").owns(2, "archer").acts(0)
    table.chooses("build domain-1", "hall: down-monk-of-1")
    assert [player.citizens_down for player in table.state.players] == [(MONK,), (), (ARCHER,)]
    assert "C turned Archer face down (Hall)" in table.log()


# Domains


def test_a_domain_that_lies_down_has_no_power_and_is_still_a_domain() -> None:
    """Its trigger, its cheaper prices and its die are gone; a count of domains goes on (X10)."""
    table = Scenario().owns(0, "pratchetts-plateau").stack("domain-1", "halfpenny-hill")
    before = table.quote(0, "domain-1").price.gold
    gives(table, 0, Cheaper(Action.BUILD, (Amounts(gold=2),)), ALMS)
    alms = table.state.players[0].domains[-1]
    assert table.quote(0, "domain-1").price.gold == before - 2
    lays_down(table, 0, alms, domain("pratchetts-plateau"))
    assert table.quote(0, "domain-1").price.gold == before + 1
    assert Domains().of(table.state.players[0]) == 2
    table.holds(0).acts(0)
    assert table.resources(0) == (0, 0, 0)


def test_a_die_power_that_lies_down_is_not_offered() -> None:
    dicey = next(found for found in CATALOG.domains if found.roll_powers)
    for is_down in (False, True):
        table = Scenario().owns(0, dicey.id).holds(0, gold=9, strength=9, magic=9)
        if is_down:
            lays_down(table, 0, dicey)
        table.rolls(0, 1, 2)
        changes = [option for option in table.options if option.startswith("change ")]
        assert bool(changes) is not is_down


# The score


@pytest.mark.clause("F1", "F2")
def test_all_is_turned_up_for_the_score() -> None:
    """Points, the Duke's lines and what breaks ties are as if nothing had lain down."""
    names = ("miner", "archer", "pratchetts-plateau", "halfpenny-hill")
    for duke in CATALOG.dukes:
        up = Scenario().owns(0, *names, duke.id)
        down = Scenario().owns(0, *names, duke.id)
        lays_down(down, 0, MINER, ARCHER, domain("halfpenny-hill"))
        assert down.score(0).total == up.score(0).total
        assert down.score(0).tie_break == up.score(0).tie_break
        lines = [{str(line.cause) for line in table.score(0).lines} for table in (up, down)]
        assert lines[0] == lines[1]


@pytest.mark.clause("V3")
def test_majorities_count_it() -> None:
    table = Scenario(variants=["no-duke"]).owns(0, "miner", "archer").owns(1, "miner")
    before = table.score(0).total
    lays_down(table, 0, MINER, ARCHER)
    assert table.score(0).total == before


# Bots and coach

HORIZON = Horizon(5.0, 1.0, 1.0, 0.3)


def test_bots_expect_no_harvest_of_it_but_its_points() -> None:
    mine, theirs = twins(ARCHER, domain("halfpenny-hill"))
    assert harvest_value(mine, HORIZON) == harvest_value(theirs, HORIZON)
    duke = next(found for found in CATALOG.dukes if found.domains)
    more = duke.points_for(domain("halfpenny-hill")) + duke.points_for(ARCHER)
    more += domain("halfpenny-hill").points
    assert position_value(mine, duke, HORIZON) == pytest.approx(
        position_value(theirs, duke, HORIZON) + more
    )
    ours, others = (tableau_of(player, has_consolation=False) for player in (mine, theirs))
    assert (ours.on, ours.off, ours.icons) == (others.on, others.off, others.icons)
    assert (ours.powers, ours.modifiers) == (others.powers, others.modifiers)
    assert ours.domain_points == others.domain_points + domain("halfpenny-hill").points


def test_the_coach_reckons_no_roll_with_it() -> None:
    found = []
    for is_down in (True, False):
        table = Scenario().owns(0, "miner")
        if is_down:
            lays_down(table.owns(0, "archer"), 0, ARCHER)
        found.append(roll_maps(table.game.view(0))[0])
    assert found[0] == found[1]


def test_a_rivals_duke_is_still_guessed_by_it() -> None:
    up, down = (Scenario(3).owns(1, "miner", "archer") for _ in range(2))
    lays_down(down, 1, ARCHER)
    down.state.players[1].citizens_down = (ARCHER,)
    beliefs = [Unseen.by(table.game.view(0)).belief(table.game.holdings) for table in (up, down)]
    assert beliefs[0] == beliefs[1]


# Saves


def test_a_save_keeps_what_lies_down() -> None:
    table = Scenario()
    assert not any("down" in name for name in dump(table.game)["players"][0])
    taken = table.state.take_top(PLACE["citizen-3"])
    assert isinstance(taken, Citizen)
    table.state.players[0].citizens = (taken,)
    lays_down(table, 0, taken)
    data = dump(table.game)
    assert data["players"][0]["citizens_down"] == [taken.id]
    again = SNAPSHOTS.restore(data, CATALOG)
    assert digest(again) == digest(table.game)
    assert again.view(1).players == table.game.view(1).players
    with pytest.raises(SnapshotError, match="there is no citizen"):
        SNAPSHOTS.restore(
            data | {"players": [data["players"][0] | {"citizens_down": ["goblin"]}]}, CATALOG
        )


def test_the_core_in_c_refuses_it_by_name() -> None:
    state = lays_down(Scenario().owns(0, "miner"), 0, MINER).state
    with pytest.raises(NotCoveredError, match="no banished or face-down cards"):
        state_as_numbers(state, CatalogNumbers(state.table.catalog))
