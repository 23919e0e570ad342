"""A hint at the table: the best three beside the question, the best one marked where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from tests.scenario import Scenario
from tests.ui.asked import Asked
from tests.ui.painted import settled
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.coach.hint import Hint, Proposal
from valeria_desktop.coach.trust import Margin, Measure, Trust
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Foe
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action, Pay
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.coach.hint_things import payment
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.wire import pack
from valeria_desktop.ui.coach.hint_paint import HINT_ROW

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

MARGINS = Margin(0.02, 0.01), Margin(-0.02, 0.01), Margin(-0.09, 0.01)
"""Of three choices the first two are as good, and the third is plainly worse."""


LEADS = Reason(ReasonKind.BRINGS, say("Your lead: 4 instead of 1."), 0.05)


class Room:
    """A table before an action, and a hint for it."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self.program = program
        self.asked = Asked(program)
        for name in ("consult", "hasten", "drop"):
            monkeypatch.setattr(program.thinker, name, getattr(self.asked, name))

    def start(self, people: int = 1, setup: Setup | None = None) -> None:
        setup = setup or Setup(players=2)
        seats = default_seats(setup.players, bots="greedy")
        if people > 1:
            seats = default_seats(setup.players)
        table = Table(setup, seats=seats).plays(60)
        while table.decision.prompt is not Prompt.ACT or table.decision.seat != 0:
            table.step()
        self.program.controller.start(table.session)
        curtain = self.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            curtain.open()

    @property
    def table(self) -> TableScreen:
        return table_of(self.program)

    @property
    def scene(self) -> Scene:
        scene: Scene | None = self.table.scene
        assert scene is not None
        return scene

    @property
    def options(self) -> list[Option]:
        decision = self.scene.decision
        assert decision is not None
        return [each for each in decision.options if isinstance(each.at, AtPlace)]

    def shown(self) -> int:
        """Count what can be read of the hint."""
        return len(self.table.hint_panel.list.rows)

    def at(self, number: int) -> At | None:
        return self.options[number].at

    def answer(
        self,
        *numbers: int,
        is_final: bool = True,
        reasons: int = 1,
        margins: tuple[Margin, ...] = MARGINS,
        lead: Margin | None = None,
        because: Reason = LEADS,
    ) -> None:
        """Say that these options are the best, and why."""
        against = [*numbers[1:2], *numbers[:1] * 2]
        chances = [0.62 - 0.02 * rank for rank in range(len(numbers))]
        proposals = tuple(
            Proposal(
                self.options[number].id,
                chance,
                self.options[against[rank]].id if len(numbers) > 1 else None,
                (because,) * reasons,
                margin=margins[rank] if len(numbers) > 1 else None,
            )
            for rank, (number, chance) in enumerate(zip(numbers, chances, strict=True))
        )
        hint = Hint(proposals, {}, 64, is_final, lead)
        ticket = next(n for n, each in self.asked.open.items() if each.topic == "hint")
        self.program.thinker.told.emit(ticket, pack(hint, RULES))


