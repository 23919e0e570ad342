"""Maps, and the action that gains one (CS3, CS7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.belongings import Buys, Track, enter_track
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.offer import Offer
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, count, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms

MAPS = enter_track(
    Track(
        tag="maps",
        words=lambda number: count(number, "{number} Map", "{number} Maps"),
        title=lambda: say("Maps"),
        start=2,
        buys=Buys(points=2, resources=-3),
        by_action=True,
    )
)
ONE = Amounts.of(MAPS.tag, 1)


@frozen(eq=False)
class GainMap(Option):
    """Gain 1 Map as an action."""

    @property
    def id(self) -> str:
        return "gain map"

    def words(self) -> Phrase:
        return say("Gain 1 Map")


_GAIN_MAP = GainMap()


def _add(_state: State, _player: Player, _terms: Terms, options: list[Option]) -> None:
    options.append(_GAIN_MAP)


def _begin(state: State, _option: GainMap) -> None:
    state.gain(state.active, ONE, ACTION)


OFFER = Offer(GainMap, _add, _begin)
