"""The page for a new game: players, variants, and the stacks that the set-up deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QStackedLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.games.valeria.rules.setup import CUSTOM
from valeria_desktop.games.valeria.ui.guests import cast
from valeria_desktop.games.valeria.ui.screens.custom_setup import CustomEditor
from valeria_desktop.games.valeria.ui.screens.preset_pictures import pictures_of_presets
from valeria_desktop.games.valeria.ui.screens.setup_words import SetupWords, preset_words
from valeria_desktop.games.valeria.ui.screens.stacks_preview import StacksPreview
from valeria_desktop.games.valeria.ui.screens.table_options import (
    ModeEditor,
    SoloEditor,
    VariantsEditor,
)
from valeria_desktop.games.valeria.ui.shelf.evening import FirstEvening, told_of, turns_of
from valeria_desktop.games.valeria.ui.shelf.page import ShelfPage
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.focus import untold
from valeria_desktop.ui.controls.picture_button import PictureChoices
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.screens.setup.page import SetupPage

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.games.valeria.rules.model.catalog import Preset
    from valeria_desktop.ui.controls.page import Sheet
    from valeria_desktop.ui.paint.look import Look

_EDGE = 18
_GAP = 8
_OPTIONS = 486
_LEAST = 354
_PRESET = (116, 58)
_CARDS = 628  # least width of the stacks, in pixels


class NewGameScreen(SetupPage):
    """Players and seats at the left, with variants; the cards of the set-up at the right.

    With sets to choose from, a door leads to the shelf of boxes, which is a leaf of the page.
    """

    _draft: Draft

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show a draft."""
        super().__init__(look, draft, cast())
        paper = self.sheet.look
        self.modes = ModeEditor(paper, draft)
        self.solo = SoloEditor(paper, draft)
        self.variants = VariantsEditor(paper, draft)
        self.preset = PictureChoices(look, self.tr("Set-up of the cards"), {}, _PRESET)
        self.peek = Button(look, self.tr("Show the stacks"), icon="eye")
        self.preview = StacksPreview(look)
        self.custom = CustomEditor(look, draft)
        self.door = Button(look, icon="book")
        self.shelf = ShelfPage(look, draft) if draft.box().sets else None
        self.evening = FirstEvening(look, self.tr("To the table"))
        self._before = 0
        self._way_back: QWidget = self.door
        """The door that the shelf was opened by."""
        self._leaves = QStackedLayout(self)
        self._shown_presets: tuple[Preset, ...] = ()
        self._options = QWidget()
        self._scroll = QScrollArea()
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self._fit()
        self.refresh()

    # --- layout

    def _lay_out(self) -> None:
        px, players = self._look.px, QWidget()
        outer = QVBoxLayout(players)
        outer.setContentsMargins(px(_EDGE), px(4), px(_EDGE), px(8))
        outer.setSpacing(px(4))
        self.peek.setCheckable(True)
        head = QHBoxLayout()
        head.addWidget(Heading(self._look, self.tr("New game"), 32))
        head.addStretch(1)
        head.addWidget(self.door)
        head.addWidget(self.peek)
        outer.addLayout(head)
        middle = QHBoxLayout()
        middle.setSpacing(px(_GAP))
        middle.addWidget(self._options_column())
        middle.addWidget(self._cards(), 1)
        outer.addLayout(middle, 1)
        outer.addLayout(self.foot())
        self._leaves.addWidget(players)
        self.door.setVisible(self.shelf is not None)
        if self.shelf is not None:
            self._leaves.addWidget(self.shelf)
        self._leaves.addWidget(self.evening)

    def _options_column(self) -> Sheet:
        px = self._look.px
        column = QVBoxLayout(self._options)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(2))
        column.addWidget(self.modes)
        column.addLayout(self.player_buttons())
        column.addWidget(self.seats)
        column.addWidget(self.solo)
        column.addSpacing(px(4))
        column.addWidget(self.variants)
        column.addStretch(1)
        column.addWidget(self.help)
        column.addWidget(self.seed)
        self._scroll.setWidget(self._options)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        edge = self.sheet.edge()
        written = QVBoxLayout(self.sheet)
        written.setContentsMargins(edge, edge, edge, edge)
        written.addWidget(self._scroll)
        return self.sheet

    def _cards(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(4))
        column.addWidget(self.preset)
        self._pages.addWidget(self.preview)
        self._pages.addWidget(self.custom)
        column.addWidget(self._pages, 1)
        return side

    def _offer_presets(self) -> None:
        """Offer the presets of all boxes in use, each with its picture."""
        catalog = self._draft.catalog
        if catalog.presets == self._shown_presets:
            return
        self._shown_presets = catalog.presets
        more = ((name, value) for value, name in SetupWords(self).presets().items())
        offered = [*((preset_words(preset), preset.id) for preset in catalog.presets), *more]
        self.preset.offer_pictures(offered, pictures_of_presets(self._look, catalog))

    def _connect(self) -> None:
        self.preset.chosen.connect(self._preset_chosen)
        self.peek.clicked.connect(self.refresh)
        for part in (self.modes, self.solo, self.variants, self.custom):
            part.changed.connect(self.refresh)
        self._look.changed.connect(self._fit)
        self.evening.steps.finished.connect(self._start_game)
        self.evening.steps.turns_asked.connect(self.turns_asked)
        if self.shelf is not None:
            self.door.clicked.connect(self.open_shelf)
            self.custom.filters.box_asked.connect(self._look_up_box)
            self.shelf.closed.connect(self.close_shelf)
            self.shelf.changed.connect(self.refresh)
            self.shelf.start_asked.connect(self._start_game)
            self.shelf.custom_asked.connect(self._choose_custom)

    def _fit(self) -> None:
        """Set the width of the options, and leave the cards their least width."""
        px = self._look.px
        for button in (*self.preset.buttons(), *self.modes.choices.buttons()):
            button.updateGeometry()
        needed = (part.minimumSizeHint().width() for part in (self._pages, self.preset))
        cards = max(_CARDS, *needed)
        left = max(_LEAST, self.width() - cards - px(2 * _EDGE + _GAP))
        wide = min(px(_OPTIONS), left)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self.seats.fit(wide - 2 * self.sheet.edge() - bar)
        self.sheet.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- choices

    def _preset_chosen(self, preset: str) -> None:
        if preset == CUSTOM:
            self._draft.start_custom()
        self._draft.preset = preset
        self.peek.setChecked(False)
        self.refresh()

    # --- the shelf

    def open_shelf(self) -> None:
        """Show the boxes."""
        self._show_box("", self.door)

    def _look_up_box(self, box: str) -> None:
        """Show a box of which Custom shows cards."""
        self._show_box(box, self.custom.filters.door)

    def _show_box(self, box: str, door: QWidget) -> None:
        """Show the boxes behind a door, with the focus on one of them or on the first."""
        if self.shelf is not None:
            self._way_back = door
            self._turn_to(self._leaves.indexOf(self.shelf))
            self.refresh()
            first = self.shelf.boxes.get(box, self.shelf.first_focus)
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def _turn_to(self, leaf: int) -> None:
        """Show a leaf, which gives the focus on by itself: Qt would pass its first widget."""
        focused = self.window().focusWidget()
        if self.isAncestorOf(focused) and leaf != self._leaves.currentIndex():
            with untold():
                focused.clearFocus()
        self._leaves.setCurrentIndex(leaf)

    def close_shelf(self) -> None:
        """Go back to the door that was opened; Custom has none once no box is in use."""
        self._turn_to(0)
        self.refresh()
        door = self._way_back if self._way_back.isVisible() else self.door
        door.setFocus(Qt.FocusReason.TabFocusReason)

    # --- the first evening

    def _start_game(self) -> None:
        """Start the game, after a few words about boxes that were never played."""
        draft = self._draft
        new = [name for name in draft.box().sets if name in draft.sets_in_use - draft.met]
        steps = told_of(draft.box(), new) if self.start.isEnabled() else []
        if steps and self._leaves.currentWidget() is not self.evening:
            self._before = self._leaves.currentIndex()
            self._turn_to(self._leaves.indexOf(self.evening))
            self.evening.steps.show_steps(steps, turns_of(draft.box(), new))
        else:
            super()._start_game()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_told = self._leaves.currentWidget() is self.evening
        if is_told and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.evening.steps.go_on()
        elif is_told and event.key() == Qt.Key.Key_Escape:
            self._turn_to(self._before)
            page = self if self.shelf is None or self.shelf.isHidden() else self.shelf
            page.start.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def let_move(self, *, moves: bool) -> None:
        if self.shelf is not None:
            self.shelf.let_move(moves=moves)

    def _choose_custom(self) -> None:
        self._turn_to(0)
        self._preset_chosen(CUSTOM)
        self.preset.button_of(CUSTOM).setFocus(Qt.FocusReason.TabFocusReason)

    def take_focus(self) -> None:
        self._leaves.setCurrentIndex(0)
        super().take_focus()

    # --- contents

    def refresh(self) -> None:
        super().refresh()
        draft = self._draft
        if self.shelf is not None and self._leaves.currentWidget() is self.shelf:
            self.shelf.refresh()
            return
        self._offer_presets()
        if self.shelf is not None:
            self.door.setText(self.shelf.words.door(draft))
        is_custom = draft.preset == CUSTOM
        self.modes.refresh()
        self.solo.refresh()
        self.variants.refresh()
        self.preset.show_value(draft.preset)
        if is_custom:
            self.custom.refresh()
        self._show_cards(is_custom=is_custom)

    def _show_cards(self, *, is_custom: bool) -> None:
        scene = self._draft.preview()
        self.peek.setVisible(is_custom)
        self.peek.setEnabled(scene is not None)
        is_shown = not is_custom or (self.peek.isChecked() and scene is not None)
        if is_shown and scene is not None:
            self.preview.show_scene(scene)
        self._pages.setCurrentIndex(0 if is_shown else 1)

    def _refused_part(self) -> QWidget:
        return self.preset
