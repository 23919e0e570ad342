"""The board of one side: what it shows, where things are, and peeking at your Duke."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat, Owned
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon, WakeChip
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.parts.sides import KINDS
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.album import ALBUM

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

LEFT = Qt.MouseButton.LeftButton


class Window(QWidget):
    """A window with a board and a field to write in."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.board = SideBoard(look)
        self.field = QLineEdit()
        rows = QVBoxLayout(self)
        rows.addWidget(self.field)
        rows.addWidget(self.board)
        self.resize(800, 280)


def box(window: Window, at: OfSeat | OfCard) -> QRect:
    """Return the box of a thing on the board."""
    found = window.board.box_of(at, window)
    assert found is not None
    return found


@pytest.fixture
def window(qtbot: QtBot, look: Look) -> Window:
    made = Window(look)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


@pytest.fixture
def peeked(qtbot: QtBot, window: Window) -> SideBoard:
    """A board whose Duke is looked at with the key, the focus in the tableau."""
    table = Table().plays(40)
    board = window.board
    board.show_scene(table.scene(0), 0)
    board.peek_began.connect(
        lambda seat: board.show_duke(table.session.view(seat).players[seat].duke)
    )
    board.tableau.setFocus()
    qtbot.keyPress(board.tableau, Qt.Key.Key_D)
    assert board.shown_duke is table.session.view(0).players[0].duke
    assert board._panel.isVisible()
    return board


def is_hidden(board: SideBoard) -> bool:
    return board.shown_duke is None and not board._panel.isVisible() and not board.peek.is_held


def test_letting_go_of_the_key_hides_the_duke(qtbot: QtBot, peeked: SideBoard) -> None:
    with qtbot.waitSignal(peeked.peek_ended):
        qtbot.keyRelease(peeked.tableau, Qt.Key.Key_D)
    assert is_hidden(peeked)


def test_losing_the_focus_hides_the_duke(qtbot: QtBot, peeked: SideBoard, window: Window) -> None:
    with qtbot.waitSignal(peeked.peek_ended):
        window.field.setFocus()
    assert is_hidden(peeked)


def test_another_active_window_hides_the_duke(qtbot: QtBot, peeked: SideBoard) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitSignal(peeked.peek_ended):
        other.show()
        other.activateWindow()
    assert is_hidden(peeked)


def test_hiding_the_window_hides_the_duke(qtbot: QtBot, peeked: SideBoard, window: Window) -> None:
    with qtbot.waitSignal(peeked.peek_ended):
        window.hide()
    assert is_hidden(peeked)


def test_a_disabled_board_hides_the_duke(qtbot: QtBot, peeked: SideBoard) -> None:
    with qtbot.waitSignal(peeked.peek_ended):
        peeked.setEnabled(False)
    assert is_hidden(peeked)


def test_another_players_board_hides_the_duke(qtbot: QtBot, peeked: SideBoard) -> None:
    with qtbot.waitSignal(peeked.peek_ended):
        peeked.show_scene(Table().plays(40).scene(1), 1)
    assert is_hidden(peeked)


def test_a_key_that_repeats_itself_is_still_held(qtbot: QtBot, peeked: SideBoard) -> None:
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(kind, Qt.Key.Key_D, none, "d", autorep=True)
        QApplication.sendEvent(peeked.tableau, event)
    assert peeked.peek.is_held


def test_the_duke_is_seen_as_long_as_the_button_is_pressed(qtbot: QtBot, window: Window) -> None:
    table = Table().plays(40)
    board = window.board
    board.show_scene(table.scene(1), 1)
    with qtbot.waitSignal(board.peek_began) as began:
        qtbot.mousePress(board.peek, LEFT)
    assert began.args == [1]
    board.show_duke(table.session.view(1).players[1].duke)
    assert board.shown_duke is not None
    with qtbot.waitSignal(board.peek_ended):
        qtbot.mouseRelease(board.peek, LEFT)
    assert is_hidden(board)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_D])
