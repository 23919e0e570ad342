"""Remarks at the table: seen beside their plaque, told quietly, never in the way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, QRectF, Qt

from tests.ui.tables import Table
from valeria_desktop.bots.company import person_in
from valeria_desktop.games.valeria.bots.characters import BY_ID
from valeria_desktop.games.valeria.bots.guests import Occasion
from valeria_desktop.games.valeria.rules.at import OfSeat
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.remarks import ValeriaTalk
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.seats import Seat, default_seats
from valeria_desktop.session.table_talk import quoted_words
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.table_talk import Remark
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

TORN, TITLE = 4, 6
"""The torn rim of a plate, and the height of a card above its title, in pixels."""
GUESTS = ("sorrel", "pim", "tamsin", "jory")


def seats_of(players: int, people: int = 1) -> tuple[Seat, ...]:
    seats = default_seats(players)
    bots = [f"knight+{guest}" for guest in GUESTS[: players - people]]
    return (
        *seats[:people],
        *(evolve(seat, bot=bot) for seat, bot in zip(seats[people:], bots, strict=True)),
    )


def begun(
    begin: Callable[[], Program], players: int = 2, people: int = 1, choices: int = 0
) -> tuple[Program, TableScreen]:
    """Put a game on the table that waits for the first person."""
    program = begin()
    table = Table(Setup(players=players), seats=seats_of(players, people)).plays(choices)
    while not (table.decision.seat == 0 and (not choices or table.decision.prompt is Prompt.ACT)):
        table.step()
    program._play(table.session)
    program.change("pace", Pace.NORMAL.value)
    return program, as_a(TableScreen, program.window.table)


def spoken(screen: TableScreen) -> Remark:
    """Have the newest remark spoken, as if its moment were shown now."""
    remarks = screen.speech._remarks.hear(screen.controller.shown.lines)
    screen.speech._waiting.append(remarks[-1])
    screen.speech._speak_next()
    return remarks[-1]


def speech_of(remark: Remark) -> str:
    """Return a remark as its plate says it."""
    return tell(quoted_words(remark.words))


def story(screen: TableScreen) -> list[str]:
    """Return all that was said, as the story has it."""
    chapters = screen.log.model._story.chapters
    told = [str(entry.told) for chapter in chapters for entry in chapter.entries]
    return [words for words in told if words.startswith("“")]


def test_all_remarks_stand_in_the_story(begin: Callable[[], Program]) -> None:
    _, screen = begun(begin, choices=40)
    remarks = screen.speech._remarks.hear(screen.controller.shown.lines)
    assert remarks[0].occasion is Occasion.BEGINS
    assert story(screen) == [f"“{remark.words}”" for remark in remarks]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("active", [0, 1])
def test_words_stand_at_the_seam_and_cover_no_number_no_stack_and_no_question(
    begin: Callable[[], Program], players: int, active: int
) -> None:
    _, screen = begun(begin, players, choices=20 * players)
    screen.controller.shown.scene = evolve(screen.scene, active=active)
    words = Phrase.make("Nobody at this table has ever said sixty letters so fast.", {})
    remark = spoken(screen)
    for seat in range(1, players):
        screen.speech._waiting.append(evolve(remark, seat=seat, words=words))
        screen.speech._speak_next()
        plate, stand = screen.speech.plate, screen.speech._stand
        assert plate.isVisible()
        assert stand is not None
        assert stand.is_aside
        seen = stand.box.adjusted(0, TORN, 0, -TORN)
        assert not any(seen.intersects(box) for box in numbers_of(screen))
        assert not seen.intersects(screen.prompt.geometry())
        assert not seen.intersects(screen.top.geometry())
        for piece in screen.centre.laid.listed:
            card = screen.centre.box_of(piece.at, screen)
            assert card is not None
            assert not seen.intersects(card.adjusted(0, TITLE, 0, 0))
        screen.speech.ask(screen.scene)
        assert plate.isVisible()


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_large_words_beside_a_question_stand_at_the_seam_and_name_a_speaker_without_a_tip(
    begin: Callable[[], Program], players: int, size: tuple[int, int]
) -> None:
    program, screen = begun(begin, players)
    program.window.resize(*size)
    program.change("scale", 1.5)
    words = Phrase.make("Nobody at this table has ever said sixty letters so fast.", {})
    for seat in range(1, players):
        assert screen.speech._say(seat, words)
        plate, stand = screen.speech.plate, screen.speech._stand
        assert stand is not None
        assert stand.is_aside
        assert screen.rect().contains(stand.box)
        assert not stand.box.intersects(screen.prompt.geometry())
        name = f"{screen.scene.names[seat]}: " if stand.tip is None else ""
        assert plate.words == f"{name}{tell(quoted_words(words))}"


def numbers_of(screen: TableScreen) -> list[QRect]:
    """Return the boxes of all numbers and cards on the plaques."""
    found: list[QRectF] = []
    for plaque in screen.others.plaques:
        places = screen.others.places_of(plaque.seat)
        assert places is not None
        found += [*places.amounts.values(), *places.people, *places.comb, places.score]
    return [screen.others.placed(box, screen) for box in found]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_words_come_from_the_mouth(begin: Callable[[], Program], players: int) -> None:
    _, screen = begun(begin, players, choices=40)
    remark = spoken(screen)
    for seat in range(1, players):
        screen.speech._waiting.append(evolve(remark, seat=seat))
        screen.speech._speak_next()
        plate, stand = screen.speech.plate, screen.speech._stand
        bust, mouth = screen.others.bust_of(seat, screen), screen.others.mouth_of(seat, screen)
        assert plate.words == f"“{remark.words}”"
        assert bust is not None
        assert mouth is not None
        assert stand is not None
        assert stand.tip is not None
        assert bust.contains(stand.tip)
        assert stand.tip.x() == mouth.x()
        assert 0 < stand.tip.y() - mouth.y() < bust.height() / 6
        assert plate.geometry().contains(stand.tip)


def test_words_without_room_at_the_seam_lie_on_the_kingdom_while_somebody_is_asked(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, screen = begun(begin, choices=40)
    monkeypatch.setattr(screen.speech, "_at_seam", lambda *_: None)
    assert screen.controller.is_open
    remark = spoken(screen)
    plate = screen.speech.plate
    kingdom = screen.others.kingdom_of(remark.seat, screen)
    assert kingdom is not None
    assert plate.isVisible()
    assert plate.x() >= kingdom.x()
    assert plate.geometry().right() <= kingdom.right() + 1
    assert not plate.geometry().intersects(screen.centre.geometry())


@pytest.mark.parametrize("active", [0, 1])
def test_a_long_remark_on_a_lone_rivals_kingdom_leaves_the_market_free(
    begin: Callable[[], Program], active: int
) -> None:
    _, screen = begun(begin, choices=40)
    screen.controller.shown.scene = evolve(screen.scene, active=active)
    remark = spoken(screen)
    kingdom = screen.others.kingdom_of(remark.seat, screen)
    assert kingdom is not None
    words = Phrase.make("A long remark about a kingdom. " * 6, {})
    screen.speech._waiting.append(evolve(remark, words=words))
    screen.speech._speak_next()
    assert screen.speech.plate.wished(kingdom.width()).height() > kingdom.height()
    stand = screen.speech._stand
    assert stand is not None
    assert not stand.is_aside or not stand.box.intersects(screen.centre.geometry())


def test_a_plate_over_the_market_goes_as_soon_as_somebody_is_asked(
    begin: Callable[[], Program],
) -> None:
    _, screen = begun(begin, choices=40)
    spoken(screen)
    stand = screen.speech._stand
    assert stand is not None
    screen.speech._stand = evolve(stand, is_aside=False)
    screen.speech.ask(screen.scene)
    assert screen.speech.plate.isHidden()


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_in_large_text_words_keep_to_the_plank_while_somebody_is_asked(
    begin: Callable[[], Program], qtbot: QtBot, scale: float
) -> None:
    program, screen = begun(begin, choices=40)
    program.change("scale", scale)
    assert program.controller.is_open
    remark = spoken(screen)
    plate, stand = screen.speech.plate, screen.speech._stand
    plank = screen.others.box_of(OfSeat(remark.seat), screen)
    assert stand is not None
    assert plank is not None
    assert plate.isVisible() == stand.is_aside
    if stand.is_aside:
        assert plank.left() <= plate.x()
        assert plate.geometry().right() <= plank.right()
        assert not plate.geometry().intersects(screen.centre.geometry())


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_where_only_the_market_has_room_nothing_is_said_while_somebody_is_asked(
    begin: Callable[[], Program], qtbot: QtBot, scale: float
) -> None:
    program, screen = begun(begin, choices=40)
    program.change("scale", scale)
    long = Phrase.make("Much is said here that no plank has room for. " * 6, {})
    remark = evolve(spoken(screen), words=long)
    screen.speech.hush()
    screen.speech._waiting.append(remark)
    screen.speech._speak_next()
    assert screen.speech.plate.isHidden()
    program.controller._is_open = False
    screen.speech._waiting.append(remark)
    screen.speech._speak_next()
    plate = screen.speech.plate
    assert plate.isVisible()
    assert not plate.geometry().intersects(screen.prompt.geometry())


def test_a_plate_goes_before_a_question_that_only_one_of_several_persons_may_see(
    begin: Callable[[], Program],
) -> None:
    _, screen = begun(begin, 3, people=2, choices=40)
    spoken(screen)
    screen.speech.ask(screen.scene)
    assert screen.speech.plate.isHidden()


def test_a_plate_goes_by_itself(begin: Callable[[], Program], qtbot: QtBot) -> None:
    _, screen = begun(begin, choices=40)
    spoken(screen)
    timer = screen.speech._timer
    assert timer.isActive()
    assert timer.interval() == 2500
    timer.setInterval(1)
    qtbot.waitUntil(screen.speech.plate.isHidden)


def test_remarks_on_one_moment_come_one_after_the_other(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    _, screen = begun(begin, 3, choices=90)
    speech, heard = screen.speech, list[str]()
    screen.said.connect(heard.append)
    speech._told = 0
    speech.hear(screen.controller.shown.lines)
    remarks = speech._remarks.hear(screen.controller.shown.lines)
    assert len(remarks) > 2

    def goes_on(number: int) -> bool:
        return len(heard) > number + 1 or speech.plate.isHidden()

    names = screen.scene.names
    said = [f"{names[each.seat]}: {speech_of(each)}" for each in remarks]
    for number in range(len(remarks)):
        is_last = number == len(remarks) - 1
        assert heard == said[: number + 1]
        assert speech._timer.interval() == (2500 if is_last else 1500)
        speech._timer.setInterval(1)
        qtbot.waitUntil(partial(goes_on, number))
    assert speech.plate.isHidden()


def test_the_mouse_goes_through_a_plate(begin: Callable[[], Program]) -> None:
    _, screen = begun(begin)
    assert screen.speech.plate.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_nothing_is_spoken_where_all_is_told_at_once(begin: Callable[[], Program]) -> None:
    program, screen = begun(begin, choices=40)
    program.change("pace", Pace.OFF.value)
    spoken(screen)
    assert screen.speech.plate.isHidden()


@pytest.mark.slow
def test_who_skips_is_told_in_the_story_only(begin: Callable[[], Program]) -> None:
    program, screen = begun(begin, choices=40)
    spoken(screen)
    program.controller.hurry()
    assert screen.speech.plate.isHidden()
    spoken(screen)
    assert screen.speech.plate.isHidden()
    screen.controller.decided.emit()
    spoken(screen)
    assert screen.speech.plate.isVisible()


@pytest.mark.slow
def test_a_screen_reader_is_told_who_says_what(begin: Callable[[], Program]) -> None:
    program, screen = begun(begin, choices=40)
    heard: list[str] = []
    program.announcer.announced.connect(heard.append)
    remark = spoken(screen)
    name = screen.scene.names[remark.seat]
    assert heard == [f"{name}: “{remark.words}”"]


def test_without_remarks_nothing_is_said_and_the_story_leaves_them_out(
    begin: Callable[[], Program],
) -> None:
    program, screen = begun(begin, choices=40)
    assert story(screen)
    program.change("has_remarks", False)  # noqa: FBT003 - the setting's value
    assert story(screen) == []
    spoken(screen)
    assert screen.speech.plate.isHidden()
    program.change("has_remarks", True)  # noqa: FBT003 - the setting's value
    assert story(screen)


def test_what_was_said_before_a_game_was_loaded_is_not_said_again(
    begin: Callable[[], Program],
) -> None:
    _, screen = begun(begin, choices=40)
    assert screen.speech._remarks.hear(screen.controller.shown.lines)
    assert screen.speech.plate.isHidden()


def test_a_remark_is_spoken_as_its_moment_is_shown(begin: Callable[[], Program]) -> None:
    _, screen = begun(begin, choices=40)
    lines = screen.controller.shown.lines
    remark = screen.speech._remarks.hear(lines)[-1]
    screen.speech.hear(lines[: remark.at])
    assert screen.speech.plate.isHidden()
    screen.speech.hear(lines[: remark.at + 1])
    assert screen.speech.plate.isVisible()


@pytest.mark.slow
def test_a_greeting_is_heard_as_the_first_turn_is_told(
    begin: Callable[..., Program], qtbot: QtBot
) -> None:
    clock = HandTicker()
    program = begin(clock)
    table = Table(Setup(players=2), seats=seats_of(2))
    program.change("pace", Pace.NORMAL.value)
    program._play(table.session)
    screen = as_a(TableScreen, program.window.table)

    def begins() -> bool:
        if program.controller.is_open:
            program.controller.choose(table.decision.options[0].id)
        clock.turn(200.0)
        return any(line.begins_turn for line in screen.controller.shown.lines)

    assert screen.speech.plate.isHidden()
    qtbot.waitUntil(begins)
    assert screen.speech.plate.isVisible()


def test_the_table_takes_its_characters_from_the_seats(begin: Callable[[], Program]) -> None:
    _, screen = begun(begin, 3, choices=20)
    fresh = ValeriaTalk(screen.scene.seats, screen.controller.session.record.seed)  # type: ignore[union-attr]
    assert fresh.hear(screen.controller.shown.lines) == screen.speech._remarks.hear(
        screen.controller.shown.lines
    )
    assert person_in(screen.scene.seats[1]) in BY_ID


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_a_plaque_shows_a_bust_with_a_shield_at_its_corner(
    begin: Callable[[], Program], players: int
) -> None:
    _, screen = begun(begin, players, choices=20)
    for plaque in screen.others.plaques:
        box = screen.others.box_of(OfSeat(plaque.seat), screen.others.viewport())
        assert box is not None
        places = screen.others.part.layout_of(plaque, QRectF(box))
        assert plaque.portrait
        assert not places.face.isEmpty()
        assert places.face.intersects(places.shield)
        assert not places.face.intersects(places.head)
        assert "Knight" in plaque.about
