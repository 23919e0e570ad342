"""One answer for a win: a click on the space does all that is not declined."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.games.valencia.ui.started import started
from tests.ui.pixels import pixels_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import AtCell
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.rules.win import win_of
from valeria_desktop.games.valencia.ui.prompts.bid import BidPresenter
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.games.valencia.ui.winning.presenter import WinPresenter
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.win import Win
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = started(qapp, qtbot, tmp_path)
    yield made
    made.close()


def winning(
    fits: Callable[[Win], bool],
    people: int = 1,
    players: int = 3,
    goes_on: Callable[[Game], bool] = lambda _game: True,
) -> Session:
    """Play to a win of the first seat that fits, in a game that goes on as wished."""
    seats = tuple(
        evolve(seat, bot="planner" if number >= people else None)
        for number, seat in enumerate(default_seats(players))
    )
    bot = make_bot(RULES, "planner", 1)
    for seed in range(3, 9):
        session = Session.begin(RULES, Setup(players), seats, seed)
        while (decision := session.decision) is not None:
            win = win_of(session.scene(0).view)
            if win is not None and fits(win) and goes_on(session.game.copy()):
                return session
            session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    raise AssertionError("no such win")


def is_whole(win: Win) -> bool:
    """Whether a win brings seat, good and several spaces."""
    return win.sit is not None and win.has_good and len(win.places(sits=True)) > 1


def asked(program: Program, session: Session) -> tuple[TableScreen, WinPresenter]:
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    return table, as_a(WinPresenter, table.prompt.presenter)


def answers(session: Session, made: int, links: int, qtbot: QtBot) -> list[str]:
    """Wait for the links of an answer, and give them."""
    qtbot.waitUntil(lambda: len(session.record.choices) >= made + links)
    return session.record.choices[made : made + links]


@pytest.mark.clause("VA23")
def test_a_click_on_the_space_does_all(program: Program, qtbot: QtBot) -> None:
    session = winning(is_whole)
    table, asking = asked(program, session)
    made = len(session.record.choices)
    place = asking.win.places(sits=True)[0]
    assert session.decision is not None
    assert session.decision.prompt == Prompt.SIT
    assert table.city.answers.lit == {each.at for each in asking.win.places(sits=True)}
    table.city.choose(place.at)
    assert answers(session, made, 3, qtbot) == ["sit", "good", place.id]


@pytest.mark.clause("VA19")
def test_what_a_cross_declines_is_not_taken(program: Program, qtbot: QtBot) -> None:
    session = winning(is_whole)
    table, asking = asked(program, session)
    made = len(session.record.choices)
    seat, good, _settling = asking.chips
    qtbot.mouseClick(seat, Qt.MouseButton.LeftButton)
    qtbot.keyClick(table.prompt, Qt.Key.Key_2)
    assert (seat.is_on, good.is_on) == (False, False)
    place = asking.win.places(sits=True)[1]
    table.city.choose(place.at)
    assert answers(session, made, 3, qtbot) == ["nothing", "nothing", place.id]


@pytest.mark.clause("VA19")
def test_without_a_space_the_rest_is_taken(program: Program, qtbot: QtBot) -> None:
    session = winning(is_whole)
    _table, asking = asked(program, session)
    made = len(session.record.choices)
    asking.chips[2].click()
    assert asking.go_on.text() == "Take both"
    asking.go_on.click()
    assert answers(session, made, 3, qtbot) == ["sit", "good", "nothing"]


@pytest.mark.clause("VA19")
def test_n_declines_everything(program: Program, qtbot: QtBot) -> None:
    session = winning(is_whole)
    table, asking = asked(program, session)
    made = len(session.record.choices)
    assert asking.none.text() == "None of it"
    qtbot.keyClick(table.prompt, Qt.Key.Key_N)
    assert answers(session, made, 3, qtbot) == ["nothing", "nothing", "nothing"]


def test_by_keyboard_enter_goes_to_the_city_and_enter_there_answers(
    program: Program, qtbot: QtBot
) -> None:
    session = winning(is_whole)
    table, asking = asked(program, session)
    made = len(session.record.choices)
    assert asking.go_on.text() == "Choose a space"
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
    assert table.city.hasFocus()
    here = table.city.current
    assert here in table.city.answers.lit
    assert asking.go_on.text() == "Settle here"
    qtbot.keyClick(table.city, Qt.Key.Key_Return)
    place = next(each for each in asking.win.free if each.at == here)
    assert answers(session, made, 3, qtbot) == ["sit", "good", place.id]


def test_the_pointed_space_stays_while_the_mouse_goes_to_the_button(
    program: Program, qtbot: QtBot
) -> None:
    session = winning(is_whole)
    table, asking = asked(program, session)
    made = len(session.record.choices)
    first, second = asking.win.places(sits=True)[:2]
    for place in (first, second):
        table.city.pointed.emit(place.at)
    table.city.pointed.emit(None)
    assert asking.kept == second.at
    assert asking.pay is not None
    assert asking.pay.text() == f"pay {second.price}"
    asking.go_on.click()
    assert answers(session, made, 3, qtbot)[-1] == second.id


def test_undo_takes_the_whole_answer_back_as_one_and_it_is_asked_again(
    program: Program, qtbot: QtBot
) -> None:
    session = winning(is_whole)
    table, asking = asked(program, session)
    made = len(session.record.choices)
    table.city.choose(asking.win.places(sits=True)[0].at)
    answers(session, made, 3, qtbot)
    qtbot.waitUntil(lambda: not session.undo_refusal)
    program.controller.undo()
    assert len(session.record.choices) == made
    again = as_a(WinPresenter, table.prompt.presenter)
    assert [chip.is_on for chip in again.chips] == [True, True, True]
    qtbot.wait(50)  # a script that still had its answer would give it now
    assert len(session.record.choices) == made


def test_a_whole_answer_is_one_action_after_a_save_as_well() -> None:
    session = winning(is_whole)
    win = win_of(session.scene(0).view)
    assert win is not None
    made = len(session.record.choices)
    for link in ("sit", "good", win.places(sits=True)[0].id):
        session.choose(link)
    loaded = Session(session.record.up_to(len(session.record.choices)), session.seats)
    assert loaded.undo_start == made


@pytest.mark.clause("VA24")
def test_without_coins_for_any_space_the_sheet_says_so_and_offers_the_rest(
    program: Program,
) -> None:
    def is_poor(win: Win) -> bool:
        return bool(win.settles and win.free and not win.places(sits=False) and win.has_good)

    table, asking = asked(program, winning(is_poor))
    assert not any(isinstance(at, AtCell) for at in table.city.answers.lit)
    assert "You can't pay for a free space." in asking.note()
    assert all(chip.text() != "settle" for chip in asking.chips)


@pytest.mark.clause("VA8")
def test_in_company_all_free_spaces_are_lit_and_held_d_lights_those_that_can_be_paid(
    program: Program,
) -> None:
    def is_short(win: Win) -> bool:
        places = win.places(sits=False)
        return bool(places) and len(places) < len(win.free)

    table, asking = asked(program, winning(is_short, people=3))
    win = asking.win
    assert table.city.answers.lit == {place.at for place in win.free}
    table.board.peek.hold()
    assert table.city.answers.lit == {place.at for place in win.places(sits=False)}
    table.board.peek.release()
    assert table.city.answers.lit == {place.at for place in win.free}


@pytest.mark.clause("VA8")
def test_in_company_enter_is_refused_what_the_purse_cannot_pay(
    program: Program, qtbot: QtBot
) -> None:
    def is_short(win: Win) -> bool:
        return bool(win.settles) and len(win.places(sits=False)) < len(win.free)

    session = winning(is_short, people=3)
    table, asking = asked(program, session)
    made = len(session.record.choices)
    dear = max(asking.win.free, key=lambda place: place.price)
    table.city.pointed.emit(dear.at)
    with qtbot.waitSignal(table.sounded, check_params_cb=lambda name: name == "refusal"):
        asking.go_on.click()
    assert len(session.record.choices) == made
    assert table.refusals.bubble.isVisible()
    assert not table.city.part.has_tips  # the bubble would cut it in two
    table.refusals.close_bubble()
    assert table.city.part.has_tips


@pytest.mark.clause("VA23")
def test_third_place_takes_a_good_or_a_space(program: Program, qtbot: QtBot) -> None:
    def is_third(win: Win) -> bool:
        return win.is_either and win.has_good and bool(win.places(sits=False))

    session = winning(is_third, players=4)
    _table, asking = asked(program, session)
    made = len(session.record.choices)
    good, settling = asking.chips
    assert (good.is_on, settling.is_on) == (False, True)
    good.click()
    assert (good.is_on, settling.is_on) == (True, False)
    asking.go_on.click()
    assert answers(session, made, 1, qtbot) == ["good"]


def bids_at_once(game: Game) -> bool:
    """Play on from a win; return whether the first seat's next question is a bid."""
    bot, answered = make_bot(RULES, "planner", 1), 0
    while (decision := game.decision) is not None:
        if decision.seat == 0 and answered:
            return decision.prompt == Prompt.BID
        answered += decision.seat == 0
        game.choose(bot.choose(game.view(decision.seat), decision))
    return False


