"""The characters who may sit in a bot's place: how they play Viscounts, and what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.characters import Character
from valeria_desktop.games.viscounts.bots.guests import LIKED
from valeria_desktop.games.viscounts.bots.voices.annis import ANNIS
from valeria_desktop.games.viscounts.bots.voices.hedda import HEDDA
from valeria_desktop.games.viscounts.bots.voices.jory import JORY
from valeria_desktop.games.viscounts.bots.voices.lioren import LIOREN
from valeria_desktop.games.viscounts.bots.voices.oswin import OSWIN
from valeria_desktop.games.viscounts.bots.voices.pim import PIM
from valeria_desktop.games.viscounts.bots.voices.sorrel import SORREL
from valeria_desktop.games.viscounts.bots.voices.tamsin import TAMSIN
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Mapping


CHARACTERS = (
    Character(
        "sorrel",
        say("Rides far for what she wants, and knits in the saddle."),
        SORREL,
        LIKED["sorrel"],
    ),
    Character(
        "oswin",
        say("Builds wherever the ground is firm, and checks it twice."),
        OSWIN,
        LIKED["oswin"],
    ),
    Character(
        "hedda",
        say("Trades a little of everything, and wraps it all up well."),
        HEDDA,
        LIKED["hedda"],
    ),
    Character(
        "jory",
        say("Fills the castle with friends, and greets every guard."),
        JORY,
        LIKED["jory"],
    ),
    Character(
        "tamsin",
        say("Keeps odd company, lands softly, and forgets her debts."),
        TAMSIN,
        LIKED["tamsin"],
    ),
    Character(
        "lioren",
        say("Copies old books by night, and reads the margins first."),
        LIOREN,
        LIKED["lioren"],
    ),
    Character(
        "annis",
        say("Takes each bank as it comes, and never hurries a horse."),
        ANNIS,
        LIKED["annis"],
    ),
    Character(
        "pim",
        say("Takes in everyone who knocks, and has lost his map."),
        PIM,
        LIKED["pim"],
    ),
)


BY_ID: Mapping[str, Character] = {character.id: character for character in CHARACTERS}
