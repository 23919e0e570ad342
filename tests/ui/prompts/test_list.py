"""A question that no presenter knows is shown as a list, and hides what is not for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve, frozen
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.decision import Decision, Privacy
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.scene import Scene
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.kernel.steps import Question
from valeria_desktop.ui.prompts.list import ListPresenter, LookButton

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk


@frozen
class AtAmount(At):
    """A heap of coins on a table."""

    coins: int


@frozen
class Bid(Option):
    """An amount of coins."""

    coins: int

    @property
    def id(self) -> str:
        return f"bid {self.coins}"

    @property
    def at(self) -> AtAmount:
        return AtAmount(self.coins)

    def words(self) -> Phrase:
        return say("Bid {coins} coins", coins=self.coins)


class Bidding(Question):  # type: ignore[type-arg]
    """How much someone bids, which no game of the program asks."""

    prompt = "bid"

    def words(self) -> Phrase:
        return say("how much do you bid?")


class OpenBidding(Bidding):
    """All hear it."""


class VeiledBidding(Bidding):
    """All see who bids, and nobody how much."""

    privacy = Privacy.PEEK


class DeepBidding(VeiledBidding):
    """Nor out of how many amounts."""

    hides_number = True


class SealedBidding(Bidding):
    """The table is hidden meanwhile."""

    privacy = Privacy.CURTAIN


def scene_of(kind: type[Bidding], most: int = 3, people: int = 2) -> Scene:
    seats = default_seats(2)
    if people == 1:
        seats = (seats[0], evolve(seats[1], bot="random"))
    decision = Decision(0, tuple(Bid(coins) for coins in range(1, most + 1)), kind())
    return Scene(
        view=None,
        seats=seats,
        viewer=0,
        asked=0,
        is_over=False,
        decision=decision,
        active=0,
        turn=1,
        round=1,
        public_points=(0, 0),
    )


def presenter_of(desk: Desk) -> ListPresenter:
    presenter = desk.panel.presenter
    assert type(presenter) is ListPresenter
    return presenter


def said(desk: Desk) -> str:
    """Everything that is written or could be read out."""
    widgets = [w for w in desk.window.findChildren(QWidget) if w.isVisible()]
    labels = [w.text() for w in widgets if isinstance(w, QLabel)]
    buttons = [b.text() + b.toolTip() for b in presenter_of(desk).buttons]
    return " ".join([*(w.accessibleName() for w in widgets), *labels, *buttons])


# --- a list


def test_a_question_without_a_presenter_is_a_list_of_its_options(desk: Desk) -> None:
    desk.poses(scene_of(OpenBidding))
    presenter = presenter_of(desk)
    texts = [button.text() for button in presenter.choices.values()]
    assert texts == ["Bid 1 coins", "Bid 2 coins", "Bid 3 coins"]
    names = [button.accessibleName() for button in presenter.choices.values()]
    assert names == [f"{text}." for text in texts]
    assert desk.panel.question.startswith("Rose — how much do you bid?")
    assert "card" not in desk.panel.question


def test_digits_choose_the_first_ten_options(desk: Desk) -> None:
    for key, option in ((Qt.Key.Key_1, "bid 1"), (Qt.Key.Key_9, "bid 9"), (Qt.Key.Key_0, "bid 10")):
        desk.poses(scene_of(OpenBidding, most=12))
        desk.presses(key)
        assert desk.answers == [option]


def test_arrows_and_enter_choose_what_has_no_digit(desk: Desk) -> None:
    desk.poses(scene_of(OpenBidding, most=30))
    desk.panel.take_focus()
    while desk.focus() is not presenter_of(desk).choices["bid 29"]:
        desk.presses(Qt.Key.Key_Down)
    button = presenter_of(desk).choices["bid 29"]
    assert button.visibleRegion().boundingRect().height() == button.height()  # it scrolled there
    desk.presses(Qt.Key.Key_Return)
    assert desk.answers == ["bid 29"]


def test_enter_alone_chooses_nothing_of_a_list(desk: Desk) -> None:
    desk.poses(scene_of(OpenBidding))
    assert not desk.panel.take_key(Qt.Key.Key_Return)
    assert desk.answers == []


def test_a_thing_of_the_table_answers_a_list(desk: Desk) -> None:
    desk.poses(scene_of(OpenBidding))
    desk.panel.choose_at(AtAmount(2))
    assert desk.answers == ["bid 2"]


# --- peek: all see the question, one reads the options


def window_key(desk: Desk, kind: QEvent.Type) -> None:
    act = QTest.keyPress if kind is QEvent.Type.KeyPress else QTest.keyRelease
    act(desk.window.windowHandle(), Qt.Key.Key_D)
    QApplication.processEvents()


def test_what_others_may_not_read_is_shown_while_d_is_held(desk: Desk) -> None:
    desk.poses(scene_of(VeiledBidding))
    assert "how much do you bid?" in desk.panel.question
    assert "coins" not in said(desk)
    window_key(desk, QEvent.Type.KeyPress)
    assert "Bid 2 coins" in said(desk)
    window_key(desk, QEvent.Type.KeyRelease)
    assert "coins" not in said(desk)


def look_button(desk: Desk) -> LookButton:
    (button,) = presenter_of(desk).footer.findChildren(LookButton)
    return button


def test_a_button_shows_it_until_it_is_pressed_again(desk: Desk) -> None:
    desk.poses(scene_of(VeiledBidding))
    desk.clicks(look_button(desk))
    assert "Bid 2 coins" in said(desk)
    assert presenter_of(desk).choices["bid 2"].accessibleName() == "Bid 2 coins."
    desk.clicks(look_button(desk))
    assert "coins" not in said(desk)
    look_button(desk).setFocus()
    desk.presses(Qt.Key.Key_Return)
    assert "Bid 2 coins" in said(desk)
    desk.presses(Qt.Key.Key_2)
    assert desk.answers == ["bid 2"]


def test_whoever_leaves_the_window_looks_no_longer(desk: Desk) -> None:
    desk.poses(scene_of(VeiledBidding))
    window_key(desk, QEvent.Type.KeyPress)
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowDeactivate))
    assert "coins" not in said(desk)


def test_what_was_looked_at_is_gone_with_the_next_question(desk: Desk) -> None:
    desk.poses(scene_of(VeiledBidding))
    desk.clicks(look_button(desk))
    old = presenter_of(desk)
    desk.poses(scene_of(OpenBidding))
    assert presenter_of(desk) is not old
    assert not any(button.isVisible() for button in desk.window.findChildren(LookButton))


def test_worlds_that_differ_in_what_is_covered_look_the_same(desk: Desk) -> None:
    desk.poses(scene_of(VeiledBidding))
    one = desk.window.grab().toImage()
    scene = scene_of(VeiledBidding, most=6)
    assert scene.decision is not None
    options = scene.decision.options[3:]
    desk.poses(evolve(scene, decision=Decision(0, options, scene.decision.question)))
    assert desk.window.grab().toImage() == one


def test_nor_is_seen_how_many_answers_there_are_where_that_would_tell(desk: Desk) -> None:
    desk.poses(scene_of(DeepBidding, most=2))
    few = desk.window.grab().toImage()
    desk.poses(scene_of(DeepBidding, most=6))
    assert desk.window.grab().toImage() == few
    window_key(desk, QEvent.Type.KeyPress)
    assert "Bid 6 coins" in said(desk)
    window_key(desk, QEvent.Type.KeyRelease)
    assert desk.window.grab().toImage() == few


def test_what_can_not_be_seen_is_answered_by_no_key(desk: Desk) -> None:
    desk.poses(scene_of(DeepBidding))
    assert not desk.panel.take_key(Qt.Key.Key_1)
    window_key(desk, QEvent.Type.KeyPress)
    assert desk.panel.take_key(Qt.Key.Key_1)
    assert desk.answers == ["bid 1"]


def test_a_covered_answer_has_no_default(desk: Desk) -> None:
    desk.poses(scene_of(VeiledBidding))
    presenter = presenter_of(desk)
    presenter.default = presenter.choices["bid 2"]
    assert not desk.panel.take_key(Qt.Key.Key_Return)
    window_key(desk, QEvent.Type.KeyPress)
    assert desk.panel.take_key(Qt.Key.Key_Return)
    assert desk.answers == ["bid 2"]


def test_no_hint_is_given_away_to_others(desk: Desk) -> None:
    desk.poses(scene_of(VeiledBidding))
    desk.panel.show_hint("bid 2", "Bid 2 coins")
    assert "coins" not in said(desk)
    assert not any(button.is_hinted for button in presenter_of(desk).buttons)
    desk.clicks(look_button(desk))
    desk.panel.show_hint("bid 2", "Bid 2 coins")
    assert presenter_of(desk).choices["bid 2"].is_hinted
    desk.clicks(look_button(desk))
    assert "coins" not in said(desk)
    assert not any(button.is_hinted for button in presenter_of(desk).buttons)


@pytest.mark.parametrize("kind", [VeiledBidding, SealedBidding])
def test_alone_at_the_table_all_is_open(desk: Desk, kind: type[Bidding]) -> None:
    desk.poses(scene_of(kind, people=1))
    assert "Bid 2 coins" in said(desk)
    assert not presenter_of(desk).footer.findChildren(LookButton)
    assert desk.panel.curtain is None
    desk.now += 0.5
    desk.presses(Qt.Key.Key_2)
    assert desk.answers == ["bid 2"]


# --- curtain: the table is hidden


def test_the_privacy_of_a_question_closes_the_curtain(desk: Desk) -> None:
    desk.poses(scene_of(SealedBidding))
    curtain = desk.panel.curtain
    assert curtain is not None
    assert curtain.isVisible()
    assert "coins" not in said(desk)
    desk.opens_curtain()
    assert not curtain.isVisible()
    assert "Bid 2 coins" in said(desk)
    assert desk.focus() is presenter_of(desk).choices["bid 1"]
    desk.presses(Qt.Key.Key_2)
    assert desk.answers == ["bid 2"]


@pytest.mark.parametrize("kind", [OpenBidding, VeiledBidding])
def test_what_all_may_see_is_asked_needs_no_curtain(desk: Desk, kind: type[Bidding]) -> None:
    desk.poses(scene_of(kind))
    assert desk.panel.curtain is None
    assert desk.panel.sheet is None


def test_a_press_that_was_meant_for_the_curtain_answers_nothing(desk: Desk) -> None:
    desk.poses(scene_of(SealedBidding))
    desk.now = 0.5
    desk.presses(Qt.Key.Key_Space)
    desk.presses(Qt.Key.Key_1)
    assert desk.answers == []
    desk.now = 1.0
    desk.presses(Qt.Key.Key_1)
    assert desk.answers == ["bid 1"]
