"""Games with an invented set in the real window, by mouse and by keyboard."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

import tests.games.valeria.sets.carnival.shown  # noqa: F401 - shows the kinds of the set
from tests.games.valeria.sets.boxes import BOX, RULES, WITH
from tests.games.valeria.sets.carnival.rides import RIDES
from tests.ui.programs import at_hand
from tests.ui.test_whole_games import KeyboardHand, MouseHand, session, start
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.events import Paid
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.ui.paint import pictures
from valeria_desktop.ui.screens.setup import gallery
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

FACES = {RULES.id: evolve(FACE, rules=RULES, make_draft=partial(Draft, RULES, box=BOX, sets=WITH))}
DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
    '<circle cx="24" cy="24" r="20" fill="#b05a9a"/></svg>'
)
WHERE = "tests.games.valeria.sets.boxes:GAMES"


@pytest.fixture(autouse=True)
def emblems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The set's folder of drawings: a disc for each card, and for its tickets."""
    cards = BOX().cards_of(WITH).parts[1].all_cards()
    for folder, names in (
        ("emblems", [card.id for card in cards]),
        ("icons", ["ticket", "ticket-price"]),
    ):
        (tmp_path / folder).mkdir()
        for name in names:
            (tmp_path / folder / f"{name}.svg").write_text(DISC, encoding="utf-8")
    monkeypatch.setattr(pictures, "ART", (*pictures.ART, tmp_path))
    yield
    pictures._file_of.cache_clear()
    pictures.has_picture.cache_clear()


@pytest.fixture
def program(begin_with: Callable[..., Program], qtbot: QtBot) -> Program:
    return at_hand(begin_with(FACES, games=WHERE), qtbot)


QUICKEST = {(MouseHand, 1), (KeyboardHand, 2)}
"""The whole games of `make test`: one by each hand, against the Dark Lord and of two."""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("hand", "players"),
    [
        pytest.param(*game, marks=() if game in QUICKEST else pytest.mark.slow)
        for game in product((MouseHand, KeyboardHand), range(1, 6))
    ],
)
def test_a_game_with_a_set_is_played_to_its_end(
    program: Program, qtbot: QtBot, hand: type[MouseHand | KeyboardHand], players: int
) -> None:
    start(program, players)
    played = session(program)
    assert played.record.setup.sets == WITH
    hand(program, qtbot).plays_out()
    assert played.decision is None


def test_what_a_set_offers_is_a_button_with_its_words(program: Program, qtbot: QtBot) -> None:
    start(program, 2)
    hand = MouseHand(program, qtbot)
    while not (rides := [each for each in offered(hand) if each.id in RIDES]):
        hand.answers()
    button = hand.button(rides[0])
    assert button.isVisible()
    assert "Ride for 4 Gold: 1 VP" in button.accessibleName()
    before = len(session(program).record.choices)
    hand.presses(rides[0])
    assert session(program).record.choices[before:] == [rides[0].id]


def test_tickets_move_on_the_stage_as_gold_does(program: Program, qtbot: QtBot) -> None:
    """Played with motion: what is paid flies from the track, and the game goes on."""
    start(program, 2)
    hand = MouseHand(program, qtbot)
    while not (throws := [each for each in offered(hand) if each.id.startswith("throw for")]):
        hand.answers()
    program.change("pace", Pace.FAST.value)
    hand.presses(throws[0])
    qtbot.waitUntil(lambda: program.controller.is_open)
    lines = session(program).chronicle.lines
    paid = [line.event for line in lines if isinstance(line.event, Paid)]
    assert paid[-1].amounts.more == (("ticket", 1),)
    assert session(program).record.choices[-1] == throws[0].id


def offered(hand: MouseHand) -> Sequence[Option]:
    return hand.scene.decision.options if hand.scene.decision else ()


def test_the_end_page_knows_the_words_of_a_set() -> None:
    words = FACE.score_words
    assert words.ending("carnival-late") == "The carnival moves on."
    assert words.ending("moonrise") == "Moonrise."
    assert words.source("Carnival") == "Carnival"


def test_the_queen_says_what_sets_mean_for_her(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "has_quick", lambda _rules: True)
    said = {}
    for sets in (WITH, frozenset[str]()):
        page = NewGameScreen(look, Draft(RULES, box=BOX, sets=sets))
        said[bool(sets)] = {level: page.gallery.said_of(level) for level in ("duchess", "queen")}
    assert "With expansions she looks less far ahead." in said[True]["queen"]
    assert said[True]["duchess"] == said[False]["duchess"]
    assert "expansions" not in said[False]["queen"]
