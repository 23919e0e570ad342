"""Facts about a choice itself, told before its consequences: its task, its cards, bid, seat, space.

A fact weighs as many points as it is likely to bring. The numbers are those of the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.coach.telling import Telling
from valeria_desktop.games.valencia.bots.task_chances import chance_if_kept, hope_of
from valeria_desktop.games.valencia.coach.division import division_after, division_words
from valeria_desktop.games.valencia.rules.bid_outlook import outlooks_of
from valeria_desktop.games.valencia.rules.cell_worth import worth_at
from valeria_desktop.games.valencia.rules.ladder import ladder_of, way_of
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, NOBILITY
from valeria_desktop.games.valencia.rules.model.options import (
    CLOSE,
    DRAW,
    ENOUGH,
    PASS,
    WAIT,
    Build,
    CardOption,
    KeepTask,
    LeaveTask,
    Move,
    Plant,
    Reveal,
    Settle,
    Sit,
)
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA, NOBODY
from valeria_desktop.games.valencia.rules.round.auction import sums_of
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.kernel.phrases import count, join, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.bid_outlook import BidOutlook
    from valeria_desktop.games.valencia.rules.cell_worth import CellWorth
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

TELLING = Telling(point=0.03)
brings, known = TELLING.brings, TELLING.known
SEAT = 1.5
"""The usual worth of a council seat, in points."""
_STACK, _CARD, _PRIVILEGE, _HOME, _EVENING = 0.5, 0.5, 1, 0.4, 0.7
"""The same of a kept stack, a card, a privilege, a rival sent home, a palm or fountain to place."""
_DIVISION = 1
"""The same of a hand divided well."""
_RANKS = (
    say("first place"),
    say("second place"),
    say("third place"),
    say("fourth place"),
    say("fifth place"),
)


def facts_of(view: View, option: Option, other: Option) -> Iterator[Reason]:
    """Yield what speaks for an option by itself, compared with another one of its question."""
    match option:
        case KeepTask() | LeaveTask() if view.decision and view.decision.prompt == Prompt.TASKS:
            yield from _of_task(view, option.task, is_kept=isinstance(option, KeepTask))
        case CardOption(verb="add"):
            yield from _of_added(view, option)
            yield from _divided(view, option)
        case Reveal():
            yield from _of_bid(view, option.stack)
            yield from _kept_by(view, option, other)
        case Sit(is_beside=False):
            yield from _of_seat(view, option.place)
        case Settle() | Move():
            yield from _of_space(view, option, other)
        case Plant():
            yield from _of_palm(view, option)
        case Build():
            yield from _of_fountain(view, option)
        case _:
            yield from plain_facts(view, option)
            yield from _divided(view, option)


def plain_facts(view: View, option: Option) -> Iterator[Reason]:
    """Yield what speaks for an option without data of its own."""
    plain = _PLAIN.get(option.id)
    yield from plain(view) if plain is not None else ()


# --- tasks, and the cards of a round


def _of_task(view: View, task: Task, *, is_kept: bool) -> Iterator[Reason]:
    """Tell how often a dealt task is fulfilled by players who keep it."""
    hope, chance = hope_of(task, len(view.players)), chance_if_kept(task, len(view.players))
    if (hope > 0) is not is_kept:
        return
    if chance is None:
        words = say("It never costs points, and usually scores {number}.", number=round(hope))
        yield known("task", words, hope, round(hope))
        return
    kept = round(10 * chance)
    number = kept if is_kept else 10 - kept
    words = say(_FULFIL if is_kept else _MISS, number=number)
    yield known("task", words, abs(hope), number)


_FULFIL = "About {number} in 10 players who keep it fulfil it."
_MISS = "About {number} in 10 players who keep it miss it."


def _drawn(view: View) -> Iterator[Reason]:
    """Yield the even share of the deck, or the number of cards in hand once that is reached."""
    number, share = len(view.own.hand) + 1, view.even_share
    if number <= share:
        words = say("An even share of your deck is {share} cards for this round.", share=share)
        yield known("draws", words, _CARD, share)
        return
    words = count(
        number,
        "You then have {number} card to bid with in this round.",
        "You then have {number} cards to bid with in this round.",
    )
    yield known("draws", words, _CARD, number)


def _spared(view: View) -> Iterator[Reason]:
    """Tell the cards that are left for later rounds, if there are any."""
    left = ROUNDS - view.round
    if left <= 0 or not view.own.deck:
        return
    cards = count(view.own.deck, "{number} card", "{number} cards")
    rounds = count(left, "the last round", "{number} more rounds")
    words = say("Leaves you {cards} for {rounds}.", cards=cards, rounds=rounds)
    yield known("spares", words, _CARD, view.own.deck)


def _of_added(view: View, option: CardOption) -> Iterator[Reason]:
    before = sum_of(view.own.opened)
    after = sum_of((*view.own.opened, option.card))
    words = say("The bid of this stack rises from {before} to {after}.", before=before, after=after)
    yield known("bids", words, _STACK, after)


def _closed(view: View) -> Iterator[Reason]:
    """Tell the bid of a stack, and the cards that are left for other bids."""
    total, left = sum_of(view.own.opened), len(view.own.hand)
    cards = count(left, "{number} card", "{number} cards")
    words = say("This stack bids {sum}, and leaves {cards} for other bids.", sum=total, cards=cards)
    yield known("bids", words, _STACK, left)


def _divided(view: View, option: Option) -> Iterator[Reason]:
    """Tell all bids of the best division of the hand that begins with an option of planning."""
    division = division_after(view, option)
    if division is not None:
        words, number = division_words(view, division), len(division.stacks)
        yield known("divides", words, _DIVISION, number)


# --- auctions


def _of_bid(view: View, stack: int) -> Iterator[Reason]:
    """Tell the bid of a stack with its rank, and how sure that is; a bid too low to act is none."""
    cards = view.own.stacks[stack]
    bids = [(bid.seat, bid.cards) for bid in view.bids] + [(view.seat, cards)]
    sums = [_total(bids, at) for at in range(len(bids))]
    ranks = [(-total, way_of(view, seat)) for total, (seat, _) in zip(sums, bids, strict=True)]
    rank = sorted(ranks).index(ranks[-1])
    outlook = _outlook(view, sums[-1])
    if outlook is None or outlook.rank is not None:
        words = _rank_words(outlook, sums[-1], min(rank, len(_RANKS) - 1))
        yield known("bids", words, SEAT / (1 + rank), sums[-1])


def _total(bids: list[tuple[int, tuple[Card, ...]]], at: int) -> int:
    others = (card for place, (_, cards) in enumerate(bids) if place != at for card in cards)
    return sum_of(bids[at][1], others)


def _revealed(view: View) -> list[Card]:
    return [card for bid in view.bids for card in bid.cards]


def _outlook(view: View, total: int) -> BidOutlook | None:
    ladder = ladder_of(view, sums_of(view.bids))
    found = outlooks_of(view, ladder) if ladder is not None else ()
    return next((each for each in found if total in each.sums), None)


def _rank_words(outlook: BidOutlook | None, total: int, rank: int) -> Phrase:
    """Say a bid's rank; for certain, or with the only rival who may still get ahead."""
    threats = () if outlook is None else (*outlook.more, *outlook.as_much)
    if outlook is None or outlook.is_open or len(threats) > 1:
        return say("A bid of {sum}: {rank} so far.", sum=total, rank=_RANKS[rank])
    if not threats:
        return say("A bid of {sum}: {rank} for certain.", sum=total, rank=_RANKS[rank])
    rival = say("Nina") if threats[0] == NINA else seat_name(threats[0])
    words = _UNLESS_AS_MUCH if outlook.as_much else _UNLESS_MORE
    return say(words, sum=total, rank=_RANKS[rank], rival=rival)


