"""Words on parchment, with signs in place of the names of counted things."""

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
"""A placeholder for a number, to find the number's place in a phrase."""
_NUMBER = r"([+−]?\d+(?:[.,]\d+)?)"
_OPEN, _SHUT = "\ue000", "\ue001"
"""The marks around a placeholder for a sign; no text contains them."""
_SIGN = 1.2  # as a share of the letters' size
_DRAWN, _WIDE = 0.88, 1.05  # as a share of the sign's box


@frozen
class Signs:
    """The things of a game that are shown as a sign in place of their name."""

    kinds: tuple[str, ...]
    """The kinds of things, by the names of their icons."""
    say: Callable[[str, int], str]
    """Returns the phrase for `HERE` of a kind in the player's language, in singular or plural."""

    def mark(self, words: str, side: int) -> Markup:
        """Return words with a sign in place of each counted thing's name."""
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


NO_SIGNS = Signs((), lambda _kind, number: str(number))
"""For words in which nothing is shown as a sign."""


@lru_cache(maxsize=4)
def _amounts(signs: Signs, _language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return a pattern for each kind's amounts in the player's language."""
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
    """A paragraph, wrapped to a width."""

    def __init__(self, look: Look, signs: Signs, markup: Markup, font: QFont, ratio: float) -> None:
        """Lay out markup in a font."""
        self.document = QTextDocument()
        self.document.setDocumentMargin(0)
        self.document.setDefaultFont(font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self.document.setDefaultTextOption(option)
        side = sign_side(font)
        self.height = 0
        """The height of the wrapped paragraph, in pixels."""
        for kind in signs.kinds:
            if f'"sign:{kind}"' not in markup:
                continue
            picture = _raised(look, kind, side, ratio)
            kind_of = QTextDocument.ResourceType.ImageResource
            self.document.addResource(int(kind_of.value), QUrl(f"sign:{kind}"), picture)
        self.document.setHtml(markup)

    def wrap(self, width: float) -> None:
        """Wrap the paragraph to a width."""
        self.document.setTextWidth(width)
        self.height = round(self.document.size().height() + 0.49)


def sign_side(font: QFont) -> int:
    """Return the side of a sign among words, in pixels."""
    return round(font.pixelSize() * _SIGN)


@kept
def _raised(look: Look, kind: str, side: int, ratio: float) -> QPixmap:
    """Return a sign's picture, raised to the middle of the small letters."""
    wide = round(side * _WIDE)
    pixmap = QPixmap(round(wide * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawn = round(side * _DRAWN)
    painter.drawPixmap((wide - drawn) // 2, 0, look.icon(kind, drawn, ratio))
    painter.end()
    return pixmap
