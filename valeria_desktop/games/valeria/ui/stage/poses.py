"""Motions of things on the table itself: the table moves it, and puts it back at rest.

They ask the table's `poses`; a table without them, as in a replay, stays as it is.
"""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Protocol

from attrs import frozen
from PySide6.QtCore import QEasingCurve

from valeria_desktop.ui.stage.beats import Motion, StageGround
from valeria_desktop.ui.stage.motions import eased, in_strokes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard
    from valeria_desktop.games.valeria.rules.scene import Scene

_SINKS, _NODS, _BOUNCES = 2.0, 2.0, 3.0  # in units
_BLOW, _BLOWS = 3.0, 3  # the mat's way to a side, in units, and how often it goes there and back
_STROKES = 3
_SWINGS = (14.0, 9.0, 4.0)
"""How far a trophy swings to each side, in degrees."""
_LIFTS = 6.0
_FADES = 80.0


class Poses(Protocol):
    """The table's parts that can be moved for a while."""

    def sink(self, at: AtPlace, units: float) -> None:
        """Move a stack down."""

    def lift(self, at: AtPlace, after: Scene) -> None:
        """Show a stack as it is in a later scene: its top card is in the air."""

    def go_away(self, *, is_away: bool) -> None:
        """Leave out what makes a journey over the shown leaf."""

    def shake(self, units: float) -> None:
        """Move the mat to a side."""

    def prepare(self, seat: int, after: Scene) -> None:
        """Lay a player's board with room for the cards of a later scene."""

    def make_room(self, seat: int, after: Scene, share: float) -> None:
        """Move a player's cards a share of the way to their places in a later scene."""

    def nod(self, seat: int, units: float) -> None:
        """Move a player's board down."""

    def bounce(self, at: OfCard, units: float) -> None:
        """Move the neighbours of a card away from it."""

    def rise(self, at: OfCard, share: float, opacity: float) -> None:
        """Show a share of a house or a domain, from its roof down."""

    def swing(self, at: OfCard, degrees: float) -> None:
        """Turn a trophy round its hook."""

    def lift_heralds(self, units: float) -> None:
        """Raise every Herald that lies on a board."""


def _poses_of(ground: StageGround) -> Poses | None:
    found: Poses | None = getattr(ground, "poses", None)
    return found


@frozen(kw_only=True)
class Sinks(Motion):
    """A pressed stack sinks at once, and comes up when its card has left."""

    where: AtPlace

    def pose(self, ground: StageGround, part: float) -> None:
        if (poses := _poses_of(ground)) is not None:
            poses.sink(self.where, _SINKS if part < 1 else 0.0)


@frozen(kw_only=True)
class GoesAway(Motion):
    """What makes a journey over a leaf isn't at home."""

    def pose(self, ground: StageGround, part: float) -> None:
        if (poses := _poses_of(ground)) is not None:
            poses.go_away(is_away=part < 1)

    def pose_calmly(self, ground: StageGround, part: float) -> None:
        self.pose(ground, part)


@frozen(kw_only=True)
class Lifts(Motion):
    """A stack has an edge less, as its top card is in the air."""

    where: AtPlace
    after: Scene
    lasts: float = 0.0

    def pose(self, ground: StageGround, part: float) -> None:
        if (poses := _poses_of(ground)) is not None:
            poses.lift(self.where, self.after)


@frozen(kw_only=True)
class Prepares(Motion):
    """A board is laid for one more card, so that the card flies to where it will lie."""

    seat: int
    after: Scene
    lasts: float = 0.0

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        if (poses := _poses_of(ground)) is not None:
            poses.prepare(self.seat, self.after)
        return None


@frozen(kw_only=True)
class MakesRoom(Motion):
    """A player's cards and houses make room for one that is coming."""

    seat: int
    after: Scene

    def pose(self, ground: StageGround, part: float) -> None:
        if (poses := _poses_of(ground)) is not None:
            share = eased(part, QEasingCurve.Type.OutBack)
            poses.make_room(self.seat, self.after, share)


