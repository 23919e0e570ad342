"""The pictures of Viscounts for the page of its end: realms at dusk, cards and houses as stamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model import options
from valeria_desktop.games.viscounts.rules.model.kinds import Action, BuildingType, Paper
from valeria_desktop.games.viscounts.rules.model.things import BonusCard, Manuscript, Townsfolk
from valeria_desktop.games.viscounts.story.best_moment import realm_words
from valeria_desktop.games.viscounts.story.remarks import FAREWELLS
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.book import paint_binding
from valeria_desktop.games.viscounts.ui.cards.fields import LEATHER, PLATE, field_of, paint_person
from valeria_desktop.games.viscounts.ui.coach.hint_things import icon_of
from valeria_desktop.games.viscounts.ui.paint.figures import paint_house
from valeria_desktop.games.viscounts.ui.paint.hung_realm import hung_realm, paint_hung_realm
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords
from valeria_desktop.games.viscounts.ui.zoom.zoom import Zoom
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.kernel.things import Thing
from valeria_desktop.ui.finale.acts import sides_of
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.knife import outlined, rounded
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.screens.end.end_art import EndArt, TurnDeed, item_of
from valeria_desktop.ui.screens.end.score_ledger import LedgerItem
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.zoom.control import ZoomControl

translate = QCoreApplication.translate


@frozen
class DeedSign(Thing):
    """A deed without a card: its sign, and its building in the colour of its owner."""

    id: str
    """The name of the sign."""
    name: str
    building: BuildingType | None = None
    seat: Seat | None = None


_RARE = (
    told.LeaderChanged,
    told.BonusTaken,
    told.BuildingBuilt,
    told.Transcribed,
    told.Collided,
    told.WorkersSent,
    told.Traded,
    told.Hired,
    told.SchemePlayed,
    told.CardPlayed,
    told.PairTaken,
)
"""The deeds that can stand for a turn, the rarest first."""
_GAINS = told.Hired, told.Transcribed, told.BonusTaken


def chief_event(lines: Sequence[Line], seat: int) -> Event | None:
    """Return the rarest deed of a seat in a turn; None if it did nothing of note."""
    mine = [line.event for line in lines if line.seat == seat]
    found = (event for kind in _RARE for event in mine if isinstance(event, kind))
    return next(found, None)


def deed_in(lines: Sequence[Line], seat: int, who: Seat | None = None) -> TurnDeed:
    """Return a seat's rarest deed in a turn; buildings are painted in the colour of `who`."""
    event = chief_event(lines, seat)
    if event is None:
        return TurnDeed("")
    thing = _card_of(event)
    if thing is None:
        sign = _sign_of(event, who)
        return TurnDeed(sign.name, sign)
    head = _head_of(thing)
    if isinstance(event, told.Hired):
        head = translate("ViscountsEnd", "{name} hired").format(name=head)
    return TurnDeed(head, thing)


def _head_of(thing: Item) -> str:
    """Return a thing's name; a manuscript has a number only, so what it brings stands for it."""
    gift = thing.gift() if isinstance(thing, Manuscript) else None
    if gift is None:
        return tell(capital(thing.words()))
    return translate("ViscountsEnd", "Manuscript: {gift}").format(gift=tell(gift))


def _card_of(event: Event) -> Item | None:
    match event:
        case told.BonusTaken():
            return event.bonus
        case told.Transcribed():
            return event.manuscript
        case told.Hired() | told.CardPlayed():
            return event.card
        case told.PairTaken():
            return event.hero
    return None


def _sign_of(event: Event, who: Seat | None) -> DeedSign:
    match event:
        case told.LeaderChanged():
            return DeedSign(signs.LEADER, translate("ViscountsEnd", "Castle leader"))
        case told.BuildingBuilt():
            name = tell(capital(event.type.name_words()))
            return DeedSign(signs.sign_of_building(event.type), name, event.type, who)
        case told.Collided():
            return DeedSign(signs.COLLISION, translate("ViscountsEnd", "A collision"))
        case told.WorkersSent():
            words = translate("ViscountsEnd", "Workers for the castle: {number}")
            return DeedSign(signs.PAWN, words.format(number=event.number))
        case told.Traded():
            words = translate("ViscountsEnd", "Trades: {number}")
            return DeedSign(signs.sign_of_action(Action.TRADE), words.format(number=event.times))
    return DeedSign(signs.SCHEME, translate("ViscountsEnd", "One of Odo's schemes"))


