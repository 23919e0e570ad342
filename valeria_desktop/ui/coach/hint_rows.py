"""A hint as rows: what to choose, its price, how sure that is, why, and the numbers behind it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen
from PySide6.QtCore import QCoreApplication, Qt

from valeria_desktop.coach.telling import TOTAL
from valeria_desktop.coach.trust import Trust
from valeria_desktop.ui.coach.trust_seal import trust_word
from valeria_desktop.ui.coach.trust_words import lead_words, margin_words, points_words
from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.words.figures import per_cent
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from valeria_desktop.coach.hint import Hint, Proposal
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks

_THEN = 2
"""The number of later steps that a row tells: after more of them the dice have changed the game."""


@frozen
class HintThing:
    """The thing that a hinted option is about, as a row shows it."""

    title: str
    """Its name, or the option's words."""
    emblem: str = ""
    """The id of a card's emblem; empty without one."""
    icon: str = ""
    """The name of an icon in the emblem's place."""
    price: Marks = ()
    """The price as it will be paid, in signs."""
    price_words: str = ""
    """The price in words, for a screen reader."""
    deed: str = ""
    """The deed of its row where that isn't the choice, as a button says it; empty for none."""
    is_name: bool = False
    """The title is a name, by which a sentence about another choice can call this one."""

    def called(self, number: int) -> str:
        """Return the noun for the choice in a sentence: its name, or its number in the hint."""
        if self.is_name:
            return self.title
        return QCoreApplication.translate("Coach", "choice {number}").format(number=number)


class HintRole(IntEnum):
    """The roles of a row's data."""

    ROW = int(Qt.ItemDataRole.UserRole)


@frozen
class HintRow:
    """One of the best options."""

    number: int
    option_id: str
    """The option's id, with the way to carry it out where several are told apart."""
    words: str
    """The option in words, as an order."""
    thing: HintThing
    trust: Trust | None
    """How sure it is; None without another option to compare it with."""
    chance: float | None
    """The chance to win, from 0 to 1; None where the bot can't estimate it, or where the game is
    nearly decided: there the lead tells more."""
    reasons: tuple[str, ...]
    """What speaks for the option, the weightiest first; a row shows as many as have room."""
    alike: str
    """A sentence that names the better row that this one is as good as; empty without one."""
    figures: tuple[str, ...]
    """The numbers behind the trust, and what imagined games count."""
    then: str
    """The best next steps after this option, as words."""

    @property
    def key(self) -> str:
        """The row's rank, as its name in the model."""
        return str(self.number)

    @property
    def deed_words(self) -> str:
        """The row's deed with the key that does it; empty without one."""
        if not self.thing.deed:
            return ""
        words = QCoreApplication.translate("Coach", "{key}: {deed}")
        return words.format(key=self.number, deed=self.thing.deed)

    @property
    def whole(self) -> HintRow:
        """The row itself, as a field of the model."""
        return self

    @property
    def chance_words(self) -> str:
        """The chance to win in per cent, as text; empty if it is unknown."""
        return "" if self.chance is None else per_cent(self.chance)


def rows_of(
    hint: Hint,
    options: Mapping[str, Option],
    names: Sequence[str],
    describe: Callable[[Option, tuple[Option, ...]], HintThing],
) -> list[HintRow]:
    """Return a row for each proposal."""
    numbers = {each.key: number for number, each in enumerate(hint.proposals, 1)}
    things = {each.key: describe(options[each.option], each.plan) for each in hint.proposals}
    told = {each.key: _told(hint, each, (numbers, things), names) for each in hint.proposals}
    return [
        HintRow(
            numbers[each.key],
            each.key,
            tell(options[each.option].words(), names),
            things[each.key],
            None if each.margin is None else each.margin.trust,
            each.chance if hint.lead is None else None,
            told[each.key].reasons,
            _alike(each, numbers, things),
            (*_lead(hint, each), *told[each.key].figures),
            ", ".join(tell(words, names) for words in each.then[:_THEN]),
        )
        for each in hint.proposals
    ]


class _Told(NamedTuple):
    reasons: tuple[str, ...]
    figures: tuple[str, ...]


