"""A seat of the council as plain data: who holds it, whether it can be chosen, what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import AtSeat
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    FIRST_GUILD_SEAT,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    SEATS,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, Part
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.seats import Seat

_NOW = {
    Part.A: (NOBILITY, CHURCH),
    Part.E: (MERCHANTS,),
    Part.H: (CHURCH,),
    Part.I: (NOBILITY,),
}
"""The seats that a step is about, where no guild's is."""


@frozen
class CouncilSeat:
    """All that is painted and said of a seat; equal seats look the same."""

    place: int
    name: str
    emblem: str
    holder: Seat | None
    beside: tuple[Seat, ...]
    """Who assists the holder (VA45)."""
    is_lit: bool
    is_dim: bool
    """Another seat can be chosen, and this can't."""
    is_now: bool
    """The step that is on is about it."""
    is_hinted: bool
    words: str
    explained: str


def seats_of(scene: Scene, hinted: object = None) -> tuple[CouncilSeat, ...]:
    """Give the eight seats as they are in a scene."""
    lit = _lit_places(scene)
    now = _seats_now(scene.view)
    return tuple(
        _seat_of(scene, place, (place in lit, bool(lit), place in now), hinted)
        for place in range(SEATS)
    )


def _lit_places(scene: Scene) -> frozenset[int]:
    """Give the seats that the viewer may choose just now."""
    if not scene.is_asked or scene.decision is None:
        return frozenset()
    targets = (option.at for option in scene.decision.options)
    return frozenset(target.place for target in targets if isinstance(target, AtSeat))


def _seats_now(view: View) -> tuple[int, ...]:
    if view.part in GUILD_PARTS:
        return (seat_of(view.table.guild(view.round, view.part)),)
    return _NOW.get(view.part, ())


def _seat_of(
    scene: Scene, place: int, bearing: tuple[bool, bool, bool], hinted: object
) -> CouncilSeat:
    is_lit, is_choosing, is_now = bearing
    owner = scene.view.council[place]
    holder = None if owner == NOBODY else scene.seats[owner]
    beside = tuple(scene.seats[each.seat] for each in scene.view.assistants if each.place == place)
    name = seat_name(place)
    return CouncilSeat(
        place=place,
        name=name,
        emblem=emblem_of(place),
        holder=holder,
        beside=beside,
        is_lit=is_lit,
        is_dim=is_choosing and not is_lit,
        is_now=is_now,
        is_hinted=hinted == AtSeat(place),
        words=_sentence(name, holder, beside, is_lit=is_lit, is_now=is_now),
        explained=_explained(place),
    )


def emblem_of(place: int) -> str:
    """Give the picture of a seat."""
    if place == NOBILITY:
        return "nobility"
    if place == CHURCH:
        return "church"
    if place == MERCHANTS:
        return "merchants"
    return GUILDS[place - FIRST_GUILD_SEAT].sign


def seat_name(place: int) -> str:
    """Name a seat in a word."""
    if place == NOBILITY:
        return QCoreApplication.translate("Council", "Nobility")
    if place == CHURCH:
        return QCoreApplication.translate("Council", "Church")
    if place == MERCHANTS:
        return QCoreApplication.translate("Council", "Merchants")
    return tell(GUILDS[place - FIRST_GUILD_SEAT].words())


def privileges_words(number: int) -> str:
    """Say what lies on the council's board."""
    if number == 1:
        return QCoreApplication.translate("Council", "1 privilege")
    words = QCoreApplication.translate("Council", "{number} privileges")
    return words.format(number=number)


# --- sentences


def _sentence(
    name: str, holder: Seat | None, beside: tuple[Seat, ...], *, is_lit: bool, is_now: bool
) -> str:
    if holder is None:
        held = QCoreApplication.translate("Council", "nobody's")
    else:
        held = QCoreApplication.translate("Council", "held by {name}").format(name=holder.name)
    parts = [held]
    if beside:
        words = QCoreApplication.translate("Council", "beside it {names}")
        parts.append(words.format(names=", ".join(each.name for each in beside)))
    if is_now:
        parts.append(QCoreApplication.translate("Council", "this step is about it"))
    if is_lit:
        parts.append(QCoreApplication.translate("Council", "can be chosen"))
    words = QCoreApplication.translate("Council", "{seat}: {state}.")
    return words.format(seat=name, state=", ".join(parts))


def _explained(place: int) -> str:
    if place == NOBILITY:
        return QCoreApplication.translate(
            "Council", "The first in step A may take it. Its holder builds the fountain in step I."
        )
    if place == CHURCH:
        return QCoreApplication.translate(
            "Council", "The second in step A may take it. Its holder plants the palm in step H."
        )
    if place == MERCHANTS:
        return QCoreApplication.translate(
            "Council", "The first in step E may take it, after selling goods."
        )
    return QCoreApplication.translate(
        "Council", "The first in the guild's auction may take it. Members may assist its holder."
    )
