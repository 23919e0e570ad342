"""Everything is said in the player's language: nothing in German falls back to English."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QMenu

from tests.ui.one_game import FACES
from tests.ui.tables import Table
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games import GAMES
from valeria_desktop.games.valencia.game import RULES as VALENCIA
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.games.valencia.rules.setup import Setup as Settlers
from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Monster
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo, Variant
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.games.valeria.ui.cards.card_words import card_lines, kind_words
from valeria_desktop.games.valeria.ui.parts.sides import name_with_marks, side_of
from valeria_desktop.games.viscounts.game import RULES as VISCOUNTS
from valeria_desktop.games.viscounts.rules.setup import Setup as Viscounts
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import CAPITAL, Phrase, capital, say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.story import Story
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.save import read_save
from valeria_desktop.storage.settings import Settings, write_settings
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.program.commands import as_written
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.leaves import LeafBars
from valeria_desktop.ui.words import phrases as said_phrases
from valeria_desktop.ui.words.language import languages, use_language, wanted
from valeria_desktop.ui.words.phrases import BEGINS, tell
from valeria_desktop.ui.words.sentence import Run, runs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")

ROOT = Path(__file__).parents[3]
GERMAN = ROOT / "resources" / "shell" / "i18n" / "valeria_de.ts"
PROMPTS = 15
"""Different questions of a game that are looked at."""
SETUPS = {
    "two": Setup(players=2),
    "first edition": Setup(players=3, edition=Edition.FIRST),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS, Variant.MIXED})),
    "no dukes": Setup(players=2, variants=frozenset({Variant.NO_DUKE})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    known = set(qapp.findChildren(QTranslator))
    use_language(qapp, "de")
    yield
    for translator in set(qapp.findChildren(QTranslator)) - known:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


def messages() -> Iterator[tuple[str, str, list[str]]]:
    """Yield context, source and translations of every message."""
    for context in ET.parse(GERMAN).getroot().iter("context"):  # noqa: S314 - a file of ours
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield name, message.findtext("source") or "", forms or [translation.text or ""]


ENGINE = {source for context, source, _ in messages() if context == "Engine"}


def templates(phrase: object) -> Iterator[str]:
    """Return all templates that a phrase is made from."""
    if isinstance(phrase, Phrase):
        yield phrase.template
        for part in phrase.parts.values():
            yield from templates(part)


@pytest.mark.thorough
def test_what_the_source_says_is_translated() -> None:
    command = [sys.executable, str(ROOT / "packaging" / "translations.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def gaps_in(words: str) -> list[str]:
    return sorted(re.findall(r"\{\w*\}|%n|%\d", words))


def test_gaps_are_the_same_in_both_languages() -> None:
    for context, source, translations in messages():
        for translation in translations:
            unmarked = translation.replace(f":{BEGINS}}}", "}")
            assert gaps_in(unmarked) == gaps_in(source), (context, source)
            assert translation.strip() or not source.strip()


def _told(table: Table) -> set[str]:
    """All templates of the game's story."""
    story, names = Story(tell_turn), table.session.names
    story.tell(table.session.chronicle.lines, names)
    entries = [entry for chapter in story.chapters for entry in chapter.entries]
    return {text for entry in entries for text in templates(entry.sentence(names))}


@pytest.mark.thorough
@pytest.mark.parametrize("name", SETUPS)
def test_every_phrase_of_a_game_has_a_german_template(name: str) -> None:
    table = Table(SETUPS[name], bot="random")
    said: set[str] = set()
    while (decision := table.session.decision) is not None:
        scene = table.scene()
        said |= {text for option in decision.options for text in templates(option.words())}
        for quote in scene.quotes.values():
            said |= {text for reason in quote.reasons for text in templates(reason)}
            said |= set(templates(cure(quote, scene.view.players[scene.viewer], 2)))
        said |= {text for meter in scene.meters for text in templates(meter.words())}
        table.step()
    for line in table.session.chronicle.lines:
        said |= set(templates(line.words(table.session.names)))
    said |= _told(table)
    for score in table.session.result().scores:
        said |= {text for line in score.lines for text in templates(line.cause)}
    names = {card.name for card in shipped_catalog().all_cards()} | set(table.session.names)
    assert said - ENGINE - {CAPITAL} - names == set()


@pytest.mark.thorough
@pytest.mark.parametrize("players", VALENCIA.seats)
def test_every_phrase_of_valencia_has_a_german_template(players: int) -> None:
    names = tuple(seat.name for seat in default_seats(players))
    said: set[str] = set()
    for seed in range(6):
        setup = Settlers(players=players, advanced=frozenset(Advanced))
        game, chance = VALENCIA.deal(setup, seed), Random(seed)
        phrases: list[object] = [event.words(names) for event in game.opening.events]
        while (decision := game.decision) is not None:
            phrases += [decision.words(), *(option.words() for option in decision.options)]
            events = game.choose(chance.choice(decision.options)).events
            phrases += [event.words(names) for event in events]
        phrases += [line.cause for score in game.result().scores for line in score.lines]
        phrases.append(game.verdict(names))
        said.update(template for phrase in phrases for template in templates(phrase))
    assert said - ENGINE - {CAPITAL} - set(names) == set()


