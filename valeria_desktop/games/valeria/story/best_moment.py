"""The best moment of a finished game, and its kingdom, in phrases for a painting's plate."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.events.cards import Built, Slain
from valeria_desktop.games.valeria.rules.events.resources import Took
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.kernel.phrases import count, join, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.sets import Set
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.relived import Relived

LORD_MANNER = say("Takes what nobody defends.")
"""The Dark Lord's manner of play."""


def monsters_words(number: int) -> Phrase:
    """Return a number of monsters in words."""
    return count(number, "1 monster", "{number} monsters")


def kingdom_words(view: View, seat: int) -> Phrase:
    """Return all that stands in a kingdom, in words."""
    player = view.players[seat]
    return say(
        "Kingdom with {citizens}, {domains} and {monsters}",
        citizens=count(len(scored_citizens(player)), "1 citizen", "{number} citizens"),
        domains=count(len(scored_domains(player)), "1 domain", "{number} domains"),
        monsters=monsters_words(len(player.monsters)),
    )


def with_boxes(kingdom: Phrase, sets: Sequence[Set]) -> Phrase:
    """Add which boxes were on the table besides the base game's."""
    if not sets:
        return kingdom
    return say(
        "{kingdom}, from Card Kingdoms with {boxes}",
        kingdom=kingdom,
        boxes=join([each.name for each in sets]),
    )


# --- moments


@frozen
class _Moment:
    """A moment to be remembered: how much it weighs, and its words."""

    weight: float
    words: Phrase


_FEW_STOLEN, _MANY_POINTS, _STRONG = 6, 12, 8


def best_moment(relived: Relived, seat: int) -> str:
    """Return the moment that weighs most; a game whose events are unknown has only its score."""
    moments = (*_fights(relived, seat), *_two_domains(relived, seat), *_stolen(relived, seat),
               *_duke_points(relived, seat))  # fmt: skip
    best = max(moments, key=lambda moment: moment.weight, default=None)
    return best.words if best is not None else ""


def _fights(relived: Relived, seat: int) -> Iterator[_Moment]:
    for lived in relived.events:
        event = lived.event
        if not isinstance(event, Slain) or event.seat != seat:
            continue
        card = event.card
        if card.type is MonsterType.BOSS:
            words = say("{card}, in round {number}", card=card.name, number=lived.round)
            yield _Moment(20 + card.points, words)
        elif card.strength >= _STRONG:
            words = say("{card} with {number} Strength", card=card.name, number=card.strength)
            yield _Moment(card.strength, words)


def _two_domains(relived: Relived, seat: int) -> Iterator[_Moment]:
    """Yield a moment for each turn in which the seat built several domains."""
    turns = Counter(
        lived.turn
        for lived in relived.events
        if isinstance(lived.event, Built) and lived.event.seat == seat
    )
    if turns and (most := max(turns.values())) > 1:
        words = count(most, "A domain in one turn", "{number} domains in one turn")
        yield _Moment(12 + 6 * most, words)


def _stolen(relived: Relived, seat: int) -> Iterator[_Moment]:
    stolen = sum(
        lived.event.amounts.gold
        for lived in relived.events
        if isinstance(lived.event, Took) and lived.event.seat == seat
    )
    if stolen >= _FEW_STOLEN:
        yield _Moment(8 + stolen, say("{number} Gold taken", number=stolen))


def _duke_points(relived: Relived, seat: int) -> Iterator[_Moment]:
    """Yield a moment for the most points that a Duke counted, and for the best single card."""
    lines = relived.result.scores[seat].lines
    for line in lines:
        if line.category == "duke" and line.points >= _MANY_POINTS:
            what = line.cause.parts.get("what") or say("resources left")
            words = say("{number} points from {what}", number=line.points, what=what)
            yield _Moment(line.points, words)
    cards = [line for line in lines if len(line.cards) == 1 and line.points > 0]
    if cards:
        line = max(cards, key=lambda each: each.points)
        name = line.cards[0].name
        yield _Moment(1, say("{card}, for {number} points", card=name, number=line.points))
