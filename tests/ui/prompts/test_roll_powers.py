"""Powers of the Roll Phase in the window, and players that a take can't name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.flames_powers import table
from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import Scenario
from tests.ui.prompts.meetings import Posed
from valeria_desktop.games.valeria.rules.turn.turn import EventsInOrder
from valeria_desktop.games.valeria.ui.prompts.dice import ChangePresenter, RollPresenter
from valeria_desktop.games.valeria.ui.prompts.lists import EventPresenter
from valeria_desktop.games.valeria.ui.prompts.uses import UsePresenter

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk

WALL, PALACE = "the-northern-wall", "twilight-palace"


def begun(made: Scenario) -> Scenario:
    return made._begin(0, made.state.table.turn)


def test_rolling_stays_the_large_button_beside_a_power_of_any_moment(desk: Desk) -> None:
    desk.asks(Posed(begun(table().owns(0, WALL))))
    presenter = desk.panel.presenter
    assert isinstance(presenter, RollPresenter)
    assert presenter.default is presenter.choices["roll"]
    others = [key for key in presenter.choices if key != "roll"]
    assert others
    assert all(key.startswith(f"{WALL}: banish-") for key in others)
    first = presenter.choices[others[0]]
    assert first.accessibleName().startswith("Banish ")
    assert first.accessibleName().endswith("(The Northern Wall).")


def test_a_die_is_rolled_again_by_a_button_that_promises_no_number(desk: Desk) -> None:
    made = table().owns(0, PALACE, WALL, "cleric")
    made.rolls(0, 1, 3)
    posed = Posed(made)
    desk.asks(posed)
    presenter = desk.panel.presenter
    assert isinstance(presenter, ChangePresenter)
    again = presenter.choices[f"reroll a with {PALACE}"]
    assert again.accessibleName() == "Roll die A again (Twilight Palace)."
    assert again.accessibleDescription() == "Nobody knows yet what it will show."
    assert presenter.note() == "Twilight Palace, The Northern Wall"
    again.setFocus()
    assert "With 1 and 3" in presenter.preview.accessibleName()
    assert presenter.note() == "Roll die A again (Twilight Palace)"


def test_among_monster_events_the_power_is_a_line_of_its_own(desk: Desk) -> None:
    made = table(variants=["events"]).owns(0, WALL).stack("monster-1", "mimic")
    made.state.agenda.append(EventsInOrder((made.places["monster-1"],)))
    made._run()
    desk.asks(Posed(made))
    presenter = desk.panel.presenter
    assert isinstance(presenter, EventPresenter)
    lines = list(presenter.choices)
    assert lines[0] == "event monster-1"
    assert lines[1].startswith(f"{WALL}: ")


@pytest.mark.parametrize("variants", [(), ("event-cards",)])
def test_a_take_says_whom_it_can_not_name_and_why(desk: Desk, variants: tuple[str, ...]) -> None:
    box = "flames-and-frost"
    made = Scenario(
        3,
        catalog=catalog_of(box),
        sets=frozenset({box}),
        preset="mastery-over-magic",
        variants=variants,
    )
    made.holds(0).holds(1).owns(0, "thief")
    made.owns(1, "castle-of-the-seven-suns").holds(2, gold=3)
    made.rolls(0, 3, 4)
    posed = Posed(made)
    desk.asks(posed)
    presenter = desk.panel.presenter
    assert isinstance(presenter, UsePresenter)
    name = posed.scene.names[1]
    assert f"Castle of the Seven Suns protects {name}." in presenter.title()
    assert not any("from-2" in key for key in presenter.choices)
