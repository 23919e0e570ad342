"""The powers that are used at a time: when their domain is built, or at named moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Attribute, evolve, field, frozen

from valeria_desktop.games.valeria.rules.model.effect import Effect, Power, power
from valeria_desktop.games.valeria.rules.moments import Moment, Whose
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.signs import THEN, Mark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.effect import Readings
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

    @property
    def reading(self) -> Phrase | None:
        return self.moment.reading

    def alone(self, readings: Readings) -> Power:
        return evolve(self, do=self.do.alone(readings))

    def signs(self) -> Marks:
        line: Marks = (self.moment.sign, THEN, *self.do.signs())
        return (Mark("opponent"), *line) if self.whose is Whose.OPPONENTS else line

    def words(self) -> Phrase:
        _, words = self.moment.words[self.whose]
        return capital(words(self.do.sentence()))


def triggers_among(powers: Iterable[Power]) -> tuple[When, ...]:
    """Return the powers that wait for a moment."""
    return tuple(power for power in powers if isinstance(power, When))
