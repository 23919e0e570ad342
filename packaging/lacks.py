"""What a machine lacks to build something, and the line that installs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Lack(NamedTuple):
    """Something that is not here, and the packages that bring it, if any do."""

    what: str
    apt: str = ""
    dnf: str = ""


def packages(names: Iterable[str]) -> str:
    """Join names of packages, each once."""
    return " ".join(dict.fromkeys(name for each in names for name in each.split()))


def advice(
    lacks: Sequence[Lack], what: str = "Building the program", better: Sequence[Lack] = ()
) -> str:
    """Name what is missing, and what it would be better with; the last lines install all of it."""
    told = f"{what} needs what is not here:\n{_names(lacks)}"
    if better:
        told += "\nThe core in C, with which the queen looks further ahead, needs as well:\n"
        told += _names(better)
    apt = packages(lack.apt for lack in (*lacks, *better))
    dnf = packages(lack.dnf for lack in (*lacks, *better))
    if apt:
        told += (
            "\nThis line installs it:\n"
            f"    Debian, Ubuntu:  sudo apt-get install {apt}\n"
            f"    Fedora:          sudo dnf install {dnf}"
        )
    return told


def _names(lacks: Sequence[Lack]) -> str:
    return "\n".join(f"    {lack.what}" for lack in lacks)
