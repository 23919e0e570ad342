"""Rules of games that tests put beside Valeria, for the bots' process, which has no window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.game import RULES

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Games

GAMES: Games = {
    RULES.id: RULES,
    **{game: evolve(RULES, id=game) for game in ("kingdom", "hermit")},
}
BY_NAME = f"{__name__}:GAMES"
"""Where another process finds them."""
