"""The three moments of a game: by points at once, by the review once it has come."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.each import each
from tests.ui.programs import play
from tests.ui.screens.finished import SETUPS, duke_names, ended
from tests.ui.tables import Table, line_of
from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch, TurnChances
from valeria_desktop.coach.summary import turning_points
from valeria_desktop.coach.trust import Margin, Measure
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.screens.end_art import ValeriaEndArt
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.screens.end.moments import LEAST_DEED, biggest_turns, reviewed_moments
from valeria_desktop.ui.screens.end.screen import EndScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

ART = ValeriaEndArt()


def changes_by_turn(session: Session) -> dict[int, int]:
    """Return the largest change of a player's points in each turn, counted choice by choice."""
    turns: dict[int, list[tuple[int, ...]]] = {}
    choices = len(session.record.choices)
    for number in range(choices + 1):
        turn = session.scene_at(min(number, choices), 0).view.turn
        points = tuple(score.total for score in session.result_at(number).scores)
        turns.setdefault(turn, []).append(points)
    starts = [each[0] for each in turns.values()] + [list(turns.values())[-1][-1]]
    return {
        turn: max(abs(after - before) for before, after in zip(*pair, strict=True))
        for turn, pair in zip(turns, pairwise(starts), strict=True)
        if turn
    }


@pytest.mark.parametrize("name", ["two", "five", "dark lord"])
def test_the_moments_are_the_turns_with_the_largest_changes(name: str) -> None:
    session = ended(name)
    moments = biggest_turns(session, ART)
    changes = changes_by_turn(session)
    found = [changes[session.scene_at(each.choices, 0).view.turn] for each in moments]
    assert sorted(found, reverse=True) == sorted(changes.values(), reverse=True)[: len(found)]
    assert [each.number for each in moments] == [1, 2, 3]
    assert [each.choices for each in moments] == sorted(each.choices for each in moments)


@pytest.mark.parametrize("name", SETUPS)
def test_a_moment_opens_where_its_points_came(name: str) -> None:
    session = ended(name)
    for moment in biggest_turns(session, ART):
        before, after = (
            session.result_at(moment.choices + more).scores[moment.seat].total for more in (0, 1)
        )
        assert before != after
        assert moment.round == session.scene_at(moment.choices, 0).round
        assert moment.head
        assert moment.words.startswith(session.names[moment.seat])


def test_a_turn_of_few_points_is_no_moment() -> None:
    session, line = Table(SETUPS["two"]).session, line_of(SETUPS["two"], 7, "greedy")
    found = []
    for number in range(40):
        session.choose(line.answer(number))
        if number % 4 == 3:
            large = [each for each in changes_by_turn(session).values() if each >= LEAST_DEED]
            assert len(biggest_turns(session, ART)) == min(3, len(large))
            found.append(len(large))
    assert found[0] == 0
    assert max(found) > 0


def test_a_game_that_has_not_begun_has_no_moments() -> None:
    assert biggest_turns(Table().session, ART) == ()


# --- the review


def luck(choices: int, swing: float) -> Fortune:
    return Fortune(choices, 0, 3, 2, say("a card was turned up"), (swing, -swing))


def test_turning_points_become_moments_with_short_words() -> None:
    session = ended("two")
    parts = (ReviewBatch(40, 80, fortunes=(luck(20, 0.2), luck(30, -0.1))),)
    moments = reviewed_moments(session, ART, parts)
    points = turning_points(parts)
    assert [each.choices for each in moments] == [point.choices for point in points] == [20, 30]
    assert moments[0].words == "Luck brought Rose 20 wins in 100."
    assert moments[1].words == "Luck cost Rose 10 wins in 100."
    assert all(each.more for each in moments)


def best_at(
    session: Session, seat: int, lead: Margin, kind: str = "slay"
) -> tuple[Graded, ReviewBatch]:
    """Return a graded best choice of a seat, the first of its kind, in a review of its own."""
    choices = session.record.choices
    for number, ((game, _), choice) in enumerate(zip(session.passages(), choices, strict=True)):
        decision = game.decision
        if decision.seat == seat and choice.startswith(kind):
            chosen = decision.option(choice)
            other = next(each for each in decision.options if each != chosen)
            found = Graded(
                number, seat, game.turn, game.round, chosen, chosen, 0.6, 0.0, is_secret=False,
                margin=Margin(0.0, 0.006), next_best=other, lead=lead,
            )  # fmt: skip
            return found, ReviewBatch(number, len(choices), (found,))
    raise AssertionError("Nobody did so.")


def test_the_best_move_of_a_person_is_one_of_the_moments_with_its_worth() -> None:
    session = ended("two")
    graded, part = best_at(session, 0, Margin(0.11, 0.006))
    (moment,) = reviewed_moments(session, ART, (part,))
    assert (moment.number, moment.choices, moment.seat) == (1, graded.choices, 0)
    assert moment.words == "Rose's best move: 11 more wins in 100."
    assert moment.thing is ART.thing_of(graded.chosen)
    assert graded.next_best is not None
    chosen, other = graded.chosen.words(), graded.next_best.words()
    assert moment.more == f"Rose chose “{chosen}”; the next best was “{other}”"


