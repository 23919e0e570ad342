"""The parts of a moment's sheet: its picture with a number, its chances, and a large seal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.coach.trust_seal import SEAL_WORD, paint_seal, trust_word
from valeria_desktop.ui.coach.trust_words import IN_19_OF_20
from valeria_desktop.ui.paint.brush import CENTRE, Brush, square
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.title_lines import lines_of
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.coach.trust import Trust
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.screens.end.end_art import EndArt
    from valeria_desktop.ui.screens.review.moment_story import MomentStory

_PICTURE = 150.0, 186.0
_DISC = 28.0
_GAIN, _LOSS = "#2f6b34", "#8a2f2a"
"""The colours of a better and of a worse chance; an arrow and the numbers say the same."""
_NUMBER, _LABEL, _OF = 24.0, 14.5, 15.0
_SEAL, _COLUMN = 28.0, 72.0
_TITLE_STEP = 1.16
"""The distance of two lines of a title, as a share of the size of its letters."""


class MomentPicture(QWidget):
    """The picture of a moment, with the moment's number in its corner."""

    def __init__(self, look: ParchmentLook) -> None:
        """Show nothing."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look)
        self._story: MomentStory | None = None
        self._art: EndArt | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)

    def show_story(self, story: MomentStory, art: EndArt) -> None:
        """Show a moment, painted by its game."""
        self._story, self._art = story, art
        self.update()

    def sizeHint(self) -> QSize:
        wide, high = _PICTURE
        return QSize(round(wide * self._look.unit), round(high * self._look.unit))

    def minimumSizeHint(self) -> QSize:
        wide, high = _PICTURE
        return QSize(round(0.66 * wide * self._look.unit), round(0.5 * high * self._look.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        story, art = self._story, self._art
        if story is not None and art is not None:
            thing = None if story.thing is None else story.thing.id
            option = None if story.option is None else story.option.id
            self._kept.paint_whole(
                self,
                (story.number, thing, option, self._look.unit),
                lambda painter: self._paint(painter, story, art),
            )

    def _paint(self, painter: QPainter, story: MomentStory, art: EndArt) -> None:
        unit, look = self._look.unit, self._look
        brush = Brush(painter, look, unit)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = QPainterPath()
        frame.addRoundedRect(box, 4 * unit, 4 * unit)
        painter.save()
        painter.setClipPath(frame)
        if story.option is None:
            art.paint_scene(brush, box, story.thing)
        else:
            art.paint_choice(brush, box, story.option, story.thing)
        painter.restore()
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)
        side = _DISC * max(unit, look.scale)
        disc = square(box.topLeft() + QPointF(side / 2 + 2 * unit, side / 2 + 2 * unit), side)
        painter.setBrush(QColor(GOLD))
        painter.drawEllipse(disc)
        painter.setFont(look.bold(16))
        painter.setPen(QColor(INK))
        painter.drawText(disc, CENTRE, str(story.number))


class Title(QWidget):
    """Words in the font of titles, in lines closer to each other than Qt sets them."""

    def __init__(self, look: ParchmentLook, size: float) -> None:
        """Write nothing yet, in a size in pixels of text."""
        super().__init__()
        self._look, self._size, self._words = look, size, ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.updateGeometry)

    def text(self) -> str:
        """Return the words."""
        return self._words

    def setText(self, words: str) -> None:
        """Write words; a sum in brackets stays on one line."""
        self._words = words.replace(" + ", "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}")
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    @property
    def _step(self) -> float:
        return self._look.px(self._size) * _TITLE_STEP

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = lines_of(self._look.title_font(self._size), self._words, width)
        return round(len(lines) * self._step + self._look.px(self._size) * 0.2)

    def sizeHint(self) -> QSize:
        font = self._look.title_font(self._size)
        wide = round(QFontMetricsF(font).horizontalAdvance(self._words)) + 2
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(60), round(self._step))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(font := self._look.title_font(self._size))
        painter.setPen(QColor(INK))
        at = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for number, line in enumerate(lines_of(font, self._words, self.width())):
            painter.drawText(QRectF(0, number * self._step, self.width(), self._step), at, line)
        painter.end()


class ChancesLine(QWidget):
    """The chances with the other option and with the chosen one, or their difference in points."""

    def __init__(self, look: ParchmentLook) -> None:
        """Show nothing."""
        super().__init__()
        self._look = look
        self._story: MomentStory | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_story(self, story: MomentStory) -> None:
        """Show the chances of a moment; luck has none."""
        self._story = story
        self.setVisible(story.chances is not None or story.points is not None)
        self.setAccessibleName(story.chances_words)
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(150), px(_LABEL * 1.3) + px(_NUMBER * 1.2))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(110), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        story = self._story
        if story is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if story.chances is not None:
            self._write_label(painter, self.tr("Chances"))
            self._paint_chances(painter, *story.chances)
        elif story.points is not None:
            self._write_label(painter, self.tr("Points at the end"))
            self._paint_points(painter, story.points.amount, story.points.error)
        painter.end()

    def _write_label(self, painter: QPainter, words: str) -> None:
        painter.setFont(self._look.font(_LABEL))
        painter.setPen(QColor(self._look.palette.quiet))
        high = self._look.px(_LABEL * 1.3)
        painter.drawText(QRectF(0, 0, self.width(), high), self._flag, words)

    @property
    def _flag(self) -> int:
        return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    @property
    def _row(self) -> QRectF:
        top = self._look.px(_LABEL * 1.3)
        return QRectF(0, top, self.width(), self.height() - top)

    def _paint_chances(self, painter: QPainter, before: int, after: int) -> None:
        look, row = self._look, self._row
        left = self._write(painter, row, str(before), INK) + look.px(7)
        side = look.px(20)
        arrow = QRectF(left, row.center().y() - side / 2, side, side)
        Brush(painter, look, 1.0).icon("arrow-right", arrow, INK)
        left = arrow.right() + look.px(7)
        colour = _GAIN if after > before else _LOSS if after < before else INK
        left = self._write(painter, row.adjusted(left, 0, 0, 0), str(after), colour) + look.px(8)
        self._write_small(painter, row.adjusted(left, 0, 0, 0), self.tr("of 100"))

    def _paint_points(self, painter: QPainter, points: float, error: float) -> None:
        look, row = self._look, self._row
        colour = _GAIN if points > 0 else _LOSS if points < 0 else INK
        sign = "+" if points > 0 else ""
        left = self._write(painter, row, f"{sign}{amount(points)}", colour) + look.px(8)
        words = self.tr("± {error}").format(error=amount(IN_19_OF_20 * error))
        self._write_small(painter, row.adjusted(left, 0, 0, 0), words)

    def _write(self, painter: QPainter, row: QRectF, words: str, colour: str) -> float:
        font = self._look.bold(_NUMBER)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(row, self._flag, words)
        return row.left() + QFontMetricsF(font).horizontalAdvance(words)

    def _write_small(self, painter: QPainter, row: QRectF, words: str) -> None:
        painter.setFont(self._look.font(_OF))
        painter.setPen(QColor(self._look.palette.quiet))
        painter.drawText(row.adjusted(0, self._look.px(3), 0, 0), self._flag, words)


class SealStamp(QWidget):
    """A seal of wax with its word below it."""

    def __init__(self, look: ParchmentLook) -> None:
        """Show no seal."""
        super().__init__()
        self._look = look
        self.trust: Trust | None = None
        """The shown trust; None without a seal."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_trust(self, trust: Trust | None) -> None:
        """Show a trust; None takes the seal away."""
        self.trust = trust
        self.setVisible(trust is not None)
        self.setAccessibleName("" if trust is None else trust_word(trust))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        word = "" if self.trust is None else trust_word(self.trust)
        wide = QFontMetricsF(self._look.bold(SEAL_WORD)).horizontalAdvance(word)
        return QSize(max(px(_COLUMN), round(wide) + 4), px(1.2 * _SEAL) + px(SEAL_WORD * 1.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.trust is None:
            return
        look, painter = self._look, QPainter(self)
        high = look.px(1.2 * _SEAL)
        paint_seal(painter, look, self.trust, QRectF(0, 0, self.width(), high))
        painter.setFont(look.bold(SEAL_WORD))
        painter.setPen(QColor(INK))
        below = QRectF(0, high, self.width(), self.height() - high)
        painter.drawText(below, CENTRE, trust_word(self.trust))
        painter.end()
