"""Giving, taking a citizen, and what domains of Shadowvale do when built (SV6, SV7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.rules.invented_prices import gives
from tests.games.valeria.rules.invented_sources import Immune
from tests.games.valeria.sets.nights import builds
from tests.games.valeria.sets.shadow_rules import table
from tests.scenario import PLACE, Scenario
from valeria_desktop.coach.hint import hint
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.events import CardTaken, Given
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.story.feelings import Feeling, feelings_about
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import net_of
from valeria_desktop.games.valeria.story.words import extra_words
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.chronicle import Line

if TYPE_CHECKING:
    from collections.abc import Callable

TOWER, COMMONS, PASS = "king-tower", "shelley-commons", "stokers-pass"


def down(made: Scenario, seat: int) -> list[str]:
    return [card.id for card in made.state.players[seat].citizens_down]


def ends(made: Scenario) -> Scenario:
    """Let seat 0 take two actions for Gold, so that the end of its Action Phase comes."""
    made.acts(0).chooses("gain gold", "gain gold")
    return made


# --- giving


@pytest.mark.clause("SV7", "T27")
@pytest.mark.parametrize(
    ("domain", "kind", "left", "given"),
    [
        (TOWER, "magic", (5, 3, 2), (0, 0, 1)),
        (COMMONS, "gold", (4, 3, 3), (1, 0, 0)),
        (PASS, "strength", (5, 2, 3), (0, 1, 0)),
    ],
)
def test_one_of_a_resource_is_given_to_an_opponent_for_a_point(
    domain: str, kind: str, left: tuple[int, int, int], given: tuple[int, int, int]
) -> None:
    """SV7: at the end of your Action Phase, to an opponent of choice."""
    made = ends(table(3).owns(0, domain).holds(0, gold=3, strength=3, magic=3))
    assert made.options == [f"{domain}: give-1-{kind}-to-{n}" for n in (2, 3)] + ["done"]
    name, amount = made.card(domain).name, f"1 {kind.capitalize()}"
    assert made.words[1] == f"Give {amount} to player 3 and gain 1 point ({name})"
    made.chooses(f"{domain}: give-1-{kind}-to-3")
    assert (made.resources(0), made.points(0)) == (left, 1)
    assert (made.resources(1), made.resources(2)) == ((0, 0, 0), given)
    assert f"A gave {amount} to C ({name})" in made.log()


@pytest.mark.clause("SV7", "T10")
def test_giving_may_be_left_and_lapses_without_the_resource() -> None:
    """SV7, T10."""
    made = ends(table().owns(0, TOWER).holds(0, magic=1))
    made.chooses("done")
    assert (made.resources(0), made.points(0)) == ((2, 0, 1), 0)
    made = ends(table().owns(0, TOWER))
    assert made.state.active == 1


@pytest.mark.clause("SV7", "X22")
def test_nothing_is_given_to_the_resting_player_of_the_second_edition() -> None:
    """SV7, X22: seat 4 rests on seat 0's turn; in the first edition only the harvest is skipped."""
    for edition, seats in (("2e", (2, 3, 4)), ("1e", (2, 3, 4, 5))):
        made = ends(table(5, edition).owns(0, TOWER).holds(0, magic=1))
        assert made.options == [*(f"{TOWER}: give-1-magic-to-{n}" for n in seats), "done"]


@pytest.mark.clause("SV7", "X12")
def test_giving_is_no_take() -> None:
    """SV7, X12: who can't be taken from can be given to."""
    made = gives(table(), 1, Immune()).owns(0, TOWER).holds(0, magic=1)
    ends(made)
    assert f"{TOWER}: give-1-magic-to-2" in made.options


@pytest.mark.clause("SV7", "X24")
def test_alone_the_bank_is_paid_for_the_point() -> None:
    """SV7, X24."""
    made = table(1, solo=Solo.DARK_LORD).owns(0, TOWER).holds(0, magic=2)
    ends(made)
    assert made.options == [f"{TOWER}: trade-1-magic", "done"]
    made.chooses(f"{TOWER}: trade-1-magic")
    assert (made.resources(0)[2], made.points(0)) == (1, 1)


