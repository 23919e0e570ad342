"""A question of the voice: what is asked is read first, and each answer has its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.fitting import is_cut_off
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.voice.arrivals import Arrivals
from valeria_desktop.ui.voice.question import AskSheet, AskWay, VoiceQuestion
from valeria_desktop.ui.voice.voice import Voice

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

DELETE = (AskWay("Delete", bool, is_final=True),)


def asked(look: Look, qtbot: QtBot, sentence: str) -> list[QLabel]:
    """The labels that are shown, from above."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    bar = AskSheet(look, window)
    window.show()
    bar.ask(sentence, DELETE)
    QApplication.processEvents()
    assert bar.accessibleName() == sentence
    shown = [label for label in bar.findChildren(QLabel) if label.isVisible()]
    assert not any(map(is_cut_off, shown))
    return sorted(shown, key=lambda label: label.y())


def test_the_question_is_larger_than_what_explains_it(look: Look, qtbot: QtBot) -> None:
    question, about = asked(look, qtbot, "Delete this game? It can't be brought back.")
    assert question.text() == "Delete this game?"
    assert about.text() == "It can't be brought back."
    assert question.font().pixelSize() == look.title_font(23).pixelSize()
    assert about.font().pixelSize() == look.font(16).pixelSize()


def test_what_only_tells_is_written_as_it_is(look: Look, qtbot: QtBot) -> None:
    (about,) = asked(look, qtbot, "The game differs from what was saved.")
    assert about.text() == "The game differs from what was saved."


def test_a_question_alone_has_nothing_below_it(look: Look, qtbot: QtBot) -> None:
    (question,) = asked(look, qtbot, "Really?")
    assert question.text() == "Really?"


VOICE = Voice(lambda: "The Herald", "busts/herald.svg", "#c2483a", "")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def sheet_in(look: Look, window: QWidget, arrivals: Arrivals | None = None) -> AskSheet:
    sheet = AskSheet(look, window, arrivals)
    sheet.voice = lambda: VOICE
    return sheet


def choice(made: list[str]) -> tuple[AskWay, AskWay]:
    """Two ways that both go on: the better one, and the player's own."""
    return (
        AskWay("Merchant", lambda: made.append("better"), said="Recruit Merchant for 2 Gold"),
        AskWay("Gain 1", lambda: made.append("own"), leaves=True),
    )


@pytest.mark.parametrize(
    ("key", "made"),
    [
        (Qt.Key.Key_Return, ["better"]),
        (Qt.Key.Key_Enter, ["better"]),
        (Qt.Key.Key_Space, ["better"]),
        (Qt.Key.Key_Escape, ["own"]),
    ],
)
def test_enter_takes_the_better_way_and_escape_ones_own(
    look: Look, window: QWidget, key: Qt.Key, made: list[str]
) -> None:
    done: list[str] = []
    sheet = sheet_in(look, window)
    sheet.ask_this(VoiceQuestion("Think again?", "It pays twice.", choice(done)))
    assert [button.key for button in sheet.buttons] == ["Enter", "Esc"]
    QTest.keyClick(window.focusWidget(), key)
    assert done == made
    assert sheet.isHidden()


@pytest.mark.parametrize("arrow", [Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Tab])
def test_the_other_answer_is_an_arrow_or_tab_away(
    look: Look, window: QWidget, arrow: Qt.Key
) -> None:
    done: list[str] = []
    sheet = sheet_in(look, window)
    sheet.ask_this(VoiceQuestion("Think again?", "It pays twice.", choice(done)))
    QTest.keyClick(window.focusWidget(), arrow)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert done == ["own"]


def test_what_can_not_be_undone_is_never_what_enter_does(look: Look, window: QWidget) -> None:
    gone: list[str] = []
    sheet = sheet_in(look, window)
    sheet.ask("Delete it?", (AskWay("Delete", lambda: gone.append("it"), is_final=True),))
    assert [button.key for button in sheet.buttons] == ["", "Enter"]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert sheet.isHidden()
    assert gone == []


def test_a_key_pressed_while_it_comes_answers_nothing(
    look: Look, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    arrivals = Arrivals()
    monkeypatch.setattr(arrivals, "lasts", lambda _time: 60_000)
    sheet = sheet_in(look, window, arrivals)
    sheet.ask_this(VoiceQuestion("Think again?", "It pays twice.", choice(done)))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space):
        QTest.keyClick(window.focusWidget(), key)
    assert done == []
    sheet._arrival.finish()
    assert sheet.buttons[0].hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert done == ["better"]


def test_a_second_question_takes_the_place_of_the_first(look: Look, window: QWidget) -> None:
    done: list[str] = []
    sheet = sheet_in(look, window)
    closed: list[bool] = []
    sheet.closed.connect(lambda: closed.append(True))
    first = choice(done)
    sheet.ask_this(VoiceQuestion("Think again?", "It pays twice.", first))
    sheet.ask("Really?", DELETE)
    assert closed == [True]
    sheet.withdraw(first)
    assert not sheet.isHidden()
    assert sheet.accessibleName() == "Really?"


