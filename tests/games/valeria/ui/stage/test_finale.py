"""The end of a game, staged: what is told and heard in which order, and what every frame shows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt

from tests.ui.evenings import FRAME, Evening
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.screens.end_art import ValeriaEndArt
from valeria_desktop.games.valeria.ui.stage.finale import ValeriaFinale, ValeriaPlaywright
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Outcome, Result, Score, ScoreLine, decided
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.boxes import pictures_in
from valeria_desktop.ui.finale.last_word import LastWordBoxes
from valeria_desktop.ui.finale.timeline import LENGTHS, TURNS, Timeline
from valeria_desktop.ui.finale.winner import VerdictSheet
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.finale.acts import Play
    from valeria_desktop.ui.paint.look import Look

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5),
    "no dukes": Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


@cache
def ended(name: str) -> Session:
    """Play a game to its end; nobody changes it any more."""
    return Table(SETUPS[name]).plays_out().session


def play(name: str) -> Play:
    return ValeriaPlaywright().play_of(ended(name))


@pytest.fixture
def evening(look: Look, qtbot: QtBot) -> Evening:
    return Evening(ValeriaFinale, look, qtbot)


# --- what is told


@pytest.mark.parametrize("name", SETUPS)
def test_every_act_is_told_in_its_order_and_the_winner_last(evening: Evening, name: str) -> None:
    session = ended(name)
    evening.finale.begin(session, won=True)
    evening.plays_out()
    assert evening.said == [act.said for act in play(name).acts]
    assert evening.said[0].startswith("The game is over.")
    assert evening.heard[-1] == "win"
    assert evening.heard.count("win") == 1
    dukes = sum(side.secret is not None for side in play(name).sides)
    assert evening.heard.count("duke") == dukes


@pytest.mark.parametrize("name", SETUPS)
def test_the_count_ends_at_the_totals_of_the_score(name: str) -> None:
    timeline = Timeline.of(play(name))
    moment = timeline.at(timeline.length - 1, is_calm=False)
    for column, score in enumerate(moment.play.scores):
        assert round(sum(points for _, points in moment.segments(column))) == score.total


def test_dukes_are_told_after_all_else_and_one_by_one() -> None:
    kinds = [act.kind for act in play("five").acts]
    assert kinds[0] is ActKind.OPENING
    assert kinds[-6:] == [ActKind.SECRET] * 5 + [ActKind.WINNER]
    assert set(kinds[1:-6]) == {ActKind.ROW}


def test_a_duke_is_no_secret_only_once_it_is_turned_up(evening: Evening) -> None:
    session = ended("two")
    told = play("two")
    names = [side.secret.name for side in told.sides if side.secret is not None]
    evening.finale.begin(session, won=True)
    timeline = Timeline.of(told)
    first = next(number for number, act in enumerate(told.acts) if act.kind is ActKind.SECRET)
    turned = timeline.starts[first] + TURNS
    evening.clock.turn(turned - 1)
    assert not any(name in words for name in names for words in evening.said)
    assert not any(name in evening.finale.accessibleName() for name in names)
    veiled = timeline.at(turned - 1, is_calm=False)
    assert not any(name in veiled.title for name in names)
    evening.clock.turn(1)
    assert names[0] in evening.said[-1]
    assert evening.heard[-1] == "duke"


def test_whoever_overtakes_another_changes_places_with_them() -> None:
    timeline = Timeline.of(play("five"))
    moment = timeline.at(timeline.length - 1, is_calm=False)
    totals = [score.total for score in moment.play.scores]
    places = [moment.place(column) for column in range(5)]
    assert sorted(places) == [0, 1, 2, 3, 4]
    assert [totals[places.index(place)] for place in range(5)] == sorted(totals, reverse=True)
    before = timeline.at(0, is_calm=False)
    assert [before.place(column) for column in range(5)] == [0, 1, 2, 3, 4]


def test_the_winner_is_named_with_the_points_and_why() -> None:
    verdict = play("five").verdict
    session = ended("five")
    result = session.result()
    winner = session.names[result.winners[0]]
    best = max(score.total for score in result.scores)
    assert verdict.title == f"{winner} wins with {best}"
    assert verdict.sentences[0].startswith(f"{winner} led ")
    assert verdict.sentences[-1] == "Enough stacks are exhausted."


def of_points(*totals: tuple[int, int]) -> tuple[Score, ...]:
    return tuple(
        Score(seat, (ScoreLine("board", points, say("Points gained")),), cards)
        for seat, (points, cards) in enumerate(totals)
    )


def with_result(monkeypatch: pytest.MonkeyPatch, result: Result) -> Session:
    session = Table().session
    monkeypatch.setattr(session, "result", lambda: result)
    return session


def test_a_tie_that_cards_decide_is_told_before_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    session = with_result(monkeypatch, decided(of_points((40, 11), (40, 9))))
    told = ValeriaPlaywright().play_of(session)
    assert told.acts[-2].kind is ActKind.TIE
    assert told.acts[-2].said == "A tie: the fewest cards decide. Rose 11, Oak 9."
    assert told.verdict.title == "Oak wins with 40"
    assert told.verdict.winners == (1,)


def test_several_winners_share_the_victory(
    monkeypatch: pytest.MonkeyPatch, evening: Evening
) -> None:
    session = with_result(monkeypatch, decided(of_points((40, 9), (40, 9))))
    told = ValeriaPlaywright().play_of(session)
    assert told.acts[-2].said == "A tie, in cards as well. Rose 9, Oak 9."
    assert told.verdict.title == "Rose and Oak win with 40"
    assert told.verdict.winners == (0, 1)
    evening.finale.begin(session, won=True)
    evening.finale.skip()
    assert not evening.finale.grab().isNull()


def test_nobody_wins_a_siege_that_is_drawn(
    monkeypatch: pytest.MonkeyPatch, evening: Evening
) -> None:
    real = ended("siege")
    result = real.result()
    assert result.rival is not None
    drawn = evolve(result, outcome=Outcome.DRAWN, winners=())
    monkeypatch.setattr(real, "result", lambda: drawn)
    told = ValeriaPlaywright().play_of(real)
    assert told.verdict.title == "Nobody wins"
    assert not told.verdict.is_lost
    evening.finale.begin(real, won=False)
    evening.finale.skip()
    assert not evening.finale.grab().isNull()


# --- what is seen


@pytest.mark.parametrize("movement", [Movement.FULL, Movement.CALM])
@pytest.mark.parametrize("name", SETUPS)
def test_every_frame_can_be_painted(evening: Evening, name: str, movement: Movement) -> None:
    evening.finale.use_motion(Pace.FAST, movement)
    evening.finale.begin(ended(name), won=False)
    while evening.clock.is_running:
        evening.clock.turn(200)
        assert not evening.finale.grab().isNull()
    assert evening.finale.is_over


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 560), (1280, 690), (1920, 1040)])
def test_the_button_lies_within_the_window_at_every_size(
    evening: Evening, look: Look, size: tuple[int, int], scale: float
) -> None:
    look.use(scale=scale)
    try:
        evening.finale.resize(*size)
        evening.finale.begin(ended("five"), won=True)
        assert evening.finale.rect().contains(evening.finale.button.geometry())
        evening.finale.skip()
        assert evening.finale.rect().contains(evening.finale.button.geometry())
        assert not evening.finale.grab().isNull()
    finally:
        look.use(scale=1.0)


def test_where_little_is_to_move_everything_is_where_it_arrives_at_once() -> None:
    timeline = Timeline.of(play("two"))
    for time in range(0, round(timeline.length), 90):
        moment = timeline.at(time, is_calm=True)
        assert {moment.place(column) for column in range(2)} == {0, 1}
        assert moment.growth(moment.index) in {0.0, 1.0}


# --- pace, movement, and people who have seen enough


@pytest.mark.parametrize(
    ("pace", "movement"), [(Pace.OFF, Movement.FULL), (Pace.NORMAL, Movement.NONE)]
)
def test_the_finished_picture_stands_at_once_where_nothing_is_to_move(
    evening: Evening, pace: Pace, movement: Movement
) -> None:
    evening.finale.use_motion(pace, movement)
    evening.finale.begin(ended("two"), won=False)
    assert evening.finale.is_over
    assert not evening.clock.is_running
    assert evening.said == [" ".join(act.said for act in play("two").acts)]
    assert evening.heard == ["loss"]
    assert evening.finale.button.text() == "To the score"


def test_a_faster_pace_tells_it_faster(evening: Evening) -> None:
    evening.finale.use_motion(Pace.FAST, Movement.FULL)
    evening.finale.begin(ended("two"), won=True)
    evening.clock.turn(LENGTHS[ActKind.OPENING] / Pace.FAST.speed)
    assert evening.heard == ["tick-1"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_F, Qt.Key.Key_Escape])
def test_a_key_tells_the_rest_at_once(evening: Evening, qtbot: QtBot, key: Qt.Key) -> None:
    evening.finale.begin(ended("two"), won=True)
    evening.clock.turn(FRAME)
    with qtbot.assertNotEmitted(evening.finale.left):
        qtbot.keyClick(evening.finale.button, key)
    assert evening.finale.is_over
    assert " ".join(evening.said) == " ".join(act.said for act in play("two").acts)
    assert evening.heard == ["win"]


def test_a_click_anywhere_tells_the_rest_at_once_and_no_more(
    evening: Evening, qtbot: QtBot
) -> None:
    evening.finale.begin(ended("two"), won=True)
    with qtbot.assertNotEmitted(evening.finale.left):
        for _ in range(3):
            qtbot.mouseClick(evening.finale, Qt.MouseButton.LeftButton)
    assert evening.finale.is_over


def test_the_button_leads_on_to_the_score(evening: Evening, qtbot: QtBot) -> None:
    evening.finale.begin(ended("two"), won=True)
    assert evening.finale.button.text() == "Skip"
    evening.plays_out()
    evening.clock.turn(300)
    with qtbot.waitSignal(evening.finale.left):
        qtbot.keyClick(evening.finale.button, Qt.Key.Key_Space)


@pytest.mark.parametrize("movement", [Movement.FULL, Movement.CALM])
def test_a_skip_that_comes_too_late_does_not_lead_on(
    evening: Evening, qtbot: QtBot, movement: Movement
) -> None:
    evening.finale.use_motion(Pace.NORMAL, movement)
    evening.finale.begin(ended("two"), won=True)
    evening.plays_out()
    with qtbot.assertNotEmitted(evening.finale.left):
        qtbot.keyClick(evening.finale.button, Qt.Key.Key_Space)
    evening.clock.turn(300)
    with qtbot.waitSignal(evening.finale.left):
        qtbot.keyClick(evening.finale.button, Qt.Key.Key_Space)


def test_whoever_leaves_the_screen_hears_nothing_more(evening: Evening) -> None:
    evening.finale.begin(ended("two"), won=True)
    evening.finale.hide()
    assert evening.finale.is_over
    assert evening.heard == []
    assert not evening.clock.is_running


def test_nothing_moves_for_ever(evening: Evening) -> None:
    evening.finale.begin(ended("two"), won=True)
    for _ in range(2):
        evening.clock.turn(100_000)
    assert not evening.clock.is_running


# --- the last word

GUESTS = ("sorrel", "pim", "tamsin", "jory")


@cache
def among_guests(players: int) -> Session:
    """Play a game of a person and characters to its end."""
    first, *others = default_seats(players)
    bots = [
        evolve(seat, bot=f"knight+{guest}", name=guest.capitalize())
        for seat, guest in zip(others, GUESTS, strict=False)
    ]
    return Table(Setup(players=players), seats=(first, *bots)).plays_out().session


def test_whoever_speaks_last_is_told_with_the_winner(evening: Evening) -> None:
    session = among_guests(3)
    last = ValeriaPlaywright().last_word_of(session)
    assert last is not None
    evening.finale.begin(session, won=True)
    evening.plays_out()
    assert evening.said[-1].endswith(f"{session.names[last.seat]}: {last.words}")
    assert last.words.startswith("“")
    bot = session.seats[last.seat].bot
    assert bot is not None
    assert last.portrait == f"characters/{bot.split('+')[1]}.svg"


def test_the_last_word_of_the_picture_is_that_of_the_score(look: Look, qtbot: QtBot) -> None:
    session = among_guests(3)
    last = ValeriaPlaywright().last_word_of(session)
    assert last is not None
    assert ValeriaEndArt().last_word(session) == (last.seat, last.words)


def test_without_remarks_nobody_has_a_last_word(evening: Evening) -> None:
    evening.finale.has_remarks = False
    evening.finale.begin(among_guests(2), won=True)
    evening.plays_out()
    assert "“" not in evening.said[-1]
    assert "“" in ValeriaPlaywright().last_word_of(among_guests(2)).words  # type: ignore[union-attr]


def test_the_setting_reaches_the_staged_end(look: Look, qtbot: QtBot) -> None:
    end = EndScreen(look)
    qtbot.addWidget(end)
    end.has_remarks = False
    end.show_session(among_guests(2), FACE)
    assert end.finale is not None
    assert not end.finale.has_remarks


def test_persons_alone_have_no_last_word() -> None:
    assert ValeriaPlaywright().last_word_of(ended("two")) is None


@pytest.mark.parametrize("size", [(1024, 600), (1280, 690), (1920, 1050)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [2, 5])
def test_a_last_word_covers_neither_winner_nor_verdict(
    look: Look, qtbot: QtBot, players: int, scale: float, size: tuple[int, int]
) -> None:
    evening = Evening(ValeriaFinale, look, qtbot)
    finale = evening.finale
    finale.resize(*size)
    look.use(scale=scale)
    try:
        finale.begin(among_guests(players), won=True)
        finale.skip()
        assert finale._line is not None
        told, room = finale._line.play, QRectF(finale.rect())
        stand = LastWordBoxes.of(told, room, finale._parchment)
        below = VerdictSheet.of(told, room, finale._parchment).sheet
        above = QRectF(room.topLeft(), QPointF(room.right(), below.top()))
        for part in (stand.face, stand.sheet):
            assert above.contains(part)
            for picture in pictures_in(above, finale._look, len(told.verdict.winners)):
                assert not part.intersects(picture)
        assert not stand.face.intersects(stand.sheet)
        assert stand.sheet.contains(stand.words)
    finally:
        look.use(scale=1.0)


def test_a_source_inside_a_sentence_begins_small() -> None:
    words = ValeriaScoreWords()
    for category in ["monsters", "domains", "board", "duke", "majorities", "citizens"]:
        assert words.source(category)[0].isupper()
        assert words.within(category)[0].islower()
    assert words.within("board") == "points on the board"
