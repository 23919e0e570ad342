"""Further consequences of a choice: a card denied to rivals, a card saved for, and the end."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, TypeGuard

from valeria_desktop.coach.telling import HALF_A_GAME, TOTAL
from valeria_desktop.games.valeria.coach.card_chance import soon
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import capital, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.coaching import Prospect
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.score import Result


_FUTURES = 200
_LIKELY = 0.2
_POINTS = 3
"""The least points of a monster or domain that a rival is said to want."""
_WORDS = {
    Action.SLAY: "{rival} could slay {card} next turn: about {chance}%",
    Action.BUILD: "{rival} could build {card} next turn: about {chance}%",
    Action.RECRUIT: "{rival} could recruit the last {card} next turn: about {chance}%",
    None: "{rival} could take {card} next turn: about {chance}%",
}
_CERTAIN = {
    Action.SLAY: "{rival} can surely slay {card} next turn",
    Action.BUILD: "{rival} can surely build {card} next turn",
    Action.RECRUIT: "{rival} can surely recruit the last {card} next turn",
    None: "{rival} can surely take {card} next turn",
}
_SURE = 0.995


def denied(view: View, option: Option, stream: Stream, points: float) -> tuple[Reason, ...]:
    """Say which rival could have the card that a choice takes, by the seat's knowledge."""
    if not isinstance(option, ActAt) or not _is_wanted(view, option):
        return ()
    chances = _chances(view, option.place, stream)
    best = max(chances, key=lambda seat: chances[seat], default=None)
    if best is None or chances[best] < _LIKELY:
        return ()
    words_of = _CERTAIN if chances[best] >= _SURE else _WORDS
    card, number = option.card.name, round(100 * chances[best])
    words = say(
        words_of.get(option.action, words_of[None]),
        rival=seat_name(best),
        card=card,
        chance=number,
    )
    words = say("{words}.", words=capital(words))
    points = max(0.0, points)
    return (Reason(ReasonKind.DENIES, words, points, cause="denies", number=number, card=card),)


def _chances(view: View, place: int, stream: Stream) -> dict[int, float]:
    """Return how likely each rival can have a card in the next turn."""
    game = imagine(view, stream)  # these questions to it have no hidden answers
    number = stream.number()
    return {seat: _next_turn(game, seat, place, number) for seat in _with_a_turn(view, game)}


def _with_a_turn(view: View, game: Game) -> Iterator[int]:
    """Yield the rivals with another turn: in the last round only the later seats (T31)."""
    players = len(view.players)
    for seat in range(players):
        comes = (seat - view.first) % players > (view.active - view.first) % players
        if seat != view.seat and (comes or not game.end_conditions()):
            yield seat


def _is_wanted(view: View, option: ActAt) -> bool:
    card = option.card
    if card.comes_in_copies:
        return sum(stack.count(card) for stack in view.stacks) == 1
    return card.points >= _POINTS


def at_the_end(seat: int, mine: Prospect, other: Prospect) -> tuple[Reason, ...]:
    """Say by how many points a choice ends better; secret, because your Duke counts."""
    both = [totals_of(seat, each) for each in (mine, other)]
    if any(len(totals) != 1 for totals in both):
        return ()  # the game goes on, or ends in different ways
    (here,), (there,) = both
    if here <= there:
        return ()
    words = say("You end with {mine} points, otherwise {other}.", mine=here, other=there)
    won = _share(seat, mine) - _share(seat, other)
    return (
        Reason(
            ReasonKind.BRINGS,
            words,
            max(0.0, won),
            is_secret=True,
            cause=TOTAL,
            number=here - there,
        ),
    )


def totals_of(seat: int, prospect: Prospect) -> set[int]:
    """Return the points that a seat may end with; none unless the game ends in every world."""
    if not all(game.is_over for game in prospect.games):
        return set()
    results: list[Result] = [game.result() for game in prospect.games]
    return {score.total for each in results for score in each.scores if score.seat == seat}


def _share(seat: int, prospect: Prospect) -> float:
    games = prospect.games
    return fsum(game.result().share_of(seat) for game in games) / len(games)


_POINTS_TO_SAVE_FOR = 2
_LIKELIER = 0.1


def saved_for(
    seat: int, mine: Prospect, other: Prospect, stream: Stream, points: float
) -> tuple[Reason, ...]:
    """Say which card can be had sooner after a choice that takes no card from the centre."""
    here, there = mine.games[0], other.games[0]
    taken = (mine.option, *mine.then, *other.then)  # a card that is paid for hides the savings
    is_about_cards = any(isinstance(option, ActAt) for option in taken)
    is_last_round = here.is_over or bool(here.end_conditions())
    if points < HALF_A_GAME or is_about_cards or is_last_round:
        return ()
    if _purse(here, seat) == _purse(there, seat):
        return ()
    after, before, name = _sooner(seat, here, there, stream.number())
    if not name:
        return ()
    words = say(
        "Chance of {card} next turn, if it is still there: {after}%, otherwise {before}%.",
        card=name,
        after=round(100 * after),
        before=round(100 * before),
    )
    number = round(100 * (after - before))
    return (Reason(ReasonKind.WAITING, words, points, cause="saves", number=number, card=name),)


def _sooner(seat: int, here: Game, there: Game, number: int) -> tuple[float, float, str]:
    """Return the card whose chance grows most, after its two chances; no name if none does."""
    best = (_LIKELIER, 0.0, 0.0, "")
    for place in here.table.layout.open_places:
        card = here.top(place)
        if _is_saved_for(card) and there.top(place) is card:
            after, before = (_next_turn(game, seat, place, number) for game in (here, there))
            best = max(best, (after - before, after, before, card.name))
    return best[1:]


def _is_saved_for(card: Card | None) -> TypeGuard[Card]:
    return card is not None and card.points >= _POINTS_TO_SAVE_FOR


def _purse(game: Game, seat: int) -> tuple[object, ...]:
    player = game.holdings(seat)
    return player.gold, player.strength, player.magic, player.more


def _next_turn(game: Game, seat: int, place: int, number: int) -> float:
    found = soon(game.view(seat), place, Stream(number), _FUTURES)
    return found.turns[0] if found is not None else 0.0
