"""The end of a game of Valencia, staged: VA35, VA36."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

from tests.games.valencia.ui.ended import ended
from tests.ui.evenings import Evening
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.stage.finale import (
    ValenciaFinale,
    ValenciaPlaywright,
    boxes_in,
)
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import ScoreLine, decided
from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.timeline import TURNS, Timeline
from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.finale.acts import Play
    from valeria_desktop.ui.paint.look import Look

PLAYERS = (2, 3, 4, 5)
SOURCES = ["Prestige", "Members in the city", "Palms", "Fountains", "Privileges"]


def play(players: int) -> Play:
    return ValenciaPlaywright().play_of(ended(Setup(players)))


@pytest.fixture
def evening(look: Look, qtbot: QtBot) -> Evening:
    return Evening(ValenciaFinale, look, qtbot)


@pytest.mark.clause("VA35")
@pytest.mark.parametrize("players", PLAYERS)
def test_sources_come_one_by_one_and_then_the_tasks_of_everybody(players: int) -> None:
    told = ValenciaPlaywright().play_of(ended(Setup(players), "planner"))
    kinds = [act.kind for act in told.acts]
    assert kinds[0] is ActKind.OPENING
    assert [act.title for act in told.acts if act.kind is ActKind.ROW] == SOURCES
    assert [act.title for act in told.acts if act.kind is ActKind.SECRET] == [
        f"Tasks of {side.name}" for side in told.sides
    ]
    assert kinds[-1] is ActKind.WINNER


@pytest.mark.clause("VA35")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_count_ends_at_the_totals_of_the_score_though_what_is_missed_takes_points(
    players: int,
) -> None:
    """Each task gives its points or takes them."""
    timeline = Timeline.of(play(players))
    moment = timeline.at(timeline.length - 1, is_calm=False)
    parts = [moment.segments(column) for column in range(players)]
    for score, mine in zip(moment.play.scores, parts, strict=True):
        assert round(sum(points for _, points in mine)) == score.total
    assert any(points < 0 for mine in parts for _, points in mine)
    most = max(total for act in moment.play.acts if act.row for total in act.row.totals)
    assert moment.play.most == most > max(score.total for score in moment.play.scores)


@pytest.mark.clause("VA8")
def test_no_task_is_told_before_it_is_turned_up(evening: Evening) -> None:
    session = ended(Setup(3))
    told = play(3)
    line = Timeline.of(told)
    first = next(at for at, act in enumerate(told.acts) if act.kind is ActKind.SECRET)
    evening.finale.begin(session, won=False)
    evening.clock.turn(line.starts[first] + TURNS - 1)
    assert len(evening.said) == first
    assert line.at(line.starts[first] + TURNS - 1, is_calm=False).title == "Tasks"
    evening.clock.turn(1)
    total = told.acts[first].row.totals[0]  # type: ignore[union-attr]
    points = told.acts[first].row.gains[0].points  # type: ignore[union-attr]
    assert evening.said[-1] == f"Rose: the tasks bring {points}, {total} in all."
    assert evening.heard[-1] == "duke"


def tied(monkeypatch: pytest.MonkeyPatch, *, is_broken: bool) -> Session:
    """Let both have the same points, and who sits first more in the city, or as much."""
    session = ended(Setup(2))
    first, second = session.result().scores
    more = ScoreLine("prestige", first.total - second.total, say("Prestige of the council"))
    tie_break = first.tie_break + is_broken
    scores = (first, evolve(second, lines=(more, *second.lines), tie_break=tie_break))
    monkeypatch.setattr(session, "result", lambda: decided(scores))
    return session


@pytest.mark.clause("VA36")
def test_a_tie_is_told_with_members_and_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    session = tied(monkeypatch, is_broken=True)
    view = session.scene(0).view
    told = ValenciaPlaywright().play_of(session)
    tie = told.acts[-2]
    assert tie.kind is ActKind.TIE
    assert tie.title == "A tie: members in the city decide, then coins"
    assert tie.notes[0] == f"{view.city.count(0)} in the city, coins: {view.own.coins}"
    assert told.verdict.winners == (0,)


@pytest.mark.clause("VA36")
def test_who_is_equal_in_all_shares_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ValenciaPlaywright().play_of(tied(monkeypatch, is_broken=False))
    assert told.acts[-2].title == "A tie, in members and coins as well"
    assert told.verdict.title.startswith("Rose and Oak win with ")


@pytest.mark.parametrize("movement", [Movement.FULL, Movement.CALM])
@pytest.mark.parametrize("players", [2, 5])
def test_every_frame_can_be_painted(evening: Evening, players: int, movement: Movement) -> None:
    evening.finale.use_motion(Pace.FAST, movement)
    evening.finale.begin(ended(Setup(players)), won=players == 2)
    while evening.clock.is_running:
        evening.clock.turn(200)
        assert not evening.finale.grab().isNull()
    assert evening.finale.is_over
    assert evening.heard[-1] == ("win" if players == 2 else "loss")


@pytest.mark.parametrize("size", [(540, 360), (300, 300), (360, 240)])
@pytest.mark.parametrize("number", range(1, 9))
def test_cards_lie_in_their_room_and_none_over_another(number: int, size: tuple[int, int]) -> None:
    room = QRectF(20, 30, *size)
    boxes = boxes_in(room, number)
    assert len(boxes) == number
    for at, box in enumerate(boxes):
        assert room.adjusted(-1, -1, 1, 1).contains(box)
        assert not any(box.intersects(other) for other in boxes[:at])


def test_a_source_inside_a_sentence_begins_small() -> None:
    words = ValenciaScoreWords()
    for category in ["prestige", "members", "palms", "fountains", "privileges", "tasks"]:
        assert words.source(category)[0].isupper()
        assert words.within(category)[0].islower()
    told = play(2)
    assert " by prestige: 11 to 2." in told.verdict.sentences[0]
