"""The numbers by which a value knows what the cards of sets do; all are 0 in base games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.sets.carnival.stalls import FLUTE
from tests.games.valeria.sets.flames_powers import table as flames_table
from tests.games.valeria.sets.shadow_rules import table as shadow_table
from tests.games.valeria.sets.test_tokens import table as carnival
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.bots.weights import Weights, read_weights, write_weights
from valeria_desktop.games.valeria.bots import learned_worth as learned
from valeria_desktop.games.valeria.bots.feature_words import (
    BLOCKS,
    NAMES,
    NAMES_WITH_SETS,
    WITH_SETS,
)
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.learned_worth import (
    course_of,
    eye_of,
    learned_worth,
    net_of,
    values_folder,
    with_sets,
)
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.setup import RANDOM, Setup, Solo, Variant
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.scenario import Scenario
    from valeria_desktop.games.valeria.rules.game import Game

FLAMES = Setup(
    preset=RANDOM,
    sets=frozenset({"flames-and-frost"}),
    variants=BOX().set_of("flames-and-frost").needs | {Variant.EVENT_CARDS},
)


def positions(setup: Setup, seed: int, choices: int = 10_000) -> list[Game]:
    """Return some positions of a game between random bots."""
    game: Game = RULES.deal(setup, seed)
    bots = [make_bot(RULES, "random", seat) for seat in game.seats]
    found: list[Game] = []
    while (decision := game.decision) is not None and len(found) < choices:
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
        found.append(game.copy())
    return found[:-1:7]


def of_sets(game: Game, seat: int = 0) -> dict[str, float]:
    numbers = Eye.of(game.view(seat), sees_sets=True).look(game)
    return dict(zip(NAMES_WITH_SETS, numbers, strict=True))


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup(players=3, variants=frozenset({Variant.EVENTS, Variant.MIXED})),
        Setup(players=1, solo=Solo.DARK_LORD),
    ],
    ids=["two", "three", "alone"],
)
def test_in_a_base_game_all_numbers_of_sets_are_0(setup: Setup) -> None:
    for game in positions(setup, 3):
        for seat in game.seats:
            view = game.view(seat)
            plain = Eye.of(view).look(game)
            numbers = Eye.of(view, sees_sets=True).look(game)
            assert numbers[: len(NAMES)] == plain
            assert not any(numbers[len(NAMES) :])


@pytest.mark.clause("FF4", "FF5")
def test_events_to_come_and_in_force_are_counted() -> None:
    games = positions(FLAMES, 2)
    for game in games:
        found = of_sets(game)
        assert found["Events in the pile"] == sum(card.is_event_card for card in game.pile)
        assert found["Events in force"] == sum(card.stands_for_all for card in game.standing(0))
        assert found["banished cards"] == len(game.banished)
    assert of_sets(games[0])["Events in the pile"] > of_sets(games[-1])["Events in the pile"]


def test_what_is_mine_to_one_seat_is_theirs_to_the_other() -> None:
    for game in positions(FLAMES, 2):
        mine, theirs = of_sets(game, 0), of_sets(game, 1)
        names = [name.removeprefix("my ") for name in WITH_SETS["sets"] if name.startswith("my ")]
        assert {name: mine[f"my {name}"] for name in names} == {
            name: theirs[f"their {name}"] for name in names
        }


def changed(made: Scenario, than: Scenario) -> dict[str, float]:
    """Return the numbers of sets in which two positions differ, as seat 0 sees the first one."""
    here, there = of_sets(made.game), of_sets(than.game)
    return {name: here[name] for name in WITH_SETS["sets"] if here[name] != there[name]}


@pytest.mark.clause("FF9", "FF11", "FF12")
@pytest.mark.parametrize(
    ("domain", "numbers"),
    [
        ("defiant-ridge", {"cheaper cards": 1}),
        ("fort-skyler", {"cheaper cards": 1}),
        ("new-shilina-tower", {"other ways to pay": 1}),
        ("castle-of-the-seven-suns", {"immunity": 1}),
        ("twilight-palace", {"rerolls": 1}),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_domain_allows_its_owner_is_a_number(
    domain: str, numbers: dict[str, float], seat: int
) -> None:
    whose = ("my", "their")[seat]
    made, than = (flames_table().owns(seat, *cards).acts(0) for cards in ([domain], []))
    assert changed(made, than) == {f"{whose} {name}": each for name, each in numbers.items()}


def test_what_lies_face_down_is_a_number() -> None:
    made, than = (flames_table().owns(0, "archer", "defiant-ridge").acts(0) for _ in range(2))
    made.state.players[0].turn_down(made.card("archer"))
    made.state.players[0].turn_down(made.card("defiant-ridge"))
    assert changed(made, than) == {
        "my face-down citizens": 1,
        "my face-down domains": 1,
        "my cheaper cards": 0,
    }


@pytest.mark.clause("SV8")
def test_an_event_in_force_makes_all_slaying_dearer() -> None:
    made, than = (shadow_table() for _ in range(2))
    made.state.lasting = (made.card("dark-lord-rising"),)
    assert changed(made.acts(0), than.acts(0)) == {
        "my dearer prices": 1,
        "their dearer prices": 1,
        "Events in force": 1,
    }


def test_tokens_and_cards_beside_the_market_are_numbers() -> None:
    """At the carnival a bear is charmed for tickets; jugglers score by a line of its own."""
    made, than = carnival(number=9, magic=9), carnival(magic=9)
    found = changed(made, than)
    assert found.keys() == {"my tokens", "my cards beside", "my nearness of cards beside"}
    assert found["my tokens"] > 0
    assert found["my cards beside"] == 1
    jugglers, prize = carnival().owns(0, *["juggler"] * 3), carnival()
    prize.state.players[0].keep(FLUTE)
    assert changed(jugglers, carnival())["my points by sets"] == 3
    assert changed(prize, carnival())["my laid cards"] == 1


@pytest.fixture
def with_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lay a file for games of two with sets beside the shipped ones: it is sure of a loss."""
    for file in values_folder().glob("*.json"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    plain = read_weights(values_folder() / "2.json", WITH_SETS)
    *lower, last = plain.net.layers
    lost = evolve(last, biases=(last.biases[0] - 50,))
    weights = Weights(evolve(plain.net, layers=(*lower, lost)), plain.features, {})
    (tmp_path / "2-sets.json").write_text(write_weights(weights), encoding="utf-8")
    monkeypatch.setattr("valeria_desktop.bots.learned.values_folder", lambda _game: tmp_path)
    net_of.cache_clear()
    yield
    net_of.cache_clear()


@pytest.mark.usefixtures("with_a_file")
def test_a_base_game_never_reads_the_values_with_sets() -> None:
    assert course_of(Setup()) == "2"
    assert course_of(FLAMES) == "2-sets" == with_sets("2")
    assert course_of(evolve(FLAMES, players=3)) == "3"
    for setup, is_lost in ((Setup(), False), (FLAMES, True)):
        view = positions(setup, 2, 40)[-1].view(0)
        assert (learned_worth(view)(imagine(view, Stream(1))) < 0.001) is is_lost
        assert len(eye_of(view, course_of(setup)).look(imagine(view, Stream(1)))) == len(
            NAMES_WITH_SETS if is_lost else NAMES
        )


def test_without_a_file_sets_are_played_by_the_values_of_base_games() -> None:
    assert net_of(with_sets("2")) is None
    assert course_of(FLAMES) == "2"


def test_a_file_without_the_block_says_nothing_of_it() -> None:
    file = values_folder() / "2.json"
    plain, wide = read_weights(file, BLOCKS).net, read_weights(file, WITH_SETS).net
    fresh = slice(len(NAMES), None)
    assert not any(wide.scale[fresh])
    for row, wider in zip(plain.layers[0].rows, wide.layers[0].rows, strict=True):
        assert wider[: len(NAMES)] == row
        assert not any(wider[fresh])
    assert learned.weighs_dukes("2-sets") is True  # no file of its own
