"""Valencia's parts of a round on the ribbon of a replay: who won, and what the part is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.events.rounds import PartBegan
from valeria_desktop.games.valencia.rules.model.parts import RoundPart, part_words
from valeria_desktop.games.valencia.ui.parts.steps import STEPS, paint_thing, signs_of
from valeria_desktop.games.valencia.ui.screens.end_art import ValenciaEndArt
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.replay.turn_art import ChiefDeed, TurnArt
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.replay import ReplayTurn
    from valeria_desktop.ui.paint.brush import Brush

_PLANNED, _DEALT = "planning", "tasks"
_COUNCIL, _FOUNTAIN = "council", "fountain"
_DEEDS = told.FountainBuilt | told.PalmPlanted | told.Settled | told.Sat
_LETTER = 13


class ValenciaTurnArt(TurnArt):
    """Shows the sign of a part of a round in the colour of its winner, below the step's letter."""

    sign = _PLANNED

    def __init__(self) -> None:
        """Paint fountains as stamps."""
        super().__init__(ValenciaEndArt())

    def deed_of(self, turn: ReplayTurn) -> ChiefDeed:
        began = _began(turn)
        if began is None:
            return ChiefDeed(sign=_DEALT)
        seat = winner_of(turn.lines)
        if began.part is RoundPart.PLANNING:
            return ChiefDeed(None, sign=_PLANNED)
        if began.part is RoundPart.COUNCIL:
            return ChiefDeed(seat, sign=_COUNCIL)
        letter = began.part.letter
        if began.part is not RoundPart.I:
            return ChiefDeed(seat, None, signs_of(began.part, began.guild, None)[0], letter)
        events = (line.event for line in turn.lines)
        built = next((event for event in events if isinstance(event, told.FountainBuilt)), None)
        if built is None:
            return ChiefDeed(None, None, _FOUNTAIN, letter)
        return ChiefDeed(built.seat, built.fountain, "", letter)

    def above_words(self, above: Hashable) -> str:
        del above
        return ""  # the name of the part has the letter

    def name_of(self, turn: ReplayTurn) -> str:
        """Return the name of the part of a round, with its step's letter."""
        began = _began(turn)
        return "" if began is None else part_name(began.part, began.guild)

    def paint_sign(self, brush: Brush, box: QRectF, sign: str) -> None:
        paint_thing(brush, box, sign, INK)

    def paint_above(self, brush: Brush, box: QRectF, above: Hashable) -> None:
        """Paint the letter of a step."""
        painter = brush.painter
        font = brush.font(1)
        font.setPixelSize(max(_LETTER, round(box.height() * 0.94)))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(above))


def part_name(part: RoundPart, guild: Guild | None) -> str:
    """Return the name of a part of a round, with its letter if it is a step."""
    name = tell(part_words(part, guild))
    if part not in STEPS:
        return name
    words = QCoreApplication.translate("Replay", "step {letter}, {name}")
    return words.format(letter=part.letter, name=name)


def _began(turn: ReplayTurn) -> PartBegan | None:
    first = turn.lines[0].event if turn.lines else None
    return first if isinstance(first, PartBegan) else None


def winner_of(lines: Sequence[Line]) -> int | None:
    """Return the winner of an auction, or else the first player who did something; None else."""
    for line in lines:
        if isinstance(line.event, told.Ranked):
            first = next(iter(line.event.seats), None)
            return first if first is not None and first >= 0 else None  # Nina has no seat
    return next((line.seat for line in lines if isinstance(line.event, _DEEDS)), None)
