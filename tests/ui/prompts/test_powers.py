"""Powers to be used: what Enter does with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.games.valeria.rules.invented_prices import domain_with
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.effects.acting import OneMoreAction
from valeria_desktop.games.valeria.rules.effects.giving import GiveAny
from valeria_desktop.games.valeria.rules.effects.tableau import BanishTheirs, TurnDownCitizen
from valeria_desktop.games.valeria.rules.moments import Whose
from valeria_desktop.games.valeria.rules.powers import Now
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.ui.prompts.cause_lines import SeatLine
from valeria_desktop.games.valeria.ui.prompts.uses import UsePresenter
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.paint.strokes import ENTER

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.scene import Scene


def powers_of(seat: int, *citizens: str) -> Scene:
    """Have a seat harvest on seat 0's turn, beside someone who has 1 Gold."""
    table = Scenario(preset="mastery-over-magic").owns(seat, *citizens)
    table.owns(1 - seat, "archer").holds(seat, gold=1).holds(1 - seat, gold=1).rolls(0, 3, 4)
    return make_scene(table.game, default_seats(2), seat)


@pytest.mark.parametrize(
    ("seat", "citizens", "answer"),
    [
        (0, ("thief",), "thief: take-1-gold-from-2"),
        (0, ("alchemist",), "done"),
        (1, ("alchemist", "thief"), "thief: 2-gold"),
    ],
)
def test_enter_takes_what_costs_nothing_and_else_leaves_what_is_optional(
    desk: Desk, seat: int, citizens: tuple[str, ...], answer: str
) -> None:
    desk.poses(powers_of(seat, *citizens))
    desk.panel.take_focus()
    desk.presses(Qt.Key.Key_Return)
    assert desk.answers == [answer]


def test_what_may_be_left_beside_a_gift_is_left_by_0(desk: Desk) -> None:
    desk.poses(powers_of(0, "thief"))
    presenter = desk.panel.presenter
    assert presenter is not None
    assert presenter.choices["done"].key == "0"
    assert presenter.advice() == "Press the number of your choice; 0 leaves the rest."
    desk.presses(Qt.Key.Key_0)
    assert desk.answers == ["done"]


@pytest.mark.clause("T12")
@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_Return])
def test_the_first_of_the_heralds_gifts_is_brass_and_bears_enter(desk: Desk, key: Qt.Key) -> None:
    """The others have their digits, and so has it: Enter is only its second key."""
    table = Scenario()
    table.rolls(0, 3, 3)
    desk.poses(make_scene(table.game, default_seats(2, bots="knight"), 0))
    presenter = desk.panel.presenter
    assert isinstance(presenter, UsePresenter)
    assert presenter.heading() == "Doubles"
    first, *others = presenter.choices.values()
    assert (first.key, first._kind) == (ENTER, ButtonKind.PRIMARY)
    assert [button.key for button in others] == ["2", "3"]
    assert {button._kind for button in others} == {ButtonKind.NORMAL}
    desk.presses(key)
    assert desk.answers == [next(iter(presenter.choices))]


def test_where_all_costs_something_enter_is_said_to_leave_it(desk: Desk) -> None:
    desk.poses(powers_of(0, "alchemist"))
    presenter = desk.panel.presenter
    assert presenter is not None
    assert presenter.choices["done"].key == ENTER
    assert not any(each._kind is ButtonKind.PRIMARY for each in presenter.choices.values())
    assert presenter.advice() == "Press the number of your choice; Enter leaves the rest."


def asked_by(effect: Effect, players: int = 3) -> Scenario:
    """Have seat 0 build a domain with an effect; the others have citizens, two of one name."""
    table = Scenario(players)
    table.owns(1, "archer", "monk").owns(2, "archer", "cleric").may_build(0, "halfpenny-hill")
    table.state.lay(PLACE["domain-1"], (domain_with(Now(effect)),))
    table.state.face_down[PLACE["domain-1"]] = 0
    table.acts(0).chooses("build domain-1")
    return table


