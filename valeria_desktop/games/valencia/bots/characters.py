"""The characters who can sit in a bot's place: their way of playing Valencia, and their remarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.characters import Character
from valeria_desktop.games.valencia.bots.guests import LIKED
from valeria_desktop.games.valencia.bots.voices.annis import ANNIS
from valeria_desktop.games.valencia.bots.voices.hedda import HEDDA
from valeria_desktop.games.valencia.bots.voices.jory import JORY
from valeria_desktop.games.valencia.bots.voices.lioren import LIOREN
from valeria_desktop.games.valencia.bots.voices.oswin import OSWIN
from valeria_desktop.games.valencia.bots.voices.pim import PIM
from valeria_desktop.games.valencia.bots.voices.sorrel import SORREL
from valeria_desktop.games.valencia.bots.voices.tamsin import TAMSIN
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Mapping


CHARACTERS = (
    Character(
        "sorrel",
        say("Stays on the trail of an auction until it is hers."),
        SORREL,
        LIKED["sorrel"],
    ),
    Character(
        "oswin",
        say("Settles beside fountains, and checks that they are level."),
        OSWIN,
        LIKED["oswin"],
    ),
    Character(
        "hedda",
        say("Keeps her coins together, and her goods in good order."),
        HEDDA,
        LIKED["hedda"],
    ),
    Character(
        "jory",
        say("Likes to sit on the council, and greets every chair."),
        JORY,
        LIKED["jory"],
    ),
    Character(
        "tamsin",
        say("Outbids by a whisker, and likes a seat that is warm."),
        TAMSIN,
        LIKED["tamsin"],
    ),
    Character(
        "lioren",
        say("Loves fountains with a gift, and asks them for omens."),
        LIOREN,
        LIKED["lioren"],
    ),
    Character(
        "annis",
        say("Takes each step as it comes, and moors where it is calm."),
        ANNIS,
        LIKED["annis"],
    ),
    Character(
        "pim",
        say("Looks for shade under a palm, and for his straw hat."),
        PIM,
        LIKED["pim"],
    ),
)


BY_ID: Mapping[str, Character] = {character.id: character for character in CHARACTERS}
