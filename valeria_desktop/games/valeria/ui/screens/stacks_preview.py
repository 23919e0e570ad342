"""The preview of the stacks that a set-up deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.ui.cards.card_words import card_lines, kind_words
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.ui.controls.text import Slip
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.pictures import has_picture, picture
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

_WORDS = 46
_HEM = 4
_LEAST_SIGN, _INSIDE, _ABOVE = 16, 7, 0.4
"""The sign of a box: its least side, how far it reaches into a card (names end 8 pixels from the
edge), and its share above the card."""


class Stacks(CentreView):
    """The stacks of the preview; Enter starts the game, as no stack can be chosen.

    A card of a set bears the set's sign across its upper corner, beside the end of any name.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        scene = self._scene
        if scene is None or not scene.view.table.setup.sets:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for piece in filter(None, self.laid.pieces):
            card = piece.face.place.card
            one = scene.view.table.catalog.set_of(card) if card is not None else None
            if one is not None:
                self._paint_sign(painter, piece.box, f"signs/{one.id}.svg")
        painter.end()

    def _paint_sign(self, painter: QPainter, box: QRectF, sign: str) -> None:
        if has_picture(sign):
            side = max(_LEAST_SIGN, round(min(box.height() * 0.2, box.width() * 0.14)))
            drawn = picture(sign, side, side, self.devicePixelRatioF())
            painter.drawPixmap(box.topRight() + QPointF(-_INSIDE, -side * _ABOVE), drawn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)


class StacksPreview(QWidget):
    """Shows the twenty stacks, and the words of the card under the mouse."""

    def __init__(self, look: Look, stacks: Stacks | None = None) -> None:
        """Show stacks, by default in the four rows of the market."""
        super().__init__()
        self._look = look
        self._scene: Scene | None = None
        self._cloth = KeptPictures(look)
        self.stacks = stacks or Stacks(look)
        self._invitation = self.tr("Point at a stack to read its card's power.")
        self.words = Slip(look, "", 15)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, _HEM, _HEM, 0)
        column.addWidget(self.stacks, 1)
        column.addWidget(self.words)
        self.stacks.pointed.connect(self._point)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        """Keep room for the invitation in any size of text."""
        margins, width = self.words.contentsMargins(), self.width() - _HEM
        room = QRect(0, 0, width - margins.left() - margins.right(), 0)
        flags = Qt.TextFlag.TextWordWrap
        needed = self.words.fontMetrics().boundingRect(room, flags, self._invitation).height()
        needed += margins.top() + margins.bottom()
        self.words.setFixedHeight(max(self._look.px(_WORDS), needed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth below the stacks."""
        box = QRectF(self.stacks.geometry()).adjusted(0, -_HEM, _HEM, 0)
        self._cloth.paint_whole(
            self,
            (box.width(), box.height()),
            lambda painter: Wood(painter, self._look, 1.0, is_lamp_lit=False).paint_cloth(box),
        )

    def invite(self, words: str) -> None:
        """Show words while no stack is pointed at."""
        self._invitation = words
        self._look_changed()

    def show_scene(self, scene: Scene) -> None:
        """Show the stacks of a scene."""
        self._scene = scene
        self.stacks.show_scene(scene)
        self._point(self.stacks.current if self.stacks.hasFocus() else None)

    def _point(self, at: At | None) -> None:
        quote = None
        if self._scene is not None and isinstance(at, AtPlace):
            quote = self._scene.quotes.get(at.place)
        card = None if quote is None else quote.card
        if card is None:
            self.words.setText(self._invitation)
            return
        text = " ".join(f"{line.rstrip('.')}." for line in (kind_words(card), *card_lines(card)))
        self.words.setText(f"{card.name}. {text}")
