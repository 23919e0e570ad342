"""Sentences with signs and names among the words: cut into runs, wrapped, painted."""

from __future__ import annotations

from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from valeria_desktop.kernel.foreign import within
from valeria_desktop.kernel.phrases import CAPITAL, Phrase
from valeria_desktop.session.story import NamedThing, Sum
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import BEGINS, CONTEXT, tell

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look


_SIGN = 1.12
"""The size of a sign, as a share of the letters' size."""
_BESIDE = 0.06
_LEADING = 1.3


class Hand(NamedTuple):
    """The fonts of a sentence."""

    plain: QFont
    bold: QFont
    """The font of names, and of the main words of a sentence."""


class SentencePiece(NamedTuple):
    """A piece of a sentence with its box; an icon has no words."""

    box: QRectF
    words: str
    icon: str
    thing: Thing | None
    is_bold: bool


class Inks(NamedTuple):
    """The colours of a sentence."""

    words: str
    names: str


class LaidSentence(NamedTuple):
    """A sentence with the boxes of its pieces."""

    pieces: tuple[SentencePiece, ...]
    width: float
    height: float

    def thing_at(self, at: QPointF) -> Thing | None:
        """Return the thing whose name is at a point; None without one."""
        named = (piece.thing for piece in self.pieces if piece.thing and piece.box.contains(at))
        return next(named, None)


class _Atom(NamedTuple):
    """Unbreakable words or a sign."""

    words: str
    icon: str
    thing: Thing | None
    is_bold: bool
    width: float


def line_height(hand: Hand) -> float:
    """Return the distance between lines, in pixels."""
    return round(hand.plain.pixelSize() * _LEADING)


def lay_out(runs: Runs, width: float, hand: Hand) -> LaidSentence:
    """Return a sentence wrapped to a width."""
    step, size = line_height(hand), hand.plain.pixelSize()
    space = QFontMetricsF(hand.plain).horizontalAdvance(" ")
    pieces: list[SentencePiece] = []
    left = top = widest = 0.0
    for word in _words(runs, hand):
        wide = sum(atom.width for atom in word)
        if left and left + space + wide > width:
            left, top = 0.0, top + step
        elif left:
            left += space
        for atom in word:
            side = size * _SIGN if atom.icon else atom.width
            box = QRectF(left, top, side, step)
            if atom.icon:
                box = QRectF(left + size * _BESIDE, top + (step - side) / 2, side, side)
            pieces.append(SentencePiece(box, atom.words, atom.icon, atom.thing, atom.is_bold))
            left += atom.width
        widest = max(widest, left)
    return LaidSentence(tuple(_joined(pieces)), widest, top + step)


def _words(runs: Runs, hand: Hand) -> list[list[_Atom]]:
    """Break a sentence at its spaces; a sign stays beside its number."""
    words: list[list[_Atom]] = [[]]
    for run in runs:
        for index, part in enumerate(run.words.split(" ")):
            if index:
                words.append([])
            if part:
                words[-1].append(_atom(part, run, hand))
        if run.icon:
            width = hand.plain.pixelSize() * (_SIGN + _BESIDE)
            words[-1].append(_Atom("", run.icon, None, is_bold=False, width=width))
    return [word for word in words if word]


def _atom(part: str, run: Run, hand: Hand) -> _Atom:
    is_bold = run.thing is not None or run.is_strong
    metrics = QFontMetricsF(hand.bold if is_bold else hand.plain)
    return _Atom(part, "", run.thing, is_bold, metrics.horizontalAdvance(part))


def _joined(pieces: list[SentencePiece]) -> list[SentencePiece]:
    """Join neighbouring pieces of one kind, so that they are painted in one go."""
    joined: list[SentencePiece] = []
    for piece in pieces:
        last = joined[-1] if joined else None
        if last and _goes_on(last, piece):
            gap = " " if piece.box.left() - last.box.right() > 1 else ""
            joined[-1] = last._replace(
                box=last.box.united(piece.box), words=last.words + gap + piece.words
            )
        else:
            joined.append(piece)
    return joined


def _goes_on(last: SentencePiece, piece: SentencePiece) -> bool:
    same = (last.icon, last.thing, last.is_bold) == ("", piece.thing, piece.is_bold)
    return same and not piece.icon and last.box.top() == piece.box.top()


class Pen:
    """Paints wrapped sentences."""

    def __init__(self, painter: QPainter, look: Look, hand: Hand, inks: Inks) -> None:
        """Write in fonts and colours."""
        self._painter = painter
        self._look = look
        self._hand = hand
        self._inks = inks
        self._rise = QFontMetricsF(hand.plain).capHeight() / 2

    def write(self, at: QPointF, flow: LaidSentence, pointed: Thing | None = None) -> None:
        """Write a sentence from its upper left corner on, with the pointed name underlined."""
        for piece in flow.pieces:
            box = piece.box.translated(at)
            if piece.icon:
                self._sign(box, piece.icon)
            else:
                is_pointed = piece.thing is not None and piece.thing is pointed
                self._words(box, piece, is_pointed=is_pointed)

    def _sign(self, box: QRectF, icon: str) -> None:
        ratio = self._painter.device().devicePixelRatio()
        self._painter.drawPixmap(box.topLeft(), self._look.icon(icon, round(box.width()), ratio))

    def _words(self, box: QRectF, piece: SentencePiece, *, is_pointed: bool) -> None:
        painter, font = self._painter, self._hand.bold if piece.is_bold else self._hand.plain
        ink = QColor(self._inks.names if piece.is_bold else self._inks.words)
        base = box.center().y() + self._rise
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(box.left(), base), piece.words)
        if is_pointed:
            line = max(1.0, font.pixelSize() / 12)
            painter.fillRect(QRectF(box.left(), base + 2, box.width(), line), ink)


class Run(NamedTuple):
    """A piece of a sentence: words, with a sign behind them or the thing they name."""

    words: str
    icon: str = ""
    thing: Thing | None = None
    is_strong: bool = False
    """Whether these are the main words of the sentence."""


Runs = tuple[Run, ...]


def runs_of(phrase: str) -> Runs:
    """Return a sentence in the player's language as runs."""
    if isinstance(phrase, Sum):
        return (Run(f"{phrase.sign}{phrase.number}", phrase.kind),)
    if isinstance(phrase, NamedThing):
        return (Run(tell(phrase), thing=phrase.thing),)
    if not isinstance(phrase, Phrase):
        return (Run(within(phrase)),)
    if phrase.template == CAPITAL:
        return _capital(runs_of(as_a(Phrase, phrase.parts["sentence"])))
    template = QCoreApplication.translate(CONTEXT, phrase.template)
    runs: list[Run] = []
    for words, gap, mark, _ in Formatter().parse(template):
        if words:
            runs.append(Run(words))
        if gap is not None:
            part = phrase.parts[gap]
            told = runs_of(part) if isinstance(part, Phrase) else (Run(str(part)),)
            runs += _capital(told) if mark == BEGINS else told
    return tuple(runs)


def _capital(runs: Runs) -> Runs:
    first, *rest = runs
    return (first._replace(words=first.words[:1].upper() + first.words[1:]), *rest)
