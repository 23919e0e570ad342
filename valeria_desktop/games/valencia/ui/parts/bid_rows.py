"""The rows of the ladder: ranks, players still to be asked, and the outlook of your stacks."""

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
from valeria_desktop.games.valencia.ui.parts.steps import (
    deeds_words,
    rank_words,
    short_deeds_words,
)
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.valencia.rules.bid_outlook import BidOutlook
    from valeria_desktop.games.valencia.rules.ladder import Deed, Ladder, Rung
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat


class BidRowKind(Enum):
    """The kind of a row."""

    RANK = "rank"
    OPEN = "open"
    """A rank that no player has yet."""
    TO_COME = "to come"
    PASSED = "passed"
    OUTLOOK = "outlook"
    """The ranks that your stacks would get."""


@frozen
class AtLine(At):
    """The address of a line of words below the ranks."""

    kind: BidRowKind


@frozen
class BidRow:
    """A row of the ladder; equal rows look the same."""

    at: At
    kind: BidRowKind
    words: str
    """The words in the row: the rank's rewards, or a line of its own."""
    sentence: str
    rank: int = -1
    is_placed: bool = False
    who: Seat | None = None
    """The player with the rank; None for Nina."""
    cards: tuple[Card, ...] = ()
    total: int = 0
    people: tuple[Seat | None, ...] = ()
    """The players whose shields stand before a line; None for Nina."""
    short: str = ""
    """Fewer words, where there is no room: shields stand for names, nouns for rewards."""


def rows_of(scene: Scene, ladder: Ladder | None, *, shows_secrets: bool) -> list[BidRow]:
    """Return the rows of an auction; none between auctions."""
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
        short=_short_deeds(scene, ladder, rung.deeds),
        sentence=rung_sentence(rank, _name(scene, rung), rung, words),
        rank=rank,
        is_placed=rank < ladder.places,
        who=_seat(scene, rung.seat),
        cards=rung.cards,
        total=rung.sum,
    )


def _open_row(scene: Scene, ladder: Ladder, rank: int) -> BidRow:
    deeds = deeds_of(ladder.part, rank, len(scene.seats))
    words = _deeds(scene, ladder, deeds)
    return BidRow(
        at=AtRank(rank),
        kind=BidRowKind.OPEN,
        words=words,
        short=_short_deeds(scene, ladder, deeds),
        sentence=open_sentence(rank, words),
        rank=rank,
        is_placed=True,
    )


def _deeds(scene: Scene, ladder: Ladder, deeds: tuple[Deed, ...]) -> str:
    """Return the rewards of a rank in words; a settled auction also names a good since taken."""
    guild, has_good = _good_of(scene, ladder)
    return deeds_words(deeds, guild, has_good=has_good)


def _short_deeds(scene: Scene, ladder: Ladder, deeds: tuple[Deed, ...]) -> str:
    guild, has_good = _good_of(scene, ladder)
    return short_deeds_words(deeds, guild, has_good=has_good)


def _good_of(scene: Scene, ladder: Ladder) -> tuple[Guild | None, bool]:
    """Return the guild of an auction, and whether its good can be gained."""
    view = scene.view
    guild = view.table.guild(view.round, ladder.part) if ladder.part in GUILD_PARTS else None
    return guild, guild is None or ladder.is_settled or view.supply[guild.place] > 0


def _people_rows(scene: Scene, ladder: Ladder) -> list[BidRow]:
    """Return a line of the players still to be asked, and one of the players who passed."""
    names = scene.names
    coming = [names[seat] for seat in ladder.to_come if seat not in ladder.waiting]
    waiting = [names[seat] for seat in ladder.waiting]
    last = [nina_name()] if ladder.awaits_nina else []
    rows = []
    if coming or waiting or last:
        words = to_come_words([*coming, *waiting, *last], waiting)
        seats = [*ladder.to_come, *([NINA] if last else [])]
        rows.append(_line(scene, BidRowKind.TO_COME, (words, short_to_come(waiting)), seats))
    if ladder.passed:
        words = passed_words([names[seat] for seat in ladder.passed])
        short = QCoreApplication.translate("Bids", "Passed")
        rows.append(_line(scene, BidRowKind.PASSED, (words, short), ladder.passed))
    return rows


def _line(scene: Scene, kind: BidRowKind, said: tuple[str, str], seats: Sequence[int]) -> BidRow:
    """Return a line in words, and in few words, about players whose shields stand before it."""
    words, short = said
    people = tuple(_seat(scene, seat) for seat in seats)
    at = AtLine(kind)
    return BidRow(at=at, kind=kind, words=words, sentence=words, people=people, short=short)


def _outlook_row(scene: Scene, ladder: Ladder, *, shows_secrets: bool) -> BidRow | None:
    """Return the outlook of the asked player's stacks; hidden from others at the screen."""
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


# --- words of the rows


def rung_sentence(rank: int, name: str, rung: Rung, deeds: str) -> str:
    """Return a taken rank in a sentence: its player, sum, cards and rewards."""
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
    """Return a rank that no player has yet in a sentence."""
    words = QCoreApplication.translate("Bids", "{rank}: nobody yet; {deeds}.")
    return words.format(rank=rank_words(rank).capitalize(), deeds=deeds)


def to_come_words(names: Sequence[str], waiting: Sequence[str]) -> str:
    """Return a line with the players still to be asked; a waiting player is marked."""
    said = [_waiting(name) if name in waiting else name for name in names]
    words = QCoreApplication.translate("Bids", "Still to come: {names}")
    return words.format(names=", ".join(said))


def short_to_come(waiting: Sequence[str]) -> str:
    """Return a line without the names of the players still to be asked, but for who waits."""
    words = QCoreApplication.translate("Bids", "Still to come")
    return f"{words}: {', '.join(map(_waiting, waiting))}" if waiting else words


def _waiting(name: str) -> str:
    return QCoreApplication.translate("Bids", "{name} (waits)").format(name=name)


def passed_words(names: Sequence[str]) -> str:
    """Return a line with the players who passed."""
    words = QCoreApplication.translate("Bids", "Passed: {names}")
    return words.format(names=", ".join(names))


def hidden_words() -> str:
    """Return the words in place of hidden ones: how a player can look at them."""
    return QCoreApplication.translate("Bids", "Hold D to see the ranks of your stacks.")


def ties_words(*, has_nina: bool) -> str:
    """Return the order of equal sums in few words."""
    if has_nina:
        return QCoreApplication.translate("Bids", "ties: Nina, then close to the figure")
    return QCoreApplication.translate("Bids", "ties: close to the figure")


def ties_explained(name: str) -> str:
    """Return the order of equal sums in a sentence; `name` held the figure."""
    words = QCoreApplication.translate(
        "Bids",
        "Ties go to {name}, who held the figure, then to the next players clockwise.",
    )
    return words.format(name=name)


# --- the outlook of your stacks


def outlook_words(outlooks: Sequence[BidOutlook], names: Mapping[int, str]) -> str:
    """Return the ranks that your stacks would get, in words."""
    first = QCoreApplication.translate("Bids", "You with {sums}: {fate}.")
    other = QCoreApplication.translate("Bids", "With {sums}: {fate}.")
    return " ".join(
        (other if place else first).format(sums=_either(outlook.sums), fate=_fate(outlook, names))
        for place, outlook in enumerate(outlooks)
    )


def _either(things: Sequence[object]) -> str:
    """Return things in words, as alternatives: "a, b or c"."""
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
