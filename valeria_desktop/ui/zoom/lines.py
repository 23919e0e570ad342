"""Words on parchment with the signs of what is counted among them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QPainter, QPixmap, QTextDocument, QTextOption

from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.words.label import Markup, marked

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFont

    from valeria_desktop.ui.paint.look import Look

HERE = "@"
"""What is said in place of a number, to find where it stands."""
_NUMBER = r"([+−]?\d+(?:[.,]\d+)?)"
_OPEN, _SHUT = "\ue000", "\ue001"
"""Stand around what is put in later; nobody writes them."""
_SIGN = 1.2  # of the size of letters
_DRAWN, _WIDE = 0.88, 1.05  # of its room


@frozen
class Signs:
    """Which things that a game counts are shown as a sign in place of their name."""

    kinds: tuple[str, ...]
    """They are called as their icons are."""
    say: Callable[[str, int], str]
    """Says `HERE` of a kind in the player's language, as for one or for two of it."""

    def mark(self, words: str, side: int) -> Markup:
        """Write words with a sign in place of the name of each thing that is counted."""
        marks: dict[str, Markup] = {}
        for kind, pattern in _amounts(self, QLocale().name()):
            while (found := pattern.search(words)) is not None:
                key = f"{_OPEN}{len(marks)}{_SHUT}"
                number = next(filter(None, found.groups()), "")
                marks[key] = _sign(kind, number, side)
                words = f"{words[: found.start()]}{key}{words[found.end() :]}"
        text = str(marked("{words}", words=words))
        for key, mark in marks.items():
            text = text.replace(key, mark)
        return Markup(text)


@lru_cache(maxsize=4)
def _amounts(signs: Signs, _language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return a pattern for each kind: how the player's language tells an amount of it."""
    found = []
    for kind in signs.kinds:
        ways = {signs.say(kind, many) for many in (1, 2)}
        said = (re.escape(way).replace(HERE, _NUMBER) for way in sorted(ways, key=len)[::-1])
        found.append((kind, re.compile(rf"(?<![\w.,])(?:{'|'.join(said)})(?!\w)")))
    return tuple(found)


def _sign(kind: str, number: str, side: int) -> Markup:
    return marked(
        '<b>{number}</b>\u2060<img src="sign:{kind}" width="{wide}" height="{side}" '
        'style="vertical-align:middle">',
        number=number,
        kind=kind,
        wide=round(side * _WIDE),
        side=side,
    )


class TextLine:
    """A paragraph, laid out for a width."""

    def __init__(self, look: Look, signs: Signs, markup: Markup, font: QFont, ratio: float) -> None:
        """Lay out markup in a font."""
        self.document = QTextDocument()
        self.document.setDocumentMargin(0)
        self.document.setDefaultFont(font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self.document.setDefaultTextOption(option)
        side = sign_side(font)
        for kind in signs.kinds:
            picture = _raised(look, kind, side, ratio)
            kind_of = QTextDocument.ResourceType.ImageResource
            self.document.addResource(int(kind_of.value), QUrl(f"sign:{kind}"), picture)
        self.document.setHtml(markup)

    def height_in(self, width: float) -> int:
        """Return the height that it needs."""
        self.document.setTextWidth(width)
        return round(self.document.size().height() + 0.49)


def sign_side(font: QFont) -> int:
    """Return the side of a sign among words."""
    return round(font.pixelSize() * _SIGN)


@kept
def _raised(look: Look, kind: str, side: int, ratio: float) -> QPixmap:
    """Draw a sign a little higher than it would stand, in the middle of the small letters."""
    wide = round(side * _WIDE)
    pixmap = QPixmap(round(wide * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawn = round(side * _DRAWN)
    painter.drawPixmap((wide - drawn) // 2, 0, look.icon(kind, drawn, ratio))
    painter.end()
    return pixmap