@pytest.mark.parametrize("effect", [BanishTheirs(), TurnDownCitizen(Whose.OPPONENTS)])
@pytest.mark.clause("X8")
def test_cards_of_opponents_stand_behind_the_names_of_their_owners(
    desk: Desk, effect: Effect
) -> None:
    table = asked_by(effect)
    scene = make_scene(table.game, default_seats(3), 0)
    desk.poses(scene)
    presenter = desk.panel.presenter
    assert isinstance(presenter, UsePresenter)
    owners = [line.accessibleName() for line in desk.panel.findChildren(SeatLine)]
    assert [name for name in scene.names[1:] if any(name in owner for owner in owners)] == [
        *scene.names[1:]
    ]
    assert [button.text() for button in presenter.choices.values()] == [
        *("Archer", "Monk", "Archer", "Cleric")
    ]
    spoken = [button.accessibleName() for button in presenter.choices.values()]
    assert len(set(spoken)) == 4
    assert scene.names[2] in spoken[2]
    desk.presses(Qt.Key.Key_3)
    assert desk.answers == [table.options[2]]


def test_amounts_to_give_stand_behind_the_names_of_the_receivers(desk: Desk) -> None:
    """SV8: 2 of each resource, to either of two opponents."""
    table = Scenario(3)
    table.may_build(0, "halfpenny-hill")
    table.state.lay(PLACE["domain-1"], (domain_with(Now(GiveAny(2))),))
    table.state.face_down[PLACE["domain-1"]] = 0
    table.holds(0, gold=8, strength=2, magic=2).acts(0).chooses("build domain-1", "pay 6-gold")
    scene = make_scene(table.game, default_seats(3), 0)
    desk.poses(scene)
    presenter = desk.panel.presenter
    assert isinstance(presenter, UsePresenter)
    owners = [line.accessibleName() for line in desk.panel.findChildren(SeatLine)]
    assert len(owners) == 2
    spoken = [button.accessibleName() for button in presenter.choices.values()]
    assert len(set(spoken)) == 6
    assert all(scene.names[1] in each for each in spoken[:3])
    desk.presses(Qt.Key.Key_5)
    assert desk.answers == ["halfpenny-hill: give-2-strength-to-3"]


def test_one_more_action_is_asked_for_as_none_of_the_two(desk: Desk) -> None:
    table = asked_by(OneMoreAction())
    desk.poses(make_scene(table.game, default_seats(3), 0))
    assert "— one more action: what will you do?" in desk.panel.question
    desk.presses(Qt.Key.Key_G)
    assert desk.answers == ["gain gold"]
    table.chooses("gain gold")
    desk.poses(make_scene(table.game, default_seats(3), 0))
    assert "— second action: what will you do?" in desk.panel.question


@pytest.mark.parametrize(
    ("dice", "asked", "heading"),
    [
        ((3, 4), 0, "Rose, choose one."),
        ((3, 4), 1, "Oak, choose one."),
        ((3, 3), 1, "Doubles: Oak chooses"),
    ],
)
def test_the_voice_names_whom_it_asks_where_people_share_the_screen(
    desk: Desk, dice: tuple[int, int], asked: int, heading: str
) -> None:
    """Its face takes the place of the player's shield."""
    people = default_seats(2)
    table = Scenario()
    table.rolls(0, *dice)
    if asked:
        assert table.game.decision is not None
        table.game.choose(table.game.decision.options[0].id)
    desk.poses(make_scene(table.game, people, asked))
    presenter = desk.panel.presenter
    assert presenter is not None
    assert presenter.heading() == heading


@pytest.mark.parametrize(
    ("bots", "heading"), [(None, "Oak's harvest: 2 choices"), ("knight", "Harvest: 2 choices")]
)
def test_who_harvests_on_anothers_turn_is_named(desk: Desk, bots: str | None, heading: str) -> None:
    """Where one person plays, it can only be that one."""
    table = Scenario().owns(1, "mercenary", "champion").holds(1, gold=1, strength=1)
    table.rolls(0, 3, 5)
    rose, oak = default_seats(2)
    desk.poses(make_scene(table.game, (evolve(rose, bot=bots), oak), 1))
    presenter = desk.panel.presenter
    assert presenter is not None
    assert presenter.heading() == heading
