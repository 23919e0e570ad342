"""What the roll map says: what a roll or a result brings, and what a round does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.coach.rolls import NOTHING, loot_words
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.kernel.phrases import join, say
from valeria_desktop.ui.kit.figures import amount
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.rolls import Gains, RollMap

_MANY = 2  # whatever takes the plural
_LEAST = 0.05


def gains_words(gains: Gains) -> str:
    """Say what is brought: "2 Gold and 1 Magic"."""
    parts = []
    for kind in ("gold", "strength", "magic", "points"):
        number = getattr(gains, kind)
        if number:
            template = amount_words(kind, 1 if number == 1 else _MANY).template
            parts.append(say(template, number=_number(number)))
    if gains.any:
        parts.append(say("{number} of one resource", number=_number(gains.any)))
    if gains.taken:
        parts.append(loot_words(_number(gains.taken)))
    if gains == NOTHING or not parts:
        return QCoreApplication.translate("Coach", "nothing")
    return tell(join(parts))


def _number(number: float) -> str:
    return str(int(number)) if number == int(number) else amount(number)


def round_words(rolls: RollMap) -> str:
    """Say what a round brings on average, and how often nothing wakes."""
    translate = QCoreApplication.translate
    whole = rolls.round
    words = translate("Coach", "A round brings {number} resources")
    if whole.points >= _LEAST:
        words = translate("Coach", "A round brings {number} resources, {points} Victory Points")
    words = words.format(number=amount(whole.resources), points=amount(whole.points))
    return f"{words} · {nothing_words(rolls.nothing)}"


def nothing_words(nothing: int) -> str:
    """Say how many rolls wake nothing."""
    translate = QCoreApplication.translate
    if not nothing:
        return translate("Coach", "every roll wakes something")
    return translate("Coach", "nothing wakes on {number} of 36").format(number=nothing)
