"""The rewards of a rank in an auction as one answer; the rules ask for them one by one.

The questions of a win come one after the other: the seat, the good, the space. Their answers can
be planned together, as none of them tells the asked player anything new.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.options import GOOD, NOTHING, Settle, Sit
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.round.actions import (
    WIN,
    ShareOut,
    TakeGood,
    TakePlace,
    TakeSeat,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.steps import Step
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.decision import Decision

_SIT = Sit(0).id
"""The id of the option to take a seat, which is the same for all seats."""
_ORDER = (Prompt.SIT, Prompt.GOOD, Prompt.PLACE, Prompt.SHARE)


@frozen
class Win:
    """All that is still open of one win, as its holder sees it."""

    seat: int
    guild: Guild | None
    """The guild of the auction; None for an auction of seats only."""
    sit: Sit | None
    has_good: bool
    settles: bool
    """Whether a space in the city belongs to the win."""
    is_either: bool
    """Whether the win is a good or a space, not both (VA23)."""
    free: tuple[Settle, ...]
    """The free spaces of the guild, whatever they cost: everyone knows them."""
    coins: int
    members: int
    """Number of members in hand."""
    needs_member: bool
    """Whether the seat takes a member out of the hand: the holder's own member comes home."""

    def members_left(self, *, sits: bool) -> int:
        """Return the number of members in hand for the city, with the seat taken or not."""
        return self.members - int(sits and self.needs_member)

    def places(self, *, sits: bool) -> tuple[Settle, ...]:
        """Return the spaces that the holder can settle on: a secret, as the coins are."""
        if not self.settles or not self.members_left(sits=sits):
            return ()
        return tuple(option for option in self.free if option.price <= self.coins)


def win_of(view: View) -> Win | None:
    """Return the open win of the view's seat; None if that seat is not asked about a win now."""
    decision, own = view.decision, view.players[view.seat].own
    if decision is None or own is None or decision.seat != view.seat or not decision.options:
        return None
    links = _links(view)
    if not links:
        return None
    guild = _guild_of(links)
    sit, has_settling = (
        _sit_of(links),
        any(isinstance(each, TakePlace | ShareOut) for each in links),
    )
    members = view.players[view.seat].members
    return Win(
        seat=view.seat,
        guild=guild,
        sit=sit,
        has_good=guild is not None and _has_good(view, links, guild),
        settles=has_settling and members > 0,
        is_either=isinstance(links[0], ShareOut),
        free=_free(view, guild) if guild is not None and has_settling else (),
        coins=own.coins,
        members=members,
        needs_member=sit is not None and view.council[sit.place] != view.seat,
    )


def is_of_win(decision: Decision | None) -> bool:
    """Return whether a question is one about a win."""
    return decision is not None and decision.question.chain == WIN


def _links(view: View) -> tuple[Step, ...]:
    """Return the questions of the open win, the open one first."""
    steps = takewhile(lambda step: _is_link(step, view.seat), reversed(view.agenda))
    return tuple(steps)


def _is_link(step: Step, seat: int) -> bool:
    return isinstance(step, TakeSeat | TakeGood | TakePlace | ShareOut) and step.seat == seat


def _guild_of(links: Sequence[Step]) -> Guild | None:
    found = (each.guild for each in links if isinstance(each, TakeGood | TakePlace | ShareOut))
    return next(found, None)


def _sit_of(links: Sequence[Step]) -> Sit | None:
    """Return the option to take the seat: only the first link is sure to be asked as it is."""
    first = links[0]
    return Sit(first.place) if isinstance(first, TakeSeat) else None


def _has_good(view: View, links: Sequence[Step], guild: Guild) -> bool:
    is_offered = any(isinstance(each, TakeGood | ShareOut) for each in links)
    return is_offered and view.supply[guild.place] > 0


def _free(view: View, guild: Guild) -> tuple[Settle, ...]:
    return tuple(each for each in view.table.settling[guild] if view.city[each.cell] == NOBODY)


# --- its answer


@frozen
class WinAnswer:
    """One answer to a whole win."""

    sits: bool
    takes: bool
    """Whether the good is taken."""
    place: Settle | None
    """The space to settle on; None to settle nowhere."""

    @property
    def links(self) -> Mapping[str, str]:
        """The id of the choice at each question of the win, by the question's prompt."""
        good = GOOD.id if self.takes else NOTHING.id
        return {
            Prompt.SIT: _SIT if self.sits else NOTHING.id,
            Prompt.GOOD: good,
            Prompt.PLACE: self.place.id if self.place else NOTHING.id,
            Prompt.SHARE: self.place.id if self.place else good,
        }


def comes_after(prompt: str, other: str) -> bool:
    """Return whether a question of a win comes after another."""
    return _ORDER.index(Prompt(prompt)) > _ORDER.index(Prompt(other))
