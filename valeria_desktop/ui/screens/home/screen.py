"""The home screen: the signs of the menu, and windows onto the games' lands."""

from __future__ import annotations

from enum import IntEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

import valeria_desktop
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.page import Screen
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.screens.home.continue_sign import ContinueSign
from valeria_desktop.ui.screens.home.sign import CarvedSign
from valeria_desktop.ui.screens.home.wall import paint_wall
from valeria_desktop.ui.screens.home.windows import Windows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.home.running import RunningWords
    from valeria_desktop.ui.screens.home.windows import ShownGame

_NAME = "Valeria"
_MENU = 300
_LEFT = 52
_FOOT = 36
"""The height of the line below the menu."""
_TITLE, _SMALL_TITLE = 52, 34
_HIGH, _LOW = 36.0, 31.0
"""The height of a sign, and that of one with little room."""


class _Tightness(IntEnum):
    """What the menu gives up where it has too little height, the least first."""

    ROOMY = 0
    LOW = 1
    """The signs are lower."""
    NO_SUBTITLE = 2
    SMALL_TITLE = 3
    NO_TITLE = 4
    NO_PICTURE = 5
    """Continue has no picture."""


class HomeScreen(Screen):
    """The menu: continue, new game, solo, load, hall, lesson, rules, settings, quit."""

    asked_for = Signal(str)
    """The id of the pressed button: continue, new, solo, load, history, lesson, learn, settings or
    quit; or decline, if the player doesn't want the proposed lesson."""
    game_asked = Signal(str)
    """The id of the game whose window was pressed."""

    def __init__(self, look: Look) -> None:
        """Show all buttons but the one that continues a game."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look)
        self._buttons: dict[str, CarvedSign] = {}
        self._first = "new"
        self._has_size = False
        """Whether the window has given a size: before that it is of no use to fit the menu."""
        self._title = Heading(look, _NAME, _TITLE)
        self._subtitle = Text(look, "", 15, is_quiet=True)
        self._proposal = Text(look, "", 14, is_quiet=True)
        self._proposal.setContentsMargins(look.px(3), 0, 0, 0)
        self._decline = CarvedSign(look, self.tr("Not now"), kind=ButtonKind.QUIET)
        self._decline.setAccessibleName(self._decline.text())
        self._decline.setAccessibleDescription(self.tr("Don't propose the lesson again"))
        self._decline.clicked.connect(lambda: self.asked_for.emit("decline"))
        self._continue = ContinueSign(look, self.tr("Continue"))
        self.windows = Windows(look, self)
        self.windows.chosen.connect(self.game_asked)
        self._menu = QWidget()
        self._lay_out()
        look.changed.connect(self._look_changed)
        self._look_changed()
        self.offer_continue(is_offered=False)
        self.propose_lesson(is_proposed=False)

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self._menu)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(2))
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        column.addSpacing(self._look.px(8))
        for name, words, icon in self._commands():
            column.addWidget(self._button(name, words, icon))
        self._at_rest = column.indexOf(self._buttons["lesson"])
        self._at_first = column.indexOf(self._buttons["continue"])
        row = QHBoxLayout()
        row.addWidget(self._proposal, 1)
        row.addWidget(self._decline)
        column.insertLayout(self._at_first, row)
        self._outer = outer = QVBoxLayout(self)
        outer.addStretch(2)
        outer.addWidget(self._menu)
        outer.addStretch(3)
        version = self.tr("Version {version}").format(version=valeria_desktop.__version__)
        outer.addWidget(Text(self._look, version, 13, is_quiet=True))

    def _commands(self) -> tuple[tuple[str, str, str], ...]:
        """Return the commands of the menu, each with its words and its icon."""
        return (
            ("continue", self.tr("Continue"), "play"),
            ("new", self.tr("New game"), "roll"),
            ("solo", self.tr("Solo"), "person"),
            ("load", self.tr("Load"), "load"),
            ("history", self.tr("Hall of Kingdoms"), "trophy"),
            ("lesson", self.tr("Learn to play"), "hint"),
            ("learn", self.tr("Rules and cards"), "book"),
            ("settings", self.tr("Settings"), "settings"),
            ("quit", self.tr("Quit"), "close"),
        )

    def _look_changed(self) -> None:
        self._menu.setFixedWidth(self._look.px(_MENU))
        self._outer.setContentsMargins(self._look.px(_LEFT), 0, 0, self._look.px(12))
        self._place_windows()
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._has_size = True
        self._place_windows()
        self._fit()

    def _fit(self) -> None:
        """Make the menu as low as the window: first its signs, then the words above them."""
        if not self._has_size:
            return
        free = self.height() - self._look.px(_FOOT)
        for step in _Tightness:
            self._tighten(step)
            if self._column.totalSizeHint().height() <= free:
                return

    def _tighten(self, step: _Tightness) -> None:
        for name, button in self._buttons.items():
            if name != "continue":
                button.set_height(_HIGH if step < _Tightness.LOW else _LOW)
        self._continue.set_low(is_low=step >= _Tightness.NO_PICTURE)
        self._subtitle.setVisible(step < _Tightness.NO_SUBTITLE)
        self._title.set_size(_TITLE if step < _Tightness.SMALL_TITLE else _SMALL_TITLE)
        self._title.setVisible(step < _Tightness.NO_TITLE)
        self._column.invalidate()

    def _place_windows(self) -> None:
        """Let the windows have all that the menu leaves; their light falls behind the menu."""
        self.windows.left = self._look.px(_LEFT + _MENU + 10)
        self.windows.setGeometry(self.rect())
        self.windows.lower()

    def _button(self, name: str, words: str, icon: str) -> CarvedSign:
        button = CarvedSign(self._look, words, icon=icon) if name != "continue" else self._continue
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self.asked_for.emit(name))
        self._buttons[name] = button
        return button

    def name_games(self, names: Iterable[str]) -> None:
        """Write the games' names below the title, without the title's word in front of them."""
        games = QLocale().createSeparatedList([name.removeprefix(f"{_NAME}: ") for name in names])
        self._subtitle.setText(self.tr("An unofficial table for {games}").format(games=games))

    def show_games(self, games: Sequence[ShownGame], last: str) -> None:
        """Show a window for each game; the one played last stands open."""
        self.windows.show_games(games, last)

    def let_move(self, *, moves: bool) -> None:
        """Let flags, smoke, river and dragon move, or stand still."""
        self.windows.let_move(moves=moves)

    def offer_continue(self, *, is_offered: bool) -> None:
        """Offer to continue a game, or hide the sign; `tell_of_game` says which game it is."""
        self._continue.setVisible(is_offered)
        self._begin_with("continue" if is_offered else "new")
        self._fit()

    def tell_of_game(self, told: RunningWords) -> None:
        """Say more of the game that can be continued: who waits there, and its picture."""
        self._continue.tell(told.about, told.details, told.picture)

    def propose_lesson(self, *, is_proposed: bool, is_begun: bool = False) -> None:
        """Propose the lesson above all other buttons, or put its button back among them."""
        lesson, column = self._buttons["lesson"], self._column
        column.removeWidget(lesson)
        column.insertWidget(self._at_first if is_proposed else self._at_rest + 1, lesson)
        words = self.tr("Continue the lesson") if is_begun else self.tr("Learn to play")
        lesson.setText(words)
        lesson.setAccessibleName(words)
        about = self.tr("New here? A few short chapters.")
        lesson.setAccessibleDescription(about if is_proposed else "")
        self._proposal.setText(about)
        for part in (self._proposal, self._decline):
            part.setVisible(is_proposed)
        self._buttons["load"].setVisible(not is_proposed)  # a new player has no saved game
        if is_proposed:
            self._begin_with("lesson")
        self._lead_tab(is_proposed=is_proposed)
        self._fit()

    def _lead_tab(self, *, is_proposed: bool) -> None:
        """Let Tab go down the menu as it is seen, wherever the lesson's sign stands."""
        signs = [*self._buttons.values()]
        if is_proposed:
            lesson = self._buttons["lesson"]
            signs.remove(lesson)
            signs = [lesson, self._decline, *signs]
        for sign, following in pairwise(signs):
            QWidget.setTabOrder(sign, following)

    def _begin_with(self, first: str) -> None:
        """Mark a button as the most likely one, and give it the focus."""
        self._first = first
        for name, button in self._buttons.items():
            button.set_kind(ButtonKind.PRIMARY if name == self._first else ButtonKind.NORMAL)
        self._buttons[self._first].setFocus()

    def offer_solo(self, *, is_offered: bool) -> None:
        """Show or hide the button of a game for one player."""
        self._buttons["solo"].setVisible(is_offered)
        self._fit()

    def button(self, name: str) -> CarvedSign:
        """Return a button by the id that it emits."""
        return self._buttons[name]

    def page_name(self) -> str:
        """Return the screen's name, which the window's title bears."""
        return self.tr("Home")

    def take_focus(self) -> None:
        """Give the focus to the most likely button."""
        self._buttons[self._first].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        unit = unit_of(self.window().size())
        is_dark = self._look.is_dark
        self._kept.paint_whole(
            self,
            unit,
            lambda painter: paint_wall(painter, QRectF(self.rect()), unit, is_dark=is_dark),
        )
