"""The tab of luck: draws as curves that can be pointed at, and sentences with their moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.ui.ended import ended
from valeria_desktop.games.viscounts.coach.luck_ledger import (
    Draw,
    DrawLedger,
    DrawLuck,
    on_draws,
)
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.screens.draws import DrawsPart, draw_words
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.screens.review.fortunes import AtFortune
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

DRAWS = Wish("draws")
TWO = Setup(2)
THIEF, ABBOT = (
    next(card for card in CATALOG.starters if card.name == name) for name in ("Thief", "Abbot")
)
BY_HAND = DrawLedger(
    (
        Draw(12, 1, 1, 0, ABBOT, 4.0, 3.0, 1.0),
        Draw(20, 2, 1, 1, THIEF, 1.5, 2.5, 4.0),
        Draw(31, 3, 2, 0, THIEF, 1.5, 3.25, 3.0),
    ),
    (
        DrawLuck(0, (1.0, -0.75), (1.0, 2.0), 3, 2, 1),
        DrawLuck(1, (-1.0,), (2.0,), 0, 0, 0),
    ),
)
NAMES = ("Rose", "Oak")


@pytest.fixture
def part(look: Look, qtbot: QtBot) -> DrawsPart:
    made = DrawsPart(look)
    qtbot.addWidget(made)
    made.resize(1230, 480)
    return made


@pytest.fixture
def shown(part: DrawsPart) -> DrawsPart:
    part.show_game(ended(TWO))
    part.show_answer(DRAWS, BY_HAND)
    part.show()
    return part


def said(part: DrawsPart) -> list[str]:
    """Return the sentences of all that came to the players."""
    pieces = part.fortunes.laid.listed
    return [piece.words for piece in pieces if as_a(AtFortune, piece.at).lot]


def test_a_review_has_a_page_for_luck_and_the_ledger(look: Look, qtbot: QtBot) -> None:
    made = [make(look) for make in FACE.make_review_parts]
    for part in made:
        qtbot.addWidget(part)
    assert [type(part) for part in made] == [DrawsPart]
    assert made[0].title() == "Luck"
    assert FACE.reviews_ledger


def test_a_game_asks_for_its_draws(part: DrawsPart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(part.asked) as asked:
        part.show_game(ended(TWO))
    assert asked.args == [DRAWS]
    assert part.note.text() == part.coming()


def test_a_curve_stays_level_while_others_draw() -> None:
    rose, oak = BY_HAND.curves
    assert (rose.luck, rose.spread) == ((1.0, 1.0, -0.75), (1.0, 1.0, 2.0))
    assert (oak.luck, oak.spread) == ((0.0, -1.0, -1.0), (0.0, 2.0, 2.0))


def test_a_draw_says_its_worth_and_the_mean() -> None:
    assert draw_words(BY_HAND.draws[0], "Rose") == (
        "Round 1, Rose drew Abbot: worth 4.0 silver (3.0 on average)."
    )


def test_each_player_has_shuffles_the_best_draw_and_the_worst(shown: DrawsPart) -> None:
    assert said(shown) == [
        "Best draw: Abbot in round 1, +1.0 silver.",
        "Worst draw: Thief in round 2, −1.8 silver.",
        "Rose shuffled 3×: 2 virtue, 1 corruption.",
        "Worst draw: Thief in round 1, −1.0 silver.",
        "Oak shuffled 0×: 0 virtue, 0 corruption.",
    ]


def test_each_player_has_a_verdict(shown: DrawsPart) -> None:
    scene = shown.fortunes.scene
    assert scene is not None
    assert [fortune.verdict for fortune in scene.fortunes] == [
        "What decks usually bring",
        "What decks usually bring",
    ]


def test_a_draw_leads_to_its_moment(shown: DrawsPart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.moment_asked) as asked:
        index = shown.fortunes.pieces.index_of(AtFortune(0, 2))
        at = shown.fortunes.visualRect(index).center()
        qtbot.mouseClick(shown.fortunes.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked.args == [31]
    shown.plot.setCurrentIndex(shown.plot.happenings.index(1))
    with qtbot.waitSignal(shown.moment_asked) as asked:
        qtbot.keyClick(shown.plot, Qt.Key.Key_Return)
    assert asked.args == [20]


def test_what_is_pointed_at_is_said_and_the_ends_are_told(shown: DrawsPart) -> None:
    shown.fold.setFocus()
    assert shown.caption.text() == "In two games of three, luck ends within the bands."
    shown.fold.click()
    assert shown.caption.text() == "Two games of three end within the bands: Rose ±2.0, Oak ±2.0."
    shown.plot._hover(2)
    assert shown.caption.text() == draw_words(BY_HAND.draws[2], "Rose")
    assert shown.plot.accessibleDescription() == (
        "Rose: 0.8 silver less than decks usually bring; two games of three end within ±2.0. "
        "Oak: 1.0 silver less than decks usually bring; two games of three end within ±2.0."
    )


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_number_of_players_has_its_luck(
    part: DrawsPart, players: int, look: Look, qtmodeltester: ModelTester
) -> None:
    session = ended(Setup(players))
    *_, ledger = on_draws(session.record, None, Stream(1))
    assert isinstance(ledger, DrawLedger)
    part.show_game(session)
    part.show_answer(DRAWS, ledger)
    part.show()
    qtmodeltester.check(part.plot.happenings)
    assert part.plot.happenings.rowCount() == len(ledger.draws)
    assert len(said(part)) >= 2 * players
    dark = part.grab().toImage()
    look.use(theme="light")
    light = part.grab().toImage()
    look.use(theme="dark")
    assert dark != light


def test_a_game_without_a_draw_says_so_and_one_let_go_leaves_nothing(part: DrawsPart) -> None:
    part.show_game(ended(TWO))
    part.show_answer(DRAWS, DrawLedger((), (DrawLuck(0, (), (), 0, 0, 0),) * 2))
    assert part.note.text() == "No card was drawn in this game."
    part.show_answer(DRAWS, BY_HAND)
    part.forget()
    assert part.plot.happenings.rowCount() == len(said(part)) == 0
    assert part.caption.text() == part.note.text() == ""
    assert not part.grab().isNull()
