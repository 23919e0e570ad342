"""Valeria in the hall: kingdoms at dusk, and who took what from whom."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.events.cards import Built, MonsterTaken, Slain
from valeria_desktop.games.valeria.rules.events.resources import Took
from valeria_desktop.games.valeria.rules.model.cards import MonsterType
from valeria_desktop.games.valeria.ui.guests import cast
from valeria_desktop.games.valeria.ui.paint.kingdom import Town, paint_town
from valeria_desktop.games.valeria.ui.paint.village_plan import village_of
from valeria_desktop.games.valeria.ui.parts.card_groups import GroupKind, groups_of
from valeria_desktop.games.valeria.ui.parts.rival_plaque import LORD
from valeria_desktop.games.valeria.ui.parts.sides import kind_name
from valeria_desktop.kernel.phrases import count, say
from valeria_desktop.ui.paint.brush import Mark, number
from valeria_desktop.ui.paint.palette import PLAYERS
from valeria_desktop.ui.screens.hall.hall_parts import Deed, HallParts, Keepsake, RivalFact, Told
from valeria_desktop.ui.screens.setup.cast import Guest
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.relived import Relived
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.screens.hall.hall_parts import Meeting

TOOK, MONSTER, BOSS, BUILT = "took", "monster", "boss", "built"
"""The kinds of deeds: resources and monsters taken, bosses slain, domains built."""
_RESOURCES = ("gold", "strength", "magic", "points")
_DUSK = 0.86
"""The hour in the paintings: the lamps are lit, and the houses can still be told apart."""
_ACROSS = 470.0
"""The width of a painting in the kingdom's units: in one of 266 pixels the wall is 17 high."""


# --- keepsakes


def recall(relived: Relived, seat: int) -> Keepsake:
    """Return the keepsake of a finished game; nothing of it is secret any more."""
    view: View = relived.game.view(seat)
    rival = relived.result.rival
    duke = view.players[seat].duke
    return Keepsake(
        picture=_town(relived, view, seat),
        words=_kingdom_words(view, seat),
        emblem=duke.id if duke is not None else "",
        best=_best(relived, seat),
        rival=rival.total if rival is not None else None,
        deeds=tuple(_deeds(relived)),
    )


def _town(relived: Relived, view: View, seat: int) -> Town:
    groups = groups_of(view, seat)

    def of(*kinds: GroupKind) -> tuple[Group, ...]:
        return tuple(group for group in groups if group.kind in kinds)

    people = sorted(
        of(GroupKind.STARTER, GroupKind.CITIZEN), key=lambda each: each.numbers or (99,)
    )
    flag = PLAYERS[relived.seats[seat].colour]
    return Town(tuple(people), of(GroupKind.DOMAIN), of(GroupKind.VICTORY), 0, flag,
                is_picture=True)  # fmt: skip


def _kingdom_words(view: View, seat: int) -> Phrase:
    player = view.players[seat]
    return say(
        "Kingdom with {citizens}, {domains} and {monsters}",
        citizens=count(len(player.citizens), "1 citizen", "{number} citizens"),
        domains=count(len(player.domains), "1 domain", "{number} domains"),
        monsters=count(len(player.monsters), "1 monster", "{number} monsters"),
    )


def _deeds(relived: Relived) -> Iterator[Deed]:
    for lived in relived.events:
        event = lived.event
        if isinstance(event, Took):
            for kind, amount in event.amounts:
                yield Deed(f"{TOOK} {kind}", event.seat, event.victim, amount)
        elif isinstance(event, MonsterTaken):
            yield Deed(MONSTER, event.seat, event.victim, thing=event.card.name)
        elif isinstance(event, Slain) and event.card.type is MonsterType.BOSS:
            yield Deed(BOSS, event.seat, thing=event.card.name)
        elif isinstance(event, Built):
            yield Deed(BUILT, event.seat, thing=event.card.name)


# --- the best moment of a game


@frozen
class _Moment:
    """A moment to be remembered: how much it weighs, and its words."""

    weight: float
    words: Phrase


_FEW_STOLEN, _MANY_POINTS, _STRONG = 6, 12, 8


def _best(relived: Relived, seat: int) -> str:
    """Return the moment that weighs most; a game whose events are unknown has only its score."""
    moments = (*_fights(relived, seat), *_two_domains(relived, seat), *_stolen(relived, seat),
               *_duke_points(relived, seat))  # fmt: skip
    best = max(moments, key=lambda moment: moment.weight, default=None)
    return best.words if best is not None else ""


def _fights(relived: Relived, seat: int) -> Iterator[_Moment]:
    for lived in relived.events:
        event = lived.event
        if not isinstance(event, Slain) or event.seat != seat:
            continue
        card = event.card
        if card.type is MonsterType.BOSS:
            words = say("{card}, in round {number}", card=card.name, number=lived.round)
            yield _Moment(20 + card.points, words)
        elif card.strength >= _STRONG:
            words = say("{card} with {number} Strength", card=card.name, number=card.strength)
            yield _Moment(card.strength, words)


