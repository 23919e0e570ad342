"""The return of each bought card by the end, beside its price; the best and the worst purchases.

No event tells the savings on other cards' prices, nor the gains from changed dice; and a card that
brings another card, for free or by an extra action, is worth more than its own gains. The worst
purchase is none of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.origins import Tracing, resources_of
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.kernel.coaching import SoFar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.coach.origins import Had
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.record import Record

POINT = NO_DUKE.left[0].per_point
"""The resources that equal one point in a sum of both, as without a Duke (V3)."""


@frozen
class Purchase:
    """A card recruited, built or slain for a price, and its return."""

    seat: int
    card: Card
    choice: int
    """The number of choices made before the one that bought the card."""
    round: int
    price: Amounts
    brought: Amounts
    """The gains from its powers and its reward."""
    spent: Amounts
    """The payments for its powers."""
    printed: int
    """The points printed on the card, if its owner had it at the end."""
    duke: int
    """The Duke's points for the card."""
    is_traced: bool
    """Whether events tell all its benefits."""
    is_there: bool
    """Whether its owner had it at the end."""

    @property
    def points(self) -> int:
        """All points from the card."""
        return self.brought.points + self.printed + self.duke

    @property
    def worth(self) -> int:
        """The return of the card in resources, its points included."""
        return resources_of(self.brought) - resources_of(self.spent) + POINT * self.points

    @property
    def gain(self) -> float:
        """The return of the card as a multiple of its price."""
        return self.worth / max(1, resources_of(self.price))


@frozen
class Purchases:
    """All purchases in order of time, and each seat's best and worst."""

    all: tuple[Purchase, ...]
    best: tuple[Purchase | None, ...]
    worst: tuple[Purchase | None, ...]


def on_purchases(record: Record, _about: None, _stream: Stream) -> Iterator[Purchases | SoFar]:
    """Yield the purchases read so far, and at last those of the whole recorded game."""
    tracing, total = Tracing(record), len(record.choices)
    for done in tracing.play():
        yield SoFar(_purchases(tracing), done, total)
    yield _purchases(tracing)


def purchases_of(record: Record) -> Purchases:
    """Return the purchases of a recorded game."""
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
    """Return the Duke who scores the cards; None while the game goes on, as he is secret."""
    game = tracing.game
    if not game.setup.has_dukes:
        return NO_DUKE
    return game.holdings(seat).duke if game.is_over else None


def _purchase(seat: int, had: Had, choice: int, duke: Duke | None, *, is_there: bool) -> Purchase:
    card = had.card
    return Purchase(
        seat,
        card,
        choice,
        had.round,
        had.price,
        brought=_sum(each.amounts for each in had.brought if not each.is_paid),
        spent=_sum(each.amounts for each in had.brought if each.is_paid),
        printed=card.points if is_there else 0,
        duke=duke.points_for(card) if is_there and duke else 0,
        is_traced=is_traced(card),
        is_there=is_there,
    )


def is_traced(card: Card) -> bool:
    """Return whether events tell all benefits of a card but its roles."""
    effects = (card.reward, *card.immediate, *(trigger.do for trigger in card.triggers))
    return not (card.modifiers or card.roll_powers or any(map(_brings_a_card, effects)))


def _brings_a_card(effect: Effect | None) -> bool:
    return effect is not None and (effect.brings_a_card or any(map(_brings_a_card, effect.parts)))


def _sum(amounts: Iterator[Amounts]) -> Amounts:
    return sum(amounts, start=Amounts())


def _best(bought: Sequence[Purchase]) -> Purchase | None:
    return max(bought, key=lambda each: (each.gain, -each.choice), default=None)


def _worst(bought: Sequence[Purchase]) -> Purchase | None:
    traced = [each for each in bought if each.is_traced]
    return min(traced, key=lambda each: (each.gain, each.choice), default=None)
