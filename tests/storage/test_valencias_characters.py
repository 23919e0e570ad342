"""A game of Valencia is kept with who sits at its table; what was kept before has nobody there."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from valeria_desktop.bots.company import person_in
from valeria_desktop.bots.registry import is_known, make_bot
from valeria_desktop.games import GAMES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, read_save, to_saved, to_text

CREATED = "2026-11-26T20:00:00+00:00"
OLD = Path(__file__).with_name("old") / "valencia-rules-1"


def test_a_game_kept_with_a_character_is_taken_up_with_it() -> None:
    seats = tuple(
        evolve(seat, bot=bot)
        for seat, bot in zip(default_seats(3), (None, "knight+sorrel", "squire+annis"), strict=True)
    )
    session = Session.begin(RULES, Setup(players=3), seats, 7)
    random = make_bot(RULES, "random", 3)
    for _ in range(40):
        decision = session.decision
        assert decision is not None
        session.choose(random.choose(session.game.view(decision.seat), decision).id)
    kept = from_text(to_text(to_saved(session.unsaved(CREATED))), "kept", GAMES)
    again = Session(replay(kept, GAMES, "kept"), kept.seats)
    assert again.seats == seats
    assert [person_in(seat) for seat in again.seats] == ["", "sorrel", "annis"]
    assert again.record.choices == session.record.choices


@pytest.mark.parametrize("name", ["two-planning", "four-advanced-auction", "five-near-the-end"])
def test_what_was_kept_before_there_were_characters_has_none(name: str) -> None:
    seats = read_save(OLD / f"{name}.valeria", GAMES).seats
    assert {person_in(seat) for seat in seats} == {""}
    assert all(is_known(RULES, seat.bot) for seat in seats if seat.bot)
