"""`valeria-lab analyse`: a saved game looked back on, choice by choice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve

from valeria_desktop.coach.asking import answers_of_past
from valeria_desktop.coach.review import Since
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import only_person
from valeria_desktop.lab.analysis import Analysis, as_data, as_lines
from valeria_desktop.lab.arguments import UsageError, whole_number
from valeria_desktop.lab.progress import bar_of
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import read_save

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from valeria_desktop.coach.review import Part
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook

_CHANCE = 1
"""One for all: a game is told alike as often as it is asked about."""


def add_arguments(parser: Parser, _: LabBook) -> None:
    """Add the arguments of the command."""
    add = parser.add_argument
    add("file", type=Path, metavar="FILE", help="a saved game; one that goes on is told so far")
    add("--nodes", type=whole_number(1), metavar="N",
        help="positions that a look at a choice may cost (as many as the coach takes)")  # fmt: skip
    add("--json", action="store_true", help="print data instead of lines")
    add("--progress", action="store_true", help="show a bar even if stderr is no terminal")


def analyse(arguments: argparse.Namespace, lab: Lab) -> None:
    """Print what is found; of a game that goes on nothing that rests on others' secrets.

    The owner of the file could read all of it there. They shouldn't do so by looking back.
    """
    path: Path = arguments.file
    saved = read_save(path, lab.games, str(path))
    record = replay(saved, lab.games, str(path))
    _refuse(record.rules)
    book = lab.books[saved.game]
    names = tuple(seat.name for seat in saved.seats)
    person = only_person(saved.seats)
    reviewed = _reviewed(record, arguments)
    parts = tuple(part if saved.is_over else _so_far(part, person) for part in reviewed)
    analysis = Analysis(saved, record, parts, tuple(book.looked_back(record, names)))
    if arguments.json:
        print(json.dumps(as_data(analysis), indent=2))
        return
    for line in as_lines(analysis, book):
        print(line)


def _refuse(rules: Rules[Any]) -> None:
    if rules.worth is None:
        raise UsageError(
            f"Nobody has said what a position of {rules.name} is worth, so no choice can be graded."
        )


def _reviewed(record: Record, arguments: argparse.Namespace) -> Iterator[Part]:
    since = Since(nodes=arguments.nodes)
    done = 0
    with bar_of(len(record.choices), wanted=arguments.progress, unit="choice") as bar:
        for part in answers_of_past(record, "review", since, Stream(_CHANCE)):
            if part is not None:
                yield part
                bar.update(part.done - done)
                done = part.done


def _so_far(part: Part, person: int | None) -> Part:
    """Leave out what follows from what others saw: grades of their choices, and all chances."""
    graded = (each for each in part.graded if each.seat == person and not each.is_secret)
    return evolve(part, graded=tuple(graded), standings=(), fortunes=())
