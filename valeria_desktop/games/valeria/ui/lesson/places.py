"""Where on the table the things stand that the Herald speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.games.valeria.rules.at import (
    CITIZEN_PLACES,
    DOMAIN_PLACES,
    MONSTER_PLACES,
    PLACES,
    place_name,
)
from valeria_desktop.games.valeria.ui.boards.own_places import BEAM, HILLS, TABLEAU
from valeria_desktop.ui.place.frame import Leaf

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.ui.table.plan import Plan
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen

_PLACES = {place_name(place): place for place in range(PLACES)}
_ROWS = {"monsters": MONSTER_PLACES, "citizens": CITIZEN_PLACES, "domains": DOMAIN_PLACES}
_HARM = {"top": 4.0, "centre": 1.0, "others": 0.8, "board": 0.8, "leaf_bar": 0.8, "prompt": 0.6}
"""How bad it is to cover a part that isn't spoken of."""
_CARDS_HARM = 0.4
"""How much worse it is to cover your own cards than the land beside them."""
_PASSING = {"prompt", "dice"}
_ON_MARKET = {"place", "row"}
_ON_BOARD = {"tableau", "card", "track", "trophies", "kingdom", "peek"}


class Places:
    """Finds things by the names that the steps of the lesson have for them.

    place:citizen-1, row:domains, card:paladin, track:gold, tableau, trophies, kingdom, peek,
    prompt, dice, meters.
    """

    def __init__(self, table: TableScreen) -> None:
        self._table = table

    @property
    def frame(self) -> Plan:
        """Where the large things stand."""
        return self._table.plan

    @property
    def parts(self) -> list[tuple[QWidget, float]]:
        """Give the parts of the table, and how bad it is to cover each that isn't spoken of."""
        parts = [(getattr(self._table, name), harm) for name, harm in _HARM.items()]
        return [*parts, (self._table.board.tableau, _CARDS_HARM)]

    @property
    def purse(self) -> list[QWidget]:
        """Give what shows who the player is and what they have."""
        board = self._table.board
        return [board.head, *board.tracks.values()] if board.isVisible() else [self._table.leaf_bar]

    @staticmethod
    def is_passing(name: str) -> bool:
        """Tell whether a thing shows something else once a step is done."""
        return name in _PASSING

    def turn_to(self, name: str) -> None:
        """Show the leaf that a thing is on, where only one has room."""
        kind = name.partition(":")[0]
        if kind in _ON_MARKET:
            self._table.standing.show_leaf(Leaf.MAT)
        elif kind in _ON_BOARD:
            self._table.standing.show_leaf(Leaf.OWN)

    def box(self, name: str) -> QRect:
        """Give where a thing is, in the coordinates of the table."""
        table = self._table
        kind, _, what = name.partition(":")
        if kind == "place":
            return table.centre.rect_of(_PLACES[what], table)
        if kind == "row":
            return _around(table.centre.rect_of(place, table) for place in _ROWS[what])
        if kind in _ON_BOARD:
            return self._on_board(kind, what)
        widgets: dict[str, QWidget] = {
            "prompt": table.prompt,
            "meters": table.top.meters,
            "dice": table.top.dice,
        }
        return _box(widgets[kind], table)

    def _on_board(self, kind: str, what: str) -> QRect:
        board, table = self._table.board, self._table
        if kind == "peek":
            return _box(board.peek, table)
        if kind == "track":
            return _box(board.tracks[what], table)
        if kind == "card":
            board.tableau.show_card(what)
            return board.places.rect_of_card(what, table) or board.rect_of(TABLEAU, table)
        if kind == "tableau":
            cards = [card.id for card in self._cards()]
            found = [board.places.rect_of_card(card, table) for card in cards]
            boxes = [box for box in found if box is not None]
            whole = board.rect_of(TABLEAU, table)
            return _around(boxes).intersected(whole) if boxes else whole
        trophies = board.rect_of(BEAM, table)
        return trophies if kind == "trophies" else trophies.united(board.rect_of(HILLS, table))

    def _cards(self) -> list[Card]:
        scene = self._table.scene
        if scene is None:
            return []
        player = scene.view.players[scene.viewer]
        return [*player.citizens, *player.starters]


def _box(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint()), widget.size())


def _around(boxes: Iterable[QRect]) -> QRect:
    whole = QRect()
    for box in boxes:
        whole = whole.united(box)
    return whole
