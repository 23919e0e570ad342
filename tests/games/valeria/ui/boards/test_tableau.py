"""A tableau's model: groups in a fixed order, told as what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.games.valeria.ui.boards.games import SETUPS
from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice
from valeria_desktop.games.valeria.ui.boards.groups import holder_of
from valeria_desktop.games.valeria.ui.boards.tableau import KingdomModel, TableauModel, TableauRole

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.setup import Setup

SCENE = Table().scene(0)
CARDS = shipped_catalog().by_id


def shown(scene: Scene, seat: int = 0) -> TableauModel:
    model = TableauModel()
    model.show(scene, seat)
    return model


def kingdom(scene: Scene, seat: int = 0) -> KingdomModel:
    model = KingdomModel()
    model.show(scene, seat)
    return model


def of(model: TableauModel | KingdomModel, name: str) -> list[Any]:
    """What each row's group is or has."""
    rows = range(model.rowCount())
    return [getattr(model.index(row).data(TableauRole.GROUP), name) for row in rows]


def owning(*names: str) -> Scene:
    """A scene in which the first player has these cards."""
    scene = SCENE
    cards = [CARDS[name] for name in names]
    player = evolve(
        scene.view.players[0],
        citizens=tuple(card for card in cards if isinstance(card, Citizen)),
        domains=tuple(card for card in cards if isinstance(card, Domain)),
        monsters=tuple(card for card in cards if isinstance(card, Monster)),
    )
    players = (player, *scene.view.players[1:])
    return evolve(scene, view=evolve(scene.view, players=players))


def words(model: TableauModel | KingdomModel, key: str) -> str:
    return str(model.index_of(key).data(Qt.ItemDataRole.AccessibleTextRole))


@pytest.mark.thorough
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_the_model_is_sound_and_never_reset_while_a_game_goes_on(
    qtmodeltester: ModelTester, setup: Setup, qtbot: QtBot
) -> None:
    table = Table(setup, bot="random")
    model = shown(table.scene(0))
    qtmodeltester.check(model)
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    sides = setup.players + (setup.solo is not None)
    seat = 0
    while table.session.decision is not None:
        table.plays(12)
        seat = (seat + 1) % sides
        scene = table.scene(0)
        model.show(scene, seat)
        assert model.rows == shown(scene, seat).rows
    assert not resets


@pytest.mark.thorough
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_the_groups_have_every_card(setup: Setup, qtbot: QtBot) -> None:
    scene = Table(setup).plays(250).scene(0)
    for seat in range(setup.players + (setup.solo is not None)):
        holder = holder_of(scene.view, seat)
        rows = (*shown(scene, seat).rows, *kingdom(scene, seat).rows)
        cards = (*holder.starters, *holder.citizens, *holder.domains, *holder.monsters)
        assert sum(group.count for group in rows) == len(cards)


def test_people_stand_by_number_and_starters_among_them(qtbot: QtBot) -> None:
    model = shown(owning("goblin", "butcher", "peasant", "cleric", "butcher", "knight"))
    assert of(model, "key") == [
        "citizen:cleric",
        "starter:starter-peasant",
        "citizen:peasant",
        "starter:starter-knight",
        "citizen:knight",
        "citizen:butcher",
        "starter:herald",
    ]
    assert of(model, "count") == [1, 1, 1, 1, 1, 2, 1]
    assert of(model, "numbers") == [(1,), (5,), (5,), (6,), (6,), (11, 12), ()]


def test_domains_stand_as_they_were_built_then_trophies_by_kind(qtbot: QtBot) -> None:
    model = kingdom(owning("goblin", "treant", "goblin", "the-desert-orchid", "palace-of-the-dawn"))
    assert of(model, "key") == [
        "domain:the-desert-orchid",
        "domain:palace-of-the-dawn",
        "slain:goblin",
        "slain:treant",
    ]
    assert of(model, "count") == [1, 1, 2, 1]
    assert words(model, "slain:goblin") == "Slain: Goblin, Goblin. Worth 2."
    assert words(model, "domain:the-desert-orchid").startswith("The Desert Orchid.")
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Kingdom"


def test_one_more_of_a_citizen_changes_its_row_only(qtbot: QtBot) -> None:
    model = shown(owning("cleric", "merchant"))
    changed: list[int] = []
    model.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    with qtbot.assertNotEmitted(model.rowsInserted):
        model.show(owning("cleric", "merchant", "merchant"), 0)
    assert changed == [1]


def test_a_domain_that_changed_a_die_this_turn_is_used(qtbot: QtBot) -> None:
    scene = owning("palace-of-the-dawn", "the-desert-orchid")
    view = evolve(scene.view, turn=1, active=0, agenda=(ChangeDice(("palace-of-the-dawn",)),))
    used = kingdom(evolve(scene, view=view))
    assert used.index_of("domain:palace-of-the-dawn").data(TableauRole.GROUP).is_used
    assert not used.index_of("domain:the-desert-orchid").data(TableauRole.GROUP).is_used
    assert words(used, "domain:palace-of-the-dawn").endswith("Used this turn.")


def test_a_row_says_the_card_and_how_many(qtbot: QtBot) -> None:
    model = shown(owning("cleric", "cleric"))
    said = words(model, "citizen:cleric")
    assert said.startswith("Cleric. ")
    assert said.endswith("There are 2 of them.")
    assert model.index_of("citizen:cleric").data() == "Cleric"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Tableau"


def test_what_is_new_is_said(qtbot: QtBot) -> None:
    model = TableauModel()
    model.show(owning("cleric"), 0, frozenset({"cleric"}))
    assert of(model, "is_new") == [True, False, False, False]
    assert words(model, "citizen:cleric").endswith("New.")


def test_there_is_no_seat_after_the_last_without_a_rival(qtbot: QtBot) -> None:
    with pytest.raises(IndexError, match="There is no seat 2"):
        holder_of(Table().scene(0).view, 2)
