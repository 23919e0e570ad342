"""Drawing, shuffling, discarding, destroying, rearranging: WK95 to WK103."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.rules.effects.board import GainManuscript, PlaceWorkers
from valeria_desktop.games.viscounts.rules.effects.cards import (
    Destroy,
    Discard,
    Rearrange,
    Shuffle,
)
from valeria_desktop.games.viscounts.rules.effects.combined import OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.turn.piles import shuffle
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.clause("WK95")
@pytest.mark.parametrize(
    ("hand", "freed", "leader", "cards"),
    [("S01", (), 1, 3), ("", (9,), 1, 4), ("", (9,), 0, 5), ("S01 S02 S03 S04", (), 1, 4)],
)
def test_cards_are_drawn_up_to_the_limit(
    hand: str, freed: tuple[int, ...], leader: int, cards: int
) -> None:
    table = Scenario().hand(0, hand).freed(0, *freed).has(leader=leader).draws(0)
    assert len(table.hand_of(0).split()) == cards


@pytest.mark.clause("WK95", "WK4")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    table = Scenario().hand(0, "S01 S02").deck(0, "S04 S06").draws(0)
    assert table.hand_of(0) == "S01 S02 S04"
    assert table.told() == ["Ann drew 1 card"]
    assert table.told(1) == ["Ann drew 1 card"]
    assert table.told(0) == ["Ann drew Labourer", "Ann drew 1 card"]


@pytest.mark.clause("WK96", "WK97")
def test_an_empty_deck_is_shuffled_in_the_middle_of_drawing() -> None:
    table = Scenario().deck(0, "S04").discard(0, "S06 S01 S08").draws(0)
    assert set(table.hand_of(0).split()) < {"S04", "S06", "S01", "S08"}
    assert len(table.hand_of(0).split()) == 3
    assert (table.discard_of(0), table.markers(0)) == ("", (1, 6))


@pytest.mark.clause("WK96")
def test_without_any_card_drawing_ends() -> None:
    table = Scenario().deck(0, "S04").draws(0)
    assert table.hand_of(0) == "S04"
    assert table.markers(0) == (1, 7)


@pytest.mark.clause("WK97")
@pytest.mark.parametrize(
    ("line", "markers"), [("S04 - -", (1, 6)), ("S07 - -", (2, 7)), ("T02 S07 -", (2, 7))]
)
def test_a_shuffle_brings_one_virtue_or_with_criminals_one_corruption(
    line: str, markers: tuple[int, int]
) -> None:
    table = Scenario().line(0, line).discard(0, "S06").uses(0, Shuffle())
    assert table.markers(0) == markers


@pytest.mark.clause("WK97")
def test_an_empty_deck_alone_is_no_shuffle() -> None:
    table = Scenario().deck(0, "S04 S06 S01").discard(0, "S08").draws(0)
    assert table.deck_of(0) == ""
    assert table.markers(0) == (1, 7)
    assert table.player(0).shuffles == 0


@pytest.mark.clause("WK97")
def test_the_nth_shuffle_of_a_seat_follows_from_the_seed_alone() -> None:
    """Neither the order of the cards before nor the shuffles of others change it."""
    orders = []
    for before, others in (("S04 S06 S01 S08", 0), ("S08 S01 S04 S06", 3)):
        table = Scenario(seed=7).deck(0, "").discard(0, before)
        for _ in range(others):
            shuffle(table.state, 1)
        table.uses(0, Shuffle())
        orders.append(table.deck_of(0))
    assert orders[0] == orders[1]
    again = Scenario(seed=7).deck(0, "").discard(0, "S04 S06 S01 S08")
    shuffle(again.state, 0)
    first = again.deck_of(0)
    shuffle(again.state, 0)
    assert (first, again.deck_of(0) != first) == (orders[0], True)


@pytest.mark.clause("WK98")
def test_a_shuffle_takes_discard_pile_and_deck_together() -> None:
    table = Scenario().deck(0, "S04 S06").discard(0, "S01").uses(0, Shuffle())
    assert set(table.deck_of(0).split()) == {"S04", "S06", "S01"}
    assert table.discard_of(0) == ""


@pytest.mark.clause("WK98")
def test_without_a_discard_pile_nothing_is_shuffled() -> None:
    table = Scenario().deck(0, "S04 S06").uses(0, Shuffle())
    assert table.deck_of(0) == "S04 S06"
    assert table.markers(0) == (1, 7)


@pytest.mark.clause("WK100")
def test_each_discard_is_decided_after_the_one_before() -> None:
    table = Scenario().hand(0, "S01 S02").deck(0, "S04 S06").uses(0, Discard(2))
    assert table.options == ["discard S01", "discard S02", "discard top", "enough"]
    assert table.decision.question.privacy is Privacy.PEEK
    table.chooses(0, "discard top")
    assert table.discard_of(0) == "S04"
    assert table.last.barrier == Barrier.REVEAL
    table.chooses(0, "discard S02")
    assert table.is_done
    assert (table.hand_of(0), table.discard_of(0)) == ("S01", "S04 S02")


@pytest.mark.clause("WK100", "WK102")
def test_discarding_may_stop_at_any_time() -> None:
    table = Scenario().hand(0, "S01 S02").uses(0, Discard(2)).chooses(0, "discard S01", "enough")
    assert table.is_done
    assert table.hand_of(0) == "S02"


@pytest.mark.clause("WK100", "WK97")
def test_with_an_empty_deck_the_player_may_shuffle_first() -> None:
    table = Scenario().hand(0, "S01").deck(0, "").discard(0, "S04").uses(0, Discard(1))
    assert table.options == ["discard S01", "shuffle", "enough"]
    table.chooses(0, "shuffle")
    assert table.markers(0) == (1, 6)
    assert table.options == ["discard S01", "discard top", "enough"]
    table.chooses(0, "discard top")
    assert table.discard_of(0) == "S04"


@pytest.mark.clause("WK101")
def test_a_destroyed_card_leaves_the_game_for_its_silver() -> None:
    table = Scenario().hand(0, "S01 S02").deck(0, "S04").line(0, "S06 - -").uses(0, Destroy(1))
    assert table.options == ["destroy S01", "destroy S02", "destroy top", "enough"]
    table.chooses(0, "destroy S02")
    assert table.is_gone("S02")
    assert table.silver(0) == 3
    assert table.line_of(0) == "S06 - -"
    assert "Ann destroyed Financier (the set-up)" in table.told(1)


@pytest.mark.clause("WK101", "WK27")
def test_the_last_three_cards_stay() -> None:
    table = Scenario().hand(0, "S01").deck(0, "S04").line(0, "S06 S08 -").uses(0, Destroy(2))
    table.chooses(0, "destroy top")
    assert table.is_done
    assert table.player(0).owned == 3


@pytest.mark.clause("WK102")
def test_a_chosen_optional_effect_may_be_declined() -> None:
    way = OneOf((Destroy(1), Flip("card")))
    table = Scenario().hand(0, "S01").holds(0, deeds=1).uses(0, way)
    table.chooses(0, "way 1", "enough")
    assert table.is_done
    assert table.papers(0)[2] == 1
    assert table.told(1)[-1] == "Ann kept the other cards (the set-up)"


@pytest.mark.clause("WK102", "WK21")
def test_what_would_do_nothing_can_not_be_chosen_while_the_other_does_something() -> None:
    table = Scenario().uses(0, OneOf((Flip("card"), Gain(Amounts(silver=2)))))
    assert table.is_done
    assert table.silver(0) == 2
    table.holds(0, virtue=1, corruption=1).uses(0, OneOf((Flip("card"), Gain(Amounts(virtue=1)))))
    assert table.is_done


@pytest.mark.clause("WK103")
def test_rearranging_makes_no_gaps_and_has_no_effect() -> None:
    table = Scenario().line(0, "S07 - T40").uses(0, Rearrange())
    assert table.words == [
        "Leave your cards as they are",
        "Lay your cards in this order: Peddler then Thief",
    ]
    table.chooses(0, "lay T40 - S07")
    assert table.line_of(0) == "T40 - S07"
    assert table.markers(0) == (1, 7)
    assert table.silver(0) == 0


@pytest.mark.clause("WK103")
def test_one_card_can_not_be_rearranged() -> None:
    assert Scenario().line(0, "- S07 -").uses(0, Rearrange()).is_done


@pytest.mark.clause("WK100", "WK4")
def test_everyone_saw_the_card_that_was_cast_off_wherever_it_lies_by_now() -> None:
    table = Scenario().hand(0, "S01 S02").deck(0, "S04").uses(0, Discard(2))
    table.chooses(0, "discard S02", "discard top")
    assert table.discard_of(0) == "S02 S04"
    shuffle(table.state, 0)
    seen = table.view(1).players[0].cast_off
    assert seen is not None
    assert seen.id == "S04"


@pytest.mark.clause("WK102")
def test_a_choice_within_a_choice_does_something_if_one_part_does() -> None:
    inner = OneOf((Flip("card"), Destroy(1)))
    table = Scenario().hand(0, "S01").uses(0, OneOf((inner, Gain(Amounts(silver=2)))))
    assert table.options == ["way 1", "way 2"]
    table.chooses(0, "way 1", "destroy S01")
    assert table.is_gone("S01")
    empty = Scenario().deck(0, "").uses(0, OneOf((inner, Gain(Amounts(silver=2)))))
    assert empty.is_done
    assert empty.silver(0) == 2


@pytest.mark.parametrize(
    "make",
    [
        lambda: Destroy(0),
        lambda: Discard(0),
        lambda: PlaceWorkers(0),
        lambda: Flip("card", 0),
        lambda: Flip("tax"),
        lambda: OneOf((Shuffle(),)),
        lambda: GainManuscript(()),
        lambda: Amounts(silver=-1),
    ],
)
def test_numbers_that_make_no_sense_are_refused(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        make()
