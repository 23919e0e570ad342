"""The tab of luck: curves and dice that can be pointed at, and the dice swapped on demand."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible

from tests.games.valeria.ui.screens.looked_back import SETUPS, TEXT, Desk, found, over
from valeria_desktop.games.valeria.coach.dice_swap import Share, Swapped
from valeria_desktop.games.valeria.coach.luck_ledger import (
    Curve,
    LedgerRoll,
    LuckLedger,
    RollHarvest,
    ThrowCount,
    summed,
)
from valeria_desktop.games.valeria.ui.screens.review.luck import LuckPart
from valeria_desktop.games.valeria.ui.screens.review.luck_rows import fortunes_of, roll_words
from valeria_desktop.games.valeria.ui.screens.review.swap_box import swap_words
from valeria_desktop.kernel.coaching import SoFar
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.screens.end.plot import STROKES
from valeria_desktop.ui.screens.review.fortunes import AtFortune, Degree, degree_of

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.part import ReviewPart

LEDGER = Wish("ledger")
ROLLS = (
    LedgerRoll(4, 1, 1, 0, (3, 5), (RollHarvest(7, 3.41, 4), RollHarvest(0, 0, 0))),
    LedgerRoll(9, 2, 1, 1, (1, 1), (RollHarvest(0.5, 1.25, 1), RollHarvest(2, 2, 4))),
    LedgerRoll(15, 3, 2, 0, (6, 6), (RollHarvest(1, 2, 4), RollHarvest(4, 1, 5))),
)
BY_HAND = LuckLedger(
    ROLLS,
    (Curve(0, (3.6, 2.8, 1.8), (2, 2.2, 3)), Curve(1, (0, 0, 3), (0, 2, 3))),
    (),
    tuple(ThrowCount(total, int(total in {2, 8, 12}), 0.25) for total in range(2, 13)),
)
NAMES = ("Rose", "Oak")


@pytest.fixture
def part(look: Look, qtbot: QtBot) -> LuckPart:
    made = LuckPart(look)
    qtbot.addWidget(made)
    made.resize(1230, 540)
    return made


@pytest.fixture
def shown(part: LuckPart) -> LuckPart:
    part.show_game(over("two"))
    part.show_answer(LEDGER, BY_HAND)
    part.show()
    return part


def image(part: ReviewPart) -> QImage:
    return part.grab().toImage()


def share(seat: int, wins: float, error: float) -> Share:
    return Share(seat, wins, error)


def answer(change: float, *, games: int = 200, pair: tuple[int, int] = (0, 1)) -> Swapped:
    first, second = pair
    return Swapped(
        pair,
        games,
        fell=tuple(share(seat, 0.55 if seat == first else 0.45, 0.035) for seat in range(5)),
        swapped=tuple(share(seat, 0.41 if seat == first else 0.59, 0.035) for seat in range(5)),
        change=tuple(
            share(seat, {first: change, second: -change}.get(seat, 0), 0.03) for seat in range(5)
        ),
    )


# --- curves and dice


def test_a_game_asks_for_its_ledger_and_says_that_it_is_being_worked_out(part: LuckPart) -> None:
    desk = Desk(part)
    part.show_game(over("two"))
    assert desk.asked == [LEDGER]
    assert part.note.text() == part.coming()
    assert part.title() == "Luck"


def test_the_curves_grow_and_the_page_says_how_far_the_game_is_read(part: LuckPart) -> None:
    some = summed(BY_HAND.rolls[:2], 2)
    part.show_game(over("two"))
    part.show()
    part.show_answer(LEDGER, SoFar(some, 40, 90))
    assert part.plot.isVisible()
    assert part.plot.happenings.rowCount() == 2
    assert part.progress.text() == "40 of 90 choices read, the rest comes"
    part.show_answer(LEDGER, BY_HAND)
    assert part.plot.happenings.rowCount() == len(BY_HAND.rolls)
    assert part.progress.isHidden()


def test_before_the_first_roll_the_page_still_says_what_comes(part: LuckPart) -> None:
    part.show_game(over("two"))
    part.show_answer(LEDGER, SoFar(summed((), 2), 0, 90))
    assert part.note.text() == part.coming()
    assert part.progress.text() == "0 of 90 choices read, the rest comes"


def test_what_nobody_could_say_is_a_sentence(part: LuckPart) -> None:
    part.show_game(over("two"))
    part.show_answer(LEDGER, "The other process ended.")
    part.show()
    assert part.note.text() == "The other process ended."
    assert part.note.isVisible()
    assert not part.plot.isVisible()


def test_a_game_without_a_roll_says_so(part: LuckPart) -> None:
    part.show_game(over("two"))
    part.show_answer(LEDGER, LuckLedger((), (Curve(0, (), ()), Curve(1, (), ())), (), ()))
    assert part.note.text() == "No dice were rolled in this game."
    assert not part.grab().isNull()


def test_a_roll_is_said_with_what_it_brought_and_who_rests_is_left_out() -> None:
    assert [roll_words(rolled, NAMES) for rolled in ROLLS] == [
        "Round 1, Rose rolled 3 and 5. Resources: Rose 7 (3.4 on average).",
        (
            "Round 1, Oak rolled 1 and 1. "
            "Resources: Rose 0.5 (1.3 on average), Oak 2 (2.0 on average)."
        ),
        "Round 2, Rose rolled 6 and 6. Resources: Rose 1 (2.0 on average), Oak 4 (1.0 on average).",
    ]


def test_rolls_and_sums_are_models_with_a_sentence_for_each(
    shown: LuckPart, qtmodeltester: ModelTester
) -> None:
    rolls, sums = shown.plot.happenings, shown.dice.sums
    qtmodeltester.check(rolls)
    qtmodeltester.check(sums)
    assert rolls.rowCount() == 3
    assert rolls.index(0).data(TEXT).startswith("Round 1, Rose rolled 3 and 5.")
    assert [sums.index(row).data() for row in range(11)] == [str(n) for n in range(2, 13)]
    assert sums.index(6).data(TEXT) == "Sum 8: rolled 1×, expected 0.3×."


def test_the_ends_of_the_curves_are_told_to_a_screen_reader(shown: LuckPart) -> None:
    assert shown.plot.accessibleDescription() == (
        "Rose: 1.8 resources more than dice usually bring; two games of three end within ±3.0. "
        "Oak: 3.0 resources more than dice usually bring; two games of three end within ±3.0."
    )


def test_the_arrows_go_from_roll_to_roll_and_say_each(shown: LuckPart, qtbot: QtBot) -> None:
    shown.activateWindow()
    shown.plot.setFocus()
    for key, row in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 2),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
    ):
        qtbot.keyClick(shown.plot, key)
        assert shown.plot.currentIndex().row() == row
        assert shown.caption.text() == roll_words(ROLLS[row], NAMES)


def test_enter_leads_to_the_moment_of_a_roll(shown: LuckPart, qtbot: QtBot) -> None:
    desk = Desk(shown)
    shown.plot.setCurrentIndex(shown.plot.happenings.index(1))
    qtbot.keyClick(shown.plot, Qt.Key.Key_Return)
    assert desk.moments == [9]


def test_a_click_leads_to_the_moment_of_a_roll(shown: LuckPart, qtbot: QtBot) -> None:
    desk = Desk(shown)
    at = shown.plot.cell(2).adjusted(0, 0, -shown.plot.cell(2).width() / 2, 0).center().toPoint()
    qtbot.mouseClick(shown.plot.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.moments == [15]


def test_what_the_mouse_points_at_is_said_until_it_leaves(shown: LuckPart, qtbot: QtBot) -> None:
    shown.swap.button.setFocus()
    legend = shown.caption.text()
    assert legend == "In two games of three, luck ends within the bands."
    qtbot.mouseMove(shown.dice.viewport(), shown.dice.cell(6).center().toPoint())
    assert shown.caption.text() == "Sum 8: rolled 1×, expected 0.3×."
    shown.dice.leaveEvent(QEvent(QEvent.Type.Leave))
    assert shown.caption.text() == legend


def test_curves_differ_by_more_than_their_colour(shown: LuckPart) -> None:
    assert len(set(STROKES)) == len(default_seats(5))


@pytest.mark.parametrize("mode", SETUPS)
def test_every_mode_of_play_has_its_luck(
    part: LuckPart, mode: str, look: Look, qtmodeltester: ModelTester
) -> None:
    session, ledger = over(mode), found(mode, "ledger")
    part.show_game(session)
    part.show_answer(LEDGER, ledger)
    part.show()
    qtmodeltester.check(part.plot.happenings)
    assert part.plot.happenings.rowCount() == len(ledger.rolls)
    assert part.swap.isVisible() is (len(session.seats) > 1)
    dark = image(part)
    look.use(theme="light")
    light = image(part)
    look.use(theme="dark", scale=1.5)
    large = image(part)
    look.use(scale=1.0)
    assert len({bytes(each.constBits()) for each in (dark, light, large)}) == 3


def test_no_label_stands_upon_another(part: LuckPart) -> None:
    part.show_game(over("five"))
    part.show_answer(LEDGER, found("five", "ledger"))
    part.show()
    plot = part.plot
    plot._measure(plot._box().height())
    heights = sorted(plot.label_heights(plot._box()))
    assert min(below - above for above, below in pairwise(heights)) >= 20
    assert plot._box().top() <= heights[0]
    assert heights[-1] <= plot._box().bottom()


def test_all_curves_and_bands_lie_within_the_plot(part: LuckPart) -> None:
    part.show_game(over("five"))
    part.show_answer(LEDGER, found("five", "ledger"))
    part.show()
    plot, box = part.plot, part.plot._box()
    plot._measure(box.height())
    for curve in found("five", "ledger").curves:
        for luck, spread in zip(curve.luck, curve.spread, strict=True):
            for value in (luck, spread, -spread):
                assert box.top() <= plot._y(box, value) <= box.bottom()


def test_where_it_is_pointed_at_is_seen(shown: LuckPart) -> None:
    before = image(shown)
    shown.plot._hover(1)
    assert image(shown) != before


# --- what came to whom


@pytest.mark.parametrize(
    ("luck", "degree"),
    [
        (4.6, Degree.FAR_MORE),
        (1.6, Degree.MORE),
        (1.5, Degree.USUAL),
        (0.0, Degree.USUAL),
        (-1.6, Degree.LESS),
        (-4.6, Degree.FAR_LESS),
    ],
)
def test_luck_is_judged_by_its_usual_spread(luck: float, degree: Degree) -> None:
    assert degree_of(luck, 3.0) is degree
    assert degree_of(0.0, 0.0) is Degree.USUAL


def test_each_player_has_a_verdict_and_the_rolls_that_were_best_and_worst() -> None:
    rose, oak = fortunes_of(BY_HAND, default_seats(2))
    assert rose.verdict == "More than dice usually bring"
    assert rose.words.startswith("Rose: 1.8 resources more than dice usually bring")
    assert [(lot.head, lot.note, lot.number, lot.choices) for lot in rose.lots] == [
        ("Best roll", "Round 1", "+3.6", 4),
        ("Worst roll", "Round 2", "−1.0", 15),
    ]
    assert [lot.head for lot in oak.lots] == ["Best roll"], "no roll was worse than its mean"
    assert rose.lots[0].words == f"Best roll: {roll_words(ROLLS[0], NAMES)}"


def test_a_lot_leads_to_its_moment_and_is_told(shown: LuckPart, qtbot: QtBot) -> None:
    desk, fortunes = Desk(shown), shown.fortunes
    fortunes.setFocus()
    fortunes.focus_on(AtFortune(0, 2))
    assert shown.caption.text().startswith("Worst roll: Round 2, Rose rolled 6 and 6.")
    qtbot.keyClick(fortunes, Qt.Key.Key_Return)
    assert desk.moments == [15]
    fortunes.focus_on(AtFortune(1))
    qtbot.keyClick(fortunes, Qt.Key.Key_Return)
    assert desk.moments == [15], "a verdict has no single moment"


@pytest.mark.parametrize(
    ("mode", "width", "height"), [("two", 1186, 450), ("two", 1186, 340), ("five", 1186, 450)]
)
def test_every_players_fortune_is_seen_without_scrolling(
    part: LuckPart, mode: str, width: int, height: int
) -> None:
    part.resize(width, height)
    part.show_game(over(mode))
    part.show_answer(LEDGER, found(mode, "ledger"))
    part.show()
    part.grab()
    laid, room = part.fortunes.laid, part.fortunes.viewport().rect()
    assert laid.height <= room.height()
    assert all(room.contains(piece.box.toAlignedRect()) for piece in laid.listed)
    boxes = [piece.box for piece in laid.listed]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]


def test_figures_are_folded_until_they_are_asked_for(shown: LuckPart, qtbot: QtBot) -> None:
    shown.swap.button.setFocus()
    assert shown.fold.accessibleName() == "Numbers, folded"
    folded = image(shown)
    qtbot.mouseClick(shown.fold, Qt.MouseButton.LeftButton)
    assert shown.fold.accessibleName() == "Numbers, shown"
    assert shown.caption.text() == "Two games of three end within the bands: Rose ±3.0, Oak ±3.0."
    assert image(shown) != folded
    assert [label for _, label in shown.plot._labels()] == ["+1.8", "+3.0"]
    shown.fold.click()
    assert [label for _, label in shown.plot._labels()] == ["", ""]


def test_the_dice_lie_on_the_pile_of_their_sum(shown: LuckPart) -> None:
    piles = {row.shown.result: row.throws for row in shown.dice.sums.rows if row.throws}
    assert piles == {2: ((1, 1),), 8: ((3, 5),), 12: ((6, 6),)}


def test_rounds_stand_below_the_curves(shown: LuckPart) -> None:
    assert [*shown.plot._first_rows()] == [(0, 1), (2, 2)]


# --- the dice swapped


def words(change: float, games: int = 200) -> str:
    return swap_words(answer(change, games=games), NAMES)


def test_a_swap_is_said_with_how_sure_it_is() -> None:
    assert words(-0.14) == (
        "With each other's dice Rose would have won 41 ± 7 of 100 games instead of 55 ± 7, "
        "Oak 59 ± 7 instead of 45 ± 7: the dice helped Rose."
    )
    assert words(0.14).endswith(": the dice helped Oak.")


@pytest.mark.parametrize("change", [0.0, 0.059, -0.059])
def test_what_two_standard_errors_hold_cannot_be_told_apart(change: float) -> None:
    assert words(change).endswith(": no clear difference.")
    assert words(-0.061).endswith(": the dice helped Rose.")


def test_dice_that_only_took_are_said_to(look: Look) -> None:
    found = answer(0.1)
    steady = Swapped(
        found.pair, 200, found.fell, found.swapped, (share(0, 0.1, 0.01), share(1, 0, 0.1))
    )
    assert swap_words(steady, NAMES).endswith(": the dice were against Rose.")


def test_an_early_answer_says_how_many_games_it_rests_on() -> None:
    assert words(0.0, games=50).endswith(" (After 50 games of each kind.)")
    assert "After" not in words(0.0)


def swap_answers(part: LuckPart, pair: tuple[int, int], games: int = 200) -> None:
    part.show_answer(Wish("swap", pair), answer(-0.14, pair=pair, games=games))


def test_the_swap_is_asked_only_on_demand_and_gets_better(shown: LuckPart, qtbot: QtBot) -> None:
    desk, swap = Desk(shown), shown.swap
    assert swap.button.text() == "Swap the dice"
    qtbot.mouseClick(swap.button, Qt.MouseButton.LeftButton)
    assert desk.asked == [Wish("swap", (0, 1))]
    assert swap.button.text() == "Stop"
    sentences = swap.list.sentences
    assert sentences.index(0).data(TEXT) == "Rose and Oak: being worked out…"
    swap_answers(shown, (0, 1), games=20)
    assert sentences.index(0).data(TEXT).endswith("(After 20 games of each kind.)")
    swap_answers(shown, (0, 1))
    assert sentences.index(0).data(TEXT) == words(-0.14)
    assert not swap.is_going
    assert not swap.button.isEnabled()


def test_the_swap_can_be_stopped_and_gone_on_with(shown: LuckPart, qtbot: QtBot) -> None:
    desk, swap = Desk(shown), shown.swap
    swap.button.setFocus()
    qtbot.keyClick(swap.button, Qt.Key.Key_Space)
    swap_answers(shown, (0, 1), games=50)
    qtbot.keyClick(swap.button, Qt.Key.Key_Space)
    assert desk.dropped == [Wish("swap", (0, 1))]
    assert swap.button.text() == "Continue"
    assert swap.list.sentences.rowCount() == 1
    qtbot.keyClick(swap.button, Qt.Key.Key_Space)
    assert desk.asked == [Wish("swap", (0, 1))] * 2


def test_one_pair_is_asked_about_after_the_other(part: LuckPart) -> None:
    desk = Desk(part)
    part.show_game(over("five"))
    part.swap.button.click()
    swap_answers(part, (0, 1), games=20)
    assert desk.asked[1:] == [Wish("swap", (0, 1))]
    swap_answers(part, (0, 1))
    part.show_answer(Wish("swap", (0, 2)), "Nobody could say.")
    assert desk.asked[1:] == [Wish("swap", (0, other)) for other in (1, 2, 3)]
    assert [row.words for row in part.swap.list.sentences.rows[1:]] == [
        "Nobody could say.",
        "Rose and Wolf: being worked out…",
    ]
    assert [seat.name for seat in part.swap.list.sentences.rows[1].seats] == ["Rose", "Heron"]


def test_another_game_begins_with_nothing_swapped(shown: LuckPart) -> None:
    desk = Desk(shown)
    shown.swap.button.click()
    swap_answers(shown, (0, 1), games=20)
    shown.show_game(over("five"))
    assert desk.dropped == [Wish("swap", (0, 1))]
    assert shown.swap.list.sentences.rowCount() == 0
    assert shown.swap.button.text() == "Swap the dice"


def test_a_game_that_is_let_go_leaves_nothing(shown: LuckPart) -> None:
    shown.swap.button.click()
    desk = Desk(shown)
    shown.forget()
    assert desk.dropped == [Wish("swap", (0, 1))]
    assert shown.plot.happenings.rowCount() == shown.dice.sums.rowCount() == 0
    assert shown.caption.text() == shown.note.text() == ""
    shown.show_answer(LEDGER, BY_HAND)
    assert shown.plot.happenings.rowCount() == 0
    assert not shown.grab().isNull()


def test_a_screen_reader_finds_each_roll_and_each_sum(shown: LuckPart) -> None:
    for chart, number in ((shown.plot, 3), (shown.dice, 11)):
        found = QAccessible.queryAccessibleInterface(chart)
        told = [found.child(row).text(QAccessible.Text.Name) for row in range(found.childCount())]
        assert told == [chart.model().index(row, 0).data(TEXT) for row in range(number)]


@pytest.mark.parametrize(("width", "height"), [(1230, 540), (1150, 430)])
def test_large_text_leaves_room_for_all_labels(
    part: LuckPart, look: Look, width: int, height: int
) -> None:
    part.resize(width, height)
    part.show_game(over("five"))
    part.show_answer(LEDGER, found("five", "ledger"))
    part.swap.button.click()
    for other in range(1, 5):
        swap_answers(part, (0, other))
    look.use(scale=1.5)
    part.show()
    part.grab()
    viewport = part.plot.viewport().height()
    side = part.plot._look.px(20)
    part.plot._measure(part.plot._box().height())
    heights = part.plot.label_heights(part.plot._box())
    look.use(scale=1.0)
    assert max(heights) + side / 2 <= viewport
    assert min(heights) - side / 2 >= 0
