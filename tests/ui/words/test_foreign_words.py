"""Words of others are shown as they are: no markup in them is followed, and no picture opened."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser, QWidget

import valeria_desktop.ui
from tests.storage.entries import entry, seat
from tests.storage.played import SETUPS
from tests.storage.played import play as played
from valeria_desktop.session.session import Session
from valeria_desktop.storage.save import to_saved, to_text
from valeria_desktop.ui.words.label import (
    Label,
    Markup,
    explain_beside,
    marked,
    unmarked,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

IMAGE = "<img src='file:///x.png'>"
BAD = "<b>Ada</b><img src=x>"
SHORT = "<img src='a'>"


def labels() -> list[QLabel]:
    return [each for each in QApplication.allWidgets() if isinstance(each, QLabel)]


def check_all() -> None:
    """Look at every label and every explanation of every window."""
    from PySide6.QtGui import Qt as Guess

    for label in labels():
        if not label.metaObject().className().startswith("Q"):
            assert label.textFormat().name == "PlainText", label.text()
    for widget in QApplication.allWidgets():
        things: list[QWidget | QAction] = [widget, *widget.actions()]
        for tip in (thing.toolTip() for thing in things):
            assert "<b>" not in tip
            assert "<img" not in tip
            if "Ada" in tip and Guess.mightBeRichText(tip):
                assert "&lt;" in tip
        if isinstance(widget, QTextBrowser):
            pictures = re.findall(r'<img src="([^"]*)', widget.toHtml())
            assert all(name.startswith("card:") for name in pictures)


@pytest.fixture(autouse=True)
def _no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail when a document of ours opens a picture."""

    def refuse(document: QTextDocument, kind: int, name: Any) -> None:  # noqa: ANN401 - any address
        raise AssertionError(name)

    monkeypatch.setattr(QTextDocument, "loadResource", refuse)


def make_foreign(program: Program, tmp_path: Path) -> Path:
    """Have every place of the program's folder say something that looks like markup."""
    session = played(SETUPS["two"])
    seats = (
        evolve(session.seats[0], name=BAD),
        evolve(session.seats[1], name=SHORT, bot="greedy"),
    )
    other = Session(session.record, seats)
    page = other.unsaved("2026-11-21T12:00:00+00:00", title=BAD)
    path = tmp_path / f"{SHORT}.valeria"
    path.write_text(to_text(to_saved(page)))
    (tmp_path / "games").mkdir(exist_ok=True)
    (tmp_path / "games" / "one.valeria").write_text(path.read_text())
    history = program.past.archive.history
    history.enter(entry(1, seat(BAD, 40, won=True, duke=BAD), seat(SHORT, 30, bot=BAD), preset=BAD))
    elsewhere = entry(2, seat(BAD, 4, won=True), seat(SHORT, 3))
    history.enter(evolve(elsewhere, game=BAD, special={BAD: BAD}))
    return path


