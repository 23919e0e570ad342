"""All of the table has room: no question is covered or cut, whatever is asked, at any text size."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from tests.ui.parts import table_of
from tests.ui.prompts.meetings import met
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.boards import header, others_delegate
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.kit.button import Button
from valeria_desktop.ui.kit.look import SCALES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.shell.program import Program

pytestmark = pytest.mark.thorough

SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080))
LANGUAGES = ("en", "de")
OFTEN = (
    (1280, 720, 1.0, "de"),
    (1280, 720, 1.15, "en"),
    (1280, 720, 2.0, "de"),
    (1366, 768, 1.3, "de"),
    (1920, 1080, 1.75, "en"),
)
ALWAYS = set(OFTEN)
OTHERS = [
    (*size, scale, language)
    for size, scale, language in product(SIZES, SCALES, LANGUAGES)
    if (*size, scale, language) not in ALWAYS
]
GAMES = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}
STEPS = 16
EACH = 2
"""So many questions of a kind are looked at."""
NAMES = [(1280, 720, scale, language) for scale in (1.0, 1.5) for language in LANGUAGES]


def settle(qapp: QApplication) -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    qapp.processEvents()


def asks(program: Program, session: Session, qapp: QApplication) -> None:
    """Ask what is open, with the curtain up."""
    program.controller.start(session)
    curtain = table_of(program).prompt.curtain
    if curtain is not None and curtain.isVisible():
        curtain.open()
    settle(qapp)


def box(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def name_of(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | Button) else ""
    return f"{type(widget).__name__} {words or widget.accessibleName()} {widget.geometry()}"


def is_cut_off(widget: QWidget) -> bool:
    """Tell whether the words of a button or label need more than it has."""
    if isinstance(widget, QLabel) and not widget.wordWrap():
        return widget.width() < widget.sizeHint().width()
    if widget.hasHeightForWidth():
        return widget.height() < widget.heightForWidth(widget.width())
    return widget.width() < widget.sizeHint().width()


def scrolled(widget: QWidget) -> QScrollArea | None:
    parent: QWidget | None = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def out_of_sight(widget: QWidget, window: QWidget) -> bool:
    """Tell whether some of a widget lies outside what its parents show; a list may be scrolled."""
    here, parent = box(widget, window), widget.parentWidget()
    area = scrolled(widget)
    while parent is not None and parent is not window:
        room = box(parent, window)
        if area is not None and area.isAncestorOf(parent):
            room.setTop(min(room.top(), here.top()))
            room.setBottom(max(room.bottom(), here.bottom()))
        elif parent is area:
            room.setTop(here.top())
            room.setBottom(here.bottom())
        if not room.contains(here):
            return True
        parent = parent.parentWidget()
    return area is None and not window.rect().contains(here)


def faults(program: Program) -> list[str]:
    """Find what of the question is cut, hidden or covered."""
    window, table = program.window, table_of(program)
    prompt, choice = table.prompt, table.prompt.sheet
    asking: QWidget = choice if choice is not None and choice.isVisible() else prompt
    shown = [
        each for kind in (Button, QLabel) for each in asking.findChildren(kind) if each.isVisible()
    ]
    cut = [each for each in shown if is_cut_off(each) or out_of_sight(each, window)]
    found = [f"cut: {name_of(each)}" for each in cut]
    presenter = prompt.presenter
    first = presenter.first_focus if presenter is not None else None
    if first is not None and first.visibleRegion().boundingRect() != first.rect():
        found.append(f"not seen: {name_of(first)}")
    parts = [table.top, table.centre, prompt, table.inspector, table.log, table.board]
    parts += [table.others] if table.others.isVisible() else []
    tops = [each for each in table.top.findChildren(QWidget) if each.isVisible()]
    for one, other in [*combinations(parts, 2), *combinations(tops, 2)]:
        if box(one, window).intersects(box(other, window)):
            found.append(f"{name_of(one)} over {name_of(other)}")
    found += [name_of(each) for each in (*parts, *tops) if out_of_sight(each, window)]
    found += [name_of(each) for each in tops if each.width() < each.minimumSizeHint().width()]
    return found


def standing(program: Program) -> list[QRect]:
    """Give where everything is that must not move from one question to the next."""
    table = table_of(program)
    boxes = [box(part, program.window) for part in (table.top, table.centre, table.board)]
    others = [box(table.others, program.window)] if table.others.isVisible() else []
    prompt = box(table.prompt, program.window)
    return [*boxes, *others, QRect(prompt.topLeft(), prompt.topRight())]


def look_at_everything(program: Program, qapp: QApplication) -> None:
    for prompt in Prompt:
        for meeting in met(prompt)[:EACH]:
            asks(program, meeting.session, qapp)
            assert faults(program) == [], prompt
    for name, setup in GAMES.items():
        table = Table(setup)
        places = None
        for _ in range(STEPS):
            asks(program, table.session, qapp)
            assert faults(program) == [], (name, table.decision.prompt)
            assert places in {None, str(standing(program))}, (name, table.decision.prompt)
            places = str(standing(program))
            table.step()


@pytest.mark.parametrize("sized", OFTEN, indirect=True)
def test_every_question_is_seen_whole_and_moves_nothing(sized: Program, qapp: QApplication) -> None:
    look_at_everything(sized, qapp)


@pytest.mark.slow
@pytest.mark.parametrize("sized", OTHERS, indirect=True)
def test_every_question_is_seen_whole_at_any_size(sized: Program, qapp: QApplication) -> None:
    look_at_everything(sized, qapp)


class Noting(QFontMetricsF):
    """Metrics that note what they shortened."""

    shortened: ClassVar[set[str]] = set()

    def elidedText(  # noqa: N802 - Qt's name
        self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0
    ) -> str:
        shown = super().elidedText(text, mode, width, flags)
        if shown != text:
            self.shortened.add(text)
        return shown


@pytest.mark.parametrize("sized", NAMES, indirect=True)
def test_no_name_of_five_players_is_shortened(
    sized: Program, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    Noting.shortened.clear()
    for module in (header, others_delegate):
        monkeypatch.setattr(module, "QFontMetricsF", Noting)
    table = Table(GAMES["five"], seats=default_seats(5, bots="greedy"))
    for _ in range(40):
        asks(sized, table.session, qapp)
        sized.window.grab()
        table.step()
    assert Noting.shortened == set()
