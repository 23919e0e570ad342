"""The public facts about each side, a seat or the Dark Lord; its colour and its shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.tally import shown_icons
from valeria_desktop.games.valeria.solo.score import rival_points
from valeria_desktop.games.valeria.ui.cards.colours import RESOURCES
from valeria_desktop.games.valeria.ui.cards.glossary import explain
from valeria_desktop.games.valeria.ui.guests import guest_of
from valeria_desktop.games.valeria.ui.parts.card_groups import (
    foes_of,
    groups_of,
    holder_of,
    is_rival,
    numbers_of,
)
from valeria_desktop.kernel.phrases import capital, join, say
from valeria_desktop.ui.paint.shields import BOT, paint_seat_sign
from valeria_desktop.ui.place.track import Counted
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.rules.model.belongings import Numbers, Track
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.kernel.seats import Colour
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.place.guests import SeatedGuest


RIVAL_SIGN = "skull"
DOWN = "back"
"""The sign of a side with cards that lie face down."""
KINDS = ("gold", "strength", "magic", "points")
"""The kinds of amounts that have a track."""
_OF_SETS = "#8a9a5b"
"""The colour of a track that a set brings."""
UNSIGNED = {"active", "clock"}
"""Marks that a plaque doesn't show by a sign behind the name."""


@frozen
class PublicSide:
    """The public facts about a side; equal sides look the same."""

    seat: int
    """The seat; the Dark Lord's comes after the last player's."""
    name: str
    colour: Colour | None
    """The player's colour; None for the Dark Lord."""
    sign: str
    is_active: bool
    is_asked: bool
    rests: bool
    starts: bool
    is_bot: bool
    is_rival: bool
    is_siege: bool
    """Whether the Dark Lord besieges: his points come from the cards that he took (G7)."""
    amounts: Numbers
    """The amount of each kind that has a track: resources, Victory Points, and those of sets."""
    public_points: int
    """The score so far, without Dukes."""
    citizens: int
    domains: int
    domain_points: int
    down: int
    """The number of citizens and domains that lie face down, out of use."""
    monsters: int
    """The number of monsters in the victory stack; for the Dark Lord, of living ones (D7)."""
    victory_points: int
    """The points of those monsters."""
    icons: tuple[int, int, int, int]
    """Workers, Soldiers, Shadows and Holy ones on citizens, as building asks for them (T19)."""
    numbers: tuple[tuple[str, int], ...]
    """The numbers of the side's cards, each with its number of cards: (("5", 1), ("9/10", 2))."""
    groups: tuple[Group, ...]
    """The groups of cards in the tableau."""
    guest: SeatedGuest | None = None
    """The character who plays the side, or None."""

    @property
    def key(self) -> str:
        """A name for the side that is the same in every scene."""
        return str(self.seat)

    @property
    def wood(self) -> tuple[object, ...]:
        """The values that the wood of the side's board depends on."""
        return self.is_active, self.colour, self.is_rival

    @property
    def is_person(self) -> bool:
        """Whether a person plays the side."""
        return not self.is_rival and not self.is_bot


def side_of(scene: Scene, seat: int) -> PublicSide:
    """Return the public facts about a side."""
    view = scene.view
    holder, foes, his = holder_of(view, seat), foes_of(view, seat), is_rival(view, seat)
    sitting = None if his else scene.seats[seat]
    return PublicSide(
        seat=seat,
        name=sitting.name if sitting else QCoreApplication.translate("Boards", "The Dark Lord"),
        colour=sitting.colour if sitting else None,
        sign=sitting.sign.value if sitting else RIVAL_SIGN,
        is_active=bool(view.turn) and not view.is_over and seat == view.active,
        is_asked=seat == scene.asked,
        rests=seat == scene.resting,
        starts=len(scene.seats) > 1 and seat == view.first,
        is_bot=sitting is not None and not sitting.is_person,
        is_rival=his,
        is_siege=his and view.table.setup.solo == "siege",
        amounts=_amounts_of(holder, () if his else view.table.catalog.tracks),
        public_points=rival_points(view) if his else scene.public_points[seat],
        citizens=len(scored_citizens(holder)),
        domains=len(scored_domains(holder)),
        domain_points=sum(card.points for card in scored_domains(holder)),
        down=len(holder.citizens_down) + len(holder.domains_down),
        monsters=len(foes),
        victory_points=sum(card.points for card in foes),
        icons=shown_icons(holder.citizens, holder.laid),
        numbers=numbers_of((*holder.starters, *holder.citizens)),
        groups=tuple(groups_of(view, seat)),
        guest=guest_of(sitting) if sitting is not None else None,
    )


def _amounts_of(holder: Holdings, tracks: Iterable[Track]) -> Numbers:
    have = dict(holder.more)
    printed = zip(KINDS, (holder.gold, holder.strength, holder.magic, holder.points), strict=True)
    return (*printed, *((each.tag, have.get(each.tag, 0)) for each in tracks))


