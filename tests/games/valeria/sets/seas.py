"""Tables of Crimson Seas whose islands lie open, and what players keep from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.valeria.sets.shipped import scenario_with
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.belongings import cards_in
from valeria_desktop.games.valeria.sets.crimson_seas.tomes import Tome

if TYPE_CHECKING:
    from tests.scenario import Scenario

OPEN = {
    "good": ("spices", "jewels", "fabrics"),
    "tome": ("gold-tome", "magic-tome", "strength-tome"),
    "noble": ("dray", "phanther", "augur-kawleen"),
}


def table(*held: int, maps: int = 2, players: int = 2, **more: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay the islands with known cards; the first player holds Gold, Strength and Magic."""
    made = scenario_with("crimson-seas", players=players, **more)
    for kind, cards in OPEN.items():
        for number, card in enumerate(cards, 1):
            made.stack(f"{kind}-{number}", card)
    made.holds(0, *held)
    for player in made.state.players:
        player.more = Amounts.of("maps", maps).more
    return made


def gives(made: Scenario, seat: int, *cards: str) -> Scenario:
    """Lay cards of the islands before a player; Tomes lie face up."""
    made.owns(seat, *cards)
    player = made.state.players[seat]
    for card in map(made.card, cards):
        if isinstance(card, Tome):
            player.more = (Amounts(more=player.more) + card.comes_with).more
    return made


def open_at(made: Scenario, kind: str) -> list[str]:
    return [card for number in (1, 2, 3) for card in made.cards_at(f"{kind}-{number}")]


def kept(made: Scenario, zone: str, seat: int = 0) -> list[str]:
    return [card.id for card in cards_in(made.state.players[seat].laid, zone)]


def tokens(made: Scenario, seat: int = 0) -> dict[str, int]:
    return dict(made.state.players[seat].more)


def sails(made: Scenario) -> list[str]:
    return [option for option in made.options if option.startswith("sail")]
