"""Draws the busts of Viscounts' townsfolk from parts: `python packaging/people.py`.

A townsfolk's name is a face: cards that share a name share the face and hold other things. Each
card has a drawing of its own in resources/games/viscounts/art/people, which this script writes.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from people_parts import (
    BEARDS,
    BROWS,
    CLOTHES,
    CUTS,
    EYES,
    HAIRS,
    HATS,
    MOUTHS,
    SKINS,
    face,
    neck,
    nose,
)
from people_things import THINGS

FOLDER = Path(__file__).parents[1] / "resources" / "games" / "viscounts" / "art" / "people"
BEHIND = {"spear", "halberd", "crozier", "staff", "pack"}
"""Things that stand behind the shoulders."""
TALL = {"mask", "hood", "scarf", "veil", "wimple", "coif", "helm", "mitre"}
"""The hats and hoods that cover all of the hair."""


class Person(NamedTuple):
    """A face with its clothes, by the names of the parts."""

    skin: str
    hair: str
    cut: str
    jaw: str
    beard: str
    look: str
    """Brows, eyes and mouth."""
    hat: str
    clothes: str
    robe: str

    def drawn(self, thing: str) -> str:
        """Return the drawing of a person with something in hand."""
        skin, hair = SKINS[self.skin], HAIRS[self.hair]
        brows, eyes, mouth = self.look.split()
        behind, brow = CUTS["none" if self.hat in TALL else self.cut](hair)
        hat_behind, hat = HATS[self.hat](self.robe)
        held = THINGS[thing]
        parts = [
            held if thing in BEHIND else "",
            behind,
            hat_behind,
            CLOTHES[self.clothes](self.robe),
            neck(skin),
            face(skin, self.jaw),
            brow,
            BEARDS[self.beard](hair),
            BROWS[brows] if self.hat != "mask" else "",
            EYES[eyes] if self.hat != "mask" else "",
            nose(skin) if self.beard != "moustache" else "",
            MOUTHS[mouth] if self.beard not in {"full", "long"} else "",
            hat,
            "" if thing in BEHIND else held,
        ]
        return _page("".join(parts))


def _page(shapes: str) -> str:
    short = re.sub(r"(\.\d*?[1-9])0+(?=\D)|\.0+(?=\D)", r"\1", shapes)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 64 70">'
    return f"{head}{short}</svg>\n"


def _faces() -> dict[str, Person]:
    """Return the faces by their names, from the table below."""
    found = {}
    for row in filter(None, map(str.strip, FACES.splitlines())):
        name, *parts = (cell.strip() for cell in row.split("|"))
        found[name] = Person(*parts)
    return found


FACES = """
Acolyte | pale | brown | bob | round | none | raised open smile | none | habit | #5a4f78
Antagonist | fair | black | short | slim | goatee | stern narrow smirk | feather | fur | #5b2631
Architect | brown | black | curly | slim | short | calm open flat | beret | doublet | #6a7480
Aristocrat | pale | white | curly | round | none | raised narrow flat | circlet | fur | #8a3a52
Artisan | tan | brown | short | broad | none | calm open smile | cap | apron | #6b7a4a
Artist | fair | red | long | slim | none | raised lashes smile | beret | tunic | #a06a2a
Benefactor | dark | grey | short | round | full | calm open smile | none | chain | #2f5f73
Bishop | fair | grey | short | broad | none | calm narrow flat | mitre | vestment | #4a3a72
Charlatan | tan | black | long | slim | moustache | raised open smirk | turban | doublet | #7d5a7a
Chevalier | tan | brown | short | broad | none | stern open flat | helm | mail | #b3862c
Clergyman | brown | black | short | round | stubble | calm open flat | skullcap | vestment | #3c3554
Conspirator | pale | black | short | slim | none | stern narrow smirk | hood | cloak | #3f3346
Courier | dark | black | curly | slim | none | raised open grin | none | strap | #3f78a5
Deacon | pale | brown | tonsure | round | none | calm open smile | none | vestment | #4b4468
Debt Collector | tan | black | short | broad | moustache | stern narrow flat | hat | chain | #5d2b2b
Defender | brown | black | short | broad | stubble | stern open flat | kettle | mail | #6c7079
Diplomat | pale | blond | bob | slim | none | calm lashes smile | feather | doublet | #8a6a24
Disciple | dark | black | short | round | none | sad open flat | none | habit | #45507a
Enforcer | fair | red | bald | broad | full | stern patch flat | none | bare | #7a4a2c
Foreman | brown | brown | short | broad | moustache | stern open flat | cap | strap | #5f7a6a
Friar | fair | chestnut | tonsure | round | none | raised closed grin | none | habit | #7a5a3a
Gatekeeper | tan | grey | short | broad | full | calm open flat | kettle | cloak | #6a5a8a
Illusionist | pale | white | long | slim | goatee | raised open smirk | turban | cloak | #6b2f55
Jeweller | brown | black | bob | slim | none | raised lashes lips | circlet | chain | #2f6a73
Lookout | tan | brown | short | slim | none | raised open flat | scarf | strap | #4a5240
Mason | dark | black | bald | broad | stubble | calm open smile | cap | apron | #8d8f94
Meddler | pale | red | braid | round | none | raised open smirk | coif | tunic | #6a4a5a
Miner | tan | grey | short | broad | long | stern open flat | skullcap | bare | #5a6470
Missionary | brown | black | short | slim | full | calm open smile | hat | habit | #3f4a6a
Overseer | fair | black | short | slim | goatee | stern narrow down | feather | strap | #7d6a2a
Pastor | fair | white | bald | round | none | sad open smile | none | vestment | #5a4a68
Patron | dark | black | short | broad | short | calm open smile | beret | fur | #3a4f8a
Peddler | fair | chestnut | short | round | short | raised open grin | straw | strap | #3f6f73
Pickpocket | pale | chestnut | curly | slim | none | raised open grin | cap | tunic | #6a5a4a
Priest | dark | black | tonsure | broad | none | calm closed flat | none | habit | #2f2a45
Princess | pale | blond | long | slim | none | calm lashes lips | crown | doublet | #9a3f6a
Racketeer | tan | grey | bald | broad | moustache | stern narrow grin | none | fur | #4a2f3a
Scoundrel | fair | brown | short | slim | none | stern open smirk | mask | cloak | #4a4152
Sculptor | brown | black | long | slim | none | calm lashes flat | band | apron | #77736b
Stonecutter | tan | chestnut | short | broad | full | calm open flat | band | bare | #6f6a60
Strongman | dark | black | bald | broad | moustache | stern open grin | none | bare | #2f5f83
Swindler | pale | black | short | slim | moustache | raised narrow smirk | hat | doublet | #6b3236
Tinker | brown | black | short | round | stubble | raised open smile | coif | apron | #8a5a36
Traitor | fair | blond | short | slim | stubble | sad narrow down | hood | mail | #3f4a52
Traveller | tan | grey | long | slim | long | calm open smile | hat | cloak | #4f6f8f
Trickster | pale | red | short | slim | none | raised open grin | jester | tunic | #8a3040
Vicar | pale | chestnut | tonsure | slim | none | raised open flat | none | vestment | #45405c
Watchman | fair | brown | short | broad | moustache | stern open flat | helm | strap | #4f5d74
Woodcutter | tan | chestnut | short | broad | full | calm open smile | cap | tunic | #4c6b3a
Ada | brown | black | braid | slim | none | stern lashes smirk | band | strap | #6b3236
Bertha | fair | red | braid | round | none | calm lashes smile | circlet | fur | #7a2f55
Clovis | tan | brown | long | broad | short | stern open smirk | crown | fur | #5a3a6a
Emma | pale | blond | long | round | none | calm lashes smile | wimple | cloak | #3f4a8a
Guntram | fair | grey | bald | broad | long | calm open flat | crown | habit | #6a3a3a
Judith | dark | black | curly | slim | none | stern lashes lips | veil | doublet | #7a4a2c
Lothaire | pale | white | long | slim | full | raised open smile | turban | chain | #2f6a5a
Merovech | fair | blond | long | broad | moustache | stern open flat | helm | cloak | #5f4a7a
Rudolf | tan | red | short | broad | full | raised open grin | crown | mail | #8a3a2c
Therese | brown | chestnut | long | round | none | raised lashes grin | feather | chain | #3a6a8a
Abbot | fair | grey | tonsure | broad | none | calm closed smile | none | habit | #2f2a45
Financier | pale | white | short | slim | goatee | calm narrow flat | hat | fur | #2f5a83
Journeyman | tan | brown | curly | slim | none | raised open smile | straw | strap | #4f6f8f
Labourer | tan | chestnut | short | broad | stubble | calm open smile | coif | bare | #7d7b6d
Lender | brown | grey | short | slim | full | calm narrow flat | skullcap | chain | #355f8f
Squire | pale | blond | bob | round | none | raised open smile | none | mail | #b3862c
Thief | brown | black | short | slim | none | stern open smirk | scarf | tunic | #3a3346
Trader | dark | black | short | round | short | raised open grin | turban | strap | #7a5a2a
Passer-by | fair | brown | short | round | none | calm open flat | hood | tunic | #6a6a5a
Vagabond | tan | black | short | slim | stubble | sad narrow down | hood | cloak | #3a2f33
"""
"""Name, skin, hair, cut, jaw, beard, look, hat, clothes, and the colour of the clothes."""

HANDS = """
T01 Acolyte: candle
T02 Antagonist: two daggers
T03 Architect: compass
T04 Aristocrat: cup
T05 Artisan: hammer
T06 Artist: brush
T07 Benefactor: chest
T08 Bishop: crozier
T09 Charlatan: bottle
T10 Chevalier: sword
T11 Clergyman: open book
T12 Conspirator: dagger
T13 Courier: letter
T14 Deacon: book
T15 Deacon: dove
T16 Debt Collector: deed
T17 Debt Collector: club
T18 Debt Collector: coins
T19 Debt Collector: two bonds
T20 Defender: spear
T21 Diplomat: scroll
T22 Disciple: cross
T23 Enforcer: chain
T24 Foreman: plan
T25 Friar: bowl
T26 Gatekeeper: key
T27 Illusionist: mirror
T28 Jeweller: gem
T29 Lookout: horn
T30 Mason: mallet
T31 Meddler: bond
T32 Miner: pick
T33 Missionary: two quills
T34 Missionary: pen
T35 Overseer: whip
T36 Overseer: scroll
T37 Pastor: lamb
T38 Patron: two bars
T39 Patron: bar
T40 Peddler: ink pot
T41 Peddler: bar
T42 Peddler: stone
T43 Peddler: pack
T44 Pickpocket: purse
T45 Priest: candle
T46 Princess: flower
T47 Racketeer: club
T48 Racketeer: dice
T49 Scoundrel: bar
T50 Scoundrel: ink pot
T51 Scoundrel: stone
T52 Sculptor: chisel
T53 Stonecutter: two stones
T54 Stonecutter: stone
T55 Strongman: barrel
T56 Swindler: two stones
T57 Swindler: two bars
T58 Swindler: two quills
T59 Tinker: stone
T60 Tinker: tongs
T61 Tinker: ink pot
T62 Traitor: rope
T63 Traveller: staff
T64 Trickster: cards
T65 Vicar: blue book
T66 Watchman: halberd
T67 Woodcutter: axe
T68 Woodcutter: two axes
H01 Ada: raven
H02 Bertha: falcon
H03 Clovis: sceptre
H04 Emma: blue book
H05 Guntram: two bonds
H06 Judith: mallet
H07 Lothaire: ring
H08 Merovech: sword
H09 Rudolf: cup
H10 Therese: scales
S01 Abbot: beads
S02 Financier: scales
S03 Journeyman: staff
S04 Labourer: saw
S05 Lender: coins
S06 Squire: lantern
S07 Thief: dagger
S08 Trader: barrel
passer-by Passer-by: nothing
vagabond Vagabond: nothing
"""
"""The name of each drawing, the face on it, and what it holds."""


def drawings() -> dict[str, str]:
    """Return all drawings by the names of their files."""
    faces, found = _faces(), {}
    for row in filter(None, map(str.strip, HANDS.splitlines())):
        who, thing = row.split(": ")
        file, name = who.split(" ", 1)
        found[f"{file.lower()}.svg"] = faces[name].drawn(thing)
    return found


def main() -> None:
    """Write all drawings."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in drawings().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    print(f"{len(drawings())} busts in {FOLDER.name}")


if __name__ == "__main__":
    main()
