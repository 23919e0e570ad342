"""The player whose board is shown below the realm, and which of their secrets lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.at import Owned
from valeria_desktop.games.viscounts.rules.model.kinds import Paper

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.rules.view import PlayerView, View
    from valeria_desktop.kernel.seats import Seat


def shown_seat(scene: Scene) -> int:
    """Return whose board lies below the realm: the viewer's, mostly.

    A question in the middle of another person's turn leaves that person's board there, also while
    its answer is told, unless the answers lie on the asked player's board.
    """
    active = scene.active
    is_open = scene.is_asked or scene.is_passing
    if scene.viewer == active or not is_open or not scene.seats[active].is_person:
        return scene.viewer
    options = scene.decision.options if scene.decision is not None else ()
    is_on_board = any(
        isinstance(at, Owned) and at.seat == scene.viewer for each in options for at in each.ends
    )
    return scene.viewer if is_on_board or scene.asks_to_look else active


@frozen(eq=False)
class OwnSide:
    """A player's things as the board below the realm shows them."""

    scene: Scene
    number: int
    """The number of the seat."""
    hand: tuple[Townsfolk, ...] | None
    """The cards in the hand; None while they lie face down."""
    may_look: bool
    """Whether the person at the screen may turn the hand up with D."""

    @property
    def view(self) -> View:
        """The view of the scene."""
        view: View = self.scene.view
        return view

    @property
    def player(self) -> PlayerView:
        """The player's data."""
        return self.view.players[self.number]

    @property
    def seat(self) -> Seat:
        """The player."""
        return self.scene.seats[self.number]

    def papers(self, paper: Paper) -> tuple[int, int]:
        """Return the number of debts or deeds: as they came, and turned over."""
        mine = self.player
        return (mine.debts, mine.paid) if paper is Paper.DEBT else (mine.deeds, mine.approved)

    @property
    def icons(self) -> Counts:
        """The player's icons just now."""
        return self.scene.icons[self.number]


def own_side_of(scene: Scene, *, is_open: bool) -> OwnSide:
    """Return the board's player, with the hand if it may lie open."""
    number, view = shown_seat(scene), scene.view
    may_look = number == view.seat and view.has_own
    shows = may_look and (is_open or not scene.is_shared)
    return OwnSide(scene, number, view.own.hand if shows else None, may_look=may_look)
