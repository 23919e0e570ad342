"""The recap before your card is played: what the others did, and your share of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.story.recap import recap
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.table.recap_lines import LinesRecap, RecapLine
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sentence import Run, runs_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line

translate = QCoreApplication.translate


def recap_lines(lines: Sequence[Line], scene: Scene) -> list[RecapLine]:
    """Return a row for each turn of the others, for your share, and for cards that have left."""
    told, seats = recap(lines, scene.names, scene.viewer), all_seats(scene)
    rows = [
        _row(scene, seats[turn.seat].name, turn.deeds, turn.line, seats[turn.seat])
        for turn in told.others
    ]
    if told.own is not None:
        head = translate("RealmRecap", "You, on others' turns")
        rows.append(_row(scene, head, told.own.deeds, told.own.line, seats[scene.viewer]))
    if told.left:
        head = translate("RealmRecap", "Left the realm")
        left = [capital(each.card.words()) for each in told.left]
        rows.append(_row(scene, head, left, told.left[0].line, None))
    return rows


def _row(
    scene: Scene, head: str, deeds: Iterable[Phrase], line: int, seat: Seat | None
) -> RecapLine:
    runs: list[Run] = []
    for deed in deeds:
        runs += [*([Run("; ")] if runs else []), *runs_of(deed)]
    said = "; ".join(tell(deed, scene.names) for deed in deeds)
    return RecapLine(head, tuple(runs), f"{head}: {said}.", line, seat)


class TurnRecap(LinesRecap):
    """Shows the recap below the question, once for each of your turns."""

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table; the sheet is hidden."""
        super().__init__(table.look, table)
        self._table, self._told_at = table, -1
        self.moment_asked.connect(table.moment_asked)
        self.closed.connect(table.prompt.take_focus)

    def forget(self) -> None:
        """Hide the sheet: another game begins."""
        self._told_at = -1
        self.put_away()

    def ask(self, scene: Scene) -> None:
        """Show what happened to a player who is to play a card."""
        lines = self._table.controller.shown.lines
        if scene.decision is None or scene.decision.prompt != Prompt.PLAY:
            self.put_away()
        elif len(lines) != self._told_at:
            self._told_at = len(lines)
            self.show_lines(recap_lines(lines, scene))
