"""Games with an invented set in the real window, by mouse and by keyboard."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

import tests.games.valeria.sets.carnival.shown  # noqa: F401 - shows the kinds of the set
from tests.games.valeria.sets.boxes import BOX, RULES, WITH
from tests.games.valeria.sets.carnival import PARADE
from tests.games.valeria.sets.carnival.rides import RIDES
from tests.ui.programs import at_hand
from tests.ui.test_whole_games import KeyboardHand, MouseHand, session, start
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.events import Paid
from valeria_desktop.games.valeria.rules.setup import Laying, Variant
from valeria_desktop.games.valeria.sets.crimson_seas.goods import GOODS
from valeria_desktop.games.valeria.sets.crimson_seas.nobles import NOBLES
from valeria_desktop.games.valeria.sets.crimson_seas.tomes import TOMES
from valeria_desktop.games.valeria.ui.cards.glossary import explain_phase
from valeria_desktop.games.valeria.ui.cards.kinds import shown_as
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.games.valeria.ui.words import sign_of_source
from valeria_desktop.ui.paint import pictures
from valeria_desktop.ui.screens.setup import gallery
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.belongings import CardZone
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

FACES = {RULES.id: evolve(FACE, rules=RULES, make_draft=partial(Draft, RULES, box=BOX, sets=WITH))}
DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
    '<circle cx="24" cy="24" r="20" fill="#b05a9a"/></svg>'
)
EVENTS = ("fireworks", "market-night", "long-summer")
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
    if players > 1:
        program.draft.variants = frozenset({Variant.EVENT_CARDS})  # type: ignore[attr-defined]
    start(program, players)
    played = session(program)
    assert played.record.setup.sets == WITH
    assert played.record.setup.has_event_cards is (players > 1)
    hand(program, qtbot).plays_out()
    assert played.decision is None


def test_the_phase_of_a_set_has_a_stop_on_the_rail_and_a_sentence(
    program: Program, qtbot: QtBot
) -> None:
    start(program, 2)
    assert PARADE in MouseHand(program, qtbot).scene.phases
    assert explain_phase(PARADE) == "Parade: with doubles the active player gains 1 Magic."


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


@pytest.mark.clause("CS22")
@pytest.mark.parametrize(
    ("zone", "words", "sign"),
    [(GOODS, "Goods", "good"), (TOMES, "Tomes", "tome"), (NOBLES, "Nobles", "nobles")],
)
def test_points_of_a_zone_have_its_title_and_its_sign(
    zone: CardZone, words: str, sign: str
) -> None:
    assert FACE.score_words.source(zone.tag) == words
    assert sign_of_source(zone.tag) == sign
    assert sign_of_source("Carnival") == "points"


def test_the_queen_says_what_sets_mean_for_her(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "has_quick", lambda _rules: True)
    said = {}
    for sets in (WITH, frozenset[str]()):
        page = NewGameScreen(look, Draft(RULES, box=BOX, sets=sets))
        said[bool(sets)] = {level: page.gallery.said_of(level) for level in ("duchess", "queen")}
    assert "With expansions she looks less far ahead." in said[True]["queen"]
    assert said[True]["duchess"] == said[False]["duchess"]
    assert "expansions" not in said[False]["queen"]


def test_event_cards_are_offered_where_sets_have_some(look: Look, qtbot: QtBot) -> None:
    """With the way of laying them, once they are chosen."""
    draft = Draft(RULES, box=BOX, sets=WITH)
    page = NewGameScreen(look, draft)
    qtbot.addWidget(page)
    variants = page.variants
    box = variants.boxes[Variant.EVENT_CARDS]
    assert not box.isHidden()
    assert box.isEnabled()
    assert variants._laying_row.isHidden()
    box.click()
    assert draft.setup.has_event_cards
    assert not variants._laying_row.isHidden()
    chosen = [draft.setup.laying]
    for number in (2, 0):
        variants.laying.setCurrentIndex(number)
        variants.laying.activated.emit(number)
        chosen.append(draft.setup.laying)
    assert chosen == [None, Laying.SHUFFLED, None]
    assert draft.refusal() == ""
    plain = NewGameScreen(look, Draft(RULES, box=BOX)).variants
    assert plain.boxes[Variant.EVENT_CARDS].isHidden()


def test_an_event_card_says_what_it_does_and_for_how_long(look: Look) -> None:
    del look
    cards = BOX().cards_of(WITH).by_id
    lines = {each: shown_as(cards[each]).lines(cards[each], None) for each in EVENTS}
    assert lines == {
        "fireworks": ["When it comes up: Each player gains 1 Gold."],
        "market-night": [
            "For everyone while it lies there: Each citizen you recruit costs 1 Gold less."
        ],
        "long-summer": [
            "For everyone until the end of the game: Each domain you build costs 2 Gold less."
        ],
    }
    assert shown_as(cards["fireworks"]).kind(cards["fireworks"]) == "Event"
