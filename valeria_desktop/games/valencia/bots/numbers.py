"""The numbers by which Valencia's bots value things: the planner's, and those of the levels."""

from __future__ import annotations

from attrs import evolve, field, frozen

COUNCILS = 5
"""Number of councils of a game: one at the end of each round."""
_DUEL = 2


@frozen(eq=False)
class Numbers:
    """The worth of things in points, and the bids that are expected of rivals."""

    # --- positions
    holds: float
    """Chance that a player still holds a council seat one council later."""
    fountain: float
    palm: float
    """Points for placing the fountain and the palm of a round, for each prestige of the seat."""
    coin: float
    good: float
    """Points for a coin, and for each coin of a good's price, with all rounds to come."""
    enough: float
    """Number of coins with full worth; each further one has only the share `beyond`."""
    beyond: float
    figure: float
    card: float
    of_number: float
    """Points for a card of the deck, and for each unit of its number, with all rounds to come."""
    # --- what an auction brings
    seat: float
    """Points for the seat of a guild or of the merchants."""
    nobility: float
    church: float
    held: float
    """Factor of a seat's worth if the player holds it already."""
    later: float
    """Rise of a seat's worth for each council after the next one, as a share."""
    new_good: float
    """Points for a new good, for each coin of its price, with all rounds to come."""
    sale: float
    """Points for each coin from a sold good, with all rounds to come."""
    move: float
    """Points of a usual move."""
    winner: float
    """Points for the figure in an auction: its holder wins ties."""
    # --- bids of rivals
    usual_size: float
    """Usual number of cards in a rival's stack, before the sizes are public."""
    reveals: float
    """Chance that a rival with stacks reveals one in an auction."""
    mean: float
    spread: float
    """Mean and standard deviation of the number that is reckoned for a card of a rival."""

    prestige: tuple[float, ...] = field(init=False)
    """Expected prestige of a council seat, by the number of councils to come."""

    @prestige.default
    def _prestige_by_councils(self) -> tuple[float, ...]:
        return tuple(
            [sum([self.holds**later for later in range(left)]) for left in range(COUNCILS + 1)]
        )


PLANNER = Numbers(
    holds=0.45,
    fountain=1.6,
    palm=0.9,
    coin=0.42,
    good=0.34,
    enough=9,
    beyond=0.35,
    figure=0.25,
    card=0.12,
    of_number=0.1,
    seat=1.5,
    nobility=3.0,
    church=2.3,
    held=0.8,
    later=0.12,
    new_good=0.3,
    sale=0.32,
    move=1.2,
    winner=0.25,
    usual_size=1.45,
    reveals=0.62,
    mean=3.5,
    spread=1.7,
)
"""By hand. The planner is what all are measured by, so its numbers stay as they are."""
_OF_DUELS = evolve(
    PLANNER,
    palm=0.93,
    coin=0.79,
    good=0.17,
    enough=11,
    of_number=0.1,
    seat=1.7,
    nobility=1.61,
    church=2.39,
    held=0.62,
    new_good=0.36,
    usual_size=1.32,
    reveals=0.57,
    spread=2.11,
    mean=2.02,
    sale=0.36,
    figure=0.24,
    move=1.15,
    winner=0.24,
)
_OF_MORE = evolve(
    _OF_DUELS,
    coin=0.86,
    nobility=1.53,
    usual_size=1.37,
    reveals=0.58,
    mean=2.18,
    sale=0.39,
    move=1.05,
)


def numbers_of(players: int) -> Numbers:
    """Return the numbers of the levels and the coach, for a number of players."""
    return _OF_DUELS if players == _DUEL else _OF_MORE
