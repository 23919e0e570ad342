"""The contents of a report's rows: phrases as marks, parts as a sentence, deeds as phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.story.items import ItemKind, net_of
from valeria_desktop.games.valeria.story.tell import deed_words
from valeria_desktop.games.valeria.story.words import net_parts
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.words.sentence import runs_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.story.items import Item
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.signs import Marks

DEEDS = (ItemKind.DEED, ItemKind.GAIN, ItemKind.USE)
"""The kinds of items that are told as the deed of an action."""
NOTHING: Marks = (Mark(text="…"),)
"""The content of a row whose part of the turn is still to come."""


def marks_of(told: Iterable[Phrase]) -> Marks:
    """Return phrases as a line of marks, amounts as numbers with signs."""
    marks: list[Mark] = []
    for phrase in told:
        marks += [Mark(text=" ")] if marks else []
        for run in runs_of(phrase):
            marks += [Mark(text=run.words), *([Mark(icon=run.icon)] if run.icon else [])]
    return tuple(marks)


def row_words(parts: Iterable[str]) -> str:
    """Return the parts of a row as one sentence."""
    return " ".join(parts) + "."


def told_deed(item: Item) -> list[Phrase]:
    """Return a deed in the story's words; gaining a resource is only a sum."""
    return [deed_words(item)] if item.telling is ItemKind.DEED else net_parts(net_of([item]))
