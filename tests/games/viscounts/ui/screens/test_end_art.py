"""The end of a game of Viscounts: realms, manuscripts as stamps or on plates, sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from tests.games.viscounts.scenario import MANUSCRIPT
from tests.games.viscounts.ui.ended import ended
from tests.games.viscounts.ui.played import play_on
from tests.ui.pixels import pixels_of
from tests.ui.programs import people_and_bots
from valeria_desktop.coach.review import Fortune, ReviewBatch
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.rules.model.options import (
    NO_HIRE,
    SHUFFLE_FIRST,
    Hire,
    PlayCard,
    TakeManuscript,
)
from valeria_desktop.games.viscounts.rules.model.things import Manuscript
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.screens.end_art import DeedSign, ViscountsEndArt, deed_in
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.chronicle import Line
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import LEAST_BUST
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.screens.end.moments import reviewed_moments
from valeria_desktop.ui.screens.end.screen import EndScreen

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.score_ledger import LedgerItem

TWO, FOUR, ALONE = Setup(2), Setup(4), Setup(1, rival=Rival.BUILDER)
SETUPS = [TWO, FOUR, ALONE]


@pytest.fixture(params=SETUPS, ids=["two", "four", "alone"])
def setup(request: pytest.FixtureRequest) -> Setup:
    found: Setup = request.param
    return found


@pytest.fixture
def end(look: Look, qtbot: QtBot, setup: Setup) -> EndScreen:
    made = EndScreen(look)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    made.show_session(ended(setup), FACE, at_once=True)
    with qtbot.waitActive(made):
        made.show()
    return made


def story(end: EndScreen) -> EndStory:
    assert end.page.story is not None
    return end.page.story


def items(end: EndScreen, category: str, column: int) -> tuple[LedgerItem, ...]:
    rows = [row for row in story(end).ledger.rows if row.category == category]
    return rows[0].cells[column].items if rows else ()


def test_the_ledger_adds_up_to_everyones_points(end: EndScreen, setup: Setup) -> None:
    result = ended(setup).result()
    all_scores = [*result.scores, *([result.rival] if result.rival is not None else [])]
    totals = [cell.points for cell in story(end).ledger.total.cells]
    assert totals == [score.total for score in all_scores]
    for row in story(end).ledger.rows:
        for cell in row.cells:
            assert sum(item.points for item in cell.items) == cell.points


def test_houses_are_sums_beside_their_signs(end: EndScreen, setup: Setup) -> None:
    view = ended(setup).scene(0).view
    signs = {kind.value.replace("_", "-") for kind in BuildingType}
    for column in range(setup.players):
        built = 0
        for pile in items(end, "buildings", column):
            assert pile.thing is None
            assert pile.sign in signs
            built += int(pile.sum.removeprefix("×"))
        assert built == len(view.side(column).freed)


def test_manuscripts_are_stamps_or_in_a_crowded_ledger_plates_with_their_signs(
    end: EndScreen, setup: Setup
) -> None:
    is_crowded = len(story(end).sides) > 2 or len(story(end).ledger.rows) > 6
    for column in range(setup.players):
        for item in items(end, "manuscripts", column):
            assert isinstance(item.thing, Manuscript)
            assert item.sign == (signs.sign_of_book(item.thing) if is_crowded else "")


def test_sums_say_how_many_of_which_worth(end: EndScreen, setup: Setup) -> None:
    for column in range(setup.players):
        for item in (*items(end, "castle", column), *items(end, "papers", column)):
            assert item.sign
            if item.sum:
                count, _, each = item.sum.replace("\N{MINUS SIGN}", "-").partition(" × ")
                assert int(count) * int(each) == item.points


def test_odo_is_a_side_of_a_game_alone(end: EndScreen, setup: Setup) -> None:
    names = [side.name for side in story(end).sides]
    assert ("Odo" in names) is setup.is_solo


def test_a_realm_is_told_in_words(setup: Setup) -> None:
    art, session = ViscountsEndArt(), ended(setup)
    for column in range(setup.players):
        assert art.board_words(session, column).startswith("Realm with ")
    if setup.is_solo:
        built = len(session.scene(0).view.side(1).freed)
        assert art.board_words(session, 1) == f"Houses of Odo: {built}"


def test_the_rarest_deed_stands_for_a_turn() -> None:
    chronicle = ended(FOUR).chronicle.lines
    sent = next(line for line in chronicle if isinstance(line.event, told.WorkersSent))
    seat = sent.seat
    assert seat is not None
    played = next(
        line for line in chronicle if isinstance(line.event, told.CardPlayed) and line.seat == seat
    )
    deed = deed_in((played, sent), seat)
    assert isinstance(deed.thing, DeedSign)
    assert deed.thing.id == "pawn"
    assert deed.head == deed.thing.name
    assert deed_in((played,), seat).thing in played.things
    assert deed_in((played,), seat + 1).head == ""


def test_a_manuscript_is_called_by_what_it_brings() -> None:
    """Its number says nothing to a player."""
    silver, nobles = MANUSCRIPT["M31"], MANUSCRIPT["M19"]
    heads = [
        deed_in((Line(1, 1, told.Transcribed(0, each, is_gained=True)),), 0).head
        for each in (silver, nobles)
    ]
    assert heads == ["Manuscript: gain 5 silver", "Manuscript: 1 point for each noble"]
    answer = str(TakeManuscript(silver, 0).words())
    assert answer == "Gain the manuscript (blue): gain 5 silver"


def test_a_choice_about_a_card_shows_the_card() -> None:
    art, session = ViscountsEndArt(), ended(TWO)
    met = set()
    for passage, _ in session.passages():
        for option in passage.decision.options:
            if isinstance(option, Hire | PlayCard):
                met.add(type(option))
                assert art.thing_of(option) is option.card
    assert met == {Hire, PlayCard}


def test_a_choice_has_its_own_sign_and_not_that_of_the_turns_deed(
    look: Look,
) -> None:
    def painted(option: Option, thing: DeedSign | None) -> bytes:
        with drawing(142, 152, 1.0) as (picture, painter):
            art.paint_choice(Brush(painter, look, 1.0), QRectF(0, 0, 142, 152), option, thing)
        return pixels_of(picture.toImage())

    art = ViscountsEndArt()
    deed = DeedSign(signs.COLLISION, "A collision")
    assert painted(SHUFFLE_FIRST, deed) == painted(SHUFFLE_FIRST, None)
    assert painted(SHUFFLE_FIRST, deed) != painted(NO_HIRE, deed)
    assert painted(NO_HIRE, deed) != painted(NO_HIRE, None)


def test_a_moment_of_luck_names_the_card_and_shows_it() -> None:
    session = ended(Setup(2))
    found = []
    for number, (game, _) in enumerate(session.passages()):
        again = game.copy()
        again.collects_events = True
        events = again.choose(session.record.choices[number]).events
        found += [(number, event) for event in events if isinstance(event, told.CardDrawn)]
    number, drawn = next((at, event) for at, event in found if at > 40)
    seat, turn = drawn.seat, session.scene_at(number, 0).view.turn
    swings = tuple(0.2 if each == seat else -0.2 for each in range(2))
    luck = Fortune(number, seat, turn, 3, say("luck"), swings)
    parts = (ReviewBatch(number, number, fortunes=(luck,)),)
    (moment,) = reviewed_moments(session, ViscountsEndArt(), parts)
    assert moment.thing == drawn.card
    assert moment.head == f"{session.names[seat]} drew {drawn.card.name}"
    assert moment.words == f"Luck cost {session.names[1 - seat]} 20 wins in 100."


def test_faces_at_the_end_are_large_enough_to_be_known(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = people_and_bots(3, 1, "knight+sorrel")
    session = Session(Record(RULES, Setup(3), 5), seats)
    play_on(session, 4000)
    widths: dict[str, list[float]] = {"ledger_paint": [], "boards": []}
    for name, found in widths.items():
        monkeypatch.setattr(
            f"valeria_desktop.ui.screens.end.{name}.paint_bust",
            lambda _painter, box, _bust, found=found: found.append(box.width()),
        )
    made = EndScreen(look)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    made.show_session(session, FACE, at_once=True)
    made.grab()
    assert len(widths["ledger_paint"]) == 2
    assert widths["boards"]
    assert min(widths["ledger_paint"]) >= LEAST_BUST
    assert min(widths["boards"]) >= LEAST_BUST
