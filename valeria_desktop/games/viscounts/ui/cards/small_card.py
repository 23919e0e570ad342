"""A townsfolk card as small as in a rival's line: face, silver and icons, without a name.

As drawn it is 40 by 76 units: an upright card of that size would have words that nobody can read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.ui.cards.fields import field_of, paint_person, paint_silver
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_icons
from valeria_desktop.games.viscounts.ui.paint.knife import outlined, rounded
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.ui.paint.brush import paint_marks

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.ui.paint.brush import Brush

SIZE = 40, 76
"""Width and height as drawn, in units."""


def paint_small_card(brush: Brush, box: QRectF, card: Townsfolk) -> None:
    """Paint a card as small as on a strip: face, silver, icons."""
    unit, painter, base = brush.unit, brush.painter, field_of(card)
    rounded(painter, box, 5 * unit, base)
    foot = box.adjusted(1.5 * unit, 0, -1.5 * unit, -1.5 * unit)
    foot.setTop(foot.bottom() - 21 * unit)
    face = QRectF(box.left() + 2 * unit, 0, box.width() - 4 * unit, box.width() - 4 * unit)
    face.moveBottom(foot.top())
    paint_person(brush, face, card)
    rounded(painter, foot, 4 * unit, shaded(base, -0.5))
    icons = marks_of_icons(card.icons)
    paint_marks(brush, foot.adjusted(unit, 0, -unit, 0), icons, 15 * unit)
    outlined(painter, box, 5 * unit, 1.6 * unit)
    paint_silver(
        brush, QPointF(box.left() + 6 * unit, box.top() + 10 * unit), 18 * unit, card.silver
    )