@pytest.fixture
def room(begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> Room:
    program = begin()
    program.window.show_screen(program.window.table)
    program.window.resize(1280, 720)
    return Room(program, monkeypatch)


@pytest.mark.slow
def test_a_hint_is_three_choices_with_chances_and_reasons(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    panel = room.table.hint_panel
    assert panel.isVisible()
    assert panel.accessibleName() == "Thinking it over…"
    room.answer(2, 0, 1)
    rows = panel.list.rows
    assert [row.option_id for row in rows] == [room.options[at].id for at in (2, 0, 1)]
    assert [row.chance_words for row in rows] == ["62%", "60%", "58%"]
    assert rows[0].reasons == ("Your lead: 4 instead of 1.",)
    assert [row.trust for row in rows] == [Trust.TOSS_UP, Trust.TOSS_UP, Trust.BEHIND]
    first = rows[0].thing
    assert (first.title, first.emblem) == (card_of(room, 2).name, card_of(room, 2).id)
    said = f"1: {first.title}, {first.price_words}, toss-up. Your lead: 4 instead of 1."
    assert panel.list.sentence().startswith(said)
    assert f"As good as {first.title}." in panel.list.sentence()
    assert panel.accessibleName() == (
        "If you ask me. The best are about as good: choose as you like."
    )


def card_of(room: Room, number: int) -> Card:
    option = room.options[number]
    assert isinstance(option, ActAt)
    return option.card


def test_the_numbers_are_behind_a_fold_that_stays_as_it_was_left(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, 1)
    panel = room.table.hint_panel
    assert not panel.is_unfolded
    assert panel.fold.accessibleName() == "Numbers, folded"
    assert "62% to win" not in panel.list.sentence()
    first = panel.list.model().index(0, 0)
    before = panel.list.visualRect(first).height()
    panel.fold.click()
    assert panel.fold.accessibleName() == "Numbers, shown"
    assert "62% to win. As good as 2, give or take 2 wins in 100." in panel.list.sentence()
    assert "9 fewer wins in 100 than 1 (± 2)." in panel.list.sentence()
    assert panel.list.visualRect(first).height() > before
    assert room.program.preferences.kept.hint_numbers
    room.start()
    room.program.carry_out("hint")
    assert room.table.hint_panel.is_unfolded


def test_the_arrows_unfold_and_fold_the_numbers(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, 1)
    panel = room.table.hint_panel
    panel.list.setFocus()
    states = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(panel.list, key)
        states.append(panel.is_unfolded)
    assert states == [True, True, False]
    assert not room.program.preferences.kept.hint_numbers


def test_thanks_puts_it_away(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, 1)
    room.table.hint_panel.thanks.click()
    assert room.table.hint_panel.isHidden()


@pytest.mark.slow
def test_far_behind_the_head_and_the_numbers_speak_in_points(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    points = Measure.POINTS
    margins = Margin(2.4, 0.5, points), Margin(-2.4, 0.5, points), Margin(-0.2, 0.1, points)
    room.answer(2, 0, 1, margins=margins, lead=Margin(-11.2, 0.6, points))
    panel = room.table.hint_panel
    assert panel.title == "About 11 points behind"
    assert panel.sentence.startswith("Hard to win, but every point is yours.")
    panel.fold.click()
    assert "At the end 2.4 points more than 2 (± 1.0)." in panel.list.sentence()
    assert "11.2 points behind at the end (± 1.2)." in panel.list.sentence()
    assert "to win" not in panel.list.sentence()
    assert "At the end 2.4 points fewer than 1 (± 1.0)." in panel.list.sentence()
    room.answer(2, 0, 1, margins=margins, lead=Margin(16.4, 0.6, points))
    assert panel.title == "About 16 points ahead"


@pytest.mark.slow
def test_far_behind_a_choice_without_a_cause_says_what_another_would_lose(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    words = say("Gain 1 Magic instead: about 1 point fewer at the end.")
    count = Reason(ReasonKind.WAITING, words, 0.0, is_count=True)
    alike = Margin(0.2, 0.2, Measure.POINTS), Margin(-0.2, 0.2, Measure.POINTS)
    room.answer(2, 0, margins=alike, lead=Margin(-17.8, 0.2, Measure.POINTS), because=count)
    first = room.table.hint_panel.list.rows[0]
    assert first.reasons == ("Gain 1 Magic instead: about 1 point fewer at the end.",)
    assert not any("instead" in figure for figure in first.figures)


@pytest.mark.parametrize(
    ("gold", "magic", "price", "paid"),
    [
        (5, 3, Amounts(4), Amounts(4)),
        (3, 7, Amounts(10), Amounts(3, magic=7)),
        (4, 7, Amounts(10), Amounts(4, magic=6)),
    ],
)
def test_a_price_is_told_as_it_will_be_paid(
    gold: int, magic: int, price: Amounts, paid: Amounts
) -> None:
    """With the least Magic, unless the plan pays in another way (T16)."""
    table = Scenario(players=2).holds(0, gold=gold, magic=magic)
    player = table.game.view(0).players[0]
    card = table.game.top(5)
    assert isinstance(card, Citizen)
    option = ActAt(Action.RECRUIT, 5, card, (Price(price.gold),))
    assert payment(option, (), player) == paid
    other = Pay(Amounts(1, magic=price.gold - 1))
    assert payment(option, (other,), player) == other.amounts


def test_a_monster_is_paid_in_strength_and_magic() -> None:
    table = Scenario(players=2).holds(0, strength=3, magic=4)
    foe = table.game.top(0)
    assert isinstance(foe, Foe)
    option = ActAt(Action.SLAY, 0, foe, (Price(strength=5, magic=1),))
    paid = payment(option, (), table.game.view(0).players[0])
    assert paid == Amounts(strength=3, magic=3)


@pytest.mark.slow
def test_an_answer_is_shown_once_it_stands_and_marks_the_best_choice_where_it_lies(
    room: Room,
) -> None:
    """In half of the hints the last answer orders the options otherwise than the first."""
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, is_final=False)
    assert room.table.hint_panel.accessibleName() == "Thinking it over…"
    assert not room.shown()
    assert room.table.centre.hinted is None
    room.answer(0, 2)
    assert room.shown() == 2
    assert room.table.centre.hinted == room.at(0)


@pytest.mark.slow
def test_an_answer_is_shown_too_where_the_coach_gives_up_before_its_last_one(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    ticket = next(n for n, each in room.asked.open.items() if each.topic == "hint")
    room.answer(2, 0, is_final=False)
    room.program.thinker.finished.emit(ticket)
    assert room.table.centre.hinted == room.at(2)


def test_asked_once_more_it_goes_and_so_do_its_marks(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0)
    room.program.carry_out("hint")
    assert room.table.hint_panel.isHidden()
    assert room.table.centre.hinted is None
    assert not room.table.log.isHidden()
    room.program.carry_out("hint")
    assert room.table.centre.hinted == room.at(2)  # it is known still


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_question_and_story_give_their_place_to_the_hint(room: Room, scale: float) -> None:
    room.program.change("scale", scale)
    room.start()
    room.program.carry_out("hint")
    table = room.table
    assert table.log.isHidden()
    assert table.hint_panel.geometry().topLeft() == table.plan.column.topLeft()
    assert table.hint_panel.geometry().contains(table.plan.column)
    assert table.hint_panel.geometry().contains(table.prompt.geometry())
    assert table.hint_panel.list in table.areas()


def test_the_arrows_point_at_choices_and_enter_takes_one(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, 1)
    options = room.options
    rows = room.table.hint_panel.list
    rows.setFocus()
    rows.setCurrentIndex(rows.model().index(0, 0))
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert room.table.centre.hinted == room.at(0)
    QTest.keyClick(rows, Qt.Key.Key_Return)
    session = room.program.controller.session
    assert session is not None
    assert options[0].id in session.record.choices


def test_esc_puts_it_away_and_gives_the_keys_back_to_the_question(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0)
    rows = room.table.hint_panel.list
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Escape)
    assert room.table.hint_panel.isHidden()
    assert room.table.prompt.isAncestorOf(room.program.window.focusWidget())


def test_with_the_choice_the_hint_is_gone(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0)
    room.program.controller.choose("gain gold")
    assert room.table.hint_panel.isHidden()
    assert room.table.centre.hinted is None


# --- secrets


def test_where_others_look_on_it_is_told_only_while_the_duke_is_looked_at(room: Room) -> None:
    room.start(people=2)
    room.program.carry_out("hint")
    room.answer(2, 0)
    panel, board = room.table.hint_panel, room.table.board
    assert room.shown() == 0
    assert "I count on your Duke here, so the answer is for" in panel.accessibleName()
    assert panel.accessibleName().endswith("Hold D to read the hint.")
    assert room.table.centre.hinted is None
    board.peek.hold()
    assert room.shown() == 2
    assert room.table.centre.hinted == room.at(2)
    board.peek.release()
    assert room.shown() == 0
    assert room.table.centre.hinted is None


@pytest.mark.usefixtures("painted")
def test_what_others_may_see_of_it_is_the_same_whatever_it_says(room: Room) -> None:
    room.start(people=2)
    room.program.carry_out("hint")
    pictures = []
    for numbers in ((2, 0), (0, 1)):
        room.answer(*numbers)
        pictures.append(settled(room.program.window))
    assert pictures[0] == pictures[1]


def test_without_dukes_there_is_nothing_to_hide(room: Room) -> None:
    room.start(people=2, setup=Setup(players=2, variants=frozenset({Variant.NO_DUKE})))
    room.program.carry_out("hint")
    room.answer(2, 0)
    assert len(room.table.hint_panel.list.rows) == 2


# --- how it looks


@pytest.mark.parametrize(("size", "least"), [(QSize(1280, 720), HINT_ROW), (QSize(1024, 768), 40)])
def test_all_its_rows_have_the_height_their_words_need(room: Room, size: QSize, least: int) -> None:
    room.program.window.resize(size)
    room.start(setup=Setup(players=1, solo=Solo.DARK_LORD))
    room.program.carry_out("hint")
    room.answer(2, 0, 1)
    rows = room.table.hint_panel.list
    heights = [rows.visualRect(rows.model().index(at, 0)).height() for at in range(3)]
    assert rows.verticalScrollBar().maximum() == 0
    assert heights[0] >= room.table.look.px(HINT_ROW)
    assert min(heights) >= room.table.look.px(least)


def test_pointing_at_a_row_is_another_picture(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, 1)
    rows = room.table.hint_panel.list
    before = rows.grab().toImage()
    rows.setFocus()
    rows.setCurrentIndex(rows.model().index(1, 0))
    assert rows.grab().toImage() != before


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1024, 768)])
def test_what_needs_more_room_than_the_story_had_stands_over_the_question(
    room: Room, size: QSize
) -> None:
    room.program.window.resize(size)
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, 1, reasons=3)
    table, panel = room.table, room.table.hint_panel
    story = table.plan.story(table.prompt.height())
    assert story is not None
    assert panel.height() > story.height()
    assert panel.geometry().contains(table.plan.column)
    assert table.rect().contains(panel.geometry())
    room.program.window.grab()
    assert panel.list.verticalScrollBar().maximum() == 0


@pytest.mark.slow
def test_where_not_all_reasons_have_room_the_row_under_the_focus_tells_its_own(room: Room) -> None:
    room.start()
    room.program.carry_out("hint")
    room.answer(2, 0, 1, reasons=40)
    room.table.hint_panel.fold.click()
    rows = room.table.hint_panel.list
    places = [rows.model().index(at, 0) for at in range(3)]

    def heights() -> list[int]:
        room.program.window.grab()
        return [rows.visualRect(place).height() for place in places]

    first, second, third = heights()
    assert first > second == third
    rows.setFocus()
    rows.setCurrentIndex(places[2])
    assert heights() == [third, second, first]
