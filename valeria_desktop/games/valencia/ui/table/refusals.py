"""Bubbles that tell a player why a thing is no option now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from valeria_desktop.games.valencia.rules.at import Asset, AtBush, AtCell, AtStack, OfPlayer
from valeria_desktop.games.valencia.rules.model.options import Settle
from valeria_desktop.games.valencia.rules.reasons import reasons_against
from valeria_desktop.games.valencia.ui.board.secrets import Secret
from valeria_desktop.games.valencia.ui.winning.offered import as_settling
from valeria_desktop.ui.prompts.bubble import Bubble
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class Refusals:
    """Tells why a thing of the city, the council or your stacks is no option."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self.bubble = Bubble(table.look, table, table.voice)
        self.bubble.said.connect(table.said)
        self.bubble.spare(table.prompt)

    def answer(self, target: At | None) -> None:
        """Tell a player who tried to choose a thing why it is no option, with a sound."""
        if self._say(target):
            self._table.sounded.emit("refusal")

    def say_why(self, at: At | None) -> bool:
        """Tell why a thing is no option, without a sound; return whether anything was told."""
        return self._say(at)

    def close_bubble(self) -> None:
        """Close the bubble."""
        self.bubble.close_bubble()

    def _say(self, target: At | None) -> bool:
        scene: Scene | None = self._table.scene
        box = self._box_beside(target)
        if scene is None or scene.is_watched or box is None or self._table.is_asked_before:
            return False
        reasons = self._reasons(scene, target)
        if reasons:
            title = QCoreApplication.translate("Refusals", "Not now")
            self.bubble.show_reasons(title, reasons, box)
        return bool(reasons)

    def _reasons(self, scene: Scene, target: At | None) -> list[str]:
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
        reasons = reasons_against(scene.view, decision, target)
        return [tell(words, scene.names) for words in reasons] or self._of_ways(target)

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

    def _box_beside(self, at: At | None) -> QRect | None:
        """Return the thing's box in the window, for a bubble beside it; None if it can't be seen.

        For a stack that is the box of all stacks: the bubble covers none of the others.
        """
        table = self._table
        beside = OfPlayer(at.seat, Asset.STACKS) if isinstance(at, AtStack) else at
        box = table.ground.box_of(beside)
        if box is None:
            return None
        return box.toRect().translated(table.mapTo(table.window(), QPoint()))
