"""Standing powers: icons, conversions, limits and triggers (WK45, WK46)."""

from __future__ import annotations

from attrs import field
from attrs.validators import ge, in_

from valeria_desktop.games.viscounts.rules.model.amounts import Icons, amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Power, power
from valeria_desktop.games.viscounts.rules.model.kinds import (
    RESOURCES,
    SILVER,
    Action,
    Icon,
    Moment,
)
from valeria_desktop.kernel.phrases import Phrase, capital, count, say

PIECES = (SILVER, Icon.MERCHANT.value, *(resource.value for resource in RESOURCES))


@power("icons")
class HasIcons(Power):
    """Icons that count in every primary action, and at the end (WK36, WK113)."""

    icons: Icons

    def words(self) -> Phrase:
        return say("you always have {icons}", icons=self.icons.words())


@power("extra_move")
class ExtraMove(Power):
    """Further steps of each ride that are free (WK31)."""

    steps: int = field(validator=ge(1))

    def words(self) -> Phrase:
        return count(
            self.steps,
            "you may ride {number} space farther for free",
            "you may ride {number} spaces farther for free",
        )


@power("dismiss_cost")
class DismissPrice(Power):
    """A lower price of dismissing (WK38)."""

    silver: int = field(validator=ge(0))

    def words(self) -> Phrase:
        return say("you dismiss townsfolk for {silver} silver", silver=self.silver)


@power("hand_limit")
class HandLimit(Power):
    """More cards to draw up to (WK95)."""

    cards: int = field(validator=ge(1))

    def words(self) -> Phrase:
        return count(
            self.cards,
            "you draw up to {number} card more",
            "you draw up to {number} cards more",
        )


@power("fund")
class Fund(Power):
    """Pieces that count as icons of an action, `number` of a piece for `icons` of them (WK45)."""

    action: Action
    piece: str = field(validator=in_(PIECES))
    number: int = field(default=1, validator=ge(1))
    icons: int = field(default=1, validator=ge(1))
    once: bool = False
    """Only one piece for each action."""

    def words(self) -> Phrase:
        pieces = _piece_words(self.number, self.piece)
        gain = self.action.icon.words(self.icons)
        if self.once:
            return say(
                "once in each action, {pieces} may count as {icons}", pieces=pieces, icons=gain
            )
        return say("{pieces} may count as {icons}", pieces=pieces, icons=gain)


def _piece_words(number: int, piece: str) -> Phrase:
    if piece == Icon.MERCHANT:
        return Icon.MERCHANT.words(number)
    return amount_words(number, piece)


@power("on")
class On(Power):
    """An effect each time a moment comes for the owner (WK46, WK86)."""

    moment: Moment
    do: Effect

    def triggered(self, moment: Moment) -> Effect | None:
        return self.do if moment is self.moment else None

    def words(self) -> Phrase:
        return say(
            "{moment}: {effect}", moment=_MOMENTS[self.moment], effect=capital(self.do.words())
        )


_MOMENTS = {
    Moment.AFTER_TRADE: say("after you trade"),
    Moment.AFTER_BUILD: say("after you build"),
    Moment.AFTER_WORKERS: say("after you send workers"),
    Moment.AFTER_TRANSCRIBE: say("after you transcribe"),
    Moment.COLLISION: say("in each collision"),
    Moment.FLIP_DEBT: say("each time you pay a debt"),
    Moment.GAIN_DEBT: say("each time you gain a debt"),
    Moment.HIRE: say("each time you hire"),
    Moment.FLIP: say("each time it pays a debt or has a deed approved"),
    Moment.GAIN_SCHEME: say("each time it gains a scheme"),
    Moment.SHUFFLE: say("each time it shuffles"),
}
