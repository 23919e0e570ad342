"""Who may sit in a bot's place: the names they sit under, and what each likes.

This is all that is known of them without opening a door; `characters` tells the rest.
"""

from __future__ import annotations

from typing import NamedTuple


class Sitting(NamedTuple):
    """How someone sits at the table."""

    name: str
    leaning: str = ""
    """What they like better than it is worth; nothing for who takes things as they come."""


COMPANY = {
    "sorrel": Sitting("Sorrel", "hunter"),
    "oswin": Sitting("Oswin", "builder"),
    "hedda": Sitting("Hedda", "hoarder"),
    "jory": Sitting("Jory", "recruiter"),
    "tamsin": Sitting("Tamsin", "thief"),
    "lioren": Sitting("Lioren", "magic"),
    "annis": Sitting("Annis"),
    "pim": Sitting("Pim"),
}
"""Everyone by their id, which is also the leaning that a bot's name gives them."""
