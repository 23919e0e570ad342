"""The commands with their shortcuts: the only source of all menus and lists of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu

from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QMenuBar, QWidget

    from valeria_desktop.ui.paint.look import Look

_CONTEXT = "Commands"


@frozen
class Command:
    """A command to the program: its id, its words, its keys and its icon."""

    id: str
    words: object
    keys: tuple[str, ...] = ()
    icon: str = ""
    begins_group: bool = False
    needs_game: bool = False
    """Whether the command works on the table only."""
    is_checkable: bool = False
    """Whether the command is on or off, with a tick while it is on."""
    icon_off: str = ""
    """Name of the icon while the command is off."""

    def text(self) -> str:
        """Return the command's words in the player's language."""
        return QCoreApplication.translate(_CONTEXT, str(self.words))


@frozen
class Menu:
    """A menu with its commands."""

    words: object
    commands: tuple[Command, ...]

    def text(self) -> str:
        """Return the menu's title in the player's language."""
        return QCoreApplication.translate(_CONTEXT, str(self.words))


MENUS = (
    Menu(
        QT_TRANSLATE_NOOP("Commands", "&Game"),
        (
            Command("new", QT_TRANSLATE_NOOP("Commands", "&New game…"), ("Ctrl+N",), "random"),
            Command("solo", QT_TRANSLATE_NOOP("Commands", "&Solo game…"), (), "person"),
            Command("load", QT_TRANSLATE_NOOP("Commands", "&Load…"), ("Ctrl+O",), "load"),
            Command(
                "save", QT_TRANSLATE_NOOP("Commands", "&Save"), ("Ctrl+S",), "save", needs_game=True
            ),
            Command(
                "save-as",
                QT_TRANSLATE_NOOP("Commands", "Save &as…"),
                ("Ctrl+Shift+S",),
                needs_game=True,
            ),
            Command(
                "replay",
                QT_TRANSLATE_NOOP("Commands", "&Replay this game"),
                ("Ctrl+R",),
                "eye",
                needs_game=True,
            ),
            Command("history", QT_TRANSLATE_NOOP("Commands", "Hall of K&ingdoms…"), (), "trophy"),
            Command(
                "home",
                QT_TRANSLATE_NOOP("Commands", "&Home"),
                ("Ctrl+H",),
                "home",
                begins_group=True,
            ),
            Command("quit", QT_TRANSLATE_NOOP("Commands", "&Quit"), ("Ctrl+Q",), "close"),
        ),
    ),
    Menu(
        QT_TRANSLATE_NOOP("Commands", "&Turn"),
        (
            Command(
                "undo", QT_TRANSLATE_NOOP("Commands", "&Undo"), ("Ctrl+Z",), "undo", needs_game=True
            ),
            Command(
                "redo",
                QT_TRANSLATE_NOOP("Commands", "&Redo"),
                ("Ctrl+Shift+Z", "Ctrl+Y"),
                "redo",
                needs_game=True,
            ),
            Command(
                "rewind",
                QT_TRANSLATE_NOOP("Commands", "Re&wind…"),
                ("Ctrl+Backspace",),
                "left",
                needs_game=True,
            ),
            Command(
                "hint",
                QT_TRANSLATE_NOOP("Commands", "&Hint"),
                ("H",),
                "hint",
                begins_group=True,
                needs_game=True,
            ),
            Command(
                "numbers",
                QT_TRANSLATE_NOOP("Commands", "&Numbers on the cards"),
                ("O",),
                needs_game=True,
            ),
            Command(
                "points",
                QT_TRANSLATE_NOOP("Commands", "Where points &come from"),
                ("V",),
                needs_game=True,
            ),
            Command(
                "why",
                QT_TRANSLATE_NOOP("Commands", "&Why not?"),
                ("W",),
                "why",
                needs_game=True,
            ),
            Command(
                "standing",
                QT_TRANSLATE_NOOP("Commands", "What I ha&ve, and how the game stands"),
                ("I",),
                needs_game=True,
            ),
            Command(
                "since",
                QT_TRANSLATE_NOOP("Commands", "What happened since my last turn"),
                ("E",),
                needs_game=True,
            ),
            Command(
                "hurry",
                QT_TRANSLATE_NOOP("Commands", "S&kip ahead, hurry a bot"),
                ("F",),
                "faster",
                needs_game=True,
            ),
            Command(
                "pause",
                QT_TRANSLATE_NOOP("Commands", "&Pause watching"),
                ("P",),
                "play",
                needs_game=True,
                is_checkable=True,
                icon_off="pause",
            ),
        ),
    ),
    Menu(
        QT_TRANSLATE_NOOP("Commands", "&View"),
        (
            Command("dark", QT_TRANSLATE_NOOP("Commands", "&Light or dark"), ("Ctrl+D",), "rest"),
            Command("bigger", QT_TRANSLATE_NOOP("Commands", "&Bigger"), ("Ctrl++", "Ctrl+=")),
            Command("smaller", QT_TRANSLATE_NOOP("Commands", "&Smaller"), ("Ctrl+-",)),
            Command(
                "leaf",
                QT_TRANSLATE_NOOP("Commands", "&Market or my board, in large text"),
                ("B",),
                needs_game=True,
            ),
            Command(
                "sound",
                QT_TRANSLATE_NOOP("Commands", "S&ound"),
                ("Ctrl+M",),
                "sound",
                begins_group=True,
                is_checkable=True,
                icon_off="sound-off",
            ),
            Command(
                "full",
                QT_TRANSLATE_NOOP("Commands", "&Full screen"),
                ("F11",),
                begins_group=True,
            ),
        ),
    ),
    Menu(
        QT_TRANSLATE_NOOP("Commands", "&Settings"),
        (
            Command(
                "settings", QT_TRANSLATE_NOOP("Commands", "&Settings…"), ("Ctrl+,",), "settings"
            ),
        ),
    ),
    Menu(
        QT_TRANSLATE_NOOP("Commands", "&Help"),
        (
            Command("lesson", QT_TRANSLATE_NOOP("Commands", "&Learn to play"), (), "hint"),
            Command("learn", QT_TRANSLATE_NOOP("Commands", "&Rules and cards"), ("F2",), "book"),
            Command("shortcuts", QT_TRANSLATE_NOOP("Commands", "&Shortcuts"), ("F1", "?")),
            Command("about", QT_TRANSLATE_NOOP("Commands", "&About"), ()),
        ),
    ),
)


COMMANDS = tuple(command for menu in MENUS for command in menu.commands)
COMMANDS_BY_ID = {command.id: command for command in COMMANDS}


def keys_of(command_id: str) -> str:
    """Return the first shortcut of a command, as this system writes it."""
    return as_written(COMMANDS_BY_ID[command_id].keys[0])


def as_written(key: str) -> str:
    """Return a key as the system and the language write it: Strg+1 in German."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _icon_of(command: Command, look: Look) -> QIcon:
    """Return a command's icon, with a second picture for its other state."""
    icon = look.menu_icon(command.icon_off or command.icon)
    if command.icon_off:
        for size in icon.availableSizes():
            picture = look.icon(command.icon, size.width(), 1.0, look.palette.on_lit)
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Active):
                icon.addPixmap(picture, mode, QIcon.State.On)
    return icon


