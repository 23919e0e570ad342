"""The stalls of the carnival: a market of its own, and prizes to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, frozen

from tests.games.valeria.sets.carnival.rides import Beast
from tests.games.valeria.sets.carnival.tricks import CHARMED, Bargain
from valeria_desktop.games.valeria.rules.effects.audience import Each
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.layout import Row
from valeria_desktop.games.valeria.rules.layout import enter as enter_row
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.belongings import CardZone, enter_zone
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.effect import Effect  # noqa: TC001 - a field
from valeria_desktop.games.valeria.rules.model.icons import Icons, MonsterType
from valeria_desktop.games.valeria.rules.powers import Now, When
from valeria_desktop.games.valeria.rules.supplies import believe_supply, deal_supply
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Power

PRIZES = enter_zone(CardZone(tag="prizes", has_powers=True, title=lambda: say("prizes")))


@frozen(eq=False, kw_only=True)
class Prize(Domain):
    """A card that is built at a stall, and kept among the prizes."""

    revealed: Effect | None = None

    kept: ClassVar[str] = "prizes"


def _prize(name: str, cost: int, points: int, *powers: Power) -> Prize:
    card_id = name.lower().replace(" ", "-")
    return Prize(id=card_id, name=name, cost=cost, icons=Icons(), points=points, powers=powers)


FLUTE = _prize("Flute", 2, 1, When(CHARMED, Gain(Amounts(gold=2))))
RIBBON = _prize("Ribbon", 3, 1, Bargain(1))
DRUM = evolve(_prize("Drum", 4, 2, Bargain(1)), revealed=Each(GainAny(1)))
ROLL = _prize("Roll of Tickets", 2, 0, Now(Gain(Amounts.of("ticket", 3))))
BEAR = Beast(
    id="dancing-bear",
    name="Dancing Bear",
    area="Fair",
    type=MonsterType.BEAST,
    strength=9,
    magic=1,
    tickets=1,
    points=2,
    reward=Gain(Amounts(gold=1)),
    copies=4,
)
OPEN = 3


def _words(number: int) -> Phrase:
    if number > OPEN:
        return say("supply of the stalls")
    return say("stall {number}", number=number)


STALLS = enter_row(
    Row(
        tag="stalls",
        places=range(60, 64),
        name="stall",
        said=_words,
        title=lambda: say("stalls"),
        deal=deal_supply,
        believe=believe_supply,
        cards=(FLUTE, RIBBON, DRUM, ROLL, BEAR),
        has_supply=True,
        tells_place=True,
        leaf="stalls",
    )
)
