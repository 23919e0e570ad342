"""Options in a few words and signs, for the buttons of the voice, and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.model.options import Settle
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.words.marked_line import marks_in

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks


def cost_marks(option: Option, view: View, seat: int) -> Marks:
    """Return the price of a space beside the player's coins."""
    own = view.players[seat].own
    if not isinstance(option, Settle) or own is None:
        return ()
    words = QCoreApplication.translate("VoiceAnswers", "Costs {price} of your {own}")
    price, coins = (number(option.price), Mark("coins")), (number(own.coins), Mark("coins"))
    return marks_in(words, price=price, own=coins)