def test_the_focused_button_is_held_by_keys(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    window.board.show_scene(Table().plays(40).scene(0), 0)
    window.board.peek.setFocus()
    qtbot.keyPress(window.board.peek, key)
    assert window.board.peek.is_held
    qtbot.keyRelease(window.board.peek, key)
    assert not window.board.peek.is_held


def test_writing_a_d_is_not_peeking(qtbot: QtBot, window: Window) -> None:
    window.board.show_scene(Table().plays(40).scene(0), 0)
    window.field.setFocus()
    with qtbot.assertNotEmitted(window.board.peek_began):
        qtbot.keyClicks(window.field, "d")
    assert window.field.text() == "d"


def test_nobody_sees_a_duke_without_holding(window: Window) -> None:
    table = Table().plays(40)
    window.board.show_scene(table.scene(0), 0)
    window.board.show_duke(table.session.view(0).players[0].duke)
    assert is_hidden(window.board)


def test_without_a_duke_yet_it_is_said_so(qtbot: QtBot, window: Window) -> None:
    window.board.show_scene(Table().scene(0), 0)
    qtbot.mousePress(window.board.peek, LEFT)
    window.board.show_duke(None)
    assert window.board._panel.isVisible()
    assert window.board._panel.accessibleName() == "You have not chosen a Duke yet."
    window.board.grab()
    qtbot.mouseRelease(window.board.peek, LEFT)


@pytest.mark.parametrize(
    ("setup", "seat", "bots"),
    [
        (Setup(players=2, variants=frozenset({Variant.NO_DUKE})), 0, None),
        (Setup(players=2), 1, "greedy"),
        (Setup(players=1, solo=Solo.DARK_LORD), 1, None),
    ],
    ids=["no dukes", "a bot", "the dark lord"],
)
def test_who_has_no_duke_to_peek_at_has_no_button(
    window: Window, setup: Setup, seat: int, bots: str | None
) -> None:
    scene = Table(setup, seats=default_seats(setup.players, bots=bots)).scene(0)
    window.board.show_scene(scene, seat)
    assert not window.board.peek.isVisible()


# --- what it shows


def test_the_tracks_show_what_the_seat_has(window: Window) -> None:
    scene = Table(Setup(players=5)).plays(300).scene(2)
    window.board.show_scene(scene, 2)
    player = scene.view.players[2]
    values = [window.board.tracks[kind].value for kind in KINDS]
    assert values == [player.gold, player.strength, player.magic, player.points]
    assert window.board.accessibleName().startswith("Heron")


def test_the_next_scene_points_out_what_changed(window: Window) -> None:
    table = Table()
    board = window.board
    board.show_scene(table.scene(0), 0)
    assert [track.change for track in board.tracks.values()] == [0] * 4
    before = table.scene(0).view.players[0]
    table.plays(30)
    after = table.scene(0).view.players[0]
    board.show_scene(table.scene(0), 0)
    assert board.tracks["magic"].change == after.magic - before.magic != 0


def test_another_seat_and_another_game_are_no_change(window: Window) -> None:
    table = Table().plays(60)
    board = window.board
    board.show_scene(table.scene(0), 0)
    board.show_scene(table.scene(1), 1)
    assert [track.change for track in board.tracks.values()] == [0] * 4
    board.show_scene(Table(seed=9).plays(80).scene(1), 1)
    assert [track.change for track in board.tracks.values()] == [0] * 4


def test_after_forgetting_the_same_seats_begin_anew(window: Window) -> None:
    seats = default_seats(2)
    board = window.board
    board.show_scene(Table(seats=seats).plays(90).scene(0), 0)
    board.forget()
    assert (board.seat, board.tableau.pieces.rowCount()) == (-1, 0)
    board.show_scene(Table(seats=seats).scene(0), 0)
    assert [track.change for track in board.tracks.values()] == [0] * 4


def test_the_dark_lord_has_a_tally_and_no_tracks(window: Window) -> None:
    board = window.board
    board.show_scene(Table(Setup(players=1, solo=Solo.DARK_LORD)).plays(60).scene(0), 1)
    assert not any(track.isVisible() for track in board.tracks.values())
    assert board.tally.isVisible()
    assert board.tally.accessibleName().startswith("Living monsters: 19, points: ")
    board.show_scene(Table(Setup(players=1, solo=Solo.SIEGE)).plays(60).scene(0), 1)
    assert board.tally.accessibleName().startswith("Monsters taken: ")


def test_where_things_are_is_told_in_the_windows_coordinates(window: Window) -> None:
    board = window.board
    board.setFixedSize(1260, 199)
    board.show_scene(Table().plays(60).scene(0), 0)
    window.grab()
    whole = QRect(board.mapTo(window, QPoint(0, 0)), board.size())
    rects = [box(window, OfSeat(0, Owned(kind))) for kind in KINDS]
    assert all(whole.contains(rect) for rect in rects)
    assert [rect.top() for rect in rects] == sorted({rect.top() for rect in rects})
    tableau = box(window, OfSeat(0, Owned.TABLEAU))
    assert whole.contains(tableau)
    card = box(window, OfCard("starter-knight", 0))
    assert tableau.contains(card)
    assert card != tableau
    assert board.box_of(OfCard("no-such-card", 0), window) is None
    assert board.box_of(OfCard("starter-knight", 1), window) is None


def test_what_comes_flies_to_where_it_will_lie(window: Window) -> None:
    """A card that is won lands among those of its number, a domain and a trophy in the kingdom."""
    board = window.board
    board.setFixedSize(1260, 199)
    scene = Table().scene(0)
    board.show_scene(scene, 0)
    window.grab()
    knight = box(window, OfCard("starter-knight", 0))
    tops = [stack[-1] for stack in scene.view.stacks]
    champion = next(card for card in tops if isinstance(card, Citizen) and card.numbers == (8,))
    lands = box(window, OfCard(champion.id, 0))
    assert lands.size() == knight.size()
    assert (lands.top(), lands.left()) > (knight.top(), knight.left())
    domain = next(card for card in tops if isinstance(card, Domain))
    foe = next(card for card in tops if isinstance(card, Foe))
    hills, beam = (box(window, OfSeat(0, what)) for what in (Owned.HILLS, Owned.BEAM))
    assert hills.contains(box(window, OfCard(domain.id, 0)))
    assert beam.contains(box(window, OfCard(foe.id, 0)))
    assert box(window, OfCard(foe.id, 0)).width() < knight.width()


def test_the_duration_is_set_for_all_tracks(window: Window) -> None:
    window.board.duration = 0
    assert window.board.duration == 0
    assert {track.duration for track in window.board.tracks.values()} == {0}


@pytest.mark.parametrize("size", [(762, 190), (1260, 199), (1890, 298), (1260, 64)])
def test_all_parts_are_within_the_board(window: Window, size: tuple[int, int]) -> None:
    board = window.board
    board.setFixedSize(*size)
    board.show_scene(Table(Setup(players=5)).plays(900).scene(0), 0)
    window.adjustSize()
    window.grab()
    views = [part for part in (board.tableau, board.kingdom, *board.chips) if part.isVisible()]
    parts = [board.head, *views, *board.tracks.values()]
    for part in (*parts, board.peek):
        assert board.rect().contains(part.geometry())
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry())
    for part in (*views, *board.tracks.values()):
        assert not part.geometry().intersects(board.peek.geometry())


