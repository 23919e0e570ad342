"""A market of five open cards, invented for tests: a harbour with cards of three kinds."""

from __future__ import annotations

from attrs import evolve

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.files.box import Box
from valeria_desktop.games.valeria.game import rules_of
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.layout import Row, enter
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.model.icons import Icons, MonsterType
from valeria_desktop.games.valeria.rules.powers import Now
from valeria_desktop.games.valeria.rules.supplies import believe_supply, deal_supply
from valeria_desktop.kernel.phrases import Phrase, say

GOLD = Gain(Amounts(gold=1))


def _citizen(name: str, number: int, cost: int, icons: Icons) -> Citizen:
    return Citizen(
        id=f"harbour/{name.lower()}",
        name=name,
        cost=cost,
        numbers=(number,),
        icons=icons,
        on_turn=GOLD,
        off_turn=GOLD,
        copies=3,
    )


SAILOR = _citizen("Sailor", 3, 2, Icons(soldier=1))
PILOT = _citizen("Pilot", 8, 3, Icons(worker=1))
SERPENT = Monster(
    id="harbour/serpent",
    name="Serpent",
    area="Harbour",
    type=MonsterType.BEAST,
    strength=3,
    points=4,
    reward=GOLD,
    copies=2,
)
LIGHTHOUSE = Domain(
    id="harbour/lighthouse",
    name="Lighthouse",
    cost=4,
    icons=Icons(soldier=1),
    points=6,
    powers=(Now(GOLD),),
)
CARDS = (SAILOR, PILOT, SERPENT, LIGHTHOUSE)
OPEN = 5
NUMBER = sum(card.copies for card in CARDS)


def _words(number: int) -> Phrase:
    if number > OPEN:
        return say("supply of the harbour")
    return say("berth {number}", number=number)


HARBOUR = enter(
    Row(
        tag="harbour",
        places=range(40, 46),
        name="berth",
        said=_words,
        title=lambda: say("harbour"),
        deal=deal_supply,
        believe=believe_supply,
        cards=CARDS,
        has_supply=True,
        leaf="harbour",
    )
)
BERTHS, SUPPLY = HARBOUR.open_places, HARBOUR.places[-1]
AT_HARBOUR = evolve(CATALOG, rows=(HARBOUR,))
RULES = rules_of(lambda: Box(lambda: AT_HARBOUR, {}))
"""The game with a harbour beside its market."""
