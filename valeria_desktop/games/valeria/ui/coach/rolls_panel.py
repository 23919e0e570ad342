"""The roll map: the gains from each of the 36 rolls, and from each result for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.coach.rolls import NOTHING, RESULTS, ROLLS, loot_words
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.ui.coach.rolls_map import (
    paint_axis,
    paint_bars,
    paint_map,
    plan_of,
)
from valeria_desktop.games.valeria.ui.parts.sides import paint_shield, side_of
from valeria_desktop.kernel.phrases import join, say
from valeria_desktop.ui.paint.brush import CENTRE, Brush
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.plates import paint_plate
from valeria_desktop.ui.words.figures import amount
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPaintEvent

    from valeria_desktop.games.valeria.coach.rolls import HarvestGains, RollMap, Turn
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.coach.rolls_map import RollsPlan
    from valeria_desktop.ui.paint.look import Look


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_LOW = 112
"""Least height of a panel with a map, in pixels at 100 %."""
_HIGH = 5.0
"""The resources of the highest bar at most, so that small bars stay distinguishable."""
_SWITCH = {Qt.Key.Key_Left, Qt.Key.Key_Right}


class RollsPanel(QWidget):
    """The roll map of the chosen seat, on its own turns or on the other players' turns.

    A low panel shows a sentence only; the player can open it over the market.
    """

    grown = Signal()
    """The panel needs a box of another size."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make a hidden panel without rolls."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look)
        self._scene: Scene | None = None
        self._rolls: tuple[RollMap, ...] = ()
        self._seat = 0
        self._is_mine = True
        self._pointed = ""
        self.is_large = False
        """Whether the player opened the panel over the market."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)
        self.hide()

    def show_rolls(self, scene: Scene, rolls: tuple[RollMap, ...] | None) -> None:
        """Show the roll maps from the viewer's seat; None: they aren't known yet."""
        if self._scene is None or self._scene.viewer != scene.viewer:
            self._seat = scene.viewer
        self._scene, self._rolls, self._pointed = scene, rolls or (), ""
        self._seat = min(self._seat, max(0, len(self._rolls) - 1))
        self._say()

    def _say(self) -> None:
        self.setAccessibleName(self.tr("Roll map"))
        self.setAccessibleDescription(self._pointed or self.sentence())
        self.update()

    def put_away(self) -> None:
        """Shrink the panel back to its place beside the question."""
        if self.is_large:
            self.is_large = False
            self.grown.emit()

    @property
    def _is_low(self) -> bool:
        return not self.is_large and self.height() < self._look.px(_LOW)

    # --- words

    def sentence(self) -> str:
        """Return the gains of a round, for every player, in words."""
        told = [f"{self._name(each.seat)}: {round_words(each)}." for each in self._rolls]
        return " ".join([f"{self._mode()}.", *told]) if told else ""

    def _name(self, seat: int) -> str:
        scene = self._scene
        return scene.names[seat] if scene is not None else ""

    def _mode(self) -> str:
        return self.tr("On own turns") if self._is_mine else self.tr("On others' turns")

    def _foot(self) -> str:
        return self._pointed or (round_words(self._rolls[self._seat]) if self._rolls else "")

    # --- layout

    def _turn_of(self, rolls: RollMap) -> Turn:
        return rolls.on if self._is_mine else rolls.off

    def _plan(self) -> RollsPlan:
        return plan_of(self.size(), len(self._rolls), self._look.px)

    def _switch(self, head: QRectF) -> QRectF:
        """Return the box of the switch between both kinds of turns."""
        wide = QFontMetricsF(self._look.font(14)).horizontalAdvance(self._mode())
        width = wide + self._look.px(28)
        return QRectF(head.right() - width, head.top() + 3, width, head.height() - 6)

    # --- mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._tell("")

    def _point_at(self, at: QPointF) -> None:
        self._tell(self._words_at(at) if self._rolls else "")

    def _words_at(self, at: QPointF) -> str:
        """Return the gains of the cell or bar at a position, in words."""
        plan = self._plan()
        if self._is_low:
            return ""
        for roll, gains in zip(ROLLS, self._turn_of(self._rolls[self._seat]).by_roll, strict=True):
            if plan.cell(*roll).contains(at):
                words = self.tr("{first} and {second}: {gains}")
                return words.format(first=roll[0], second=roll[1], gains=gains_words(gains))
        for rolls, strip in zip(self._rolls, plan.strips, strict=True):
            for result, gains in zip(RESULTS, self._turn_of(rolls).by_result, strict=True):
                if strip.bar(result).contains(at):
                    words, name = self.tr("{name}, {result}: {gains}"), self._name(rolls.seat)
                    return words.format(name=name, result=result, gains=gains_words(gains))
        return ""

    def _tell(self, words: str) -> None:
        if words != self._pointed:
            self._pointed = words
            self._say()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        plan, at = self._plan(), event.position()
        if self._is_low or (self.is_large and not self._is_part(plan, at)):
            self._grow()
            return
        if self._switch(plan.head).contains(at):
            self._turn()
        for rolls, strip in zip(self._rolls, plan.strips, strict=True):
            if strip.whole.contains(at):
                self._choose(rolls.seat)

    def close_by_escape(self) -> bool:
        was_large = self.is_large
        if was_large:
            self.put_away()
        return was_large

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _OPENING and (self._is_low or self.is_large):
            self._grow()
        elif key == Qt.Key.Key_Escape and self.close_by_escape():
            return
        elif key in _SWITCH:
            self._turn()
        elif key in _STEPS and self._rolls:
            self._choose((self._seat + _STEPS[key]) % len(self._rolls))
        else:
            super().keyPressEvent(event)

    def _is_part(self, plan: RollsPlan, at: QPointF) -> bool:
        return self._switch(plan.head).contains(at) or any(
            strip.whole.contains(at) for strip in plan.strips
        )

    def _grow(self) -> None:
        self.is_large = not self.is_large
        self.grown.emit()

    def _turn(self) -> None:
        self._is_mine = not self._is_mine
        self._say()

    def _choose(self, seat: int) -> None:
        self._seat = seat
        self._tell(f"{self._name(seat)}: {round_words(self._rolls[seat])}")

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        known = (
            self._rolls,
            self._seat,
            self._is_mine,
            self._pointed,
            self.hasFocus(),
            self.is_large,
        )
        self._kept.paint_whole(self, known, self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_plate(painter, self._look, QRectF(self.rect()))
        plan, brush = self._plan(), Brush(painter, self._look, self._look.scale)
        if self._is_low:
            self._paint_low(painter, plan.head.left())
            return
        self._paint_head(painter, plan.head)
        if not self._rolls:
            return
        paint_map(brush, plan, self._turn_of(self._rolls[self._seat]))
        self._paint_strips(brush, plan)
        if plan.foot is not None:
            self._paint_foot(painter, plan.foot)
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(3, 3, -5, -6), 5)

    def _paint_low(self, painter: QPainter, edge: float) -> None:
        """Write the gains of a round, and an arrow as a sign for more."""
        look, box = self._look, QRectF(self.rect()).adjusted(edge, 2, -edge, -6)
        painter.setFont(look.font(14))
        painter.setPen(QColor(look.palette.ink))
        words = self._foot() or self.tr("Roll map")
        painter.drawText(
            box, int(_LEFT) | Qt.TextFlag.TextWordWrap, f"{words} \N{NORTH EAST ARROW}"
        )

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        look, switch = self._look, self._switch(head)
        painter.setFont(look.title_font(17))
        painter.setPen(QColor(look.palette.ink))
        room = head.adjusted(0, 0, -switch.width() - 4, 0)
        words = painter.fontMetrics().elidedText(
            self.tr("Roll map"), Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, _LEFT, words)
        painter.setPen(QPen(QColor(look.palette.line), 1.2))
        painter.setBrush(QColor(look.palette.raised))
        painter.drawRoundedRect(switch, 5, 5)
        painter.setFont(look.font(14))
        painter.setPen(QColor(look.palette.ink))
        inside = switch.adjusted(look.px(7), 0, -look.px(7), 0)
        painter.drawText(inside, _LEFT, self._mode())
        painter.drawText(inside, _RIGHT, "\N{LEFT RIGHT ARROW}")

    def _paint_strips(self, brush: Brush, plan: RollsPlan) -> None:
        painter, look, scene = brush.painter, self._look, self._scene
        turns = [self._turn_of(each) for each in self._rolls]
        most = max(gains.resources for turn in turns for gains in turn.by_result)
        most = min(max(1.0, most), _HIGH)
        for rolls, strip, turn in zip(self._rolls, plan.strips, turns, strict=True):
            is_chosen = rolls.seat == self._seat
            if scene is not None:
                paint_shield(brush, side_of(scene, rolls.seat), strip.sign)
            painter.setFont(look.bold(14))
            painter.setPen(QColor(look.palette.ink if is_chosen else look.palette.quiet))
            painter.drawText(strip.mean, CENTRE, amount(rolls.round.resources))
            paint_bars(brush, strip, turn, most, is_chosen=is_chosen)
        painter.setFont(look.font(13))
        painter.setPen(QColor(look.palette.quiet))
        paint_axis(painter, plan)

    def _paint_foot(self, painter: QPainter, foot: QRectF) -> None:
        painter.setFont(self._look.font(13.5))
        painter.setPen(
            QColor(self._look.palette.ink if self._pointed else self._look.palette.quiet)
        )
        words = in_a_line(self._foot(), painter.fontMetrics(), round(foot.width()))
        painter.drawText(foot, _LEFT, words)


_MANY = 2  # any number that takes the plural
_LEAST = 0.05
_THEN = " · "


def gains_words(gains: HarvestGains) -> str:
    """Return gains in words: "2 Gold and 1 Magic"."""
    parts = []
    for kind in ("gold", "strength", "magic", "points"):
        number = getattr(gains, kind)
        if number:
            template = amount_words(kind, 1 if number == 1 else _MANY).template
            parts.append(say(template, number=_number(number)))
    for tag, number in gains.tokens:
        parts.append(amount_words(tag, round(number)))
    if gains.any:
        parts.append(say("{number} of one resource", number=_number(gains.any)))
    if gains.taken:
        parts.append(loot_words(_number(gains.taken)))
    if gains == NOTHING or not parts:
        return QCoreApplication.translate("Coach", "nothing")
    return tell(join(parts))


def _number(number: float) -> str:
    return str(int(number)) if number == int(number) else amount(number)


def round_words(rolls: RollMap) -> str:
    """Return the mean gains of a round, and the number of rolls that wake nothing, in words."""
    translate = QCoreApplication.translate
    whole = rolls.round
    words = translate("Coach", "A round brings {number} resources")
    if whole.points >= _LEAST:
        words = translate("Coach", "A round brings {number} resources, {points} points")
    words = words.format(number=amount(whole.resources), points=amount(whole.points))
    return f"{words}{_THEN}{nothing_words(rolls.nothing, rolls.lone)}"


def in_a_line(words: str, metrics: QFontMetrics, width: int) -> str:
    """Return words as a whole where they fit, or else the first of them; cut only if need be."""
    first = words.partition(_THEN)[0]
    for form in (words, first):
        if metrics.horizontalAdvance(form) <= width:
            return form
    return metrics.elidedText(first, Qt.TextElideMode.ElideRight, width)


def nothing_words(nothing: int, lone: str = "") -> str:
    """Return the number of rolls that wake nothing, or only one named starter, in words."""
    translate = QCoreApplication.translate
    if not nothing:
        return translate("Coach", "every roll wakes something")
    if lone:
        words = translate("Coach", "only {card} wakes on {number} of 36")
        return words.format(card=lone, number=nothing)
    return translate("Coach", "nothing wakes on {number} of 36").format(number=nothing)
