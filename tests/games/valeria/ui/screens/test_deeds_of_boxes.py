"""The chief deed of a turn with boxes, as stamps, reviews and the end show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.events import (
    CalledOn,
    CardUsed,
    CitizenGained,
    Gained,
    Kept,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Citizen, Monster
from valeria_desktop.games.valeria.rules.rows import CITIZENS, MONSTERS
from valeria_desktop.games.valeria.sets.agents import AGENTS
from valeria_desktop.games.valeria.sets.crimson_seas.nobles import ROW as NOBLES
from valeria_desktop.games.valeria.ui.screens.end_art import ValeriaEndArt
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

CARDS = BOX().cards_of(frozenset({"agents", "crimson-seas", "relics"})).by_id
ENGAGED = CalledOn(1, CARDS["captain"], AGENTS.places[0])
FETCHED = Kept(1, CARDS["huntmaster-heller"], NOBLES.places[0], ACTION)
USED = CardUsed(1, CARDS["dragon-orb"])
RECRUITED = CitizenGained(1, as_a(Citizen, CARDS["monk"]), CITIZENS.places[0], ACTION)
SLEW = Slain(1, as_a(Monster, CARDS["giant"]), MONSTERS.places[0])


def deed(*events: Event) -> tuple[str, str]:
    """Return the words for the chief deed of the second player's turn, and the id of its card."""
    lines = [Line(1, 1, event) for event in events]
    told = ValeriaEndArt().deed_of(lines, 1)
    return told.head, "" if told.thing is None else told.thing.id


@pytest.mark.parametrize("event", [ENGAGED, FETCHED, USED])
def test_an_agent_a_noble_and_a_relic_are_the_deed_of_a_turn(event: CalledOn | Kept) -> None:
    gold = Gained(1, Amounts(gold=1), ACTION)
    assert deed(gold, event) == (event.card.name, event.card.id)
    assert ValeriaEndArt().gained_in(Line(1, 1, event)) is event.card


@pytest.mark.parametrize("event", [ENGAGED, FETCHED, USED])
def test_it_weighs_more_than_a_citizen_and_less_than_points(event: CalledOn | Kept) -> None:
    assert deed(RECRUITED, event)[1] == event.card.id
    assert deed(event, SLEW) == ("Giant falls", "giant")


def test_what_others_do_is_no_deed_of_ones_own() -> None:
    assert deed(CalledOn(0, CARDS["captain"], AGENTS.places[0])) == ("", "")


def slain(name: str) -> Slain:
    return Slain(1, as_a(Monster, CARDS[name]), MONSTERS.places[0])


@pytest.mark.parametrize(
    ("others", "words"),
    [
        (("skeleton",), "Giant and Skeleton"),
        (("giant",), "2× Giant"),
        (("goblin", "skeleton"), "Giant and 2 more"),
    ],
)
def test_monsters_of_one_turn_are_named(others: tuple[str, ...], words: str) -> None:
    """Three moments of one game against the Dark Lord had the same head, “Two monsters”."""
    assert deed(*map(slain, others), SLEW) == (words, "giant")
