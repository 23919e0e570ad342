"""When the Herald comes to a roll: for doubles, or because nobody of the active player woke."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.stage.herald_motions import AtHerald, HeraldSays, HeraldWalks
from valeria_desktop.games.valeria.ui.stage.poses import HeraldsLift
from valeria_desktop.games.valeria.ui.stage.weight import DOUBLES, NOBODY_WOKE
from valeria_desktop.ui.paint.palette import PLAYERS
from valeria_desktop.ui.stage.motions import Instant, Token

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Starter
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.stage.weight import HeraldWalk
    from valeria_desktop.ui.stage.beats import Motion

_HERALD = "herald"
_KINDS = ("magic", "strength", "gold")
_APART = 60.0
_STEPS = 3


def walk_of(scene: Scene, dice: tuple[int, int]) -> HeraldWalk | None:
    """Return when the Herald does what after a roll; None if he stays away."""
    if _herald_of(scene) is None:
        return None
    if dice[0] == dice[1]:
        return DOUBLES.saying(_words_of(is_double=True))
    if _somebody_wakes(scene, dice):
        return None
    return NOBODY_WOKE.saying(_words_of(is_double=False))


def _herald_of(scene: Scene) -> Starter | None:
    """Return the active player's Herald; None where no Herald or another starter lies."""
    starters = scene.view.players[scene.active].starters
    return next((each for each in starters if each.id == _HERALD), None)


def _somebody_wakes(scene: Scene, dice: tuple[int, int]) -> bool:
    player, rolled = scene.view.players[scene.active], {*dice, sum(dice)}
    starters, citizens = player.starters, player.citizens
    numbers = [each.numbers for each in starters] + [each.numbers for each in citizens]
    return any(rolled & set(each) for each in numbers)


def herald(scene: Scene, walk: HeraldWalk, at: float, third: int) -> Iterator[Motion]:
    """Yield the Herald's walk to the dice in a third of the mat, from when they lie there."""
    where = AtHerald(third)
    if walk.is_double:
        yield Instant(at=at + walk.rings, sound="rings")
    yield HeraldWalks(
        where=where,
        walk=walk,
        flag=PLAYERS[scene.seats[scene.active].colour],
        at=at,
        lasts=walk.gone,
    )
    yield HeraldSays(
        where=where,
        words=_words_of(is_double=walk.is_double),
        at=at + walk.speaks,
        lasts=walk.bows - walk.speaks,
    )
    for step in range(_STEPS):
        yield Instant(at=at + walk.walks + step * walk.step, sound="step")
    yield HeraldsLift(
        at=at + walk.speaks, lasts=walk.lifted, sound="horn" if walk.is_double else "note"
    )
    yield from _thrown(scene, where, at + walk.throws)


def _words_of(*, is_double: bool) -> str:
    """Return why he came, in his own words."""
    if is_double:
        return QCoreApplication.translate("Roll", "Doubles")
    return QCoreApplication.translate("Roll", "Nobody woke, so I came.")


def _thrown(scene: Scene, where: AtHerald, at: float) -> Iterator[Motion]:
    """Yield one of each resource that he throws to his card: its owner may choose one."""
    card = _herald_of(scene)
    if card is None:
        return
    for number, kind in enumerate(_KINDS):
        yield Token(
            start=where,
            goal=OfCard(card.id, scene.active),
            icon=kind,
            at=at + number * _APART,
            lasts=300.0,
            sound="" if number else "coin",
        )
