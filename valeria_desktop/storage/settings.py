"""The player's settings, kept as TOML in the system's folder for settings.

An impossible value gets its default, and all other values still hold. Unknown values stay in the
file, as a newer program may have written them.
"""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args, get_origin

from attrs import AttrsInstance, evolve, field, fields, frozen, has, resolve_types
from attrs.validators import ge, in_, instance_of, le

from valeria_desktop.content.files import FileError, read_text
from valeria_desktop.content.plain_values import plain_value
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.kernel.rules import RANGE, Setup
from valeria_desktop.kernel.seats import Seat, Sign, default_seats
from valeria_desktop.kernel.setups import sets_of
from valeria_desktop.storage.files import write_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games


@frozen
class Settings:
    """All settings of the player."""

    theme: str = field(default="system", validator=in_(("system", "dark", "light")))
    scale: float = field(default=1.0, validator=[ge(0.5), le(3.0)])
    pace: str = field(default="normal", validator=in_(("slow", "normal", "fast", "off")))
    movement: str = field(default="full", validator=in_(("full", "calm", "none")))
    confirm_turn_end: bool = field(default=False, validator=instance_of(bool))
    """The end of a turn waits for an answer before a bot goes on."""
    has_hints: bool = field(default=True, validator=instance_of(bool))
    """The player may ask for advice, and a card out of reach shows what would help."""
    has_tutor: bool = field(default=False, validator=instance_of(bool))
    """The program asks for a confirmation before a clearly worse choice."""
    hint_numbers: bool = field(default=False, validator=instance_of(bool))
    """The numbers of hints are unfolded."""
    has_remarks: bool = field(default=True, validator=instance_of(bool))
    """The guests in bots' seats make remarks at big moments."""
    symbols: str = field(default="plain", validator=in_(("plain", "letters")))
    sound_mine: float = field(default=0.75, validator=[ge(0.0), le(1.0)])
    """The loudness of the viewer's own events, from 0 to 1."""
    sound_others: float = field(default=0.5, validator=[ge(0.0), le(1.0)])
    sound_calls: float = field(default=0.75, validator=[ge(0.0), le(1.0)])
    """The loudness of calls (your turn, the last round, a refusal), from 0 to 1."""
    sound_bed: float = field(default=0.75, validator=[ge(0.0), le(1.0)])
    """The loudness of the sounds around the table, from 0 to 1."""
    is_muted: bool = field(default=False, validator=instance_of(bool))
    keys_stay: bool = field(default=False, validator=instance_of(bool))
    """D and Z work until they are pressed again, not only while they are held."""
    lines_stay: bool = field(default=False, validator=instance_of(bool))
    """Told lines and remarks stay until the player closes them."""
    contrast: str = field(default="normal", validator=in_(("normal", "strong")))
    reader: str = field(default="system", validator=in_(("system", "announce", "name")))
    """The way in which sentences reach a screen reader."""
    language: str = field(default="system", validator=in_(("system", "en", "de")))
    game: str = field(default="", validator=instance_of(str))
    """The id of the game played last."""
    setups: dict[str, Setup] = field(factory=dict)
    """The last set-up of each game, by the game's id."""
    seats: tuple[Seat, ...] = ()
    without_help: bool = field(default=False, validator=instance_of(bool))
    """The last begun game is without help, and so is the proposal for the next one."""
    lesson: int = field(default=0, validator=[ge(0), le(1000)])
    """The mark of Valeria's lesson, to continue from; 0 begins it."""
    medals: tuple[int, ...] = ()
    """The finished chapters of that lesson, counted from 1."""
    lessons: dict[str, int] = field(factory=dict)
    """The lesson's mark of every other game, by the game's id."""
    medals_of: dict[str, tuple[int, ...]] = field(factory=dict)
    met: dict[str, tuple[str, ...]] = field(factory=dict)
    """The sets that the player has begun a game with, by the game's id."""
    proposes_lesson: bool = field(default=True, validator=instance_of(bool))
    """The player has neither finished nor declined the lesson."""


_read_toml: Callable[[str], dict[str, Any]] = door("valeria_desktop.storage.toml_text:read_toml")
_write_toml: Callable[[dict[str, Any]], str] = door(
    "valeria_desktop.storage.setting_values:write_toml"
)
_log = logging.getLogger(__name__)
NAME = "settings.toml"
_LARGEST = 100_000
_MOST_TOLD = 3
_DEEPEST = 20


