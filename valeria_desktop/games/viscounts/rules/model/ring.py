"""The ring: five segments in a random order, with their spaces, spots and links (WK5, WK30, WK51).

Segments are counted by their position in the ring, clockwise from 0. A space, a spot and a
link has one number in the whole ring; the five links between segments follow from their order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.games.viscounts.rules.model.kinds import LANES, Lane
from valeria_desktop.games.viscounts.rules.model.things import Link, Segment, Spot

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Exchange, Section

SEGMENTS = 5
SPOTS_OF_A_SEGMENT = 5
SPACES = SEGMENTS * len(LANES)
SPOTS = SEGMENTS * SPOTS_OF_A_SEGMENT
_FARTHEST = SPACES
"""The most further steps that are worth looking at: a full round and a half."""
_LONGEST = 4  # the largest silver value, and one to spare
LEFT, RIGHT, INNER = (lane.at for lane in LANES)


@frozen(eq=False)
class LinkBetween:
    """A link of this ring with the numbers of both its spots."""

    link: Link
    start: int
    goal: int

    def other(self, spot: int) -> int:
        """Return the other end."""
        return self.goal if spot == self.start else self.start


def space_at(position: int, lane: Lane) -> int:
    """Return the number of a space."""
    return position * len(LANES) + lane.at


def position_of(space: int) -> int:
    """Return the position of a space's segment."""
    return space // len(LANES)


def lane_of(space: int) -> Lane:
    """Return which space of its segment a space is."""
    return LANES[space % len(LANES)]


def is_inner(space: int) -> bool:
    """Return whether a space is on the inner path."""
    return space % len(LANES) == INNER


def _ways() -> tuple[tuple[int, ...], ...]:
    """Return for each space the spaces one step on (WK30)."""
    found: list[tuple[int, ...]] = []
    for position in range(SEGMENTS):
        here, onwards = position * len(LANES), (position + 1) % SEGMENTS * len(LANES)
        found += [
            (here + RIGHT, here + INNER),
            (onwards + LEFT,),
            (here + RIGHT, onwards + INNER),
        ]
    return tuple(found)


WAYS = _ways()


def _further_steps(start: int, steps: int) -> tuple[int | None, ...]:
    """Return for each space by how many steps a ride of at least `steps` has to be longer."""
    reached = {start}
    for _ in range(steps):
        reached = {goal for space in reached for goal in WAYS[space]}
    found: list[int | None] = [None] * SPACES
    for further in range(_FARTHEST + 1):
        for space in reached:
            if found[space] is None:
                found[space] = further
        reached = {goal for space in reached for goal in WAYS[space]}
    return tuple(found)


FURTHER_STEPS = tuple(
    tuple(_further_steps(start, steps) for steps in range(_LONGEST + 1)) for start in range(SPACES)
)
"""For each start and number of steps: the fewest further steps to each space (WK31, WK32)."""


def way_to(start: int, goal: int) -> tuple[int, ...]:
    """Return the spaces of the shortest way of at least one step, the start first."""
    ways: list[tuple[int, ...]] = [(start,)]
    for _ in range(SPACES + 1):
        ways = [(*way, onwards) for way in ways for onwards in WAYS[way[-1]]]
        found = next((way for way in ways if way[-1] == goal), None)
        if found is not None:
            return found
        ways = list({way[-1]: way for way in ways}.values())
    return ()


@frozen(eq=False)
class Ring:
    """The board of a game: the segments in their order, its side, and the castle's turn."""

    segments: tuple[Segment, ...]
    side: int
    """Which side of the segments lies up; the sides differ in their trades only (WK5)."""
    sections: tuple[Section, ...]
    """The section of the castle that faces each segment, by position (WK6)."""
    spots: tuple[Spot, ...] = field(init=False)
    links: tuple[LinkBetween, ...] = field(init=False)
    links_of: tuple[tuple[LinkBetween, ...], ...] = field(init=False)
    """For each spot, its links."""
    spots_of: tuple[tuple[int, ...], ...] = field(init=False)
    """For each space, the spots that can be built on from there (WK52); none from inner ones."""
    trades: tuple[Exchange | None, ...] = field(init=False)
    """For each space, its exchange; None on the inner path."""
    starts: dict[int, int] = field(init=False)
    """The space of each start number."""

    @spots.default
    def _spots(self) -> tuple[Spot, ...]:
        return tuple(spot for segment in self.segments for spot in segment.spots)

    @links.default
    def _links(self) -> tuple[LinkBetween, ...]:
        return tuple(
            LinkBetween(
                link,
                spot_at(position, link.start),
                spot_at(position, link.goal) if link.goal else spot_at(position + 1, 1),
            )
            for position, segment in enumerate(self.segments)
            for link in segment.links
        )

    @links_of.default
    def _links_of(self) -> tuple[tuple[LinkBetween, ...], ...]:
        found: list[list[LinkBetween]] = [[] for _ in range(SPOTS)]
        for link in self.links:
            found[link.start].append(link)
            found[link.goal].append(link)
        return tuple(map(tuple, found))

    @spots_of.default
    def _spots_of(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(
                spot
                for spot in spots_in(position_of(space))
                if self.spots[spot].side is lane_of(space)
            )
            for space in range(SPACES)
        )

    @trades.default
    def _trades(self) -> tuple[Exchange | None, ...]:
        return tuple(
            self.segments[position_of(space)].trades[self.side].get(lane_of(space))
            for space in range(SPACES)
        )

    @starts.default
    def _starts(self) -> dict[int, int]:
        return {
            number: space_at(position, path)
            for position, segment in enumerate(self.segments)
            for path, number in segment.starts.items()
        }


def spot_at(position: int, number: int) -> int:
    """Return the number in the ring of a segment's spot, which counts from 1."""
    return position % SEGMENTS * SPOTS_OF_A_SEGMENT + number - 1


def spots_in(position: int) -> range:
    """Return the spots of a segment."""
    return range(position * SPOTS_OF_A_SEGMENT, (position + 1) * SPOTS_OF_A_SEGMENT)