NAMES_OF_ACTIONS = {"Handeln", "Bauen", "Leute in die Burg schicken", "Abschreiben"}


def ends_in_the_infinitive(words: str) -> bool:
    """Return whether an answer is told as "etwas bauen"; "lass etwas bauen" is an order."""
    last = words.rpartition(" ")[2].lower()
    is_verb = last == words.rpartition(" ")[2] or " " not in words
    is_one = last.endswith(("en", "eln", "ern")) and last not in {"niemanden", "ungesehen", "innen"}
    return is_verb and is_one and not re.search(r"\blass\b", words, re.IGNORECASE)


@pytest.mark.usefixtures("german")
def test_the_answers_of_viscounts_are_orders_in_german() -> None:
    said: set[str] = set()
    for seed in range(3):
        game, chance = VISCOUNTS.deal(Viscounts(players=2 + seed), seed), Random(seed)
        while (decision := game.decision) is not None:
            said |= {tell(option.words()).partition(":")[0] for option in decision.options}
            game.choose(chance.choice(decision.options))
    assert {"Handle einmal", "Entlass niemanden", "Heuere niemanden an"} <= said
    assert {words for words in said if ends_in_the_infinitive(words)} == NAMES_OF_ACTIONS


@pytest.mark.thorough
@pytest.mark.usefixtures("german")
def test_a_whole_log_is_german() -> None:
    table = Table(SETUPS["five"], bot="greedy").plays_out()
    lines = [tell(line.words(table.session.names)) for line in table.session.chronicle.lines]
    assert any(" warb " in line and line.endswith(" an") for line in lines)
    english = re.compile(r"\b(the|gained|paid|rolled|took|Strength|Magic|Victory|turn)\b")
    names = "|".join(re.escape(card.name) for card in shipped_catalog().all_cards())
    for line in lines:
        assert "{" not in line
        assert not english.search(re.sub(names, "", line)), line


@pytest.mark.usefixtures("german")
def test_parts_of_a_whole_stand_behind_a_comma() -> None:
    words = say("{mine} instead of {other}", mine=14.3, other=12)
    assert tell(words) == "14,3 instead of 12"


@pytest.mark.usefixtures("german")
def test_a_name_that_begins_a_row_is_translated_before_it_gets_its_capital() -> None:
    first, _ = runs_of(capital(say("gain {amounts}", amounts="1")))
    assert first == Run("Erhalte ")
    assert runs_of(capital(say("Princess"))) == (Run("Prinzessin"),)


@pytest.mark.usefixtures("german")
def test_a_key_of_a_leaf_is_written_as_german_keyboards_have_it(look: Look, qtbot: QtBot) -> None:
    bars = LeafBars(RoomLook(look), (MAT, OWN))
    qtbot.addWidget(bars)
    bars.stand_for((MAT, OWN))
    assert [bar.key for bar in bars.shown] == ["B", "Strg+2"]
    assert as_written("Del") == "Entf"


ASKED = say("answer this first: {question}", question=say("what will you do?"))


def test_a_sentence_behind_a_colon_keeps_its_small_letter_in_english() -> None:
    assert tell(ASKED) == ASKED == "answer this first: what will you do?"


@pytest.mark.usefixtures("german")
def test_a_sentence_behind_a_colon_begins_with_a_capital_in_german() -> None:
    assert tell(ASKED) == "beantworte erst: Was tust du?"
    assert runs_of(ASKED) == (Run("beantworte erst: "), Run("Was tust du?"))


@pytest.mark.usefixtures("german")
def test_the_number_of_an_action_stands_before_its_question(begin: Callable[[], Program]) -> None:
    table = Table(SETUPS["two"])
    while (decision := table.session.decision) is not None and decision.prompt != Prompt.ACT:
        table.step()
    program = begin()
    program.window.show_screen(program.window.table)
    program.controller.start(table.session)
    assert "erste Aktion: Was tust du?" in program.window.table.prompt.question


@pytest.mark.usefixtures("german")
def test_cards_are_explained_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    class Listener:
        @staticmethod
        def translate(context: str, source: str) -> str:
            asked.add(source)
            return QCoreApplication.translate(context, source)

    monkeypatch.setattr(said_phrases, "QCoreApplication", Listener)
    cards = list(shipped_catalog().all_cards())
    lines = [line for card in cards for line in (*card_lines(card), kind_words(card))]
    areas = {card.area for card in cards if isinstance(card, Monster)}
    assert "1 Gold für jede deiner Domänen" in " ".join(lines)
    assert asked - ENGINE - areas == set()


