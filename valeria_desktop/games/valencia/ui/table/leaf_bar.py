"""The leaf that isn't shown, in Valencia: the city, or the own board with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.table import leaf_bar
from valeria_desktop.ui.table.frame import Leaf

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.room import RoomLook


class CityLeafBar(leaf_bar.LeafBar):
    """Turns to the city or to the own board."""

    def __init__(self, look: RoomLook) -> None:
        super().__init__(look)
        self._scene: Scene | None = None
        self._tells_secrets = False

    def show_scene(self, scene: Scene, *, tells_secrets: bool) -> None:
        """Show the numbers of a scene; coins only to those who may know them."""
        self._scene, self._tells_secrets = scene, tells_secrets
        self.say()

    def words(self, leaf: Leaf) -> tuple[str, str]:
        if leaf is Leaf.MAT:
            words = self.tr("Show the city")
            return words, words
        words = self.tr("Show my board")
        scene = self._scene
        if scene is None:
            return words, words
        player = scene.view.players[scene.viewer]
        whole = self.tr("{words}: prestige {prestige}, members {members}, stacks {stacks}")
        return words, whole.format(
            words=words,
            prestige=player.prestige,
            members=player.members,
            stacks=len(player.stacks),
        )

    def numbers(self, leaf: Leaf) -> list[tuple[str, int]]:
        scene = self._scene
        if scene is None or leaf is Leaf.MAT:
            return []
        player = scene.view.players[scene.viewer]
        coins = [("coins", player.own.coins)] if self._tells_secrets and player.own else []
        return [
            *coins,
            ("prestige", player.prestige),
            ("member", player.members),
            ("stack", len(player.stacks)),
        ]

    def owner(self) -> Seat | None:
        return self._scene.seats[self._scene.viewer] if self._scene is not None else None
