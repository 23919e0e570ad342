"""What the sheet of the prompt tells while nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.prompts.told import told_of
from valeria_desktop.ui.prompts.beats import Progress

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look


def test_while_an_action_is_paid_for_the_sheet_tells_of_the_action(look: Look) -> None:
    """The chips of the roll don't come back."""
    table = Table().plays_to(Prompt.ACT)
    told = told_of(table.scene().answered(), table.session.chronicle.lines, look)
    assert [beat.label for beat in told.beats] == ["Roll", "Harvest", "1st action", "2nd action"]
    progress = [beat.progress for beat in told.beats]
    assert progress == [Progress.DONE, Progress.DONE, Progress.NOW, Progress.LATER]


def test_the_second_action_is_told_as_soon_as_its_price_is_paid(look: Look) -> None:
    table = Table().plays_to(Prompt.ACT)
    decision = table.session.decision
    assert decision is not None
    gain = next(option for option in decision.options if option.id.startswith("gain"))
    table.session.choose(gain.id)
    before = told_of(table.scene().answered(), table.session.chronicle.lines, look)
    assert [beat.progress for beat in before.beats][2:] == [Progress.NOW, Progress.LATER]
    paying = evolve(table.scene().answered(), actions_left=0)
    told = told_of(paying, table.session.chronicle.lines, look)
    assert [beat.progress for beat in told.beats][2:] == [Progress.DONE, Progress.NOW]
