"""Sentences about the things on a player's board, for screen readers and beside the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules.at import Asset
from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, Paper
from valeria_desktop.games.viscounts.rules.model.zones import LINE
from valeria_desktop.games.viscounts.rules.outlook import corruption_of
from valeria_desktop.games.viscounts.ui.cards.card_words import said_of_townsfolk
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.pieces.told import ThingTold
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import (
        Square,
        Townsfolk,
        TrackSpace,
    )
    from valeria_desktop.games.viscounts.rules.view import SideView
    from valeria_desktop.games.viscounts.ui.parts.own_side import OwnSide

translate = QCoreApplication.translate


def board_name(side: OwnSide) -> str:
    """Return the board's name with its player's icons."""
    icons = ", ".join(
        tell(icon.words(number)) for icon, number in zip(ICONS, side.icons, strict=True) if number
    )
    if side.number == side.view.seat:
        words = translate("OwnWords", "Your board, {name}. Signs: {icons}.")
    else:
        words = translate("OwnWords", "The board of {name}. Signs: {icons}.")
    return words.format(name=side.seat.name, icons=icons or translate("OwnWords", "none"))


def place_of(side: OwnSide) -> str:
    """Return whose board it is and when its player's turn comes in a round."""
    places = (
        translate("OwnWords", "first"),
        translate("OwnWords", "second"),
        translate("OwnWords", "third"),
        translate("OwnWords", "fourth"),
    )
    number = (side.number - side.view.start) % len(side.view.players)
    if side.number == side.view.seat and side.scene.seats[side.number].is_person:
        return translate("OwnWords", "you, {place}").format(place=places[number])
    return places[number]


def purse_words(side: SideView) -> str:
    """Return silver and resources of a player."""
    words = translate("OwnWords", "{silver} silver, {ink} ink, {stone} stone, {gold} gold")
    return words.format(silver=side.silver, ink=side.ink, stone=side.stone, gold=side.gold)


def apart(player: SideView) -> str:
    """Return how far raven and dove are from meeting."""
    if player.are_joined:
        return translate("OwnWords", "raven and dove have met")
    steps = player.virtue - player.corruption
    if steps == 1:
        return translate("OwnWords", "raven and dove one step apart")
    words = translate("OwnWords", "raven and dove {number} apart")
    return words.format(number=steps)


def of_line(side: OwnSide, at: int) -> ThingTold:
    """Return the words about a card space of the line."""
    space = translate("OwnWords", "space {number}").format(number=at + 1)
    card = side.player.line[at]
    if card is None:
        icons = side.view.table.catalog.spaces[at]
        words = translate("OwnWords", "empty, its signs: {icons}")
        return ThingTold(
            f"{space[:1].upper()}{space[1:]}", (words.format(icons=tell(icons.words())),)
        )
    leaves = translate("OwnWords", "drops off at the next turn") if at == LINE - 1 else ""
    return ThingTold(tell(card.words()), (space, leaves), said_of_townsfolk(card))


def of_hand_card(side: OwnSide, card: Townsfolk) -> ThingTold:
    """Return the words about a card of the hand, with the corruption that playing it brings."""
    state: tuple[str, ...] = (translate("OwnWords", "in your hand"),)
    steps = corruption_of(side.view, side.number, card)
    if steps:
        words = translate("OwnWords", "playing it brings {number} corruption")
        state = (*state, words.format(number=steps))
    return ThingTold(tell(card.words()), state, said_of_townsfolk(card))


def of_hidden_hand(side: OwnSide) -> ThingTold:
    """Return the words about a hand that lies face down."""
    words = translate("OwnWords", "{number} cards, face down")
    state = words.format(number=side.player.hand)
    name = translate("OwnWords", "Hand")
    more = translate("OwnWords", "Hold D to look.") if side.may_look else ""
    return ThingTold(name, (state,), more)


def of_deck(side: OwnSide) -> ThingTold:
    """Return the words about a deck."""
    words = translate("OwnWords", "{number} cards, face down")
    return ThingTold(translate("OwnWords", "Deck"), (words.format(number=side.player.deck_size),))


def of_discard(side: OwnSide) -> ThingTold:
    """Return the words about a discard pile: its cards, the top one first."""
    name, discard = translate("OwnWords", "Discard pile"), side.player.discard
    if not discard:
        return ThingTold(name, (translate("OwnWords", "empty"),))
    words = translate("OwnWords", "{number} cards, the top one first: {cards}")
    cards = ", ".join(tell(card.words()) for card in reversed(discard))
    return ThingTold(name, (words.format(number=len(discard), cards=cards),))


def of_square(side: OwnSide, square: Square) -> ThingTold:
    """Return the words about a square: its house or, freed, its power."""
    catalog = side.view.table.catalog
    building = catalog.building(square.building)
    power = f"{tell(capital(square.power.words()))}."
    name = tell(capital(square.words()))
    if square.number in side.player.freed:
        return ThingTold(name, (translate("OwnWords", "free"),), power)
    words = translate("OwnWords", "{building}, {builders} builders; below it sleeps")
    state = words.format(building=tell(square.building.words()), builders=building.builders)
    return ThingTold(name, (state,), power)


def of_track(side: OwnSide, space: TrackSpace) -> ThingTold:
    """Return the words about a space of the track: who stands there, what a meeting brings."""
    name = translate("OwnWords", "Conscience, space {number}").format(number=space.number)
    birds = []
    if side.player.corruption == space.number:
        birds.append(translate("OwnWords", "the raven of corruption"))
    if side.player.virtue == space.number:
        birds.append(translate("OwnWords", "the dove of virtue"))
    state = translate("OwnWords", " and ").join(birds)
    own = translate("OwnWords", "If they meet here, you: {owner}. The others: {others}.")
    more = own.format(owner=tell(space.owner.words()), others=tell(space.others.words()))
    if space.criminals is not None:
        met = translate("OwnWords", "Only those with a criminal.")
        none = translate("OwnWords", "Only those without a criminal.")
        more = f"{more} {met if space.criminals else none}"
    return ThingTold(name, (state,), more)


def of_amount(asset: Asset, amount: int) -> ThingTold:
    """Return the words about silver, a resource, or workers."""
    names = {
        Asset.SILVER: translate("OwnWords", "Silver"),
        Asset.INK: translate("OwnWords", "Ink"),
        Asset.STONE: translate("OwnWords", "Stone"),
        Asset.GOLD: translate("OwnWords", "Gold"),
        Asset.WORKERS: translate("OwnWords", "Workers in the supply"),
    }
    return ThingTold(names[asset], (str(amount),))


def of_papers(paper: Paper, numbers: tuple[int, int]) -> ThingTold:
    """Return the words about debts or deeds."""
    if paper is Paper.DEBT:
        words = translate("OwnWords", "{open} unpaid, {turned} paid")
        name = translate("OwnWords", "Debts")
    else:
        words = translate("OwnWords", "{open} acquired, {turned} approved")
        name = translate("OwnWords", "Deeds")
    return ThingTold(name, (words.format(open=numbers[0], turned=numbers[1]),))
