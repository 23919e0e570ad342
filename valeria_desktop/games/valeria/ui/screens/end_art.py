"""Valeria's pictures for the page of its end: kingdoms at dusk, the very cards, Dukes, faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valeria.rules.events import (
    Built,
    CalledOn,
    CardTaken,
    CardUsed,
    CitizenGained,
    Kept,
    MonsterClaimed,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.options import RECRUIT, ActAt, KeepDuke, UseWay
from valeria_desktop.games.valeria.story.remarks import FAREWELLS
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import paint_portrait
from valeria_desktop.games.valeria.ui.paint.kingdom import Town, paint_town
from valeria_desktop.games.valeria.ui.paint.lord import EMBER
from valeria_desktop.games.valeria.ui.paint.village_plan import village_of
from valeria_desktop.games.valeria.ui.parts.card_groups import (
    GroupKind,
    dwellers_of,
    foes_of,
    holder_of,
    is_rival,
    kingdom_of,
)
from valeria_desktop.games.valeria.ui.parts.rival_plaque import LORD
from valeria_desktop.games.valeria.ui.stage.finale import sides_of
from valeria_desktop.games.valeria.ui.zoom.zoom import Zoom
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.ui.finale.lanes import colour_of
from valeria_desktop.ui.paint.brush import paint_outlined
from valeria_desktop.ui.paint.busts import Bust, Expression, paint_bust
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import has_picture, picture
from valeria_desktop.ui.screens.end.end_art import EndArt, TurnDeed, item_of
from valeria_desktop.ui.screens.end.score_ledger import LedgerItem
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.zoom.control import ZoomControl

_DUSK, _SMALLEST = 0.97, 13
_LORD_SKY, _LORD_SHARE = "#5c1018", 0.34
_SCENE_SHAPE = 320 / 240
_HEADS = 0.13
"""The share of a scene's height above the middle of heads, where a wide picture begins."""
_SIGNS = {
    "Worker roles": "worker",
    "Soldier roles": "soldier",
    "Shadow roles": "shadow",
    "Holy roles": "holy",
    "Citizens": "recruit",
    "Monsters": "slay",
    "Domains": "build",
    "Minions": "minion",
    "Beasts": "beast",
    "Titans": "titan",
    "Bosses": "boss",
    "Gold": "gold",
    "most citizens": "recruit",
    "most monsters": "slay",
    "most domains": "build",
}
"""The sign of each thing that Dukes and majorities count, by its name in the rules."""
_WITHIN = {
    "Citizens": QT_TRANSLATE_NOOP("End", "citizens"),
    "Monsters": QT_TRANSLATE_NOOP("End", "monsters"),
    "Domains": QT_TRANSLATE_NOOP("End", "domains"),
    "Minions": QT_TRANSLATE_NOOP("End", "minions"),
    "Beasts": QT_TRANSLATE_NOOP("End", "beasts"),
    "Titans": QT_TRANSLATE_NOOP("End", "titans"),
    "Bosses": QT_TRANSLATE_NOOP("End", "bosses"),
}
"""The things that Dukes count, within a sentence; roles and resources keep their capital."""
_Gain = (
    Slain | Built | CitizenGained | MonsterClaimed | CardTaken | Kept | CalledOn | CardUsed
)  # an Agent and a Relic are the turn's deed, though nobody gains them


def _names_of(best: Built | Slain, alike: Sequence[Built | Slain]) -> str:
    """Name the domains or monsters of one turn, the greatest first."""
    translate, name = QCoreApplication.translate, best.card.name
    others = [each.card.name for each in alike if each is not best]
    if len(others) > 1:
        words = translate("End", "{card} and {number} more")
        return words.format(card=name, number=len(others))
    if others[0] == name:
        return translate("End", "2× {card}").format(card=name)
    return translate("End", "{card} and {other}").format(card=name, other=others[0])


