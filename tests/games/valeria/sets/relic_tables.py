"""Tables at which players have Relics, and games in which they are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import Scenario
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.belongings import cards_in
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card

SET = "relics"
WITH = frozenset({SET})
CARDS = catalog_of(SET)
RELICS = CARDS.keepsakes
AS_ACTIONS = [card.id for card in RELICS if card.used]
STANDING = [card.id for card in RELICS if card.powers]
NAMES = ("A", "B")


def table(*relics: str, players: int = 2, edition: str = "2e", **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """A table at which the first seats have these Relics, and nobody holds anything."""
    made = Scenario(players, edition, sets=WITH, catalog=CARDS, **setup)
    for seat, player in enumerate(made.state.players):
        player.laid = ()
        if seat < len(relics):
            player.keep(CARDS.by_id[relics[seat]])
        made.holds(seat)
    return made


def dealt(seed: int = 1, players: int = 3, **setup: Any) -> Game:  # noqa: ANN401 - as above
    """A game whose Dukes are kept, so that Relics are chosen now."""
    game: Game = RULES.deal(Setup(players, sets=WITH, **setup), seed)
    while game.decision is not None and game.decision.prompt is Prompt.DUKE:
        game.choose(game.decision.options[0])
    return game


def relics_of(game: Game, seat: int) -> tuple[Card, ...]:
    """The Relics that lie before a seat for all to see."""
    return cards_in(game.snapshot().players[seat].laid, SET)


def own(game: Game, seat: int) -> list[str]:
    """The Relics that a seat sees as its own secret."""
    return [card.id for card in game.view(seat).players[seat].secret if card]
