"""All words about a thing, one below another on parchment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.title_lines import STEP, lines_of
from valeria_desktop.ui.words.label import marked
from valeria_desktop.ui.zoom.lines import TextLine, sign_side
from valeria_desktop.ui.zoom.subject import Tone

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.zoom.lines import Signs
    from valeria_desktop.ui.zoom.subject import Figure, Written, ZoomText

_NAME, _TITLE, _TEXT = 20, 13.5, 15.5
_SPACE = 5  # above and below the line between two parts, in pixels
_GAP = 1
_BESIDE = 12
_GOOD, _BAD = "#2f6b34", "#8e1f17"
_KEPT = 160
"""The number of paragraphs that are kept: a sheet is laid out in several widths before it fits."""
_COLOURS = {Tone.PLAIN: INK, Tone.GOOD: _GOOD, Tone.BAD: _BAD}


class _Placed(NamedTuple):
    """A paragraph and its place."""

    line: TextLine
    at: QPointF


class WordsSheet(QWidget):
    """Shows the words of a close look, wrapped to a width."""

    def __init__(self, look: Look, signs: Signs) -> None:
        super().__init__()
        self._look, self._signs = look, signs
        self._said: ZoomText | None = None
        self._placed: list[_Placed] = []
        self._rules: list[float] = []
        self._figures: list[tuple[Figure, QRectF]] = []
        self._height = 0
        self._lines: dict[tuple[object, ...], TextLine] = {}
        """The last paragraphs, each wrapped to its width."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def said(self) -> ZoomText | None:
        """The written words; None before any."""
        return self._said

    def say(self, said: ZoomText) -> None:
        """Write other words."""
        self._said = said
        self.setAccessibleName(said.sentence)

    def write_in(self, width: int) -> int:
        """Lay the words out for a width; return their height in pixels."""
        self._placed, self._rules, self._figures = [], [], []
        said = self._said
        if said is None:
            return 0
        top = self._write_head(said, width)
        for note in said.notes:
            top = self._write_note(note, top, width)
        if said.secret is not None:
            top = self._begin(top, "", width)
            top = self._write_in_line(said.secret.title, said.secret.words, top, width)
        self._height = round(top + self._look.px(_SPACE))
        self.setFixedSize(QSize(width, self._height))
        self.update()
        return self._height

    # --- parts

    def _write_head(self, said: ZoomText, width: int) -> float:
        """Write the name, and the kind at its right, or below if there is no room."""
        look, quiet = self._look, materials_of(self._look).quiet_ink
        name, font = QFontMetrics(look.title_font(_NAME)), look.font(_TITLE)
        kind = QFontMetrics(font).horizontalAdvance(said.kind)
        left = width - kind - 2
        top = self._write_name(said.name, width)
        if name.horizontalAdvance(said.name) + look.px(_BESIDE) <= left:
            base = name.ascent() - QFontMetrics(font).ascent()
            self._write(said.kind, _TITLE, quiet, (left, base), kind + 2)
            return top
        return self._write(said.kind, _TITLE, quiet, (0, top), width)

    def _write_name(self, name: str, width: int) -> float:
        """Write a name as titles are written: Qt sets two lines of this font far apart."""
        font = self._look.title_font(_NAME)
        top = foot = 0.0
        for line in lines_of(font, name, width):
            foot = self._write(line, _NAME, INK, (0, top), width, is_name=True)
            top += font.pixelSize() * STEP
        return foot

    def _write_note(self, note: Written, top: float, width: int) -> float:
        manner = note.manner
        if note.title and manner.is_in_line:
            return self._write_in_line(note.title, note.text, self._begin(top, "", width), width)
        if note.title or manner.stands_apart:
            top = self._begin(top, note.title, width)
        if note.figure is not None:
            return self._write_beside(note.figure, note.text, top, width)
        colour, is_strong = _COLOURS[manner.tone], manner.is_strong
        return self._write(note.text, _TEXT, colour, (0, top), width, is_strong=is_strong)

    def _write_in_line(self, title: str, text: str, top: float, width: int) -> float:
        """Write a few words after their title."""
        quiet = materials_of(self._look).quiet_ink
        left = QFontMetrics(self._look.font(_TITLE)).horizontalAdvance(title) + self._look.px(8)
        base = QFontMetrics(self._look.font(_TEXT)).ascent()
        self._write(title, _TITLE, quiet, (0, top + base - self._base_of_title), left)
        return self._write(text, _TEXT, INK, (left, top), width - left)

    @property
    def _base_of_title(self) -> int:
        return QFontMetrics(self._look.font(_TITLE)).ascent()

    def _write_beside(self, figure: Figure, words: str, top: float, width: int) -> float:
        """Draw a figure, and write its line's words beside it."""
        beside = self._look.px(_BESIDE)
        wide, high = (side * self._look.scale for side in figure.size)
        box = QRectF(0, top + 2, wide, high)
        self._figures.append((figure, box))
        left = box.right() + beside
        bottom = top
        for line in filter(None, words.split("; ")):
            bottom = self._write(line, _TEXT - 1, INK, (left, bottom), width - left)
        return max(bottom, box.bottom() + 2)

    def _begin(self, top: float, title: str, width: int) -> float:
        """Draw a line, and write the next part's title."""
        space = self._look.px(_SPACE)
        self._rules.append(top + space)
        top += 2 * space
        if not title:
            return top
        quiet = materials_of(self._look).quiet_ink
        return self._write(title, _TITLE, quiet, (0, top), width) + _GAP

    def _write(  # noqa: PLR0913 - a paragraph is said in one place
        self,
        words: str,
        size: float,
        colour: str,
        at: tuple[float, float],
        width: float,
        *,
        is_name: bool = False,
        is_strong: bool = False,
    ) -> float:
        """Place a paragraph; return its foot."""
        look, ratio, (left, top) = self._look, self.devicePixelRatioF(), at
        hand = size, colour, is_name, is_strong
        known = words, hand, width, ratio, look.scale, look.palette
        line = self._lines.pop(known, None)
        if line is None:
            line = self._wrapped(words, hand, width)
        self._lines[known] = line
        if len(self._lines) > _KEPT:
            del self._lines[next(iter(self._lines))]
        self._placed.append(_Placed(line, QPointF(left, top)))
        return top + line.height

    def _wrapped(self, words: str, hand: tuple[float, str, bool, bool], width: float) -> TextLine:
        """Return a paragraph, wrapped to a width."""
        look, (size, colour, is_name, is_strong) = self._look, hand
        font = look.title_font(size) if is_name else look.font(size)
        words = words if ". " in words else words.removesuffix(".")
        text = self._signs.mark(words, sign_side(font))
        if is_strong:
            text = marked("<b>{text}</b>", text=text)
        markup = marked('<div style="color:{colour}">{text}</div>', colour=colour, text=text)
        line = TextLine(look, self._signs, markup, font, self.devicePixelRatioF())
        line.wrap(max(1.0, width))
        return line

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tones = materials_of(self._look)
        painter.setPen(QPen(QColor(tones.parchment_line), 1))
        for rule in self._rules:
            painter.drawLine(
                QPointF(0, round(rule) + 0.5), QPointF(self.width(), round(rule) + 0.5)
            )
        for line, at in self._placed:
            painter.save()
            painter.translate(at)
            line.document.drawContents(painter)
            painter.restore()
        for figure, box in self._figures:
            figure.paint(painter, box, self._look)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 4)
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(220), self._height)
