"""Sentences about the things of the round board, for screen readers and beside the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules import at as address
from valeria_desktop.games.viscounts.rules.model.kinds import Icon
from valeria_desktop.games.viscounts.rules.model.things import Exchange
from valeria_desktop.games.viscounts.rules.turn.ride import words_of_space
from valeria_desktop.games.viscounts.ui.cards.card_words import (
    said_of_manuscript,
    said_of_townsfolk,
)
from valeria_desktop.games.viscounts.ui.table.seats import names_of
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.ui.pieces.told import ThingTold
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.at import At

translate = QCoreApplication.translate


def told_of(scene: Scene, at: At) -> ThingTold:
    """Return the words about a thing of the board in a scene."""
    return _TOLD[type(at)](scene, at)


def _of_space(scene: Scene, at: address.AtSpace) -> ThingTold:
    view = scene.view
    state = []
    price = scene.prices[at.space] if scene.prices else None
    if price is not None:
        free = translate("RingWords", "a ride here is free")
        costs = translate("RingWords", "a ride here costs {silver} silver")
        state.append(costs.format(silver=price) if price else free)
    here = [name for seat, name in enumerate(names_of(scene)) if view.side(seat).space == at.space]
    if here:
        words = translate("RingWords", "here: {names}")
        state.append(words.format(names=", ".join(here)))
    return ThingTold(tell(capital(words_of_space(view, at.space))), tuple(state))


def _of_exchange(scene: Scene, at: address.AtExchange) -> ThingTold:
    exchange = as_a(Exchange, scene.view.table.ring.trades[at.space])
    name = translate("RingWords", "Trade at {space}")
    words = translate("RingWords", "{price}: {effect}")
    said = words.format(
        price=tell(Icon.MERCHANT.words(exchange.merchants)), effect=tell(exchange.effect.words())
    )
    return ThingTold(name.format(space=tell(words_of_space(scene.view, at.space))), (said,))


def _of_spot(scene: Scene, at: address.AtSpot) -> ThingTold:
    spot, built = scene.view.table.ring.spots[at.spot], scene.view.spots[at.spot]
    effect = tell(spot.effect.words())
    if built is None:
        words = translate("RingWords", "free, building here: {effect}")
        state = words.format(effect=effect)
    else:
        words = translate("RingWords", "{building} of {name}")
        name = names_of(scene)[built.seat]
        state = words.format(building=tell(built.type.words()), name=name)
    sides = {
        "left": translate("RingWords", "It belongs to the left space."),
        "right": translate("RingWords", "It belongs to the right space."),
    }
    return ThingTold(tell(capital(spot.words())), (state,), sides.get(spot.side.value, ""))


def _of_link(scene: Scene, at: address.AtLink) -> ThingTold:
    ring, spots = scene.view.table.ring, scene.view.spots
    link = next(each for each in ring.links if each.link.id == at.link)
    built = sum(spots[end] is not None for end in (link.start, link.goal))
    words = (
        translate("RingWords", "no house at its ends"),
        translate("RingWords", "one house: the next one closes it"),
        translate("RingWords", "closed"),
    )[built]
    return ThingTold(tell(capital(link.link.words())), (words, tell(link.link.effect.words())))


def _cards_left(cards: int) -> str:
    if cards == 1:
        return translate("RingWords", "1 card lies here")
    words = translate("RingWords", "{number} cards lie here")
    return words.format(number=cards)


def _of_stack(scene: Scene, at: address.AtStack) -> ThingTold:
    view, segment = scene.view, scene.view.table.ring.segments[at.position]
    stack = view.stacks[at.position]
    name = translate("RingWords", "{card}, townsfolk of {segment}")
    card = stack.top or segment.townsfolk
    named = name.format(card=tell(card.words()), segment=tell(segment.words()))
    printed = translate("RingWords", "printed: can be dismissed, not hired")
    return ThingTold(
        named, (_cards_left(stack.size) if stack.size else printed,), said_of_townsfolk(card)
    )


def _of_scroll(scene: Scene, at: address.AtScroll) -> ThingTold:
    view, segment = scene.view, scene.view.table.ring.segments[at.position]
    stack = view.scrolls[at.position]
    book = stack.top or segment.manuscript
    name = translate("RingWords", "{book} of {segment}")
    words = say("the printed manuscript") if stack.top is None else book.words()
    named = name.format(book=tell(capital(words)), segment=tell(segment.words()))
    state = (_cards_left(stack.size),) if stack.size else ()
    return ThingTold(named, state, said_of_manuscript(book))


def _those(scene: Scene, workers: Sequence[int]) -> str:
    names = names_of(scene)
    found = [f"{names[seat]} {number}" for seat, number in enumerate(workers) if number]
    if not found:
        return translate("RingWords", "no workers")
    words = translate("RingWords", "workers: {workers}")
    return words.format(workers=", ".join(found))


def _of_section(scene: Scene, at: address.AtSection) -> ThingTold:
    name = translate("RingWords", "First tier facing {segment}")
    segment = scene.view.table.ring.segments[at.position]
    named = name.format(segment=tell(segment.words()))
    return ThingTold(named, (_those(scene, scene.view.first[at.position]),))


def _of_inner(scene: Scene, at: address.AtInner) -> ThingTold:
    ring = scene.view.table.ring
    name = translate("RingWords", "Second tier facing {segment}")
    words = translate("RingWords", "The entering player: {effect}.")
    return ThingTold(
        name.format(segment=tell(ring.segments[at.position].words())),
        (_those(scene, scene.view.second[at.position]),),
        words.format(effect=tell(ring.sections[at.position].effect.words())),
    )


def _of_keep(scene: Scene, _at: address.AtArea) -> ThingTold:
    name = translate("RingWords", "The keep, third tier")
    return ThingTold(name, (_those(scene, scene.view.third),))


_TOLD: dict[type[At], Callable[[Any, Any], ThingTold]] = {
    address.AtSpace: _of_space,
    address.AtExchange: _of_exchange,
    address.AtSpot: _of_spot,
    address.AtLink: _of_link,
    address.AtStack: _of_stack,
    address.AtScroll: _of_scroll,
    address.AtSection: _of_section,
    address.AtInner: _of_inner,
    address.AtArea: _of_keep,
}
