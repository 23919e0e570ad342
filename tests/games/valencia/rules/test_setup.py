"""Setting up: VA1 to VA7."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.catalogue import CATALOG, deal
from tests.games.valencia.scenario import NAMES
from valeria_desktop.games.valencia.rules.arrange import faults
from valeria_desktop.games.valencia.rules.deal import lay_out
from valeria_desktop.games.valencia.rules.game import new_game
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, GUILDS, NOBILITY
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.kernel.errors import SetupError

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.kernel.events import Event

EVERY = (2, 3, 4, 5)
SEEDS = range(60)


def told(game: Game, seat: int | None = None) -> list[str]:
    """Return the story up to the first question."""
    events = game.opening.events
    return [str(event.words(NAMES)) for event in events if event.audience in {None, seat}]


@pytest.mark.clause("VA1")
def test_guilds_go_from_the_cheapest_good_to_the_dearest() -> None:
    assert [(guild.value, guild.price) for guild in GUILDS] == [
        ("oranges", 1),
        ("tiger nuts", 2),
        ("wine", 3),
        ("cloth", 4),
        ("porcelain", 5),
    ]


@pytest.mark.clause("VA1")
@pytest.mark.parametrize("players", EVERY)
def test_six_goods_of_each_guild_are_in_the_supply(players: int) -> None:
    game = deal(players)
    assert len(game.seats) == players
    assert game.view(0).supply == (6, 6, 6, 6, 6)


@pytest.mark.clause("VA2")
@pytest.mark.parametrize("players", EVERY)
def test_everybody_begins_with_a_deck_a_family_and_5_coins(players: int) -> None:
    state = deal(players).snapshot()
    for seat, player in enumerate(state.players):
        assert Counter(card.value for card in player.deck) == dict.fromkeys("123456", 4)
        assert player.members + state.on_council(seat) == 15
        assert (player.coins, player.prestige, player.privileges) == (5, 0, 0)
        assert player.goods == (0, 0, 0, 0, 0)
        assert not player.stacks
        assert not player.used
        assert not player.hand


@pytest.mark.clause("VA2")
def test_decks_are_shuffled_each_for_itself() -> None:
    decks = {player.deck for seed in SEEDS for player in deal(5, seed).snapshot().players}
    assert len(decks) == 5 * len(SEEDS)
    on_top = Counter(deck[-1].value for deck in decks)
    assert set(on_top) == set("123456")
    assert min(on_top.values()) > 30  # 50 of each on average


@pytest.mark.clause("VA3")
def test_round_boards_lie_in_a_random_order() -> None:
    orders = {tuple(board.id for board in deal(2, seed).table.boards) for seed in SEEDS}
    assert len(orders) > 40  # of 120
    assert all(sorted(order) == sorted(board.id for board in CATALOG.boards) for order in orders)


@pytest.mark.clause("VA3")
def test_five_of_ten_fountains_are_drawn_one_for_each_round() -> None:
    drawn = [tuple(fountain.id for fountain in deal(2, s).table.fountains) for s in SEEDS]
    assert all(len(set(fountains)) == 5 for fountains in drawn)
    for round_number in range(5):
        found = {fountains[round_number] for fountains in drawn}
        assert found == {fountain.id for fountain in CATALOG.fountains}


@pytest.mark.clause("VA3", "VA8")
def test_boards_and_fountains_of_all_rounds_are_seen_from_the_start() -> None:
    game = deal(3)
    for seat in game.seats:
        view = game.view(seat)
        assert view.table.boards == game.table.boards
        assert view.table.fountains == game.table.fountains
        assert (view.palms, view.fountains) == ((), ())


@pytest.mark.clause("VA4")
def test_nobody_has_a_privilege_and_eight_seats_are_on_the_council() -> None:
    view = deal(4).view(1)
    assert len(view.council) == 8
    assert [player.privileges for player in view.players] == [0, 0, 0, 0]


@pytest.mark.clause("VA5")
@pytest.mark.parametrize("players", EVERY)
def test_the_first_player_is_random(players: int) -> None:
    first = Counter(deal(players, seed).view(0).figure for seed in SEEDS)
    assert set(first) == set(range(players))
    assert min(first.values()) > len(SEEDS) / players / 3


@pytest.mark.clause("VA5")
@pytest.mark.parametrize("players", EVERY)
def test_the_first_player_sits_for_the_nobility_and_the_next_one_for_the_church(
    players: int,
) -> None:
    """The player to the left is the next one clockwise."""
    for seed in range(12):
        game = deal(players, seed)
        state = game.snapshot()
        first = state.figure
        left = (first + 1) % players
        expected = [NOBODY] * 8
        expected[NOBILITY], expected[CHURCH] = first, left
        assert list(state.council) == expected
        in_hand = dict.fromkeys(game.seats, 15) | {first: 14, left: 14}
        assert {seat: state.players[seat].members for seat in game.seats} == in_hand
        assert told(game) == [
            f"{NAMES[first]} took the figure",
            f"{NAMES[first]} took the seat of the nobility",
            f"{NAMES[left]} took the seat of the church",
        ]


# --- tasks


@pytest.mark.clause("VA6")
@pytest.mark.parametrize(("players", "left"), [(2, 24), (3, 20), (4, 15), (5, 10)])
def test_everybody_is_dealt_five_tasks_and_the_others_are_the_deck(players: int, left: int) -> None:
    """Of 35 cards, with 2 players of 34."""
    state = deal(players).snapshot()
    dealt = [task for player in state.players for task in player.offered]
    assert [len(player.offered) for player in state.players] == [5] * players
    assert len(state.task_deck) == left
    assert len({*dealt, *state.task_deck}) == len(dealt) + left == (34 if players == 2 else 35)


@pytest.mark.clause("VA6")
@pytest.mark.parametrize("players", EVERY)
def test_task_34_is_not_played_with_two(players: int) -> None:
    state = deal(players).snapshot()
    dealt = [task for player in state.players for task in player.offered]
    numbers = {task.number for task in (*dealt, *state.task_deck)}
    assert (34 in numbers) == (players > 2)
    assert numbers >= set(range(1, 34)) | {35}


@pytest.mark.clause("VA6")
def test_tasks_are_shuffled() -> None:
    """Any card may be dealt to anybody."""
    found = {
        (seat, task.number)
        for seed in range(80)
        for seat, player in enumerate(deal(3, seed).snapshot().players)
        for task in player.offered
    }
    assert found == {(seat, number) for seat in range(3) for number in range(1, 36)}


def keep(game: Game, *numbers: int) -> list[Event]:
    """Let the asked player keep these of their five, counted from 0, and be done."""
    assert game.decision is not None
    seat = game.decision.seat
    events: list[Event] = []
    for place, task in enumerate(game.view(seat).own.offered):
        if game.view(seat).own.offered:  # the fifth is not asked about where four were left
            verb = "keep" if place in numbers else "leave"
            events += game.choose(f"{verb} {task.id}").events
    return [*events, *game.choose("done").events]


@pytest.mark.clause("VA6")
@pytest.mark.parametrize("numbers", [(0,), (4,), (1, 3), (0, 1, 2), (1, 2, 3, 4), (0, 1, 2, 3, 4)])
def test_one_to_five_tasks_are_kept_and_the_others_leave_the_game_unseen(
    numbers: tuple[int, ...],
) -> None:
    """Keeping just the last one is not asked any more."""
    game = deal(3)
    assert game.decision is not None
    seat = game.decision.seat
    dealt = game.view(seat).own.offered
    before = game.snapshot().task_deck
    keep(game, *numbers)
    kept = tuple(dealt[place] for place in numbers)
    assert game.view(seat).own.tasks == kept
    assert game.view(seat).own.offered == ()
    assert game.snapshot().task_deck == before


@pytest.mark.clause("VA6")
def test_somebody_who_leaves_four_tasks_keeps_the_fifth() -> None:
    """At least one is kept."""
    game = deal(2)
    assert game.decision is not None
    seat = game.decision.seat
    dealt = game.view(seat).own.offered
    for task in dealt[:4]:
        assert [option.id for option in game.decision.options] == [
            f"keep {task.id}",
            f"leave {task.id}",
        ]
        game.choose(f"leave {task.id}")
    assert [option.id for option in game.decision.options] == ["done"]
    assert game.view(seat).own.tasks == dealt[4:]


@pytest.mark.clause("VA6")
def test_tasks_are_chosen_from_the_figures_holder_clockwise() -> None:
    """The order is nowhere printed; it is that of planning."""
    game = deal(4, seed=3)
    asked = []
    while game.decision is not None and game.decision.prompt == "tasks":
        asked.append(game.decision.seat)
        keep(game, 0)
    first = game.view(0).figure
    assert asked == [(first + step) % 4 for step in range(4)]


@pytest.mark.clause("VA6")
def test_how_many_tasks_each_keeps_comes_to_light_when_all_have_chosen() -> None:
    game = deal(3, seed=2)
    first = game.view(0).figure
    order = [(first + step) % 3 for step in range(3)]
    lines: list[str] = []
    for number, seat in enumerate(order, 1):
        assert not lines
        assert [player.tasks for player in game.view(seat).players] == [None] * 3
        events = keep(game, *range(number))
        lines = [str(event.words(NAMES)) for event in events if event.audience is None]
    expected = {seat: number for number, seat in enumerate(order, 1)}
    for looking in range(3):
        view = game.view(looking)
        assert {seat: view.players[seat].tasks for seat in range(3)} == expected
    keeps = [f"{NAMES[s]} keeps {n} task{'s' * (n > 1)}" for s, n in sorted(expected.items())]
    assert lines == [*keeps, "Round 1: Planning"]


@pytest.mark.clause("VA6", "VA8")
def test_what_somebody_is_dealt_and_keeps_is_told_to_them_alone() -> None:
    game = deal(3)
    for seat in game.seats:
        mine = [line for line in told(game, seat) if "was dealt tasks" in line]
        assert [line.split(" was")[0] for line in mine] == [NAMES[seat]]
    assert game.decision is not None
    seat = game.decision.seat
    first = game.view(seat).own.offered[0]
    while game.decision.options[0].id != "done":
        outcome = game.choose(game.decision.options[0 if not game.view(seat).own.tasks else 1])
        assert outcome.events == ()
    told_then = game.choose("done").events
    assert [str(event.words(NAMES)) for event in told_then if event.audience == seat] == [
        f"{NAMES[seat]} kept tasks: {first.name}"
    ]
    assert not [event for event in told_then if event.audience is None]


# --- the city


@pytest.mark.clause("VA7")
@pytest.mark.parametrize(
    ("players", "size"), [(2, (6, 6)), (3, (8, 6)), (4, (10, 6)), (5, (10, 6))]
)
def test_the_city_grows_with_the_players(players: int, size: tuple[int, int]) -> None:
    city = deal(players).table.city
    assert (city.width, city.height) == size
    assert deal(players).view(0).city == (NOBODY,) * len(city.cells)


@pytest.mark.clause("VA7", "VA50")
def test_the_first_city_is_always_the_same_and_others_are_drawn_by_the_seed() -> None:
    """What is drawn has no faults, and the same seed draws it again."""
    assert {deal(2, seed).table.city.quarters for seed in range(9)} == {CATALOG.plan_for(2).first}
    cities = [deal(2, seed, city="random").table.city for seed in range(30)]
    assert len({city.quarters for city in cities}) > 20
    assert not [fault for city in cities for fault in faults(city)]
    lay_out.cache_clear()
    again = [deal(2, seed, city="random").table.city for seed in range(30)]
    assert [city.quarters for city in again] == [city.quarters for city in cities]


@pytest.mark.clause("VA1", "VA45")
@pytest.mark.parametrize(
    ("setup", "seed", "words"),
    [
        (Setup(players=1), 0, "This game is for 2 to 5 players, not 1."),
        (Setup(players=6), 0, "This game is for 2 to 5 players, not 6."),
        (Setup(city="venice"), 0, "There is no city “venice”; choose first-game or random."),
        (
            Setup(),
            -1,
            "The seed -1 is out of range; use a whole number from 0 to 18446744073709551615.",
        ),
        (
            Setup(advanced=frozenset({Advanced.JOKER, "king"})),  # type: ignore[arg-type]
            0,
            "There are no advanced cards “king”.",
        ),
        (Setup(early=(0, 2)), 0, "There is no player 3."),
    ],
)
def test_what_can_not_be_dealt_is_refused(setup: Setup, seed: int, words: str) -> None:
    with pytest.raises(SetupError) as refusal:
        new_game(setup, CATALOG, seed)
    assert refusal.value.words == words
