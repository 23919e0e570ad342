"""Viscounts in the hall: realms at dusk, workers sent home, links that paid both sides."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.bots.characters import CHARACTERS
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL, NOBODY
from valeria_desktop.games.viscounts.story.best_moment import best_feat, realm_words
from valeria_desktop.games.viscounts.ui.paint.hung_realm import hung_realm, paint_hung_realm
from valeria_desktop.games.viscounts.ui.table.seats import with_neutral
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.place.guests import cast_of
from valeria_desktop.ui.screens.hall.hall_parts import (
    Deed,
    HallParts,
    Keepsake,
    LoneRival,
    numbers_of,
    of_both,
)
from valeria_desktop.ui.screens.setup.cast import Guest
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.session.relived import Relived
    from valeria_desktop.ui.screens.hall.hall_parts import Meeting, RivalFact

SENT_HOME, LINKED, TOOK_OVER, COLLISION = "sent home", "linked", "took over", "collision"
"""The kinds of deeds: a worker sent home, a link that pays another, the castle, a collision."""
_OFTEN = 3


def recall(relived: Relived, seat: int) -> Keepsake:
    """Return the keepsake of a finished game."""
    view: View = relived.game.public_view(seat)
    seats = with_neutral(relived.seats, has_neutral=view.rival is not None)
    rival = relived.game.result().rival
    return Keepsake(
        picture=hung_realm(view, seats, seat),
        words=realm_words(view, seat),
        best=best_feat(relived, seat),
        seats=relived.seats,
        rival=None if rival is None else rival.total,
        deeds=tuple(_deeds(relived)),
    )


def _deeds(relived: Relived) -> Iterator[Deed]:
    for lived in relived.events:
        match lived.event:
            case told.WorkerBumped(seat=victim, by=by) if victim != by:
                yield Deed(SENT_HOME, by, victim)
            case told.LinkClosed(seat=seat, other=other) if seat != other:
                yield Deed(LINKED, seat, other)
            case told.LeaderChanged(seat=seat, before=before) if before != NOBODY:
                yield Deed(TOOK_OVER, seat, before)
            case told.Collided(seat=seat):
                yield Deed(COLLISION, seat)


# --- the rivals


def facts(meetings: Sequence[Meeting]) -> tuple[RivalFact, ...]:
    """Return who sent whom home, took over the castle, paid whom by links, and collided."""
    translate = QCoreApplication.translate
    return (
        of_both("pawn", translate("Hall", "workers sent home"), SENT_HOME, meetings),
        of_both("leader", translate("Hall", "castle taken over"), TOOK_OVER, meetings),
        of_both("link", translate("Hall", "links to the other"), LINKED, meetings),
        of_both("collision", translate("Hall", "collisions"), COLLISION, meetings, is_of=True),
    )


def remark(meetings: Sequence[Meeting]) -> str:
    """Return what a rival says of workers and links."""
    translate = QCoreApplication.translate
    sent, got = numbers_of(SENT_HOME, meetings)
    if sent >= _OFTEN and sent >= got:
        words = translate("Hall", "{number} of my people you put over the wall. They walked home.")
        return words.format(number=sent)
    if got >= _OFTEN:
        words = translate("Hall", "{number} of yours I showed the gate. Politely.")
        return words.format(number=got)
    mine, theirs = numbers_of(LINKED, meetings)
    if mine + theirs >= _OFTEN:
        words = translate("Hall", "{number} links between us. One could call that neighbours.")
        return words.format(number=mine + theirs)
    return ""


def _odo() -> Guest:
    words = say("He rides by his schemes, and never asks the way.")
    return Guest("odo", tell(NEUTRAL), words, "scenes/odo.svg")


def make_hall() -> HallParts:
    """Return the parts of the hall that only this game has."""
    cast = partial(cast_of, CHARACTERS, {})  # no level's wins against others have been measured
    return HallParts(
        recall, paint_hung_realm, facts, remark, cast, LoneRival(_odo, facts, has_colour=True)
    )
