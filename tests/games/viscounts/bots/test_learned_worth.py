"""The numbers that a learned value of Viscounts reads, and worths by a net of them."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

import pytest

from tests.german import german
from tests.nets import only_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.viscounts.bots import learned_worth as learned
from valeria_desktop.games.viscounts.bots.feature_words import BLOCKS, NAMES, words_of
from valeria_desktop.games.viscounts.bots.features import Eye
from valeria_desktop.games.viscounts.bots.learned_worth import LearnedChance, learned_worth
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import Phrase

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game


PARTS = ("goods", "buildings", "castle", "manuscripts", "papers", "markers", "cards")

LONGEST = 60  # letters: it stands within a sentence


def played(players: int, choices: int = 150) -> Game:
    """Play stewards' choices."""
    game: Game = RULES.deal(Setup(players=players), 5)
    bots = [make_bot(RULES, "steward", seat) for seat in game.seats]
    while (decision := game.decision) is not None and choices:
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
        choices -= 1
    return game


def looked_at(game: Game, seat: int, world: Game | None = None) -> dict[str, float]:
    numbers = Eye.of(game.view(seat)).look(world or game)
    return dict(zip(NAMES, numbers, strict=True))


def test_no_two_features_have_one_name() -> None:
    assert len(set(NAMES)) == len(NAMES) == sum(map(len, BLOCKS.values()))


def test_every_feature_has_words_of_its_own_in_both_languages() -> None:
    phrases = [words_of(name) for name in NAMES]
    assert len({str(phrase) for phrase in phrases}) == len(NAMES)
    parts = [part for phrase in phrases for part in phrase.parts.values()]
    templates = {each.template for each in (*phrases, *parts) if isinstance(each, Phrase)}
    assert all(0 < len(german()[template]) <= LONGEST for template in templates)
    assert all(len(str(phrase)) <= LONGEST for phrase in phrases)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_worth_by_hand_is_among_the_numbers_and_so_are_its_parts(players: int) -> None:
    game = played(players)
    for seat in game.seats:
        found, by_hand = looked_at(game, seat), WinningChance(game.view(seat))
        chance = by_hand(game)
        assert found["chance by hand"] == pytest.approx(log(chance / (1 - chance)))
        mine = sum(found[f"my {part}"] for part in PARTS) + found["my promise of the turn"]
        assert mine == pytest.approx(by_hand.value(game))
        theirs = sum(found[f"their {part}"] for part in PARTS)
        assert mine - theirs == pytest.approx(found["lead over the strongest"])
        assert found["lead over the weakest"] >= found["lead over the strongest"]


def test_things_are_counted() -> None:
    game = played(2)
    found, (mine, theirs) = looked_at(game, 0), game.standing.players
    assert (found["my silver"], found["their silver"]) == (mine.silver, theirs.silver)
    assert (found["my debts"], found["their paid debts"]) == (mine.debts, theirs.paid)
    assert found["my manuscripts held"] == len(mine.manuscripts)
    built = ("trading posts", "guildhalls", "workshops")
    assert sum(found[f"their {kind}"] for kind in built) == len(theirs.freed) > 0


def test_what_a_seat_cannot_know_is_in_no_number_of_its_rival() -> None:
    game = played(3)
    for seat in game.seats:
        view = game.view(seat)
        worlds = [imagine(view, Stream(number)) for number in range(4)]
        eye = Eye.of(view)
        rows = [dict(zip(NAMES, eye.look(world), strict=True)) for world in (game, *worlds)]
        theirs = [[row[name] for name in NAMES if name.startswith("their ")] for row in rows]
        assert all(row == pytest.approx(theirs[0]) for row in theirs)


@pytest.mark.parametrize("players", [2, 4])
def test_a_net_of_the_worth_by_hand_alone_promises_the_same(players: int) -> None:
    game, net = played(players), only_of(NAMES, "chance by hand")
    for seat in game.seats:
        view = game.view(seat)
        assert LearnedChance(net, view)(game) == pytest.approx(WinningChance(view)(game))


def test_a_game_that_is_over_is_worth_what_was_won_of_it() -> None:
    game, net = played(2, 10_000), only_of(NAMES, "chance by hand")
    assert [LearnedChance(net, game.view(seat))(game) for seat in game.seats] == [
        game.result().share_of(seat) for seat in game.seats
    ]


def test_where_there_are_no_weights_the_worth_is_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "net_of", lambda _players: None)
    game = played(2)
    assert isinstance(learned_worth(game.view(0)), WinningChance)


def test_alone_the_worth_is_by_hand() -> None:
    game: Game = RULES.deal(Setup(players=1), 1)
    assert isinstance(learned_worth(game.view(0)), WinningChance)
