"""What a seat may know, as zones declare who may see them: nothing is copied and stripped (VA8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Task
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.player import Goods, PlanningStage, Player
from valeria_desktop.games.valencia.rules.model.state import Assistant, Bid, BuiltFountain, State
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.view import shows, view_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.table import Table
    from valeria_desktop.games.valencia.rules.steps import Step


@frozen
@shows(Player, is_private=True)
class OwnSecrets:
    """What nobody but a player knows of them, until the game is over."""

    coins: int
    goods: Goods
    tasks: tuple[Task, ...]
    offered: tuple[Task, ...]
    stage: PlanningStage
    deck: int
    """How many cards lie in the deck; others see it as it was before planning."""
    hand: tuple[Card, ...]
    opened: tuple[Card, ...]
    stacks: tuple[tuple[Card, ...], ...]


@frozen
@shows(Player, own=OwnSecrets)
class PlayerView:
    """What everyone knows of a player, and what is their own."""

    deck: int
    known: tuple[Card, ...]
    """The cards at the bottom of the deck that everyone saw put there."""
    stacks: tuple[int, ...]
    """How many cards each stack has."""
    used: tuple[Card, ...]
    members: int
    prestige: int
    privileges: int
    tasks: int | None
    """How many they keep; None until it comes to light."""
    own: OwnSecrets | None


@frozen
@shows(State, players=PlayerView)
class View:
    """What a seat may know of a game."""

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
    """What is still to be done; steps hold nothing hidden."""
    ending: tuple[str, ...]
    decision: Decision | None

    @property
    def own(self) -> OwnSecrets:
        """What only the viewer knows; a public view has none before the game is over."""
        own = self.players[self.seat].own
        assert own is not None
        return own

    @property
    def has_own(self) -> bool:
        """Whether it shows what only its seat may know."""
        return self.players[self.seat].own is not None


make_view = view_of(View)
"""Builds what a seat may know; with `is_public`, only what everyone may."""
