"""Reading card files into the catalogue; an error names the file, the card and the field."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import Attribute, fields, frozen, has
from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError, transform_error

from valeria_desktop.content.entries import read_toml
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.rules import GAME
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.cards import (
    CARD_KINDS,
    EXHAUSTED,
    RULE_CARDS,
    Card,
    Citizen,
    Domain,
    Monster,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.catalog import Catalog, Preset, joined
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.effect import CardWord
from valeria_desktop.games.valeria.rules.model.event_cards import EventCard, MonsterEvent
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Edition, Setup
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.kernel.errors import CatalogError, SetupError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_GROUPS: dict[str, type[Any]] = {
    "starters": Starter,
    "citizens": Citizen,
    "monsters": Monster,
    "events": MonsterEvent,
    "domains": Domain,
    "dukes": Duke,
    "presets": Preset,
}
"""The groups of a catalogue; a set's kind is in the group of the class that it is derived from."""
_NUMBERS = (*((number,) for number in range(1, 9)), (9, 10), (11, 12))
_CARDS_OF_AN_AREA = 5
_RESERVED_CARDS = {card.id for card in (EXHAUSTED, *RULE_CARDS)}
_RESERVED_PRESETS = {RANDOM, CUSTOM}


@frozen
class _Entry:
    """A card or preset, and its file."""

    file: str
    kind: str
    card: Any

    def error(self, field: str, sentence: str) -> CatalogError:
        """Return the error of a field."""
        where = _where(self.file, self.kind, self.card.id)
        return CatalogError(f"{where}, field {field}: {sentence}.")


def load_catalog(extra: Iterable[Path] = ()) -> Catalog:
    """Read the shipped card files, and any other files after them."""
    entries = _read_all((*_shipped_files(), *extra))
    catalog = _catalog_of(entries)
    _check_all(entries, catalog)
    return catalog


def load_cards(files: Iterable[Path], base: Catalog) -> Catalog:
    """Read the cards of a set, which may speak of those of the base game."""
    entries = _read_all(files)
    for entry in entries:
        if not isinstance(entry.card, Preset) and entry.card.id in base.by_id:
            sentence = "is taken by a card of the base game; add the name of the set to yours"
            raise entry.error("id", sentence)
    catalog = _catalog_of(entries)
    _check_all(entries, joined((base, catalog)))
    return catalog


def _catalog_of(entries: list[_Entry]) -> Catalog:
    _check_ids(entries)
    found: dict[str, list[Any]] = {name: [] for name in (*_GROUPS, "others")}
    for entry in entries:
        found[_group_of(entry.card)].append(entry.card)
    return Catalog(**{name: tuple(cards) for name, cards in found.items()})


def _group_of(card: Card | Preset) -> str:
    if isinstance(card, Card) and (card.is_event_card or card.lies_on_bringer):  # no preset
        return "others"
    groups = (name for name, kind in _GROUPS.items() if isinstance(card, kind))
    return next(groups, "others")


def _check_all(entries: list[_Entry], catalog: Catalog) -> None:
    _check_areas(entries)
    _check_mentions(entries, catalog)
    for entry in entries:
        if isinstance(entry.card, Preset):
            _check_preset(entry, catalog)


@cache
def shipped_catalog() -> Catalog:
    """Return the catalogue of the shipped card files, read once."""
    return load_catalog()


def _shipped_files() -> list[Path]:
    folder = resources_root() / "games" / GAME / "cards"
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise CatalogError(f"There are no card files in {folder}; the installation is incomplete.")
    return files


# Reading one file


def kinds_of_cards() -> dict[str, type[Card | Preset]]:
    """Return what may stand in card files, by its word; a set that is loaded adds its kinds."""
    cards = {word: kind for word, kind in sorted(CARD_KINDS.items()) if kind.in_card_files}
    return {**cards, "preset": Preset}


def _read_all(files: Iterable[Path]) -> list[_Entry]:
    converter = _make_converter()  # for each load: sets add to the vocabulary
    return [entry for file in files for entry in _read(file, converter)]


def _read(file: Path, converter: Converter) -> list[_Entry]:
    entries, kinds = [], kinds_of_cards()
    for kind, tables in read_toml(file).items():
        if kind not in kinds:
            known = ", ".join(kinds)
            raise CatalogError(f"{file.name}: '{kind}' is no kind of card; use one of {known}.")
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise CatalogError(f"{file.name}: write every {kind} under a heading [[{kind}]].")
        for number, table in enumerate(tables, start=1):
            name = table.get("id")
            where = _where(file.name, kind, name if isinstance(name, str) else number)
            card = _structure(where, kinds[kind], table, converter)
            entries.append(_Entry(file.name, kind, card))
    for entry in entries:
        _check_card(entry)
    return entries


def _where(file: str, kind: str, name: str | int) -> str:
    return f"{file}, {kind} '{name}'" if isinstance(name, str) else f"{file}, {kind} {name}"


