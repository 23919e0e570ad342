"""The page of a game's end: every point from the very cards, by mouse, keys and screen reader."""

from __future__ import annotations

from itertools import product
from math import ceil
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from tests.counts import spread
from tests.ui.screens.finished import SETUPS, ended
from valeria_desktop.games.valeria.rules.model.cards import Card, Domain, Foe
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.pieces.piece import Piece
from valeria_desktop.ui.screens.end.addresses import (
    AtBoard,
    AtCount,
    AtItem,
    AtMilestone,
    AtMoment,
    AtPortrait,
    AtSource,
    AtVerdict,
    AtWinner,
)
from valeria_desktop.ui.screens.end.boards import WinnerFace, words_room
from valeria_desktop.ui.screens.end.ledger_items import points_side
from valeria_desktop.ui.screens.end.ledger_layout import LedgerBoxes
from valeria_desktop.ui.screens.end.ledger_paint import ItemFace
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.page import EndPage

SIZES = [(1280, 690), (1024, 738), (1024, 570), (1920, 1050)]


class Shown:
    """An end on the screen, with a clock that is turned by hand."""

    def __init__(self, look: Look, qtbot: QtBot) -> None:
        self.clock = HandTicker()
        self.screen = EndScreen(look, self.clock)
        qtbot.addWidget(self.screen)
        self.screen.resize(1280, 690)
        with qtbot.waitActive(self.screen):
            self.screen.show()

    def shows(self, name: str, *, at_once: bool = True) -> EndPage:
        if not at_once:
            self.screen.show_session(ended(name), FACE, at_once=False)
            self.screen.show_score()
        else:
            self.screen.show_session(ended(name), FACE, at_once=True)
        QApplication.processEvents()
        return self.screen.page


@pytest.fixture
def shown(look: Look, qtbot: QtBot) -> Shown:
    return Shown(look, qtbot)


def story(page: EndPage) -> EndStory:
    assert page.story is not None
    return page.story


def pieces(page: EndPage) -> list[Piece]:
    return list(page.ledger.laid.listed)


def items(page: EndPage, row: int, column: int) -> list[ItemFace]:
    """Return the items of a side in a line, from its number outwards."""
    found = [
        as_a(ItemFace, piece.face)
        for piece in pieces(page)
        if isinstance(piece.at, AtItem) and (piece.at.row, piece.at.column) == (row, column)
    ]
    return sorted(found, key=lambda face: face.number)


def closely(page: EndPage) -> object:
    """Return the thing that is looked at closely."""
    return None if page.zoom is None else page.zoom.shown


def area(box: QRectF) -> float:
    return box.width() * box.height()


def has_sheets(page: EndPage) -> bool:
    return page.has_sheets


def is_over(page: EndPage) -> bool:
    return page.reveal.is_over


def boxes_of(ledger: Spread[EndStory]) -> LedgerBoxes:
    return as_a(LedgerBoxes, ledger.laid.ground)


# --- every point and where it comes from


@pytest.mark.parametrize("name", SETUPS)
def test_numbers_are_the_score_and_stamps_add_up_to_their_number(shown: Shown, name: str) -> None:
    page = shown.shows(name)
    session, ledger = ended(name), story(page).ledger
    scores = session.result().sides
    assert story(page).totals == tuple(score.total for score in scores)
    for number, row in enumerate(ledger.rows):
        for column, cell in enumerate(row.cells):
            assert cell.points == scores[column].of(row.category)
            assert sum(item.points for item in cell.items) == cell.points
            assert sum(face.item.points for face in items(page, number, column)) == cell.points
    for column, total in enumerate(story(page).totals):
        assert sum(row.cells[column].points for row in ledger.rows) == total


