"""What a choice saves for: what it makes likelier to be had at the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from valeria_desktop.games.valeria.coach.soon import soon
from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.coaching import Prospect

_FUTURES = 200
_POINTS = 2
_LIKELIER = 0.1
_LEAST = 0.003


def saved_for(
    seat: int, mine: Prospect, other: Prospect, stream: Stream, points: float
) -> tuple[Reason, ...]:
    """Say what can be had sooner by a choice that takes no card from the centre."""
    here, there = mine.games[0], other.games[0]
    is_about_cards = isinstance(mine.option, ActAt)
    is_last_round = here.is_over or bool(here.end_conditions())
    if points < _LEAST or is_about_cards or is_last_round:
        return ()
    if _purse(here, seat) == _purse(there, seat):
        return ()
    number, best = stream.number(), (_LIKELIER, 0.0, 0.0, "")
    for place in range(len(here.stacks)):
        card = here.top(place)
        if _is_saved_for(card) and there.top(place) is card:
            after, before = (_next_turn(game, seat, place, number) for game in (here, there))
            best = max(best, (after - before, after, before, card.name))
    _, after, before, name = best
    words = say(
        "{card} next turn, if it is still there: {after} % instead of {before} %.",
        card=name,
        after=round(100 * after),
        before=round(100 * before),
    )
    return (Reason(ReasonKind.WAITING, words, points),) if name else ()


def _is_saved_for(card: Card | None) -> TypeGuard[Domain | Foe]:
    return isinstance(card, Domain | Foe) and card.points >= _POINTS


def _purse(game: Game, seat: int) -> tuple[int, int, int]:
    player = game.holdings(seat)
    return player.gold, player.strength, player.magic


def _next_turn(game: Game, seat: int, place: int, number: int) -> float:
    found = soon(game.view(seat), place, Stream(number), _FUTURES)
    return found.turns[0] if found is not None else 0.0
