"""How a game's promises are kept, as a file: learned from games, for one file of weights each.

For each way in which chances are found, a promise is bent: its log-odds are multiplied and shifted,
by other numbers at the beginning of a game than at its end, and in between by how much is over. So
nothing jumps within a game. Other weights promise otherwise: then the file says nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from math import exp, isfinite, log
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.learned import values_folder
from valeria_desktop.kernel.coaching import Way
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.kernel.coaching import Kept

FORMAT = 1
FILE = "promises.json"
"""The file's name, beside the weights."""
MOST_SLOPE, MOST_SHIFT = 10.0, 10.0
_PRINT = 64
"""The number of hexadecimal digits of a fingerprint."""
_STEEPEST = 700.0
"""The largest exponent that a float can hold."""


class PromisesError(ValeriaError):
    """A file of promises that can't be used."""


@frozen
class Bend:
    """How promises are bent: so that they rise, and 0 and 1 stay."""

    shift: float = 0.0
    slope: float = 1.0

    def kept(self, promised: float) -> float:
        """Return how often a promised chance is kept."""
        if not 0 < promised < 1:
            return promised
        odds = self.shift + self.slope * (log(promised) - log(1 - promised))
        return 1 / (1 + exp(min(_STEEPEST, -odds)))


@frozen
class PromiseCurve:
    """How promises of one way are bent in the course of a game."""

    beginning: Bend
    end: Bend

    def at(self, progress: float) -> Kept:
        """Return how promises are kept when a part of the game is over, from 0 to 1."""
        part = min(1.0, max(0.0, progress))
        first, last = self.beginning, self.end
        return Bend(
            first.shift + part * (last.shift - first.shift),
            first.slope + part * (last.slope - first.slope),
        ).kept


@frozen
class CoursePromises:
    """How the promises of one course are kept."""

    weights: str
    """The fingerprint of the weights whose promises were learned."""
    made: Mapping[str, Any]
    """The recipe, the seed and the number of games that taught the curves."""
    ways: Mapping[Way, PromiseCurve]


PromiseMap = Mapping[str, CoursePromises]
"""How promises are kept, by the names of courses."""


def fingerprint(weights: Path) -> str:
    """Return the fingerprint of a file of weights."""
    return sha256(weights.read_bytes()).hexdigest()


@cache
def curves_of(folder: Path, course: str) -> Mapping[Way, PromiseCurve]:
    """Return the curves of a course for the weights in a folder; none for other weights."""
    file, weights = folder / FILE, folder / f"{course}.json"
    if not (file.exists() and weights.exists()):
        return {}
    found = read_promises(file).get(course)
    return {} if found is None or found.weights != fingerprint(weights) else found.ways


def kept_by(game: str, course: str, progress: float, way: Way) -> Kept | None:
    """Return how a shipped game's promises are kept; None where that isn't known."""
    curve = curves_of(values_folder(game), course).get(way)
    return None if curve is None else curve.at(progress)


# --- the file


def write_promises(found: PromiseMap) -> str:
    """Return how promises are kept as JSON text."""
    courses = {
        name: {
            "weights": each.weights,
            "made": each.made,
            "ways": {way.value: _written(curve) for way, curve in each.ways.items()},
        }
        for name, each in sorted(found.items())
    }
    return json.dumps({"format": FORMAT, "courses": courses}, indent=1) + "\n"


def _written(curve: PromiseCurve) -> dict[str, list[float]]:
    return {
        name: [round(bend.shift, 4), round(bend.slope, 4)]
        for name, bend in (("beginning", curve.beginning), ("end", curve.end))
    }


def read_promises(file: Path) -> PromiseMap:
    """Return how promises are kept by a file; refuse one that says anything else."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        format_, courses = _fields(data, "format", "courses")
        if format_ != FORMAT:
            raise PromisesError(f"The promises in {file.name} are of another version.")
        return {name: _course(each) for name, each in courses.items()}
    except (OSError, UnicodeError) as error:
        raise PromisesError(f"The promises in {file.name} can't be read: {error}.") from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        sentence = f"The promises in {file.name} are damaged; learn them again: {error}."
        raise PromisesError(sentence) from error


def _course(data: Any) -> CoursePromises:  # noqa: ANN401 - any data
    weights, made, ways = _fields(data, "weights", "made", "ways")
    if len(weights) != _PRINT or not isinstance(made, dict):
        raise ValueError("no fingerprint")
    return CoursePromises(weights, made, {Way(name): _curve(each) for name, each in ways.items()})


def _curve(data: Any) -> PromiseCurve:  # noqa: ANN401 - any data
    beginning, end = _fields(data, "beginning", "end")
    return PromiseCurve(_bend(beginning), _bend(end))


def _bend(data: Any) -> Bend:  # noqa: ANN401 - any data
    shift, slope = data
    for number in (shift, slope):
        if isinstance(number, bool) or not isinstance(number, int | float) or not isfinite(number):
            raise ValueError(f"{number!r} is no number")
    if not (0 < slope <= MOST_SLOPE and abs(shift) <= MOST_SHIFT):
        raise ValueError(f"shift {shift} and slope {slope} are out of bounds")
    return Bend(float(shift), float(slope))


def _fields(data: Any, *names: str) -> list[Any]:  # noqa: ANN401 - any data
    """Return the fields of an object that has these and no others."""
    if not isinstance(data, dict) or data.keys() != {*names}:
        raise ValueError(f"an object with {', '.join(names)} is needed")
    return [data[name] for name in names]
