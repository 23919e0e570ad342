"""What a choice takes from others: the chance that a rival could have had the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.coach.soon import soon
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import capital, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.options import Option

_FUTURES = 200
_LIKELY = 0.2
_POINTS = 3
"""Nobody waits for a monster or a domain of fewer."""
_WORDS = {
    Action.SLAY: "{rival} could slay {card} next turn: about {chance} %",
    Action.BUILD: "{rival} could build {card} next turn: about {chance} %",
    Action.RECRUIT: "{rival} could recruit the last {card} next turn: about {chance} %",
}
_CERTAIN = {
    Action.SLAY: "{rival} can surely slay {card} next turn",
    Action.BUILD: "{rival} can surely build {card} next turn",
    Action.RECRUIT: "{rival} can surely recruit the last {card} next turn",
}
_SURE = 0.995


def denied(view: View, option: Option, stream: Stream, points: float) -> tuple[Reason, ...]:
    """Say who else could have the card that a choice takes, by what a seat sees of them."""
    if not isinstance(option, ActAt) or not _is_wanted(view, option):
        return ()
    game = imagine(view, stream)  # what is asked of it here isn't hidden
    number = stream.number()
    chances = {}
    for seat in _with_a_turn(view, game):
        found = soon(game.view(seat), option.place, Stream(number), _FUTURES)
        chances[seat] = found.turns[0] if found is not None else 0.0
    best = max(chances, key=lambda seat: chances[seat], default=None)
    if best is None or chances[best] < _LIKELY:
        return ()
    words = say(
        (_CERTAIN if chances[best] >= _SURE else _WORDS)[option.action],
        rival=seat_name(best),
        card=option.card.name,
        chance=round(100 * chances[best]),
    )
    words = say("{words}.", words=capital(words))
    return (Reason(ReasonKind.DENIES, words, max(0.0, points)),)


def _with_a_turn(view: View, game: Game) -> Iterator[int]:
    """Return the rivals with another turn: in the last round those who come after (T31)."""
    players = len(view.players)
    for seat in range(players):
        comes = (seat - view.first) % players > (view.active - view.first) % players
        if seat != view.seat and (comes or not game.end_conditions()):
            yield seat


def _is_wanted(view: View, option: ActAt) -> bool:
    card = option.card
    if isinstance(card, Citizen):
        return sum(stack.count(card) for stack in view.stacks) == 1
    return card.points >= _POINTS