@pytest.mark.clause("VA23")
def test_the_table_asks_for_the_next_bid_after_third_place(program: Program, qtbot: QtBot) -> None:
    def is_third(win: Win) -> bool:
        return win.is_either and bool(win.places(sits=False))

    session = winning(is_third, players=4, goes_on=bids_at_once)
    table, asking = asked(program, session)
    table.city.choose(asking.win.places(sits=False)[0].at)

    def is_asked_again() -> bool:
        decision = session.decision
        return decision is not None and decision.seat == 0 and decision.prompt == Prompt.BID

    qtbot.waitUntil(is_asked_again)
    qtbot.waitUntil(lambda: isinstance(table.prompt.presenter, BidPresenter))


def test_a_close_look_at_a_space_stands_in_for_its_tip(program: Program) -> None:
    table, asking = asked(program, winning(is_whole))
    space = next(iter(asking.win.places(sits=True)))
    view = table.city
    box = view.box_of(space.at, view.viewport())
    assert box is not None
    view.keep(space.at)  # it is pointed at
    with_tip = pixels_of(view.grab().toImage())
    table.zoom.look_at(space.at, box)
    assert table.zoom.shown == space.at
    assert pixels_of(view.grab().toImage()) != with_tip
    table.zoom.close()
    assert pixels_of(view.grab().toImage()) == with_tip


