"""A price of nothing is said and shown as a price, not left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

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


def test_a_price_in_three_resources_is_a_list_of_payments_with_a_way_back(desk: Desk) -> None:
    table = gives(Scenario(), 0, OtherMoney(Action.RECRUIT, Resource.STRENGTH))
    table.holds(0, gold=1, strength=2, magic=2).acts(0).chooses("recruit citizen-4")
    desk.asks(Posed(table))
    presenter = desk.panel.presenter
    assert isinstance(presenter, PaymentPresenter)
    assert list(presenter.choices) == table.options
    assert "Not now" in {button.text() for button in presenter.buttons}


def test_a_choice_of_reduction_is_counted_like_any_price(desk: Desk) -> None:
    axe = Cheaper(Action.SLAY, (Amounts(magic=1), Amounts(strength=1)))
    table = gives(Scenario().stack("monster-2", "basilisk"), 0, axe)
    table.holds(0, strength=6, magic=3).acts(0).chooses("slay monster-2")
    desk.asks(Posed(table))
    presenter = desk.panel.presenter
    assert isinstance(presenter, PayPresenter)
    assert (presenter.split.minimum(), presenter.split.maximum()) == (2, 3)
