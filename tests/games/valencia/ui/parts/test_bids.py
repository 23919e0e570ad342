"""The ladder of bids: ranks, open places, who is to come, and what your stacks would get."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.scenes import played, seen
from tests.ui.paint.test_palette import TO_READ, contrast
from valeria_desktop.games.valencia.rules.at import Asset, AtRank, OfPlayer
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.parts.bid_rows import BidRowKind, short_to_come
from valeria_desktop.games.valencia.ui.parts.bid_writing import fitting_font, fitting_words
from valeria_desktop.games.valencia.ui.parts.bids import BidsPanel
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.ruler import Ruler

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

SAID = Qt.ItemDataRole.AccessibleTextRole
STACKS = (("6 5", "4", "3 2 1"), ("5 4", "1"), ("3 3 1", "2"), ("4 4", "2"), ("6", "2"))


@pytest.fixture
def panel(qtbot: QtBot, look: Look) -> BidsPanel:
    made = BidsPanel(RoomLook(look))
    qtbot.addWidget(made)
    made.resize(334, 229)
    made.list.duration = 0
    made.show()
    return made


def bid(seat: int) -> OfPlayer:
    return OfPlayer(seat, Asset.BID)


def auction(players: int = 4, part: RoundPart = RoundPart.D) -> Scenario:
    table = Scenario(players=players).figure(1)
    for seat in range(players):
        table.stacks(seat, *STACKS[seat]).holds(seat, privileges=1)
    return table.at(part, "oranges") if part is RoundPart.D else table.at(part)


def alone(scene: Scene) -> Scene:
    """Let bots sit in all seats but the viewer's."""
    seats = [
        seat if at == scene.viewer else evolve(seat, bot="random")
        for at, seat in enumerate(scene.seats)
    ]
    return evolve(scene, seats=tuple(seats))


def of_own_stacks(panel: BidsPanel) -> str:
    """The line after those of the ranks: what your stacks would get."""
    return next(line for line in said(panel) if line.startswith(("You with", "Hold D")))


def said(panel: BidsPanel) -> list[str]:
    return [panel.list.pieces.index(at, 0).data(SAID) for at in range(panel.list.pieces.rowCount())]


# --- what is said


def test_ranks_open_places_and_who_is_to_come_are_said(panel: BidsPanel) -> None:
    table = auction().reveals(1, "5 4").reveals(2, "3 3 1").waits(3)
    panel.show_scene(alone(seen(table)))
    assert panel.title() == "Bids, step D"
    assert said(panel) == [
        "First: Oak with 9, 5 + 4; seat, 1 orange, a space.",
        "Second: Heron with 7, 3 + 3 + 1; 1 orange, a space.",
        "Third: nobody yet; 1 orange or a space.",
        "You with 11: first unless Wolf has as much. With 6 or 4: third unless Wolf has as much.",
        "Still to come: Rose, Wolf (waits)",
    ]


def test_when_it_is_settled_nobody_is_to_come_and_nothing_is_open(panel: BidsPanel) -> None:
    table = auction(4, RoundPart.C).passes(1).reveals(2, "3 3 1").passes(3, 0)
    panel.show_scene(seen(table))
    assert not panel.has_auction
    table = auction(4).passes(1).reveals(2, "3 3 1").passes(3, 0)
    panel.show_scene(seen(table))
    assert said(panel) == [
        "First: Heron with 7, 3 + 3 + 1; seat, 1 orange, a space.",
        "Passed: Oak, Wolf, Rose",
    ]


@pytest.mark.clause("VA20")
def test_who_is_not_placed_may_keep_a_card(panel: BidsPanel) -> None:
    table = auction(3, RoundPart.E).reveals(1, "5 4").reveals(2, "3 3 1").reveals(0, "4")
    panel.show_scene(seen(table))
    assert said(panel)[:2] == [
        "First: Oak with 9, 5 + 4; sells goods, seat of the merchants.",
        "Second: Heron with 7, 3 + 3 + 1; may keep a card.",
    ]
    kept = table.chooses(1, "sit") if table.prompt is Prompt.SIT else table
    panel.show_scene(seen(kept.chooses(2, "under 1")))
    assert said(panel)[1] == "Second: Heron with 7, 3 + 3; may keep a card."
    panel.show_scene(seen(kept.chooses(0, "under 4")))
    assert not panel.has_auction


