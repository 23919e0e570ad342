"""Cities in letters, for people who design one.

`python -m valeria_desktop.games.valencia.files.sketch FOLDER` names the faults of the files in your
folder, and shows the first game's cities; without a folder, it looks at the shipped files.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.loader import own_catalog
from valeria_desktop.games.valencia.rules.arrange import (
    INNER_CORNER,
    SITE,
    arrangements,
    faults,
    first_city,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.model.catalog import CityPlan
    from valeria_desktop.games.valencia.rules.model.city import City

_MOST_TOLD = 5
_PLACE = re.compile(r"the fountain site in row \d+, column \d+")


def sketch(city: City) -> str:
    """Return a city in the letters of the data file of cities."""
    written = [_cell(city, cell) for cell in range(len(city.cells))]
    starts = range(0, len(written), city.width)
    return "\n".join(" ".join(written[start : start + city.width]) for start in starts)


def _cell(city: City, cell: int) -> str:
    space = city.cells[cell]
    if space is None:
        return INNER_CORNER if cell in city.centre else SITE
    return f"{space.guild.value[0].upper()}{space.price}"


def report(folder: Path | None) -> Iterator[str]:
    """Yield a report as lines: the files' faults, the first cities, the numbers of good cities."""
    if folder is not None and not os.path.lexists(folder):
        yield f"There is no folder {folder}."
    catalog, problems = own_catalog(folder)
    yield from problems
    for plan in catalog.plans:
        yield ""
        yield f"With {' and '.join(map(str, plan.players))} players, in the first game:"
        yield ""
        yield sketch(first_city(plan))
        yield ""
        yield from _counts(plan)


def _counts(plan: CityPlan) -> Iterator[str]:
    broken = [
        [_PLACE.sub("a fountain site", fault) for fault in faults(city)]
        for city in arrangements(plan)
    ]
    yield f"{broken.count([])} of {len(broken)} arrangements have no faults."
    often = Counter(fault for found in broken for fault in set(found))
    for fault, number in often.most_common(_MOST_TOLD):
        yield f"In {number}: {fault}."


def main(arguments: Sequence[str]) -> None:
    """Print the report of a folder."""
    folder = Path(arguments[0]) if arguments else None
    sys.stdout.write("\n".join(report(folder)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
