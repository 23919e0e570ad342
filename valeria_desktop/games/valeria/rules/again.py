"""A game played again otherwise: the same table and players, with other dice or other hidden cards.

Dice are a pure function of the seed and the turn, and stay one. So other dice are another seed:
one in 36 lets a turn's dice fall as they are wanted, and all that was dealt is dealt already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.chance import dice as dice_of

if TYPE_CHECKING:
    from valeria_desktop.kernel.chance import Stream


def with_dice(game: Game, dice: tuple[int, int], stream: Stream) -> Game:
    """Return this game with given dice this turn; later dice fall as they may."""
    state = game.snapshot()
    state.seed = stream.number()
    while dice_of(state.seed, state.turn) != dice:
        state.seed = stream.number()
    return Game(state, game.decision)


def with_other_cards(game: Game, stream: Stream) -> Game:
    """Return this game with all unseen cards dealt anew, and with other dice.

    What players have stays theirs, their Dukes too.
    """
    state = imagine_state(game.view(game.active), stream)
    truth = game.snapshot()
    state.players, state.rival = truth.players, truth.rival
    return Game(state, game.decision)
