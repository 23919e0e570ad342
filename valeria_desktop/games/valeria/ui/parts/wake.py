"""The cards that a roll may wake, and the wait for the viewer's roll, with panel and recap."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.story.recap import recap
from valeria_desktop.games.valeria.story.wake_chances import WakeChance, WakeChances, chances_of
from valeria_desktop.ui.paint.brush import CENTRE, Brush
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.plates import paint_plate
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ROLLS = 36
_MOST = 17
"""The greatest number of rolls that wake a number: its bar fills the height."""
_SIDE, _HEAD, _FOOT = 12, 34, 22
_BOX, _COUNT, _NUMBER = 22, 19, 18
_SMALL_BOX = 17
_EDGE, _LEAST = 7, 4
_NUMERAL, _IN_BOX = 14, 3
"""Size of the comb's numbers, and the width that they leave free in their box."""
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class _Piece(Enum):
    """The parts of the panel that are hidden in a low panel."""

    HEAD = "head"
    COUNT = "count"
    FOOT = "foot"


_PIECES = {_Piece.HEAD: _HEAD, _Piece.COUNT: _COUNT + 12, _Piece.FOOT: _FOOT + 40}
"""The height that each needs, in pixels at 100 %, in order of importance."""


class WakePanel(QWidget):
    """Bars for the comb's numbers: the rolls that wake each, and the cards waiting for it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a scene."""
        super().__init__(parent)
        self._look = look
        self._chances = WakeChances((), 0)
        self._at = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def show_scene(self, scene: Scene) -> None:
        """Show the chances of the next roll for the viewer's cards."""
        self._chances = chances_of(scene.view, scene.viewer)
        self._at = -1
        self.setAccessibleName(self.tr("What may wake"))
        self.setAccessibleDescription(self.sentence())
        self.update()

    # --- words

    def sentence(self) -> str:
        """Return the panel's contents in words."""
        told = [self._of_place(place) for place in self._chances.places if place.cards]
        return self.tr("Of 36 rolls: {numbers}; {rest}.").format(
            numbers="; ".join(told), rest=self._rest()
        )

    def _of_place(self, place: WakeChance) -> str:
        number = len(place.cards)
        cards = self.tr("one card") if number == 1 else self.tr("%n cards", "", number)
        if not place.numbers:
            return self.tr("{rolls} are doubles, {cards}").format(rolls=place.rolls, cards=cards)
        return self.tr("{rolls} wake {number}, {cards}").format(
            rolls=place.rolls, number=place.name, cards=cards
        )

    def _rest(self) -> str:
        number, lone = self._chances.nothing, self._chances.lone
        if not number:
            return self.tr("something always does")
        if lone:
            words = self.tr("%n of 36 wake only {card}", "", number)
            if number == 1:
                words = self.tr("one of 36 wakes only {card}")
            return words.format(card=lone)
        if number == 1:
            return self.tr("one of 36 wakes nothing")
        return self.tr("%n of 36 wake nothing", "", number)

    # --- mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        columns = enumerate(self._columns(self._shown()))
        self._point_at(next((n for n, column in columns if column.contains(at)), -1))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _SIDEWAYS.get(Qt.Key(event.key()))
        if step is None or not self._chances.places:
            super().keyPressEvent(event)
        else:
            self._point_at((self._at + step) % len(self._chances.places))

    def _point_at(self, number: int) -> None:
        if number == self._at:
            return
        self._at = number
        place = self._chances.places[number] if number >= 0 else None
        told = self._of_place(place) if place else self.sentence()
        self.setAccessibleDescription(told)
        self.update()

    # --- layout

    def _box(self, size: float) -> float:
        return self._look.box(size) if isinstance(self._look, RoomLook) else self._look.px(size)

    def _columns(self, shown: frozenset[_Piece]) -> list[QRectF]:
        places, left, px = self._chances.places, self._box(_SIDE), self._look.px
        room = self.width() - 2 * left
        needed = self._needed(room / max(1, len(places)))
        top = px(_HEAD) if _Piece.HEAD in shown else px(2)
        bottom = self.height() - (px(_FOOT) + 3 if _Piece.FOOT in shown else _EDGE)
        columns = []
        for width in needed:
            wide = width * room / sum(needed)
            columns.append(QRectF(left, top, wide, bottom - top))
            left += wide
        return columns

    def _needed(self, equal: float) -> list[float]:
        """Return what each column needs: equal widths, but more where two numbers stand in one."""
        metrics = QFontMetricsF(self._look.bold(_NUMERAL))
        edge, wider = 2 * self._box(2) + _IN_BOX, 1.12  # as the others don't get as narrow
        return [
            max(equal, (metrics.horizontalAdvance(place.name) + edge) * wider)
            if place.numbers[1:]
            else equal
            for place in self._chances.places
        ]

    def _shown(self) -> frozenset[_Piece]:
        """Return the parts that fit; the foot is hidden first, then the counts, then the head."""
        px = self._look.px
        left = self.height() - px(_BOX + _NUMBER) - _EDGE - px(_LEAST)
        shown = set()
        for piece, high in _PIECES.items():
            if left >= px(high):
                shown.add(piece)
                left -= px(high)
        return frozenset(shown)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        px = self._look.px
        paint_plate(painter, self._look, QRectF(self.rect()))
        side = self._box(_SIDE)
        head = QRectF(side, self._box(4), self.width() - 2 * side, px(_HEAD - 4))
        title = self.tr("What may wake")
        shown = self._shown()
        if _Piece.HEAD in shown:
            self._paint_head(painter, head, title)
        brush = Brush(painter, self._look, self._look.scale)
        for number, column in enumerate(self._columns(shown)):
            self._paint_kept_place(brush, column, number, shown)
        if _Piece.FOOT in shown:
            self._paint_foot(painter, side)
        if self.hasFocus() and self._at < 0:
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(3, 3, -5, -6), 5)

    def _paint_head(self, painter: QPainter, head: QRectF, title: str) -> None:
        tokens, px = self._look.palette, self._look.px
        painter.setFont(self._look.title_font(17))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(head, _LEFT, title)
        taken = painter.fontMetrics().horizontalAdvance(title) + px(10)
        painter.setFont(self._look.font(13.5))
        if painter.fontMetrics().horizontalAdvance(self._rest()) + taken <= head.width():
            painter.setPen(QColor(tokens.quiet))
            painter.drawText(head, _RIGHT, self._rest())

    def _paint_foot(self, painter: QPainter, side: float) -> None:
        foot = QRectF(side, self.height() - self._look.px(_FOOT) - 5, self.width() - 2 * side, 0)
        foot.setHeight(self._look.px(_FOOT))
        font = self._look.font(13)
        words = self.tr("rolls of 36 that wake a number; below, your cards of that number")
        if QFontMetricsF(font).horizontalAdvance(words) > foot.width():
            words = self.tr("of 36 rolls · your cards")
        painter.setFont(font)
        painter.setPen(QColor(self._look.palette.quiet))
        painter.drawText(foot, _LEFT, words)

    def _paint_kept_place(
        self, brush: Brush, column: QRectF, at: int, shown: frozenset[_Piece]
    ) -> None:
        """Paint a number's column from a kept picture: a new card changes one or two of them."""
        place, is_pointed = self._chances.places[at], at == self._at
        known = (
            WakePanel, place.numbers, place.rolls, len(place.cards),
            is_pointed, is_pointed and self.hasFocus(), shown,
        )  # fmt: skip
        aside = self._box(2)

        def draw(piece: Brush, box: QRectF) -> None:
            self._paint_place(piece, box.adjusted(aside, 0, -aside, 0), at, shown)

        brush.piece_of(known, column.adjusted(-aside, 0, aside, 0), draw)

    def _paint_place(self, brush: Brush, box: QRectF, at: int, shown: frozenset[_Piece]) -> None:
        place, is_pointed = self._chances.places[at], at == self._at
        painter, px, tokens = brush.painter, self._look.px, self._look.palette
        gap = self._box(2)
        column = box.adjusted(gap, 0, -gap, 0)
        low = px(_COUNT) if _Piece.COUNT in shown else 0
        count = QRectF(column.left(), column.bottom() - low, column.width(), low)
        side = px(_BOX if _Piece.HEAD in shown else _SMALL_BOX)
        number = QRectF(column.left(), count.top() - side, column.width(), side)
        room = number.top() - self._box(5) - box.top() - px(_NUMBER)
        high = max(2.0, room * place.rolls / _MOST)
        bar = QRectF(column.left(), number.top() - self._box(5) - high, column.width(), high)
        self._paint_number(brush, number, place)
        painter.setFont(self._look.bold(14))
        if not place.cards:
            self._paint_count(painter, count, "\N{EN DASH}", tokens.line)
            return
        self._paint_count(painter, count, f"×{len(place.cards)}", tokens.quiet)
        painter.setPen(QPen(QColor(CARD_INK), 1.2))
        painter.setBrush(QColor(BRASS_EDGE if is_pointed else BRASS))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(QColor(tokens.ink))
        above = QRectF(
            bar.left() - gap * 2, bar.top() - px(_NUMBER), bar.width() + gap * 4, px(_NUMBER)
        )
        painter.drawText(above, CENTRE, str(place.rolls))
        if is_pointed and self.hasFocus():
            paint_focus_ring(painter, box.adjusted(0, 0, 0, -1), 4)

    def _paint_count(self, painter: QPainter, box: QRectF, words: str, ink: str) -> None:
        if box.height():
            painter.setPen(QColor(ink))
            painter.drawText(box, CENTRE, words)

    def _paint_number(self, brush: Brush, box: QRectF, place: WakeChance) -> None:
        """Paint a number as cards show it; faint if the viewer has no such card."""
        painter, is_mine = brush.painter, bool(place.cards)
        painter.setPen(QPen(QColor(CARD_TEXT if is_mine else self._look.palette.line), 1.2))
        painter.setBrush(QColor(CARD_INK) if is_mine else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        ink = CARD_TEXT if is_mine else self._look.palette.quiet
        if not place.numbers:
            inside = box.height() - 5
            icon = QRectF(0, 0, min(inside, box.width() - 4), min(inside, box.width() - 4))
            icon.moveCenter(box.center())
            brush.icon("doubles", icon, ink)
            return
        painter.setFont(fitted(self._look.bold(_NUMERAL), place.name, box.width() - _IN_BOX, 99))
        painter.setPen(QColor(ink))
        painter.drawText(box, CENTRE, place.name)


class RollWait:
    """Shows recap and panel before the viewer's roll, and hides both after it."""

    def __init__(self, table: TableScreen) -> None:
        """Start with both hidden."""
        self._table = table
        table.recap.moment_asked.connect(table.moment_asked)
        table.log.moment_asked.connect(table.moment_asked)
        table.recap.closed.connect(table.prompt.take_focus)
        table.centre.pointed.connect(self._make_way)
        table.wake_panel.hide()

    def forget(self) -> None:
        """Hide both, and forget the last recap: another game begins."""
        self._table.recap.forget()
        self.put_away()

    def put_away(self) -> None:
        """Hide both; the story is back in its place."""
        table = self._table
        if not table.recap.isHidden():
            table.recap.put_away()
        if not table.wake_panel.isHidden():
            table.wake_panel.hide()
            table.standing.stand_beside()

    def show_scene(self, scene: Scene) -> None:
        """Hide both, if the scene doesn't wait for the viewer's roll."""
        if not _waits_for_roll(scene):
            self.put_away()

    def ask(self, scene: Scene) -> None:
        """Show the recap, once for each moment, and the panel to a player who is to roll."""
        if not _waits_for_roll(scene):
            return
        table, lines = self._table, self._table.controller.shown.lines
        table.wake_panel.show_scene(scene)
        table.wake_panel.show()
        if table.recap.tells_new(lines):
            told = recap(lines, scene.names, scene.viewer, scene.view.top)
            table.recap.show_recap(told, scene.seats, scene.viewer)
        table.standing.stand_beside()

    def _make_way(self, at: At | None) -> None:
        """Put the recap away where it would hide the card that the keys have come to."""
        centre, sheet = self._table.centre, self._table.recap
        if at is None or sheet.isHidden() or not centre.hasFocus():
            return
        box = centre.box_of(at, self._table)
        if box is not None and sheet.geometry().contains(box.center()):
            sheet.put_away()

    def stand(self) -> None:
        """Place the recap in the middle of the mat, as high as its rows."""
        sheet, plan = self._table.recap, self._table.plan
        if sheet.isHidden():
            return
        room, mat = plan.over.recap, plan.mat
        height = min(mat.height(), sheet.wished_height(room.width()))
        top = mat.top() + (mat.height() - height) // 2
        sheet.setGeometry(room.left(), top, room.width(), height)
        sheet.raise_()


def _waits_for_roll(scene: Scene) -> bool:
    decision = scene.decision
    return scene.is_asked and decision is not None and decision.prompt is Prompt.ROLL
