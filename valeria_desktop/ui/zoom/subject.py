"""What a game gives for what is pointed at: a picture, words line by line, where to read on."""

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
    """What a line means to its reader."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


@frozen
class Manner:
    """How a line is written."""

    tone: Tone = Tone.PLAIN
    is_strong: bool = False
    is_in_line: bool = False
    """Whether it is so short that its title stands before it."""
    stands_apart: bool = False
    """Whether a rule is over it even where it has no title."""


PLAIN = Manner()
IN_LINE = Manner(is_in_line=True)


class Figure(Protocol):
    """A small drawing that stands beside the words of a line."""

    @property
    def size(self) -> tuple[float, float]:
        """Return its width and height, in sizes of text."""

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint it on parchment."""


class Written(Protocol):
    """A line as it is written, whatever a game knows of it besides."""

    @property
    def title(self) -> str:
        """What stands over it if it begins something new."""

    @property
    def text(self) -> str:
        """What it says."""

    @property
    def manner(self) -> Manner:
        """How it is written."""

    @property
    def figure(self) -> Figure | None:
        """What is drawn beside it."""


@frozen
class ZoomNote:
    """A line, and what stands over it if it begins something new."""

    text: str
    title: str = ""
    manner: Manner = PLAIN
    figure: Figure | None = None


def words_of(line: Written) -> str:
    """Return all of a line in one, for a screen reader."""
    if line.title and line.text:
        return f"{line.title}: {line.text}"
    return line.title or line.text


@frozen
class ZoomSecret:
    """What only one may see, said at the foot; until then words cover it."""

    title: str
    words: str


@frozen
class ZoomText:
    """What is said about a thing."""

    name: str
    kind: str
    notes: tuple[Written, ...]
    secret: ZoomSecret | None = None

    @property
    def sentence(self) -> str:
        """All of it, for a screen reader; of a secret only what is seen."""
        hidden = self.secret
        last = [f"{hidden.title}: {hidden.words}."] if hidden is not None else []
        told = [self.name, self.kind, *map(words_of, self.notes)]
        return " ".join([f"{part.rstrip('.')}." for part in told if part] + last)


class CloseUp(Protocol):
    """How a thing looks when it is looked at closely; equal ones look the same."""

    @property
    def size(self) -> QSize:
        """Return its size in a window of 1280 × 720."""

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint it; its shadow lies there already."""

    def explain(self, event: QHelpEvent, panel: QWidget, box: QRectF, look: Look) -> bool:
        """Explain what the mouse is over; tell whether there was something."""


@frozen
class More:
    """What else Space or a button opens: the button's word, and its sentence."""

    words: str
    sentence: str


@frozen
class ZoomSubject:
    """All that is shown of a thing."""

    said: ZoomText
    picture: CloseUp | None = None
    spoken: str = ""
    """What the picture says, for a screen reader; if nothing, all that is written."""
    clauses: tuple[str, ...] = ()
    """Where it can be read about in the rules."""
    more: More | None = None
