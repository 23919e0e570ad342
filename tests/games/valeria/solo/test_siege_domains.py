"""Domains and other powers that need opponents or centre stacks, at the three piles (G5, G6)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, siege
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

EYE = "eye-of-asteraten"
WATCHER = "watcher-on-the-water"
NEST = "nest-of-the-weaver-witch"
FIRST = (2, 1)
SECOND = (1, 2)


def builds(
    domain: str, gold: int, *owned: str, piles: tuple[str, str, str], **holds: int
) -> Scenario:
    """Build the domain on top of the third pile, acting first, with exactly its price."""
    first, second, third = piles
    table = siege().piles(first, second, f"{third} {domain}").owns(0, *owned)
    table.holds(0, gold=gold, **holds).both_act(*FIRST)
    table.chooses("build pile-3")
    return table


@pytest.mark.clause("G6", "T23")
def test_the_eye_slays_the_top_monster_of_a_pile() -> None:
    """With 5 Strength more; also one that lay below the Eye; it may be left."""
    piles = ("goblin-mage goblin-king", "troll", "dire-bear")
    table = builds(EYE, 8, "knight", "cleric", piles=piles)
    assert table.resources(0) == (0, 5, 0)
    assert table.options == [f"{EYE}: slay-pile-3", "done"]
    table.chooses(f"{EYE}: slay-pile-3", "dire-bear: 2-magic")
    assert table.monsters(0) == ["dire-bear"]
    assert table.resources(0) == (0, 0, 2)
    assert table.captured() == ["troll"]
    table = builds(EYE, 8, "knight", "cleric", piles=piles, strength=1)
    assert table.options == [f"{EYE}: slay-pile-1", f"{EYE}: slay-pile-3", "done"]
    table.chooses("done")
    assert (table.monsters(0), table.resources(0)) == ([], (0, 6, 0))


@pytest.mark.clause("G6", "T16", "T23")
def test_the_eye_pays_the_magic_of_a_monster_and_lets_magic_help() -> None:
    """10 Strength and 3 Magic from 8 Strength and 5 Magic."""
    table = builds(
        EYE, 8, "knight", "cleric", piles=("spider-queen", "troll", ""), strength=3, magic=5
    )
    table.chooses("pay 8-gold", f"{EYE}: slay-pile-1")
    table.chooses("spider-queen: 2-gold-each")
    assert table.resources(0) == (2, 0, 0)


@pytest.mark.clause("G6", "T23")
def test_the_eye_finds_nothing_among_citizens_and_domains() -> None:
    """A monster below them isn't seen."""
    table = builds(EYE, 8, "knight", "cleric", piles=("goblin knight", "halfpenny-hill", ""))
    assert table.decision.prompt is Prompt.ROLL
    assert table.resources(0) == (0, 5, 0)


@pytest.mark.clause("G6", "T25")
def test_the_watcher_lays_a_slain_monster_on_any_pile() -> None:
    """For 3 VP; its printed points are gone, and the Dark Lord may take it."""
    piles = ("troll", "", "knight")
    table = builds(WATCHER, 6, "knight", "knight", "goblin-king", "orc-chieftain", piles=piles)
    assert table.options == [
        *(f"{WATCHER}: lay-goblin-king-on-pile-{number}" for number in (1, 2, 3)),
        *(f"{WATCHER}: lay-orc-chieftain-on-pile-{number}" for number in (1, 2, 3)),
        "done",
    ]
    table.chooses(f"{WATCHER}: lay-goblin-king-on-pile-1")
    assert table.points(0) == 3
    assert table.monsters(0) == ["orc-chieftain"]
    assert table.captured() == ["goblin-king"]
    assert table.cards_at("pile-1") == ["troll"]  # the returned King kept him from the Troll
    assert "A laid Goblin King on pile 1 (Watcher on the Water)" in table.log()


@pytest.mark.clause("G6", "T25")
def test_a_monster_may_be_laid_on_an_empty_pile() -> None:
    table = builds(WATCHER, 6, "knight", "knight", "goblin", piles=("troll", "", "knight"))
    table.chooses(f"{WATCHER}: lay-goblin-on-pile-2")
    assert table.cards_at("pile-2") == ["goblin"]
    assert table.captured() == ["troll"]


