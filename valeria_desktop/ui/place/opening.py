"""Whether a board's secrets lie open where several people sit at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define

if TYPE_CHECKING:
    from valeria_desktop.ui.controls.peek import HeldButton


@define
class Opening:
    """Tells whether secrets lie open: a player holds the button, or looks at a question's answers.

    A scene of another player, or of another game, covers them.
    """

    peek: HeldButton
    is_held: bool = False
    looks: bool = False

    @property
    def is_open(self) -> bool:
        """Whether secrets lie open."""
        return self.is_held or self.looks

    def cover(self) -> None:
        """Cover the secrets, even if the button is still held."""
        self.peek.release()
        self.is_held = self.looks = False

    def follow(self, before: Any, scene: Any) -> bool:
        """Cover the secrets if a scene follows one of other seats; return whether it does."""
        is_other = (
            before is None or before.seats is not scene.seats or before.viewer != scene.viewer
        )
        if is_other:
            self.cover()
        return is_other
