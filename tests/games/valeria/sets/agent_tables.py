"""Tables with Agents, some of them open in the order that a test likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import Scenario

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game

SET = "agents"
WITH = frozenset({SET})
CARDS = catalog_of(SET)
FLAMES = "flames-and-frost"
OPEN, DECK = ("agent-1", "agent-2", "agent-3", "agent-4"), "agent-supply"
ALL = (
    *("abbot", "assassin", "baron", "bishop", "brute-squad", "captain", "green-witch", "huntress"),
    *("kings-herald", "prefect", "publican", "sapper", "squire", "town-crier", "treasurer"),
)
VAIN = "Its text would do nothing now"


def table(*agents: str, players: int = 2, **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Some Agents lie open, the first ones first; nobody holds anything, and seat 0 acts."""
    setup.setdefault("sets", WITH)
    made = Scenario(players, catalog=catalog_of(*sorted(setup["sets"])), **setup)
    rest = [name for name in ALL if name not in agents]
    order = [*agents, *rest]
    for place, name in zip(OPEN, order, strict=False):
        made.stack(place, name)
    deck = order[len(OPEN) :]
    made.stack(DECK, *deck, face_down=len(deck))
    for seat in range(players):
        made.holds(seat)
    return made.acts(0)


def deck_of(game: Game, seat: int) -> list[str | None]:
    """Return what a seat sees of the deck, from the bottom to the top."""
    stack = game.view(seat).stacks[game.snapshot().table.layout.names[DECK]]
    return [None if card is None else card.id for card in stack]


def is_offered(made: Scenario, agent: str) -> bool:
    return f"engage {place_of(made, agent)}" in made.options


def place_of(made: Scenario, agent: str) -> str:
    return next(place for place in OPEN if made.cards_at(place) == [agent])


def engage(made: Scenario, agent: str, *answers: str) -> Scenario:
    """Engage an open Agent, and pay where that is asked."""
    made.chooses(f"engage {place_of(made, agent)}", *answers)
    return made