@frozen
class SettingsFound:
    """The settings read from disk, with sentences about their errors."""

    settings: Settings
    wrong: tuple[Phrase, ...] = ()
    """Phrases about impossible values, which have their defaults instead."""
    trouble: str = ""
    """A sentence about an unusable file; empty if the file could be read."""


class _BadFileError(ValeriaError):
    """A file that holds no settings at all."""


def read_settings(folder: Path, games: Games) -> SettingsFound:
    """Read the settings value by value; rename a bad file."""
    try:
        return _taken(_table(folder), games)
    except FileError as error:
        trouble = say("{problem} The default settings are used for now.", problem=error.words)
    except _BadFileError as error:
        trouble = cast("Phrase", error.words)
        _put_aside(folder / NAME)
    _log.warning("%s", trouble)
    return SettingsFound(Settings(), trouble=trouble)


def kept_language(folder: Path) -> str:
    """Return only the language, which the program needs before its first sentence."""
    try:
        return _taken(_table(folder), {}).settings.language
    except ValeriaError:
        return Settings().language


def wrong_values(wrong: tuple[Phrase, ...]) -> Phrase:
    """Return one sentence about the impossible values."""
    more = len(wrong) - _MOST_TOLD
    words = list(wrong[:_MOST_TOLD])
    if more > 0:
        words.append(say("{number} more can't be either", number=more))
    return say(
        "{file}: {problems}. Those settings use their defaults; the others stay as you chose them.",
        file=NAME,
        problems=join(words),
    )


def _table(folder: Path) -> dict[str, Any]:
    """Return the file's table; an empty table without a file."""
    try:
        return _read_toml(read_text(folder / NAME, _LARGEST))
    except FileError as error:
        if isinstance(error.__cause__, FileNotFoundError):
            return {}
        if isinstance(error.__cause__, OSError):
            raise
        raise _bad_file() from error
    except (ValueError, RecursionError) as error:
        raise _bad_file() from error


def _bad_file() -> _BadFileError:
    return _BadFileError(
        say(
            "{file} could not be read, so the default settings are used. The old file is kept as "
            "settings.damaged.",
            file=NAME,
        )
    )


