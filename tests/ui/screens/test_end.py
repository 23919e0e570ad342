"""The end: it is staged or not, then the page with the whole story, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QLayout, QMenu, QWidget

from tests.ui.screens.finished import duke_names, ended
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.score import shared_verdict
from valeria_desktop.games.valeria.solo.score import dark_lord_verdict, siege_verdict
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.stage.finale import ValeriaFinale
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine, decided
from valeria_desktop.session.session import Session
from valeria_desktop.ui.screens.end.addresses import AtPortrait, AtVerdict
from valeria_desktop.ui.screens.end.end_story import title_of
from valeria_desktop.ui.screens.end.foot import EndFoot
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.end.end_story import EndStory


@pytest.fixture
def end(look: Look, qtbot: QtBot) -> EndScreen:
    made = EndScreen(look)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    with qtbot.waitActive(made):
        made.show()
    return made


def story(end: EndScreen) -> EndStory:
    assert end.page.story is not None
    return end.page.story


def faces(end: EndScreen) -> list[str]:
    """Return the Dukes whose portraits lie beside the ledger or at the heads of its columns."""
    pieces = [end.page.ledger.laid.piece_of(AtPortrait(at)) for at in range(len(story(end).sides))]
    return [piece.face.thing.name for piece in pieces if piece is not None and piece.face.thing]


# --- from the stage to the score


def staged(clock: HandTicker) -> Face:
    return evolve(FACE, make_finale=lambda look: ValeriaFinale(look, clock))


def finale(end: EndScreen) -> ValeriaFinale:
    return as_a(ValeriaFinale, end.finale)


def test_nothing_of_the_score_is_known_while_the_end_is_staged(end: EndScreen) -> None:
    session = ended("two")
    end.show_session(session, staged(HandTicker()))
    assert finale(end).isVisible()
    assert not end.page.isVisible()
    assert end.page.story is None
    said = [str(widget.accessibleName()) for widget in end.findChildren(QWidget)]
    said += [label.text() for label in end.findChildren(QLabel)]
    for name in duke_names(session):
        assert not any(name in text for text in said)


@pytest.mark.parametrize("has_won", [True, False])
def test_a_win_and_a_loss_have_themes_of_their_own(end: EndScreen, *, has_won: bool) -> None:
    session = ended("two")
    winner = session.result().winners[0]
    people = winner if has_won else 1 - winner
    seats = tuple(
        evolve(seat, bot=None if at == people else "random")
        for at, seat in enumerate(session.seats)
    )
    heard: list[str] = []
    end.sounded.connect(heard.append)
    plain = evolve(FACE, make_finale=None)
    end.show_session(Session(session.record, seats), plain)
    end.show_session(Session(session.record, seats), plain, at_once=True)
    assert heard == ["win" if has_won else "loss"], "a score that is only read again is silent"


def test_whoever_has_seen_it_goes_on_to_the_score(end: EndScreen, qtbot: QtBot) -> None:
    session = ended("two")
    clock = HandTicker()
    end.show_session(session, staged(clock))
    qtbot.mouseClick(finale(end).button, Qt.MouseButton.LeftButton)
    assert finale(end).isVisible()
    clock.turn(300)
    with qtbot.waitSignal(end.revealed):
        qtbot.mouseClick(finale(end).button, Qt.MouseButton.LeftButton)
    assert end.page.ledger.isVisible()
    assert end.page.ledger.hasFocus()
    assert faces(end) == duke_names(session)


def test_with_everything_known_a_key_too_many_starts_nothing(end: EndScreen, qtbot: QtBot) -> None:
    clock = HandTicker()
    end.show_session(ended("two"), staged(clock))
    end.take_focus()
    with qtbot.assertNotEmitted(end.asked_for):
        for _ in range(4):
            clock.turn(300)
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert end.page.ledger.hasFocus()


def test_without_dukes_there_are_none_above_the_score(end: EndScreen) -> None:
    end.show_session(ended("no dukes"), FACE, at_once=True)
    assert faces(end) == []
    assert end.page.roads.isVisible()


def test_the_dark_lord_has_a_duke_too(end: EndScreen) -> None:
    end.show_session(ended("dark lord"), FACE, at_once=True)
    assert len(faces(end)) == 2
    assert story(end).sides[1].name == "The Dark Lord"


def test_the_next_game_shows_its_own_dukes(end: EndScreen) -> None:
    end.show_session(ended("five"), FACE, at_once=True)
    end.show_session(ended("two"), FACE, at_once=True)
    assert faces(end) == duke_names(ended("two"))


def test_a_game_that_is_let_go_is_not_shown_any_more(end: EndScreen) -> None:
    end.show_session(ended("two"), staged(HandTicker()))
    end.forget()
    finale(end).advance(100_000)
    end.show_score()
    assert end.page.story is None
    assert not end.grab().isNull()


# --- who won


def told(end: EndScreen) -> str:
    """Return what the ribbon tells a screen reader."""
    piece = end.page.ledger.laid.piece_of(AtVerdict())
    assert piece is not None
    return piece.words


def test_the_winner_and_the_ending_are_told(end: EndScreen) -> None:
    session = ended("five")
    end.show_session(session, FACE, at_once=True)
    winner = session.names[session.result().winners[0]]
    best = max(score.total for score in session.result().scores)
    assert story(end).title == f"{winner} wins with {best}"
    assert story(end).verdict == f"{winner} wins with {best} points."
    assert story(end).reason == "Enough stacks are exhausted."
    assert told(end) == f"{story(end).verdict} {story(end).reason}"


def test_a_tie_is_explained(end: EndScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Table().session
    lines = (ScoreLine("board", 40, say("Points gained")),)
    tied = Result((Score(0, lines, 11), Score(1, lines, 9)), (1,), by_tie_break=True)
    monkeypatch.setattr(session, "result", lambda: tied)
    monkeypatch.setattr(session, "verdict", lambda: shared_verdict(tied, (), session.names))
    end.show_session(session, FACE, at_once=True)
    assert story(end).title == "Oak wins the tie at 40"
    assert told(end) == ("Oak wins a tie at 40 points by the fewest cards (Rose 11, Oak 9).")


@pytest.mark.parametrize("name", ["dark lord", "siege"])
def test_a_solo_game_says_how_it_ended(end: EndScreen, name: str) -> None:
    session = ended(name)
    end.show_session(session, FACE, at_once=True)
    verdict = siege_verdict if name == "siege" else dark_lord_verdict
    words = verdict(session.result(), session.scene(0).view.ending, session.names)
    assert story(end).verdict == tell(words)
    assert story(end).reason.endswith(".")
    assert told(end) == f"{story(end).verdict} {story(end).reason}"


# --- what next


def test_the_end_asks_for_what_comes_next(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("two"), FACE, at_once=True)
    for name in ("again", "same", "new", "replay", "home"):
        with qtbot.waitSignal(end.asked_for) as asked:
            qtbot.mouseClick(end.foot.buttons[name], Qt.MouseButton.LeftButton)
        assert asked.args == [name]


def test_after_a_solo_game_another_is_set_up(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("siege"), FACE, at_once=True)
    with qtbot.waitSignal(end.asked_for) as asked:
        end.foot.buttons["new"].click()
    assert asked.args == ["solo"]


def test_the_seed_is_shown_and_copied(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("two"), FACE, at_once=True)
    assert end.foot.seed.text() == "Seed 7"
    qtbot.mouseClick(end.foot.seed, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    assert QGuiApplication.clipboard().text() == "7"


@pytest.mark.parametrize("wide", [1280, 1024, 860])
def test_no_words_of_what_comes_next_are_cut_short(end: EndScreen, wide: int) -> None:
    end.show_session(ended("two"), FACE, at_once=True)
    end.resize(wide, 690)
    QApplication.processEvents()
    foot = end.foot
    assert foot.sizeHint().width() <= foot.width()
    for name, button in foot.buttons.items():
        assert name in foot.folded or button.width() >= button.sizeHint().width()
    assert foot.seed.text() == "Seed 7"
    assert "Seed 7" in foot.seed.accessibleName()


def test_icons_and_then_buttons_give_way_and_the_seeds_words_last(look: Look, qtbot: QtBot) -> None:
    foot = EndFoot(look)
    qtbot.addWidget(foot)
    foot.show_seed(7)
    foot.resize(1600, 50)
    foot.show()
    whole = foot.sizeHint().width()
    foot.resize(whole - 10, 50)
    without = foot.sizeHint().width()
    assert without <= whole - 10
    assert foot.seed.text() == "Seed 7"
    foot.resize(without - 10, 50)
    assert foot.sizeHint().width() <= without - 10
    assert foot.folded
    assert foot.seed.text() == "Seed 7"
    row = foot.layout()
    assert row is not None
    row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    foot.setMinimumSize(0, 0)
    foot.resize(300, 50)
    assert len(foot.folded) == 5
    assert not foot.seed.text()
    foot.resize(1600, 50)
    assert foot.sizeHint().width() == whole
    assert foot.seed.text() == "Seed 7"
    assert not foot.folded


def test_buttons_without_room_are_in_a_menu_that_presses_them(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    foot, opened = EndFoot(look), list[QMenu]()
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: opened.append(menu))
    qtbot.addWidget(foot)
    foot.resize(480, 50)
    foot.show()
    stay = {name for name, button in foot.buttons.items() if button.isVisible()}
    assert foot.folded == ("history", "new", "replay", "same")
    assert stay == {"home", "review", "again"}
    foot.more.click()
    (menu,) = opened
    first = menu.actions()[0]
    assert menu.activeAction() is first
    with qtbot.waitSignal(foot.asked_for) as asked:
        first.trigger()
    assert asked.args == ["history"]


def test_the_ribbon_writes_points_below_zero_with_a_true_minus() -> None:
    scores = tuple(
        Score(seat, (ScoreLine("papers", points, say("Debts and deeds")),), 0)
        for seat, points in enumerate((94, -11))
    )
    assert title_of(decided(scores), ["Hedda", "Rose"]) == "Hedda wins, 94 to \u221211"
