"""Valeria in the hall: kingdoms at dusk, and who took what from whom."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.events.cards import Built, Captured, CardTaken, Slain
from valeria_desktop.games.valeria.rules.events.resources import Took
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.model.options import SLAY
from valeria_desktop.games.valeria.story.best_moment import (
    LORD_MANNER,
    best_moment,
    kingdom_words,
    monsters_words,
    with_boxes,
)
from valeria_desktop.games.valeria.ui.guests import cast
from valeria_desktop.games.valeria.ui.paint.small_town import paint_small_town, town_of
from valeria_desktop.games.valeria.ui.parts.rival_plaque import LORD
from valeria_desktop.games.valeria.ui.parts.sides import kind_name
from valeria_desktop.games.valeria.ui.parts.speech import CHARRED
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.screens.hall.hall_parts import (
    Deed,
    HallParts,
    Keepsake,
    LoneRival,
    RivalFact,
    Told,
)
from valeria_desktop.ui.screens.setup.cast import Guest
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.paint.kingdom import Town
    from valeria_desktop.session.relived import Relived
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.screens.hall.hall_parts import Meeting

TOOK, MONSTER, BOSS, BUILT, CAPTURED = "took", "monster", "boss", "built", "captured"
"""The kinds of deeds: resources and monsters taken, bosses slain, domains built, cards that the
Dark Lord took."""
HIM = 1
"""The Dark Lord's seat: it comes after a lone player's."""
_RESOURCES = ("gold", "strength", "magic", "points")
_DUSK = 0.86
"""The hour in the paintings: the lamps are lit, and the houses can still be told apart."""


# --- keepsakes


def recall(relived: Relived, seat: int) -> Keepsake:
    """Return the keepsake of a finished game; nothing of it is secret any more."""
    view: View = relived.game.view(seat)
    rival = relived.result.rival
    duke = view.players[seat].duke
    return Keepsake(
        picture=town_of(view, seat, relived.seats[seat]),
        words=with_boxes(kingdom_words(view, seat), view.table.catalog.sets),
        emblem=duke.id if duke is not None else "",
        best=best_moment(relived, seat),
        rival=rival.total if rival is not None else None,
        deeds=tuple(_deeds(relived)),
    )


def _deeds(relived: Relived) -> Iterator[Deed]:
    for lived in relived.events:
        event = lived.event
        if isinstance(event, Took):
            for kind, amount in event.amounts:
                yield Deed(f"{TOOK} {kind}", event.seat, event.victim, amount)
        elif isinstance(event, CardTaken) and event.card.action is SLAY:
            yield Deed(MONSTER, event.seat, event.victim, thing=event.card.name)
        elif isinstance(event, Slain) and event.card.type is MonsterType.BOSS:
            yield Deed(BOSS, event.seat, thing=event.card.name)
        elif isinstance(event, Captured):
            yield Deed(CAPTURED, HIM, thing=event.card.name)
        elif isinstance(event, Built):
            yield Deed(BUILT, event.seat, thing=event.card.name)


# --- the painting


def paint(brush: Brush, box: QRectF, town: Town) -> None:
    """Paint a kingdom at dusk: wall of 17, no smoke and no numbers."""
    paint_small_town(brush, box, town, _DUSK)


# --- rivals


def facts(meetings: Sequence[Meeting]) -> tuple[RivalFact, ...]:
    """Return what both took from each other, their bosses, and what the rival builds most."""
    translate = QCoreApplication.translate
    mine, theirs = (_bosses(meetings, mine=side) for side in (True, False))
    found = [
        RivalFact("steal", translate("Hall", "taken"),
                  _taken(meetings, mine=True), _taken(meetings, mine=False), is_mutual=True),
        RivalFact("boss", translate("Hall", "bosses slain"), Told(str(mine)), Told(str(theirs))),
    ]  # fmt: skip
    built = Counter(deed.thing for each in meetings for deed in each.of(BUILT, mine=False))
    if built:
        most = max(built, key=lambda name: (built[name], name))
        found.append(RivalFact("build", translate("Hall", "builds most"), Told(), Told(most)))
    return tuple(found)


def _bosses(meetings: Sequence[Meeting], *, mine: bool) -> int:
    return sum(len(each.of(BOSS, mine=mine)) for each in meetings)


def _taken(meetings: Sequence[Meeting], *, mine: bool) -> Told:
    """Return what one side took from the other in all evenings."""
    kinds = (*_RESOURCES, *TRACKS)
    sums = {kind: _sum(f"{TOOK} {kind}", meetings, mine=mine) for kind in kinds}
    monsters = sum(len(each.against(MONSTER, mine=mine)) for each in meetings)
    marks: list[Mark] = []
    said: list[str] = []
    for kind, amount in sums.items():
        if amount:
            marks += (number(amount), Mark(kind))
            said.append(f"{amount} {kind_name(kind)}")
    if monsters:
        marks += (number(monsters), Mark("monsters"))
        said.append(tell(monsters_words(monsters)))
    return Told(", ".join(said), tuple(marks)) if said else Told("0")


def _sum(kind: str, meetings: Sequence[Meeting], *, mine: bool) -> int:
    return sum(deed.amount for each in meetings for deed in each.against(kind, mine=mine))


_MUCH = 5


def remark(meetings: Sequence[Meeting]) -> str:
    """Return what a rival says of the greatest deed between both."""
    translate = QCoreApplication.translate
    lost = [deed.thing for each in meetings for deed in each.against(MONSTER, mine=True)]
    if lost:
        return translate("Hall", "You took my {card}. I'd like it back.").format(card=lost[-1])
    hers, yours = (_sum(f"{TOOK} gold", meetings, mine=mine) for mine in (False, True))
    if hers >= _MUCH and hers > yours:
        return translate("Hall", "{number} of your Gold is mine by now.").format(number=hers)
    if yours >= _MUCH:
        return translate("Hall", "{number} Gold you took from me. I count.").format(number=yours)
    return ""


# --- the Dark Lord, who plays against a lone player himself


def dark_lord() -> Guest:
    """Return the Dark Lord as a guest with a name, a manner and a portrait."""
    name = QCoreApplication.translate("Boards", "The Dark Lord")
    return Guest("dark-lord", name, LORD_MANNER, LORD)


def _against_him() -> str:
    return QCoreApplication.translate("Hall", "against the Dark Lord")


def _facts_with_him(meetings: Sequence[Meeting]) -> tuple[RivalFact, ...]:
    """Return the bosses that fell to the player, and the cards that he took."""
    translate = QCoreApplication.translate
    taken = sum(deed.kind == CAPTURED for each in meetings for deed in each.deeds)
    bosses = Told(str(_bosses(meetings, mine=True)))
    return (
        RivalFact("boss", translate("Hall", "bosses slain"), bosses, Told("0")),
        RivalFact("skull", translate("Hall", "cards taken"), Told("0"), Told(str(taken))),
    )


def _his_remark(won: int, lost: int) -> str:
    """Return a remark on the score; he doesn't count, he waits."""
    translate = QCoreApplication.translate
    if not won and not lost:
        return translate("Hall", "Neither of us fell. I have more evenings than you.")
    if won > lost:
        return translate("Hall", "You hold the gate well. I only need it open once.")
    if won == lost:
        return translate("Hall", "We are even. The dark is patient.")
    return translate("Hall", "Your gate knows my knock by now.")


def make_hall() -> HallParts:
    """Return the parts of the hall that only this game has."""
    lone = LoneRival(dark_lord, _facts_with_him, _against_him, _his_remark, CHARRED)
    return HallParts(recall, paint, facts, remark, cast, lone)
