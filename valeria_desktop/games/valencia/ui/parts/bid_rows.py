"""The rows of the ladder as plain data: ranks, who is still to be asked, what your would get."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.at import Asset, AtRank, OfPlayer
from valeria_desktop.games.valencia.rules.bid_outlook import outlooks_of
from valeria_desktop.games.valencia.rules.deeds import deeds_of
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.ui.parts.bid_words import (
    hidden_words,
    open_sentence,
    outlook_words,
    passed_words,
    rung_sentence,
    to_come_words,
)
from valeria_desktop.games.valencia.ui.parts.deed_words import deeds_words
from valeria_desktop.games.valencia.ui.rivals.words import nina_name
from valeria_desktop.kernel.at import At

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.deeds import Deed
    from valeria_desktop.games.valencia.rules.ladder import Ladder, Rung
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat


class Kind(Enum):
    """What a row is."""

    RANK = "rank"
    OPEN = "open"
    """A place that nobody has yet."""
    TO_COME = "to come"
    PASSED = "passed"
    OUTLOOK = "outlook"
    """What each of your stacks would get."""


@frozen
class AtLine(At):
    """A line of words below the ranks."""

    kind: Kind


@frozen
class BidRow:
    """A row; equal ones look the same."""

    at: At
    kind: Kind
    words: str
    """What is written: what the place may do, or a line of its own."""
    sentence: str
    rank: int = -1
    is_placed: bool = False
    who: Seat | None = None
    """Whose rank it is; Nina sits nowhere."""
    cards: tuple[Card, ...] = ()
    total: int = 0
    people: tuple[Seat | None, ...] = ()
    """Whose shields stand before a line."""


def rows_of(scene: Scene, ladder: Ladder | None, *, shows_secrets: bool) -> list[BidRow]:
    """Return the rows of an auction; none where there is none."""
    if ladder is None:
        return []
    rows = [_rank_row(scene, ladder, rank) for rank in range(len(ladder.rungs))]
    if not ladder.is_settled:
        rows += [_open_row(scene, ladder, rank) for rank in range(len(rows), ladder.places)]
    outlook = _outlook_row(scene, ladder, shows_secrets=shows_secrets)
    if outlook is not None:  # it helps most, and the foot of a low panel is not seen
        rows.append(outlook)
    return rows + _people_rows(scene, ladder)


def _rank_row(scene: Scene, ladder: Ladder, rank: int) -> BidRow:
    rung = ladder.rungs[rank]
    words = _deeds(scene, ladder, rung.deeds)
    return BidRow(
        at=OfPlayer(rung.seat, Asset.BID),
        kind=Kind.RANK,
        words=words,
        sentence=rung_sentence(rank, _name(scene, rung), rung, words),
        rank=rank,
        is_placed=rank < ladder.places,
        who=_seat(scene, rung.seat),
        cards=rung.cards,
        total=rung.sum,
    )


def _open_row(scene: Scene, ladder: Ladder, rank: int) -> BidRow:
    words = _deeds(scene, ladder, deeds_of(ladder.part, rank, len(scene.seats)))
    return BidRow(
        at=AtRank(rank),
        kind=Kind.OPEN,
        words=words,
        sentence=open_sentence(rank, words),
        rank=rank,
        is_placed=True,
    )


def _deeds(scene: Scene, ladder: Ladder, deeds: tuple[Deed, ...]) -> str:
    """Say what may be done; what the first took when it was settled was there for them."""
    view = scene.view
    guild = view.table.guild(view.round, ladder.part) if ladder.part in GUILD_PARTS else None
    has_good = guild is None or ladder.is_settled or view.supply[guild.place] > 0
    return deeds_words(deeds, guild, has_good=has_good)


def _people_rows(scene: Scene, ladder: Ladder) -> list[BidRow]:
    """Return a line of those who are still to be asked, and one of those who passed."""
    names = scene.names
    coming = [names[seat] for seat in ladder.to_come if seat not in ladder.waiting]
    waiting = [names[seat] for seat in ladder.waiting]
    last = [nina_name()] if ladder.awaits_nina else []
    rows = []
    if coming or waiting or last:
        words = to_come_words([*coming, *waiting, *last], waiting)
        seats = [*ladder.to_come, *([NINA] if last else [])]
        rows.append(_line(scene, Kind.TO_COME, words, seats))
    if ladder.passed:
        words = passed_words([names[seat] for seat in ladder.passed])
        rows.append(_line(scene, Kind.PASSED, words, ladder.passed))
    return rows


def _line(scene: Scene, kind: Kind, words: str, seats: tuple[int, ...] | list[int]) -> BidRow:
    people = tuple(_seat(scene, seat) for seat in seats)
    return BidRow(at=AtLine(kind), kind=kind, words=words, sentence=words, people=people)


def _outlook_row(scene: Scene, ladder: Ladder, *, shows_secrets: bool) -> BidRow | None:
    """Say what each own stack would get, to who is asked; what is in them others may not read."""
    if not scene.is_asked:
        return None
    outlooks = outlooks_of(scene.view, ladder)
    if not outlooks:
        return None
    words = hidden_words() if not shows_secrets else outlook_words(outlooks, _names(scene))
    return BidRow(at=AtLine(Kind.OUTLOOK), kind=Kind.OUTLOOK, words=words, sentence=words)


def _names(scene: Scene) -> dict[int, str]:
    return dict(enumerate(scene.names)) | {NINA: nina_name()}


def _name(scene: Scene, rung: Rung) -> str:
    return _names(scene)[rung.seat]


def _seat(scene: Scene, seat: int) -> Seat | None:
    return None if seat == NINA else scene.seats[seat]
