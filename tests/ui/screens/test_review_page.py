"""The page of what decided a game: its sentence, the cloth, three sheets, and the keys."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from tests.ui.every_sight import as_application
from tests.ui.fitting import settle
from tests.ui.screens.test_review import Room, decision_of, graded, part
from tests.ui.tables import Table
from valeria_desktop.coach.look_back import PastPair
from valeria_desktop.coach.review import Graded, ReviewBatch, TurnChances
from valeria_desktop.coach.trust import Margin, Measure, Trust
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.messages import Wish
from valeria_desktop.session.wire import pack
from valeria_desktop.ui.screens.end.addresses import AtCount, AtItem
from valeria_desktop.ui.screens.end.end_art import EndArt
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.screens.end.ledger_paint import ItemFace
from valeria_desktop.ui.screens.review import cause
from valeria_desktop.ui.screens.review.cause import cause_of
from valeria_desktop.ui.screens.review.cloth import clear_of
from valeria_desktop.ui.screens.review.ledger_points import LedgerPoints
from valeria_desktop.ui.screens.review.moment_story import moments_of
from valeria_desktop.ui.screens.review.plain_points import PlainPoints
from valeria_desktop.ui.screens.review.seam import seam_of, turn_starts
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.screens.review.cloth import ChancesCloth
    from valeria_desktop.ui.screens.review.moment_story import MomentStory


@pytest.fixture
def room(begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> Room:
    program = begin()
    program.window.resize(1280, 720)
    return Room(program, monkeypatch)


def one(session: Session, margin: Margin, *, chance: float = 0.5, is_best: bool = False) -> Graded:
    decision = decision_of(session, 1)
    chosen, other = decision.options[0], decision.options[-1]
    return Graded(
        1,
        decision.seat,
        1,
        1,
        chosen,
        chosen if is_best else other,
        chance,
        0.0 if is_best or margin.measure is Measure.POINTS else margin.amount,
        is_secret=False,
        margin=Margin(0.0, margin.error) if is_best else margin,
        next_best=other if is_best else None,
        lead=margin if is_best else None,
    )


def told(session: Session, graded: Graded, *reasons: Reason) -> MomentStory:
    parts = [ReviewBatch(1, 1, (graded,))]
    (story,) = moments_of(session, parts, EndArt(), lambda _: reasons)
    return story


@pytest.mark.slow
def test_a_fault_shows_the_chances_with_the_better_choice_and_with_this(room: Room) -> None:
    story = told(room.session, one(room.session, Margin(0.12, 0.006), chance=0.46))
    assert (story.chances, story.points) == ((46, 34), None)
    assert story.trust is Trust.CLEAR
    assert story.chances_words == "Chances: 46 of 100 with the better choice, 34 with this."
    assert story.why == "About 12 more wins in 100 games."


def test_the_best_move_shows_the_chances_with_the_next_best_and_with_this(room: Room) -> None:
    graded = one(room.session, Margin(0.04, 0.006), chance=0.41, is_best=True)
    story = told(room.session, graded)
    assert (story.chances, story.better) == ((37, 41), "")
    assert story.trust is Trust.CLOSE
    assert story.label.endswith("best move")
    assert story.why.startswith("About 4 more wins in 100 games than the next best: ")


@pytest.mark.parametrize(
    ("is_best", "amount"), [(False, -4.0), (True, 4.0)], ids=["fault", "best move"]
)
def test_in_a_nearly_decided_game_points_with_their_error_stand_for_chances(
    room: Room, amount: float, *, is_best: bool
) -> None:
    margin = Margin(4.0, 0.7, Measure.POINTS)
    story = told(room.session, one(room.session, margin, chance=0.02, is_best=is_best))
    assert story.chances is None
    assert story.points is not None
    assert (story.points.amount, story.points.error) == (amount, 0.7)
    assert story.trust is Trust.CLEAR
    assert story.chances_words == "about 4 more points at the end"


def test_the_coachs_reason_takes_the_place_of_the_number(room: Room) -> None:
    reason = Reason(ReasonKind.BRINGS, say("It wakes on 12 of 36 rolls."), 0.1)
    story = told(room.session, one(room.session, Margin(0.12, 0.006)), reason)
    assert story.why == "It wakes on 12 of 36 rolls."


@pytest.mark.slow
def test_reasons_are_asked_for_once_all_is_reviewed_and_shown_when_they_come(room: Room) -> None:
    room.tell(part(room.session))
    assert "past reasons" not in [each.topic for each in room.open.values()]
    room.finish()
    asked = {number: each for number, each in room.open.items() if each.topic == "past reasons"}
    assert [each.about.choices for each in asked.values()] == [1, 2]
    ticket, consult = next(iter(asked.items()))
    assert isinstance(consult.about, PastPair)
    reason = Reason(ReasonKind.BRINGS, say("It wakes on 12 of 36 rolls."), 0.1)
    room.program.thinker.told.emit(ticket, pack((reason,), RULES))
    assert room.screen.deciding.sheets[0].why.text() == "It wakes on 12 of 36 rolls."
    assert Wish("past reasons", consult.about) in room.screen.looking.found.answers


@pytest.mark.parametrize("seed", [9, 10])
def test_the_sentence_names_the_source_in_which_the_winner_was_furthest_ahead(
    qtbot: QtBot, seed: int
) -> None:
    del qtbot
    session = Table(Setup(players=2), seed=seed).plays_out().session
    result = session.result()
    winner, other = result.winners[0], 1 - result.winners[0]
    mine, theirs = result.scores[winner], result.scores[other]
    leads = {
        line.category: mine.of(line.category) - theirs.of(line.category) for line in mine.lines
    }
    category = max(leads, key=lambda each: leads[each])
    verb = "won it" if leads[category] >= mine.total - theirs.total else "brought the greatest lead"
    name = session.names[winner]
    source = ScoreWords().source(category)
    assert cause_of(session, EndArt(), ScoreWords()) == (
        f"{source} {verb}: {mine.of(category)} of {name}'s {mine.total}."
    )


def test_a_tie_is_told_by_its_verdict(room: Room) -> None:
    assert room.session.result().by_tie_break
    assert room.screen.head.cause.text() == room.session.verdict()


@pytest.mark.slow
def test_the_second_sentence_compares_choices_only_when_all_were_looked_at(room: Room) -> None:
    room.tell(part(room.session))
    assert "gave away" not in room.screen.head.play.text()
    room.finish()
    assert "gave away" in room.screen.head.play.text()


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (0.012, "Your choices gave away 1 win in 100."),
        (0.2, "Your choices gave away 20 wins in 100."),
    ],
)
def test_one_win_is_no_plural(cost: float, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Table(Setup(players=1, solo=Solo.SIEGE)).plays_out().session
    sums = [SimpleNamespace(cost=cost, luck=0.2)]
    monkeypatch.setattr(cause, "summed_up", lambda _parts, _seats: sums)
    assert cause._choices_of(alone, ()) == [words, "Luck brought you 20 wins in 100."]


@pytest.mark.slow
def test_the_seam_is_as_long_as_what_is_known(room: Room) -> None:
    session, starts = room.session, turn_starts(room.session)
    assert starts[0].choices == 0
    assert starts[-1].choices == len(session.record.choices)
    second = starts[1].choices
    known = (
        TurnChances(0, 0, 0, (0.5, 0.5), (0, 0)),
        TurnChances(second, 1, 1, (0.7, 0.3), (0, 0)),
    )
    seam = seam_of(session, starts, [ReviewBatch(1, 1, standings=known)], 1)
    assert (seam.last, seam.order) == (1, (1, 0))
    assert seam.edges(1) == pytest.approx((0.3, 1.0))
    halfway = seam.place(second) / 2
    assert seam.height(halfway, 0) == pytest.approx(0.4)
    assert seam.place(len(session.record.choices)) == 1.0


@pytest.mark.slow
def test_arrows_go_along_the_cloth_and_enter_looks_there(room: Room) -> None:
    starts = turn_starts(room.session)
    known = tuple(
        TurnChances(start.choices, at, start.round, (0.5 + at / 10, 0.5 - at / 10), (0, 0))
        for at, start in enumerate(starts[:3])
    )
    room.tell(ReviewBatch(9, 90, standings=known))
    cloth = room.screen.deciding.cloth
    said: list[str] = []
    cloth.said.connect(said.append)
    QTest.keyClick(cloth, Qt.Key.Key_Right)
    assert said[-1].startswith("Round 1, before ")
    assert "60%" in said[-1]
    QTest.keyClick(cloth, Qt.Key.Key_Right)
    QTest.keyClick(cloth, Qt.Key.Key_Right)
    assert len(set(said)) == 2  # it ends where nothing more is known
    cloth.setFocus()
    QTest.keyClick(cloth, Qt.Key.Key_Return)
    assert room.program.past.replaying.deck.moment == starts[2].choices


@pytest.mark.slow
def test_digits_look_at_the_moments_and_c_turns_to_every_choice(room: Room) -> None:
    room.tell(part(room.session))
    room.finish()
    screen, shown = room.screen, []
    for _ in range(2):
        QTest.keyClick(screen, Qt.Key.Key_C)
        shown.append(screen.deciding.is_every)
    assert shown == [True, False]
    asked: list[int] = []
    screen.moment_asked.connect(asked.append)
    QTest.keyClick(screen, Qt.Key.Key_1)
    assert asked == [1]
    QTest.keyClick(screen, Qt.Key.Key_4)
    assert asked == [1]


@pytest.mark.slow
def test_page_keys_turn_from_sign_to_sign(room: Room) -> None:
    screen = room.screen
    assert [sign.text() for sign in screen.signs.signs] == [
        "What decided it",
        "Luck",
        "Cards",
        "Points",
    ]
    QTest.keyClick(screen, Qt.Key.Key_PageDown)
    assert screen.signs.current == 1
    QTest.keyClick(screen, Qt.Key.Key_PageUp)
    QTest.keyClick(screen, Qt.Key.Key_PageUp)
    assert screen.signs.current == 0
    screen.signs.signs[3].click()
    assert screen.shown_page is screen.parts[2].parentWidget()


def test_playing_on_from_a_moment_begins_a_marked_game_there(room: Room) -> None:
    room.tell(part(room.session))
    room.finish()
    room.screen.deciding.sheets[1].play_on.click()
    session = room.program.controller.session
    assert session is not None
    assert session is not room.session
    assert session.record.choices[:2] == room.session.record.choices[:2]
    assert session.is_rewound


def test_the_way_back_names_the_score_only_if_it_leads_there(room: Room) -> None:
    room.screen.name_way_back(is_score=True)
    assert room.screen.back.text() == "The score"
    room.program.past.look_back(room.session)
    assert room.screen.back.text() == "Back"


def test_home_leads_home(room: Room) -> None:
    room.screen.home.click()
    assert room.program.window.is_at_home


def test_the_ledger_follows_a_games_own_pages_where_it_wishes_so(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    own = program.faces["valeria"].make_review_parts[:1]
    face = evolve(program.faces["valeria"], make_review_parts=own, reviews_ledger=True)
    monkeypatch.setattr(program.past, "_faces", {"valeria": face})
    shown = Room(program, monkeypatch).screen.parts
    assert [isinstance(part, LedgerPoints) for part in shown] == [False, True]


def test_a_game_with_pictures_shows_its_points_as_a_ledger_that_adds_up(
    begin: Callable[[], Program],
    monkeypatch: pytest.MonkeyPatch,
    qtmodeltester: ModelTester,
    qtbot: QtBot,
) -> None:
    program = begin()
    face = evolve(program.faces["valeria"], make_review_parts=())
    monkeypatch.setattr(program.past, "_faces", {"valeria": face})
    room = Room(program, monkeypatch)
    part = as_a(LedgerPoints, room.screen.parts[0])
    room.screen.turn_to(1)
    qtmodeltester.check(part.ledger.pieces)
    scores, listed = room.session.result().sides, part.ledger.laid.listed
    counts = {piece.at: piece.face for piece in listed if isinstance(piece.at, AtCount)}
    lines = max(at.row for at in counts)
    assert [counts[AtCount(lines, each)].points for each in range(len(scores))] == [
        score.total for score in scores
    ]
    stamp = next(piece for piece in listed if isinstance(piece.at, AtItem) and piece.opens)
    part.ledger.focus_on(stamp.at)
    qtbot.keyClick(part.ledger, Qt.Key.Key_Return)
    assert part.closer.zoom is not None
    assert part.closer.zoom.shown is as_a(ItemFace, stamp.face).item.thing
    assert part.rect().contains(part.closer.zoom.panel.geometry())
    part.forget()
    assert part.closer.zoom.shown is None
    assert part.ledger.laid.listed == ()


def test_a_game_without_pictures_or_pages_of_its_own_shows_its_plain_score(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    face = evolve(program.faces["valeria"], make_review_parts=(), make_end_art=None)
    monkeypatch.setattr(program.past, "_faces", {"valeria": face})
    room = Room(program, monkeypatch)
    assert [sign.text() for sign in room.screen.signs.signs] == ["What decided it", "Points"]
    (part_shown,) = room.screen.parts
    assert isinstance(part_shown, PlainPoints)
    assert part_shown.score.verdict.text() == room.session.verdict()


# --- while it is weighed


def test_moments_wait_in_hollows_until_all_is_weighed_or_the_player_stops(room: Room) -> None:
    page = room.screen.deciding
    assert [each.isHidden() for each in page.hollows] == [False, False, False]
    assert page.nothing.isHidden()
    room.tell(ReviewBatch(3, 90, (graded(room.session, 1, 0.2),)))
    assert not page.shown_sheets, "a later choice may weigh more"
    page.pause.click()
    assert len(page.shown_sheets) == 1
    assert [each.isHidden() for each in page.hollows] == [True, False, False]
    page.pause.click()
    assert [each.isHidden() for each in page.hollows] == [False, False, False]
    room.finish()
    assert len(page.shown_sheets) == 1
    assert all(each.isHidden() for each in page.hollows)


def test_sheets_keep_their_place_beside_hollows(room: Room) -> None:
    page = room.screen.deciding
    room.tell(ReviewBatch(3, 90, (graded(room.session, 1, 0.2),)))
    page.pause.click()
    room.program.window.grab()
    widths = [each.width() for each in (*page.shown_sheets, *page.hollows[1:])]
    assert len(widths) == 3
    assert max(widths) - min(widths) <= 1


def test_the_voice_says_how_far_it_is_until_all_is_weighed(room: Room) -> None:
    total = len(room.session.record.choices)
    head = room.screen.head
    assert head.play.text().endswith(
        f"I look back at all {total} choices. You can replay the game meanwhile."
    )
    room.tell(part(room.session))
    assert head.play.text().endswith(
        "I look back at all 90 choices and have weighed 3. You can see those already."
    )
    room.screen.deciding.pause.click()
    assert head.play.text().endswith("I have stopped: I weighed 3 of 90 choices.")
    room.screen.deciding.pause.click()
    room.finish()
    assert "I look back" not in head.play.text()


def test_weighed_choices_can_be_looked_at_while_the_rest_is_weighed(room: Room) -> None:
    room.tell(part(room.session))
    page = room.screen.deciding
    page.turn_over()
    model = page.every.list.model()
    assert model is not None
    assert model.rowCount() == 3
    assert room.screen.looking.is_going


def test_the_cloth_is_never_bare_and_its_seam_grows(room: Room) -> None:
    cloth = room.screen.deciding.cloth
    plain = cloth.grab().toImage()
    colours = {plain.pixelColor(x, 40).name() for x in range(10, plain.width() - 10, 3)}
    assert len(colours) > 1  # weft on plain cloth
    needle = plain.pixelColor(*_needle_at(cloth, 0)).name()
    room.tell(part(room.session))
    sewn = cloth.grab().toImage()
    assert sewn.pixelColor(*_needle_at(cloth, 1)).name() == needle
    assert sewn.pixelColor(*_needle_at(cloth, 0)).name() != needle


def _needle_at(cloth: ChancesCloth, number: int) -> tuple[int, int]:
    """Return a point on the needle that stands at a start."""
    assert cloth._seam is not None
    box, unit = cloth._cloth, cloth._look.unit
    x = cloth._x(box, cloth._seam, number) + 26 * unit
    return round(x), round(box.center().y())


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_with_large_text_the_bar_gives_way_and_no_button_is_cut(
    room: Room, size: tuple[int, int]
) -> None:
    page = room.screen.deciding
    room.program.change("scale", 1.5)
    room.program.window.resize(*size)
    settle(as_application())
    for words in ("Stop", "Alle Entscheidungen"):
        page.pause.setText("Anhalten")
        page.turn.setText(words)
        page.fit_head()
        settle(as_application())
        assert all(each.width() >= each.sizeHint().width() for each in (page.pause, page.turn))
    room.program.change("scale", 1.0)
    room.program.window.resize(1920, 1080)
    settle(as_application())
    assert page.bar.isVisible()


@pytest.mark.parametrize("across", [0, 40, 300, 600])
def test_the_chances_of_a_turn_hide_no_number_of_a_moment(across: int) -> None:
    box, plate = QRectF(0, 0, 600, 104), QRectF(0, 0, 120, 26)
    discs = [QRectF(across - 13, y, 26, 26) for y in (0, 39, 78)]
    for number in range(len(discs)):
        placed = clear_of(plate, across, box, discs[number:])
        assert box.contains(placed)
        assert not any(placed.intersects(disc) for disc in discs[number:])


def test_the_chances_stand_in_the_middle_of_a_turn_without_a_number() -> None:
    placed = clear_of(QRectF(0, 0, 120, 26), 300, QRectF(0, 0, 600, 104), [])
    assert placed.center() == QPointF(300, 52)