def test_a_card_alone_that_was_kept_leaves_the_sum(panel: BidsPanel) -> None:
    table = auction(3, RoundPart.C).reveals(1, "5 4").reveals(2, "2").reveals(0, "4")
    panel.show_scene(seen(table))
    assert table.asked == 0
    table.chooses(0, "under 4")
    panel.show_scene(seen(table))
    assert said(panel)[1] == "Second: Rose with 4; may keep a card."


@pytest.mark.clause("VA23")
def test_a_good_that_is_gone_is_not_promised(panel: BidsPanel) -> None:
    table = auction(4).holds(3, {"oranges": 6})
    panel.show_scene(seen(table))
    assert said(panel)[:3] == [
        "First: nobody yet; seat, a space.",
        "Second: nobody yet; a space.",
        "Third: nobody yet; a space.",
    ]


@pytest.mark.clause("VA40")
def test_nina_is_to_come_and_then_sends_home(panel: BidsPanel) -> None:
    table = Scenario(players=2).stacks(0, "6", "5").stacks(1, "4").nina("6").sits(1, "cloth")
    table.at(RoundPart.B, "cloth")
    panel.show_scene(alone(seen(table)))
    assert said(panel)[2:] == [
        (
            "You with 6: first unless Nina has as much. "
            "With 5: first unless Oak has more or Nina has as much."
        ),
        "Still to come: Rose, Oak, Nina",
    ]
    panel.show_scene(seen(table.reveals(0, "6").passes(1)))
    assert said(panel)[:2] == [
        "First: Nina with 6, 6; sends the seat's holder home.",
        "Second: Rose with 6, 6; 1 cloth, a space.",
    ]


@pytest.mark.clause("VA45")
def test_what_is_too_little_and_what_may_change_is_said(panel: BidsPanel) -> None:
    table = auction(3, RoundPart.C).reveals(1, "5 4").passes(2)
    panel.show_scene(alone(seen(table)))
    assert of_own_stacks(panel) == "You with 11: first. With 6 or 4: too little."
    table = Scenario(players=3, advanced=[Advanced.JOKER]).stacks(0, "joker").stacks(1, "6 6", "1")
    panel.show_scene(alone(seen(table.at(RoundPart.C))))
    assert of_own_stacks(panel) == "You with 0: first unless Oak has more, as sums are now."


@pytest.mark.parametrize("players", [2, 5])
def test_in_any_game_the_panel_shows_each_auction(panel: BidsPanel, players: int) -> None:
    shown = set()
    for number, scene in enumerate(played(Setup(players=players, advanced=frozenset(Advanced)))):
        panel.show_scene(scene)
        asks = scene.decision is not None and scene.decision.prompt == Prompt.BID
        assert panel.has_auction or not asks
        if panel.has_auction:
            shown.add(scene.view.part)
            assert scene.view.part in AUCTIONS
            assert all(said(panel))
        if number % 15 == 0:
            panel.grab()
    assert shown == set(AUCTIONS)


# --- secrets


@pytest.mark.clause("VA8")
def test_where_more_than_one_person_plays_own_stacks_are_told_while_d_is_held(
    panel: BidsPanel,
) -> None:
    scene = seen(auction().reveals(1, "5 4").passes(2, 3))
    panel.show_scene(scene)
    hidden = "Hold D to see the ranks of your stacks."
    assert of_own_stacks(panel) == hidden
    panel.show_secrets(is_shown=True)
    assert of_own_stacks(panel) == "You with 11: first. With 6 or 4: second."
    panel.show_secrets(is_shown=False)
    assert of_own_stacks(panel) == hidden
    assert "11" not in " ".join(said(panel))


