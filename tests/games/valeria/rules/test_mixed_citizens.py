"""Mixed citizens: what is shuffled, what is hidden, what is turned up (V2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.scenario import CATALOG, PLACE, Scenario
from valeria_desktop.kernel.game import Barrier

PLACES = [f"citizen-{number}" for number in range(1, 11)]
GROUPS = [[citizen.id for citizen in group] for group in CATALOG.numbers.values()]


def mixed(players: int = 2, edition: str = "2e", seed: int = 1) -> Scenario:
    return Scenario(players, edition, ["mixed"], seed=seed)


@pytest.mark.clause("V2", "S1")
@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(("players", "hidden"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_all_but_the_top_citizen_lie_face_down(players: int, hidden: int, edition: str) -> None:
    table = mixed(players, edition)

    assert [len(table.cards_at(place)) for place in PLACES] == [hidden + 1] * 10
    assert [table.state.face_down[PLACE[place]] for place in PLACES] == [hidden] * 10


@pytest.mark.clause("V2", "S5")
def test_each_stack_holds_citizens_of_its_number_only() -> None:
    """At most the six copies there are of each."""
    for seed in range(10):
        table = mixed(5, seed=seed)
        for place, group in zip(PLACES, GROUPS, strict=True):
            counted = Counter(table.cards_at(place))
            assert set(counted) <= set(group)
            assert max(counted.values()) <= 6


@pytest.mark.clause("V2")
def test_both_citizens_of_a_number_may_lie_in_a_stack() -> None:
    """Peasants and Knights are the only ones of their number."""
    seen: list[set[str]] = [set() for _ in PLACES]
    together = set()
    for seed in range(10):
        table = mixed(seed=seed)
        for place, names in zip(PLACES, seen, strict=True):
            names.update(table.cards_at(place))
            if len(set(table.cards_at(place))) == 2:
                together.add(place)

    assert seen == [set(group) for group in GROUPS]
    assert together == set(PLACES) - {"citizen-5", "citizen-6"}


@pytest.mark.clause("V2", "S12")
def test_a_face_down_citizen_is_unknown_to_everybody() -> None:
    table = mixed(3)

    for seat in range(3):
        stack = table.game.view(seat).stacks[PLACE["citizen-1"]]
        assert stack[:4] == (None,) * 4
        assert stack[4] is table.state.stacks[PLACE["citizen-1"]][4]


@pytest.mark.clause("V2", "T18")
def test_the_next_citizen_is_turned_up_when_the_one_above_is_recruited() -> None:
    """Undo stops there, as a card was revealed."""
    table = mixed().stack("citizen-1", "monk", "cleric", "monk", face_down=2)
    table.holds(0, gold=6).acts(0)

    outcome = table.chooses("recruit citizen-1")

    assert table.state.face_down[PLACE["citizen-1"]] == 1
    assert "Cleric was turned up at citizen stack 1" in table.log()
    assert Barrier.REVEAL in outcome.barrier
    table.chooses("recruit citizen-1")
    assert table.citizens(0) == ["monk", "cleric"]


@pytest.mark.clause("S5")
def test_without_mixed_citizens_nothing_is_revealed_by_recruiting() -> None:
    """All cards of these stacks are face up."""
    table = Scenario().holds(0, gold=6).acts(0)

    outcome = table.chooses("recruit citizen-1")

    assert Barrier.REVEAL not in outcome.barrier


@pytest.mark.clause("V2", "T18")
def test_the_price_follows_the_name_and_not_the_number() -> None:
    """Two Clerics do not make a Monk dearer."""
    table = mixed().owns(0, "cleric", "cleric")

    assert table.stack("citizen-1", "monk").quote(0, "citizen-1").price.gold == 3
    assert table.stack("citizen-1", "cleric").quote(0, "citizen-1").price.gold == 5


@pytest.mark.clause("V2", "T21")
def test_a_free_citizen_is_turned_over_likewise() -> None:
    """Shattered Hand takes a Holy citizen; the one below is turned up."""
    table = mixed().stack("citizen-1", "monk", "cleric", face_down=1)
    table.stack("citizen-9", "exhausted").stack("domain-1", "shattered-hand")
    table.owns(0, "merchant", "cleric").holds(0, gold=7).acts(0)

    table.chooses("build domain-1")

    assert table.citizens(0) == ["merchant", "cleric", "cleric"]
    assert table.game.view(1).top(PLACE["citizen-1"]) is CATALOG.by_id["monk"]


@pytest.mark.clause("V2", "T21")
def test_a_face_down_citizen_cannot_be_had_for_free() -> None:
    """The Merchant would cost 2, but lies under a Blacksmith of 3: nothing qualifies."""
    table = mixed().stack("monster-1", "wraith").holds(0, strength=4, magic=3)
    for place in PLACES:
        table.stack(place, "exhausted")
    table.stack("citizen-2", "merchant", "blacksmith", face_down=1).acts(0)

    table.chooses("slay monster-1")

    assert (table.monsters(0), table.citizens(0)) == (["wraith"], [])
    assert table.cards_at("citizen-2") == ["merchant", "blacksmith"]


@pytest.mark.clause("V2", "T21")
def test_a_free_citizen_of_a_role_looks_at_the_tops_only() -> None:
    """Of the mixed stacks only one shows a Shadow on top, so it is taken unasked."""
    table = mixed().stack("citizen-3", "alchemist", "mercenary", face_down=1)
    table.stack("citizen-7", "exhausted").stack("domain-1", "darktide-harbour")
    table.owns(0, "merchant", "archer", "rogue").holds(0, gold=6).acts(0)

    table.chooses("build domain-1")

    assert table.citizens(0)[-1] == "mercenary"


@pytest.mark.clause("V2", "T30")
def test_the_last_citizen_of_a_mixed_stack_leaves_it_exhausted() -> None:
    table = mixed().stack("citizen-1", "monk").holds(0, gold=3).acts(0)

    table.chooses("recruit citizen-1")

    assert table.cards_at("citizen-1") == ["exhausted"]
    assert table.state.face_down[PLACE["citizen-1"]] == 0


@pytest.mark.clause("V2", "T25")
def test_a_citizen_goes_back_face_up_to_the_stack_of_its_number() -> None:
    """A Monk over a Cleric that is face up and two cards that are not."""
    table = mixed().stack("citizen-1", "monk", "monk", "cleric", face_down=2)
    table.stack("domain-1", "nest-of-the-weaver-witch").owns(0, "merchant", "miner", "monk")
    table.holds(0, gold=9).acts(0)

    table.chooses("build domain-1", "nest-of-the-weaver-witch: return-monk")

    assert table.cards_at("citizen-1") == ["monk", "monk", "cleric", "monk"]
    assert table.state.face_down[PLACE["citizen-1"]] == 2
    table.chooses("recruit citizen-1")
    assert table.state.face_down[PLACE["citizen-1"]] == 2
    assert table.citizens(0) == ["merchant", "miner", "monk"]


@pytest.mark.clause("V2", "S12")
def test_the_words_for_a_face_down_citizen_do_not_name_it() -> None:
    table = mixed().stack("citizen-1", "monk", "cleric", face_down=1).acts(0)

    quote = table.quote(0, "citizen-1", depth=1)

    assert (quote.card, [str(words) for words in quote.reasons]) == (
        None,
        ["The card lies face down"],
    )
