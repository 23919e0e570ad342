"""The numbers that the bars of Valencia's leaves tell: the city has none, your own board has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.leaf_bar import LeafWords

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.table.frame import Leaf


def words_of_leaves(scene: Scene, *, tells_secrets: bool) -> dict[Leaf, LeafWords]:
    """Return the words and numbers of both leaves; coins only to those who may know them."""
    turn = QCoreApplication.translate("CityLeafBar", "Show my board")
    whole = QCoreApplication.translate(
        "CityLeafBar", "{words}: prestige {prestige}, members {members}, stacks {stacks}"
    )
    player = scene.view.players[scene.viewer]
    prestige, members, stacks = player.prestige, player.members, len(player.stacks)
    coins = [("coins", player.own.coins)] if tells_secrets and player.own else []
    return {
        MAT: LeafWords(QCoreApplication.translate("CityLeafBar", "Show the city")),
        OWN: LeafWords(
            turn,
            whole=whole.format(words=turn, prestige=prestige, members=members, stacks=stacks),
            numbers=[*coins, ("prestige", prestige), ("member", members), ("stack", stacks)],
            owner=scene.seats[scene.viewer],
        ),
    }
