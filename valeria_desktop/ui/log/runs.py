"""A told sentence as runs: words, amounts as signs, names that can be pointed at."""

from __future__ import annotations

from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from valeria_desktop.kernel.foreign import within
from valeria_desktop.kernel.phrases import CAPITAL, Phrase
from valeria_desktop.session.story import Named, Sum
from valeria_desktop.ui.kit.words import CONTEXT, tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing


class Run(NamedTuple):
    """A piece of a sentence: words, and perhaps a sign behind them or what they name."""

    words: str
    icon: str = ""
    thing: Thing | None = None
    is_strong: bool = False
    """It is the matter of the sentence."""


Runs = tuple[Run, ...]


def runs_of(phrase: str) -> Runs:
    """Return a sentence in the player's language as runs."""
    if isinstance(phrase, Sum):
        return (Run(f"{phrase.sign}{phrase.number}", phrase.kind),)
    if isinstance(phrase, Named):
        return (Run(tell(phrase), thing=phrase.thing),)
    if not isinstance(phrase, Phrase):
        return (Run(within(phrase)),)
    if phrase.template == CAPITAL:
        return _capital(runs_of(str.__str__(phrase)))
    template = QCoreApplication.translate(CONTEXT, phrase.template)
    runs: list[Run] = []
    for words, gap, _, _ in Formatter().parse(template):
        if words:
            runs.append(Run(words))
        if gap is not None:
            part = phrase.parts[gap]
            runs += runs_of(part) if isinstance(part, Phrase) else [Run(str(part))]
    return tuple(runs)


def _capital(runs: Runs) -> Runs:
    first, *rest = runs
    return (first._replace(words=first.words[:1].upper() + first.words[1:]), *rest)
