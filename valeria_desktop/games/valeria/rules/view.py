"""A seat's knowledge of a game, as zones declare it: no state is copied and stripped (S12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.games.valeria.rules.model.belongings import (
    CARD_ZONES,
    NO_NUMBERS,
    Laid,
    Numbers,
    cards_in,
    with_cards,
)
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.pools import NO_POOLS, Pools
from valeria_desktop.games.valeria.rules.model.state import State, Tokens
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.view import shows, view_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe, Starter
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.turn.steps import Step


@frozen
@shows(Player)
class PlayerView:
    """A seat's knowledge of a player."""

    gold: int
    strength: int
    magic: int
    points: int
    starters: tuple[Starter, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    monsters: tuple[Foe, ...]
    duke: Duke | None
    """The Duke kept: known to his owner, and to everyone when the game is over."""
    dealt: tuple[Duke, ...]
    """The two Dukes dealt: known only to the player who got them."""
    citizens_down: tuple[Citizen, ...] = ()
    domains_down: tuple[Domain, ...] = ()
    more: Numbers = NO_NUMBERS
    """The tokens of tracks that sets bring."""
    laid: Laid = ()
    """The cards in zones that sets bring."""
    secret: tuple[Card | None, ...] = ()
    """The keepsakes dealt, until they are shown: only their player sees them (C5)."""

    def with_card(self, card: Card) -> PlayerView:
        """Return the player with one more card."""
        if not card.kept:
            return self
        if card.kept in CARD_ZONES:
            cards = (*cards_in(self.laid, card.kept), card)
            return evolve(self, laid=with_cards(self.laid, card.kept, cards))
        more: dict[str, Any] = {card.kept: (*getattr(self, card.kept), card)}
        return evolve(self, **more)


@frozen
@shows(State, players=PlayerView, rival=PlayerView)
class View:
    """A seat's knowledge of a game; None stands for a card hidden from the seat."""

    seat: int
    table: Table
    first: int
    active: int
    turn: int
    dice: tuple[int, int]
    players: tuple[PlayerView, ...]
    stacks: tuple[tuple[Card | None, ...], ...]
    """The twenty places, each from the bottom to the top."""
    pile: tuple[Card | None, ...]
    tokens: tuple[Tokens, ...]
    rival: PlayerView | None
    """The Dark Lord's holdings in a solo game; his Duke only when the game is over."""
    ending: tuple[str, ...]
    agenda: tuple[Step, ...]
    decision: Decision | None
    """The open question; its options only if this seat is asked.

    None when the game is over, and while a choice is being carried out.
    """
    banished: tuple[Card, ...] = ()
    lasting: tuple[Card, ...] = ()
    magic_awaited: tuple[int, ...] = ()
    pools: Pools = NO_POOLS
    """The amounts that lie in pools of sets."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.ending)

    def top(self, place: int) -> Card | None:
        """Return the face-up card on top of a place, or None."""
        stack = self.stacks[place]
        return stack[-1] if stack else None

    @property
    def in_force(self) -> tuple[Card, ...]:
        """The Event cards whose powers count now, each once: in play, or from then on (FF5)."""
        tops = (stack[-1] for stack in self.stacks if stack)
        lying = (card for card in tops if card is not None and card.stands_for_all)
        cards = dict.fromkeys([*lying, *self.lasting])
        return tuple(card for card in cards if card.triggers or card.modifiers)


make_view = view_of(View)
"""Builds the view of a seat; with `is_public`, only the knowledge that all seats share.

In the middle of a choice no seat is asked, and secrets stay secret.
"""
