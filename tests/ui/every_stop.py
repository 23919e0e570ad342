"""Every page, sheet and table that a player meets, and what takes keys or the mouse on it."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEventLoop,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QScrollArea,
    QTabBar,
    QTableView,
    QTabWidget,
    QWidget,
)

from tests.games.valencia.ui.evening.test_round_page import begun, to_the_end_of
from tests.patience import HANG
from tests.ui.fitting import scrolled, settle
from tests.ui.listed_keys import at_question, hold, press, put
from tests.ui.tables import Table
from valeria_desktop.games.valencia.rules.model.prompts import Prompt as InValencia
from valeria_desktop.games.valencia.ui.evening.summary import summary_of
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.games.valencia.ui.table.screen import TableScreen as ValenciaTable
from valeria_desktop.games.valeria.rules.model.prompts import Prompt as InValeria
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.ui.controls.focus import Asking, stops_in
from valeria_desktop.ui.log.log_list import LogList
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.faced_plaques import FacedPlaques
from valeria_desktop.ui.table.room_table import RoomTable
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.voice.question import AskWay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.ui.program.program import Program

PAGES = ("new", "solo", "settings", "load", "history", "learn", "shortcuts", "about")


def _asked(game: str, prompt: InValeria | InValencia) -> Callable[[Program], None]:
    def ask(program: Program) -> None:
        put(program, at_question(game, prompt))

    return ask


def _with(command: str) -> Callable[[Program], None]:
    def show(program: Program) -> None:
        put(program, at_question("valeria", InValeria.ACT))
        program.carry_out(command)

    return show


def _past(command: str) -> Callable[[Program], None]:
    """Show a page about a game that is over."""

    def show(program: Program) -> None:
        program._play(Table().plays_out().session)
        program.carry_out(command)

    return show


def _question(program: Program) -> None:
    put(program, at_question("valeria", InValeria.ACT))
    ways = (AskWay("Save elsewhere…", lambda: None), AskWay("Quit anyway", lambda: None))
    program.question.ask("The last decisions could not be saved.", ways)


def _stack(program: Program) -> None:
    put(program, at_question("valeria", InValeria.ACT))
    program.window.table.findChildren(CentreView)[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(program, "Space")


def _list(program: Program) -> None:
    _past("history")(program)
    press(program, "L")


def _hint(program: Program) -> None:
    """Show a hint, and wait until all of it is said."""
    put(program, at_question("valeria", InValeria.ACT))
    coach, said = program.controller.coach, list[object]()
    coach.finished.connect(said.append)
    program.carry_out("hint")
    until = monotonic() + HANG
    while not said and monotonic() < until:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)
    assert said, "no hint came"


def _hint_with_numbers(program: Program) -> None:
    _hint(program)
    press(program, "Right")


def _curtain(program: Program) -> None:
    put(program, at_question("valeria", InValeria.DUKE, people=2))
    curtain = program.window.table.prompt.curtain
    assert curtain is not None
    assert curtain.isVisible()


def _close_look(
    game: str, prompt: InValeria | InValencia, part: type[Spread[Any]]
) -> Callable[..., None]:
    """Look closely at the first thing of a part of the table, as long as no other key comes."""

    def show(program: Program) -> None:
        put(program, at_question(game, prompt))
        view = program.window.table.findChildren(part)[0]
        view.setFocus(Qt.FocusReason.TabFocusReason)
        hold(program, Qt.Key.Key_Z, is_down=True)
        assert as_a(RoomTable, program.window.table).zoom.panel.isVisible()

    return show


def _evening(program: Program) -> None:
    session = put(program, to_the_end_of(begun(2, 1), 1, is_over=True))
    page = as_a(ValenciaTable, program.window.table).round_page
    page.show_round(summary_of(session.scene(0), session.chronicle.lines, 1))


def _rival(program: Program) -> None:
    """Show the page of a finished game's rival: beside the wall, or over it where text is large."""
    _past("history")(program)
    press(program, "V")


def _opened_rival(game: str, prompt: InValeria | InValencia) -> Callable[[Program], None]:
    """Show the cards and things of a rival at the table."""

    def show(program: Program) -> None:
        put(program, at_question(game, prompt))
        plaques = program.window.table.findChildren(FacedPlaques)[0]
        plaques.setFocus(Qt.FocusReason.TabFocusReason)
        press(program, "Enter")

    return show


def _end(program: Program) -> None:
    session = Table().plays_out().session
    program.window.end.show_session(session, program.window.face, at_once=True)
    program.window.show_screen(program.window.end)


def _settings(number: int) -> Callable[[Program], None]:
    def show(program: Program) -> None:
        program.carry_out("settings")
        program.pages.settings.show_section(number)

    return show


