"""The Dark Lord's page in the hall: his words on a charred plate, and what can be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.tables import Table
from valeria_desktop.faces import FACES
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.rules.events import Captured, Slain
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.hall import make_hall
from valeria_desktop.games.valeria.ui.parts.speech import CHARRED
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.session.rivalries import RivalKind
from valeria_desktop.storage.history import History
from valeria_desktop.ui.files.keepsakes import Keepsakes
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.screens.hall.head import Hanging
from valeria_desktop.ui.screens.hall.rival_parts import Speech
from valeria_desktop.ui.screens.hall.screen import HallScreen

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

NOON = "2026-11-20T12:00:00+00:00"


@pytest.mark.parametrize("solo", Solo)
def test_his_page_has_words_and_counts_what_both_took(
    solo: Solo, look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    session = Table(Setup(players=1, solo=solo)).plays_out().session
    history = History(tmp_path, GAMES)
    keepsakes = Keepsakes(history, FACES)
    screen = HallScreen(look, FACES, keepsakes)
    qtbot.addWidget(screen)
    history.enter(entry_of(session, NOON, NOON))
    screen.show_games(history)
    keepsakes.wait()
    QApplication.processEvents()
    QApplication.processEvents()
    keepsakes.close()
    card = screen.rival.card
    assert card is not None
    assert card.key.kind is RivalKind.LONE
    assert screen.head.tabs[Hanging.RIVAL].text() == "against the Dark Lord"
    events = [line.event for line in session.chronicle.lines]
    taken = sum(isinstance(event, Captured) for event in events)
    bosses = sum(isinstance(event, Slain) and event.card.is_boss for event in events)
    told = {fact.words: (fact.mine.words, fact.theirs.words) for fact in card.facts}
    assert taken > 0
    assert told["cards taken"] == ("0", str(taken))
    assert told.get("bosses slain", ("0", "0")) == (str(bosses), "0")
    assert card.remark
    assert card.plate is CHARRED


def test_he_has_words_for_every_score() -> None:
    lone = make_hall().lone
    assert lone is not None
    assert len({lone.remark(*score) for score in ((0, 0), (1, 0), (1, 1), (0, 1))}) == 4


def test_his_words_are_never_on_parchment(look: Look, qtbot: QtBot) -> None:
    lights = []
    for plate in ((), (CHARRED,)):
        speech = Speech(ParchmentLook(look))
        qtbot.addWidget(speech)
        speech.say("We are even. The dark is patient.", *plate)
        speech.resize(320, 90)
        lights.append(speech.grab().toImage().pixelColor(300, 45).lightness())
    assert lights[0] > 150
    assert lights[1] < 60