def test_the_head_says_who_it_is_and_what_it_adds_up_to(window: Window) -> None:
    window.board.show_scene(Table().plays(60).scene(0), 0)
    said = window.board.head.accessibleName()
    assert said.startswith("Rose")
    assert "For building: " in said
    assert "Score so far without Duke: " in said


def test_what_is_built_and_slain_flies_to_the_kingdom(window: Window) -> None:
    board = window.board
    board.setFixedSize(1260, 199)
    scene = Table().plays(400).scene(0)
    board.show_scene(scene, 0)
    window.grab()
    kingdom = box(window, OfSeat(0, Owned.KINGDOM))
    player = scene.view.players[0]
    assert player.domains
    assert player.monsters
    for card in (*player.domains, *player.monsters):
        assert kingdom.contains(box(window, OfCard(card.id, 0)).center())


def test_where_text_is_large_two_chips_open_the_kingdom(qtbot: QtBot, window: Window) -> None:
    board = window.board
    board.setFixedSize(762, 140)
    board.show_scene(Table().plays(400).scene(0), 0)
    window.grab()
    assert not board.kingdom.isVisible()
    home = board.chips[0]
    assert home.accessibleName() == f"Domains: {home.number}"
    qtbot.mouseClick(home, LEFT)
    assert board.kingdom.isVisible()
    qtbot.keyClick(board.kingdom, Qt.Key.Key_Escape)
    assert not board.kingdom.isVisible()


