"""The centre is used by mouse and by keyboard, and fills its room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.scenario import Scenario
from tests.ui.parts import stack_box
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.parts import centre_part
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.materials import CHIP_SUM
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.paint.centre import StackLook
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

PEASANT = 9  # lit at the first action of the canned table
GOBLIN = 0  # not lit then


@pytest.fixture
def view(qtbot: QtBot, look: Look) -> CentreView:
    made = CentreView(look)
    qtbot.addWidget(made)
    made.resize(850, 455)
    made.show_scene(Table().plays_to(Prompt.ACT).scene())
    made.show()
    return made


def middle(view: CentreView, place: int) -> QPoint:
    return view.visualRect(view.pieces.index_of(AtPlace(place))).center()


def lying(view: CentreView, place: int) -> CentrePlace:
    """Return all that lies at a place."""
    piece = view.laid.piece_of(AtPlace(place))
    assert piece is not None
    found: CentrePlace = piece.face.place
    return found


def click(view: CentreView, place: int) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, place))


def test_a_click_on_a_lit_place_chooses_it(view: CentreView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.chosen) as chosen, qtbot.assertNotEmitted(view.refused):
        click(view, PEASANT)
    assert chosen.args == [AtPlace(PEASANT)]


def test_a_click_on_any_other_place_chooses_nothing(view: CentreView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.refused) as refused, qtbot.assertNotEmitted(view.chosen):
        click(view, GOBLIN)
    assert refused.args == [AtPlace(GOBLIN)]


def test_a_press_that_is_let_go_elsewhere_chooses_nothing(view: CentreView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.chosen):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, PEASANT))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, 8))


def test_the_right_button_chooses_nothing(view: CentreView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.chosen):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=middle(view, PEASANT))


def test_space_is_left_to_the_table(view: CentreView, qtbot: QtBot) -> None:
    view.focus_on(AtPlace(PEASANT))
    with qtbot.assertNotEmitted(view.chosen):
        QTest.keyClick(view, Qt.Key.Key_Space)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_chooses_the_place_with_the_focus(
    view: CentreView, qtbot: QtBot, key: Qt.Key
) -> None:
    view.focus_on(AtPlace(PEASANT))
    with qtbot.waitSignal(view.chosen) as chosen:
        QTest.keyClick(view, key)
    assert chosen.args == [AtPlace(PEASANT)]


def test_arrows_go_from_place_to_place_and_point(view: CentreView, qtbot: QtBot) -> None:
    pointed: list[At | None] = []
    view.pointed.connect(pointed.append)
    with qtbot.waitActive(view):
        view.focus_on(AtPlace(PEASANT))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
    assert view.current == AtPlace(PEASANT)
    assert pointed[-4:] == [*map(AtPlace, (8, 13, 14, 9))]


def test_letters_and_digits_are_left_to_the_prompt(view: CentreView) -> None:
    view.focus_on(AtPlace(PEASANT))
    for key in (Qt.Key.Key_R, Qt.Key.Key_1):
        QTest.keyClick(view, key)
    assert view.current == AtPlace(PEASANT)


def test_the_mouse_points_at_what_it_is_over(view: CentreView) -> None:
    pointed: list[At | None] = []
    view.pointed.connect(pointed.append)
    for place in (PEASANT, PEASANT, GOBLIN):
        QTest.mouseMove(view.viewport(), middle(view, place))
        QTest.mouseMove(view.viewport(), middle(view, place) + QPoint(2, 2))
    assert [at for at in pointed if at is not None] == [AtPlace(PEASANT), AtPlace(GOBLIN)]


def test_when_the_mouse_leaves_nothing_is_pointed_at_but_the_focus(
    view: CentreView, qtbot: QtBot
) -> None:
    pointed: list[At | None] = []
    view.pointed.connect(pointed.append)
    QTest.mouseMove(view.viewport(), middle(view, PEASANT))
    QTest.mouseMove(view.viewport(), middle(view, PEASANT) + QPoint(2, 2))
    view.clearFocus()
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert pointed[-2:] == [AtPlace(PEASANT), None]
    with qtbot.waitActive(view):
        view.focus_on(AtPlace(GOBLIN))
    QTest.mouseMove(view.viewport(), middle(view, PEASANT))
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert pointed[-1] == AtPlace(GOBLIN)


def test_a_hand_shows_what_can_be_clicked(view: CentreView) -> None:
    shapes = []
    for place in (PEASANT, GOBLIN):
        QTest.mouseMove(view.viewport(), middle(view, place))
        QTest.mouseMove(view.viewport(), middle(view, place) + QPoint(2, 2))
        shapes.append(view.viewport().cursor().shape())
    assert shapes == [Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor]


@pytest.mark.parametrize(("width", "height"), [(850, 455), (640, 340), (1600, 900), (2500, 1400)])
def test_the_tiles_fill_the_room_without_scroll_bars(
    view: CentreView, width: int, height: int
) -> None:
    view.resize(width, height)
    assert not view.horizontalScrollBar().isVisible()
    assert not view.verticalScrollBar().isVisible()
    rects = [stack_box(view, place) for place in range(20)]
    inside = QRect(0, 0, width, height)
    assert all(inside.contains(rect) for rect in rects)
    assert not any(
        one.intersects(other) for at, one in enumerate(rects) for other in rects[at + 1 :]
    )
    shape = rects[0].width() / rects[0].height()
    assert 1.4 < shape < 2.15
    assert rects[0].height() > height / 4 * 0.8


def test_on_the_mat_as_drawn_a_tile_is_172_by_92(qtbot: QtBot, look: Look) -> None:
    room = RoomLook(look)
    view = CentreView(room)
    qtbot.addWidget(view)
    view.resize(916, 400)
    view.show_scene(Table().scene())
    assert abs(stack_box(view, PEASANT).width() - 172) <= 1
    assert stack_box(view, PEASANT).height() == 92


def test_where_a_place_lies_is_told_in_the_window(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    view = CentreView(look)
    view.setParent(window)
    view.setGeometry(30, 70, 850, 455)
    view.show_scene(Table().scene())
    window.show()
    cell = view.visualRect(view.pieces.index_of(AtPlace(7))).translated(30, 70)
    card = stack_box(view, 7)
    assert cell.contains(card)
    assert stack_box(view, 7, view) == card.translated(-30, -70)
    assert view.box_of(AtPlace(21), view) is None


def test_the_siege_shows_upright_cards(qtbot: QtBot, look: Look) -> None:
    view = CentreView(look)
    qtbot.addWidget(view)
    view.resize(850, 455)
    view.show_scene(Table(Setup(players=1, solo=Solo.SIEGE)).plays_to(Prompt.ACT).scene())
    view.show()
    rect = stack_box(view, 20)
    assert rect.height() > rect.width() * 1.3
    assert not view.grab().isNull()


def test_a_card_that_can_only_be_hidden_shows_a_closed_eye(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    eyes: list[QRectF] = []
    monkeypatch.setattr(centre_part, "paint_hideable", lambda _brush, card: eyes.append(card))
    view = CentreView(look)
    qtbot.addWidget(view)
    view.resize(850, 455)
    table = Scenario(players=1, solo=Solo.SIEGE).piles("giant", "goblin", "monk")
    for strength, number in ((20, 0), (1, 1)):
        table.holds(0, strength=strength).both_act(6, 1)
        view.show_scene(make_scene(table.game, default_seats(1), 0))
        view.grab()
        assert len(eyes) == number


def test_an_empty_pile_of_the_siege_is_a_bed_that_says_what_fills_it(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(centre_part, "paint_bed", lambda *of: said.append(of[-2]))
    view = CentreView(look)
    qtbot.addWidget(view)
    view.resize(850, 455)
    table = Scenario(players=1, solo=Solo.SIEGE).piles("", "goblin", "monk").both_act(6, 1)
    view.show_scene(make_scene(table.game, default_seats(1), 0))
    view.grab()
    assert said == ["Pile 1: the next Deal fills it"]


def test_a_hint_is_painted_until_the_next_scene(view: CentreView, look: Look) -> None:
    plain = view.grab().toImage()
    view.hint(AtPlace(PEASANT))
    assert view.grab().toImage() != plain
    view.show_scene(Table().plays_to(Prompt.ACT).scene())
    assert view.grab().toImage() == plain


def test_the_focus_is_seen(view: CentreView, qtbot: QtBot) -> None:
    with qtbot.waitActive(view):
        view.focus_on(AtPlace(PEASANT))
    focused = view.grab().toImage()
    view.clearFocus()
    assert view.grab().toImage() != focused


@pytest.mark.slow
def test_all_kinds_of_places_are_painted(qtbot: QtBot, look: Look) -> None:
    """Face down, events with tokens, exhausted: through a whole game of five."""
    setup = Setup(players=5, variants=frozenset({Variant.EVENTS, Variant.MIXED}))
    table = Table(setup)
    view = CentreView(look)
    qtbot.addWidget(view)
    view.resize(850, 455)
    while table.session.decision is not None:
        view.show_scene(table.plays(40).scene(0))
        assert not view.grab().isNull()


def test_what_has_not_changed_is_not_drawn_again(
    view: CentreView, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[StackLook] = []

    def draw(_painter: QPainter, _box: QRectF, stack: StackLook, _look: Look) -> None:
        drawn.append(stack)

    monkeypatch.setattr(centre_part, "paint_stack", draw)
    ALBUM.clear()  # what is drawn in no time goes first when it is full
    table = Table().plays_to(Prompt.ACT)
    for _ in range(2):  # what two players see in turn
        for seat in (0, 1):
            view.show_scene(table.scene(seat))
            view.grab()
    assert len(drawn) == len(set(drawn)) > 0


def test_the_view_follows_the_theme(qtbot: QtBot, view: CentreView, look: Look) -> None:
    dark = view.grab().toImage()
    look.use(theme="light")
    try:
        assert view.grab().toImage() != dark
    finally:
        look.use(theme="dark")


def test_a_roll_wakes_cards_until_they_rest(view: CentreView) -> None:
    plain = view.grab().toImage()
    view.wake({AtPlace(PEASANT): WakeChip.B, AtPlace(GOBLIN): WakeChip.A})
    assert view.grab().toImage() != plain
    view.rest()
    assert view.grab().toImage() == plain


def test_the_card_under_the_mouse_is_raised_and_lies_over_its_neighbours(
    view: CentreView, look: Look
) -> None:
    plain = view.grab().toImage()
    QTest.mouseMove(view.viewport(), middle(view, 8))
    QTest.mouseMove(view.viewport(), middle(view, 8) + QPoint(2, 2))
    hovered = view.grab().toImage()
    card = stack_box(view, 8)
    above = QPoint(card.center().x(), card.top() - 4)
    assert hovered.pixelColor(above) != plain.pixelColor(above)
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert view.grab().toImage() == plain


def test_a_card_at_the_edge_is_raised_no_further_than_it_is_seen(view: CentreView) -> None:
    for place in range(5):
        view.wake({AtPlace(place): WakeChip.SUM})
        top = stack_box(view, place).center().x()
        edge = [view.grab().toImage().pixelColor(top, y) for y in range(8)]
        assert QColor(CHIP_SUM) in edge, place


def test_cards_lie_where_they_are_laid(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    view = CentreView(look)
    view.setParent(window)
    view.show_scene(Table().scene())
    cards = [
        QRect(60 + 150 * column, 40 + 90 * row, 140, 80) for row in range(4) for column in range(5)
    ]
    window.show()
    view.stand_in(QRect(30, 20, 800, 400), cards)
    assert view.geometry() == QRect(30, 20, 800, 400)
    corner = view.pos()
    for place, card in enumerate(cards):
        assert stack_box(view, place, view) == card.translated(-corner)
        assert view.at_index(view.indexAt(card.center() - corner)) == AtPlace(place)


def test_the_focus_is_seen_on_a_place_that_is_used_up(qtbot: QtBot, look: Look) -> None:
    scene = Table().plays_out().scene(0)
    view = CentreView(look)
    qtbot.addWidget(view)
    view.resize(850, 455)
    view.show_scene(scene)
    view.show()
    gone = next(place for place in range(20) if lying(view, place).is_exhausted)
    with qtbot.waitActive(view):
        view.focus_on(AtPlace(gone))
    card = stack_box(view, gone, view).adjusted(-8, -8, 8, 8)
    focused = view.grab(card).toImage()
    view.clearFocus()
    assert view.grab(card).toImage() != focused
