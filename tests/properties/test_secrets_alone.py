"""What the player of a solo game must not know: the Dark Lord's Duke, and what lies face down."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.option_sets import CATALOG
from tests.properties.players import Temper, play_on
from tests.properties.secrets import check_views, leaks, secrets_of
from tests.properties.worlds import other_world
from valeria_desktop.games.valeria.rules.events import Captured, Dealt
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.rows import DOMAINS
from valeria_desktop.games.valeria.rules.setup import SIEGE_DECK, Setup, Solo, Variant
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.view import View


def _against_dark_lord(decisions: int = 40) -> Game:
    setup = Setup(players=1, solo=Solo.DARK_LORD, variants=frozenset({Variant.MIXED}))
    game = new_game(setup, CATALOG, 1 << 40)
    play_on(game, Random(2), Temper.EAGER, decisions)
    assert not game.is_over
    return game


def _siege(deck: int = SIEGE_DECK) -> Game:
    game = new_game(Setup(players=1, solo=Solo.SIEGE, deck=deck), CATALOG, 1 << 40)
    play_on(game, Random(2), Temper.EAGER, 20)
    return game


def _worlds(game: Game) -> list[list[State]]:
    """Return other worlds of the player: dealt from the truth, and imagined from the view."""
    return [
        [other_world(game, 0, Random(number))._state for number in range(40)],
        [imagine(game.view(0), Stream(number))._state for number in range(40)],
    ]


def _duke_of_rival(state: State) -> str:
    assert state.rival is not None
    assert state.rival.duke is not None
    return state.rival.duke.id


@pytest.mark.clause("D1")
def test_the_dark_lords_duke_may_be_each_that_the_player_was_not_dealt() -> None:
    game = _against_dark_lord()
    mine = {duke.id for duke in game._state.players[0].dealt}
    others = {duke.id for duke in CATALOG.dukes} - mine
    assert len(others) == len(CATALOG.dukes) - 2
    for worlds in _worlds(game):
        assert {_duke_of_rival(world) for world in worlds} == others


@pytest.mark.clause("D5")
def test_what_the_dark_lord_took_is_dealt_to_no_world_again() -> None:
    """The captured domains and mixed citizens are known to the player."""
    game = _against_dark_lord()
    rival = game._state.rival
    assert rival is not None
    assert rival.citizens
    domain = game._state.take_top(DOMAINS.places.start)
    assert isinstance(domain, Domain)
    rival.domains = (domain,)
    game._state.turn_up(DOMAINS.places.start)
    for worlds in _worlds(game):
        for world in worlds:
            centre = [card for place in DOMAINS.places for card in world.stacks[place]]
            assert domain not in centre
            assert len(set(centre)) == len(centre)


@pytest.mark.clause("G1")
@pytest.mark.parametrize("deck", [SIEGE_DECK, 90])
def test_the_deck_of_the_siege_is_dealt_anew_in_every_world(deck: int) -> None:
    """Its order, and which domains and further citizens are in it."""
    game = _siege(deck)
    truth = game._state.stacks[DECK]
    for worlds in _worlds(game):
        decks = [world.stacks[DECK] for world in worlds]
        assert {len(dealt) for dealt in decks} == {len(truth)}
        assert len({dealt[-1] for dealt in decks}) > 10
        assert len({frozenset(card.id for card in dealt) for dealt in decks}) > 10
        assert all(world.stacks[place] == game._state.stacks[place] for world in worlds
                   for place in PILES)  # fmt: skip


def _spoiled(view: View, game: Game, what: str) -> View:
    """Return a view that shows one thing too many."""
    state = game._state
    if what == "stacks":
        return evolve(view, stacks=tuple(state.stacks))
    assert view.rival is not None
    assert state.rival is not None
    return evolve(view, rival=evolve(view.rival, duke=state.rival.duke))


@pytest.mark.clause("D1", "G1")
@pytest.mark.parametrize(
    ("game", "what"),
    [(_against_dark_lord(), "duke"), (_against_dark_lord(), "stacks"), (_siege(), "stacks")],
)
def test_the_search_for_leaks_finds_each_kind(game: Game, what: str) -> None:
    view = game.view(0)
    assert leaks(game, 0, view) == []
    assert leaks(game, 0, _spoiled(view, game, what))


@pytest.mark.clause("D5", "G3")
def test_the_search_for_leaks_reads_events_of_the_solo_games() -> None:
    game = _against_dark_lord()
    hidden = game._state.stacks[19][0]
    assert leaks(game, 0, (Captured(hidden, 19),)) == [hidden.id]
    siege = _siege()
    unseen = next(c for c in siege._state.stacks[DECK] if c in secrets_of(siege, 0))
    assert unseen.id in leaks(siege, 0, (Dealt(unseen, 20),))


@pytest.mark.clause("D1")
def test_all_that_the_player_does_not_see_is_secret() -> None:
    """Eight Dukes, one of which is the Dark Lord's, and the domains but for five."""
    game = new_game(Setup(players=1, solo=Solo.DARK_LORD), CATALOG, 7)
    secrets = [secret.kind for secret in secrets_of(game, 0)]
    assert secrets.count("duke") == 10 - 2
    assert secrets.count("domain") == 24 - 5


@pytest.mark.clause("D7")
def test_the_dark_lords_duke_is_shown_when_the_game_is_over() -> None:
    game = _against_dark_lord()
    duke = _duke_of_rival(game._state)
    assert game.view(0).rival is not None
    play_on(game, Random(2), Temper.EAGER, 500)
    assert game.is_over
    check_views(game)
    rival = game.view(0).rival
    assert rival is not None
    assert rival.duke is not None
    assert rival.duke.id == duke
