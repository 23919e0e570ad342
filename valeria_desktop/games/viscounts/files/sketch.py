"""Tells of a folder with a player's own tables: what is wrong in them, and what they make.

    python -m valeria_desktop.games.viscounts.files.sketch FOLDER

Without a folder, it tells of the shipped tables.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.files.loader import own_catalog
from valeria_desktop.games.viscounts.rules.model.kinds import RIBBONS, Lane

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.games.viscounts.rules.model.things import Segment

_RIVER = "~"


def sketch(segment: Segment) -> Iterator[str]:
    """Yield a segment as lines: its spots with the river between them, its links and trades."""
    left = [str(spot.number) for spot in segment.spots if spot.side is Lane.LEFT]
    right = [str(spot.number) for spot in segment.spots if spot.side is Lane.RIGHT]
    starts = ", ".join(f"{lane} {number}" for lane, number in segment.starts.items())
    yield f"{segment.id} {segment.name}: {' '.join([*left, _RIVER, *right])} (starts: {starts})"
    for spot in segment.spots:
        yield f"  spot {spot.number}: {spot.effect.words()}"
    for link in segment.links:
        yield f"  {link.start}-{link.goal or 'next 1'}: {link.effect.words()}"
    for side, trades in segment.trades.items():
        for lane, trade in trades.items():
            yield f"  side {side}, {lane}: {trade.merchants} for: {trade.effect.words()}"


def report(folder: Path | None) -> Iterator[str]:
    """Yield a report as lines: the files' faults, the segments, and how their values are known."""
    if folder is not None and not os.path.lexists(folder):
        yield f"There is no folder {folder}."
    catalog, problems = own_catalog(folder)
    yield from problems
    for segment in catalog.segments:
        yield ""
        yield from sketch(segment)
    yield ""
    yield from _counts(catalog)


def _counts(catalog: Catalog) -> Iterator[str]:
    ribbons = Counter(each.ribbon for each in catalog.manuscripts)
    prices = Counter(each.clerics for each in catalog.manuscripts)
    yield f"Manuscripts: {', '.join(f'{ribbons[ribbon]} {ribbon}' for ribbon in RIBBONS)}."
    yield f"Their prices: {', '.join(f'{prices[price]} of {price}' for price in sorted(prices))}."
    sources = Counter(
        str(each.source) for each in catalog.items.values() if hasattr(each, "source")
    )
    yield f"Values: {', '.join(f'{number} {source}' for source, number in sources.most_common())}."


def main(arguments: Sequence[str]) -> None:
    """Print the report of a folder."""
    folder = Path(arguments[0]) if arguments else None
    sys.stdout.write("\n".join(report(folder)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
