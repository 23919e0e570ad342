"""Reasons in the games for one player: what the Dark Lord takes, and what stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.coach.test_reasons import MOST_LETTERS, all_reasons, hints
from tests.scenario import Scenario
from valeria_desktop.games.valeria.coach.plain_reasons import plain_reasons
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.coaching import ReasonKind

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.coaching import Reason


def siege(*piles: str, mine: int = 6, his: int = 1) -> Scenario:
    return Scenario(players=1, solo=Solo.SIEGE).piles(*piles).both_act(mine, his)


def of_the_lord(found: tuple[Reason, ...]) -> list[str]:
    return [str(reason.words) for reason in found if reason.cause == "lord"]


def test_hiding_a_card_says_what_the_dark_lord_takes_instead() -> None:
    table = siege("giant paladin", "orc-warrior", "butcher peasant")
    found = all_reasons(table, "hide pile-2 under pile-3", "hide pile-2 under pile-1")
    assert of_the_lord(found) == [
        "The Dark Lord then takes Paladin or Peasant (1 point), not Orc Warrior (3 points)."
    ]
    back = all_reasons(table, "hide pile-2 under pile-1", "hide pile-2 under pile-3")
    assert of_the_lord(back) == [
        "The Dark Lord then takes Giant (3 points), not Orc Warrior (3 points)."
    ]
    assert {reason.kind for reason in (*found, *back) if reason.cause == "lord"} == {
        ReasonKind.DENIES
    }


def test_hiding_what_he_does_not_want_keeps_nothing_from_him() -> None:
    table = siege("paladin", "orc-warrior", "troll")
    found = all_reasons(table, "hide pile-2 under pile-1", "hide pile-3 under pile-1")
    assert of_the_lord(found) == ["The Dark Lord takes Troll (6 points) all the same."]


def test_taking_the_card_that_he_wants_says_so() -> None:
    table = siege("paladin", "goblin", "troll").holds(0, strength=20, gold=9)
    found = all_reasons(table, "slay pile-3", "recruit pile-1")
    assert of_the_lord(found) == ["Otherwise the Dark Lord takes it: 6 points for him."]
    assert of_the_lord(all_reasons(table, "recruit pile-1", "slay pile-3")) == []


def test_acting_second_the_dark_lord_has_taken_already() -> None:
    table = siege("paladin", "goblin goblin", "troll", mine=1, his=6)
    table.holds(0, strength=20, gold=9)
    found = all_reasons(table, "slay pile-2", "recruit pile-1")
    assert of_the_lord(found) == []


def test_of_two_cards_that_he_wants_equally_one_stays() -> None:
    table = siege("knight", "peasant", "butcher", mine=1, his=6)
    assert table.options == ["leave pile-1", "leave pile-2"]
    found = all_reasons(table, "leave pile-1", "leave pile-2")
    assert of_the_lord(found) == ["Peasant stays in the piles."]


@pytest.mark.parametrize(
    ("many", "words"),
    [(4, "3 cards stay in its stack."), (2, "1 card stays in its stack."),
     (1, "It is the last of its stack."), (3, "Knight stays open.")],  # both stacks are alike
)  # fmt: skip
def test_a_captured_card_leaves_so_many(many: int, words: str) -> None:
    table = Scenario(players=1, solo=Solo.DARK_LORD).stack("citizen-1", *["cleric"] * many)
    table.stack("citizen-6", "knight", "knight", "knight").attacks(1, 1)
    if table.options[0].startswith("first"):
        table.chooses(table.options[0])
    found = all_reasons(table, "leave citizen-1", "leave citizen-6")
    assert of_the_lord(found) == [words]


def test_an_attacked_column_says_what_it_loses() -> None:
    table = Scenario(players=1, solo=Solo.DARK_LORD).stack("citizen-1", "cleric")
    table.stack("citizen-6", "knight").attacks(6, 6)
    if table.options[0].startswith("first"):
        table.chooses(table.options[0])
    found = all_reasons(table, "attack monster-1", "attack monster-2")
    assert of_the_lord(found) == ["The Dark Lord takes Cleric or Knight."]


def test_a_column_with_nothing_left_loses_the_game() -> None:
    table = Scenario(players=1, solo=Solo.DARK_LORD)
    for place in ("citizen-1", "citizen-6", "domain-1"):
        table.stack(place, "exhausted")
    table.attacks(6, 6)
    if table.options[0].startswith("first"):
        table.chooses(table.options[0])
    found = all_reasons(table, "attack monster-1", "attack monster-2")
    assert of_the_lord(found) == ["Nothing is left there to take: the game is lost."]


def test_the_order_of_attacks_says_that_both_dice_attack() -> None:
    table = Scenario(players=1, solo=Solo.DARK_LORD).attacks(2, 4)
    assert table.options == ["first a", "first b"]
    (reason,) = plain_reasons(table.game.view(0))
    assert reason.words == "Both dice attack; you choose only which is first."


def every_row(game: Game) -> list[tuple[Reason, ...]]:
    return [proposal.reasons for proposal in hints(game, 5)[-1].proposals]


def test_every_row_of_such_a_hint_has_a_reason() -> None:
    tables = [
        siege("giant paladin", "orc-warrior", "butcher peasant").game,
        siege("knight", "peasant", "butcher", mine=1, his=6).game,
    ]
    lord = Scenario(players=1, solo=Solo.DARK_LORD).attacks(6, 6)
    if lord.options[0].startswith("first"):
        lord.chooses(lord.options[0])
    for game in (*tables, lord.game):
        rows = every_row(game)
        assert rows
        for reasons in rows:
            causes = [reason for reason in reasons if not reason.is_count]
            assert causes
            assert all(len(reason.words) <= MOST_LETTERS for reason in causes)
