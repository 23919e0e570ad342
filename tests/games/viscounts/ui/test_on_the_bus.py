"""A round of Viscounts is played by keys alone; a screen reader is told all of it on its bus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ui.reader.bus import SETTLED, Heard, on_the_bus
from tests.ui.reader.write_heard import SIGNS, Listener, play_viscounts

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = on_the_bus()


def test_a_round_is_heard_in_german(tmp_path: Path) -> None:
    with Heard(tmp_path, language="de", pace="fast", settled=SETTLED) as program:
        listener = Listener(program, tmp_path / "heard.md", SIGNS["de"])
        play_viscounts(listener, rounds=1)
        heard = [words for line in listener.lines for words in line.heard]
        told = "\n".join(heard)
        for words in ("Runde 1: Zug von Rose. ", "Runde 1: Zug von Sorrel. "):
            assert told.count(words) == 1
        begun = told.index("Runde 1: Zug")
        assert "begann auf " in told[:begun], "both viscounts are put on their spaces"
        assert "begann auf " not in told[begun:], "later on they ride"
        assert told.count("Rose ritt") == 1
        assert ".." not in told
        rides = [words for words in heard if words.startswith("Reite")]
        assert len(set(rides)) == 1, "the answer of Enter is named once, and stays"
        assert [word for word in program.all if word.kind == "focus" and not word.words] == []