@pytest.mark.parametrize("name", SETUPS)
def test_the_very_cards_lie_on_the_lines_of_monsters_and_domains(shown: Shown, name: str) -> None:
    page = shown.shows(name)
    view = ended(name).view(0)
    by_name = {row.category: at for at, row in enumerate(story(page).ledger.rows)}
    for seat, player in enumerate(view.players):
        for category, cards in (("monsters", player.monsters), ("domains", player.domains)):
            faces = items(page, by_name[category], seat)
            lying = [face.item.thing for face in faces for _ in range(face.item.count)]
            assert sorted(card.id for card in map(card_of, lying)) == sorted(
                card.id for card in cards
            )
            for face in faces:
                card = card_of(face.item.thing)
                assert isinstance(card, Foe | Domain)
                assert face.item.points == card.points * face.item.count


def card_of(thing: object) -> Card:
    assert isinstance(thing, Card)
    return thing


def test_a_dukes_lines_are_plates_with_sum_and_points(shown: Shown) -> None:
    page = shown.shows("two")
    row = next(at for at, row in enumerate(story(page).ledger.rows) if row.category == "duke")
    for column, score in enumerate(ended("two").result().scores):
        lines = [line for line in score.lines if line.category == "duke"]
        plates = [face.item for face in items(page, row, column)]
        assert [plate.points for plate in plates] == [line.points for line in lines]
        assert all(plate.sign and plate.sum and plate.thing is None for plate in plates)
        for plate, line in zip(plates, lines, strict=True):
            parts = line.cause.parts
            expected = (
                f"{parts['number']} × {parts['each']}"
                if "each" in parts
                else (f"{parts['left']} : {parts['number']}")
            )
            assert plate.sum == expected


@pytest.mark.parametrize("name", ["two", "five"])
def test_the_best_number_of_a_line_is_marked(shown: Shown, name: str) -> None:
    ledger = story(shown.shows(name)).ledger
    for row in (*ledger.rows, ledger.total):
        points = [cell.points for cell in row.cells]
        assert [cell.is_best for cell in row.cells] == [0 < each == max(points) for each in points]


@pytest.mark.parametrize(
    ("name", "have_dukes"), [("dark lord", [True, True]), ("siege", [True, False])]
)
def test_a_lone_player_has_the_dark_lord_beside(
    shown: Shown, name: str, have_dukes: list[bool]
) -> None:
    page = shown.shows(name)
    assert [side.name for side in story(page).sides] == ["Rose", "The Dark Lord"]
    assert page.boards.laid.piece_of(AtBoard(1)) is not None
    assert len(story(page).curve[0]) == 2
    rival = ended(name).result().rival
    assert rival is not None
    assert story(page).curve[-1][1] == rival.total
    found = [page.ledger.laid.piece_of(AtPortrait(column)) for column in (0, 1)]
    assert [piece is not None and piece.opens for piece in found] == have_dukes
    assert found[1] is not None
    assert found[1].name == "The Dark Lord"  # without a Duke he sits there himself


def test_a_source_that_brought_nobody_anything_has_no_line(shown: Shown) -> None:
    for name in SETUPS:
        rows = story(shown.shows(name)).ledger.rows
        assert all(any(cell.points or cell.items for cell in row.cells) for row in rows)


# --- a screen reader


@pytest.mark.parametrize("name", SETUPS)
def test_all_parts_are_sound_models(shown: Shown, qtmodeltester: ModelTester, name: str) -> None:
    page = shown.shows(name)
    for view in (page.boards, page.ledger, page.roads, page.moments):
        qtmodeltester.check(view.pieces)
        assert view.accessibleName()
        for piece in view.laid.listed:
            assert piece.name
            assert piece.words


def test_each_line_is_read_as_a_whole_and_number_by_number(shown: Shown) -> None:
    page = shown.shows("two")
    row = story(page).ledger.rows[0]
    mine, theirs = row.cells
    source = page.ledger.laid.piece_of(AtSource(0))
    assert source is not None
    assert source.words == f"Monsters: Rose {mine.points}, Oak {theirs.points}."
    count = page.ledger.laid.piece_of(AtCount(0, 1))
    assert count is not None
    assert count.words == f"Oak, Monsters: {theirs.points} points."
    for item in theirs.items:
        assert item.words in count.explained
    total = page.ledger.laid.piece_of(AtCount(len(story(page).ledger.rows), 0))
    assert total is not None
    assert total.words == f"Rose, Total: {story(page).totals[0]} points."