def test_who_is_not_asked_is_told_nothing_of_stacks(panel: BidsPanel) -> None:
    table = auction().reveals(1, "5 4")
    for viewer in (0, 1, 3):
        panel.show_scene(alone(seen(table, viewer)))
        assert all(row.kind is not BidRowKind.OUTLOOK for row in panel.rows)
    watched = alone(seen(table, 2))
    panel.show_scene(evolve(watched, is_watched=True))
    assert all(row.kind is not BidRowKind.OUTLOOK for row in panel.rows)


# --- where everything is


def test_rows_lie_one_below_the_other(panel: BidsPanel) -> None:
    panel.show_scene(seen(auction().reveals(1, "5 4").reveals(2, "3 3 1")))
    boxes = [panel.box_of(at, panel) for at in (bid(1), bid(2), AtRank(2))]
    for box in boxes:
        assert box is not None
        assert panel.rect().contains(box)
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0].bottom() < boxes[1].top()
    assert panel.box_of(AtRank(3), panel) is None
    assert panel.box_of(bid(0), panel) is None


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("high", [44, 110, 229, 300])
def test_the_first_rank_is_always_seen_whole(
    panel: BidsPanel, look: Look, high: int, scale: float
) -> None:
    look.use(scale=scale)
    panel.resize(QSize(334, high))
    panel.show_scene(seen(auction().reveals(1, "5 4").reveals(2, "3 3 1")))
    box = panel.box_of(bid(1), panel)
    look.use(scale=1.0)
    assert box is not None
    assert panel.rect().contains(box)
    assert box.height() >= 24


