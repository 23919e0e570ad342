"""The three moments to look at again: the best move is one of them, then what cost most."""

from __future__ import annotations

from attrs import evolve, frozen

from valeria_desktop.coach.notable import NotableKind, notable_moments
from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch
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
