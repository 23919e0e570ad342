"""The table of Viscounts in the real program: what is shown, what is lit, what stays secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt

from tests.games.viscounts.ui.played import play_to
from tests.ui.programs import people_and_bots
from valeria_desktop.games.viscounts.coach.book_worth import book_worths
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.at import (
    Asset,
    AtInner,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfCard,
    OfPlayer,
    OfSquare,
    OfTrack,
)
from valeria_desktop.games.viscounts.rules.model.options import RideTo
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.view import OwnHand
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.parts.own import OwnGround
from valeria_desktop.games.viscounts.ui.parts.own_side import shown_seat
from valeria_desktop.games.viscounts.ui.parts.ring import castle_totals
from valeria_desktop.games.viscounts.ui.prompts.lists import CardsPresenter
from valeria_desktop.games.viscounts.ui.prompts.ride import RidePresenter
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.pieces.answers import Answers, MoveAnswer
from valeria_desktop.ui.program.main_window import MainWindow
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.zoom.control import DELAY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def begin_at(
    qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path
) -> Iterator[Callable[..., TableScreen]]:
    """Put a game on the table, at a question to the first seat."""
    del look
    program = Program(qapp, Folders.at(tmp_path), {RULES.id: FACE})
    qtbot.addWidget(program.window)
    program.change("pace", Pace.OFF.value)
    program.window.resize(1280, 720)
    with qtbot.waitActive(program.window):
        program.window.show()

    def begin(
        prompt: Prompt,
        players: int = 4,
        people: int = 1,
        least: int = 120,
        *,
        seat_of_other: int | None = None,
        scale: float = 1.0,
        seed: int = 3,
    ) -> TableScreen:
        program.change("scale", scale)
        seats = people_and_bots(players, people, "random")
        session = Session.begin(RULES, Setup(players=players), seats, seed)
        interrupts = seat_of_other is not None
        play_to(session, prompt, seat_of_other or 0, least, seed, interrupts=interrupts)
        program.window.show_screen(program.window.table)
        program.controller.start(session)
        curtain = program.window.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            curtain.open()
        return as_a(TableScreen, program.window.table)

    yield begin
    program.change("scale", 1.0)
    program.close()


def scene_of(table: TableScreen) -> Scene:
    scene: Scene = table.scene
    return scene


def test_each_space_that_can_be_ridden_to_is_lit_with_its_price(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.RIDE)
    scene = scene_of(table)
    assert scene.decision is not None
    offered = {option.at for option in scene.decision.options}
    lit = {piece.at for piece in table.ring.laid.listed if piece.is_lit}
    assert lit == offered
    prices = dict(table.ring.laid.ground.prices)
    assert {AtSpace(space) for space in prices} == offered
    assert all(scene.prices[space] == price for space, price in prices.items())


def test_a_pointed_goal_tells_its_price_and_becomes_the_answer_of_enter(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.RIDE)
    scene = scene_of(table)
    assert scene.decision is not None
    rides = [each for each in scene.decision.options if isinstance(each, RideTo)]
    option = max(rides, key=lambda each: each.silver)
    assert option.at is not None
    table.ring.focus_on(option.at)
    assert table.goal.isVisible()
    assert table.goal.goal is not None
    assert table.goal.goal.silver == scene.prices[option.space] == option.silver
    asking = as_a(RidePresenter, table.prompt.presenter)
    assert list(asking.choices) == [option.id]
    qtbot.keyClick(table.ring, Qt.Key.Key_Return)
    session = table.controller.session
    assert session is not None
    qtbot.waitUntil(lambda: session.record.choices[-1] == option.id)
    assert not table.goal.isVisible()


def test_a_space_that_keys_were_on_before_the_question_is_not_the_answer_of_enter(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.RIDE)
    window, asked = as_a(MainWindow, table.window()), scene_of(table).decision
    assert asked is not None
    (cheapest,) = as_a(RidePresenter, table.prompt.presenter).choices
    other = next(option for option in asked.options if option.id != cheapest)
    assert other.at is not None
    table.ring.focus_on(other.at)
    window.show_screen(window.home)
    window.show_screen(table)
    table.prompt.take_focus()
    assert [*as_a(RidePresenter, table.prompt.presenter).choices] == [cheapest]


def test_esc_goes_back_within_an_action_and_not_before_it(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.DISMISS)
    session = table.controller.session
    assert session is not None
    inside = len(session.record.choices)
    for _ in range(2):
        qtbot.keyClick(table.window().focusWidget(), Qt.Key.Key_Escape)
        assert len(session.record.choices) == inside - 1
        assert session.decision is not None
        assert session.decision.prompt == Prompt.ACTION


def test_esc_in_the_turn_of_another_takes_nothing_back(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.REARRANGE, players=3, people=1, least=60, seat_of_other=0)
    session = table.controller.session
    assert session is not None
    made = len(session.record.choices)
    qtbot.keyClick(table.window().focusWidget(), Qt.Key.Key_Escape)
    assert len(session.record.choices) == made


def test_with_several_people_the_hint_is_read_while_d_is_held(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.ACTION, people=2)
    panel = table.hint_panel
    table.controller.advice_asked.emit()

    def is_private() -> bool:
        return panel.is_private

    assert is_private()
    assert "I count on your hand here" in panel.accessibleName()
    qtbot.keyPress(table.window().focusWidget(), Qt.Key.Key_D)
    assert not is_private()
    qtbot.waitUntil(lambda: len(panel.list.rows) > 0)
    qtbot.keyRelease(table.window().focusWidget(), Qt.Key.Key_D)
    assert is_private()
    assert not panel.list.rows


def test_without_a_card_in_hand_a_hint_has_nothing_to_hide(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION, people=2)
    scene = scene_of(table)
    players = list(scene.view.players)
    players[scene.viewer] = evolve(players[scene.viewer], own=OwnHand(()))
    empty = evolve(scene, view=evolve(scene.view, players=tuple(players)))
    assert not table.may_tell_secrets()
    table.controller.shown.show(empty, ())
    assert table.may_tell_secrets()


def test_while_the_coach_thinks_tab_goes_on_and_esc_puts_its_sheet_away(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.DISMISS)
    session = table.controller.session
    assert session is not None
    made = len(session.record.choices)
    table.controller.advice_asked.emit()
    assert not table.hint_panel.isHidden()
    assert not table.hint_panel.list.rows
    covered = table.window().focusWidget()
    assert table.prompt.isAncestorOf(covered)
    qtbot.keyClick(covered, Qt.Key.Key_Tab)
    assert not table.prompt.isAncestorOf(table.window().focusWidget())
    table.prompt.take_focus()
    qtbot.keyClick(table.window().focusWidget(), Qt.Key.Key_Escape)
    assert table.hint_panel.isHidden()
    assert len(session.record.choices) == made, "Esc took back no answer"


def test_the_look_at_a_goal_never_covers_the_question(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.RIDE)
    for space in range(15):
        table.ring.focus_on(AtSpace(space))
        if table.goal.isVisible():
            assert not table.goal.geometry().intersects(table.prompt.geometry())


def test_a_click_on_an_unlit_ground_says_why_it_is_no_option(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.RIDE)
    box = table.ring.box_of(AtSpot(0), table.ring.viewport())
    assert box is not None
    qtbot.mouseClick(table.ring.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert table.refusals.bubble.isVisible()


def test_a_refusal_ends_the_close_look_that_it_would_lie_over(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.RIDE)
    box = table.ring.box_of(AtStack(0), table)
    assert box is not None
    table.zoom.look_at(AtStack(0), box)
    assert table.zoom.panel.isVisible()
    table.refusals.answer(AtSpot(0))
    assert table.refusals.bubble.isVisible()
    assert table.zoom.panel.isHidden()
    assert table.zoom.asks.gives_way()
    table.refusals.close_bubble()
    table.zoom.look_at(AtStack(0), box)
    assert table.zoom.panel.isVisible()


def test_everything_on_the_board_has_a_name_and_a_sentence(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    for view in (table.ring, table.own, table.claims, table.rivals):
        assert view.laid.listed
        for piece in view.laid.listed:
            assert piece.name, piece.at
            assert piece.words.endswith("."), piece.words
            assert "{" not in piece.words + piece.explained


def test_alone_at_the_screen_your_hand_lies_open(begin_at: Callable[..., TableScreen]) -> None:
    table = begin_at(Prompt.PLAY)
    hand = scene_of(table).view.own.hand
    for card in hand:
        piece = table.own.laid.piece_of(OfCard(0, card.id))
        assert piece is not None
        assert piece.is_lit
    assert table.own.peek.isHidden()


def test_with_several_people_the_hand_and_its_answers_are_covered_until_d_is_held(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.PLAY, people=2)
    hand = scene_of(table).view.own.hand
    asking = as_a(CardsPresenter, table.prompt.presenter)
    assert asking.is_covered
    assert table.own.laid.piece_of(OfPlayer(0, Asset.HAND)) is not None
    assert not any(table.own.laid.piece_of(OfCard(0, card.id)) for card in hand)
    names = {card.name for card in hand}
    for button in asking.choices.values():
        assert button.text() not in names
        assert button._tail == ()
    qtbot.keyPress(table.prompt, Qt.Key.Key_D)
    assert all(table.own.laid.piece_of(OfCard(0, card.id)) for card in hand)
    assert {button.text() for button in asking.choices.values()} == names
    qtbot.keyRelease(table.prompt, Qt.Key.Key_D)
    assert not any(table.own.laid.piece_of(OfCard(0, card.id)) for card in hand)


def test_the_section_that_a_worker_leaves_is_bright_until_its_goal_is_chosen(
    begin_at: Callable[..., TableScreen],
) -> None:
    ring = begin_at(Prompt.RECRUIT).ring
    here, there, away = (AtSection(position) for position in range(3))
    ring.answers = Answers(ways=(MoveAnswer("there", here, there), MoveAnswer("back", there, here)))
    ring.lay()

    def seen() -> list[str]:
        picture = ring.viewport().grab().toImage()
        boxes = (ring.box_of(at, ring.viewport()) for at in (here, there, away))
        middles = (box.center() * picture.devicePixelRatio() for box in boxes if box is not None)
        return [picture.pixelColor(middle).name() for middle in middles]

    before = seen()
    ring.choose(here)
    after = seen()
    assert [old != new for old, new in zip(before, after, strict=True)] == [True, False, False]
    assert ring.answers.answer(there) == "there"


def test_odos_turn_has_his_own_shield(begin_at: Callable[..., TableScreen]) -> None:
    table = begin_at(Prompt.RECRUIT, players=1, least=10)
    scene = scene_of(table)
    assert len(table.told(scene)) == 2
    odos = evolve(scene, view=evolve(scene.view, active=scene.view.table.neutral))
    assert table.told(odos)[1:] == ("Odo's turn", all_seats(scene)[1])


def test_when_the_turn_passes_in_the_middle_of_the_events_the_prompt_names_the_next_player(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.PLAY, players=2)
    passing = scene_of(table).answered()
    table.show_scene(passing)
    assert table.prompt.question == "Rose's turn"
    table.show_scene(evolve(passing, active=1))
    assert table.prompt.question == f"{passing.names[1]}'s turn"


def answer_until(
    table: TableScreen, qtbot: QtBot, is_there: Callable[[Session], bool], most: int = 80
) -> list[tuple[int, str]]:
    """Answer with the first option; return the seats and questions at which the curtain fell."""
    fell = []
    session = table.controller.session
    assert session is not None
    for _ in range(most):
        qtbot.waitUntil(lambda: table.controller.is_open)
        assert session.decision is not None
        curtain = table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            fell.append((session.decision.seat, session.decision.prompt))
            if is_there(session):
                return fell
            curtain.open()
        elif is_there(session):
            return fell
        table.controller.choose(session.decision.options[0].id)
    raise LookupError


def test_the_curtain_falls_when_the_turn_passes_to_another_person_and_then_only(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.PLAY, players=3, people=3)
    turns: list[int] = []

    def has_come_round(session: Session) -> bool:
        decision = session.decision
        assert decision is not None
        if decision.prompt == Prompt.PLAY and turns[-1:] != [decision.seat]:
            turns.append(decision.seat)
        return turns == [0, 1, 2, 0]

    fell = answer_until(table, qtbot, has_come_round)
    assert fell == [(1, Prompt.PLAY), (2, Prompt.PLAY), (0, Prompt.PLAY)]


def test_a_turn_behind_the_curtain_is_still_to_be_handed_over_after_another_page(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.PLAY, players=2, people=2)
    answer_until(
        table,
        qtbot,
        lambda session: (
            session.decision is not None
            and (session.decision.seat, session.decision.prompt) == (1, Prompt.PLAY)
        ),
    )
    curtain = table.prompt.curtain
    assert curtain is not None
    assert curtain.isVisible()
    window = as_a(MainWindow, table.window())
    window.show_screen(window.home)
    assert curtain.isHidden()
    window.show_screen(table)
    assert curtain.isVisible()
    curtain.open()
    window.show_screen(window.home)
    window.show_screen(table)
    assert curtain.isHidden()


def test_between_one_person_and_bots_no_curtain_falls(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.PLAY, players=3, people=1)
    session = table.controller.session
    assert session is not None
    later = session.scene(0).round + 1
    fell = answer_until(
        table,
        qtbot,
        lambda session: (
            session.decision is not None
            and session.decision.seat == 0
            and session.scene(0).round == later
        ),
    )
    assert fell == []


def test_d_shows_the_hand_at_a_public_question_too(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.ACTION, people=2)
    hand = scene_of(table).view.own.hand
    assert not any(table.own.laid.piece_of(OfCard(0, card.id)) for card in hand)
    qtbot.keyPress(table.prompt, Qt.Key.Key_D)
    assert all(table.own.laid.piece_of(OfCard(0, card.id)) for card in hand)
    qtbot.keyRelease(table.prompt, Qt.Key.Key_D)


def test_the_strips_are_those_of_everybody_else_clockwise(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    assert [strip.seat for strip in table.rivals.plaques] == [1, 2, 3]
    assert shown_seat(scene_of(table)) == 0


def test_a_square_tells_its_house_and_the_power_below_it(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    view = scene_of(table).view
    for square in view.table.squares(0):
        piece = table.own.laid.piece_of(OfSquare(0, square.number))
        assert piece is not None
        assert piece.face.is_free is (square.number in view.players[0].freed)


@pytest.mark.parametrize(
    "at", [AtStack(0), AtSpot(3), AtSpace(2), AtSection(1), OfSquare(0, 4), OfTrack(0, 3)]
)
def test_things_of_the_board_can_be_looked_at_closely(
    begin_at: Callable[..., TableScreen], at: At
) -> None:
    table = begin_at(Prompt.ACTION)
    subject = table.zoom.looked_at(scene_of(table), at)
    assert subject is not None
    assert subject.said.name
    assert subject.clauses


def test_the_story_lies_over_claims_and_rivals_while_wished(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    assert table.log.isHidden()
    table.story_key.turn()
    assert table.log.isVisible()
    assert not table.log.geometry().intersects(table.prompt.geometry())
    table.story_key.turn()
    assert table.log.isHidden()


def test_tab_comes_to_the_realm_and_to_your_board(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.ACTION)
    met = set()
    for _ in range(12):
        focus = table.window().focusWidget()
        met.add(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert {table.ring, table.own, table.rivals, table.claims} <= met
    assert table.ring.at(QPoint(-5, -5)) is None


def test_tab_goes_round_past_the_button_of_a_hand_that_lies_face_down(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.ACTION, people=2)
    start = table.window().focusWidget()
    met = []
    for _ in range(40):
        qtbot.keyClick(table.window().focusWidget(), Qt.Key.Key_Tab)
        met.append(table.window().focusWidget())
        if met[-1] is start:
            break
    assert met[-1] is start
    assert len(set(met)) == len(met)
    assert {table.own, table.own.peek, table.rivals} <= set(met)


@pytest.mark.parametrize("can_go_back", [False, True])
def test_escape_puts_the_large_castle_away_from_the_question_too(
    begin_at: Callable[..., TableScreen], qtbot: QtBot, *, can_go_back: bool
) -> None:
    table = begin_at(Prompt.ACTION)
    assert table.prompt.presenter is not None
    table.prompt.presenter.can_go_back = can_go_back
    table.prompt._set_open(is_open=True)
    session = table.controller.session
    assert session is not None
    made = len(session.record.choices)
    for view in (table.prompt, table.ring):
        view.setFocus()
        table.turn_castle()
        qtbot.keyClick(view, Qt.Key.Key_Escape)
        assert not table.ring.is_castle_large
    assert len(session.record.choices) == made


def test_c_shows_the_castle_large_and_its_sections_are_found_there(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    small = table.ring.box_of(AtSection(2), table.ring.viewport())
    table.turn_castle()
    large = table.ring.box_of(AtSection(2), table.ring.viewport())
    assert small is not None
    assert large is not None
    assert large.width() > 1.6 * small.width()
    found = {
        table.ring.at(QPoint(x, y))
        for x in range(0, table.ring.width(), 24)
        for y in range(0, table.ring.height(), 24)
    }
    assert {kind(at) for kind in (AtSection, AtInner) for at in range(5)} <= found
    assert not any(isinstance(at, AtSpace) for at in found)
    table.turn_castle()
    assert table.ring.box_of(AtSection(2), table.ring.viewport()) == small


def test_o_shows_the_points_of_manuscripts_and_hides_them(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    told: list[str] = []
    table.said.connect(told.append)
    assert table.ring.laid.ground.worths == ()
    table.turn_numbers()
    assert table.scene is not None
    worths = tuple(book_worths(table.scene.view, 0))
    assert table.ring.laid.ground.worths == worths
    assert worths
    table.turn_numbers()
    assert table.ring.laid.ground.worths == ()
    assert told[0].startswith("Points of the manuscripts now: the ")
    assert told[0].count("+") == len(worths)
    assert told[1] == "Numbers are hidden."


def test_the_totals_of_the_castle_are_workers_and_their_points(
    begin_at: Callable[..., TableScreen],
) -> None:
    scene = scene_of(begin_at(Prompt.ACTION))
    view = scene.view
    for seat, total in enumerate(castle_totals(scene)):
        assert total.workers == 20 - view.players[seat].workers
        outer = sum(section[seat] for section in view.first)
        inner = sum(section[seat] for section in view.second)
        points = [tier.points for tier in view.table.catalog.tiers]
        expected = outer * points[0] + inner * points[1] + view.third[seat] * points[2]
        assert total.points == expected


def test_a_solo_table_has_a_strip_of_the_neutral_player(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION, players=1, least=40)
    (strip,) = table.rivals.plaques
    assert strip.player is None
    piece = table.rivals.laid.piece_of(strip.key)
    assert piece is not None
    assert piece.words.startswith(strip.sitting.name)
    assert table.own.laid.listed


def test_arrows_come_to_every_lit_space_and_home_to_your_viscount(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.RIDE)
    lit = {piece.at for piece in table.ring.laid.listed if piece.is_lit}
    qtbot.keyClick(table.ring, Qt.Key.Key_Home)
    start = AtSpace(scene_of(table).view.players[0].space)
    assert table.ring.current == start
    reached: set[At] = {start}
    to_go: list[At] = [start]
    while to_go:
        here = to_go.pop()
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            table.ring.focus_on(here)
            qtbot.keyClick(table.ring, key)
            at = table.ring.current
            assert at is not None
            if at not in reached:
                reached.add(at)
                to_go.append(at)
    assert reached - {start} == lit - {start}


def test_an_interrupt_leaves_the_active_players_board_and_marks_the_asked_strip(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.REARRANGE, players=3, people=3, least=60, seat_of_other=1)
    scene = scene_of(table)
    assert (scene.viewer, scene.asked) == (1, 1)
    assert scene.active != 1
    assert shown_seat(scene) == scene.active
    assert 1 in [strip.seat for strip in table.rivals.plaques]
    hand = table.own.laid.piece_of(OfPlayer(scene.active, Asset.HAND))
    assert hand is not None, "the hand of the other lies face down"
    assert table.own.peek.isHidden()
    assert table.prompt.frame == table.look.player(scene.seats[1].colour).name()
    assert shown_seat(scene.answered()) == scene.active, "while the answer is told, too"


def test_in_an_interrupt_gold_stays_with_the_player_whose_turn_it_is(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.DESTROY, players=3, people=3, least=30, seat_of_other=1, seed=4)
    scene = scene_of(table)
    assert scene.asks_to_look
    assert shown_seat(scene) == scene.asked != scene.active
    assert table.prompt.frame == table.look.player(scene.seats[1].colour).name()
    assert not as_a(OwnGround, table.own.laid.ground).is_active
    assert begin_at(Prompt.ACTION).own.laid.ground.is_active


def test_no_close_look_lies_over_the_realm_while_a_goal_is_told(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.RIDE)
    at = next(piece.at for piece in table.ring.laid.listed if piece.is_lit)
    box = table.ring.box_of(at, table.ring.viewport())
    assert box is not None
    qtbot.mouseMove(table.ring.viewport(), box.center())
    qtbot.waitUntil(table.goal.isVisible)
    qtbot.wait(2 * DELAY)
    assert table.zoom.panel.isHidden()
    qtbot.keyPress(table.ring, Qt.Key.Key_Z)
    assert table.zoom.panel.isVisible()
    qtbot.keyRelease(table.ring, Qt.Key.Key_Z)


def test_a_drawn_card_comes_beside_the_open_hand(begin_at: Callable[..., TableScreen]) -> None:
    table = begin_at(Prompt.ACTION)
    laid = table.own.laid
    cards = [laid.box_of(OfCard(0, card.id)) for card in scene_of(table).view.own.hand]
    assert cards
    comes = laid.spots[OfPlayer(0, Asset.HAND)]
    assert all(box is not None and comes.left() > box.left() for box in cards)


def test_in_the_largest_text_three_answers_stand_above_the_names_of_three_rivals(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.ACTION, scale=2.0)
    asking = table.prompt.presenter
    assert asking is not None
    assert len(asking.choices) == 3
    bar = table.prompt._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    question = table.prompt.geometry()
    for strip in table.rivals.plaques:
        plank = table.rivals.plank_of(strip.seat, table)
        assert plank is not None
        assert question.bottom() < plank.top() < plank.bottom() <= table.plan.column.bottom()
        places = table.rivals.places_of(strip.seat)
        assert places is not None
        assert places.name.height() >= 20


def test_a_question_of_ones_own_turn_has_a_golden_frame(
    begin_at: Callable[..., TableScreen],
) -> None:
    assert begin_at(Prompt.ACTION).prompt.frame == GOLD


def test_rivals_make_way_for_a_long_question(begin_at: Callable[..., TableScreen]) -> None:
    table = begin_at(Prompt.ACTION)
    plan = table.plan
    assert plan.strip is not None
    most = table.prompt._limits[1]
    assert most + plan.least_strip < plan.column.height(), "longer questions scroll"
    table.prompt.setFixedHeight(most)
    question = table.prompt.geometry()
    heights = []
    for strip in table.rivals.plaques:
        plank = table.rivals.plank_of(strip.seat, table)
        assert plank is not None
        assert plank.top() > question.bottom()
        assert plank.bottom() <= plan.column.bottom()
        heights.append(plank.height())
    assert min(heights) >= 48


def test_a_long_question_leaves_no_sliver_of_the_claims(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    claims, shown = table.plan.claims, []
    assert claims is not None
    for covers in (-4, claims.height() // 2, claims.height() * 2, claims.height() * 9):
        table.prompt.setFixedHeight(claims.top() - table.prompt.y() + covers)
        table.standing.stand_beside()
        shown.append(not table.claims.isHidden())
        if shown[-1]:
            assert table.claims.y() > table.prompt.geometry().bottom()
            assert table.claims.geometry().bottom() < table.rivals.y()
    assert shown == [True, True, True, False]


def test_a_long_tale_of_a_turn_hides_the_claims_as_the_strips_stay(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.ACTION)
    claims = table.plan.claims
    assert claims is not None
    table.prompt.wait(scene_of(table).answered())
    shown, strips = [], set()
    for covers in (-4, claims.height() // 2):
        table.prompt.setFixedHeight(claims.top() - table.prompt.y() + covers)
        table.standing.stand_beside()
        shown.append((not table.claims.isHidden(), not table.story_key.isHidden()))
        strips.add(table.rivals.y())
    assert len(strips) == 1
    assert shown == [(True, True), (False, False)]


def test_a_close_look_at_a_card_of_the_hand_ends_when_d_is_let_go(
    begin_at: Callable[..., TableScreen], qtbot: QtBot
) -> None:
    table = begin_at(Prompt.ACTION, people=2)
    said: list[str] = []
    table.said.connect(said.append)
    card = scene_of(table).view.own.hand[0]
    qtbot.keyPress(table.prompt, Qt.Key.Key_D)
    assert card.name in " ".join(said)
    at = OfCard(0, card.id)
    box = table.own.box_of(at, table)
    assert box is not None
    table.zoom.point_at(at, box)
    qtbot.waitUntil(table.zoom.panel.isVisible)
    qtbot.keyRelease(table.prompt, Qt.Key.Key_D)
    assert table.zoom.panel.isHidden()


def test_a_goal_that_the_keys_come_to_is_said(begin_at: Callable[..., TableScreen]) -> None:
    table = begin_at(Prompt.RIDE)
    table.ring.setFocus()
    said: list[str] = []
    table.said.connect(said.append)
    at = next(piece.at for piece in table.ring.laid.listed if piece.is_lit)
    other = next(
        piece.at for piece in reversed(table.ring.laid.listed) if piece.is_lit and piece.at != at
    )
    table.ring.focus_on(at)
    table.ring.focus_on(other)
    assert table.goal.words is not None
    assert said[-1] == table.goal.words.sentence
    assert table.goal.words.price in said[-1]


def test_in_large_text_a_question_turns_to_the_leaf_with_its_answers(
    begin_at: Callable[..., TableScreen],
) -> None:
    table = begin_at(Prompt.PLAY, scale=1.5)
    assert table.own.isVisible()
    assert not table.ring.isVisible()
    table = begin_at(Prompt.RIDE, scale=1.5)
    assert table.ring.isVisible()
    assert not table.own.isVisible()
