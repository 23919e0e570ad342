"""The numbers that a learned value reads, from what a seat knows, in the order of their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.bots.features import leads_over, log_odds
from valeria_desktop.games.valencia.bots.task_chances import expected
from valeria_desktop.games.valencia.bots.worth import WinningChance, shown_by
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, NOBILITY, price_of
from valeria_desktop.games.valencia.rules.model.parts import RoundPart

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.bots.worth import Position
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.standing import Held, PlayerStanding
    from valeria_desktop.games.valencia.rules.view import View

_ENOUGH = 9
"""Number of coins after which further ones are counted once more, beside all coins."""
_USUAL = 3.5
"""Usual mean of the cards' numbers, for a player without cards."""
_PROGRESS = {part: place / len(RoundPart) for place, part in enumerate(RoundPart)}
_COUNCILS = 5


@frozen(eq=False)
class Eye:
    """Looks at games that agree with a view; made once for each decision."""

    seat: int
    by_hand: WinningChance
    """The worth by hand, from whose parts a learned value begins."""

    @classmethod
    def of(cls, view: View) -> Eye:
        """Work out the parts that stay the same during a decision."""
        return cls(view.seat, WinningChance(view))

    def look(self, game: Game) -> list[float]:
        """Return all numbers of a game, in the order of their names."""
        by_hand, held = self.by_hand, game.held(self.seat)
        found = by_hand.positions(game)
        mine, there, left = found.mine.standing, found.mine.value, found.mine.councils
        tasks = sum([expected(task, left) for task in mine.tasks])
        prospects = by_hand.prospects(game, left)
        value = there + prospects.total
        rivals = [(by_hand.value_of_rival(game, rival), rival) for rival in found.rivals]
        rivals.sort(key=_value, reverse=True)
        values = [each for each, _ in rivals]
        chance = by_hand.chance_against(value, values, left)
        strongest = rivals[0][1]
        rival = strongest.seat
        progress = _PROGRESS[game.part]
        gone = (_COUNCILS - left + progress) / _COUNCILS
        return [
            log_odds(chance),
            left,
            progress,
            game.round,
            value,
            there - tasks,
            tasks,
            *prospects,
            values[0],
            strongest.value,
            *by_hand.prospects_of_rival(game, strongest)[:2],
            *leads_over(values, value),
            gone * (value - values[0]),
            *_things(mine),
            mine.privileges,
            *_things(strongest.standing),
            *_cards(held, shown_by(game, self.seat)),
            *_cards(game.held(rival), shown_by(game, rival)),
        ]


def _value(rival: tuple[float, Position]) -> float:
    return rival[0]


def _things(standing: PlayerStanding) -> tuple[float, ...]:
    """Return the numbers of a player's things, as the view's seat knows them."""
    return (
        standing.points,
        standing.coins,
        max(0, standing.coins - _ENOUGH),
        sum(standing.goods),
        price_of(standing.goods),
        standing.members,
        len(standing.seats),
        NOBILITY in standing.seats,
        CHURCH in standing.seats,
        standing.beside,
        standing.has_figure,
    )


def _cards(held: Held, shown: tuple[Card, ...]) -> tuple[float, ...]:
    """Return the numbers of a player's cards, and their mean.

    Cards of a bid count as long as it hasn't brought anything: else a pass would look better.
    """
    stacks = (card for stack in held.stacks for card in stack)
    hand = (*held.hand, *held.opened, *shown, *stacks)
    cards = (*hand, *held.deck)
    mean = sum([NUMBERS[card] for card in cards]) / len(cards) if cards else _USUAL
    return len(hand), len(held.deck), mean