class ValeriaEndArt(EndArt):
    """Paints and names what a game of Valeria leaves."""

    has_portraits = True
    farewells = FAREWELLS

    # --- what is told

    def sides_of(self, session: Session) -> tuple[Finalist, ...]:
        return sides_of(session)

    def items_of(
        self, session: Session, column: int, category: str, lines: Sequence[ScoreLine]
    ) -> tuple[LedgerItem, ...]:
        del session, column
        if category in {"duke", "majorities"}:
            return tuple(plate_of(line) for line in lines)
        if category == "board":
            words = (tell(line.cause) for line in lines if line.points)
            points = (line.points for line in lines if line.points)
            return tuple(
                LedgerItem(each, told, sign="points", sum=told, is_note=True)
                for each, told in zip(points, words, strict=True)
            )
        return tuple(item_of(line) for line in lines)

    def board_words(self, session: Session, column: int) -> str:
        view = session.scene(0).view
        holder = holder_of(view, column)
        words = QCoreApplication.translate(
            "End", "Citizens: {citizens}. Domains: {domains}. Monsters: {monsters}."
        )
        return words.format(
            citizens=len(scored_citizens(holder)),
            domains=len(scored_domains(holder)),
            monsters=len(foes_of(view, column)),
        )

    def portrait_words(self, side: Finalist) -> str:
        if side.secret is None:
            return side.name
        words = QCoreApplication.translate("End", "{player}'s Duke: {duke}")
        return words.format(player=side.name, duke=card_sentence(side.secret))

    def portrait_of(self, side: Finalist) -> Thing | None:
        duke = side.secret
        return duke if isinstance(duke, Duke) else None  # the common end knows it as any object

    def deed_of(self, lines: Sequence[Line], seat: int) -> TurnDeed:
        """Return the card of a turn's greatest deed; two domains or monsters are both named."""
        events = (line.event for line in lines)
        gains = [each for each in events if isinstance(each, _Gain) and each.seat == seat]
        if not gains:
            return TurnDeed("")
        best = max(gains, key=_worth_of)
        card, name = best.card, best.card.name
        if isinstance(best, Built | Slain):
            alike = [each for each in gains if type(each) is type(best)]
            if len(alike) > 1:
                return TurnDeed(_names_of(best, sorted(alike, key=_worth_of, reverse=True)), card)
        if isinstance(best, Slain):
            return TurnDeed(
                QCoreApplication.translate("End", "{card} falls").format(card=name), card
            )
        return TurnDeed(name, card)

    def cause_of(self, line: ScoreLine) -> str:
        """Name the Duke with what he counts: "Isabella's Holy roles"."""
        parts = line.cause.parts
        if line.category != "duke" or "duke" not in parts:
            return ""
        duke = str(parts["duke"]).partition(",")[0]
        if "left" in parts:
            words = QCoreApplication.translate("End", "Resources left over for {duke}")
            return words.format(duke=duke)
        words, counted = QCoreApplication.translate("End", "{duke}'s {what}"), parts["what"]
        within = _WITHIN.get(str(counted))
        what = (
            QCoreApplication.translate("End", str(within))
            if within
            else tell(as_a(Phrase, counted))
        )
        return words.format(duke=duke, what=what)

    def thing_of(self, option: Option) -> Thing | None:
        if isinstance(option, ActAt):
            return option.card
        if isinstance(option, KeepDuke):
            return option.duke
        return option.cause if isinstance(option, UseWay) else None

    def gained_in(self, line: Line) -> Thing | None:
        return line.event.card if isinstance(line.event, _Gain) else None

    # --- what is painted

    def paint_board(self, brush: Brush, box: QRectF, session: Session, column: int) -> None:
        """Paint a kingdom at dusk; over the Dark Lord's the sky is red."""
        view, unit = session.scene(0).view, brush.unit
        side = self.sides_of(session)[column]
        people, groups = dwellers_of(view, column), kingdom_of(view, column)
        domains = tuple(group for group in groups if group.kind is GroupKind.DOMAIN)
        trophies = tuple(group for group in groups if group.kind is not GroupKind.DOMAIN)
        points = sum(group.points for group in groups)
        flag = colour_of(brush.look, side).name()
        town = Town(tuple(people), domains, trophies, points, flag)
        village = village_of(box, people, len(domains), len(trophies), unit * 0.9)
        paint_town(brush.of_unit(unit * 0.9), village, town, _DUSK)
        if is_rival(view, column):
            red = QColor(_LORD_SKY)
            red.setAlphaF(_LORD_SHARE)
            brush.painter.fillRect(box, red)

    def has_likeness(self, side: Finalist) -> bool:
        """In the siege the Dark Lord has no Duke: he sits there himself."""
        return side.seat is None

    def paint_portrait(self, brush: Brush, box: QRectF, side: Finalist) -> None:
        if self.portrait_of(side) is None:
            paint_bust(brush.painter, box, Bust(LORD, rim=EMBER))
            return
        paint_portrait(brush.painter, box, face_of(side.secret), brush.look, FLAT)

    def paint_portrait_bust(self, brush: Brush, box: QRectF, side: Finalist) -> None:
        frame, unit = QPainterPath(), brush.unit
        frame.addRoundedRect(box, 4 * unit, 4 * unit)
        brush.painter.save()
        brush.painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        self.paint_scene(brush, box, side.secret)
        brush.painter.restore()
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
        brush.painter.drawPath(frame)

    def face_of(self, side: Finalist, *, has_won: bool) -> Bust | None:
        if side.seat is None:
            return Bust(LORD, Expression.TAKES if has_won else Expression.STRUCK)
        return super().face_of(side, has_won=has_won)

    def paint_stamp(self, brush: Brush, box: QRectF, thing: Thing) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
        painter.setBrush(QColor(field_of(as_a(Card, thing))).lighter(116))
        painter.drawRoundedRect(box, 4 * unit, 4 * unit)
        edge = 2 * unit
        brush.emblem(thing.id, box.adjusted(edge, edge, -edge, -edge))

    def paint_points(self, brush: Brush, box: QRectF, points: int) -> None:
        brush.icon("points-price", box)
        font = brush.font(1)
        font.setPixelSize(max(_SMALLEST, round(box.height() * 0.5)))
        paint_outlined(brush, box, whole(points), font)

    def paint_scene(self, brush: Brush, box: QRectF, thing: Thing | None) -> None:
        path = "scenes/winners-banner.svg" if thing is None else f"scenes/{thing.id}.svg"
        if has_picture(path):
            _paint_crop(brush, box, path, 1.0, _HEADS)
        else:
            super().paint_scene(brush, box, thing)

    # --- a closer look

    def make_zoom(self, look: Look, page: QWidget, room: Callable[[], QRect]) -> ZoomControl | None:
        return Zoom(look, page, room, peeks=False)