@pytest.mark.clause("G6", "T25")
@pytest.mark.parametrize(
    ("domain", "owned"), [(WATCHER, ("knight", "knight", "goblin")), (NEST, ("peasant", "peasant"))]
)
def test_laying_a_card_back_is_optional(domain: str, owned: tuple[str, ...]) -> None:
    table = builds(domain, 6, *owned, piles=("troll", "", "knight"))
    table.chooses("done")
    assert table.points(0) == 0
    assert table.citizens(0) + table.monsters(0) == list(owned)


@pytest.mark.clause("G6", "T25")
def test_the_watcher_asks_nothing_without_a_monster() -> None:
    table = builds(WATCHER, 6, "knight", "knight", piles=("troll", "", "knight"))
    assert table.decision.prompt is Prompt.ROLL
    assert table.points(0) == 0


@pytest.mark.clause("G6", "T25")
def test_the_nest_lays_a_citizen_on_any_pile() -> None:
    """No starter; it counts no more for prices, and may be recruited again."""
    table = builds(NEST, 6, "peasant", "peasant", "cleric", piles=("troll", "knight", ""))
    assert table.options == [
        *(f"{NEST}: lay-peasant-on-pile-{number}" for number in (1, 2, 3)),
        *(f"{NEST}: lay-cleric-on-pile-{number}" for number in (1, 2, 3)),
        "done",
    ]
    table.chooses(f"{NEST}: lay-peasant-on-pile-2")
    assert table.points(0) == 3
    assert table.citizens(0) == ["peasant", "cleric"]
    assert table.cards_at("pile-2") == ["knight", "peasant"]
    table.piles("goblin", "knight peasant", "").holds(0, gold=4).both_act(*FIRST)
    assert "Recruit Peasant for 4 Gold (2 + 2), pile 2" in table.words


@pytest.mark.clause("G6", "D3")
def test_the_truce_gains_three_gold() -> None:
    table = builds("cutthroats-truce", 5, "rogue", "cleric", piles=("troll", "knight", ""))
    assert table.resources(0) == (3, 0, 0)


@pytest.mark.clause("G6", "D3", "T20")
@pytest.mark.parametrize(
    ("domain", "gold", "owned", "gained"),
    [
        ("cathedral-of-st-aquila", 8, ("cleric", "cleric"), (1, 0, 0)),
        ("the-orb-of-urdr", 6, ("rogue", "cleric"), (0, 0, 1)),
    ],
)
def test_the_cathedral_and_the_orb_gain_at_the_end_of_the_action(
    domain: str, gold: int, owned: tuple[str, ...], gained: tuple[int, int, int]
) -> None:
    """Already in the turn they are built, and again in every other one."""
    piles = ("troll", "knight", "")
    table = builds(domain, gold, *owned, piles=piles)
    assert table.resources(0) == gained
    table.piles("troll", "giant", "butcher").holds(0).both_act(*SECOND)
    assert table.resources(0) == (0, 0, 0)  # the player has yet to act
    table.chooses("gain strength")
    assert table.resources(0) == (gained[0], 1, gained[2])


@pytest.mark.clause("G3", "G6")
def test_what_comes_at_the_end_of_the_action_comes_before_the_dark_lord() -> None:
    """The log keeps the order, also when the player hides."""
    table = siege().piles("troll", "giant", "butcher").owns(0, "cathedral-of-st-aquila")
    table.both_act(*FIRST).chooses("hide pile-1 under pile-3")
    log = table.log()
    gained = log.index("A gained 1 Gold (Cathedral of St Aquila)")
    assert gained < log.index("The Dark Lord took Giant")
    assert log.index("Butcher of pile 3 hides Troll of pile 1") < gained


@pytest.mark.clause("G6", "T14")
@pytest.mark.parametrize("dice", [FIRST, SECOND])
@pytest.mark.parametrize(
    ("domain", "gained"),
    [
        ("halfpenny-hill", (1, 0, 0)),
        ("blood-crow-army", (0, 1, 0)),
        ("monolith-of-ostendaar", (0, 0, 1)),
    ],
)
def test_what_comes_at_the_start_of_the_action_can_be_spent_in_it(
    domain: str, gained: tuple[int, int, int], dice: tuple[int, int]
) -> None:
    """The seat that acts first."""
    table = siege().piles("troll troll", "giant", "archer").owns(0, domain).both_act(*dice)
    assert table.resources(0) == gained
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("G6", "T14")
def test_a_gold_of_the_start_pays_for_a_citizen() -> None:
    """1 Gold and 1 from Halfpenny Hill."""
    table = siege().piles("troll", "rogue", "archer").owns(0, "halfpenny-hill").holds(0, gold=1)
    table.both_act(*FIRST)
    assert "recruit pile-2" in table.options


