"""The end of a game of Valencia: tasks turn up, and the winner has a feast above the harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.ui.finale.play import TASKS, ValenciaPlaywright
from valeria_desktop.games.valencia.ui.finale.tasks import TasksShown
from valeria_desktop.games.valencia.ui.picture import paint_chip
from valeria_desktop.ui.finale.finale import StagedFinale
from valeria_desktop.ui.finale.props import Props

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.stage.ticker import Ticker

_PROPS = Props(
    signs={
        "prestige": "prestige",
        "members": "members",
        "palms": "palm",
        "fountains": "fountain",
        "privileges": "privilege",
        TASKS: "tasks",
    },
    backdrop="scenes/home.svg",
    banner="scenes/winners-feast.svg",
    paint_chip=paint_chip,
    secret_shown=TasksShown,
    tie_sign="",
    shape=1.5,
)


class ValenciaFinale(StagedFinale):
    """Stages it."""

    def __init__(self, look: Look, ticker: Ticker | None = None) -> None:
        """Wait for a game to end."""
        super().__init__(look, ValenciaPlaywright(), _PROPS, ticker)
