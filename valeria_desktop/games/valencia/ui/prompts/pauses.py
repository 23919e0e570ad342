"""The panel while no player answers: the last events in rows, and the part of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from valeria_desktop.games.valencia.rules.model.parts import RoundPart, part_words
from valeria_desktop.games.valencia.story.tell import tell_turn
from valeria_desktop.games.valencia.ui.parts.steps import guild_of
from valeria_desktop.session.story import EntryKind
from valeria_desktop.ui.paint.brush import Mark
from valeria_desktop.ui.prompts.progress_rows import ProgressRow, RowProgress
from valeria_desktop.ui.prompts.sheet import of_seat
from valeria_desktop.ui.prompts.waiting import WaitingPanel
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sentence import runs_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry
    from valeria_desktop.ui.paint.brush import Marks
    from valeria_desktop.ui.paint.look import Look

_ROWS = 4
"""Greatest number of rows; more rows would push the bids away."""


def recent_beats(scene: Scene, lines: Sequence[Line], look: Look) -> list[ProgressRow]:
    """Return rows with the last events of the current part of the round."""
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


class PartWaiting(WaitingPanel):
    """Names the part of the round while no player has a turn."""

    def _part(self) -> str:
        view = cast("Scene", self.scene).view
        name = tell(part_words(view.part, guild_of(view, view.part)))
        if view.part in {RoundPart.PLANNING, RoundPart.COUNCIL}:
            return self.tr("Round {round}: {what}").format(round=max(1, view.round), what=name)
        return self.tr("Step {letter}: {what}").format(letter=view.part.letter, what=name)

    def title(self) -> str:
        return self._part() if self.scene.is_passing else super().title()

    def advice(self) -> str:
        return "" if self.scene.asked is None else self._part()

    def heading(self) -> str:
        return self._part() if self.is_telling else self.title()
