"""Effects that let their owner do what an action does (X15)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import AtPlace, at_pile, place_name
from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import of_any_kind
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, SLAY
from valeria_desktop.games.valeria.rules.model.price import can_pay
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.turn.actions import OneMoreAct
from valeria_desktop.games.valeria.rules.turn.pay import pay_for, pay_without_extra
from valeria_desktop.games.valeria.rules.turn.prices import (
    can_slay,
    offer_at,
    prices_without_extra,
)
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.kinds import Kind
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


class Plus(Kind):
    """Whether copies of a citizen raise its price, as they do in an action (T18)."""

    USUAL = "usual"
    NONE = "no-plus"


@frozen(cache_hash=True)
class _PaidAt(Effect):
    """Having a named card for its price, without using an action."""

    place: int
    card: Card

    action: ClassVar[Action]

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.agenda.append(pay_for(self.action, self.place))

    def signs(self) -> Marks:
        return (Mark(self.icon), Mark(text=self.card.name))

    @property
    def icon(self) -> str:
        return self.action.said.icon

    @property
    def key(self) -> str:
        return f"{self.action}-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


@frozen(cache_hash=True)
class SlayAt(_PaidAt):
    """Slaying a named monster: one way of `MaySlay`."""

    action: ClassVar[Action] = SLAY

    def words(self) -> Phrase:
        return at_pile(
            say("Slay {card} at its normal price", card=self.card.name), self.place, self.card
        )


@frozen(cache_hash=True)
class BuildAt(_PaidAt):
    """Building a named domain: one way of `MayBuild`."""

    action: ClassVar[Action] = BUILD

    def words(self) -> Phrase:
        return at_pile(
            say("Build {card} at its normal price", card=self.card.name), self.place, self.card
        )


@frozen(cache_hash=True)
class RecruitAt(_PaidAt):
    """Recruiting a named citizen: one way of `MayRecruit`."""

    plus: Plus

    action: ClassVar[Action] = RECRUIT

    def apply(self, state: State, seat: int, cause: Card) -> None:
        pay = pay_for if self.plus is Plus.USUAL else pay_without_extra
        state.agenda.append(pay(RECRUIT, self.place))

    def words(self) -> Phrase:
        words = say(_RECRUITED[self.plus], card=self.card.name)
        return at_pile(words, self.place, self.card)


_RECRUITED = {
    Plus.USUAL: "Recruit {card} at its normal price",
    Plus.NONE: "Recruit {card} without the extra Gold for copies",
}
_slay_at, _build_at, _recruit_at = cache(SlayAt), cache(BuildAt), cache(RecruitAt)


class _May(SeenAfter, Pick):
    """Optional: have a card for its price, with all that belongs to the action (X15)."""

    __slots__ = ()

    optional: ClassVar[bool] = True
    is_clause: ClassVar[bool] = True
    brings_a_card: ClassVar[bool] = True


@effect("may_slay")
@frozen(cache_hash=True)
class MaySlay(_May):
    """Optional: slay a monster at its price without using an action (T23)."""

    def ways(self, state: State, seat: int, cause: Card) -> list[SlayAt]:
        return [
            _slay_at(place, state.stacks[place][-1])
            for place in state.table.layout.open_places
            if can_slay(state, seat, place)
        ]

    def signs(self) -> Marks:
        return (Mark("slay"),)

    def words(self) -> Phrase:
        return say("you may slay one monster at its normal price")


@effect("may_build")
@frozen(cache_hash=True)
class MayBuild(_May):
    """Optional: build a domain at its price without using an action (X15).

    A stack whose domain is just being built has no face-up one (FF10).
    """

    def ways(self, state: State, seat: int, cause: Card) -> list[BuildAt]:
        return [
            _build_at(place, offered.card)
            for place in state.table.layout.open_places
            if (offered := offer_at(state, seat, place)) and offered.action is BUILD
        ]

    def signs(self) -> Marks:
        return (Mark("build"),)

    def words(self) -> Phrase:
        return say("you may build one domain at its normal price")


@effect("may_recruit")
@frozen(cache_hash=True)
class MayRecruit(_May):
    """Optional: recruit a citizen without using an action, also without the extra (X15, AG6)."""

    plus: Plus = Plus.USUAL

    def ways(self, state: State, seat: int, cause: Card) -> list[RecruitAt]:
        return [
            _recruit_at(place, state.stacks[place][-1], self.plus)
            for place in state.table.layout.open_places
            if self._can_recruit(state, seat, place)
        ]

    def _can_recruit(self, state: State, seat: int, place: int) -> bool:
        if self.plus is Plus.USUAL:
            offered = offer_at(state, seat, place)
            return offered is not None and offered.action is RECRUIT
        prices = prices_without_extra(state, seat, place)
        money = money_of(state, seat)
        return any(can_pay(price, money) for price in prices)

    def signs(self) -> Marks:
        line = (Mark("recruit"),)
        return line if self.plus is Plus.USUAL else (*line, Mark(text="+0"), Mark("gold"))

    def words(self) -> Phrase:
        return say(_MAY_RECRUIT[self.plus])


_MAY_RECRUIT = {
    Plus.USUAL: "you may recruit one citizen at its normal price",
    Plus.NONE: "you may recruit one citizen without the extra Gold for copies",
}


@effect("one_more_action")
@frozen(cache_hash=True)
class OneMoreAction(Effect):
    """The active player takes an action at once, whatever phase it is (FF8)."""

    plain: bool = False
    brings_a_card: ClassVar[bool] = True

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.agenda.append(OneMoreAct())

    def alone(self, readings: Readings) -> Effect:
        return self

    def income(self, owner: Holdings) -> Income:
        return of_any_kind(1.0)  # the least that an action brings (T15)

    @property
    def icon(self) -> str:
        return "actions"

    def signs(self) -> Marks:
        return Mark(text="+1"), Mark("actions")

    def words(self) -> Phrase:
        return say("one more action")

    @property
    def reading(self) -> Phrase:
        return say("The action is taken at once and may be any, also outside the Action Phase.")

    def sentence(self) -> Phrase:
        return say("Take one more action")