@pytest.mark.clause("G6", "T20")
def test_a_power_of_the_start_comes_from_the_next_turn_on() -> None:
    table = builds("halfpenny-hill", 6, *["peasant"] * 3, piles=("troll", "knight", ""))
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("G6", "T18")
def test_the_stronghold_leaves_only_the_base_price() -> None:
    """Three Knights and the starter make the next no dearer."""
    table = siege().piles("knight", "troll", "giant").owns(0, *["knight"] * 3)
    table.holds(0, gold=2).both_act(*FIRST)
    assert "recruit pile-1" not in table.options
    table.owns(0, "emerald-stronghold")
    assert "Recruit Knight for 2 Gold, pile 1" in table.words


@pytest.mark.clause("G6", "T19", "T20")
def test_the_plateau_makes_other_domains_cheaper_by_one() -> None:
    """Not itself."""
    table = siege().piles("halfpenny-hill", "troll", "pratchetts-plateau")
    table.owns(0, *["peasant"] * 3, "cleric").holds(0, gold=7).both_act(*FIRST)
    assert "Build Halfpenny Hill for 6 Gold, pile 1" in table.words
    assert "build pile-3" not in table.options
    table.holds(0, gold=8).chooses("build pile-3")
    assert table.resources(0) == (0, 0, 0)
    table.piles("halfpenny-hill", "troll", "giant").holds(0, gold=5).both_act(*FIRST)
    assert "Build Halfpenny Hill for 5 Gold, pile 1" in table.words


@pytest.mark.clause("G6", "T22")
def test_forgotten_sorrows_pays_for_bought_and_free_citizens() -> None:
    """Of a pile as of a stack."""
    table = siege().piles("troll", "rogue", "giant").owns(0, "forgotten-sorrows")
    table.holds(0, gold=3).both_act(*FIRST).chooses("recruit pile-2")
    assert table.resources(0) == (1, 0, 1)
    table = siege().piles("troll", "peasant goblin", "rogues-landing")
    table.owns(0, "forgotten-sorrows", "peasant", "rogue").holds(0, gold=7).both_act(*FIRST)
    table.chooses("build pile-3")
    assert table.resources(0) == (0, 0, 1)


@pytest.mark.clause("G6", "T22", "T23")
def test_the_violet_thorn_pays_for_an_extra_slay_as_well() -> None:
    table = siege().piles("dire-bear", "troll", EYE)
    table.owns(0, "the-violet-thorn", "knight", "cleric").holds(0, gold=8).both_act(*FIRST)
    table.chooses("build pile-3", f"{EYE}: slay-pile-1", "dire-bear: 2-gold")
    assert table.resources(0) == (2, 0, 1)


@pytest.mark.clause("G6", "T28")
def test_the_obelisk_trades_at_once() -> None:
    table = builds(
        "golden-obelisk-of-nae", 6, "peasant", "cleric", piles=("troll", "knight", ""), magic=3
    )
    table.chooses("pay 6-gold")
    assert table.words == [
        "Trade 3 Magic for 3 points (Golden Obelisk of Nae)",
        "Nothing more",
    ]
    table.chooses(table.options[0])
    assert (table.points(0), table.resources(0)) == (3, (0, 0, 0))


@pytest.mark.clause("G6", "D3", "T8")
def test_the_thief_gains_three_gold_or_three_magic() -> None:
    """Not less, and from nobody."""
    table = siege(preset="mastery-over-magic").owns(0, "thief")
    table.stack("deck", "troll", "troll", "troll", face_down=3)
    table.rolls(0, 3, 4)
    assert table.options == ["thief: 3-gold", "thief: 3-magic"]
    table.chooses("thief: 3-magic")
    assert table.resources(0) == (0, 0, 3)


@pytest.mark.clause("G6", "T7")
def test_a_thief_activated_twice_chooses_twice() -> None:
    """A pair of copies on one 7."""
    table = siege(preset="mastery-over-magic").owns(0, "thief", "thief")
    table.stack("deck", "troll", "troll", "troll", face_down=3)
    table.rolls(0, 3, 4)
    table.chooses("thief: 3-gold", "thief: 3-magic")
    assert table.resources(0) == (3, 0, 3)
