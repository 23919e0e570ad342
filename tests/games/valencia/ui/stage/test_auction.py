"""The staging of an auction in the middle of the table: exact times, their order, and secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import AtStack
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.ui.paint.auction_layout import AuctionLayout
from valeria_desktop.games.valencia.ui.parts.auction_stand import (
    AuctionStand,
    stand_between,
    stand_of,
)
from valeria_desktop.games.valencia.ui.stage.auction import (
    AtAuction,
    BidComes,
    LeavesPlace,
    Staged,
    Unstaged,
    is_last_bid,
)
from valeria_desktop.games.valencia.ui.stage.flights import beats
from valeria_desktop.games.valencia.ui.stage.motions import Reveals
from valeria_desktop.games.valencia.ui.stage.tension import breath_of, margin_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.stage.beats import Canvas, Passage
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import Beat


class Auction:
    """An auction for oranges: seat 1 holds the figure, so it is asked first and you last."""

    def __init__(self, *stacks: str) -> None:
        self.stacks = stacks
        self.table = Scenario(players=len(stacks)).figure(1)
        if len(stacks) == 2:
            self.table.nina("6 5 4 2")
        for seat, held in enumerate(stacks):
            self.table.stacks(seat, held)
        self.table.at(RoundPart.D, "oranges")
        self.table.game.watch()

    def scene(self) -> Scene:
        made: Scene = RULES.scene(self.table.game, default_seats(len(self.stacks)), 0)
        return made

    def reveals(self, seat: int) -> list[Beat]:
        """Let a player reveal the stack; return the beats that tell it."""
        before = self.scene()
        self.table.reveals(seat, self.stacks[seat])
        made = self.table.last
        assert made is not None
        seats = default_seats(len(self.stacks))
        scenes: list[Scene] = [RULES.scene(moment, seats, 0) for moment in made.moments]
        lines = tuple(Line(1, 1, event) for event in made.events)
        passage = Passage(lines, before, self.scene(), lambda number: scenes[number - 1])
        return [*beats(passage)]

    def ends(self) -> list[Beat]:
        """Let all reveal, and return the beats of the last one: yours."""
        number = len(self.stacks)
        for seat in range(1, number):
            self.reveals(seat)
        return self.reveals(0)


def times(beat: Beat) -> list[tuple[str, float, float]]:
    return [
        (type(motion).__name__, motion.at, motion.end)
        for motion in beat.motions
        if isinstance(motion, BidComes | Staged)
    ]


def staged(beat: Beat) -> list[Staged]:
    return [motion for motion in beat.motions if isinstance(motion, Staged)]


# --- the breath


@pytest.mark.parametrize(
    ("sums", "margin", "breath"),
    [
        ((9,), None, 0.0),
        ((7, 7, 2), 0, 2000.0),
        ((5, 8, 9), 1, 2000.0),
        ((9, 7, 7), 2, 1200.0),
        ((9, 4), 5, 400.0),
        ((12, 3), 9, 400.0),
    ],
)
def test_the_closer_the_sums_the_longer_the_breath(
    sums: tuple[int, ...], margin: int | None, breath: float
) -> None:
    assert margin_of(sums) == margin
    assert breath_of(margin) == breath


@pytest.mark.parametrize(
    ("mine", "first", "breath"), [("6 4", "5", 400.0), ("6 1", "5", 1200.0), ("6", "5", 2000.0)]
)
def test_the_last_bid_lies_face_down_for_a_breath(mine: str, first: str, breath: float) -> None:
    beat, *_ = Auction(mine, first, "1").ends()
    total = sum(int(number) for number in mine.split())
    turned = 280.0 + breath + 160.0
    assert times(beat) == [
        ("BidComes", 0.0, 280.0),
        ("Staged", 280.0, 280.0 + breath),
        ("Staged", 280.0 + breath, turned),
        ("Staged", turned, turned + 45.0 * total),
    ]


def test_an_earlier_bid_turns_up_at_once_and_stands_to_be_read() -> None:
    (beat,) = Auction("6", "5", "1").reveals(1)
    assert times(beat) == [
        ("BidComes", 0.0, 280.0),
        ("Staged", 280.0, 440.0),
        ("Staged", 440.0, 665.0),
        ("Staged", 665.0, 1025.0),
    ]


# --- what is seen


def test_a_bid_comes_from_its_stack_face_down_and_turns_up_alone() -> None:
    auction = Auction("6", "5", "1")
    auction.reveals(1)
    (beat,) = auction.reveals(2)
    comes = as_a(BidComes, beat.motions[0])
    assert (comes.where, comes.seat, comes.number) == (AtStack(2, 0), 2, 1)
    assert [bid.seat for bid in comes.stand.bids] == [1]
    assert comes.stand.coming == (2, 0)
    turns, counts, _stands = staged(beat)
    assert [(bid.seat, bid.turned) for bid in turns.start.bids] == [(1, 1.0), (2, 0.0)]
    assert [(bid.seat, bid.turned) for bid in turns.goal.bids] == [(1, 1.0), (2, 1.0)]
    assert [bid.points for bid in counts.start.bids] == [5.0, 0.0]
    assert [bid.points for bid in counts.goal.bids] == [5.0, 1.0]


def test_the_sum_counts_up_point_by_point() -> None:
    (beat,) = Auction("6", "5", "1").reveals(1)
    _turns, counts, _stands = staged(beat)
    at_two = stand_between(counts.start, counts.goal, 2 / 5)
    assert [bid.points for bid in at_two.bids] == [2.0]


def test_nothing_of_a_coming_bid_is_told_before_it_turns_up() -> None:
    down, turns, *_ = staged(Auction("6", "5", "1").ends()[0])
    assert down.start == down.goal == turns.start
    assert [bid.points for bid in down.start.bids] == [5.0, 1.0, 0.0]
    assert {bid.won for bid in down.start.bids} == {0.0}
    assert down.start.ribbon == ""


def test_the_winner_gets_gold_and_the_figure_walks_to_the_seat() -> None:
    _revealed, ranked, walks, *_ = Auction("6", "5", "1").ends()
    assert times(ranked) == [("Staged", 0.0, 320.0), ("Staged", 320.0, 800.0)]
    verdict, stands = staged(ranked)
    assert {bid.won for bid in verdict.start.bids} == {0.0}
    assert {bid.seat: bid.won for bid in verdict.goal.bids} == {0: 1.0, 1: 0.0, 2: 0.0}
    assert {bid.seat: bid.lost for bid in verdict.goal.bids} == {0: 0.0, 1: 0.0, 2: 1.0}
    assert stands.goal.ribbon == "by one"
    (walk,) = staged(walks)
    assert (walk.start.figure, walk.goal.figure, walk.lasts) == (1, 0, 420.0)


def test_the_ribbon_tells_of_a_tie_and_of_nothing_wider_than_one() -> None:
    assert [
        staged(Auction(mine, "5", "1").ends()[1])[0].goal.ribbon for mine in ("5", "4", "3", "6 5")
    ] == ["a tie", "by one", "", ""]


def test_at_rest_the_table_stands_as_the_staging_left_it() -> None:
    auction = Auction("6", "5", "1")
    assert stand_of(auction.scene()) is not None
    *_, walks = [beat for beat in auction.ends() if staged(beat)]
    left, rest = staged(walks)[-1].goal, stand_of(auction.scene())
    assert rest is not None
    assert {bid.seat: bid for bid in rest.bids} == {bid.seat: bid for bid in left.bids}
    assert (rest.figure, rest.ribbon) == (left.figure, left.ribbon) == (0, "by one")


def test_nina_sits_at_the_end_and_turns_up_last() -> None:
    auction = Auction("6", "5")
    auction.reveals(1)
    assert not is_last_bid(auction.scene())
    mine, ninas, *_ = auction.reveals(0)
    assert staged(mine)[-1].goal.sides == (0, 1, NINA)
    assert not any(bid.won for motion in staged(ninas) for bid in motion.goal.bids)
    comes = as_a(BidComes, ninas.motions[0])
    assert (comes.seat, comes.who, comes.number) == (NINA, None, 1)
    assert [bid.seat for bid in staged(ninas)[0].start.bids][-1] == NINA


class Away:
    """Remembers the stacks that were taken away."""

    def __init__(self) -> None:
        self.away: list[At] = []

    def take_away(self, at: At) -> None:
        self.away.append(at)


class Ground:
    """A table on which everything lies in one box, with a round table or without."""

    def __init__(self, *, has_room: bool) -> None:
        self.has_room = has_room
        self.poses = Away()

    def box_of(self, at: At) -> QRectF | None:
        return QRectF(0, 0, 100, 100) if self.has_room or at != AtAuction() else None

    def rest(self) -> None:
        """Move nothing: all is at rest."""


def test_without_room_for_the_round_table_the_stack_is_read_over_its_place() -> None:
    (beat,) = Auction("6", "5", "1").reveals(1)
    (unstaged,) = [motion for motion in beat.motions if isinstance(motion, Unstaged)]
    assert isinstance(unstaged.shown, Reveals)
    seen = {
        has_room: [
            type(motion).__name__
            for motion in beat.motions
            if motion.places(Ground(has_room=has_room)) is not None
        ]
        for has_room in (True, False)
    }
    assert seen == {True: ["BidComes", "Staged", "Staged", "Staged"], False: ["Unstaged"]}


def test_the_place_of_a_stack_is_empty_while_its_cards_lie_on_the_round_table() -> None:
    (beat,) = Auction("6", "5", "1").reveals(1)
    (leaves,) = [motion for motion in beat.motions if isinstance(motion, LeavesPlace)]
    shown = [motion for motion in beat.motions if isinstance(motion, BidComes | Staged)]
    assert (leaves.at, leaves.end) == (0.0, max(motion.end for motion in shown))
    for has_room in (True, False):
        ground = Ground(has_room=has_room)
        leaves.pose(ground, 0.5)
        assert ground.poses.away == ([AtStack(1, 0)] if has_room else [])


def test_every_line_lands_with_its_beat() -> None:
    found = Auction("6", "5", "1").ends()
    assert [beat.lands for beat in found] == [*range(1, len(found) + 1)]
    for beat in found[:3]:
        last = max(beat.motions, key=lambda motion: motion.end)
        assert last.lands == beat.lands


# --- reduced movement


def painted(look: Look, motion: Staged, part: float, *, is_calm: bool) -> QImage:
    """Paint a motion in a room as drawn."""
    image = QImage(396, 253, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    canvas = Canvas(painter, RoomLook(look), ParchmentLook(look), None, 1.0)
    paint = motion.calm if is_calm else motion.paint
    paint(canvas, [QRectF(0, 0, 396, 253)], part)
    painter.end()
    return image


def channels(image: QImage, x: int, y: int) -> tuple[int, int, int]:
    colour = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue()


def apart(one: QImage, other: QImage, box: QRect) -> int:
    """Return the greatest difference between two pictures in a box, in a colour's 256 steps."""
    return max(
        abs(first - second)
        for x in range(box.left(), box.right() + 1)
        for y in range(box.top(), box.bottom() + 1)
        for first, second in zip(channels(one, x, y), channels(other, x, y), strict=True)
    )


