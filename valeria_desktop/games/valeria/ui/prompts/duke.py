"""The choice of a card to keep in secret: two portraits in the middle of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.options import KeepCard, KeepDuke
from valeria_desktop.games.valeria.ui.cards.card_words import card_lines
from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.prompts.presenter import Presenter
from valeria_desktop.ui.prompts.window_sheet import WindowSheet

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_SIZE = 660, 660
_TEXT_WIDE = 290
"""The width of a card's words: half of the sheet, without its margins."""


class KeptColumn(QWidget):
    """A card to choose: the portrait, its words and the button."""

    chosen = Signal(str)

    def __init__(self, look: Look, option: KeepDuke | KeepCard, key: str) -> None:
        super().__init__()
        self.key = key
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        portrait = CardPortrait(look)
        portrait.show_card(option.card)
        portrait.setCursor(Qt.CursorShape.PointingHandCursor)
        column.addWidget(portrait, 1)
        self.text = Text(look, "\n".join(card_lines(option.card)), 15)
        self.text.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.text)
        self.button = Button(look, self.tr("Keep"), icon="crown", key=key, kind=ButtonKind.PRIMARY)
        self.button.set_height(46)
        self.button.setAccessibleName(
            self.tr("Keep {card}. {powers}").format(
                card=option.card.name, powers=" ".join(card_lines(option.card))
            )
        )
        self.button.clicked.connect(lambda: self.chosen.emit(option.id))
        column.addWidget(self.button)
        portrait.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Treat a click on the portrait as a click on the button."""
        if event.type() is QEvent.Type.MouseButtonRelease:
            self.button.click()
            return True
        return super().eventFilter(watched, event)


class KeptChoice(WindowSheet):
    """Shows the asked player's two cards in the middle of the window."""

    edge = 18

    def __init__(
        self, look: ParchmentLook, window: QWidget, title: str, options: list[KeepDuke | KeepCard]
    ) -> None:
        """Make a hidden sheet in a window."""
        super().__init__(look, window, title, _SIZE)
        self.columns: list[KeptColumn] = []
        self.box.setSpacing(-1)  # the style's spacing
        self.box.addLayout(self._cards(options), 1)
        aside = self.make_aside()
        aside.setAccessibleName(self.tr("Look at the table first; the choice waits at the margin."))
        self.box.addWidget(aside, 0, Qt.AlignmentFlag.AlignHCenter)

    def _cards(self, options: list[KeepDuke | KeepCard]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(24))
        for key, option in zip("12", options, strict=False):
            column = KeptColumn(self.look, option, key)
            column.chosen.connect(self.chosen)
            self.adopt(column.button)
            self.columns.append(column)
            row.addWidget(column, 1)
        wide = self.look.px(_TEXT_WIDE)
        room = max((column.text.heightForWidth(wide) for column in self.columns), default=0)
        for column in self.columns:  # so that both portraits are of one size
            column.text.setMinimumHeight(room)
        return row

    @property
    def first_focus(self) -> QWidget:
        return self.columns[0].button if self.columns else self

    @property
    def margin(self) -> int:
        return self.look.px(24)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right} and self.columns:
            column = self.columns[0 if event.key() == Qt.Key.Key_Left else -1]
            column.button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)


class _KeepPresenter(Presenter):
    """Stands for the choice in the prompt, without a word about the cards."""

    def make_sheet(self, window: QWidget) -> KeptChoice:
        options = self.decision.options
        offered = [option for option in options if isinstance(option, KeepDuke | KeepCard)]
        name = self.scene.seats[self.seat].name
        title = self.tr("{name}, {question}").format(name=name, question=self.question())
        return KeptChoice(self.look, window, title, offered)

    def note(self) -> str:
        return self.advice()


class DukePresenter(_KeepPresenter):
    """Asks for a Duke."""

    def build(self) -> None:
        """Offer a button that opens the choice again."""
        button = self.offer_sheet(self.tr("Show my Dukes"), "crown")
        button.setAccessibleName(self.tr("Show the two Dukes dealt to you."))

    def advice(self) -> str:
        return self.tr("Look around as long as you like; nobody else sees your Dukes.")


class KeepsakePresenter(_KeepPresenter):
    """Asks for a card that is shown when all have chosen (C5)."""

    def build(self) -> None:
        """Offer a button that opens the choice again."""
        button = self.offer_sheet(self.tr("Show my cards"), "crown")
        button.setAccessibleName(self.tr("Show the two cards dealt to you."))

    def advice(self) -> str:
        return self.tr("Nobody else sees your cards before all have chosen.")
