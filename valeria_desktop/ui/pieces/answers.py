"""What can be chosen on a table now, and by which answer: one thing, or the two ends of a move."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import evolve, frozen

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.scene import Scene


@frozen
class MoveAnswer:
    """An answer that takes something from one place to another."""

    id: str
    start: At
    goal: At

    @property
    def ends(self) -> tuple[At, At]:
        """Both of its places."""
        return self.start, self.goal


@frozen(slots=False)
class Answers:
    """Things that are answers, and ways whose two ends are chosen one after the other."""

    things: frozenset[At] = frozenset()
    ways: tuple[MoveAnswer, ...] = ()
    picked: At | None = None
    """The end of a way that was chosen first."""

    @cached_property
    def starts(self) -> frozenset[At]:
        """All starts of ways."""
        return frozenset(way.start for way in self.ways)

    @cached_property
    def goals(self) -> frozenset[At]:
        """All goals of ways that fit the picked end."""
        return frozenset(way.goal for way in self.ways if self.picked in {None, *way.ends})

    @cached_property
    def lit(self) -> frozenset[At]:
        """All things that can be chosen now.

        A start that is the only one needs not be chosen. Who picked a start may pick another one;
        who picked a goal chooses a start next.
        """
        if not self.ways:
            return self.things
        starts = self.starts if len(self.starts) > 1 else frozenset()
        if self.picked is None or self.picked in starts:
            return self.goals | starts
        return frozenset(way.start for way in self.ways_at(self.picked)) | {self.picked}

    def ways_at(self, at: At | None) -> tuple[MoveAnswer, ...]:
        """Return the ways from or to a thing, and only those of the picked end if it has any."""
        found = tuple(way for way in self.ways if at in way.ends)
        picked = tuple(way for way in found if self.picked in way.ends)
        return picked or found

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

    def picking(self, at: At) -> Answers:
        """Pick one end of a way, or let the picked one go."""
        return evolve(self, picked=None if at == self.picked else at)


NO_ANSWERS = Answers()


def answers_of(scene: Scene) -> Answers:
    """Return what the viewer of a scene can choose on the table."""
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