def test_what_the_kingdom_has_no_room_for_flies_to_the_two_chips(window: Window) -> None:
    board = window.board
    board.setFixedSize(762, 140)
    board.show_scene(Table().plays(400).scene(0), 0)
    window.grab()
    assert not board.kingdom.isVisible()
    domains, trophies = (QRect(chip.mapTo(window, QPoint()), chip.size()) for chip in board.chips)
    assert domains != trophies
    for what in (Owned.HILLS, Owned.NEXT_DOMAIN):
        assert box(window, OfSeat(0, what)) == domains
    for what in (Owned.BEAM, Owned.NEXT_TROPHY):
        assert box(window, OfSeat(0, what)) == trophies


def test_who_rests_is_veiled(window: Window) -> None:
    scene = Table(Setup(players=5)).plays(120).scene(0)
    assert scene.resting is not None
    window.board.show_scene(scene, scene.resting)
    assert window.board.veil.isVisible()
    window.board.show_scene(scene, (scene.resting + 1) % 5)
    assert not window.board.veil.isVisible()


def test_only_on_the_own_turn_does_the_left_power_count(window: Window) -> None:
    table = Table().plays_to(Prompt.ACT)
    active = table.scene(0).view.active
    ribbons = []
    for seat in (active, 1 - active):
        window.board.show_scene(table.scene(0), seat)
        ribbons.append(window.board.tableau.sliding.ribbon)
    assert ribbons == [Ribbon.MINE, Ribbon.OTHERS]


def test_in_the_second_harvest_the_right_power_counts_on_the_own_board_as_well(
    window: Window,
) -> None:
    table = Table(Setup(players=1, solo=Solo.DARK_LORD)).plays_to(Prompt.ACT)
    scene = evolve(table.scene(0), phase=Phase.SECOND_HARVEST)
    ribbons = []
    for seat in (0, 1):
        window.board.show_scene(scene, seat)
        ribbons.append(window.board.tableau.sliding.ribbon)
    assert ribbons == [place_of(scene, 9).ribbon, Ribbon.NONE]
    assert ribbons[0] is Ribbon.OTHERS


def test_cards_that_a_roll_wakes_are_raised_until_they_rest(window: Window) -> None:
    board = window.board
    board.show_scene(Table().plays(60).scene(0), 0)
    asleep = board.grab().toImage()
    board.wake({"starter-knight": WakeChip.B})
    assert board.grab().toImage() != asleep
    board.wake({})
    assert board.grab().toImage() == asleep


def test_the_word_on_the_peek_button_gives_way_to_the_name(window: Window) -> None:
    """Whose board it is can be read, whatever the language calls a Duke."""
    board = window.board
    board.setFixedSize(1260, 199)
    board.show_scene(Table().scene(0), 0)
    assert board.peek.text() == "Duke"
    board.peek.shorten(board.head.width() - board.head.wished_width() - 100)
    assert board.peek.text() == ""
    named = tuple(evolve(seat, name="Rosamunde von Valeria") for seat in default_seats(2))
    board.show_scene(Table(seats=named).scene(0), 0)
    assert board.peek.text() == ""


def test_the_wood_of_a_board_is_drawn_once_for_all_owners(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    drawn: list[bool] = []
    monkeypatch.setattr(
        "valeria_desktop.ui.place.board_frame.paint_board_wood",
        lambda _brush, _box, *, is_active: drawn.append(is_active),
    )
    table, seen = Table().plays(40), []
    for seat in (0, 1, 0):
        scene = table.scene(seat)
        window.board.show_scene(
            evolve(scene, view=evolve(scene.view, active=seat)), seat
        )  # each in turn
        seen.append(window.grab().toImage())
    assert drawn == [True]
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]
