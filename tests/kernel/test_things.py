"""What an event is about can be looked at, if it has something to look at."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.kernel.events import Event, TurnBegan
from valeria_desktop.kernel.things import Thing


@frozen
class Coin(Thing):
    id: str
    name: str


@frozen
class Rule(Thing):
    id: str
    name: str
    has_face = False


@frozen
class Moved(Event):
    seat: int
    what: Thing
    onto: Thing | None
    cause: Thing


GOLD, SILVER, HABIT = Coin("gold", "Gold"), Coin("silver", "Silver"), Rule("habit", "Habit")


def test_things_are_found_in_the_order_in_which_an_event_names_them() -> None:
    assert Moved(0, SILVER, GOLD, SILVER).things == (SILVER, GOLD, SILVER)


def test_what_has_a_name_only_is_not_looked_at() -> None:
    assert Moved(0, GOLD, None, HABIT).things == (GOLD,)
    assert TurnBegan(0, 1, 1).things == ()
