"""The domains of Crimson Seas (CS5, CS15), and its cards that reach to the islands (CS16, CS18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.box import Box
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.belongings import cards_in

if TYPE_CHECKING:
    from tests.scenario import Scenario

SET = "crimson-seas"
BOX = Box(SET)


def more(made: Scenario, seat: int = 0) -> dict[str, int]:
    return dict(made.state.players[seat].more)


def laid(made: Scenario, zone: str, seat: int = 0) -> list[str]:
    return [card.id for card in cards_in(made.state.players[seat].laid, zone)]


def opens(made: Scenario, kind: str, *cards: str) -> Scenario:
    """Lay these cards on the slots of an island, the cheapest first."""
    for number, card in enumerate(cards, start=1):
        made.stack(f"{kind}-{number}", card)
    return made


def built(domain: str) -> Scenario:
    """Let seat 0 build a domain with exactly its price."""
    return BOX.preset().may_build(0, domain).acts(0)


# --- Exekratys


@pytest.mark.clause("CS5", "CS15")
def test_avery_hollow_keeps_sixes_for_its_owner_alone() -> None:
    made = BOX.preset().owns(0, "avery-hollow").holds(0, gold=5).holds(1, gold=5)
    made.rolls(0, 6, 1)
    assert made.state.in_pool("exekratys") == Amounts(gold=2, strength=2, magic=2)
    made.rolls(1, 6, 1)
    made.chooses("action: 1-gold-into-exekratys")
    assert made.state.in_pool("exekratys") == Amounts(gold=3, strength=2, magic=2)


# --- islands


@pytest.mark.clause("CS15", "CS9", "X8")
def test_barbarossa_castle_gives_3_of_a_resource_and_banishes_an_open_noble() -> None:
    made = opens(built("barbarossa-castle"), "noble", "dray", "phanther", "augur-kawleen")
    made.chooses("build domain-1", "barbarossa-castle: 3-strength")
    assert made.options == [f"barbarossa-castle: banish-noble-{n}" for n in (1, 2, 3)]
    made.chooses("barbarossa-castle: banish-noble-2")
    assert made.resources(0) == (0, 3, 0)
    assert [card.id for card in made.state.banished] == ["phanther"]
    assert made.cards_at("noble-2") not in ([], ["phanther"]), "the slot is filled at once"


@pytest.mark.clause("CS15", "CS10", "CS9")
def test_brigands_bay_brings_any_open_good() -> None:
    """Those of dearer slots slide down, and a Map isn't paid."""
    made = opens(built("brigands-bay"), "good", "spices", "jewels", "fabrics")
    made.chooses("build domain-1", "brigands-bay: good-1")
    assert (laid(made, "goods"), more(made)["maps"]) == (["spices"], 2)
    assert [made.cards_at(f"good-{n}") for n in (1, 2)] == [["jewels"], ["fabrics"]]


@pytest.mark.clause("CS15", "CS10")
def test_daak_harbor_brings_any_open_tome_face_up() -> None:
    made = opens(built("daak-harbor"), "tome", "gold-tome", "magic-tome", "strength-tome")
    made.chooses("build domain-1", "daak-harbor: tome-2")
    assert (laid(made, "tomes"), more(made)) == (["magic-tome"], {"magic-tomes": 1, "maps": 2})


@pytest.mark.clause("CS15", "CS8", "X17")
@pytest.mark.parametrize(
    ("domain", "kind", "price"), [("port-of-drake", "good", 2), ("browncoats-sanctum", "tome", 3)]
)
def test_what_you_buy_on_an_island_costs_1_gold_less_each(
    domain: str, kind: str, price: int
) -> None:
    """Its owner alone: three cards cost 3 Gold less, and the other island's as much as ever."""
    made = BOX.preset().owns(0, domain).acts(0).holds(0, gold=30)
    assert made.quote(0, f"{kind}-1").price.gold == price - 1
    other = "tome" if kind == "good" else "good"
    assert made.quote(0, f"{other}-1").price.gold == 5 - price
    made.holds(0, gold=price - 1).chooses(f"sail {kind}-1")
    assert made.resources(0) == (0, 0, 0)
    assert more(made)["maps"] == 1
    rival = BOX.preset().owns(1, domain).acts(0).holds(0, gold=30)
    assert rival.quote(0, f"{kind}-1").price.gold == price


@pytest.mark.clause("CS15", "X15")
def test_dampiars_workshop_gives_3_gold_and_a_map_and_lets_you_sail() -> None:
    """The Map is paid, no action is used, and it may be left."""
    made = built("dampiars-workshop")
    made.chooses("build domain-1")
    assert made.options[-1] == "done"
    made.chooses("dampiars-workshop: sail-good-1")
    assert (made.resources(0), more(made)["maps"]) == ((1, 0, 0), 2)
    assert len(laid(made, "goods")) == 1
    assert "gain gold" in made.options, "the second action"
    left = built("dampiars-workshop")
    left.chooses("build domain-1", "done")
    assert (left.resources(0), more(left)["maps"]) == ((3, 0, 0), 3)


