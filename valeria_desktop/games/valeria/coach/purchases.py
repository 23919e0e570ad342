"""What each card that was bought brought by the end, beside its price; the best and the worst.

What a card saves on others' prices, and what dice that were changed brought, no event tells: such
cards are never called the worst.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.origins import Tracing, resources_of
from valeria_desktop.games.valeria.coach.sources import duke_points
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Card, Domain, Foe
from valeria_desktop.games.valeria.rules.score import NO_DUKE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.coach.origins import Had
    from valeria_desktop.games.valeria.rules.model.cards import Duke
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.record import Record

POINT = NO_DUKE.resources_per_point
"""Resources that a point counts as where both are added up, as without a Duke (V3)."""


@frozen
class Purchase:
    """A card that was recruited, built or slain for a price, and what it brought."""

    seat: int
    card: Card
    choice: int
    """The number of choices made before the one that bought it."""
    round: int
    price: Amounts
    brought: Amounts
    """By its powers and its reward, each time they were used."""
    spent: Amounts
    """What its powers were paid with."""
    printed: int
    """Points on the card, if it was there at the end."""
    duke: int
    """What the Duke made of it."""
    is_traced: bool
    """All that it does shows in what it brought."""
    is_there: bool
    """It was there at the end."""

    @property
    def points(self) -> int:
        """All points that it brought."""
        return self.brought.points + self.printed + self.duke

    @property
    def worth(self) -> int:
        """All that it brought, in resources."""
        return resources_of(self.brought) - resources_of(self.spent) + POINT * self.points

    @property
    def gain(self) -> float:
        """How many times its price it brought."""
        return self.worth / max(1, resources_of(self.price))


@frozen
class Purchases:
    """All that was bought, in the order of time, and for each seat the best and the worst."""

    all: tuple[Purchase, ...]
    best: tuple[Purchase | None, ...]
    worst: tuple[Purchase | None, ...]


def on_purchases(record: Record, _about: None, _stream: Stream) -> Iterator[Purchases | None]:
    """Answer what each purchase brought; a game is played again for it."""
    tracing = Tracing(record)
    for _ in tracing.play():
        yield None
    yield _purchases(tracing)


def purchases_of(record: Record) -> Purchases:
    """Add up what each purchase brought."""
    return _purchases(Tracing(record).played())


def _purchases(tracing: Tracing) -> Purchases:
    game = tracing.game
    found: list[Purchase] = []
    for seat, owner in enumerate(tracing.owners):
        duke = _duke_that_counts(tracing, seat)
        for is_there, cards in ((True, owner.has), (False, owner.lost)):
            found += (
                _purchase(seat, had, had.choice, duke, is_there=is_there)
                for had in cards
                if had.choice is not None and had.price
            )
    found.sort(key=lambda each: (each.choice, each.card.id))
    seats = [[each for each in found if each.seat == seat] for seat in game.seats]
    return Purchases(tuple(found), tuple(map(_best, seats)), tuple(map(_worst, seats)))


def _duke_that_counts(tracing: Tracing, seat: int) -> Duke | None:
    """Return the Duke who gives points for cards; while the game goes on, nobody says which one."""
    game = tracing.game
    if not game.setup.has_dukes:
        return NO_DUKE
    return game.holdings(seat).duke if game.is_over else None


def _purchase(seat: int, had: Had, choice: int, duke: Duke | None, *, is_there: bool) -> Purchase:
    card = had.card
    printed = card.points if isinstance(card, Foe | Domain) else 0
    return Purchase(
        seat,
        card,
        choice,
        had.round,
        had.price,
        brought=_sum(each.amounts for each in had.brought if not each.is_paid),
        spent=_sum(each.amounts for each in had.brought if each.is_paid),
        printed=printed if is_there else 0,
        duke=duke_points(card, duke) if is_there and duke else 0,
        is_traced=not (isinstance(card, Domain) and (card.modifiers or card.die_powers)),
        is_there=is_there,
    )


def _sum(amounts: Iterator[Amounts]) -> Amounts:
    return sum(amounts, start=Amounts())


def _best(bought: Sequence[Purchase]) -> Purchase | None:
    return max(bought, key=lambda each: (each.gain, -each.choice), default=None)


def _worst(bought: Sequence[Purchase]) -> Purchase | None:
    traced = [each for each in bought if each.is_traced]
    return min(traced, key=lambda each: (each.gain, each.choice), default=None)
