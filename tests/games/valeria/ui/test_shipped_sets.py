"""Games with the sets of the program in the real window, and how their cards are shown."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.drawings import is_plain
from tests.each import each
from tests.games.valeria.sets.shipped import (
    ALL,
    alone_with,
    catalog_of,
    needed_by,
    part_of,
    with_all_of,
)
from tests.ui.programs import at_hand
from tests.ui.tables import Table
from tests.ui.test_whole_games import KeyboardHand, MouseHand, session, start
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.files.set_facts import folder_of, set_facts
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.solo.translate import alone
from valeria_desktop.games.valeria.ui.cards.areas import areas_of_sets
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.glossary import explain
from valeria_desktop.games.valeria.ui.cards.kinds import shown_as
from valeria_desktop.games.valeria.ui.cards.landscape import LANDS
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.paint.houses import Facade, facade_of
from valeria_desktop.games.valeria.ui.screens.learn import make_learn_page
from valeria_desktop.games.valeria.ui.zoom.notes import notes_on_card
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

CARDS = [card for name in SETS for card in part_of(name).all_cards()]


@pytest.fixture
def program(begin_with: Callable[..., Program], qtbot: QtBot) -> Program:
    draft = partial(Draft, RULES, sets=ALL, variants=needed_by(ALL))
    faces = {RULES.id: evolve(FACE, make_draft=draft)}
    return at_hand(begin_with(faces), qtbot)


QUICKEST = {(MouseHand, 2), (KeyboardHand, 1)}


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("hand", "players"),
    [
        pytest.param(*game, marks=() if game in QUICKEST else pytest.mark.slow)
        for game in product((MouseHand, KeyboardHand), range(1, 6))
    ],
)
def test_a_game_with_all_sets_is_played_to_its_end(
    program: Program, qtbot: QtBot, hand: type[MouseHand | KeyboardHand], players: int
) -> None:
    program.draft.players = players
    program.draft.drop_what_cannot_be()
    start(program, players)
    played = session(program)
    assert played.record.setup.sets == (ALL if players > 1 else frozenset(alone_with(ALL)))
    hand(program, qtbot).plays_out()
    assert played.decision is None


@each("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_an_emblem_in_its_sets_folder(card: Card) -> None:
    folder = next(folder_of(name) for name in SETS if card in part_of(name).by_id.values())
    file = folder / "emblems" / f"{card.id}.svg"
    assert file.is_file()
    assert is_plain(file)
    assert has_picture(f"emblems/{card.id}.svg")


@each(
    "card",
    [card for card in CARDS if card.is_boss or card.kind in {"duke", "domain", "event_card"}],
    ids=lambda card: card.id,
)
def test_boss_duke_domain_and_event_card_have_a_scene(card: Card) -> None:
    assert has_picture(f"scenes/{card.id}.svg")


@each("card", CARDS, ids=lambda card: card.id)
def test_every_sign_on_a_card_has_an_icon_and_a_sentence(card: Card) -> None:
    face = face_of(card)
    assert face.land in {*LANDS, "starter"}, "starters stand on plain ground"
    for line in (face.badge, face.roles, *face.powers):
        for mark in line:
            if mark.icon:
                assert has_picture(f"icons/{mark.icon}.svg")
                assert explain(mark.icon)


@each("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_all_that_it_does_in_one_breath(card: Card) -> None:
    sentence = card_sentence(card)
    assert sentence.startswith(f"{card.name}. ")
    assert "{" not in sentence
    translated = card_sentence(alone(catalog_of(*SETS)).by_id[card.id])
    if card.kind == "event_card":
        return  # they are for 2 to 5 (X24)
    if "Take" in sentence or "You may give" in sentence:
        assert "opponent" not in translated, "alone it is a gain (D3), or the bank is paid (X24)"
    else:
        assert translated == sentence


@pytest.mark.clause("FF4", "FF5")
def test_an_event_card_looked_at_closely_cites_its_own_clauses() -> None:
    curse = part_of("flames-and-frost").by_id["curse-of-the-north"]
    assert shown_as(curse).clauses == ("FF4", "FF5")
    (note,) = shown_as(curse).notes(curse, None, is_mine=True)
    assert note.title == "For everyone while it lies there"


def test_a_starter_of_a_set_lives_in_a_house_of_its_own_which_needs_no_sign() -> None:
    assert facade_of(part_of("margraves").starters[0]) == Facade("margrave")


def test_a_card_without_a_role_or_a_house_lives_among_workers() -> None:
    starter = evolve(part_of("margraves").starters[0], id="margrave-without-a-house")
    assert facade_of(starter) == Facade("workshop")


def test_areas_of_sets_are_explained_and_have_colours_of_their_own() -> None:
    assert areas_of_sets() == {
        "knolls": "Knolls",
        "fire-temple": "Fire Temple",
        "kaharian": "Kaharian",
        "desert": "Desert",
        "glacier": "Glacier",
        "oasis": "Oasis",
        "tundra": "Tundra",
        "volcano": "Volcano",
        "undead-samurai": "Undead Samurai",
        "sewer": "Sewer",
        "necropolis": "Necropolis",
        "woods": "Woods",
        "den": "Den",
        "crypt": "Crypt",
        "cutthroats": "Cutthroats",
        "dark-waters": "Dark Waters",
        "gloom-gyre": "Gloom Gyre",
        "skerry": "Skerry",
        "the-deep": "The Deep",
    }
    assert explain("knolls") == "Knolls: an area of monsters of an expansion."
    colours = [look.colour for name in SETS for look in set_facts(name).areas.values()]
    assert len(set(colours)) == len(colours) == 19


@pytest.mark.clause("X14")
def test_a_reading_of_ours_is_said_when_the_card_is_looked_at_closely() -> None:
    scene = Table(with_all_of("kaharian")).scene()
    cards = scene.view.table.catalog.by_id
    notes = notes_on_card(cards["kaharian-hunt-mage"], scene)
    said = {note.title: note.text for note in notes}
    assert said["Our reading"] == (
        "A free domain costs no Gold and needs no roles. It is gained, not built."
    )
    assert said[""] == "Monster of the Kaharian, Warden · Kaharian"
    other = notes_on_card(cards["goblin-king"], scene)
    assert not [note for note in other if note.title == "Our reading"]


def test_the_list_of_cards_tells_the_expansion(look: Look, qtbot: QtBot) -> None:
    page = make_learn_page(look)
    qtbot.addWidget(page)
    page.show_card("knight-two-roles")
    browser = page.cards
    assert "Peasants & Knights" in browser._kind_words.text()
    page.show_card("knight")
    assert "Knights" not in browser._kind_words.text()
    browser.filters.search.setText("fire temple")
    assert browser.list.model().rowCount() == 4