@pytest.mark.thorough
def test_nothing_foreign_is_shown_as_markup_on_any_screen(
    begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    program = begin()
    path = make_foreign(program, tmp_path)
    for command in ("new", "solo", "load", "settings", "learn", "shortcuts", "about", "history"):
        program.carry_out(command)
        QApplication.processEvents()
    program.load(path)
    controller = program.controller
    session = controller.session
    assert session is not None
    assert session.names == (BAD, SHORT)
    check_all()
    for command in ("why", "rewind", "replay"):
        program.carry_out(command)
        QApplication.processEvents()
    check_all()
    program.window.show_screen(program.window.table)
    for number in range(40):
        if (decision := session.decision) is None:
            break
        controller.choose(decision.options[-1].id)
        QApplication.processEvents()
        if number % 20 == 0:
            check_all()
    while session.decision is not None:
        session.choose(session.decision.options[0].id)
    controller.start(session)
    QApplication.processEvents()
    check_all()


@pytest.mark.thorough
def test_what_is_told_of_foreign_files_is_plain(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    path = make_foreign(program, tmp_path)
    data = json.loads(path.read_text())
    changes: list[dict[str, Any]] = [
        {"version": BAD, "digest": "other"},
        {"version": IMAGE * 100_000, "format": 99},
        {BAD: 1},
        {"seed": IMAGE * 100_000},
        {"choices": [BAD, *data["choices"]]},
        {"setup": data["setup"] | {"preset": IMAGE}},
        {"snapshot": data["snapshot"] | {IMAGE: IMAGE}, "digest": IMAGE},
    ]
    for change in changes:
        path.write_text(json.dumps(data | change))
        program.notice.setText("")
        program.load(path)
        told = program.notice.text() or program.question.accessibleName()
        assert 0 < len(told) < 900
        check_all()
    program.notice.hide()
    program.notice.tell(IMAGE)
    assert program.notice.text() == IMAGE
    check_all()


def test_a_label_shows_words_as_they_are(qtbot: QtBot) -> None:
    label = Label(IMAGE)
    qtbot.addWidget(label)
    plain = Label(IMAGE.replace("<", "(").replace(">", ")"))
    qtbot.addWidget(plain)
    assert label.text() == IMAGE
    assert abs(label.sizeHint().width() - plain.sizeHint().width()) < 40
    assert label.textFormat().name == "PlainText"


def test_in_markup_of_our_own_all_else_is_escaped(qtbot: QtBot) -> None:
    from PySide6.QtGui import Qt as Guess

    markup = marked("<p>{name} {more}</p>", name=BAD, more=marked("<b>{n}</b>", n="&"))
    assert markup == "<p>&lt;b&gt;Ada&lt;/b&gt;&lt;img src=x&gt; <b>&amp;</b></p>"
    document = QTextDocument()
    document.setHtml(unmarked(f"{IMAGE}\n&lt;"))
    assert document.toPlainText() == f"{IMAGE}\n&lt;"
    assert unmarked("A sentence.") == "A sentence."
    assert not isinstance(unmarked("A sentence."), Markup)
    assert not Guess.mightBeRichText("A sentence & more.")
    button = QWidget()
    qtbot.addWidget(button)
    explain_beside(button, BAD)
    assert BAD not in button.toolTip()


OF_LABELS = ("setToolTip", "setWhatsThis", "ToolTipRole", "setHtml")


def test_only_one_room_makes_labels_and_explanations() -> None:
    """Ruff forbids Qt's label elsewhere; this finds explanations, which are methods."""
    (folder,) = valeria_desktop.ui.__path__
    for path in Path(folder).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.name == "label.py" or not any(name in text for name in OF_LABELS):
            continue  # parsing all of them took 2 s
        for node in ast.walk(ast.parse(text)):
            name = getattr(node, "attr", "")
            assert name not in {"setToolTip", "setWhatsThis"}, path
            assert name != "ToolTipRole" or path.name in {"score_lines.py", "model.py"}
            assert name != "setHtml" or path.name in {"rules.py", "lines.py"}


@pytest.mark.thorough
def test_a_name_is_typed_without_what_can_not_be_seen(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.carry_out("new")
    row = program.pages.new_game.seats.rows[0]
    for typed in ("Ad\u202ea", "Ad\ta", "\u200fAda\u2028", "Ad\ud83da"):
        row.name.setText("")
        row.name.insert(typed)
        row.name.textEdited.emit(row.name.text())
        assert program.draft.seats[0].name == "Ada"
        assert row.name.text() == "Ada"


@pytest.mark.thorough
def test_a_seat_named_by_nothing_visible_keeps_its_name(begin: Callable[[], Program]) -> None:
    program = begin()
    program.carry_out("new")
    row = program.pages.new_game.seats.rows[0]
    before = program.draft.seats[0].name
    row._named("\u202e\u2066 ")
    assert program.draft.seats[0].name == before