@pytest.mark.clause("CS15", "CS8")
def test_with_murat_reis_nobles_cost_9() -> None:
    made = BOX.preset().acts(0)
    player = made.state.players[0]
    for noble in ("dray", "phanther"):
        player.keep(made.card(noble))
    opens(made, "noble", "augur-kawleen").holds(0, gold=11)
    assert made.quote(0, "noble-1").asked.any_kind == 11
    made.owns(0, "murat-reis")
    assert made.quote(0, "noble-1").asked.any_kind == 9
    made.holds(0, gold=9).chooses("sail noble-1")
    assert laid(made, "nobles") == ["dray", "phanther", "augur-kawleen"]


@pytest.mark.clause("CS15", "CS12")
def test_solos_haven_turns_all_your_tomes_up() -> None:
    made = built("solos-haven")
    player = made.state.players[0]
    for tome in ("gold-tome", "gold-tome", "magic-tome"):
        player.keep(made.card(tome))
    assert more(made) == {"maps": 2}, "all of them were used"
    made.chooses("build domain-1")
    assert more(made) == {"gold-tomes": 2, "magic-tomes": 1, "maps": 2}


@pytest.mark.clause("CS15", "T10", "T27")
def test_tabula_tower_trades_1_gold_for_a_map_after_your_actions() -> None:
    made = BOX.preset().owns(0, "tabula-tower").acts(0)
    made.chooses("gain gold", "gain gold")
    assert made.options == ["tabula-tower: trade-1-gold", "done"]
    made.chooses("tabula-tower: trade-1-gold")
    assert (made.resources(0), more(made)["maps"]) == ((1, 0, 0), 3)


# --- rewards


@pytest.mark.clause("CS16", "CS10")
def test_gargan_soul_hunters_may_bring_a_noble_instead() -> None:
    made = opens(BOX.preset().acts(0), "noble", "dray", "phanther", "augur-kawleen")
    made.stack("monster-1", "gargan-soul-hunters").holds(0, strength=10, magic=8)
    made.chooses("slay monster-1")
    assert made.options == ["gargan-soul-hunters: free-citizen", "gargan-soul-hunters: free-noble"]
    made.chooses("gargan-soul-hunters: free-noble", "gargan-soul-hunters: noble-3")
    assert (laid(made, "nobles"), more(made)["maps"]) == (["augur-kawleen"], 2)


@pytest.mark.clause("CS16", "CS10")
@pytest.mark.parametrize(
    ("card", "place", "price"),
    [("ostrakon", "monster-1", (6, 2)), ("skeleton-army", "monster-2", (7, 5))],
)
def test_ostrakon_and_skeleton_army_may_bring_a_tome(
    card: str, place: str, price: tuple[int, int]
) -> None:
    made = opens(BOX.preset().acts(0), "tome", "gold-tome", "magic-tome", "strength-tome")
    made.stack(place, card).holds(0, strength=price[0], magic=price[1])
    made.chooses(f"slay {place}", f"{card}: free-tome", f"{card}: tome-3")
    assert more(made) == {"maps": 2, "strength-tomes": 1}


# --- Tomes pay


@pytest.mark.clause("CS12", "CS20")
def test_tomes_pay_for_a_dearer_monster() -> None:
    made = BOX.preset().owns(0, "bryne").acts(0).stack("monster-1", "bryne")
    player = made.state.players[0]
    for tome in ("strength-tome", "magic-tome"):
        player.keep(made.card(tome))
    made.state.gain(
        0, Amounts.of("strength-tomes", 1) + Amounts.of("magic-tomes", 1), made.card("bryne")
    )
    made.holds(0, strength=1).chooses("slay monster-1")
    assert made.monsters(0) == ["bryne", "bryne"], "2 Strength and 1 Magic, two of them by Tomes"
    assert (made.resources(0), more(made)) == ((0, 0, 0), {"maps": 2})


@pytest.mark.clause("CS12", "CS18")
def test_no_tome_goes_aboard_the_ghost_ship() -> None:
    made = BOX.preset().stack("monster-5", "ghost-ship")
    made.state.players[0].keep(made.card("gold-tome"))
    made.state.gain(0, Amounts.of("gold-tomes", 1), made.card("bryne"))
    made.state.feed(0, made.places["monster-5"], Amounts(gold=1), made.card("ghost-ship"))
    assert (made.state.tokens, more(made)["gold-tomes"]) == ((), 1)
