"""Effects made of other effects: one of them, all of them, or one under a condition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field
from attrs.validators import min_len

from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, effect
from valeria_desktop.games.viscounts.rules.model.options import TakeWay
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.steps import Question, step
from valeria_desktop.games.viscounts.rules.turn.criminals import criminals_of
from valeria_desktop.games.viscounts.rules.use import Use, use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, join, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.state import State


@effect("all_of")
class AllOf(Effect):
    """All parts, in this order, each finished before the next."""

    parts: tuple[Effect, ...] = field(validator=min_len(2))

    def works(self, state: State, seat: int) -> bool:
        return any(part.works(state, seat) for part in self.parts)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        first, *later = self.parts
        state.agenda += [Use(seat, part, cause) for part in reversed(later)]
        use(state, seat, first, cause)

    def words(self) -> Phrase:
        return join([part.words() for part in self.parts])


@effect("one_of")
class OneOf(Effect):
    """Exactly one part; one that would do nothing can't be chosen while another does something."""

    parts: tuple[Effect, ...] = field(validator=min_len(2))

    def works(self, state: State, seat: int) -> bool:
        return any(part.works(state, seat) for part in self.parts)

    def ways(self, state: State, seat: int) -> list[tuple[int, Effect]]:
        """Return the numbers and effects of the parts that would do something."""
        numbered = enumerate(self.parts, start=1)
        return [(number, part) for number, part in numbered if part.works(state, seat)]

    def apply(self, state: State, seat: int, cause: Item) -> None:
        ways = self.ways(state, seat)
        if len(ways) > 1:
            state.agenda.append(AskWay(seat, self, cause))
        elif ways:
            use(state, seat, ways[0][1], cause)

    def words(self) -> Phrase:
        parts = [part.words() for part in self.parts]
        if any(isinstance(part, AllOf) for part in self.parts):
            return say("either {first}, or {last}", first=join(parts[:-1], "or"), last=parts[-1])
        return join(parts, "or")


@step("way")
class AskWay(Question):
    """Choose one of several effects."""

    seat: int
    effect: Effect
    cause: Item

    prompt = Prompt.WAY
    asks = say("choose one.")

    def options(self, state: State) -> Sequence[Option]:
        assert isinstance(self.effect, OneOf)
        return [TakeWay(number, way) for number, way in self.effect.ways(state, self.seat)]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, TakeWay)
        use(state, self.seat, option.effect, self.cause)


@effect("if_no_criminals")
class IfNoCriminals(Effect):
    """An effect that works without criminals on the owner's board only (WK20)."""

    effect: Effect

    def works(self, state: State, seat: int) -> bool:
        return not criminals_of(state, seat) and self.effect.works(state, seat)

    def apply(self, state: State, seat: int, cause: Item) -> None:
        if not criminals_of(state, seat):
            use(state, seat, self.effect, cause)

    def words(self) -> Phrase:
        return say("without criminals, {effect}", effect=self.effect.words())