def brass(asking: WinPresenter) -> list[str]:
    """Return the words of the buttons in heavy gold."""
    buttons = (asking.go_on, asking.none)
    shining = (b for b in buttons if b.kind is ButtonKind.PRIMARY or b.is_taken or b.is_hinted)
    return [button.text() for button in shining]


def test_only_one_of_both_buttons_is_heavy_gold(program: Program) -> None:
    session = winning(lambda win: win.sit is not None and not win.settles)
    _table, asking = asked(program, session)
    assert brass(asking) == ["Take the seat"]
    asking.show_hint("nothing")
    assert brass(asking) == ["Nothing"]
    asking.show_hint("")
    assert brass(asking) == ["Take the seat"]
    asking.none.click()
    asking.show_taken("nothing")
    assert brass(asking) == ["Nothing"]
    asking.show_taken("")
    assert brass(asking) == ["Take the seat"]


def test_a_refusal_is_quiet_beside_the_answer(program: Program) -> None:
    _table, asking = asked(program, winning(is_whole))
    assert asking.go_on.kind is ButtonKind.PRIMARY
    assert asking.none.kind is ButtonKind.QUIET


def test_before_others_the_rank_is_said_of_its_player(program: Program) -> None:
    table, asking = asked(program, winning(is_whole, people=2))
    name = table.scene.seats[asking.seat].name
    assert re.fullmatch(rf"{name} is (first|second), with \d+", asking.heading())
    assert table.prompt.presenter is asking


def test_a_declined_seat_marks_no_refusal_of_the_rest(program: Program) -> None:
    _table, asking = asked(program, winning(is_whole))
    seat, _good, settling = asking.chips
    seat.click()
    settling.click()
    asking.go_on.click()  # only the good: the first link is "nothing"
    asking.show_taken("nothing")
    assert brass(asking) == ["Gain the good"]