@pytest.mark.parametrize("high", [60, 100, 124, 139, 150, 170])
def test_no_row_is_cut_in_two(panel: BidsPanel, high: int) -> None:
    panel.resize(QSize(334, high))
    panel.show_scene(alone(seen(auction().reveals(1, "5 4").reveals(2, "3 3 1").waits(3))))
    seen_of = panel.list.viewport().rect()
    boxes = [
        panel.list.visualRect(panel.list.pieces.index(row, 0)) for row in range(len(panel.rows))
    ]
    assert all(seen_of.contains(box) or not seen_of.intersects(box) for box in boxes)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_ladder_is_written_on_parchment_that_can_be_read(
    panel: BidsPanel, look: Look, theme: str
) -> None:
    look.use(theme=theme)
    panel.show_scene(alone(seen(auction().reveals(1, "5 4"))))
    parchment = QColor(materials_of(look).parchment)
    shown = panel.grab().toImage()
    assert shown.pixelColor(shown.width() // 2, 12) == parchment
    tokens = panel.list.look.palette
    look.use(theme="dark")
    for ink, ground in product((tokens.ink, tokens.quiet), (tokens.panel, tokens.raised)):
        assert contrast(ink, ground) >= TO_READ


@pytest.mark.parametrize("words", ["seat", "sends the seat's holder home", "a word " * 30])
def test_no_letters_of_a_row_are_under_13_pixels(look: Look, words: str) -> None:
    room = QRectF(0, 0, 130, 26)
    assert fitting_font(words, room, Ruler(RoomLook(look))).pixelSize() >= 13


def test_at_its_drawn_size_all_rows_of_four_players_are_seen(panel: BidsPanel) -> None:
    panel.show_scene(alone(seen(auction().reveals(1, "5 4").reveals(2, "3 3 1").waits(3))))
    last = panel.list.visualRect(panel.list.pieces.index(len(panel.rows) - 1, 0))
    assert panel.list.viewport().rect().contains(last)


# --- keys, motion, pictures


def test_the_title_gives_way_where_all_rows_are_seen_without_it(panel: BidsPanel) -> None:
    table = auction(5).reveals(1, "5 4").reveals(2, "3 3 1").reveals(3, "4 4").passes(4)
    panel.show_scene(alone(seen(table)))
    seen_at = {}
    for high in range(80, 260, 2):
        panel.resize(334, high)
        QApplication.processEvents()
        port = panel.list.viewport().rect()
        boxes = [panel.list.box_of(row.at, panel.list.viewport()) for row in panel.rows]
        is_whole = all(box is not None and port.contains(box) for box in boxes)
        seen_at[high] = (is_whole, not panel._head().isEmpty())
    assert {(False, True), (True, False), (True, True)} <= set(seen_at.values())
    whole = [is_whole for is_whole, _ in seen_at.values()]
    assert whole == sorted(whole)  # from some height on all rows stay in sight
    bare = min(high for high, (is_whole, _) in seen_at.items() if is_whole)
    assert not seen_at[bare][1]


def test_the_first_ranks_are_seen_again_in_the_next_auction(panel: BidsPanel) -> None:
    panel.resize(334, 100)
    panel.show_scene(alone(seen(auction(5).passes(1, 2))))
    bar = panel.list.verticalScrollBar()
    panel.list.clearFocus()  # who reads the rows keeps the place
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    panel.show_scene(alone(seen(auction(5).reveals(1, "5 4").passes(2))))
    assert bar.value() == 0


def test_arrows_go_through_the_rows_and_other_keys_belong_to_the_table(
    qtbot: QtBot, panel: BidsPanel
) -> None:
    panel.show_scene(seen(auction().reveals(1, "5 4")))
    assert panel.focusProxy() is panel.list
    assert panel.list.currentIndex().row() == 0
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    qtbot.keyClicks(panel.list, "s1 ")
    assert panel.list.currentIndex().row() == 1


def test_rows_change_places_before_ones_eyes(panel: BidsPanel) -> None:
    table = auction().reveals(1, "5 4").reveals(2, "3 3 1").waits(3)
    panel.show_scene(seen(table))
    before = panel.box_of(bid(1), panel)
    panel.list.duration = 60_000
    panel.show_scene(seen(table.reveals(0, "6 5")))
    assert before is not None
    shifts = panel.list.shifts
    assert set(shifts) == {bid(1), bid(2)}
    now = panel.box_of(bid(1), panel)
    assert now is not None
    assert shifts[bid(1)] == pytest.approx(before.top() - now.top())
    panel.list._moving.setCurrentTime(60_000)
    assert set(panel.list.shifts.values()) <= {0.0}


def test_without_motion_rows_are_there_at_once(panel: BidsPanel) -> None:
    table = auction().reveals(1, "5 4").reveals(2, "3 3 1").waits(3)
    panel.show_scene(seen(table))
    panel.show_scene(seen(table.reveals(0, "6 5")))
    assert panel.list.shifts == {}


def picture(panel: BidsPanel) -> QImage:
    return panel.grab().toImage()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_bid_is_seen(panel: BidsPanel, look: Look, theme: str) -> None:
    look.use(theme=theme)
    table = auction()
    panel.show_scene(seen(table))
    empty = picture(panel)
    panel.show_scene(seen(table.reveals(1, "5 4")))
    bid = picture(panel)
    panel.forget()
    nothing = picture(panel)
    look.use(theme="dark")
    assert empty != bid != nothing != empty
    assert panel.title() == "No auction"
    assert not panel.has_auction


@pytest.mark.clause("VA17")
def test_ties_are_explained_with_who_held_the_figure(panel: BidsPanel) -> None:
    panel.show_scene(seen(auction()))
    assert panel.toolTip().startswith("Ties go to Oak, who held the figure,")
    panel.show_scene(seen(Scenario(players=3).sits(1, "church").at(RoundPart.H)))
    assert panel.toolTip() == ""


@pytest.mark.parametrize("part", AUCTIONS)
def test_where_words_have_no_room_nouns_and_shields_stand_for_them(
    panel: BidsPanel, look: Look, part: RoundPart
) -> None:
    panel.show_scene(alone(seen(auction(part=part).reveals(1, "5 4"))))
    ruler = Ruler(RoomLook(look))
    for row in panel.rows:
        if not row.short:
            continue
        wide, narrow = QRectF(0, 0, 600, 22), QRectF(0, 0, 40, 22)
        assert fitting_words(row, wide, ruler) == row.words
        assert fitting_words(row, narrow, ruler) == row.short
        assert len(row.short) <= len(row.words)
    by_kind = {row.kind: row.short for row in panel.rows}
    assert by_kind[BidRowKind.TO_COME] == "Still to come"


def test_who_waits_is_named_in_few_words_too() -> None:
    assert short_to_come(["Oak"]) == "Still to come: Oak (waits)"
