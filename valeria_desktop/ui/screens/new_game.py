"""Setting up a game: who plays, with which cards and variants; the stacks are shown at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.engine.cards import Edition
from valeria_desktop.engine.setup import CUSTOM, MAX_PLAYERS, Level, Solo, Variant
from valeria_desktop.session.draft import any_seed
from valeria_desktop.ui.centre.view import CentreView
from valeria_desktop.ui.controls import Button, Heading, Kind, Text, panel
from valeria_desktop.ui.page import Page
from valeria_desktop.ui.screens.custom import CustomEditor
from valeria_desktop.ui.screens.seats import SeatsEditor
from valeria_desktop.ui.screens.words import SetupWords

if TYPE_CHECKING:
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.look import Look


class NewGameScreen(Page):
    """A draft on the screen; starting it is one click away."""

    started = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show a draft."""
        super().__init__(look)
        self._draft = draft
        self._words = SetupWords(self)
        self._players = QButtonGroup(self)
        self._seats = SeatsEditor(look, draft)
        self._edition = QComboBox()
        self._preset = QComboBox()
        self._solo = QComboBox()
        self._level = QComboBox()
        self._variants: dict[Variant, QCheckBox] = {}
        self._variant_words: dict[Variant, Text] = {}
        self._seed = QLineEdit()
        self._about_solo = Text(look, "", 14, is_quiet=True)
        self._preview = CentreView(look)
        self._preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._custom = CustomEditor(look, draft)
        self._pages = QStackedWidget()
        self._refusal = Text(look, "", 15)
        self._start = Button(look, self.tr("Start"), icon="play", key="⏎", kind=Kind.PRIMARY)
        self._lay_out()
        self._connect()
        self.refresh()

    # --- layout

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(18), px(10), px(18), px(12))
        outer.addWidget(Heading(self._look, self.tr("New game"), 32))
        middle = QHBoxLayout()
        middle.setSpacing(px(12))
        middle.addWidget(self._options())
        middle.addWidget(self._cards(), 1)
        outer.addLayout(middle, 1)
        foot = QHBoxLayout()
        back = self.back_button()
        foot.addWidget(back)
        foot.addWidget(self._refusal, 1)
        self._start.setMinimumWidth(px(190))
        foot.addWidget(self._start)
        outer.addLayout(foot)

    def _options(self) -> QWidget:
        px = self._look.px
        inside = panel()
        inside.setFixedWidth(px(452))
        column = QVBoxLayout(inside)
        column.setSpacing(px(5))
        column.addWidget(Heading(self._look, self.tr("Players"), 19))
        column.addLayout(self._player_buttons())
        column.addWidget(self._seats)
        for box in (self._solo, self._level):
            column.addWidget(box)
        column.addWidget(self._about_solo)
        column.addSpacing(px(4))
        column.addWidget(Heading(self._look, self.tr("Variants"), 19))
        for variant, (name, meaning) in self._words.variants().items():
            column.addLayout(self._variant_row(variant, name, meaning))
        column.addWidget(self._edition)
        column.addStretch(1)
        column.addLayout(self._seed_row())
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFixedWidth(px(474))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return scroll

    def _player_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for number in range(1, MAX_PLAYERS + 1):
            words = self.tr("Solo") if number == 1 else str(number)
            button = Button(self._look, words)
            button.setCheckable(True)
            button.setAccessibleName(self.tr("Players: {number}").format(number=number))
            self._players.addButton(button, number)
            row.addWidget(button)
        return row

    def _variant_row(self, variant: Variant, name: str, meaning: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        box = QCheckBox(name)
        box.setFont(self._look.bold(15))
        words = Text(self._look, meaning, 13, is_quiet=True)
        words.setContentsMargins(self._look.px(22), 0, 0, 0)
        self._variants[variant] = box
        self._variant_words[variant] = words
        column.addWidget(box)
        column.addWidget(words)
        return column

    def _seed_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(Text(self._look, self.tr("Seed"), 15))
        self._seed.setFont(self._look.font(15))
        self._seed.setAccessibleName(self.tr("Seed: the same one deals the same game"))
        self._seed.setToolTip(self._seed.accessibleName())
        row.addWidget(self._seed, 1)
        for icon, words, slot in (
            ("copy", self.tr("Copy the seed"), self._copy_seed),
            ("random", self.tr("Another seed"), self._draw_seed),
        ):
            button = Button(self._look, "", icon=icon)
            button.setAccessibleName(words)
            button.setToolTip(words)
            button.clicked.connect(slot)
            row.addWidget(button)
        return row

    def _cards(self) -> QWidget:
        frame = panel()
        column = QVBoxLayout(frame)
        row = QHBoxLayout()
        row.addWidget(Heading(self._look, self.tr("Cards"), 19))
        self._preset.setFont(self._look.font(15))
        self._preset.setAccessibleName(self.tr("Set-up of the cards"))
        row.addWidget(self._preset)
        row.addStretch(1)
        column.addLayout(row)
        self._pages.addWidget(self._preview)
        scroll = QScrollArea()
        scroll.setWidget(self._custom)
        scroll.setWidgetResizable(True)
        self._pages.addWidget(scroll)
        column.addWidget(self._pages, 1)
        return frame

    def _connect(self) -> None:
        for preset in self._draft.catalog.presets:
            self._preset.addItem(preset.name, preset.id)
        for value, words in self._words.presets().items():
            self._preset.addItem(words, value)
        for edition, words in self._words.editions().items():
            self._edition.addItem(words, edition)
        for solo, (words, _) in self._words.solos().items():
            self._solo.addItem(words, solo)
        for level, words in self._words.levels().items():
            self._level.addItem(words, level)
        for box, name in (
            (self._edition, self.tr("Edition")),
            (self._solo, self.tr("Solo game")),
            (self._level, self.tr("Level")),
        ):
            box.setFont(self._look.font(15))
            box.setAccessibleName(name)
            box.activated.connect(self._chosen)
        self._preset.activated.connect(self._preset_chosen)
        self._players.idClicked.connect(self._players_chosen)
        self._seats.changed.connect(self.refresh)
        self._custom.changed.connect(self.refresh)
        self._seed.textEdited.connect(self._seed_entered)
        for variant, check in self._variants.items():
            check.clicked.connect(lambda checked, variant=variant: self._turn(variant, on=checked))
        self._start.clicked.connect(self._start_game)

    # --- what is chosen

    def _players_chosen(self, number: int) -> None:
        self._draft.players = number
        self._draft.drop_what_cannot_be()
        self.refresh()

    def _chosen(self) -> None:
        self._draft.edition = Edition(self._edition.currentData())
        self._draft.solo = Solo(self._solo.currentData())
        self._draft.level = Level(self._level.currentData())
        self._draft.drop_what_cannot_be()
        self.refresh()

    def _preset_chosen(self) -> None:
        preset = str(self._preset.currentData())
        if preset == CUSTOM:
            self._draft.start_custom()
        self._draft.preset = preset
        self.refresh()

    def _turn(self, variant: Variant, *, on: bool) -> None:
        self._draft.variants = (
            self._draft.variants | {variant} if on else self._draft.variants - {variant}
        )
        self.refresh()

    def _seed_entered(self, text: str) -> None:
        if text.strip().isdecimal():
            self._draft.seed = int(text)
        self.refresh(keeps_seed=True)

    def _draw_seed(self) -> None:
        self._draft.seed = any_seed()
        self.refresh()

    def _copy_seed(self) -> None:
        QGuiApplication.clipboard().setText(str(self._draft.seed))

    def start_solo(self, *, is_solo: bool) -> None:
        """Begin with one player, or with more than one."""
        if is_solo != self._draft.is_solo:
            self._players_chosen(1 if is_solo else 2)
        self._start.setFocus()

    # --- what is shown

    def refresh(self, *, keeps_seed: bool = False) -> None:
        """Show the draft, and why it can't be played if it can't."""
        draft = self._draft
        self._players.button(draft.players).setChecked(True)
        self._seats.refresh()
        self._show_solo()
        self._edition.setCurrentIndex(self._edition.findData(draft.edition))
        self._preset.setCurrentIndex(self._preset.findData(draft.preset))
        if not keeps_seed:
            self._seed.setText(str(draft.seed))
        self._show_variants()
        refusal = draft.refusal()
        if not self._seed.text().strip().isdecimal():
            refusal = self.tr("The seed must be a whole number.")
        self._refusal.setText(refusal)
        self._start.setEnabled(not refusal)
        self._pages.setCurrentIndex(1 if draft.preset == CUSTOM else 0)
        if draft.preset == CUSTOM:
            self._custom.refresh()
        self._show_preview()

    def _show_solo(self) -> None:
        draft = self._draft
        self._solo.setVisible(draft.is_solo)
        self._level.setVisible(draft.is_solo and draft.solo is Solo.DARK_LORD)
        self._about_solo.setVisible(draft.is_solo)
        self._solo.setCurrentIndex(self._solo.findData(draft.solo))
        self._level.setCurrentIndex(self._level.findData(draft.level))
        self._about_solo.setText(self._words.solos()[draft.solo][1])

    def _show_variants(self) -> None:
        meanings = self._words.variants()
        for variant, box in self._variants.items():
            why_not = self._draft.refusal_of_variant(variant)
            box.setChecked(variant in self._draft.variants)
            box.setEnabled(not why_not)
            self._variant_words[variant].setText(why_not or meanings[variant][1])

    def _show_preview(self) -> None:
        scene = self._draft.preview()
        if scene is not None:
            self._preview.show_scene(scene)

    def _start_game(self) -> None:
        if not self._draft.refusal():
            self.started.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._start_game()
        else:
            super().keyPressEvent(event)
