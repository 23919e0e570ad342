"""Who sits in a bot's place is known by name before any door is opened."""

from __future__ import annotations

import pytest

from tests.ui.tables import Table
from valeria_desktop.bots.company import COMPANY
from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.registry import LEVELS, is_known, with_leaning
from valeria_desktop.games.valeria.bots.characters import CHARACTERS, Leaning
from valeria_desktop.games.valeria.bots.guests import LIKED
from valeria_desktop.games.valeria.game import LEANINGS, RULES
from valeria_desktop.kernel.seats import LONGEST_NAME


def test_everybody_has_a_character_a_seat_and_a_bot_at_each_level() -> None:
    assert [*COMPANY] == [character.id for character in CHARACTERS] == [*RULES.guests]
    for level in LEVELS:
        assert all(is_known(RULES, with_leaning(level, guest)) for guest in COMPANY)


def test_nobody_is_waited_for_long() -> None:
    assert SKILLS["queen"].seconds <= 0.8
    assert all(SKILLS[level].seconds <= 0.2 for level in LEVELS if level != "queen")


def test_people_are_called_by_the_first_of_their_names() -> None:
    for character in CHARACTERS:
        name = COMPANY[character.id].name
        assert character.name.split()[0] == name
        assert len(name) <= LONGEST_NAME


@pytest.mark.parametrize("guest", COMPANY)
def test_a_guest_likes_what_their_leaning_likes(guest: str) -> None:
    table = Table().plays(40)
    decision = table.session.decision
    assert decision is not None
    view = table.session.scene(decision.seat).view
    liked = LIKED[guest]
    for option in decision.options:
        wished = RULES.leanings[liked](view, option) if liked else 0.0
        assert RULES.leanings[guest](view, option) == wished


def test_leanings_are_those_of_the_characters() -> None:
    assert [*LIKED] == [*COMPANY]
    assert set(LIKED.values()) == {"", *LEANINGS}
    assert set(LEANINGS) == set(Leaning)
