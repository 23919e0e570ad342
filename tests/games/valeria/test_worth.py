"""What a Duke makes of one more card."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.coach.card_change import worth_to
from valeria_desktop.games.valeria.rules.score import duke_card_lines
from valeria_desktop.games.valeria.rules.view import PlayerView

NOBODY = PlayerView(5, 5, 5, 5, (), (), (), (), None, ())
DUKES = {duke.name.replace(",", " ").split()[0]: duke for duke in CATALOG.dukes}


@pytest.mark.parametrize(
    ("name", "card", "points"),
    [
        ("Waryn", "rogue", 2),
        ("Waryn", "peasant", 1),
        ("Waryn", "knight", 0),
        ("Cornelius", "halfpenny-hill", 3),
        ("Reese", "goblin", 1),
        ("Hrothgar", "goblin", 2),
    ],
)
def test_a_duke_counts_what_one_more_card_brings(name: str, card: str, points: int) -> None:
    assert worth_to(DUKES[name], NOBODY, CATALOG.by_id[card]) == points


@pytest.mark.clause("F2")
def test_a_domain_counts_for_itself_and_for_its_roles() -> None:
    """The roles of domains count as well."""
    for each in CATALOG.dukes:
        for domain in CATALOG.domains:
            after = PlayerView(5, 5, 5, 5, (), (), (domain,), (), None, ())
            points = sum(line.points for line in duke_card_lines(after, each))
            assert worth_to(each, NOBODY, domain) == points
