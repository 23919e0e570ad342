"""The sides of a game, and the plaques of the others: everyone may know all that they say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt

from tests.games.valeria.ui.parts.games import SETUPS
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.tally import count_icons
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.parts.sides import KINDS, side_of
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def plaques(qtbot: QtBot, look: Look) -> RivalPlaques:
    made = RivalPlaques(look)
    qtbot.addWidget(made)
    made.resize(1260, 62)
    return made


def said(plaques: RivalPlaques, scene: Scene) -> str:
    """The sentence of the first plaque."""
    plaques.show_scene(scene)
    return str(plaques.pieces.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def of(scene: Scene, name: str) -> list[Any]:
    """What each side is or has."""
    sides = len(scene.seats) + (scene.view.rival is not None)
    return [getattr(side_of(scene, seat), name) for seat in range(sides)]


@pytest.mark.thorough
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_the_model_is_sound_and_never_reset_while_a_game_goes_on(
    qtmodeltester: ModelTester, setup: Setup, plaques: RivalPlaques, look: Look
) -> None:
    table = Table(setup, bot="random")
    plaques.show_scene(table.scene(0))
    qtmodeltester.check(plaques.pieces)
    resets: list[bool] = []
    plaques.pieces.modelReset.connect(lambda: resets.append(True))
    viewer = 0
    while table.session.decision is not None:
        table.plays(12)
        viewer = (viewer + 1) % setup.players
        scene = table.scene(viewer)
        plaques.show_scene(scene)
        fresh = RivalPlaques(look)
        fresh.resize(plaques.size())
        fresh.show_scene(scene)
        assert plaques.laid == fresh.laid
        fresh.deleteLater()
    assert not resets


def test_what_each_has_is_what_the_view_says(qtbot: QtBot) -> None:
    scene = Table(Setup(players=5)).plays(300).scene(0)
    players = scene.view.players
    for kind, amounts in zip(KINDS, zip(*of(scene, "amounts"), strict=True), strict=True):
        assert list(amounts) == [(kind, getattr(player, kind)) for player in players]
    assert of(scene, "public_points") == list(scene.public_points)
    assert of(scene, "domains") == [len(player.domains) for player in players]
    worth = [sum(card.points for card in player.monsters) for player in players]
    assert of(scene, "victory_points") == worth
    assert any(worth)


@pytest.mark.clause("T19")
def test_role_totals_count_citizens_only(qtbot: QtBot) -> None:
    """Starters and domains don't count for building."""
    scene = Table(Setup(players=5)).plays(600).scene(0)
    assert any(player.domains for player in scene.view.players)
    expected = [count_icons(player.citizens) for player in scene.view.players]
    assert of(scene, "icons") == expected


def test_one_is_active_one_starts_and_at_five_one_rests(qtbot: QtBot) -> None:
    scene = Table(Setup(players=5)).plays(40).scene(0)
    view = scene.view
    assert of(scene, "is_active") == [seat == view.active for seat in range(5)]
    assert of(scene, "starts") == [seat == view.first for seat in range(5)]
    assert of(scene, "rests") == [seat == (view.active - 1) % 5 for seat in range(5)]
    assert of(scene, "is_asked") == [seat == scene.asked for seat in range(5)]


def test_nobody_is_active_before_the_first_turn_and_after_the_last(qtbot: QtBot) -> None:
    table = Table()
    assert of(table.scene(0), "is_active") == [False, False]
    assert of(table.plays_out().scene(0), "is_active") == [False, False]


def test_bots_are_known(qtbot: QtBot) -> None:
    scene = Table(seats=default_seats(2, bots="greedy")).scene(0)
    assert of(scene, "is_bot") == [False, True]


def test_numbers_are_in_order_and_counted(qtbot: QtBot) -> None:
    scene = Table().plays(120).scene(0)
    player = scene.view.players[0]
    numbers = of(scene, "numbers")[0]
    firsts = [int(label.split("/")[0]) for label, _ in numbers]
    assert firsts == sorted(firsts)
    owned = len(player.starters) + len(player.citizens)
    assert sum(many for _, many in numbers) == owned - 1  # the Herald has no number


@pytest.mark.parametrize("solo", Solo)
def test_the_dark_lords_score_is_his_without_his_duke(qtbot: QtBot, solo: Solo) -> None:
    table = Table(Setup(players=1, solo=solo))
    for _ in range(6):
        table.plays(15)
        rival = table.session.result().rival
        assert rival is not None
        public = sum(line.points for line in rival.lines if line.category != "duke")
        scene = table.scene(0)
        assert of(scene, "public_points")[1] == public
    scene = table.scene(0)
    assert of(scene, "is_rival") == [False, True]
    assert of(scene, "name")[1] == "The Dark Lord"


def test_a_row_is_said_in_one_sentence(plaques: RivalPlaques) -> None:
    assert said(plaques, Table(seats=default_seats(2, bots="greedy")).scene(0)) == (
        "Oak, decides, first, bot. 2 Gold, 0 Strength, 1 Magic, points: 0. Numbers: 5, 6. Roles: "
        "Worker 0, Soldier 0, Shadow 0, Holy 0. Citizens: 0, domains: 0, trophies: "
        "0, their points: 0. Score so far without Duke: 0."
    )
    assert plaques.pieces.index(0, 0).data() == "Oak"
    assert plaques.pieces.headerData(0, Qt.Orientation.Horizontal) == "Players"


@pytest.mark.parametrize(
    ("solo", "says"),
    [
        (Solo.DARK_LORD, "Living monsters: 25, their points: 66."),
        (Solo.SIEGE, "monsters: 0, their points: 0."),
    ],
)
def test_the_dark_lord_is_said_in_one_sentence(
    plaques: RivalPlaques, solo: Solo, says: str
) -> None:
    sentence = said(plaques, Table(Setup(players=1, solo=solo)).scene(0))
    assert sentence.startswith("The Dark Lord. Taken citizens: 0, domains: 0")
    assert says in sentence
    his = plaques.plaques[0].side.public_points
    assert sentence.endswith(f" Rose has 0 points against {his}.")
