"""What one person sees of a table: plain data that a window shows.

A scene is made from a View, so it can't hold what its viewer may not know. A public scene is made
from a public view: it shows the table from where a seat is, and none of that seat's secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from attrs import evolve, frozen

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat


@frozen(kw_only=True)
class Scene:
    """The table as one seat sees it; games add what theirs has."""

    view: Any
    """Each game has its own."""
    seats: tuple[Seat, ...]
    viewer: int
    asked: int | None
    """Who is to decide; nobody when the game is over, and while a choice is being carried out."""
    is_over: bool
    decision: Decision | None
    """The open question, with its options if the viewer is asked."""
    active: int
    """The seat whose turn it is."""
    turn: int
    round: int
    public_points: tuple[int, ...]
    """Each seat's points, as far as everyone can count them."""
    instead: tuple[Option, ...] = ()
    """What can be chosen in the place of what the open question is about."""
    is_rewound: bool = False
    """Someone went back beyond what had come to light."""
    is_watched: bool = False
    """The person before the screen only looks on: a bot sits in the viewer's seat, or the scene is
    public."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is to decide."""
        return self.asked == self.viewer and not self.is_watched

    @property
    def is_passing(self) -> bool:
        """Whether a choice is being carried out: the scene lies between two questions."""
        return self.asked is None and not self.is_over

    def answered(self) -> Self:
        """Return the same as soon as its question is answered: nothing can be chosen any more."""
        return evolve(self, asked=None, decision=None, instead=())

    def on_screen(self) -> Self:
        """Return the scene for the screen: a bot's options are not shown to people who look on."""
        if self.seats[self.viewer].is_person:
            return self
        asked = self.decision
        decision = evolve(asked, options=()) if asked is not None else None
        return evolve(self, decision=decision, is_watched=True)

    @classmethod
    def of(
        cls,
        game: Game[Any],
        seats: tuple[Seat, ...],
        viewer: int,
        *,
        is_public: bool = False,
        **more: Any,  # noqa: ANN401 - what a game adds
    ) -> Self:
        """Look at a game with the eyes of one seat, or from there with everyone's."""
        view = game.public_view(viewer) if is_public else game.view(viewer)
        decision = view.decision
        return cls(
            view=view,
            seats=seats,
            viewer=viewer,
            asked=decision.seat if decision else None,
            is_over=game.is_over,
            decision=decision,
            active=game.active,
            turn=game.turn,
            round=game.round,
            public_points=tuple(score.public.total for score in game.result().scores),
            is_watched=is_public,
            **more,
        )
