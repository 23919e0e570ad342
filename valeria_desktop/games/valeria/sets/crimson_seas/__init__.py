"""Crimson Seas: a second place to play, with four islands to sail to (CS1 to CS22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.files.sets import set_of
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice
from valeria_desktop.games.valeria.sets.crimson_seas import (
    counts,
    exekratys,
    goods,
    islands,
    maps,
    nobles,
    sailing,
    tomes,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.sets import Set
    from valeria_desktop.kernel.score import ScoreLine

__all__ = ["counts", "crimson_seas"]


def _score(players: Sequence[Holdings], seat: int) -> list[ScoreLine]:
    return [line for each in (goods, tomes, nobles) for line in each.lines(players, seat)]


def crimson_seas() -> Set:
    """Return the set with its islands."""
    return set_of(
        "crimson-seas",
        rows=(goods.ROW, tomes.ROW, nobles.ROW),
        tracks=(maps.MAPS, *tomes.TRACKS),
        zones=(goods.GOODS, tomes.TOMES, nobles.NOBLES),
        pools=(exekratys.POOL,),
        offers=(maps.OFFER, *sailing.OFFERS),
        steps={ChangeDice: (exekratys.Sixes(),)},
        last=(tomes.TurnUpAtTheEnd(),),
        conditions=(islands.RUN_OUT,),
        score=_score,
    )
