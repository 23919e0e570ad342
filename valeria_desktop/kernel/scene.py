"""A scene: the table as one seat sees it, as plain data that a window draws.

A scene is made from a View, so it can't hold secrets of other seats. A public scene is made from a
public view: it shows the table from a seat's side, without that seat's secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from attrs import evolve, frozen

from valeria_desktop.kernel.decision import Privacy

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat


@frozen(kw_only=True)
class Scene:
    """The table as one seat sees it; each game adds fields for its own table."""

    view: Any
    """The View; each game has a class of its own."""
    seats: tuple[Seat, ...]
    viewer: int
    asked: int | None
    """The asked seat; None when the game is over and while a choice is being carried out."""
    is_over: bool
    decision: Decision | None
    """The open decision, with its options if the viewer is asked."""
    active: int
    """The seat whose turn it is."""
    turn: int
    round: int
    public_points: tuple[int, ...]
    """Each seat's public points: those that every player can count."""
    instead: tuple[Option, ...] = ()
    """The options of the question before that the viewer can still choose instead."""
    is_rewound: bool = False
    """A player undid choices although dice or cards had been revealed since."""
    is_watched: bool = False
    """The person before the screen only watches: the viewer is a bot, or the scene is public."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is asked and a person plays for them."""
        return self.asked == self.viewer and not self.is_watched

    @property
    def acting(self) -> int:
        """The asked seat, or the active one while nobody is asked."""
        return self.active if self.asked is None else self.asked

    @property
    def is_shared(self) -> bool:
        """Whether other persons sit at the screen, who may not see the viewer's secrets."""
        others = (seat for number, seat in enumerate(self.seats) if number != self.viewer)
        return not self.is_over and any(seat.is_person for seat in others)

    @property
    def asks_to_look(self) -> bool:
        """Whether the open question covers its answers until the asked player looks."""
        decision = self.decision if self.is_asked and self.is_shared else None
        return decision is not None and decision.question.privacy is Privacy.PEEK

    @property
    def is_passing(self) -> bool:
        """Whether a choice is being carried out, between two decisions."""
        return self.asked is None and not self.is_over

    def answered(self) -> Self:
        """Return the same scene right after the choice: no option can be chosen any more."""
        return evolve(self, asked=None, decision=None, instead=())

    def on_screen(self) -> Self:
        """Return the scene for the screen: people who watch a bot don't see its options."""
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
        """Return the scene of a game for one seat, or the public scene from that seat's side."""
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
