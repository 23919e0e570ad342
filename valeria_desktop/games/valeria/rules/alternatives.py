"""Variants of a game: with other dice, other hidden cards, or a card taken from the centre.

The dice are a pure function of the seed and the turn. So other dice need another seed: one seed in
36 gives a turn the wanted dice, and the cards already dealt don't change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.chance import dice as dice_of
from valeria_desktop.games.valeria.rules.modes import conditions
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View


def with_dice(game: Game, dice: tuple[int, int], stream: Stream) -> Game:
    """Return this game with the given dice this turn; the dice of later turns change too."""
    state = game.snapshot()
    state.seed = stream.number()
    while dice_of(state.seed, state.turn) != dice:
        state.seed = stream.number()
    return Game(state, game.decision)


def with_other_cards(game: Game, stream: Stream) -> Game:
    """Return this game with all unseen cards dealt anew, and with other dice.

    The cards in front of the players stay theirs, and so do their Dukes.
    """
    state = imagine_state(game.view(game.active), stream)
    truth = game.snapshot()
    state.players, state.rival = truth.players, truth.rival
    return Game(state, game.decision)


@frozen
class Consequences:
    """The consequences of taking a card from the centre."""

    exhausts: bool
    """Whether the card's place becomes exhausted."""
    ends: tuple[str, ...]
    """The end conditions that hold after the card was taken, and didn't hold before."""


def taken(view: View, place: int) -> Consequences:
    """Take the card in an imagined game of the seat; the consequences depend on nothing hidden.

    A place with a supply is filled from there, and never exhausted.
    """
    before = imagine_state(view, Stream(0))
    after = before.copy()
    card = after.take_top(place)
    after.turn_up(place)
    from_pile = place in view.table.layout.pile_places
    if from_pile and not after.stacks[place]:
        (after.fill_from_bottom if card.marks_exhausted else after.fill)(place)
    held = conditions(before)
    return Consequences(
        from_pile and after.is_exhausted(place) and not before.is_exhausted(place),
        tuple(why for why in conditions(after) if why not in held),
    )


NO_CONSEQUENCES = Consequences(exhausts=False, ends=())
