"""The voice's bust, which leans out of the upper left corner of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.parchment import RING
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.voice.arrivals import Arrival, Arrivals
from valeria_desktop.ui.voice.voice import bust_of, paint_voice_bust

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.voice.voice import Voice

LEANS = 20.0, 8.0
"""How far the bust leans out of a sheet, to the left and above it, in units."""
_ENTERS, _FROM = 180, 56.0
"""How long the bust's arrival takes, in ms, and how far from the right it comes, in units."""
_GAP = 12.0
"""The room between the bust and the words beside it, in units."""
_SHADE = 4.0
_SHIELD = 29.0, 33.0
"""The shield at a face's corner, in units."""
_FOLLOWED = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
    QEvent.Type.ZOrderChange,
}


class LeaningBust(QWidget):
    """The face beside a sheet's words; it goes wherever the sheet goes."""

    def __init__(
        self,
        look: ParchmentLook,
        sheet: QWidget,
        arrivals: Arrivals | None = None,
        size: tuple[float, float] | None = None,
        leans: tuple[float, float] = LEANS,
    ) -> None:
        """Lean out of a sheet; without `arrivals` the bust comes and goes with it at once.

        A `size` in units stands for the bust of a question.
        """
        super().__init__(sheet.parentWidget())
        self._look, self._sheet = look, sheet
        self._size, self._leans = size, leans
        self._voice: Voice | None = None
        self._mood = Expression.SPEAKS
        self._asked: Seat | None = None
        """Whom the voice asks, if that is not plain: the shield is at the face's corner."""
        self.arrival = Arrival(
            arrivals or Arrivals.at_once(), _ENTERS, QEasingCurve.Type.OutCubic, self.stand, self
        )
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        sheet.installEventFilter(self)
        look.changed.connect(self.stand)

    @property
    def voice(self) -> Voice | None:
        """Whose face is shown; None for no face."""
        return self._voice

    def show_face(
        self,
        voice: Voice | None,
        mood: Expression = Expression.SPEAKS,
        asked: Seat | None = None,
    ) -> None:
        """Show a voice's face in a mood beside the sheet, or none; with the asked one's shield."""
        self._voice, self._mood, self._asked = voice, mood, asked
        self._follow()

    # --- its place

    @property
    def face(self) -> QSizeF:
        """The size of the face with its rim, in pixels."""
        if self._size is None:
            return QSizeF(*bust_of(self._look))
        unit = max(1.0, self._look.unit)
        return QSizeF(*self._size) * unit

    @property
    def inside(self) -> QSizeF:
        """The room that words leave free in the sheet's upper left corner, in pixels."""
        if self._voice is None:
            return QSizeF(0, 0)
        unit = self._look.unit
        left, above = (lean * unit for lean in self._leans)
        ring = RING * unit
        face = self.face
        wide = face.width() - left + ring + _GAP * unit
        return QSizeF(wide, face.height() - above + ring)

    def stand(self) -> None:
        """Stand at the sheet's corner, as far as the bust has come."""
        if self._voice is None:
            return
        unit, sheet = self._look.unit, self._sheet.geometry()
        left, above = (lean * unit for lean in self._leans)
        ring, shade = RING * unit, _SHADE * unit
        face = self.face
        x = sheet.left() + ring - left + self.arrival.way_left * _FROM * unit
        y = sheet.top() + ring - above
        box = QRect(round(x), round(y), round(face.width() + shade), round(face.height() + shade))
        if box != self.geometry():
            self.setGeometry(box)
        self.update()

    def _follow(self) -> None:
        """Be shown, and in front, exactly while the sheet is."""
        if self.parentWidget() is not self._sheet.parentWidget():
            self.setParent(self._sheet.parentWidget())
        is_shown = self._voice is not None and not self._sheet.isHidden()
        if not is_shown:
            self.hide()
            return
        self.stand()
        was_hidden = self.isHidden()
        self.show()
        self.raise_()
        if was_hidden:
            self.arrival.begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._sheet and event.type() in _FOLLOWED:
            if event.type() in {QEvent.Type.Move, QEvent.Type.Resize}:
                self.stand()
            else:
                self._follow()
        return False

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._voice is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self.arrival.opacity)
        box = QRectF(QPointF(0, 0), self.face)
        unit = max(1.0, self._look.unit)
        paint_voice_bust(painter, box, unit, self._voice, self._mood)
        if self._asked is not None:
            shield = QRectF(QPointF(0, 0), QSizeF(*_SHIELD) * unit)
            shield.moveBottomRight(box.bottomRight())
            sign, colour = self._asked.sign.value, self._look.player(self._asked.colour)
            paint_seat_sign(Brush(painter, self._look, unit), colour, sign, shield)
        painter.end()
