"""How the window shows each kind of card: its colours, its signs and its words.

One class for each kind; a kind without one is refused. A test asks for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.amounts import kind_words
from valeria_desktop.games.valeria.rules.model.cards import (
    Card,
    Citizen,
    Domain,
    Exhausted,
    Foe,
    Monster,
    Role,
    Rule,
    Starter,
    area_sign,
)
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.event_cards import (
    EventCard,
    EventMonster,
    MonsterEvent,
)
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.areas import colour_of, land_of
from valeria_desktop.games.valeria.ui.sets import SHOWN_BY_SETS
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.kernel.signs import PER, THEN, Mark, Marks, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Leftovers
    from valeria_desktop.games.valeria.rules.model.cards import Icons
    from valeria_desktop.games.valeria.rules.model.effect import Effect

_C = TypeVar("_C", bound=Card)
_S = TypeVar("_S", bound="Shown[Any]")


class PowerWords(NamedTuple):
    """The words of a power beside an enlarged card, and its title."""

    text: str
    title: str = ""


class Shown(Generic[_C]):
    """How a kind of card is shown, here without any signs and words but its name."""

    clauses: ClassVar[tuple[str, ...]] = ()
    """The ids of the rules about its cards."""
    has_points: ClassVar[bool] = False
    """Whether its points are painted, 0 as well."""
    splits: ClassVar[bool] = False
    """Whether its two powers stand side by side: on-turn, off-turn."""
    badge_is_needed: ClassVar[bool] = False
    """Whether the badge shows the roles that it needs."""
    badge_note: ClassVar[str] = "numbers"
    """What the badge is called beside an enlarged card, where it shows results of the dice."""
    is_portrait: ClassVar[bool] = False
    """Whether a portrait fills it, instead of an emblem among its signs."""

    def field(self, _card: _C) -> str:
        """Return the colour of the card's field: by area, role or kind."""
        return colours.PLAIN

    def land(self, card: _C) -> str:
        """Return the name of the landscape behind the card: its area, its role or its kind."""
        return card.kind

    def badge(self, _card: _C) -> Marks:
        """Return the signs at the left under the name."""
        return ()

    def roles(self, _card: _C) -> Marks:
        """Return the signs at the right under the name."""
        return ()

    def powers(self, _card: _C) -> tuple[Marks, ...]:
        """Return a line of signs for each power."""
        return ()

    def lines(self, _card: _C, _solo: Solo | None) -> list[str]:
        """Return the words of the card, line by line."""
        return []

    def notes(self, card: _C, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        """Return the words of each power beside the enlarged card."""
        del is_mine
        return [PowerWords(line) for line in self.lines(card, solo)]

    def kind(self, card: _C) -> str:
        """Return the kind of the card in words: "Citizen 5, Worker"."""
        return card.name

    def short_kind(self, card: _C) -> str:
        """Return the kind in words for the middle of a sentence: "citizen 5"."""
        return self.kind(card)


SHOWN: dict[str, Shown[Any]] = {}


def shown_as(card: Card) -> Shown[Any]:
    """Return how a card is shown."""
    if card.kind not in SHOWN and card.kind in SHOWN_BY_SETS:
        SHOWN_BY_SETS[card.kind]()
    if card.kind not in SHOWN:
        raise TypeError(f"The kind of card {card.kind!r} isn't shown yet; say how in this module.")
    return SHOWN[card.kind]


def shows(kind: type[Card]) -> Callable[[type[_S]], type[_S]]:
    """Register how a kind of card is shown; a set does it for its own kinds."""

    def register(made: type[_S]) -> type[_S]:
        SHOWN[kind.kind] = made()
        return made

    return register


def field_of(card: Card) -> str:
    """Return the colour of a card's field: by area, role or kind."""
    return shown_as(card).field(card)


class _Harvesting(Shown[_C]):
    """A card that wakes in harvests."""

    splits: ClassVar[bool] = True

    def badge(self, card: _C) -> Marks:
        return (number(_numbers(card)),) if card.numbers else (Mark("doubles"),)

    def powers(self, card: _C) -> tuple[Marks, ...]:
        return tuple(effect.signs() for effect in card.harvest)

    def lines(self, card: _C, solo: Solo | None) -> list[str]:
        first = QCoreApplication.translate("Cards", "Your turn: {power}.")
        second = QCoreApplication.translate("Cards", "Other turns: {power}.")
        if solo is Solo.DARK_LORD:
            first = QCoreApplication.translate("Cards", "Harvest: {power}.")
            second = QCoreApplication.translate("Cards", "Second Harvest: {power}.")
        words = [
            line.format(power=tell(power.words()))
            for line, power in zip((first, second), card.harvest, strict=True)
        ]
        return words[:1] if solo is Solo.SIEGE else words

    def notes(self, card: _C, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        translate = QCoreApplication.translate
        first = translate("Zoom", "On my turn")
        second = translate("Zoom", "On others' turns")
        if not is_mine:
            first = translate("Zoom", "On its owner's turn")
        if solo is Solo.DARK_LORD:
            first, second = translate("Zoom", "Harvest"), translate("Zoom", "Second Harvest")
        notes = [
            PowerWords(f"{tell(power.sentence())}.", title)
            for title, power in zip((first, second), card.harvest, strict=True)
        ]
        return notes[:1] if solo is Solo.SIEGE else notes


@shows(Citizen)
class _Citizen(_Harvesting[Citizen]):
    clauses = ("T18", "T7")

    def field(self, card: Citizen) -> str:
        role = card.icons.first
        return colours.PLAIN if role is None else colours.ROLES[role]

    def land(self, card: Citizen) -> str:
        return card.icons.first.value if card.icons.first else ""

    def roles(self, card: Citizen) -> Marks:
        return _role_signs(card.icons)

    def kind(self, card: Citizen) -> str:
        return QCoreApplication.translate("Cards", "Citizen {numbers}, {roles}").format(
            numbers=_numbers(card), roles=_role_words(card.icons)
        )

    def short_kind(self, card: Citizen) -> str:
        words = QCoreApplication.translate("Cards", "citizen {numbers}")
        return words.format(numbers=_numbers(card))


@shows(Starter)
class _Starter(_Harvesting[Starter]):
    clauses = ("T7", "T12")

    def kind(self, card: Starter) -> str:
        if card.numbers:
            words = QCoreApplication.translate("Cards", "Starter {numbers}")
            return words.format(numbers=_numbers(card))
        if card.once:
            return QCoreApplication.translate(
                "Cards", "Starter: wakes on doubles or when nothing else of yours does"
            )
        return QCoreApplication.translate(
            "Cards", "Starter: wakes on doubles, and when nothing else of yours does"
        )


_F = TypeVar("_F", bound=Foe)


class _Slain(Shown[_F]):
    """A card that can be slain."""

    has_points: ClassVar[bool] = True

    def roles(self, card: _F) -> Marks:
        return (Mark(card.type.value),)

    def powers(self, card: _F) -> tuple[Marks, ...]:
        return (card.reward.signs(),)

    def lines(self, card: _F, _solo: Solo | None) -> list[str]:
        words = QCoreApplication.translate("Cards", "Reward: {power}.")
        return [words.format(power=tell(card.reward.words()))]

    def notes(self, card: _F, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        title = QCoreApplication.translate("Zoom", "Reward")
        return [PowerWords(f"{tell(card.reward.words())}.", title)]


@shows(Monster)
class _Monster(_Slain[Monster]):
    clauses = ("T17", "T16")

    def field(self, card: Monster) -> str:
        return colour_of(card.area)

    def land(self, card: Monster) -> str:
        return land_of(card.area)

    def badge(self, card: Monster) -> Marks:
        return (Mark(area_sign(card.area)),)

    def kind(self, card: Monster) -> str:
        words = QCoreApplication.translate("Cards", "Monster of the {area}, {type}")
        return _of_area(words, card, type=tell(capital(say(card.type.value))))

    def short_kind(self, card: Monster) -> str:
        words = QCoreApplication.translate("Cards", "monster of the {area}")
        return _of_area(words, card)

    def powers(self, card: Monster) -> tuple[Marks, ...]:
        if not card.plus:
            return super().powers(card)
        more = (Mark(text="+"), *_together(card.plus), PER, Mark(text=card.name))
        return tuple(_shortened(line, card.name) for line in (more, *super().powers(card)))

    def lines(self, card: Monster, solo: Solo | None) -> list[str]:
        return [*_grows(card), *super().lines(card, solo)]

    def notes(self, card: Monster, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        title = QCoreApplication.translate("Zoom", "Price")
        more = [PowerWords(line, title) for line in _grows(card)]
        return [*more, *super().notes(card, solo, is_mine=is_mine)]


def _of_area(words: str, card: Monster, **more: str) -> str:
    """Say the area of a monster; one whose name has its article keeps that alone (The Deep)."""
    return words.format(area=tell(say(card.area)), **more).replace("the The ", "The ")


def _together(amounts: Amounts) -> Marks:
    """Return the signs of amounts; equal ones have one number."""
    numbers = {many for _, many in amounts}
    if len(numbers) > 1:
        return amounts.signs()
    return (*map(number, numbers), *(Mark(kind) for kind, _ in amounts))


def _shortened(line: Marks, name: str) -> Marks:
    """Return signs with a card's own name as its last word: the whole one heads the card."""
    last = Mark(text=name.rsplit(maxsplit=1)[-1])
    return tuple(last if mark.text == name else mark for mark in line)


def _grows(card: Monster) -> list[str]:
    """Say how the price of a monster grows (CS20)."""
    if not card.plus:
        return []
    words = QCoreApplication.translate(
        "Cards", "It costs {amounts} more for each {card} card you have slain."
    )
    return [words.format(amounts=tell(card.plus.words()), card=card.name)]


@shows(MonsterEvent)
class _MonsterEvent(_Slain[MonsterEvent]):
    clauses = ("V5", "T17", "V6")
    badge_note: ClassVar[str] = "events"

    def field(self, _card: MonsterEvent) -> str:
        return colours.EVENT

    def badge(self, card: MonsterEvent) -> Marks:
        when = number("?") if card.trigger is None else Mark("roll")
        return (Mark("events"), when if card.number is None else number(card.number))

    def powers(self, card: MonsterEvent) -> tuple[Marks, ...]:
        of_trigger = ((Mark("events"), THEN, *card.trigger.signs()),) if card.trigger else ()
        for_all = (power.signs() for power in card.powers)
        return (*of_trigger, *for_all, *super().powers(card))

    def lines(self, card: MonsterEvent, solo: Solo | None) -> list[str]:
        notes = [f"{note.title}: {note.text}" for note in _notes_of_monster_event(card)]
        return [*notes, *super().lines(card, solo)]

    def notes(self, card: MonsterEvent, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        return [*_notes_of_monster_event(card), *super().notes(card, solo, is_mine=is_mine)]

    def kind(self, card: MonsterEvent) -> str:
        return QCoreApplication.translate("Cards", "{event}, {type}").format(
            event=self.short_kind(card), type=tell(capital(say(card.type.value)))
        )

    def short_kind(self, card: MonsterEvent) -> str:
        if card.number is None:
            return QCoreApplication.translate("Cards", "Monster Event")
        words = QCoreApplication.translate("Cards", "Monster Event {number}")
        return words.format(number=card.number)


def _notes_of_monster_event(card: MonsterEvent) -> list[PowerWords]:
    when = QCoreApplication.translate("Zoom", "When {number} is rolled")
    each = QCoreApplication.translate("Zoom", "At the end of every Roll Phase")
    revealed = QCoreApplication.translate("Cards", "When it comes up")
    for_all = QCoreApplication.translate("Cards", "For everyone until it is slain")
    acts = each if card.number is None else when.format(number=card.number)
    of_effects = [(card.revealed, revealed), (card.trigger, acts)]
    notes = [
        PowerWords(f"{tell(effect.words())}.", title) for effect, title in of_effects if effect
    ]
    return [*notes, *[PowerWords(f"{tell(power.words())}.", for_all) for power in card.powers]]


@shows(EventCard)
class _EventCard(Shown[EventCard]):
    clauses = ("FF4", "FF5")

    def field(self, _card: EventCard) -> str:
        return colours.EVENT

    def land(self, _card: EventCard) -> str:
        return "event"

    def powers(self, card: EventCard) -> tuple[Marks, ...]:
        lines = [power.signs() for power in card.powers]
        if card.revealed:
            lines.insert(0, (Mark("exhausted"), THEN, *card.revealed.signs()))
        return tuple(lines)

    def lines(self, card: EventCard, _solo: Solo | None) -> list[str]:
        return [f"{note.title}: {note.text}" for note in _notes_of_event(card)]

    def notes(self, card: EventCard, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        return _notes_of_event(card)

    def kind(self, _card: EventCard) -> str:
        return QCoreApplication.translate("Cards", "Event")

    def short_kind(self, _card: EventCard) -> str:
        return QCoreApplication.translate("Cards", "Event")


@shows(EventMonster)
class _EventMonster(_Slain[EventMonster]):
    clauses = ("FF4", "T17", "V6")

    def field(self, _card: EventMonster) -> str:
        return colours.EVENT

    def land(self, card: EventMonster) -> str:
        return land_of(card.area)

    def badge(self, card: EventMonster) -> Marks:
        return (Mark("events"), Mark(area_sign(card.area)))

    def lines(self, card: EventMonster, solo: Solo | None) -> list[str]:
        revealed = _note_when_revealed(card.revealed)
        return [f"{revealed.title}: {revealed.text}", *super().lines(card, solo)]

    def notes(self, card: EventMonster, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        return [_note_when_revealed(card.revealed), *super().notes(card, solo, is_mine=is_mine)]

    def kind(self, card: EventMonster) -> str:
        words = QCoreApplication.translate("Cards", "Event and monster of the {area}, {type}")
        return words.format(area=tell(say(card.area)), type=tell(capital(say(card.type.value))))

    def short_kind(self, card: EventMonster) -> str:
        words = QCoreApplication.translate("Cards", "Event and monster of the {area}")
        return words.format(area=tell(say(card.area)))


def _note_when_revealed(effect: Effect) -> PowerWords:
    title = QCoreApplication.translate("Cards", "When it comes up")
    return PowerWords(f"{tell(effect.sentence())}.", title)


def _notes_of_event(card: EventCard) -> list[PowerWords]:
    in_play = QCoreApplication.translate("Cards", "For everyone while it lies there")
    lasting = QCoreApplication.translate("Cards", "For everyone until the end of the game")
    notes = [_note_when_revealed(card.revealed)] if card.revealed else []
    title = lasting if card.lasts else in_play
    return [*notes, *[PowerWords(f"{tell(power.words())}.", title) for power in card.powers]]


@shows(Domain)
class _Domain(Shown[Domain]):
    clauses = ("T19", "T20")
    has_points: ClassVar[bool] = True
    badge_is_needed: ClassVar[bool] = True

    def field(self, _card: Domain) -> str:
        return colours.DOMAIN

    def badge(self, card: Domain) -> Marks:
        return _role_signs(card.icons)

    def powers(self, card: Domain) -> tuple[Marks, ...]:
        return tuple(power.signs() for power in card.powers)

    def lines(self, card: Domain, _solo: Solo | None) -> list[str]:
        return [f"{tell(power.timing())}: {tell(power.words())}." for power in card.powers]

    def notes(self, card: Domain, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        return [
            PowerWords(f"{tell(power.words())}.", tell(power.timing())) for power in card.powers
        ]

    def kind(self, card: Domain) -> str:
        words = QCoreApplication.translate("Cards", "Domain, needs {roles}")
        return words.format(roles=_role_words(card.icons))

    def short_kind(self, card: Domain) -> str:
        words = QCoreApplication.translate("Cards", "domain that needs {roles}")
        return words.format(roles=_role_words(card.icons))


_COUNTED = (
    ("citizens", "person", "Citizen"),
    ("monsters", "monsters", "Monster"),
    ("domains", "home", "Domain"),
)
"""What Dukes count besides roles and types: the field, its sign and its word."""


@shows(Duke)
class _Duke(Shown[Duke]):
    clauses = ("F2", "F3")
    is_portrait: ClassVar[bool] = True

    def field(self, _card: Duke) -> str:
        return colours.DUKE

    def powers(self, card: Duke) -> tuple[Marks, ...]:
        counted = (
            *((card.icons.of(role), role.value) for role in Role),
            *((getattr(card, what), icon) for what, icon, _ in _COUNTED),
            *((points, kind.value) for kind, points in card.types.items()),
        )
        lines = [
            (number(points), Mark("points"), PER, Mark(icon)) for points, icon in counted if points
        ]
        return (*lines, *(_left_signs(line) for line in card.left))

    def lines(self, card: Duke, _solo: Solo | None) -> list[str]:
        counted = [(card.icons.of(role), tell(capital(say(role.value)))) for role in Role]
        counted += [(getattr(card, what), tell(say(one))) for what, _, one in _COUNTED]
        counted += [(points, tell(capital(say(kind.value)))) for kind, points in card.types.items()]
        one = QCoreApplication.translate("Cards", "{what}: 1 point each.")
        many = QCoreApplication.translate("Cards", "{what}: {number} points each.")
        lines = [
            (one if points == 1 else many).format(number=points, what=what)
            for points, what in counted
            if points
        ]
        return [*lines, *map(_left_words, card.left)]

    def kind(self, _card: Duke) -> str:
        return QCoreApplication.translate("Cards", "Duke")


def _left_signs(line: Leftovers) -> Marks:
    kinds = (Mark("any"),) if line.is_whole else tuple(Mark(kind.value) for kind in line.of)
    many = () if line.per_point == 1 else (number(line.per_point),)
    return number(1), Mark("points"), PER, *many, *kinds


def _left_words(line: Leftovers) -> str:
    if line.is_whole:
        words = QCoreApplication.translate("Cards", "1 point for every {number} resources left.")
    elif line.per_point == 1:
        words = QCoreApplication.translate("Cards", "1 point for each {kinds} left.")
    else:
        words = QCoreApplication.translate("Cards", "1 point for every {number} {kinds} left.")
    return words.format(number=line.per_point, kinds=tell(kind_words(line.of)))


@shows(Exhausted)
class _Exhausted(Shown[Exhausted]):
    clauses = ("T30", "T31")

    def field(self, _card: Exhausted) -> str:
        return colours.EXHAUSTED


@shows(Rule)
class _Rule(Shown[Rule]):
    """A rule has a name only."""


def _numbers(card: Card) -> str:
    return "/".join(map(str, card.numbers))


def _role_signs(icons: Icons) -> Marks:
    return tuple(Mark(role.value) for role in Role for _ in range(icons.of(role)))


def _role_words(icons: Icons) -> str:
    """Return roles in words: "2× Soldier, Holy"."""
    parts = []
    for role in Role:
        if many := icons.of(role):
            name = tell(capital(say(role.value)))
            parts.append(name if many == 1 else f"{many}× {name}")
    return ", ".join(parts)
