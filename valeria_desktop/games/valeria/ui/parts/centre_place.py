"""A place of the centre as plain data for painting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import at_place
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.setup import Level, Solo
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.solo.siege import LordTakes, wanted
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon, ribbon_for
from valeria_desktop.games.valeria.ui.parts.centre_words import (
    price_words,
    sentence_of,
    token_words,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.at import AtPlace
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.lack import Lack
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

NAMED_BELOW = 2
"""The number of cards below a pile's top card that are named."""
_BEFORE_ATTACKS = {Phase.HARVEST, Phase.ACTIONS, Phase.MONSTERS}


@frozen
class PlaceFacts:
    """Facts about a place that appear only in its sentence."""

    action: Action | None
    asked: Price
    base: int
    missing: tuple[Phrase, ...]
    options: tuple[Option, ...]
    """The options that the place is an answer for."""
    left: int
    hidden: int
    """The number of face-down cards among the cards left."""
    solo: Solo | None
    lies_on: Card | None
    """The card below those on top: the event that brought them, or the first that waits."""
    waiting: int
    """The number of cards that wait below until those on top are gone (US4)."""
    lack: Lack
    """The numbers of what the viewer lacks."""
    payer: str
    """The name of the player who pays the price, for a viewer who only watches."""
    is_slot: bool
    """Whether a supply fills the place, one card at a time."""
    under: tuple[str, ...]
    """The names of the cards laid under a supply, the next to come up first (C37)."""

    @property
    def price(self) -> Amounts:
        """The named resources and tokens of the price."""
        return self.asked.amounts


@frozen
class CentrePlace:
    """A place as its viewer sees it; equal places look the same."""

    number: int
    card: Card | None
    """The face-up card on top, or None."""
    face: CardFace | None
    """The face of the top card, with its price now."""
    count: int
    face_down: int
    is_lit: bool
    """Whether the place is an option of the open question."""
    is_affordable: bool
    """Whether the viewer could pay the price, whether or not it is their turn."""
    tokens: tuple[tuple[str, int], ...]
    """The tokens on the top card, as (kind, number)."""
    is_exhausted: bool
    below: tuple[str, ...]
    """In the siege: the names of a pile's next cards."""
    told: PlaceFacts
    """The other facts for the sentence."""
    is_dim: bool = False
    """Whether the open question is about other places, and not about this one."""
    ribbon: Ribbon = Ribbon.NONE
    """The power of a citizen that counts now for the viewer."""
    attacks: bool = False
    """Whether the Dark Lord's monsters of this column attack next."""
    is_wanted: bool = False
    """In the siege: whether the Dark Lord takes the top card next, if the player leaves it."""
    rare: str = ""
    """The words of the tag of a rare chance."""

    @property
    def is_pile(self) -> bool:
        """Whether it is one of the siege's piles."""
        return self.number in PILES

    @property
    def is_deck(self) -> bool:
        """Whether it is the siege's deck."""
        return self.number == DECK

    @property
    def at(self) -> AtPlace:
        """The address of the place."""
        return at_place(self.number)

    @property
    def token_words(self) -> str:
        """The tokens in words: "2 Strength"."""
        return token_words(self.tokens)

    @property
    def price(self) -> str:
        """The price now and its parts in words: "3 Gold = 2 + 1"."""
        return price_words(self.card, self.told)

    @property
    def words(self) -> str:
        """The whole place in a sentence; slow to make."""
        return sentence_of(self)


def place_of(scene: Scene, place: int, rare: str = "") -> CentrePlace:
    """Make the data of a place from a scene, with the words of its tag."""
    view, quote = scene.view, scene.quotes[place]
    stack, card = view.stacks[place], view.top(place)
    lowest = stack[0] if stack else None
    is_bare = lowest.marks_exhausted if lowest else not stack
    is_exhausted = is_bare and place in view.table.layout.pile_places
    if card is not None and card is EXHAUSTED:
        card, stack = None, ()
    if place in view.table.layout.supplies:
        card = None
    price = None if quote.action is None else quote.asked
    face, told = face_of(card, price) if card else None, _told(scene, place)
    return CentrePlace(
        number=place,
        card=card,
        face=face,
        count=_count(stack, view.table.aside),
        face_down=0 if told.waiting else told.hidden,
        is_lit=place in scene.lit,
        is_affordable=not (quote.missing and view.turn),
        tokens=_tokens(scene, place),
        is_exhausted=is_exhausted,
        below=_below(stack) if place in PILES else (),
        told=told,
        is_dim=_is_dim(scene, place),
        ribbon=ribbon_for(scene, scene.viewer).on(face) if face else Ribbon.NONE,
        attacks=_attacks(scene, place) and card is not None,
        is_wanted=_is_wanted(scene, place),
        rare=rare,
    )