HOME = "scenes/realm-home.svg"
_ON_PLATE = 0.8
"""The sign of a deed as a share of its plate."""
_UNDER_NAME = 27.0
"""The height of a side's name plate over its board, in units of text."""
_TWO, _LONG = 2, 6
"""The most sides, and the most sources of points, whose lines have room for stamps."""
_SIGNS = {
    "Castle leader": signs.LEADER,
    "Sets of ribbons": signs.MANUSCRIPT,
    "Poverty: approved deeds": signs.POVERTY,
    "Prosperity: paid debts": signs.PROSPERITY,
    "Resources left": "any-resource",
}
"""The sign of each cause that is one thing, or a sum of its own."""


class ViscountsEndArt(EndArt):
    """Paints and names what a game of Viscounts leaves."""

    farewells = FAREWELLS
    home = HOME

    # --- what is told

    def sides_of(self, session: Session) -> tuple[Finalist, ...]:
        return sides_of(session, ViscountsScoreWords().rival())

    def items_of(
        self, session: Session, column: int, category: str, lines: Sequence[ScoreLine]
    ) -> tuple[LedgerItem, ...]:
        """Return manuscripts and bonus cards as stamps, the rest as sums.

        With more than two sides, or in a long ledger, stamps would be so small that points cover
        them; their signs stand on plates there.
        """
        if category == "buildings":
            return tuple(_houses(session, column, lines))
        if category in {"manuscripts", "bonuses"}:
            items = (item_of(line) for line in lines if line.points or line.cards)
            return tuple(map(_as_plate, items) if _is_crowded(session) else items)
        worth = _worth_of(session.scene(0).view.table.catalog)
        return tuple(_plate(line, worth) for line in lines if line.points)

    def board_words(self, session: Session, column: int) -> str:
        scene: Scene = session.scene(0)
        if column >= len(scene.view.players):
            words = QCoreApplication.translate("ViscountsEnd", "Houses of Odo: {number}")
            return words.format(number=len(scene.view.side(column).freed))
        return tell(realm_words(scene.view, column))

    def deed_of(self, lines: Sequence[Line], seat: int) -> TurnDeed:
        return deed_in(lines, seat)

    def moment_of(self, session: Session, lines: Sequence[Line], seat: int) -> TurnDeed:
        seats = all_seats(session.scene(0))
        return deed_in(lines, seat, seats[seat] if seat < len(seats) else None)

    def thing_of(self, option: Option) -> Thing | None:
        match option:
            case options.PlayCard() | options.CastOff() | options.Dismiss() | options.Hire():
                return option.card
            case options.TakeManuscript():
                return option.manuscript
            case options.TakePair():
                return option.pair.hero
        return None

    def gained_in(self, line: Line) -> Thing | None:
        return _card_of(line.event) if isinstance(line.event, _GAINS) else None

    # --- what is painted

    def paint_board(self, brush: Brush, box: QRectF, session: Session, column: int) -> None:
        scene: Scene = session.scene(0)
        head = _UNDER_NAME * max(brush.unit, brush.look.scale)
        paint_hung_realm(brush, box, hung_realm(scene.view, all_seats(scene), column), head)

    def paint_stamp(self, brush: Brush, box: QRectF, thing: Thing) -> None:
        painter, unit = brush.painter, brush.unit
        match thing:
            case Townsfolk():
                rounded(painter, box, 4 * unit, field_of(thing))
                paint_person(brush, box.adjusted(2, 2, -2, -1), thing)
                outlined(painter, box, 4 * unit, 1.8 * unit)
            case Manuscript():
                _paint_manuscript(brush, box, thing)
            case BonusCard():
                rounded(painter, box, 4 * unit, LEATHER[thing.ribbon], 1.8 * unit)
                sign = signs.sign_of_ribbon(thing.ribbon)
                brush.icon(sign, square(box.center(), box.width() * 0.82))
            case DeedSign():
                _paint_deed(brush, box, thing)
            case _:
                super().paint_stamp(brush, box, thing)

    def paint_sign(self, brush: Brush, box: QRectF, sign: str) -> None:
        """Paint a sign on its dark plate, for which it is cut."""
        rounded(brush.painter, box, box.width() * 0.16, PLATE)
        brush.icon(sign, square(box.center(), box.width() * 0.86))

    def icon_of(self, option: Option) -> str:
        return icon_of(option)

    def is_sign(self, thing: Thing) -> bool:
        return isinstance(thing, DeedSign)

    # --- a closer look

    def make_zoom(self, look: Look, page: QWidget, room: Callable[[], QRect]) -> ZoomControl | None:
        return Zoom(look, page, room)


