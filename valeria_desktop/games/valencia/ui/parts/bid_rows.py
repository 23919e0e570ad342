"""The rows of the ladder: ranks, who is still to be asked, what your stacks would get."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import Asset, AtRank, OfPlayer
from valeria_desktop.games.valencia.rules.bid_outlook import outlooks_of
from valeria_desktop.games.valencia.rules.events.cards import cards_words
from valeria_desktop.games.valencia.rules.ladder import deeds_of
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.ui.parts.rival_plaque import nina_name
from valeria_desktop.games.valencia.ui.parts.steps import deeds_words, rank_words
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.valencia.rules.bid_outlook import BidOutlook
    from valeria_desktop.games.valencia.rules.ladder import Deed, Ladder, Rung
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat


class BidRowKind(Enum):
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

    kind: BidRowKind


@frozen
class BidRow:
    """A row; equal ones look the same."""

    at: At
    kind: BidRowKind
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
        kind=BidRowKind.RANK,
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
        kind=BidRowKind.OPEN,
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
        rows.append(_line(scene, BidRowKind.TO_COME, words, seats))
    if ladder.passed:
        words = passed_words([names[seat] for seat in ladder.passed])
        rows.append(_line(scene, BidRowKind.PASSED, words, ladder.passed))
    return rows


def _line(scene: Scene, kind: BidRowKind, words: str, seats: tuple[int, ...] | list[int]) -> BidRow:
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
    return BidRow(
        at=AtLine(BidRowKind.OUTLOOK), kind=BidRowKind.OUTLOOK, words=words, sentence=words
    )


def _names(scene: Scene) -> dict[int, str]:
    return dict(enumerate(scene.names)) | {NINA: nina_name()}


def _name(scene: Scene, rung: Rung) -> str:
    return _names(scene)[rung.seat]


def _seat(scene: Scene, seat: int) -> Seat | None:
    return None if seat == NINA else scene.seats[seat]


# --- their words


def rung_sentence(rank: int, name: str, rung: Rung, deeds: str) -> str:
    """Say a rank, who has it, and what they may do."""
    if not rung.cards:
        words = QCoreApplication.translate("Bids", "{rank}: {name} with {total}; {deeds}.")
    else:
        words = QCoreApplication.translate("Bids", "{rank}: {name} with {total}, {cards}; {deeds}.")
    return words.format(
        rank=rank_words(rank).capitalize(),
        name=name,
        total=rung.sum,
        cards=tell(cards_words(rung.cards)) if rung.cards else "",
        deeds=deeds,
    )


def open_sentence(rank: int, deeds: str) -> str:
    """Say a place that nobody has yet."""
    words = QCoreApplication.translate("Bids", "{rank}: nobody yet; {deeds}.")
    return words.format(rank=rank_words(rank).capitalize(), deeds=deeds)


def to_come_words(names: Sequence[str], waiting: Sequence[str]) -> str:
    """Say who is still to be asked."""
    said = [_waiting(name) if name in waiting else name for name in names]
    words = QCoreApplication.translate("Bids", "Still to come: {names}")
    return words.format(names=", ".join(said))


def _waiting(name: str) -> str:
    return QCoreApplication.translate("Bids", "{name} (waits)").format(name=name)


def passed_words(names: Sequence[str]) -> str:
    """Say who passed."""
    words = QCoreApplication.translate("Bids", "Passed: {names}")
    return words.format(names=", ".join(names))


def hidden_words() -> str:
    """Say how what others may not read is read."""
    return QCoreApplication.translate("Bids", "Hold D to see what your stacks would get.")


def ties_words(*, has_nina: bool) -> str:
    """Say who is first of equal sums, in few words."""
    if has_nina:
        return QCoreApplication.translate("Bids", "ties: Nina, then close to the figure")
    return QCoreApplication.translate("Bids", "ties: close to the figure")


def ties_explained(name: str) -> str:
    """Say who is first of equal sums."""
    words = QCoreApplication.translate(
        "Bids",
        "Of equal sums the one is first who sits closest, clockwise, to who held the figure as "
        "the auction began: {name}.",
    )
    return words.format(name=name)


# --- what your stacks would get


def outlook_words(outlooks: Sequence[BidOutlook], names: Mapping[int, str]) -> str:
    """Say what each of your stacks would get."""
    first = QCoreApplication.translate("Bids", "You with {sums}: {fate}.")
    other = QCoreApplication.translate("Bids", "With {sums}: {fate}.")
    return " ".join(
        (other if place else first).format(sums=_either(outlook.sums), fate=_fate(outlook, names))
        for place, outlook in enumerate(outlooks)
    )


def _either(things: Sequence[object]) -> str:
    """Name things of which it may be any."""
    words = [str(thing) for thing in things]
    if len(words) == 1:
        return words[0]
    either = QCoreApplication.translate("Bids", "{first} or {last}")
    return either.format(first=", ".join(words[:-1]), last=words[-1])


def _fate(outlook: BidOutlook, names: Mapping[int, str]) -> str:
    if outlook.rank is None:
        fate = QCoreApplication.translate("Bids", "too little")
    else:
        fate = rank_words(outlook.rank)
    threats = _threats(outlook, names)
    if threats:
        words = QCoreApplication.translate("Bids", "{rank} unless {threats}")
        fate = words.format(rank=fate, threats=threats)
    if outlook.is_open:
        fate = QCoreApplication.translate("Bids", "{fate}, as sums are now").format(fate=fate)
    return fate


def _threats(outlook: BidOutlook, names: Mapping[int, str]) -> str:
    if outlook.rank is None:
        return ""
    parts = []
    if outlook.more:
        words = QCoreApplication.translate("Bids", "{names} has more")
        parts.append(words.format(names=_either([names[seat] for seat in outlook.more])))
    if outlook.as_much:
        words = QCoreApplication.translate("Bids", "{names} has as much")
        parts.append(words.format(names=_either([names[seat] for seat in outlook.as_much])))
    return _either(parts) if parts else ""
