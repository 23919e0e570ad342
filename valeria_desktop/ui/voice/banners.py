"""The banners that hang over a table, as long as a question or a hint names their things."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Protocol

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.banner import BANNER, OVER, ROD, banner_at, paint_banner
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.voice.arrivals import Arrival

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.arrivals import Arrivals

_DROPS, _AROUND = 160, 5.0
"""How long a banner drops, in ms, and the room for its rod and its shadow, in units."""


class BannerGround(Protocol):
    """A table on which banners hang."""

    look: Look

    def box_of(self, at: At) -> QRectF | None:
        """Return the box of a thing; None if it isn't visible."""


@frozen
class Flag:
    """A thing that the voice means, with the number on its banner; empty for the emblem."""

    at: At
    sign: str = ""
    is_first: bool = True


class HungBanner(QWidget):
    """One banner; the mouse passes through."""

    def __init__(self, table: QWidget, ground: BannerGround, arrivals: Arrivals) -> None:
        super().__init__(table)
        self._ground = ground
        self._flag: Flag | None = None
        self._emblem = ""
        self._unit = 1.0
        self.arrival = Arrival(arrivals, _DROPS, QEasingCurve.Type.OutBack, self.update, self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def flag(self) -> Flag | None:
        """The thing that the banner hangs at; None while it hangs nowhere."""
        return None if self.isHidden() else self._flag

    def hang(self, flag: Flag, thing: QRectF, unit: float, emblem: str) -> None:
        """Hang at a thing, and drop if the banner is new there."""
        is_new = self.isHidden() or flag != self._flag
        self._flag, self._unit, self._emblem = flag, unit, emblem
        around = ceil(_AROUND * unit)
        box = banner_at(thing, unit).toAlignedRect()
        self.setGeometry(box.adjusted(-around, -around, around, around))
        self.show()
        self.raise_()
        if is_new:
            self.arrival.begin()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._flag is None:
            return
        painter = QPainter(self)
        painter.setOpacity(self.arrival.opacity)
        around = ceil(_AROUND * self._unit)
        box = QRectF(self.rect()).adjusted(around, around, -around, -around)
        box.translate(0, -self.arrival.way_left * (OVER + ROD) * self._unit)
        flag = self._flag
        brush = Brush(painter, self._ground.look, box.width() / BANNER[0])
        paint_banner(brush, box, flag.sign, is_first=flag.is_first, emblem=self._emblem)
        painter.end()


class Banners(QObject):
    """Hangs banners at things on a table, and takes them away."""

    def __init__(self, table: QWidget, ground: BannerGround, arrivals: Arrivals) -> None:
        """Hang nothing yet."""
        super().__init__(table)
        self._table, self._ground, self._arrivals = table, ground, arrivals
        self._hung: list[HungBanner] = []
        self._flags: tuple[Flag, ...] = ()
        self.emblem = ""
        """The path of the emblem on a banner without a number."""
        self.unit = 1.0
        """The size of a box's pixel."""
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.stand)

    @property
    def flags(self) -> tuple[Flag, ...]:
        """The things that banners hang at."""
        return self._flags

    def hang(self, flags: Sequence[Flag]) -> None:
        """Hang one banner at each of these things, and none elsewhere."""
        self._flags = tuple(flags)
        self.stand()

    def clear(self) -> None:
        """Take all banners away."""
        self.hang(())

    def stand_later(self) -> None:
        """Stand anew once everything on the table has its place."""
        if self._flags:
            self._later.start(0)

    def stand(self) -> None:
        """Hang each banner where its thing is now; a hidden thing has none."""
        found = [(flag, box) for flag in self._flags if (box := self._ground.box_of(flag.at))]
        while len(self._hung) < len(found):
            self._hung.append(HungBanner(self._table, self._ground, self._arrivals))
        for banner in self._hung[len(found) :]:
            banner.hide()
        for banner, (flag, box) in zip(self._hung, found, strict=False):
            banner.hang(flag, box, self.unit, self.emblem)

    @property
    def boxes(self) -> list[QRect]:
        """The boxes of the banners that hang now."""
        return [banner.geometry() for banner in self._hung if not banner.isHidden()]
