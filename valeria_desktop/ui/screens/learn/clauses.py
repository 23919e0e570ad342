"""Clauses as a page of text with pictures beside them, and links to a clause."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Protocol

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.ui.controls.drawn_button import DrawnButton

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.content.rule_book import Clause
    from valeria_desktop.ui.paint.look import Look


_EDGE = 8  # pixels by which a picture is narrower than its share of the row
_TEXT, _IDS, _IDS_EDGE = 17, 46, 14
"""Size of the text, least width of the column of ids, and what a column is wider than its ids."""


@frozen
class AsideRoom:
    """The room of the pictures beside clauses."""

    in_a_row: int
    share: int
    """Width of a row of pictures, in hundredths of the page's width."""
    shape: float
    """Width of each picture, in heights."""

    def row(self, page: RulesPage) -> int:
        """Return the width of a row of pictures, in pixels; below the text it is twice as wide."""
        return page.width * self.share * (1 + page.is_narrow) // 100

    def width(self, page: RulesPage) -> int:
        """Return the width of a picture, in pixels."""
        return self.row(page) // self.in_a_row - _EDGE


_LINE = 760
"""Width of a page up to which words take the room of missing pictures, in pixels at 100 %:
in a wider one the lines would be too long to read."""


class ClauseAside(Protocol):
    """A game's pictures beside its clauses; each has an address, such as `card:goblin`."""

    pictures: AsideRoom

    def pieces(self, clause: Clause) -> Iterable[tuple[str, str]]:
        """Return the pieces of a clause's text, each with the address of its thing, if any."""

    def shown(self, clause: Clause) -> Sequence[str]:
        """Return the addresses of the pictures beside a clause, in their order."""

    def name(self, address: str) -> str:
        """Return the name of a picture."""

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        """Paint the picture of an address in a box."""


@frozen
class RulesPage:
    """The clauses of a page, its marked words, and its width in pixels."""

    clauses: tuple[Clause, ...]
    words: tuple[str, ...] = ()
    """The words of the search, which are marked."""
    marked: str = ""
    """The id of the clause that a link led to."""
    width: int = 1000
    is_narrow: bool = False
    """Whether pictures stand below the text, as there is no room beside it."""


def finds(clause: Clause, words: Iterable[str]) -> bool:
    """Return whether a clause has all these words."""
    said = f"{clause.id} {clause.section} {clause.text}".casefold()
    return all(word in said for word in words)


def html_of(page: RulesPage, beside: ClauseAside, look: Look) -> str:
    """Return a page as HTML."""
    writer = _Writer(page, beside, look)
    sections = groupby(page.clauses, lambda clause: clause.section)
    return "".join(writer.section(section, tuple(clauses)) for section, clauses in sections)


class _Writer:
    def __init__(self, page: RulesPage, beside: ClauseAside, look: Look) -> None:
        self._page = page
        self._beside = beside
        self._look = look
        metrics = QFontMetrics(look.font(_TEXT))
        ids = [metrics.horizontalAdvance(clause.id) for clause in page.clauses]
        self._ids = max([look.px(_IDS), *(wide + _IDS_EDGE for wide in ids)])

    def section(self, name: str, clauses: tuple[Clause, ...]) -> str:
        look = self._look
        font = look.title_font(24)
        heading = (
            f'<p style="margin-top:{look.px(16)}px; margin-bottom:2px;'
            f" font-family:'{font.family()}'; font-size:{font.pixelSize()}px\">"
            f'<a name="{escape(name)}"></a>{self._hits(name)}</p>'
        )
        rows = "".join(map(self._row, clauses))
        table = f'<table width="{self._page.width}" cellpadding="5" cellspacing="0">'
        return f"{heading}{table}{rows}</table>"

    def _row(self, clause: Clause) -> str:
        tokens = self._look.palette
        ground = f' bgcolor="{tokens.raised}"' if clause.id == self._page.marked else ""
        text = "".join(self._piece(*piece) for piece in self._beside.pieces(clause))
        pictures = self._pictures(clause)
        if not pictures and self._page.width <= self._look.px(_LINE):
            cells = f'<td colspan="2">{text}</td>'
        elif self._page.is_narrow:
            cells = f"<td>{text}{'<br>' if pictures else ''}{pictures}</td>"
        else:
            row = self._beside.pictures.row(self._page)
            cells = f'<td>{text}</td><td width="{row}">{pictures}</td>'
        return (
            f'<tr{ground}><td width="{self._ids}" style="color:{tokens.quiet}">'
            f'<a name="{clause.id}"></a>{self._hits(clause.id)}</td>{cells}</tr>'
        )

    def _pictures(self, clause: Clause) -> str:
        room = self._beside.pictures
        made = [
            f'<a href="{address}" title="{escape(self._beside.name(address))}">'
            f'<img src="{address}" width="{room.width(self._page)}"></a>'
            for address in self._beside.shown(clause)
        ]
        rows = (made[start : start + room.in_a_row] for start in range(0, len(made), room.in_a_row))
        return "<br>".join(map("&nbsp;".join, rows))

    def _piece(self, address: str, words: str) -> str:
        if not address:
            return self._hits(words)
        colour = self._look.palette.focus
        return f'<a href="{address}" style="color:{colour}">{self._hits(words)}</a>'

    def _hits(self, text: str) -> str:
        """Return a text as HTML, with the words of the search marked."""
        if not self._page.words:
            return _lines(text)
        tokens = self._look.palette
        style = f"background-color:{tokens.lit}; color:{tokens.on_lit}"
        parts = _pattern(self._page.words).split(text)
        return "".join(
            f'<span style="{style}">{_lines(part)}</span>' if index % 2 else _lines(part)
            for index, part in enumerate(parts)
        )


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(f"({'|'.join(map(re.escape, longest_first))})", re.IGNORECASE)


_HEIGHT = 20
_ICON = 15
_LINK_EDGE = 4


class ClauseLink(DrawnButton):
    """A small link that opens a clause."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, focus=Qt.FocusPolicy.TabFocus)
        self.clause = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._look_changed()

    def lead_to(self, clause: str) -> None:
        """Link to a clause by its id; hide without an id."""
        self.clause = clause
        self.setText(self.tr("Rule {id}").format(id=clause))
        self.setAccessibleName(self.tr("Read clause {id} of the rules").format(id=clause))
        self.setVisible(bool(clause))
        self.updateGeometry()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(14))
        super()._look_changed()

    def sizeHint(self) -> QSize:
        px = self._look.px
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(words + px(_ICON) + px(3 * _LINK_EDGE), px(_HEIGHT))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        px, colour = self._look.px, QColor(self._look.palette.focus)
        side, edge = px(_ICON), px(_LINK_EDGE)
        icon = self._look.icon("book", side, self.devicePixelRatioF(), colour.name())
        painter.drawPixmap(edge, (self.height() - side) // 2, icon)
        font = self.font()
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        painter.setPen(colour)
        words = QRectF(side + 2 * edge, 0, self.width() - side - 2 * edge, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 4, 1.6)
