"""The three moments to look at again: the best move is one of them, then what cost most."""

from __future__ import annotations

from attrs import evolve, frozen

from valeria_desktop.coach.notable import NotableKind, best_move, notable_moments
from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch, TurnChances
from valeria_desktop.coach.trust import Margin, Measure
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say


@frozen
class _Named(Option):
    name: str

    @property
    def id(self) -> str:
        return self.name

    def words(self) -> Phrase:
        return say("{name}", name=self.name)


class _Waits(_Named):
    is_harmless = True


GOOD, BAD = _Named("good"), _Named("bad")


def fault(choices: int, cost: float, seat: int = 0, turn: int | None = None) -> Graded:
    at = choices if turn is None else turn
    return Graded(choices, seat, at, at, BAD, GOOD, 0.6, cost, is_secret=False)


def best(choices: int, lead: Margin, seat: int = 0, chosen: Option = GOOD) -> Graded:
    return Graded(
        choices,
        seat,
        choices,
        choices,
        chosen,
        chosen,
        0.6,
        0.0,
        is_secret=False,
        margin=Margin(0.0, 0.006),
        next_best=BAD,
        lead=lead,
    )


def told(*graded: Graded, luck: tuple[Fortune, ...] = ()) -> list[tuple[int, NotableKind]]:
    parts = [ReviewBatch(1, 1, graded, (), luck)]
    return [(each.choices, each.kind) for each in notable_moments(parts, {0})]


def test_the_best_move_is_there_even_if_faults_weigh_more() -> None:
    found = told(
        fault(1, 0.2), fault(2, 0.3), fault(3, 0.4), best(4, Margin(0.06, 0.006)),
        best(5, Margin(0.11, 0.006)),
    )  # fmt: skip
    assert found == [
        (2, NotableKind.FAULT),
        (3, NotableKind.FAULT),
        (5, NotableKind.BEST_MOVE),
    ]


def test_of_two_faults_in_a_turn_only_the_costlier_is_shown() -> None:
    found = told(fault(1, 0.2, turn=1), fault(2, 0.3, turn=1), fault(6, 0.1))
    assert found == [(2, NotableKind.FAULT), (6, NotableKind.FAULT)]


def test_points_are_weighed_against_chances() -> None:
    by_points = best(1, Margin(6.0, 1.0, Measure.POINTS))
    assert told(by_points, best(2, Margin(0.04, 0.006))) == [(1, NotableKind.BEST_MOVE)]
    assert told(by_points, best(2, Margin(0.08, 0.006))) == [(2, NotableKind.BEST_MOVE)]


def test_only_choices_of_the_asked_seats_count() -> None:
    assert told(fault(1, 0.4, seat=1), fault(2, 0.2)) == [(2, NotableKind.FAULT)]


def test_luck_fills_the_empty_places_the_greatest_first() -> None:
    luck = tuple(
        Fortune(choices, 0, choices, choices, say("a card was turned up"), (swing, -swing))
        for choices, swing in ((3, 0.1), (5, -0.3), (7, 0.2), (9, 0.005))
    )
    found = told(fault(1, 0.2), luck=luck)
    assert found == [(1, NotableKind.FAULT), (5, NotableKind.LUCK), (7, NotableKind.LUCK)]


def test_differences_below_their_error_are_no_faults() -> None:
    alike = evolve(fault(1, 0.02), margin=Margin(0.02, 0.03))
    assert told(alike) == []


def test_to_leave_all_as_it_is_is_the_best_move_only_where_nothing_else_was() -> None:
    waits = best(1, Margin(0.3, 0.006), chosen=_Waits("keep the dice"))
    assert told(waits, best(2, Margin(0.05, 0.006))) == [(2, NotableKind.BEST_MOVE)]
    assert told(waits) == [(1, NotableKind.BEST_MOVE)]


def test_a_choice_before_the_first_turn_is_the_best_move_only_where_no_other_is() -> None:
    dealt = best(0, Margin(0.3, 0.006))
    assert told(dealt, best(2, Margin(0.05, 0.006))) == [(2, NotableKind.BEST_MOVE)]
    assert told(dealt) == [(0, NotableKind.BEST_MOVE)]


# --- the best move by what mattered


def standing(turn: int, *points: int) -> TurnChances:
    return TurnChances(turn, turn, turn, (0.5, 0.5), points)


def evening(*graded: Graded, standings: tuple[TurnChances, ...]) -> list[ReviewBatch]:
    return [ReviewBatch(9, 9, graded, standings)]


def best_of(parts: list[ReviewBatch], seats: tuple[int, ...] = (0,)) -> tuple[int, int] | None:
    """Return the choice of the best move, and the points of its turn."""
    found = best_move(parts, seats)
    return None if found is None else (found.choices, found.points)


CLEAR, NARROW, TOSS_UP = Margin(0.12, 0.006), Margin(0.118, 0.006), Margin(0.02, 0.006)