def test_each_round_of_the_road_is_told(shown: Shown) -> None:
    page = shown.shows("two")
    rounds = ended("two").points_by_round()
    assert [piece.at for piece in page.roads.laid.listed] == [
        AtMilestone(number) for number in range(1, len(rounds) + 1)
    ]
    for piece, points in zip(page.roads.laid.listed, rounds, strict=True):
        assert piece.words.endswith(f": Rose {points[0]}, Oak {points[1]}.")


# --- keys and mouse


def test_arrows_go_from_the_winners_total_to_the_cards(shown: Shown, qtbot: QtBot) -> None:
    page = shown.shows("two")
    last, winner = len(story(page).ledger.rows), ended("two").result().winners[0]
    assert page.ledger.hasFocus()
    visited = [page.ledger.current]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left if winner == 0 else Qt.Key.Key_Right):
        qtbot.keyClick(page.ledger, key)
        visited.append(page.ledger.current)
    assert visited == [
        AtCount(last, winner), AtCount(last - 1, winner), AtItem(last - 1, winner, 0),
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["two", "five", "siege"])
def test_keys_reach_every_piece_of_the_ledger(shown: Shown, name: str) -> None:
    page = shown.shows(name)
    ledger, seen = page.ledger, set[At]()
    todo: list[At] = [AtVerdict()]
    steps = (
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
    )  # fmt: skip
    action = {
        Qt.Key.Key_Left: ledger.CursorAction.MoveLeft,
        Qt.Key.Key_Right: ledger.CursorAction.MoveRight,
        Qt.Key.Key_Up: ledger.CursorAction.MoveUp,
        Qt.Key.Key_Down: ledger.CursorAction.MoveDown,
    }
    while todo:
        at = todo.pop()
        if at in seen:
            continue
        seen.add(at)
        for key in steps:
            ledger.setCurrentIndex(ledger.pieces.index_of(at))
            found = ledger.at_index(ledger.moveCursor(action[key], Qt.KeyboardModifier.NoModifier))
            if found is not None:
                todo.append(found)
    assert seen == {piece.at for piece in pieces(page)}


def test_a_pressed_stamp_is_looked_at_closely(shown: Shown, qtbot: QtBot) -> None:
    page = shown.shows("two")
    stamp = next(piece for piece in pieces(page) if isinstance(piece.at, AtItem) and piece.opens)
    said: list[str] = []
    shown.screen.said.connect(said.append)
    qtbot.mouseClick(
        page.ledger.viewport(), Qt.MouseButton.LeftButton, pos=stamp.box.center().toPoint()
    )
    card = card_of(as_a(ItemFace, stamp.face).item.thing)
    assert closely(page) is card
    assert card.name in said[-1]
    qtbot.keyClick(page.ledger, Qt.Key.Key_Escape)
    assert closely(page) is None
    page.ledger.focus_on(stamp.at)
    qtbot.keyClick(page.ledger, Qt.Key.Key_Return)
    assert closely(page) is card


def test_a_portrait_shows_its_duke_closely(shown: Shown, qtbot: QtBot) -> None:
    page = shown.shows("two")
    page.ledger.focus_on(AtPortrait(1))
    qtbot.keyClick(page.ledger, Qt.Key.Key_Return)
    assert closely(page) is ended("two").view(1).players[1].duke


