"""All that is written on a window: each line of words, its size, its ink, and what it stands on.

A window is painted twice, the second time without its words: where both differ, the second one
shows the ground of the words. What Qt paints itself is measured by its widget.
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, NamedTuple, cast
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPalette,
    QPixmap,
    QTextDocument,
)
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from tests.ui.fitting import is_seen
from tests.ui.paint.test_palette import contrast
from valeria_desktop.ui.paint.album import ALBUM

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import FrameType

    from PySide6.QtGui import QFont

_BY_QT = (QLabel, QAbstractButton, QComboBox, QLineEdit)
"""Widgets whose words may be painted by Qt itself."""
_HELPERS = ("album.py", "brush.py", "kept.py", "lit_face.py", "painter.py", "ruler.py")
"""Modules that write for others, and aren't told as a place."""
_CALLERS = 3
_SHADOW = 5
"""The greatest distance of letters from their shadow or their light, in pixels."""
_OPAQUE = 250


class Written(NamedTuple):
    """A line of words, its height in pixels, its ink, what it stands on, and who wrote it."""

    words: str
    pixels: float
    where: str
    ink: QColor | None
    """The colour of the pen; None for letters with an edge, which are read on any ground."""
    ground: QColor | None
    """The colour behind most of the words; None for a picture with nothing behind them yet."""

    @property
    def contrast(self) -> float | None:
        """Return the contrast of the words to their ground, if both are known."""
        if self.ink is None or self.ground is None:
            return None
        share = self.ink.alphaF()
        parts = (
            share * getattr(self.ink, part)() + (1 - share) * getattr(self.ground, part)()
            for part in ("redF", "greenF", "blueF")
        )
        return contrast(QColor.fromRgbF(*parts), self.ground)


class _Call(NamedTuple):
    written: Written
    widget: QWidget | None
    box: QRect


def _where(frame: FrameType | None) -> str:
    names: list[str] = []
    while frame is not None and len(names) < _CALLERS:
        path = frame.f_code.co_filename
        if "valeria_desktop" in path and not path.endswith(_HELPERS):
            names.append(f"{path.rpartition('valeria_desktop/')[2]}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(names)


def _words_in(given: tuple[object, ...]) -> str:
    return next((each for each in reversed(given) if isinstance(each, str)), "")


def _box_of(painter: QPainter, given: tuple[object, ...]) -> QRectF:
    """Return the box of words that a painter is given with a box, a point or two numbers."""
    metrics, first, words = QFontMetricsF(painter.font()), given[0], _words_in(given)
    if isinstance(first, QRectF | QRect):
        flags = getattr(given[1], "value", given[1])
        if isinstance(flags, int):
            return metrics.boundingRect(QRectF(first), flags, words)
        return QRectF(first)
    at = QRectF(metrics.tightBoundingRect(words))
    if isinstance(first, int | float):
        at.translate(first, cast("float", given[1]))
    else:
        at.translate(cast("QPoint", first).x(), cast("QPoint", first).y())
    return at


def _mixed(painter: QPainter) -> QColor:
    ink = QColor(painter.pen().color())
    ink.setAlphaF(ink.alphaF() * painter.opacity())
    return ink


def _most(pixels: Iterable[int]) -> QColor | None:
    """Return the colour of most pixels; None if most of them are not painted yet."""
    seen = Counter(pixels)
    if not seen:
        return None
    colour = QColor.fromRgba(seen.most_common(1)[0][0])
    return colour if colour.alpha() >= _OPAQUE else None


def _pixels(image: QImage, box: QRect) -> list[int]:
    part = image.copy(box).convertToFormat(QImage.Format.Format_ARGB32)
    return list(memoryview(part.constBits()).cast("I"))


class _Scribe:
    """Notes what is written, and lets nothing of it be seen."""

    def __init__(self) -> None:
        self.calls: list[_Call] = []

    def text(self, painter: QPainter, *given: object) -> QRectF:
        words, box = _words_in(given), _box_of(painter, given)
        if words.strip():
            grown = abs(painter.worldTransform().m22()) or 1.0
            size = painter.font().pixelSize() * grown
            self._note(painter, Written(words, size, _where(_caller()), _mixed(painter), None), box)
        return box

    def contents(self, document: QTextDocument, painter: QPainter, *_given: object) -> None:
        box = QRectF(0, 0, document.size().width(), document.size().height())
        size = document.defaultFont().pixelSize()
        written = Written(document.toPlainText(), size, _where(_caller()), None, None)
        self._note(painter, written, box)

    def letters(self, _path: QPainterPath, *given: object) -> None:
        """Note letters with an edge."""
        size = cast("QFont", given[-2]).pixelSize()
        written = Written(_words_in(given), size, _where(_caller()), None, None)
        self.calls.append(_Call(written, None, QRect()))

    def _note(self, painter: QPainter, written: Written, box: QRectF) -> None:
        at = painter.worldTransform().mapRect(box).toAlignedRect()
        device = painter.device()
        if isinstance(device, QPixmap | QImage):
            ratio = device.devicePixelRatio()
            part = QRect(at.topLeft() * ratio, at.size() * ratio) & device.rect()
            copied = device.copy(part)
            image = copied.toImage() if isinstance(copied, QPixmap) else copied
            written = written._replace(ground=_most(_pixels(image, image.rect())))
        call = _Call(written, device if isinstance(device, QWidget) else None, at)
        if self.calls and _is_shadow(self.calls[-1], call):
            self.calls.pop()
        self.calls.append(call)


def _caller() -> FrameType | None:
    return sys._getframe(2)


def _is_shadow(below: _Call, above: _Call) -> bool:
    """Tell whether letters are written once more over themselves, a bit aside."""
    aside = (below.box.topLeft() - above.box.topLeft()).manhattanLength()
    is_same = (below.written.words, below.widget) == (above.written.words, above.widget)
    return is_same and aside <= _SHADOW


@contextmanager
def _silent() -> Iterator[_Scribe]:
    """Note each line of text that painters write, in place of writing it."""
    scribe = _Scribe()

    def text(self: QPainter, *given: object) -> QRectF:
        return scribe.text(self, *given)

    def letters(self: QPainterPath, *given: object) -> None:
        scribe.letters(self, *given)

    def contents(self: QTextDocument, painter: QPainter, *given: object) -> None:
        scribe.contents(self, painter, *given)

    with ExitStack() as stack:
        stack.enter_context(patch.object(QPainter, "drawText", text))
        stack.enter_context(patch.object(QPainterPath, "addText", letters))
        stack.enter_context(patch.object(QTextDocument, "drawContents", contents))
        yield scribe


def _painted(window: QWidget) -> QImage:
    """Paint a window and all its kept pictures anew."""
    ALBUM.clear()
    window.grab()
    return window.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)


