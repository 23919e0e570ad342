"""An action: its price is paid, its card comes or falls, and what it brings flies to its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.events import (
    Built,
    CalledOn,
    CitizenGained,
    Gained,
    Kept,
    MonsterClaimed,
    Paid,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.ui.stage.calling import calling
from valeria_desktop.games.valeria.ui.stage.flights import flights, in_order
from valeria_desktop.games.valeria.ui.stage.journey import journey_to, with_journey
from valeria_desktop.games.valeria.ui.stage.purchase import purchase
from valeria_desktop.games.valeria.ui.stage.triumph import triumph
from valeria_desktop.games.valeria.ui.stage.weight import PURCHASE
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.stage.told_words import Rows
    from valeria_desktop.games.valeria.ui.stage.weight import Deed
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.stage.beats import Beat, Motion, Passage

_DEEDS = (Slain, CitizenGained, Built, MonsterClaimed, Kept, CalledOn)


@frozen
class StagedAction:
    """A deed of a passage, with its price and what it brings."""

    passage: Passage
    deed: Deed
    first: int
    """The index of the first line of its price."""
    deed_at: int
    after: int
    """The index of the first line after what it brings."""
    fare: str = ""
    """The token of its price that pays a journey, and doesn't lie down on the card."""

    @property
    def price(self) -> list[tuple[int, Paid]]:
        """The payments, each with the number of lines that have happened then."""
        lines = self.passage.lines
        return [(at + 1, _paid(lines[at])) for at in range(self.first, self.deed_at)]

    @property
    def title(self) -> str:
        """The deed in words."""
        scene: Scene = self.passage.before
        return tell(self.deed.words(scene.names))

    @property
    def slays_boss(self) -> bool:
        """Whether it is a triumph that pleases its owner."""
        deed = self.deed
        return isinstance(deed, Slain) and deed.card.type is MonsterType.BOSS

    @property
    def rows(self) -> Rows:
        """What it costs and what it brings."""
        paid = [event for _, event in self.price]
        return _rows(
            paid, [line.event for line in self.passage.lines[self.deed_at + 1 : self.after]]
        )

    def rewards(self, start: float) -> list[Motion]:
        """Return the flights of its rewards, from a time in ms on."""
        lines = self.passage.lines
        told = [(at + 1, flights(lines[at].event)) for at in range(self.deed_at + 1, self.after)]
        return in_order(told, start)


def action(passage: Passage, first: int) -> tuple[Beat, int] | None:
    """Return an action that begins at a line, and the index of the next line; or None."""
    lines = passage.lines
    deed_at = first
    while deed_at < len(lines) and isinstance(lines[deed_at].event, Paid):
        deed_at += 1
    deed = lines[deed_at].event if deed_at < len(lines) else None
    if not isinstance(deed, _DEEDS):
        return None
    if any(_paid(line).cause is not deed.card for line in lines[first:deed_at]):
        return None
    after = deed_at + 1
    while after < len(lines) and _is_reward(lines[after], deed):
        after += 1
    found = StagedAction(passage, deed, first, deed_at, after)
    return _beat(found), after


def _beat(found: StagedAction) -> Beat:
    if isinstance(found.deed, CalledOn):
        return calling(found)
    if isinstance(found.deed, Slain):
        return triumph(found)
    paid = [event for _, event in found.price]
    journey = journey_to(found.passage, AtPlace(found.deed.place), paid, PURCHASE.lifts)
    if journey is None:
        return purchase(found)
    return with_journey(purchase(evolve(found, fare=journey.fare)), journey, found.deed.seat)


def _paid(line: Line) -> Paid:
    return as_a(Paid, line.event)


def _is_reward(line: Line, deed: Deed) -> bool:
    return isinstance(line.event, Gained) and line.event.cause is deed.card


def _rows(price: Sequence[Paid], brought: Sequence[Event]) -> Rows:
    pays = tuple(pair for paid in price for pair in paid.amounts)
    takes = tuple(pair for gain in brought if isinstance(gain, Gained) for pair in gain.amounts)
    translate = QCoreApplication.translate
    rows = ((translate("ToldAction", "pays"), pays), (translate("ToldAction", "takes"), takes))
    return tuple((word, amounts) for word, amounts in rows if amounts)