MOMENTS: dict[str, Callable[[Program], None]] = {
    "home": lambda program: program.go_home(),
    **{name: lambda program, name=name: program.carry_out(name) for name in PAGES},  # type: ignore[misc]
    **{f"settings {number}": _settings(number) for number in range(5)},
    **{name: _with(name) for name in ("rewind", "replay", "points", "leaf", "load")},
    "set up valencia": lambda program: program.pages.set_up_game("valencia"),
    "set up valeria": lambda program: program.pages.set_up_game("valeria"),
    "lesson": lambda program: program._teach("valeria"),
    "question": _question,
    "stack": _stack,
    "list": _list,
    "hint": _hint,
    "hint with numbers": _hint_with_numbers,
    "curtain": _curtain,
    "close look in valeria": _close_look("valeria", InValeria.ACT, CentreView),
    "close look in valencia": _close_look("valencia", InValencia.BID, CityView),
    "evening": _evening,
    "rival": _rival,
    "rival in valeria": _opened_rival("valeria", InValeria.ACT),
    "rival in valencia": _opened_rival("valencia", InValencia.BID),
    "rules": lambda program: program.pages.show_learn(),
    "end": _end,
    "review": _past("review"),
    "finished": _past("history"),
    **{
        f"valeria {prompt.value}": _asked("valeria", prompt)
        for prompt in (InValeria.ACT, InValeria.DUKE, InValeria.ROLL, InValeria.PAY, InValeria.USE)
    },
    **{
        f"valencia {prompt.value}": _asked("valencia", prompt)
        for prompt in (
            *(InValencia.TASKS, InValencia.PLAN, InValencia.BID, InValencia.SIT),
            *(InValencia.GOOD, InValencia.SELL, InValencia.PALM, InValencia.MOVE),
        )
    },
}


def show(program: Program, qapp: QApplication, moment: str) -> None:
    """Show a moment, and let everything take its place."""
    MOMENTS[moment](program)
    settle(qapp)
    program.window.activateWindow()
    settle(qapp)


class Stop(NamedTuple):
    """Something that can have the focus: a widget, or one thing in a list or on the table."""

    name: str
    widget: QWidget
    row: int
    """The number of the thing in its list, or -1 for the whole widget."""

    def take_focus(self) -> None:
        """Focus the stop, as Tab and arrows do."""
        self.widget.setFocus(Qt.FocusReason.TabFocusReason)
        area = scrolled(self.widget)
        if isinstance(area, QScrollArea):  # which follows Tab
            area.ensureWidgetVisible(self.widget)
        if isinstance(self.widget, QAbstractItemView) and self.row >= 0:
            index = self.widget.model().index(*self._cell())
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.widget.selectionModel().setCurrentIndex(index, flag)
            self.widget.scrollTo(index)

    def _cell(self) -> tuple[int, int]:
        assert isinstance(self.widget, QAbstractItemView)
        return divmod(self.row, _columns_of(self.widget))

    def box_in(self, window: QWidget) -> QRect:
        """Return its box in the window."""
        if isinstance(self.widget, QAbstractItemView) and self.row >= 0:
            view, index = self.widget, self.widget.model().index(*self._cell())
            box = view.visualRect(index)
            if isinstance(view, Spread) and (piece := view.pieces.piece(index)) is not None:
                box = piece.box.translated(0, -view.verticalOffset()).toAlignedRect()
            return QRect(view.viewport().mapTo(window, box.topLeft()), box.size())
        if isinstance(self.widget, QTabBar):
            box = self.widget.tabRect(self.widget.currentIndex())
            return QRect(self.widget.mapTo(window, box.topLeft()), box.size())
        return QRect(self.widget.mapTo(window, QPoint()), self.widget.size())


def stops_on(window: QWidget) -> Iterator[Stop]:
    """Find everything that can have the focus in a window as it is shown."""
    asking = Asking.foremost_in(window)
    for widget in stops_in([window if asking is None else asking]):
        name = f"{type(widget).__name__} {widget.accessibleName()!r}"
        is_framed = isinstance(widget, QTableView) and not isinstance(widget, LogList)
        if isinstance(widget, QTabWidget):
            continue  # its bar is a stop of its own
        if isinstance(widget, QAbstractItemView) and not is_framed:
            yield from (Stop(f"{name} {row}", widget, row) for row in _rows_of(widget))
        else:
            yield Stop(name, widget, -1)


def _rows_of(view: QAbstractItemView) -> list[int]:
    """Return some of the things in a list: the first, the last, and some between."""
    model = view.model()
    columns = _columns_of(view)
    there = []
    for row in range(model.rowCount(QModelIndex()) * columns):
        index = model.index(*divmod(row, columns))
        if view.visualRect(index).isEmpty() or not index.flags() & Qt.ItemFlag.ItemIsEnabled:
            continue
        there.append(row)
    return (
        [there[number] for number in sorted({0, len(there) // 2, len(there) - 1})] if there else []
    )


def _columns_of(view: QAbstractItemView) -> int:
    """Return the columns of a view's model; that of a list keeps its own for itself."""
    model = view.model()
    return 1 if isinstance(model, QAbstractListModel) else max(1, model.columnCount(QModelIndex()))
