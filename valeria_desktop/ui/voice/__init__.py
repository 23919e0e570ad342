"""The one voice of a game: who explains, asks again, refuses and tells, and how it looks."""