def say_menus(bar: QMenuBar, actions: Mapping[str, QAction]) -> None:
    """Write menus and commands in the present language."""
    for title, menu in zip(bar.actions(), MENUS, strict=True):
        title.setText(menu.text())
    for command in COMMANDS:
        actions[command.id].setText(command.text())


def make_menus(bar: QMenuBar, owner: QWidget) -> dict[str, QAction]:
    """Fill the menu bar; return the actions by the ids of their commands."""
    actions: dict[str, QAction] = {}
    for menu in MENUS:
        made = bar.addMenu(menu.text())
        for command in menu.commands:
            if command.begins_group:
                made.addSeparator()
            action = QAction(command.text(), owner)
            action.setShortcuts([QKeySequence(key) for key in command.keys])
            action.setCheckable(command.is_checkable)
            action.setObjectName(command.id)
            made.addAction(action)
            actions[command.id] = action
    return actions


class CommandIcons:
    """The commands' icons in the theme's colour, drawn when a menu or a table first shows them.

    They are 175 pictures, which took 3 % of the start's time.
    """

    def __init__(self, bar: QMenuBar, actions: Mapping[str, QAction], look: Look) -> None:
        """Draw none yet; the bar has all its menus already."""
        self._actions, self._look = actions, look
        self._are_drawn = False
        for title in bar.actions():
            as_a(QMenu, title.menu()).aboutToShow.connect(self.draw)
        look.changed.connect(self._draw_anew)

    def draw(self) -> None:
        """Draw the icons, unless they are drawn."""
        if not self._are_drawn:
            self._are_drawn = True
            self._draw_anew()

    def _draw_anew(self) -> None:
        for command in COMMANDS:
            if command.icon and self._are_drawn:
                self._actions[command.id].setIcon(_icon_of(command, self._look))


def write_menus(bar: QMenuBar, font: QFont) -> None:
    """Write the menus in a font."""
    bar.setFont(font)
    for title in bar.actions():
        as_a(QMenu, title.menu()).setFont(font)
