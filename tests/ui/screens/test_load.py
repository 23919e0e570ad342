"""The list of saved games: each with a picture of its table, and finished ones with their end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QFileDialog

from tests.ui.one_game import FACES
from tests.ui.other_game import TWO
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.seats import Sign, default_seats
from valeria_desktop.storage.save import SavedGame, to_saved
from valeria_desktop.storage.shelf import ListedSave, picture_of, remove
from valeria_desktop.ui.screens.past.game_row import GamesDelegate
from valeria_desktop.ui.screens.past.games_list import GamesRole
from valeria_desktop.ui.screens.past.load import LoadScreen
from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5),
    "lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}
ALONE = default_seats(2, bots="greedy")
BOTS = tuple(evolve(seat, bot="greedy") for seat in default_seats(2))


def saved(table: Table) -> SavedGame:
    return to_saved(table.session.unsaved("2026-11-21T12:00:00+00:00"))


@pytest.fixture
def screen(look: Look, qtbot: QtBot) -> LoadScreen:
    made = LoadScreen(look, FACES)
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def test_a_file_is_asked_for_and_chosen(
    screen: LoadScreen, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "open", lambda _dialog: None)
    qtbot.keyClick(screen._file, Qt.Key.Key_Return)
    (dialog,) = screen.findChildren(QFileDialog)
    with qtbot.waitSignal(screen.chosen) as chosen:
        dialog.fileSelected.emit(str(tmp_path / "a.valeria"))
    assert chosen.args == [tmp_path / "a.valeria"]


def drawn(screen: LoadScreen, listed: ListedSave, qtbot: QtBot) -> QPixmap:
    """Return the picture of a game when nothing is left to draw."""
    screen.show_games([listed])
    if screen.thumbnails.of(listed).isNull():
        with qtbot.waitSignal(screen.thumbnails.drawn):
            pass
    return screen.thumbnails.of(listed)


def colours(pixmap: QPixmap) -> int:
    image = pixmap.toImage()
    points = ((x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7))
    return len({image.pixel(*point) for point in points})


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_without_a_picture_is_drawn(
    name: str, screen: LoadScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    listed = ListedSave(tmp_path / "a.valeria", saved(Table(SETUPS[name]).plays(20)))
    screen.show_games([listed])
    assert screen.thumbnails.of(listed).isNull()  # the list is there before its pictures
    picture = drawn(screen, listed, qtbot)
    assert (picture.width(), picture.height()) == (320, 180)
    assert colours(picture) > 30
    assert not picture_of(listed.path).exists()


def test_one_game_stands_large_in_the_middle_and_many_fill_the_page(
    screen: LoadScreen, tmp_path: Path
) -> None:
    game = saved(Table(seats=ALONE).plays(20))
    listed = [ListedSave(tmp_path / f"{number}.valeria", game) for number in range(12)]
    shown, heights = screen.list, []
    for number in (1, 12):
        screen.show_games(listed[:number])
        heights.append(shown.visualRect(shown.model().index(0, 0)).height())
        room = shown.parentWidget()
        assert room is not None
        assert (shown.geometry() == room.rect()) is (number > 1)
        assert abs(shown.geometry().center().x() - room.rect().center().x()) <= 1
        assert abs(shown.geometry().center().y() - room.rect().center().y()) <= 1
        assert (shown.verticalScrollBar().maximum() > 0) is (number > 1)
    assert heights[0] > 1.5 * heights[1]


@pytest.mark.parametrize("data", [b"", b"no picture", "cut", "flipped", "large", "folder"])
def test_a_damaged_picture_is_drawn_again(
    data: bytes | str, screen: LoadScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    listed = ListedSave(tmp_path / "a.valeria", saved(Table(seats=ALONE).plays(20)))
    path = picture_of(listed.path)
    plain = QImage(4000 if data == "large" else 320, 180, QImage.Format.Format_RGB32)
    plain.fill(Qt.GlobalColor.red)
    plain.save(str(path))
    good = path.read_bytes()
    if data == "folder":
        path.unlink()
        path.mkdir()
    elif data != "large":
        spoilt = {"cut": good[:60], "flipped": good[:200] + bytes([good[200] ^ 8]) + good[201:]}
        path.write_bytes(data if isinstance(data, bytes) else spoilt[data])
    assert colours(drawn(screen, listed, qtbot)) > 30


def test_a_picture_that_was_kept_is_shown_at_once(
    screen: LoadScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    listed = ListedSave(tmp_path / "a.valeria", saved(Table(seats=ALONE).plays(20)))
    plain = QImage(320, 180, QImage.Format.Format_RGB32)
    plain.fill(Qt.GlobalColor.red)
    plain.save(str(picture_of(listed.path)))
    screen.show_games([listed])
    assert colours(screen.thumbnails.of(listed)) == 1


def test_an_older_programs_picture_is_not_shown_and_goes_with_its_game(
    screen: LoadScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    """An older version may have kept it while someone looked at their secrets."""
    plain = QImage(320, 180, QImage.Format.Format_RGB32)
    plain.fill(Qt.GlobalColor.red)
    listed = ListedSave(tmp_path / "a.valeria", saved(Table(seats=default_seats(2)).plays(20)))
    plain.save(str(listed.path.with_suffix(".png")))
    assert colours(drawn(screen, listed, qtbot)) > 30
    assert remove(listed.path)
    assert not [*tmp_path.glob("*.png")]


def test_a_game_that_can_not_be_read_has_a_sign_in_its_place(
    screen: LoadScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    game = saved(Table().plays_out())
    spoilt = evolve(game, snapshot=game.snapshot | {"stacks": []})
    listed = ListedSave(tmp_path / "a.valeria", spoilt)
    assert drawn(screen, listed, qtbot).isNull()
    assert screen.model.index(0).data(GamesRole.DETAILS).startswith("over · ")
    seats = screen.model.index(0).data(GamesRole.SEATS)
    assert [points for _, points in seats] == list(game.points)
    screen.grab()


def test_a_finished_game_shows_all_points_and_who_won(screen: LoadScreen, tmp_path: Path) -> None:
    table = Table(Setup(players=3)).plays_out()
    result = table.session.result()
    screen.show_games([ListedSave(tmp_path / "a.valeria", saved(table))])
    index: QModelIndex = screen.model.index(0)
    points = [score.total for score in result.scores]
    assert [points for _, points in index.data(GamesRole.SEATS)] == points
    assert tuple(points) != saved(table).points
    winners = ", ".join(table.session.names[seat] for seat in result.winners)
    assert index.data(GamesRole.DETAILS).startswith(f"over: won by {winners} · ")
    assert f"{table.session.names[0]} {points[0]}" in index.data()


def test_a_game_without_help_says_so(screen: LoadScreen, tmp_path: Path) -> None:
    game = evolve(saved(Table().plays(20)), rewound=True, without_help=True)
    screen.show_games([ListedSave(tmp_path / "a.valeria", game)])
    index: QModelIndex = screen.model.index(0)
    assert index.data(GamesRole.DETAILS).endswith(" · rewound · without help")
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(" · rewound · without help")


def test_a_finished_game_for_one_says_how_it_ended(screen: LoadScreen, tmp_path: Path) -> None:
    table = Table(SETUPS["siege"]).plays_out()
    outcome = table.session.result().outcome
    screen.show_games([ListedSave(tmp_path / "a.valeria", saved(table))])
    assert outcome is not None
    details = screen.model.index(0).data(GamesRole.DETAILS)
    assert details.startswith(f"over: {outcome.value} · ")


def test_a_game_that_goes_on_shows_what_everybody_sees(screen: LoadScreen, tmp_path: Path) -> None:
    table = Table().plays(40)
    screen.show_games([ListedSave(tmp_path / "a.valeria", saved(table))])
    seats = screen.model.index(0).data(GamesRole.SEATS)
    assert tuple(points for _, points in seats) == table.scene().public_points


def test_several_games_are_named(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    one = saved(Table(SETUPS["lord"]).plays(5))
    games = [ListedSave(tmp_path / "a", one), ListedSave(tmp_path / "b", evolve(one, game="other"))]
    screen = LoadScreen(look, TWO)
    qtbot.addWidget(screen)
    screen.show_games(games)
    first, second = screen.model.index(0), screen.model.index(1)
    assert first.data(GamesRole.TITLE) == "The Dark Lord"
    assert first.data(GamesRole.DETAILS).startswith("Valeria: Card Kingdoms · Round ")
    assert second.data(GamesRole.TITLE) == "A game of 1"
    assert second.data(GamesRole.DETAILS).startswith("Another Game · Round ")


def test_one_game_is_not_named(screen: LoadScreen, tmp_path: Path) -> None:
    screen.show_games([ListedSave(tmp_path / "a", saved(Table().plays(5)))])
    assert screen.model.index(0).data(GamesRole.DETAILS).startswith("Round ")


def test_a_game_without_pictures_has_a_sign_in_their_place(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    screen = LoadScreen(look, TWO)
    qtbot.addWidget(screen)
    listed = ListedSave(tmp_path / "a.valeria", evolve(saved(Table().plays(5)), game="other"))
    assert drawn(screen, listed, qtbot).isNull()
    screen.grab()


def test_the_model_keeps_qts_rules(
    screen: LoadScreen, tmp_path: Path, qtmodeltester: ModelTester
) -> None:
    tables = (Table().plays(5), Table().plays_out())
    screen.show_games(
        [ListedSave(tmp_path / str(n), saved(table)) for n, table in enumerate(tables)]
    )
    qtmodeltester.check(screen.model)


def test_a_finished_game_bears_the_shield_of_whoever_won(
    screen: LoadScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    game = saved(Table().plays_out())
    over = ListedSave(tmp_path / "a.valeria", game)
    seats = tuple(evolve(seat, sign=Sign.WOLF) for seat in game.seats)
    others = ListedSave(tmp_path / "b.valeria", evolve(game, seats=seats))
    assert drawn(screen, over, qtbot).toImage() != drawn(screen, others, qtbot).toImage()
    begun = saved(Table().plays(20))
    one = ListedSave(tmp_path / "c.valeria", begun)
    other = ListedSave(tmp_path / "d.valeria", evolve(begun, seats=seats))
    assert drawn(screen, one, qtbot).toImage() == drawn(screen, other, qtbot).toImage()


# --- the row of players


def row_of(look: Look, seats: tuple[Seat, ...], width: int) -> tuple[QImage, QRectF]:
    """Paint the players of a game on parchment; return the picture and their box."""
    box = QRectF(0, 0, width, 44 * look.scale)
    image = QImage(width + 60, round(box.height()), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    delegate = GamesDelegate(look, Thumbnails(look, FACES))
    delegate._paint_seats(painter, box, tuple((seat, 24) for seat in seats))
    painter.end()
    return image, box


@pytest.fixture
def large(look: Look) -> Iterator[Look]:
    look.use(scale=1.5)
    yield look
    look.use(scale=1.0)


def inked(image: QImage, left: int, right: int) -> bool:
    white = QColor(Qt.GlobalColor.white).rgb()
    return any(
        image.pixel(x, y) != white for x in range(left, right) for y in range(image.height())
    )


@pytest.mark.parametrize("width", [400, 620, 1000])
def test_five_players_stay_in_their_row_with_large_text(large: Look, width: int) -> None:
    names = ("Rose", "Hedda", "Tamsin", "Sorrel", "Bartholomea the Eldest")
    seats = tuple(
        evolve(seat, name=name) for seat, name in zip(default_seats(5), names, strict=True)
    )
    image, box = row_of(large, seats, width)
    assert not inked(image, round(box.right()) + 3, image.width())
    assert inked(image, round(box.right() * 0.8), round(box.right()))  # the last one is there


def test_a_guest_is_shown_by_the_face(look: Look) -> None:
    person = default_seats(2)[1]
    guest = evolve(person, bot="baron+tamsin")
    (plain, _), (faced, _) = (row_of(look, (seat,), 300) for seat in (person, guest))
    assert faced.copy(0, 0, 36, 44) != plain.copy(0, 0, 36, 44)
    assert faced.copy(46, 0, 254, 44) == plain.copy(46, 0, 254, 44)  # name and points
