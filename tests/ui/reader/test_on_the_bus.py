"""The real program is played by keys alone, with what a screen reader is told on its own bus."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.ui.reader.bus import SETTLED, Heard, Word, on_the_bus
from tests.ui.reader.guards import Player, focused, said
from tests.ui.reader.write_heard import SIGNS, Listener, play_valencia, play_valeria

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

pytestmark = on_the_bus()

ANYTHING = ""
TURN, QUESTION = 60, 25
"""The most words: a turn of another player with what you have then, and a question."""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Heard]:
    with Heard(tmp_path) as heard:
        yield heard


ANSWERS = (
    ("roll the dice.", "r"),
    ("first action", "g"),
    ("second action", "g"),
    ("Turn over", "Return"),
    (" — ", "1"),
)
"""Words of a question, and the key that answers it; any other question is answered by a number."""


ASKED = (" — ", "Turn over")
MORE_ROLLS = 9
"""Each deal is another: with 3 more rolls, nothing woke for the listener in one run of many."""


def answer_to(words: Sequence[Word]) -> str:
    """Return the key that answers the question asked last; "" if nothing was asked."""
    asked = [each for each in said(words) if any(sign in each for sign, _ in ANSWERS)]
    return next((key for sign, key in ANSWERS if asked and sign in asked[-1]), "")


def play(player: Player, words: Sequence[Word], rolls: int) -> Sequence[Word]:
    """Answer by keys alone until a number of rolls is over; return what asks for the next one."""
    while rolls >= 0:
        key = answer_to(words)
        rolls -= key == "r"
        if rolls >= 0:
            words = player.press(key, *ASKED) if key else player.program.hears(*ASKED)
    return words


def test_two_rounds_are_heard_turn_by_turn(tmp_path: Path) -> None:
    with Heard(tmp_path, pace="fast", settled=SETTLED) as program:
        player = Player(program)
        player.press("ctrl+n", "Valeria: Card Kingdoms")
        assert focused(player.press("Return", "Start"))[-1] == "Start"
        begun = player.press("Return", "which Duke do you keep?")
        assert not [each for each in said(begun) if "Duke" in each and "points each" in each]
        assert focused(player.press("Right", "Keep "))
        asked = play(player, player.press("Return", " — "), 2)
        for _ in range(MORE_ROLLS):  # where nothing woke for you, the Herald asked instead
            if not any("; you +" in each for each in said(program.all)):
                asked = play(player, asked, 1)
        heard = said(program.all)
        check_sentences(heard)
        assert any("; you +" in each for each in heard), "what another's roll brings is told"
        has = said(player.press("i", "You have "))
        assert "Round " in has[0]
        assert " rolled " in said(player.press("e", " rolled "))[0]
        check_that_a_held_key_tells_a_card_once(program)
        player.check_all()


def test_choosing_an_action_moves_the_focus_once(tmp_path: Path) -> None:
    """It goes to the first card that can be had; the question comes last, and is heard whole."""
    with Heard(tmp_path, pace="fast", settled=SETTLED) as program:
        player = Player(program)
        player.press("ctrl+n", "Valeria: Card Kingdoms")
        player.press("Return", "Start")
        player.press("Return", "which Duke do you keep?")
        words = player.press("Return", *ASKED)
        while answer_to(words) != "g":
            words = player.press(answer_to(words), *ASKED)
        opened = player.press("2", "which citizen do you recruit?")
        told = [word for word in opened if word.kind in {"focus", "said"}]
        assert [word.kind for word in told] == ["focus", "said"]
        assert told[0].role == "list item"
        assert ", can be recruited." in told[0].words
        assert told[1].words.endswith("which citizen do you recruit?")


@pytest.mark.parametrize("game", ["valeria", "valencia"])
def test_a_round_is_heard_in_german(tmp_path: Path, game: str) -> None:
    with Heard(tmp_path, pace="fast", settled=SETTLED, language="de") as program:
        player = Player(program)
        listener = Listener(player, tmp_path / "heard.md", SIGNS["de"])
        if game == "valeria":
            play_valeria(listener, 12)
        else:
            play_valencia(listener, 1)
        heard = "\n".join(words for line in listener.lines for words in line.heard)
        assert [words for words in ENGLISH if words in heard] == []
        assert SIGNS["de"].asks in heard
        player.check_all()


ENGLISH = " — ", " you ", " your ", " rolled ", " gained ", "You have", "Press "
"""Words that no sentence in German has; names of cards are English in both."""


def check_that_a_held_key_tells_a_card_once(program: Heard) -> None:
    """Check it with the pointer at rest in the middle of the window, where the close look opens."""
    program.point(640, 400)
    while not any(word.role == "list item" for word in program.press("Tab", ANYTHING)):
        pass
    (told,) = said(program.hold("z", 1.5))
    assert len(told.split()) > 5


def check_sentences(sentences: list[str]) -> None:
    """Check that turns are told once, in few words, and nobody is said to think."""
    turns = [each for each in sentences if " rolled " in each]
    assert turns
    assert max(Counter(turns).values()) == 1
    assert all("thinking" not in each for each in sentences)
    for each in sentences:
        if "; you +" in each:
            assert len(each.split()) <= TURN, each
        elif " rolled " not in each and " — " in each:
            assert len(each.partition(" — ")[2].split()) <= QUESTION, each


def test_pages_put_the_focus_on_something_named_and_their_lists_answer(program: Heard) -> None:
    assert program.all[0].words.endswith(" – Valeria")
    assert any(focused(program.press("ctrl+comma", ANYTHING)))
    for key in ("Tab", "Down", "Tab", "Down"):
        words = program.press(key, ANYTHING)
        assert [word.words for word in words if word.words], key
    program.press("Escape", ANYTHING)
    assert focused(program.press("F1", ANYTHING))[-1].startswith("Arrows: ")
    assert focused(program.press("Down", ANYTHING))[-1].startswith("Tab: ")
    assert [word for word in program.all if word.kind == "focus" and not word.words] == []


def test_a_reader_without_announcements_is_told_by_a_name(tmp_path: Path) -> None:
    with Heard(tmp_path, reader="name") as program:
        program.press("ctrl+n", "Valeria: Card Kingdoms")
        program.press("Return", "Start")
        program.press("Return", "which Duke do you keep?")
        program.press("Right", "Keep ")
        program.press("Return", " — ")
        program.press("i", "You have ")
        program.press("i", "You have ")
        told = [word.words for word in program.all if word.kind == "told"]
        assert said(program.all) == [], "only one way tells"
        assert any("which Duke do you keep?" in each for each in told)
        has = [each for each in told if each.startswith("You have ")]
        assert len(has) == 2, "the same sentence counts again"
