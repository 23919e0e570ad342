"""The castle: workers sent there, castle moves, and bumping (WK60 to WK67).

One step, `CastleWork`, lies on the agenda as long as a series lasts: changes in the middle of the
series find it there and begin no series of their own (WK64).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.castle_options import (
    INWARDS,
    TO_SECTION,
    TO_THIRD,
    AtCastle,
    Bump,
    BumpAt,
    ShiftWorker,
)
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.options import STAY
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.rules.model.things import BUMPED, THIRD_TIER
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.games.viscounts.rules.use import use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.state import State, Workers

TOGETHER = 3
"""Number of own workers in a section from which one moves inwards (WK61, WK62)."""
FIRST, SECOND, THIRD = range(3)
_POSITIONS = range(SEGMENTS)


def segment_words(state: State, position: int) -> Phrase:
    """Return the name of a segment."""
    return state.table.ring.segments[position].words()


def _at_castle(state: State, verb: str, position: int) -> AtCastle:
    ring = state.table.ring
    return AtCastle(verb, position, ring.sections[position], ring.segments[position].name)


# --- workers come and move


@step("section")
class AskSection(Question):
    """Send workers from the supply into the first tier of a section of choice (WK67)."""

    seat: int
    number: int
    cause: Item

    prompt = Prompt.SECTION
    asks = say("which section do your workers enter?")

    def options(self, state: State) -> list[Option]:
        return [_at_castle(state, TO_SECTION, position) for position in _POSITIONS]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, AtCastle)
        send_workers(state, self.seat, option.position, self.number)


def send_workers(state: State, seat: int, position: int, number: int) -> None:
    """Put workers from the supply into the first tier of a section, as many as there are."""
    side = state.side(seat)
    number = min(number, side.workers)
    if not number:
        return
    side.workers -= number
    state.move_worker(seat, position, number)
    if state.events is not None:
        words = segment_words(state, position)
        state.events.append(told.WorkersSent(seat, number, position, words))
    begin_castle_work(state)


@step("shift_worker")
class AskShift(Question):
    """Move a worker of the first tier to a neighbouring section, or none (WK67)."""

    seat: int
    cause: Item

    prompt = Prompt.WORKER
    asks = say("which worker moves to the next section?")

    def options(self, state: State) -> list[Option]:
        seat, first = self.seat, state.first
        found: list[Option] = [
            _shift(state, position, goal)
            for position in _POSITIONS
            if first[position][seat]
            for goal in neighbours(position)
        ]
        return [*found, STAY] if found else []

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, ShiftWorker):
            shift_worker(state, self.seat, option.start, option.goal)


def _shift(state: State, start: int, goal: int) -> ShiftWorker:
    ring = state.table.ring
    sections = ring.sections[start], ring.sections[goal]
    segments = ring.segments[start].name, ring.segments[goal].name
    return ShiftWorker(start, goal, sections, segments)


def neighbours(position: int) -> tuple[int, int]:
    """Return the clockwise neighbour of a section, and the counter-clockwise one."""
    return (position + 1) % SEGMENTS, (position - 1) % SEGMENTS


def shift_worker(state: State, seat: int, start: int, goal: int) -> None:
    """Move a worker of the first tier, and look for castle moves."""
    _shifted(state, seat, start, goal)
    begin_castle_work(state)


def _shifted(state: State, seat: int, start: int, goal: int) -> None:
    state.move_worker(seat, start, -1)
    state.move_worker(seat, goal, 1)
    if state.events is not None:
        words = segment_words(state, goal)
        state.events.append(told.WorkerShifted(seat, start, goal, words))


def has_worker_in_first(state: State, seat: int) -> bool:
    """Return whether a player has a worker in the first tier."""
    return any(section[seat] for section in state.first)


# --- castle moves


@step("castle_work")
class CastleWork(Step):
    """Carry out castle moves until nothing is left to do, then bump (WK61 to WK65)."""

    def run(self, state: State) -> None:
        for seat in state.clockwise(state.active):
            for tier, section in ((FIRST, state.first), (SECOND, state.second)):
                ready = _ready(section, seat)
                if ready:
                    state.agenda.append(self)
                    _move(state, seat, tier, ready)
                    return
        if any(crowded(state)):
            state.agenda.append(AskCrowded(state.active))


CASTLE_WORK = CastleWork()


def begin_castle_work(state: State) -> None:
    """Begin a series of castle moves, unless one is going on already."""
    if CASTLE_WORK not in state.agenda:
        state.agenda.append(CASTLE_WORK)


def _ready(tier: tuple[Workers, ...], seat: int) -> list[int]:
    return [position for position in _POSITIONS if tier[position][seat] >= TOGETHER]


def _move(state: State, seat: int, tier: int, ready: list[int]) -> None:
    if len(ready) > 1:
        state.agenda.append(AskInwards(seat, tier))
    elif tier == FIRST:
        move_inwards(state, seat, ready[0])
    else:
        move_to_third(state, seat, ready[0])


@step("inwards")
class AskInwards(Question):
    """Choose the section whose worker moves inwards next."""

    seat: int
    tier: int

    prompt = Prompt.SECTION
    asks = say("in which section does a worker move inwards first?")

    def options(self, state: State) -> list[Option]:
        tier, verb = (state.second, TO_THIRD) if self.tier else (state.first, INWARDS)
        return [_at_castle(state, verb, position) for position in _ready(tier, self.seat)]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, AtCastle)
        if self.tier == FIRST:
            move_inwards(state, self.seat, option.position)
        else:
            move_to_third(state, self.seat, option.position)


def move_inwards(state: State, seat: int, position: int) -> None:
    """Move one worker to the second tier for its effect; two go to both sides after it (WK61)."""
    state.move_worker(seat, position, -1)
    state.move_inner(seat, position, 1)
    if state.events is not None:
        words = segment_words(state, position)
        state.events.append(told.WorkerRose(seat, position, 2, words))
    state.agenda.append(Spread(seat, position))
    section = state.table.ring.sections[position]
    use(state, seat, section.effect, section)


@step("spread")
class Spread(Step):
    """Move a worker to the clockwise neighbour and one to the counter-clockwise one.

    If the effect before has taken a worker away, there may be less than two left.
    """

    seat: int
    position: int

    def run(self, state: State) -> None:
        for goal in neighbours(self.position):
            if state.first[self.position][self.seat]:
                _shifted(state, self.seat, self.position, goal)


def move_to_third(state: State, seat: int, position: int) -> None:
    """Move one worker to the third tier, for a resource (WK62)."""
    state.move_inner(seat, position, -1)
    state.enter_third(seat)
    if state.events is not None:
        words = segment_words(state, position)
        state.events.append(told.WorkerRose(seat, position, 3, words))
    state.crown(seat)
    use(state, seat, state.table.catalog.tiers[THIRD].entered, THIRD_TIER)


# --- bumping


def crowded(state: State) -> Sequence[tuple[int, int]]:
    """Return the tier and position of each section with too many workers (WK63)."""
    return [
        (tier, position)
        for tier, sections in ((FIRST, state.first), (SECOND, state.second))
        for position in _POSITIONS
        if sum(sections[position]) > state.table.catalog.tiers[tier].limit
    ]


@step("crowded")
class AskCrowded(Question):
    """Choose the section with too many workers that is looked at next (WK63)."""

    seat: int

    prompt = Prompt.BUMP
    asks = say("which section has too many workers?")

    def options(self, state: State) -> list[Option]:
        ring = state.table.ring
        return [
            BumpAt(bool(tier), position, ring.sections[position], ring.segments[position].name)
            for tier, position in crowded(state)
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, BumpAt)
        state.agenda += (CASTLE_WORK, AskBump(self.seat, int(option.is_inner), option.position))


@step("bump")
class AskBump(Question):
    """Send workers home from a section, one by one, until the rest fits (WK63)."""

    seat: int
    tier: int
    position: int

    prompt = Prompt.BUMP
    asks = say("whose worker goes home?")

    def options(self, state: State) -> list[Option]:
        ring, section = state.table.ring, self._section(state)
        if sum(section) <= state.table.catalog.tiers[self.tier].limit:
            return []
        place = ring.sections[self.position], ring.segments[self.position].name
        return [
            Bump(bool(self.tier), self.position, *place, seat, state.table.seat_words(seat))
            for seat, number in enumerate(section)
            if number
        ]

    def _section(self, state: State) -> Workers:
        return (state.second if self.tier else state.first)[self.position]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Bump)
        state.agenda.append(self)
        bump(state, self.seat, self.tier, self.position, option.seat)


def bump(state: State, by: int, tier: int, position: int, seat: int) -> None:
    """Send a worker home to its owner's supply, who gains something for it."""
    move = state.move_inner if tier else state.move_worker
    move(seat, position, -1)
    state.side(seat).workers += 1
    if state.events is not None:
        words = segment_words(state, position)
        state.events.append(told.WorkerBumped(seat, by, position, tier + 1, words))
    use(state, seat, state.table.catalog.tiers[tier].bumped, BUMPED)
