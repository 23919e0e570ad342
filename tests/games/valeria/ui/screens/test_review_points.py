"""The tab of points: strips that add up to the score, with a moment at each gain."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.valeria.ui.screens.looked_back import SETUPS, Desk, found, over
from valeria_desktop.faces import FACES
from valeria_desktop.games.valeria.coach.sources import PointSource
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.ui.screens.review.point_cards import title_of
from valeria_desktop.games.valeria.ui.screens.review.point_strips import AtSourceStrip, strips_of
from valeria_desktop.games.valeria.ui.screens.review.points import PointsPart
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.messages import Wish

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.screens.review.point_strips import Strip
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Piece

SOURCES = Wish("sources")
CARDS = {card.id: card for card in shipped_catalog().all_cards()}
GOBLIN, CLERIC = CARDS["goblin"], CARDS["cleric"]
BY_HAND = (
    PointSource(0, 1, "monsters", GOBLIN, say("{card}", card="Goblin"), 9, 2, 9),
    PointSource(0, 2, "duke", GOBLIN, say("{card}, by {duke}", card="Goblin", duke="Isa"), 9, 2, 9),
    PointSource(0, 3, "board", CLERIC, say("{card}, by its power", card="Cleric"), 30, 6, 4),
    PointSource(0, 4, "duke", None, say("resources left"), None, None, None),
    PointSource(1, 5, "majorities", GOBLIN, say("most monsters"), 17, 3, 17),
    PointSource(1, 1, "monsters", GOBLIN, say("{card}", card="Goblin"), 17, 0, 17),
)


@pytest.fixture
def part(look: Look, qtbot: QtBot) -> PointsPart:
    made = PointsPart(look)
    qtbot.addWidget(made)
    made.resize(1230, 540)
    return made


@pytest.fixture
def shown(part: PointsPart) -> PointsPart:
    part.show_game(over("two"))
    part.show_answer(SOURCES, BY_HAND)
    part.show()
    return part


def strips(part: PointsPart, seat: int) -> tuple[Strip, ...]:
    scene = part.strips.scene
    assert scene is not None
    return scene.players[seat][1]


def piece(part: PointsPart, seat: int, strip: int, gain: int = 0) -> Piece:
    found = part.strips.laid.piece_of(AtSourceStrip(seat, strip, gain))
    assert found is not None
    return found


def test_a_game_asks_for_its_points(part: PointsPart) -> None:
    desk = Desk(part)
    part.show_game(over("two"))
    assert desk.asked == [SOURCES]
    assert part.note.text() == part.coming()
    assert part.title() == "Points"
    part.show_answer(SOURCES, "Nobody could say.")
    assert part.note.text() == "Nobody could say."
    part.show_answer(SOURCES, ())
    assert part.note.text() == "Nobody has any points."


def test_points_stand_under_their_cards_and_reasons_and_those_under_players(
    shown: PointsPart, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(shown.strips.pieces)
    assert [(each.name, each.points, each.where) for each in strips(shown, 0)] == [
        ("Resources left", 4, "Duke"),
        ("Goblin", 3, "Monsters, Duke"),
        ("Cleric, by its power", 3, "On the board"),
    ]
    assert [(each.name, each.points, each.where) for each in strips(shown, 1)] == [
        ("Most monsters", 5, "Majorities"),
        ("Goblin", 1, "Monsters"),
    ]
    heads, scene = shown.strips.laid.ground
    assert [scene.players[number][0].name for _, number in heads] == ["Rose", "Oak"]
    assert piece(shown, 0, 1).box.bottom() <= piece(shown, 0, 1, 1).box.top()


def test_each_strip_and_each_gain_is_a_sentence(shown: PointsPart) -> None:
    said = [each.words for each in shown.strips.laid.listed]
    assert said == [
        "Resources left (Duke). Points: 4.",
        "Goblin (Monsters, Duke). Points: 3.",
        "Goblin (Monsters), round 2. Points: 1.",
        "Goblin, by Isa (Duke), round 2. Points: 2.",
        "Cleric, by its power (On the board), round 6. Points: 3.",
        "Most monsters (Majorities), round 3. Points: 5.",
        "Goblin (Monsters), round 1. Points: 1.",
    ]


def test_enter_leads_to_the_moment_of_a_gain(shown: PointsPart, qtbot: QtBot) -> None:
    desk, view = Desk(shown), shown.strips
    view.focus_on(AtSourceStrip(0, 1))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert desk.moments == [9], "a card with two gains leads to the first"
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert desk.moments == [9, 9]
    view.focus_on(AtSourceStrip(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert desk.moments == [9, 9], "what is left over has no moment"


def test_the_caption_says_what_the_page_offers(shown: PointsPart) -> None:
    shown.strips.focus_on(AtSourceStrip(0, 0))
    assert shown.caption.text() == (
        "Resources left (Duke). Points: 4. Counted at the end of the game."
    )
    shown.strips.focus_on(AtSourceStrip(0, 2))
    assert shown.caption.text() == piece(shown, 0, 2).words


def test_strips_are_sorted_both_ways(shown: PointsPart, qtbot: QtBot) -> None:
    def seen() -> list[int]:
        return [each.points for each in strips(shown, 0)]

    by_points, by_round = shown.order.buttons()
    assert by_points.accessibleDescription().startswith("Highest first.")
    qtbot.mouseClick(by_points, Qt.MouseButton.LeftButton)
    assert [seen(), by_points.accessibleDescription()] == [
        [3, 3, 4],
        "Lowest first. Press again for the highest first.",
    ]
    qtbot.keyClick(by_points, Qt.Key.Key_Space)
    assert seen() == [4, 3, 3]
    qtbot.mouseClick(by_round, Qt.MouseButton.LeftButton)
    assert [each.name for each in strips(shown, 0)][-1] == "Resources left", "at the end"
    assert by_points.accessibleDescription() == ""
    qtbot.mouseClick(by_round, Qt.MouseButton.LeftButton)
    assert [each.name for each in strips(shown, 0)] == [
        "Resources left",
        "Cleric, by its power",
        "Goblin",
    ]


def test_a_click_leads_to_the_moment_of_a_strip(shown: PointsPart, qtbot: QtBot) -> None:
    desk = Desk(shown)
    for seat, strip, gain in ((0, 2, 0), (0, 0, 0), (0, 1, 2), (1, 0, 0)):
        at = piece(shown, seat, strip, gain).box.center().toPoint()
        qtbot.mouseClick(shown.strips.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.moments == [30, 9, 17]


@pytest.mark.parametrize("mode", SETUPS)
def test_the_strips_add_up_to_the_score_in_every_mode_of_play(
    part: PointsPart, mode: str, look: Look, qtmodeltester: ModelTester
) -> None:
    session = over(mode)
    part.show_game(session)
    part.show_answer(SOURCES, found(mode, "sources"))
    part.show()
    qtmodeltester.check(part.strips.pieces)
    for score in session.result().scores:
        assert sum(each.points for each in strips(part, score.seat)) == score.total
    dark = part.grab().toImage()
    look.use(theme="light")
    light = part.grab().toImage()
    look.use(theme="dark", scale=1.5)
    large = part.grab().toImage()
    assert max(each.box.right() for each in part.strips.laid.listed) <= part.strips.width()
    look.use(scale=1.0)
    assert len({bytes(each.constBits()) for each in (dark, light, large)}) == 3


def test_strips_lie_beside_and_below_each_other_and_never_over(part: PointsPart) -> None:
    part.show_game(over("five"))
    part.show_answer(SOURCES, found("five", "sources"))
    boxes = [each.box for each in part.strips.laid.listed]
    boxes += [head for head, _ in part.strips.laid.ground[0]]
    assert not [(one, other) for one, other in combinations(boxes, 2) if one.intersects(other)]


def test_a_card_is_named_as_it_is_and_a_duke_stands_for_what_only_he_counts() -> None:
    duke = shipped_catalog().dukes[0]
    mine = strips_of(BY_HAND, 0, str, ("Rose", "Oak"), duke)
    shown = {title_of(each): each.likeness for each in mine}
    assert shown == {duke.name.partition(",")[0]: duke, "Goblin": None, "Cleric": None}
    assert "" in {title_of(each) for each in strips_of(BY_HAND, 0, str, ("Rose", "Oak"))}


def test_every_moment_is_a_choice_of_the_game(part: PointsPart) -> None:
    session = over("five")
    part.show_game(session)
    part.show_answer(SOURCES, found("five", "sources"))
    moments = [
        gain.choices for seat in range(5) for strip in strips(part, seat) for gain in strip.gains
    ]
    assert any(moments)
    assert all(each is None or 0 <= each < len(session.record.choices) for each in moments)


def test_a_game_that_is_let_go_leaves_nothing(shown: PointsPart) -> None:
    shown.forget()
    assert shown.strips.laid.listed == ()
    assert shown.note.text() == ""


def test_the_face_of_the_game_names_its_tabs(look: Look, qtbot: QtBot) -> None:
    made = [make(look) for make in FACES["valeria"].make_review_parts]
    for part in made:
        qtbot.addWidget(part)
    assert [part.title() for part in made] == ["Luck", "Cards", "Points"]
