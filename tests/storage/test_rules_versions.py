"""Games saved by earlier versions of the rules: real files, and how each goes on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.storage.played import CATALOG
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.files.snapshot import digest, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules import RULES_VERSION
from valeria_desktop.session.session import Session
from valeria_desktop.storage.resume import DifferentReplayError, replay
from valeria_desktop.storage.save import from_text, read_save, to_saved, to_text

if TYPE_CHECKING:
    from valeria_desktop.storage.save import SavedGame

CREATED = "2026-11-21T21:00:00+00:00"
OLD = Path(__file__).with_name("old") / "rules-1"


def read(name: str) -> SavedGame:
    saved = read_save(OLD / f"{name}.valeria", GAMES)
    assert saved.rules == 1 < RULES_VERSION
    return saved


def play_out(session: Session) -> None:
    bot = make_bot(RULES, "greedy", 3)
    while (decision := session.decision) is not None:
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)


@pytest.mark.parametrize("name", ["three", "dark-lord"])
def test_a_game_that_the_change_does_not_touch_goes_on_unasked(name: str) -> None:
    """The number of the rules alone asks nobody anything."""
    saved = read(name)
    record = replay(saved, GAMES, name)
    session = Session(record, saved.seats)
    assert record.choices == list(saved.choices)
    assert record.base is None
    assert session.scene(0).round == saved.round
    play_out(session)


@pytest.mark.clause("G5", "G6")
@pytest.mark.parametrize(
    ("name", "choice"),
    [("siege-perch", "'roll'"), ("siege-single", "'pay 3-gold'"), ("siege-format-2", "'roll'")],
)
def test_a_siege_of_version_1_goes_on_from_its_snapshot(name: str, choice: str) -> None:
    """What was taken unasked then is asked now, so its choices lead elsewhere."""
    saved = read(name)
    with pytest.raises(DifferentReplayError, match="was played by other rules") as caught:
        replay(saved, GAMES, name)
    assert f"can't be made: {choice} can't be chosen now" in str(caught.value)
    assert f"(version 1; this program plays by version {RULES_VERSION})" in str(caught.value)
    record = caught.value.from_snapshot
    assert record is not None
    assert digest(record.start()) == digest(restore(saved.snapshot, CATALOG))
    session = Session(record, saved.seats)
    scene = session.scene(0)
    assert (scene.round, scene.public_points) == (saved.round, saved.points)
    play_out(session)
    again = to_saved(session.unsaved(CREATED))
    assert again.rules == RULES_VERSION
    assert replay(from_text(to_text(again), name, GAMES), GAMES, name).base == saved.snapshot
