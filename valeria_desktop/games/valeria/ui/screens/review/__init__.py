"""The parts of the review of a finished game: luck, cards and points."""
