"""The draft of a game: its city, its advanced cards, and the use of the player's own files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, evolve

from valeria_desktop.games.valencia.game import SHELF
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced, Setup
from valeria_desktop.session import draft
from valeria_desktop.session.draft import unknown

if TYPE_CHECKING:
    from valeria_desktop.content.own_files import Shelf
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat

CITIES = (FIRST_GAME, RANDOM)


@define
class Draft(draft.OwnFilesDraft):
    """The chosen seats, city and advanced cards; `setup` is the set-up that follows from them."""

    shelf: Shelf[Catalog] = SHELF
    city: str = FIRST_GAME
    advanced: frozenset[Advanced] = frozenset()

    @property
    def setup(self) -> Setup:
        """The chosen set-up, which may not be playable yet."""
        own = self.own_name
        return Setup(self.players, self.city, self.advanced, own)

    @property
    def dealt(self) -> Setup:
        """The set-up in which people choose in secret before bots, which think meanwhile."""
        people = tuple(index for index, seat in enumerate(self.sitting) if seat.is_person)
        return evolve(self.setup, early=people if len(people) < self.players else ())

    def turn(self, kind: Advanced, *, on: bool) -> None:
        """Put a kind of advanced cards into the game, or take it out."""
        self.advanced = self.advanced | {kind} if on else self.advanced - {kind}

    def laid(self, city: str) -> City | None:
        """Return the city that the game would have; None while the set-up can't be played."""
        setup = evolve(self.dealt, city=city)
        if self.refusal_of(setup):
            return None
        game = self.rules.deal(setup, self.seed, collects_events=False)
        laid: City = game.table.city
        return laid

    def remember(self, setup: Setup, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
        """Take over the set-up of an earlier game; return notes on its unknown parts."""
        wrong = []
        if setup.city in CITIES:
            self.city = setup.city
        else:
            wrong.append(unknown("city", setup.city))
        self.advanced = setup.advanced
        return (*wrong, *super().remember(setup, seats))
