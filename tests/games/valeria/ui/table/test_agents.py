"""Agents in the window: a leaf of their own, seen, spoken, told, engaged by any hand (AG2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.valeria.sets.shipped import catalog_of
from tests.games.valeria.story.test_sentences import told
from tests.games.valeria.ui.table.test_out_of_use import put, state_of
from tests.ui.tables import Table
from tests.ui.test_whole_games import KeyboardHand, MouseHand
from valeria_desktop.games.valeria.coach.card_facts import _at_once
from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard
from valeria_desktop.games.valeria.rules.events import (
    CalledOn,
    CardTaken,
    Dealt,
    Gained,
    LaidUnder,
    Paid,
    SentHome,
)
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Monster
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.feelings import Feeling, feelings_about
from valeria_desktop.games.valeria.story.recap import recap
from valeria_desktop.games.valeria.ui.guide import HeraldPlaces
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.zoom.notes import notes_on_place
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.stage.motions import Flight
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program

CARDS = catalog_of("agents")
CAPTAIN, WITCH, GOBLIN = (CARDS.by_id[name] for name in ("captain", "green-witch", "goblin"))
FIRST, LAST, DECK = 31, 34, 35
NAMES = ("Rose", "Oak")


def dealt(*agents: str, strength: int = 10, magic: int = 3) -> Table:
    """A first action; some Agents lie open, two lie known under the deck."""
    game = Table(Setup(sets=frozenset({"agents"}))).plays_to(Prompt.ACT)
    state = state_of(game)
    names = [*agents, *(card.id for card in CARDS.rows[0].cards if card.id not in agents)]
    cards = [CARDS.by_id[name] for name in names]
    for place, card in zip(range(FIRST, DECK), cards, strict=False):
        state.lay(place, (card,))
    state.lay(DECK, tuple(cards[4:]))
    state.face_down[DECK] = len(cards) - 6
    player = state.players[state.active]
    player.gold, player.strength, player.magic = 0, strength, magic
    game.session._game = Game(state)
    return game


def shown(table: TableScreen) -> list[int]:
    """The places on the shown leaf."""
    pieces = (piece.at for piece in table.centre.laid.pieces if piece is not None)
    return [as_a(AtPlace, at).place for at in pieces]


def test_they_lie_on_a_leaf_of_their_own_and_its_bar_tells_how_many_can_be_engaged(
    program: Program,
) -> None:
    table = put(program, dealt("captain", "prefect", "treasurer", "baron"))
    bars = table.leaves.bars
    assert bars is not None
    bar = next(bar for bar in bars.shown if not bar.isHidden())
    assert bar.accessibleName() == "Show: Agents. Can be chosen there: 1"
    table.leaves.turn()
    assert shown(table) == [*range(FIRST, DECK + 1)]


def test_an_agent_says_its_price_and_what_it_does() -> None:
    scene = dealt("captain").scene()
    assert place_of(scene, FIRST).words == (
        "Captain, Agent, costs 10 Strength for you, can be engaged. When you engage it: 5 points."
    )
    assert [note.text for note in notes_on_place(scene, FIRST)][1:5] == [
        "Gain 5 points.",
        (
            "You can engage it while its text does something. Points and resources are something, "
            "also a point for your opponent."
        ),
        "10 Strength.",
        "Engage Captain for 10 Strength.",
    ]


@pytest.mark.parametrize(
    ("hidden", "words"),
    [
        (9, "Deck of Agents, 9 cards face down, then in this order: {known}."),
        (1, "Deck of Agents, 1 card face down, then in this order: {known}."),
        (0, "Deck of Agents. It comes up in this order: {known}."),
    ],
)
def test_the_deck_says_what_everyone_knows_of_it(hidden: int, words: str) -> None:
    game = dealt("captain")
    state = state_of(game)
    known = state.stacks[DECK][:2]
    state.lay(DECK, state.stacks[DECK][: 2 + hidden])
    state.face_down[DECK] = hidden
    names = ", ".join(card.name for card in reversed(known))
    assert place_of(game.scene(), DECK).words == words.format(known=names)


@pytest.mark.parametrize(("hidden", "signs"), [(1, ["back"]), (0, [])])
def test_the_sign_of_cards_that_nobody_knows_leaves_a_known_deck(
    program: Program, hidden: int, signs: list[str]
) -> None:
    game = dealt("captain")
    state = state_of(game)
    state.lay(DECK, state.stacks[DECK][: 2 + hidden])
    state.face_down[DECK] = hidden
    table = put(program, game)
    table.leaves.show("agents")
    piece = table.centre.laid.piece_of(AtPlace(DECK))
    assert piece is not None
    assert [sign.name for sign in table.centre.part._signs(piece, piece.box)] == signs


def test_magic_is_no_advice_for_an_exact_price() -> None:
    """X19."""
    scene = dealt("captain", strength=4, magic=9).scene()
    quote = scene.quotes[FIRST]
    words = cure(quote, scene.view.players[scene.viewer], 2)
    assert str(words) == "Gain 6 Strength by your next turn"


def test_who_clicks_an_agent_whose_text_would_do_nothing_learns_why(program: Program) -> None:
    table = put(program, dealt("huntress"))
    table.leaves.show("agents")
    assert table.refusals.say_why(AtPlace(FIRST))
    assert "Its text would do nothing now" in table.why.accessibleName()


@pytest.mark.parametrize("hand", [MouseHand, KeyboardHand])
def test_an_agent_is_engaged_by_any_hand(
    program: Program, qtbot: QtBot, hand: type[MouseHand | KeyboardHand]
) -> None:
    game = dealt("captain")
    table = put(program, game)
    table.leaves.show("agents")
    QApplication.processEvents()
    seat = state_of(game).active
    hand(program, qtbot).picks(FIRST)
    qtbot.waitUntil(lambda: state_of(game).players[seat].points == 5)
    assert state_of(game).stacks[DECK][0] is CAPTAIN


def test_the_guide_turns_to_the_leaf_that_it_speaks_of(program: Program) -> None:
    table = put(program, dealt("captain"))
    places = HeraldPlaces(table)
    places.turn_to("place:agent-1")
    assert table.leaves.shown == "agents"
    places.turn_to("row:monsters")
    assert table.leaves.shown == ""


# --- told


def test_the_story_tells_who_engaged_whom_and_what_came_of_it() -> None:
    brought = Amounts(points=5)
    price = Amounts(strength=10)
    events = (
        Paid(0, price, CAPTAIN),
        CalledOn(0, CAPTAIN, FIRST),
        Gained(0, brought, CAPTAIN),
        LaidUnder(CAPTAIN, FIRST, DECK),
        Dealt(WITCH, FIRST),
    )
    assert told(*events)[1:] == [
        "Rose: engaged Captain for 10 Strength, gained 5 points",
        "Captain goes under the deck of Agents",
        "Green Witch is turned up",
    ]


def test_the_story_tells_of_a_monster_that_was_sent_home() -> None:
    events = (
        CalledOn(0, WITCH, FIRST),
        SentHome(0, 1, as_a(Monster, GOBLIN), 0, WITCH),
        Gained(1, Amounts(points=1), WITCH),
    )
    assert told(*events)[1:] == [
        "Rose: engaged Green Witch, sent Goblin of Oak back to its stack",
        "Oak: Green Witch +1 point",
    ]


def test_a_recap_tells_what_was_sent_home_and_what_was_taken() -> None:
    goblin = as_a(Monster, GOBLIN)
    events = (
        TurnBegan(0, 1, 1),
        TurnBegan(1, 2, 1),
        CalledOn(1, WITCH, FIRST),
        SentHome(1, 0, goblin, 0, WITCH),
        CardTaken(1, 0, goblin, CARDS.by_id["huntress"]),
    )
    lines = [Line(event.turn if isinstance(event, TurnBegan) else 2, 1, event) for event in events]
    found = recap(lines, NAMES, 0, lambda _: None)
    assert found.own is not None
    assert {str(words) for words in found.own.losses} == {
        "Oak sent Goblin back to its stack with Green Witch",
        "Oak took Goblin with Huntress",
    }
    ((deed,),) = [other.deeds for other in found.others]
    assert (str(deed.verb), deed.card) == ("engaged", WITCH)


def test_whose_monster_is_sent_home_feels_hit() -> None:
    players = dealt().scene().view.players
    event = SentHome(0, 1, as_a(Monster, GOBLIN), 0, WITCH)
    assert list(feelings_about(event, players)) == [(1, Feeling.HIT)]


def test_cards_fly_home_and_under_the_deck() -> None:
    (under,) = flights(LaidUnder(CAPTAIN, FIRST, DECK))
    (home,) = flights(SentHome(0, 1, as_a(Monster, GOBLIN), 0, WITCH))
    assert (as_a(Flight, under).start, as_a(Flight, under).goal) == (AtPlace(FIRST), AtPlace(DECK))
    assert as_a(Flight, home).start == OfCard(GOBLIN.id, 1)
    assert as_a(Flight, home).goal == AtPlace(0)


# --- the coach


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("captain", "5 points at once."),
        ("town-crier", "1 point at once."),
        ("assassin", "Turn a citizen of an opponent of your choice face down."),
    ],
)
def test_the_coach_says_what_an_agent_does(agent: str, words: str) -> None:
    card = CARDS.by_id[agent]
    assert card.effect is not None
    assert [str(fact.words) for fact in _at_once(dealt().scene().view, card, card.effect)] == [
        words
    ]
