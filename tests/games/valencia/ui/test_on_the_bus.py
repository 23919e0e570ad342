"""Valencia is begun and planned by keys alone, with what a screen reader is told on its own bus."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.ui.reader.bus import SETTLED, Heard, on_the_bus
from tests.ui.reader.guards import Player
from tests.ui.reader.write_heard import Listener, play_valencia

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.ui.reader.bus import Word

pytestmark = on_the_bus()


def said(words: Sequence[Word]) -> list[str]:
    return [word.words for word in words if word.kind == "said"]


def test_tasks_are_kept_a_card_is_drawn_and_a_plan_is_laid_down(tmp_path: Path) -> None:
    with Heard(tmp_path) as program:
        program.press("ctrl+n", "Valeria: Card Kingdoms")
        program.press("Right", "Valencia. ")
        program.press("Return", "Start")
        program.press("Return", "which tasks do you keep?")
        assert said(program.press("space", "You keep it."))
        planning = said(program.press("Return", "divide your hand"))
        assert not any("which tasks do you keep?" in words for words in planning)
        after = program.press("plus", "You drew ")
        (drawn,) = said(after)
        assert [word.role for word in after if word.kind == "focus"] == ["list item"]
        assert drawn.startswith("You drew ")
        (standing,) = said(program.press("i", "You have "))
        assert "In hand: " in standing
        (held,) = said(program.press("d", "You drew "))
        assert held.startswith(drawn)
        assert said(program.press("s", "Stacks of these sums: "))
        begun = said(program.press("Return", "which stack do you reveal?"))
        assert sum("which stack do you reveal?" in words for words in begun) == 1
        assert [word for word in program.all if word.kind == "focus" and not word.words] == []


def test_two_whole_rounds_are_heard_step_by_step(tmp_path: Path) -> None:
    with Heard(tmp_path, pace="fast", settled=SETTLED) as program:
        player = Player(program)
        listener = Listener(player, tmp_path / "heard.md")
        play_valencia(listener)
        heard = "\n".join(words for line in listener.lines for words in line.heard)
        for number in (1, 2):
            for step in "ABCDEFGHI":
                assert f"Round {number}, step {step}" in heard
            assert f"Round {number}: Council. " in heard
        assert "Round 3: Planning. " in heard
        news = Counter(each for each in said(program.all) if each.startswith("Round "))
        assert [each for each, times in news.items() if times > 1] == [], "each step is told once"
        player.check_all()
