"""The occasion for using a power: the roll, domain, slain monster or gain just before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import CONSOLATION, words_of_action
from valeria_desktop.games.valeria.rules.moments import Whose
from valeria_desktop.games.valeria.rules.turn.agenda import effects_of
from valeria_desktop.kernel.phrases import Phrase, join, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import View


def is_harvested(cause: Card) -> bool:
    """Return whether the dice decide when a card's power is used."""
    return bool(cause.harvest) or cause is CONSOLATION


def occasion_of(view: View, cause: Card) -> Phrase | None:
    """Say why the asked player may use a card's power now."""
    if cause is CONSOLATION:
        return say("no card of yours woke")
    if cause.harvest:
        return _woken(view, cause)
    used = effects_of(view.decision, cause)
    if cause.trigger is not None and not used.isdisjoint(_parts(cause.trigger)):
        return _rolled(cause)
    if cause.revealed is not None and not used.isdisjoint(_parts(cause.revealed)):
        return say("it has come up")
    if cause.reward is not None:
        return say("you have slain it")
    return _of_powers(used, cause)


def _rolled(event: Card) -> Phrase:
    """Say why a Monster Event acts (V5, CS18)."""
    if not event.numbers:
        return say("the Roll Phase ends")
    return say("{number} was rolled", number=event.numbers[0])


def _woken(view: View, card: Card) -> Phrase | None:
    results = (*view.dice, sum(view.dice))
    numbers = [say("{number}", number=number) for number in card.numbers if number in results]
    if numbers:
        twice = sum(result in card.numbers for result in results) > len(numbers)
        return say(
            "woke twice on {numbers}" if twice else "woke on {numbers}", numbers=join(numbers)
        )
    if not (card.on_doubles or card.when_nothing_else):
        return None
    first, second = view.dice
    on_doubles = card.on_doubles and first == second
    is_alone = card.when_nothing_else and not _wakes_another(view, results)
    if on_doubles and is_alone and not card.once:
        return say("woke twice: on doubles, and as nothing else did")
    return say("woke on doubles" if on_doubles else "woke as nothing else did")


def _wakes_another(view: View, results: tuple[int, ...]) -> bool:
    """Return whether the roll shows a number of any card of the asked player."""
    player = view.players[view.decision.seat if view.decision else view.active]
    cards: tuple[Card, ...] = (*player.starters, *player.citizens)
    return any(not set(results).isdisjoint(card.numbers) for card in cards)


def _of_powers(used: frozenset[Effect], card: Card) -> Phrase | None:
    if card.effect is not None:
        return words_of_action(card).occasion
    if card.used is not None:
        return say("you use it as an action")
    for power in card.triggers:
        if not used.isdisjoint(_parts(power.do)):
            others = power.moment.others_occasion if power.whose is Whose.OPPONENTS else None
            return others or power.moment.occasion
    return say("you have built it") if card.immediate else None


def _parts(effect: Effect) -> Iterator[Effect]:
    """Yield an effect and all its parts, as questions ask about each part alone."""
    yield effect
    for part in effect.parts:
        yield from _parts(part)
