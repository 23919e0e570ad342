"""Using powers: plain ones act at once, the others are offered together.

One step serves a harvest's choices and exchanges (T9), rewards, and powers that are due at the same
time and used in the order that their owner likes (T29).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.due import Due, due
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.model.options import DONE, UseWay, use_way
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.in_force import in_force
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.moments import Moment


@step("use")
class Use(Question):
    """Use these powers in any order; the optional ones may stay unused."""

    seat: int
    dues: tuple[Due, ...]

    prompt = Prompt.USE
    is_followed = True

    def asked(self, state: State) -> int:
        return self.seat

    def options(self, state: State) -> Sequence[Option]:
        if len(self.dues) == 1 and self.dues[0].fixed_options:
            return self.dues[0].fixed_options
        options: list[Option] = []
        may_stop = True
        dues = dict.fromkeys(self.dues) if len(self.dues) > 1 else self.dues
        for owed in dues:
            answers = owed.fixed_options or [
                use_way(owed.cause, way) for way in owed.effect.ways(state, self.seat, owed.cause)
            ]
            options += answers
            if answers and not owed.effect.optional:
                may_stop = False
        if options and may_stop:
            options.append(DONE)
        return told_apart(state, options) if state.table.catalog.sets else options

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, UseWay):
            return
        if len(self.dues) > 1:
            at = self._used(state, option)
            state.agenda.append(Use(self.seat, self.dues[:at] + self.dues[at + 1 :]))
        option.way.apply(state, self.seat, option.cause)

    def _used(self, state: State, option: UseWay) -> int:
        return next(
            at
            for at, used in enumerate(self.dues)
            if used.cause is option.cause
            and option.way in used.effect.ways(state, self.seat, used.cause)
        )

    def words(self) -> Phrase:
        return say("what will you use?")

    def words_with(self, options: Sequence[Option]) -> Phrase:
        if DONE in options:
            return self.words()
        if len(self.dues) == 1 and (question := self.dues[0].effect.question):
            return question
        causes = {option.cause for option in options if isinstance(option, UseWay)}
        return say("choose one.") if len(causes) == 1 else say("what comes first?")


def told_apart(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Name the sets of cards that share their name with others to choose or to use (X2)."""
    named: dict[str, set[Card]] = {}
    for option in options:
        if isinstance(option, UseWay):
            for card in _cards_of(option):
                named.setdefault(card.name, set()).add(card)
    shared = {card for cards in named.values() if len(cards) > 1 for card in cards}
    return [_from_its_box(state, option, shared) for option in options] if shared else options


def _cards_of(option: UseWay) -> Iterator[Card]:
    """Yield the card that a way is about, and the card whose power is used."""
    if option.way.card is not None:
        yield option.way.card
    yield option.cause


def _from_its_box(state: State, option: Option, shared: set[Card]) -> Option:
    if not isinstance(option, UseWay):
        return option
    boxes = (state.table.catalog.set_of(card) for card in _cards_of(option) if card in shared)
    box = next((each.name for each in boxes if each is not None), None)
    return option if box is None else use_way(option.cause, option.way, box)


@step("apply")
class Apply(Step):
    """Use one of several effects when the ones before it are done."""

    seat: int
    effect: Effect
    cause: Card

    def run(self, state: State) -> None:
        self.effect.apply(state, self.seat, self.cause)


class Pick(Effect):
    """An effect whose owner picks one of its ways."""

    __slots__ = ()

    plain: bool = False
    asks: ClassVar[bool] = True

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.agenda.append(_offer_one(seat, due(self, cause)))


def use(state: State, seat: int, dues: Iterable[Due]) -> None:
    """Use effects that are due together: plain ones now, the others in their owner's order."""
    if left := use_plain(state, seat, dues):
        state.agenda.append(left)


def use_plain(state: State, seat: int, dues: Iterable[Due]) -> Step | None:
    """Use the plain effects; return a step for the others, or None."""
    pending = []
    for owed in dues:
        if owed.effect.plain:
            owed.effect.apply(state, seat, owed.cause)
        else:
            pending.append(owed)
    return offer(seat, pending) if pending else None


def offer(seat: int, pending: list[Due]) -> Step:
    """Return the step that lets the owner use effects that aren't plain."""
    return _offer_one(seat, pending[0]) if len(pending) == 1 else Use(seat, tuple(pending))


@cache
def _offer_one(seat: int, owed: Due) -> Step:
    return Use(seat, (owed,)) if owed.effect.asks else Apply(seat, owed.effect, owed.cause)


def triggered(state: State, seat: int, moment: Moment) -> Sequence[Due]:
    """Return a seat's due effects at a moment that comes to it, in tableau order."""
    player = state.players[seat]
    if not (player.domains or player.laid):
        return ()
    dues = player.domain_tally().triggers.get(moment, ())
    return dues if dues and _counts(state, moment) else ()


def come(state: State, seat: int, moment: Moment) -> None:
    """Let a moment come to a seat: use what is due to it, then what is due to the others."""
    player = state.players[seat]
    if moment in state.table.shared_moments:
        use_at(state, seat, moment, triggered(state, seat, moment))
    elif (player.domains or player.laid) and (dues := triggered(state, seat, moment)):
        use(state, seat, dues)


def use_at(state: State, seat: int, moment: Moment, dues: Sequence[Due]) -> None:
    """Use these effects at a moment that comes to a seat, then what is due to the others."""
    if moment not in state.table.shared_moments:
        if dues:
            use(state, seat, dues)
        return
    left = [use_plain(state, seat, dues)] if dues else []
    if _counts(state, moment):
        left += [
            use_plain(state, other, theirs)
            for other in state.opponents(seat)
            if (theirs := state.players[other].domain_tally().others_triggers.get(moment))
        ]
        left.append(_in_any_order(seat, _for_all(state, moment)))
    state.agenda.extend([step for step in reversed(left) if step])


def _for_all(state: State, moment: Moment) -> list[Due]:
    """Return what is due to cards that count for everyone: once, whosever moment it is."""
    if not state.table.has_standing:
        return []
    return [
        due(trigger.do, card)
        for card in in_force(state)
        for trigger in card.triggers
        if trigger.moment is moment
    ]


def _in_any_order(seat: int, dues: list[Due]) -> Step | None:
    """Return the step that uses effects after those of domains, in a player's order (X23)."""
    if len(dues) > 1:
        return Use(seat, tuple(dues))
    return _offer_one(seat, dues[0]) if dues else None


def _counts(state: State, moment: Moment) -> bool:
    """Return whether a moment counts in the present phase (X16)."""
    return not moment.phase or moment.phase == state.phase
