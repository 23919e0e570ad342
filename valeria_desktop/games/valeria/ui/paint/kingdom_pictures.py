"""Painters of domains and trophies as small pictures on a plaque."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.paint.kingdom import shield
from valeria_desktop.games.valeria.ui.parts.card_groups import GroupKind
from valeria_desktop.ui.paint.brush import paint_outlined
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.ruler import Ruler

_TALL = 1.3  # least height of a domain with a sign of its power, by its width
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_picture(brush: Brush, box: QRectF, group: Group) -> None:
    """Paint a domain, or the slain monsters of an area."""
    if group.kind is GroupKind.DOMAIN:
        _paint_domain(brush, box, group)
    else:
        _paint_trophy(brush, box, group)


def _paint_domain(brush: Brush, box: QRectF, group: Group) -> None:
    """Paint the building on its field and, in a high box, a sign of its power below."""
    painter, unit = brush.painter, brush.unit
    field = QColor(field_of(group.card))
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
    painter.setBrush(field)
    painter.drawRoundedRect(box, 3.5 * unit, 3.5 * unit)
    side = min(box.width(), box.height()) - 2.5 * unit
    emblem = QRectF(box.center().x() - side / 2, box.top() + unit, side, side)
    if box.height() >= box.width() * _TALL:
        foot = QRectF(box.left(), emblem.bottom(), box.width(), box.bottom() - emblem.bottom())
        rounded(painter, foot.adjusted(unit, 0, -unit, -unit), 2 * unit, field.darker(135))
        _paint_sign(brush, foot.adjusted(0, 1.5 * unit, 0, -1.5 * unit), group)
    else:
        emblem.moveCenter(box.center())
    brush.emblem(group.card.id, emblem)


def _paint_sign(brush: Brush, box: QRectF, group: Group) -> None:
    """Paint the first sign of a domain's power: its moment or its gain."""
    for power in group.card.powers:
        icon = next((mark.icon for mark in power.signs() if mark.icon), "")
        if icon:
            brush.icon(icon, box, CARD_TEXT)
            return


def _paint_trophy(brush: Brush, box: QRectF, group: Group) -> None:
    """Paint a monster on a small wooden shield, and the number of slain monsters of its area."""
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 1.5 * unit))
    painter.setBrush(QColor("#7a4a26"))
    painter.drawPath(shield(box))
    side = box.width() * 0.84
    brush.emblem(
        group.card.id,
        QRectF(box.center().x() - side / 2, box.top() + box.height() * 0.03, side, side),
    )
    if group.count > 1:
        font = brush.font(13.5)
        low = QPointF(box.right() - 5 * unit, box.bottom() - 4 * unit)
        words = QRectF(low.x() - 8 * unit, low.y() - 8 * unit, 16 * unit, 16 * unit)
        paint_outlined(brush, words, str(group.count), font)
    brush.note("monsters", box)


def paint_more(brush: Brush, places: PlaqueLayout, ruler: Ruler, ink: str) -> None:
    """Write the number of pictures without room."""
    if not places.hidden:
        return
    brush.painter.setFont(ruler.bold(14, 16))
    brush.painter.setPen(QColor(ink))
    brush.painter.drawText(places.more.adjusted(2, 0, 0, 0), _LEFT, f"+{places.hidden}")
