"""Valeria's own sections of an analysis: the points of a card stand in one line."""

from __future__ import annotations

import re

from tests.games.valeria.coach.records import whole_game
from valeria_desktop.games.valeria.lab.analysis import looked_back
from valeria_desktop.games.valeria.rules.setup import Setup

NAMES = ("Rose", "Oak")


def test_points_are_summed_by_card_and_come_to_each_score() -> None:
    record = whole_game(4, Setup(players=2))
    sections = {section.name: section for section in looked_back(record, NAMES)}
    lines = sections["sources"].lines
    rows = [re.fullmatch(r"  (\w+) +(-?\d+)  (.*?)(, round [\d, ]+)?", line) for line in lines]
    found = [(row[1], int(row[2]), row[3]) for row in rows if row is not None]
    assert len(found) == len(lines) < len(sections["sources"].data)
    assert len({(name, words) for name, _, words in found}) == len(found)
    for score in record.replay().result().scores:
        assert sum(each for name, each, _ in found if name == NAMES[score.seat]) == score.total
