"""Options in a few words and signs, for the buttons of the voice, and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.options import ActAt, GainResource
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.words.marked_line import marks_in
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks


def short_answer(option: Option, names: Sequence[str]) -> tuple[str, Marks]:
    """Return the name of the card that an option wins, or the signs of its gain."""
    words = tell(option.words(), names)
    if isinstance(option, ActAt):
        return option.card.name, ()
    if isinstance(option, GainResource):
        gained = (number(1), Mark(option.resource.value))
        gain = QCoreApplication.translate("VoiceAnswers", "Gain {amount}")
        return words, marks_in(gain, amount=gained)
    return words, ()


def cost_marks(option: Option, player: PlayerView) -> Marks:
    """Return the price of a card beside the player's amounts of the resources that pay it."""
    if not isinstance(option, ActAt):
        return ()
    price = option.price.signs() or (number(0), Mark("gold"))
    kinds = [kind for kind, _ in option.price] or ["gold"]
    own = tuple(mark for kind in kinds for mark in (number(getattr(player, kind)), Mark(kind)))
    words = QCoreApplication.translate("VoiceAnswers", "Costs {price} of your {own}")
    return marks_in(words, price=price, own=own)