def _told(
    hint: Hint,
    proposal: Proposal,
    rows: tuple[Mapping[str, int], Mapping[str, HintThing]],
    names: Sequence[str],
) -> _Told:
    """Return a proposal's reasons and figures.

    Far behind or ahead, a choice may have no cause that outweighs another's: then its first count
    in points says why, as "Gain 1 Magic instead: about 1 point fewer at the end.".
    """
    numbers, things = rows
    points, causes = _in_points(proposal, numbers, things), _causes(proposal, names)
    reasons = (*causes, *points) if hint.lead is None else (*points, *causes)
    counts = tuple(tell(reason.words, names) for reason in proposal.reasons if reason.is_count)
    if not reasons and hint.lead is not None:
        reasons, counts = counts[:1], counts[1:]
    return _Told(reasons, (*_figures(proposal, numbers), *counts))


def _in_points(
    proposal: Proposal, numbers: Mapping[str, int], things: Mapping[str, HintThing]
) -> tuple[str, ...]:
    """Return the advantage at the end, if it was measured in points: then a row leads with it.

    If the game ends with the choice, its reason has said so.
    """
    other = proposal.against or ""
    is_said = any(reason.cause == TOTAL for reason in proposal.reasons)
    if proposal.margin is None or other not in things or is_said:
        return ()
    return tuple(
        filter(None, (points_words(proposal.margin, things[other].called(numbers[other])),))
    )


def _causes(proposal: Proposal, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(tell(each.words, names) for each in proposal.reasons if not each.is_count)


def _alike(proposal: Proposal, numbers: Mapping[str, int], things: Mapping[str, HintThing]) -> str:
    other = proposal.against or ""
    is_alike = proposal.margin is not None and proposal.margin.trust is Trust.TOSS_UP
    if not is_alike or other not in numbers or numbers[other] > numbers[proposal.key]:
        return ""
    return QCoreApplication.translate("Coach", "As good as {choice}.").format(
        choice=things[other].called(numbers[other])
    )


def _lead(hint: Hint, proposal: Proposal) -> tuple[str, ...]:
    """Return the lead by the best choice with its error, where the game is nearly decided."""
    is_best = proposal is hint.proposals[0]
    return (lead_words(hint.lead),) if hint.lead is not None and is_best else ()


def _figures(proposal: Proposal, numbers: Mapping[str, int]) -> tuple[str, ...]:
    """Return the advantage over the compared row with its error, if there is one."""
    other = numbers.get(proposal.against or "")
    if proposal.margin is None or other is None:
        return ()
    return (margin_words(proposal.margin, other),)


class HintModel(RowsModel[HintRow]):
    """The best options, the best one first."""

    def __init__(self) -> None:
        """Make an empty model."""
        super().__init__({int(HintRole.ROW): "whole"})
        self.shows_numbers = False
        """Whether the numbers are unfolded."""

    def show(self, rows: list[HintRow]) -> None:
        """Show the rows of an answer."""
        self._show_rows(self, rows)

    def heading(self) -> str:
        return self.tr("The best choices")

    def title(self, row: HintRow) -> str:
        return row.thing.title

    def sentence(self, row: HintRow) -> str:
        """Say a row: name, price, trust, reasons; and the numbers where they are unfolded."""
        said = [row.thing.title, row.thing.price_words]
        said.append("" if row.trust is None else trust_word(row.trust))
        first = self.tr("{number}: {choice}.").format(
            number=row.number, choice=", ".join(filter(None, said))
        )
        deed = (f"{row.deed_words}.",) if row.thing.deed else ()
        numbers = self.numbers(row) if self.shows_numbers else ()
        return " ".join([first, *self.why(row), *numbers, *deed])

    def why(self, row: HintRow) -> tuple[str, ...]:
        """Return the sentences of a row that say why, the first one first."""
        first = row.reasons[:1] or ((self.then(row),) if row.then else ())
        alike = (row.alike,) if row.alike else ()
        return (*first, *alike, *row.reasons[1:])

    def numbers(self, row: HintRow) -> tuple[str, ...]:
        """Return the sentences behind the fold."""
        chance = self.tr("{chance} to win.").format(chance=row.chance_words)
        then = (self.then(row),) if row.then and row.reasons else ()
        return (*((chance,) if row.chance is not None else ()), *row.figures, *then)

    def then(self, row: HintRow) -> str:
        """Return a sentence with the best next steps after a row's option."""
        return self.tr("Then: {choice}.").format(choice=row.then)
