"""What the dice do for a card, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from valeria_desktop.games.valeria.odds import ANY
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.kernel.phrases import join, say
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.odds import Brought, Odds
    from valeria_desktop.kernel.phrases import Phrase

_MANY = 2  # whatever takes the plural
_SMALL = 0.1


def title_of(odds: Odds) -> str:
    """Say how often the dice wake a card."""
    translate = QCoreApplication.translate
    words = translate("Zoom", "Wakes on {rolls} of 36 rolls")
    if odds.twice:
        words = translate("Zoom", "Wakes on {rolls} of 36 rolls, twice on {twice} of them")
    return words.format(rolls=odds.waking, twice=odds.twice)


def yield_words(odds: Odds) -> list[str]:
    """Say what it brings a round, a line for each side where its owner chooses."""
    translate = QCoreApplication.translate
    if odds.is_plain:
        whole = tell(_amounts(odds.each_round))
        return [translate("Zoom", "each round about {amounts}").format(amounts=whole)] * bool(whole)
    lines = []
    for words, ways in (
        (translate("Zoom", "own turns: about {amounts}"), odds.mine),
        (translate("Zoom", "others': about {amounts}"), odds.others),
    ):
        said = [*dict.fromkeys(filter(None, map(_amounts, ways)))]
        if said:
            lines.append(words.format(amounts=tell(join(said, "or"))))
    return lines


def _amounts(brought: Brought) -> Phrase:
    """Say amounts with one digit behind the point, what is paid first."""
    parts = sorted(brought.items(), key=lambda part: part[1] > 0)
    amounts = [_amount(kind, number) for kind, number in parts if number]
    return join(amounts) if amounts else say("")


def _amount(kind: str, number: float) -> Phrase:
    digits = QLocale().toString(abs(number), "f", 1 if abs(number) >= _SMALL else 2)
    words = f"{'+' if number > 0 else '−'}{digits}"
    if kind == ANY:
        return say("{number} of one resource", number=words)
    return say(amount_words(kind, _MANY).template, number=words)