# --- words


def kind_name(kind: str) -> str:
    """Return a player's word for a resource or for Victory Points."""
    names = {
        "gold": QCoreApplication.translate("Boards", "Gold"),
        "strength": QCoreApplication.translate("Boards", "Strength"),
        "magic": QCoreApplication.translate("Boards", "Magic"),
        "points": QCoreApplication.translate("Boards", "Points"),
    }
    return tell(capital(TRACKS[kind].title())) if kind in TRACKS else names[kind]


def colour_of(kind: str) -> str:
    """Return the colour of a kind of amount."""
    return RESOURCES.get(kind, _OF_SETS)


def counted(kind: str) -> Counted:
    """Return the data of a track for a kind of amount."""
    return Counted(kind, colour_of(kind), lambda: kind_name(kind), lambda: explain(kind))


def amount_of(side: PublicSide, kind: str) -> int:
    """Return a side's amount of a kind."""
    return dict(side.amounts)[kind]


def kinds_of(side: PublicSide) -> tuple[str, ...]:
    """Return the kinds of amounts that have a track on a side's board."""
    return tuple(kind for kind, _ in side.amounts)


def marks_of(side: PublicSide) -> list[tuple[str, str]]:
    """Return a side's marks in the turn, each as icon and word."""
    marks = (
        (side.is_active, "active", QCoreApplication.translate("Boards", "Active")),
        (
            side.is_asked and not side.is_active,
            "clock",
            QCoreApplication.translate("Boards", "Decides"),
        ),
        (side.rests, "rest", QCoreApplication.translate("Boards", "Rests")),
        (side.starts, "first", QCoreApplication.translate("Boards", "First")),
        (side.is_bot, BOT, QCoreApplication.translate("Boards", "Bot")),
    )
    found = [(icon, word) for holds, icon, word in marks if holds]
    return [*found, (DOWN, _down_words(side.down))] if side.down else found


def name_with_marks(side: PublicSide) -> str:
    """Return a side's name and its marks, as they stand in a sentence."""
    # in German a noun keeps its capital
    nouns = {BOT: QCoreApplication.translate("Boards", "bot")}
    marks = (nouns.get(icon, word.lower()) for icon, word in marks_of(side))
    return ", ".join([side.name, *marks])


def _down_words(number: int) -> str:
    if number == 1:
        return QCoreApplication.translate("Boards", "1 face down")
    return QCoreApplication.translate("Boards", "{number} face down").format(number=number)


def number_words(side: PublicSide, between: str = ", ") -> str:
    """Return the numbers of a side's cards in words: "5, 6, 4×2, 9/10"."""
    return between.join(label if many == 1 else f"{label}×{many}" for label, many in side.numbers)


def role_words(side: PublicSide) -> str:
    """Return the roles that count for building, in words."""
    pairs = zip(Role, side.icons, strict=True)
    return ", ".join(f"{tell(capital(say(role.value)))} {many}" for role, many in pairs)


def _template_of_rival(side: PublicSide) -> str:
    if side.is_siege:
        return QCoreApplication.translate(
            "Boards",
            "{name}. Taken citizens: {citizens}, domains: {domains}, monsters: {monsters}, their "
            "points: {worth}. Score so far: {score}.",
        )
    return QCoreApplication.translate(
        "Boards",
        "{name}. Taken citizens: {citizens}, domains: {domains}. Living monsters: "
        "{monsters}, their points: {worth}. Score so far without his Duke: {score}.",
    )


def sentence_of(side: PublicSide) -> str:
    """Return all public facts about a side in a sentence."""
    words = {
        "name": name_with_marks(side),
        "citizens": side.citizens,
        "domains": side.domains,
        "monsters": side.monsters,
        "worth": side.victory_points,
        "score": side.public_points,
    }
    if side.is_rival:
        return _template_of_rival(side).format(**words)
    told = QCoreApplication.translate(
        "Boards",
        "{name}. {gold} Gold, {strength} Strength, {magic} Magic, points: {points}. Numbers: "
        "{numbers}. Roles: {roles}. Citizens: {citizens}, domains: {domains}, "
        "trophies: {monsters}, their points: {worth}. Score so far without Duke: {score}.",
    ).format(numbers=number_words(side), roles=role_words(side), **dict(side.amounts), **words)
    of_sets = side.amounts[len(KINDS) :]
    more = [amount_words(tag, number) for tag, number in of_sets if number]
    return f"{told} {tell(capital(join(more)))}." if more else told


_RIVAL = QColor(RESOURCES["strength"]).darker(185)


def side_colour(look: Look, side: PublicSide) -> QColor:
    """Return the colour of a side."""
    return _RIVAL if side.colour is None else look.player(side.colour)


def paint_shield(brush: Brush, side: PublicSide, box: QRectF) -> None:
    """Paint a side's shield."""
    paint_seat_sign(brush, side_colour(brush.look, side), side.sign, box)
