"""`valeria-lab train`: learns the values of positions in rounds of games, each with new weights.

Each round is kept in a file, so an interrupted training continues from there. The same seed leads
to the same weights with any number of workers.
"""

from __future__ import annotations

import math
import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import valeria_desktop
from valeria_desktop.bots.weights import Weights, read_weights, write_weights
from valeria_desktop.kernel.chance import draw
from valeria_desktop.lab.arguments import UsageError, names, whole_number
from valeria_desktop.lab.executors import open_executor, results
from valeria_desktop.lab.moments import MomentFiles
from valeria_desktop.lab.options import add_where_options
from valeria_desktop.lab.terminal import bar_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import (
        Course,
        Lab,
        LabBook,
        Learning,
        LearningTask,
        TrainingSamples,
    )
    from valeria_desktop.lab.learner import Learner, Numbers

_HELD_BACK = 20
"""Divisor of the moments: one part of 20 only measures the loss and is not learned from."""
_CHECKED = 4
"""Divisor of the last rounds' games: a quarter as many, without noise, calibrate the weights."""
_CAME_OUT = 1  # the column of the result in the targets
_EARLY, _LATE = slice(0, 1), slice(1, 3)
"""The target columns to learn: the promise at first, the result and the lead in last rounds."""
_PARTS, _FITS, _BEGINNINGS = 111, 112, 113  # random streams of the seed


def add_arguments(parser: Parser, book: LabBook) -> None:
    """Add the arguments of the command."""
    learning = book.learning
    courses = ", ".join(learning.courses) if learning else "none here"
    add = parser.add_argument
    add(
        "--course",
        type=names,
        metavar="NAME,...",
        default=(),
        help=f"what to learn: {courses} (all)",
    )
    folder = Path("build/values") / book.rules.id
    add("--out", type=Path, default=folder, metavar="FOLDER",
        help=f"where rounds and weights are kept ({folder.as_posix()})")  # fmt: skip
    add(
        "--seed", type=whole_number(0), default=1, metavar="S", help="another seed, other games (1)"
    )
    add("--rounds", type=whole_number(1), metavar="R", help="fewer or more than the recipe has")
    add("--games", type=whole_number(50), metavar="G", help="of each round; the recipe has its own")
    add("--progress", action="store_true", help="show a bar even if stderr is no terminal")
    if book.learning_with_sets:
        more = ", ".join(book.learning_with_sets.courses)
        words = f"learn from games with sets ({more}); they begin with the values without"
        add("--sets", action="store_true", help=words)
    else:
        parser.set_defaults(sets=False)
    add_where_options(parser)


def train(arguments: argparse.Namespace, lab: Lab) -> None:
    """Learn the requested courses one after another, or all of them."""
    learning = lab.book.learning_with_sets if arguments.sets else lab.book.learning
    if learning is None:
        raise UsageError(f"Nothing can be learned for {lab.book.rules.name} yet.")
    for name in arguments.course or learning.courses:
        if name not in learning.courses:
            raise UsageError(
                f"There is no course {name}; choose one of {', '.join(learning.courses)}."
            )
    need_numpy()
    with open_executor(arguments.jobs, arguments.cluster) as (executor, workers):
        for name in arguments.course or learning.courses:
            _Training(lab.book.rules.id, learning, name, arguments, executor, workers).run()


