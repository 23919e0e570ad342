"""The windows of home: which stands open, what lives behind it and when, and what a press does."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetricsF
from PySide6.QtWidgets import QApplication

from tests.each import each
from valeria_desktop.ui.controls.button_faces import ButtonKind, Mien
from valeria_desktop.ui.paint.legible import contrast
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.screens.home.clock import DayPart, drawing_at, part_at
from valeria_desktop.ui.screens.home.living import LivingDrawing
from valeria_desktop.ui.screens.home.screen import HomeScreen
from valeria_desktop.ui.screens.home.sign import SignFace
from valeria_desktop.ui.screens.home.windows import OFFER, ShownGame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

SCENES = ("home.svg", "scenes/home.svg", "scenes/realm-home.svg")
GAMES = (
    ShownGame("valeria", "Valeria", "Card Kingdoms, 1 to 5 players", "home.svg"),
    ShownGame("valencia", "Valencia", "2 to 5 players", "scenes/home.svg"),
)
THIRD = ShownGame("viscounts", "Viscounts", "1 to 4 players", "scenes/realm-home.svg")
SEEN = QRectF(0, 0, 400, 450)


@pytest.fixture
def large(look: Look) -> Iterator[Look]:
    """The look with text at 150 %."""
    look.use(scale=1.5)
    yield look
    look.use(scale=1.0)


@pytest.fixture
def home(look: Look, qtbot: QtBot) -> HomeScreen:
    made = HomeScreen(look)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.show_games(GAMES, "valeria")
    return made


# --- the hour


@each(
    ("hour", "part"),
    (
        (0, DayPart.NIGHT),
        (4, DayPart.NIGHT),
        (5, DayPart.DAWN),
        (8, DayPart.DAY),
        (16, DayPart.DAY),
        (17, DayPart.DUSK),
        (20, DayPart.DUSK),
        (21, DayPart.NIGHT),
        (23, DayPart.NIGHT),
    ),
)
def test_the_clock_says_the_part_of_the_day(hour: int, part: DayPart) -> None:
    assert part_at(hour) is part


@each("scene", SCENES)
def test_each_part_of_the_day_has_its_own_light(scene: str) -> None:
    assert has_picture(scene)
    drawings = {part: drawing_at(scene, part) for part in DayPart}
    assert len(set(drawings.values())) == 4
    assert 'id="stars"' in drawings[DayPart.NIGHT]
    assert 'id="stars"' not in drawings[DayPart.DAY]
    assert all("#17141a" in drawing for drawing in drawings.values())  # ink stays ink


def test_the_hour_of_the_clock_is_seen_through_all_windows(home: HomeScreen) -> None:
    home.windows.hour = lambda: 23
    home.show_games(GAMES, "valeria")
    assert [window.part for window in home.windows.windows] == [DayPart.NIGHT] * 2


# --- what moves


@each(
    ("scene", "kinds"),
    (
        ("home.svg", {"flag", "flow", "wing", "glide", "drift", "smoke", "torch"}),
        ("scenes/home.svg", {"flag", "flow", "drift", "swing", "smoke"}),
        ("scenes/realm-home.svg", {"flag", "flow", "drift", "swing", "smoke", "torch"}),
    ),
)
def test_a_drawing_says_what_moves_in_it(scene: str, kinds: set[str]) -> None:
    movers = LivingDrawing(scene).movers
    assert {mover.kind for mover in movers} == kinds
    assert all(mover.box.isValid() or mover.kind == "smoke" for mover in movers)


def test_only_the_places_of_what_has_moved_are_painted_again() -> None:
    drawing = LivingDrawing("home.svg")
    seen = drawing.seen(400 / 450), SEEN
    assert drawing.dirty(seen, DayPart.DUSK, 3.0, 3.0) == []
    boxes = drawing.dirty(seen, DayPart.DUSK, 3.0, 3.125)
    assert boxes
    assert all(box.width() * box.height() < SEEN.width() * SEEN.height() / 2 for box in boxes)


def test_flags_have_two_frames_a_second() -> None:
    drawing = LivingDrawing("home.svg")
    flags = [mover for mover in drawing.movers if mover.kind == "flag"]
    seen = drawing.seen(400 / 450), SEEN
    quiet = {flag.id for flag in flags}
    assert len(quiet) == 3
    boxes = [len(drawing.dirty(seen, DayPart.DUSK, at / 8, (at + 1) / 8)) for at in range(8)]
    assert max(boxes) - min(boxes) >= 3  # at each half second all three turn over


def torch_boxes(part: DayPart, before: float, after: float) -> list[QRectF]:
    """Return the boxes at the gate that are painted again in a part of the day."""
    drawing = LivingDrawing("home.svg")
    seen = drawing.seen(400 / 450), SEEN
    found = drawing.boxes(seen, DayPart.DUSK, before)
    at_gate = [box for name, box in found.items() if name.startswith("torch-")]
    assert len(at_gate) == 2
    dirty = drawing.dirty(seen, part, before, after)
    return [box for box in dirty if box in at_gate]


def test_torches_flare_with_the_flags_at_dusk_and_at_night_only() -> None:
    flares = {part: len(torch_boxes(part, 3.375, 3.5)) for part in DayPart}
    assert flares == {DayPart.DAWN: 0, DayPart.DAY: 0, DayPart.DUSK: 2, DayPart.NIGHT: 2}
    between = [len(torch_boxes(DayPart.DUSK, 3 + at / 8, 3 + (at + 1) / 8)) for at in range(8)]
    assert between == [0, 0, 0, 2, 0, 0, 0, 2]  # two frames a second


def test_a_torch_costs_less_to_paint_again_than_a_flag() -> None:
    drawing = LivingDrawing("home.svg")
    seen = drawing.seen(400 / 450), SEEN
    areas = {"torch": 0.0, "flag": 0.0}
    for name, box in drawing.boxes(seen, DayPart.DUSK, 0.0).items():
        if (kind := name.partition("-")[0]) in areas:
            areas[kind] += box.width() * box.height()
    assert areas["torch"] < areas["flag"]


def test_home_lives_while_it_is_seen_and_stands_still_otherwise(
    home: HomeScreen, qtbot: QtBot
) -> None:
    assert not home.windows.is_living
    with qtbot.waitActive(home):
        home.show()
    qtbot.waitUntil(lambda: home.windows.is_living)
    QApplication.sendEvent(home, QEvent(QEvent.Type.WindowActivate))
    said = []
    for change in (
        lambda: home.let_move(moves=False),
        lambda: home.let_move(moves=True),
        home.hide,
    ):
        change()
        said.append(home.windows.is_living)
    assert said == [False, True, False]


def test_calm_movement_stops_what_lives(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    program.change("movement", "full")
    qtbot.waitUntil(lambda: program.window.home.windows.is_living)
    program.change("movement", "calm")
    assert not program.window.home.windows.is_living


def test_a_home_in_another_language_moves_as_the_old_one(begin: Callable[[], Program]) -> None:
    program = begin()
    program.change("movement", "calm")
    program.change("language", "de")
    assert not program.window.home.windows.moves
    program.change("language", "en")


# --- the windows


def test_the_game_played_last_has_the_open_window(home: HomeScreen) -> None:
    assert [window.openness for window in home.windows.windows] == [1, 0]
    home.show_games(GAMES, "valencia")
    assert [window.openness for window in home.windows.windows] == [0, 1]
    home.show_games(GAMES, "another")
    assert [window.openness for window in home.windows.windows] == [1, 0]


def test_the_pointer_opens_a_window_and_the_others_close(home: HomeScreen) -> None:
    home.show()
    home.let_move(moves=False)
    first, second = home.windows.windows
    widths = first.width(), second.width()
    point = QPointF(second.rect().center())
    QApplication.sendEvent(second, QEnterEvent(point, point, point))
    assert home.windows.open_window is second
    assert (first.openness, second.openness) == (0, 1)
    assert (second.width(), first.width()) == widths
    QApplication.sendEvent(first, QFocusEvent(QEvent.Type.FocusIn))
    assert home.windows.open_window is first


def test_windows_open_and_close_in_their_time(home: HomeScreen, qtbot: QtBot) -> None:
    home.show()
    first, second = home.windows.windows
    home.windows.open(second)
    qtbot.waitUntil(lambda: second.openness == 1)
    assert first.openness == 0


def test_windows_never_overlap_the_menu_or_each_other(home: HomeScreen) -> None:
    home.show()
    first, second = (window.geometry() for window in home.windows.windows)
    assert not first.intersects(second)
    menu = home.button("new")
    assert first.left() > menu.mapTo(home, menu.rect().topRight()).x()
    assert home.rect().contains(first.united(second))


@each("size", ((1280, 700), (1024, 748), (1920, 1060)))
def test_three_windows_stand_beside_each_other(home: HomeScreen, size: tuple[int, int]) -> None:
    home.resize(*size)
    home.show()
    for last in ("valeria", "viscounts"):
        home.show_games((*GAMES, THIRD), last)
        boxes = [window.geometry() for window in home.windows.windows]
        assert all(window.isVisible() for window in home.windows.windows)
        assert all(home.rect().contains(box) for box in boxes)
        for left, right in pairwise(boxes):
            assert left.right() < right.left()


def test_with_large_text_the_open_window_stands_above_the_others(
    large: Look, home: HomeScreen
) -> None:
    assert large.scale == 1.5
    home.resize(1024, 728)
    home.show()
    home.show_games((*GAMES, THIRD), "valencia")
    home.let_move(moves=False)
    windows = {window.game.id: window for window in home.windows.windows}
    boxes = {game: window.geometry() for game, window in windows.items()}
    assert all(window.isVisible() for window in windows.values())
    assert all(home.rect().contains(box) for box in boxes.values())
    assert boxes["valencia"].bottom() < boxes["valeria"].top()
    assert boxes["valeria"].top() == boxes["viscounts"].top()
    assert boxes["valeria"].right() < boxes["viscounts"].left()
    menu = home.button("new")
    assert boxes["valeria"].left() > menu.mapTo(home, menu.rect().topRight()).x()
    point = QPointF(windows["valeria"].rect().center())
    QApplication.sendEvent(windows["valeria"], QEnterEvent(point, point, point))
    assert {game: window.geometry() for game, window in windows.items()} == boxes  # it stays
    assert home.windows.open_window is windows["valeria"]
    assert [windows[game].openness for game in ("valeria", "valencia", "viscounts")] == [1, 0, 0]


def test_in_little_room_the_open_window_stands_alone(large: Look, home: HomeScreen) -> None:
    assert large.scale == 1.5
    home.show_games((*GAMES, THIRD), "valencia")
    home.show()
    home.windows.resize(1024, 540)
    (shown,) = (window for window in home.windows.windows if window.isVisible())
    assert shown.game.id == "valencia"
    assert home.windows.rect().contains(shown.geometry())
    menu = home.button("new")
    assert shown.geometry().left() > menu.mapTo(home, menu.rect().topRight()).x()


def test_where_windows_would_be_tiny_there_are_none(home: HomeScreen) -> None:
    home.show()
    home.resize(560, 500)
    assert not any(window.isVisible() for window in home.windows.windows)
    home.resize(1280, 700)
    assert all(window.isVisible() for window in home.windows.windows)


def test_the_sign_below_a_window_has_a_margin_round_its_words(look: Look) -> None:
    face = SignFace(look)
    words = QFontMetricsF(look.bold(15.5)).height()
    assert look.px(OFFER) - 2 * face.inset >= words + look.px(6)
    for theme in ("dark", "light"):
        look.use(theme=theme)
        for is_pointed in (False, True):
            mien = Mien(ButtonKind.NORMAL, is_enabled=True, is_pointed=is_pointed, is_checked=False)
            colours = face.colours(mien)
            assert contrast(colours.text, colours.fill) >= 4.5
    look.use(theme="dark")


@each("key", (Qt.Key.Key_Return, Qt.Key.Key_Space))
def test_a_press_asks_for_the_game(look: Look, qtbot: QtBot, key: Qt.Key) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    home.show_games(GAMES, "valeria")
    with qtbot.waitSignal(home.game_asked) as asked:
        qtbot.keyClick(home.windows.windows[1], key)
    assert asked.args == ["valencia"]


def test_a_window_says_to_readers_what_its_press_does(home: HomeScreen) -> None:
    assert [window.accessibleName() for window in home.windows.windows] == [
        "New game: Valeria. Card Kingdoms, 1 to 5 players",
        "New game: Valencia. 2 to 5 players",
    ]


@pytest.mark.slow
def test_a_pressed_window_leads_to_the_set_up_of_its_game(begin: Callable[[], Program]) -> None:
    program = begin()
    window = program.window.home.windows.windows[0]
    window.click()
    assert program.window.screen_shown is program.pages.new_game
    assert program.pages.new_game is program.pages._setup_page(window.game.id)
