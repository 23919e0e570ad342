"""Two people at one screen, a lesson, saved games and settings, by keys alone on a real bus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.reader.bus import SETTLED, Heard, on_the_bus
from tests.ui.reader.guards import Player, focused, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = on_the_bus()

TO_SECOND_PLAYER = 12
"""The steps by Tab from Start to the field of who plays as player 2."""

STEPS, ROLL = 7, 3
"""The steps of the first chapter, and the one in which a pupil rolls."""


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    with Heard(tmp_path) as heard:
        yield Player(heard)


def keeps(words: list[str]) -> list[str]:
    return [each for each in words if each.startswith("Keep ") and "point" in each]


def test_nothing_of_anothers_secrets_is_there_before_their_curtain_opens(player: Player) -> None:
    program = player.program
    player.press("ctrl+n", "Valeria: Card Kingdoms")
    player.press("Return", "Start")
    assert focused(program.press(" ".join(["Tab"] * TO_SECOND_PLAYER)))[-1] == "Player 2: Knight"
    player.press("Home", "Player 2: Person")
    closed = player.press("Return", ", ready?")
    assert focused(closed)[-1].endswith(", ready? Press Space when nobody else is looking.")
    assert said(closed) == [], "the question waits for its player"
    assert keeps(program.walk()) == []
    for key in ("i", "Tab", "d", "w"):
        assert said(player.press(key)) == focused(closed)[-1:]
    opened = player.press("space", "which Duke do you keep?")
    assert keeps(focused(opened))
    first = set(keeps(program.walk()))
    assert len(first) == 2
    closed = player.press("Return", ", ready?")
    assert said(closed) == []
    assert keeps(program.walk()) == [], "neither the Dukes of the first nor those of the second"
    player.press("space", "which Duke do you keep?")
    second = set(keeps(program.walk()))
    assert len(second) == 2
    assert not first & second
    player.check_all()


def test_the_first_chapter_of_a_lesson_is_led_by_its_words(tmp_path: Path) -> None:
    with Heard(tmp_path, settled=SETTLED) as program:
        player = Player(program)
        player.press("Return", "Valeria: Card Kingdoms")
        assert said(player.press("Return", "Learn to play. "))
        for number in range(1, STEPS + 1):
            step = f"The Herald. The roll · {number} of {STEPS}. "
            words = player.press("Return", step)
            assert said(words)[-1].startswith(step)
            assert focused(words)[-1] == ("Roll the dice." if number == ROLL else "Next")
        done = player.press("Return", "Your medal")
        assert focused(done)[-1] == "Next: Citizens"
        assert len(said(done)) == 1
        assert said(done)[0].startswith("Your medal: First harvest. ")
        next_one = player.press("Return", "Citizens · 1 of ")
        assert focused(next_one)[-1] == "Next"
        steps = [each for each in said(program.all) if " · " in each]
        assert len(steps) == len(set(steps)) == STEPS + 1, "each step is told once"
        player.check_all()


def test_a_saved_game_is_found_and_its_question_said_once(player: Player) -> None:
    player.press("ctrl+n", "Valeria: Card Kingdoms")
    player.press("Return", "Start")
    player.press("Return", "which Duke do you keep?")
    player.press("Return", " — ")
    player.press("ctrl+o", "Saved games")
    assert said(player.press("Down"))[0].startswith("A game of 2 ")
    asked = said(player.press("Return", " — "))
    assert sum(" — " in each for each in asked) == 1
    player.check_all()


def test_settings_are_changed_by_keys_and_each_row_is_heard(player: Player) -> None:
    assert focused(player.press("ctrl+comma", "Table"))[-1] == "Table"
    rows = [focused(player.press("Tab"))[-1] for _ in range(3)]
    assert rows == ["Back", "Pace: Normal", "Movement: Full"]
    assert focused(player.press("Right"))[-1] == "Movement: Calm"
    assert focused(player.press("Tab"))[-1].startswith("End of your turn: ")
    player.press("shift+Tab", "Movement")
    player.press("Escape", "Learn to play")
    player.press("ctrl+comma", "Table")
    player.press("Tab")
    player.press("Tab")
    assert focused(player.press("Tab"))[-1] == "Movement: Calm", "the choice was kept"
    player.check_all()
