"""The options of questions about the castle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.at import AtInner, AtSection
from valeria_desktop.games.viscounts.rules.model.effect import Effect
from valeria_desktop.games.viscounts.rules.model.things import Section
from valeria_desktop.kernel.options import SaidOption, ToldOption
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase

TO_SECTION, INWARDS, TO_THIRD = "to", "inwards", "third"
_AT_CASTLE = {
    TO_SECTION: "The section facing the {segment}",
    INWARDS: "Move inwards, facing the {segment}: {effect}",
    TO_THIRD: "Move to the third tier, facing the {segment}",
}


@frozen
class AtCastle(SaidOption):
    """A section of the castle: where workers go, or where a castle move begins."""

    verb: str
    position: int
    section: Section
    segment: str

    key = "{verb} {number}"
    subject = AtSection, "position"

    @property
    def number(self) -> int:
        return self.section.number

    @property
    def effect(self) -> Effect:
        return self.section.effect

    def says(self) -> str:
        return _AT_CASTLE[self.verb]


@frozen
class ShiftWorker(ToldOption):
    """Move a worker of the first tier to a neighbouring section (WK67)."""

    start: int
    goal: int
    sections: tuple[Section, Section]
    segments: tuple[str, str]

    template = "Move a worker from the section facing the {here} to the one facing the {there}"
    subject = AtSection, "goal"

    @property
    def id(self) -> str:
        start, goal = self.sections
        return f"shift {start.number} {goal.number}"

    @property
    def ends(self) -> tuple[At, ...]:
        return AtSection(self.start), AtSection(self.goal)

    @property
    def here(self) -> str:
        return self.segments[0]

    @property
    def there(self) -> str:
        return self.segments[1]


@frozen
class BumpAt(SaidOption):
    """Look next at a section with too many workers (WK63)."""

    is_inner: bool
    position: int
    section: Section
    segment: str

    template = "First the {tier} facing the {segment}"

    @property
    def id(self) -> str:
        return f"relieve {2 if self.is_inner else 1} {self.section.number}"

    @property
    def at(self) -> At:
        return AtInner(self.position) if self.is_inner else AtSection(self.position)

    @property
    def tier(self) -> Phrase:
        return say("second tier") if self.is_inner else say("first tier")


@frozen
class Bump(BumpAt):
    """Send a worker home from a section with too many (WK63)."""

    seat: int
    player: Phrase
    """The name of the worker's owner."""

    template = "Send home a worker of {player}, {tier} facing the {segment}"
    is_told_again = True

    @property
    def id(self) -> str:
        return f"bump {2 if self.is_inner else 1} {self.section.number} {self.seat}"
