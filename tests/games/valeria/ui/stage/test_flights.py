"""What happened becomes flights: from what caused it to what it changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Built,
    Captured,
    CitizenGained,
    Dealt,
    DieChanged,
    DukesDealt,
    Filled,
    Gained,
    GameEnded,
    Lost,
    MonsterClaimed,
    MonsterTaken,
    Paid,
    Returned,
    Rolled,
    Slain,
    TokenPut,
    Took,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.targets import DECK
from valeria_desktop.games.valeria.ui.stage.flights import Spot, beats
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.stage.beats import Beat, Flight, Where

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.events import Event


def card(name: str) -> Card:
    return CATALOG.by_id[name]


def citizen() -> Citizen:
    found = card("peasant")
    assert isinstance(found, Citizen)
    return found


def foe() -> Foe:
    found = card("goblin")
    assert isinstance(found, Foe)
    return found


def domain() -> Domain:
    return CATALOG.domains[0]


def shown(*events: Event) -> list[Beat]:
    return beats(Line(1, 1, event) for event in events)


def way(*events: Event) -> tuple[Where, Where]:
    """Give start and end of the one flight."""
    (beat,) = shown(*events)
    (flight,) = beat.flights
    return flight.start, flight.end


def tableau(seat: int, name: str = "") -> Where:
    return Where(Spot.TABLEAU, seat, name)


def track(seat: int, kind: str) -> Where:
    return Where(Spot.TRACK, seat, kind)


def place(number: int) -> Where:
    return Where(Spot.PLACE, number)


# --- resources


@pytest.mark.parametrize("seat", [0, 3])
def test_what_is_gained_flies_from_the_card_to_the_tracks_of_its_owner(seat: int) -> None:
    (beat,) = shown(Gained(seat, Amounts(gold=2, magic=1), citizen()))
    start = tableau(seat, "peasant")
    assert beat.flights == (
        Flight(start, track(seat, "gold"), icon="gold", number=2),
        Flight(start, track(seat, "magic"), icon="magic", number=1),
    )


def test_the_harvest_of_everybody_is_one_beat() -> None:
    gains = [Gained(seat, Amounts(gold=1), citizen()) for seat in range(4)]
    (beat,) = shown(*gains)
    assert [flight.end for flight in beat.flights] == [track(seat, "gold") for seat in range(4)]


def test_a_gain_after_something_else_is_a_beat_of_its_own() -> None:
    gain = Gained(0, Amounts(gold=1), citizen())
    assert len(shown(gain, gain, Slain(0, foe(), 2), gain)) == 3


def test_every_gain_of_a_real_harvest_flies_to_the_right_track() -> None:
    table = Table().plays_to(Prompt.ROLL)
    lines = table.session.chronicle.lines
    before = len(lines)
    table.plays(60)
    gains = [line.event for line in lines[before:] if isinstance(line.event, Gained)]
    assert gains
    flights = [flight for beat in beats(lines[before:]) for flight in beat.flights]
    for gain in gains:
        for kind, number in gain.amounts:
            start = tableau(gain.seat, gain.cause.id)
            wanted = Flight(start, track(gain.seat, kind), icon=kind, number=number)
            assert wanted in flights


def test_what_is_paid_flies_from_the_track_to_what_it_is_paid_for() -> None:
    assert way(Paid(1, Amounts(gold=3), citizen())) == (track(1, "gold"), tableau(1, "peasant"))


def test_losses_of_several_players_are_one_beat() -> None:
    (beat,) = shown(*(Lost(seat, Amounts(magic=1), foe()) for seat in (0, 1)))
    assert [flight.start for flight in beat.flights] == [track(0, "magic"), track(1, "magic")]


def test_what_is_taken_flies_from_track_to_track() -> None:
    stolen = Took(2, 0, Amounts(gold=1), citizen())
    assert way(stolen) == (track(0, "gold"), track(2, "gold"))


def test_tokens_fly_to_the_monster() -> None:
    assert way(TokenPut(1, 4, foe(), Amounts(strength=1), foe())) == (tableau(1), place(4))


# --- cards


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (Slain(1, foe(), 3), "goblin"),
        (CitizenGained(1, citizen(), 3, foe()), "peasant"),
        (Built(1, domain(), 3), domain().id),
        (MonsterClaimed(1, foe(), 3, domain()), "goblin"),
    ],
)
def test_a_card_that_is_won_flies_to_its_owner(event: Event, name: str) -> None:
    assert way(event) == (place(3), tableau(1, name))
    ((flight,),) = (beat.flights for beat in shown(event))
    assert flight.thing is not None
    assert flight.thing.id == name


def test_other_cards_fly_between_those_who_have_them() -> None:
    assert way(MonsterTaken(1, 2, foe(), domain())) == (tableau(2), tableau(1))
    assert way(Returned(1, foe(), 4, domain())) == (tableau(1), place(4))
    assert way(Captured(foe(), 2)) == (place(2), Where(Spot.RIVAL))
    assert way(Dealt(foe(), 1)) == (place(DECK), place(1))


@pytest.mark.parametrize("event", [TurnedUp(foe(), 7), Filled(7, None), Attacked(7)])
def test_what_changes_where_it_lies_glows_there(event: Event) -> None:
    assert way(event) == (place(7), place(7))


# --- dice, and what can't be seen


@pytest.mark.parametrize("event", [Rolled(0, (1, 2)), DieChanged(0, domain(), 0, (3, 2))])
def test_dice_tumble(event: Event) -> None:
    (beat,) = shown(event)
    assert beat.tumbles
    assert not beat.flights


def test_what_only_the_log_tells_is_not_played() -> None:
    assert shown(TurnBegan(0, 1, 1), DukesDealt(0, ()), GameEnded(("monsters",))) == []


def test_beats_come_in_the_order_of_what_happened() -> None:
    gain = Gained(0, Amounts(gold=1), citizen())
    kinds = [
        "dice" if beat.tumbles else beat.flights[0].icon or "card"
        for beat in shown(Rolled(0, (1, 1)), gain, Paid(0, Amounts(strength=1), foe()),
                          Slain(0, foe(), 0))
    ]  # fmt: skip
    assert kinds == ["dice", "gold", "strength", "card"]
