"""A game's own pictures and words for the page of its end; the page itself is common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.finale.acts import Finalist, sides_of
from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.paint.brush import CENTRE, paint_outlined, square
from valeria_desktop.ui.paint.busts import Bust, Expression
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import picture
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.guests import portrait_in
from valeria_desktop.ui.screens.end.score_ledger import LedgerItem
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.session.table_talk import Farewells
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.zoom.control import ZoomControl

BUST_GROUND = "#3b3145"
_WIDE = 16 / 9
_ON_GROUND, _ON_LAND, _PLATE = 0.72, 0.7, 0.56
"""A thing on a plain ground and on a landscape, and an action's sign, as shares of a picture."""
_DISC, _STAMP = "#3a2c22", "#efe2c4"


@frozen
class TurnDeed:
    """What a side did in a turn: a few words, and the thing that stands for it."""

    head: str
    thing: Thing | None = None


class EndArt:
    """The plain pictures and words; a game has a subclass with its own."""

    has_portraits = False
    """Whether a side's secret is one card, shown as a portrait beside the ledger."""

    home = ""
    """The landscape behind moments and choices; empty for a plain ground."""

    farewells: Farewells | None = None
    """What the game's characters say at its end; None for a game without characters."""

    # --- what is told

    def sides_of(self, session: Session) -> tuple[Finalist, ...]:
        """Return the sides of a finished game: its players, and a single player's opponent."""
        return sides_of(session)

    def items_of(
        self, session: Session, column: int, category: str, lines: Sequence[ScoreLine]
    ) -> tuple[LedgerItem, ...]:
        """Return what brought a side's points from a source: a stamp or a plate for each line."""
        del session, column, category
        return tuple(item_of(line) for line in lines if line.points or line.cards)

    def board_words(self, session: Session, column: int) -> str:
        """Return a sentence about the picture of a side's board."""
        del session, column
        return ""

    def portrait_words(self, side: Finalist) -> str:
        """Return a sentence about a side's portrait."""
        del side
        return ""

    def portrait_of(self, side: Finalist) -> Thing | None:
        """Return the card on a side's portrait; None without one."""
        del side
        return None

    def has_likeness(self, side: Finalist) -> bool:
        """Return whether a side without such a card has a likeness in its place."""
        del side
        return False

    def last_word(self, session: Session) -> tuple[int, str] | None:
        """Return the seat of the last speaker and the quoted words; None without any."""
        said = self.farewells.quoted(session) if self.farewells is not None else None
        return None if said is None else (said[0], tell(said[1]))

    def deed_of(self, lines: Sequence[Line], seat: int) -> TurnDeed:
        """Return what a side did in the lines of a turn."""
        things = (thing for line in lines if line.seat == seat for thing in line.things)
        thing = next(things, None)
        return TurnDeed("" if thing is None else thing.name, thing)

    def moment_of(self, session: Session, lines: Sequence[Line], seat: int) -> TurnDeed:
        """Return a side's deed in the lines of a turn for a picture as large as a moment's."""
        del session
        return self.deed_of(lines, seat)

    def cause_of(self, line: ScoreLine) -> str:
        """Return the words for a line of the score inside a sentence; empty to name its source."""
        del line
        return ""

    def thing_of(self, option: Option) -> Thing | None:
        """Return the thing that an option is about; None for any other option."""
        del option
        return None

    def gained_in(self, line: Line) -> Thing | None:
        """Return the thing gained in a line of the log; None for any other line."""
        del line
        return None

    # --- what is painted

    def paint_board(self, brush: Brush, box: QRectF, session: Session, column: int) -> None:
        """Paint a side's board in small, at dusk; by default, the side's shield."""
        side = self.sides_of(session)[column]
        painter = brush.painter
        painter.fillRect(box, colour_of(brush.look, side).darker(320))
        self._paint_shield(brush, square(box.center(), box.height() * 0.6), side)

    def paint_portrait(self, brush: Brush, box: QRectF, side: Finalist) -> None:
        """Paint a side's portrait into a high box."""

    def paint_portrait_bust(self, brush: Brush, box: QRectF, side: Finalist) -> None:
        """Paint the head of a side's portrait into a square."""

    def face_of(self, side: Finalist, *, has_won: bool) -> Bust | None:
        """Return a side's face in its mood at the end; None where it has only a shield."""
        portrait = portrait_in(side.seat) if side.seat is not None else ""
        mood = Expression.PLEASED if has_won else Expression.HIT
        return Bust(portrait, mood) if portrait else None

    def paint_shield(self, brush: Brush, box: QRectF, side: Finalist) -> None:
        """Paint the shield of a side without a face into a box."""
        painter, unit = brush.painter, brush.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BUST_GROUND))
        painter.drawRoundedRect(box, 5 * unit, 5 * unit)
        self._paint_shield(brush, square(box.center(), box.height() * 0.72), side)

    def _paint_shield(self, brush: Brush, box: QRectF, side: Finalist) -> None:
        inside = box.adjusted(box.width() * 0.08, 0, -box.width() * 0.08, 0)
        paint_seat_sign(brush, colour_of(brush.look, side), sign_of(side), inside)

    def paint_stamp(self, brush: Brush, box: QRectF, thing: Thing) -> None:
        """Paint a thing as a small square; by default, the first letters of its name."""
        painter, unit = brush.painter, brush.unit
        painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
        painter.setBrush(QColor(_STAMP))
        painter.drawRoundedRect(box, 4 * unit, 4 * unit)
        painter.setPen(QColor(INK))
        font = brush.title(1)
        font.setPixelSize(max(13, round(box.height() * 0.42)))
        painter.setFont(font)
        painter.drawText(box, CENTRE, thing.name[:2])

    def paint_sign(self, brush: Brush, box: QRectF, sign: str) -> None:
        """Paint a sign on parchment into a square."""
        brush.icon(sign, box, INK)

    def paint_note(self, brush: Brush, box: QRectF, item: LedgerItem) -> None:
        """Paint the sign of something that stands on the parchment into a square."""
        self.paint_sign(brush, box, item.sign)

    def paint_points(self, brush: Brush, box: QRectF, points: int) -> None:
        """Paint points in a disc."""
        painter = brush.painter
        painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
        painter.setBrush(QColor(_DISC))
        painter.drawEllipse(box)
        font = brush.font(1)
        font.setPixelSize(max(13, round(box.height() * 0.6)))
        paint_outlined(brush, box, whole(points), font)

    def paint_scene(self, brush: Brush, box: QRectF, thing: Thing | None) -> None:
        """Paint the picture of a moment, filled with a thing."""
        share = _ON_GROUND
        if self.home:
            paint_land(brush, box, self.home)
            share = _ON_LAND
        else:
            brush.painter.fillRect(box, QColor(BUST_GROUND))
        if thing is not None:
            self.paint_stamp(brush, square(box.center(), box.height() * share), thing)

    def paint_choice(self, brush: Brush, box: QRectF, option: Option, thing: Thing | None) -> None:
        """Paint the picture of a choice: its thing, or else the sign of its action.

        A deed of the same turn may have only a sign as well, but of another thing than the choice.
        """
        icon = self.icon_of(option)
        is_sign = bool(icon) and (thing is None or self.is_sign(thing))
        self.paint_scene(brush, box, None if is_sign else thing)
        if is_sign:
            side = min(box.width(), box.height()) * _PLATE
            self.paint_action(brush, square(box.center(), side), icon)

    def icon_of(self, option: Option) -> str:
        """Return the sign of an option's action; empty for none."""
        del option
        return ""

    def is_sign(self, thing: Thing) -> bool:
        """Return whether a thing is only a sign of a deed."""
        del thing
        return False

    def paint_action(self, brush: Brush, plate: QRectF, icon: str) -> None:
        """Paint the sign of an action, which may need a plate below it."""
        self.paint_sign(brush, plate, icon)

    # --- a closer look

    def make_zoom(self, look: Look, page: QWidget, room: Callable[[], QRect]) -> ZoomControl | None:
        """Return the close look at things of the game; None without one."""
        del look, page, room
        return None


def paint_land(brush: Brush, box: QRectF, name: str) -> None:
    """Paint a wide drawing, 16 to 9, over a whole box, with its foot on the box's."""
    wide = max(box.width(), box.height() * _WIDE)
    high = wide / _WIDE
    made = picture(name, round(wide), round(high), brush.ratio)
    brush.painter.save()
    brush.painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    brush.painter.drawPixmap(QPointF(box.center().x() - wide / 2, box.bottom() - high), made)
    brush.painter.restore()


def item_of(line: ScoreLine) -> LedgerItem:
    """Return a line with a single card as a stamp, and any other line as a plate."""
    words = tell(line.cause)
    if len(line.cards) == 1:
        return LedgerItem(line.points, words, thing=line.cards[0])
    return LedgerItem(line.points, words, sum=words)
