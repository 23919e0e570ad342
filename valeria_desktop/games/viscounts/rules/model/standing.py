"""Types for readers: for questions that rules and windows ask alike, and for bots.

Nobody changes a game by these names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.player import Player, Side
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.view import SideView, View

    Known = State | View
    KnownSide = Side | SideView
    Standing = State
    PlayerStanding = Player
    SideStanding = Side
