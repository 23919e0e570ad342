"""The panels between questions: the choice of Dukes, and the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.ui.prompts.turn_report import report_at_end
from valeria_desktop.ui.prompts.turn_over import Interval, TurnOver
from valeria_desktop.ui.prompts.waiting import WaitingPanel
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow


class TurnSeen(Interval):
    """Shows a turn's roll, harvest and both actions."""

    def beats(self) -> Sequence[ProgressRow]:
        return report_at_end(self.turn, len(self.scene.seats), self.look, self.scene.setup.solo)


class LeftoverTurn(TurnOver):
    """Shows the resources left at a turn's end, while the player can take the last action back."""

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
    """Return the price in words; a price in a single resource as a mere number."""
    (_, number), *others = price
    return tell(price.words()) if others else str(number)


class DukesWaiting(WaitingPanel):
    """Says what is chosen before the first turn, or that the Dukes are about to be revealed."""

    def advice(self) -> str:
        if self.scene.is_over:
            return self.tr("The Dukes are about to be revealed.")
        if not self.scene.turn:
            if any(player.secret for player in self.scene.view.players):
                return self.tr("Everyone keeps a card in secret.")
            return self.tr("The Dukes are being chosen.")
        return super().advice()