@pytest.mark.parametrize("by", ["click", "enter", "digit"])
def test_a_moment_asks_for_its_place_in_the_replay(shown: Shown, qtbot: QtBot, by: str) -> None:
    page = shown.shows("two")
    moment = story(page).moments[1]
    piece = page.moments.laid.piece_of(AtMoment(2))
    assert piece is not None
    with qtbot.waitSignal(shown.screen.moment_asked) as asked:
        if by == "click":
            at = piece.box.center().toPoint()
            qtbot.mouseClick(page.moments.viewport(), Qt.MouseButton.LeftButton, pos=at)
        elif by == "enter":
            page.moments.focus_on(AtMoment(2))
            qtbot.keyClick(page.moments, Qt.Key.Key_Return)
        else:
            qtbot.keyClick(page.ledger, Qt.Key.Key_2)
    assert asked.args == [moment.choices]


# --- part by part


def test_parts_follow_each_other_and_space_shows_all(shown: Shown, qtbot: QtBot) -> None:
    page = shown.shows("two", at_once=False)
    reveal = page.reveal
    assert (reveal.boards, reveal.ribbon, reveal.line(0), reveal.roads) == (0, 0, 0, 0)
    shown.clock.turn(200)
    assert (reveal.boards, reveal.ribbon) == (1, 0)
    shown.clock.turn(300)
    assert (reveal.ribbon, reveal.line(0)) == (1, 0)
    shown.clock.turn(180)
    assert (reveal.line(0), reveal.line(1)) == (1, 0)
    assert reveal.stamp(0, 0) > reveal.stamp(0, 3) > 0
    shown.clock.turn(180 * 4)
    assert (reveal.line(4), reveal.roads) == (1, 0)
    shown.clock.turn(900)
    assert (reveal.roads, reveal.moment(1)) == (1, 0)
    shown.clock.turn(120)
    assert reveal.moment(1) > reveal.moment(2)
    assert not is_over(page)
    qtbot.keyClick(page.ledger, Qt.Key.Key_Space)
    assert is_over(page)
    assert reveal.moment(3) == 1
    assert not shown.clock.is_running


