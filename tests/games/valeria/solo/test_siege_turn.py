"""A turn of the siege: roll, harvest, deal, and who acts first (G3)."""

from __future__ import annotations

import random

import pytest

from tests.scenario import CATALOG, Scenario, siege
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.game import Barrier

CONSOLATION = ["consolation: 1-gold", "consolation: 1-strength", "consolation: 1-magic"]


def dealt(table: Scenario) -> Scenario:
    """Leave three Trolls in the deck, so that something is asked before the turn is over."""
    return table.stack("deck", "troll", "troll", "troll", face_down=3)


@pytest.mark.clause("G3", "T6", "T7")
def test_the_player_harvests_on_turn_powers_only() -> None:
    """An Archer gives 2 Strength, never his off-turn 1; starters activate too."""
    table = dealt(siege().owns(0, "archer"))
    table.rolls(0, 4, 1)  # the sum is 5: the Peasant
    assert table.resources(0) == (1, 2, 0)
    table = dealt(siege().owns(0, "champion", "mercenary"))
    table.rolls(0, 3, 5)  # 4 Strength from the 8; off turn both would trade
    assert table.resources(0) == (2, 5, 0)


@pytest.mark.clause("G3", "G6")
def test_there_is_no_second_harvest() -> None:
    """The turn ends with no more than the left powers gave."""
    table = siege().owns(0, "rogue").stack("deck", *["troll"] * 6, face_down=6)
    table.rolls(0, 3, 4)
    assert table.resources(0) == (2, 2, 0)
    table.chooses("leave pile-1", "gain gold")
    assert table.decision.prompt is Prompt.ROLL
    assert table.resources(0) == (3, 2, 0)


@pytest.mark.clause("G3", "T7")
def test_doubles_activate_a_card_twice() -> None:
    table = dealt(siege().owns(0, "cleric"))
    table.rolls(0, 1, 1)
    assert table.resources(0) == (0, 0, 6)


@pytest.mark.clause("G3", "T13")
@pytest.mark.parametrize("dice", [(1, 3), (2, 2)])
def test_one_of_any_resource_if_nothing_activated(dice: tuple[int, int]) -> None:
    """Once, and doubles give nothing extra, in the second edition, too."""
    table = dealt(siege())
    table.rolls(0, *dice)
    assert table.options == CONSOLATION
    table.chooses("consolation: 1-strength")
    assert table.resources(0) == (0, 1, 0)
    assert table.decision.prompt is not Prompt.USE


@pytest.mark.clause("G2", "G3")
@pytest.mark.parametrize(
    ("owned", "dice", "gained"), [((), (5, 5), (2, 0, 0)), (("knight",), (6, 6), (0, 4, 0))]
)
def test_doubles_call_no_herald(
    owned: tuple[str, ...], dice: tuple[int, int], gained: tuple[int, int, int]
) -> None:
    """Starters and citizens activate twice, and nothing else comes."""
    table = dealt(siege().owns(0, *owned))
    table.rolls(0, *dice)
    assert table.resources(0) == gained


@pytest.mark.clause("G3", "T12", "T13")
def test_an_activated_card_that_could_not_be_used_is_no_reason_for_consolation() -> None:
    """The Alchemist lacks the Gold he trades."""
    table = dealt(siege(preset="glittering-gold").owns(0, "alchemist"))
    table.rolls(0, 3, 1)
    assert table.decision.prompt is not Prompt.USE
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("G3")
def test_one_card_is_dealt_on_each_pile_from_the_top_of_the_deck() -> None:
    """Over what lies there."""
    table = siege().piles("goblin", "", "troll giant")
    table.stack("deck", "knight", "cleric", "rogue", "archer", face_down=4)
    outcome = table.rolls(0, 6, 5)
    assert table.cards_at("pile-1") == ["goblin", "archer"]
    assert table.cards_at("pile-2") == ["rogue"]
    assert table.cards_at("pile-3") == ["troll", "giant", "cleric"]
    assert table.cards_at("deck") == ["knight"]
    assert outcome.barrier & Barrier.REVEAL
    assert "Archer was dealt on pile 1" in table.log()


