"""A price of nothing is said and shown as a price, not left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.games.valeria.rules.invented_prices import Cheaper, OtherMoney, gives
from tests.scenario import PLACE, Scenario, siege
from tests.ui.prompts.meetings import Posed
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.powers import CheaperDomains
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.games.valeria.ui.prompts.lists import PaymentPresenter
from valeria_desktop.games.valeria.ui.prompts.mix import MixPresenter
from valeria_desktop.games.valeria.ui.prompts.pay import PayPresenter
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind, notes_on_place

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk


@pytest.mark.clause("T16", "T19")
def test_a_domain_for_nothing_shows_a_price_of_0(desk: Desk) -> None:
    table = siege().piles("giant", "halfpenny-hill", "troll").owns(0, *["peasant"] * 3)
    plateau = table.card("pratchetts-plateau")
    assert isinstance(plateau, Domain)
    table.state.players[0].domains = (evolve(plateau, powers=(CheaperDomains(6),)),)
    question = Posed(table.holds(0).both_act(2, 1))
    desk.asks(question)
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    presenter.open("build")
    assert presenter.choices["build pile-2"]._tail == (("0", "gold"),)
    scene, place = question.scene, PLACE["pile-2"]
    assert "costs nothing for you, 1 card left, can be built." in place_of(scene, place).words
    notes = [note.text for note in notes_on_place(scene, place) if note.kind is NoteKind.CAN]
    assert notes[0] == "Build Halfpenny Hill for nothing, pile 2."


def test_payments_of_different_size_are_a_list_with_a_way_back(desk: Desk) -> None:
    axe = Cheaper(Action.SLAY, (Amounts(magic=2), Amounts(strength=1)))
    table = gives(Scenario().stack("monster-2", "basilisk"), 0, axe)
    table.holds(0, strength=6, magic=3).acts(0).chooses("slay monster-2")
    desk.asks(Posed(table))
    presenter = desk.panel.presenter
    assert isinstance(presenter, PaymentPresenter)
    assert list(presenter.choices) == table.options
    assert "Not now" in {button.text() for button in presenter.buttons}


@pytest.fixture
def mixed(desk: Desk) -> MixPresenter:
    """An Archer for 4 is paid with 3 Gold, 4 Strength and 2 Magic that are there."""
    table = gives(Scenario(), 0, OtherMoney(Action.RECRUIT, Resource.STRENGTH))
    table.holds(0, gold=3, strength=4, magic=2).acts(0).chooses("recruit citizen-4")
    desk.asks(Posed(table))
    presenter = desk.panel.presenter
    assert isinstance(presenter, MixPresenter)
    return presenter


def test_a_mix_of_three_resources_is_counted_and_begins_with_the_first_payment(
    mixed: MixPresenter,
) -> None:
    """11 payments are two sliders, each with a name; what is left of all three is shown."""
    assert len(mixed.decision.options) == 11
    assert mixed.payment is mixed.decision.options[0]
    assert mixed.payment.id == "pay 2-gold-2-strength"
    assert mixed.split.accessibleName()
    assert mixed.real.accessibleName()
    assert [kind for kind, _ in mixed.left_after._left] == ["gold", "strength", "magic"]


def test_every_mix_can_be_reached_and_none_that_is_not_there(mixed: MixPresenter) -> None:
    reached = set()
    for magic in range(mixed.split.minimum(), mixed.split.maximum() + 1):
        mixed.split.setValue(magic)
        for strength in range(mixed.real.minimum(), mixed.real.maximum() + 1):
            mixed.real.setValue(strength)
            reached.add(mixed.payment.id)
    assert reached == {option.id for option in mixed.decision.options}


def test_keys_move_all_three(mixed: MixPresenter, desk: Desk) -> None:
    mixed.take_key(Qt.Key.Key_2)
    assert mixed.payment.amounts.magic == 2
    before = mixed.payment.amounts.strength
    step = Qt.Key.Key_Left if before else Qt.Key.Key_Right
    assert mixed._move_one(mixed.confirm, step)
    assert mixed.payment.amounts.strength == (before - 1 if before else 1)
    mixed.show_hint("pay 3-gold-1-strength")
    assert mixed.payment.id == "pay 3-gold-1-strength"
    assert desk.panel.presenter is mixed


def test_a_choice_of_reduction_is_counted_like_any_price(desk: Desk) -> None:
    axe = Cheaper(Action.SLAY, (Amounts(magic=1), Amounts(strength=1)))
    table = gives(Scenario().stack("monster-2", "basilisk"), 0, axe)
    table.holds(0, strength=6, magic=3).acts(0).chooses("slay monster-2")
    desk.asks(Posed(table))
    presenter = desk.panel.presenter
    assert isinstance(presenter, PayPresenter)
    assert (presenter.split.minimum(), presenter.split.maximum()) == (2, 3)
