"""The turns of a replay as its ribbon shows them: a chief deed each, with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.kernel.at import At
from valeria_desktop.session.replay import Unit
from valeria_desktop.session.story import EntryKind, tell_lines
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.replay import Replay, ReplayTurn
    from valeria_desktop.session.story import StoryEntry, TellTurn
    from valeria_desktop.ui.replay.turn_art import ChiefDeed, TurnArt

_NOW, _END = "flag", "trophy"
translate = QCoreApplication.translate


@frozen
class AtTurn(At):
    """A turn on the ribbon, counted from 0."""

    number: int


@frozen
class AtPip(At):
    """A moment of the present turn, below its stamp."""

    moment: int


@frozen
class AtPips(At):
    """The row of the present turn's moments, which the mouse takes as one."""


@frozen
class RibbonTurn:
    """A turn on the ribbon."""

    first: int
    """The moment at which it begins."""
    end: int
    """The first moment after it; the moment itself for the last one of all."""
    round: int
    deed: ChiefDeed
    seat: Seat | None
    """The player whose deed it is."""
    words: str
    """A sentence about the turn."""

    def holds(self, moment: int) -> bool:
        """Return whether a moment belongs to this turn."""
        return self.first <= moment < self.end or moment == self.first


@frozen
class RibbonScene:
    """The ribbon at a moment of a replay."""

    turns: tuple[RibbonTurn, ...]
    moment: int
    begins: frozenset[int]
    """The moments at which an action begins."""

    @property
    def present(self) -> int:
        """The number of the turn that the moment belongs to."""
        found = (number for number, turn in enumerate(self.turns) if turn.holds(self.moment))
        return next(found, 0)

    @property
    def moments(self) -> range:
        """The moments of the present turn."""
        turn = self.turns[self.present]
        return range(turn.first, max(turn.end, turn.first + 1))


def ribbon_of(replay: Replay, art: TurnArt, tell_turn: TellTurn | None) -> RibbonScene:
    """Return the ribbon of a replay at its beginning."""
    names = tuple(seat.name for seat in replay.seats)
    made = []
    for turn in replay.turns():
        deed = art.deed_of(turn)
        if turn.is_last:
            deed = evolve(deed, seat=turn.seat, thing=None, sign=_END if replay.is_over else _NOW)
        seat = None if deed.seat is None else replay.seats[deed.seat]
        words = _words(replay, turn, art, _told(turn, deed, tell_turn or tell_lines, names))
        made.append(RibbonTurn(turn.first, turn.end, turn.round, deed, seat, words))
    return RibbonScene(tuple(made), 0, frozenset(replay.starts(Unit.ACTION)))


def _words(replay: Replay, turn: ReplayTurn, art: TurnArt, deed: str) -> str:
    if turn.is_last:
        if replay.is_over:
            return translate("Replay", "The end of the game")
        return translate("Replay", "Now, in round {round}").format(round=max(1, turn.round))
    if not turn.round and turn.seat is None:
        return translate("Replay", "Before the first round")
    name = art.name_of(turn) or ("" if turn.seat is None else replay.seats[turn.seat].name)
    words = translate("Replay", "Round {round}, {name}: {deed}")
    if not deed:
        words = translate("Replay", "Round {round}, {name}")
    words = words.format(round=max(1, turn.round), name=name, deed=deed)
    above = art.above_words(art.deed_of(turn).above)
    return f"{words}. {above}" if above else words


def _told(turn: ReplayTurn, deed: ChiefDeed, told: TellTurn, names: tuple[str, ...]) -> str:
    """Return the story's words for the chief deed of a turn; empty if nothing was done."""
    if turn.is_last or not turn.lines:
        return ""
    entries = [entry for entry in told(turn.lines, names) if entry.kind is EntryKind.LINE]
    chosen = _entry_of(entries, deed)
    return "" if chosen is None else tell(chosen.told)


def _entry_of(entries: Sequence[StoryEntry], deed: ChiefDeed) -> StoryEntry | None:
    """Return the entry that names the deed's thing, or else the last one of its player."""
    if deed.thing is not None:
        for entry in entries:
            if deed.thing in entry.things and entry.seat in {deed.seat, None}:
                return entry
    own = [entry for entry in entries if entry.seat == deed.seat]
    return own[-1] if own and deed.seat is not None else None
