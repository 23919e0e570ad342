"""Guests in the seats of bots: their names, and guests who come as a surprise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.bots.registry import USUAL_LEVEL, levels_of, parts_of, with_leaning
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import Sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.seats import Seat

SURPRISE = "?"
"""The sign of a guest who stays unknown until the game begins, as in "knight+?"."""
_ROW = 107  # a random stream of the seed that neither the engine nor the bots use


@frozen
class Guests:
    """The guests of a game, who may sit in a bot's place, each at any level."""

    rules: Rules[Any]

    # --- names of bots

    def of(self, bot: str | None) -> str:
        """Return the id of a bot's guest; empty for a person, or a bot without a guest."""
        guest = parts_of(bot)[1] if bot else ""
        return guest if guest in self.rules.guests else ""

    def level_of(self, bot: str | None) -> str:
        """Return the level of a bot; empty for a person, or a bot without a level."""
        level = parts_of(bot)[0] if bot else ""
        return level if level in levels_of(self.rules) else ""

    def is_surprise(self, bot: str | None) -> bool:
        """Return whether a bot stands for a surprise guest."""
        is_marked = bool(bot) and parts_of(bot or "")[1] == SURPRISE
        return is_marked and bool(self.rules.guests) and bool(self.level_of(bot))

    def is_same(self, bot: str | None, other: str | None) -> bool:
        """Return whether two bots are the same guest."""
        return bool(self.of(bot)) and self.of(bot) == self.of(other)

    def free(self, seats: Sequence[Seat]) -> str:
        """Return a guest who has no seat yet; empty if all have one."""
        taken = {self.of(seat.bot) for seat in seats}
        return next((guest for guest in self.rules.guests if guest not in taken), "")

    # --- seats

    def seated(self, seat: Seat, bot: str | None) -> Seat:
        """Return a seat for a bot or a person (None), with a new name unless a person typed it."""
        name = seat.name
        if name in self._given_names():
            name = self.rules.guests.get(self.of(bot), seat.sign.value.capitalize())
        return evolve(seat, bot=bot, name=name)

    def moved(self, seat: Seat, other: Seat, seats: Sequence[Seat]) -> Seat:
        """Return a guest's old seat, now with the guest of the seat `other` or with a free one."""
        level = self.level_of(seat.bot)
        guest = self.of(other.bot)
        if not guest:
            guest = self.free(seats)
        return self.seated(seat, with_leaning(level, guest))

    def _given_names(self) -> set[str]:
        """Return the names that the program gives to seats by itself."""
        return {*self.rules.guests.values(), *(sign.value.capitalize() for sign in Sign)}

    # --- surprises

    def surprised(self, seats: Sequence[Seat], seed: int) -> tuple[Seat, ...]:
        """Return the seats with a guest for each surprise, at most one level off the wished one."""
        found = list(seats)
        for index, seat in enumerate(seats):
            if self.is_surprise(seat.bot):
                stream = Stream(seed, _ROW + index)
                found[index] = self.seated(seat, self._anybody(seat, found, stream))
        return tuple(found)

    def _anybody(self, seat: Seat, seats: Sequence[Seat], stream: Stream) -> str:
        levels = levels_of(self.rules)
        at = levels.index(self.level_of(seat.bot) or USUAL_LEVEL)
        near = levels[max(0, at - 1) : at + 2]
        taken = {self.of(other.bot) for other in seats}
        free = [guest for guest in self.rules.guests if guest not in taken]
        return with_leaning(
            near[stream.below(len(near))], free[stream.below(len(free))] if free else ""
        )
