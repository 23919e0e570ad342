"""The things that hints of the games for one player are about: cards and columns by their names."""

from __future__ import annotations

from tests.games.valeria.sets.seas import gives
from tests.games.valeria.sets.seas import table as seas
from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.coach.hint_things import hint_thing
from valeria_desktop.ui.coach.hint_rows import HintThing


def things(table: Scenario) -> dict[str, HintThing | None]:
    view = table.game.view(0)
    return {option.id: hint_thing(option, (), view) for option in table.decision.options}


def test_a_card_left_to_the_dark_lord_is_called_by_its_name() -> None:
    table = Scenario(players=1, solo=Solo.SIEGE).piles("knight", "peasant", "butcher")
    assert things(table.both_act(1, 6)) == {
        "leave pile-1": HintThing("Knight", "knight", is_name=True),
        "leave pile-2": HintThing("Peasant", "peasant", is_name=True),
    }


def test_hiding_a_card_names_both_cards_and_no_pile() -> None:
    table = Scenario(players=1, solo=Solo.SIEGE).piles("knight", "giant", "butcher")
    found = things(table.both_act(6, 1))
    assert found["hide pile-2 under pile-1"] == HintThing("Hide Giant under Knight", "giant")


def test_an_attacked_column_is_called_by_its_number_and_shows_its_monster() -> None:
    table = Scenario(players=1, solo=Solo.DARK_LORD).stack("monster-3", "treant").attacks(6, 6)
    while table.options[0].startswith("first"):
        table.chooses(table.options[0])
    assert things(table)["attack monster-3"] == HintThing("Column 3", "treant", is_name=True)


def test_a_free_card_of_a_pile_is_called_by_its_name_and_pile() -> None:
    table = Scenario(players=1, solo=Solo.SIEGE).piles(
        "butcher goblin", "rogues-landing", "merchant giant"
    )
    table.owns(0, "rogue", "rogue", "peasant", "peasant").holds(0, gold=7).both_act(6, 1)
    table.chooses("build pile-2")
    assert [*things(table).values()] == [
        HintThing("Butcher, pile 1", "butcher", is_name=True),
        HintThing("Merchant, pile 3", "merchant", is_name=True),
    ]


def test_a_price_that_only_a_tome_makes_up_is_told_with_the_tome() -> None:
    """A Gold Tome pays the fourth Gold, and there is no Magic for it (CS11)."""
    table = gives(seas(3, 0, 0), 0, "gold-tome").stack("citizen-1", "cleric").acts(0)
    gold = table.quote(0, "citizen-1").price.gold
    table.holds(0, gold - 1)
    thing = things(table)["recruit citizen-1"]
    assert thing is not None
    assert [mark.text for mark in thing.price if mark.text] == [str(gold - 1), "1"]
