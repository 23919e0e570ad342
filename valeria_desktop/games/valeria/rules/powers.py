"""The powers of domains: immediate ones, triggers at named moments, modifiers, and die changes.

A modifier is asked (what does this card cost this player now?). Triggers are collected at their
moment and become steps. The two never mix.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import Attribute, evolve, field, frozen
from attrs.validators import ge, in_, optional

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.effect import Count, Effect, Power, power
from valeria_desktop.games.valeria.rules.model.options import BUILD, Action
from valeria_desktop.games.valeria.rules.moments import Moment, Whose
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.signs import PAYS, PER, THEN, Mark, number

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Resource
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks


@power("now")
@frozen(cache_hash=True)
class Now(Power):
    """Used once, when the domain is built."""

    effect: Effect

    def timing(self) -> Phrase:
        return say("When built")

    def alone(self, readings: Readings) -> Power:
        return evolve(self, effect=self.effect.alone(readings))

    def signs(self) -> Marks:
        return self.effect.signs()

    def words(self) -> Phrase:
        return capital(self.effect.sentence())


@power("when")
@frozen(cache_hash=True)
class When(Power):
    """Used each time a moment comes: to the owner, to an opponent, or to anyone."""

    moment: Moment
    do: Effect
    whose: Whose = field(default=Whose.OWN)

    @whose.validator
    def _fits_the_moment(self, _attribute: Attribute[Whose], value: Whose) -> None:
        if value not in self.moment.words:
            message = f"'{value}' doesn't go with the moment '{self.moment}'"
            raise ValueError(message)

    def timing(self) -> Phrase:
        timing, _ = self.moment.words[self.whose]
        return timing

    def alone(self, readings: Readings) -> Power:
        return evolve(self, do=self.do.alone(readings))

    def signs(self) -> Marks:
        return (self.moment.sign, THEN, *self.do.signs())

    def words(self) -> Phrase:
        _, words = self.moment.words[self.whose]
        return capital(words(self.do.sentence()))


class Modifier(Power):
    """A power that is asked, not used: each answer is neutral, unless a power has another.

    No answer hangs on those of other powers, so none has a priority.
    """

    __slots__ = ()

    is_immune: ClassVar[bool] = False
    """Whether nobody may take anything from the owner."""
    may_forbid: ClassVar[bool] = False
    """Whether the power may forbid that a citizen is gained."""

    def forbids(self, state: State, card: Card) -> bool:
        """Return whether a citizen may not be gained now."""
        return False

    def extra_for_copies(self, extra: int) -> int:
        """Return the changed extra Gold of a citizen for the copies already owned."""
        return extra

    def dearer(self, action: Action) -> Amounts:
        """Return the addition to each price of an action."""
        return NOTHING

    def cheaper(self, action: Action) -> tuple[Amounts, ...]:
        """Return the reductions of each price of an action, from which the payer chooses one."""
        return ()

    def waived_icons(self, action: Action) -> int:
        """Return the number of role icons that may be missing."""
        return 0

    def also_gold(self, action: Action) -> tuple[Resource, ...]:
        """Return the resources that count as real Gold in the prices of an action."""
        return ()

    def alone(self, readings: Readings) -> Power:
        return self

    def timing(self) -> Phrase:
        return say("In your Action Phase")


@power("no_extra_for_copies")
@frozen(cache_hash=True)
class NoExtraForCopies(Modifier):
    """Recruiting costs nothing extra for copies (Emerald Stronghold)."""

    def extra_for_copies(self, extra: int) -> int:
        return 0

    def signs(self) -> Marks:
        return (Mark("recruit"), Mark(text="+0"), Mark("gold"))

    def words(self) -> Phrase:
        return say("Recruiting never costs you the extra Gold for copies you already have")


@power("cheaper_domains")
@frozen(cache_hash=True)
class CheaperDomains(Modifier):
    """Each domain built is cheaper (Pratchett's Plateau)."""

    gold: int = field(validator=ge(1))

    def cheaper(self, action: Action) -> tuple[Amounts, ...]:
        return (Amounts(gold=self.gold),) if action is BUILD else ()

    def signs(self) -> Marks:
        return (Mark("build"), Mark(text=f"−{self.gold}"), Mark("gold"))

    def words(self) -> Phrase:
        return say("Each domain you build costs {gold} Gold less", gold=self.gold)


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
