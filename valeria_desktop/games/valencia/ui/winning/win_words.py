"""The words on the sheet of a win: its rank, its rewards and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible

from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.guild import seat_words
from valeria_desktop.games.valencia.ui.parts.steps import good_words
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.win import Win


def heading_of(scene: Scene, name: str = "") -> str:
    """Return the rank with its sum: "Second, with 8", or "Oak is second, with 8"."""
    ladder = ladder_of(scene.view, scene.sums)
    rank = None if ladder is None else ladder.rank_of(scene.viewer)
    if ladder is None or rank is None:
        return ""
    words = (_named() if name else _ranks())[rank]
    return words.format(name=name, sum=ladder.rungs[rank].sum)


def _ranks() -> tuple[str, ...]:
    translate = QCoreApplication.translate
    return (
        translate("Win", "First, with {sum}"),
        translate("Win", "Second, with {sum}"),
        translate("Win", "Third, with {sum}"),
    )


def _named() -> tuple[str, ...]:
    translate = QCoreApplication.translate
    return (
        translate("Win", "{name} is first, with {sum}"),
        translate("Win", "{name} is second, with {sum}"),
        translate("Win", "{name} is third, with {sum}"),
    )


def brings(win: Win, *, has_space: bool) -> str:
    """Return what the win brings in one sentence; a space only where there is one to settle on."""
    translate = QCoreApplication.translate
    good = good_words(win.guild) if win.has_good and win.guild is not None else ""
    seat = tell(seat_words(win.sit.place)) if win.sit is not None else ""
    if win.is_either and good and has_space:
        words = translate("Win", "{good} or a space is yours.")
    else:
        words = {
            (True, True, True): translate("Win", "A seat, {good} and a space are yours."),
            (True, True, False): translate("Win", "A seat and {good} are yours."),
            (True, False, True): translate("Win", "A seat and a space are yours."),
            (False, True, True): translate("Win", "{good} and a space are yours."),
            (True, False, False): translate("Win", "{seat} is yours."),
            (False, True, False): translate("Win", "{good} is yours."),
            (False, False, True): translate("Win", "A space is yours."),
        }[bool(seat), bool(good), has_space]
    said = words.format(good=good, seat=seat)
    return f"{said[:1].upper()}{said[1:]}"


def how_to(win: Win, *, has_space: bool, things: int) -> str:
    """Return how a player answers; why not, where no space can be had."""
    translate = QCoreApplication.translate
    if has_space and win.sit is not None and not win.members_left(sits=True):
        return translate("Win", "Your last member takes the seat or the space.")
    if has_space and QAccessible.isActive():
        return translate("Win", "Press C, go to a space with the arrows, and press Enter.")
    if has_space and things > 1 and not win.is_either:
        return translate("Win", "Click the space: all of it happens.")
    if has_space:
        return translate("Win", "Click the space, or go there with the arrows.")
    return translate("Win", "You can't pay for a free space.") if win.settles and win.free else ""


def neither_words(things: int) -> str:
    """Return the words for an answer that declines everything."""
    translate = QCoreApplication.translate
    many = translate("Win", "None of it")
    return {1: translate("Win", "Nothing"), 2: translate("Win", "Neither")}.get(things, many)


def take_words(*, sits: bool, takes: bool) -> str:
    """Return the words for an answer without a space."""
    translate = QCoreApplication.translate
    if sits and takes:
        return translate("Win", "Take both")
    if sits:
        return translate("Win", "Take the seat")
    return translate("Win", "Gain the good") if takes else translate("Win", "Choose something")
