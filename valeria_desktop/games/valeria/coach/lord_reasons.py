"""The reasons in the games for one player: what the Dark Lord takes after a choice, and what stays.

They are facts of the open table. The learned values read the points of both sides, but not the
card that he takes next, which is why most choices against him are made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.coach.telling import HALF_A_GAME
from valeria_desktop.games.valeria.rules.model.cards import action_for
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, ActAt
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.options import AttackColumn, Hide, Surrender
from valeria_desktop.games.valeria.solo.siege import LordTakes, wanted
from valeria_desktop.games.valeria.solo.siege_rows import PILES
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import count, join, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

    Tops = Mapping[int, Card | None]

_CAUSE = "lord"
_POINT = 0.05
"""The weight of a point that the Dark Lord doesn't get: more than the resources that a player
keeps meanwhile, because a card is hidden for its points."""


def lord_reasons(view: View, option: Option) -> Iterator[Reason]:
    """Yield the reason that the Dark Lord's next card gives for a choice, if there is one."""
    match option:
        case Hide():
            yield _hidden(view, option)
        case ActAt():
            yield from _snatched(view, option)
        case Surrender():
            yield _of(ReasonKind.BRINGS, _left(view, option), 0, option.card.name)
        case AttackColumn():
            yield _of(ReasonKind.BRINGS, _attacked(view, option.place), 0)


def _hidden(view: View, option: Hide) -> Reason:
    """Say what he takes instead of the hidden card, or that he takes another one anyway."""
    before = {place: view.top(place) for place in PILES}
    after = {**before, option.place: option.card, option.source: _below(view, option.source)}
    hidden, takes = option.hidden, _wanted(after)
    if option.place not in wanted(before):
        words = say("The Dark Lord takes {cards} all the same.", cards=_told(takes))
        return _of(ReasonKind.DENIES, words, 0, hidden.name)
    words = say(
        "The Dark Lord then takes {cards}, not {hidden}.",
        cards=_told(takes),
        hidden=_told((hidden,)),
    )
    gained = max(map(_points, takes), default=0)
    return _of(ReasonKind.DENIES, words, _points(hidden) - gained, hidden.name)


def _snatched(view: View, option: ActAt) -> Iterator[Reason]:
    """Yield that he would take the card otherwise; that a card is wanted, holds before his turn."""
    if not any(isinstance(step, LordTakes) for step in view.agenda):
        return
    if wanted({place: view.top(place) for place in PILES}) != (option.place,):
        return
    points = _points(option.card)
    words = count(
        points,
        "Otherwise the Dark Lord takes it: {number} point for him.",
        "Otherwise the Dark Lord takes it: {number} points for him.",
    )
    yield _of(ReasonKind.DENIES, words, points, option.card.name)


def _left(view: View, option: Surrender) -> Phrase:
    """Return what stays after a card is left to him: of its stack, or else beside it."""
    options = view.decision.options if view.decision else ()
    others = [
        each for each in options if isinstance(each, Surrender) and each.place != option.place
    ]
    names = _names(each.card for each in others)
    if view.table.setup.solo is Solo.SIEGE:
        if len(names) == 1:
            return say("{cards} stays in the piles.", cards=names[0])
        return say("{cards} stay in the piles.", cards=join(names))
    number = len(view.stacks[option.place]) - 1
    if names and all(len(view.stacks[each.place]) - 1 == number for each in others):
        if len(names) == 1:
            return say("{cards} stays open.", cards=names[0])
        return say("{cards} stay open.", cards=join(names))
    if not number:
        return say("It is the last of its stack.")
    return count(number, "{number} card stays in its stack.", "{number} cards stay in its stack.")


def _attacked(view: View, place: int) -> Phrase:
    """Return what an attacked column loses: a citizen, else a domain, else the game (D5, D6)."""
    column = next(places for places in view.table.layout.columns if place in places)
    tops = [view.top(each) for each in column]
    for action in (RECRUIT, BUILD):
        prey = [top for top in tops if top is not None and action_for(top) is action]
        if prey:
            return say("The Dark Lord takes {cards}.", cards=join(_names(prey), "or"))
    return say("Nothing is left there to take: the game is lost.")


def _below(view: View, place: int) -> Card | None:
    stack = view.stacks[place]
    return stack[-2] if len(stack) > 1 else None


def _wanted(tops: Tops) -> tuple[Card, ...]:
    """Return the cards of which the Dark Lord takes one."""
    cards = (tops[place] for place in wanted(tops))
    return tuple(card for card in cards if card is not None)


def _points(card: Card) -> int:
    """Return the Dark Lord's points for a card: 1 for each citizen (G7)."""
    return 1 if action_for(card) is RECRUIT else card.points


def _told(cards: tuple[Card, ...]) -> Phrase:
    """Return cards that count alike, and their points."""
    names = join(_names(cards), "or")
    points = count(_points(cards[0]) if cards else 0, "{number} point", "{number} points")
    return say("{cards} ({points})", cards=names, points=points)


def _names(cards: Iterable[Card]) -> list[Phrase]:
    return [say("{card}", card=name) for name in dict.fromkeys(card.name for card in cards)]


def _of(kind: ReasonKind, words: Phrase, points: int, card: str = "") -> Reason:
    weight = max(HALF_A_GAME, _POINT * points)
    return Reason(kind, words, weight, cause=_CAUSE, number=points, card=card)
