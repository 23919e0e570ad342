"""The history's data of a finished game of Viscounts, beyond the data of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import asdict

from valeria_desktop.content.checks import MOST_COUNTED, is_number, is_one_of, is_text
from valeria_desktop.games.viscounts.rules.setup import FUTURES, Rival
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.viscounts.deeds_done import DeedsDone
    from valeria_desktop.kernel.memory import PlayedGame, Special
    from valeria_desktop.kernel.score import Score

SOURCES = (
    "buildings",
    "castle",
    "manuscripts",
    "ribbons",
    "bonuses",
    "papers",
    "ends",
    "resources",
)
"""The sources of points, in the order of the score; only a neutral player has any of resources."""
POVERTY, PROSPERITY, BOTH = "poverty", "prosperity", "both"
ENDINGS = ("", POVERTY, PROSPERITY, BOTH)
NO_RIVAL = ""
COUNTS = ("silver", "goods", "paid", "approved", "workers", "collisions", "links", "shuffles")
"""What is counted of each player, beside the points."""
_COUNT = is_number(0, MOST_COUNTED)
_POINTS = is_number(-MOST_COUNTED, MOST_COUNTED)
_deeds_done: Callable[[PlayedGame], Sequence[DeedsDone]] = door(
    "valeria_desktop.games.viscounts.deeds_done:deeds_done"
)


def _sum_up(played: PlayedGame) -> tuple[Special, tuple[Special, ...]]:
    view = played.view(0)
    setup = played.record.setup
    game: Special = {
        "side": setup.board_side,
        "rival": setup.rival.value if setup.is_solo else NO_RIVAL,
        "futures": setup.futures if setup.is_solo else 0,
        "ending": _ending(view),
        "own": int(bool(setup.own)),
    }
    scores = played.result().scores
    done = _deeds_done(played)
    seats = tuple(
        _of_points(scores[seat]) | _of_seat(view, seat) | asdict(done[seat])
        for seat in range(len(played.seats))
    )
    return game, seats


def _ending(view: Any) -> str:  # noqa: ANN401 - the view of a game whose rules aren't loaded yet
    """Return which end card was revealed."""
    poverty, prosperity = not view.debts_left, not view.deeds_left
    if poverty and prosperity:
        return BOTH
    return POVERTY if poverty else PROSPERITY if prosperity else ""


def _of_points(score: Score) -> Special:
    return {source: score.of(source) for source in SOURCES}


def _of_seat(view: Any, seat: int) -> Special:  # noqa: ANN401 - as above
    player = view.players[seat]
    inner = sum(section[seat] for section in view.second) + view.third[seat]
    return {
        "silver": player.silver,
        "goods": player.ink + player.stone + player.gold,
        "paid": player.paid,
        "approved": player.approved,
        "workers": sum(section[seat] for section in view.first) + inner,
        "leader": int(view.leader == seat),
    }


def _is_rival(value: object) -> bool:
    return value == NO_RIVAL or (
        isinstance(value, str) and is_text(value) and value in [rival.value for rival in Rival]
    )


MEMORY = Memory(
    sum_up=_sum_up,
    of_game={
        "side": is_number(1, 2),
        "rival": _is_rival,
        "futures": is_number(FUTURES.start, FUTURES.stop - 1),
        "ending": is_one_of(*ENDINGS),
        "own": is_number(0, 1),
    },
    of_seat={
        **dict.fromkeys(SOURCES, _POINTS),
        **dict.fromkeys(COUNTS, _COUNT),
        "leader": is_number(0, 1),
    },
)
