"""The questions of Viscounts in the prompt: numbers, orders, pairs, reasons, presenters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.viscounts.ui.played import play_to
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.castle_options import ShiftWorker
from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.options import Arrange, PlayCard, Spend, TradeTimes
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.turn.castle import AskShift
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.prompts.lists import PRESENTERS
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.prompts.places import MOST_BUTTONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.prompts.presenter import Presenter

    Ask = Callable[..., tuple[Presenter, Decision]]


class _Source:
    """A controller without a session."""

    session = None


@pytest.fixture
def ask(qtbot: QtBot, look: Look) -> Ask:
    """Ask the first question of a kind in a game that chance plays."""

    def asked(prompt: Prompt, least: int = 30, seed: int = 3) -> tuple[Presenter, Decision]:
        seats = default_seats(3, bots="random")
        session = Session.begin(RULES, Setup(players=3), seats, seed)
        play_to(session, prompt, least=least, seed=seed)
        scene = session.scene(0)
        assert scene.decision is not None
        made = PRESENTERS[prompt](ParchmentLook(look), scene, scene.decision, _Source())
        qtbot.addWidget(made)
        return made, scene.decision

    return asked


def test_every_kind_of_question_has_a_presenter() -> None:
    assert set(PRESENTERS) == set(Prompt)


def test_trades_are_numbers_with_the_silver_they_cost(ask: Ask) -> None:
    shown, decision = ask(Prompt.TRADE, least=60)
    for option in decision.options:
        assert isinstance(option, TradeTimes)
        button = shown.choices[option.id]
        assert button.text() == f"{option.times}×"
        assert button._tail == (((str(option.silver), signs.SILVER),) if option.silver else ())
        assert button.accessibleName().endswith(".")
        assert button.accessibleName() != button.text()


def test_cards_to_play_show_how_far_they_ride_as_steps_and_not_as_a_price(ask: Ask) -> None:
    shown, decision = ask(Prompt.PLAY)
    for option in decision.options:
        assert isinstance(option, PlayCard)
        first = shown.choices[option.id]._tail[0]
        assert first == (str(option.card.silver), signs.HORSESHOE)


def test_where_many_workers_could_move_the_prompt_says_which_end_is_chosen_first(
    qtbot: QtBot, look: Look
) -> None:
    session = Session.begin(RULES, Setup(players=3), default_seats(3, bots="random"), 3)
    play_to(session, Prompt.RECRUIT, least=0)
    scene = session.scene(0)
    one, other = scene.view.table.ring.sections[:2]
    question = AskShift(0, scene.view.own.hand[0])

    def note(count: int) -> str:
        sections = (evolve(one, number=20 + at) for at in range(count))
        moves = tuple(ShiftWorker(0, 1, (here, other), ("hills", "lake")) for here in sections)
        decision = Decision(0, moves, question)
        made = PRESENTERS[Prompt.WORKER](ParchmentLook(look), scene, decision, _Source())
        qtbot.addWidget(made)
        return made.note()

    assert note(MOST_BUTTONS + 1).endswith("Choose the section it leaves, then the one it goes to.")
    assert "leaves" not in note(MOST_BUTTONS)


def test_a_payment_is_one_number_for_a_kind_of_piece(ask: Ask) -> None:
    shown, decision = ask(Prompt.PAY, least=0, seed=10)
    assert all(isinstance(option, Spend) for option in decision.options)
    assert len({option.what for option in decision.options if isinstance(option, Spend)}) == 1
    assert list(shown.choices) == [option.id for option in decision.options]


def test_orders_of_the_line_name_the_cards_from_the_left(ask: Ask) -> None:
    shown, decision = ask(Prompt.REARRANGE)
    for option in decision.options:
        assert isinstance(option, Arrange)
        if not option.is_as_before:
            names = [card.name if card else "empty" for card in option.line]
            assert shown.choices[option.id].text() == " · ".join(names)


def test_an_action_that_is_not_offered_says_what_is_short(ask: Ask) -> None:
    for seed in range(3, 12):
        shown, decision = ask(Prompt.ACTION, least=60, seed=seed)
        offered = {option.id for option in decision.options}
        outer = {Action.TRADE.value, Action.BUILD.value}
        inner = {Action.WORKERS.value, Action.TRANSCRIBE.value}
        here = outer if offered & outer else inner
        if here - offered:
            assert shown.note().count(": ") >= 1
            assert any(word in shown.note() for word in ("short", "free", "workers", "costs"))
            return
    raise AssertionError("everything was always offered")


def test_a_pair_tells_hero_and_goods(ask: Ask) -> None:
    shown, decision = ask(Prompt.PAIR, least=0)
    for option in decision.options:
        said = shown.choices[option.id].accessibleName()
        assert option.hero.name in said  # type: ignore[attr-defined]
        assert "silver" in said


def test_digits_answer_up_to_ten_options(ask: Ask) -> None:
    shown, decision = ask(Prompt.ACTION)
    assert len(shown.keys) == min(10, len(decision.options))