def need_numpy() -> None:
    """Refuse to learn without numpy; with it, let its sums run in one thread.

    Threads make such small sums slower, and change the order of their parts.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import_module("numpy")
    except ImportError as error:
        raise UsageError(
            "Learning needs the extra 'learn': pip install 'valeria-desktop[learn]'."
        ) from error


class _Training:
    """The training of one course."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a course is, and who plays it
        self,
        game: str,
        learning: Learning,
        name: str,
        arguments: argparse.Namespace,
        executor: Executor,
        workers: int,
    ) -> None:
        self._learning, self._name, self._course = learning, name, learning.courses[name]
        self._game, self._begun = game, learning.begin(name)
        self._seed: int = arguments.seed
        every = self._course.rounds + self._course.last_rounds
        self._rounds: int = arguments.rounds or every
        self._games: int = arguments.games or self._course.games
        self._last_games: int = arguments.games or self._course.last_games
        self._folder: Path = arguments.out / name
        self._shows_bar: bool = arguments.progress
        self._memory = MomentFiles(self._folder)
        self._executor, self._workers = executor, workers

    def run(self) -> None:
        """Learn all rounds without a file yet, then write the final weights."""
        self._folder.mkdir(parents=True, exist_ok=True)
        weights = self._begun
        for number in range(1, self._rounds + 1):
            file = self._folder / f"round-{number:02}.json"
            if not file.exists():
                text = write_weights(self._learn(number, weights))
                file.write_text(text, encoding="utf-8")
            weights = read_weights(file, self._learning.blocks)  # rounded as after a restart
            self._tell(number, weights)
        if weights is not None and weights is not self._begun:
            self._finish(weights)

    def _learn(self, number: int, before: Weights | None) -> Weights:
        from valeria_desktop.lab.learner import Learner

        course = self._course
        is_late = number > course.rounds
        games = self._last_games if is_late else self._games
        noise = course.last_noise if is_late else course.noise if before else course.first_noise
        seen, followed = self._play(number, before, games, noise)
        if course.remembers:
            seen, followed = self._memory.of_rounds(number)
        learner = self._begin(seen) if before is None else Learner.of(before.net)
        if before is not None and before is self._begun:
            learner.wake(seen, self._learned())
        held, came_out = len(seen) // _HELD_BACK, followed[:, _CAME_OUT]
        learner.fit(
            seen[held:],
            followed[held:, _LATE if is_late else _EARLY],
            epochs=course.epochs + is_late,
            pace=course.pace if before is None else course.pace / 2,
            seed=draw(self._seed, _FITS, number),
            only=self._unread() if course.keeps else None,
        )
        loss = _loss(learner.promised(seen[:held]), came_out[:held])
        made = self._made(number) | {"loss": round(loss, 4)}
        return Weights(learner.net(), self._learning.features, made)

    def _unread(self) -> list[bool] | None:
        """Return which features the weights don't read with which the course begins."""
        return [not scale for scale in self._begun.net.scale] if self._begun else None

    def _begin(self, seen: Numbers) -> Learner:
        from valeria_desktop.lab.learner import Learner

        inputs, seed = len(self._learning.features), draw(self._seed, _BEGINNINGS, 1)
        learner = Learner.new(inputs, self._course.hidden, seed)
        learner.measure(seen)
        learner.scale *= self._learned()
        return learner

    def _learned(self) -> list[bool]:
        """Return which features are learned from; one of scale 0 adds nothing and stays so."""
        blocks = self._learning.blocks.items()
        return [block not in self._course.ignores for block, names in blocks for _ in names]

    def _play(
        self, number: int, before: Weights | None, games: int, noise: float
    ) -> tuple[Numbers, Numbers]:
        """Play the games of a round; return their inputs and targets, one row for each moment."""
        from valeria_desktop.lab.moments import as_arrays

        text = write_weights(before) if before else None
        parts = list(self._parts(number, text, games, noise))
        memory = self._memory if self._course.remembers and number else None
        found: dict[int, TrainingSamples] = {}
        if memory is not None:
            kept = ((part["part"], memory.of(number, part)) for part in parts)
            found = {place: samples for place, samples in kept if samples is not None}
        left = [part for part in parts if part["part"] not in found]
        with bar_of(games, wanted=self._shows_bar, words=f"{self._name}, {number}") as bar:
            bar.update(games - sum(part["games"] for part in left))
            for moments in results(self._executor, self._workers, self._learning.play, left):
                found[moments["part"]] = moments
                bar.update(parts[moments["part"]]["games"])
                if memory is not None:
                    memory.keep(number, parts[moments["part"]], moments)
        return as_arrays([found[part] for part in sorted(found)])

    def _parts(
        self, number: int, text: str | None, games: int, noise: float
    ) -> Iterator[LearningTask]:
        course = self._course
        for start in range(0, games, course.part):
            part = start // course.part
            yield {
                "version": valeria_desktop.__version__,
                "course": self._name,
                "weights": text,
                "part": part,
                "seed": draw(self._seed, _PARTS + 10 * number, part),
                "games": min(course.part, games - start),
                "each": course.each,
                "trust": course.trust if text else 1.0,  # hand-made values promise no chance
                "noise": noise,
                "opening": course.opening if noise else 0,  # chances are calibrated without both
            }

    def _games_in(self, rounds: int) -> int:
        late = max(0, rounds - self._course.rounds)
        return (rounds - late) * self._games + late * self._last_games

    def _made(self, rounds: int) -> dict[str, object]:
        course = self._course
        return {
            "game": self._game,
            "course": self._name,
            "seed": self._seed,
            "rounds": rounds,
            "games": self._games_in(rounds),
            "recipe": _recipe(course, rounds),
            **self._learning.made_with,
            **(self._begun.made if self._begun else {}),
        }

    def _tell(self, number: int, weights: Weights) -> None:
        print(
            f"{self._name}: round {number} of {self._rounds}, loss {weights.made['loss']}",
            flush=True,
        )

    def _finish(self, weights: Weights) -> None:
        """Calibrate the chances by games without noise, measure the strength, write the weights."""
        from valeria_desktop.lab.learner import Learner

        learner = Learner.of(weights.net)
        seen, followed = self._play(0, weights, self._last_games // _CHECKED, 0.0)
        came_out = followed[:, _CAME_OUT]
        half = len(seen) // 2
        learner.calibrate(seen[:half], came_out[:half])
        bins = _bins(learner.promised(seen[half:]), came_out[half:])
        weights = Weights(learner.net(), weights.features, weights.made)
        strength = self._learning.measure(self._name, weights, self._seed)
        made = {**weights.made, "strength": strength, "promised and happened": bins}
        file = self._folder.with_suffix(".json")
        file.write_text(
            write_weights(Weights(weights.net, weights.features, made)), encoding="utf-8"
        )
        print(f"{self._name}: {_words(strength)}; at most {_worst(bins):.1f} points off. {file}")


def _recipe(course: Course, rounds: int) -> str:
    words = f"λ {course.trust}, noise {course.noise}, {course.each} moments a player"
    if course.opening:
        words += f", up to {course.opening} rounds at random at first"
    late = rounds - course.rounds
    return (
        f"{words}; {late} more from what came out, noise {course.last_noise}" if late > 0 else words
    )


def _loss(promised: Numbers, came_out: Numbers) -> float:
    """Return the mean log loss of the promised chances; a constant guess of one half has 0.693."""
    pairs = zip(promised.tolist(), came_out.tolist(), strict=True)
    losses = [-y * math.log(max(p, 1e-9)) - (1 - y) * math.log(max(1 - p, 1e-9)) for p, y in pairs]
    return math.fsum(losses) / len(losses)


def _bins(promised: Numbers, came_out: Numbers) -> list[tuple[float, float, int]]:
    """Return for ten bins of chances the promised and the true share in per cent, and the size."""
    rows: list[tuple[float, float, int]] = []
    for low in range(10):
        inside = (promised >= low / 10) & (promised < (low + 1) / 10)
        number = int(inside.sum())
        if number:
            mean, happened = (100 * float(side[inside].mean()) for side in (promised, came_out))
            rows.append((round(mean, 1), round(happened, 1), number))
    return rows


def _worst(bins: list[tuple[float, float, int]]) -> float:
    return max((abs(promised - happened) for promised, happened, _ in bins), default=0.0)


def _words(strength: object) -> str:
    return str(strength).strip("{}").replace("'", "")
