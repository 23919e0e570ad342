"""Tables with the Event cards of a set, which come up when a test says so (FF4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.turn.steps import Step


def table_of(set_id: str, players: int = 2, edition: str = "2e", **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay a table without Events in the pile; nobody holds anything, and seat 0 acts."""
    if setup.get("solo") is None:
        setup.setdefault("variants", ["event-cards"])
    sets = frozenset({set_id})
    made = Scenario(players, edition, sets=sets, catalog=catalog_of(set_id), **setup)
    for seat in range(players):
        made.holds(seat)
    return made.pile(*["exhausted"] * 8).acts(0)


def comes_up(
    made: Scenario,
    event: str,
    before: Step | None = None,
    seat: int = 0,
    place: str = "citizen-1",
) -> Scenario:
    """Let an Event come up, on the first citizens or another place, before a step of a turn."""
    made.state.pile = (*made.state.pile, made.card(event))
    made.state.lay(PLACE[place], ())
    made.state.face_down[PLACE[place]] = 0
    return made._begin(seat, (Fill(PLACE[place]), *made._turn_from(before or ActionsBegin())))


def builds(made: Scenario, domain: str) -> Scenario:
    """Let seat 0 build a domain on top of the first stack."""
    made.may_build(0, domain).chooses("build domain-1")
    return made
