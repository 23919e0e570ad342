"""What a seat may know, built from an allow-list: nothing is copied and stripped (VA8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Task
from valeria_desktop.games.valencia.rules.model.parts import Part
from valeria_desktop.games.valencia.rules.model.player import Goods, Player, Stage
from valeria_desktop.games.valencia.rules.model.state import Assistant, Bid, Built
from valeria_desktop.kernel.decision import Decision

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.games.valencia.rules.model.table import Table
    from valeria_desktop.games.valencia.rules.steps import Step


@frozen
class Own:
    """What nobody but a player knows of them, until the game is over."""

    coins: int
    goods: Goods
    tasks: tuple[Task, ...]
    offered: tuple[Task, ...]
    stage: Stage
    deck: int
    """How many cards lie in the deck; others see it as it was before planning."""
    hand: tuple[Card, ...]
    opened: tuple[Card, ...]
    stacks: tuple[tuple[Card, ...], ...]


@frozen
class PlayerView:
    """What everybody knows of a player, and what is their own."""

    deck: int
    known: tuple[Card, ...]
    """The cards at the bottom of the deck that everybody saw put there."""
    stacks: tuple[int, ...]
    """How many cards each stack has."""
    used: tuple[Card, ...]
    members: int
    prestige: int
    privileges: int
    tasks: int | None
    """How many they keep; None until it comes to light."""
    own: Own | None


@frozen
class View:
    """What a seat may know of a game."""

    seat: int
    table: Table
    figure: int
    active: int
    round: int
    part: Part
    turn: int
    players: tuple[PlayerView, ...]
    council: tuple[int, ...]
    assistants: tuple[Assistant, ...]
    city: tuple[int, ...]
    palms: tuple[int, ...]
    fountains: tuple[Built, ...]
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
    def own(self) -> Own:
        """What only whoever looks knows; a public view has none before the game is over."""
        own = self.players[self.seat].own
        assert own is not None
        return own

    @property
    def has_own(self) -> bool:
        """Whether it shows what only its seat may know."""
        return self.players[self.seat].own is not None


def make_view(
    state: State, decision: Decision | None, seat: int, *, is_public: bool = False
) -> View:
    """Build what a seat may know; with `is_public`, only what everybody may."""
    looking = None if is_public else seat
    asked = None
    if decision is not None:
        asked = decision.public if is_public else decision.seen_by(seat)
    return View(
        seat=seat,
        table=state.table,
        figure=state.figure,
        active=state.active,
        round=state.round,
        part=state.part,
        turn=state.turn,
        players=tuple(
            _player(state, player, is_open=at == looking or bool(state.ending))
            for at, player in enumerate(state.players)
        ),
        council=state.council,
        assistants=state.assistants,
        city=tuple(state.city),
        palms=state.palms,
        fountains=state.fountains,
        supply=state.supply,
        bids=state.bids,
        nina_used=state.nina_used,
        task_deck=len(state.task_deck),
        tasks_told=state.tasks_told,
        plans_told=state.plans_told,
        agenda=tuple(state.agenda),
        ending=state.ending,
        decision=asked,
    )


def _player(state: State, player: Player, *, is_open: bool) -> PlayerView:
    is_planned = state.plans_told
    return PlayerView(
        deck=player.shown,
        known=player.known,
        stacks=tuple(map(len, player.stacks)) if is_planned else (),
        used=player.used,
        members=player.members,
        prestige=player.prestige,
        privileges=player.privileges,
        tasks=len(player.tasks) if state.tasks_told else None,
        own=_own(player) if is_open else None,
    )


def _own(player: Player) -> Own:
    return Own(
        coins=player.coins,
        goods=player.goods,
        tasks=player.tasks,
        offered=player.offered,
        stage=player.stage,
        deck=len(player.deck),
        hand=player.hand,
        opened=player.opened,
        stacks=player.stacks,
    )
