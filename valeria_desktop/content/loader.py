"""Reading the card files into the catalogue; what is wrong is named by file, card and field."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import fields
from cattrs import BaseValidationError, transform_error
from cattrs.v import format_exception

from valeria_desktop.content.codec import make_converter
from valeria_desktop.content.resources import resources_root
from valeria_desktop.engine.cards import (
    Card,
    Citizen,
    Domain,
    Duke,
    Monster,
    MonsterEvent,
    Starter,
)
from valeria_desktop.engine.catalog import Catalog, Preset
from valeria_desktop.engine.errors import CatalogError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

KINDS: dict[str, type[Card] | type[Preset]] = {
    "starter": Starter,
    "citizen": Citizen,
    "monster": Monster,
    "event": MonsterEvent,
    "domain": Domain,
    "duke": Duke,
    "preset": Preset,
}


def load_catalog(extra: Iterable[Path] = ()) -> Catalog:
    """Read the shipped card files, and any others after them."""
    found: dict[str, list[Any]] = {kind: [] for kind in KINDS}
    for file in (*sorted((resources_root() / "cards").glob("*.toml")), *extra):
        for kind, entries in _read(file).items():
            found[kind] += [_structure(file, kind, entry) for entry in entries]
    catalog = Catalog(
        starters=tuple(found["starter"]),
        citizens=tuple(found["citizen"]),
        monsters=tuple(found["monster"]),
        events=tuple(found["event"]),
        domains=tuple(found["domain"]),
        dukes=tuple(found["duke"]),
        presets=tuple(found["preset"]),
    )
    _check_catalog(catalog)
    return catalog


@cache
def shipped_catalog() -> Catalog:
    """Give the catalogue of the shipped card files, read once."""
    return load_catalog()


def _read(file: Path) -> dict[str, list[dict[str, Any]]]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        message = f"The card file {file} can't be read: {error.strerror}."
        raise CatalogError(message) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        message = f"{file.name} is not a valid TOML file: {error}."
        raise CatalogError(message) from error
    for kind, entries in content.items():
        if kind not in KINDS:
            message = f"{file.name}: '{kind}' is no kind of card; use one of {', '.join(KINDS)}."
            raise CatalogError(message)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            message = f"{file.name}: write every {kind} under a heading [[{kind}]]."
            raise CatalogError(message)
    return content


def _structure(file: Path, kind: str, entry: dict[str, Any]) -> Card | Preset:
    where = f"{file.name}, {kind} '{entry.get('id', '?')}'"
    derived = {field.name for field in fields(KINDS[kind]) if not field.init}
    for name in derived & entry.keys():
        message = f"{where}, field {name}: is worked out by the program; leave it out."
        raise CatalogError(message)
    try:
        return _CONVERTER.structure(entry, KINDS[kind])
    except BaseValidationError as error:
        problems = transform_error(error, path="", format_exception=_explain)
        raise CatalogError("; ".join(_sentence(where, problem) for problem in problems)) from error


_CONVERTER = make_converter()


def _explain(error: BaseException, kind: type | None) -> str:
    if isinstance(error, KeyError):
        return "is missing"
    if isinstance(error, ValueError | TypeError):
        return str(error)
    return format_exception(error, kind)


def _sentence(where: str, problem: str) -> str:
    message, _, path = problem.partition(" @ ")
    field = path.strip(".")
    return f"{where}, field {field}: {message}." if field else f"{where}: {message}."


def _check_catalog(catalog: Catalog) -> None:
    for area in catalog.areas:
        catalog.boss_of(area)
    for preset in catalog.presets:
        for card_id in (*preset.citizens, *preset.without):
            if card_id not in catalog.by_id:
                message = f"The preset '{preset.id}' names an unknown card '{card_id}'."
                raise CatalogError(message)
        for area in preset.areas:
            if area not in catalog.areas:
                message = f"The preset '{preset.id}' names an unknown area '{area}'."
                raise CatalogError(message)
