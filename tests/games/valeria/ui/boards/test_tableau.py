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
from valeria_desktop.games.valeria.ui.boards.groups import GroupKind, holder_of
from valeria_desktop.games.valeria.ui.boards.tableau import TableauModel, TableauRole

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


def of(model: TableauModel, name: str) -> list[Any]:
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


def words(model: TableauModel, key: str) -> str:
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
        model = shown(scene, seat)
        cards = (*holder.starters, *holder.citizens, *holder.domains, *holder.monsters)
        assert sum(of(model, "count")) == len(cards)


def test_starters_come_first_then_citizens_by_number_then_domains_then_what_was_slain(
    qtbot: QtBot,
) -> None:
    model = shown(owning("goblin", "butcher", "the-desert-orchid", "cleric", "butcher", "merchant"))
    assert of(model, "key") == [
        "starter:starter-peasant",
        "starter:starter-knight",
        "starter:herald",
        "citizen:cleric",
        "citizen:merchant",
        "citizen:butcher",
        "domain:the-desert-orchid",
        "victory:hills",
    ]
    assert of(model, "count") == [1, 1, 1, 1, 1, 2, 1, 1]
    assert of(model, "numbers")[:6] == [(5,), (6,), (), (1,), (2,), (11, 12)]


def test_one_more_of_a_citizen_changes_its_row_only(qtbot: QtBot) -> None:
    model = shown(owning("cleric", "merchant"))
    changed: list[int] = []
    model.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    with qtbot.assertNotEmitted(model.rowsInserted):
        model.show(owning("cleric", "merchant", "merchant"), 0)
    assert changed == [4]


def test_what_was_slain_of_an_area_lies_together(qtbot: QtBot) -> None:
    model = shown(owning("goblin", "goblin-king", "goblin", "treant"))
    hills = model.index_of("victory:hills")
    assert hills.data(TableauRole.GROUP).count == 3
    assert hills.data(TableauRole.GROUP).points == 6
    assert hills.data(TableauRole.GROUP).card.id == "goblin-king"
    assert dict(hills.data(TableauRole.GROUP).types) == {"minion": 2, "boss": 1}
    assert words(model, "victory:hills") == "Slain: Goblin, Goblin, Goblin King. Worth 6."
    assert words(model, "victory:forest") == "Slain: Treant. Worth 1."


def test_a_domain_that_changed_a_die_this_turn_is_used(qtbot: QtBot) -> None:
    scene = owning("palace-of-the-dawn", "the-desert-orchid")
    view = evolve(scene.view, turn=1, active=0, agenda=(ChangeDice(("palace-of-the-dawn",)),))
    used = shown(evolve(scene, view=view))
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


def test_kinds_are_told(qtbot: QtBot) -> None:
    model = shown(owning("cleric", "goblin", "the-desert-orchid"))
    assert of(model, "kind")[3:] == [
        GroupKind.CITIZEN,
        GroupKind.DOMAIN,
        GroupKind.VICTORY,
    ]


def test_there_is_no_seat_after_the_last_without_a_rival(qtbot: QtBot) -> None:
    with pytest.raises(IndexError, match="There is no seat 2"):
        holder_of(Table().scene(0).view, 2)