def test_a_click_shows_the_rest_and_presses_nothing(shown: Shown, qtbot: QtBot) -> None:
    page = shown.shows("two", at_once=False)
    piece = page.moments.laid.piece_of(AtMoment(1))
    assert piece is not None
    at = piece.box.center().toPoint()
    with qtbot.assertNotEmitted(shown.screen.moment_asked):
        qtbot.mouseClick(page.moments.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert is_over(page)


@pytest.mark.parametrize(
    ("pace", "movement"), [(Pace.OFF, Movement.FULL), (Pace.NORMAL, Movement.NONE)]
)
def test_without_motion_all_is_there_at_once(shown: Shown, pace: Pace, movement: Movement) -> None:
    shown.screen.use_motion(pace, movement)
    page = shown.shows("two", at_once=False)
    assert is_over(page)
    shown.screen.use_motion(Pace.NORMAL, Movement.FULL)


def test_a_fast_pace_hurries(shown: Shown) -> None:
    shown.screen.use_motion(Pace.FAST, Movement.FULL)
    page = shown.shows("two", at_once=False)
    shown.clock.turn(100)
    assert page.reveal.boards == 1
    shown.screen.use_motion(Pace.NORMAL, Movement.FULL)


# --- how it fits


@pytest.mark.parametrize(
    ("name", "scale", "size"), spread(product(SETUPS, (1.0, 1.5, 2.0), SIZES), 9)
)
def test_everything_lies_in_its_room(
    shown: Shown, look: Look, name: str, scale: float, size: tuple[int, int]
) -> None:
    look.use(scale=scale)
    try:
        shown.screen.resize(*size)
        page = shown.shows(name)
        assert (shown.screen.width(), shown.screen.height()) == size
        no_two_items_lie_on_each_other(page)
        all_lies_in_sight(page)
        assert not shown.screen.grab().isNull()
        page.turn_sheet()
        QApplication.processEvents()
        all_lies_in_sight(page)
        assert not shown.screen.grab().isNull()
    finally:
        look.use(scale=1.0)


@pytest.mark.parametrize("name", ["five", "no dukes"])
def test_the_ribbon_hides_no_trophies_of_a_board_among_many(shown: Shown, name: str) -> None:
    """It covers no more than the frame of the board behind it."""
    page = shown.shows(name)
    ribbon = boxes_of(page.ledger).ribbon.translated(QPointF(page.ledger.pos()))
    boards = [piece.box for piece in page.boards.laid.listed if isinstance(piece.at, AtBoard)]
    behind = [box for box in boards if box.intersects(ribbon)]
    assert behind
    assert all(box.bottom() - ribbon.top() <= 7 * page.boards.unit for box in behind)


def test_few_lines_of_several_rows_take_height_from_the_boards_before_they_scroll(
    shown: Shown,
) -> None:
    shown.screen.resize(1280, 720)
    page = shown.shows("five")
    whole = story(page)
    highest = max(whole.ledger.rows, key=lambda row: max(len(cell.items) for cell in row.cells))
    usual = next(row for row in whole.ledger.rows if row is not highest)
    boards = {}
    for high in (0, 3):
        rows = (*[usual] * (5 - high), *[highest] * high)
        page.show_story(evolve(whole, ledger=evolve(whole.ledger, rows=rows)), at_once=True)
        QApplication.processEvents()
        boards[high] = page.boards.height()
        assert page.ledger.verticalScrollBar().maximum() == 0
    assert boards[3] < boards[0]


def all_lies_in_sight(page: EndPage) -> None:
    """Check all visible parts; only a ledger of many columns in a low window may scroll."""
    for view in (page.boards, page.ledger, page.roads, page.moments):
        if view.isVisible():
            assert page.rect().contains(view.geometry())
            room = QRect(view.viewport().rect())
            room.setHeight(max(room.height(), ceil(view.laid.height)))
            for piece in view.laid.listed:
                assert room.contains(piece.box.toAlignedRect()), piece.name


def no_two_items_lie_on_each_other(page: EndPage) -> None:
    lying = [piece for piece in pieces(page) if isinstance(piece.at, AtItem | AtCount | AtSource)]
    for number, piece in enumerate(lying):
        for other in lying[number + 1 :]:
            both = piece.box.intersected(other.box)
            assert min(both.width(), both.height()) <= 2, (piece.name, other.name)


def test_with_large_text_the_totals_of_five_are_in_sight(shown: Shown, look: Look) -> None:
    look.use(scale=1.5)
    try:
        shown.screen.resize(1024, 738)
        page = shown.shows("five")
        assert page.ledger.laid.height <= page.ledger.viewport().height()
        assert page.boards.height() > 0.2 * page.height()
    finally:
        look.use(scale=1.0)


def test_large_text_lays_road_and_moments_on_a_second_sheet(
    shown: Shown, look: Look, qtbot: QtBot
) -> None:
    page = shown.shows("two")
    assert not has_sheets(page)
    assert not shown.screen.foot.sheet.isVisible()
    assert page.roads.isVisible()
    look.use(scale=1.5)
    try:
        QApplication.processEvents()
        assert has_sheets(page)
        assert (page.ledger.isVisible(), page.roads.isVisible()) == (True, False)
        assert shown.screen.foot.sheet.text() == "The road"
        qtbot.mouseClick(shown.screen.foot.sheet, Qt.MouseButton.LeftButton)
        assert (page.ledger.isVisible(), page.roads.isVisible()) == (False, True)
        assert shown.screen.foot.sheet.text() == "The score"
        assert page.moments.hasFocus()
        qtbot.keyClick(page.moments, Qt.Key.Key_PageUp)
        assert page.ledger.isVisible()
        assert page.ledger.hasFocus()
    finally:
        look.use(scale=1.0)


def test_dukes_are_portraits_beside_or_heads_over_the_columns(shown: Shown) -> None:
    page = shown.shows("two")
    beside = page.ledger.laid.piece_of(AtPortrait(0))
    assert beside is not None
    assert beside.box.height() > 200
    shown.screen.resize(1024, 738)
    QApplication.processEvents()
    above = page.ledger.laid.piece_of(AtPortrait(0))
    assert above is not None
    assert above.box.height() < 60
    assert above.words == beside.words


def test_the_ledger_has_the_whole_width_though_it_was_laid_unseen(look: Look, qtbot: QtBot) -> None:
    window, end = QStackedWidget(), EndScreen(look)
    qtbot.addWidget(window)
    window.resize(1280, 690)
    window.addWidget(QWidget())
    window.addWidget(end)
    window.show()
    end.show_session(ended("two"), FACE, at_once=True)
    window.setCurrentWidget(end)
    QApplication.processEvents()
    assert end.page.ledger.viewport().width() == 1280
    assert boxes_of(end.page.ledger).sheet.center().x() == pytest.approx(640)


def test_it_is_drawn_in_both_themes(shown: Shown, look: Look) -> None:
    shown.shows("two")
    dark = shown.screen.grab().toImage()
    look.use(theme="light")
    light = shown.screen.grab().toImage()
    look.use(theme="dark")
    assert light != dark


def test_the_winners_face_stands_on_the_first_sheet(shown: Shown) -> None:
    for name in SETUPS:
        page = shown.shows(name)
        winners = story(page).winners
        piece = page.boards.laid.piece_of(AtWinner())
        assert (piece is not None) == bool(winners)
        if piece is not None:
            assert piece.name == story(page).sides[winners[0]].name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["two", "five"])
