"""The numbers that a learned value of Viscounts reads, and worths by a net of them."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, ClassVar

import pytest

from tests.bots import learned_worths
from tests.bots.learned_worths import LearnedWorthContract
from valeria_desktop.games.viscounts.bots import learned_worth
from valeria_desktop.games.viscounts.bots.feature_words import BLOCKS, NAMES, WORDS
from valeria_desktop.games.viscounts.bots.features import Eye
from valeria_desktop.games.viscounts.bots.value import Parts
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from types import ModuleType

    from valeria_desktop.games.viscounts.rules.game import Game

pytestmark = pytest.mark.thorough


def played(players: int, choices: int = 150) -> Game:
    """Return a game after some choices of stewards."""
    game: Game = learned_worths.played(RULES, "steward", Setup(players=players), choices)
    return game


def looked_at(game: Game, seat: int, world: Game | None = None) -> dict[str, float]:
    numbers = Eye.of(game.view(seat)).look(world or game)
    return dict(zip(NAMES, numbers, strict=True))


class TestLearnedWorth(LearnedWorthContract):
    rules, played = RULES, played
    most, begun = 4, 150
    blocks, words = BLOCKS, WORDS
    learned: ClassVar[ModuleType] = learned_worth
    by_hand = WinningChance
    worth_by = learned_worth.LearnedChance


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_worth_by_hand_is_among_the_numbers_and_so_are_its_parts(players: int) -> None:
    game = played(players)
    for seat in game.seats:
        found, by_hand = looked_at(game, seat), WinningChance(game.view(seat))
        chance = by_hand(game)
        assert found["chance by hand"] == pytest.approx(log(chance / (1 - chance)))
        mine = Parts(*(found[f"my {part}"] for part in Parts._fields))
        value = by_hand.outlook(game).appraisal.foreseen(mine) + found["my promise of the turn"]
        assert value == pytest.approx(by_hand.value(game))
        theirs = value - found["lead over the strongest"]
        rivals = [
            by_hand.outlook(game).of_rival(game.standing, at) for at in game.seats if at != seat
        ]
        assert theirs == pytest.approx(max(rivals))
        assert found["lead over the weakest"] >= found["lead over the strongest"]


def test_things_are_counted() -> None:
    game = played(2)
    found, (mine, theirs) = looked_at(game, 0), game.standing.players
    assert (found["my silver"], found["their silver"]) == (mine.silver, theirs.silver)
    assert (found["my debts"], found["their paid debts"]) == (mine.debts, theirs.paid)
    assert found["my manuscripts held"] == len(mine.manuscripts)
    built = ("trading posts", "guildhalls", "workshops")
    assert sum(found[f"their {kind}"] for kind in built) == len(theirs.freed) > 0


def test_cards_of_all_piles_are_counted_wherever_they_lie() -> None:
    game = played(2)
    found = looked_at(game, 0)
    for player, whose in zip(game.standing.players, ("my", "their"), strict=True):
        laid = [card for card in player.line if card is not None]
        cards = [*player.hand, *player.deck, *player.discard, *laid]
        assert found[f"{whose} steps in all piles"] == sum(card.silver for card in cards)
        for kind in ("cleric", "builder", "noble", "merchant", "criminal"):
            shown = [getattr(card.icons, kind) for card in cards]
            assert found[f"{whose} {kind}s in all piles"] == sum(shown) > 0
            on_the_board = sum(getattr(card.icons, kind) for card in laid)
            assert found[f"{whose} {kind}s on the board"] == on_the_board


def test_pairs_and_single_ones_are_told_apart() -> None:
    game = played(2)
    for player, whose in zip(game.standing.players, ("my", "their"), strict=True):
        found = looked_at(game, 0)
        first = [section[player.seat] for section in game.standing.first]
        assert found[f"{whose} pairs in the first tier"] == first.count(2)
        assert found[f"{whose} single in the first tier"] == first.count(1)
        ribbons = [each.ribbon for each in player.manuscripts if each.ribbon is not None]
        assert found[f"{whose} kinds of ribbons"] == len({*ribbons})
        once = [each for each in ribbons if ribbons.count(each) == 1]
        assert found[f"{whose} single ribbons"] == len(once)


def test_what_a_seat_cannot_know_is_in_no_number_of_its_rival() -> None:
    game = played(3)
    for seat in game.seats:
        view = game.view(seat)
        worlds = [imagine(view, Stream(number)) for number in range(4)]
        eye = Eye.of(view)
        rows = [dict(zip(NAMES, eye.look(world), strict=True)) for world in (game, *worlds)]
        theirs = [[row[name] for name in NAMES if name.startswith("their ")] for row in rows]
        assert all(row == pytest.approx(theirs[0]) for row in theirs)


def test_alone_the_worth_is_by_hand() -> None:
    game: Game = RULES.deal(Setup(players=1), 1)
    assert isinstance(learned_worth.learned_worth(game.view(0)), WinningChance)
