"""The powers of the Roll Phase, used before the roll is final (T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen
from attrs.validators import ge, in_, optional

from valeria_desktop.games.valeria.rules.model.effect import Count, Power, power
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import PAYS, PER, Mark, number

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.kernel.signs import Marks


@power("change_die")
@frozen(cache_hash=True)
class DiePower(Power):
    """Before the roll is final: set one die to a number or lower it, for Gold or free of charge."""

    to: int | None = field(default=None, validator=optional(in_(range(1, 7))))
    lower_by: int = field(default=0, validator=ge(0))
    gold: int = field(default=0, validator=ge(0))
    per: Count | None = None

    def __attrs_post_init__(self) -> None:
        if (self.to is None) == (self.lower_by == 0):
            raise ValueError("needs exactly one of 'to' and 'lower_by'")
        if self.per is not None and not self.gold:
            raise ValueError("'per' needs 'gold', the price for each")

    def timing(self) -> Phrase:
        return say("In your Roll Phase")

    def price(self, player: Holdings) -> int:
        """Return the power's price for a player now, in Gold."""
        return self.gold if self.per is None else self.gold * self.per.of(player)

    def change(self, die: int) -> int:
        """Return the new number of a die, at least 1."""
        return max(1, die - self.lower_by) if self.to is None else self.to

    def alone(self, readings: Readings) -> Power:
        return self

    def signs(self) -> Marks:
        change = Mark(text=f"−{self.lower_by}" if self.to is None else f"→{self.to}")
        line: Marks = (Mark("die-change"), change)
        if not self.gold:
            return line
        price: Marks = (number(self.gold), Mark("gold"))
        if self.per is not None:
            price = (*price, PER, *self.per.signs())
        return (*price, PAYS, *line)

    def words(self) -> Phrase:
        if self.to is None:
            return say("You may lower one die by {number} (never to 0)", number=self.lower_by)
        if self.per is None:
            return say(
                "You may pay {gold} Gold to turn one die to {number}",
                gold=self.gold,
                number=self.to,
            )
        return say(
            "You may pay {gold} Gold for each {what} to turn one die to {number} (free if you "
            "have none)",
            gold=self.gold,
            number=self.to,
            what=self.per.words(),
        )
