"""What one person sees of the table: plain data that the models of the window show.

A scene is made from a View, so it can't hold what its viewer may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.games.valeria.rules.model.targets import DECK, PILES, PLACES, AtPlace
from valeria_desktop.games.valeria.rules.turn.phases import (
    Meter,
    Phase,
    actions_left,
    actions_of,
    meters_of,
    phase_of,
    phases_of,
)
from valeria_desktop.games.valeria.rules.turn.standing import payment_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat


@frozen
class Scene:
    """The table as one seat sees it, with what it costs whoever is to act."""

    view: View
    seats: tuple[Seat, ...]
    viewer: int
    asked: int | None
    """Who is to decide; nobody when the game is over."""
    decision: Decision | None
    """The open question, with its options if the viewer is asked."""
    quotes: dict[int, Quote]
    """What the card of each place costs the viewer, and why it can't be had if it can't."""
    lit: dict[int, tuple[Option, ...]]
    """The places that can be chosen now, and what choosing them means."""
    phases: tuple[Phase, ...]
    phase: Phase | None
    actions: int
    """How many a turn has."""
    actions_left: int
    round: int
    meters: tuple[Meter, ...]
    is_last_round: bool
    resting: int | None
    public_points: tuple[int, ...]
    """Each seat's points without its Duke."""
    instead: dict[int, Option] = field(factory=dict)
    """The places that can be chosen instead of the one that is being paid for."""
    is_rewound: bool = False
    """Somebody went back beyond what had come to light."""

    @property
    def setup(self) -> Setup:
        """Give what was asked for."""
        return self.view.table.setup

    @property
    def names(self) -> tuple[str, ...]:
        """Give the players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def paid_for(self) -> int | None:
        """Give the place that the viewer is paying for, if there is one."""
        payment = payment_of(self.decision) if self.is_asked else None
        return payment.place if payment else None

    @property
    def is_asked(self) -> bool:
        """Tell whether the viewer is to decide."""
        return self.asked == self.viewer


def make_scene(
    game: Game, seats: tuple[Seat, ...], viewer: int, *, is_rewound: bool = False
) -> Scene:
    """Look at a game with the eyes of one seat."""
    view = game.view(viewer)
    decision = view.decision
    return Scene(
        view=view,
        seats=seats,
        viewer=viewer,
        asked=decision.seat if decision else None,
        decision=decision,
        quotes={place: game.quote(viewer, place) for place in places_of(view)},
        lit=_lit(decision),
        phases=phases_of(view.table),
        phase=phase_of(view),
        actions=actions_of(view.table),
        actions_left=actions_left(view),
        round=round_of(game),
        meters=meters_of(view),
        is_last_round=not view.is_over and bool(game.end_conditions()),
        resting=_resting(view),
        public_points=public_points(game),
        is_rewound=is_rewound,
    )


def round_of(game: Game) -> int:
    """Count the rounds begun; none before the first turn."""
    return (game.turn - 1) // len(game.seats) + 1 if game.turn else 0


def public_points(game: Game) -> tuple[int, ...]:
    """Give each seat's points without its Duke."""
    return tuple(score.public.total for score in game.result().scores)


def places_of(view: View) -> tuple[int, ...]:
    """Give the places of the centre: twenty stacks, or in the siege three piles and the deck."""
    return (*PILES, DECK) if len(view.stacks) > PLACES else tuple(range(PLACES))


def _lit(decision: Decision | None) -> dict[int, tuple[Option, ...]]:
    lit: dict[int, tuple[Option, ...]] = {}
    for option in decision.options if decision else ():
        if isinstance(target := option.target, AtPlace):
            lit[target.place] = (*lit.get(target.place, ()), option)
    return lit


def _resting(view: View) -> int | None:
    """The player to the right of the active one rests at a table of five (V1)."""
    players = len(view.players)
    return (view.active - 1) % players if view.table.has_resting and view.turn else None
