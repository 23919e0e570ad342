"""What is shown as a sign among words: resources and points."""

from __future__ import annotations

from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.zoom.lines import HERE, Signs


def _say(kind: str, number: int) -> str:
    return tell(say(amount_words(kind, number).template, number=HERE))


SIGNS = Signs(("gold", "strength", "magic", "points"), _say)