def plate_of(line: ScoreLine) -> LedgerItem:
    """Return the plate of a Duke's line or of a majority: sign, sum, points."""
    parts, words = line.cause.parts, tell(line.cause)
    sign = _sign_of(parts.get("what", line.cause))
    if "each" in parts:
        return LedgerItem(line.points, words, sign=sign, sum=f"{parts['number']} × {parts['each']}")
    if "left" in parts:
        told = f"{parts['left']} : {parts['number']}"
        return LedgerItem(line.points, words, sign=_sign_of(parts.get("kinds")) or "any", sum=told)
    return LedgerItem(line.points, words, sign=sign, sum=words)


def _sign_of(what: object) -> str:
    return _SIGNS.get(str(getattr(what, "template", what)), "")


def _worth_of(gain: _Gain) -> tuple[int, bool]:
    """Return the points of a gained card; of two without any, a citizen counts less."""
    if gain.card.action is RECRUIT:
        return 0, False
    return gain.card.points, True


def _paint_crop(brush: Brush, box: QRectF, path: str, share: float, top: float) -> None:
    """Fill a box with a part of a high drawing, given the part's width and its upper edge."""
    wide = max(box.width() / share, box.height() / _SCENE_SHAPE / share)
    high = wide * _SCENE_SHAPE
    made = picture(path, round(wide), round(high), brush.ratio)
    above = min(high * top, max(0.0, high - box.height()))
    corner = QPointF(box.center().x() - wide / 2, box.top() - above)
    brush.painter.save()
    brush.painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    brush.painter.drawPixmap(
        QRectF(corner, made.deviceIndependentSize()), made, QRectF(made.rect())
    )
    brush.painter.restore()
