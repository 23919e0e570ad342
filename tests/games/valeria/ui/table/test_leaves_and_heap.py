"""The centre's leaves and the heap of banished cards share the mat: boxes, keys, flights."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.games.valeria.rules.invented_market import BERTHS, RULES, SAILOR
from tests.games.valeria.ui.at_an_action import put_at_an_action
from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace
from valeria_desktop.games.valeria.rules.events import Banished
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.event_cards import EventCard
from valeria_desktop.games.valeria.rules.powers import CheaperDomains
from valeria_desktop.games.valeria.ui.parts.heaps import heaps_of
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.stage.leaving_motions import CardPushed
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program


def put(program: Program) -> TableScreen:
    """Lay a table with a harbour, one of whose cards is banished."""

    def change(state: State) -> None:
        state.banished = (state.take_top(BERTHS[0]),)
        state.lay(BERTHS[0], (state.take_top(BERTHS[1]),))

    return put_at_an_action(program, RULES, change)


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 768), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.6)]
)
@pytest.mark.parametrize("leaf", ["", "harbour"])
def test_the_heap_lies_clear_of_bars_and_of_the_middle_of_stacks(
    program: Program, size: tuple[int, int], scale: float, leaf: str
) -> None:
    program.window.resize(*size)
    program.change("scale", scale)
    table = put(program)
    table.leaves.show(leaf)
    QApplication.processEvents()
    heap = table.heaps.geometry()
    assert table.heaps.isVisible()
    assert table.leaves.bars is not None
    (bar,) = table.leaves.bars.shown
    assert not table.ground.box_of_widget(bar).intersects(heap)
    boxes = [table.centre.box_of(piece.at, table) for piece in table.centre.laid.listed]
    assert boxes
    assert not any(box is not None and heap.contains(box.center()) for box in boxes)
    if path := os.environ.get("PILE_PICTURES"):
        program.window.grab().save(f"{path}/{leaf or 'market'}-{size[0]}-{scale}.png")


def test_tab_goes_from_the_bar_over_the_leaf_to_the_heap(program: Program) -> None:
    table = put(program)
    table.leaves.turn()
    assert table.leaves.bars is not None
    (bar,) = table.leaves.bars.shown
    bar.setFocus(Qt.FocusReason.TabFocusReason)
    for area in (table.centre, table.heaps):
        assert table.tab(forward=True)
        assert area.hasFocus()
    assert table.tab(forward=False)
    assert table.centre.hasFocus()


def test_a_card_of_a_hidden_leaf_flies_from_its_bar_to_the_heap(program: Program) -> None:
    table = put(program)
    (flight,) = flights(Banished(0, SAILOR, EXHAUSTED, place=BERTHS[0]))
    start, goal = as_a(CardPushed, flight).start, as_a(CardPushed, flight).goal
    assert (start, goal) == (AtPlace(BERTHS[0]), AtArea(Area.BANISHED))
    assert table.leaves.bars is not None
    (bar,) = table.leaves.bars.shown
    from_box, to_box = table.box_of(start), table.box_of(goal)
    assert from_box is not None
    assert to_box is not None
    assert table.ground.box_of_widget(bar).contains(from_box.toRect())
    assert from_box.width() == 2 * from_box.height()  # a card's shape, not the bar's
    assert to_box.toRect() == table.heaps.geometry()


PEACE = EventCard(id="peace", name="Peace", powers=(CheaperDomains(2),), lasts=True)


@pytest.mark.parametrize("is_in_play", [False, True])
def test_an_event_that_lasts_has_a_heap_beside_it_once_it_lies_nowhere_else(
    program: Program, *, is_in_play: bool
) -> None:
    """It counts until the end of the game (FF5); in play it is seen where it lies."""

    def change(state: State) -> None:
        state.banished = (state.take_top(BERTHS[0]),)
        state.lasting = (PEACE,)
        state.lay(BERTHS[0], (PEACE,) if is_in_play else (state.take_top(BERTHS[1]),))

    heaps = heaps_of(put_at_an_action(program, RULES, change).scene.view)
    areas = [heap.area for heap in heaps]
    assert areas == ([] if is_in_play else [Area.LASTING]) + [Area.BANISHED]
    if not is_in_play:
        words = "Until the end of the game, Peace: Each domain you build costs 2 Gold less."
        assert heaps[0].words == words


def test_both_heaps_are_walked_to_and_looked_at(program: Program) -> None:
    def change(state: State) -> None:
        state.banished = (state.take_top(BERTHS[0]),)
        state.lasting = (PEACE,)

    table = put_at_an_action(program, RULES, change)
    lasting, banished = table.heaps.laid.listed
    assert (lasting.at, banished.at) == (AtArea(Area.LASTING), AtArea(Area.BANISHED))
    assert lasting.box.bottom() <= banished.box.top() + 1
    touch = lasting.touch
    assert touch is not None
    assert min(touch.width(), touch.height()) >= LEAST_TARGET
    part = table.heaps.part
    assert part.looked_at(lasting) is PEACE
    whole = table.heaps.geometry()
    boxes = [table.box_of(AtArea(area)) for area in (Area.LASTING, Area.BANISHED)]
    edges = [box.toRect() for box in boxes if box is not None]
    assert (edges[0].top(), edges[1].bottom()) == (whole.top(), whole.bottom())
