"""The best moment of a finished game, and what a player built in it, for a painting's plate."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.kernel.phrases import Phrase, count, say
from valeria_desktop.session.relived import Feat, best_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.session.relived import Relived


_MANY_LINKS, _MANY_FLIPS, _ALL_OF_A_KIND = 3, 6, 3


def best_feat(relived: Relived, seat: int) -> str:
    """Return the best moment of a finished game for a seat; empty if none stands out."""
    return best_of(_feats(relived, seat))


def _feats(relived: Relived, seat: int) -> Iterator[Feat]:
    built, flips, links = Counter[str](), 0, 0
    for lived in relived.events:
        event, number = lived.event, lived.round
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, told.LeaderChanged):
            yield Feat(5, say("Castle leader, in round {number}", number=number))
        elif isinstance(event, told.BonusTaken):
            yield Feat(4, say("A bonus card, in round {number}", number=number))
        elif isinstance(event, told.BuildingBuilt):
            built[event.type] += 1
            if built[event.type] == _ALL_OF_A_KIND:
                building = event.type.name_words()
                yield Feat(7, say("All of one kind built: {building}", building=building))
        flips += isinstance(event, told.Flipped)
        links += isinstance(event, told.LinkClosed)
    if links >= _MANY_LINKS:
        yield Feat(links + 2, say("{number} links closed", number=links))
    if flips >= _MANY_FLIPS:
        yield Feat(flips / 2 + 2, say("{number} debts and deeds settled", number=flips))


def realm_words(view: View, seat: int) -> Phrase:
    """Return all that a player has on the board, in words."""
    player = view.players[seat]
    inner = sum(section[seat] for section in view.second) + view.third[seat]
    return say(
        "Realm with {buildings}, {workers} and {manuscripts}",
        buildings=count(len(player.freed), "1 building", "{number} buildings"),
        workers=count(inner, "1 worker deep in the castle", "{number} workers deep in the castle"),
        manuscripts=count(len(player.manuscripts), "1 manuscript", "{number} manuscripts"),
    )