def _structure(
    where: str, kind: type[Card | Preset], table: dict[str, Any], converter: Converter
) -> Card | Preset:
    derived = {field.name for field in fields(kind) if not field.init}
    for name in sorted(derived & table.keys()):
        raise CatalogError(f"{where}, field {name}: is worked out by the program; leave it out.")
    try:
        return converter.structure(table, kind)
    except BaseValidationError as error:
        problems = transform_error(error, path="", format_exception=_explain)
        sentence = "; ".join(_sentence(problem) for problem in problems)
        raise CatalogError(f"{where}, {sentence}.") from error


def _make_converter() -> Converter:
    converter = make_converter()
    read = converter.get_structure_hook(Amounts)

    def something(value: object, kind: type[Amounts]) -> Amounts:
        amounts: Amounts
        if isinstance(value, dict) and "more" in value:
            raise ValueError("'more' must not be here; name each track")
        if isinstance(value, dict) and not TRACKS.keys().isdisjoint(value):
            base = {name: number for name, number in value.items() if name not in TRACKS}
            amounts = read(base, kind) + _tokens(value)
        else:
            amounts = read(value, kind)
        if not amounts:
            raise ValueError("must be more than nothing")
        return amounts

    converter.register_structure_hook(Amounts, something)
    return converter


def _tokens(value: dict[str, object]) -> Amounts:
    """Read the numbers of tracks that sets bring, which stand beside those of resources."""
    whole = NOTHING
    for tag in sorted(TRACKS.keys() & value.keys()):
        number = value[tag]
        if type(number) is not int or number < 0:
            raise ValueError(f"'{tag}' must be a whole number of at least 0")
        whole += Amounts.of(tag, number)
    return whole


_VALIDATED = (
    (re.compile(r"'(\w+)' must be >= (\d+): (.+)"), r"must be at least \2, not \3"),
    (re.compile(r"Length of '(\w+)' must be >= (\d+): (.+)"), r"must have at least \2, not \3"),
    (re.compile(r"'(.+?)' (must .+)"), r"\2"),
)
"""The beginnings of attrs' messages about a field, and our words after the field's name."""


def _is_written(field: Attribute[Any]) -> bool:
    return field.init and field.metadata.get("in_card_files", True)


def _explain(error: BaseException, _: type | None) -> str:
    if isinstance(error, KeyError):
        return "is missing"
    if isinstance(error, ForbiddenExtraKeysError):
        known = ", ".join(field.name for field in fields(error.cl) if _is_written(field))
        return f"'{min(error.extra_fields)}' must not be here; use {known or 'no field'}"
    return str(error.args[0] if error.args else error)


def _sentence(problem: str) -> str:
    message, _, path = problem.rpartition(" @ ")
    for pattern, words in _VALIDATED:
        if found := pattern.match(message):
            path, message = f"{path}.{found[1]}", found.expand(words)
            break
    field = path.strip(".")
    return f"field {field}: {message}" if field else message


# Checks that need a whole card, or all cards


def _check_card(entry: _Entry) -> None:
    for kind, check_it in _CHECKS.items():
        if isinstance(entry.card, kind):
            check_it(entry)


def _check_numbers(entry: _Entry) -> None:
    card: Citizen = entry.card
    if card.numbers not in _NUMBERS and not card.brought_by:  # it lies in no stack of a number
        known = ", ".join(str(list(numbers)) for numbers in _NUMBERS)
        raise entry.error("numbers", f"must be one of {known}, not {list(card.numbers)}")


def _check_copies(entry: _Entry) -> None:
    card: Monster = entry.card
    for field in ("five_player_copies", "five_player_copies_first_edition"):
        if getattr(card, field) > card.copies:
            raise entry.error(field, f"must be at most the {card.copies} copies there are")


def _check_event(entry: _Entry) -> None:
    card: MonsterEvent = entry.card
    if not (card.trigger or card.powers):
        raise entry.error("trigger", "or powers must be there: a Monster Event does something")
    if card.number is not None and card.trigger is None:
        raise entry.error("number", "needs a trigger, which acts when it is rolled")


def _check_event_card(entry: _Entry) -> None:
    card: EventCard = entry.card
    if not (card.revealed or card.powers):
        raise entry.error("revealed", "or powers must be there: an Event card does something")
    if card.lasts and not card.powers:
        raise entry.error("lasts", "needs powers, which count from then on")


_CHECKS = {
    Citizen: _check_numbers,
    Monster: _check_copies,
    MonsterEvent: _check_event,
    EventCard: _check_event_card,
}


