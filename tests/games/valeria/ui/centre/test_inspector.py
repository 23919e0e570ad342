"""The inspector shows a card in words: its price, what is missing, what helps, its clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from valeria_desktop.games.valeria.ui.centre.inspector import Inspector

from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Domain, Role
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import Tokens
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.centre.links import ClauseLink
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind, notes_on_place
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

CATALOG = shipped_catalog()


@pytest.fixture
def inspector(qtbot: QtBot, look: Look) -> Inspector:
    made = Inspector(look)
    qtbot.addWidget(made)
    made.resize(196, 295)
    made.show()
    return made


def texts(scene: Scene, place: int) -> list[str]:
    return [note.text for note in notes_on_place(scene, place)]


def links(inspector: Inspector) -> list[ClauseLink]:
    return [link for link in inspector.findChildren(ClauseLink) if not link.isHidden()]


def test_a_card_that_can_be_had_says_so() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    assert texts(scene, 9) == [
        "Citizen 5, Worker",
        "Your turn: 1 Gold.",
        "Other turns: 1 Gold.",
        "Costs you 3 Gold = 2 + 1 for the copies you have.",
        "Recruit Peasant for 3 Gold (2 + 1).",
        "Pays you on 15 of 36 rolls, on 1 of them twice.",
    ]


def test_a_card_that_can_not_be_had_says_why_and_what_helps() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    assert texts(scene, 0) == [
        "Monster of the Hills, Minion",
        "Reward: 1 Gold.",
        "Costs you 1 Strength.",
        "Needs at least 1 Strength that is not Magic.",
        "Gain 1 Strength first.",
    ]


def test_tokens_on_the_price_are_explained() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    height = len(scene.view.stacks[0]) - 1
    tokens = (Tokens(0, height, Amounts(strength=2)),)
    quotes = scene.quotes | {0: evolve(scene.quotes[0], price=Amounts(strength=3))}
    dearer = evolve(scene, view=evolve(scene.view, tokens=tokens), quotes=quotes)
    assert "Costs you 3 Strength = 1 + 2 for the tokens on it." in texts(dearer, 0)


def test_a_cheaper_domain_is_explained() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    price = Amounts(gold=scene.quotes[15].base - 1)
    quotes = scene.quotes | {15: evolve(scene.quotes[15], price=price)}
    found = [text for text in texts(evolve(scene, quotes=quotes), 15) if "thanks to" in text]
    assert found == [f"Costs you {price.gold} Gold = {price.gold + 1} − 1 thanks to your Domains."]


def test_who_is_not_asked_is_told_what_is_missing_and_not_the_moment() -> None:
    table = Table().plays_to(Prompt.ACT)
    other = table.scene(1 - table.decision.seat)
    kinds = {note.kind for note in notes_on_place(other, 15)}
    assert NoteKind.FIRST in kinds
    assert NoteKind.WHY_NOT not in kinds
    assert not any("decision" in text for text in texts(other, 15))


def test_before_the_first_turn_nothing_is_said_against_a_card() -> None:
    scene = Table().scene()
    assert not [note for note in notes_on_place(scene, 0) if note.kind is NoteKind.WHY_NOT]


def test_in_the_siege_the_cards_below_are_named() -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE)).plays(40).plays_to(Prompt.ACT)
    scene = table.scene()
    place = next(place for place in (20, 21, 22) if len(scene.view.stacks[place]) > 2)
    below = [card.name for card in reversed(scene.view.stacks[place][-3:-1]) if card]
    assert texts(scene, place)[-1] == f"Below it: {', '.join(below)}."
    assert texts(scene, 23)[0].startswith("Deck, ")


def test_a_place_is_shown_with_its_price_now(inspector: Inspector, look: Look) -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    inspector.show_place(scene, 9)
    assert inspector.card is scene.view.top(9)
    assert [note.text for note in inspector.notes] == texts(scene, 9)
    dearer = inspector.grab().toImage()
    inspector.show_card(scene.view.top(9))
    assert inspector.grab().toImage() != dearer


def test_no_place_shows_how_to_look_at_one(inspector: Inspector) -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    inspector.show_place(scene, 9)
    inspector.show_place(scene, -1)
    assert inspector.card is None
    assert [note.text for note in inspector.notes] == ["Point at a card to look at it closely."]
    assert links(inspector) == []
    inspector.show_card(None)
    assert inspector.card is None


def test_an_exhausted_place_has_no_picture(inspector: Inspector) -> None:
    scene = Table().plays_out().scene(0)
    gone = next(place for place in range(20) if not scene.quotes[place].action)
    inspector.show_place(scene, gone)
    assert inspector.card is None
    assert inspector.notes[0].text.endswith("exhausted.")


@pytest.mark.parametrize(
    ("card_id", "clauses"),
    [("peasant", ["T18", "T7"]), ("goblin", ["T17", "T16"]), ("halfpenny-hill", ["T19", "T20"])],
)
def test_the_clauses_of_a_card_are_linked(
    inspector: Inspector, card_id: str, clauses: list[str]
) -> None:
    inspector.show_card(CATALOG.by_id[card_id])
    assert [link.clause for link in links(inspector)] == clauses
    assert links(inspector)[0].text() == f"Rule {clauses[0]}"
    assert links(inspector)[0].accessibleName() == f"Read clause {clauses[0]} of the rules"


def test_a_link_asks_for_its_clause_by_mouse_and_key(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.show_card(CATALOG.by_id["peasant"])
    first, second = links(inspector)
    with qtbot.waitSignal(inspector.clause_asked) as asked:
        QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert asked.args == ["T18"]
    with qtbot.waitSignal(inspector.clause_asked) as asked:
        QTest.keyClick(second, Qt.Key.Key_Return)
    assert asked.args == ["T7"]


def test_the_focus_of_a_link_is_seen(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.show_card(CATALOG.by_id["peasant"])
    link = links(inspector)[0]
    plain = link.grab().toImage()
    with qtbot.waitActive(inspector):
        link.setFocus()
    assert link.grab().toImage() != plain


@pytest.mark.parametrize(("width", "height"), [(196, 295), (300, 560), (600, 1100), (150, 200)])
def test_picture_text_and_links_never_overlap(
    inspector: Inspector, width: int, height: int
) -> None:
    inspector.resize(width, height)
    for card in CATALOG.by_id.values():
        if card.kind in {"rule", "exhausted"}:
            continue
        inspector.show_card(card)
        parts = (inspector._picture, inspector._scroll, inspector._foot)
        tops = [part.geometry().top() for part in parts]
        bottoms = [part.geometry().bottom() for part in parts]
        assert bottoms[0] < tops[1]
        assert bottoms[1] < tops[2]
        assert bottoms[2] < height


@pytest.mark.parametrize("domain", CATALOG.domains, ids=lambda card: card.id)
def test_at_the_usual_size_nothing_has_to_be_scrolled(inspector: Inspector, domain: Domain) -> None:
    """Domains have the longest texts; here all their roles and Gold are missing."""
    scene = Table().plays_to(Prompt.ACT).scene()
    stacks = list(scene.view.stacks)
    stacks[15] = (None, None, domain)
    icons = sum(domain.icons.of(role) > 0 for role in Role)
    missing = (*[say("needs 2 more Soldiers")] * icons, say("9 Gold short"))
    quote = evolve(scene.quotes[15], card=domain, missing=missing)
    view = evolve(scene.view, stacks=tuple(stacks))
    inspector.show_place(evolve(scene, view=view, quotes=scene.quotes | {15: quote}), 15)
    assert inspector._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("place", range(20))
def test_no_place_has_to_be_scrolled(inspector: Inspector, place: int) -> None:
    inspector.show_place(Table().plays_to(Prompt.ACT).scene(), place)
    assert inspector._scroll.verticalScrollBar().maximum() == 0


def test_the_text_follows_the_theme(inspector: Inspector, look: Look) -> None:
    inspector.show_card(CATALOG.by_id["goblin"])
    assert look.palette.quiet in inspector._text.text()
    look.use(theme="light")
    try:
        assert look.palette.quiet in inspector._text.text()
    finally:
        look.use(theme="dark")


def test_what_is_said_is_there_for_a_screen_reader(inspector: Inspector) -> None:
    inspector.show_card(CATALOG.by_id["goblin"])
    assert inspector._text.accessibleName() == "Monster of the Hills, Minion Reward: 1 Gold."
    assert inspector._picture.accessibleName().startswith("Goblin.")