def test_the_greatest_lead_beats_a_larger_deed() -> None:
    points = standing(1, 0, 0), standing(2, 1, 0), standing(3, 9, 0)
    weak = best(2, Margin(0.05, 0.006))
    assert best_of(evening(best(1, CLEAR), weak, standings=points)) == (1, 1)


def test_of_leads_within_their_error_the_larger_deed_is_the_best_move() -> None:
    points = standing(1, 0, 0), standing(2, 1, 0), standing(3, 9, 0)
    assert best_of(evening(best(1, CLEAR), best(2, NARROW), standings=points)) == (2, 8)


def test_of_alike_leads_and_deeds_the_greater_lead_then_the_earlier_choice_comes_first() -> None:
    level = standing(1, 0, 0), standing(2, 3, 0), standing(3, 6, 0)
    assert best_of(evening(best(1, NARROW), best(2, CLEAR), standings=level)) == (2, 3)
    assert best_of(evening(best(1, CLEAR), best(2, CLEAR), standings=level)) == (1, 3)


def test_where_all_leads_are_toss_ups_the_largest_deed_is_the_best_move() -> None:
    points = standing(1, 0, 0), standing(2, 3, 0), standing(3, 8, 9), standing(4, 9, 9)
    moves = best(1, TOSS_UP), best(2, TOSS_UP), best(3, TOSS_UP)
    assert best_of(evening(*moves, standings=points)) == (2, 5)


def test_of_two_toss_ups_in_one_turn_the_greater_lead_stands_for_its_deed() -> None:
    points = standing(1, 0, 0), standing(2, 5, 0)
    first, second = best(1, Margin(0.001, 0.006)), evolve(best(2, TOSS_UP), turn=1)
    assert best_of(evening(first, second, standings=points)) == (2, 5)


def test_a_small_deed_without_a_lead_is_the_best_move_where_no_other_is() -> None:
    points = standing(1, 0, 0), standing(2, 1, 0), standing(3, 3, 0), standing(4, 3, 0)
    minor = evening(best(1, TOSS_UP), best(2, TOSS_UP), best(3, TOSS_UP), standings=points)
    assert best_of(minor) == (2, 2)
    assert [each.kind for each in notable_moments(minor, {0})] == [NotableKind.BEST_MOVE]


def test_a_toss_up_in_a_turn_without_points_is_no_best_move() -> None:
    level = standing(1, 4, 0), standing(2, 4, 0), standing(3, 2, 0)
    assert best_of(evening(best(1, TOSS_UP), best(2, TOSS_UP), standings=level)) is None
    costly = fault(1, 0.2), fault(2, 0.3), fault(3, 0.4)
    assert told(*costly, best(4, TOSS_UP)) == [(each, NotableKind.FAULT) for each in (1, 2, 3)]


def test_a_best_move_however_small_takes_a_place_before_three_faults() -> None:
    costly = fault(1, 0.2), fault(2, 0.3), fault(3, 0.4)
    points = standing(4, 0, 0), standing(5, 1, 0)
    found = notable_moments(evening(*costly, best(4, TOSS_UP), standings=points), {0})
    assert [(each.choices, each.kind) for each in found] == [
        (2, NotableKind.FAULT),
        (3, NotableKind.FAULT),
        (4, NotableKind.BEST_MOVE),
    ]


def test_secret_points_at_the_end_are_no_deed_of_the_last_turn() -> None:
    end = evolve(standing(9, 40, 30), shares=(1.0, 0.0))
    points = standing(7, 10, 0), standing(8, 14, 0), end
    last, before = best(8, TOSS_UP), best(7, TOSS_UP)
    assert best_of(evening(before, last, standings=points)) == (7, 4)
    assert best_of(evening(last, standings=points)) is None


def test_points_of_another_seat_are_no_deed_of_mine() -> None:
    points = standing(1, 0, 0), standing(2, 0, 7)
    assert best_of(evening(best(1, TOSS_UP), standings=points)) is None
    theirs = evening(best(1, TOSS_UP, seat=1), standings=points)
    assert best_of(theirs, (0, 1)) == (1, 7)


def test_a_deed_comes_before_waiting_that_led_by_more() -> None:
    waits = best(1, Margin(0.3, 0.006), chosen=_Waits("keep the dice"))
    points = standing(1, 0, 0), standing(2, 0, 0), standing(3, 4, 0)
    assert best_of(evening(waits, best(2, TOSS_UP), standings=points)) == (2, 4)


def test_a_luck_that_is_a_toss_up_is_no_moment() -> None:
    luck = tuple(
        Fortune(choices, 0, choices, choices, say("a card was turned up"), (swing, -swing))
        for choices, swing in ((1, 0.024), (2, 0.025))
    )
    assert told(luck=luck) == [(2, NotableKind.LUCK)]
