"""The rows of a siege's turn: after roll and harvest both sides act once, in the dice's order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from valeria_desktop.games.valeria.rules.events import Captured, Hidden
from valeria_desktop.games.valeria.solo.siege import lord_acts_first
from valeria_desktop.games.valeria.story.words import named
from valeria_desktop.games.valeria.ui.prompts.report_rows import (
    DEEDS,
    NOTHING,
    marks_of,
    row_words,
    told_deed,
)
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.prompts.progress_rows import ProgressRow, RowProgress
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.story.items import Item
    from valeria_desktop.kernel.phrases import Phrase

_MINE = QT_TRANSLATE_NOOP("ToldTurn", "Action")
_HIS = QT_TRANSLATE_NOOP("ToldTurn", "Dark Lord")


def siege_beats(
    before: Sequence[ProgressRow],
    dice: tuple[int, int] | None,
    items: Sequence[Item],
    *,
    is_over: bool = True,
) -> tuple[ProgressRow, ...]:
    """Return roll and harvest with the acts of both sides; the next act is the current row."""
    mine, his = _row(_MINE, _mine(items)), _row(_HIS, _his(items))
    acts = (his, mine) if dice is not None and lord_acts_first(dice) else (mine, his)
    done = [act.marks != NOTHING for act in acts]
    if is_over:
        how = [RowProgress.DONE] * len(acts)
    elif done[0]:
        how = [RowProgress.DONE, RowProgress.NOW]
    else:
        how = [RowProgress.NOW, RowProgress.LATER]
    begun = (evolve(row, progress=RowProgress.DONE) for row in before)
    return (*begun, *(evolve(act, progress=each) for act, each in zip(acts, how, strict=True)))


def _mine(items: Iterable[Item]) -> list[Phrase]:
    """Return the deed of the player, and whatever it brought after it."""
    told: list[Phrase] = []
    for item in items:
        if item.telling in DEEDS:
            told += told_deed(item)
        for event in item.events:
            if isinstance(event, Hidden):
                told.append(say("hid {hidden}", hidden=named(event.hidden)))
    return told


def _his(items: Iterable[Item]) -> list[Phrase]:
    """Return the card that the Dark Lord took."""
    events = (event for item in items for event in item.events)
    return [
        say("took {card}", card=named(event.card))
        for event in events
        if isinstance(event, Captured)
    ]


def _row(label: object, told: list[Phrase]) -> ProgressRow:
    name = QCoreApplication.translate("ToldTurn", str(label))
    words = row_words((name, *map(tell, told)))
    return ProgressRow(RowProgress.LATER, name, marks_of(told) or NOTHING, words=words)
