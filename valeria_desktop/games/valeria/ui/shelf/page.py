"""The page of the shelf: boxes by candlelight, the kingdom they would make, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.setup import AREAS, CUSTOM, RANDOM
from valeria_desktop.games.valeria.ui.screens.setup_words import preset_words
from valeria_desktop.games.valeria.ui.screens.stacks_preview import StacksPreview
from valeria_desktop.games.valeria.ui.shelf.boards import Shelf
from valeria_desktop.games.valeria.ui.shelf.box import BoxButton
from valeria_desktop.games.valeria.ui.shelf.guests import GuestSigns
from valeria_desktop.games.valeria.ui.shelf.kingdom import KingdomStacks
from valeria_desktop.games.valeria.ui.shelf.words import BoxWords
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.strokes import ENTER
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.ui.paint.look import Look

PRESET = "preset"
"""The choice of a set-up with a name, in place of a random or a custom one."""
_SHEET, _SHEET_HIGH = 216, 250
_HEAD, _LEAST_BELOW = 50, 176
"""The heights of the row on top, and of the least room below the boards, in pixels."""
_EDGE, _GAP = 10, 6
_TITLE, _SLIMMEST = 22, 0.7
"""The size of the title, and the least share of it in a narrow window."""


class ShelfPage(QWidget):
    """Shows all boxes, takes the choice among them, and starts the game."""

    changed = Signal()
    closed = Signal()
    """The player wants to go back to players and variants."""
    custom_asked = Signal()
    """The player wants to choose areas, citizens and domains."""
    start_asked = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the boxes of a draft."""
        super().__init__()
        self._look, self._draft = look, draft
        self.words = BoxWords(self)
        self.boxes: dict[str, BoxButton] = {}
        self.shelf = Shelf(look)
        self._scroll = QScrollArea()
        self.back = Button(look, self.tr("Back"), icon="left", key="Esc")
        self.manner = Choices(look, self.tr("Set-up of the cards"))
        self.kingdom = StacksPreview(look, KingdomStacks(look))
        self.sheet = Sheet(look, is_lit=True)
        paper = self.sheet.look
        self.title = Heading(paper, "", 19)
        self.guests = GuestSigns(paper, draft)
        self.note = Text(paper, "", 14, is_quiet=True)
        self.surprise = Button(paper, self.tr("Surprise me"), icon="random", key="R")
        self.start = Button(paper, self.tr("To the table"), key=ENTER, kind=ButtonKind.PRIMARY)
        self._is_low = False
        self._fill_shelf()
        self._lay_out()
        self._connect()
        self._fit()

    # --- layout

    def _fill_shelf(self) -> None:
        base = BoxButton(self._look, self.words.base(self._draft))
        for name in self._draft.box().sets:
            box = BoxButton(self._look, self.words.lid(self._draft, name))
            box.asked.connect(lambda name=name: self._change(name))
            box.installEventFilter(self)
            self.boxes[name] = box
        base.installEventFilter(self)
        self.shelf.lay([base, *self.boxes.values()])

    def _lay_out(self) -> None:
        px = self._look.px
        self.manner.offer(
            [
                (self.tr("Ready-made"), PRESET),
                (self.tr("Random"), RANDOM),
                (self.tr("Custom…"), CUSTOM),
            ]
        )
        self._lay_out_head()
        self._scroll.setWidget(self.shelf)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._below = QWidget()
        below = QHBoxLayout(self._below)
        below.setContentsMargins(_EDGE, 0, _EDGE, px(_GAP))
        below.addWidget(self.kingdom, 1)
        below.addWidget(self._sheet())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(_GAP))
        column.addLayout(self._head)
        column.addWidget(self._scroll)
        column.addWidget(self._below)
        column.addStretch(1)

    def _lay_out_head(self) -> None:
        px = self._look.px
        self._head = head = QHBoxLayout()
        head.setContentsMargins(_EDGE, px(4), _EDGE, 0)
        head.addWidget(self.back)
        head.addSpacing(px(8))
        self._title = Heading(self._look, self.tr("Which boxes come to the table?"), _TITLE)
        self._title.setMinimumWidth(1)  # it gets smaller letters where there is little room
        head.addWidget(self._title, 1)
        head.addWidget(self.manner)

    def _sheet(self) -> Sheet:
        column = QVBoxLayout()
        column.setSpacing(self._look.px(4))
        for part in (self.title, self.guests, self.note):
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(self.surprise)
        column.addWidget(self.start)
        self.sheet.lay_within(column)
        return self.sheet

    def _connect(self) -> None:
        self.back.clicked.connect(self.closed)
        self.start.clicked.connect(self.start_asked)
        self.surprise.clicked.connect(self._surprise)
        self.manner.chosen.connect(self._manner_chosen)
        self._look.changed.connect(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many whole boards as leave room for the kingdom below them."""
        px = self._look.px
        self.shelf.share_out(self.width() - self._scroll.verticalScrollBar().sizeHint().width())
        board = self.shelf.board
        self.sheet.setFixedWidth(px(_SHEET))
        room = self.height() - px(_HEAD)
        most = max(1, (room - px(_LEAST_BELOW)) // board)
        shown = min(self.shelf.boards, most) * board
        self._scroll.setFixedHeight(shown)
        self._scroll.verticalScrollBar().setSingleStep(max(1, board // 3))
        self._below.setFixedHeight(max(px(_LEAST_BELOW), room - shown - px(_GAP)))
        self._is_low = room - shown < px(_SHEET_HIGH)
        self.back.setMinimumWidth(self.back.sizeHint().width())
        self._fit_head()
        self._show_sheet()

    def _fit_head(self) -> None:
        """Give the manners of choosing cards one width where there is room, beside the title."""
        px, buttons = self._look.px, self.manner.buttons()
        self._title.set_size(_TITLE)
        beside = self.back.minimumWidth() + px(8) + 2 * _EDGE + 2 * self._head.spacing()
        room = self.width() - beside - (len(buttons) - 1) * px(4)
        own = [button.sizeHint().width() for button in buttons]
        title = self._title.sizeHint().width()
        is_wide = title + len(own) * max(own) <= room
        for button, width in zip(buttons, own, strict=True):
            button.setMinimumWidth(max(own) if is_wide else width)
        if title > room - sum(own):
            self._title.set_size(_TITLE * max(_SLIMMEST, (room - sum(own)) / title))

    def _show_sheet(self) -> None:
        """Show what the sheet has room for; a reason always has room."""
        self.guests.setHidden(self._is_low)
        self.title.setHidden(self._is_low and not self.start.isEnabled())
        self.note.setHidden(not self.note.text() or (self._is_low and self.start.isEnabled()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll to the box that has got the focus."""
        if event.type() is event.Type.FocusIn and isinstance(watched, QWidget):
            self._scroll.ensureWidgetVisible(watched, 0, 0)
        return super().eventFilter(watched, event)

    def let_move(self, *, moves: bool) -> None:
        """Show boxes on their way, or where they stand."""
        for box in self.boxes.values():
            box.moves = moves

    # --- choices

    def _change(self, name: str) -> None:
        draft = self._draft
        if name in draft.sets:
            draft.choose_sets(draft.sets - {name})
            self.changed.emit()
            return
        missing = draft.missing_for(name)
        draft.variants |= missing
        draft.choose_sets(draft.sets | {name})
        self.changed.emit()
        comes = self.words.comes_along(missing)
        ALOUD.say(self, " ".join(filter(None, (comes, self.boxes[name].lid.slip))))

    def _manner_chosen(self, manner: object) -> None:
        if manner == CUSTOM:
            QTimer.singleShot(0, self, self.custom_asked.emit)  # Qt moves the focus here first
            return
        draft = self._draft
        if manner == RANDOM:
            draft.preset = RANDOM
        elif draft.preset in {RANDOM, CUSTOM}:
            draft.preset = draft.catalog.presets[0].id
        self.changed.emit()

    def _surprise(self) -> None:
        self._draft.surprise()
        self.changed.emit()
        scene = self._draft.preview()
        if scene is not None:  # the focus stays where it is, and nothing there has changed
            tops = (scene.view.top(place) for place in range(AREAS))
            homes = [tell(say(top.home)) for top in tops if top is not None and top.home]
            words = self.tr("Another kingdom: {areas}.")
            ALOUD.say(self, words.format(areas=QLocale().createSeparatedList(homes)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_R and not event.modifiers():
            self._surprise()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # --- contents

    def refresh(self) -> None:
        """Show the draft again."""
        draft = self._draft
        for name, box in self.boxes.items():
            box.show_lid(self.words.lid(draft, name))
        named = draft.preset if draft.preset in {RANDOM, CUSTOM} else PRESET
        self.manner.show_value(named)
        scene, refusal = draft.preview(), tell(draft.refusal())
        self.kingdom.setVisible(scene is not None)
        self.kingdom.invite(self.words.pools(draft))
        if scene is not None:
            self.kingdom.show_scene(scene)
        self.title.setText(self.words.in_use(draft))
        self.guests.update()
        self.note.setText(refusal or self._preset_words())
        self.start.setEnabled(not refusal)
        self.start.setAccessibleDescription(refusal)
        self._show_sheet()

    def _preset_words(self) -> str:
        """Name the preset, if there is one: the pictures of all are on the page of players."""
        named = {preset.id: preset_words(preset) for preset in self._draft.catalog.presets}
        return named.get(self._draft.preset, "")

    @property
    def first_focus(self) -> QWidget:
        """The box that has the focus first."""
        return next(iter(self.boxes.values()))
