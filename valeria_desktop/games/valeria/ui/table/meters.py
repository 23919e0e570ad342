"""The round and the end conditions: meters of brass that show how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.coach.advice_words import ending_words, rounds_words
from valeria_desktop.ui.controls.measured import Once
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.look import LEAST_LETTERS
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import cut_picture, is_plain
from valeria_desktop.ui.paint.plates import paint_panel, panel_box
from valeria_desktop.ui.words.figures import per_cent
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.ending import EndForecast
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.phases import EndMeter
    from valeria_desktop.ui.paint.look import Look


_HEIGHT = 33
_SIGN, _EDGE = 19, 11
_GAPS, _APARTS = (6, 2), (15, 7)
"""From a sign to its numbers, from meter to meter; the latter where four have to fit at 200 %."""
_FLAG = 15
_BARS = (104, 62)  # widths of a bar, normal and narrow, in pixels at 100 %
_BAR = 9
LEVELS = 4
"""The number of levels: normal bars, narrow bars, numbers only, no round either."""
_BARE = 2
"""The first level without bars."""
_ICONS = {"siege": "back", "domains": "build"}
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class Meters(QWidget):
    """Shows the round, and a sign, two numbers and a bar for each end condition.

    A flag on the sign of exhausted stacks says how many Event cards are in force, and the sentence
    which. With the coach's numbers it shows the rounds to come, and each condition's chance to end
    the game.
    """

    looked_at = Signal()
    """The player points at the meters, to know more about the end."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look)
        self._meters: tuple[EndMeter, ...] = ()
        self._round = 0
        self._is_last = False
        self._is_rewound = False
        self._events: tuple[Card, ...] = ()
        """The Event cards that are in force."""
        self._level = 0
        self._measured: Once[tuple[int, ...]] = Once()
        self._ending: EndForecast | None = None
        self._is_told = False
        """Whether the coach's numbers replace the usual numbers."""
        self._sentence = ""
        look.changed.connect(self.update)

    def show_scene(self, scene: Scene) -> None:
        """Show the round and the end conditions of a scene."""
        shown = scene.meters, max(1, scene.round), scene.is_last_round, scene.is_rewound
        told = *shown, scene.view.in_force
        if told == (self._meters, self._round, self._is_last, self._is_rewound, self._events):
            return
        self._meters, self._round, self._is_last, self._is_rewound, self._events = told
        sentences = [self._round_words() + "."]
        if scene.is_last_round:
            said = self.tr("The end has begun: this is the last round.")
            sentences.append(said)
        meters = ", ".join(tell(meter.words()) for meter in self._meters)
        said = self.tr("The game ends when one of these is reached: {meters}.")
        sentences.append(said.format(meters=meters))
        sentences += map(self._told_event, self._events)
        self._sentence = " ".join(sentences)
        self._explain()
        self.update()

    def _told_event(self, card: Card) -> str:
        powers = " ".join(f"{tell(power.words())}." for power in (*card.triggers, *card.modifiers))
        return self.tr("In force: {card}. {powers}").format(card=card.name, powers=powers)

    def show_ending(self, ending: EndForecast | None, *, is_shown: bool) -> None:
        """Explain the coach's forecast in the tooltip, and show its numbers with `is_shown`."""
        self._ending, self._is_told = ending, is_shown and ending is not None
        self._explain()
        self.update()

    def _explain(self) -> None:
        words = [self._sentence]
        if self._ending is not None:
            words += [ending_words(self._ending), self._chances(self._ending)]
        self.setAccessibleName(" ".join(filter(None, words)))
        explain_beside(self, " ".join(filter(None, words)))

    def _chances(self, ending: EndForecast) -> str:
        """Return each condition's chance to end the game, in words; "" for a single condition."""
        if len(self._meters) == 1:
            return ""
        told = [
            self.tr("{meter}: {chance}").format(meter=tell(each.words()), chance=self._chance(each))
            for each in self._meters
        ]
        return self.tr("Likely end: {chances}.").format(chances=", ".join(told))

    def _chance(self, meter: EndMeter) -> str:
        return per_cent(self._ending.share.get(meter.condition, 0.0)) if self._ending else ""

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit()

    def _round_words(self) -> str:
        words = self.tr("Round {number}").format(number=self._round)
        if self._is_last:
            words = self.tr("Last round")
        return self.tr("{round} · rewound").format(round=words) if self._is_rewound else words

    # --- sizes

    def widths(self) -> tuple[int, ...]:
        """Return the width at each level, in pixels."""
        fullest = tuple(map(_fullest, self._meters))
        known = fullest, self._round_words(), self._is_rewound, self._look.scale
        return self._measured.of(known, self._measure)

    def _measure(self) -> tuple[int, ...]:
        return tuple(
            2 * self._look.px(_EDGE)
            + sum(self._parts(level))
            + self._apart(level) * len(self._meters)
            + 3
            for level in range(LEVELS)
        )

    def dress(self, level: int) -> None:
        """Show the meters at a level."""
        if level != self._level:
            self._level = level
            self.update()

    def _apart(self, level: int) -> int:
        return self._look.px(_APARTS[level > _BARE])

    def _gap(self, level: int) -> int:
        return self._look.px(_GAPS[level > _BARE])

    def _parts(self, level: int) -> list[int]:
        """Return the widths of the round and of each meter at a level, in pixels."""
        px, metrics = self._look.px, QFontMetrics(self._font(level))
        sign = px(_SIGN) + self._gap(level)
        if level < _BARE:
            title = self._title_width()
            bar = px(_BARS[level])
            return [
                title,
                *(sign + max(bar, self._width(metrics, each, level)) for each in self._meters),
            ]
        if level > _BARE:
            return [
                -self._apart(level),
                *(sign + self._width(metrics, each, level) for each in self._meters),
            ]
        marks = self._is_rewound + 1
        number = metrics.horizontalAdvance("00")
        return [sign * marks + number] + [
            sign + self._width(metrics, each, level) for each in self._meters
        ]

    def _title_width(self) -> int:
        """Return the round's width, in pixels: enough for two digits and for the last round."""
        metrics = QFontMetrics(self._look.title_font(17))
        known = self.tr("Round {number}").format(number="00"), self.tr("Last round")
        return max(map(metrics.horizontalAdvance, (*known, self._round_words())))

    def _width(self, metrics: QFontMetrics, meter: EndMeter, level: int) -> int:
        return metrics.horizontalAdvance(self._numbers(_fullest(meter), level)) + 2

    def _font(self, level: int) -> QFont:
        return self._look.bold(15) if level >= _BARE else self._look.bold(14)

    def _shown_numbers(self, meter: EndMeter) -> str:
        return self._chance(meter) if self._is_told else self._numbers(meter, self._level)

    def _numbers(self, meter: EndMeter, level: int) -> str:
        if level >= _BARE:
            return f"{meter.reached}/{meter.whole}"
        return self.tr("{number} of {whole}").format(number=meter.reached, whole=meter.whole)

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.widths()[-1], self._look.px(_HEIGHT))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._meters:
            told = self._ending if self._is_told else None
            many = len(self._events)
            known = self._meters, self._round_words(), self._is_last, self._level, told, many
            self._kept.paint_whole(self, known, self._paint)

    def _paint(self, painter: QPainter) -> None:
        look = self._look
        box = panel_box(QRectF(self.rect()))
        paint_panel(painter, box, look)
        left = box.left() + look.px(_EDGE)
        parts, apart = self._parts(self._level), self._apart(self._level)
        if self._level <= _BARE:
            self._paint_round(painter, QRectF(left, box.top(), parts[0] + 2, box.height()))
        for width, meter in zip(parts[1:], self._meters, strict=True):
            left += parts[0] + apart if meter is self._meters[0] else 0
            self._paint_meter(painter, QRectF(left, box.top(), width, box.height()), meter)
            left += width + apart

    def _paint_round(self, painter: QPainter, box: QRectF) -> None:
        look = self._look
        colour = red_of(look) if self._is_last else look.palette.ink
        if self._level < _BARE:
            painter.setFont(look.title_font(17))
            painter.setPen(QColor(colour))
            if self._is_told and self._ending is not None:
                paint_slip(painter, box, rounds_words(self._ending), look)
            else:
                painter.drawText(box, _MIDDLE, self._round_words())
            return
        signs = ["clock", "undo"] if self._is_rewound else ["clock"]
        for name in signs:
            self._paint_sign(painter, box, name, colour)
            box.setLeft(box.left() + look.px(_SIGN) + self._gap(self._level))
        painter.setFont(self._font(self._level))
        painter.setPen(QColor(colour))
        painter.drawText(box.adjusted(0, -1, 9, 0), _MIDDLE, str(self._round))

    def _paint_sign(self, painter: QPainter, box: QRectF, name: str, colour: str) -> None:
        side, path = self._look.px(_SIGN), f"icons/{name}.svg"
        icon = self._look.icon(name, side, self.devicePixelRatioF(), colour)
        if colour == red_of(self._look) and not is_plain(path):
            icon = cut_picture(path, side, side, self.devicePixelRatioF(), colour)
        painter.drawPixmap(round(box.left()), round(box.center().y() - side / 2), icon)

    def _paint_flag(self, painter: QPainter, box: QRectF) -> None:
        """Paint the number of Event cards in force into the corner of the sign."""
        px = self._look.px
        flag = QRectF(0, 0, px(_FLAG), px(_FLAG))
        flag.moveCenter(QPointF(box.left() + px(1), box.center().y() - px(_SIGN) / 2.6))
        painter.setPen(QPen(QColor(CARD_INK), 1.2))
        painter.setBrush(QColor(colours.EVENT))
        painter.drawRoundedRect(flag, 2, 2)
        painter.setFont(self._look.bold(LEAST_LETTERS))
        painter.setPen(QColor(materials_of(self._look).parchment))
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, str(len(self._events)))

    def _paint_meter(self, painter: QPainter, box: QRectF, meter: EndMeter) -> None:
        look, px = self._look, self._look.px
        colour = red_of(look) if meter.is_full else look.palette.ink
        name = meter.sign or _ICONS.get(meter.condition, meter.condition)
        self._paint_sign(painter, box, name, colour)
        if self._events and meter.condition == "exhausted":
            self._paint_flag(painter, box)
        words = box.adjusted(px(_SIGN) + self._gap(self._level), 0, 9, 0)
        painter.setFont(self._font(self._level))
        painter.setPen(QColor(colour))
        numbers = self._shown_numbers(meter)
        if self._level >= _BARE:
            painter.setFont(_fitted(painter.font(), numbers, words.width()))
            painter.drawText(words.adjusted(0, -1, 0, 0), _MIDDLE, numbers)
            return
        height = px(_BAR)
        words.setHeight(box.height() - height - px(3))
        if self._is_told:
            paint_slip(painter, words, numbers, look)
        else:
            painter.drawText(words, _MIDDLE, numbers)
        bar = QRectF(words.left(), words.bottom() - 1, words.width() - 10, height)
        paint_bar(painter, bar, meter, look)


