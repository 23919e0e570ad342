"""What the engine refuses, each with one clear sentence."""


class ValeriaError(Exception):
    """Anything this program refuses; its text is one sentence that can be shown to a player."""

    @property
    def words(self) -> str:
        """The sentence; a phrase remembers how it was made, so that it can be translated."""
        words: str = self.args[0]
        return words


class CatalogError(ValeriaError):
    """A card file says something that can't be."""


class SetupError(ValeriaError):
    """A set-up that can't be played."""


class IllegalChoiceError(ValeriaError):
    """An option that the open decision does not offer."""