def _two_domains(relived: Relived, seat: int) -> Iterator[_Moment]:
    """Yield a moment for each turn in which the seat built several domains."""
    turns = Counter(
        lived.turn
        for lived in relived.events
        if isinstance(lived.event, Built) and lived.event.seat == seat
    )
    if turns and (most := max(turns.values())) > 1:
        words = count(most, "A domain in one turn", "{number} domains in one turn")
        yield _Moment(12 + 6 * most, words)


def _stolen(relived: Relived, seat: int) -> Iterator[_Moment]:
    stolen = sum(
        lived.event.amounts.gold
        for lived in relived.events
        if isinstance(lived.event, Took) and lived.event.seat == seat
    )
    if stolen >= _FEW_STOLEN:
        yield _Moment(8 + stolen, say("{number} Gold taken", number=stolen))


def _duke_points(relived: Relived, seat: int) -> Iterator[_Moment]:
    """Yield a moment for the most points that a Duke counted, and for the best single card."""
    lines = relived.result.scores[seat].lines
    for line in lines:
        if line.category == "duke" and line.points >= _MANY_POINTS:
            what = line.cause.parts.get("what") or say("resources left")
            words = say("{number} points from {what}", number=line.points, what=what)
            yield _Moment(line.points, words)
    cards = [line for line in lines if len(line.cards) == 1 and line.points > 0]
    if cards:
        line = max(cards, key=lambda each: each.points)
        name = line.cards[0].name
        yield _Moment(1, say("{card}, for {number} points", card=name, number=line.points))


# --- the painting


def paint(brush: Brush, box: QRectF, town: Town) -> None:
    """Paint a kingdom at dusk: wall of 17, no smoke and no numbers."""
    small = brush.of_unit(box.width() / _ACROSS)
    village = village_of(box, town.people, len(town.domains), len(town.trophies), small.unit)
    paint_town(small, village, town, _DUSK)


# --- rivals


def facts(meetings: Sequence[Meeting]) -> tuple[RivalFact, ...]:
    """Return what both took from each other, their bosses, and what the rival builds most."""
    words = QCoreApplication.translate
    mine, theirs = (_bosses(meetings, mine=side) for side in (True, False))
    found = [
        RivalFact("steal", words("Hall", "taken"),
                  _taken(meetings, mine=True), _taken(meetings, mine=False)),
        RivalFact("boss", words("Hall", "bosses slain"), Told(str(mine)), Told(str(theirs))),
    ]  # fmt: skip
    built = Counter(deed.thing for each in meetings for deed in each.of(BUILT, mine=False))
    if built:
        most = max(built, key=lambda name: (built[name], name))
        found.append(RivalFact("build", words("Hall", "builds most"), Told(), Told(most)))
    return tuple(found)


def _bosses(meetings: Sequence[Meeting], *, mine: bool) -> int:
    return sum(len(each.of(BOSS, mine=mine)) for each in meetings)


def _taken(meetings: Sequence[Meeting], *, mine: bool) -> Told:
    """Return what one side took from the other in all evenings."""
    sums = {kind: _sum(f"{TOOK} {kind}", meetings, mine=mine) for kind in _RESOURCES}
    monsters = sum(len(each.against(MONSTER, mine=mine)) for each in meetings)
    marks: list[Mark] = []
    said: list[str] = []
    for kind, amount in sums.items():
        if amount:
            marks += (number(amount), Mark(kind))
            said.append(f"{amount} {kind_name(kind)}")
    if monsters:
        marks += (number(monsters), Mark("monsters"))
        said.append(tell(count(monsters, "1 monster", "{number} monsters")))
    return Told(", ".join(said), tuple(marks)) if said else Told("0")


def _sum(kind: str, meetings: Sequence[Meeting], *, mine: bool) -> int:
    return sum(deed.amount for each in meetings for deed in each.against(kind, mine=mine))


_MUCH = 5


def remark(meetings: Sequence[Meeting]) -> str:
    """Return what a rival says of the greatest deed between both."""
    words = QCoreApplication.translate
    lost = [deed.thing for each in meetings for deed in each.against(MONSTER, mine=True)]
    if lost:
        return words("Hall", "You took my {card}. I'd like it back.").format(card=lost[-1])
    hers, yours = (_sum(f"{TOOK} gold", meetings, mine=mine) for mine in (False, True))
    if hers >= _MUCH and hers > yours:
        return words("Hall", "{number} of your Gold is mine by now.").format(number=hers)
    if yours >= _MUCH:
        return words("Hall", "{number} Gold you took from me. I count.").format(number=yours)
    return ""


def lone() -> Guest:
    """Return the Dark Lord, who plays against a lone player himself."""
    name = QCoreApplication.translate("Boards", "The Dark Lord")
    return Guest("dark-lord", name, say("takes what nobody defends"), LORD)


def make_hall() -> HallParts:
    """Return the parts of the hall that only this game has."""
    return HallParts(recall, paint, facts, remark, cast, lone)
