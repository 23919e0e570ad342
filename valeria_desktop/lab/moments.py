"""Keeps what slow games were learned from, task by task, for a training that is interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from attrs import frozen

from valeria_desktop.lab.book import FOLLOWS, TrainingSamples

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from valeria_desktop.lab.book import LearningTask
    from valeria_desktop.lab.learner import Numbers


def as_arrays(samples: Sequence[TrainingSamples]) -> tuple[Numbers, Numbers]:
    """Return inputs and targets, one row for each moment."""
    import numpy as np

    seen = np.frombuffer(b"".join(part["seen"] for part in samples), np.float32)
    rest = np.frombuffer(b"".join(part["followed"] for part in samples), np.float32)
    followed = rest.reshape(-1, FOLLOWS)
    return seen.reshape(len(followed), -1), followed


@frozen
class MomentFiles:
    """The files with the moments of a course: one for each task of each round."""

    folder: Path

    def of(self, number: int, task: LearningTask) -> TrainingSamples | None:
        """Return the samples of a task that was done in a round; None if it wasn't."""
        file = self._file(number, task)
        return _read(file, task["part"]) if file.exists() else None

    def keep(self, number: int, task: LearningTask, samples: TrainingSamples) -> None:
        """Write the samples of a task of a round."""
        import numpy as np

        seen, followed = as_arrays([samples])
        file = self._file(number, task)
        part = file.with_suffix(".part.npz")
        np.savez_compressed(part, seen=seen, followed=followed)
        part.replace(file)  # an interruption leaves no half of a file behind

    def of_rounds(self, last: int) -> tuple[Numbers, Numbers]:
        """Return inputs and targets of all rounds up to one."""
        files = (file for number in range(1, last + 1) for file in self._files(number))
        return as_arrays([_read(file, place) for place, file in enumerate(files)])

    def _files(self, number: int) -> list[Path]:
        return sorted(self.folder.glob(f"moments-{number:02}-*-*[0-9].npz"))

    def _file(self, number: int, task: LearningTask) -> Path:
        return self.folder / f"moments-{number:02}-{task['part']:03}-{task['games']}.npz"


_NAMES = ("seen", "followed")


def _read(file: Path, part: int) -> TrainingSamples:
    import numpy as np

    with np.load(file) as kept:
        seen, followed = (cast("Numbers", kept[name]) for name in _NAMES)
    return TrainingSamples(
        part=part, number=len(seen), seen=seen.tobytes(), followed=followed.tobytes()
    )
