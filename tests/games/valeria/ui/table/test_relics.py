"""Relics in the window: lit on the board of their owner, used by any hand, shown together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.games.valeria.sets.relic_tables import table as scenario_with
from tests.games.valeria.sets.shipped import catalog_of
from tests.games.valeria.ui.stage.test_beats import of_kind, passage
from tests.games.valeria.ui.table.test_out_of_use import put, state_of
from tests.ui.tables import Table
from tests.ui.test_whole_games import KeyboardHand
from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.prompts.turn_report import report_at_end
from valeria_desktop.games.valeria.ui.stage.beats import beats
from valeria_desktop.games.valeria.ui.stage.card_motions import CardTurned
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.stage.beats import Canvas

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.stage.beats import Passage

WITH = Setup(sets=frozenset({"relics"}))
CARDS = catalog_of("relics").by_id


def acting(relic: str, *, is_poor: bool = False, prompt: Prompt = Prompt.ACT) -> Table:
    """A first action of a player with this Relic, or another question."""
    game = Table(WITH).plays_to(prompt)
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
def test_a_click_on_a_relic_that_cannot_be_used_says_why(program: Program, qtbot: QtBot) -> None:
    game = acting("dragon-orb")
    table = put(program, game)
    view, seat = table.board.tableau, state_of(game).active
    cell = view.visualRect(view.pieces.index_of(OfCard("dragon-orb", seat)))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
    assert table.why.isVisible()
    said = "Not yet. Dragon Orb needs something to pay or to banish."
    assert table.why.accessibleName() == said


@pytest.mark.clause("RE2")
def test_before_the_roll_a_relic_waits_and_the_public_scene_tells_no_reasons() -> None:
    assert acting("gold-bastion").scene().closed == {}, "it can be used now"
    game = acting("gold-bastion", prompt=Prompt.ROLL)
    seat, seats = game.session.game.active, game.scene().seats
    told = {at: [*map(str, why)] for at, why in game.session.game.closed(seat).items()}
    assert told == {OfCard("gold-bastion", seat): ["Roll the dice first"]}
    assert make_scene(game.session.game, seats, seat, is_public=True).closed == {}


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
    assert table.thing_of(option, ()).emblem == "gold-bastion"


def test_another_players_relic_is_not_lit(program: Program) -> None:
    game = acting("gold-bastion")
    rival = 1 - state_of(game).active
    table = put(program, game)
    table.opened.open_board(table.scene, rival)
    assert not lit(table.opened.board.tableau)


# --- shown together


def showing(players: int = 3) -> tuple[Table, Passage]:
    """The passage in which the last player keeps a Relic, and all are shown."""
    game = Table(Setup(players=players, sets=frozenset({"relics"}))).plays_to(Prompt.KEEP)
    game.plays(players - 1)
    return game, passage(game)


@pytest.mark.clause("RE1")
def test_relics_are_turned_up_one_after_another_before_their_owners() -> None:
    game, shown = showing()
    (beat,) = (each for each in beats(shown) if of_kind([each], CardTurned))
    turned = of_kind([beat], CardTurned)
    state = state_of(game)
    kept = [(seat, state.players[seat].laid[0][1][0]) for seat in state.clockwise(state.first)]
    assert [(each.where, each.card) for each in turned] == [
        (OfCard(card.id, seat), card) for seat, card in kept
    ]
    assert {each.sound for each in turned} == {"flip"}
    starts = [each.at for each in turned]
    assert starts == sorted(set(starts))
    assert {each.end for each in turned} == {beat.lasts}, "each stays until all are seen"


@pytest.mark.clause("RE1")
@pytest.mark.parametrize("players", [2, 3])
def test_each_relic_is_turned_up_where_it_then_lies(program: Program, players: int) -> None:
    """Plaques of two players show tiles, those of more only numbers."""
    game = Table(Setup(players=players, sets=frozenset({"relics"}))).plays_to(Prompt.KEEP)
    table = put(program, game)
    viewer = table.scene.viewer
    others = [seat for seat in range(players) if seat != viewer]
    mine, rivals = place_of(table, viewer), [place_of(table, seat) for seat in others]
    tile = table.board.tableau.laid.listed[0].box
    assert QRectF(table.board.geometry()).contains(mine)
    assert mine.size() == tile.size()
    for seat, box in zip(others, rivals, strict=True):
        plaque = table.box_of(OfSeat(seat))
        assert plaque is not None
        assert plaque.contains(box)
        assert box.width() < plaque.width() / 4
    assert len({box.left() for box in rivals}) == players - 1


def place_of(table: TableScreen, seat: int) -> QRectF:
    box = table.box_of(OfCard("evermap", seat))
    assert box is not None
    return box


@pytest.mark.parametrize("part", [0.0, 0.1, 0.2, 0.5, 1.0])
def test_a_turned_card_is_still_once_it_is_up(part: float) -> None:
    card = CARDS["evermap"]
    turned = CardTurned(where=OfCard("evermap", 0), card=card, lasts=1000.0, turns=300.0)
    assert turned.is_still(part, 1.0) is (part >= 0.3)


def test_with_calm_movement_a_shown_relic_fades_in(look: Look) -> None:
    turned = CardTurned(where=OfCard("evermap", 0), card=CARDS["evermap"], lasts=900.0, turns=300.0)
    seen = []
    for part in (0.0, 0.1, 0.5):
        picture = QImage(120, 90, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        canvas = Canvas(painter, look, ParchmentLook(look), None, 1.0)
        turned.calm(canvas, [QRectF(4, 4, 112, 84)], part)
        painter.end()
        seen.append(picture.pixelColor(60, 45).alpha())
    assert seen[0] == 0 < seen[1] < seen[2] == 255


# --- reported


@pytest.mark.clause("X15")
def test_a_turn_report_counts_a_use_with_its_deed_as_one_action(look: Look) -> None:
    made = scenario_with("mask-of-asteraten").stack("monster-1", "giant", "goblin").acts(0)
    made.chooses("mask-of-asteraten: use", "mask-of-asteraten: slay-monster-1", "gain gold")
    lines = [Line(1, 1, event) for event in (TurnBegan(0, 1, 1), *made.events)]
    labels = [row.words.split(" +")[0].split(" slew")[0] for row in report_at_end(lines, 2, look)]
    assert labels[2:] == ["1st action", "Then", "2nd action"]
