"""Relics in the window: lit on the board of their owner, used by any hand, shown together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.valeria.sets.shipped import catalog_of
from tests.games.valeria.ui.table.test_out_of_use import put, state_of
from tests.ui.tables import Table
from tests.ui.test_whole_games import KeyboardHand
from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
    from valeria_desktop.ui.program.program import Program

WITH = Setup(sets=frozenset({"relics"}))
CARDS = catalog_of("relics").by_id


def acting(relic: str, *, is_poor: bool = False) -> Table:
    """A first action of a player with this Relic."""
    game = Table(WITH).plays_to(Prompt.ACT)
    state = state_of(game)
    player = state.players[state.active]
    player.laid = ()
    player.keep(CARDS[relic])
    if is_poor:
        player.gold = player.strength = player.magic = 0
    game.session._game = Game(state)
    return game


def lit(view: TableauView) -> list[str]:
    """The cards that are lit on a board."""
    return [piece.name for piece in view.laid.listed if piece.is_lit]


# --- used by any hand


@pytest.mark.clause("RE2")
def test_a_relic_that_can_be_used_now_is_lit_and_says_so(program: Program) -> None:
    view = put(program, acting("gold-bastion")).board.tableau
    assert lit(view) == ["Gold Bastion"]
    (piece,) = (each for each in view.laid.listed if each.is_lit)
    assert view.part.words_of(piece).endswith(" It can be used now.")


@pytest.mark.clause("RE2", "RE4")
@pytest.mark.parametrize("relic", ["evermap", "dragon-orb"])
def test_a_relic_that_cannot_be_used_now_is_not_lit(program: Program, relic: str) -> None:
    view = put(program, acting(relic)).board.tableau
    assert not lit(view)
    assert not [each for each in view.laid.listed if "used now" in view.part.words_of(each)]


@pytest.mark.clause("RE2")
def test_a_click_on_a_lit_relic_uses_it(program: Program, qtbot: QtBot) -> None:
    game = acting("gold-bastion")
    view = put(program, game).board.tableau
    player = state_of(game).players[state_of(game).active]
    before = player.gold, player.strength
    cell = view.visualRect(view.pieces.index_of(OfCard("gold-bastion", state_of(game).active)))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
    qtbot.waitUntil(lambda: (player.gold, player.strength) == (before[0] + 1, before[1] + 1))


@pytest.mark.clause("RE2")
def test_enter_on_a_lit_relic_uses_it(program: Program, qtbot: QtBot) -> None:
    game = acting("gold-bastion")
    view = put(program, game).board.tableau
    player = state_of(game).players[state_of(game).active]
    before = player.gold, player.strength
    KeyboardHand(program, qtbot).goes_to(view)
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert view.current == OfCard("gold-bastion", state_of(game).active)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: (player.gold, player.strength) == (before[0] + 1, before[1] + 1))


def test_the_note_names_the_lit_relic_where_no_stack_is_lit(program: Program) -> None:
    table = put(program, acting("gold-bastion", is_poor=True))
    assert not table.scene.lit
    assert table.prompt.presenter is not None
    assert table.prompt.presenter.note() == "or click a lit card"


def test_a_hint_at_a_relic_marks_it_on_the_board(program: Program) -> None:
    table = put(program, acting("gold-bastion"))
    option = table.scene.decision.option("gold-bastion: use")
    table.point_out(option)
    (piece,) = (each for each in table.board.tableau.laid.listed if each.is_hinted)
    assert piece.name == "Gold Bastion"


def test_another_players_relic_is_not_lit(program: Program) -> None:
    game = acting("gold-bastion")
    rival = 1 - state_of(game).active
    table = put(program, game)
    table.opened.open_board(table.scene, rival)
    assert not lit(table.opened.board.tableau)