@pytest.mark.parametrize("speaker", ["first", "last"])
def test_a_last_word_lies_in_sight_as_a_whole(
    shown: Shown, name: str, size: tuple[int, int], speaker: str
) -> None:
    page = shown.shows(name)
    shown.screen.resize(*size)
    QApplication.processEvents()
    said = "“Somebody read the tracks better today, and it wasn't me.”"
    told = story(page)
    sides = range(len(told.sides))
    for winner in sides:
        who = winner if speaker == "first" else (winner + 1) % len(sides)
        page.boards.show_scene(evolve(told, winners=(winner,), last_word=(who, said)))
        lying = page.boards.laid.piece_of(AtWinner())
        assert lying is not None
        face = as_a(WinnerFace, lying.face)
        assert page.boards.rect().contains(face.speech.toAlignedRect()), (winner, face.speech)
        if len(sides) > 2:
            ribbon = page.boards.height() - 19 * page.parchment.unit
            assert face.speech.bottom() <= ribbon, "the ribbon lies over no words"
        covered = [
            area(as_a(Piece, page.boards.laid.piece_of(AtBoard(side))).box & face.speech)
            for side in sides
        ]
        if len(sides) > 2:
            assert not any(covered), "words lie beside the boards"
            assert face.speech.top() > lying.box.bottom() or face.speech.left() > lying.box.right()
            assert not any(
                area(as_a(Piece, page.boards.laid.piece_of(AtBoard(side))).box & lying.box)
                for side in sides
            ), "the winner's face covers no kingdom"
        else:
            assert covered.index(max(covered)) == who, "words lie on the speaker's own board"
        words = words_room(face, page.parchment.unit)
        metrics = QFontMetricsF(page.parchment.font(15.5))
        wrap = int(Qt.TextFlag.TextWordWrap)
        needed = metrics.boundingRect(QRectF(0, 0, words.width(), 1e4), wrap, said)
        assert needed.height() <= words.height(), (winner, needed, words)


def test_points_of_small_stamps_stand_beside_them(shown: Shown) -> None:
    """Half of a stamp of 24 pixels was hidden by its points."""
    shown.screen.resize(1024, 738)
    page = shown.shows("no dukes")
    stamps = [
        (piece.box, piece.face.item)
        for piece in page.ledger.laid.listed
        if isinstance(piece.face, ItemFace) and piece.face.item.thing is not None
    ]
    small = [box for box, item in stamps if item.points and not (item.sum or item.sign)]
    assert small
    for box in small:
        assert points_side(box.height()) > 0.7 * box.height()
        assert box.width() > 1.4 * box.height()
