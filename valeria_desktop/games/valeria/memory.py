"""Valeria's data in the history of finished games, beyond the data of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content.checks import is_measure, is_one_of, is_text
from valeria_desktop.games.valeria.rules.setup import Edition, Level, Solo
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.memory import PlayedGame, Special

_luck: Callable[[PlayedGame], Sequence[float]] = door("valeria_desktop.games.valeria.luck:luck")


def _sum_up(played: PlayedGame) -> tuple[Special, tuple[Special, ...]]:
    lucks = _luck(played)
    seats = tuple(
        {"duke": _duke(played, seat), "luck": round(lucks[seat], 3)}
        for seat in range(len(played.seats))
    )
    return _of_setup(played.record.setup), seats


def _of_setup(setup: Setup) -> Special:
    return {
        "solo": setup.solo.value if setup.solo else "",
        "level": setup.level.value if setup.solo else "",
        "edition": setup.edition.value,
        "preset": setup.preset,
        # older programs refuse rows with more values: sets stand among what was varied
        "variants": " ".join(
            (*sorted(setup.variants), *(f"{_SET}{each}" for each in sorted(setup.sets)))
        ),
    }


_SET = "set:"


def sets_in(special: Special) -> tuple[str, ...]:
    """Return the ids of the sets that were in use, from a game's values."""
    words: str = special["variants"]
    return tuple(each.removeprefix(_SET) for each in words.split() if each.startswith(_SET))


def _duke(played: PlayedGame, seat: int) -> str:
    duke = played.view(seat).players[seat].duke
    return duke.name if duke else ""


MEMORY = Memory(
    sum_up=_sum_up,
    of_game={
        "solo": is_one_of("", *Solo),
        "level": is_one_of("", *Level),
        "edition": is_one_of(*Edition),
        "preset": is_text,
        "variants": is_text,
    },
    of_seat={"duke": is_text, "luck": is_measure},
)
