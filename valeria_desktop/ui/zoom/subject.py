"""The content of a close look, made by a game: a picture, lines of words, clauses of rules."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look


class Tone(StrEnum):
    """The meaning of a line to its reader."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


@frozen
class Manner:
    """The style of a line."""

    tone: Tone = Tone.PLAIN
    is_strong: bool = False
    is_in_line: bool = False
    """Whether the line is so short that its title stands before it."""
    stands_apart: bool = False
    """Whether there is a rule over the line even without a title."""


PLAIN = Manner()
IN_LINE = Manner(is_in_line=True)


class Figure(Protocol):
    """A small drawing beside the words of a line."""

    @property
    def size(self) -> tuple[float, float]:
        """The width and height, in sizes of text."""

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint the drawing on parchment."""


class Written(Protocol):
    """A line to be written, in any class of a game."""

    @property
    def title(self) -> str:
        """The title over the line; empty if the line continues a part."""

    @property
    def text(self) -> str:
        """The words of the line."""

    @property
    def manner(self) -> Manner:
        """The style of the line."""

    @property
    def figure(self) -> Figure | None:
        """The drawing beside the line; None without one."""


@frozen
class ZoomNote:
    """A line, with its title if it begins a part."""

    text: str
    title: str = ""
    manner: Manner = PLAIN
    figure: Figure | None = None


def words_of(line: Written) -> str:
    """Return a whole line as one text, for a screen reader."""
    if line.title and line.text:
        return f"{line.title}: {line.text}"
    return line.title or line.text


@frozen
class ZoomSecret:
    """One player's secret at the foot of the sheet, or the words that cover it."""

    title: str
    words: str


@frozen
class ZoomText:
    """The words about a thing."""

    name: str
    kind: str
    notes: tuple[Written, ...]
    secret: ZoomSecret | None = None

    @property
    def sentence(self) -> str:
        """All words, for a screen reader; of a secret only the visible words."""
        hidden = self.secret
        last = [f"{hidden.title}: {hidden.words}."] if hidden is not None else []
        told = [self.name, self.kind, *map(words_of, self.notes)]
        said = [f"{part[:1].upper()}{part[1:].rstrip('.')}." for part in told if part]
        return " ".join(said + last)


class CloseUp(Protocol):
    """The picture of a thing in a close look; equal ones look the same."""

    @property
    def size(self) -> QSize:
        """The size in a window of 1280 × 720, in pixels."""

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint the picture; its shadow is there already."""

    def explain(self, event: QHelpEvent, panel: QWidget, box: QRectF, look: Look) -> bool:
        """Explain the part of the picture under the mouse; return whether there is one."""


@frozen
class More:
    """The further information that Space or a button opens: the button's word, and its sentence."""

    words: str
    sentence: str


@frozen
class ZoomSubject:
    """All content of a close look at a thing."""

    said: ZoomText
    picture: CloseUp | None = None
    spoken: str = ""
    """The picture's words for a screen reader; empty for all written words."""
    clauses: tuple[str, ...] = ()
    """The ids of the rules' clauses about the thing."""
    more: More | None = None
