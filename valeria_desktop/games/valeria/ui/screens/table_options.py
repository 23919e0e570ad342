"""What kind of game: alone against whom, with which variants, of which edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.games.valeria.draft import DECKS
from valeria_desktop.games.valeria.rules.model.cards import Edition
from valeria_desktop.games.valeria.rules.setup import Level, Solo, Variant
from valeria_desktop.games.valeria.ui.screens.words import SetupWords
from valeria_desktop.ui.kit.controls import Heading, Text
from valeria_desktop.ui.kit.fields import Selector, Tick, labelled
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.ui.kit.look import Look


class SoloEditor(QWidget):
    """Which game one person plays alone, and how hard or how long it is."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's choices."""
        super().__init__()
        self._draft = draft
        self._words = SetupWords(self)
        self.game = Selector(look, self.tr("Solo game"))
        self.level = Selector(look, self.tr("Level"))
        self.deck = Selector(look, self.tr("Length"))
        self._about = Text(look, "", 14, is_quiet=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(3))
        column.addWidget(labelled(look, self.tr("Against"), self.game))
        self._level_row = labelled(look, self.tr("Level"), self.level)
        self._deck_row = labelled(look, self.tr("Length"), self.deck)
        column.addWidget(self._level_row)
        column.addWidget(self._deck_row)
        column.addWidget(self._about)
        self.game.offer((words, solo) for solo, (words, _) in self._words.solos().items())
        self.level.offer((words, level) for level, words in self._words.levels().items())
        self.deck.offer((self._words.length(deck), deck) for deck in DECKS)
        for box in (self.game, self.level, self.deck):
            box.activated.connect(self._chosen)

    def refresh(self) -> None:
        """Show the draft again."""
        draft = self._draft
        self.setVisible(draft.is_solo)
        self._level_row.setVisible(draft.solo is Solo.DARK_LORD)
        self._deck_row.setVisible(draft.solo is Solo.SIEGE)
        self.game.show_value(draft.solo)
        self.level.show_value(draft.level)
        self.deck.show_value(draft.deck)
        self._about.setText(self._words.solos()[draft.solo][1])

    def _chosen(self) -> None:
        self._draft.solo = Solo(self.game.currentData())
        self._draft.level = Level(self.level.currentData())
        self._draft.deck = int(self.deck.currentData())
        self._draft.drop_what_cannot_be()
        self.changed.emit()


class VariantsEditor(QWidget):
    """The variants, each with what it means or why it can't be had, and the edition."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's choices."""
        super().__init__()
        self._look = look
        self._draft = draft
        self._words = SetupWords(self)
        self.boxes: dict[Variant, Tick] = {}
        self.reasons: dict[Variant, Text] = {}
        self.edition = Selector(look, self.tr("Edition"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(5))
        column.addWidget(Heading(look, self.tr("Variants"), 19))
        for variant, (name, _) in self._words.variants().items():
            column.addLayout(self._row(variant, name))
        column.addSpacing(look.px(4))
        column.addWidget(labelled(look, self.tr("Edition"), self.edition))
        self.edition.offer((words, edition) for edition, words in self._words.editions().items())
        self.edition.activated.connect(self._edition_chosen)

    def _row(self, variant: Variant, name: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        box = Tick(self._look, name, is_bold=True)
        words = Text(self._look, "", 14, is_quiet=True)
        words.setContentsMargins(self._look.px(24), 0, 0, 0)
        self.boxes[variant] = box
        self.reasons[variant] = words
        box.clicked.connect(lambda checked: self._turn(variant, on=checked))
        column.addWidget(box)
        column.addWidget(words)
        return column

    def refresh(self) -> None:
        """Show the draft again."""
        meanings = self._words.variants()
        for variant, box in self.boxes.items():
            is_on = variant in self._draft.variants
            why_not = tell(self._draft.refusal_of_variant(variant))
            about = why_not or meanings[variant][1]
            box.setChecked(is_on)
            box.setEnabled(is_on or not why_not)
            box.setAccessibleDescription(about)
            explain_beside(box, about)
            self.reasons[variant].setText(about)
        self.edition.show_value(self._draft.edition)

    def _turn(self, variant: Variant, *, on: bool) -> None:
        variants = self._draft.variants
        self._draft.variants = variants | {variant} if on else variants - {variant}
        self.changed.emit()

    def _edition_chosen(self) -> None:
        self._draft.edition = Edition(self.edition.currentData())
        self._draft.drop_what_cannot_be()
        self.changed.emit()