_UNLESS_MORE = "A bid of {sum}: {rank} unless {rival} bids more."
_UNLESS_AS_MUCH = "A bid of {sum}: {rank} unless {rival} bids as much."


def _kept_by(view: View, option: Reveal, other: Option) -> Iterator[Reason]:
    """Tell the higher stack that a bid keeps for later auctions, if the other choice spends it."""
    if not isinstance(other, Reveal) or not _auctions_left(view):
        return
    mine, theirs = (
        sum_of(view.own.stacks[each.stack], _revealed(view)) for each in (option, other)
    )
    if theirs > mine:
        words = say("Keeps your stack of {sum} for later auctions.", sum=theirs)
        yield known("keeps", words, _STACK, theirs)


def _passed(view: View) -> Iterator[Reason]:
    """Tell the stacks that a pass keeps, as long as an auction of the round is to come."""
    number, left = len(view.own.stacks), _auctions_left(view)
    if not number or not left:
        return
    stacks = count(number, "your last stack", "your {number} stacks")
    auctions = count(left, "the last auction", "{number} more auctions")
    words = say("Keeps {stacks} for {auctions} of this round.", stacks=stacks, auctions=auctions)
    yield known("keeps", words, _STACK, number)


def _auctions_left(view: View) -> int:
    """Return the number of later auctions of the round: stacks left are used up then (VA28)."""
    return len(AUCTIONS) - 1 - AUCTIONS.index(view.part)


