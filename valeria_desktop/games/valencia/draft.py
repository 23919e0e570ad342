"""A game being set up: which city, which advanced cards, and whether with files of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, evolve

from valeria_desktop.games.valencia.game import SHELF
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced, Setup
from valeria_desktop.session import draft
from valeria_desktop.session.draft import unknown

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.files.own_files import OwnFilesFound, Shelf
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat

CITIES = (FIRST_GAME, RANDOM)


@define
class Draft(draft.Draft):
    """Seats, city and modules, always as they were chosen; `setup` says what comes of them."""

    shelf: Shelf = SHELF
    city: str = FIRST_GAME
    advanced: frozenset[Advanced] = frozenset()
    uses_own: bool = True
    """Whether files of the player's own are played with, if there are any."""

    @property
    def own(self) -> OwnFilesFound:
        """What the player has put in the place of our files, as it is now."""
        return self.shelf.own()

    @property
    def setup(self) -> Setup:
        """What was chosen; it may not be playable yet."""
        own = self.own.name if self.uses_own else ""
        return Setup(self.players, self.city, self.advanced, own)

    def turn(self, kind: Advanced, *, on: bool) -> None:
        """Have a kind of advanced cards take part, or not."""
        self.advanced = self.advanced | {kind} if on else self.advanced - {kind}

    def laid(self, city: str) -> City | None:
        """Lay the city that would be played in; nothing while the game can't be played."""
        setup = evolve(self.setup, city=city)
        if self.refusal_of(setup):
            return None
        game = self.rules.deal(setup, self.seed, collects_events=False)
        laid: City = game.table.city
        return laid

    def remember(self, setup: Setup, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
        """Take over a set-up that was played before; say what there is no longer.

        Own files that were changed since are played with as they are now.
        """
        wrong = []
        if setup.city in CITIES:
            self.city = setup.city
        else:
            wrong.append(unknown("city", setup.city))
        self.advanced, self.uses_own = setup.advanced, bool(setup.own)
        return (*wrong, *super().remember(setup, seats))
