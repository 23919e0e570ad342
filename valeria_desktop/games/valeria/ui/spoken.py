"""Valeria for players who hear the table: turns in a sentence or two, stores, and the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import ItemKind
from valeria_desktop.games.valeria.story.recap import losses_of, others_turn, own_share
from valeria_desktop.games.valeria.story.tell import entry_of
from valeria_desktop.games.valeria.story.words import net_parts
from valeria_desktop.games.valeria.ui.parts.rival_plaque import zone_words
from valeria_desktop.games.valeria.ui.parts.sides import (
    amount_of,
    kinds_of,
    role_words,
    side_of,
)
from valeria_desktop.kernel.phrases import join, say
from valeria_desktop.ui.reader.spoken_game import SpokenGame, SpokenTurn
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.story.items import Item, Net
    from valeria_desktop.games.valeria.ui.parts.sides import PublicSide
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.story import Chapter, StoryEntry

_MORE = {ItemKind.NEWS, ItemKind.REST}
_SUMMED = {ItemKind.TURN, ItemKind.DIE, ItemKind.HARVEST, ItemKind.POWER, ItemKind.TOLL}
"""The items that the first sentence sums up, and the sentences on losses."""


class ValeriaSpoken(SpokenGame):
    """Says Valeria's table."""

    def turn(self, chapter: Chapter, first: int, names: tuple[str, ...], viewer: int) -> SpokenTurn:
        """Sum another player's whole turn up; a turn of the viewer's own is told part by part."""
        items = gather(chapter.lines, len(names))
        if chapter.seat in {None, viewer} or first > chapter.first:
            return super().turn(chapter, first, names, viewer)
        return _others(items, chapter.seat or 0, names, viewer) or super().turn(
            chapter, first, names, viewer
        )

    def _rest(
        self, chapter: Chapter, entry: StoryEntry, first: int, words: str, names: tuple[str, ...]
    ) -> str:
        """Say of a harvest that has grown only the new gains: sums would be heard as more gains."""
        rest = super()._rest(chapter, entry, first, words, names)
        if min(entry.lines) >= first:
            return rest
        gains = _new_gains(chapter, entry, first, names)
        is_named = words != _begun(tell(entry.told))
        if gains and is_named and entry.seat is not None:
            named = say("{player}: {told}", player=names[entry.seat], told=gains)
            return tell(named)
        return _begun(tell(gains)) if gains else rest

    def own(self, scene: Scene) -> str:
        """Return the viewer's resources and points on the board, those that there are."""
        return _amounts(side_of(scene, scene.viewer))

    def standing(self, scene: Scene) -> str:
        """Say the viewer's roles, the round, the others, and how near the end is."""
        sides = [side_of(scene, seat) for seat in range(len(scene.seats))]
        own = sides[scene.viewer]
        told = [
            QCoreApplication.translate("Spoken", "Roles: {roles}.").format(roles=role_words(own)),
            *zone_words(own.groups),
        ]
        told.append(
            QCoreApplication.translate("Spoken", "Round {number}.").format(
                number=max(1, scene.round)
            )
        )
        told += [
            QCoreApplication.translate(
                "Spoken", "{name}: {amounts}; points so far: {score}."
            ).format(name=side.name, amounts=_amounts(side), score=side.public_points)
            for side in sides
            if side is not own
        ]
        told += [f"{tell(meter.words())}." for meter in scene.meters]
        return " ".join(told)


def _new_gains(
    chapter: Chapter, entry: StoryEntry, first: int, names: tuple[str, ...]
) -> Phrase | None:
    """Return the gains of a harvest from a line of the log on; None of anything else."""
    told, new = range(chapter.first, first), [at for at in entry.lines if at >= first]
    lines = [at for at in told if at not in entry.lines] + new
    items = gather([chapter.lines[at - chapter.first] for at in lines], len(names))
    grown = [item for item in items if max(item.lines) >= len(lines) - len(new)]
    is_harvest = len(grown) == 1 and grown[0].telling is ItemKind.HARVEST
    return entry_of(grown[0], names).told if is_harvest else None


def _amounts(side: PublicSide) -> str:
    held = [(kind, amount_of(side, kind)) for kind in kinds_of(side)]
    words = [tell(amount_words(kind, number)) for kind, number in held if number]
    return ", ".join(words) or QCoreApplication.translate("Spoken", "nothing")


def _others(items: list[Item], seat: int, names: tuple[str, ...], viewer: int) -> SpokenTurn | None:
    turn = others_turn(items, seat, names)
    if turn is None or turn.dice is None:
        return None
    share, deeds = own_share(items, viewer, names), [item for item in items if _is_deed(item, seat)]
    first = QCoreApplication.translate("Spoken", "{name} rolled {one} and {two}: {harvest}").format(
        name=names[seat], one=turn.dice[0], two=turn.dice[1], harvest=_net(turn.harvest)
    )
    if share is not None and share.net:
        first += "; " + QCoreApplication.translate("Spoken", "you {amounts}").format(
            amounts=_net(share.net)
        )
    _, losses = losses_of([item for item in items if item not in deeds], viewer, names)
    said = [*(entry_of(item, names).told for item in deeds), *losses]
    more = [tell(entry_of(item, names).sentence(names)) for item in items if _is_news(item)]
    return SpokenTurn((first, *map(_begun, map(tell, said))), tuple(map(_begun, more)))


def _is_deed(item: Item, seat: int) -> bool:
    return item.seat == seat and item.telling not in _SUMMED | _MORE


def _is_news(item: Item) -> bool:
    return item.telling in _MORE


def _net(net: Net) -> str:
    return tell(join(net_parts(net))) if net else QCoreApplication.translate("Spoken", "nothing")


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