@frozen(kw_only=True)
class Nods(Motion):
    """A board nods as a card lands on it, and the card's neighbours bounce."""

    where: OfCard

    def pose(self, ground: StageGround, part: float) -> None:
        poses, seat = _poses_of(ground), self.where.seat
        if poses is not None and seat is not None:
            poses.nod(seat, _NODS * (1.0 - part) if part < 1 else 0.0)
            poses.bounce(self.where, _BOUNCES * sin(pi * part) if part < 1 else 0.0)

    def pose_calmly(self, ground: StageGround, part: float) -> None:
        """Stay: nothing nods or bounces with reduced movement."""


@frozen(kw_only=True)
class Rises(Motion):
    """A house or a domain rises out of its hill in three strokes; until then it isn't there."""

    where: OfCard
    waits: float
    """How long it isn't there yet, in ms from the motion's beginning."""

    def pose(self, ground: StageGround, part: float) -> None:
        if (poses := _poses_of(ground)) is not None:
            poses.rise(self.where, self._share(part), 1.0)

    def pose_calmly(self, ground: StageGround, part: float) -> None:
        """Fade in."""
        if (poses := _poses_of(ground)) is not None:
            time = part * self.lasts - self.waits
            poses.rise(self.where, 1.0, min(1.0, max(0.0, time / _FADES)))

    def _share(self, part: float) -> float:
        time = part * self.lasts - self.waits
        if time <= 0:
            return 0.0
        return in_strokes(time / max(1.0, self.lasts - self.waits), _STROKES)


@frozen(kw_only=True)
class Swings(Motion):
    """A trophy swings on its hook; until then it doesn't hang there."""

    where: OfCard
    waits: float
    """How long it doesn't hang there yet, in ms from the motion's beginning."""

    def pose(self, ground: StageGround, part: float) -> None:
        poses = _poses_of(ground)
        if poses is None:
            return
        time = part * self.lasts - self.waits
        if time < 0:
            poses.rise(self.where, 0.0, 1.0)
            return
        share = time / max(1.0, self.lasts - self.waits)
        poses.swing(self.where, _angle(share) if part < 1 else 0.0)

    def pose_calmly(self, ground: StageGround, part: float) -> None:
        """Fade in."""
        if (poses := _poses_of(ground)) is not None:
            time = part * self.lasts - self.waits
            poses.rise(self.where, 1.0, min(1.0, max(0.0, time / _FADES)))


def _angle(share: float) -> float:
    """Return the angle of a trophy at a part of its swinging, in degrees."""
    place = min(share * len(_SWINGS), len(_SWINGS) - 0.001)
    swing, along = _SWINGS[int(place)], place % 1.0
    return swing * sin(2 * pi * along)


@frozen(kw_only=True)
class Shakes(Motion):
    """The mat trembles under a blow."""

    pixels: float = _BLOW

    def pose(self, ground: StageGround, part: float) -> None:
        if (poses := _poses_of(ground)) is not None:
            way = sin(2 * pi * _BLOWS * part) * (1.0 - part)
            poses.shake(self.pixels * way if part < 1 else 0.0)

    def pose_calmly(self, ground: StageGround, part: float) -> None:
        """Stay: nothing shakes with reduced movement."""


@frozen(kw_only=True)
class HeraldsLift(Motion):
    """Every Herald on a board lifts, as one of them blows."""

    def pose(self, ground: StageGround, part: float) -> None:
        if (poses := _poses_of(ground)) is not None:
            rises = eased(min(1.0, 3 * part, 3 * (1.0 - part)), QEasingCurve.Type.OutCubic)
            poses.lift_heralds(_LIFTS * rises if part < 1 else 0.0)

    def pose_calmly(self, ground: StageGround, part: float) -> None:
        """Lift at once, and lie down at once."""
        if (poses := _poses_of(ground)) is not None:
            poses.lift_heralds(_LIFTS if part < 1 else 0.0)


@frozen(kw_only=True)
class TellsOf(Motion):
    """A player's deed is being told: their plaque wears their colour until the beat is over."""

    seat: int
    lasts: float = 0.0

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        tell_of = getattr(ground, "tell_of", None)
        if tell_of is not None:
            tell_of(self.seat)
        return None