def test_a_duke_that_cost_much_is_named_by_its_card() -> None:
    """Dukes are kept before the first turn, so no turn has a deed for it."""
    session = ended("two")
    kept, _ = best_at(session, 0, Margin(0.0, 0.0), kind="keep")
    assert kept.next_best is not None
    fault = evolve(kept, best=kept.next_best, cost=0.29, margin=Margin(0.29, 0.01), lead=None)
    part = ReviewBatch(kept.choices, len(session.record.choices), (fault,))
    (moment,) = reviewed_moments(session, ART, (part,))
    assert moment.thing is ART.thing_of(kept.chosen)
    assert moment.head in duke_names(session)
    assert moment.words == "It cost Rose 29 wins in 100."


def test_a_best_move_in_a_decided_game_is_worth_points() -> None:
    session = ended("two")
    _, part = best_at(session, 0, Margin(4.2, 0.5, Measure.POINTS))
    (moment,) = reviewed_moments(session, ART, (part,))
    assert moment.words == "Rose's best move: 4 more points at the end."


@each(("brought", "words"), [(5, "+5 points."), (1, "+1 point.")])
def test_a_best_move_by_its_deed_tells_the_points_of_its_turn(brought: int, words: str) -> None:
    session = ended("two")
    graded, part = best_at(session, 0, Margin(0.01, 0.006))
    points = (
        TurnChances(graded.choices, graded.turn, 1, (0.5, 0.5), (0, 0)),
        TurnChances(graded.choices + 4, graded.turn + 1, 1, (0.5, 0.5), (brought, 0)),
    )
    (moment,) = reviewed_moments(session, ART, (evolve(part, standings=points),))
    assert moment.words == f"Rose's best move: {words}"
    assert reviewed_moments(session, ART, (part,)) == ()


def test_a_bots_best_move_is_no_moment_beside_a_person() -> None:
    rose, oak = default_seats(2)
    beside = Table(SETUPS["two"], seats=(rose, evolve(oak, bot="greedy"))).plays_out().session
    _, part = best_at(beside, 1, Margin(0.2, 0.006))
    assert reviewed_moments(beside, ART, (part,)) == ()
    two_people = ended("two")
    assert [each.seat for each in reviewed_moments(two_people, ART, (part,))] == [1]


def test_with_a_best_move_the_least_turning_point_gives_way() -> None:
    session = ended("two")
    graded, part = best_at(session, 0, Margin(0.11, 0.006))
    other_turn = graded.turn + 1
    chances = [
        evolve(luck(graded.choices + each, swing), turn=other_turn)
        for each, swing in ((1, 0.3), (2, -0.1), (3, 0.2))
    ]
    moments = reviewed_moments(session, ART, (part, ReviewBatch(9, 9, fortunes=tuple(chances))))
    first = graded.choices
    assert [each.choices for each in moments] == [first, first + 1, first + 3]
    assert [each.number for each in moments] == [1, 2, 3]


def test_the_moments_arrive_once_the_review_has_come(look: Look, qtbot: QtBot) -> None:
    end = EndScreen(look)
    qtbot.addWidget(end)
    end.resize(1280, 690)
    end.show()
    session = ended("two")
    end.show_session(session, FACE, at_once=True)
    story = end.page.story
    assert story is not None
    first = story.moments
    end.show_review(session, (ReviewBatch(40, 80, fortunes=(luck(20, 0.2),)),))
    assert end.page.story is not None
    assert [each.choices for each in end.page.story.moments] == [20]
    assert len(end.page.moments.laid.listed) == 1
    end.show_review(ended("five"), (ReviewBatch(1, 1),))
    assert [each.choices for each in end.page.story.moments] == [20]
    end.show_session(session, FACE, at_once=True)
    assert end.page.story.moments == first


def test_a_review_without_turning_points_leaves_the_moments(look: Look, qtbot: QtBot) -> None:
    end = EndScreen(look)
    qtbot.addWidget(end)
    end.show_session(ended("two"), FACE, at_once=True)
    assert end.page.story is not None
    before = end.page.story.moments
    end.show_review(ended("two"), (ReviewBatch(80, 80),))
    assert end.page.story.moments == before


def test_nobody_is_told_of_a_slow_coach_but_at_a_game_that_can_be_played_on(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    awaited = [program.silence.is_awaited()]
    play(program)
    awaited.append(program.silence.is_awaited())
    program.carry_out("history")
    awaited.append(program.silence.is_awaited())
    program.window.end.show_session(ended("two"), FACE, at_once=True)
    program.window.show_screen(program.window.end)
    awaited.append(program.silence.is_awaited())
    assert awaited == [False, True, False, False]


@pytest.mark.slow
def test_a_moment_leads_to_the_replay_and_back_to_the_end(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.play_on(ended("two"))
    qtbot.waitUntil(lambda: program.window.screen_shown is program.window.end)
    end = program.window.end
    end.show_score(at_once=True)
    assert end.page.story is not None
    moment = end.page.story.moments[0]
    end.moment_asked.emit(moment.choices)
    replaying = program.past.replaying
    shown = [program.window.screen_shown]
    assert replaying.deck.moment == replaying._replay.moment(moment.choices)  # type: ignore[union-attr]
    replaying.left.emit()
    shown.append(program.window.screen_shown)
    assert shown == [replaying, end]
