"""What of the city can be chosen now, and by which answer."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.rules.model.options import Move, MovePalm

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene

    Target = AtCell | AtBush


@frozen
class Way:
    """An answer that takes something from one place to another."""

    id: str
    start: Target
    goal: Target


@frozen(slots=False)
class Offers:
    """Targets that are answers, and ways whose two ends are pointed at one after the other."""

    targets: frozenset[Target] = frozenset()
    ways: tuple[Way, ...] = ()
    picked: Target | None = None
    """The end of a way that was pointed at first."""

    @cached_property
    def starts(self) -> frozenset[Target]:
        """Where what may move stands."""
        return frozenset(way.start for way in self.ways)

    @cached_property
    def goals(self) -> frozenset[Target]:
        """Where it may go, with what is picked."""
        return frozenset(way.goal for way in self.ways if self.picked in {None, *_ends(way)})

    @cached_property
    def lit(self) -> frozenset[Target]:
        """Give all that can be chosen; where only one thing can move, it needs not be pointed at.

        Who picked a start may pick another one; who picked a goal says from where.
        """
        if not self.ways:
            return self.targets
        starts = self.starts if len(self.starts) > 1 else frozenset()
        if self.picked is None or self.picked in starts:
            return self.goals | starts
        return frozenset(way.start for way in self.ways_at(self.picked)) | {self.picked}

    def ways_at(self, target: Target | None) -> tuple[Way, ...]:
        """Give the ways from or to a target, those of what is picked if it is one of its."""
        found = tuple(way for way in self.ways if target in _ends(way))
        picked = tuple(way for way in found if self.picked in _ends(way))
        return picked or found

    def answer(self, target: Target) -> Target | str | None:
        """Give what a lit target answers: itself, or the id of a way; None if more is to say."""
        if target in self.targets:
            return target
        ways = self.ways_at(target)
        if len(ways) != 1 or target == self.picked:
            return None
        (way,) = ways
        if self.picked in _ends(way):
            return way.id
        return target if target == way.goal else None

    def picking(self, target: Target) -> Offers:
        """Pick one end of a way; what is picked already no longer."""
        return evolve(self, picked=None if target == self.picked else target)


def _ends(way: Way) -> tuple[Target, Target]:
    return way.start, way.goal


NO_OFFERS = Offers()


def offers_of(scene: Scene) -> Offers:
    """Look what a scene's question offers to whoever sees it."""
    if scene.decision is None or not scene.is_asked:
        return NO_OFFERS
    targets: set[Target] = set()
    ways: list[Way] = []
    for option in scene.decision.options:
        if isinstance(option, Move):
            ways.append(Way(option.id, AtCell(option.start), AtCell(option.goal)))
        elif isinstance(option, MovePalm):
            ways.append(Way(option.id, AtBush(option.start), AtBush(option.goal)))
        elif isinstance(option.at, AtCell | AtBush):
            targets.add(option.at)
    return Offers(frozenset(targets), tuple(ways))
