"""A sentence about every sign of Viscounts: shown beside the mouse, and as a list."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT = "ViscountsGlossary"

KINDS: dict[str, object] = {
    "cleric": QT_TRANSLATE_NOOP("ViscountsGlossary", "Cleric: clerics transcribe manuscripts."),
    "builder": QT_TRANSLATE_NOOP("ViscountsGlossary", "Builder: builders build houses."),
    "noble": QT_TRANSLATE_NOOP("ViscountsGlossary", "Noble: nobles send workers into the castle."),
    "merchant": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Merchant: merchants trade on the outer spaces."
    ),
    "criminal": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Criminal: it counts as any kind in an action, and brings corruption when it is played.",
    ),
    "no-criminals": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "No criminals: only if no card on your three spaces shows one."
    ),
}
"""The kinds of townsfolk."""
GOODS: dict[str, object] = {
    "silver": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Silver: coins for further steps, for hiring and for dismissing."
    ),
    "silver-price": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Silver value: how far a card rides, its price, and what destroying it brings.",
    ),
    "ink": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Ink: a resource that counts as a cleric when you transcribe."
    ),
    "stone": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Stone: a resource that counts as a builder when you build."
    ),
    "ingot": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Gold: a resource that counts as a noble when you send workers."
    ),
    "any-resource": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Resource of your choice: ink, stone or gold."
    ),
    "points": QT_TRANSLATE_NOOP("ViscountsGlossary", "Points: they are counted at the end."),
}
"""What a purse holds."""
CONSCIENCE: dict[str, object] = {
    "virtue": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Virtue: your dove moves 1 space to the left."
    ),
    "corruption": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Corruption: your raven moves 1 space to the right."
    ),
    "collision": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Collision: raven and dove met on one space; it happens in phase 5 of your turn.",
    ),
    "debt": QT_TRANSLATE_NOOP("ViscountsGlossary", "Debt: unpaid, it costs 2 points at the end."),
    "paid-debt": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Paid debt: it costs nothing, and paying it brings 1 resource of your choice.",
    ),
    "deed": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Deed: acquired, it is worth 1 point at the end."
    ),
    "approved-deed": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Approved deed: it is worth 3 points at the end."
    ),
    "turn-over": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Turn over: pay a debt, or have a deed approved."
    ),
    "poverty": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Poverty: the last debt reveals it, and the end begins."
    ),
    "prosperity": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Prosperity: the last deed reveals it, and the end begins."
    ),
}
"""Conscience and papers."""
CARDS: dict[str, object] = {
    "hire": QT_TRANSLATE_NOOP("ViscountsGlossary", "Hire: take a visible townsfolk card for free."),
    "dismiss": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Dismiss: a townsfolk card helps your action once and leaves the game."
    ),
    "discard": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Discard: a card of your hand or the top of your deck goes to your discard pile.",
    ),
    "destroy": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Destroy: as discard, but the card leaves the game for its silver."
    ),
    "rearrange": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Rearrange: your cards change their spaces among themselves."
    ),
    "shuffle": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Shuffle: your discard pile goes into your deck, for 1 virtue or 1 corruption.",
    ),
    "hand-of-cards": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Hand: you draw up to 3 cards, and more with a power."
    ),
    "at-once": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "At once: when the card is played or the house is built."
    ),
    "standing": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Standing: as long as the card is on your board."
    ),
    "drop-off": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Drop-off: when the card leaves your third space."
    ),
    "at-end": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "At the end: it counts when the game is over."
    ),
    "corner": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Corner: when the card is hired or dismissed."
    ),
    "reconstructed": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Reconstructed: we did not know this card and made it like its sisters.",
    ),
}
"""What is done with cards, and when."""
REALM: dict[str, object] = {
    "viscount": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Viscount: you ride clockwise, as far as the played card says."
    ),
    "horseshoe": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Horseshoe: a step of the ride; on a free square 1 further step for free.",
    ),
    "market": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Market: pay the merchants left of the arrow, gain what is right of it.",
    ),
    "ground": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Spot: a house can be built here; its sign says what that brings."
    ),
    "link": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Link: with houses at both ends, both owners gain what it shows."
    ),
    "river": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "River: from each outer space you reach only the spots on its side."
    ),
    "building": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "House: a workshop, a trading post or a guildhall."
    ),
    "free-building": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Free house: it goes to any free spot and costs nothing."
    ),
    "workshop": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Workshop: 3 builders; 2, 5 and 9 points for 1, 2 and 3 of them."
    ),
    "trading-post": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Trading post: 5 builders; 4, 9 and 15 points for 1, 2 and 3 of them."
    ),
    "guildhall": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Guildhall: 7 builders; 6, 13 and 21 points for 1, 2 and 3 of them."
    ),
}
"""What lies on the round board."""
CASTLE: dict[str, object] = {
    "pawn": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Worker: 1, 2 or 3 points in the first, second or third tier of the castle.",
    ),
    "castle": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Castle: workers in the second and third tier."
    ),
    "castle-move": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Castle move: one of your workers goes to the next section of the first tier.",
    ),
    "leader": QT_TRANSLATE_NOOP(
        "ViscountsGlossary",
        "Castle leader: most workers in the third tier; 5 points, and 1 card more to draw.",
    ),
    "manuscript": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Manuscript: it costs clerics, and its ribbon counts for sets."
    ),
    "ribbon-black": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Black ribbon: the first player with 3 gains a cleric for good."
    ),
    "ribbon-blue": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Blue ribbon: the first player with 3 gains a merchant for good."
    ),
    "ribbon-grey": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Grey ribbon: the first player with 3 gains a builder for good."
    ),
    "ribbon-yellow": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Yellow ribbon: the first player with 3 gains a noble for good."
    ),
    "bonus-card": QT_TRANSLATE_NOOP(
        "ViscountsGlossary", "Bonus card: for 3 manuscripts of one ribbon; 3 points."
    ),
}
"""Castle and manuscripts."""
ALONE: dict[str, object] = {
    "scheme": QT_TRANSLATE_NOOP("ViscountsGlossary", "Scheme: it says what Odo does in his turn."),
    "focus": QT_TRANSLATE_NOOP("ViscountsGlossary", "Focus: the action that Odo's board prefers."),
}
"""What only Odo has."""
_ALL = KINDS | GOODS | CONSCIENCE | CARDS | REALM | CASTLE | ALONE


def explain(sign: str) -> str:
    """Return the sentence about a sign; "" for an unknown sign."""
    sentence = _ALL.get(sign, "")
    return QCoreApplication.translate(CONTEXT, str(sentence)) if sentence else ""
