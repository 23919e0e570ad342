"""Golden games of every mode come back from a save as they were, at every moment looked at."""

from __future__ import annotations

import pytest

from tests.golden_games import FOLDER, GAMES, Golden
from valeria_desktop.games import GAMES as ALL
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.session import Session
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text, to_saved, to_text

CREATED = "2026-11-21T12:00:00+00:00"
EVERY = 25


def choices_of(golden: Golden) -> list[str]:
    lines = (FOLDER / golden.name).read_text(encoding="utf-8").splitlines()
    return [line.split(" > ", 1)[1] for line in lines if " > " in line and line[0] != " "]


@pytest.mark.thorough
@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_is_the_same_after_saving_and_loading(golden: Golden) -> None:
    choices = choices_of(golden)
    record = Record(RULES, golden.setup, golden.seed, choices)
    seats = default_seats(golden.setup.players)
    text = to_text(to_saved(Session(record, seats).unsaved(CREATED)))
    saved = from_text(text, golden.name, ALL)
    session = Session(replay(saved, ALL, golden.name), saved.seats)
    looked_at = Replay(session)
    assert looked_at.last == len(choices)
    game = new_game(golden.setup, BOX().cards_of(golden.setup.sets), golden.seed)
    for number, choice in enumerate(choices):
        if number % EVERY == 0:
            for seat in range(golden.setup.players):
                assert looked_at.through(seat).scene(number).view == game.view(seat)
        game.choose(choice)
    assert digest(session.game) == digest(game) == saved.digest


def test_every_mode_has_a_golden_game() -> None:
    assert {golden.setup.solo for golden in GAMES} == {None, "dark-lord", "siege"}
    assert {golden.setup.players for golden in GAMES} == {1, 2, 3, 4, 5}
