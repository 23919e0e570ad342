"""Pictures beside the rules' clauses: tasks, fountains, influence cards and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.cards import PLAIN, Card
from valeria_desktop.games.valencia.ui.glossary import explain
from valeria_desktop.games.valencia.ui.screens.entry_drawings import (
    CARD,
    FOUNTAIN,
    TASK,
    EntryDrawings,
)
from valeria_desktop.ui.screens.learn.named import AsideThings, ThingsAside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog

_SIGNS = {
    "VA1": ("oranges", "tiger-nuts", "wine", "cloth", "porcelain", "coins"),
    "VA2": ("member", "coins", "deck"),
    "VA3": ("palm", "fountain"),
    "VA4": ("council", "privilege"),
    "VA5": ("figure", "nobility", "church"),
    "VA6": ("tasks",),
    "VA7": ("city", "centre"),
    "VA11": ("deck",),
    "VA12": ("stack",),
    "VA15": ("nobility", "merchants", "palm", "fountain"),
    "VA16": ("stack", "privilege", "wait"),
    "VA17": ("stack", "figure"),
    "VA18": ("figure",),
    "VA20": ("used", "deck"),
    "VA21": ("member", "council"),
    "VA22": ("nobility", "church"),
    "VA23": ("member", "goods", "place"),
    "VA24": ("place", "coins"),
    "VA25": ("merchants", "goods", "coins"),
    "VA26": ("move",),
    "VA27": ("church", "palm", "nobility", "fountain"),
    "VA28": ("used",),
    "VA30": ("council", "prestige", "privilege"),
    "VA35": ("member", "palm", "fountain", "tasks"),
    "VA36": ("member", "coins"),
    "VA50": ("centre", "site"),
    "VA52": ("bush", "palm"),
    "VA53": ("centre",),
}
"""Signs beside each clause that speaks of them."""
_ABLE, _ALL = "VA29", "VA54"
"""The clause about fountains' abilities, and the clause about all fountains."""


def _name_of(card: Card) -> str:
    """Return a card's name as in the story, without its number."""
    return tell(card.words()).partition(" (")[0]


class NamedThings(ThingsAside):
    """Shows signs, tasks, fountains and influence cards beside clauses."""

    def __init__(self, catalog: Catalog) -> None:
        """Collect the names of all things in the program's language."""
        advanced = [card for card in Card if card not in PLAIN]
        names = {
            **{FOUNTAIN + each.id: tell(each.words()) for each in catalog.fountains},
            **{TASK + each.id: tell(each.words()) for each in catalog.tasks},
            **{CARD + card: _name_of(card) for card in advanced},
        }
        things = AsideThings(
            names=names,
            linked=frozenset(names),
            signs=_SIGNS,
            examples={
                _ABLE: tuple(FOUNTAIN + each.id for each in catalog.fountains if each.ability),
                _ALL: tuple(FOUNTAIN + each.id for each in catalog.fountains),
            },
            clause=r"VA\d+",
        )
        super().__init__(things, EntryDrawings(catalog).paint, explain)
