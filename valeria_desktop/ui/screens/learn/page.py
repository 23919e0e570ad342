"""The page on which a game's rules are looked up."""

from __future__ import annotations

from valeria_desktop.ui.kit.page import Page


class LearnPage(Page):
    """Rules, and whatever else a game has to be looked up."""

    is_wooden = False

    def show_clause(self, clause_id: str) -> None:
        """Show a clause of the rules."""
        raise NotImplementedError