def _check_ids(entries: list[_Entry]) -> None:
    cards: dict[str, _Entry] = {}
    presets: dict[str, _Entry] = {}
    for entry in entries:
        is_preset = isinstance(entry.card, Preset)
        seen = presets if is_preset else cards
        name = entry.card.id
        if name in (_RESERVED_PRESETS if is_preset else _RESERVED_CARDS):
            raise entry.error("id", "is a name that the program uses itself; choose another")
        if name in seen:
            other = seen[name]
            raise entry.error("id", f"is taken by a {other.kind} in {other.file}; choose another")
        seen[name] = entry


def _check_areas(entries: list[_Entry]) -> None:
    """Check that each area makes stacks of 5 or 6 cards, its boss the strongest (S1, S3, WA1).

    A Warden alone goes with an area of another file (WA2); monsters that another card brings make
    no stack.
    """
    areas: dict[str, list[_Entry]] = {}
    for entry in entries:
        if isinstance(entry.card, Monster):  # of any kind: an area counts them all
            areas.setdefault(entry.card.area, []).append(entry)
    for area, group in areas.items():
        monsters: list[Monster] = [entry.card for entry in group]
        wardens = [card for card in monsters if card.type is MonsterType.WARDEN]
        if sum(card.copies for card in wardens) > 1:
            raise group[-1].error("type", f"the area {area} has several Wardens; it may have one")
        if all(card in wardens or card.brought_by for card in monsters):
            continue
        bosses = [card for card in monsters if card.type is MonsterType.BOSS]
        if len(bosses) != 1:
            sentence = f"the area {area} has {len(bosses)} bosses; it needs exactly one"
            raise group[-1].error("type", sentence)
        others = [card for card in monsters if card not in wardens]
        if any(card.strength > bosses[0].strength for card in others):
            sentence = f"the boss of {area} must have as much as the others have, or more"
            raise group[monsters.index(bosses[0])].error("strength", sentence)
        _check_stack(area, group, others)


def _check_stack(area: str, group: list[_Entry], monsters: list[Monster]) -> None:
    """Check the number of an area's cards without its Warden, who lies there besides (X5)."""
    total = sum(card.copies for card in monsters)
    for edition in Edition:
        size = sum(card.copies_for(4, edition) for card in monsters)
        if size != _CARDS_OF_AN_AREA:
            sentence = f"the area {area} has {size} cards for up to 4 players ({edition})"
            raise group[-1].error("copies", f"{sentence}; it needs {_CARDS_OF_AN_AREA}")
        if total > size + 1:
            sentence = f"the area {area} has {total - size} cards for 5 players ({edition})"
            raise group[-1].error("five_player_copies", f"{sentence}; it may have one")


def _check_mentions(entries: list[_Entry], catalog: Catalog) -> None:
    """Check that all areas and names in effects exist: a slip would count nothing."""
    areas = {card.area for card in catalog.monsters}
    citizens = {card.name for card in (*catalog.citizens, *catalog.aside)}
    monsters = {card.name for card in catalog.monsters}
    for entry in entries:
        _check_brought(entry, catalog)
        for field in fields(type(entry.card)):
            for part in _parts(getattr(entry.card, field.name)):
                if not isinstance(part, CardWord):
                    continue
                if part.area_named not in {None, *areas}:
                    sentence = f"names the area '{part.area_named}', which there is not"
                    raise entry.error(field.name, sentence)
                for known, kind, names in (
                    (citizens, "citizen", part.citizens_named),
                    (monsters, "monster", part.monsters_named),
                ):
                    for name in sorted(set(names) - known):
                        raise entry.error(field.name, f"names '{name}', which no {kind} is called")


def _check_brought(entry: _Entry, catalog: Catalog) -> None:
    """Check that the card is there which brings another into play."""
    brings = getattr(entry.card, "brought_by", "")
    if brings and brings not in catalog.by_id:
        raise entry.error("brought_by", f"names the card '{brings}', which there is not")


def _parts(value: object) -> Iterator[object]:
    """Yield a value and all its parts."""
    yield value
    kind: type[Any] = type(value)
    inner: Iterable[object] = value if isinstance(value, tuple) else ()
    if has(kind):
        inner = [getattr(value, field.name) for field in fields(kind)]
    for part in inner:
        yield from _parts(part)


def _check_preset(entry: _Entry, catalog: Catalog) -> None:
    preset: Preset = entry.card
    for field, names, known in (
        ("areas", preset.areas, set(catalog.areas)),
        ("citizens", preset.citizens, {card.id for card in catalog.citizens}),
        ("without", preset.without, {card.id for card in catalog.domains}),
    ):
        for name in names:
            if name not in known:
                raise entry.error(field, f"names '{name}', which there is not")
    # Domains aren't checked: the number needed depends on the number of players.
    sets = frozenset(each.id for each in catalog.sets)
    setup = Setup(preset=CUSTOM, areas=preset.areas, citizens=preset.citizens, sets=sets)
    try:
        check(setup, catalog, seed=0)
    except SetupError as error:
        field = "areas" if " area" in str(error) else "citizens"
        raise entry.error(field, str(error).rstrip(".")) from error
