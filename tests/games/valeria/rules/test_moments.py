"""Moments have an owner and a phase, and sets may bring more of them (C25, X16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.rules.invented_prices import domain_with
from tests.games.valeria.rules.invented_sources import EventInPlay, with_relics
from tests.scenario import PLACE, Scenario, against_dark_lord, siege
from valeria_desktop.games.valeria.rules.effects.combined import OneOf
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.moments import (
    BASE_MOMENTS,
    BUILT,
    CITIZEN_GAINED,
    DOUBLES,
    SLAIN,
    Moment,
    Whose,
    enter,
)
from valeria_desktop.games.valeria.rules.powers import When
from valeria_desktop.games.valeria.rules.turn.moves import gain_citizen, slay
from valeria_desktop.games.valeria.rules.turn.use import triggered, use_at
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.signs import THEN, Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect

ONE_STRENGTH = Gain(Amounts(strength=1))
FULL_MOON = Moment(
    "full-moon",
    say("the moon is full"),
    {Whose.ANYONE: (say("Always"), lambda effect: say("{effect} at full moon", effect=effect))},
    Mark("doubles"),
    1.0,
)


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let powers wait for an opponent's slaying, as some of a set do."""
    said = say("In an Action Phase"), lambda effect: say("{effect}, too", effect=effect)
    for whose in (Whose.OPPONENTS, Whose.ANYONE):
        monkeypatch.setitem(SLAIN.words, whose, said)


def waits(table: Scenario, seat: int, moment: Moment, do: Effect, whose: Whose) -> Scenario:
    """Lay a domain before a seat that waits for a moment."""
    card = domain_with(When(moment, do, whose))
    player, state = table.state.players[seat], table.state
    player.domains = (*player.domains, card)
    state.table = evolve(state.table, domains=(*state.table.domains, card))
    return table


@pytest.mark.parametrize(
    ("whose", "slayer", "gains"),
    [
        (Whose.OPPONENTS, 1, 1),
        (Whose.OPPONENTS, 0, 0),
        (Whose.ANYONE, 1, 1),
        (Whose.ANYONE, 0, 1),
        (Whose.OWN, 1, 0),
        (Whose.OWN, 0, 1),
    ],
)
def test_a_power_waits_for_the_moments_of_its_owner_or_of_others(
    whose: Whose, slayer: int, gains: int
) -> None:
    table = waits(Scenario(3), 0, SLAIN, ONE_STRENGTH, whose)
    table.stack("monster-1", "goblin").holds(0).holds(slayer, strength=1)
    table.acts(slayer).chooses("slay monster-1")
    assert table.resources(0)[1] == gains


def test_who_rests_gains_nothing_at_a_moment_of_another() -> None:
    """With five players in the second edition no card touches the resting seat (X22)."""
    for edition, gains in (("2e", 0), ("1e", 1)):
        table = waits(Scenario(5, edition), 4, SLAIN, ONE_STRENGTH, Whose.OPPONENTS)
        table.stack("monster-1", "goblin").holds(4).holds(0, strength=1)
        table.acts(0).chooses("slay monster-1")
        assert table.resources(4)[1] == gains


def test_first_the_one_who_slew_chooses_then_the_others_in_turn_order() -> None:
    table = Scenario(3)
    for seat, whose in ((2, Whose.OPPONENTS), (0, Whose.OPPONENTS), (1, Whose.OWN)):
        waits(table, seat, SLAIN, GainAny(1), whose)
    table.stack("monster-1", "goblin").holds(1, strength=1).acts(1)
    table.chooses("slay monster-1")
    asked = []
    for _ in range(3):
        asked.append(table.decision.seat)
        table.chooses(table.options[0])
    assert asked == [1, 2, 0]


@pytest.mark.clause("T20")
def test_powers_of_the_action_phase_see_nothing_of_other_phases() -> None:
    """A slay, a citizen and a domain in a harvest set nothing off (X16)."""
    table = Scenario().stack("monster-1", "goblin")
    for moment in (SLAIN, CITIZEN_GAINED, BUILT):
        waits(table, 0, moment, ONE_STRENGTH, Whose.OWN)
        table.acts(0)
        assert (table.state.phase, len(triggered(table.state, 0, moment))) == ("actions", 1)
        table._begin(0, table.state.table.turn)
        assert (table.state.phase, len(triggered(table.state, 0, moment))) == ("roll", 0)
    before = table.resources(0)[1]
    slay(table.state, 0, PLACE["monster-1"])
    gain_citizen(table.state, 0, PLACE["citizen-1"], table.card("peasant"))
    assert table.resources(0)[1] == before


def test_the_phase_is_that_of_the_turn_in_every_mode() -> None:
    table = against_dark_lord().acts(0)
    assert table.state.phase == "actions"
    table = siege().piles("giant", "archer", "troll").both_act(2, 1)
    assert table.state.phase == "actions"


def test_a_card_in_play_waits_for_the_dice_of_whoever_rolls() -> None:
    """It is used once, by the one whose dice they are (X23)."""
    omen = EventInPlay(id="omen", name="Omen", triggers=(When(DOUBLES, ONE_STRENGTH),))
    table = with_relics(Scenario(3).holds(0).holds(1).holds(2), {}, omen)
    table.state.lay(PLACE["monster-3"], (omen,))
    before = [table.resources(seat)[1] for seat in range(3)]
    table.rolls(1, 1, 1)
    after = [table.resources(seat)[1] for seat in range(3)]
    gained = [now - was for now, was in zip(after, before, strict=True)]
    harvest = Scenario(3).holds(0).holds(1).holds(2)
    harvest.rolls(1, 1, 1)
    plain = [harvest.resources(seat)[1] for seat in range(3)]
    assert [now - was for now, was in zip(gained, plain, strict=True)] == [0, 1, 0]


def test_a_set_may_bring_a_moment_of_its_own() -> None:
    table = waits(Scenario(), 0, FULL_MOON, OneOf((ONE_STRENGTH, Gain(Amounts(1)))), Whose.ANYONE)
    table.holds(0).acts(1)
    use_at(table.state, 1, FULL_MOON, triggered(table.state, 1, FULL_MOON))
    table._run()
    assert (table.decision.seat, len(table.options)) == (0, 2)
    power = When(FULL_MOON, ONE_STRENGTH, Whose.ANYONE)
    assert (str(power.timing()), str(power.words())) == ("Always", "Gain 1 Strength at full moon")
    assert power.signs() == (Mark("doubles"), THEN, *ONE_STRENGTH.signs())


def test_the_word_of_a_moment_is_taken_once_and_goes_with_some_owners_only() -> None:
    with pytest.raises(ValueError, match="is there already"):
        enter(evolve(FULL_MOON, word="slain"))
    with pytest.raises(ValueError, match="doesn't go with the moment 'full-moon'"):
        When(FULL_MOON, ONE_STRENGTH)
    assert FULL_MOON not in BASE_MOMENTS
