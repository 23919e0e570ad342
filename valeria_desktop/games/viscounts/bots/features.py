"""The numbers that a learned value reads, from what a seat knows, in the order of their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.bots.features import leads_over, log_odds
from valeria_desktop.games.viscounts.bots.holdings import holdings_of
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.standing import PlayerStanding, Standing
    from valeria_desktop.games.viscounts.rules.view import View

_TYPES = tuple(BuildingType)


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
        state, seat = game.standing, self.seat
        outlook = self.by_hand.outlook(game)
        mine = outlook.appraisal.parts(state, seat)
        promised = outlook.promised(state)
        rivals = sorted(
            ((outlook.of_rival(state, other), other) for other in game.seats if other != seat),
            key=_value,
            reverse=True,
        )
        wholes = [value for value, _ in rivals]
        value = outlook.appraisal.foreseen(mine) + promised
        chance = outlook.chance_against(value, wholes)
        strongest = rivals[0][1]
        theirs = outlook.parts_of_rival(state, strongest)
        return [
            log_odds(chance),
            outlook.appraisal.turns,
            float(state.active == seat),
            float(state.debts_left),
            float(state.deeds_left),
            *mine,
            promised,
            *theirs,
            *leads_over(wholes, value),
            *_things(state, state.players[seat]),
            *_things(state, state.players[strongest]),
            *holdings_of(state, state.players[seat]),
            *holdings_of(state, state.players[strongest]),
        ]


def _value(rival: tuple[float, int]) -> float:
    return rival[0]


def _things(state: Standing, player: PlayerStanding) -> tuple[float, ...]:
    """Return the numbers of a player's things that everyone can count."""
    seat, squares = player.seat, state.table.catalog.squares
    kinds = [squares[number - 1].building for number in player.freed]
    return (
        player.silver,
        player.ink,
        player.stone,
        player.gold,
        player.workers,
        player.virtue - player.corruption,
        player.debts,
        player.paid,
        player.deeds,
        player.approved,
        *map(kinds.count, _TYPES),
        sum([section[seat] for section in state.first]),
        sum([section[seat] for section in state.second]),
        state.third[seat],
        state.leader == seat,
        len(player.manuscripts),
        player.owned,
        sum([holder == seat for holder in state.bonuses if holder != NOBODY]),
    )
