"""Tables with Events of Flames & Frost, and with domains whose powers a test chooses."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.games.valeria.rules.invented_prices import domain_with
from tests.games.valeria.sets.nights import table_of
from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.powers import Now

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect

WITH = frozenset({"flames-and-frost"})
CARDS = catalog_of(*WITH)
EVENTS = tuple(card.id for card in CARDS.event_cards)
table = partial(table_of, "flames-and-frost")


def builds_with(made: Scenario, effect: Effect) -> Scenario:
    """Let seat 0 build Halfpenny Hill, with another power, from the first stack."""
    made.may_build(0, "halfpenny-hill", below=None)
    made.state.lay(PLACE["domain-1"], (domain_with(Now(effect)),))
    made.acts(0).chooses("build domain-1")
    return made


def banished(made: Scenario) -> list[str]:
    return [card.id for card in made.state.banished]


def down(made: Scenario, seat: int) -> list[str]:
    return [card.id for card in made.state.players[seat].citizens_down]
