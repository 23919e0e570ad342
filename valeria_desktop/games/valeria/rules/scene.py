"""A person's view of the table: plain data that the models of the window show.

A scene is made from a View, so it can't hold what its viewer may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from attrs import evolve, frozen

from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard, on_table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.agenda import is_rolled, payment_of
from valeria_desktop.games.valeria.rules.turn.phases import (
    EndMeter,
    Phase,
    actions_left,
    actions_of,
    meters_of,
    phase_of,
    phases_of,
)
from valeria_desktop.kernel import scene

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat


@frozen(kw_only=True)
class Scene(scene.Scene):
    """The table as one seat sees it, with the prices of its cards for that seat."""

    view: View
    quotes: dict[int, Quote]
    """The viewer's price of each place's card, and the reasons why the viewer can't have it now."""
    closed: dict[At, tuple[Phrase, ...]]
    """The things beside the stacks that the viewer can't choose now, each with reasons."""
    lit: dict[int, tuple[Option, ...]]
    """The places that can be chosen now, each with its options."""
    phases: tuple[Phase, ...]
    phase: Phase | None
    actions: int
    """The number of actions in a turn."""
    actions_left: int
    meters: tuple[EndMeter, ...]
    is_last_round: bool
    resting: int | None

    @property
    def setup(self) -> Setup:
        """The set-up that the players asked for."""
        return self.view.table.setup

    @property
    def dice(self) -> tuple[int, int]:
        """The dice of this turn; (0, 0) until they are thrown."""
        return self.view.dice if is_rolled(self.view) else (0, 0)

    def answered(self) -> Self:
        return evolve(super().answered(), lit={})

    def on_screen(self) -> Self:
        scene = super().on_screen()
        return evolve(scene, lit={}) if scene.is_watched else scene

    @property
    def lit_cards(self) -> frozenset[OfCard]:
        """The viewer's cards that can be used as an action now.

        A harvest marks its cards by the chips that wake them.
        """
        if self.decision is None or not self.is_asked or self.decision.prompt is not Prompt.ACT:
            return frozenset()
        ats = (on_table(option.at, self.viewer) for option in self.decision.options if option.at)
        return frozenset(at for at in ats if isinstance(at, OfCard) and at.seat == self.viewer)

    @property
    def paid_for(self) -> AtPlace | None:
        """The stack whose card the viewer is paying for, or None."""
        payment = payment_of(self.decision) if self.is_asked else None
        return AtPlace(payment.place) if payment else None

    def instead_at(self, at: At) -> Option | None:
        """Return the option at a stack that replaces the card being paid for, or None."""
        return next((option for option in self.instead if option.at == at), None)


def make_scene(
    game: Game, seats: tuple[Seat, ...], viewer: int, *, is_public: bool = False
) -> Scene:
    """Return the scene of a seat, or with `is_public` the part of it that everyone may see."""
    view = game.public_view(viewer) if is_public else game.view(viewer)
    return Scene.of(
        game,
        seats,
        viewer,
        is_public=is_public,
        quotes={place: game.quote(viewer, place) for place in places_of(view)},
        closed={} if is_public else game.closed(viewer),
        lit=_lit(view.decision),
        phases=phases_of(view.table),
        phase=phase_of(view),
        actions=actions_of(view.table),
        actions_left=actions_left(view),
        meters=meters_of(view),
        is_last_round=not view.is_over and bool(game.end_conditions()),
        resting=_resting(view),
    )


def stacks_of(game: Game, seats: tuple[Seat, ...]) -> Scene:
    """Return the table as everyone sees it, with nothing to choose."""
    scene = make_scene(game, seats, 0)
    affordable = {place: evolve(quote, missing=()) for place, quote in scene.quotes.items()}
    return evolve(scene, quotes=affordable, lit={})


def places_of(view: View) -> tuple[int, ...]:
    """Return the places of the centre: twenty stacks, or in the siege three piles and the deck."""
    rows = (row for row in view.table.layout.rows if row.is_shown)
    return tuple(place for row in rows for place in row.places)


def _lit(decision: Decision | None) -> dict[int, tuple[Option, ...]]:
    lit: dict[int, tuple[Option, ...]] = {}
    for option in decision.options if decision else ():
        if isinstance(target := option.at, AtPlace):
            lit[target.place] = (*lit.get(target.place, ()), option)
    return lit


def _resting(view: View) -> int | None:
    """Return the resting seat: at a table of five the one to the right of the active seat (V1)."""
    players = len(view.players)
    return (view.active - 1) % players if view.table.has_resting and view.turn else None
