"""The siege's one deck, and what the player starts with (G1, G2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.scenario import CATALOG, PLACE
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.errors import SetupError

FIRST_GAME_MONSTERS = {
    "goblin": 3,
    "goblin-mage": 1,
    "goblin-king": 1,
    "skeleton": 3,
    "flaming-skeleton": 1,
    "skeleton-king": 1,
    "treant": 2,
    "bane-spider": 2,
    "spider-queen": 1,
    "owlbear": 3,
    "giant": 1,
    "troll": 1,
    "dire-bear": 2,
    "orc-warrior": 2,
    "orc-chieftain": 1,
}
FIRST_EDITION_RUINS = {"skeleton": 2, "flaming-skeleton": 2, "skeleton-king": 1}


def besieged(seed: int = 1, **setup: object) -> Game:
    return new_game(Setup(players=1, solo=Solo.SIEGE, **setup), CATALOG, seed)  # type: ignore[arg-type]


def deck_of(game: Game) -> list[Card]:
    return list(game.snapshot().stacks[DECK])


def counted(cards: list[Card], kind: type[Card]) -> Counter[str]:
    return Counter(card.id for card in cards if isinstance(card, kind))


@pytest.mark.clause("G1", "S3")
@pytest.mark.parametrize("seed", range(5))
def test_the_deck_is_25_monsters_30_citizens_and_8_domains(seed: int) -> None:
    """The cards for five players stay in the box."""
    game = besieged(seed)
    deck = deck_of(game)
    assert len(deck) == 63
    assert counted(deck, Monster) == FIRST_GAME_MONSTERS
    assert counted(deck, Citizen) == {citizen.id: 3 for citizen in game.table.citizens}
    domains = counted(deck, Domain)
    assert len(domains) == 8
    assert set(domains.values()) == {1}


@pytest.mark.clause("G1", "S3")
def test_the_first_edition_leaves_out_its_own_card_of_the_ruins() -> None:
    deck = deck_of(besieged(edition=Edition.FIRST))
    assert counted(deck, Monster) == FIRST_GAME_MONSTERS | FIRST_EDITION_RUINS


@pytest.mark.clause("G1", "S11")
def test_the_domains_are_random_and_none_that_the_preset_removes() -> None:
    """In a hundred decks every other domain turns up."""
    removed = {"forgotten-sorrows", "the-violet-thorn", "golden-obelisk-of-nae"}
    removed.add("monolith-of-ostendaar")
    found: Counter[str] = Counter()
    for seed in range(100):
        found += counted(deck_of(besieged(seed, preset="glittering-gold")), Domain)
    assert found.keys() == {domain.id for domain in CATALOG.domains} - removed
    assert max(found.values()) < 65  # of 100; 40 are expected


@pytest.mark.clause("G1")
def test_the_deck_is_shuffled_and_the_same_for_the_same_seed() -> None:
    """Kinds come in any order, so the top three of thirty decks hold all of them."""
    orders = {tuple(card.id for card in deck_of(besieged(seed))) for seed in range(30)}
    assert len(orders) == 30
    assert deck_of(besieged(7)) == deck_of(besieged(7))
    tops = {type(card) for seed in range(30) for card in deck_of(besieged(seed))[-3:]}
    assert tops == {Monster, Citizen, Domain}


@pytest.mark.clause("G1")
@pytest.mark.parametrize("size", range(63, 109, 3))
def test_a_longer_game_adds_citizens_and_domains_in_threes(size: int) -> None:
    """What every deck has stays in it; no card is there more often than it exists."""
    game = besieged(deck=size)
    deck = deck_of(game)
    assert len(deck) == size
    assert counted(deck, Monster) == FIRST_GAME_MONSTERS
    citizens = counted(deck, Citizen)
    assert citizens.keys() == {citizen.id for citizen in game.table.citizens}
    assert all(3 <= number <= 6 for number in citizens.values())
    domains = counted(deck, Domain)
    assert len(domains) >= 8
    assert set(domains.values()) == {1}


@pytest.mark.clause("G1")
def test_what_a_longer_game_adds_is_random() -> None:
    added = {
        frozenset(counted(deck_of(besieged(seed, deck=66)), Citizen).items()) for seed in range(20)
    }
    assert len(added) > 5


@pytest.mark.clause("G1")
@pytest.mark.parametrize(
    ("preset", "size", "most"),
    [
        ("first-game", 0, 108),
        ("first-game", 60, 108),
        ("first-game", 62, 108),
        ("first-game", 64, 108),
        ("first-game", 65, 108),
        ("first-game", 111, 108),
        ("glittering-gold", 108, 105),
        ("monster-blood", 108, 105),
    ],
)
def test_a_deck_of_another_size_is_refused(preset: str, size: int, most: int) -> None:
    """25 monsters, 60 citizens and 24 domains, or 20 where the preset removes four."""
    with pytest.raises(SetupError) as refusal:
        besieged(preset=preset, deck=size)
    assert str(refusal.value) == (
        f"The deck of the siege can't have {size} cards; choose a multiple of 3 from 63 to {most}."
    )


@pytest.mark.clause("G1")
def test_the_longest_deck_has_nearly_every_card() -> None:
    """Of 105 cards 105 are dealt, of 109 all but one."""
    deck = deck_of(besieged(preset="glittering-gold", deck=105))
    assert set(counted(deck, Citizen).values()) == {6}
    assert len(counted(deck, Domain)) == 20


@pytest.mark.clause("G2")
@pytest.mark.parametrize("edition", list(Edition))
def test_the_player_starts_with_a_peasant_a_knight_and_three_resources(edition: Edition) -> None:
    """No Herald in either edition; nobody is asked before the first roll."""
    game = besieged(edition=edition)
    player = game.holdings(0)
    assert (player.gold, player.strength, player.magic, player.points) == (2, 0, 1, 0)
    assert [starter.name for starter in player.starters] == ["Peasant", "Knight"]
    assert (player.citizens, player.domains, player.monsters) == ((), (), ())
    assert game.decision is not None
    assert game.decision.prompt is Prompt.ROLL


@pytest.mark.clause("G2")
def test_the_duke_is_random_and_never_cornelius() -> None:
    """All others turn up in 300 games."""
    dukes: Counter[str] = Counter()
    for seed in range(300):
        duke = besieged(seed).holdings(0).duke
        assert duke is not None
        dukes[duke.id] += 1
    others = {duke.id for duke in CATALOG.dukes} - {"cornelius-the-dreamer"}
    assert dukes.keys() == others
    assert max(dukes.values()) < 60  # 33 are expected


@pytest.mark.clause("G2", "G7")
def test_the_dark_lord_starts_with_nothing_and_has_no_duke() -> None:
    """In the siege he scores cards only."""
    state = besieged().snapshot()
    rival = state.rival
    assert rival is not None
    assert (rival.citizens, rival.domains, rival.monsters, rival.duke) == ((), (), (), None)


@pytest.mark.clause("G1", "G3")
def test_the_centre_is_three_empty_piles_and_no_place_of_the_other_games() -> None:
    state = besieged().snapshot()
    assert {place for place, stack in enumerate(state.stacks) if stack} == {PLACE["deck"]}
    assert len(state.stacks) == len(PLACE)
    assert [PLACE[f"pile-{number}"] for number in (1, 2, 3)] == list(PILES)
    assert state.pile == ()
