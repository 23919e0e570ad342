"""What someone may have in one imagined future, where trades matter and not only dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.coach.wants import Saved, Want
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import PlayerView


class Purse:
    """What someone has in one future, who takes what brings them nearest to what they want."""

    def __init__(self, want: Want, player: PlayerView) -> None:
        self._want = want
        self._player = player
        self._has = {"gold": player.gold, "strength": player.strength, "magic": player.magic}

    def is_enough(self, more: int) -> bool:
        """Tell whether it can be paid with a number of more units of anything."""
        has = Saved(self._has[self._want.kind], self._has["magic"], more)
        return more >= 0 and self._want.is_met_by(has)

    def gain(self, number: int) -> None:
        """Gain a number, of what is missing most."""
        for _ in range(number):
            real, price = self._has[self._want.kind], self._want.price
            self._has[self._want.kind if price and not real else "magic"] += 1

    def use(self, effects: Iterable[Effect]) -> None:
        """Use powers: what asks for something last, so that it is there."""
        for effect in sorted(effects, key=lambda each: isinstance(each, Trade)):
            self._use(effect)

    def _use(self, effect: Effect) -> None:
        match effect:
            case GainAny():
                self.gain(effect.number)
            case AllOf():
                self.use(effect.effects)
            case OneOf():
                self._use_best(effect.effects)
            case Trade():
                self._trade(effect)
            case _:
                self._add(effect)

    def _add(self, effect: Effect) -> None:
        match effect:
            case Gain():
                amounts = effect.amounts
            case GainPer():
                amounts = effect.gain * effect.per.of(self._player)
            case _:
                return  # from others: left out
        self._has = {kind: number + getattr(amounts, kind) for kind, number in self._has.items()}

    def _use_best(self, ways: Iterable[Effect]) -> None:
        before, best = self._has, None
        for way in ways:
            self._has = dict(before)
            self._use(way)
            if best is None or self._lacks(self._has) < self._lacks(best):
                best = self._has
        self._has = best or before

    def _trade(self, trade: Trade) -> None:
        before = self._has
        paid = {kind: number - getattr(trade.pay, kind) for kind, number in before.items()}
        if min(paid.values()) < 0:
            return
        self._has = paid
        self._use(trade.get)
        if self._lacks(self._has) >= self._lacks(before):
            self._has = before

    def _lacks(self, has: Mapping[str, int]) -> int:
        """Count how many are missing."""
        real, magic = has[self._want.kind], has["magic"]
        free = 0
        while not self._want.is_met_by(Saved(real, magic, free)):
            free += 1
        return free
