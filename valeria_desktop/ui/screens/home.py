"""The home screen: a picture of the kingdom, and a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

import valeria_desktop
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.pictures import has_picture, picture

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFocusEvent, QPaintEvent

    from valeria_desktop.ui.paint.look import Look

_NAME = "Valeria"
_SHAPE = 16 / 9
_MENU = 300
_VEIL = 225
_LIGHT_VEIL = 238
_STEPS = 24


class HomeScreen(QWidget):
    """The menu: continue, new game, solo, load, lesson, rules, settings, quit."""

    asked_for = Signal(str)
    """The id of the pressed button: continue, new, solo, load, lesson, learn, settings or quit;
    or decline, if the player doesn't want the proposed lesson."""

    def __init__(self, look: Look) -> None:
        """Show all buttons but the one that continues a game."""
        super().__init__()
        self._look = look
        self._buttons: dict[str, Button] = {}
        self._first = "new"
        self._subtitle = Text(look, "", 15, is_quiet=True)
        self._about = Text(look, "", 14, is_quiet=True)
        self._about.setContentsMargins(look.px(3), 0, 0, look.px(6))
        self._proposal = Text(look, "", 14, is_quiet=True)
        self._proposal.setContentsMargins(look.px(3), 0, 0, 0)
        self._decline = Button(look, self.tr("Not now"), kind=ButtonKind.QUIET)
        self._decline.setAccessibleName(self.tr("Don't propose the lesson again"))
        self._decline.clicked.connect(lambda: self.asked_for.emit("decline"))
        self._menu = QWidget()
        self._lay_out()
        look.changed.connect(self._look_changed)
        self._look_changed()
        self.offer_continue("")
        self.propose_lesson(is_proposed=False)

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self._menu)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(4))
        column.addWidget(Heading(self._look, _NAME, 52))
        column.addWidget(self._subtitle)
        column.addSpacing(self._look.px(8))
        for name, words, icon in (
            ("continue", self.tr("Continue"), "play"),
            ("new", self.tr("New game"), "roll"),
            ("solo", self.tr("Solo"), "person"),
            ("load", self.tr("Load"), "load"),
            ("lesson", self.tr("Learn to play"), "hint"),
            ("learn", self.tr("Rules and cards"), "book"),
            ("settings", self.tr("Settings"), "settings"),
            ("quit", self.tr("Quit"), "close"),
        ):
            column.addWidget(self._button(name, words, icon))
            if name == "continue":
                column.addWidget(self._about)
        self._at_rest = column.indexOf(self._buttons["lesson"])
        self._at_first = column.indexOf(self._buttons["continue"])
        row = QHBoxLayout()
        row.addWidget(self._proposal, 1)
        row.addWidget(self._decline)
        column.insertLayout(self._at_first, row)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(self._look.px(56), 0, 0, self._look.px(12))
        outer.addStretch(3)
        outer.addWidget(self._menu)
        outer.addStretch(2)
        outer.addWidget(
            Text(
                self._look,
                self.tr("Version {version}").format(version=valeria_desktop.__version__),
                13,
                is_quiet=True,
            )
        )

    def _look_changed(self) -> None:
        self._menu.setFixedWidth(self._look.px(_MENU))
        self.update()

    def _button(self, name: str, words: str, icon: str) -> Button:
        button = Button(self._look, words, icon=icon)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self.asked_for.emit(name))
        self._buttons[name] = button
        return button

    def name_games(self, names: Iterable[str]) -> None:
        """Write the games' names below the title, without the title's word in front of them."""
        games = QLocale().createSeparatedList([name.removeprefix(f"{_NAME}: ") for name in names])
        self._subtitle.setText(self.tr("An unofficial table for {games}").format(games=games))

    def offer_continue(self, about: str) -> None:
        """Offer to continue a game described in a few words; without words, hide the button."""
        self._buttons["continue"].setVisible(bool(about))
        self._buttons["continue"].setAccessibleDescription(about)
        self._about.setVisible(bool(about))
        self._about.setText(about)
        self._begin_with("continue" if about else "new")

    def propose_lesson(self, *, is_proposed: bool, is_begun: bool = False) -> None:
        """Propose the lesson above all other buttons, or put its button back among them."""
        lesson, column = self._buttons["lesson"], self._column
        column.removeWidget(lesson)
        column.insertWidget(self._at_first if is_proposed else self._at_rest + 1, lesson)
        words = self.tr("Go on with the lesson") if is_begun else self.tr("Learn to play")
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

    def _begin_with(self, first: str) -> None:
        """Mark a button as the most likely one, and give it the focus."""
        self._first = first
        for name, button in self._buttons.items():
            button.set_kind(ButtonKind.PRIMARY if name == self._first else ButtonKind.NORMAL)
        self._buttons[self._first].setFocus()

    def offer_solo(self, *, is_offered: bool) -> None:
        """Show or hide the button of a game for one player."""
        self._buttons["solo"].setVisible(is_offered)

    def button(self, name: str) -> Button:
        """Return a button by the id that it emits."""
        return self._buttons[name]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._buttons[self._first].setFocus(event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.palette.table))
        if has_picture("home.svg"):
            width = max(self.width(), round(self.height() * _SHAPE))
            height = round(width / _SHAPE)
            scene = picture("home.svg", width, height, self.devicePixelRatioF())
            box = QRectF(self.width() - width, self.height() - height, width, height)
            painter.drawPixmap(box.topLeft(), scene)
            self._paint_veil(painter)
        painter.end()

    def _paint_veil(self, painter: QPainter) -> None:
        """Darken or lighten the picture behind the menu, so that the menu is easy to read."""
        veil = QColor(self._look.palette.table)
        veil.setAlpha(_VEIL if self._look.is_dark else _LIGHT_VEIL)
        width = self._look.px(_MENU + 90)
        painter.fillRect(0, 0, width, self.height(), veil)
        for step in range(_STEPS):
            veil.setAlpha(round(_VEIL * (1 - (step + 1) / (_STEPS + 1))))
            painter.fillRect(width + step * 2, 0, 2, self.height(), veil)
