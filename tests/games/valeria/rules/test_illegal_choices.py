"""Every illegal choice is refused with the reason and changes nothing: T15 to T19, T21, T33.

`Scenario.refuses` compares the hash of the whole truth before and after.
"""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.rules.model.options import GAINS, ROLL_DICE
from valeria_desktop.kernel.errors import IllegalChoiceError


def table_to_act() -> Scenario:
    table = Scenario().holds(0, gold=2, magic=0).stack("domain-1", "halfpenny-hill")
    return table.stack("citizen-9", "exhausted").stack("citizen-8").acts(0)


@pytest.mark.clause("T16", "T17", "T18", "T19")
@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("recruit citizen-1", "Cleric at citizen-1 can't be chosen now: 1 Gold short."),
        ("recruit citizen-6", "Knight at citizen-6 can't be chosen now: 1 Gold short."),
        (
            "slay monster-1",
            "Goblin at monster-1 can't be chosen now: at least 1 Strength must be real, not Magic.",
        ),
        (
            "build domain-1",
            "Halfpenny Hill at domain-1 can't be chosen now: needs 3 more Workers; 4 Gold short.",
        ),
    ],
)
def test_an_action_that_is_not_possible_is_refused_with_the_reason(
    option: str, reason: str
) -> None:
    """The very words of the quote."""
    assert table_to_act().refuses(option) == reason


@pytest.mark.clause("T15")
@pytest.mark.parametrize(
    "option",
    [
        "slay citizen-1",
        "recruit monster-1",
        "build citizen-1",
        "recruit domain-1",
        "recruit citizen-9",
        "recruit citizen-8",
        "recruit citizen-11",
        "recruit pile-1",
        "slay pile-3",
        "recruit",
        "roll",
        "keep dice",
        "done",
        "pay 2-gold",
        "Recruit citizen-10",
        "recruit citizen-10 ",
        "",
    ],
)
def test_what_is_no_option_at_all_is_refused_with_what_can_be_chosen(option: str) -> None:
    message = table_to_act().refuses(option)
    assert message.startswith(f"'{option}' can't be chosen now; choose one of 'recruit citizen-2'")
    assert message.endswith("'gain gold', 'gain strength', 'gain magic'.")


@pytest.mark.clause("T15", "T3")
def test_an_action_is_refused_while_another_question_is_open() -> None:
    """Before the roll."""
    table = Scenario().holds(0, gold=9)
    assert table.refuses("recruit citizen-1") == (
        "Cleric at citizen-1 can't be chosen now: Roll the dice first."
    )


@pytest.mark.clause("T16", "T33")
def test_a_split_that_does_not_exist_is_refused() -> None:
    """No Gold at all, too much, too little, more Magic than there is."""
    table = Scenario().holds(0, gold=3, magic=1).acts(0)
    table.chooses("recruit citizen-1")
    for option in ("pay 3-magic", "pay 1-gold-2-magic", "pay 4-gold", "pay 2-gold", "pay nothing"):
        assert table.refuses(option) == (
            f"'{option}' can't be chosen now; choose one of 'pay 3-gold', 'pay 2-gold-1-magic'."
        )


@pytest.mark.clause("T21")
def test_a_free_citizen_that_does_not_qualify_is_refused() -> None:
    """The Archer costs 4; and it can't be left."""
    table = Scenario().holds(0, strength=9).stack("monster-5", "orc-warrior", "orc-warrior").acts(0)
    table.chooses("slay monster-5")
    for option in ("orc-warrior: citizen-4", "orc-warrior: monster-1", "done"):
        assert table.refuses(option).startswith(f"'{option}' can't be chosen now;")


@pytest.mark.clause("T27")
def test_an_opponent_who_is_not_there_is_refused() -> None:
    """Neither oneself nor a fourth of three players."""
    table = Scenario(players=3).holds(1, gold=9).holds(2, gold=9)
    table.owns(0, "cathedral-of-st-aquila").acts(0)
    table.chooses("gain gold", "gain gold")
    for seat in (1, 4):
        option = f"cathedral-of-st-aquila: take-1-gold-from-{seat}"
        assert table.refuses(option).startswith(f"'{option}' can't be chosen now;")


@pytest.mark.clause("T15")
def test_an_option_object_of_another_decision_is_refused() -> None:
    """Options are shared values; what counts is whether this decision offers them."""
    table = Scenario()
    before = digest(table.game)
    with pytest.raises(IllegalChoiceError, match="'gain gold' can't be chosen now"):
        table.game.choose(GAINS[0])
    assert digest(table.game) == before
    table.acts(0)
    before = digest(table.game)
    with pytest.raises(IllegalChoiceError, match="'roll' can't be chosen now"):
        table.game.choose(ROLL_DICE)
    assert digest(table.game) == before


@pytest.mark.clause("T15")
def test_a_refused_choice_gives_no_events_and_the_next_one_is_unharmed() -> None:
    """The log knows nothing of it."""
    table = table_to_act()
    table.refuses("recruit citizen-1")
    outcome = table.chooses("gain magic")
    assert [str(event.words(("A", "B"))) for event in outcome.events] == [
        "A gained 1 Magic (Action)"
    ]


@pytest.mark.clause("T4")
def test_a_die_that_cannot_be_changed_is_refused() -> None:
    """It shows 1 already."""
    table = Scenario().owns(0, "palace-of-the-dawn")
    table.rolls(0, 1, 4)
    assert table.refuses("change a with palace-of-the-dawn") == (
        "'change a with palace-of-the-dawn' can't be chosen now; choose one of "
        "'change b with palace-of-the-dawn', 'keep dice'."
    )


@pytest.mark.clause("T18", "V2")
def test_an_option_of_a_card_that_lies_there_no_longer_is_refused() -> None:
    """ "Recruit Rogue" must not recruit the Thief that was turned up at its place."""
    table = Scenario(variants=["mixed"]).holds(0, gold=9)
    table.stack("citizen-7", "thief", "rogue", face_down=1).acts(0)
    stale = table.decision.option("recruit citizen-7")
    table.game.choose(stale)
    assert "recruit citizen-7" in table.options
    with pytest.raises(IllegalChoiceError):
        table.game.choose(stale)
    assert table.citizens(0) == ["rogue"]