Stack = tuple["Card | None", ...]


def _count(stack: Stack, aside: frozenset[Card]) -> int:
    """Count a stack's cards, without an event or waiting cards below them (KG2, US4)."""
    return len(stack) - (_waiting(stack, aside) or _lowest_event(stack) is not None)


def _lowest_event(stack: Stack) -> Card | None:
    """Return the card that marks a place as exhausted below others that can be had (KG3)."""
    lowest = stack[0] if len(stack) > 1 else None
    return lowest if lowest is not None and lowest.marks_exhausted else None


def _waiting(stack: Stack, aside: frozenset[Card]) -> int:
    """Count the cards below monsters that were laid on a stack (US4)."""
    if not aside:
        return 0
    laid = [card is not None and card in aside and not card.lies_on_bringer for card in stack]
    waiting = len(stack)
    while waiting and laid[waiting - 1]:
        waiting -= 1
    return waiting if waiting < len(stack) else 0


def _lies_on(stack: Stack, aside: frozenset[Card]) -> Card | None:
    """Return the card that shows below those on top."""
    waiting = _waiting(stack, aside)
    return stack[waiting - 1] if waiting else _lowest_event(stack)


def _is_dim(scene: Scene, place: int) -> bool:
    """Return whether a place is dim; a question about no place at all dims none."""
    if not scene.is_asked or not (scene.lit or scene.paid_for is not None):
        return False
    at = at_place(place)
    is_part = place in scene.lit or at == scene.paid_for
    return not is_part and scene.instead_at(at) is None


def _attacks(scene: Scene, place: int) -> bool:
    """Return whether the Dark Lord's monsters of a column attack after the actions (D4)."""
    if scene.setup.solo is not Solo.DARK_LORD or scene.phase not in _BEFORE_ATTACKS:
        return False
    dice = scene.view.dice
    values = {*dice} if scene.setup.level is Level.STANDARD else {*dice, sum(dice)}
    return any(
        place == column[0] and number in values
        for number, column in enumerate(scene.view.table.layout.columns, 1)
    )


def _is_wanted(scene: Scene, place: int) -> bool:
    """Return whether the Dark Lord takes a pile's card next: the dearest that is left (G4)."""
    view = scene.view
    if place not in PILES or not any(isinstance(step, LordTakes) for step in view.agenda):
        return False
    return place in wanted({pile: view.top(pile) for pile in PILES})


def _tokens(scene: Scene, place: int) -> tuple[tuple[str, int], ...]:
    top = len(scene.view.stacks[place]) - 1
    return tuple(
        part
        for tokens in scene.view.tokens
        if tokens.place == place and tokens.height == top
        for part in tokens.amounts
    )


def _below(stack: tuple[Card | None, ...]) -> tuple[str, ...]:
    return tuple(card.name for card in reversed(stack[:-1]) if card is not None)[:NAMED_BELOW]


def _told(scene: Scene, place: int) -> PlaceFacts:
    stack, quote = scene.view.stacks[place], scene.quotes[place]
    aside = scene.view.table.aside
    return PlaceFacts(
        action=quote.action,
        asked=quote.asked,
        base=quote.base,
        missing=quote.missing,
        options=scene.lit.get(place, ()),
        left=_count(stack, aside),
        hidden=sum(lying is None for lying in stack),
        solo=scene.setup.solo,
        lies_on=_lies_on(stack, aside),
        waiting=_waiting(stack, aside),
        lack=quote.lack,
        payer=scene.names[scene.viewer] if scene.is_watched else "",
        is_slot=any(place in row.open_places for row in scene.view.table.layout.supplied),
        under=_under(stack) if place in scene.view.table.layout.supplies else (),
    )


def _under(stack: tuple[Card | None, ...]) -> tuple[str, ...]:
    return tuple(card.name for card in reversed(stack) if card is not None)
