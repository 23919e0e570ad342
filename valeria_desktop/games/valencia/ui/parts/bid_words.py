"""What the ladder of bids says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.events.cards import cards_words
from valeria_desktop.games.valencia.ui.parts.deed_words import rank_words
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.valencia.rules.bid_outlook import Outlook
    from valeria_desktop.games.valencia.rules.ladder import Rung


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


def outlook_words(outlooks: Sequence[Outlook], names: Mapping[int, str]) -> str:
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


def _fate(outlook: Outlook, names: Mapping[int, str]) -> str:
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


def _threats(outlook: Outlook, names: Mapping[int, str]) -> str:
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