def _put_aside(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.replace(path.with_suffix(".damaged"))


# --- reading, value by value

_plain_settings: Callable[[Settings], dict[str, Any]] = door(
    "valeria_desktop.storage.setting_values:plain_settings"
)
_A = TypeVar("_A")
_SETUPS = "setups"
_OLD_SETUP = "setup"


def _taken(found: dict[str, Any], games: Games) -> SettingsFound:
    wrong: list[Phrase] = []
    others = {name: value for name, value in found.items() if name != _SETUPS}
    settings = _filled(Settings(), others, "", wrong)
    setups: dict[str, Setup] = {}
    first = next(iter(games), "")
    for game, rules in games.items():
        path, table = _setup_in(found, game, is_first=game == first)
        if isinstance(table, dict):
            setup = _filled(rules.setup(), table, f"{path}.", wrong)
            unknown = [each for each in sets_of(setup) if each not in rules.sets]
            if unknown:  # the file keeps the set-up, for the program that has these sets
                wrong.append(_impossible(f"{path}.sets", ", ".join(unknown)))
            else:
                setups[game] = setup
        elif table is not None:
            wrong.append(_impossible(path, table))
    return SettingsFound(evolve(settings, setups=setups), tuple(wrong))


def _setup_in(found: dict[str, Any], game: str, *, is_first: bool) -> tuple[str, object]:
    """Return the path and value of a game's set-up; the first game's once had no game's name."""
    setups = found.get(_SETUPS)
    if isinstance(setups, dict) and game in setups:
        return f"{_SETUPS}.{game}", setups[game]
    return _OLD_SETUP, found.get(_OLD_SETUP) if is_first else None


def _filled(whole: _A, table: dict[str, Any], where: str, wrong: list[Phrase]) -> _A:
    """Return an object with a table's values; impossible values go to the list `wrong`."""
    for each in fields(resolve_types(cast("type[AttrsInstance]", type(whole)))):
        if each.name not in table:
            continue
        value, path = table[each.name], f"{where}{each.name}"
        try:
            read = _read(getattr(whole, each.name), each.type, value, path, wrong)
            if read not in each.metadata.get(RANGE, (read,)):
                raise ValueError(path)  # noqa: TRY301 - told as all others are
            whole = evolve(cast("Any", whole), **{each.name: read})  # runs the validators
        except (ValueError, TypeError, OverflowError):
            wrong.append(_impossible(path, value))
    return whole


def _read(
    first: object,
    kind: Any,  # noqa: ANN401 - a type, as attrs has it
    value: object,
    path: str,
    wrong: list[Phrase],
) -> object:
    if has(type(first)) and isinstance(value, dict):
        return _filled(cast("AttrsInstance", first), value, f"{path}.", wrong)
    if kind == tuple[Seat, ...] and isinstance(value, list):
        return _seats(value, path, wrong)
    if get_origin(kind) is frozenset and isinstance(value, list):
        return _members(value, kind, path, wrong)
    return plain_value(value, kind)


def _seats(rows: list[Any], path: str, wrong: list[Phrase]) -> tuple[Seat, ...]:
    seats = []
    for index, (seat, row) in enumerate(zip(default_seats(len(Sign)), rows, strict=False)):
        place = f"{path}[{index}]"
        if isinstance(row, dict):
            seats.append(_filled(seat, row, f"{place}.", wrong))
        else:
            seats.append(seat)
            wrong.append(_impossible(place, row))
    return tuple(seats)


def _members(values: list[Any], kind: Any, path: str, wrong: list[Phrase]) -> frozenset[object]:  # noqa: ANN401 - a type
    (member,) = get_args(kind)
    found = []
    for value in values:
        try:
            found.append(plain_value(value, member))
        except ValueError:
            wrong.append(_impossible(path, value))
    return frozenset(found)


def _impossible(path: str, value: object) -> Phrase:
    return say("{field} can't be {value}", field=path, value=quoted(value))


# --- writing


def write_settings(settings: Settings, folder: Path) -> None:
    """Write the settings; values of another version of the program stay in the file."""
    data = _without_none(_plain_settings(settings))
    try:
        found = _table(folder)
    except _BadFileError:
        _put_aside(folder / NAME)
        found = {}
    write_text(folder / NAME, _write_toml(_with_unknown(data, found, settings)))


def _with_unknown(
    data: dict[str, Any], found: dict[str, Any], settings: Settings
) -> dict[str, Any]:
    data = data | _unknown(found, Settings)
    data.pop(_OLD_SETUP, None)
    for game, table in _setups_in(found, settings).items():
        setup = settings.setups.get(game)
        if setup is None:  # of a game that this program doesn't have
            data[_SETUPS] |= {game: table} if _is_shallow(table) else {}
        elif isinstance(table, dict):
            data[_SETUPS][game] |= _unknown(table, type(setup))
    if isinstance(seats := found.get("seats"), list):
        for seat, row in zip(data["seats"], seats, strict=False):
            seat.update(_unknown(row, Seat) if isinstance(row, dict) else {})
    return data


def _setups_in(found: dict[str, Any], settings: Settings) -> dict[str, Any]:
    """Return the file's set-up for each game; the first game's once had no game's name."""
    tables = found.get(_SETUPS, dict.fromkeys(list(settings.setups)[:1], found.get(_OLD_SETUP)))
    return tables if isinstance(tables, dict) else {}


def _unknown(table: dict[str, Any], kind: Any) -> dict[str, Any]:  # noqa: ANN401 - a type
    known = {each.name for each in fields(kind)}
    return {
        name: value for name, value in table.items() if name not in known and _is_shallow(value)
    }


def _is_shallow(value: object, levels: int = _DEEPEST) -> bool:
    """Return whether a value is shallow enough to write and to read: both are recursive."""
    if not isinstance(value, dict | list):
        return True
    inside = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_is_shallow(item, levels - 1) for item in inside)


def _without_none(value: Any) -> Any:  # noqa: ANN401 - any plain data
    """Return a value without its None entries, as TOML has no None."""
    if isinstance(value, dict):
        return {name: _without_none(item) for name, item in value.items() if item is not None}
    if isinstance(value, list | tuple):
        return [_without_none(item) for item in value]
    return value
