"""The reasons why a thing on the table can't be chosen now, as texts for players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.guild import FIRST_GUILD_SEAT, MERCHANTS, seat_words
from valeria_desktop.games.valencia.rules.model.options import Sit
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.phrases import Phrase

Reasons = list["Phrase"]


def reasons_against(
    view: View, decision: Decision | None, at: At | None, *, tells_coins: bool = True
) -> tuple[Phrase, ...]:
    """Return the reasons why the viewer can't choose a thing now; empty if they can.

    The decision must have its options. Some reasons reveal secrets of the asked player; without
    `tells_coins` none says how many coins they have.
    """
    if decision is None or decision.seat != view.seat:
        return (say("it isn't your decision now"),)
    if any(at in option.ends for option in decision.options):
        return ()
    kinds = {type(end) for option in decision.options for end in option.ends}
    if type(at) not in kinds:
        return (say("answer this first: {question}", question=decision.words()),)
    found = _against(view, decision, at, tells_coins=tells_coins)
    return tuple(found) or (say("it is too far away"),)


def _against(view: View, decision: Decision, at: At | None, *, tells_coins: bool) -> Reasons:
    """Return the reasons why no option of the decision is about a thing."""
    if isinstance(at, AtSeat):
        return _against_seat(decision, at.place)
    if isinstance(at, AtBush):
        return _against_bush(view, decision, at.bush)
    if not isinstance(at, AtCell):
        return []
    if decision.prompt in {Prompt.PLACE, Prompt.SHARE}:
        return _against_settling(view, at.cell, tells_coins=tells_coins)
    against = _AGAINST_CELL.get(decision.prompt)
    return [] if against is None else against(view, at.cell)


def _against_seat(decision: Decision, place: int) -> Reasons:
    seats = [option for option in decision.options if isinstance(option, Sit)]
    if not any(seat.is_beside for seat in seats):
        return [say("this is about {place}", place=seat_words(seats[0].place))]
    if not FIRST_GUILD_SEAT <= place < MERCHANTS:
        return [say("the member goes beside one on a guild's seat")]
    return [say("nobody sits there")]


def _against_bush(view: View, decision: Decision, bush: int) -> Reasons:
    has_palm = bush in view.palms
    if decision.prompt == Prompt.PALM:
        return [say("a palm stands there already")]
    if has_palm:
        return [say("no bush beside this palm is free")]
    return [say("no palm stands beside it")]


def _against_settling(view: View, cell: int, *, tells_coins: bool) -> Reasons:
    found = _against_living(view, cell)
    space = view.table.city.cells[cell]
    if space is None:
        return found
    guild = view.table.guild(view.round, view.part)
    if space.guild is not guild:
        found.append(
            say(
                "it belongs to another guild ({other}), and this auction is for {guild}",
                guild=guild.words(),
                other=space.guild.words(),
            )
        )
    if tells_coins and space.price > view.own.coins:
        price, coins = coins_words(space.price), coins_words(view.own.coins)
        found.append(say("it costs {price}, and you have {coins}", price=price, coins=coins))
    return found


def _against_living(view: View, cell: int) -> Reasons:
    """Return the reasons why no member can be put into a cell."""
    if view.table.city.cells[cell] is None:
        return [say("nobody can live there")]
    if view.city[cell] == view.seat:
        return [say("a member of yours lives there")]
    return [say("someone lives there already")] if view.city[cell] != NOBODY else []


def _against_moving(view: View, cell: int) -> Reasons:
    if view.city[cell] == view.seat and view.table.city.cells[cell] is not None:
        return [say("no free space is near enough to this member")]
    return _against_living(view, cell) or [say("no member of yours is near enough")]


def _against_building(view: View, cell: int) -> Reasons:
    city = view.table.city
    if cell in city.centre or any(each.site == cell for each in view.fountains):
        return [say("a fountain stands there already")]
    return [say("fountains are built on sites, the round stone basins")]


def _against_using(view: View, cell: int) -> Reasons:
    if not any(each.site == cell for each in view.fountains):
        return [say("there is no fountain with a power")]
    return [say("only a fountain right beside the new member can be used, if it can do anything")]


_AGAINST_CELL: dict[str, Callable[[View, int], Reasons]] = {
    Prompt.MOVE: _against_moving,
    Prompt.FOUNTAIN: _against_building,
    Prompt.ABILITY: _against_using,
}
