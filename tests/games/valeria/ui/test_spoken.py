"""Valeria as players hear it: every gain once, and every deed with its player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.rules.events import (
    CitizenGained,
    Gained,
    KeepsakeShown,
    Rolled,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Citizen
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.reader.told_turns import ToldTurns
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

ROSE, SORREL = 0, 1
NAMES = "Rose", "Sorrel"
MERCHANT = as_a(Citizen, CATALOG.by_id["merchant"])
CLERIC = as_a(Citizen, CATALOG.by_id["cleric"])
GOLD, MAGIC = Amounts(2), Amounts(magic=2)


class Told:
    """The news of a turn, as Rose hears them question by question."""

    def __init__(self, *events: Event) -> None:
        self.turns, self.events = ToldTurns(), [*events]
        self.turns.use(FACE.make_spoken(), FACE.tell_turn)

    def then(self, *events: Event) -> str:
        self.events += events
        lines = [Line(1, 1, event, 2) for event in self.events]
        (news,) = self.turns.told(lines, NAMES, ROSE, is_asked=True)
        return news


def test_each_choice_of_a_harvest_tells_its_own_gain_and_no_sum() -> None:
    told = Told(TurnBegan(ROSE, 1, 1), Rolled(ROSE, (2, 2)))
    assert told.then(Gained(ROSE, GOLD, MERCHANT)) == "Rose rolled 2 + 2 = 4. Merchant +2 Gold."
    assert told.then(Gained(ROSE, GOLD, MERCHANT)) == "Merchant +2 Gold."
    assert told.then(Gained(ROSE, MAGIC, MERCHANT)) == "Merchant +2 Magic."


def test_the_growing_harvest_of_another_keeps_its_name() -> None:
    told = Told(TurnBegan(ROSE, 1, 1), Rolled(ROSE, (2, 2)))
    told.then(Gained(SORREL, GOLD, MERCHANT))
    assert told.then(Gained(SORREL, GOLD, MERCHANT)) == "Sorrel: Merchant +2 Gold."


def test_deeds_after_words_about_someone_else_are_named() -> None:
    """You may be asked in a turn of Sorrel; her deeds after your answer are not yours."""
    told = Told(TurnBegan(SORREL, 1, 1), Rolled(SORREL, (2, 3)))
    told.then()
    news = told.then(Gained(ROSE, GOLD, MERCHANT), CitizenGained(SORREL, CLERIC, 5, ACTION))
    assert news == "Rose: Merchant +2 Gold. Sorrel: recruited Cleric."


@pytest.mark.clause("RE1")
def test_a_kept_card_that_is_shown_names_its_player_once() -> None:
    told = Told(TurnBegan(SORREL, 1, 1), Rolled(SORREL, (2, 3)))
    told.then()
    assert told.then(KeepsakeShown(ROSE, MERCHANT)) == "Rose has Merchant."


def test_deeds_of_your_own_turn_need_no_name() -> None:
    told = Told(TurnBegan(ROSE, 1, 1), Rolled(ROSE, (2, 3)))
    told.then(Gained(ROSE, GOLD, MERCHANT))
    assert told.then(CitizenGained(ROSE, CLERIC, 5, ACTION)) == "Recruited Cleric."
