"""What each place after an auction may do, in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.deeds import Deed
from valeria_desktop.games.valencia.rules.model.guild import Guild

if TYPE_CHECKING:
    from collections.abc import Sequence

_CONTEXT = "Steps"


def deeds_words(deeds: Sequence[Deed], guild: Guild | None, *, has_good: bool = True) -> str:
    """Say what may be done, in its order; a good only while there is one left (VA23)."""
    left = [deed for deed in deeds if has_good or deed is not Deed.GOOD]
    if not left:
        return QCoreApplication.translate(_CONTEXT, "nothing")
    said = [_deed_words(deed, guild, has_good=has_good) for deed in left]
    return ", ".join(said)


def good_words(guild: Guild) -> str:
    """Say one good of a guild."""
    return {
        Guild.ORANGES: QCoreApplication.translate(_CONTEXT, "1 orange"),
        Guild.TIGER_NUTS: QCoreApplication.translate(_CONTEXT, "1 tiger nut"),
        Guild.WINE: QCoreApplication.translate(_CONTEXT, "1 wine"),
        Guild.CLOTH: QCoreApplication.translate(_CONTEXT, "1 cloth"),
        Guild.PORCELAIN: QCoreApplication.translate(_CONTEXT, "1 porcelain"),
    }[guild]


def rank_words(rank: int) -> str:
    """Say a rank, counted from 0."""
    ranks = (
        QCoreApplication.translate(_CONTEXT, "first"),
        QCoreApplication.translate(_CONTEXT, "second"),
        QCoreApplication.translate(_CONTEXT, "third"),
        QCoreApplication.translate(_CONTEXT, "fourth"),
        QCoreApplication.translate(_CONTEXT, "fifth"),
    )
    return ranks[rank]


def _deed_words(deed: Deed, guild: Guild | None, *, has_good: bool) -> str:
    if guild is not None and deed is Deed.GOOD:
        return good_words(guild)
    if guild is not None and deed is Deed.SHARE and has_good:
        words = QCoreApplication.translate(_CONTEXT, "{good} or a place")
        return words.format(good=good_words(guild))
    return {
        Deed.NOBILITY: QCoreApplication.translate(_CONTEXT, "seat of the nobility"),
        Deed.CHURCH: QCoreApplication.translate(_CONTEXT, "seat of the church"),
        Deed.MERCHANTS: QCoreApplication.translate(_CONTEXT, "seat of the merchants"),
        Deed.GUILD: QCoreApplication.translate(_CONTEXT, "seat"),
        Deed.GOOD: QCoreApplication.translate(_CONTEXT, "1 good"),
        Deed.PLACE: QCoreApplication.translate(_CONTEXT, "a place"),
        Deed.SHARE: QCoreApplication.translate(_CONTEXT, "a place"),
        Deed.SELL: QCoreApplication.translate(_CONTEXT, "sells goods"),
        Deed.MOVE: QCoreApplication.translate(_CONTEXT, "moves a member"),
        Deed.KEEP: QCoreApplication.translate(_CONTEXT, "may keep a card"),
        Deed.SEND_HOME: QCoreApplication.translate(_CONTEXT, "sends the seat's holder home"),
    }[deed]
