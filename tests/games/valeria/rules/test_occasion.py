"""Why a player is asked to use a power."""

from __future__ import annotations

import pytest

from tests.games.valeria.rules.invented_prices import gives
from tests.games.valeria.sets.shadow_rules import table as shadows
from tests.scenario import CATALOG, Scenario
from tests.ui.prompts.meetings import met
from valeria_desktop.games.valeria.rules.effects.gains import GainAny
from valeria_desktop.games.valeria.rules.model.cards import CONSOLATION, Card
from valeria_desktop.games.valeria.rules.model.options import UseWay
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.moments import SLAIN, Whose
from valeria_desktop.games.valeria.rules.powers import When
from valeria_desktop.games.valeria.rules.turn.occasion import is_harvested, occasion_of


def asked(table: Scenario) -> dict[str, str]:
    """Why each card is asked about, by their names."""
    view = table.game.view(table.decision.seat)
    causes = {option.cause for option in table.decision.options if isinstance(option, UseWay)}
    return {cause.name: str(occasion_of(view, cause)) for cause in causes}


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ((1, 2), "woke as nothing else did"),
        ((5, 5), "woke on doubles"),
        ((4, 4), "woke twice: on doubles, and as nothing else did"),
    ],
)
def test_the_herald_says_what_woke_it(dice: tuple[int, int], why: str) -> None:
    table = Scenario()
    table.rolls(0, *dice)
    assert asked(table) == {"Herald": why}


def test_a_citizen_says_on_which_number_it_woke() -> None:
    table = Scenario().owns(0, "merchant")
    table.rolls(0, 2, 4)
    assert asked(table) == {"Merchant": "woke on 2"}


def test_who_has_no_herald_is_told_that_nothing_woke() -> None:
    table = Scenario(edition="1e")
    table.rolls(0, 1, 2)
    view = table.game.view(table.decision.seat)
    assert is_harvested(CONSOLATION)
    assert str(occasion_of(view, CONSOLATION)) == "no card of yours woke"


def test_a_slain_monster_says_that_it_was_slain() -> None:
    table = Scenario().stack("monster-1", "dire-bear").holds(0, strength=9)
    table.acts(0)
    table.chooses("slay monster-1")
    assert asked(table) == {"Dire Bear": "you have slain it"}


def test_a_domain_says_that_it_was_built() -> None:
    domain = next(each for each in CATALOG.domains if each.name == "Cutthroat's Truce")
    table = Scenario(players=3).may_build(0, domain.id)
    table.acts(0)
    table.chooses("build domain-1")
    assert asked(table) == {domain.name: "you have built it"}


@pytest.mark.clause("X16")
def test_a_slay_of_an_opponent_is_said_so() -> None:
    table = shadows().stack("monster-1", "goblin").holds(1, strength=1)
    gives(table, 0, When(SLAIN, GainAny(1), Whose.OPPONENTS))
    table.acts(1).chooses("slay monster-1")
    assert table.decision.seat == 0
    assert [*asked(table).values()] == ["an opponent slew a monster"]


@pytest.mark.thorough
def test_every_power_that_is_asked_about_says_why() -> None:
    for meeting in met(Prompt.USE):
        view = meeting.scene.view
        causes: set[Card] = {
            option.cause for option in meeting.decision.options if isinstance(option, UseWay)
        }
        assert causes
        assert all(occasion_of(view, cause) for cause in causes)
