"""Games of Valencia saved by version 1 of its rules: real files, and how each goes on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games import GAMES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import RULES_VERSION
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.round.auction import sums_of
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from valeria_desktop.session.session import Session
from valeria_desktop.storage.resume import DifferentReplayError, replay
from valeria_desktop.storage.save import from_text, read_save, to_saved, to_text

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.storage.save import SavedGame

CREATED = "2026-11-23T20:00:00+00:00"
OLD = Path(__file__).with_name("old") / "valencia-rules-1"
AS_BEFORE = (
    "two-planning",
    "two-nina",
    "two-finished",
    "three-wait-open",
    "four-advanced-auction",
    "four-wait-offered",
    "five-near-the-end",
)
"""No choice of theirs is another one by version 2."""
WAITED_IN_VAIN = {
    "two-advanced-waited": 211,
    "three-waited": 220,
    "four-waited-planning": 194,
    "five-advanced-waited": 390,
    "three-finished-waited": 393,
}
"""Someone waited for players who had no stack; how many choices were made."""


def read(name: str) -> SavedGame:
    saved = read_save(OLD / f"{name}.valeria", GAMES)
    assert saved.game == RULES.id
    assert saved.rules == 1 < RULES_VERSION
    return saved


def taken_up(name: str) -> Session:
    """Go on with a game that asks nobody anything."""
    saved = read(name)
    return Session(replay(saved, GAMES, name), saved.seats)


def play_out(session: Session) -> None:
    bot = make_bot(RULES, "random", 3)
    while (decision := session.decision) is not None:
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)


def test_the_real_games_are_of_every_number_of_players_and_all_kept() -> None:
    saves = {path.stem: read(path.stem) for path in OLD.glob("*.valeria")}
    assert saves.keys() == {*AS_BEFORE, *WAITED_IN_VAIN}
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        assert any(saved.setup.players == players for saved in saves.values())
    setups = [saved.snapshot["setup"] for saved in saves.values()]
    assert {"advanced" in setup for setup in setups} == {False, True}
    assert [name for name, saved in saves.items() if saved.is_over] != []


@pytest.mark.parametrize("name", AS_BEFORE)
def test_a_game_whose_choices_lead_to_the_same_goes_on_unasked(name: str) -> None:
    """The number of the rules alone asks nobody anything."""
    saved = read(name)
    record = replay(saved, GAMES, name)
    session = Session(record, saved.seats)
    assert record.choices == list(saved.choices)
    assert record.base is None
    assert session.scene(0).round == saved.round
    assert session.scene(0).public_points == saved.points
    play_out(session)
    again = to_saved(session.unsaved(CREATED))
    assert again.rules == RULES_VERSION
    made = replay(from_text(to_text(again), name, GAMES), GAMES, name).choices
    assert tuple(made) == again.choices


@pytest.mark.clause("VA16")
@pytest.mark.parametrize("name", WAITED_IN_VAIN)
def test_a_game_with_a_wait_that_is_offered_no_longer_goes_on_from_its_snapshot(name: str) -> None:
    """Someone waited for players without a stack; what that came to stays as it is."""
    saved = read(name)
    assert len(saved.choices) == WAITED_IN_VAIN[name]
    with pytest.raises(DifferentReplayError, match="was played by other rules") as caught:
        replay(saved, GAMES, name)
    assert "can't be made: 'wait' can't be chosen now." in str(caught.value)
    record = caught.value.from_snapshot
    assert record is not None
    assert RULES.dump(record.start()) == saved.snapshot
    session = Session(record, saved.seats)
    assert (session.scene(0).round, session.scene(0).public_points) == (saved.round, saved.points)
    play_out(session)
    again = to_saved(session.unsaved(CREATED))
    assert again.rules == RULES_VERSION
    assert replay(from_text(to_text(again), name, GAMES), GAMES, name).base == saved.snapshot


def ladder(session: Session) -> Ladder:
    assert session.decision is not None
    made = ladder_of(session.view(session.decision.seat), sums_of(session.game.bids))
    assert made is not None
    return made


@pytest.mark.clause("VA16")
def test_a_wait_that_is_open_stays_open() -> None:
    """Oak is asked, and then Rose, who put a privilege back."""
    session = taken_up("three-wait-open")
    assert (ladder(session).to_come, ladder(session).waiting) == ((1, 0), (0,))
    session.choose("pass")
    assert session.decision is not None
    assert (session.decision.seat, session.decision.prompt) == (0, Prompt.BID)


@pytest.mark.clause("VA16")
def test_a_wait_that_version_1_offered_for_nothing_is_offered_no_longer() -> None:
    """Rose is asked before Oak, who has no stack; her privilege stays hers."""
    session = taken_up("four-wait-offered")
    assert ladder(session).to_come == (0, 1)
    assert session.decision is not None
    assert [option.id for option in session.decision.options] == ["reveal 1", "pass"]
    players = session.view(0).players
    assert (players[1].stacks, players[0].privileges) == ((), 1)


@pytest.mark.clause("VA35")
@pytest.mark.parametrize("name", ["two-planning", "two-nina"])
def test_a_kept_heart_of_the_city_asks_for_five_from_now_on(name: str) -> None:
    """It asked for four when the game was saved; the card is read as it is today."""
    session = taken_up(name)
    heart = [
        task
        for seat in range(2)
        for task in session.game.standing(seat).tasks
        if task.task.id == "heart-of-the-city"
    ]
    assert [task.wanted for task in heart] == [5]
