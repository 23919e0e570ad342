"""The numbers that the bars of Valeria's leaves tell: the market's, and your own board's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.leaf_bar import LeafWords

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.table.frame import Leaf

_KINDS = ("gold", "strength", "magic", "points")


def words_of_leaves(scene: Scene) -> dict[Leaf, LeafWords]:
    """Return the words and numbers of both leaves."""
    turn = QCoreApplication.translate("LeafBar", "Show my board")
    whole = QCoreApplication.translate(
        "LeafBar", "{words}: {gold} Gold, {strength} Strength, {magic} Magic, {points} points"
    )
    player = scene.view.players[scene.viewer]
    has = {kind: getattr(player, kind) for kind in _KINDS}
    return {
        MAT: LeafWords(
            QCoreApplication.translate("LeafBar", "Show the market"),
            numbers=[("check", len(scene.lit))] if scene.lit else [],
        ),
        OWN: LeafWords(
            turn,
            whole=whole.format(words=turn, **has),
            numbers=list(has.items()),
            owner=scene.seats[scene.viewer],
        ),
    }
