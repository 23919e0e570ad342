"""The resting player of a game with five (V1), in both editions."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.rules.at import OfSeat
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])


def five(edition: str = "2e", gold: int = 0, preset: str = "first-game") -> Scenario:
    """Lay a table where everyone has this much Gold and nothing else."""
    table = Scenario(5, edition, preset=preset)
    for seat in range(5):
        table.holds(seat, gold=gold)
    return table


def all_resources(table: Scenario) -> list[tuple[int, int, int]]:
    return [table.resources(seat) for seat in range(5)]


def seats_named(table: Scenario) -> list[int]:
    """Return the seats that the options are about, each once."""
    targets = [option.at for option in table.decision.options]
    return list(dict.fromkeys(target.seat for target in targets if isinstance(target, OfSeat)))


@pytest.mark.clause("V1")
@BOTH
@pytest.mark.parametrize(("active", "resting"), [(0, 4), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_player_to_the_right_of_the_active_one_rests(
    active: int, resting: int, edition: str
) -> None:
    """Everyone else has the starter Peasant activated by 5."""
    table = five(edition)

    table.rolls(active, 5, 4)

    gold = [resources[0] for resources in all_resources(table)]
    assert gold == [0 if seat == resting else 1 for seat in range(5)]


@pytest.mark.clause("V1")
@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_rests_with_fewer_players(players: int, edition: str) -> None:
    table = Scenario(players, edition)

    table.rolls(0, 5, 4)

    assert [table.resources(seat)[0] for seat in range(players)] == [3] * players


@pytest.mark.clause("V1", "T2")
def test_the_resting_token_starts_to_the_right_of_the_first_player() -> None:
    """It moves left with the dice; player 2 is first under this seed."""
    games = (new_game(Setup(5), CATALOG, seed) for seed in range(50))
    game = next(game for game in games if game.view(0).first == 2)
    rested: list[int | None] = []
    while len(rested) < 6:
        assert game.decision is not None
        if game.decision.prompt is Prompt.ROLL:
            rested.append(game._state.resting)
        game.choose(game.decision.options[-1])

    assert rested == [1, 2, 3, 4, 0, 1]


@pytest.mark.clause("V1")
@BOTH
def test_a_resting_player_harvests_nothing(edition: str) -> None:
    """Neither citizens nor starters, though the Rogue and both starters activate."""
    table = five(edition).owns(4, "rogue", "peasant", "knight")

    table.rolls(0, 5, 1)

    assert table.resources(4) == (0, 0, 0)
    assert table.resources(3) == (1, 1, 0)


@pytest.mark.clause("V1", "T12")
def test_a_resting_player_has_no_herald() -> None:
    """1 and 1 activate the four others' Heralds twice each."""
    table = five()
    table.rolls(0, 1, 1)
    asked = []
    while table.decision.prompt is Prompt.USE:
        asked.append(table.decision.seat)
        table.chooses("herald: 1-magic")

    assert asked == [0, 0, 1, 1, 2, 2, 3, 3]
    assert table.resources(4) == (0, 0, 0)


@pytest.mark.clause("V1", "T13")
def test_a_resting_player_has_no_consolation() -> None:
    table = five("1e")
    table.rolls(2, 1, 2)
    asked = []
    while table.decision.prompt is Prompt.USE:
        asked.append(table.decision.seat)
        table.chooses("consolation: 1-magic")

    assert asked == [2, 3, 4, 0]
    assert table.resources(1) == (0, 0, 0)


@pytest.mark.clause("V1", "T10")
def test_a_resting_player_is_asked_for_no_trade() -> None:
    """The Monk of player 4 rests, that of player 3 does not."""
    table = five(gold=1).owns(3, "monk").owns(4, "monk")
    table.rolls(0, 5, 1)

    assert table.decision.seat == 3
    table.chooses("done")

    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("V1", "T8")
@pytest.mark.parametrize(("edition", "victims"), [("1e", [1, 2, 3, 4]), ("2e", [1, 2, 3])])
def test_a_thief_takes_from_a_resting_player_in_the_first_edition_only(
    edition: str, victims: list[int]
) -> None:
    table = five(edition, gold=3, preset="mastery-over-magic").owns(0, "thief")

    table.rolls(0, 3, 4)

    assert seats_named(table) == victims


