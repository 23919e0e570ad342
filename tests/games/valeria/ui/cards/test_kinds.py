"""The rooms that show and tell of cards have an entry for every kind."""

from __future__ import annotations

import pytest
from attrs import frozen

from tests.each import each
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.model.cards import CARD_KINDS, Card
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.story.lord_voice import _TAKEN
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.kinds import SHOWN, shown_as
from valeria_desktop.games.valeria.ui.cards.shown import Shown
from valeria_desktop.games.valeria.ui.screens.card_filters import APPLIES
from valeria_desktop.ui.paint.brush import width_of
from valeria_desktop.ui.paint.look import LEAST_LETTERS

TO_BE_HAD = {
    word
    for word, kind in CARD_KINDS.items()
    if kind.action is not None
    and kind.__module__.startswith("valeria_desktop.games.valeria.rules.")
}
CATALOG = shipped_catalog()


@pytest.mark.usefixtures("words_of_the_program")
def test_every_kind_is_shown() -> None:
    assert set(CARD_KINDS) <= set(SHOWN)


def test_every_kind_of_the_table_has_its_rules_and_a_colour_of_its_own() -> None:
    for word, shown in SHOWN.items():
        assert shown.clauses or not CARD_KINDS[word].has_face
        has_colour = type(shown).field is not Shown.field
        assert has_colour or word in {"starter", "rule"}


@pytest.mark.parametrize("word", sorted(TO_BE_HAD))
def test_the_story_has_words_for_every_action_on_a_card(word: str) -> None:
    action = CARD_KINDS[word].action
    assert action is not None
    told = {str(action.said.past("X")), str(action.said.past_for("X", "Y")), str(action.said.verb)}
    assert len(told) == 3
    assert not any("gained" in each for each in told)


def test_the_lord_has_words_for_whatever_he_can_take() -> None:
    assert set(_TAKEN) == {kept for word in TO_BE_HAD if (kept := CARD_KINDS[word].kept)}


@each("card", [*CATALOG.all_cards()], ids=lambda card: card.id)
def test_a_filter_applies_to_the_kinds_that_answer_it(card: Card) -> None:
    assert not card.numbers or card.kind in APPLIES["number"]
    assert not card.whole_price or card.kind in APPLIES["price"]
    assert not any(card.lends.of(role) or card.needs.of(role) for role in Role) or (
        card.kind in APPLIES["role"]
    )


@frozen(eq=False)
class Ghost(Card):
    """A kind that nobody registered."""

    kind = "ghost"


def test_a_kind_that_nobody_shows_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="The kind of card 'ghost' isn't shown yet"):
        shown_as(Ghost("boo", "Boo"))


@pytest.mark.usefixtures("look")  # with its fonts
@pytest.mark.clause("CS20")
def test_a_monster_that_gets_dearer_names_itself_in_a_line_that_is_read() -> None:
    """Equal numbers are one, and its name is its last word: the market leaves 90 pixels a line."""
    monsters = BOX().cards_of(frozenset({"crimson-seas"})).monsters
    dearer = [card for card in monsters if card.plus]
    assert len({card.name for card in dearer}) == 5
    for card in dearer:
        lines = face_of(card).powers
        assert max(width_of(line, LEAST_LETTERS) for line in lines) <= 105, card.id
    (brigands,) = {face_of(card).powers[0] for card in dearer if card.name == "Araby Brigands"}
    assert [mark.text or mark.icon for mark in brigands] == [
        "+", "1", "strength", "magic", "per", "Brigands",
    ]  # fmt: skip
