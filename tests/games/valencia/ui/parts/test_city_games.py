"""Whole games before the city: whatever is offered there can be chosen there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.paint.look import Look


def answers(view: CityView, scene: Scene, option: Option) -> str:
    """Choose an option as someone does with the mouse, and give the id of what is answered."""
    given: list[str] = []

    def chosen(target: object) -> None:
        assert scene.decision is not None
        (meant,) = (each.id for each in scene.decision.options if each.at == target)
        given.append(meant)

    view.chosen.connect(chosen)
    view.way_chosen.connect(given.append)
    way = next((way for way in view.answers.ways if way.id == option.id), None)
    if way is not None and way.start in view.answers.lit:
        view.choose(way.start)
    target = option.at
    assert isinstance(target, AtCell | AtBush)
    view.choose(target)
    view.chosen.disconnect(chosen)
    view.way_chosen.disconnect(given.append)
    if view.answers.picked is not None:
        view.choose(view.answers.picked)
    (answer,) = given
    return answer


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "seed"), [(2, 17), (3, 22), (5, 22)])
def test_all_that_is_offered_in_the_city_can_be_chosen_in_it(
    qtbot: QtBot, look: Look, players: int, seed: int
) -> None:
    setup = Setup(players=players, advanced=frozenset(Advanced))
    session = Session.begin(RULES, setup, default_seats(players), seed)
    view, chance, kinds = CityView(RoomLook(look)), Random(players), set()
    qtbot.addWidget(view)
    view.resize(554, 329)
    while session.decision is not None:
        scene: Scene = session.scene(session.decision.seat)
        view.show_scene(scene)
        options = scene.decision.options if scene.decision else ()
        for option in options:
            if isinstance(option.at, AtCell | AtBush):
                kinds.add(type(option).__name__)
                assert answers(view, scene, option) == option.id
        session.choose(chance.choice(options).id)
    assert {"Settle", "Move", "Plant", "Build"} <= kinds
