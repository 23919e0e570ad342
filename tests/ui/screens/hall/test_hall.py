"""The hall: paintings with their plates, keys, sums of rivals, and nothing that is still secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.storage.entries import entry, lone, seat
from tests.ui.fitting import faults_of, over_the_line, settle
from tests.ui.one_game import FACES
from tests.ui.tables import Table
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import Colour, Seat, Sign
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.session.rivalries import RivalKey, RivalKind
from valeria_desktop.storage.history import NAME, History
from valeria_desktop.storage.save import to_saved, to_text
from valeria_desktop.ui.files.keepsakes import Keepsakes
from valeria_desktop.ui.screens.hall.head import Hanging
from valeria_desktop.ui.screens.hall.paintings import OnWall
from valeria_desktop.ui.screens.hall.screen import HANGS, HallScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.history import HistoryEntry
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.screens.hall.paintings import Painting

pytestmark = pytest.mark.usefixtures("unpainted")

SEATS = (
    Seat("Ada", Colour.VERMILLION, Sign.ROSE),
    Seat("Tamsin", Colour.SKY, Sign.WOLF, "knight+tamsin"),
)
TAKEN = 11
"""A seed with which the first of three takes a monster from the second, and nobody else does."""
YEAR = QDate.currentDate().year()


def played(day: int, seed: int = 7) -> HistoryEntry:
    """Return a whole game of Ada against Tamsin that ended on a day of this November."""
    session = Table(seats=SEATS, seed=seed).plays_out().session
    stamp = f"{YEAR}-11-{day:02}T12:00:00+00:00"
    return entry_of(session, stamp, stamp)


def against(day: int, mine: int, hers: int, name: str = "tamsin") -> HistoryEntry:
    """Return an entry without a save that could be played again."""
    rival = seat(name.capitalize(), hers, won=hers > mine, bot=f"knight+{name}")
    made = entry(day, seat("Ada", mine, won=mine > hers), rival)
    stamp = f"{YEAR}-11-{day:02}T12:00:00+00:00"
    return evolve(made, created=stamp, ended=stamp)


def ended(made: HistoryEntry, day: str) -> HistoryEntry:
    """Return an entry of a game that was played on a day."""
    return evolve(made, created=f"{day}T10:00:00+00:00", ended=f"{day}T12:00:00+00:00")


class Hall:
    """A hall of a history of its own."""

    def __init__(self, look: Look, folder: Path) -> None:
        self.history = History(folder, GAMES)
        self.keepsakes = Keepsakes(self.history, FACES)
        self.screen = HallScreen(look, FACES, self.keepsakes)
        self.screen.resize(1280, 690)

    def show(self, *entries: HistoryEntry, **more: frozenset[str]) -> HallScreen:
        """Enter games, show all, and wait for their paintings."""
        for each in entries:
            self.history.enter(each)
        self.screen.show_games(self.history, **more)
        self.finish()
        return self.screen

    def finish(self) -> None:
        self.keepsakes.wait()
        QApplication.processEvents()
        QApplication.processEvents()


@pytest.fixture
def large(look: Look) -> Iterator[Look]:
    """The look with text at 150 %."""
    look.use(scale=1.5)
    yield look
    look.use(scale=1.0)


@pytest.fixture
def hall(look: Look, qtbot: QtBot, tmp_path: Path) -> Iterator[Hall]:
    made = Hall(look, tmp_path)
    qtbot.addWidget(made.screen)
    yield made
    made.keepsakes.close()


def paintings(screen: HallScreen) -> list[Painting]:
    return [piece.face for piece in screen.wall.laid.listed]


def dates(screen: HallScreen) -> list[str]:
    return [painting.date for painting in paintings(screen)]


# --- plates


def test_a_lost_game_hangs_in_wood_with_date_score_face_and_best_moment(hall: Hall) -> None:
    (painting,) = paintings(hall.show(played(21)))
    assert (painting.date, painting.score) == ("21 November", "53 : 53")
    assert painting.is_gilt is False
    assert painting.emblem == "isabella-the-righteous"
    assert painting.line == "Orc Chieftain, in round 10"
    assert painting.words == (
        "Lost to Tamsin (Knight), 53 to 53, 21 November. "
        "Kingdom with 12 citizens, 2 domains and 5 monsters. Orc Chieftain, in round 10."
    )
    assert painting.paint is not None


def test_a_game_that_cant_be_played_again_hangs_as_a_plain_plate(hall: Hall) -> None:
    (painting,) = paintings(hall.show(against(22, 41, 36)))
    assert painting.paint is None
    assert painting.title == "Valeria: Card Kingdoms"
    assert (painting.is_gilt, painting.score) == (True, "41 : 36")
    assert painting.line == "First win against Knight"
    assert painting.words == (
        "Won against Tamsin (Knight), 41 to 36, 22 November. First win against Knight."
    )


def test_marks_stand_on_the_plate(hall: Hall) -> None:
    bots = entry(3, seat("Pim", 9, bot="squire+pim"), seat("Oak", 50, won=True, bot="greedy"))
    rewound = evolve(against(4, 50, 40), rewound=True, without_help=True)
    shown = paintings(hall.show(ended(bots, f"{YEAR}-11-03"), rewound))
    assert [painting.line for painting in shown] == ["rewound, without help", "watched"]
    assert [painting.is_gilt for painting in shown] == [True, False]
    assert shown[1].words == "Oak won, 50 to 9, 3 November. Watched."


def test_a_lost_game_without_a_best_moment_says_against_whom_it_was(hall: Hall) -> None:
    (painting,) = paintings(hall.show(against(5, 36, 41)))
    assert painting.line == "Against Tamsin"
    assert painting.words == "Lost to Tamsin (Knight), 36 to 41, 5 November."


def test_a_lone_game_is_told_by_its_outcome(hall: Hall) -> None:
    (painting,) = paintings(hall.show(ended(lone(4, 60, "lost"), "2020-11-04")))
    assert (painting.score, painting.is_gilt) == ("60", False)
    assert painting.words == "Lost alone, 60, 4 Nov 2020."


def test_paintings_come_six_a_page_and_empty_places_are_nails(hall: Hall) -> None:
    screen = hall.show(*(against(day, 50, 40) for day in range(1, 9)))
    assert dates(screen) == [f"{day} November" for day in (8, 7, 6, 5, 4, 3)]
    assert screen.wall.laid.ground == ()
    assert screen.number.text() == "1 / 2"
    screen.turn(1)
    assert dates(screen) == ["2 November", "1 November"]
    assert len(screen.wall.laid.ground) == 4
    screen.turn(1)
    assert screen.number.text() == "2 / 2"
    assert not screen.after.isEnabled()


def test_only_won_ones_or_those_against_a_rival_may_hang(hall: Hall) -> None:
    screen = hall.show(against(1, 50, 40), against(2, 30, 40), against(3, 50, 40, "sorrel"))
    assert screen.head.sum.text() == "3 evenings, 2 won"
    screen.head.tabs[Hanging.WON].click()
    assert dates(screen) == ["3 November", "1 November"]
    screen.wall.setCurrentIndex(screen.wall.pieces.index(0, 1))
    assert screen.head.tabs[Hanging.RIVAL].text() == "against Tamsin"
    screen.head.tabs[Hanging.RIVAL].click()
    assert dates(screen) == ["2 November", "1 November"]
    screen.head.tabs[Hanging.ALL].click()
    assert len(dates(screen)) == 3


# --- keys and readers


def test_the_models_keep_qts_rules(hall: Hall, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(hall.show(against(1, 50, 40)).wall.pieces)


def test_a_reader_hears_each_painting(hall: Hall) -> None:
    screen = hall.show(against(1, 50, 40), against(2, 30, 40))
    index = screen.wall.pieces.index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Lost to Tamsin (Knight), 30 to 40, 2 November."
    )
    assert screen.wall.accessibleName() == "Paintings"


def test_arrows_go_from_painting_to_painting_and_over_the_pages(hall: Hall, qtbot: QtBot) -> None:
    screen = hall.show(*(against(day, 50, 40) for day in range(1, 9)))
    wall, ids = screen.wall, [each.id for each in screen.hanging]
    assert wall.current == OnWall(ids[0])
    qtbot.keyClick(wall, Qt.Key.Key_Right)
    qtbot.keyClick(wall, Qt.Key.Key_Down)
    assert wall.current == OnWall(ids[4])
    qtbot.keyClick(wall, Qt.Key.Key_Right)
    qtbot.keyClick(wall, Qt.Key.Key_Right)
    assert wall.current == OnWall(ids[6])
    qtbot.keyClick(wall, Qt.Key.Key_Left)
    assert wall.current == OnWall(ids[5])
    qtbot.keyClick(wall, Qt.Key.Key_PageDown)
    assert wall.current == OnWall(ids[6])


def test_enter_replays_and_delete_asks(hall: Hall, qtbot: QtBot) -> None:
    screen = hall.show(against(1, 50, 40), against(2, 30, 40))
    key = against(2, 30, 40).id
    with qtbot.waitSignal(screen.replay_asked) as replayed:
        qtbot.keyClick(screen.wall, Qt.Key.Key_Return)
    with qtbot.waitSignal(screen.removal_asked) as asked:
        qtbot.keyClick(screen.wall, Qt.Key.Key_Delete)
    assert replayed.args == asked.args == [key]
    with qtbot.waitSignal(screen.list_asked):
        qtbot.keyClick(screen.wall, Qt.Key.Key_L)
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen.wall, Qt.Key.Key_Escape)


def test_a_click_only_chooses_and_a_double_click_replays(hall: Hall, qtbot: QtBot) -> None:
    screen = hall.show(against(1, 50, 40, "sorrel"), against(2, 30, 40))
    screen.show()
    second = screen.wall.laid.listed[1]
    point, port = second.box.center().toPoint(), screen.wall.viewport()
    with qtbot.assertNotEmitted(screen.replay_asked):
        qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
    assert screen.rival.name.text() == "Sorrel"
    with qtbot.waitSignal(screen.replay_asked) as replayed:
        qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=point)
    assert replayed.args == [second.face.at.game]


# --- rivals


def test_the_page_of_a_rival_sums_the_evenings_up(hall: Hall) -> None:
    screen = hall.show(
        against(1, 50, 40), against(2, 30, 61), against(3, 30, 40), against(4, 20, 40)
    )
    page, card = screen.rival, screen.rival.card
    assert card is not None
    assert page.name.text() == "Tamsin"
    assert page.score.accessibleName() == "you 1, Tamsin 3"
    assert page.evenings.text() == "4 evenings"
    assert page.flight.accessibleName() == "won, lost, lost, lost"
    assert page.facts.accessibleName() == (
        "most wins in a row: you 1, Tamsin 3. most points: you 50, Tamsin 61"
    )  # what neither did isn't told
    assert page.speech.words.text() == "“3 to 1 for me. I could get used to this.”"
    assert page.fair.text() == "Tamsin won 3 of the last 4 as Knight. Squire should be closer."


def test_deeds_are_told_exactly_as_they_happened(hall: Hall) -> None:
    screen = hall.show(played(21))
    assert screen.rival.facts.accessibleName() == (
        "most wins in a row: you 0, Tamsin 1. most points: you 53, Tamsin 53. "
        "taken: you 0, Tamsin 6 Gold, 1 monster. bosses slain: you 1, Tamsin 1. "
        "builds most: Purloiner's Perch"
    )
    assert screen.rival.speech.words.text() == "“6 of your Gold is mine by now.”"


def test_a_rival_is_asked_again_as_before_or_at_the_fair_level(hall: Hall, qtbot: QtBot) -> None:
    screen = hall.show(*(against(day, 20, 40) for day in range(1, 5)))
    with qtbot.waitSignal(screen.asked_again) as asked:
        screen.rival.again.click()
    assert asked.args == ["valeria", "knight+tamsin"]
    with qtbot.waitSignal(screen.asked_again) as fair:
        screen.rival.take_fair.click()
    assert fair.args == ["valeria", "squire+tamsin"]


def of_three(day: int, ada: int, ben: int, cleo: int) -> HistoryEntry:
    """Return an entry of three people."""
    scores = {"Ada": ada, "Ben": ben, "Cleo": cleo}
    most = max(scores.values())
    return entry(day, *(seat(name, each, won=each == most) for name, each in scores.items()))


def page_of(screen: HallScreen, name: str) -> str:
    """Return the facts on the page of a player, for a screen reader."""
    screen.rival.all.click()
    next(each for each in screen.rival.rivals if each.card.name == name).click()
    return screen.rival.facts.accessibleName()


def test_a_players_page_names_each_other_person(hall: Hall) -> None:
    """Who was ahead of whom, also where a third one won."""
    screen = hall.show(of_three(1, 40, 30, 50), of_three(2, 40, 45, 20))
    assert page_of(screen, "Ada").endswith("against Ben: Ada 1, Ben 1. against Cleo: Ada 1, Cleo 1")
    assert page_of(screen, "Ben").endswith("against Ada: Ben 1, Ada 1. against Cleo: Ben 1, Cleo 1")


def test_a_players_page_says_from_whom_things_were_taken(hall: Hall) -> None:
    people = tuple(
        Seat(name, colour, sign)
        for name, colour, sign in zip(("Ada", "Ben", "Cleo"), Colour, Sign, strict=False)
    )
    session = Table(Setup(players=3), seats=people, seed=TAKEN).plays_out().session
    stamp = f"{YEAR}-11-20T12:00:00+00:00"
    screen = hall.show(entry_of(session, stamp, stamp))
    ada, ben, cleo = (page_of(screen, name) for name in ("Ada", "Ben", "Cleo"))
    assert "taken (Ben): Ada 1 monster, Ben 0" in ada
    assert "taken (Ada): Ben 0, Ada 1 monster" in ben
    assert "taken (" not in cleo
    assert "taken (Cleo)" not in ada + ben


def test_with_one_other_player_nobody_is_named_twice(hall: Hall) -> None:
    two = entry(5, seat("Ben", 50, won=True), seat("Ada", 40))
    assert "against" not in page_of(hall.show(two), "Ada")


def test_each_rival_and_each_player_has_a_page(hall: Hall) -> None:
    two = entry(5, seat("Ben", 50, won=True), seat("Ada", 40))
    screen = hall.show(against(1, 50, 40), two, lone(6, 60, "won"))
    screen.rival.all.click()
    names = [button.card.name for button in screen.rival.rivals]
    assert names == ["The Dark Lord", "Tamsin", "Ada", "Ben"]
    assert [button.accessibleName() for button in screen.rival.rivals] == [
        "The Dark Lord. you 1, The Dark Lord 0",
        "Tamsin. you 1, Tamsin 0",
        "Ada. Ada 2, others 1",  # as the row shows it: a person's own wins first
        "Ben. Ben 1, others 0",
    ]
    screen.rival.rivals[0].click()
    assert screen.rival.again.text() == "Play alone again"
    assert screen.rival.facts.accessibleName() == (
        "most wins in a row: you 1, The Dark Lord 0. most points: you 60, The Dark Lord –"
    )
    screen.rival.all.click()
    screen.rival.rivals[2].click()
    assert screen.rival.name.text() == "Ada"
    assert screen.rival.score.accessibleName() == "Ada 2, others 1"
    assert screen.rival.speech.isHidden()
    assert screen.rival.again.isHidden()


def test_nobody_says_who_is_fair_after_two_evenings(hall: Hall) -> None:
    screen = hall.show(against(1, 20, 40), against(2, 20, 40))
    assert screen.rival.fair.isHidden()
    assert screen.rival.take_fair.isHidden()


# --- secrets


def test_a_game_that_goes_on_again_hangs_nowhere(hall: Hall) -> None:
    over, running = against(1, 50, 40), against(2, 30, 40)
    screen = hall.show(over, running, running=frozenset({running.id}))
    assert dates(screen) == ["1 November"]
    assert screen.head.sum.text() == "1 evening, 1 won"
    assert screen.rival.score.accessibleName() == "you 1, Tamsin 0"


def test_a_save_that_goes_on_has_no_painting(hall: Hall) -> None:
    going_on = Table(seats=SEATS).plays(30).session
    entered = evolve(against(1, 50, 40), save=_text_of(going_on))
    (painting,) = paintings(hall.show(entered))
    assert (painting.paint, painting.emblem) == (None, "")


def _text_of(session: Session) -> str:
    return to_text(to_saved(session.unsaved("2026-11-21T12:00:00+00:00")))


# --- the room


def test_an_empty_hall_has_six_nails_and_says_so(hall: Hall) -> None:
    screen = hall.show()
    assert len(screen.wall.laid.ground) == 6
    assert screen.empty.text() == "No game is finished yet. Each one will hang here."
    assert not screen.replay.isEnabled()
    assert screen.first_focus is not screen.wall


def test_a_damaged_history_is_told(hall: Hall, qtbot: QtBot) -> None:
    hall.show(against(1, 50, 40))
    hall.history.path.write_bytes(b"nonsense" * 1000)
    with qtbot.waitSignal(hall.screen.told) as told:
        hall.screen.show_games(hall.history)
    assert NAME in told.args[0]
    assert paintings(hall.screen) == []


@pytest.mark.parametrize(("scale", "columns"), [(1.0, 3), (1.5, 2)])
def test_large_words_have_two_columns_and_a_page_that_slides_over(
    scale: float, columns: int, begin: Callable[[], Program], qapp: QApplication
) -> None:
    program = begin()
    program.change("scale", scale)
    for each in [against(day, 20, 40) for day in range(1, 8)]:
        program.past.archive.history.enter(each)
    program.carry_out("history")
    hall = program.past.hall
    settle(qapp)
    assert hall.columns == columns
    assert faults_of(hall, program.window) == []
    hall.slide_in()
    settle(qapp)
    assert hall.rival.isVisible()
    assert over_the_line(hall.rival.sheet) == []


def test_in_a_window_made_narrow_the_page_leaves_the_paintings_alone(
    begin: Callable[[], Program], qapp: QApplication
) -> None:
    program = begin()
    for each in [against(day, 20, 40) for day in range(1, 8)]:
        program.past.archive.history.enter(each)
    program.carry_out("history")
    hall = program.past.hall
    settle(qapp)
    assert hall.rival.isVisible()
    program.window.resize(1024, 768)
    settle(qapp)
    assert hall.is_narrow
    assert hall.rival.isHidden()
    assert hall.open_rival.isVisible()


def test_the_offer_of_a_fair_level_stands_whole_above_the_buttons(
    begin: Callable[[], Program], qapp: QApplication
) -> None:
    program = begin()
    for each in [against(day, 20, 40) for day in range(1, 8)]:
        program.past.archive.history.enter(each)
    program.carry_out("history")
    page = program.past.hall.rival
    assert page.card is not None
    page.show_card(evolve(page.card, facts=page.card.facts * 5))
    settle(qapp)
    offer, again = page.take_fair, page.again
    assert offer.isVisible()
    assert offer.visibleRegion().boundingRect() == offer.rect()
    assert offer.mapTo(page, offer.rect().bottomLeft()).y() < again.mapTo(page, QPoint()).y()


def test_escape_puts_the_sliding_page_away_first(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.change("scale", 1.5)
    program.past.archive.history.enter(against(1, 20, 40))
    program.carry_out("history")
    hall = program.past.hall
    hall.slide_in()
    qtbot.keyClick(hall.rival.again, Qt.Key.Key_Escape)
    assert hall.rival.isHidden()
    assert program.window.screen_shown is hall


# --- hanging and taking down


def test_a_new_painting_is_hung_with_two_knocks(hall: Hall) -> None:
    heard: list[str] = []
    hall.screen.sounded.connect(heard.append)
    hall.screen.speed = 1.0
    new = against(2, 30, 40)
    screen = hall.show(against(1, 50, 40), new, fresh=frozenset({new.id}))
    screen._motion.pause()
    rest = screen.wall.laid.listed[1].box.top()
    screen._motion.setCurrentTime(0)
    assert screen.wall.laid.listed[0].box.top() < rest
    for time in (HANGS // 2, HANGS):
        screen._motion.setCurrentTime(time)
    screen.skip()
    assert screen.wall.laid.listed[0].box.top() == rest
    assert heard == ["dice-knock", "dice-knock"]


def test_without_motion_a_new_painting_hangs_at_once(hall: Hall) -> None:
    new = against(2, 30, 40)
    screen = hall.show(against(1, 50, 40), new, fresh=frozenset({new.id}))
    tops = {piece.box.top() for piece in screen.wall.laid.listed}
    assert len(tops) == 1


def test_a_game_is_taken_down_for_good(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    session = Table(seats=SEATS).plays_out().session
    program.play_on(session)
    program._keep()
    program.past.archive.enter(session, program.keeping.created)
    program.past.archive.wait()
    qtbot.waitUntil(lambda: bool(program.keeping.games()))
    program.carry_out("history")
    hall = program.past.hall
    assert len(paintings(hall)) == 1
    hall.remove.click()
    assert "can't be brought back" in program.question.accessibleName()
    program.question.buttons[0].click()
    assert paintings(hall) == []
    program.carry_out("history")  # its save is still there
    assert paintings(hall) == []
    assert program.past.archive.history.ledger().games == ()


def test_asking_again_sets_a_game_up_with_the_rival(begin: Callable[[], Program]) -> None:
    program = begin()
    for each in [against(day, 20, 40) for day in range(1, 5)]:
        program.past.archive.history.enter(each)
    program.carry_out("history")
    program.past.hall.rival.again.click()
    assert program.window.screen_shown is program.pages.new_game
    assert program.draft.players == 2
    assert program.draft.seats[1].bot == "knight+tamsin"
    assert program.draft.seats[1].name == "Tamsin"


def test_a_person_has_no_game_to_be_asked_for(hall: Hall) -> None:
    screen = hall.show(entry(5, seat("Ben", 50, won=True), seat("Ada", 40)))
    card = screen.rival.card
    assert card is not None
    assert card.key == RivalKey(RivalKind.PERSON, "Ada")
    assert screen.rival.again.isHidden()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_with_large_text_no_button_at_the_foot_is_cut(
    large: Look, hall: Hall, size: tuple[int, int]
) -> None:
    assert large.scale == 1.5
    screen = hall.screen
    screen.resize(*size)
    screen.show()
    long = {screen.list: "Liste", screen.remove: "Löschen …", screen.replay: "Noch einmal ansehen"}
    for button, words in (*long.items(), (screen.open_rival, "Königin Tamsin")):
        button.setText(words)
        button.show()
    settle(QApplication.instance())  # type: ignore[arg-type]
    for button in (*long, screen.open_rival):
        assert button.width() >= button.sizeHint().width(), button.text()
