"""Valencia's rivals have faces: where they stand, what they feel, and what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

from tests.games.valencia.ui.parts.auctions import auction
from tests.games.valencia.ui.scenes import seen
from tests.games.valencia.ui.started import started
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.parts.moods import mood_after, moods_about
from valeria_desktop.games.valencia.ui.parts.plaque_layout import plaque_layout_of
from valeria_desktop.games.valencia.ui.parts.rival_plaque import plaques_of, public_sentence
from valeria_desktop.games.valencia.ui.screens.end_art import ValenciaEndArt
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.finale.acts import Finalist
from valeria_desktop.ui.paint.busts import LEAST_BUST, Bust, Expression
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.table_talk import Remark
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

TORN = 4
"""The torn rim of a plate, in pixels."""
GUESTS = ("tamsin", "hedda", "oswin", "jory")
PLEASED, HIT = Expression.PLEASED, Expression.HIT


def guests(players: int) -> tuple[Seat, ...]:
    """Return seats for one person and guests."""
    first, *others = default_seats(players)
    return first, *(
        evolve(seat, bot=f"knight+{guest}") for seat, guest in zip(others, GUESTS, strict=False)
    )


def scene_of(players: int = 3) -> Scene:
    return evolve(seen(auction(players)), seats=guests(players))


# --- the plaque


def test_a_character_has_a_face_and_a_level_and_nina_has_neither() -> None:
    tamsin, nina = plaques_of(scene_of(2))
    assert (tamsin.portrait, tamsin.level) == ("characters/tamsin.svg", "Knight")
    assert tamsin.about.startswith("Tamsin Softpaw, Knight. ")
    assert public_sentence(tamsin).startswith(tamsin.about)
    assert (nina.portrait, nina.level, nina.about) == ("", "", "")


def test_a_bot_without_a_character_has_a_shield() -> None:
    scene = evolve(scene_of(), seats=tuple(evolve(seat, bot="knight") for seat in guests(3)))
    assert {plaque.portrait for plaque in plaques_of(scene)} == {""}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("wide", "high"), [(640, 62), (400, 62), (300, 38), (110, 38), (70, 33)])
def test_a_face_covers_nothing_and_is_large_enough_for_moods(
    look: Look, players: int, wide: int, high: int
) -> None:
    ruler = Ruler(RoomLook(look))
    for plaque in plaques_of(scene_of(players)):
        places = plaque_layout_of(plaque, QRectF(0, 6, wide, high), ruler)
        if places.face.isEmpty():
            assert not plaque.portrait or wide < LEAST_BUST + 40
            continue
        assert min(places.face.width(), places.face.height()) >= LEAST_BUST
        assert places.face.left() >= places.board.left()
        boxes = [*places.numbers.values(), *places.stacks, places.heap, places.name, places.status]
        for box in boxes:
            assert box.isEmpty() or not box.intersects(places.face)
            assert box.isEmpty() or not box.intersects(places.shield)
        assert places.level.isEmpty() or not places.level.intersects(places.figure)


# --- moods


def felt(event: Event, before: Scene | None = None) -> dict[int, Expression]:
    return dict(moods_about(event, before or scene_of()))


def test_the_winner_of_an_auction_is_pleased_and_who_was_near_is_hit() -> None:
    assert felt(told.Ranked(seats=(1, 2, 0), sums=(9, 7, 3))) == {1: PLEASED, 2: HIT}
    assert felt(told.Ranked(seats=(NINA, 2), sums=(9, 8))) == {2: HIT}


def test_a_seat_pleases_and_going_home_hurts() -> None:
    assert felt(told.SentHome(seat=2, place=3)) == {2: HIT}
    assert felt(told.Sat(seat=1, place=3)) == {1: PLEASED}


def test_who_is_passed_in_points_is_hit_and_who_passes_is_pleased() -> None:
    before = evolve(scene_of(), public_points=(5, 4, 9))
    assert felt(told.PrestigeGained(seat=1, points=1), before) == {}
    assert felt(told.PrestigeGained(seat=1, points=2), before) == {0: HIT, 1: PLEASED}
    assert felt(told.PrestigeGained(seat=2, points=3), before) == {}


def test_secrets_move_nobody() -> None:
    assert felt(told.TasksKept(seat=1, tasks=())) == felt(told.Drawn(seat=1, card=None)) == {}  # type: ignore[arg-type]


def test_after_a_round_who_won_most_is_pleased_and_who_won_nothing_is_hit() -> None:
    assert [mood_after((4, 2, 0), seat) for seat in range(3)] == [PLEASED, None, HIT]
    assert [mood_after((3, 3), seat) for seat in range(2)] == [PLEASED, PLEASED]
    assert [mood_after((0, 0), seat) for seat in range(2)] == [None, None]


def test_at_the_end_a_character_shows_a_face_and_a_person_a_shield() -> None:
    rose, tamsin = (Finalist(seat.name, seat) for seat in guests(2))
    drawing = "characters/tamsin.svg"
    assert ValenciaEndArt().face_of(tamsin, has_won=True) == Bust(drawing, PLEASED)
    assert ValenciaEndArt().face_of(tamsin, has_won=False) == Bust(drawing, HIT)
    assert ValenciaEndArt().face_of(rose, has_won=True) is None


# --- at the table


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    made = started(qapp, qtbot, tmp_path)
    yield made
    made.close()


def begun(program: Program, players: int = 3) -> TableScreen:
    """Put a game on the table in which a bid is asked for in its third round."""
    session = Session.begin(RULES, Setup(players=players), guests(players), 11)
    bot = make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        scene = session.scene(0)
        if decision.prompt == Prompt.BID and not decision.seat and scene.view.round >= 3:
            break
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    program.play_on(session)
    program.change("pace", Pace.NORMAL.value)
    return as_a(TableScreen, program.window.table)


def spoken(screen: TableScreen) -> Remark:
    """Have the newest remark of the first rival spoken, as if its moment were shown now."""
    said = screen.speech._remarks.hear(screen.controller.shown.lines)
    newest = [remark for remark in said if remark.seat == 1][-1]
    screen.speech._waiting.append(newest)
    screen.speech._speak_next()
    return newest


@pytest.mark.parametrize("players", [2, 3])
def test_a_remark_comes_from_the_mouth_and_covers_no_step(program: Program, players: int) -> None:
    screen = begun(program, players)
    remark = spoken(screen)
    plate, stand = screen.speech.plate, screen.speech._stand
    bust, mouth = screen.rivals.bust_of(1, screen), screen.rivals.mouth_of(1, screen)
    assert plate.isVisible()
    assert plate.words == f"“{remark.words}”"
    assert stand is not None
    assert bust is not None
    assert mouth is not None
    assert stand.tip is not None
    assert bust.contains(mouth)
    assert 0 < stand.tip.y() - mouth.y() < bust.height() / 4
    assert stand.tip.x() == mouth.x()
    seen = plate.sheet.adjusted(0, TORN, 0, -TORN)
    assert not seen.adjusted(0, 0, 0, -TORN).intersects(screen.plan.steps)
    for plaque in screen.rivals.plaques:
        places = screen.rivals.places_of(plaque.seat)
        assert places is not None
        for box in (*places.numbers.values(), *places.stacks, *places.cards, places.heap):
            assert not seen.intersects(screen.rivals.placed(box, screen))
    assert not plate.geometry().intersects(screen.prompt.geometry())


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_a_large_remark_comes_from_the_mouth_while_a_bid_is_asked_for(
    program: Program, players: int, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    program.change("scale", 1.5)
    screen = begun(program, players)
    words = Phrase.make("Nobody at this table has ever said sixty letters so fast.", {})
    for seat in range(1, players):
        assert screen.speech._say(seat, words)
        stand, bust = screen.speech._stand, screen.rivals.bust_of(seat, screen)
        assert stand is not None
        assert stand.tip is not None
        assert bust is not None
        assert bust.contains(stand.tip)
        assert not stand.box.adjusted(0, TORN, 0, -3 * TORN).intersects(screen.plan.steps)
        assert not stand.box.intersects(screen.prompt.geometry())


def test_a_remark_is_a_quiet_line_of_the_story_and_can_be_turned_off(program: Program) -> None:
    screen = begun(program)
    lines = screen.controller.shown.lines
    said = screen.speech._remarks.hear(lines)[-1]
    turn = [line for line in lines if line.turn == said.line.turn]

    def story() -> str:
        names = screen.scene.names
        return " ".join(str(each.sentence(names)) for each in screen.speech.tell(turn, names))

    assert str(said.words) in story()
    program.change("has_remarks", value=False)
    assert str(said.words) not in story()
    screen.speech._waiting.append(said)
    screen.speech._speak_next()
    assert screen.speech.plate.isHidden()


def test_a_mood_is_shown_on_the_plaque_until_another_game(program: Program) -> None:
    screen = begun(program)
    screen.rivals.faces.feel(1, HIT)
    assert screen.rivals.faces.of(1).expression is HIT
    screen.forget()
    screen.rivals.forget()
    assert screen.rivals.faces.of(1).expression is None


def test_a_click_on_a_face_leads_to_the_hall(program: Program) -> None:
    screen = begun(program)
    face = screen.rivals.face_of(1)
    assert face == screen.rivals.places_of(1).face  # type: ignore[union-attr]
    assert screen.rivals._face_at(face.center()) == 1