def _waited(_view: View) -> Iterator[Reason]:
    words = say("You see the other bids before yours. It costs a privilege, worth 1 point.")
    yield brings("sees", words, _PRIVILEGE, 1)


# --- the council and the city


def _of_seat(view: View, place: int) -> Iterator[Reason]:
    """Tell the prestige of a seat, what its holder places, and who is sent home."""
    left = 1 if view.ending else ROUNDS - max(1, view.round) + 1
    words = count(
        left,
        "1 prestige at the last council if you still hold it.",
        "1 prestige at each of {number} councils while you hold it.",
    )
    yield brings("seat", words, SEAT, left)
    if place in _PLACES:
        yield brings("places", _PLACES[place], _EVENING, 1)
    holder = view.council[place]
    if holder not in {NOBODY, view.seat}:
        words = say("A member of {rival} goes home.", rival=seat_name(holder))
        yield brings("home", words, _HOME, 1)


_PLACES = {
    CHURCH: say("You plant the palm of this round."),
    NOBILITY: say("You build the fountain of this round."),
}


def _of_space(view: View, option: Settle | Move, other: Option) -> Iterator[Reason]:
    """Tell the points of a member on a space, if they are more than otherwise."""
    mine, theirs = _space_of(view, option), _space_of(view, other)
    more = _added(view, option, mine) - _added(view, other, theirs)
    if mine is None or more <= 0:
        return
    if isinstance(option, Move):
        before = worth_at(view, option.start).points
        words = say(
            "The member is then worth {points} points, not {before}.",
            points=mine.points,
            before=before,
        )
    else:
        words = _space_words(mine)
    yield brings("space", words, more, mine.points)


def _space_words(worth: CellWorth) -> Phrase:
    if worth.points == 1:
        return say("Brings 1 point at the end.")
    parts = join([say("1 for itself"), *_parts(worth)])
    return say("Brings {points} points: {parts}.", points=worth.points, parts=parts)


def _space_of(view: View, option: Option) -> CellWorth | None:
    match option:
        case Settle():
            return worth_at(view, option.cell)
        case Move():
            return worth_at(view, option.goal)
    return None


def _added(view: View, option: Option, worth: CellWorth | None) -> int:
    """Return the points that an option adds in the city."""
    if worth is None:
        return 0
    return worth.points - (worth_at(view, option.start).points if isinstance(option, Move) else 0)


def _parts(worth: CellWorth) -> Iterator[Phrase]:
    if worth.is_at_centre:
        yield say("{points} at the central fountain", points=CENTRE_VALUE)
    if worth.palms:
        yield say("1 at a palm")
    for fountain in worth.fountains:
        yield say("{points} at {fountain}", points=fountain.value, fountain=fountain.words())


def _of_palm(view: View, option: Plant) -> Iterator[Reason]:
    """Tell the members to which a palm gives their first one."""
    near = view.table.city.bushes_at
    number = sum(
        owner == view.seat and option.bush in near[cell] and near[cell].isdisjoint(view.palms)
        for cell, owner in enumerate(view.city)
    )
    if number:
        words = count(
            number,
            "1 point for a member of yours beside it.",
            "{number} points for {number} members of yours beside it.",
        )
        yield brings("palms", words, number, number)


def _of_fountain(view: View, option: Build) -> Iterator[Reason]:
    """Tell the members beside a new fountain."""
    value = view.table.fountains[view.round - 1].value
    number = sum(view.city[cell] == view.seat for cell in view.table.city.beside[option.site])
    if number and value:
        points = count(number * value, "{number} point", "{number} points")
        members = count(number, "a member of yours", "{number} members of yours")
        words = say("{points} for {members} beside it.", points=points, members=members)
        yield brings("fountains", words, number * value, number * value)


_PLAIN = {
    DRAW.id: _drawn,
    ENOUGH.id: _spared,
    CLOSE.id: _closed,
    PASS.id: _passed,
    WAIT.id: _waited,
}
"""The facts of options without data of their own."""
