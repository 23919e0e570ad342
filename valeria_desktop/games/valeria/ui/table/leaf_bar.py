"""The leaf that isn't shown, in Valeria: the market, or the own board with its resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.table import leaf_bar
from valeria_desktop.ui.table.frame import Leaf

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.room import RoomLook

_KINDS = ("gold", "strength", "magic", "points")


class LeafBar(leaf_bar.LeafBar):
    """Turns to the market or to the own board."""

    def __init__(self, look: RoomLook) -> None:
        super().__init__(look)
        self._scene: Scene | None = None

    def show_scene(self, scene: Scene) -> None:
        """Show the numbers of a scene."""
        self._scene = scene
        self.say()

    def words(self, leaf: Leaf) -> tuple[str, str]:
        if leaf is Leaf.MAT:
            words = self.tr("Show the market")
            return words, words
        words = self.tr("Show my board")
        has = dict(self.numbers(leaf))
        if not has:
            return words, words
        whole = self.tr("{words}: {gold} Gold, {strength} Strength, {magic} Magic, {points} points")
        return words, whole.format(words=words, **has)

    def numbers(self, leaf: Leaf) -> list[tuple[str, int]]:
        scene = self._scene
        if scene is None:
            return []
        if leaf is Leaf.MAT:
            return [("check", len(scene.lit))] if scene.lit else []
        player = scene.view.players[scene.viewer]
        return [(kind, getattr(player, kind)) for kind in _KINDS]

    def owner(self) -> Seat | None:
        return self._scene.seats[self._scene.viewer] if self._scene is not None else None