@pytest.mark.usefixtures("german")
def test_no_letter_opens_two_things_of_one_menu(begin: Callable[[], Program]) -> None:
    bar = begin().window.menuBar()
    for actions in (bar.actions(), *(menu.actions() for menu in bar.findChildren(QMenu))):
        letters = [
            letter.lower() for action in actions for letter in re.findall(r"&(\w)", action.text())
        ]
        assert len(letters) == len(set(letters)), [action.text() for action in actions]


def is_cut_off(button: Button) -> bool:
    if button.hasHeightForWidth():
        return button.height() < button.heightForWidth(button.width())
    return button.width() < button.sizeHint().width()


@pytest.mark.thorough
@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("name", ["two", "siege"])
def test_no_answer_is_cut_off_in_german(
    begin: Callable[[], Program], qapp: QApplication, tmp_path: Path, name: str
) -> None:
    (tmp_path / "settings.toml").write_text('language = "de"\n')
    program = begin()
    prompt = program.window.table.prompt
    program.window.show_screen(program.window.table)
    table = Table(SETUPS[name])
    seen: set[tuple[str, int]] = set()
    while (decision := table.session.decision) is not None:
        if (kind := (decision.prompt, len(decision.options))) not in seen and len(seen) < PROMPTS:
            seen.add(kind)
            program.controller.start(table.session)
            if prompt.curtain is not None and prompt.curtain.isVisible():
                prompt.curtain.open()
            qapp.processEvents()
            buttons = [button for button in prompt.findChildren(Button) if button.isVisible()]
            assert buttons
            assert [button.text() for button in buttons if is_cut_off(button)] == []
        table.step()


@pytest.mark.usefixtures("german")
def test_the_program_speaks_german_when_that_is_set(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "settings.toml").write_text('language = "de"\n')
    program = Program(qapp, Folders.at(tmp_path), FACES)
    qtbot.addWidget(program.window)
    assert program.window.menuBar().actions()[0].text() == "&Spiel"
    assert QLocale().language() is QLocale.Language.German
    program.close()


def test_english_needs_no_translation(qapp: QApplication) -> None:
    before = QLocale()
    assert use_language(qapp, "en") == []
    QLocale.setDefault(before)
    assert QCoreApplication.translate("HomeScreen", "New game") == "New game"


def test_languages_are_those_there_are_files_for() -> None:
    assert languages() == ("en", "de")
    assert wanted("de") == "de"
    assert wanted("xx") == "en"
    assert wanted("system") in languages()


def test_the_system_language_is_followed_as_far_as_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda *_: ["fr-FR", "de-AT", "en"])
    assert wanted("system") == "de"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda *_: ["fr-FR"])
    assert wanted("system") == "en"


def test_the_rules_are_whole_in_german() -> None:
    """Boxes are listed by their names, so their clauses stand in another order."""
    english, german = rule_book("valeria", "en"), rule_book("valeria", "de")
    texts = {clause.id: clause.text for clause in english}
    assert sorted(clause.id for clause in german) == sorted(clause.id for clause in english)
    assert all(clause.text != texts[clause.id] for clause in german)
    assert rule_book("valeria", "xx") == english


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "beschädigt"),
        ("[]", "kein gespeichertes Spiel dieses Programms; wähle eine andere Datei."),
        ('{"format": 99, "version": "9.9"}', "von Version 9.9 geschrieben"),
        (None, "sie ist nicht da; wähle eine andere Datei."),
    ],
    ids=["damaged", "no save", "newer", "not there"],
)
@pytest.mark.usefixtures("german")
def test_what_is_wrong_with_a_file_is_told_in_german(
    text: str | None, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "spiel.valeria"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(ValeriaError) as refused:
        read_save(path, GAMES)
    said = tell(refused.value.words)
    assert told in said
    assert "spiel.valeria" in said
    assert said != str(refused.value)


@pytest.mark.usefixtures("german")
def test_the_window_tells_it_in_german(qapp: QApplication, tmp_path: Path) -> None:
    folders = Folders.at(tmp_path)
    write_settings(Settings(language="de"), folders.settings)
    program = Program(qapp, folders, FACES)
    program.load(tmp_path / "fort.valeria")
    assert "lässt sich nicht lesen" in program.notice.text()
    program.window.close()


@pytest.mark.usefixtures("german")
def test_a_noun_among_a_players_marks_keeps_its_capital() -> None:
    scene = Table(seats=default_seats(2, bots="greedy")).scene(0)
    assert name_with_marks(side_of(scene, 1)) == "Oak, entscheidet, beginnt, Bot"
