"""The powers that are asked, not used: what a card costs a player now, and who may be named."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, field, frozen
from attrs.validators import ge

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power, power
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, SLAY, Action
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import OR, Mark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks


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

    def when_built(self, missing: int) -> Effect | None:
        """Return what is due when its owner builds a domain, some of whose roles were missing."""
        return None

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

    @property
    def reading(self) -> Phrase:
        return say(
            "A domain that costs 0 Gold costs nothing, and you need no Gold of your own for it."
        )


@power("cheaper_citizens")
@frozen(cache_hash=True)
class CheaperCitizens(Modifier):
    """Each citizen recruited is cheaper (Defiant Ridge)."""

    gold: int = field(validator=ge(1))

    def cheaper(self, action: Action) -> tuple[Amounts, ...]:
        return (Amounts(gold=self.gold),) if action is RECRUIT else ()

    def signs(self) -> Marks:
        return (Mark("recruit"), Mark(text=f"−{self.gold}"), Mark("gold"))

    def words(self) -> Phrase:
        return say("Each citizen you recruit costs {gold} Gold less", gold=self.gold)

    @property
    def reading(self) -> Phrase:
        return say(
            "A citizen that costs 0 Gold costs nothing, and you need no Gold of your own for it."
        )


@power("cheaper_slaying")
@frozen(cache_hash=True)
class CheaperSlaying(Modifier):
    """Each monster slain is cheaper, in extra slays too (Fort Skyler)."""

    strength: int = field(validator=ge(1))

    def cheaper(self, action: Action) -> tuple[Amounts, ...]:
        return (Amounts(strength=self.strength),) if action is SLAY else ()

    def signs(self) -> Marks:
        return (Mark("slay"), Mark(text=f"−{self.strength}"), Mark("strength"))

    def words(self) -> Phrase:
        return say("Each monster you slay costs {strength} Strength less", strength=self.strength)

    @property
    def reading(self) -> Phrase:
        return say(
            "A monster that costs 0 Strength costs only its Magic, and you need no Strength for it."
        )


@power("cheaper_slaying_either")
@frozen(cache_hash=True)
class CheaperSlayingEither(Modifier):
    """Each monster slain is cheaper in one resource of the payer's choice (Thunder Axe, RE4)."""

    number: int = field(validator=ge(1))

    def cheaper(self, action: Action) -> tuple[Amounts, ...]:
        if action is not SLAY:
            return ()
        return (Amounts(magic=self.number), Amounts(strength=self.number))

    def timing(self) -> Phrase:
        return say("In your turn")

    def signs(self) -> Marks:
        less = Mark(text=f"−{self.number}")
        return (Mark("slay"), less, Mark("magic"), OR, less, Mark("strength"))

    def words(self) -> Phrase:
        return say(
            "Each monster you slay costs {number} Magic or {number} Strength less",
            number=self.number,
        )

    @property
    def reading(self) -> Phrase:
        return say(
            "You choose for each monster. What costs 0 Strength then needs no Strength of your own."
        )


@power("waive_role")
@frozen(cache_hash=True)
class WaiveRole(Modifier):
    """A domain may be built with one role missing; if none is, something is gained (Evermap)."""

    otherwise: Effect

    def waived_icons(self, action: Action) -> int:
        return 1 if action is BUILD else 0

    def when_built(self, missing: int) -> Effect | None:
        return None if missing else self.otherwise

    def alone(self, readings: Readings) -> Power:
        return evolve(self, otherwise=self.otherwise.alone(readings))

    def timing(self) -> Phrase:
        return say("In your turn")

    def signs(self) -> Marks:
        return (Mark("build"), Mark(text="−1"), Mark("person"), OR, *self.otherwise.signs())

    def words(self) -> Phrase:
        return say(
            "Each domain you build may lack one role; if it lacks none, gain {gain}",
            gain=self.otherwise.words(),
        )

    @property
    def reading(self) -> Phrase:
        return say("A domain that you gain for free isn't built.")


@power("dearer_slaying")
@frozen(cache_hash=True)
class DearerSlaying(Modifier):
    """Each monster slain costs more Magic (Dark Lord Rising, SV8)."""

    magic: int = field(validator=ge(1))

    def dearer(self, action: Action) -> Amounts:
        return Amounts(magic=self.magic) if action is SLAY else NOTHING

    def signs(self) -> Marks:
        return (Mark("slay"), Mark(text=f"+{self.magic}"), Mark("magic"))

    def words(self) -> Phrase:
        return say("Each monster you slay costs {magic} Magic more", magic=self.magic)


@power("strength_for_citizens")
@frozen(cache_hash=True)
class StrengthForCitizens(Modifier):
    """Strength counts as Gold in the price of a citizen, in any mix (New Shilina Tower)."""

    def also_gold(self, action: Action) -> tuple[Resource, ...]:
        return (Resource.STRENGTH,) if action is RECRUIT else ()

    def timing(self) -> Phrase:
        return say("Always")

    def signs(self) -> Marks:
        return (Mark("recruit"), Mark("gold"), OR, Mark("strength"))

    def words(self) -> Phrase:
        return say("You can pay for citizens with Strength as well as with Gold")

    @property
    def reading(self) -> Phrase:
        return say("You can mix Gold, Strength and Magic, but at least 1 must be Gold or Strength.")


@power("blockade")
@frozen(cache_hash=True)
class Blockade(Modifier):
    """No citizen with a number of this roll can be gained in an Action Phase (CS18)."""

    may_forbid: ClassVar[bool] = True

    def forbids(self, state: State, card: Card) -> bool:
        results = (*state.dice, sum(state.dice))
        return state.phase == "actions" and not set(results).isdisjoint(card.numbers)

    def signs(self) -> Marks:
        return (Mark("recruit"), Mark("roll"), Mark(text="0"))

    def words(self) -> Phrase:
        return say(
            "In the Action Phase nobody can recruit or gain citizens with a number of the roll: "
            "either die or their sum"
        )


@power("immune")
@frozen(cache_hash=True)
class Immune(Modifier):
    """Nobody may take anything from the owner (Castle of the Seven Suns)."""

    is_immune: ClassVar[bool] = True

    def timing(self) -> Phrase:
        return say("Always")

    def signs(self) -> Marks:
        return (Mark("steal"), Mark(text="0"))

    def words(self) -> Phrase:
        return say("Opponents can't take resources or cards from you")


def modifiers_among(powers: Iterable[Power]) -> tuple[Modifier, ...]:
    """Return the powers that are asked."""
    return tuple(power for power in powers if isinstance(power, Modifier))