def test_for_reduced_movement_the_table_fades_over_and_nothing_else_pales(look: Look) -> None:
    _breath, turns, *_ = staged(Auction("6", "5", "1").ends()[0])
    begins, ends = (painted(look, turns, part, is_calm=False) for part in (0.0, 1.0))
    half = painted(look, turns, 0.5, is_calm=True)
    others = QRect(60, 20, 110, 120)
    assert begins.copy(others) == ends.copy(others)
    assert apart(half, begins, others) <= 3  # the rounding of blended colours
    own = QRect(170, 180, 56, 70)
    assert min(apart(half, begins, own), apart(half, ends, own)) > 30
    assert painted(look, turns, 1.0, is_calm=True) == ends


@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(200, 190), (300, 262), (420, 360)])
def test_no_sum_lies_below_the_storys_button(number: int, size: tuple[int, int]) -> None:
    """The button takes the upper right corner; the figure is beside the middle there."""
    stand = AuctionStand(sign="wine", sides=tuple(range(number)))
    room = QRectF(0, 0, *size)
    layout = AuctionLayout(room, size[1] / 262, stand)
    corner = QRectF(0, 0, size[0] * 0.36, size[1] * 0.22)
    corner.moveTopRight(room.topRight())
    for seat in stand.sides:
        side = layout.side(seat)
        assert not corner.contains(layout.at(side.sum)), seat
        assert not corner.contains(layout.at(side.figure)), seat
