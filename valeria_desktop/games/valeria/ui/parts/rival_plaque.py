"""A rival's plaque as plain data, for painting and for a screen reader."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import OfSeat
from valeria_desktop.games.valeria.rules.model.belongings import CARD_ZONES
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon
from valeria_desktop.games.valeria.ui.guests import bot_words
from valeria_desktop.games.valeria.ui.parts.card_groups import GroupKind
from valeria_desktop.games.valeria.ui.parts.sides import sentence_of, side_of
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.games.valeria.ui.parts.sides import PublicSide
    from valeria_desktop.kernel.seats import Colour

PLACES = (*((number,) for number in range(1, 9)), (9, 10), (11, 12))
"""The places of the comb, for all numbers of cards; the same on every plaque."""
_PLACE_OF = {number: numbers for numbers in PLACES for number in numbers}
LORD = "busts/dark-lord.svg"
HOURS = 12
"""The number of different hours over a rival's kingdom."""
_KEPT = 64
"""The number of combs that are kept."""
_PEOPLE = (GroupKind.STARTER, GroupKind.CITIZEN)
_UNNUMBERED = (99,)


@frozen
class CombPlace:
    """A place of the comb: its numbers, the number of cards they wake, and their role's colour."""

    numbers: tuple[int, ...]
    count: int = 0
    field: str = ""

    @property
    def label(self) -> str:
        """The numbers as printed on cards."""
        return "/".join(map(str, self.numbers))


@frozen
class Balance:
    """The viewer's points and the Dark Lord's, as far as they are public."""

    name: str
    colour: Colour
    own: int
    his: int


@frozen
class Plaque:
    """The data for painting a rival and for its words; equal plaques look the same."""

    side: PublicSide
    bot: str
    """The kind of bot in a few words; "" for a person."""
    ribbon: Ribbon
    """The power of the rival's cards that counts now."""
    rivals: int
    """The number of rivals at the table."""
    comb: tuple[CombPlace, ...]
    portrait: str = ""
    """The portrait of the guest in a bot's place, or ""."""
    about: str = ""
    """The guest's name, level and style of play in words, or ""."""
    balance: Balance | None = None
    """The viewer's points against the Dark Lord's; None for any other rival."""
    hour: int = 0
    """The time of day over the rival's kingdom, in steps of `HOURS` to a day."""

    @property
    def is_alone(self) -> bool:
        """Whether there is no other rival, so that each card has its tile."""
        return self.rivals == 1

    @property
    def seat(self) -> int:
        """The rival's seat; the Dark Lord's comes after the last player's."""
        return self.side.seat

    @property
    def key(self) -> OfSeat:
        """The address of the rival."""
        return OfSeat(self.seat)

    @property
    def people(self) -> tuple[Group, ...]:
        """The groups of starters and citizens by number; cards without a number come last."""
        found = (group for group in self.side.groups if group.kind in _PEOPLE)
        return tuple(sorted(found, key=lambda group: group.numbers or _UNNUMBERED))

    @property
    def laid(self) -> tuple[Group, ...]:
        """The groups of cards in zones that sets bring."""
        return self._of(GroupKind.OF_SET)

    @property
    def tiles(self) -> tuple[Group, ...]:
        """The groups that are shown as small cards, where a plaque has the room for it."""
        return (*self.people, *self.laid)

    @property
    def domains(self) -> tuple[Group, ...]:
        """The groups of domains, built or taken."""
        return self._of(GroupKind.DOMAIN)

    @property
    def trophies(self) -> tuple[Group, ...]:
        """The groups of slain monsters, by area."""
        return self._of(GroupKind.VICTORY)

    @property
    def down(self) -> tuple[Group, ...]:
        """The groups of citizens that lie face down."""
        return self._of(GroupKind.DOWN)

    @property
    def captured(self) -> dict[str, int]:
        """The numbers of cards by their sign: of citizens, domains and monsters that there are."""
        kinds = {"person": self.tiles, "home": self.domains, "monsters": self.trophies}
        numbers = {kind: sum(each.count for each in found) for kind, found in kinds.items()}
        return {kind: number for kind, number in numbers.items() if number}

    @property
    def cards(self) -> str:
        """The rival's cards in words, for a screen reader."""
        return cards_of(self)

    def _of(self, kind: GroupKind) -> tuple[Group, ...]:
        return tuple(group for group in self.side.groups if group.kind is kind)


