"""The options of a game: opponents, solo options, variants and edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.bots.registry import best_bot, with_leaning
from valeria_desktop.games.valeria.draft import DECKS
from valeria_desktop.games.valeria.rules.setup import Edition, Laying, Level, Solo, Variant
from valeria_desktop.games.valeria.ui.screens.preset_pictures import pictures_of_modes
from valeria_desktop.games.valeria.ui.screens.setup_words import SetupWords
from valeria_desktop.ui.controls.fields import Selector, Tick, labelled
from valeria_desktop.ui.controls.picture_button import PictureChoices
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look


_PICTURE = (130, 60)
_FEWEST = 2  # least number of players against each other
_ICONS = {
    Variant.MIXED: "random",
    Variant.NO_DUKE: "crown",
    Variant.EVENTS: "events",
    Variant.EVENT_CARDS: "exhausted",
}


class ModeEditor(QWidget):
    """The choice of opponents, by pictures: other players or one of two solo games."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's opponents."""
        super().__init__()
        self._draft = draft
        words = SetupWords(self)
        name = self.tr("Against whom")
        self.choices = PictureChoices(look, name, pictures_of_modes(), _PICTURE)
        solos = ((name, solo) for solo, (name, _) in words.solos().items())
        self.choices.offer(((self.tr("Each other"), None), *solos))
        self.choices.chosen.connect(self._chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.choices)

    def refresh(self) -> None:
        """Show the draft again."""
        self.choices.show_value(self._draft.solo if self._draft.is_solo else None)

    def _chosen(self, solo: Solo | None) -> None:
        draft = self._draft
        if solo is not None:
            draft.solo, draft.players = solo, 1
        elif draft.is_solo:
            draft.players = _FEWEST
        draft.drop_what_cannot_be()
        self.changed.emit()


class SoloEditor(QWidget):
    """The level or the length of a solo game, and watching a bot play it."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's options."""
        super().__init__()
        self._draft = draft
        self._words = SetupWords(self)
        self.level = Selector(look, self.tr("Level"))
        self.deck = Selector(look, self.tr("Length"))
        self._about = Text(look, "", 14, is_quiet=True)
        self.watch = Tick(look, self.tr("Watch it played"))
        words_of_watch = self.tr("A bot plays for you while you watch.")
        self.watch.setAccessibleDescription(words_of_watch)
        explain_beside(self.watch, words_of_watch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(3))
        self._level_row = labelled(look, self.tr("Level"), self.level)
        self._deck_row = labelled(look, self.tr("Length"), self.deck)
        column.addWidget(self._level_row)
        column.addWidget(self._deck_row)
        column.addWidget(self._about)
        column.addWidget(self.watch)
        self.watch.clicked.connect(self._watch)
        self.level.offer((words, level) for level, words in self._words.levels().items())
        self.deck.offer((self._words.length(deck), deck) for deck in DECKS)
        for box in (self.level, self.deck):
            box.activated.connect(self._chosen)

    def refresh(self) -> None:
        """Show the draft again."""
        draft = self._draft
        self.setVisible(draft.is_solo)
        self._level_row.setVisible(draft.solo is Solo.DARK_LORD)
        self._deck_row.setVisible(draft.solo is Solo.SIEGE)
        self.level.show_value(draft.level)
        self.deck.show_value(draft.deck)
        self._about.setText(self._words.solos()[draft.solo][1])
        self.watch.setChecked(draft.watched is not None)

    def _watch(self, is_watched: bool) -> None:  # noqa: FBT001 - a slot
        """Let the best bot play the seat as a guest, or a person again."""
        draft = self._draft
        guest = draft.guests.free(draft.seats)
        best = with_leaning(best_bot(draft.rules), guest)
        draft.invite(0, best if is_watched else None)
        self.changed.emit()

    def _chosen(self) -> None:
        self._draft.level = Level(self.level.currentData())
        self._draft.deck = int(self.deck.currentData())
        self._draft.drop_what_cannot_be()
        self.changed.emit()


class VariantsEditor(QWidget):
    """The variants, each with its meaning or the reason against it, and the edition."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's options."""
        super().__init__()
        self._look = look
        self._draft = draft
        self._words = SetupWords(self)
        self.boxes: dict[Variant, Tick] = {}
        self.reasons: dict[Variant, Text] = {}
        self._named: Catalog | None = None
        """The cards by which the editions are named."""
        self._is_of_siege = False
        self.laying = Selector(look, self.tr("Event cards lie"))
        self.edition = Selector(look, self.tr("Edition"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(3))
        column.addWidget(Heading(look, self.tr("Variants"), 19))
        for variant, (name, _) in self._words.variants().items():
            column.addLayout(self._row(variant, name))
        self._laying_row = labelled(look, self.tr("Event cards lie"), self.laying)
        column.addWidget(self._laying_row)
        column.addSpacing(look.px(2))
        column.addWidget(labelled(look, self.tr("Edition"), self.edition))
        look.changed.connect(self._draw_icons)
        self._draw_icons()
        self.edition.activated.connect(self._edition_chosen)
        self.laying.offer((words, laying) for laying, words in self._words.layings().items())
        self.laying.activated.connect(self._laying_chosen)

    def _draw_icons(self) -> None:
        side = self._look.px(20)
        for variant, box in self.boxes.items():
            box.setIcon(self._look.qicon(_ICONS[variant]))
            box.setIconSize(QSize(side, side))

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
        for variant, box in self.boxes.items():
            is_on = variant in self._draft.variants
            why_not = tell(self._draft.refusal_of_variant(variant))
            about = why_not or self._about(variant)
            box.setChecked(is_on)
            box.setEnabled(is_on or not why_not)
            box.setAccessibleDescription(about)
            explain_beside(box, about)
            self.reasons[variant].setText(about)
            for part in (box, self.reasons[variant]):
                part.setVisible(variant in self._draft.offered)
        self._laying_row.setVisible(self._draft.setup.has_event_cards)
        self.laying.show_value(self._draft.laying)
        self._show_edition()

    def _show_edition(self) -> None:
        """Show the editions; the chosen boxes and the siege may change their names."""
        catalog, is_siege = self._draft.catalog, self._draft.is_siege
        if catalog is not self._named or is_siege != self._is_of_siege:
            self._named, self._is_of_siege = catalog, is_siege
            editions = self._words.editions(catalog, is_siege=is_siege)
            self.edition.offer((words, edition) for edition, words in editions.items())
        self.edition.show_value(self._draft.edition)

    def _about(self, variant: Variant) -> str:
        """Return a variant's meaning, with the Events that were chosen for it."""
        meaning = self._words.variants()[variant][1]
        cards = self._draft.wantable.get(variant, ())
        wanted = [card for card in cards if card.id in self._draft.wanted(variant)]
        return f"{meaning} {self._words.chosen(wanted)}" if wanted else meaning

    def _turn(self, variant: Variant, *, on: bool) -> None:
        variants = self._draft.variants
        self._draft.variants = variants | {variant} if on else variants - {variant}
        self.changed.emit()

    def _edition_chosen(self) -> None:
        self._draft.edition = Edition(self.edition.currentData())
        self._draft.drop_what_cannot_be()
        self.changed.emit()

    def _laying_chosen(self) -> None:
        chosen = self.laying.currentData()
        self._draft.laying = Laying(chosen) if chosen else None
        self.changed.emit()
