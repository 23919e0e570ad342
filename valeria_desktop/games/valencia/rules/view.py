"""Views of Valencia: the data that a seat may know, by the zones' declarations (VA8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Task
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.player import Goods, PlanningStage, Player
from valeria_desktop.games.valencia.rules.model.state import Assistant, Bid, BuiltFountain, State
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.kernel import view
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.view import shows, view_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.table import Table
    from valeria_desktop.games.valencia.rules.steps import Step


@frozen
@shows(Player, is_private=True)
class OwnSecrets:
    """A player's secrets, until the game is over."""

    coins: int
    goods: Goods
    tasks: tuple[Task, ...]
    offered: tuple[Task, ...]
    stage: PlanningStage
    deck: int
    """Number of cards in the deck; rivals see the number before planning until all have planned."""
    hand: tuple[Card, ...]
    opened: tuple[Card, ...]
    stacks: tuple[tuple[Card, ...], ...]


@frozen
@shows(Player, own=OwnSecrets)
class PlayerView:
    """The public data of a player, and their secrets if the viewer may see them."""

    deck: int
    known: tuple[Card, ...]
    """The cards at the bottom of the deck that everyone saw put there, the bottom first."""
    stacks: tuple[int, ...]
    """Number of cards in each stack."""
    used: tuple[Card, ...]
    members: int
    prestige: int
    privileges: int
    tasks: int | None
    """Number of tasks kept; None until it becomes public."""
    own: OwnSecrets | None


@frozen
@shows(State, players=PlayerView)
class View(view.OwnSecrets[OwnSecrets]):
    """The view of a seat: the data of a game that it may know."""

    seat: int
    table: Table
    figure: int
    active: int
    round: int
    part: RoundPart
    turn: int
    players: tuple[PlayerView, ...]
    council: tuple[int, ...]
    assistants: tuple[Assistant, ...]
    city: tuple[int, ...]
    palms: tuple[int, ...]
    fountains: tuple[BuiltFountain, ...]
    supply: Goods
    bids: tuple[Bid, ...]
    nina_used: tuple[Card, ...]
    task_deck: int
    tasks_told: bool
    plans_told: bool
    agenda: tuple[Step, ...]
    """The steps still to do; they contain no secrets."""
    ending: tuple[str, ...]
    decision: Decision | None

    @property
    def even_share(self) -> int:
        """The number of cards for this round, if those left are spread evenly over all rounds."""
        left = self.own.deck + len(self.own.hand)
        return -(-left // (ROUNDS - self.round + 1))


make_view = view_of(View)
"""Builds the view of a seat; with `is_public`, without the seat's secrets."""
