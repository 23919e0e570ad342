"""What is said about a card: what it does, its odds and price, what is missing, what helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import Tokens
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind, notes_on_card, notes_on_place

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene

CATALOG = shipped_catalog()


def words(scene: Scene, place: int) -> list[str]:
    return [note.words for note in notes_on_place(scene, place)]


def on_card(name: str) -> list[str]:
    return [note.words for note in notes_on_card(CATALOG.by_id[name])]


def test_a_card_that_can_be_had_says_so() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    assert words(scene, 9) == [
        "Citizen 5, Worker",
        "On my turn: Gain 1 Gold.",
        "On others' turns: Gain 1 Gold.",
        "Wakes on 15 of 36 rolls, twice on 1 of them: each round about +0.9 Gold",
        "Price now: 3 Gold = 2, and 1 for 1 × Peasant.",
        "You can: Recruit Peasant for 3 Gold (2 + 1).",
        "Below it: 4 more cards.",
    ]


def test_a_card_that_can_not_be_had_says_why_and_what_helps() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    assert words(scene, 0) == [
        "Monster of the Hills, Minion",
        "Reward: 1 Gold.",
        "Price now: 1 Strength.",
        "Still needed: At least 1 Strength must be real, not Magic.",
        "Gain 1 Strength first.",
        "Below it: 4 more cards.",
    ]


def test_tokens_are_told_and_what_they_cost() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    height = len(scene.view.stacks[0]) - 1
    tokens = (Tokens(0, height, Amounts(strength=2)),)
    quotes = scene.quotes | {0: evolve(scene.quotes[0], asked=Price(strength=3))}
    dearer = evolve(scene, view=evolve(scene.view, tokens=tokens), quotes=quotes)
    assert "Price now: 3 Strength = 1 + 2, for the tokens on it." in words(dearer, 0)
    assert "Tokens on it: 2 Strength." in words(dearer, 0)


def test_a_cheaper_domain_is_explained() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    base = scene.quotes[15].base
    quotes = scene.quotes | {15: evolve(scene.quotes[15], asked=Price(base - 1))}
    found = words(evolve(scene, quotes=quotes), 15)
    assert f"Price now: {base - 1} Gold = {base}, less 1 thanks to domains." in found


def test_who_is_not_asked_is_told_what_is_missing_and_not_the_moment() -> None:
    table = Table().plays_to(Prompt.ACT)
    other = table.scene(1 - table.decision.seat)
    kinds = {note.kind for note in notes_on_place(other, 15)}
    assert NoteKind.FIRST in kinds
    assert NoteKind.WHY_NOT not in kinds
    assert not any("decision" in text for text in words(other, 15))


def test_before_the_first_turn_nothing_is_said_against_a_card() -> None:
    scene = Table().scene()
    assert not [note for note in notes_on_place(scene, 0) if note.kind is NoteKind.WHY_NOT]


def test_in_the_siege_the_cards_below_are_named_and_nobody_else_has_turns() -> None:
    table = Table(Setup(players=1, solo=Solo.SIEGE)).plays(40).plays_to(Prompt.ACT)
    scene = table.scene()
    place = next(place for place in (20, 21, 22) if len(scene.view.stacks[place]) > 2)
    below = [card.name for card in reversed(scene.view.stacks[place][-3:-1]) if card]
    assert words(scene, place)[-1].endswith(f"next: {', '.join(below)}.")
    assert words(scene, 23)[0].startswith("Deck, ")
    citizen = notes_on_card(CATALOG.by_id["rogue"], scene)
    assert [note.title for note in citizen if note.kind is NoteKind.POWER] == ["On my turn"]


def test_what_lies_face_down_is_counted_and_not_named() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    assert words(scene, 15)[-1] == "Below it: 2 more cards, 2 face down."


def test_an_exhausted_place_says_no_more_than_that() -> None:
    scene = Table().plays_out().scene(0)
    gone = next(place for place in range(20) if not scene.quotes[place].action)
    (only,) = words(scene, gone)
    assert only.endswith("exhausted.")


def test_alone_with_the_dark_lord_a_card_has_two_harvests() -> None:
    table = Table(Setup(players=1, solo=Solo.DARK_LORD))
    found = notes_on_card(CATALOG.by_id["rogue"], table.scene())
    titles = [note.title for note in found if note.kind is NoteKind.POWER]
    assert titles == ["Harvest", "Second Harvest"]


def test_a_rivals_card_works_on_the_rivals_turn() -> None:
    scene = Table().plays_to(Prompt.ACT).scene()
    mine = notes_on_card(CATALOG.by_id["rogue"], scene, scene.viewer)
    theirs = notes_on_card(CATALOG.by_id["rogue"], scene, 1 - scene.viewer)
    assert mine[1].title == "On my turn"
    assert theirs[1].title == "On its owner's turn"


def test_the_dark_lords_card_is_told_without_his_tableau() -> None:
    scene = Table(Setup(players=1, solo=Solo.DARK_LORD)).scene()
    assert notes_on_card(CATALOG.by_id["rogue"], scene, 1)


def test_a_choice_is_told_side_by_side() -> None:
    table = Table().plays_to(Prompt.ACT)
    chance = next(
        note
        for note in notes_on_card(CATALOG.by_id["merchant"], table.scene())
        if note.kind is NoteKind.CHANCE
    )
    assert chance.text == "own turns: about +0.7 Gold or +0.7 Magic; others': about +0.4 Gold"


def test_a_domain_says_when_its_power_works() -> None:
    titles = [note.title for note in notes_on_card(CATALOG.by_id["the-violet-thorn"])]
    assert titles == ["", "In your Action Phase", "Our reading"]


def test_an_event_says_when_it_acts_and_a_duke_what_he_counts() -> None:
    assert on_card("mimic")[1].startswith("When 5 is rolled: Put 1 Gold")
    duke = CATALOG.dukes[0].id
    assert "left." in on_card(duke)[-1]
