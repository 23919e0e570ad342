"""The window: one screen at a time, and the menus with the commands of all screens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from valeria_desktop.ui.controls.focus import Asking, can_have_focus, untold
from valeria_desktop.ui.controls.hands import Hands
from valeria_desktop.ui.controls.page import Page, Screen
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.program.commands import (
    COMMANDS,
    COMMANDS_BY_ID,
    CommandIcons,
    make_menus,
    say_menus,
    write_menus,
)
from valeria_desktop.ui.program.menus import TuckedMenus
from valeria_desktop.ui.screens.home.screen import HomeScreen
from valeria_desktop.ui.voice.question import AskWay
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent

    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.files.game_keeper import GameKeeper
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.screens.end.screen import EndScreen
    from valeria_desktop.ui.stage.stage import Stage
    from valeria_desktop.ui.table.table import GameTable
    from valeria_desktop.ui.voice.question import AskSheet


class RefusedKeys:
    """Shortcuts that stand in for an action's keys while the action is disabled or hidden."""

    def __init__(self, action: QAction, window: QWidget, answer: Callable[[], object]) -> None:
        """Make the shortcuts, switched off."""
        self._keys = [QShortcut(key, window) for key in action.shortcuts()]
        for key in self._keys:
            key.activated.connect(answer)
        self.listen(is_refused=False)

    def listen(self, *, is_refused: bool) -> None:
        """Answer the keys of a refused action, or leave them to the action."""
        for key in self._keys:
            key.setEnabled(is_refused)


class DropWindow(QMainWindow):
    """A window that takes a dropped file; of several, the first."""

    file_dropped = Signal(str)
    """The path of a file dropped on the window."""

    def __init__(self) -> None:
        """Make a window that accepts dropped files."""
        super().__init__()
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if files := _files_in(event.mimeData()):
            event.acceptProposedAction()
            self.file_dropped.emit(files[0])


def _files_in(data: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]


_SMALLEST = QSize(1024, 600)


