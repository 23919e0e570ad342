"""What a question says of why it came, and of how it is answered: nothing that isn't so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtGui import QFontMetrics

from tests.scenario import Scenario
from tests.ui.prompts.meetings import met
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.options import GainResource
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.games.valeria.ui.prompts.cause_lines import CauseLine
from valeria_desktop.games.valeria.ui.prompts.pay import PayPresenter
from valeria_desktop.games.valeria.ui.prompts.uses import UsePresenter
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.prompts.waiting import WaitingPanel

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk
    from valeria_desktop.games.valeria.rules.scene import Scene


def asked(table: Scenario) -> Scene:
    return make_scene(table.game, default_seats(2), table.decision.seat)


def poses(desk: Desk, table: Scenario) -> UsePresenter:
    desk.poses(asked(table))
    presenter = desk.panel.presenter
    assert isinstance(presenter, UsePresenter)
    return presenter


def test_a_herald_is_asked_about_with_the_dice_that_woke_it(desk: Desk) -> None:
    table = Scenario()
    table.rolls(0, 3, 1)
    presenter = poses(desk, table)
    assert presenter.note() == "Rose's dice: 3 + 1 = 4"
    (line,) = presenter.findChildren(CauseLine)
    assert (line.name, line.words) == ("Herald", "Woke as nothing else did")
    why = "Rose's dice: 3 + 1 = 4. Herald: Woke as nothing else did."
    assert presenter.title() == f"Rose — choose one. {why}"


def test_a_reward_says_that_it_is_one(desk: Desk) -> None:
    table = Scenario().stack("monster-1", "dire-bear").holds(0, strength=9).acts(0)
    table.chooses("slay monster-1")
    presenter = poses(desk, table)
    (line,) = presenter.findChildren(CauseLine)
    assert (line.name, line.words) == ("Dire Bear", "You have slain it")
    assert presenter.note() == ""


def test_why_a_card_is_asked_about_is_never_cut(desk: Desk) -> None:
    for meeting in met(Prompt.USE):
        desk.asks(meeting)
        for line in desk.panel.findChildren(CauseLine):
            assert line.height() >= line.heightForWidth(line.width())
            longest = max(line.words.split(), key=len, default="")
            metrics = QFontMetrics(Look().font(13))
            assert metrics.horizontalAdvance(longest) < line.width()


def test_no_lit_card_is_spoken_of_where_none_is_lit(desk: Desk) -> None:
    scene = asked(Scenario().acts(0))
    decision = scene.decision
    assert decision is not None
    gains = tuple(option for option in decision.options if isinstance(option, GainResource))
    desk.poses(evolve(scene, lit={}, decision=evolve(decision, options=gains)))
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    assert (presenter.note(), presenter.advice()) == ("", "Press G, S or M to gain 1.")
    desk.poses(scene)
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    assert presenter.note() == "or click a lit card"


def test_another_card_is_offered_while_paying_only_where_one_can_be_had(desk: Desk) -> None:
    for meeting in met(Prompt.PAY):
        scene = meeting.scene
        others = [option for option in scene.instead if isinstance(option.at, AtPlace)]
        for instead in (tuple(others), ()):
            desk.poses(evolve(scene, instead=instead))
            presenter = desk.panel.presenter
            assert isinstance(presenter, PayPresenter)
            assert "lit card" not in presenter.note()
            assert not instead or presenter.note()
            assert instead or "another card" not in presenter.note()


def test_whoever_is_next_is_named_once(desk: Desk) -> None:
    scene = met(Prompt.ROLL)[0].scene
    name = scene.names[scene.active]
    desk.panel.wait(scene)
    body = desk.panel._body
    assert isinstance(body, WaitingPanel)
    assert (body.title(), body.note()) == (f"{name} is next.", f"Round {scene.round}")


def test_where_another_is_asked_it_is_said_whose_turn_it_is(desk: Desk) -> None:
    scene = met(Prompt.ROLL)[0].scene
    other = (scene.active + 1) % len(scene.seats)
    desk.panel.wait(evolve(scene, asked=other))
    body = desk.panel._body
    assert isinstance(body, WaitingPanel)
    active = scene.names[scene.active]
    assert body.title() == f"{scene.names[other]} is next."
    assert body.note() == f"It is {active}'s turn, round {scene.round}."
