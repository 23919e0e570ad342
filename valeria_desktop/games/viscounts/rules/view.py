"""Views of Viscounts: the data that a seat may know, by the zones' declarations (WK4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.model.player import Line, NeutralSide, Player, SchemeLine
from valeria_desktop.games.viscounts.rules.model.state import Built, OpenStack, State, Workers
from valeria_desktop.games.viscounts.rules.model.table import Pair
from valeria_desktop.games.viscounts.rules.model.things import (
    Manuscript,
    PlayerCard,
    Scheme,
    Townsfolk,
)
from valeria_desktop.kernel import view
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.view import shows, view_of

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.table import Table
    from valeria_desktop.games.viscounts.rules.steps import Step


@frozen(kw_only=True)
class SideView:
    """What everyone sees of a player or of the neutral one."""

    space: int
    silver: int
    ink: int
    stone: int
    gold: int
    workers: int
    corruption: int
    virtue: int
    debts: int
    paid: int
    deeds: int
    approved: int
    freed: tuple[int, ...]
    manuscripts: tuple[Manuscript, ...]
    shuffles: int
    seat: int

    @property
    def are_joined(self) -> bool:
        """Whether both markers stand on one space (WK18)."""
        return self.corruption == self.virtue


@frozen
@shows(Player, is_private=True)
class OwnHand:
    """A player's secret: the hand, until the game is over."""

    hand: tuple[Townsfolk, ...]


@frozen(kw_only=True)
@shows(Player, own=OwnHand)
class PlayerView(SideView):
    """The public data of a player, and the hand if the viewer may see it."""

    card: PlayerCard | None
    line: Line
    hand: int
    """Number of cards in the hand."""
    deck: tuple[Townsfolk, ...]
    """The cards of hand and deck together, by their ids: everyone can follow them (WK4)."""
    kept: tuple[Townsfolk, ...]
    """Those of them that everyone knows to be in the hand."""
    discard: tuple[Townsfolk, ...]
    cast_off: Townsfolk | None
    own: OwnHand | None

    @property
    def deck_size(self) -> int:
        """Number of cards in the deck."""
        return len(self.deck) - self.hand

    @property
    def owned(self) -> int:
        """Number of cards that the player owns (WK27)."""
        return sum(card is not None for card in self.line) + len(self.deck) + len(self.discard)


@frozen(kw_only=True)
@shows(NeutralSide)
class NeutralView(SideView):
    """The neutral player's data."""

    line: SchemeLine
    deck: int
    """Number of schemes to be drawn."""
    discard: tuple[Scheme, ...]
    futures: int
    """Number of future schemes to be gained."""
    known: tuple[Scheme, ...]


@frozen
@shows(State, players=PlayerView, rival=NeutralView)
class View(view.OwnSecrets[OwnHand]):
    """The view of a seat: the data of a game that it may know."""

    seat: int
    table: Table
    start: int
    active: int
    players: tuple[PlayerView, ...]
    rival: NeutralView | None
    stacks: tuple[OpenStack, ...]
    scrolls: tuple[OpenStack, ...]
    debts_left: int
    deeds_left: int
    first: tuple[Workers, ...]
    second: tuple[Workers, ...]
    third: Workers
    spots: tuple[Built | None, ...]
    leader: int
    bonuses: tuple[int, ...]
    pairs: tuple[Pair, ...]
    gone: tuple[Townsfolk, ...]
    round: int
    turn: int
    last_round: int
    agenda: tuple[Step, ...]
    """The steps still to do; they contain no secrets."""
    ending: tuple[str, ...]
    decision: Decision | None

    def side(self, seat: int) -> SideView:
        """Return the data of a player, or of the neutral one."""
        if seat < len(self.players):
            return self.players[seat]
        assert self.rival is not None
        return self.rival

    def top_townsfolk(self, position: int) -> Townsfolk | None:
        """Return the visible card of a stack of townsfolk; None for an empty one."""
        top: Townsfolk | None = self.stacks[position].top
        return top

    def top_manuscript(self, position: int) -> Manuscript | None:
        """Return the visible manuscript of a stack; None for an empty one."""
        top: Manuscript | None = self.scrolls[position].top
        return top


make_view = view_of(View)
"""Builds the view of a seat; with `is_public`, without the seat's secrets."""
