"""What a seat may know, built from an allow-list: nothing is copied and stripped (S12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Card, Duke
from valeria_desktop.kernel.decision import Decision

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe, Starter
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State, Tokens
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.turn.steps import Step


@frozen
class PlayerView:
    """What a seat may know of a player."""

    gold: int
    strength: int
    magic: int
    points: int
    starters: tuple[Starter, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    monsters: tuple[Foe, ...]
    duke: Duke | None
    """The Duke kept: one's own, and everybody's when the game is over."""
    dealt: tuple[Duke, ...]
    """The two Dukes dealt: one's own only."""


@frozen
class View:
    """What a seat may know of a game; None stands for a card that is hidden from it."""

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
    """In a solo game: what the Dark Lord has; his Duke only when the game is over."""
    ending: tuple[str, ...]
    agenda: tuple[Step, ...]
    decision: Decision | None
    """The open question; its options only if this seat is asked. None when the game is over, and
    while a choice is being carried out."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.ending)

    def top(self, place: int) -> Card | None:
        """Give the face-up card on top of a place, if there is one."""
        stack = self.stacks[place]
        return stack[-1] if stack else None


def make_view(
    state: State, decision: Decision | None, seat: int, *, is_public: bool = False
) -> View:
    """Build what a seat may know; with `is_public`, only what everybody may."""
    asked = None
    if decision is not None:
        asked = decision.public if is_public else decision.seen_by(seat)
    over = bool(state.ending)  # in mid-choice nobody is asked, and secrets stay secret
    return View(
        seat,
        state.table,
        state.first,
        state.active,
        state.turn,
        state.dice,
        tuple(
            _player_view(player, own=index == seat and not is_public, over=over)
            for index, player in enumerate(state.players)
        ),
        tuple(
            (None,) * hidden + stack[hidden:] if hidden else stack
            for stack, hidden in zip(state.stacks, state.face_down, strict=True)
        ),
        _pile_view(state),
        state.tokens,
        _player_view(state.rival, own=False, over=over) if state.rival else None,
        state.ending,
        tuple(state.agenda),
        asked,
    )


def _player_view(player: Player, *, own: bool, over: bool) -> PlayerView:
    return PlayerView(
        player.gold,
        player.strength,
        player.magic,
        player.points,
        player.starters,
        player.citizens,
        player.domains,
        player.monsters,
        player.duke if own or over else None,
        player.dealt if own else (),
    )


def _pile_view(state: State) -> tuple[Card | None, ...]:
    """Exhausted cards are known to lie below; an event is known if all saw it put on top."""
    hidden = len(state.pile) - state.known_pile
    return tuple(
        card if card is EXHAUSTED or height >= hidden else None
        for height, card in enumerate(state.pile)
    )
