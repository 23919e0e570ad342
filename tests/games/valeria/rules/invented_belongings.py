"""A track and a zone of cards of players, invented for tests: maps, and nobles of a court."""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.files.box import Box
from valeria_desktop.games.valeria.game import rules_of
from valeria_desktop.games.valeria.rules.effects.combined import Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.layout import Row, enter
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.belongings import (
    CardZone,
    Track,
    enter_track,
    enter_zone,
)
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.powers import Now
from valeria_desktop.games.valeria.rules.supplies import believe_supply, deal_supply
from valeria_desktop.kernel.phrases import count, say

MAPS = enter_track(
    Track(
        tag="map",
        words=lambda number: count(number, "{number} map", "{number} maps"),
        title=lambda: say("maps"),
        start=1,
    )
)
NOBLES = enter_zone(CardZone(tag="courtiers", title=lambda: say("nobles")))


def maps(number: int) -> Amounts:
    """Return an amount of maps."""
    return Amounts.of("map", number)


@frozen(eq=False, kw_only=True)
class Noble(Domain):
    """A card that is built and then kept among the nobles."""

    kept: ClassVar[str] = "courtiers"


def _noble(name: str, number: int) -> Noble:
    return Noble(
        id=f"court/{name.lower()}",
        name=name,
        cost=number,
        icons=Icons(),
        points=0,
        powers=(Now(Gain(maps(number))),),
    )


COUNT, BARON, EARL, DUCHESS = (
    _noble(name, number) for number, name in enumerate(("Count", "Baron", "Earl", "Duchess"), 1)
)
PEDLAR = Citizen(
    id="court/pedlar",
    name="Pedlar",
    cost=1,
    numbers=(5,),
    icons=Icons(),
    on_turn=Trade(maps(1), Gain(Amounts(points=2))),
    off_turn=Gain(maps(1)),
    copies=4,
)
COURT = enter(
    Row(
        tag="court",
        places=range(50, 54),
        name="court",
        said=lambda number: say("court {number}", number=number),
        title=lambda: say("court"),
        deal=deal_supply,
        believe=believe_supply,
        cards=(COUNT, BARON, EARL, DUCHESS, PEDLAR),
        has_supply=True,
        leaf="court",
    )
)
AT_COURT = evolve(CATALOG, rows=(COURT,), tracks=(MAPS,), zones=(NOBLES,))
RULES = rules_of(lambda: Box(lambda: AT_COURT, {}))
"""The game with a court beside its market, nobles and maps."""
