"""The engine's refusals, each with one clear sentence."""


class ValeriaError(Exception):
    """A refusal of this program; its text is one sentence that a window can show to a player."""

    @property
    def words(self) -> str:
        """The sentence; if it is a Phrase, a window can translate it."""
        words: str = self.args[0]
        return words


class CatalogError(ValeriaError):
    """A card file contradicts itself or the game."""


class SetupError(ValeriaError):
    """A set-up that no game can be dealt from."""


class IllegalChoiceError(ValeriaError):
    """An option that the open decision does not offer."""
