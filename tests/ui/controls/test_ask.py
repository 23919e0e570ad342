"""A question at the foot of the window: what is asked is read first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.fitting import is_cut_off
from valeria_desktop.ui.voice.question import AskSheet, AskWay

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
    assert question.font().pixelSize() == look.title_font(24).pixelSize()
    assert about.font().pixelSize() == look.font(17).pixelSize()


def test_what_only_tells_is_written_as_it_is(look: Look, qtbot: QtBot) -> None:
    (about,) = asked(look, qtbot, "The game differs from what was saved.")
    assert about.text() == "The game differs from what was saved."


def test_a_question_alone_has_nothing_below_it(look: Look, qtbot: QtBot) -> None:
    (question,) = asked(look, qtbot, "Really?")
    assert question.text() == "Really?"
