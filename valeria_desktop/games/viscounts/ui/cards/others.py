"""Player cards, schemes and backs: the cards of Viscounts that show no face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.fields import PLATE
from valeria_desktop.games.viscounts.ui.cards.powers import marks, marks_of_icons
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.kernel.signs import Mark, Marks, number
from valeria_desktop.ui.paint.brush import LEFT, paint_marks, square
from valeria_desktop.ui.paint.knife import outlined, rounded
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.shields import light_of

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.catalog import NeutralBoard
    from valeria_desktop.games.viscounts.rules.model.things import PlayerCard, Scheme
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_CARD, _SCHEME = "#5a4632", "#5f4a7a"
_PAPER, _PAPER_EDGE = "#f3e8cc", "#c9b68a"
_RADIUS, _BRIGHT = 6.0, 0.5
_EXTRA = 0.25
"""The share of a player card's height that its extra has."""


def paint_player_card(brush: Brush, box: QRectF, card: PlayerCard) -> None:
    """Paint a player card: where the viscount starts, its goods, and its extra below."""
    painter, unit = brush.painter, brush.unit
    rounded(painter, box, _RADIUS * unit, _CARD)
    inside = box.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit)
    rounded(painter, inside, 4 * unit, _PAPER)
    outlined(painter, inside, 4 * unit, unit, _PAPER_EDGE)
    outlined(painter, box, _RADIUS * unit, 2.2 * unit)
    head = QRectF(inside.left(), inside.top() + 3 * unit, inside.width(), 24 * unit)
    brush.icon(
        signs.VISCOUNT, square(QPointF(head.center().x() - 13 * unit, head.center().y()), 24 * unit)
    )
    number = QRectF(head.center().x() + 2 * unit, head.top(), 28 * unit, head.height())
    brush.write(number, str(card.number), brush.font(20), CARD_INK, LEFT)
    foot = QRectF(inside)
    foot.setTop(inside.bottom() - inside.height() * _EXTRA)
    goods = QRectF(inside.left(), head.bottom(), inside.width(), foot.top() - head.bottom())
    paint_rows(
        brush, goods.adjusted(3 * unit, 0, -3 * unit, -2 * unit), marks(card.goods), CARD_INK
    )
    rounded(painter, foot.adjusted(2 * unit, 0, -2 * unit, -2 * unit), 4 * unit, PLATE)
    paint_marks(
        brush, foot.adjusted(6 * unit, 0, -6 * unit, -2 * unit), marks(card.extra), 19 * unit
    )


def paint_rows(brush: Brush, box: QRectF, line: Marks, colour: str) -> None:
    """Paint amounts in two columns, one below the other: a number before its sign."""
    pairs: list[Marks] = []
    loose: Marks = ()
    for mark in line:
        loose = (*loose, mark)
        if mark.icon:
            pairs.append(loose)
            loose = ()
    rows = max(1, (len(pairs) + 1) // 2)
    high = min(box.height() / rows, 26 * brush.unit)
    top = box.center().y() - rows * high / 2
    for place, pair in enumerate(pairs):
        is_alone = place == len(pairs) - 1 and not place % 2
        wide = box.width() if is_alone else box.width() / 2
        left = box.left() if is_alone else box.left() + place % 2 * wide
        cell = QRectF(left, top + place // 2 * high, wide, high)
        paint_marks(brush, cell, pair, min(17 * brush.unit, high * 0.84), colour)


def paint_scheme(brush: Brush, box: QRectF, scheme: Scheme) -> None:
    """Paint a scheme of the neutral player: icons, its rows, its steps, and what it tries."""
    painter, unit = brush.painter, brush.unit
    rounded(painter, box, _RADIUS * unit, _SCHEME)
    head = QRectF(box.left(), box.top(), box.width(), 25 * unit)
    paint_marks(
        brush, head.adjusted(4 * unit, 0, -4 * unit, 0), marks_of_icons(scheme.icons), 18 * unit
    )
    lines = [marks(row) for row in scheme.rows]
    lines.append(signs_of_steps(scheme.move))
    tries = [marks(choice) for choice in scheme.choices]
    rest = QRectF(
        box.left() + 4 * unit,
        head.bottom(),
        box.width() - 8 * unit,
        box.bottom() - head.bottom() - 4 * unit,
    )
    step = rest.height() / (len(lines) + len(tries))
    for place, line in enumerate([*lines, *tries]):
        row = QRectF(rest.left(), rest.top() + place * step, rest.width(), step - 2 * unit)
        is_try = place >= len(lines)
        rounded(painter, row, 3 * unit, PLATE if is_try else shaded(_SCHEME, -0.3))
        paint_marks(
            brush, row.adjusted(2 * unit, 0, -2 * unit, 0), line, min(14 * unit, row.height() * 0.8)
        )
    outlined(painter, box, _RADIUS * unit, 2.2 * unit)


def sign_of_focus(board: NeutralBoard) -> str:
    """Return the icon of a board's favourite: an action, or debts and deeds."""
    actions = {action.value: action for action in Action}
    focus = actions.get(board.focus)
    return signs.TURN_OVER if focus is None else signs.sign_of_action(focus)


def paint_habits(brush: Brush, box: QRectF, board: NeutralBoard) -> None:
    """Paint the neutral player's favourite, and below it the resources that it saves, in order."""
    unit = brush.unit
    rounded(brush.painter, box, _RADIUS * unit, _SCHEME)
    favourite = square(box.center(), min(box.width() * 0.62, box.height() * 0.32))
    favourite.moveTop(box.top() + 7 * unit)
    brush.icon(signs.FOCUS, square(favourite.topLeft() + QPointF(4, 4) * unit, 16 * unit))
    brush.icon(sign_of_focus(board), favourite)
    limits = (*map(str, board.limits), "")
    step = (box.bottom() - favourite.bottom() - 8 * unit) / len(limits)
    for at, (limit, resource) in enumerate(zip(limits, board.order, strict=False)):
        row = QRectF(box.left(), favourite.bottom() + 4 * unit + at * step, box.width(), step)
        kept: Marks = (Mark(text=limit), Mark(signs.sign_of_resource(resource)))
        paint_marks(brush, row, kept if limit else kept[1:], min(16 * unit, step * 0.8))
    outlined(brush.painter, box, _RADIUS * unit, 2.2 * unit)


def signs_of_steps(steps: int) -> Marks:
    """Return the signs of a ride."""
    return number(steps), Mark(signs.HORSESHOE)


def paint_card_back(brush: Brush, box: QRectF, seat: Seat) -> None:
    """Paint the back of a player's cards, with the player's colour and sign."""
    painter, unit = brush.painter, brush.unit
    colour = brush.look.player(seat.colour)
    dark = shaded(colour.name(), -0.3)
    rounded(painter, box, 4 * unit, dark)
    inside = box.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit)
    outlined(painter, inside, 2 * unit, 1.1 * unit, shaded(colour.name(), 0.25))
    outlined(painter, box, 4 * unit, 1.6 * unit)
    sign = square(box.center(), min(box.width(), box.height()) * 0.52)
    is_light = light_of(dark) > _BRIGHT
    brush.icon(seat.sign.value, sign, CARD_INK if is_light else CARD_TEXT)
