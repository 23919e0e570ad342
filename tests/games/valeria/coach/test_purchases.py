"""What purchases brought, worked out by hand and against all that was gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.coach.records import any_games, from_here, next_dice, whole_game
from tests.games.valeria.rules.invented_belongings import AT_COURT, BARON
from tests.scenario import CATALOG, Scenario
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.games.valeria.coach.origins import Tracing, resources_of
from valeria_desktop.games.valeria.coach.purchases import (
    Purchase,
    Purchases,
    is_traced,
    purchases_of,
)
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.events import Lost, Took
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.record import Record


def named(found: Purchases, card: str) -> list[Purchase]:
    return [each for each in found.all if each.card.id == card]


def cleric_table() -> Scenario:
    """A Cleric can be recruited, and wakes twice on the next turn and once on the one after."""
    table = Scenario(players=2).stack("citizen-1", "cleric", "cleric", "cleric")
    table.holds(0, gold=9).acts(0)
    return next_dice(table, (1, 1), (1, 2))


def harvested(*choices: str) -> Purchases:
    """Go on as said, until both have rolled; who is asked anything else buys nothing."""
    record = from_here(cleric_table(), *choices)
    game = record.replay()
    rolls = 0
    while rolls < 2:
        record.choose(game, "gain gold" if is_asked_to_act(game) else game.decision.options[0])
        rolls += record.choices[-1] == "roll"
    return purchases_of(record)


def is_asked_to_act(game: Game) -> bool:
    return game.decision is not None and game.decision.prompt is Prompt.ACT


def test_a_cleric_brings_magic_each_time_it_wakes() -> None:
    """On the other's turn 1 for each of two ones, in your turn 3."""
    found = harvested("recruit citizen-1", "gain gold")
    (cleric,) = named(found, "cleric")
    assert (cleric.seat, cleric.choice, cleric.round) == (0, 0, 1)
    assert cleric.price == Amounts(gold=3)
    assert cleric.brought == Amounts(magic=5)
    assert (cleric.spent, cleric.points, cleric.is_there) == (Amounts(), 0, True)
    assert cleric.gain == pytest.approx(5 / 3)


def test_of_two_clerics_each_brings_its_own() -> None:
    found = harvested("recruit citizen-1", "recruit citizen-1")
    first, second = named(found, "cleric")
    assert (first.price, second.price) == (Amounts(gold=3), Amounts(gold=4))
    assert first.brought == second.brought == Amounts(magic=5)
    assert found.best[0] == first
    assert found.worst[0] == second
    assert found.best[1] is None


def test_a_reward_and_the_points_on_the_card_count() -> None:
    table = Scenario(players=2).stack("monster-1", "goblin").holds(0, strength=1).acts(0)
    (goblin,) = purchases_of(from_here(table, "slay monster-1")).all
    assert (goblin.price, goblin.brought) == (Amounts(strength=1), Amounts(gold=1))
    assert (goblin.printed, goblin.duke, goblin.points) == (1, 0, 1)
    assert goblin.gain == 4  # a Gold, and a point that counts as three resources


def test_of_two_monsters_alike_each_has_its_own_reward() -> None:
    table = Scenario(players=2).stack("monster-1", "goblin", "goblin").holds(0, strength=2).acts(0)
    found = purchases_of(from_here(table, "slay monster-1", "slay monster-1")).all
    assert [each.choice for each in found] == [0, 1]
    assert [each.brought for each in found] == [Amounts(gold=1)] * 2


def test_the_duke_counts_when_the_game_is_over() -> None:
    for seed in range(3):
        record = whole_game(seed, Setup(players=2))
        for score in record.replay().result().scores:
            by_duke = sum(
                line.points for line in score.lines if line.category == "duke" and line.cards
            )
            mine = [each for each in purchases_of(record).all if each.seat == score.seat]
            assert 0 < sum(each.duke for each in mine) <= by_duke


def test_what_does_not_show_is_never_called_the_worst() -> None:
    """Pratchett's Plateau makes domains cheaper, which nothing tells."""
    table = Scenario(players=2).may_build(0, "pratchetts-plateau").acts(0)
    record = from_here(table, "build domain-1", "gain gold")
    (plateau,) = purchases_of(record).all
    assert not plateau.is_traced
    assert purchases_of(record).worst == (None, None)
    assert purchases_of(record).best == (plateau, None)


@pytest.mark.parametrize(
    ("card", "traced"),
    [
        ("shattered-hand", False),  # a citizen for free
        ("eye-of-asteraten", False),  # one more monster to slay
        ("purloiners-perch", False),  # a monster of someone else
        ("orc-warrior", False),  # its reward is a citizen
        ("cathedral-of-st-aquila", True),
        ("golden-obelisk-of-nae", True),
        ("goblin", True),
        ("cleric", True),
    ],
)
def test_a_card_that_brings_another_card_is_never_called_the_worst(card: str, traced: bool) -> None:  # noqa: FBT001
    assert is_traced(CATALOG.by_id[card]) is traced


def test_a_card_in_a_zone_of_a_set_is_bought_as_a_domain_is() -> None:
    table = Scenario(catalog=AT_COURT).stack("court-1", BARON.id).holds(0, gold=5).acts(0, (1, 2))
    (baron,) = named(purchases_of(from_here(table, "build court-1")), BARON.id)
    assert (baron.card, baron.price) == (BARON, Amounts(gold=2))


@pytest.mark.slow
def test_all_that_anybody_gained_or_paid_is_somebodys() -> None:
    """In any game what is traced comes to what is there at the end; what was lost is counted."""
    for record in any_games(500, 25):
        tracing = Tracing(record)
        begun = [wealth(tracing, seat) for seat in tracing.game.seats]
        lost = lost_of(record)
        tracing.played()
        for seat, owner in enumerate(tracing.owners):
            brought = sum(had.resources for had in owner.all)
            prices = sum(resources_of(had.price) for had in (*owner.has, *owner.lost))
            expected = begun[seat] + brought - prices - lost[seat]
            assert wealth(tracing, seat) == expected


def wealth(tracing: Tracing, seat: int) -> int:
    player = tracing.game.holdings(seat)
    return int(player.gold + player.strength + player.magic)


def lost_of(record: Record) -> list[int]:
    """Count what everyone lost to others and to the bank."""
    game = record.start()
    found = [0 for _ in game.seats]
    for choice in record.choices:
        for event in game.choose(choice).events:
            if isinstance(event, Took):
                found[event.victim] += resources_of(event.amounts)
            elif isinstance(event, Lost):
                found[event.seat] += resources_of(event.amounts)
    return found


def test_it_can_be_asked_by_name_and_the_answer_travels() -> None:
    setup = Setup(players=2)
    record = whole_game(4, setup)
    *parts, last = answers_of_past(record, "purchases", None, Stream(1))
    assert last == purchases_of(record)
    bought = [each.choice for each in last.all]
    for part in parts:
        read = [each.choice for each in part.answer.all]
        assert read == [choice for choice in bought if choice < part.done]
        assert all(each.duke == 0 for each in part.answer.all)  # no Duke counts before the end
    assert unpack(pack(last, RULES), RULES, setup, record.seed) == last
