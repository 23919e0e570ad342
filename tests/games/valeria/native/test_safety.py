"""What comes from Python can't harm: wrong tables, seats and weights are refused by a sentence."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.valeria.native.setups import Twins
from tests.games.valeria.native.spoiled import numbers_of, play_spoiled
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.rules.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[4]
SOURCES = sorted((ROOT / "valeria_desktop" / "games" / "valeria" / "native").glob("*.c"))
GCC = shutil.which("gcc")
HEADERS = Path(sysconfig.get_path("include"))
SANITIZED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g", "-O1")

AFTER_DECKS = 2 * 11 + 5 * 10
"""The numbers after the decks: how much eleven facts say of a Duke, and the traits of ten."""

built = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


@pytest.fixture
def twins() -> Twins:
    return Twins(Setup(players=3), 7)


@built
@pytest.mark.parametrize("written", [b"", b"\x01\0\0\0" * 40, b"\0" * 200_000, b"\0\0\0"])
def test_other_numbers_are_refused(written: bytes) -> None:
    with pytest.raises(ValueError, match="The tables"):
        needed().Table(written)


@built
@pytest.mark.parametrize(
    ("at", "number", "sentence"),
    [
        (0, 6, "The tables are of a set-up that can't be played."),
        (0, 300, "The tables have a number that is too small or too large."),
        (10, 120, "The tables have a card that can't be."),
        (17, 250, "The tables have an effect that can't be used."),
        (20, 16, "The tables have a turn that can't be played."),
        (-5 - AFTER_DECKS, 60, "The tables deal cards that don't belong there."),
        (-1, 70_000, "The tables have a number that is too small or too large."),
    ],
)
def test_a_spoiled_table_is_refused_by_a_sentence(at: int, number: int, sentence: str) -> None:
    numbers = numbers_of(Setup())
    numbers[at] = number
    with pytest.raises(ValueError, match=re.escape(sentence)):
        needed().Table(struct.pack(f"{len(numbers)}i", *numbers))


@built
@pytest.mark.parametrize("seat", [-1, 3, 5, 2**31 - 1])
def test_a_seat_that_nobody_has_is_refused(twins: Twins, seat: int) -> None:
    core, mind = needed(), needed().Mind("hand")
    asks: list[Callable[[], object]] = [
        lambda: twins.core.imagine(seat, 7),
        lambda: core.features_of(twins.core, seat),
        lambda: core.promise(twins.core, mind, seat),
        lambda: core.won(twins.core, seat),
    ]
    for ask in asks:
        with pytest.raises(IndexError, match=f"There is no seat {seat}; 3 play."):
            ask()


@built
@pytest.mark.parametrize("index", [-1, 9, 255, 2**31 - 1])
def test_an_option_that_is_not_offered_is_refused(index: int) -> None:
    twins = Twins(Setup(), 7)
    with pytest.raises(IndexError, match=f"There is no option {index}; 2 are offered"):
        twins.core.choose(index)


@built
@pytest.mark.parametrize(("minds", "seeds"), [(2, 3), (3, 2), (4, 4), (0, 0)])
def test_each_seat_needs_a_mind_and_a_seed(twins: Twins, minds: int, seeds: int) -> None:
    with pytest.raises(ValueError, match=r"Each seat needs a mind and a seed."):
        needed().play(twins.core, [needed().Mind("random")] * minds, range(seeds))


@built
def test_only_minds_can_play(twins: Twins) -> None:
    with pytest.raises(TypeError, match=r"A seat needs a mind."):
        needed().play(twins.core, [None] * 3, range(3))
    with pytest.raises(OverflowError):
        needed().play(twins.core, [needed().Mind("random")] * 3, [1, 2, -1])


@built
@pytest.mark.parametrize(
    ("first", "second", "size"), [(-1, 0, 8), (1000, 1000, 8), (0, 4, 8), (2, 0, 7), (2, 0, 8)]
)
def test_weights_of_another_net_are_refused(first: int, second: int, size: int) -> None:
    with pytest.raises(ValueError, match=r"These weights are not of such a net."):
        needed().Mind("net", first, second, bytes(size))


@built
def test_there_are_three_kinds_of_minds() -> None:
    with pytest.raises(ValueError, match=r"Nobody plays by 'dice'; it is random, hand or net\."):
        needed().Mind("dice")
    with pytest.raises(ValueError, match=r"These weights are not of such a net\."):
        needed().Mind("net")
    with pytest.raises(ValueError, match=r"These weights are not of such a net\."):
        needed().Mind("hand", 0, 0, bytes(8))


@built
def test_nobody_is_asked_when_a_game_is_over(twins: Twins) -> None:
    core, mind = needed(), needed().Mind("random")
    core.play(twins.core, [mind] * 3, range(3))
    assert twins.core.asked is None
    assert twins.core.options() == []
    core.play(twins.core, [mind] * 3, range(3))  # it stays over
    with pytest.raises(ValueError, match=r"This game is over; nobody is asked."):
        core.choose_for(twins.core, mind, 7)
    with pytest.raises(IndexError, match="There is no option 0; 0 are offered"):
        twins.core.choose(0)


@built
def test_minds_that_are_made_while_they_play_are_held(twins: Twins) -> None:
    needed().play(twins.core, (needed().Mind("hand") for _ in range(3)), range(3))
    assert twins.core.asked is None


@built
@pytest.mark.thorough
def test_spoiled_tables_are_refused_or_played_without_harm() -> None:
    fewer = many(160, 160, whole=16)  # each 160th number is spoiled; in `make thorough` each 16th
    refused, played = play_spoiled(needed(), 1, fewer)
    assert refused > 19_200 / fewer
    assert played > 19_200 / fewer


def library(name: str) -> str:
    """Find a library of the compiler."""
    command = [str(GCC), f"-print-file-name={name}"]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    if not Path(found).is_absolute():
        pytest.skip(f"gcc has no {name} here")
    return found


def build_sanitized(folder: Path) -> tuple[Path, dict[str, str]]:
    """Build the core so that writing beside its memory ends the process."""
    libraries = " ".join(map(library, ("libasan.so", "libubsan.so")))
    flags = [flag for flag in import_module("native").FLAGS if not flag.startswith("-O")]
    core = folder / "_core.so"
    command = [GCC, *flags, *SANITIZED, "-fPIC", "-shared", f"-I{HEADERS}", *SOURCES, "-o", core]
    subprocess.run([str(word) for word in command], check=True)
    # the interpreter keeps what it has to the end, which is no leak
    return core, {"LD_PRELOAD": libraries, "ASAN_OPTIONS": "detect_leaks=0"}


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or GCC is None or not (HEADERS / "Python.h").exists(),
    reason="gcc on Linux with the headers of Python is needed",
)
@pytest.mark.slow
@pytest.mark.parametrize("fewer", [300, 1])
def test_a_sanitizer_finds_nothing_in_games_of_every_mode(
    fewer: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sound tables and spoiled ones, random and greedy players."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    core, needs = build_sanitized(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.valeria.native.spoiled", str(core), str(fewer)],
        env={**os.environ, **needs, "PYTHONPATH": str(ROOT), "PYTHONMALLOC": "malloc"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
