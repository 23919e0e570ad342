"""The last events of a turn in rows, while no player answers: the story, as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.signs import Mark
from valeria_desktop.session.story import EntryKind
from valeria_desktop.ui.prompts.progress_rows import ProgressRow, RowProgress
from valeria_desktop.ui.prompts.sheet import of_seat
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sentence import runs_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry, TellTurn
    from valeria_desktop.ui.paint.look import Look

_ROWS = 4
"""Greatest number of rows; more rows would push away what stands below them."""


def recent_rows(
    scene: Scene, lines: Sequence[Line], tell_turn: TellTurn, look: Look
) -> list[ProgressRow]:
    """Return rows with the last events since the last turn began, as a game tells its turns."""
    backwards = range(len(lines) - 1, -1, -1)
    first = next((at for at in backwards if lines[at].begins_turn), 0)
    entries = tell_turn(lines[first:], scene.names)
    told = [entry for entry in entries if entry.kind is not EntryKind.HEADLINE]
    return [_row(scene, entry, look) for entry in told[-_ROWS:]]


def _row(scene: Scene, entry: StoryEntry, look: Look) -> ProgressRow:
    sign = of_seat(look, scene.seats[entry.seat]) if entry.seat is not None else None
    words = tell(entry.sentence(scene.names), scene.names)
    return ProgressRow(RowProgress.DONE, marks=_marks(entry.told), sign=sign, words=f"{words}.")


def _marks(told: Phrase) -> Marks:
    marks: list[Mark] = []
    for run in runs_of(told):
        marks += [Mark(text=run.words), *([Mark(icon=run.icon)] if run.icon else [])]
    return tuple(marks)
