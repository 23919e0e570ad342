"""No role of the centre tells what its viewer may not know (S12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.counts import many
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.scene import make_scene, places_of
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.games.valeria.ui.zoom.notes import notes_on_place
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.ui.paint.look import Look

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]

HIDDEN = frozenset({Variant.EVENTS, Variant.MIXED})
USER_ROLES = int(Qt.ItemDataRole.UserRole) + 10
SETUPS = {
    "two": Setup(players=2),
    "three, mixed, events": Setup(players=3, preset="random", variants=HIDDEN),
    "five, mixed, events": Setup(players=5, variants=HIDDEN),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


def roles_of(scene: Scene, look: Look) -> dict[object, object]:
    """Return every role of every stack, its piece, and the notes about it."""
    centre = CentreView(look)
    centre.resize(850, 455)
    centre.show_scene(scene)
    values: dict[object, object] = {
        (place, role): centre.pieces.index_of(AtPlace(place)).data(role)
        for place in places_of(scene.view)
        for role in (*range(15), *range(int(Qt.ItemDataRole.UserRole), USER_ROLES))
    }
    for place in places_of(scene.view):
        values[place, "notes"] = notes_on_place(scene, place)
    values["pieces"] = centre.laid
    centre.deleteLater()
    return values


def seen(view: View) -> set[str]:
    """Return the names of all cards that a view shows."""
    cards = [card for stack in (*view.stacks, view.pile) for card in stack if card is not None]
    names = {card.name for card in cards} | set(view.table.catalog.areas)
    for player in (*view.players, *([view.rival] if view.rival else [])):
        owned = (*player.starters, *player.citizens, *player.domains, *player.monsters)
        names |= {card.name for card in owned}
    return names


@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_a_hidden_card_is_named_nowhere(look: Look, setup: Setup) -> None:
    """In whole random games, for every seat."""
    table = Table(setup, bot="random")
    looked_for = 0
    while table.session.decision is not None:
        state = table.session._game._state
        for seat in range(setup.players):
            scene = table.session.scene(seat)
            known = seen(scene.view)
            lying = [
                card
                for stack, number in zip(state.stacks, state.face_down, strict=True)
                for card in stack[:number]
            ]
            hidden = {
                card
                for card in (*lying, *state.pile)
                if not any(card.name in name for name in known)
            }
            looked_for += len(hidden)
            told = repr(list(roles_of(scene, look).values()))
            assert not [card.id for card in hidden if card.name in told or card.id in told]
        table.plays(many(60, 60, whole=25))
    assert looked_for > 10


@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_worlds_that_look_the_same_give_the_same_roles(look: Look, setup: Setup) -> None:
    table = Table(setup, bot="random")
    number = 0
    while table.session.decision is not None:
        for seat in range(setup.players):
            scene = table.session.scene(seat)
            imagined = imagine(scene.view, Stream(number))
            again = make_scene(imagined, scene.seats, seat)
            again = evolve(again, instead=scene.instead)  # what the seat could choose before
            assert roles_of(again, look) == roles_of(scene, look)
            number += 1
        table.plays(many(16, 16, whole=12) if setup.players == 1 else many(80, 80, whole=40))
    assert number > 3
