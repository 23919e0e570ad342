"""What the tracks of your board count."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.place.track import Counted

COINS = Counted(
    icon="coins",
    colour="#a8792a",
    name=lambda: QCoreApplication.translate("OwnBoard", "Coins"),
    explained=lambda: QCoreApplication.translate(
        "OwnBoard",
        "They pay for places in the city. Goods are sold for coins; nobody else sees how many "
        "you have.",
    ),
)
PRESTIGE = Counted(
    icon="prestige",
    colour="#7f57a6",
    name=lambda: QCoreApplication.translate("OwnBoard", "Prestige"),
    explained=lambda: QCoreApplication.translate(
        "OwnBoard",
        "Points already won: at the end of each round 1 for each of your members on the council.",
    ),
)
