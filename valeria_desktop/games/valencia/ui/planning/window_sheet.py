"""A sheet in the middle of a window: its keys, and the zoom over what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.games.valencia.rules.at import AtCard
from valeria_desktop.games.valencia.ui.zoom.card_notes import said_of_card
from valeria_desktop.games.valencia.ui.zoom.pictures import CardsPicture
from valeria_desktop.games.valencia.ui.zoom.zoom import ValencianAsks, Zoom
from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.controls import Heading, Text
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.parchment import paint_sheet
from valeria_desktop.ui.prompts.sheet import Sheet
from valeria_desktop.ui.zoom.asks import yes
from valeria_desktop.ui.zoom.looked import Looked

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.parchment import ParchmentLook


ASIDE_KEY = "T"
_ZOOM_KEY = Qt.Key.Key_Z
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class WindowSheet(Sheet):
    """Stands over the table, as large as it wishes and its window allows."""

    again = Signal()
    """Everything is to be taken back to where the chain of questions began."""
    turned = Signal()
    """It came to the middle of the window, or was put aside."""

    def __init__(
        self, look: ParchmentLook, window: QWidget, title: str, size: tuple[int, int]
    ) -> None:
        """Stand in a window, hidden; the size is in units."""
        super().__init__(window)
        self.look = look
        self._window = window
        self._wished = size
        self._kept = KeptPictures(look)
        self.keys: dict[str, Button] = {}
        """The buttons by the keys they show."""
        self.default: Button | None = None
        """What Enter presses."""
        self.zoom: SheetZoom | None = None
        """What shows closely what lies on it."""
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(*(look.px(20),) * 4)
        self.box.setSpacing(look.px(8))
        self.heading = Heading(look, title, 24)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.box.addWidget(self.heading)
        self.hint = Text(look, "", 15)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.hint.setWordWrap(True)
        self.hint.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        window.installEventFilter(self)
        self.hide()

    # --- what a subclass says

    @property
    def first_focus(self) -> QWidget:
        """What the keyboard begins with."""
        return self

    def take_key(self, key: str) -> bool:
        """Do what a key of the sheet's own stands for; tell whether it is one."""
        return False

    def show_hint(self, option_id: str) -> None:
        """Mark what the adviser would do."""

    def say_hint(self, words: str) -> None:
        """Write what the adviser says; nothing takes it away."""
        self.hint.setText(words)
        self.hint.setVisible(bool(words))

    # --- its buttons

    def adopt(self, button: Button) -> Button:
        """Let a button be pressed with the key it shows."""
        if button.key:
            self.keys[button.key.upper()] = button
        return button

    def make_aside(self) -> Button:
        """Make the button that puts the sheet aside."""
        button = Button(
            self.look, self.tr("Look at the table first"), key=ASIDE_KEY, kind=Kind.QUIET
        )
        button.setAccessibleName(self.tr("Look at the table first; the sheet waits at the margin."))
        button.clicked.connect(self._put_aside)
        return self.adopt(button)

    def show_again(self) -> None:
        self._stand()
        self.show()
        self.raise_()
        self.first_focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self.turned.emit()

    def _put_aside(self) -> None:
        self.hide()
        self.put_aside.emit()
        self.turned.emit()

    # --- size, keys, painting

    def _stand(self) -> None:
        look, window = self.look, self._window.rect()
        margin = round(16 * look.unit)
        larger = max(look.unit, look.scale)
        wide, high = (round(side * larger) for side in self._wished)
        size = QSize(wide, high).boundedTo(QSize(window.width() - margin, window.height() - margin))
        place = QRect(0, 0, size.width(), size.height())
        place.moveCenter(window.center())
        self.setGeometry(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the window."""
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._stand()
        return super().eventFilter(watched, event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == _ZOOM_KEY and self.zoom is not None:
            if not event.isAutoRepeat():
                self.zoom.let_go()
        else:
            super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or not self._is_kept(event):
            super().keyPressEvent(event)
            return
        key, button = event.text().upper(), None
        if event.key() in _ENTER:
            button = self.default
        elif event.key() == Qt.Key.Key_Escape:
            button = self.keys[ASIDE_KEY]
        elif event.key() == _ZOOM_KEY and self.zoom is not None:
            self.zoom.hold()
        elif not self.take_key(key):
            button = self.keys.get(key)
        if button is not None and button.isEnabled() and not button.isHidden():
            button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = QRectF(self.rect())
        self._kept.paint_whole(
            self,
            self.look.unit,
            lambda painter: paint_sheet(painter, sheet, self.look, is_lit=True),
        )


_WITHIN = 12


class SheetZoom(Zoom):
    """Stands over a sheet; only its key opens it, as cards lie close there and are dragged."""

    def __init__(
        self,
        look: ParchmentLook,
        sheet: QWidget,
        scene: Scene,
        cards: Callable[[], Sequence[Card]] = tuple,
    ) -> None:
        """Know a scene and the cards that are planned with; who has the sheet may see them all."""
        within = [round(side * _WITHIN * look.unit) for side in (1, 1, -1, -1)]
        super().__init__(look.table, sheet, lambda: sheet.rect().adjusted(*within))
        self._cards = cards
        self.asks = ValencianAsks(tells_secrets=yes)
        self.show_scene(scene)

    def reads(self, view: QAbstractItemView, find: Callable[[QModelIndex], At | None]) -> None:
        """Show what is pointed at in a view while the key is held."""
        self.watch(view, find, is_quiet=True)

    def looked_at(self, scene: Scene, pointed: At | Thing | None) -> Looked | None:
        """Return all there is to see; a sheet leads to no other page."""
        if isinstance(pointed, AtCard):
            card = self._cards()[pointed.card]
            return Looked(said_of_card(scene, card), CardsPicture((card,)))
        looked = super().looked_at(scene, pointed)
        return None if looked is None else evolve(looked, clauses=())
