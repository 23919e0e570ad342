"""What a button bears beside its words: the mark of a hint, and that it was taken."""

from __future__ import annotations

from valeria_desktop.ui.kit.measured import Measured


class MarkedButton(Measured):
    """A button that may be hinted at, and stays pressed until something comes of it."""

    def __init__(self) -> None:
        """Bear no mark."""
        super().__init__()
        self.is_hinted = False
        """Whether it bears the mark of a hint."""
        self.is_taken = False
        """Whether what it stands for was chosen, though nothing has come of that yet."""

    def set_hinted(self, *, hinted: bool) -> None:
        """Mark it as what is hinted at, or take the mark away."""
        self.is_hinted = hinted
        self.update()

    def set_taken(self, *, taken: bool) -> None:
        """Let it look pressed until something comes of it, or no longer."""
        self.is_taken = taken
        self.update()

    @property
    def looks_pressed(self) -> bool:
        """Whether it is painted as pressed: someone does, or has."""
        return self.isDown() or self.is_taken
