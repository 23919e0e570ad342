"""The beats of a passage: from its events, in their order, to the motions on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace, OfSeat
from valeria_desktop.games.valeria.rules.events import Returned, SentHome
from valeria_desktop.games.valeria.ui.stage.action import action
from valeria_desktop.games.valeria.ui.stage.capture import capture
from valeria_desktop.games.valeria.ui.stage.flights import flights, in_order
from valeria_desktop.games.valeria.ui.stage.journey import to_a_pool
from valeria_desktop.games.valeria.ui.stage.roll import roll
from valeria_desktop.games.valeria.ui.stage.showing import showing
from valeria_desktop.games.valeria.ui.stage.turning import with_turned_cards
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.stage.effects import turn_light
from valeria_desktop.ui.stage.motions import Flight

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.stage.beats import Motion, Passage


def beats(passage: Passage) -> list[Beat]:
    """Return the beats of a passage: rolls with all their gains, actions, and other events."""
    scene: Scene = passage.before
    catalog = scene.view.table.catalog
    return [with_turned_cards(beat, catalog) for beat in _beats(passage)]


def _beats(passage: Passage) -> list[Beat]:
    found: list[Beat] = []
    first = 0
    while first < len(passage.lines):
        if (rolled := roll(passage, first)) is not None:
            beat, first = rolled
            found.append(beat)
        elif (done := _whole(passage, first)) is not None:
            beat, first = done
            found.append(beat)
        else:
            event = passage.lines[first].event
            told = first + 1, (*_turn(passage, first), *_made_room(passage, first), *flights(event))
            first += 1
            found.append(Beat(tuple(in_order([told])), lands=first))
    return found


def _made_room(passage: Passage, number: int) -> tuple[Motion, ...]:
    """Return the flight of an Event that goes back to its pile, as a card comes home (FF6)."""
    event = passage.lines[number].event
    if not isinstance(event, Returned | SentHome):
        return ()
    scene: Scene = passage.scene_after(number)
    stack = scene.view.stacks[event.place]
    if not stack or stack[0] is None or not stack[0].is_event_card or event.card.lies_on_bringer:
        return ()
    start, pile = AtPlace(event.place), AtArea(Area.METERS)
    return (Flight(start=start, goal=pile, thing=stack[0], sound="card"),)


def _whole(passage: Passage, first: int) -> tuple[Beat, int] | None:
    """Return the beat of several lines that belong together, and the next line; or None."""
    parts = (action, to_a_pool, showing, capture)
    return next(filter(None, (part(passage, first) for part in parts)), None)


def _turn(passage: Passage, number: int) -> tuple[Motion, ...]:
    """Return the light that passes to the next player; a bell calls a person among bots.

    When the light arrives, ribbons slide to the power that counts now, with a sound if the viewer's
    turn begins or ends.
    """
    scene: Scene = passage.before
    event = passage.lines[number].event
    if not isinstance(event, TurnBegan):
        return ()
    turns = scene.active, event.seat
    cloth = "cloth" if turns.count(scene.viewer) == 1 and scene.phase is not None else ""
    light = turn_light(scene.seats, event, *map(OfSeat, turns))
    return (evolve(light, knock=cloth),)
