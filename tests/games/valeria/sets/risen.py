"""Games of boxes whose Event brings cards that lay set aside, played by chance until it came up."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.aside import aside_of
from valeria_desktop.games.valeria.rules.setup import Setup, Variant

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game

NIGHTS = frozenset({Variant.EVENT_CARDS})


@frozen
class Risen:
    """A set-up with such an Event, and the card that lies set aside for it."""

    name: str
    setup: Setup
    event: str
    aside: str
    copies: int

    def at(self, seed: int, choices: int = 0) -> Game:
        """Return a game in which the Event came up, some choices later."""
        game, chance = _come_up(self, seed)[0].copy(), Random(seed)
        for _ in range(choices):
            if game.decision is not None:
                game.choose(chance.choice(game.decision.options))
        return game

    def choices(self, seed: int) -> tuple[str, ...]:
        """Return the choices before it came up."""
        return _come_up(self, seed)[1]

    def lying(self, game: Game) -> list[int]:
        """Count the cards that lay set aside at each place."""
        return [[card.id for card in stack].count(self.aside) for stack in game.snapshot().stacks]


@cache
def _come_up(risen: Risen, seed: int) -> tuple[Game, tuple[str, ...]]:
    """Play a game by chance until cards are to be laid, or none lies set aside any more."""
    game: Game = RULES.deal(risen.setup, seed)
    chance, choices = Random(seed), []
    while aside_of(game.snapshot().stacks):
        assert game.decision is not None
        if "lay-on" in game.decision.options[0].id:
            break
        option = chance.choice(game.decision.options)
        choices.append(option.id)
        game.choose(option)
    return game, tuple(choices)


def _nights(set_id: str, event: str, players: int, *more: Variant) -> Setup:
    return Setup(players, variants=NIGHTS | {*more}, event_cards=(event,), sets=frozenset({set_id}))


_CALL, _LORD = "recruit-the-kings-guard", "undead-samurai-lord-event"
_SET = "undead-samurai"
GUARDS = Risen("guards", _nights("kings-guard", _CALL, 3), _CALL, "kings-guard", 5)
SAMURAI = Risen("samurai", _nights(_SET, _LORD, 3), _LORD, _SET, 4)
MIXED = Risen(
    "samurai, mixed", _nights(_SET, _LORD, 4, Variant.MIXED, Variant.EVENTS), _LORD, _SET, 4
)
