"""A place of the centre as plain data for painting."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import at_place
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.setup import Level, Solo
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.solo.options import Hide
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
    from collections.abc import Collection, Iterator

    from valeria_desktop.games.valeria.rules.at import AtPlace
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.lack import Lack
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

_KEPT = 512
"""The number of stacks whose facts are kept: a choice changes few of them."""
NAMED_BELOW = 2
"""The number of cards below a pile's top card that are named."""
_BEFORE_ATTACKS = {Phase.HARVEST, Phase.ACTIONS, Phase.MONSTERS}


@frozen
class StackFacts:
    """Facts that a stack's cards alone tell."""

    left: int
    """The number of cards, without an event or waiting cards below them (KG2, US4)."""
    hidden: int
    """The number of face-down cards among the cards left."""
    lies_on: Card | None
    """The card below those on top: the event that brought them, or the first that waits."""
    waiting: int
    """The number of cards that wait below until those on top are gone (US4)."""


@frozen
class PlaceFacts:
    """Facts about a place that appear only in its sentence."""

    action: Action | None
    asked: Price
    base: int
    missing: tuple[Phrase, ...]
    options: tuple[Option, ...]
    """The options that the place is an answer for."""
    stack: StackFacts
    solo: Solo | None
    lack: Lack
    """The viewer's missing resources, as numbers."""
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
    is_dim: bool
    """Whether the open question is about other places, and not about this one."""
    ribbon: Ribbon
    """The power of a citizen that counts now for the viewer."""
    attacks: bool
    """Whether the Dark Lord's monsters of this column attack next."""
    is_wanted: bool
    """In the siege: whether the Dark Lord takes the top card next, if the player leaves it."""
    only_hides: bool
    """In the siege: whether the top card can't be paid for, but hidden from the Dark Lord."""
    rare: str
    """The words of the tag of a rare chance."""
    told: PlaceFacts
    """The other facts for the sentence: last, as they take longest to compare."""

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


def place_of(scene: Scene, place: int) -> CentrePlace:
    """Make the data of a place from a scene, without the words of a tag."""
    return CentreScene(scene).place(place)


class CentreScene:
    """A scene's places: what is the same for all of them is found once."""

    def __init__(self, scene: Scene) -> None:
        layout = scene.view.table.layout
        self._scene, self._layout, self._aside = scene, layout, scene.view.table.aside
        self._ribbon = ribbon_for(scene, scene.viewer)
        self._payer = scene.names[scene.viewer] if scene.is_watched else ""
        self._slots = {place for row in layout.supplied for place in row.open_places}
        self._bright, self._tokens = _bright(scene), _tokens(scene.view)
        self._attacked, self._wanted = frozenset(_attacked(scene)), _wanted(scene)

    def place(self, place: int, rare: str = "") -> CentrePlace:
        """Make the data of a place, with the words of its tag."""
        scene, view, quote = self._scene, self._scene.view, self._scene.quotes[place]
        stack, card = view.stacks[place], view.top(place)
        told = self._told(place, quote, stack)
        is_gone = card is not None and card is EXHAUSTED
        if is_gone or place in self._layout.supplies:
            card = None
        price = None if quote.action is None else quote.asked
        face = face_of(card, price) if card else None
        return CentrePlace(
            number=place,
            card=card,
            face=face,
            count=0 if is_gone else told.stack.left,
            face_down=0 if told.stack.waiting else told.stack.hidden,
            is_lit=place in scene.lit,
            is_affordable=not (quote.missing and view.turn),
            tokens=self._tokens.get((place, len(stack) - 1), ()),
            is_exhausted=_is_bare(stack) and place in self._layout.pile_places,
            below=_below(stack) if place in PILES and not is_gone else (),
            is_dim=self._bright is not None and at_place(place) not in self._bright,
            ribbon=self._ribbon.on(face) if face else Ribbon.NONE,
            attacks=card is not None and place in self._attacked,
            is_wanted=place in self._wanted,
            only_hides=_only_hides(scene, place),
            rare=rare,
            told=told,
        )

    def _told(self, place: int, quote: Quote, stack: Stack) -> PlaceFacts:
        return PlaceFacts(
            action=quote.action,
            asked=quote.asked,
            base=quote.base,
            missing=quote.missing,
            options=self._scene.lit.get(place, ()),
            stack=stack_facts(stack, self._aside),
            solo=self._scene.setup.solo,
            lack=quote.lack,
            payer=self._payer,
            is_slot=place in self._slots,
            under=_under(stack) if place in self._layout.supplies else (),
        )


Stack = tuple["Card | None", ...]


@lru_cache(maxsize=_KEPT)
def stack_facts(stack: Stack, aside: frozenset[Card]) -> StackFacts:
    """Return the facts that a stack's cards tell, where some cards were set aside at first."""
    waiting, event = _waiting(stack, aside), _lowest_event(stack)
    return StackFacts(
        left=len(stack) - (waiting or event is not None),
        hidden=sum(lying is None for lying in stack),
        lies_on=stack[waiting - 1] if waiting else event,
        waiting=waiting,
    )


def _is_bare(stack: Stack) -> bool:
    """Return whether a stack is empty, or its lowest card marks it as exhausted."""
    lowest = stack[0] if stack else None
    return lowest.marks_exhausted if lowest else not stack


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


def _bright(scene: Scene) -> set[At | None] | None:
    """Return what the open question is about; None if it is about no place and dims none."""
    paid_for = scene.paid_for
    if not scene.is_asked or not (scene.lit or paid_for is not None):
        return None
    instead = (option.at for option in scene.instead)
    return {*map(at_place, scene.lit), paid_for, *instead}


def _attacked(scene: Scene) -> Iterator[int]:
    """Yield the first places of the columns attacked after the actions (D4)."""
    if scene.setup.solo is Solo.DARK_LORD and scene.phase in _BEFORE_ATTACKS:
        dice = scene.view.dice
        values = {*dice} if scene.setup.level is Level.STANDARD else {*dice, sum(dice)}
        for number, column in enumerate(scene.view.table.layout.columns, 1):
            if number in values:
                yield column[0]


def _wanted(scene: Scene) -> Collection[int]:
    """Return the piles whose card the Dark Lord takes next: the dearest that is left (G4)."""
    if not any(isinstance(step, LordTakes) for step in scene.view.agenda):
        return ()
    return wanted({pile: scene.view.top(pile) for pile in PILES})


def _only_hides(scene: Scene, place: int) -> bool:
    options = scene.lit.get(place, ())
    return bool(options) and all(isinstance(option, Hide) for option in options)


def _tokens(view: View) -> dict[tuple[int, int], tuple[tuple[str, int], ...]]:
    """Return the tokens on cards, by the card's place and height."""
    found: dict[tuple[int, int], tuple[tuple[str, int], ...]] = {}
    for tokens in view.tokens:
        at = tokens.place, tokens.height
        found[at] = (*found.get(at, ()), *tokens.amounts)
    return found


def _below(stack: Stack) -> tuple[str, ...]:
    return tuple(card.name for card in reversed(stack[:-1]) if card is not None)[:NAMED_BELOW]


def _under(stack: Stack) -> tuple[str, ...]:
    return tuple(card.name for card in reversed(stack) if card is not None)
