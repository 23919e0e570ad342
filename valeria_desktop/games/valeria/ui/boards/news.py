"""What is new in front of each seat: what came since its owner's last roll."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.boards.groups import holder_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene


class News:
    """Watches scenes of a game, and knows which cards of a seat are new."""

    def __init__(self) -> None:
        """Know of nothing."""
        self._game: object = None
        self._turn = 0
        self._owned: dict[int, Counter[str]] = {}
        self._new: dict[int, dict[str, int]] = {}

    def watch(self, scene: Scene) -> None:
        """Take in a scene; another game, or a leap over rounds, begins anew."""
        view = scene.view
        sides = len(view.players) + (view.rival is not None)
        owned = {seat: _cards(scene, seat) for seat in range(sides)}
        if scene.seats is not self._game or abs(view.turn - self._turn) > sides:
            self._new = {}
        else:
            for seat, cards in owned.items():
                self._compare(seat, cards, view.turn)
        self._game, self._turn, self._owned = scene.seats, view.turn, owned
        if scene.phase not in {None, Phase.ROLL}:
            self._rolled(view.active, view.turn)

    def _compare(self, seat: int, cards: Counter[str], turn: int) -> None:
        before, new = self._owned.get(seat, Counter()), self._new.setdefault(seat, {})
        for card, many in cards.items():
            if many > before[card]:
                new[card] = turn
        for card in [card for card in new if cards[card] < before[card]]:
            del new[card]

    def _rolled(self, seat: int, turn: int) -> None:
        """Forget what a seat got before the turn in which it has rolled."""
        known = self._new.get(seat, {})
        self._new[seat] = {card: since for card, since in known.items() if since >= turn}

    def of(self, seat: int) -> frozenset[str]:
        """Name the cards that are new in front of a seat."""
        return frozenset(self._new.get(seat, ()))


def _cards(scene: Scene, seat: int) -> Counter[str]:
    holder = holder_of(scene.view, seat)
    cards = (*holder.starters, *holder.citizens, *holder.domains, *holder.monsters)
    return Counter(card.id for card in cards)
