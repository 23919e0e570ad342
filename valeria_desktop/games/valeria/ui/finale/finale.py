"""The end of a game of Valeria: Dukes turn up, and the winner has a banner before the castle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.cards.chip import paint_chip
from valeria_desktop.games.valeria.ui.cards.paint import PORTRAIT_SHAPE
from valeria_desktop.games.valeria.ui.finale.duke import DukeShown
from valeria_desktop.games.valeria.ui.finale.play import DUKE, ValeriaPlaywright
from valeria_desktop.ui.finale.finale import StagedFinale
from valeria_desktop.ui.finale.props import Props

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.stage.ticker import Ticker

_PROPS = Props(
    signs={
        "monsters": "slay",
        "domains": "build",
        "board": "points",
        "citizens": "recruit",
        "majorities": "trophy",
        DUKE: "crown",
    },
    backdrop="home.svg",
    banner="scenes/winners-banner.svg",
    lost="scenes/red-dragon.svg",
    paint_chip=paint_chip,
    secret_shown=DukeShown,
    tie_sign="recruit",
    shape=PORTRAIT_SHAPE,
)


class ValeriaFinale(StagedFinale):
    """Stages it."""

    def __init__(self, look: Look, ticker: Ticker | None = None) -> None:
        """Wait for a game to end."""
        super().__init__(look, ValeriaPlaywright(), _PROPS, ticker)
