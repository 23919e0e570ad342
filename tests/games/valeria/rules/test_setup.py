"""Dealing a game: sizes, areas, starters, pile and Dukes (S1 to S10)."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup

MONSTERS = [f"monster-{column}" for column in range(1, 6)]
CITIZENS = [f"citizen-{number}" for number in range(1, 11)]
DOMAINS = [f"domain-{column}" for column in range(1, 6)]
FIRST_CITIZENS = (
    "cleric",
    "merchant",
    "mercenary",
    "archer",
    "peasant",
    "knight",
    "rogue",
    "champion",
    "paladin",
    "butcher",
)


def sizes(table: Scenario, places: list[str]) -> set[int]:
    return {len(table.cards_at(place)) for place in places}


@pytest.mark.clause("S1")
@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_get_stacks_of_5_5_and_3(players: int, edition: str) -> None:
    table = Scenario(players, edition)

    assert (sizes(table, MONSTERS), sizes(table, CITIZENS)) == ({5}, {5})
    assert sizes(table, DOMAINS) == {3}
    assert table.state.face_down == [0] * 15 + [2] * 5


@pytest.mark.clause("S1")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_five_players_get_stacks_of_6_6_and_4(edition: str) -> None:
    table = Scenario(5, edition)

    assert (sizes(table, MONSTERS), sizes(table, CITIZENS)) == ({6}, {6})
    assert sizes(table, DOMAINS) == {4}
    assert table.state.face_down == [0] * 15 + [3] * 5


@pytest.mark.clause("S2")
def test_the_centre_has_five_columns_and_four_rows() -> None:
    """A row of monsters, two of citizens, one of domains."""
    kinds = [{card.kind for card in stack} for stack in Scenario().state.stacks]

    assert kinds == [{"monster"}] * 5 + [{"citizen"}] * 10 + [{"domain"}] * 5


@pytest.mark.clause("S3")
def test_the_weakest_monster_lies_on_top_and_the_boss_at_the_bottom() -> None:
    table = Scenario()

    assert table.cards_at("monster-1") == ["goblin-king", "goblin-mage", *["goblin"] * 3]
    assert table.cards_at("monster-4") == ["troll", "giant", *["owlbear"] * 3]


@pytest.mark.clause("S3")
def test_a_cost_in_magic_does_not_change_the_order_within_a_stack() -> None:
    """The Witch Queen's 4 Magic and the Wraith's 3 count for nothing here."""
    table = Scenario(preset="mastery-over-magic")

    assert table.cards_at("monster-1") == ["witch-queen", "wraith", *["gargoyle"] * 3]


@pytest.mark.clause("S5")
def test_citizen_stacks_hold_the_ten_numbers_in_order() -> None:
    """One citizen name for each number, all face up."""
    table = Scenario()

    assert [table.cards_at(place) for place in CITIZENS] == [[name] * 5 for name in FIRST_CITIZENS]
    numbers = [card.numbers for card in table.state.table.citizens]
    assert numbers == [(1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12)]


@pytest.mark.clause("S5")
def test_only_the_top_citizen_of_a_stack_can_be_taken() -> None:
    """One option for each of the ten stacks, none for what lies below."""
    table = Scenario().holds(0, gold=10).acts(0)

    recruits = [option for option in table.options if option.startswith("recruit")]

    assert recruits == [f"recruit {place}" for place in CITIZENS]
    assert [str(words) for words in table.quote(0, "citizen-1", depth=1).reasons] == [
        "1 card lies above it"
    ]


@pytest.mark.clause("S6")
def test_domains_are_shuffled_by_the_seed_and_dealt_once_each() -> None:
    """15 of the 24 lie in the centre; another seed deals others."""
    dealt = [
        [card for place in DOMAINS for card in table.cards_at(place)]
        for table in (Scenario(seed=1), Scenario(seed=2))
    ]

    assert [len(set(cards)) for cards in dealt] == [15, 15]
    assert dealt[0] != dealt[1]
    assert set(dealt[0]) != set(dealt[1])


@pytest.mark.clause("S6")
def test_every_domain_may_be_dealt() -> None:
    seen = {
        card
        for seed in range(20)
        for place in DOMAINS
        for card in Scenario(seed=seed).cards_at(place)
    }

    assert seen == {domain.id for domain in CATALOG.domains}


@pytest.mark.clause("S7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pile_has_two_exhausted_cards_for_each_player(players: int) -> None:
    assert [card.id for card in Scenario(players).state.pile] == ["exhausted"] * 2 * players


@pytest.mark.clause("S8")
@pytest.mark.parametrize(
    ("edition", "starters"),
    [
        ("1e", ["starter-peasant", "starter-knight"]),
        ("2e", ["starter-peasant", "starter-knight", "herald"]),
    ],
)
def test_everybody_starts_alike(edition: str, starters: list[str]) -> None:
    """2 Gold, 1 Magic, no Strength, no points; the Herald in the second edition only."""
    table = Scenario(3, edition)

    for seat in range(3):
        assert (table.resources(seat), table.points(seat)) == ((2, 0, 1), 0)
        assert [card.id for card in table.state.players[seat].starters] == starters
        assert table.citizens(seat) == table.domains(seat) == table.monsters(seat) == []


def deal(players: int, seed: int = 1) -> Game:
    return new_game(Setup(players=players), CATALOG, seed)


def dealt_dukes(game: Game) -> list[str]:
    return [duke.id for seat in game.seats for duke in game.view(seat).players[seat].dealt]


@pytest.mark.clause("S9")
def test_everybody_is_dealt_two_dukes_and_keeps_one() -> None:
    game = deal(3)
    kept = {}
    while (decision := game.decision) and decision.prompt is Prompt.DUKE:
        first, second = game.view(decision.seat).players[decision.seat].dealt
        assert [option.id for option in decision.options] == [
            f"keep {first.id}",
            f"keep {second.id}",
        ]
        game.choose(decision.options[1])
        kept[decision.seat] = second

    assert {seat: game.view(seat).players[seat].duke for seat in game.seats} == kept
    assert len(set(kept.values())) == 3


@pytest.mark.clause("S9")
def test_with_five_players_all_ten_dukes_are_dealt_once() -> None:
    assert sorted(dealt_dukes(deal(5))) == sorted(duke.id for duke in CATALOG.dukes)


@pytest.mark.clause("S9", "S10")
def test_players_choose_their_dukes_from_the_first_player_on() -> None:
    """Seats play clockwise in seat order."""
    game = next(game for seed in range(50) if (game := deal(4, seed)).view(0).first == 2)
    asked = []
    while (decision := game.decision) and decision.prompt is Prompt.DUKE:
        asked.append(decision.seat)
        game.choose(decision.options[0])

    assert asked == [2, 3, 0, 1]
    assert game.view(0).active == 2


@pytest.mark.clause("S10", "T2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = next(game for seed in range(50) if (game := deal(3, seed)).view(0).first == 1)
    active: list[int] = []
    while len(active) < 5:
        assert game.decision is not None
        if game.decision.prompt is Prompt.ROLL:
            active.append(game.decision.seat)
        game.choose(game.decision.options[-1])

    assert active == [1, 2, 0, 1, 2]


@pytest.mark.clause("S10")
def test_the_first_player_comes_from_the_seed() -> None:
    """Every seat may be first, and a seed always names the same one."""
    firsts = [deal(5, seed).view(0).first for seed in range(100)]

    assert set(firsts) == {0, 1, 2, 3, 4}
    assert firsts == [deal(5, seed).view(0).first for seed in range(100)]


@pytest.mark.clause("S8")
def test_the_second_edition_is_played_unless_another_is_named() -> None:
    """The Herald belongs to the default set-up."""
    assert Setup().edition is Edition.SECOND
