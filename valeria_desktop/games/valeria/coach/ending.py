"""A forecast of the remaining rounds, from imagined games played to their end.

All players play as they usually would, imitated by the best quick bot there is.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.quick import Future, quick_futures
from valeria_desktop.games.valeria.rules.game import imagine

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream

_BY_CORE, _BY_ENGINE = 1_000, 48
"""The numbers of futures: of fewer the rounds that are told would change a second later."""
_STEP = 20
"""The number of games played on in one step, between answers to other questions."""


@frozen
class RoundSpread:
    """The numbers of rounds that 90 %, 50 % and 10 % of the games reach."""

    least: int
    middle: int
    most: int


@frozen
class EndForecast:
    """A forecast of the rest of a game."""

    rounds: RoundSpread
    """The rounds after the present one; 0 means that the game ends with it."""
    share: Mapping[str, float]
    """The share of games that each end condition ends, from 0 to 1; several may end one game."""
    futures: int


def ending_of(view: View, stream: Stream) -> Iterator[EndForecast | None]:
    """Yield one answer, after pauses of None; none if the game is over or no seat is asked."""
    if view.is_over or view.decision is None:
        return
    futures: list[Future] = []
    is_quick = quick_futures(view, stream, 0) is not None
    size, step = (_BY_CORE, _STEP) if is_quick else (_BY_ENGINE, 1)
    while len(futures) < size:
        futures += _some(view, stream, min(step, size - len(futures)))
        yield _summed(view, futures) if len(futures) == size else None


def _some(view: View, stream: Stream, number: int) -> list[Future]:
    found = quick_futures(view, stream, number)
    return _played(view, stream, number) if found is None else found


def _played(view: View, stream: Stream, number: int) -> list[Future]:
    """Play imagined games on in the engine."""
    found = []
    for _ in range(number):
        game = imagine(view, stream)
        bots = [GreedyBot(stream.number()) for _ in game.seats]
        while (decision := game.decision) is not None:
            seat = decision.seat
            game.choose(bots[seat].choose(game.view(seat), decision))
        found.append(Future(game.turn, game.ending))
    return found


def _summed(view: View, futures: Sequence[Future]) -> EndForecast:
    players = view.table.setup.players
    now = _round(view.turn, players)
    rounds = sorted(_round(each.turn, players) - now for each in futures)
    why = Counter(name for each in futures for name in each.endings)
    return EndForecast(
        RoundSpread(*(rounds[(len(rounds) - 1) * tenth // 10] for tenth in (1, 5, 9))),
        {name: number / len(futures) for name, number in why.items()},
        len(futures),
    )


def _round(turn: int, players: int) -> int:
    return (max(turn, 1) - 1) // players + 1
