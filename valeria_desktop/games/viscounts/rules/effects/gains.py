"""Gaining amounts, and flipping debts and deeds (WK15 to WK18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Factory, field
from attrs.validators import ge, in_

from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, effect
from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.rules.turn.papers import (
    AskFlip,
    AskResource,
    GainPapers,
    flip,
    gain_papers,
)
from valeria_desktop.games.viscounts.rules.use import Use
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State

_NAMES = ("silver", "ink", "stone", "gold")


def _fixed(gain: Gain) -> tuple[tuple[str, int], ...]:
    amounts = [(name, getattr(gain.amounts, name)) for name in _NAMES]
    return tuple((name, number) for name, number in amounts if number)


@effect("gain")
class Gain(Effect):
    """Gain amounts: corruption, virtue, silver, resources, deeds, debts, in this order."""

    amounts: Amounts
    fixed: tuple[tuple[str, int], ...] = field(
        init=False, eq=False, repr=False, default=Factory(_fixed, takes_self=True)
    )
    """The silver and the named resources that are gained."""

    def works(self, state: State, seat: int) -> bool:
        amounts, side = self.amounts, state.side(seat)
        if self.fixed or amounts.any or amounts.deed or amounts.debt:
            return True
        moves = amounts.virtue and side.virtue > 1
        return bool(moves or (amounts.corruption and side.corruption < _LAST))

    def apply(self, state: State, seat: int, cause: Item) -> None:
        amounts = self.amounts
        if amounts.corruption:
            state.corrupt(seat, amounts.corruption, cause)
        if amounts.virtue:
            state.ennoble(seat, amounts.virtue, cause)
        for name, number in self.fixed:
            state.gain(seat, name, number, cause)
        deeds, debts = amounts.deed, amounts.debt
        if not amounts.any:
            if deeds or debts:
                gain_papers(state, seat, deeds, debts, cause)
            return
        if deeds or debts:
            state.agenda.append(GainPapers(seat, deeds, debts, cause))
        state.agenda += [AskResource(seat, cause)] * amounts.any

    def words(self) -> Phrase:
        return say("gain {amounts}", amounts=self.amounts.words())


_LAST = 7
CARD = "card"


@effect("flip")
class Flip(Effect):
    """Pay a debt, have a deed approved, or choose between both, a number of times (WK16)."""

    what: str = field(default=CARD, validator=in_((CARD, *Paper)))
    times: int = field(default=1, validator=ge(1))

    def works(self, state: State, seat: int) -> bool:
        return bool(self._papers(state, seat))

    def _papers(self, state: State, seat: int) -> list[Paper]:
        side = state.side(seat)
        there = ((Paper.DEBT, side.debts), (Paper.DEED, side.deeds))
        return [paper for paper, number in there if number and self.what in (CARD, paper)]

    def apply(self, state: State, seat: int, cause: Item) -> None:
        papers = self._papers(state, seat)
        if self.times > 1:
            state.agenda.append(Use(seat, Flip(self.what, self.times - 1), cause))
        if len(papers) > 1:
            state.agenda.append(AskFlip(seat, cause))
        elif papers:
            flip(state, seat, papers[0], cause)

    def words(self) -> Phrase:
        if self.times > 1:
            return say("{times} times, {effect}", times=self.times, effect=_FLIPS[self.what])
        return _FLIPS[self.what]


_FLIPS = {
    CARD: say("pay a debt or have a deed approved"),
    Paper.DEBT: say("pay a debt"),
    Paper.DEED: say("have a deed approved"),
}
