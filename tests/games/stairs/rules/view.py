"""A seat's knowledge of a game of Stairs, and worlds that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from tests.games.stairs.rules.model.state import Player, State
from tests.games.stairs.rules.model.table import Cards, Table
from valeria_desktop.kernel.view import believed_from, shows, view_of

if TYPE_CHECKING:
    from tests.games.stairs.rules.turn import Step
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.decision import Decision


@frozen(kw_only=True)
@shows(Player)
class PlayerView:
    """A player's points and hand; None stands for a card that is hidden."""

    hand: tuple[int | None, ...]
    points: int


@frozen(kw_only=True)
@shows(State, players=PlayerView)
class View:
    """The data of a game that a seat may know, filled in from the declarations."""

    seat: int
    table: Table
    players: tuple[PlayerView, ...]
    deck: int
    """The number of cards in it."""
    stairs: Cards
    turn: int
    ending: tuple[str, ...]
    agenda: tuple[Step, ...]
    decision: Decision | None


make_view = view_of(View)
_believed = believed_from(View)


def imagine_state(view: View, stream: Stream) -> State:
    """Deal what a view hides; all else is as the view shows it."""
    hands = [player.hand for player in view.players]
    seen = {*view.stairs, *(card for hand in hands for card in hand)}
    left = [card for card in view.table.catalog if card not in seen]
    stream.shuffle(left)
    filled = [[left.pop() if card is None else card for card in hand] for hand in hands]
    players = [
        Player(tuple(sorted(hand)), player.points)
        for hand, player in zip(filled, view.players, strict=True)
    ]
    state: State = _believed(view, players=players, deck=tuple(left))
    return state
