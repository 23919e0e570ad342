"""The things on a table that can be chosen now, and their answers: one thing, or a way's ends."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import evolve, frozen

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.scene import Scene


@frozen
class MoveAnswer:
    """An option that takes something from one place to another."""

    id: str
    start: At
    goal: At

    @property
    def ends(self) -> tuple[At, At]:
        """The start and the goal."""
        return self.start, self.goal


@frozen(slots=False)
class Answers:
    """Things that are answers, and ways with two ends that are chosen one after the other."""

    things: frozenset[At] = frozenset()
    ways: tuple[MoveAnswer, ...] = ()
    picked: At | None = None
    """The end of a way that was chosen first; None without one."""

    @cached_property
    def starts(self) -> frozenset[At]:
        """The starts of all ways."""
        return frozenset(way.start for way in self.ways)

    @cached_property
    def goals(self) -> frozenset[At]:
        """The goals of the ways that fit the picked end."""
        return frozenset(way.goal for way in self.ways if self.picked in {None, *way.ends})

    @cached_property
    def lit(self) -> frozenset[At]:
        """All things that can be chosen now.

        A start that is the only one needn't be chosen. After a start, the player may pick another
        start or a goal; after a goal, the player chooses a start.
        """
        if not self.ways:
            return self.things
        starts = self.starts if len(self.starts) > 1 else frozenset()
        if self.picked is None or self.picked in starts:
            return self.goals | starts
        return frozenset(way.start for way in self.ways_at(self.picked)) | {self.picked}

    def ways_at(self, at: At | None) -> tuple[MoveAnswer, ...]:
        """Return the ways from or to a thing; with a picked end, only its ways.

        Where things could move there and back, the picked one goes to the other.
        """
        found = tuple(way for way in self.ways if at in way.ends)
        picked = tuple(way for way in found if self.picked in way.ends)
        there = tuple(way for way in picked if way.ends == (self.picked, at))
        return there or picked or found

    def answer(self, at: At) -> At | str | None:
        """Return the answer of a lit thing: itself, or a way's id; None while an end is missing."""
        if at in self.things:
            return at
        ways = self.ways_at(at)
        if len(ways) != 1 or at == self.picked:
            return None
        (way,) = ways
        if self.picked in way.ends:
            return way.id
        return at if at == way.goal else None

    @property
    def unpicked(self) -> Answers:
        """The same answers with no end of a way picked."""
        return self if self.picked is None else evolve(self, picked=None)

    def picking(self, at: At) -> Answers:
        """Return the same answers with one end of a way picked, or with none."""
        return evolve(self, picked=None if at == self.picked else at)


NO_ANSWERS = Answers()


def answers_of(scene: Scene) -> Answers:
    """Return the answers that a scene's viewer can choose on the table."""
    if scene.decision is None or not scene.is_asked:
        return NO_ANSWERS
    things: set[At] = set()
    ways: list[MoveAnswer] = []
    for option in scene.decision.options:
        if len(option.ends) > 1:
            start, goal = option.ends
            ways.append(MoveAnswer(option.id, start, goal))
        else:
            things.update(option.ends)
    return Answers(frozenset(things), tuple(ways))
