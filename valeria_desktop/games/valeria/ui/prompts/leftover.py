"""The end of a turn: what is left over, and what could still have been had for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.prompts.turn_over import TurnOver

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene


class LeftoverTurn(TurnOver):
    """Says what the turn leaves over, while its last action can be taken back."""

    def title(self) -> str:
        words = self._left_over()
        return f"{super().title()} {words}." if words else super().title()

    def note(self) -> str:
        return self._left_over() or super().note()

    def _left_over(self) -> str:
        scene: Scene = self.scene
        own = scene.view.players[scene.viewer]
        left = Amounts(own.gold, own.strength, own.magic)
        if not left:
            return ""
        words = tell(left.words())
        dearest = max(
            (quote for quote in scene.quotes.values() if quote.price and not quote.missing),
            key=lambda quote: sum(number for _, number in quote.price),
            default=None,
        )
        if dearest is None or dearest.card is None:
            return self.tr("{left} left").format(left=words)
        return self.tr("{left} left; {card} costs {price}").format(
            left=words, card=dearest.card.name, price=_price_words(dearest.price)
        )


def _price_words(price: Amounts) -> str:
    """A card says itself what it is paid with, unless that is two things."""
    (_, number), *others = price
    return tell(price.words()) if others else str(number)
