"""Promos, card by card: four domains and four Dukes (PR1, PR2)."""

from __future__ import annotations

import pytest

from tests.games.valeria.sets.shipped import catalog_of, part_of
from tests.scenario import Scenario
from valeria_desktop.games.valeria.bots.sides import tableau_of
from valeria_desktop.games.valeria.bots.values import Horizon, domain_value
from valeria_desktop.games.valeria.coach.card_change import change_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.amounts import Leftovers, Resource
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.rules.turn.harvest import OwnHarvest
from valeria_desktop.games.valeria.ui.cards.kinds import shown_as
from valeria_desktop.games.valeria.ui.screens.end_art import plate_of

PROMOS = frozenset({"promos"})


def table(players: int = 2, edition: str = "2e") -> Scenario:
    return Scenario(players, sets=PROMOS, catalog=catalog_of("promos"), edition=edition)


@pytest.mark.clause("PR1", "X2")
@pytest.mark.parametrize("preset", ["first-game", "random", "monster-blood"])
def test_its_domains_and_dukes_join_the_pool(preset: str) -> None:
    """Over some games each of them comes up, beside those of the base game."""
    names = {card.id for card in part_of("promos").all_cards()}
    seen: set[str] = set()
    for seed in range(40):
        game = RULES.deal(Setup(players=4, preset=preset, sets=PROMOS), seed)
        state = game.snapshot()
        dealt = [duke for player in state.players for duke in player.dealt]
        cards = [card for stack in state.stacks for card in stack]
        seen |= {card.id for card in (*dealt, *cards)}
    assert names <= seen
    assert {"cornelius-the-dreamer", "halfpenny-hill"} <= seen


@pytest.mark.clause("X3")
def test_a_ready_set_up_keeps_its_areas_and_citizens() -> None:
    with_set = RULES.deal(Setup(sets=PROMOS), 4).view(0).table
    plain = RULES.deal(Setup(), 4).view(0).table
    assert with_set.areas == plain.areas
    assert with_set.citizens == plain.citizens
    assert len(with_set.domains) == len(plain.domains) + 4


@pytest.mark.clause("PR2")
@pytest.mark.parametrize(
    ("domain", "gain"), [("coliseum", (0, 3, 0)), ("ullamalizatli-court", (0, 0, 3))]
)
def test_what_is_built_once_counts_citizens(domain: str, gain: tuple[int, int, int]) -> None:
    """Each shows three roles, of three citizens; starters are none."""
    made = table().acts(0).may_build(0, domain)
    assert len(made.citizens(0)) == 3
    made.chooses("build domain-1")
    assert made.domains(0) == [domain]
    assert made.resources(0) == gain


@pytest.mark.clause("PR2")
@pytest.mark.parametrize(("knights", "gold"), [((), 1), (("knight", "knight"), 3)])
def test_the_jousting_field_pays_in_each_harvest_of_ones_own_turn(
    knights: tuple[str, ...], gold: int
) -> None:
    """1 Gold for each Knight, the starter too, whatever the dice wake."""
    made = table(edition="1e").owns(0, "jousting-field", *knights).holds(0).holds(1)
    made.rolls(0, 1, 3)
    assert made.resources(0)[0] == gold
    assert f"A gained {gold} Gold (Jousting Field)" in made.log()


@pytest.mark.clause("PR2")
def test_the_jousting_field_gives_nothing_in_turns_of_others() -> None:
    made = table(edition="1e").owns(0, "jousting-field").holds(0).holds(1)
    made.rolls(1, 1, 3)
    assert not [line for line in made.log() if "Jousting Field" in line]


@pytest.mark.clause("PR2", "X24")
def test_against_the_dark_lord_the_jousting_field_pays_in_the_first_harvest_only() -> None:
    turn = RULES.deal(Setup(1, solo=Solo.DARK_LORD, sets=PROMOS), 1).view(0).table.turn
    kinds = [type(step).__name__ for step in turn]
    assert kinds.count("OwnHarvest") == 1
    assert kinds.index("OwnHarvest") < kinds.index("Harvest") < kinds.index("SecondHarvest")


def test_games_without_such_a_card_have_no_step_for_it() -> None:
    assert OwnHarvest() not in RULES.deal(Setup(), 1).view(0).table.turn
    assert OwnHarvest() in RULES.deal(Setup(sets=PROMOS), 1).view(0).table.turn


@pytest.mark.clause("PR2", "T29")
def test_the_tower_trades_at_the_end_of_actions_if_its_owner_likes() -> None:
    made = table().owns(0, "the-tower").acts(0).holds(0, gold=1, magic=3)
    made.chooses("gain gold", "gain gold")
    assert made.options == ["the-tower: trade-2-magic", "done"]
    made.chooses("the-tower: trade-2-magic")
    assert made.resources(0) == (3, 0, 1)
    assert made.points(0) == 1


def test_the_tower_asks_nobody_who_can_not_pay() -> None:
    made = table().owns(0, "the-tower").acts(0).holds(0, magic=1)
    made.chooses("gain gold", "gain gold")
    assert made.options == ["roll"]