def test_it_is_read_out_with_its_answers(look: Look, window: QWidget) -> None:
    said: list[str] = []
    sheet = sheet_in(look, window)
    sheet.said.connect(said.append)
    sheet.ask_this(VoiceQuestion("Think again?", "It pays twice.", choice([])))
    assert said == [sheet.accessibleName()] == ["Think again? It pays twice."]
    names = [button.accessibleName() for button in sheet.buttons]
    assert names == ["Recruit Merchant for 2 Gold", "Gain 1"]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_face_and_words_have_their_own_room(
    look: Look, window: QWidget, size: tuple[int, int], scale: float
) -> None:
    window.resize(*size)
    room = RoomLook(look)
    room.fit(window.size())
    look.use(scale=scale)
    sheet = sheet_in(room, window)
    column = QRect(size[0] - 400, 100, 390, 200)
    sheet.room.column = lambda: column
    reason = "A Merchant pays each time a 2 falls: 12 of 36 rolls. 1 Magic comes once."
    sheet.ask_this(VoiceQuestion("Think again?", reason, choice([]), cost=(Mark(text="Costs 2"),)))
    QApplication.processEvents()
    assert sheet.geometry().contains(column)
    assert window.rect().contains(sheet.geometry())
    face = sheet.bust.geometry()
    assert sheet.bust.isVisible()
    assert face.left() < sheet.geometry().left() < face.right()
    labels = [label for label in sheet.findChildren(QLabel) if label.isVisible()]
    assert len(labels) == 2
    for part in (*labels, *sheet.buttons):
        assert not part.geometry().translated(sheet.pos()).intersects(face)
    assert not any(map(is_cut_off, labels))
    look.use(scale=1.0)


def test_the_question_makes_room_in_its_column_and_gives_it_back(
    look: Look, window: QWidget
) -> None:
    taken: list[int] = []
    sheet = sheet_in(look, window)
    sheet.room.column = lambda: QRect(900, 100, 334, 100)
    sheet.room.takes = taken.append
    sheet.ask_this(VoiceQuestion("Think again?", "It pays twice.", choice([])))
    assert taken[-1] == sheet.height() > 100
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert taken[-1] == 0


def test_without_a_voice_it_asks_all_the_same(look: Look, window: QWidget) -> None:
    sheet = AskSheet(look, window)
    sheet.ask("Really?", DELETE)
    assert sheet.isVisible()
    assert not sheet.bust.isVisible()


LONG = "Take back: put the 6 under the deck of your family in the city?"


@pytest.mark.parametrize(("width", "size"), [(600, 23), (330, 18)])
def test_a_long_title_is_smaller_before_it_takes_three_lines(
    look: Look, window: QWidget, width: int, size: int
) -> None:
    sheet = sheet_in(look, window)
    sheet.room.column = lambda: QRect(40, 40, width, 300)
    sheet.ask(LONG, DELETE)
    QApplication.processEvents()
    assert sizes_of(sheet)[LONG] == look.title_font(size).pixelSize()


@pytest.mark.parametrize(("scale", "width"), [(1.0, 250), (1.5, 330)])
def test_a_title_of_three_lines_leaves_its_thing_to_the_lines_below(
    look: Look, window: QWidget, scale: float, width: int
) -> None:
    look.use(scale=scale)
    sheet = sheet_in(look, window)
    sheet.room.column = lambda: QRect(40, 40, width, 300)
    sheet.ask(f"{LONG} It was seen.", DELETE)
    QApplication.processEvents()
    lead, thing = LONG.split(": ")
    sizes = sizes_of(sheet)
    assert sizes[f"{lead}:"] == look.title_font(23).pixelSize()
    assert sizes[thing] == look.title_font(16).pixelSize()
    assert "It was seen." in sizes
    assert sheet.accessibleName() == f"{LONG} It was seen."


def sizes_of(sheet: AskSheet) -> dict[str, int]:
    """The words that a sheet shows, and the sizes of their letters; nothing is cut off."""
    labels = [label for label in sheet.findChildren(QLabel) if label.isVisible() and label.text()]
    assert not [label.text() for label in labels if is_cut_off(label)]
    return {label.text(): label.font().pixelSize() for label in labels}


def test_it_stands_where_the_table_has_its_column_after_a_change_of_size(
    look: Look, window: QWidget
) -> None:
    sheet, column = sheet_in(look, window), [QRect(900, 40, 360, 300)]
    sheet.room.column = lambda: column[0]
    sheet.ask("Really? It can't be undone.", DELETE)
    window.resize(1024, 768)
    column[0] = QRect(700, 30, 300, 280)  # the table is laid out after its window
    QApplication.processEvents()
    assert sheet.geometry().topLeft() == column[0].topLeft()
    assert sheet.width() == column[0].width()
    assert sheet.height() >= column[0].height()
