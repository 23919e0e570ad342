"""The greedy bot in the games for one player."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario, against_dark_lord, siege
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.bots.solo_values import solo_horizon, stakes_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.setup import Level, Setup, Solo, Variant

ISABELLA = "isabella-the-righteous"
FIRST = (2, 1)
SECOND = (1, 2)
SETUPS = [
    *(Setup(players=1, solo=Solo.DARK_LORD, level=level) for level in Level),
    Setup(
        players=1,
        solo=Solo.DARK_LORD,
        variants=frozenset({Variant.MIXED, Variant.EVENTS}),
        preset="random",
    ),
    Setup(players=1, solo=Solo.SIEGE),
    Setup(players=1, solo=Solo.SIEGE, deck=72, preset="mastery-over-magic"),
]


def choice(table: Scenario, seed: int = 1) -> str:
    return GreedyBot(seed).choose(table.game.view(0), table.decision).id


def duke(table: Scenario) -> Duke:
    found = table.card(ISABELLA)
    assert isinstance(found, Duke)
    return found


@pytest.mark.clause("D6", "G3")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_a_whole_game_without_an_illegal_choice(setup: Setup, seed: int) -> None:
    game = new_game(setup, CATALOG, seed)
    bot = make_bot(RULES, "greedy", seed)
    while (decision := game.decision) is not None:
        game.choose(bot.choose(game.view(0), decision))
    assert game.ending in {("siege",), ("exhausted",), ("monsters",), ("overrun",)}


@pytest.mark.clause("D7")
def test_a_card_is_worth_to_the_dark_lord_what_his_duke_adds_on_average() -> None:
    """He has one of the eight Dukes that were not dealt."""
    table = against_dark_lord()
    mine = {"cornelius-the-dreamer", "simon-the-unclean"}
    table.state.players[0].dealt = tuple(d for d in CATALOG.dukes if d.id in mine)
    his = stakes_of(table.game.view(0), duke(table)).his
    worth = {name: his[table.card(name)] for name in ("goblin", "goblin-mage", "cleric")}
    assert worth == {"goblin": 1 + 3 / 8, "goblin-mage": 2 + 4 / 8, "cleric": 8 / 8}
    assert his[table.card("halfpenny-hill")] == 2 + 10 / 8


@pytest.mark.clause("G7")
def test_in_a_siege_a_card_is_worth_its_points_and_a_citizen_one() -> None:
    table = siege()
    his = stakes_of(table.game.view(0), duke(table)).his
    worth = [his[table.card(name)] for name in ("troll", "archer", "emerald-stronghold")]
    assert worth == [6.0, 1.0, 5.0]


@pytest.mark.clause("G3")
def test_a_siege_looks_ahead_over_a_third_of_the_deck() -> None:
    """One harvest a turn, and at the end resources are worth what the Duke pays."""
    table = siege(deck=66)
    horizon = solo_horizon(table.game.view(0), duke(table))
    assert (horizon.rounds_left, horizon.on_turn, horizon.off_turn) == (22.0, 1.0, 0.0)
    table.stack("deck")
    horizon = solo_horizon(table.game.view(0), duke(table))
    assert (horizon.rounds_left, horizon.resource) == (0.0, 1 / 3)


@pytest.mark.clause("D2", "D6")
def test_against_the_dark_lord_it_looks_ahead_over_rounds_and_exhausted_places() -> None:
    """Two harvests a round, and an end with the fifth place."""
    table = against_dark_lord()
    table.state.turn = 3
    start = solo_horizon(table.game.view(0), duke(table))
    assert start.rounds_left == pytest.approx(6)
    assert (start.off_turn, start.resource) == (1.0, 0.4)
    table.exhausts("citizen-1", "citizen-2", "citizen-3", "monster-4")
    assert solo_horizon(table.game.view(0), duke(table)).rounds_left == pytest.approx(9 / 5)


@pytest.mark.clause("G4", "G5")
def test_it_hides_the_troll_it_cannot_slay() -> None:
    """The Dark Lord is left a Goblin instead."""
    table = siege().piles("goblin", "troll", "goblin").both_act(*FIRST)
    assert choice(table).startswith("hide pile-2 under ")


@pytest.mark.clause("G4", "G7")
def test_it_keeps_the_better_card_from_the_dark_lord() -> None:
    """Of two equal monsters it slays the one that covers no Troll."""
    table = siege().piles("troll goblin", "goblin", "knight").holds(0, strength=1)
    table.owns(0, ISABELLA).stack("deck").both_act(*FIRST)
    assert choice(table) == "slay pile-2"


@pytest.mark.clause("G5", "G6")
def test_it_takes_the_monster_worth_most_however_deep_it_lies() -> None:
    """The Goblin King for 5 points, below two others."""
    piles = ("goblin-king goblin knight", "goblin", "goblin purloiners-perch")
    table = siege().piles(*piles).owns(0, "rogue", "rogue", ISABELLA).holds(0, gold=10)
    table.both_act(*FIRST).chooses("build pile-3")
    assert choice(table) == "purloiners-perch: pile-1-card-1"


@pytest.mark.clause("G5")
@pytest.mark.parametrize(
    ("piles", "holds", "chosen"),
    [
        (("archer", "goblin-king", "giant"), {"strength": 9}, "slay"),
        (("rogue", "troll", "giant"), {"gold": 2}, "gain"),
    ],
)
def test_acting_second_it_weighs_a_single_card_against_a_resource(
    piles: tuple[str, ...], holds: dict[str, int], chosen: str
) -> None:
    """In the last turn a King is points, and a Rogue only takes the Gold of one."""
    table = siege().piles(*piles).owns(0, ISABELLA).holds(0, **holds).stack("deck")
    table.both_act(*SECOND)
    assert len(table.options) == 4
    assert choice(table).split()[0] == chosen


@pytest.mark.clause("D6")
def test_it_slays_the_last_monster() -> None:
    """That wins at once."""
    table = against_dark_lord().stack("monster-1", "goblin").holds(0, 9, 1, 9)
    table.exhausts(*(f"monster-{column}" for column in (2, 3, 4, 5))).acts(0)
    assert choice(table) == "slay monster-1"


@pytest.mark.clause("D6", "D7")
@pytest.mark.parametrize(("points", "ends"), [(200, True), (0, False)])
def test_it_empties_the_fifth_place_only_when_that_wins(points: int, *, ends: bool) -> None:
    table = against_dark_lord().stack("citizen-1", "cleric").holds(0, gold=3)
    table.exhausts("citizen-2", "citizen-3", "citizen-4", "citizen-5").has_points(0, points)
    table.acts(0)
    assert "recruit citizen-1" in table.options
    assert (choice(table) == "recruit citizen-1") is ends


@pytest.mark.clause("D1", "S12")
def test_it_knows_no_more_than_its_view() -> None:
    """Another Duke of the Dark Lord changes no answer."""
    answers = set()
    for his in ("hrothgar-the-conqueror", "reese-the-firebrand"):
        table = against_dark_lord(seed=3).lord_has(his).holds(0, 5, 5, 5).acts(0)
        answers.add(choice(table))
    assert len(answers) == 1
