"""Bubbles that tell a player why a thing is no option now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import Asset, AtBush, AtCell, AtStack, OfPlayer
from valeria_desktop.games.valencia.rules.model.options import Settle
from valeria_desktop.games.valencia.rules.reasons import reasons_against
from valeria_desktop.games.valencia.ui.board.secrets import Secret
from valeria_desktop.games.valencia.ui.winning.offered import as_settling
from valeria_desktop.ui.table.refusals import RefusalsAtTable
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class Refusals(RefusalsAtTable):
    """Tells why a thing of the city, the council or your stacks is no option."""

    _table: TableScreen

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, reasons_against)

    def reasons_of(self, scene: Scene, target: At | None) -> list[str]:
        board = self._table.board
        is_open = Secret.COINS in board.opened
        settling = as_settling(scene, is_open=is_open)
        if settling is not None:
            return self._of_win(settling, target, is_open=is_open)
        decision = scene.decision if scene.is_asked else None
        if decision is not None and decision.question.hides_number and not board.is_open:
            words = QCoreApplication.translate(
                "Refusals", "Your choices are hidden from the others. Look at them first"
            )
            return [words]
        return super().reasons_of(scene, target) or self._of_ways(target)

    def _of_win(self, scene: Scene, target: At | None, *, is_open: bool) -> list[str]:
        """Return why a thing isn't the space of a win; to others it is never told what one has."""
        view, decision = scene.view, scene.decision
        options = () if decision is None else decision.options
        for option in options:
            if isinstance(option, Settle) and option.at == target:
                words = QCoreApplication.translate(
                    "Refusals",
                    "You can't pay {price} for it now. Hold D to see your coins, or point at "
                    "another lit space",
                )
                return [words.format(price=option.price)] if option.price > view.own.coins else []
        reasons = reasons_against(view, decision, target, tells_coins=is_open)
        return [tell(words, scene.names) for words in reasons]

    def _of_ways(self, target: At | None) -> list[str]:
        """Return the reason why a thing is no end of a move now; none if it is one."""
        answers = self._table.city.answers
        if not isinstance(target, AtCell | AtBush) or target in answers.lit:
            return []
        if answers.picked is not None:
            return [QCoreApplication.translate("Refusals", "it is too far from your first pick")]
        return [
            QCoreApplication.translate("Refusals", "nothing else can move: choose where it goes")
        ]

    def beside(self, at: At | None) -> At | None:
        """Return all stacks for one of them: the bubble covers none of the others."""
        return OfPlayer(at.seat, Asset.STACKS) if isinstance(at, AtStack) else at