def test_a_gift_is_told_counted_and_liked() -> None:
    """The giver's sums go down, the receiver is pleased."""
    made = table().owns(0, TOWER)
    event = Given(0, 1, Amounts(magic=1), made.card(TOWER))
    assert str(extra_words(event, ("Ann", "Bob"))) == "gave 1 Magic to Bob"
    assert list(feelings_about(event, ())) == [(1, Feeling.PLEASED)]
    items = gather([Line(1, 1, event)], 2)
    assert net_of(items) == (("magic", -1),)


# --- taking a citizen


def hobbs_end(made: Scenario) -> Scenario:
    return builds(made, "hobbs-end")


@pytest.mark.clause("SV6", "X12")
def test_hobbs_end_takes_a_citizen_of_2_gold_or_less() -> None:
    """SV6: face-up ones only, each sort once; base cost, whatever its copies would cost."""
    made = table(3).owns(1, "knight", "knight", "archer", "butcher").owns(2, "cleric", "rogue")
    made.state.players[2].turn_down(made.card("rogue"))
    hobbs_end(made)
    assert made.options == ["hobbs-end: take-knight-of-2", "hobbs-end: take-butcher-of-2"]
    assert made.words[0] == "Take Knight from player 2 (Hobb's End)"
    made.chooses("hobbs-end: take-knight-of-2")
    assert made.citizens(1) == ["knight", "archer", "butcher"]
    assert made.citizens(0)[-1] == "knight"
    assert "A took Knight from B (Hobb's End)" in made.log()


@pytest.mark.clause("SV6", "X16")
def test_a_taken_citizen_is_gained() -> None:
    """SV6: Forgotten Sorrows sees it."""
    made = table().owns(0, "forgotten-sorrows").owns(1, "knight")
    hobbs_end(made)
    assert sum("Forgotten Sorrows" in line for line in made.log()) == 1
    assert made.resources(0)[2] == 1


@pytest.mark.clause("SV6", "FF9", "X11")
def test_who_can_not_be_taken_from_can_not_be_named_by_hobbs_end() -> None:
    """SV6, FF9, X11: nor who has no fitting citizen; then nothing happens."""
    made = gives(table(3).owns(1, "knight").owns(2, "archer"), 1, Immune())
    hobbs_end(made)
    assert made.citizens(1) == ["knight"]
    assert "gain gold" in made.options


@pytest.mark.clause("SV6", "X24", "D3")
def test_alone_hobbs_end_takes_from_the_centre() -> None:
    """SV6, X24: of base cost 2 or less."""
    made = table(1, solo=Solo.DARK_LORD)
    hobbs_end(made)
    assert made.options
    for option in made.options:
        place = option.removeprefix("hobbs-end: ")
        assert made.card(made.cards_at(place)[-1]).cost <= 2
    card = made.cards_at(made.options[0].removeprefix("hobbs-end: "))[-1]
    made.chooses(made.options[0])
    assert made.citizens(0)[-1] == card


def test_a_taken_citizen_is_a_loss_for_one_and_a_joy_for_the_other() -> None:
    made = table().owns(1, "knight")
    (knight,) = made.state.players[1].citizens
    event = CardTaken(0, 1, knight, made.card("hobbs-end"))
    assert list(feelings_about(event, ())) == [(0, Feeling.PLEASED), (1, Feeling.HIT)]


# --- built: tokens, face down, banishing and slaying


@pytest.mark.clause("SV6", "V5", "V6")
def test_ancient_tomb_puts_3_strength_on_any_monster_that_can_be_slain() -> None:
    """SV6, V5, V6: a Monster Event too; it stays for the slayer, beside what lies there."""
    made = table().stack("monster-1", "goblin-king", "goblin").stack("citizen-9", "mimic")
    made.exhausts(*(f"monster-{number}" for number in (2, 3, 4, 5)))
    made.state.put_tokens(1, PLACE["monster-1"], Amounts(magic=1), made.card("mimic"))
    builds(made, "ancient-tomb")
    assert made.options == [
        "ancient-tomb: 3-strength-on-monster-1",
        "ancient-tomb: 3-strength-on-citizen-9",
    ]
    made.chooses("ancient-tomb: 3-strength-on-monster-1")
    assert [made.quote(seat, "monster-1").price for seat in (0, 1)] == [
        Amounts(strength=4, magic=1)
    ] * 2
    assert str(made.card("ancient-tomb").powers[0].words()) == (
        "Add 3 Strength to the price of a monster in the market"
    )


