"""Chance: even, the same for ever, and never shifted by what someone chooses: T3, T26 and S10."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.rules.events import Rolled
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.chance import Purpose, dice
from valeria_desktop.games.valeria.rules.rows import DOMAINS
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel import chance
from valeria_desktop.kernel.chance import Stream, draw

TURNS = 36_000
# what chi-squared exceeds once in a thousand times: 35 and 1295 degrees of freedom
CHI_35 = 66.6
CHI_1295 = 1459


def chi_squared(counted: Counter[object], cells: int) -> float:
    expected = sum(counted.values()) / cells
    missing = (cells - len(counted)) * expected
    return missing + sum((number - expected) ** 2 / expected for number in counted.values())


@pytest.mark.clause("T3")
def test_the_generator_is_splitmix64() -> None:
    """The published outputs of splitmix64 for the seeds 0 and 1234567."""
    assert chance._mix(chance._STEP) == 0xE220A8397B1DCDAF
    outputs = [chance._mix((1234567 + n * chance._STEP) & chance._MASK) for n in range(1, 6)]
    assert outputs == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.clause("T3")
def test_the_first_numbers_of_the_generator_never_change() -> None:
    """Old games must replay; a change here needs a new version of the rules."""
    assert [draw(0, Purpose.DICE, n) for n in (1, 2, 3)] == [
        0xA706DD2F4D197E6F,
        0xB382A305F4414F5E,
        0x631A9154FBABF717,
    ]
    assert [draw(1, Purpose.RANDOM_MONSTER, n) for n in (1, 2)] == [
        0xE32A1C52543681CD,
        0xC1C30A1FC8742274,
    ]
    assert draw(2**64 - 1, Purpose.IMAGINED, 1) == 0x625960C6ABB101EA


@pytest.mark.clause("S3", "S5", "S6")
def test_the_number_of_a_purpose_never_changes() -> None:
    """Another number is another row of draws, and every old game another game."""
    assert {purpose.name: int(purpose) for purpose in Purpose} == {
        "DICE": 1,
        "AREAS": 2,
        "CITIZENS": 3,
        "CITIZEN_STACKS": 4,
        "DOMAINS": 5,
        "DUKES": 6,
        "EVENTS": 7,
        "FIRST_PLAYER": 8,
        "RANDOM_MONSTER": 9,
        "IMAGINED": 10,
        "RIVAL_DUKE": 11,
        "SIEGE_DECK": 12,
        "SUPPLIES": 13,
        "REROLL": 14,
        "KEEPSAKES": 15,
    }


@pytest.mark.clause("S3", "S5", "S6", "S9", "S10", "S11")
def test_what_a_seed_deals_in_a_random_set_up_never_changes() -> None:
    game = new_game(Setup(players=3, preset="random"), CATALOG, 7)
    assert game.view(0).first == 2
    assert game.table.areas == ("Ruins", "Valley", "Swamp", "Mountains", "Caverns")
    assert [citizen.id for citizen in game.table.citizens] == [
        *("monk", "blacksmith", "mercenary", "archer", "peasant"),
        *("knight", "rogue", "champion", "priestess", "miner"),
    ]
    domains = [game.view(0).top(place) for place in DOMAINS.places]
    assert [domain.id for domain in domains if domain] == [
        *("cathedral-of-st-aquila", "purloiners-perch", "blood-crow-army"),
        *("watcher-on-the-water", "cutthroats-truce"),
    ]
    assert [[duke.id for duke in game.view(seat).players[seat].dealt] for seat in range(3)] == [
        ["isabella-the-righteous", "cornelius-the-dreamer"],
        ["elsyn-saint-of-shadows", "lekzandr-the-protector"],
        ["reese-the-firebrand", "node-master-of-swords"],
    ]


@pytest.mark.clause("V2", "V4")
def test_what_a_seed_deals_of_the_variants_never_changes() -> None:
    table = Scenario(3, "2e", ["mixed", "events"], seed=7, preset="random")
    tops = [table.cards_at(f"citizen-{number}")[-1] for number in range(1, 11)]
    assert tops == [
        *("monk", "blacksmith", "mercenary", "archer", "peasant"),
        *("knight", "thief", "warlord", "paladin", "butcher"),
    ]
    pile = [card.id for card in table.state.pile]
    assert pile == [*["exhausted"] * 6, "kobold-thieves", "giant-leech", "mimic"]


@pytest.mark.clause("T3")
def test_the_first_dice_of_a_seed_never_change() -> None:
    assert [dice(0, turn) for turn in range(1, 11)] == [
        (4, 6), (5, 2), (3, 2), (4, 6), (5, 5), (1, 6), (5, 5), (2, 4), (3, 2), (4, 3),
    ]  # fmt: skip
    assert [dice(2024, turn) for turn in range(1, 11)] == [
        (4, 3), (2, 6), (1, 6), (4, 5), (1, 5), (6, 6), (2, 3), (1, 1), (5, 5), (5, 4),
    ]  # fmt: skip


@pytest.mark.clause("S6", "S3")
def test_the_first_numbers_of_a_stream_never_change() -> None:
    """What deals and shuffles."""
    stream = Stream(5, Purpose.DOMAINS)
    assert [stream.below(24) for _ in range(8)] == [12, 20, 3, 15, 15, 9, 20, 23]
    areas = list(range(10))
    Stream(5, Purpose.AREAS).shuffle(areas)
    assert areas == [1, 4, 3, 8, 2, 0, 7, 5, 9, 6]


@pytest.mark.clause("T3")
@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_dice_are_even_over_the_turns_of_a_game(seed: int) -> None:
    """All 36 rolls over 36,000 turns."""
    counted: Counter[object] = Counter(dice(seed, turn) for turn in range(1, TURNS + 1))
    assert len(counted) == 36
    assert chi_squared(counted, 36) < CHI_35


@pytest.mark.clause("T3")
@pytest.mark.parametrize("turn", [1, 2, 20])
def test_dice_are_even_over_neighbouring_seeds(turn: int) -> None:
    """People choose small seeds."""
    counted: Counter[object] = Counter(dice(seed, turn) for seed in range(TURNS))
    assert chi_squared(counted, 36) < CHI_35


@pytest.mark.thorough
@pytest.mark.clause("T3")
def test_a_roll_tells_nothing_of_the_next_one() -> None:
    """All pairs of rolls in a row, within a game and from seed to seed."""
    turns: Counter[object] = Counter((dice(7, turn), dice(7, turn + 1)) for turn in range(1, TURNS))
    assert chi_squared(turns, 36 * 36) < CHI_1295
    seeds: Counter[object] = Counter((dice(seed, 1), dice(seed + 1, 1)) for seed in range(TURNS))
    assert chi_squared(seeds, 36 * 36) < CHI_1295


@pytest.mark.clause("T26")
def test_purposes_do_not_share_their_numbers() -> None:
    """The random monster of a game is not its dice in disguise."""
    numbers = {draw(3, purpose, n) for purpose in Purpose for n in range(1, 501)}
    assert len(numbers) == 500 * len(Purpose)


@pytest.mark.clause("T26")
def test_a_number_below_a_limit_is_even() -> None:
    """Five monsters, 10,000 draws: about 2,000 each."""
    stream = Stream(1, Purpose.RANDOM_MONSTER)
    counted = Counter(stream.below(5) for _ in range(10_000))
    assert sorted(counted) == [0, 1, 2, 3, 4]
    assert all(1_870 < number < 2_130 for number in counted.values())


@pytest.mark.clause("S6")
def test_every_order_of_a_shuffle_is_as_likely() -> None:
    """The 24 orders of four cards, over 24,000 seeds."""
    orders: Counter[object] = Counter()
    for seed in range(24_000):
        cards = [1, 2, 3, 4]
        Stream(seed, Purpose.DOMAINS).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert chi_squared(orders, 24) < 49.7  # 23 degrees of freedom, once in a thousand times


@pytest.mark.clause("S10")
def test_every_seat_is_as_likely_to_begin() -> None:
    firsts: Counter[int] = Counter(
        new_game(Setup(players=3), CATALOG, seed).view(0).first for seed in range(600)
    )
    assert sorted(firsts) == [0, 1, 2]
    assert all(160 <= number <= 240 for number in firsts.values())


def rolled(answers: int) -> list[tuple[int, int]]:
    """Play the same seed with other answers; without domains that change dice being used."""
    answer = Random(answers)
    game = new_game(Setup(players=2), CATALOG, 42)
    rolls: list[tuple[int, int]] = []
    while game.decision is not None and len(rolls) < 40:
        outcome = game.choose(answer.choice(game.decision.options))
        rolls += [event.dice for event in outcome.events if isinstance(event, Rolled)]
    return rolls


@pytest.mark.clause("T3")
def test_a_different_choice_never_shifts_later_dice() -> None:
    """Ten games of one seed, played differently, roll the very same dice turn by turn."""
    expected = [dice(42, turn) for turn in range(1, 41)]
    for answers in range(10):
        rolls = rolled(answers)
        assert len(rolls) >= 20
        assert rolls == expected[: len(rolls)]


@pytest.mark.clause("T26", "T3")
def test_drawing_a_random_monster_shifts_no_dice() -> None:
    """Only a counter of its own goes on."""
    table = Scenario().holds(0, gold=10).owns(0, "rogue", "rogue").owns(1, "goblin", "troll")
    table.stack("domain-1", "purloiners-perch").acts(0)
    other = table.game.copy()
    other.choose("gain gold")
    table.chooses("build domain-1")
    assert (table.state.draws, other.snapshot().draws) == (1, 0)
    for game in (table.game, other):
        game.choose("gain gold")
        game.choose("roll")
    assert table.state.dice == other.snapshot().dice


@pytest.mark.clause("T26")
def test_the_second_random_monster_is_another_draw() -> None:
    """The n-th draw depends on n, not on what was drawn."""
    draws = {
        (draw(seed, Purpose.RANDOM_MONSTER, 1) >> 63, draw(seed, Purpose.RANDOM_MONSTER, 2) >> 63)
        for seed in range(40)
    }
    assert draws == {(0, 0), (0, 1), (1, 0), (1, 1)}
