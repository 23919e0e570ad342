"""Sets in set-ups, deals and refusals (X1 to X4, X24, X25)."""

from __future__ import annotations

import gc
import weakref
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX, FUNERAL, RULES, SETS, WITH, with_carnival
from tests.games.valeria.sets.carnival import CARNIVAL, Parade
from tests.option_sets import CATALOG
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.files.loader import load_cards
from valeria_desktop.games.valeria.game import RULES as BASE
from valeria_desktop.games.valeria.game import box_of
from valeria_desktop.games.valeria.rules.game import imagine, new_game
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Setup, Solo, Variant
from valeria_desktop.games.valeria.solo.translate import alone
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import CatalogError, SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.events import Event

RANDOM_GAME = Setup(preset=RANDOM)


def cards() -> frozenset[str]:
    own = BOX().cards_of(WITH).parts[1]
    return frozenset(card.id for card in own.all_cards())


def dealt(setup: Setup, seed: int) -> Game:
    game: Game = RULES.deal(setup, seed)
    return game


def test_every_card_of_a_set_knows_its_set_and_is_the_same_thing_in_all_catalogues() -> None:
    catalog = BOX().cards_of(WITH)
    juggler = catalog.by_id["juggler"]
    assert catalog.set_of(juggler) is CARNIVAL
    assert catalog.set_of(catalog.by_id["peasant"]) is None
    assert catalog.by_id["peasant"] is CATALOG.by_id["peasant"]
    both = BOX().cards_of(WITH | {"funeral"})
    assert both is not catalog
    assert both.by_id["juggler"] is juggler
    assert both.sets == (CARNIVAL, FUNERAL)


def test_a_card_is_translated_for_one_player_only_once() -> None:
    catalog, both = BOX().cards_of(WITH), BOX().cards_of(WITH | {"funeral"})
    for card in ("juggler", "rogue"):
        assert alone(catalog).by_id[card] is alone(both).by_id[card]
    assert alone(catalog).by_id["rogue"] is alone(CATALOG).by_id["rogue"]
    assert alone(catalog).sets == (CARNIVAL,)


def test_without_sets_a_seed_deals_what_it_always_dealt() -> None:
    """C1: the pool is filtered before anything is drawn."""
    for seed in range(30):
        with_box, base = RULES.deal(RANDOM_GAME, seed), BASE.deal(RANDOM_GAME, seed)
        assert RULES.dump(with_box) == BASE.dump(base)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_set_up_draws_from_the_base_game_and_the_chosen_sets(players: int) -> None:
    """X2: each area, kind and card with equal chance."""
    setup = with_carnival(evolve(RANDOM_GAME, players=players))
    seen: set[str] = set()
    fairs = 0
    for seed in range(120):
        table = dealt(setup, seed).view(0).table
        fairs += "Fair" in table.areas
        seen |= {card.id for card in table.citizens}
    assert 120 * 5 / 9 * 0.75 < fairs < 120 * 5 / 9 * 1.25
    assert {"juggler", "knight-carnival", "peasant", "knight"} <= seen


def test_domains_and_dukes_come_from_one_pool() -> None:
    setup = with_carnival(Setup())
    lying, dukes = set(), set()
    for seed in range(80):
        game = dealt(setup, seed)
        lying |= {card.id for stack in game.stacks for card in stack}
        dukes |= {duke.id for seat in (0, 1) for duke in game.view(seat).players[seat].dealt}
    assert {"big-top", "merry-go-round"} <= lying
    assert "king-of-fools" in dukes
    assert "juggler" not in lying, "a preset keeps its citizens (X3)"


def test_a_preset_of_a_set_is_there_only_with_it() -> None:
    setup = with_carnival(Setup(preset="all-carnival"))
    assert "Fair" in dealt(setup, 3).view(0).table.areas
    with pytest.raises(SetupError, match="There is no preset 'all-carnival'"):
        RULES.check(Setup(preset="all-carnival"), 3)


def test_custom_may_name_any_card_of_the_pool() -> None:
    preset = BOX().cards_of(WITH).presets[-1]
    setup = Setup(preset=CUSTOM, areas=preset.areas, citizens=preset.citizens)
    RULES.check(with_carnival(setup), 1)
    with pytest.raises(SetupError, match="There is no area 'Fair'"):
        RULES.check(setup, 1)


def test_cards_of_one_name_are_one_name() -> None:
    """X4: the price + counts both kinds of Knights."""
    game = dealt(with_carnival(Setup(preset="all-carnival")), 3)
    catalog = game.view(0).table.catalog
    assert {card.name for card in (catalog.by_id["knight"], catalog.by_id["knight-carnival"])} == {
        "Knight"
    }


