"""Sentences about the things on a player's board, for screen readers and beside the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules import at as address
from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, Paper
from valeria_desktop.games.viscounts.rules.model.zones import LINE
from valeria_desktop.games.viscounts.rules.outlook import corruption_of
from valeria_desktop.games.viscounts.ui.cards.card_words import said_of_townsfolk
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.pieces.told import ThingTold
from valeria_desktop.ui.words.phrases import tell, with_capital

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.view import SideView
    from valeria_desktop.games.viscounts.ui.parts.own_side import OwnSide
    from valeria_desktop.kernel.at import At

translate = QCoreApplication.translate


def board_name(side: OwnSide) -> str:
    """Return the board's name with its player's icons."""
    icons = icons_words(side.icons)
    if side.number == side.view.seat:
        words = translate("OwnWords", "Your board, {name}. Signs: {icons}.")
    else:
        words = translate("OwnWords", "The board of {name}. Signs: {icons}.")
    return words.format(name=side.seat.name, icons=icons or translate("OwnWords", "none"))


def icons_words(icons: Counts) -> str:
    """Return numbers of icons, those of which there are any; empty for none."""
    found = zip(ICONS, icons, strict=True)
    return ", ".join(tell(icon.words(number)) for icon, number in found if number)


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


def told_of(side: OwnSide, at: At) -> ThingTold:
    """Return the words about a thing of the board."""
    return _TOLD[type(at)](side, at)


def _of_space(side: OwnSide, at: address.OfLine) -> ThingTold:
    space = translate("OwnWords", "space {number}").format(number=at.space + 1)
    icons = side.view.table.catalog.spaces[at.space]
    words = translate("OwnWords", "empty, its signs: {icons}")
    return ThingTold(with_capital(space), (words.format(icons=tell(icons.words())),))


def _of_card(side: OwnSide, at: address.OfCard) -> ThingTold:
    """Return the words about a card of the line, or of the hand."""
    for slot, card in enumerate(side.player.line):
        if card is not None and card.id == at.card:
            space = translate("OwnWords", "space {number}").format(number=slot + 1)
            leaves = translate("OwnWords", "drops off at the next turn") if slot == LINE - 1 else ""
            return ThingTold(tell(card.words()), (space, leaves), said_of_townsfolk(card))
    card = next(each for each in side.hand or () if each.id == at.card)
    state: tuple[str, ...] = (translate("OwnWords", "in your hand"),)
    steps = corruption_of(side.view, side.number, card)
    if steps:
        words = translate("OwnWords", "playing it brings {number} corruption")
        state = (*state, words.format(number=steps))
    return ThingTold(tell(card.words()), state, said_of_townsfolk(card))


def _face_down(name: str, cards: int, more: str = "") -> ThingTold:
    words = translate("OwnWords", "{number} cards, face down")
    if cards == 1:
        words = translate("OwnWords", "1 card, face down")
    return ThingTold(name, (words.format(number=cards),), more)


def _of_asset(side: OwnSide, at: address.OfPlayer) -> ThingTold:
    if at.asset is address.Asset.HAND:
        more = translate("OwnWords", "Hold D to look.") if side.may_look else ""
        return _face_down(translate("OwnWords", "Hand"), side.player.hand, more)
    if at.asset is address.Asset.DISCARD:
        return _of_discard(side)
    return ThingTold(_AMOUNTS[at.asset](), (str(getattr(side.player, at.asset.value)),))


def _of_deck(side: OwnSide, _at: address.OfDeck) -> ThingTold:
    return _face_down(translate("OwnWords", "Deck"), side.player.deck_size)


def _of_discard(side: OwnSide) -> ThingTold:
    name, discard = translate("OwnWords", "Discard pile"), side.player.discard
    if not discard:
        return ThingTold(name, (translate("OwnWords", "empty"),))
    words = translate("OwnWords", "{number} cards, the top one first: {cards}")
    if len(discard) == 1:
        words = translate("OwnWords", "1 card: {cards}")
    cards = ", ".join(tell(card.words()) for card in reversed(discard))
    return ThingTold(name, (words.format(number=len(discard), cards=cards),))


def _of_square(side: OwnSide, at: address.OfSquare) -> ThingTold:
    """Return the words about a square: its house or, freed, its power."""
    square = side.view.table.squares(side.number)[at.square - 1]
    power = f"{tell(capital(square.power.words()))}."
    name = tell(capital(square.words()))
    if square.number in side.player.freed:
        return ThingTold(name, (translate("OwnWords", "free"),), power)
    words = translate("OwnWords", "{building}, {builders} builders; below it sleeps")
    builders = side.view.table.catalog.building(square.building).builders
    state = words.format(building=tell(square.building.words()), builders=builders)
    return ThingTold(name, (state,), power)


def _of_track(side: OwnSide, at: address.OfTrack) -> ThingTold:
    """Return the words about a space of the track: who stands there, what a meeting brings."""
    space = side.view.table.catalog.track[at.space - 1]
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


_AMOUNTS = {
    address.Asset.SILVER: lambda: translate("OwnWords", "Silver"),
    address.Asset.INK: lambda: translate("OwnWords", "Ink"),
    address.Asset.STONE: lambda: translate("OwnWords", "Stone"),
    address.Asset.GOLD: lambda: translate("OwnWords", "Gold"),
    address.Asset.WORKERS: lambda: translate("OwnWords", "Workers in the supply"),
}


def _of_papers(side: OwnSide, at: address.OfPapers) -> ThingTold:
    if at.paper is Paper.DEBT:
        words = translate("OwnWords", "{open} unpaid, {turned} paid")
        name = translate("OwnWords", "Debts")
    else:
        words = translate("OwnWords", "{open} acquired, {turned} approved")
        name = translate("OwnWords", "Deeds")
    unturned, turned = side.papers(at.paper)
    return ThingTold(name, (words.format(open=unturned, turned=turned),))


_TOLD: dict[type[At], Callable[[OwnSide, Any], ThingTold]] = {
    address.OfLine: _of_space,
    address.OfCard: _of_card,
    address.OfPlayer: _of_asset,
    address.OfDeck: _of_deck,
    address.OfSquare: _of_square,
    address.OfTrack: _of_track,
    address.OfPapers: _of_papers,
}