@pytest.mark.clause("G3")
def test_the_harvest_comes_before_the_cards_are_dealt() -> None:
    """A harvest's choice is made without knowing them."""
    table = dealt(siege())
    table.rolls(0, 1, 3)
    assert (table.cards_at("pile-1"), len(table.cards_at("deck"))) == ([], 3)


@pytest.mark.clause("G3")
@pytest.mark.parametrize(
    ("mine", "his", "lord_first"),
    [
        *((2, 1, False), (6, 5, False), (6, 1, False), (1, 2, True), (5, 6, True), (1, 6, True)),
        *((1, 1, True), (3, 3, True), (5, 5, True)),
        *((2, 2, False), (4, 4, False), (6, 6, False)),
    ],
)
def test_the_higher_die_acts_first_and_odd_doubles_are_the_dark_lords(
    mine: int, his: int, *, lord_first: bool
) -> None:
    """Each side acts once."""
    table = siege().piles("goblin", "troll", "giant").both_act(mine, his)
    assert table.captured() == (["troll"] if lord_first else [])
    if lord_first:
        assert table.options == ["gain gold", "gain strength", "gain magic"]
        table.chooses("gain gold")
    else:
        table.chooses("hide pile-2 under pile-1")
    assert table.decision.prompt is Prompt.ROLL
    assert len(table.captured()) == 1


@pytest.mark.clause("G2", "G3")
def test_the_first_die_is_the_dukes() -> None:
    """3 and 5 are another roll than 5 and 3."""
    first, second = (
        siege().stack("deck", "goblin", "troll", "giant", face_down=3) for _ in range(2)
    )
    first.rolls(0, 3, 5)
    second.rolls(0, 5, 3)
    assert (first.captured(), second.captured()) == (["troll"], [])


@pytest.mark.clause("G3", "T5", "T6")
def test_who_acts_first_depends_on_the_changed_dice() -> None:
    """2 against 5 is the Dark Lord's, 6 against 5 is not."""
    table = siege().owns(0, "foxgrove-palisade").holds(0, gold=2)
    table.stack("deck", "goblin", "troll", "giant", face_down=3)
    table.rolls(0, 2, 5)
    assert table.options == [*(f"change {die} with foxgrove-palisade" for die in "ab"), "keep dice"]
    table.chooses("change a with foxgrove-palisade")
    assert (table.captured(), table.state.dice) == ([], (6, 5))
    assert "hide pile-2 under pile-1" in table.options


@pytest.mark.clause("G3", "T4")
def test_the_dark_lords_die_may_be_changed_as_well() -> None:
    """3 against 4 becomes odd doubles, which are his, too; with 2 against 3, even ones."""
    for mine, his, captured in ((3, 4, ["troll"]), (2, 3, [])):
        table = siege().owns(0, "palace-of-the-dawn")
        table.stack("deck", "giant", "troll", "giant", face_down=3)
        table.rolls(0, mine, his)
        table.chooses("change b with palace-of-the-dawn")
        if table.decision.prompt is Prompt.USE:
            table.chooses("consolation: 1-gold")
        assert table.captured() == captured


@pytest.mark.clause("G3", "G6", "T5")
def test_gargans_embrace_gives_a_point_for_doubles() -> None:
    table = dealt(siege().owns(0, "gargans-embrace"))
    table.rolls(0, 5, 5)
    assert table.points(0) == 1


@pytest.mark.clause("G1", "G3")
@pytest.mark.parametrize(("size", "turns"), [(63, 21), (66, 22), (108, 36)])
def test_a_third_of_the_deck_is_the_number_of_turns(size: int, turns: int) -> None:
    """Each of them rolls once and deals three cards."""
    setup = Setup(players=1, solo=Solo.SIEGE, deck=size)
    game = new_game(setup, CATALOG, 3)
    chance = random.Random(3)
    rolls = 0
    while (decision := game.decision) is not None:
        rolls += decision.prompt is Prompt.ROLL
        game.choose(chance.choice(decision.options))
    assert (game.turn, rolls) == (turns, turns)
    assert game.ending == ("siege",)
