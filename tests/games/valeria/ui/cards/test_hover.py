"""Every sign says what it stands for where the mouse rests on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tests.each import each
from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.glossary import explain, explain_phase
from valeria_desktop.games.valeria.ui.cards.paint import PORTRAIT_SHAPE, TILE_SHAPE, signs_of_card
from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.table.top_bar import PhaseRail

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign
    from valeria_desktop.ui.paint.look import Look

CARDS = [card for card in shipped_catalog().all_cards() if card.kind != "rule"]
BY_ID = {card.id: card for card in CARDS}


@pytest.fixture
def rest(monkeypatch: pytest.MonkeyPatch) -> Callable[[QWidget, QPoint], str]:
    """Rest the mouse on a widget, and give what is said then."""
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *given: said.append(given[1]))

    def there(widget: QWidget, at: QPoint) -> str:
        said.clear()
        event = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, event)
        return "\n".join(said)

    return there


def signs(card: Card, look: Look, shape: float) -> list[PlacedSign]:
    return signs_of_card(QRectF(0, 0, 200, round(200 / shape)), face_of(card), look)


@each("card", CARDS, ids=lambda card: card.id)
@pytest.mark.parametrize("shape", [TILE_SHAPE, PORTRAIT_SHAPE], ids=["tile", "portrait"])
def test_every_sign_on_every_card_is_explained(card: Card, shape: float, look: Look) -> None:
    found = signs(card, look, shape)
    assert found
    for sign in found:
        assert explain(sign.name), sign.name
        assert QRectF(0, 0, 200, round(200 / shape)).intersects(sign.box)


@pytest.mark.parametrize("setup", [Setup(players=1, solo=solo) for solo in Solo])
def test_every_phase_is_explained(setup: Setup) -> None:
    assert set(Table(setup).scene().phases) <= set(Phase.entered.values())
    phases = [phase for phase in Phase.entered.values() if phase.said.about is None]
    assert len({explain_phase(phase) for phase in phases}) == len(phases)


def test_a_large_card_explains_its_price(
    look: Look, qtbot: QtBot, rest: Callable[[QWidget, QPoint], str]
) -> None:
    portrait = CardPortrait(look)
    qtbot.addWidget(portrait)
    portrait.resize(190, 280)
    portrait.show_card(BY_ID["foxgrove-palisade"])
    box = QRectF(0, 0, 190, 280)
    found = signs_of_card(box, face_of(BY_ID["foxgrove-palisade"]), look)
    price = next(sign for sign in found if sign.name == "gold-price")
    assert "at least 1 must be Gold" in rest(portrait, price.box.center().toPoint())
    assert rest(portrait, QPoint(1, 1)) == ""


def test_both_powers_of_a_citizen_say_when_they_work(
    look: Look, qtbot: QtBot, rest: Callable[[QWidget, QPoint], str]
) -> None:
    portrait = CardPortrait(look)
    qtbot.addWidget(portrait)
    portrait.resize(190, 280)
    portrait.show_card(BY_ID["cleric"])
    found = signs_of_card(QRectF(0, 0, 190, 280), face_of(BY_ID["cleric"]), look)
    for name, words in (("on-turn", "owner's turns"), ("off-turn", "others' turns")):
        box = next(sign.box for sign in found if sign.name == name)
        inside = next(sign for sign in found if sign.name == "magic" and box.contains(sign.box))
        said = rest(portrait, inside.box.center().toPoint())
        assert said.index("Magic: pays for") < said.index(words.replace("'", "&#x27;"))


@pytest.mark.thorough
def test_a_stack_in_the_centre_explains_what_lies_on_it(
    look: Look, qtbot: QtBot, rest: Callable[[QWidget, QPoint], str]
) -> None:
    view = CentreView(look)
    qtbot.addWidget(view)
    view.resize(850, 455)
    view.show_scene(Table().plays_to(Prompt.ACT).scene())
    view.show()
    cell = view.visualRect(view.pieces.index_of(AtPlace(0)))
    every = "".join(
        rest(view.viewport(), QPoint(x, y))
        for x in range(cell.left(), cell.right(), 8)
        for y in range(cell.top(), cell.bottom(), 8)
    )
    for words in ("the area these monsters come from", "Price in Strength", "Laurel", "Times"):
        assert words in every


def test_an_exhausted_place_says_so(
    look: Look, qtbot: QtBot, rest: Callable[[QWidget, QPoint], str]
) -> None:
    scene = Table().plays_out().scene(0)
    view = CentreView(look)
    qtbot.addWidget(view)
    view.resize(850, 455)
    view.show_scene(scene)
    view.show()
    gone = [
        index
        for index in map(view.pieces.index_of, map(AtPlace, range(20)))
        if (piece := view.pieces.piece(index)) is not None and piece.face.place.is_exhausted
    ]
    assert gone
    for index in gone:
        said = rest(view.viewport(), view.visualRect(index).center())
        assert "nothing is left of this stack" in said


@pytest.mark.slow
@pytest.mark.qt_log_ignore("raise\\(\\)")  # a whole tool tip is shown where there is no sign
def test_the_boards_explain_their_signs(
    look: Look, qtbot: QtBot, rest: Callable[[QWidget, QPoint], str]
) -> None:
    scene = Table().plays(80).scene(0)
    board, others = SideBoard(look), RivalPlaques(look)
    for panel, size in ((board, (760, 190)), (others, (1260, 62))):
        qtbot.addWidget(panel)
        panel.resize(*size)
        panel.show()
    board.show_scene(scene, 0)
    others.show_scene(scene)
    for panel in (board, others):
        parts = [part for part in panel.findChildren(QWidget) if part.isVisible()]
        every = "".join(
            rest(part, QPoint(x, y))
            for part in parts
            for x in range(0, part.width(), 14)
            for y in range(0, part.height(), 11)
        )
        for words in ("the score so far", "Strength: slays", "the card wakes when"):
            assert words in every, (panel, words)


def test_the_tracks_say_what_their_resource_is_for(look: Look, qtbot: QtBot) -> None:
    board = SideBoard(look)
    qtbot.addWidget(board)
    board.show_scene(Table().scene(0), 0)
    tips = [part.toolTip() for part in board.findChildren(QWidget)]
    assert any(tip.endswith("Gold: pays for citizens and domains.") for tip in tips)


@pytest.mark.qt_log_ignore("raise\\(\\)")  # a whole tool tip is shown where there is no sign
def test_each_phase_of_the_rail_is_explained_where_it_stands(
    look: Look, qtbot: QtBot, rest: Callable[[QWidget, QPoint], str]
) -> None:
    rail = PhaseRail(look)
    qtbot.addWidget(rail)
    rail.show_scene(Table().plays_to(Prompt.ACT).scene())
    rail.resize(rail.sizeHint())
    said = [rest(rail, QPoint(x, 10)) for x in range(0, rail.width(), 10)]
    for phase in ("Roll:", "Harvest:", "Actions:", "End:"):
        assert any(phase in words for words in said)


def test_a_list_of_nothing_explains_nothing(
    look: Look, qtbot: QtBot, rest: Callable[[QWidget, QPoint], str]
) -> None:
    others = RivalPlaques(look)
    qtbot.addWidget(others)
    assert rest(others.viewport(), QPoint(5, 5)) == ""