def plaques_of(scene: Scene, hour: int = 0) -> list[Plaque]:
    """Return the plaques of all sides but the viewer's, clockwise from the viewer's left."""
    seats = len(scene.seats)
    order = [(scene.viewer + step) % seats for step in range(1, seats)]
    if scene.view.rival is not None:
        order.append(seats)
    return [_plaque_of(scene, seat, len(order), hour) for seat in order]


def _plaque_of(scene: Scene, seat: int, rivals: int, hour: int) -> Plaque:
    side = side_of(scene, seat)
    his = side.is_rival
    ribbon = Ribbon.MINE if side.is_active else Ribbon.OTHERS
    return Plaque(
        side=side,
        bot="" if his else bot_words(scene.seats[seat].bot),
        ribbon=Ribbon.NONE if his else ribbon,  # his cards have no effect
        rivals=rivals,
        comb=_comb_of(tuple(group for group in side.groups if group.numbers)),
        portrait=LORD if his else side.guest.portrait if side.guest is not None else "",
        about=side.guest.about if side.guest is not None else "",
        balance=_balance_of(scene, side) if his else None,
        hour=hour,
    )


@lru_cache(maxsize=_KEPT)
def _comb_of(woken: tuple[Group, ...]) -> tuple[CombPlace, ...]:
    places: dict[tuple[int, ...], list[Group]] = {numbers: [] for numbers in PLACES}
    # A citizen's role tells more than a starter's.
    for group in sorted(woken, key=lambda group: group.kind is GroupKind.STARTER):
        for numbers in {_PLACE_OF[number] for number in group.numbers if number in _PLACE_OF}:
            places[numbers].append(group)
    return tuple(
        CombPlace(
            numbers, sum(group.count for group in here), field_of(here[0].card) if here else ""
        )
        for numbers, here in places.items()
    )


def _balance_of(scene: Scene, side: PublicSide) -> Balance:
    viewer = scene.seats[scene.viewer]
    own = scene.public_points[scene.viewer]
    return Balance(viewer.name, viewer.colour, own, side.public_points)


# --- words


def lord_words(side: PublicSide) -> str:
    """Return words about the Dark Lord's living monsters, or about his way of taking."""
    if side.is_siege:
        return QCoreApplication.translate("Boards", "takes the best card")
    if side.monsters == 1:
        return QCoreApplication.translate("Boards", "1 monster alive")
    words = QCoreApplication.translate("Boards", "{monsters} monsters alive")
    return words.format(monsters=side.monsters)


def sentence_of_plaque(plaque: Plaque) -> str:
    """Return all facts of a plaque but its cards, in words."""
    sentence = sentence_of(plaque.side)
    if plaque.about:
        sentence = f"{sentence} {plaque.about}"
    if plaque.balance is None:
        return sentence
    against = QCoreApplication.translate("Boards", "{name} has {own} points against {his}.")
    balance = plaque.balance
    words = against.format(name=balance.name, own=balance.own, his=balance.his)
    return f"{sentence} {words}"


def cards_of(plaque: Plaque) -> str:
    """Return a rival's cards in words: citizens, domains, slain monsters."""
    before = (
        (QCoreApplication.translate("Boards", "Cards: {cards}."), _counted(plaque.people)),
        (QCoreApplication.translate("Boards", "Domains: {cards}."), _counted(plaque.domains)),
    )
    after = (
        (
            QCoreApplication.translate("Boards", "Face down: {cards}."),
            _counted((*plaque.down, *(group for group in plaque.domains if group.is_down))),
        ),
        (QCoreApplication.translate("Boards", "Trophies: {cards}."), _slain(plaque.trophies)),
    )
    return " ".join([*_listed(before), *zone_words(plaque.laid), *_listed(after)])


def _listed(lines: Iterable[tuple[str, str]]) -> Iterator[str]:
    return (line.format(cards=cards) for line, cards in lines if cards)


def zone_words(groups: Iterable[Group]) -> list[str]:
    """Return a sentence for each zone that sets bring and that has cards: "Nobles: Baron."."""
    there = [group for group in groups if group.kind is GroupKind.OF_SET]
    cards = {
        zone: _counted(group for group in there if group.card.kept == zone.tag)
        for zone in CARD_ZONES.values()
    }
    return [f"{tell(capital(zone.title()))}: {names}." for zone, names in cards.items() if names]


def _counted(groups: Iterable[Group]) -> str:
    return ", ".join(
        group.card.name if group.count == 1 else f"{group.card.name} ×{group.count}"
        for group in groups
    )


def _slain(groups: Iterable[Group]) -> str:
    return ", ".join(name for group in groups for name in group.names)
