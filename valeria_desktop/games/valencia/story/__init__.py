"""What happened in Valencia, told part by part in sums."""

from valeria_desktop.games.valencia.story.tell import tell_turn

__all__ = ["tell_turn"]
