"""Margraves: a starter for each player in place of the Herald (MA1, MA2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.boxes import no_cards
from tests.games.valeria.sets.shipped import catalog_of, needed_by, part_of
from tests.scenario import Scenario
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.bots.sides import tableau_of
from valeria_desktop.games.valeria.coach.rolls import woken_by
from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.odds import odds_of
from valeria_desktop.games.valeria.rules.model.cards import Starter
from valeria_desktop.games.valeria.rules.sets import Set
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo
from valeria_desktop.games.valeria.rules.setup_check import refusal_of_set
from valeria_desktop.games.valeria.rules.turn.harvest import activated
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game

SET = "margraves"
WITH = frozenset({SET})
MARGRAVE = as_a(Starter, part_of(SET).by_id["margrave"])
NAMES = ["starter-peasant", "starter-knight", "margrave"]
TRADES = [f"margrave: trade-1-{kind}" for kind in ("gold", "strength", "magic")]
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def table(players: int = 2, edition: str = "2e", solo: Solo | None = None) -> Scenario:
    """Nobody holds anything, nor any card but the starters."""
    made = Scenario(players, edition, catalog=catalog_of(SET), sets=WITH, solo=solo)
    for seat in range(players):
        made.holds(seat)
    return made


@pytest.mark.clause("MA1")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_has_one_in_place_of_the_herald(players: int, edition: Edition) -> None:
    """In the first edition, which has no Herald, it is the third starter."""
    game: Game = RULES.deal(Setup(players, edition, sets=WITH), 1)
    for player in game.view(0).players:
        assert [starter.id for starter in player.starters] == NAMES


@pytest.mark.clause("MA1", "X24")
@pytest.mark.parametrize("edition", Edition)
def test_against_the_dark_lord_it_lies_there_too(edition: Edition) -> None:
    game: Game = RULES.deal(Setup(1, edition, solo=Solo.DARK_LORD, sets=WITH), 1)
    view = game.view(0)
    assert [starter.id for starter in view.players[0].starters] == NAMES
    assert view.rival is not None
    assert not view.rival.starters


@pytest.mark.clause("MA1", "X1")
def test_without_the_set_no_margrave_takes_part() -> None:
    others = frozenset(name for name in SETS if not set_facts(name).starters)
    game: Game = RULES.deal(Setup(2, variants=needed_by(others), sets=others), 1)
    assert [starter.id for starter in game.view(0).players[0].starters] == [*NAMES[:2], "herald"]


@pytest.mark.clause("MA1", "X1")
def test_two_third_starters_are_not_played_together() -> None:
    seas = Set(id="crimson-seas", name=say("Crimson Seas"), cards=no_cards)
    for one, other in ((SETS[SET](), seas), (seas, SETS[SET]())):
        assert str(refusal_of_set(one, [other], Setup())).endswith(
            "can't be played together; leave one of them out."
        )


@pytest.mark.clause("MA1", "T13")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_nobody_is_consoled(edition: str) -> None:
    """Where nothing else wakes, the Margrave is what its owner has."""
    made = table(edition=edition)
    made.rolls(0, 1, 2)
    assert made.resources(0) == (1, 1, 1)
    assert made.resources(1) == (0, 0, 0)


@pytest.mark.clause("MA2")
@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(
    ("dice", "gained"),
    [
        ((1, 2), (1, 1, 1)),
        ((2, 2), (1, 1, 1)),
        ((5, 5), (3, 1, 1)),
        ((3, 3), (1, 2, 1)),
        ((1, 4), (1, 0, 0)),
    ],
    ids=["nothing else", "doubles and nothing else", "doubles", "doubles with a sum", "neither"],
)
def test_on_your_turn_it_gives_one_of_each_once(
    edition: str, dice: tuple[int, int], gained: tuple[int, int, int]
) -> None:
    """5 wakes the Peasant twice, a sum of 6 the Knight."""
    made = table(edition=edition)
    made.rolls(0, *dice)
    assert made.resources(0) == gained


@pytest.mark.clause("MA2", "X7")
@pytest.mark.parametrize(
    ("option", "left"), [*zip(TRADES, [(1, 2, 2), (2, 1, 2), (2, 2, 1)], strict=True)]
)
def test_on_other_turns_one_of_any_resource_is_traded_for_a_point(
    option: str, left: tuple[int, int, int]
) -> None:
    made = table().holds(1, 2, 2, 2)
    made.rolls(0, 2, 2)
    assert made.decision.seat == 1
    assert made.options == [*TRADES, "done"]
    made.chooses(option)
    assert (made.resources(1), made.points(1)) == (left, 1)
    assert made.decision.seat == 0, "it wakes once, though doubles woke nothing else"


@pytest.mark.clause("MA2", "T10")
def test_the_trade_may_be_left_and_is_not_offered_without_its_price() -> None:
    made = table(3).holds(1, magic=1)
    made.rolls(0, 1, 2)
    assert made.options == [TRADES[2], "done"]
    made.chooses("done")
    assert (made.resources(1), made.points(1)) == ((0, 0, 1), 0)
    assert made.decision.seat == 0, "seat 2 has nothing to trade"


@pytest.mark.clause("MA2", "V1")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_with_five_the_resting_player_is_not_asked(edition: str) -> None:
    made = table(5, edition)
    for seat in range(1, 5):
        made.holds(seat, gold=1)
    made.rolls(0, 1, 2)
    asked = []
    while made.decision.seat:
        asked.append(made.decision.seat)
        made.chooses("done")
    assert asked == [1, 2, 3]
    assert made.state.resting == 4


@pytest.mark.clause("MA2", "D9", "X24")
def test_against_the_dark_lord_it_wakes_in_both_harvests() -> None:
    made = table(1, solo=Solo.DARK_LORD)
    made.rolls(0, 2, 2)
    assert made.resources(0) == (1, 1, 1)
    made.chooses("gain gold", "gain gold")
    while "done" not in made.options:
        made.chooses(made.options[0])
    assert made.options == [*TRADES, "done"]
    made.chooses(TRADES[0])
    assert made.points(0) == 1


@pytest.mark.clause("MA2")
def test_what_was_traded_is_told() -> None:
    made = table().holds(1, gold=1)
    made.rolls(0, 1, 2)
    made.chooses(TRADES[0])
    told = [line for line in made.log() if "Margrave" in line]
    assert told == ["A gained 1 Gold, 1 Strength and 1 Magic (Margrave)", *told[1:]]
    assert any("B" in line and "1 point" in line for line in told)


@pytest.mark.clause("MA2")
@pytest.mark.parametrize("citizens", [(), ("cleric",), ("rogue", "archer")])
def test_rules_coach_and_bots_count_alike_how_often_it_wakes(citizens: tuple[str, ...]) -> None:
    made = table().owns(0, *citizens)
    view, player = made.game.view(0), made.state.players[0]
    times = {dice: activated(made.state, 0, dice).count(MARGRAVE) for dice in ROLLS}
    assert set(times.values()) == {0, 1}
    for dice in ROLLS:
        assert woken_by(view.players[0], dice).count(MARGRAVE) == times[dice]
    odds = odds_of(MARGRAVE, view.table, view.players[0])
    assert odds is not None
    assert (odds.waking, odds.twice) == (sum(times.values()), 0)
    share = sum(times.values()) / 36
    assert odds.others == ({"any": -share, "points": share},)
    whole = tableau_of(player, has_consolation=False)
    player.starters = player.starters[:2]
    rest = tableau_of(player, has_consolation=False)
    on = [one - other for one, other in zip(whole.on, rest.on, strict=True)]
    off = [one - other for one, other in zip(whole.off, rest.off, strict=True)]
    assert on == pytest.approx([share, share, share, 0, 0, 0])
    assert off == pytest.approx([0, 0, 0, share, -share, 0])


@pytest.mark.clause("MA2")
@pytest.mark.parametrize("name", ["greedy", "baron"])
def test_bots_trade_for_a_point_late_in_the_game(name: str) -> None:
    """A bot that looks ahead keeps its last Gold, beside which Magic helps (T16)."""
    owned = ("archer", "archer", "rogue", "goblin", "goblin-king", "halfpenny-hill")
    made = table().holds(1, gold=1, magic=9).owns(0, *owned).owns(1, *owned)
    made.exhausts("citizen-1", "citizen-2", "citizen-3")
    made.state.turn = 41
    made.rolls(0, 1, 2)
    option = make_bot(RULES, name, 1).choose(made.game.view(1), made.decision)
    assert option.id == TRADES[0 if name == "greedy" else 2]


def test_it_says_what_is_traded() -> None:
    assert str(MARGRAVE.off_turn.words()) == "You may trade 1 Gold, Strength or Magic for 1 point"
