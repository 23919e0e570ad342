"""The recap before your card is played: what the others did, and your share of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.story.recap import recap
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.table.recap_lines import LinesRecap, RecapLine, line_of_deeds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.session.chronicle import Line

translate = QCoreApplication.translate


def recap_lines(lines: Sequence[Line], scene: Scene) -> list[RecapLine]:
    """Return a row for each turn of the others, for your share, and for cards that have left."""
    names, seats = scene.names, all_seats(scene)
    told = recap(lines, names, scene.viewer)
    rows = [
        line_of_deeds(seats[turn.seat].name, turn.deeds, names, turn.line, seats[turn.seat])
        for turn in told.others
    ]
    if told.own is not None:
        head = translate("RealmRecap", "You, on others' turns")
        own = told.own.deeds, names, told.own.line, seats[scene.viewer]
        rows.append(line_of_deeds(head, *own))
    if told.left:
        head = translate("RealmRecap", "Left the realm")
        left = [capital(each.card.words()) for each in told.left]
        rows.append(line_of_deeds(head, left, names, told.left[0].line))
    return rows


class TurnRecap(LinesRecap):
    """Shows the recap below the question, once for each of your turns."""

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table; the sheet is hidden."""
        super().__init__(table.look, table)
        self._table = table
        self.moment_asked.connect(table.moment_asked)
        self.closed.connect(table.prompt.take_focus)

    def ask(self, scene: Scene) -> None:
        """Show what happened to a player who is to play a card."""
        lines = self._table.controller.shown.lines
        if scene.decision is None or scene.decision.prompt != Prompt.PLAY:
            self.put_away()
        elif self.tells_new(lines):
            self.show_lines(recap_lines(lines, scene))
