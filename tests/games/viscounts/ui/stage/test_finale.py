"""The end of a game of Viscounts, staged: source by source, ties, and Odo (WK111, WK115, WK134)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.viscounts.ui.ended import ended
from tests.ui.evenings import Evening
from valeria_desktop.games.viscounts.memory import SOURCES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.stage.finale import ViscountsFinale, ViscountsPlaywright
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Outcome, ScoreLine, decided
from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.finale.timeline import Timeline
from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

SETUPS = [Setup(2), Setup(4), Setup(1, rival=Rival.CLERIC)]


@pytest.fixture
def evening(look: Look, qtbot: QtBot) -> Evening:
    return Evening(ViscountsFinale, look, qtbot)


@pytest.mark.clause("WK111")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_each_source_that_brought_points_is_an_act_and_nothing_is_secret(setup: Setup) -> None:
    session = ended(setup)
    told = ViscountsPlaywright().play_of(session)
    words = ViscountsScoreWords()
    scored = {line.category for score in told.scores for line in score.lines if line.points}
    titles = [act.title for act in told.acts if act.kind is ActKind.ROW]
    assert set(titles) == {words.source(category) for category in scored}
    assert not any(act.kind is ActKind.SECRET for act in told.acts)
    assert told.acts[-1].kind is ActKind.WINNER


def test_a_source_inside_a_sentence_begins_small() -> None:
    words = ViscountsScoreWords()
    for category in SOURCES:
        assert words.source(category)[0].isupper()
        assert words.within(category)[0].islower()
    session = ended(Setup(2))
    first, second = sorted(session.result().scores, key=lambda score: -score.total)
    leads = {each: first.of(each) - second.of(each) for each in SOURCES}
    most = max(leads, key=lambda each: leads[each])
    told = ViscountsPlaywright().play_of(session).verdict.sentences
    assert f" by {words.within(most)}: {first.of(most)} to {second.of(most)}." in told[0]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_count_ends_at_the_totals(setup: Setup) -> None:
    timeline = Timeline.of(ViscountsPlaywright().play_of(ended(setup)))
    moment = timeline.at(timeline.length - 1, is_calm=False)
    for column, score in enumerate(moment.play.scores):
        parts = moment.segments(column)
        assert round(sum(points for _, points in parts)) == score.total


@pytest.mark.clause("WK134")
def test_odo_is_counted_and_the_winner_named() -> None:
    session = ended(Setup(1, rival=Rival.CLERIC))
    told = ViscountsPlaywright().play_of(session)
    assert [side.name for side in told.sides] == [session.names[0], "Odo"]
    is_lost = session.result().outcome is Outcome.LOST
    assert told.verdict.is_lost is is_lost
    assert told.verdict.title == f"{'Odo' if is_lost else session.names[0]} wins"


def tied(monkeypatch: pytest.MonkeyPatch, *, is_broken: bool) -> Session:
    """Let both have the same points, and who sits first more silver, or as much."""
    session = ended(Setup(2))
    first, second = session.result().scores
    more = ScoreLine("castle", first.total - second.total, say("Castle leader"))
    tie_break = first.tie_break - is_broken
    scores = (first, evolve(second, lines=(more, *second.lines), tie_break=tie_break))
    monkeypatch.setattr(session, "result", lambda: decided(scores))
    return session


@pytest.mark.clause("WK115")
def test_a_tie_is_told_with_silver_and_resources(monkeypatch: pytest.MonkeyPatch) -> None:
    session = tied(monkeypatch, is_broken=True)
    side = session.scene(0).view.side(0)
    tie = ViscountsPlaywright().play_of(session).acts[-2]
    assert tie.kind is ActKind.TIE
    assert tie.title == "A tie: silver and resources decide"
    resources = side.ink + side.stone + side.gold
    assert tie.notes[0] == f"{side.silver} silver, {resources} resources"


@pytest.mark.clause("WK115")
def test_equal_players_share_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ViscountsPlaywright().play_of(tied(monkeypatch, is_broken=False))
    assert told.acts[-2].title == "A tie, in silver and resources as well"
    assert told.verdict.title.startswith("Rose and Oak win with ")


@pytest.mark.parametrize("movement", [Movement.FULL, Movement.CALM])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_frame_can_be_painted(evening: Evening, setup: Setup, movement: Movement) -> None:
    evening.finale.use_motion(Pace.FAST, movement)
    evening.finale.begin(ended(setup), won=setup.players == 2)
    while evening.clock.is_running:
        evening.clock.turn(400)
        assert not evening.finale.grab().isNull()
    assert evening.finale.is_over
    assert evening.heard[-1] == ("win" if setup.players == 2 else "loss")


def test_odo_keeps_his_colour_and_sign_of_the_table_at_the_end(look: Look) -> None:
    session = ended(SETUPS[2])
    at_table = all_seats(session.scene(0))[-1]
    odo = ViscountsPlaywright().play_of(session).sides[-1]
    assert odo.seat is None
    assert sign_of(odo) == at_table.sign.value
    assert colour_of(look, odo) == look.player(at_table.colour)
