"""What the self-check tries of Valencia."""

from __future__ import annotations

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.face import TRIAL
from valeria_desktop.ui.typed import as_a


def test_every_number_of_players_and_every_kind_of_card_is_tried() -> None:
    setups = [as_a(Setup, setup) for setup in TRIAL.modes.values()]
    assert {setup.players for setup in setups} == set(RULES.seats)
    assert {kind for setup in setups for kind in setup.advanced} == set(Advanced)
    for setup in setups:
        TRIAL.rules.check(setup, 1)


def test_all_cards_are_loaded_and_have_names() -> None:
    assert TRIAL.cards is not None
    names = [card.name for card in TRIAL.cards()]
    assert len(names) == 45
    assert all(names)