def test_a_set_adds_steps_conditions_lines_and_its_deal() -> None:
    game = dealt(with_carnival(Setup()), 3)
    table = game.view(0).table
    names = [type(part).__name__ for part in table.turn]
    assert names[names.index("Harvest") + 1] == "Parade"
    assert len(table.conditions) == len(table.scores) == 1
    assert game.holdings(0).gold == dealt(Setup(), 3).holdings(0).gold + 1
    plain = dealt(Setup(), 3).view(0).table
    assert Parade() not in plain.turn
    assert (plain.conditions, plain.scores) == ((), ())


def test_a_condition_of_a_set_ends_the_game_and_is_said() -> None:
    setup, endings = with_carnival(Setup()), set()
    for seed in range(3):
        told: Sequence[Event] = ()
        game, chance = dealt(setup, seed), Random(seed)
        while game.decision is not None:
            told = game.choose(chance.choice(game.decision.options)).events
        endings |= set(game.ending)
        assert any("the carnival moves on" in str(event.words(("A", "B"))) for event in told)
        assert game.view(0).turn == 20
    assert endings == {"carnival-late"}


def test_lines_of_a_set_count_for_the_score() -> None:
    setup, chance = with_carnival(Setup(preset="all-carnival")), Random(4)
    found = 0
    for seed in range(4):
        game = dealt(setup, seed)
        while game.decision is not None:
            options = game.decision.options
            wanted = [option for option in options if "Juggler" in str(option.words())]
            game.choose(chance.choice(wanted or options))
        for score in game.result().scores:
            jugglers = [c for c in game.holdings(score.seat).citizens if c.id == "juggler"]
            assert score.of("Carnival") == len(jugglers)
            found += len(jugglers)
    assert found


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (
            Setup(sets=frozenset({"moon"})),
            "lacks the expansion 'moon'",
        ),
        (
            Setup(sets=frozenset(SETS)),
            "Carnival and Funeral can't be played together; leave one of them out.",
        ),
        (
            Setup(players=1, solo=Solo.SIEGE, sets=WITH),
            "Carnival takes no part in this solo game; leave it out.",
        ),
    ],
)
def test_sets_that_do_not_fit_are_refused_by_name(setup: Setup, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        RULES.check(setup, 1)
    with pytest.raises(SetupError, match=why):
        RULES.deal(setup, 1)


def test_the_program_without_sets_refuses_them_by_name() -> None:
    with pytest.raises(SetupError, match="lacks the expansion 'carnival'"):
        BASE.deal(with_carnival(Setup()), 1)


def test_cards_of_other_sets_than_the_set_up_names_are_refused() -> None:
    with pytest.raises(SetupError, match="The cards are those of no set; the set-up names"):
        new_game(with_carnival(Setup()), CATALOG, 1)
    with pytest.raises(SetupError, match="The cards are those of carnival; the set-up names"):
        new_game(Setup(), BOX().cards_of(WITH), 1)


def test_an_id_of_the_base_game_is_refused_with_advice(tmp_path: Path) -> None:
    """C2: ids of doubles carry the set."""
    file = tmp_path / "cards.toml"
    file.write_text(
        '[[duke]]\nid = "peasant"\nname = "Peasant"\nleft = [{ per_point = 3 }]\n', encoding="utf-8"
    )
    with pytest.raises(CatalogError, match="base game; add the name of the set to yours"):
        load_cards((file,), CATALOG)


def test_the_variant_events_still_means_monster_events() -> None:
    setup = with_carnival(Setup(variants=frozenset({Variant.EVENTS}), events=("fire-eater",)))
    piles = {card.id for card in dealt(setup, 2).snapshot().pile}
    assert "fire-eater" in piles


@pytest.mark.thorough
def test_a_catalogue_goes_with_its_last_game() -> None:
    """No cache of a module holds a catalogue, a table or what was worked out for them."""
    gc.freeze()  # else all that other tests have made would be searched
    box = box_of(lambda: CATALOG, SETS)()
    catalog = box.cards_of(WITH)
    setup = with_carnival(Setup(preset=RANDOM))
    for seed in range(3):
        _played(new_game(setup, catalog, seed), seed)
    gone, laid = weakref.ref(catalog), weakref.ref(lay_out(setup, catalog, 1))
    del box, catalog
    gc.collect()
    assert (gone(), laid()) == (None, None)


def _played(game: Game, seed: int) -> None:
    chance, greedy = Random(seed), GreedyBot(seed)
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        imagine(view, Stream(seed))
        option = greedy.choose(view, decision) if decision.seat else None
        game.choose(option or chance.choice(decision.options))
