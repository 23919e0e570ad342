"""What a roll may wake, counted over all rolls."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.coach.rolls import roll_map
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo
from valeria_desktop.games.valeria.story.wake_chances import ROLLS, chances_of

EXPECTED = {
    "1": 11,
    "2": 12,
    "3": 13,
    "4": 14,
    "5": 15,
    "6": 16,
    "7": 6,
    "8": 5,
    "9/10": 7,
    "11/12": 3,
    "": 6,
}


def test_the_rolls_that_wake_each_number_are_counted() -> None:
    view = Table(Setup(players=2)).scene().view
    chances = chances_of(view, 0)
    assert {place.name: place.rolls for place in chances.places} == EXPECTED


def test_a_table_without_a_herald_waits_for_no_doubles() -> None:
    for edition in Edition:
        view = Table(Setup(players=2, edition=edition)).scene().view
        herald = [each for each in view.players[0].starters if each.on_doubles]
        assert bool(herald) == ("" in [place.name for place in chances_of(view, 0).places])


@pytest.mark.parametrize("solo", [None, *Solo])
def test_what_wakes_is_what_the_rules_wake(solo: Solo | None) -> None:
    setup = Setup(players=1, solo=solo) if solo else Setup(players=3)
    table = Table(setup).plays(50).plays_to(Prompt.ROLL)
    game, seat = table.session.game, table.decision.seat
    chances = chances_of(table.scene().view, seat)
    woken = {roll: game.would_activate(seat, roll) for roll in ROLLS}
    for place in chances.places:
        for card in place.cards:
            if place.numbers:
                rolls = sum(card in cards for cards in woken.values())
                assert rolls == place.rolls
    consoled = {each for each in table.scene().view.players[seat].starters if not each.numbers}
    nothing = [
        roll for roll, cards in woken.items() if not set(cards) - consoled and roll[0] != roll[1]
    ]
    if "" in [place.name for place in chances.places]:
        assert chances.nothing == len(nothing)


def test_who_has_every_die_is_always_woken() -> None:
    view = Table(Setup(players=2)).scene().view
    citizens = tuple(group[0] for group in view.table.catalog.numbers.values())
    player = evolve(view.players[0], citizens=citizens)
    chances = chances_of(evolve(view, players=(player, view.players[1])), 0)
    assert chances.nothing == 0
    assert all(place.cards for place in chances.places)


def test_who_has_two_starters_counts_what_wakes_neither() -> None:
    view = Table(Setup(players=2)).scene().view
    numbers = {number for each in view.players[0].starters for number in each.numbers}
    nothing = [
        (first, second)
        for first, second in ROLLS
        if not numbers & {first, second, first + second}
        and not (first == second and any(s.on_doubles for s in view.players[0].starters))
    ]
    assert chances_of(view, 0).nothing == len(nothing)


@pytest.mark.clause("T12", "MA1", "CS3")
@pytest.mark.parametrize(
    ("box", "edition", "lone"),
    [
        ("crimson-seas", Edition.SECOND, "Coxswain"),
        ("margraves", Edition.FIRST, "Margrave"),
        ("", Edition.SECOND, "Herald"),
        ("", Edition.FIRST, ""),
    ],
)
def test_who_wakes_when_nothing_else_does_is_named(box: str, edition: Edition, lone: str) -> None:
    setup = Setup(players=2, edition=edition, sets=frozenset({box} if box else ()))
    view = Table(setup).scene().view
    assert chances_of(view, 0).lone == lone
    assert roll_map(view, 0, view.players[0]).lone == lone