def written_on(window: QWidget) -> list[Written]:
    """Tell all that is written on a window and can be seen there."""
    full = _painted(window)
    with _silent() as scribe:
        bare = _painted(window)
    ALBUM.clear()
    found = [
        call.written if call.widget is None else _seen(call, window, (bare, full))
        for call in scribe.calls
    ]
    return [*filter(None, found), *_by_qt(window, full)]


def _seen(call: _Call, window: QWidget, pictures: tuple[QImage, QImage]) -> Written | None:
    """Return words with their ground; None if something lies over them."""
    assert call.widget is not None
    box = QRect(call.widget.mapTo(window, call.box.topLeft()), call.box.size())
    there = box & pictures[0].rect()
    if there.isEmpty() or not _is_open(call.widget, window, there.center()):
        return None
    bare, full = (_pixels(image, there) for image in pictures)
    grounds = [one for one, other in zip(bare, full, strict=True) if one != other]
    return call.written._replace(ground=_most(grounds)) if grounds else None


def _words_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _role_of(widget: QWidget) -> QPalette.ColorRole:
    """Return the role of the colour of a widget's words: those in an empty field are paler."""
    is_empty = isinstance(widget, QLineEdit) and not widget.text()
    return QPalette.ColorRole.PlaceholderText if is_empty else widget.foregroundRole()


def _by_qt(window: QWidget, full: QImage) -> Iterator[Written]:
    """Tell the words of labels and fields that lie open: no button paints its words by Qt."""
    for widget in (each for kind in _BY_QT for each in window.findChildren(kind)):
        words = _words_of(widget)
        seen = widget.visibleRegion().boundingRect()
        box = seen.translated(widget.mapTo(window, QPoint())) & full.rect()
        if words and is_seen(widget) and not box.isEmpty() and not _paints_itself(widget):
            is_open = _is_open(widget, window, box.center())
            ground = _most(_pixels(full, box)) if is_open else None
            ink = widget.palette().color(_role_of(widget))
            size = widget.font().pixelSize()
            yield Written(words, size, type(widget).__name__, ink, ground)


def _is_open(widget: QWidget, window: QWidget, at: QPoint) -> bool:
    """Tell whether nothing else that takes the mouse lies over a point of a widget."""
    if widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents) or widget is window:
        return True
    found = window.childAt(at)
    return found is not None and (found is widget or found.isAncestorOf(widget))


def _paints_itself(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return False
    ours = (each for each in type(widget).__mro__ if each.__module__.startswith("valeria_desktop"))
    return any("paintEvent" in vars(each) or "draw" in vars(each) for each in ours)
