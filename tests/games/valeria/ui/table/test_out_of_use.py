"""Banished cards and cards that lie face down, in the window: seen, spoken, looked at closely."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.scenario import CATALOG
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import Area, AtArea, OfCard, OfSeat
from valeria_desktop.games.valeria.rules.events import Banished, TurnedDown
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.turn.banish import banish, turn_down
from valeria_desktop.games.valeria.ui.parts.rival_plaque import (
    cards_of,
    plaques_of,
    sentence_of_plaque,
)
from valeria_desktop.games.valeria.ui.parts.sides import marks_of
from valeria_desktop.games.valeria.ui.stage.card_motions import CardTurned
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.stage.leaving_motions import CardPushed
from valeria_desktop.games.valeria.ui.zoom.descriptions import ValeriaZoomConditions, said_of
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program

MONK, MINER = CATALOG.by_id["monk"], CATALOG.by_id["miner"]


def state_of(game: Table) -> State:
    state: State = game.session._game._state
    return state


def put(program: Program, game: Table) -> TableScreen:
    program._play(game.session)
    QApplication.processEvents()
    return table_of(program)


def harmed(players: int = 2) -> Table:
    """A table, late in a game: three citizens are banished, and each player has cards down."""
    game = Table(Setup(players=players)).plays(45 * players).plays_to(Prompt.ACT)
    state = state_of(game)
    deep = [place for place in range(5, 15) if len(state.stacks[place]) > 2]
    for place in (deep[0], deep[0], deep[1]):
        banish(state, 0, place, EXHAUSTED)
    for seat, player in enumerate(state.players):
        turn_down(state, 0, seat, player.citizens[0], EXHAUSTED)
        if player.domains:
            turn_down(state, 0, seat, player.domains[0], EXHAUSTED)
    return game


def test_a_heap_lies_there_only_with_cards(program: Program) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    assert not table.heaps.isVisible()
    table = put(program, harmed())
    assert table.heaps.isVisible()
    (heap,) = table.heaps.laid.listed
    assert heap.at == AtArea(Area.BANISHED)
    banished = state_of_shown(table)
    assert heap.words == f"Banished: {banished}."
    if path := os.environ.get("PILE_PICTURES"):
        program.window.grab().save(f"{path}/two.png")
    put(program, Table().plays_to(Prompt.ACT))
    assert not table.heaps.isVisible()


def state_of_shown(table: TableScreen) -> str:
    first, *_, last = table.scene.view.banished
    return f"{first.name} ×2, {last.name}"


def test_the_heap_lies_where_its_flight_ends_and_covers_no_question(program: Program) -> None:
    table = put(program, harmed())
    box = table.heaps.geometry()
    assert table.box_of(AtArea(Area.BANISHED)) == box
    assert not box.intersects(table.prompt.geometry())
    assert box.bottom() < table.board.geometry().top()
    (flight,) = flights(Banished(0, MONK, EXHAUSTED, place=5))
    assert as_a(CardPushed, flight).goal == AtArea(Area.BANISHED)


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 768), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.6)]
)
def test_the_heap_fits_each_window_and_is_large_enough_for_any_hand(
    program: Program, size: tuple[int, int], scale: float
) -> None:
    program.window.resize(*size)
    program.change("scale", scale)
    table = put(program, harmed())
    if table.plan.tiles:
        box = table.heaps.geometry()
        assert table.plan.mat.intersects(box)
        assert min(box.width(), box.height()) >= LEAST_TARGET
        assert not box.intersects(table.plan.board)
        assert not box.intersects(table.plan.column)
    assert table.heaps.isVisible() is bool(table.plan.tiles)


def test_a_close_look_at_the_heap_shows_the_last_card(program: Program) -> None:
    table = put(program, harmed())
    (heap,) = table.heaps.laid.listed
    assert table.heaps.part.looked_at(heap) is table.scene.view.banished[-1]


def test_the_heap_is_reached_by_keys_and_heard(program: Program) -> None:
    table = put(program, harmed())
    table.centre.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.tab(forward=True)
    assert table.heaps.hasFocus()
    assert (
        table.heaps.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole).startswith("Banished: ")
    )


def test_a_card_face_down_lies_in_its_tableau(program: Program) -> None:
    table = put(program, harmed())
    seat = table.scene.viewer
    (card,) = table.scene.view.players[seat].citizens_down
    at = OfCard(card.id, seat, is_down=True)
    assert table.box_of(at) is not None
    index = table.board.tableau.pieces.index_of(at)
    words = f"{card.name}. Lies face down, out of use until the final score."
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == words
    (found, text) = said_of(table.scene, at, ValeriaZoomConditions(), peeks=False)
    assert found is card
    assert text is not None
    assert words in [note.text for note in text.notes]


def test_a_domain_face_down_stays_in_its_kingdom(program: Program) -> None:
    table = put(program, harmed())
    seat = table.scene.viewer
    (card,) = table.scene.view.players[seat].domains_down
    piece = table.board.kingdom.laid.piece_of(OfCard(card.id, seat, is_down=True))
    assert piece is not None
    assert "out of use" in piece.words


def test_a_rivals_plaque_says_what_lies_down(program: Program) -> None:
    table = put(program, harmed(3))
    for plaque in plaques_of(table.scene):
        holder = table.scene.view.players[plaque.seat]
        down = holder.citizens_down
        assert f"Face down: {down[0].name}" in cards_of(plaque)
        number = len(down) + len(holder.domains_down)
        assert f"{number} face down" in sentence_of_plaque(plaque).partition(".")[0]
        assert "back" in [icon for icon, _ in marks_of(plaque.side)]
    if path := os.environ.get("PILE_PICTURES"):
        program.window.grab().save(f"{path}/three.png")
        table._open_board(OfSeat(plaques_of(table.scene)[0].seat))
        QApplication.processEvents()
        program.window.grab().save(f"{path}/board.png")


def test_a_card_turns_face_down_where_it_lies() -> None:
    """X9: its face is seen first, then its back."""
    (turned,) = flights(TurnedDown(0, MINER, EXHAUSTED, 1))
    assert as_a(CardTurned, turned).where == OfCard("miner", 1)
    assert as_a(CardTurned, turned).is_down
    assert turned.sound == "flip"


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_heap_touches_no_stack(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    table = put(program, harmed())
    (heap,) = table.heaps.laid.listed
    box = heap.box.translated(table.heaps.geometry().topLeft())
    drawn = box.adjusted(1, 1, -1, -1).toAlignedRect()  # its paint begins a unit inside
    assert not [tile for tile in table.plan.tiles if tile.intersects(drawn)]


def test_no_stack_has_its_middle_under_the_heap(program: Program) -> None:
    table = put(program, harmed())
    heap = table.heaps.geometry()
    boxes = [table.centre.box_of(piece.at, table) for piece in table.centre.laid.listed]
    assert len(boxes) == 20
    assert not any(box is not None and heap.contains(box.center()) for box in boxes)
