"""A market of a set is a leaf of the centre: seen, turned to, chosen from, found (HOUSE 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.games.valeria.rules.invented_market import BERTHS, HARBOUR, RULES, SAILOR, SERPENT
from tests.games.valeria.ui.at_an_action import put_at_an_action
from tests.ui.parts import table_of
from valeria_desktop.games.valeria.game import RULES as RULES_PLAIN
from valeria_desktop.games.valeria.rules.at import AtPlace, AtRow
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.rows import CITIZENS
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.parts.rarity import rare_places
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.table.leaves import LeafBar

pytestmark = pytest.mark.usefixtures("unpainted")


def put(
    program: Program, *tops: Card, gold: int = 9, strength: int = 9, is_bare: bool = False
) -> TableScreen:
    """Lay a table with a harbour at an action; these cards lie on the first berths."""

    def change(state: State) -> None:
        for place, card in zip(BERTHS, tops, strict=False):
            state.lay(place, (card,))
        for place in CITIZENS.places if is_bare else ():
            state.lay(place, (EXHAUSTED,))
        player = state.players[state.active]
        player.gold, player.strength, player.magic = gold, strength, 0

    return put_at_an_action(program, RULES, change)


def places_shown(table: TableScreen) -> list[int]:
    """The places on the shown leaf."""
    places = [piece.at for piece in table.centre.laid.pieces if piece is not None]
    return [at.place for at in places if isinstance(at, AtPlace)]


def bars_of(table: TableScreen) -> Sequence[LeafBar]:
    """The bars of the leaves that aren't shown."""
    assert table.leaves.bars is not None
    return table.leaves.bars.shown


def test_the_market_is_shown_first_with_a_bar_for_the_harbour(program: Program) -> None:
    table = put(program, SAILOR, SERPENT)
    assert places_shown(table) == list(range(20))
    (bar,) = bars_of(table)
    assert bar.isVisible()
    assert bar.accessibleName() == "Show: Harbour. Can be chosen there: 4"
    cards = [table.box_of(AtPlace(place)) for place in range(20)]
    box = table.ground.box_of_widget(bar)
    assert all(card is not None and not card.toRect().intersects(box) for card in cards)
    assert box.bottom() < table.plan.mat.bottom()


def test_without_sets_nothing_of_the_table_changes(program: Program) -> None:
    session = Session.begin(RULES_PLAIN, Setup(2), default_seats(2), 3)
    program._play(session)
    table = table_of(program)
    assert table.leaves.bars is None
    assert table.plan.leaf_bars is None


def test_a_click_on_the_bar_shows_its_leaf(program: Program, qtbot: QtBot) -> None:
    table = put(program, SAILOR, SERPENT)
    qtbot.mouseClick(bars_of(table)[0], Qt.MouseButton.LeftButton)
    assert places_shown(table) == list(HARBOUR.places)
    assert table.centre.laid.name == "Harbour"
    assert [bar.accessibleName().split(".")[0] for bar in bars_of(table)] == ["Show: Market"]
    whole = table.box_of(AtRow("harbour"))
    boxes = [table.box_of(AtPlace(place)) for place in HARBOUR.places]
    assert whole is not None
    assert all(box is not None and whole.contains(box) for box in boxes)
    assert not any(a is not b and a.intersects(b) for a in boxes for b in boxes if a and b)


def test_a_key_turns_the_leaves_round(program: Program, qtbot: QtBot) -> None:
    table = put(program, SAILOR, SERPENT)
    for shown in (HARBOUR.places, range(20)):
        qtbot.keyClick(table, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
        assert places_shown(table) == list(shown)


def test_a_card_of_the_harbour_is_chosen_by_a_click(program: Program, qtbot: QtBot) -> None:
    table = put(program, SAILOR, SERPENT)
    table.leaves.turn()
    QApplication.processEvents()
    viewer = table.scene.viewer
    box = table.centre.box_of(AtPlace(BERTHS[0]), table.centre.viewport())
    assert box is not None
    qtbot.mouseClick(table.centre.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    session = program.controller.session
    assert session is not None
    state = session.game._state
    assert SAILOR in state.players[viewer].citizens


def test_a_question_about_one_leaf_turns_to_it(program: Program) -> None:
    """Only the harbour's cards can be had, so the harbour is shown."""
    table = put(program, *[SAILOR] * 5, gold=2, strength=0, is_bare=True)
    assert {*table.scene.lit} == {*BERTHS}
    assert table.leaves.shown == "harbour"
    table.leaves.show("")
    table.standing.show_scene(table.scene)
    assert table.leaves.shown == "", "a player who turned away stays there"


def test_a_hint_turns_to_its_leaf(program: Program) -> None:
    table = put(program, SAILOR, SERPENT)
    (slay,) = table.scene.lit[BERTHS[1]]
    table.point_out(slay)
    assert table.leaves.shown == "harbour"


def test_what_lies_on_a_hidden_leaf_is_at_its_bar(program: Program) -> None:
    """Cards fly to the bar and from it, in a card's shape: as wide as the bar one was a plank."""
    table = put(program, SAILOR, SERPENT)
    box = table.box_of(AtPlace(BERTHS[0]))
    bar = table.ground.box_of_widget(bars_of(table)[0])
    assert box is not None
    assert box.toRect().center() == bar.center()
    assert box.height() == bar.height()
    assert 1.5 * box.height() <= box.width() <= 2.5 * box.height() < bar.width()


def test_the_supply_is_told_but_not_shown(program: Program) -> None:
    table = put(program, SAILOR, SERPENT)
    table.leaves.turn()
    piece = table.centre.laid.piece_of(AtPlace(HARBOUR.places[-1]))
    assert piece is not None
    assert table.centre.part.words_of(piece) == "Supply of the harbour, 4 cards face down."


def test_another_game_is_shown_on_its_market(program: Program) -> None:
    table = put(program, SAILOR, SERPENT)
    table.leaves.turn()
    program._play(Session.begin(RULES_PLAIN, Setup(2), default_seats(2), 3))
    QApplication.processEvents()
    assert places_shown(table) == list(range(20))
    assert table.plan.leaf_bars is None


def test_a_card_that_the_supply_replaces_is_not_the_last_one(program: Program) -> None:
    table = put(program, SAILOR, SERPENT)
    assert not {*rare_places(table.scene)} & {*BERTHS}
