"""Valeria's turns on the ribbon of a replay: the gained card or resource, below the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valeria.rules.events import Gained, NewDice
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.ui.screens.end_art import ValeriaEndArt
from valeria_desktop.ui.paint.strokes import paint_die
from valeria_desktop.ui.replay.turn_art import ChiefDeed, TurnArt

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.replay import ReplayTurn
    from valeria_desktop.ui.paint.brush import Brush

_DEALT = "crown"
_APART = 0.08
"""The gap between the dice, as a share of the room's width."""


class ValeriaTurnArt(TurnArt):
    """Shows what a player took in a turn, and the dice as they counted."""

    sign = "roll"

    def __init__(self) -> None:
        """Paint cards as stamps."""
        super().__init__(ValeriaEndArt())

    def deed_of(self, turn: ReplayTurn) -> ChiefDeed:
        if turn.seat is None:
            return ChiefDeed(sign=_DEALT)
        dice = dice_of(turn.lines)
        thing = self.art.deed_of(turn.lines, turn.seat).thing
        sign = "" if thing is not None else _taken(turn.lines) or self.sign
        return ChiefDeed(turn.seat, thing, sign, dice)

    def above_words(self, above: Hashable) -> str:
        if not isinstance(above, tuple):
            return ""
        words = QCoreApplication.translate("Replay", "Dice {first} and {second}.")
        return words.format(first=above[0], second=above[1])

    def paint_above(self, brush: Brush, box: QRectF, above: Hashable) -> None:
        """Paint both dice side by side."""
        if not isinstance(above, tuple):
            return
        gap = box.width() * _APART
        side = min(box.height(), (box.width() - gap) / 2)
        left = box.center().x() - side - gap / 2
        for number, value in enumerate(above):
            die = QRectF(left + number * (side + gap), box.bottom() - side, side, side)
            paint_die(brush.painter, die, value, is_dark=bool(number))


def dice_of(lines: Sequence[Line]) -> tuple[int, int] | None:
    """Return the dice of a turn as they counted in the end; None before the roll."""
    rolls = (line.event for line in reversed(lines))
    return next((event.dice for event in rolls if isinstance(event, NewDice)), None)


def _taken(lines: Sequence[Line]) -> str:
    """Return the sign of the resource that a player took as an action; empty without one."""
    for line in lines:
        if isinstance(line.event, Gained) and line.event.cause is ACTION:
            return next((kind for kind, _ in line.event.amounts), "")
    return ""
