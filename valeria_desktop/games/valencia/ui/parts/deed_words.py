"""What each place after an auction may do, in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.deeds import Deed
from valeria_desktop.games.valencia.rules.model.guild import Guild

if TYPE_CHECKING:
    from collections.abc import Sequence


def deeds_words(deeds: Sequence[Deed], guild: Guild | None, *, has_good: bool = True) -> str:
    """Say what may be done, in its order; a good only while there is one left (VA23)."""
    left = [deed for deed in deeds if has_good or deed is not Deed.GOOD]
    if not left:
        return QCoreApplication.translate("Steps", "nothing")
    said = [_deed_words(deed, guild, has_good=has_good) for deed in left]
    return ", ".join(said)


def good_words(guild: Guild) -> str:
    """Say one good of a guild."""
    return {
        Guild.ORANGES: QCoreApplication.translate("Steps", "1 orange"),
        Guild.TIGER_NUTS: QCoreApplication.translate("Steps", "1 tiger nut"),
        Guild.WINE: QCoreApplication.translate("Steps", "1 wine"),
        Guild.CLOTH: QCoreApplication.translate("Steps", "1 cloth"),
        Guild.PORCELAIN: QCoreApplication.translate("Steps", "1 porcelain"),
    }[guild]


def rank_words(rank: int) -> str:
    """Say a rank, counted from 0."""
    ranks = (
        QCoreApplication.translate("Steps", "first"),
        QCoreApplication.translate("Steps", "second"),
        QCoreApplication.translate("Steps", "third"),
        QCoreApplication.translate("Steps", "fourth"),
        QCoreApplication.translate("Steps", "fifth"),
    )
    return ranks[rank]


def _deed_words(deed: Deed, guild: Guild | None, *, has_good: bool) -> str:
    if guild is not None and deed is Deed.GOOD:
        return good_words(guild)
    if guild is not None and deed is Deed.SHARE and has_good:
        words = QCoreApplication.translate("Steps", "{good} or a place")
        return words.format(good=good_words(guild))
    return {
        Deed.NOBILITY: QCoreApplication.translate("Steps", "seat of the nobility"),
        Deed.CHURCH: QCoreApplication.translate("Steps", "seat of the church"),
        Deed.MERCHANTS: QCoreApplication.translate("Steps", "seat of the merchants"),
        Deed.GUILD: QCoreApplication.translate("Steps", "seat"),
        Deed.GOOD: QCoreApplication.translate("Steps", "1 good"),
        Deed.PLACE: QCoreApplication.translate("Steps", "a place"),
        Deed.SHARE: QCoreApplication.translate("Steps", "a place"),
        Deed.SELL: QCoreApplication.translate("Steps", "sells goods"),
        Deed.MOVE: QCoreApplication.translate("Steps", "moves a member"),
        Deed.KEEP: QCoreApplication.translate("Steps", "may keep a card"),
        Deed.SEND_HOME: QCoreApplication.translate("Steps", "sends the seat's holder home"),
    }[deed]