class MainWindow(DropWindow):
    """The one window of the program."""

    commanded = Signal(str)
    """The id of a command, chosen in a menu, by its key or by a button."""
    game_asked = Signal(str)
    """The id of a game, whose window at home was pressed."""
    closed = Signal()
    resized = Signal(QSize)
    end_made = Signal()
    """A new screen of the end was made."""
    screen_changed = Signal()
    page_left = Signal()
    """A page gave way to another screen."""
    table_laid = Signal(object)
    """The new table, for another game or in another language."""

    def __init__(self, look: Look, controller: Controller, stage: Stage, face: Face) -> None:
        """Show the home screen."""
        super().__init__()
        self._look = look
        self.room = RoomLook(look, self)
        """The look of pages: they grow with the window, as the table does."""
        self._controller = controller
        self._stage = stage
        self.setWindowTitle("Valeria")
        self.actions_by_id = make_menus(self.menuBar(), self)
        self._icons = CommandIcons(self.menuBar(), self.actions_by_id, look)
        for command_id, action in self.actions_by_id.items():
            action.triggered.connect(lambda _=False, name=command_id: self.commanded.emit(name))
        self._menus = TuckedMenus(self)
        self._screens = QStackedWidget()
        self._screens.setObjectName("screens")
        self._screens.currentChanged.connect(self.screen_changed)
        self.setCentralWidget(self._screens)
        self.home = self._new_home()
        self.hands = Hands(self)  # from the start, as the first key may start a game
        self.face = face
        self._table: GameTable | None = None
        self._end: EndScreen | None = None
        self._back: Screen = self.home
        self.may_close: Callable[[], bool] = lambda: True
        self._connect()
        self.room.changed.connect(lambda: write_menus(self.menuBar(), self.room.font()))
        self.setMinimumSize(_SMALLEST)
        self.resize(1280, 720)
        self.show_screen(self.home)

    def _connect(self) -> None:
        controller = self._controller
        # a choice changes much at once: the commands are updated after its last change
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._show_what_can_be_done)
        controller.undo_changed.connect(self._later.start)
        controller.asked.connect(self._later.start)
        self._refused = {
            name: RefusedKeys(self.actions_by_id[name], self, partial(self.commanded.emit, name))
            for name in ("undo", "hint")
        }

    def _new_home(self) -> HomeScreen:
        home = HomeScreen(self.room)
        home.asked_for.connect(self.commanded)
        home.game_asked.connect(self.game_asked)
        self._screens.addWidget(home)
        return home

    # --- the end

    @property
    def has_end(self) -> bool:
        """Whether the screen of the end has been made."""
        return self._end is not None

    @property
    def end(self) -> EndScreen:
        """The screen of the end, made at its first use."""
        if self._end is None:
            self._end = self._new_end()
            self.end_made.emit()
        return self._end

    def _new_end(self) -> EndScreen:
        from valeria_desktop.ui.screens.end.screen import EndScreen

        end = EndScreen(self._look)
        end.asked_for.connect(self.commanded)
        self._screens.addWidget(end)
        return end

    def forget_end(self) -> None:
        """Forget the ended game on the screen of the end."""
        if self._end is not None:
            self._end.forget()

    # --- the table

    @property
    def table(self) -> GameTable:
        """The table, made at its first use: that takes as long as the start before it."""
        if self._table is None:
            self._table = self._new_table()
            self.table_laid.emit(self._table)
        return self._table

    @property
    def is_laid(self) -> bool:
        """Whether the table has been made."""
        return self._table is not None

    def _new_table(self) -> GameTable:
        self._icons.draw()
        table = self.face.make_table(self._look, self._controller, self.actions_by_id)
        table.prompt.watch(self.hands)
        self.hands.take = table.skipping.take
        self._menus.button = table.menu_button
        if table.menu_button is not None:
            table.menu_button.clicked.connect(self._menus.open_all)
        self._screens.addWidget(table)
        self._stage.stand_over(table, table, self.face, table.look)
        return table

    def lay(self, face: Face) -> None:
        """Lay the table of a game, and clear another game's table away."""
        if face is self.face:
            return
        self._controller.leave()  # beats and questions of the old game are not for the new table
        old, self.face = self._table, face
        if old is None:
            return
        self._table = self._new_table()
        if self._back is old:
            self._back = self.home
        if self.screen_shown is old:
            self._menus.tuck(is_tucked=False)
            self._screens.setCurrentWidget(self.home)
        old.stand_up()
        self._screens.removeWidget(old)
        old.deleteLater()
        self.table_laid.emit(self._table)

    def speak(self) -> None:
        """Make home, the end and the table anew in another language; show the same screen."""
        self.unsetLocale()
        say_menus(self.menuBar(), self.actions_by_id)
        self._menus.renew_keys()
        old, self.home = self.home, self._new_home()
        new: dict[Screen, Screen] = {old: self.home}
        if self._end is not None:
            new[self._end] = self._end = self._new_end()
        if (table := self._table) is not None:
            table.stand_up()
            new[table] = self._table = self._new_table()
            self._table.stand_aside()
        if self._end is not None:
            self.end_made.emit()
        if self._table is not None:
            self.table_laid.emit(self._table)
        shown, back = self.screen_shown, new[self._back]
        self.show_screen(back if shown is None else new.get(shown, back))
        self._back = back  # not the screen shown before, which is deleted
        for gone in new:
            self._screens.removeWidget(gone)
            gone.deleteLater()

    def turn_full_screen(self) -> None:
        """Turn to the full screen, or back to the window as it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # --- screens

    @property
    def screen_shown(self) -> Screen | None:
        """The screen shown now."""
        shown = self._screens.currentWidget()
        return shown if isinstance(shown, Screen) else None

    @property
    def is_on_table(self) -> bool:
        """Whether the table is shown."""
        return self._table is not None and self.screen_shown is self._table

    def voice_column(self, *, is_whole: bool) -> QRect | None:
        """Return the box in which the shown table's voice speaks; None where no table is shown.

        It is the whole column, or only the part that the table's own question has.
        """
        if self._table is None or not self.is_on_table:
            return None
        box = self._table.voice_column(is_whole=is_whole)
        return None if box is None else QRect(self._table.mapTo(self, box.topLeft()), box.size())

    def make_room(self, height: int) -> None:
        """Have the table make room for a question of the voice; 0 once it is gone."""
        if self._table is not None:
            self._table.make_room(height)

    @property
    def is_at_table(self) -> bool:
        """Whether the table is shown, or a page that leads back to it."""
        shown = self.screen_shown
        back = self._back if isinstance(shown, Page) else shown
        return self._table is not None and back is self._table

    @property
    def is_at_home(self) -> bool:
        """Whether home is shown, or a page that leads back to it."""
        shown = self.screen_shown
        return (self._back if isinstance(shown, Page) else shown) is self.home

    def show_screen(self, screen: Screen) -> None:
        """Show a screen; a page leads back to the screen before it."""
        if self._screens.indexOf(screen) < 0:
            self._screens.addWidget(screen)
            if isinstance(screen, Page):
                screen.left.connect(self.go_back)
                if screen.menu_button is not None:
                    screen.menu_button.clicked.connect(self._menus.open_all)
        shown = self.screen_shown
        if shown is not None and shown is not screen and not isinstance(shown, Page):
            self._back = shown
        if isinstance(screen, Page) and screen.is_aside and shown is not screen:
            screen.came_from = self._page_beside(shown)
        button: QWidget | None = getattr(screen, "menu_button", None)
        if button is not None:
            self._tuck_menus(button)
        focused = cast("QWidget | None", self.focusWidget())
        if shown is not screen and focused is not None and not screen.isAncestorOf(focused):
            with untold():  # Qt would give it to what is near: a hidden sheet's prompt, a curtain
                focused.clearFocus()
        self._screens.setCurrentWidget(screen)
        if button is None:
            self._tuck_menus(None)  # a table in sight would get another size, and ask again
        self.setWindowTitle(f"{screen.page_name()} – Valeria")
        screen.take_focus()
        self._show_what_can_be_done()
        if shown is not screen and isinstance(shown, Page):
            self.page_left.emit()

    def _tuck_menus(self, button: QWidget | None) -> None:
        """Tuck the menus away on a screen that has a button for them, or show them."""
        if button is not None:
            self._menus.button = button
        self._menus.tuck(is_tucked=button is not None)

    @staticmethod
    def _page_beside(shown: Screen | None) -> Page | None:
        """Return the page from which another one is looked at, not one that is looked at itself."""
        page = shown if isinstance(shown, Page) else None
        return page.came_from if page is not None and page.is_aside else page

    def go_back(self) -> None:
        """Go back from a page to the one before it, to the table, the end or home."""
        if isinstance(page := self.screen_shown, Page):
            there = (self._screens.widget(number) for number in range(self._screens.count()))
            is_there = any(screen is page.came_from for screen in there)  # or in another language
            self.show_screen(page.came_from if page.came_from and is_there else self._back)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        """Move from a lost focus to the prompt: Qt would go to the widget made after the lost."""
        if Asking.turn_to(self) or (self.is_on_table and self.table.tab(forward=next)):
            return True
        if self.is_on_table and not can_have_focus(self.focusWidget()):
            self.table.prompt.rest_focus()
            return True
        return super().focusNextPrevChild(next)

    # --- menus

    def _show_what_can_be_done(self) -> None:
        on_table = self.is_on_table and self._controller.scene is not None
        refusal = self._controller.undo_refusal
        redo, hint = self._controller.can_redo, self._controller.is_open
        can = {"undo": not refusal, "redo": redo, "hint": hint}
        for command in COMMANDS:
            if command.needs_game:
                self.actions_by_id[command.id].setEnabled(on_table and can.get(command.id, True))
        undo = self.actions_by_id["undo"]
        self._refused["undo"].listen(is_refused=on_table and bool(refusal))
        self._refused["hint"].listen(is_refused=on_table and not self._controller.helps)
        what = self._controller.undoes
        takes_back = self.tr("Take back: {what}").format(what=what)
        undo.setText(takes_back if what and on_table else COMMANDS_BY_ID["undo"].text())
        explain_beside(
            undo,
            self.tr("Undo is not possible: {why}.").format(why=refusal) if refusal else takes_back,
        )
        undo.setStatusTip(undo.toolTip())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ALBUM.fit(self.size(), self.devicePixelRatio())
        self.room.fit(self.size())
        self.resized.emit(self.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.closed.emit()
        super().closeEvent(event)


class ExitGuard(QObject):
    """Asks before the window closes if the last moves are not on disk."""

    def __init__(
        self,
        window: MainWindow,
        keeping: GameKeeper,
        question: AskSheet,
        save_elsewhere: Callable[[], object],
    ) -> None:
        """Make a window ask this guard before it closes."""
        super().__init__(window)
        self._window = window
        self._keeping = keeping
        self._question = question
        self._save_elsewhere = save_elsewhere
        window.may_close = self._may_close

    def _may_close(self) -> bool:
        if self._keeping.is_saved():
            return True
        self._question.ask(
            self.tr(
                "The last decisions could not be saved and are lost if you quit now. {why}"
            ).format(why=self._keeping.trouble),
            (
                AskWay(self.tr("Save elsewhere…"), self._save_elsewhere),
                AskWay(self.tr("Quit anyway"), self._quit),
            ),
        )
        return False

    def _quit(self) -> None:
        self._window.may_close = lambda: True
        self._window.close()
