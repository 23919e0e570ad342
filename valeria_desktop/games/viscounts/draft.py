"""The draft of a game: its side of the board, the rival of a game alone, the player's own files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, evolve

from valeria_desktop.games.viscounts.game import SHELF
from valeria_desktop.games.viscounts.rules.setup import (
    BY_PLAYERS,
    FUTURES,
    PROPOSED,
    SIDES,
    Rival,
    Setup,
)
from valeria_desktop.session import draft
from valeria_desktop.session.draft import unknown

if TYPE_CHECKING:
    from collections.abc import Collection

    from valeria_desktop.content.own_files import Shelf
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat


@define
class Draft(draft.OwnFilesDraft):
    """The chosen seats, side and rival; `setup` is the set-up that follows from them."""

    shelf: Shelf[Catalog] = SHELF
    side: int = BY_PLAYERS
    rival: Rival = PROPOSED[0]
    futures: int = PROPOSED[1]
    """Number of future schemes that make a game alone harder (WK121)."""

    @property
    def is_proposed(self) -> bool:
        """Whether a game alone has the board and the difficulty that we propose."""
        return (self.rival, self.futures) == PROPOSED

    @property
    def setup(self) -> Setup:
        """The chosen set-up, which may not be playable yet."""
        own = self.own_name
        if self.is_solo:
            return Setup(self.players, self.side, self.rival, self.futures, own)
        return Setup(self.players, self.side, own=own)

    def laid(self, side: int) -> View | None:
        """Return the table that a game on a side of the board begins with, as everyone sees it.

        It is None while the set-up can't be played.
        """
        setup = evolve(self.setup, side=side)
        if self.refusal_of(setup):
            return None
        view: View = self.rules.deal(setup, self.seed, collects_events=False).public_view(0)
        return view

    def remember(self, setup: Setup, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
        """Take over the set-up of an earlier game; return notes on its unknown parts."""
        wrong = []
        parts: dict[str, Collection[object]] = {"side": SIDES}
        if setup.is_solo:  # any other set-up has no choices about Odo, and would undo the proposal
            parts |= {"rival": [*Rival], "futures": FUTURES}
        for name, known in parts.items():
            value = getattr(setup, name)
            if value in known:
                setattr(self, name, value)
            else:
                wrong.append(unknown(name, value))
        return (*wrong, *super().remember(setup, seats))
