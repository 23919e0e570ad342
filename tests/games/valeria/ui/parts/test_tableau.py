"""A tableau's model: groups in a fixed order, told as what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from tests.games.valeria.ui.parts.games import SETUPS
from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice
from valeria_desktop.games.valeria.ui.parts.card_groups import Group, holder_of, people_of
from valeria_desktop.games.valeria.ui.parts.kingdom import KingdomView
from valeria_desktop.games.valeria.ui.parts.tableau import TableauView

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.ui.paint.look import Look

SCENE = Table().scene(0)
CARDS = shipped_catalog().by_id


@pytest.fixture
def tableau(qtbot: QtBot, look: Look) -> TableauView:
    made = TableauView(look)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def kingdom(qtbot: QtBot, look: Look) -> KingdomView:
    made = KingdomView(look)
    qtbot.addWidget(made)
    return made


def people(view: TableauView, scene: Scene, seat: int = 0) -> tuple[Group, ...]:
    view.show_tableau(scene, seat)
    return view.tableau.groups


def built(view: KingdomView, scene: Scene, seat: int = 0) -> tuple[Group, ...]:
    view.show_kingdom(scene, seat, frozenset(), QColor("red"))
    return view.kingdom.groups


def of(groups: tuple[Group, ...], name: str) -> list[Any]:
    """What each group is or has."""
    return [getattr(group, name) for group in groups]


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


def words(view: TableauView | KingdomView, card: str) -> str:
    index = view.pieces.index_of(OfCard(card, 0))
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


@pytest.mark.thorough
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_the_model_is_sound_and_never_reset_while_a_game_goes_on(
    qtmodeltester: ModelTester, setup: Setup, tableau: TableauView
) -> None:
    table = Table(setup, bot="random")
    tableau.show_tableau(table.scene(0), 0)
    qtmodeltester.check(tableau.pieces)
    resets: list[bool] = []
    tableau.pieces.modelReset.connect(lambda: resets.append(True))
    sides = setup.players + (setup.solo is not None)
    seat = 0
    while table.session.decision is not None:
        table.plays(12)
        seat = (seat + 1) % sides
        scene = table.scene(0)
        tableau.show_tableau(scene, seat)
        rows = range(tableau.pieces.rowCount())
        shown = [tableau.pieces.piece(tableau.pieces.index(row, 0)) for row in rows]
        assert shown == list(tableau.laid.pieces)
        assert len(shown) == len(people_of(scene.view, seat))
    assert not resets


@pytest.mark.thorough
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_the_groups_have_every_card(
    setup: Setup, tableau: TableauView, kingdom: KingdomView
) -> None:
    scene = Table(setup).plays(250).scene(0)
    for seat in range(setup.players + (setup.solo is not None)):
        holder = holder_of(scene.view, seat)
        rows = (*people(tableau, scene, seat), *built(kingdom, scene, seat))
        cards = (*holder.starters, *holder.citizens, *holder.domains, *holder.monsters)
        assert sum(group.count for group in rows) == len(cards)


def test_people_stand_by_number_and_starters_among_them(tableau: TableauView) -> None:
    scene = owning("goblin", "butcher", "peasant", "cleric", "butcher", "knight")
    model = people(tableau, scene)
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


def test_domains_stand_as_they_were_built_then_trophies_by_kind(kingdom: KingdomView) -> None:
    scene = owning("goblin", "treant", "goblin", "the-desert-orchid", "palace-of-the-dawn")
    model = built(kingdom, scene)
    assert of(model, "key") == [
        "domain:the-desert-orchid",
        "domain:palace-of-the-dawn",
        "slain:goblin",
        "slain:treant",
    ]
    assert of(model, "count") == [1, 1, 2, 1]
    assert words(kingdom, "goblin") == "Slain: Goblin, Goblin. Worth 2."
    assert words(kingdom, "the-desert-orchid").startswith("The Desert Orchid.")
    assert kingdom.pieces.headerData(0, Qt.Orientation.Horizontal) == "Kingdom"


def test_one_more_of_a_citizen_changes_its_row_only(tableau: TableauView, qtbot: QtBot) -> None:
    people(tableau, owning("cleric", "merchant"))
    changed: list[int] = []
    tableau.pieces.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    with qtbot.assertNotEmitted(tableau.pieces.rowsInserted):
        people(tableau, owning("cleric", "merchant", "merchant"))
    assert changed == [1]


def test_neighbours_come_and_go_at_once(tableau: TableauView) -> None:
    people(tableau, owning("cleric"))
    told: list[tuple[int, int]] = []
    for changed in (tableau.pieces.rowsInserted, tableau.pieces.rowsRemoved):
        changed.connect(lambda _parent, first, last: told.append((first, last)))
    people(tableau, owning("cleric", "knight", "butcher"))
    assert told == [(3, 4)]
    people(tableau, owning("cleric"))
    assert told == [(3, 4), (3, 4)]


def test_a_domain_that_changed_a_die_this_turn_is_used(kingdom: KingdomView) -> None:
    scene = owning("palace-of-the-dawn", "the-desert-orchid")
    view = evolve(scene.view, turn=1, active=0, agenda=(ChangeDice(("palace-of-the-dawn",)),))
    groups = built(kingdom, evolve(scene, view=view))
    used = {group.card.id: group.is_used for group in groups}
    assert used == {"palace-of-the-dawn": True, "the-desert-orchid": False}
    assert words(kingdom, "palace-of-the-dawn").endswith("Used this turn.")


def test_a_row_says_the_card_and_how_many(tableau: TableauView) -> None:
    people(tableau, owning("cleric", "cleric"))
    said = words(tableau, "cleric")
    assert said.startswith("Cleric. ")
    assert said.endswith("There are 2 of them.")
    assert tableau.pieces.index_of(OfCard("cleric", 0)).data() == "Cleric"
    assert tableau.pieces.headerData(0, Qt.Orientation.Horizontal) == "Kingdom"


def test_what_is_new_is_said(tableau: TableauView) -> None:
    tableau.show_tableau(owning("cleric"), 0, frozenset({"cleric"}))
    assert of(tableau.tableau.groups, "is_new") == [True, False, False, False]
    assert words(tableau, "cleric").endswith("New.")


def test_there_is_no_seat_after_the_last_without_a_rival() -> None:
    with pytest.raises(IndexError, match="There is no seat 2"):
        holder_of(Table().scene(0).view, 2)