@pytest.mark.clause("PR2", "F3")
@pytest.mark.parametrize(
    ("left", "points"), [((0, 0, 0), 0), ((3, 0, 0), 3), ((0, 1, 0), 0), ((2, 3, 2), 4)]
)
def test_tsoukalos_counts_gold_apart(left: tuple[int, int, int], points: int) -> None:
    """1 for each Gold; Strength and Magic added up, 1 for every 2; and 2 for each domain."""
    gold, strength, magic = left
    made = table().owns(0, "tsoukalos-the-conspirator", "the-tower")
    made.holds(0, gold, strength, magic)
    lines = [line for line in made.score(0).lines if line.category == "duke"]
    assert [line.points for line in lines] == [2, gold, (strength + magic) // 2]
    assert sum(line.points for line in lines) == points + 2
    assert [str(line.cause) for line in lines] == [
        "Tsoukalos the Conspirator: Domains, 1 × 2",
        f"Tsoukalos the Conspirator: 1 for each of {gold} Gold left",
        f"Tsoukalos the Conspirator: 1 for every 2 of {strength + magic} Strength and Magic left",
    ]


def test_the_end_page_shows_what_tsoukalos_counts() -> None:
    made = table().owns(0, "tsoukalos-the-conspirator").holds(0, 7, 2, 3)
    lines = [line for line in made.score(0).lines if line.category == "duke"]
    plates = [(plate.sign, plate.sum, plate.points) for plate in map(plate_of, lines)]
    assert plates == [("build", "0 × 2", 0), ("gold", "7 : 1", 7), ("any", "5 : 2", 2)]


@pytest.mark.clause("PR1", "F2")
@pytest.mark.parametrize(
    ("duke", "points"),
    [
        ("mico-the-monster-slayer", 2 + 5),
        ("drakkenstrike", 2 * 2 + 3),
        ("waybright-the-wise", 2 * 2 + 1),
    ],
)
def test_the_other_dukes_count_as_those_of_the_base_game(duke: str, points: int) -> None:
    """Two monsters, one a boss; two domains with three Soldier and one Worker icons."""
    made = table().holds(0).owns(0, duke, "goblin", "goblin-king", "coliseum", "jousting-field")
    assert made.score(0).of("duke") == points


def test_a_duke_counts_a_kind_of_resource_once() -> None:
    gold = Leftovers(1, (Resource.GOLD,))
    with pytest.raises(ValueError, match="twice"):
        Duke(id="d", name="D", left=(Leftovers(3), gold))
    mixed = Duke(id="d", name="D", left=(gold, Leftovers(2, (Resource.STRENGTH, Resource.MAGIC))))
    assert mixed.each_left == pytest.approx(2 / 3)


def test_the_conspirator_says_both_of_his_lines() -> None:
    duke = part_of("promos").by_id["tsoukalos-the-conspirator"]
    assert shown_as(duke).lines(duke, None) == [
        "Domain: 2 points each.",
        "1 point for each Gold left.",
        "1 point for every 2 Strength and Magic left.",
    ]
    signs = [[mark.icon or mark.text for mark in line] for line in shown_as(duke).powers(duke)]
    assert signs == [
        ["2", "points", "per", "home"],
        ["1", "points", "per", "gold"],
        ["1", "points", "per", "2", "strength", "magic"],
    ]


@pytest.mark.parametrize("domain_id", ["jousting-field", "the-tower"])
def test_what_comes_again_and_again_has_a_worth(domain_id: str) -> None:
    """By hand and in the learned features; a Knight more makes the field dearer."""
    domain = part_of("promos").by_id[domain_id]
    assert isinstance(domain, Domain)
    made = table().owns(0, domain_id).holds(0, magic=2)
    owner = made.state.players[0]
    horizon = Horizon(8, 1, 1, 0.3)
    worth = domain_value(domain, owner, horizon)
    assert worth > 0
    sums = tableau_of(owner, has_consolation=False)
    assert sums.lasting + sums.lasting_points > -2
    assert (sums.lasting, sums.lasting_points) != (0, 0)
    made.owns(0, "knight")
    more = domain_value(domain, made.state.players[0], horizon)
    assert (more > worth) == (domain_id == "jousting-field")


@pytest.mark.clause("PR2")
def test_the_coach_counts_the_jousting_field_on_each_of_your_rolls() -> None:
    """And not once more among a card's lasting powers."""
    made = table().owns(0, "knight").stack("domain-1", "jousting-field").acts(0)
    view = made.game.view(0)
    change = change_of(view, made.places["domain-1"])
    assert change is not None
    assert (change.lasting, change.lasting_points) == (0, 0)
    more = [
        after.gold - before.gold
        for before, after in zip(change.before.on.by_roll, change.after.on.by_roll, strict=True)
    ]
    assert more == [2] * 36
    assert change.before.off.by_roll == change.after.off.by_roll
