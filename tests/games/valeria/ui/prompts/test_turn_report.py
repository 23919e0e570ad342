"""What the sheet of the prompt tells while nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Captured,
    CitizenGained,
    Gained,
    Hidden,
    Paid,
    Rolled,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.prompts.turn_report import report_at_end, report_of
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.prompts.progress_rows import RowProgress

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow

CATALOG = shipped_catalog()
CITIZEN = next(card for card in CATALOG.citizens if card.name == "Paladin")
MONSTER = next(card for card in CATALOG.monsters if card.name == "Dire Bear")


def test_while_an_action_is_paid_for_the_sheet_tells_of_the_action(look: Look) -> None:
    """The chips of the roll don't come back."""
    table = Table().plays_to(Prompt.ACT)
    told = report_of(table.scene().answered(), table.session.chronicle.lines, look)
    assert [beat.label for beat in told.beats] == ["Roll", "Harvest", "1st action", "2nd action"]
    progress = [beat.progress for beat in told.beats]
    assert progress == [RowProgress.DONE, RowProgress.DONE, RowProgress.NOW, RowProgress.LATER]


def test_the_second_action_is_told_as_soon_as_its_price_is_paid(look: Look) -> None:
    table = Table().plays_to(Prompt.ACT)
    decision = table.session.decision
    assert decision is not None
    gain = next(option for option in decision.options if option.id.startswith("gain"))
    table.session.choose(gain.id)
    before = report_of(table.scene().answered(), table.session.chronicle.lines, look)
    assert [beat.progress for beat in before.beats][2:] == [RowProgress.NOW, RowProgress.LATER]
    paying = evolve(table.scene().answered(), actions_left=0)
    told = report_of(paying, table.session.chronicle.lines, look)
    assert [beat.progress for beat in told.beats][2:] == [RowProgress.DONE, RowProgress.NOW]


def written(beat: ProgressRow) -> str:
    """What a row says to the eye, with its signs by their names."""
    return "".join(mark.text or f" {mark.icon}" for mark in beat.marks)


@pytest.mark.parametrize(
    ("deed", "seen", "said"),
    [
        (
            [
                Paid(0, Amounts(gold=3), CITIZEN),
                CitizenGained(0, CITIZEN, 0, ACTION),
            ],
            "recruited Paladin for 3 gold",
            "recruited Paladin for 3 Gold",
        ),
        (
            [
                Paid(0, Amounts(strength=5), MONSTER),
                Slain(0, MONSTER, 0),
                Gained(0, Amounts(points=2), MONSTER),
            ],
            "slew Dire Bear for 5 strength, gained 2 points",
            "slew Dire Bear for 5 Strength, gained 2 points",
        ),
        ([Gained(0, Amounts(gold=1), ACTION)], "+1 gold", "+1 Gold"),
    ],
)
def test_an_action_is_told_by_its_verb_its_price_and_what_it_brought(
    look: Look, deed: list[Event], seen: str, said: str
) -> None:
    events = [TurnBegan(0, 1, 1), Rolled(0, (1, 2)), *deed]
    scene = evolve(Table().plays_to(Prompt.ACT).scene().answered(), viewer=1)
    told = report_of(scene, [Line(1, 1, event) for event in events], look)
    assert written(told.beats[2]) == seen
    assert told.beats[2].words == f"1st action {said}."


def test_a_deed_beside_the_two_actions_has_a_row_of_its_own(look: Look) -> None:
    """An extra slay, an extra building or one more action: the second action is told as well."""
    deeds = [
        *(Paid(0, Amounts(gold=3), CITIZEN), CitizenGained(0, CITIZEN, 0, ACTION)),
        *(Paid(0, Amounts(strength=5), MONSTER), Slain(0, MONSTER, 0)),
        Gained(0, Amounts(magic=1), ACTION),
    ]
    events = [TurnBegan(0, 1, 1), Rolled(0, (1, 2)), *deeds]
    scene = evolve(Table().plays_to(Prompt.ACT).scene().answered(), viewer=1, actions_left=0)
    told = report_of(scene, [Line(1, 1, event) for event in events], look)
    assert [beat.words for beat in told.beats][2:] == [
        "1st action recruited Paladin for 3 Gold.",
        "2nd action slew Dire Bear for 5 Strength.",
        "Then +1 Magic.",
    ]
    assert [beat.progress for beat in told.beats] == [RowProgress.DONE] * 4 + [RowProgress.NOW]


def test_while_monsters_attack_no_action_is_under_way(look: Look) -> None:
    """The Dark Lord's phase has a row of its own, which names what he took."""
    table = Table(Setup(players=1, solo=Solo.DARK_LORD))
    while table.scene().phase is not Phase.MONSTERS:
        table.step()
    lines = [*table.session.chronicle.lines]
    told = report_of(table.scene().answered(), lines, look)
    assert [beat.label for beat in told.beats][-2:] == ["2nd action", "Monsters"]
    *actions, monsters = told.beats
    assert {beat.progress for beat in actions} == {RowProgress.DONE}
    assert (monsters.progress, written(monsters), monsters.words) == (
        RowProgress.NOW,
        "…",
        "Monsters.",
    )
    taken = [Attacked(0), Captured(MONSTER, 0), Attacked(1), Captured(CITIZEN, 6)]
    lines += [Line(lines[-1].round, lines[-1].turn, event) for event in taken]
    monsters = report_of(table.scene().answered(), lines, look).beats[-1]
    assert written(monsters) == "Dire Bear, Paladin"
    assert monsters.words == ("Monsters. The Dark Lord took Dire Bear. The Dark Lord took Paladin.")


def siege_of(dice: tuple[int, int]) -> list[Event]:
    return [TurnBegan(0, 1, 1), Rolled(0, dice)]


def test_in_the_siege_each_side_has_one_row_in_the_order_of_the_dice(look: Look) -> None:
    """It has no second action, and the Dark Lord's is one of both."""
    scene = Table(Setup(players=1, solo=Solo.SIEGE)).scene().answered()
    took, hid = Captured(MONSTER, 20), Hidden(CITIZEN, MONSTER, 21, 20)
    first, second = (
        report_of(
            evolve(scene, phase=Phase.ACTIONS, view=evolve(scene.view, dice=dice)),
            [Line(1, 1, event) for event in (*siege_of(dice), *acts)],
            look,
        ).beats
        for dice, acts in (((6, 1), [hid]), ((1, 6), [took]))
    )
    assert [row.words for row in first][2:] == ["Action hid Dire Bear.", "Dark Lord."]
    assert [row.words for row in second][2:] == ["Dark Lord took Dire Bear.", "Action."]
    for rows in (first, second):
        progress = [row.progress for row in rows]
        assert progress == [RowProgress.DONE] * 3 + [RowProgress.NOW]


def test_a_watched_siege_has_both_acts_behind_it(look: Look) -> None:
    acts = [Paid(0, Amounts(gold=3), CITIZEN), CitizenGained(0, CITIZEN, 20, ACTION)]
    lines = [Line(1, 1, each) for each in (*siege_of((6, 1)), *acts, Captured(MONSTER, 21))]
    rows = report_at_end(lines, 1, look, Solo.SIEGE)
    assert [row.words for row in rows][2:] == [
        "Action recruited Paladin for 3 Gold.",
        "Dark Lord took Dire Bear.",
    ]
    assert {row.progress for row in rows} == {RowProgress.DONE}