@pytest.mark.clause("V1", "T27")
@pytest.mark.parametrize(("edition", "victims"), [("1e", [3, 4, 0, 1]), ("2e", [3, 4, 0])])
def test_cutthroats_truce_takes_from_a_resting_player_in_the_first_edition_only(
    edition: str, victims: list[int]
) -> None:
    """Player 2 builds while player 1 rests."""
    table = five(edition, gold=5).stack("domain-1", "cutthroats-truce")
    table.owns(2, "rogue", "cleric").acts(2)

    table.chooses("build domain-1")

    assert seats_named(table) == victims


@pytest.mark.clause("V1", "T27")
@pytest.mark.parametrize("domain", ["cathedral-of-st-aquila", "the-orb-of-urdr"])
@pytest.mark.parametrize(("edition", "victims"), [("1e", [1, 2, 3, 4]), ("2e", [1, 2, 3])])
def test_the_end_of_the_action_phase_takes_from_a_resting_player_in_the_first_edition_only(
    edition: str, victims: list[int], domain: str
) -> None:
    table = five(edition, gold=1).owns(0, domain).acts(0)

    table.chooses("gain gold", "gain gold")

    assert seats_named(table) == victims


@pytest.mark.clause("V1", "T26")
@pytest.mark.parametrize(("edition", "owner"), [("1e", 0), ("2e", 4)])
def test_purloiners_perch_takes_from_a_resting_player_in_the_first_edition_only(
    edition: str, owner: int
) -> None:
    """Only the resting player has a monster, so in the second edition nobody has one."""
    table = five(edition, gold=10).stack("domain-1", "purloiners-perch").owns(4, "goblin")
    table.owns(0, "rogue", "rogue").acts(0)

    table.chooses("build domain-1")

    assert [seat for seat in range(5) if table.monsters(seat)] == [owner]


@pytest.mark.clause("V1", "T5")
@pytest.mark.parametrize(("edition", "points"), [("1e", 1), ("2e", 0)])
def test_gargans_embrace_of_a_resting_player_gives_in_the_first_edition_only(
    edition: str, points: int
) -> None:
    """The roll is doubles."""
    table = five(edition).owns(4, "gargans-embrace").owns(3, "gargans-embrace")

    table.rolls(0, 3, 3)

    assert (table.points(3), table.points(4)) == (1, points)


@pytest.mark.clause("V1", "T5")
@pytest.mark.parametrize(("edition", "points"), [("1e", 2), ("2e", 0)])
def test_dice_changed_to_doubles_are_doubles_to_a_resting_player_in_the_first_edition_only(
    edition: str, points: int
) -> None:
    """Rolled 2 and 2, changed to 1 and 2 and on to 1 and 1."""
    table = five(edition).owns(4, "gargans-embrace")
    table.owns(0, "palace-of-the-dawn", "the-desert-orchid")

    table.rolls(0, 2, 2)
    table.chooses("change a with palace-of-the-dawn", "change b with the-desert-orchid")

    assert table.points(4) == points


@pytest.mark.clause("V1", "V5")
@pytest.mark.parametrize(
    ("event", "number", "lost"),
    [
        ("giant-leech", 2, "1 Strength (Giant Leech)"),
        ("sorcerer", 4, "1 Magic (Sorcerer)"),
        ("kobold-thieves", 6, "1 Gold (Kobold Thieves)"),
    ],
)
def test_a_monster_event_spares_the_resting_player(event: str, number: int, lost: str) -> None:
    """ "all players" does not include player 1 (B), who is not in play."""
    table = Scenario(5, variants=["events"]).stack("citizen-1", event)
    for seat in range(5):
        table.holds(seat, gold=1, strength=1, magic=1)

    table.rolls(2, number, 1)

    losses = [line for line in table.log() if " lost " in line]
    assert losses == [f"{player} lost {lost}" for player in "CDEA"]
    assert table.resources(1) == (1, 1, 1)


@pytest.mark.clause("V1")
@BOTH
def test_a_resting_player_takes_part_in_the_next_turn(edition: str) -> None:
    """Player 4 rests in the turn of player 0 and harvests in that of player 1."""
    table = five(edition)
    table.rolls(0, 5, 4)
    table.rolls(1, 5, 4)

    assert [resources[0] for resources in all_resources(table)] == [1, 2, 2, 2, 1]
