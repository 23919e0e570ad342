"""Planning by mouse and by keys, and what becomes of it in the game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.prompts.test_curtain import seen_texts
from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.board.own_side import own_side_of
from valeria_desktop.games.valencia.ui.board.secrets import ALL, NOTHING
from valeria_desktop.games.valencia.ui.planning.plan_deck import left_in_deck

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.valencia.ui.planning.conftest import Desk
    from valeria_desktop.games.valencia.rules.view import OwnSecrets
    from valeria_desktop.games.valencia.ui.planning.plan_cards import CardsView
    from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(sits: Callable[[int], Desk]) -> Desk:
    made = sits(1)
    made.keeps_all_tasks()
    return made


def _own(desk: Desk) -> OwnSecrets:
    own: OwnSecrets = desk.scene.view.own
    return own


def _spot(view: CardsView, number: int) -> QPoint:
    return view.visualRect(view.pieces.index_of(view.card_at(number))).center()


def _is_laid(desk: Desk) -> bool:
    return desk.plan.is_laid


def _trays(view: CardsView) -> tuple[tuple[int, ...], ...]:
    return view.plan.trays


def _marks(view: CardsView) -> tuple[RoundPart | None, ...]:
    return view.plan.marks


def _drags(view: CardsView, number: int, goal: QPoint) -> None:
    start, port = _spot(view, number), view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, (start + goal) / 2)
    QTest.mouseMove(port, goal)
    QTest.mouseRelease(port, LEFT, pos=goal)


# Drawing


def _said_by(sheet: PlanSheet) -> list[str]:
    said: list[str] = []
    sheet.cards.said.connect(said.append)
    QApplication.processEvents()
    return said


def test_a_drawn_card_is_told_once(desk: Desk) -> None:
    before = len(left_in_deck(desk.scene.view))
    assert _said_by(desk.plan) == []
    desk.session.choose("draw")
    (card,) = (Counter(_own(desk).hand) - Counter(desk.plan.cards.plan.cards)).elements()
    desk.panel.ask(desk.scene)
    assert _said_by(desk.plan) == [
        f"You drew {card.words()}. Cards left in your deck: {before - 1}."
    ]
    assert desk.script.drawn == f"You drew {card.words()}. Cards left in your deck: {before - 1}."
    desk.plan.show_again()
    assert _said_by(desk.plan) == []


@pytest.mark.parametrize("may_tell", [True, False])
def test_the_focus_is_on_a_drawn_card_only_where_nobody_else_listens(
    desk: Desk, *, may_tell: bool
) -> None:
    desk.script.may_tell = lambda: may_tell
    found = []
    for _ in range(4):
        desk.session.choose("draw")
        desk.panel.ask(desk.scene)
        desk.plan.focus_first()
        _said_by(desk.plan)
        cards = desk.plan.cards
        found.append(cards.number == len(cards.plan.cards) - 1)
    assert all(found) is may_tell


def test_who_hears_the_table_is_told_the_keys_of_planning(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert desk.panel.presenter is not None
    assert "drag them into stacks" in desk.panel.question
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    desk.panel.ask(desk.scene)
    assert "stacks. Press + to draw, N for a new stack, digits for" in desk.panel.question


def test_where_others_may_listen_only_the_number_of_drawn_cards_is_told(desk: Desk) -> None:
    desk.script.may_tell = lambda: False
    desk.session.choose("draw")
    desk.panel.ask(desk.scene)
    assert _said_by(desk.plan) == ["You drew a card. Hold D to hear which."]
    assert desk.script.drawn.startswith("You drew ")


def test_drawing_asks_again_with_one_card_more_and_all_stacks_as_they_lay(desk: Desk) -> None:
    view = desk.plan.cards
    view.put(0, 1)
    desk.presses(Qt.Key.Key_Plus)
    assert len(_own(desk).hand) == 2
    assert len(desk.plan.cards.plan.trays) == 1
    assert len(desk.plan.cards.plan.hand) == 1
    assert desk.plan.deck.draw.isVisible()


@pytest.mark.slow
@pytest.mark.parametrize("persons", [1, 2])
def test_as_many_cards_are_drawn_as_draw_is_pressed_however_quickly(
    sits: Callable[[int], Desk], persons: int
) -> None:
    desk = sits(persons)
    desk.keeps_all_tasks()
    if desk.is_covered():
        desk.opens_curtain()
    desk.reads_for = 0.02
    desk.presses(*(Qt.Key.Key_Plus,) * 6)
    assert len(_own(desk).hand) == 7
    for _ in range(6):
        QTest.mouseClick(desk.plan.deck.draw, LEFT)
    assert len(_own(desk).hand) == 13


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_button_that_draws_keeps_the_keys_that_came_to_it(desk: Desk, key: Qt.Key) -> None:
    desk.reads_for = 0.02
    desk.plan.deck.draw.setFocus(Qt.FocusReason.TabFocusReason)
    desk.presses(key, key, key)
    assert len(_own(desk).hand) == 4
    assert desk.plan.deck.draw.hasFocus()
    desk.presses(Qt.Key.Key_N)
    assert len(_trays(desk.plan.cards)) == 1


def test_the_deck_tells_what_is_left_in_it(desk: Desk) -> None:
    desk.presses(Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    seat = desk.scene.view.seat
    truth = desk.session._game._state.players[seat].deck
    assert left_in_deck(desk.scene.view) == in_order(truth)


@pytest.mark.slow
def test_an_empty_deck_gives_nothing_more(desk: Desk) -> None:
    for _ in range(len(_own(desk).hand), 25):
        desk.presses(Qt.Key.Key_Plus)
    assert _own(desk).stage is PlanningStage.SPLIT
    assert desk.plan.deck.draw.isHidden()
    assert len(desk.plan.cards.plan.cards) == 25
    desk.presses(Qt.Key.Key_S, Qt.Key.Key_Return)
    assert len(desk.session.scene(0).view.own.stacks) == 25


# Dividing


def test_cards_are_dragged_to_stacks_to_new_ones_and_back(desk: Desk) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    view = desk.plan.cards
    new = view.lying().new
    assert new is not None
    _drags(view, 0, new.center().toPoint())
    assert _trays(view) == ((0,),)
    _drags(view, 1, view.lying().trays[0].tray.center().toPoint())
    assert _trays(view) == ((0, 1),)
    _drags(view, 0, view.lying().hand.center().toPoint())
    assert _trays(view) == ((1,),)
    _drags(view, 0, QPoint(-20, -20))
    assert _trays(view) == ((1,),)
    assert not view.plan.is_made


def test_a_card_of_the_hand_dragged_onto_another_makes_a_stack_of_both(desk: Desk) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    view = desk.plan.cards
    said = _said_by(desk.plan)
    _drags(view, 0, _spot(view, 2))
    assert [*map(sorted, _trays(view))] == [[0, 2]]
    assert said[-1].endswith(f"in stack 1, which counts {view.plan.sum_of(1)}.")
    _drags(view, 0, _spot(view, view.plan.hand[0]))  # from a stack it goes back to the hand
    assert _trays(view) == ((2,),)
    hand = view.plan.hand
    _drags(view, hand[0], _spot(view, hand[0]) + QPoint(12, 0))  # over its own place
    assert view.plan.hand == hand


def test_a_click_puts_the_chosen_card_where_it_goes_and_two_clicks_take_it_back(
    desk: Desk,
) -> None:
    desk.presses(Qt.Key.Key_Plus)
    view = desk.plan.cards
    new = view.lying().new
    assert new is not None
    QTest.mouseClick(view.viewport(), LEFT, pos=_spot(view, 1))
    QTest.mouseClick(view.viewport(), LEFT, pos=new.center().toPoint())
    assert _trays(view) == ((1,),)
    QTest.mouseDClick(view.viewport(), LEFT, pos=_spot(view, 1))
    assert _trays(view) == ()
    QTest.mouseDClick(view.viewport(), LEFT, pos=_spot(view, 0))
    assert _trays(view) == ((0,),)


def test_keys_do_the_same_and_every_change_is_said(desk: Desk) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 2)
    view = desk.plan.cards
    said: list[str] = []
    view.said.connect(said.append)
    assert view.hasFocus()
    view.setCurrentIndex(view.pieces.index(0, 0))
    first = view.pieces.index(0, 0).data()
    desk.presses(Qt.Key.Key_N, Qt.Key.Key_1)
    assert [len(tray) for tray in _trays(view)] == [2]
    assert view.number in view.plan.hand  # the keys go on with the next card
    desk.presses(Qt.Key.Key_Right, Qt.Key.Key_Backspace)
    assert [len(tray) for tray in _trays(view)] == [1]
    assert said[0].startswith(first)
    assert ", in stack 1, which counts" in said[0]
    assert said[2].endswith(", in hand.")
    desk.presses(Qt.Key.Key_9)
    assert len(said) == 3


def test_arrows_go_between_cards_and_between_hand_and_stacks(desk: Desk) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    view = desk.plan.cards
    view.put(view.plan.hand[0], 1)
    view.setCurrentIndex(view.pieces.index(0, 0))
    first = view.number
    desk.presses(Qt.Key.Key_Right)
    assert view.number == view.plan.hand[1]
    desk.presses(Qt.Key.Key_Left)
    assert view.number == first
    desk.presses(*(Qt.Key.Key_Right,) * len(view.plan.hand))
    assert view.number == view.plan.trays[0][0]
    desk.presses(Qt.Key.Key_Left)
    assert view.number == view.plan.hand[-1]


def test_all_cards_at_once(desk: Desk) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 2)
    plan = desk.plan
    said: list[str] = []
    plan.cards.said.connect(said.append)
    desk.presses(Qt.Key.Key_S)
    assert [len(tray) for tray in plan.cards.plan.trays] == [1, 1, 1]
    desk.presses(Qt.Key.Key_A)
    assert [len(tray) for tray in plan.cards.plan.trays] == [1, 1, 1]
    assert plan.made.isEnabled()
    desk.presses(Qt.Key.Key_C)
    assert _trays(plan.cards) == ()
    assert not plan.made.isEnabled()
    assert said[-1] == "All cards are in hand."
    desk.presses(Qt.Key.Key_A)
    assert [len(tray) for tray in plan.cards.plan.trays] == [3]


@pytest.mark.parametrize(
    ("key", "sizes"), [(Qt.Key.Key_S, [2, 1, 1]), (Qt.Key.Key_A, [2, 2])], ids=["single", "in one"]
)
def test_only_the_hand_is_arranged_at_once_and_the_buttons_say_so(
    desk: Desk, key: Qt.Key, sizes: list[int]
) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    buttons = desk.plan.keys
    words = [[buttons[name].text() for name in "SA"]]
    assert not buttons["C"].isEnabled()
    desk.plan.cards.put(0, 1)
    desk.plan.cards.put(2, 1)
    words.append([buttons[name].text() for name in "SA"])
    assert words == [["All single", "All in one"], ["Rest single", "Rest in one"]]
    desk.presses(key)
    assert [len(tray) for tray in desk.plan.cards.plan.trays] == sizes
    assert set(desk.plan.cards.plan.trays[0]) == {0, 2}
    assert [buttons[name].isEnabled() for name in "SAC"] == [False, False, True]


# Being done


@pytest.mark.clause("VA12")
def test_with_a_stack_enter_lays_the_rest_down_single(desk: Desk) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    made = desk.plan.made
    assert not made.isEnabled()
    desk.plan.cards.put(0, 1)
    desk.plan.cards.put(2, 1)
    assert made.isEnabled()
    assert made.text() == "Lay down, rest single"
    desk.presses(Qt.Key.Key_Return)
    assert sorted(map(len, _own(desk).stacks)) == [1, 1, 2]


def test_a_plan_is_laid_down_with_one_key_and_answered_link_by_link(desk: Desk) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 4)
    desk.presses(Qt.Key.Key_Return)
    assert _own(desk).stage is PlanningStage.DRAW  # cards are left in the hand
    assert not _own(desk).stacks
    view = desk.plan.cards
    for number, place in ((0, 1), (4, 1), (1, 2), (2, 3), (3, 2)):
        view.put(number, place)
    wished = sorted(view.plan.stacks)
    assert _own(desk).stage is PlanningStage.DRAW  # nothing is answered yet
    desk.presses(Qt.Key.Key_Return)
    assert sorted(desk.session.scene(0).view.own.stacks) == wished
    assert desk.scene.view.plans_told


def test_one_key_draws_to_six_cards_choice_by_choice(desk: Desk) -> None:
    at = len(desk.session.record.choices)
    desk.presses(Qt.Key.Key_Plus)
    desk.plan.cards.put(0, 1)
    desk.presses(Qt.Key.Key_F)
    assert desk.session.record.choices[at:] == ["draw"] * 5
    assert len(_own(desk).hand) == 6
    assert [len(tray) for tray in _trays(desk.plan.cards)] == [1]
    assert desk.plan.deck.draw_to.isHidden()
    assert desk.plan.deck.draw.isVisible()
    desk.presses(Qt.Key.Key_F)
    assert len(_own(desk).hand) == 6
    desk.presses(Qt.Key.Key_Plus)
    assert len(_own(desk).hand) == 7


@pytest.mark.clause("VA11")
def test_a_deck_with_too_few_cards_gives_all_of_them(desk: Desk) -> None:
    seat = desk.scene.view.seat
    player = desk.session._game._state.players[seat]
    gone, player.deck = player.deck[:-2], player.deck[-2:]
    player.used = in_order((*player.used, *gone))
    desk.goes_on()
    QTest.mouseClick(desk.plan.deck.draw_to, LEFT)
    assert len(desk.plan.cards.plan.cards) == 3
    assert _own(desk).stage is PlanningStage.SPLIT
    assert desk.plan.deck.draw_to.isHidden()
    desk.presses(Qt.Key.Key_S, Qt.Key.Key_Return)
    assert len(desk.session.scene(0).view.own.stacks) == 3


# Stepping back


def test_control_z_takes_one_change_after_the_other_back_and_nothing_of_the_game(
    desk: Desk,
) -> None:
    desk.presses(Qt.Key.Key_F)
    view, choices = desk.plan.cards, len(desk.session.record.choices)
    assert not desk.plan.back.isEnabled()
    view.put(0, 1)
    view.put(1, 1)
    desk.presses(Qt.Key.Key_S)
    assert [len(tray) for tray in _trays(view)] == [2, 1, 1, 1, 1]
    said: list[str] = []
    view.said.connect(said.append)
    for left in ((2,), (1,), (), ()):
        _step_back(desk)
        assert tuple(len(tray) for tray in _trays(view)) == left
    assert "Still in hand: " in said[0]
    assert said[-1] == "All cards are in hand."
    assert not desk.plan.back.isEnabled()
    assert len(desk.session.record.choices) == choices


def test_a_card_drawn_since_lies_in_the_hand_after_a_step_back(desk: Desk) -> None:
    desk.presses(Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    desk.plan.cards.put(0, 1)
    desk.plan.cards.put(1, 1)
    desk.presses(Qt.Key.Key_Plus)
    assert desk.plan.back.isEnabled()
    QTest.mouseClick(desk.plan.back, LEFT)
    assert _trays(desk.plan.cards) == ((0,),)
    assert set(desk.plan.cards.plan.hand) == {1, 2, 3}


def _step_back(desk: Desk) -> None:
    focus = desk.window.focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.clause("VA12")
def test_what_was_laid_down_with_its_rest_single_is_taken_back_whole(desk: Desk) -> None:
    """Bots have decided since, so undo marks the game; the same cards come again."""
    before = _own(desk)
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    drawn = desk.plan.cards.plan.cards
    desk.plan.cards.put(0, 1)
    desk.plan.cards.put(2, 1)
    desk.presses(Qt.Key.Key_Return)
    laid = _own(desk).stacks
    assert sorted(map(len, laid)) == [1, 1, 2]
    assert desk.session.undo_mark is not None
    desk.undoes()
    assert desk.session.is_rewound
    assert _own(desk) == before
    assert (_trays(desk.plan.cards), desk.plan.back.isEnabled()) == ((), False)
    planned = desk.script.intents.plan_of(desk.scene.view)
    assert own_side_of(desk.scene, opened=ALL, planned=planned).stacks == ()
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    assert desk.plan.cards.plan.cards == drawn
    desk.plan.cards.put(0, 1)
    desk.plan.cards.put(2, 1)
    _step_back(desk)  # only one card lies in the stack again
    desk.presses(Qt.Key.Key_Return)
    assert sorted(map(len, _own(desk).stacks)) == [1, 1, 1, 1]


@pytest.mark.clause("VA11")
def test_among_people_a_plan_with_drawn_cards_stays_laid_down(sits: Callable[[int], Desk]) -> None:
    desk = sits(3)
    desk.keeps_all_tasks()
    if desk.is_covered():
        desk.opens_curtain()
    seat = desk.scene.view.seat
    desk.presses(*(Qt.Key.Key_Plus,) * 3)
    desk.plan.cards.put(0, 1)
    desk.plan.cards.put(2, 1)
    desk.presses(Qt.Key.Key_Return)
    assert desk.session.undo_refusal == "A card has been turned up"
    desk.undoes()
    stacks = desk.session.scene(seat).view.own.stacks
    assert sorted(map(len, stacks)) == [1, 1, 2]


# Marks


def test_a_stack_is_marked_by_its_letter_also_with_the_letter_that_looks_at_secrets(
    desk: Desk,
) -> None:
    desk.presses(Qt.Key.Key_F)
    view, strip = desk.plan.cards, desk.plan.strip
    view.put(0, 1)
    view.put(1, 2)
    view.setCurrentIndex(view.pieces.index_of(view.card_at(1)))
    desk.presses(Qt.Key.Key_M)
    assert strip.isVisible()
    desk.presses(Qt.Key.Key_D)
    assert _marks(view) == (None, RoundPart.D)
    assert strip.isHidden()
    assert view.hasFocus()
    view.put(0, 0)
    assert _marks(view) == (RoundPart.D,)  # the mark stays with its stack
    desk.presses(Qt.Key.Key_M, Qt.Key.Key_Escape)
    assert _marks(view) == (RoundPart.D,)
    assert desk.plan.isVisible()
    desk.presses(Qt.Key.Key_M, Qt.Key.Key_0)
    assert _marks(view) == (None,)
    _step_back(desk)
    assert _marks(view) == (RoundPart.D,)
    piece = view.laid.piece_of(view.card_at(1))
    assert piece is not None
    assert piece.words.endswith("You mean it for step D.")


def test_a_stack_is_marked_by_two_clicks(desk: Desk) -> None:
    desk.presses(Qt.Key.Key_Plus, Qt.Key.Key_S)
    view = desk.plan.cards
    QTest.mouseClick(view.viewport(), LEFT, pos=view.lying().marks[1].center().toPoint())
    QTest.mouseClick(desk.plan.strip.keys["B"], LEFT)
    assert view.plan.marks == (None, RoundPart.B)


def test_the_owner_finds_the_stacks_as_planned_with_their_marks(desk: Desk) -> None:
    desk.presses(Qt.Key.Key_F)
    view = desk.plan.cards
    view.put(5, 1)
    view.put(0, 2)
    view.arrange(view.plan.marked(1, RoundPart.G).all_in_one())
    planned = view.plan.stacks
    desk.presses(Qt.Key.Key_Return)
    scene = desk.session.scene(0)
    intents = desk.script.intents.plan_of(scene.view)
    side = own_side_of(scene, opened=ALL, planned=intents)
    assert tuple(stack.cards for stack in side.stacks) == planned
    assert [scene.view.own.stacks[stack.number] for stack in side.stacks] == list(planned)
    assert [stack.mark and stack.mark.letter for stack in side.stacks] == ["G", None, None]
    hidden = own_side_of(scene, opened=NOTHING, planned=intents)
    assert [stack.number for stack in hidden.stacks] == [0, 1, 2]
    assert all(stack.mark is None for stack in hidden.stacks)
    other = desk.session.scene(1).view
    assert desk.script.intents.plan_of(other) == ()


@pytest.mark.clause("VA12")
def test_with_others_at_the_screen_the_owner_alone_finds_the_stacks_as_planned(
    sits: Callable[[int], Desk],
) -> None:
    desk = sits(2)
    desk.keeps_all_tasks()
    if desk.is_covered():
        desk.opens_curtain()
    seat = desk.scene.view.seat
    desk.presses(Qt.Key.Key_F, Qt.Key.Key_S)
    view = desk.plan.cards
    view.arrange(view.plan.marked(6, RoundPart.C))
    marked = view.plan.stacks[5]
    desk.presses(Qt.Key.Key_Return)
    scene = desk.session.scene(seat)
    planned = desk.script.intents.plan_of(scene.view)[::-1]
    side = own_side_of(scene, opened=ALL, planned=planned)
    assert [stack.cards for stack in side.stacks] == [each.cards for each in planned]
    assert [stack.cards for stack in side.stacks if stack.mark] == [marked]
    assert all(stack.called == stack.number + 1 for stack in side.stacks)
    hidden = own_side_of(scene, opened=NOTHING, planned=planned)
    assert hidden == own_side_of(scene, opened=NOTHING)
    assert all(stack.is_numbered for stack in side.stacks)


def test_a_game_that_stands_at_the_end_of_a_chain_only_waits_to_be_laid_down(desk: Desk) -> None:
    desk.presses(Qt.Key.Key_Plus)
    for link in ("enough", "close"):
        desk.session.choose(link)
    desk.goes_on()
    assert _is_laid(desk)
    assert desk.session.undo_refusal is not None
    assert [len(tray) for tray in _trays(desk.plan.cards)] == [1, 1]
    desk.presses(Qt.Key.Key_B)  # a card was drawn: nothing can be taken back
    assert _is_laid(desk)
    desk.presses(Qt.Key.Key_Return)
    assert len(desk.session.scene(0).view.own.stacks) == 2


def test_from_the_middle_of_a_chain_the_rules_are_asked_if_nothing_can_be_taken_back(
    desk: Desk,
) -> None:
    desk.presses(*(Qt.Key.Key_Plus,) * 2)
    for link in ("enough", "close"):
        desk.session.choose(link)
    desk.goes_on()
    assert desk.panel.sheet is None
    assert desk.panel.presenter is not None
    assert set(desk.panel.presenter.choices) == {"close", _adding(desk)}
    desk.presses(Qt.Key.Key_1)
    assert _is_laid(desk)


def _adding(desk: Desk) -> str:
    assert desk.scene.decision is not None
    return desk.scene.decision.options[0].id


# What others may not see


def test_whoever_draws_goes_on_looking_and_the_next_one_finds_the_curtain(
    sits: Callable[[int], Desk],
) -> None:
    desk = sits(2)
    desk.keeps_all_tasks()
    assert desk.scene.decision is not None
    assert desk.scene.decision.prompt is Prompt.PLAN
    first = desk.scene.viewer
    if desk.is_covered():
        desk.opens_curtain()
    desk.presses(Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    assert not desk.is_covered()
    desk.presses(Qt.Key.Key_S, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert desk.scene.viewer != first
    assert desk.is_covered()
    assert desk.panel.sheet is None
    assert "in the hand" not in seen_texts(desk.window)
    desk.opens_curtain()
    assert len(desk.plan.cards.plan.cards) == 1


def test_the_table_asked_again_after_another_screen_is_covered(
    sits: Callable[[int], Desk],
) -> None:
    desk = sits(2)
    desk.keeps_all_tasks()
    if desk.is_covered():
        desk.opens_curtain()
    desk.presses(Qt.Key.Key_Plus)
    assert not desk.is_covered()
    desk.panel.rest()
    desk.goes_on()
    assert desk.is_covered()


def test_the_sheet_is_put_aside_and_comes_again(desk: Desk) -> None:
    desk.presses(Qt.Key.Key_T)
    assert not desk.plan.isVisible()
    assert "counts" not in seen_texts(desk.window)
    desk.presses(Qt.Key.Key_Return)
    assert desk.plan.isVisible()
    desk.presses(Qt.Key.Key_Escape)
    assert not desk.plan.isVisible()


def test_a_hint_is_marked(desk: Desk) -> None:
    desk.panel.show_hint("draw", "Draw one more card")
    assert desk.plan.deck.draw.is_hinted
    assert not desk.plan.made.is_hinted
    desk.panel.forget_hint()
    assert not desk.plan.deck.draw.is_hinted
