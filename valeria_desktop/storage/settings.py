"""What a player has chosen once and for all: kept as TOML in the system's folder for settings."""

from __future__ import annotations

import contextlib
import logging
import tomllib
from typing import TYPE_CHECKING, Any

import tomli_w
from attrs import field, fields, frozen
from attrs.validators import ge, in_, le
from cattrs import BaseValidationError

from valeria_desktop.content.codec import make_converter
from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.engine.phrases import say
from valeria_desktop.engine.setup import Setup
from valeria_desktop.storage.files import read_text, write_text
from valeria_desktop.storage.seats import Seat

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)
NAME = "settings.toml"
_LARGEST = 100_000


@frozen
class Settings:
    """All that is kept."""

    theme: str = field(default="system", validator=in_(("system", "dark", "light")))
    scale: float = field(default=1.0, validator=[ge(0.5), le(3.0)])
    pace: str = field(default="normal", validator=in_(("slow", "normal", "fast", "off")))
    language: str = field(default="system", validator=in_(("system", "en", "de")))
    setup: Setup = field(factory=Setup)
    """The set-up played last."""
    seats: tuple[Seat, ...] = ()
    lesson: int = field(default=0, validator=[ge(0), le(1000)])
    """The step of the lesson to go on with."""


def read_settings(folder: Path) -> tuple[Settings, str]:
    """Read the settings; a bad file is put aside and told about in a sentence."""
    path = folder / NAME
    if not path.exists():
        return Settings(), ""
    try:
        return _from_toml(read_text(path, _LARGEST)), ""
    except (ValeriaError, BaseValidationError, ValueError, TypeError):
        _log.warning("The settings in %s can't be read.", path, exc_info=True)
    with contextlib.suppress(OSError):
        path.replace(path.with_suffix(".damaged"))
    return Settings(), say(
        "{file} could not be read, so the settings are as at first; the file is kept beside as "
        "settings.damaged.",
        file=path.name,
    )


def kept_language(folder: Path) -> str:
    """Give the language alone, which is wanted before anything can be told."""
    try:
        return _from_toml(read_text(folder / NAME, _LARGEST)).language
    except (ValeriaError, BaseValidationError, ValueError, TypeError):
        return Settings().language


def _from_toml(text: str) -> Settings:
    known = {each.name for each in fields(Settings)}
    found = tomllib.loads(text)
    unknown = found.keys() - known
    if unknown:  # a newer version may have written them
        _log.info("Unknown settings are left out: %s", ", ".join(sorted(unknown)))
    return make_converter().structure(
        {name: value for name, value in found.items() if name in known}, Settings
    )


def write_settings(settings: Settings, folder: Path) -> None:
    """Write the settings."""
    data = _without_none(make_converter().unstructure(settings))
    data["setup"]["variants"] = sorted(data["setup"]["variants"])
    write_text(folder / NAME, tomli_w.dumps(data))


def _without_none(value: Any) -> Any:  # noqa: ANN401 - any plain data
    """Leave out what is not set: TOML has no word for nothing."""
    if isinstance(value, dict):
        return {name: _without_none(item) for name, item in value.items() if item is not None}
    if isinstance(value, list | tuple):
        return [_without_none(item) for item in value]
    return value