def _worth_of(catalog: Catalog) -> dict[str, tuple[str, int]]:
    """Return the sign of each cause that is a number of equal things, and the points of one."""
    first, second, third = (tier.points for tier in catalog.tiers)
    debts, deeds = catalog.paper(Paper.DEBT), catalog.paper(Paper.DEED)
    return {
        "Workers in the first tier": (signs.PAWN, first),
        "Workers in the second tier": (signs.PAWN, second),
        "Workers in the third tier": (signs.PAWN, third),
        "Unpaid debts": (signs.sign_of_paper(Paper.DEBT, is_flipped=False), debts.unflipped),
        "Paid debts": (signs.sign_of_paper(Paper.DEBT, is_flipped=True), debts.flipped),
        "Acquired deeds": (signs.sign_of_paper(Paper.DEED, is_flipped=False), deeds.unflipped),
        "Approved deeds": (signs.sign_of_paper(Paper.DEED, is_flipped=True), deeds.flipped),
    }


def _plate(line: ScoreLine, worth: Mapping[str, tuple[str, int]]) -> LedgerItem:
    """Return a line without a card: its sign, and how many things of which worth it counts."""
    words = tell(line.cause)
    if line.cause not in worth:
        return LedgerItem(line.points, words, sign=_SIGNS[line.cause])
    sign, each = worth[line.cause]
    return LedgerItem(line.points, words, sign=sign, sum=f"{line.points // each} × {whole(each)}")


def _paint_manuscript(brush: Brush, box: QRectF, book: Manuscript) -> None:
    high = box.width() * 50 / 68
    place = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
    if box.width() >= 60:  # noqa: PLR2004 - pixels; below them its signs can't be read
        paint_binding(brush.of_unit(box.width() / 68), place, book)
        return
    leather = LEATHER[book.ribbon] if book.ribbon is not None else PLATE
    rounded(brush.painter, box, 4 * brush.unit, leather)
    outlined(brush.painter, box, 4 * brush.unit, 1.8 * brush.unit)
    brush.icon(signs.sign_of_book(book), square(box.center(), box.width() * 0.82))


def _paint_deed(brush: Brush, box: QRectF, deed: DeedSign) -> None:
    painter, unit = brush.painter, brush.unit
    rounded(painter, box, 4 * unit, PLATE)
    outlined(painter, box, 4 * unit, 1.8 * unit, CARD_INK)
    if deed.building is not None and deed.seat is not None:
        foot = QPointF(box.center().x(), box.bottom() - box.height() * 0.08)
        paint_house(brush, foot, box.height() * 0.9, deed.building, deed.seat)
    else:
        brush.icon(deed.id, square(box.center(), box.width() * _ON_PLATE))


def _is_crowded(session: Session) -> bool:
    """Return whether more than two sides or many sources leave low lines to the ledger."""
    scores = session.result().sides
    sources = {each.category for score in scores for each in score.lines if each.points}
    return len(scores) > _TWO or len(sources) > _LONG


def _as_plate(item: LedgerItem) -> LedgerItem:
    """Return a card's item with the card's sign on a plate."""
    match item.thing:
        case Manuscript():
            return evolve(item, sign=signs.sign_of_book(item.thing))
        case BonusCard():
            return evolve(item, sign=signs.sign_of_ribbon(item.thing.ribbon))
    return item


def _houses(session: Session, column: int, lines: Sequence[ScoreLine]) -> list[LedgerItem]:
    """Return the number of houses of each type."""
    scene: Scene = session.scene(0)
    side = scene.view.side(column)
    squares = scene.view.table.squares(column)
    left, found = list(lines), []
    for building in scene.view.table.catalog.buildings:
        kind = building.type
        built = sum(squares[number - 1].building is kind for number in side.freed)
        if built and left:
            line, sign = left.pop(0), signs.sign_of_building(kind)
            found.append(LedgerItem(line.points, tell(line.cause), sign=sign, sum=f"×{built}"))
    return found
