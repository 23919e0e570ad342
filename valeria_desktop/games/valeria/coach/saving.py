"""What a choice saves for: what it makes likelier to be had at the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.coach.soon import soon
from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.coaching import Prospect

_FUTURES = 200
_POINTS = 2
_LIKELIER = 0.1


def saved_for(
    seat: int, mine: Prospect, other: Prospect, stream: Stream, points: float
) -> Reason | None:
    """Say what can be had sooner by a choice that only saves."""
    if not mine.option.is_harmless:
        return None
    here, there = mine.games[0], other.games[0]
    number, best = stream.number(), (_LIKELIER, 0.0, 0.0, "")
    for place, stack in enumerate(here.stacks):
        card = here.top(place)
        if not isinstance(card, Domain | Foe) or card.points < _POINTS or not stack:
            continue
        if there.top(place) is not card:
            continue
        after, before = (_next_turn(game, seat, place, number) for game in (here, there))
        best = max(best, (after - before, after, before, card.name))
    if not best[-1]:
        return None
    _, after, before, name = best
    words = say(
        "{card} next turn, if it still lies there: about {after} % instead of {before} %.",
        card=name,
        after=round(100 * after),
        before=round(100 * before),
    )
    return Reason(ReasonKind.WAITING, words, max(0.0, points))


def _next_turn(game: Game, seat: int, place: int, number: int) -> float:
    found = None if game.is_over else soon(game.view(seat), place, Stream(number), _FUTURES)
    return found.turns[0] if found is not None else 0.0