@pytest.mark.clause("SV6", "X9", "X11", "X21")
def test_cursed_cavern_turns_a_citizen_of_everyone_down() -> None:
    """SV6, X11, X21: its owner first, for 4 Magic; a player without a citizen is passed over."""
    made = table(4).owns(1, "archer", "monk").owns(3, "knight")
    builds(made, "cursed-cavern")
    assert made.resources(0)[2] == 4
    assert made.decision.seat == 0
    assert "done" not in made.options
    made.chooses(made.options[0])
    assert (made.decision.seat, made.options) == (
        1,
        ["cursed-cavern: turn-down-archer", "cursed-cavern: turn-down-monk"],
    )
    made.chooses("cursed-cavern: turn-down-monk")
    assert [len(down(made, seat)) for seat in range(4)] == [1, 1, 0, 1]
    assert made.decision.seat == 0
    assert str(made.card("cursed-cavern").powers[0].words()) == (
        "Gain 4 Magic, then each player: turn one of your citizens face down"
    )


@pytest.mark.clause("SV6", "X9", "X11")
def test_laborium_gives_5_strength_and_turns_an_opponents_citizen_down() -> None:
    """SV6, X11."""
    made = table(3).owns(1, "archer").owns(2, "cleric")
    builds(made, "laborium")
    assert made.resources(0)[1] == 5
    made.chooses("laborium: turn-down-cleric-of-3")
    assert (down(made, 1), down(made, 2)) == ([], ["cleric"])


@pytest.mark.clause("SV6", "X8", "X15")
def test_legendres_keep_banishes_a_monster_and_then_lets_slay() -> None:
    """SV6, X8, X15: banishing must be done where it can, the slay may be left."""
    made = table().stack("monster-1", "goblin-king", "goblin").stack("monster-2", "skeleton")
    made.exhausts(*(f"monster-{number}" for number in (3, 4, 5)))
    made.may_build(0, "legendres-keep").holds(0, gold=6, strength=2).chooses("build domain-1")
    assert made.options == ["legendres-keep: banish-monster-1", "legendres-keep: banish-monster-2"]
    made.chooses("legendres-keep: banish-monster-1")
    assert [card.id for card in made.state.banished] == ["goblin"]
    assert made.options == ["legendres-keep: slay-monster-2", "done"]
    made.chooses("legendres-keep: slay-monster-2")
    assert (made.monsters(0), made.resources(0)) == (["skeleton"], (1, 0, 0))


@pytest.mark.clause("SV6", "X24")
def test_alone_no_opponent_is_harmed() -> None:
    """SV6, X24: Laborium gives its Strength, and that is all."""
    made = builds(table(1, solo=Solo.DARK_LORD), "laborium")
    assert made.resources(0)[1] == 5
    assert "gain gold" in made.options


# --- hints


def _gives() -> Scenario:
    return ends(table(3).owns(0, TOWER).holds(0, magic=2))


def _takes() -> Scenario:
    return hobbs_end(table(3).owns(1, "knight").owns(2, "butcher"))


def _tomb() -> Scenario:
    return builds(table(), "ancient-tomb")


@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize("asks", [_gives, _takes, _tomb])
def test_hints_weigh_all_ways(asks: Callable[[], Scenario]) -> None:
    made = asks()
    view = made.game.view(made.decision.seat)
    proposals = [each for each in hint(RULES, view, None, Stream(5)) if each is not None]
    ranked = {proposal.option for each in proposals for proposal in each.proposals}
    assert ranked
    assert ranked <= set(made.options)
