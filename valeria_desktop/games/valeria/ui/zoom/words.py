"""All that is said about a card, one under another on parchment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.zoom.lines import Line, sign_side, with_signs
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind
from valeria_desktop.games.valeria.ui.zoom.rolls import ROLLS, paint_rolls
from valeria_desktop.ui.kit.materials import INK, materials_of
from valeria_desktop.ui.kit.palette import LIGHT
from valeria_desktop.ui.kit.plain import marked

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.odds import Odds
    from valeria_desktop.games.valeria.ui.zoom.notes import Note
    from valeria_desktop.ui.kit.look import Look

_NAME, _TITLE, _TEXT = 20, 13.5, 15.5
_SPACE = 5  # over and under the line between two parts
_GAP = 1
_GRID = 76
_BESIDE = 12
_GOOD, _BAD = "#2f6b34", "#8e1f17"
_COLOURS = {NoteKind.CAN: _GOOD, NoteKind.WHY_NOT: _BAD}
_STRONG = {NoteKind.CAN, NoteKind.CURE}
_IN_LINE = {NoteKind.PRICE, NoteKind.STACK, NoteKind.COACH}
"""What is so short that its title stands before it."""


@frozen
class Said:
    """What is said about a card."""

    name: str
    kind: str
    notes: tuple[Note, ...]
    odds: Odds | None = None
    duke: str = ""
    """What the Duke makes of it, while he is looked at; else where to find that."""
    duke_title: str = ""

    @property
    def sentence(self) -> str:
        """All of it, for a screen reader; of the Duke only what is seen."""
        duke = [f"{self.duke_title}: {self.duke}."] if self.duke_title else []
        told = [self.name, *(note.words for note in self.notes)]
        return " ".join([f"{part.rstrip('.')}." for part in told if part] + duke)


class _Placed(NamedTuple):
    """A paragraph and where it stands, or the grid of rolls."""

    line: Line
    at: QPointF


class WordsSheet(QWidget):
    """Writes it into the width it has; tells how high that is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._said: Said | None = None
        self._placed: list[_Placed] = []
        self._rules: list[float] = []
        self._grid: QRectF | None = None
        self._height = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def said(self) -> Said | None:
        """What is said."""
        return self._said

    def say(self, said: Said) -> None:
        """Write something else."""
        self._said = said
        self.setAccessibleName(said.sentence)

    def write_in(self, width: int) -> int:
        """Lay it out for a width; give the height that it needs."""
        self._placed, self._rules, self._grid = [], [], None
        said = self._said
        if said is None:
            return 0
        top = self._write_head(said, width)
        for note in said.notes:
            top = self._write_note(note, said.odds, top, width)
        if said.duke_title:
            top = self._begin(top, "", width)
            top = self._write_in_line(said.duke_title, said.duke, top, width)
        self._height = round(top + self._look.px(_SPACE))
        self.setFixedSize(QSize(width, self._height))
        self.update()
        return self._height

    # --- its parts

    def _write_head(self, said: Said, width: int) -> float:
        """Write the name, and the kind at its right, or below where there is no room."""
        look, quiet = self._look, materials_of(self._look).quiet_ink
        name, font = QFontMetrics(look.title_font(_NAME)), look.font(_TITLE)
        kind = QFontMetrics(font).horizontalAdvance(said.kind)
        left = width - kind - 2
        top = self._write(said.name, _NAME, INK, (0, 0), width, is_name=True)
        if name.horizontalAdvance(said.name) + look.px(_BESIDE) <= left:
            base = name.ascent() - QFontMetrics(font).ascent()
            self._write(said.kind, _TITLE, quiet, (left, base), kind + 2)
            return top
        return self._write(said.kind, _TITLE, quiet, (0, top), width)

    def _write_note(self, note: Note, odds: Odds | None, top: float, width: int) -> float:
        if note.kind is NoteKind.KIND:
            return top  # it stands beside the name
        if note.title and note.kind in _IN_LINE:
            return self._write_in_line(note.title, note.text, self._begin(top, "", width), width)
        if note.title or note.kind is NoteKind.FIRST:
            top = self._begin(top, note.title, width)
        if note.kind is NoteKind.CHANCE and odds is not None:
            return self._write_odds(note.text, top, width)
        colour = _COLOURS.get(note.kind, INK)
        return self._write(
            note.text, _TEXT, colour, (0, top), width, is_strong=note.kind in _STRONG
        )

    def _write_in_line(self, title: str, text: str, top: float, width: int) -> float:
        """Write a few words behind their title."""
        quiet = materials_of(self._look).quiet_ink
        left = QFontMetrics(self._look.font(_TITLE)).horizontalAdvance(title) + self._look.px(8)
        base = QFontMetrics(self._look.font(_TEXT)).ascent()
        self._write(title, _TITLE, quiet, (0, top + base - self._base_of_title), left)
        return self._write(text, _TEXT, INK, (left, top), width - left)

    @property
    def _base_of_title(self) -> int:
        return QFontMetrics(self._look.font(_TITLE)).ascent()

    def _write_odds(self, words: str, top: float, width: int) -> float:
        """Draw the grid of rolls, and write beside it what they bring."""
        side, beside = self._look.px(_GRID) * 0.78, self._look.px(_BESIDE)
        self._grid = QRectF(0, top + 2, side * ROLLS, side)
        left = self._grid.right() + beside
        bottom = top
        for line in filter(None, words.split("; ")):
            bottom = self._write(line, _TEXT - 1, INK, (left, bottom), width - left)
        return max(bottom, self._grid.bottom() + 2)

    def _begin(self, top: float, title: str, width: int) -> float:
        """Draw a line, and write what stands over the next part."""
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
        """Place a paragraph; give where it ends."""
        look, words = self._look, words if ". " in words else words.removesuffix(".")
        font = look.title_font(size) if is_name else look.font(size)
        text = with_signs(words, sign_side(font))
        if is_strong:
            text = marked("<b>{text}</b>", text=text)
        markup = marked('<div style="color:{colour}">{text}</div>', colour=colour, text=text)
        line = Line(look, markup, font, self.devicePixelRatioF())
        left, top = at
        self._placed.append(_Placed(line, QPointF(left, top)))
        return top + line.height_in(max(1.0, width))

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
        if self._grid is not None and self._said is not None and self._said.odds is not None:
            paint_rolls(painter, self._grid, self._said.odds.rolls, self._look)
        if self.hasFocus():
            painter.setPen(QPen(QColor(LIGHT.focus), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(220), self._height)
