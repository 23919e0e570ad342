"""Each view of pieces is a list for a screen reader, each piece an item that can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.ui.pieces.heard import PieceHeard, SpreadHeard
from valeria_desktop.ui.reader.interfaces import KINDS
from valeria_desktop.ui.reader.keeper import Keeper
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

NAME, MORE = QAccessible.Text.Name, QAccessible.Text.Description
PRESS = "Press"


@pytest.fixture
def made() -> Iterator[Keeper]:
    interfaces = Keeper(KINDS)
    yield interfaces
    interfaces.end()


@pytest.fixture
def market(look: Look, qapp: QApplication) -> Iterator[CentreView]:
    """The market before a purchase."""
    del qapp
    view, session = CentreView(look), Table().plays_to(Prompt.ACT).session
    assert session.decision is not None
    view.resize(900, 500)
    view.show_scene(session.scene(session.decision.seat))
    yield view
    if Shiboken.isValid(view):
        Shiboken.delete(view)


def heard(made: Keeper, view: CentreView) -> SpreadHeard:
    return as_a(SpreadHeard, made.make("", view))


def items(of: SpreadHeard) -> list[PieceHeard]:
    return [as_a(PieceHeard, of.child(number)) for number in range(of.childCount())]


def test_a_view_is_a_list_with_an_item_for_each_piece(made: Keeper, market: CentreView) -> None:
    found = heard(made, market)
    assert found.role() is QAccessible.Role.List
    assert found.text(NAME) == market.accessibleName() != ""
    said = [each.text(NAME) for each in items(found)]
    assert said == [market.part.words_of(piece) for piece in market.laid.listed]
    assert all(len(words) > 10 for words in said)
    assert all(each.role() is QAccessible.Role.ListItem for each in items(found))
    assert found.child(len(said)) is None


def test_an_item_that_can_be_had_is_pressed_as_enter_does(
    made: Keeper, market: CentreView, qtbot: QtBot
) -> None:
    lit = next(each for each in items(heard(made, market)) if each.piece and each.piece.is_lit)
    actions = lit.actions
    assert actions.actionNames() == [PRESS, "SetFocus"]
    with qtbot.waitSignal(market.chosen) as chosen:
        actions.doAction(PRESS)
    assert chosen.args == [lit.at]


def test_an_item_that_can_not_be_had_takes_the_focus_only(made: Keeper, market: CentreView) -> None:
    found = items(heard(made, market))
    dim = next(each for each in found if each.piece and not each.piece.can_be_pressed)
    assert dim.actions.actionNames() == ["SetFocus"]
    dim.actions.doAction("SetFocus")
    QApplication.processEvents()
    assert market.current == dim.at


def test_where_the_keys_are_is_told(made: Keeper, market: CentreView, qtbot: QtBot) -> None:
    with qtbot.waitActive(market):
        market.show()
        market.activateWindow()
    found = heard(made, market)
    market.focus_on(market.laid.listed[3].at)
    focused = as_a(PieceHeard, found.focusChild())
    assert focused.at == market.laid.listed[3].at
    assert found.indexOfChild(focused) == 3
    point = focused.rect().center()
    assert as_a(PieceHeard, found.childAt(point.x(), point.y())).at == focused.at


def test_a_piece_that_has_gone_is_no_longer_there(made: Keeper, market: CentreView) -> None:
    found = heard(made, market)
    gone = items(found)[0]
    market.forget()
    assert found.childCount() == 0
    assert not Shiboken.isValid(gone)


def test_each_interface_of_a_view_is_kept_until_the_view_goes(
    made: Keeper, market: CentreView
) -> None:
    first, second = heard(made, market), heard(made, market)
    assert as_a(PieceHeard, first.child(0)) is second.child(0)
    Shiboken.delete(market)
    assert not Shiboken.isValid(first)
    assert not Shiboken.isValid(second)


def test_once_the_program_ends_no_more_are_made(market: CentreView) -> None:
    interfaces = Keeper(KINDS)
    found = heard(interfaces, market)
    interfaces.end()
    assert not Shiboken.isValid(found)
    assert interfaces.make("", market) is None