def _fitted(font: QFont, words: str, width: float) -> QFont:
    """Return a font small enough for words to fit a width."""
    while font.pixelSize() > LEAST_LETTERS and QFontMetrics(font).horizontalAdvance(words) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def _fullest(meter: EndMeter) -> EndMeter:
    """Return a meter in its state with the longest words."""
    return evolve(meter, number=meter.whole if meter.counts_up else 0)


_RED, _LIVELY = "#d8402f", "#ff7f6b"
"""The colours of a full meter and of the last round, on light and on dark ground."""


def red_of(look: Look) -> str:
    """Return the red for a full meter and for the last round."""
    return _LIVELY if look.is_dark else _RED


def paint_bar(painter: QPainter, bar: QRectF, meter: EndMeter, look: Look) -> None:
    """Paint a meter's bar of brass up to its share; a full meter has a red rim."""
    made, corner = materials_of(look), bar.height() / 2.4
    rounded(painter, bar, corner, made.rail)
    if meter.share:
        filled = QRectF(bar)
        filled.setWidth(max(bar.height(), bar.width() * meter.share))
        painter.setBrush(QColor(BRASS))
        painter.drawRoundedRect(filled, corner, corner)
        painter.setBrush(QColor(BRASS_EDGE))
        shine = filled.adjusted(2, 1.6, -2, -filled.height() * 0.52)
        painter.drawRoundedRect(shine, shine.height() / 2, shine.height() / 2)
    if meter.counts_up:
        _paint_notches(painter, bar, meter.whole)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = red_of(look) if meter.is_full else made.rail_line
    painter.setPen(QPen(QColor(rim), 2.2 if meter.is_full else 1.4))
    painter.drawRoundedRect(bar, corner, corner)


def _paint_notches(painter: QPainter, bar: QRectF, whole: int) -> None:
    painter.setPen(QPen(QColor(CARD_INK), 1.2))
    for step in range(1, whole):
        x = bar.left() + bar.width() * step / whole
        painter.drawLine(QPointF(x, bar.top() + 1), QPointF(x, bar.bottom() - 1))


def paint_slip(painter: QPainter, box: QRectF, words: str, look: Look) -> None:
    """Paint the coach's numbers on a slip of parchment."""
    painter.setFont(look.bold(14))
    wide = painter.fontMetrics().horizontalAdvance(words) + look.px(8)
    slip = QRectF(box.left(), 0, wide, look.px(18))
    slip.moveTop(box.center().y() - slip.height() / 2)
    painter.setPen(QPen(QColor(INK), 1.2))
    painter.setBrush(QColor(materials_of(look).parchment))
    painter.drawRoundedRect(slip, 3, 3)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)
