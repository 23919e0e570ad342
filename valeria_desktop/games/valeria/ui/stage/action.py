"""An action: the price flies to the card, the card to its owner; a bot's card is shown first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace
from valeria_desktop.games.valeria.rules.events import (
    Built,
    CitizenGained,
    Gained,
    MonsterClaimed,
    Paid,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.cards import MonsterType
from valeria_desktop.games.valeria.ui.stage.card_motions import (
    GOES,
    GROWS,
    AtTold,
    CardTold,
    CardWon,
    Shakes,
    TellsOf,
    ToldPart,
)
from valeria_desktop.games.valeria.ui.stage.flights import card_of, flights, in_order, paid_to
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.stage.told_words import Rows
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.stage.beats import Motion, Passage

    Deed = Slain | CitizenGained | Built | MonsterClaimed

_DEEDS = (Slain, CitizenGained, Built, MonsterClaimed)
_PRICE_AT = 420.0
_STANDS = 1280.0
"""How long a bot's card stands for reading, in ms at normal pace."""
_CUT, _BOSS_CUT = 200.0, 420.0
_FLIES = 280.0
_BLOW = 600.0


def action(passage: Passage, first: int) -> tuple[list[Beat], int] | None:
    """Return an action that begins at a line, and the index of the next line; or None."""
    lines = passage.lines
    deed_at = first
    while deed_at < len(lines) and isinstance(lines[deed_at].event, Paid):
        deed_at += 1
    deed = lines[deed_at].event if deed_at < len(lines) else None
    if not isinstance(deed, _DEEDS):
        return None
    if any(_paid(line).cause is not deed.card for line in lines[first:deed_at]):
        return None
    scene: Scene = passage.before
    if scene.seats[deed.seat].is_person:
        return _own(passage, first, deed_at, deed), deed_at + 1
    return _told(passage, first, deed_at, deed)


# --- a person's action


def _own(passage: Passage, first: int, deed_at: int, deed: Deed) -> list[Beat]:
    place = AtPlace(deed.place)
    price = in_order(_price(passage, range(first, deed_at), place))
    beats = [Beat(tuple(price), lands=deed_at)] if price else []
    cut = _cut_of(deed)
    left = _left(passage, deed_at, deed)
    won = CardWon(
        start=place,
        goal=card_of(deed.seat, deed.card),
        card=deed.card,
        below=left[-1] if left else None,
        is_last=not left,
        cut=cut,
        lasts=cut + _FLIES,
        lands=deed_at + 1,
        sound=_sound_of(deed),
        knock="card",
    )
    blow = _blow_of(deed, cut * 0.6)
    return [*beats, Beat((won, *blow), lands=deed_at + 1)]


def _blow_of(deed: Deed, at: float) -> tuple[Motion, ...]:
    """Return the trembling of the mat when a boss is slain, else no motion."""
    return (Shakes(at=at, lasts=_BLOW),) if _slays_boss(deed) else ()


def _slays_boss(deed: Deed) -> bool:
    return isinstance(deed, Slain) and deed.card.type is MonsterType.BOSS


def _cut_of(deed: Deed) -> float:
    if not isinstance(deed, Slain):
        return 0.0
    return _BOSS_CUT if deed.card.type is MonsterType.BOSS else _CUT


def _sound_of(deed: Deed) -> str:
    if isinstance(deed, Slain):
        return "slay-boss" if deed.card.type is MonsterType.BOSS else "slay"
    return {CitizenGained: "recruit", Built: "build"}.get(type(deed), "card")


def _left(passage: Passage, deed_at: int, deed: Deed) -> tuple[Card | None, ...]:
    """Return the stack without the taken card; None is a face-down card."""
    scene: Scene = passage.scene_after(deed_at + 1)
    return scene.view.stacks[deed.place]


def _paid(line: Line) -> Paid:
    return as_a(Paid, line.event)


# --- a bot's action


def _told(passage: Passage, first: int, deed_at: int, deed: Deed) -> tuple[list[Beat], int]:
    scene: Scene = passage.before
    after = deed_at + 1
    while after < len(passage.lines) and _is_reward(passage.lines[after], deed):
        after += 1
    place, seat = AtPlace(deed.place), scene.seats[deed.seat]
    price = [_paid(passage.lines[index]) for index in range(first, deed_at)]
    brought = [passage.lines[index].event for index in range(deed_at + 1, after)]
    told = CardTold(
        start=place,
        middle=AtTold(ToldPart.CARD),
        beside=AtTold(ToldPart.WORDS),
        goal=card_of(deed.seat, deed.card),
        cloth=AtArea(Area.MAT),
        card=deed.card,
        seat=seat,
        title=tell(deed.words(scene.names)),
        rows=_rows(price, brought),
        mood=Expression.PLEASED if _slays_boss(deed) else None,
        lasts=GROWS + _STANDS + GOES,
        lands=deed_at + 1,
        sound="card",
        knock=_sound_of(deed),
    )
    pays = _price(passage, range(first, deed_at), AtTold(ToldPart.CARD))
    rewards = [
        (index + 1, flights(passage.lines[index].event)) for index in range(deed_at + 1, after)
    ]
    motions = (
        TellsOf(seat=deed.seat),
        told,
        *in_order(pays, _PRICE_AT),
        *in_order(rewards, told.end),
        *_blow_of(deed, told.end),
    )
    return [Beat(motions, lands=after, lasts=told.end)], after


def _price(passage: Passage, paid: range, goal: At) -> list[tuple[int, tuple[Motion, ...]]]:
    return [(index + 1, paid_to(_paid(passage.lines[index]), goal)) for index in paid]


def _is_reward(line: Line, deed: Deed) -> bool:
    return isinstance(line.event, Gained) and line.event.cause is deed.card


def _rows(price: list[Paid], brought: Sequence[Event]) -> Rows:
    pays = tuple(pair for paid in price for pair in paid.amounts)
    takes = tuple(pair for gain in brought if isinstance(gain, Gained) for pair in gain.amounts)
    translate = QCoreApplication.translate
    rows = ((translate("ToldAction", "pays"), pays), (translate("ToldAction", "takes"), takes))
    return tuple((word, amounts) for word, amounts in rows if amounts)
