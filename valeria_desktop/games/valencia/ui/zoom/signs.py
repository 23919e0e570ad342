"""What is shown as a sign among words: coins."""

from __future__ import annotations

from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.zoom.lines import HERE, Signs


def _say(_kind: str, number: int) -> str:
    return tell(say(coins_words(number).template, number=HERE))


SIGNS = Signs(("coins",), _say)
