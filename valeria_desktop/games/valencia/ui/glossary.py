"""A sentence about every sign: shown beside the mouse, and as a list."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT = "ValenciaGlossary"

OWNED: dict[str, object] = {
    "coins": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Coins: they pay for spaces. Only their owner sees how many there are."
    ),
    "prestige": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Prestige: points that the council gives at the end of each round."
    ),
    "member": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Member: one of your family, for the council or the city."
    ),
    "members": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Family: your members left; everyone has 15 in all."
    ),
    "goods": QT_TRANSLATE_NOOP(
        "ValenciaGlossary",
        "Goods: the merchants buy them. Only their owner sees how many there are.",
    ),
    "privilege": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Privilege: put it back to wait in an auction, or keep it for 1 point."
    ),
    "figure": QT_TRANSLATE_NOOP(
        "ValenciaGlossary",
        "Figure: the winner of an auction takes it. Its holder is asked first, and wins ties.",
    ),
    "tasks": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Tasks: secret cards that bring points at the end, or cost them."
    ),
}
GOODS: dict[str, object] = {
    "oranges": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Oranges: a guild, its seat and its good, which sells for 1 coin."
    ),
    "tiger-nuts": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Tiger nuts: a guild, its seat and its good, which sells for 2 coins."
    ),
    "wine": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Wine: a guild, its seat and its good, which sells for 3 coins."
    ),
    "cloth": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Cloth: a guild, its seat and its good, which sells for 4 coins."
    ),
    "porcelain": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Porcelain: a guild, its seat and its good, which sells for 5 coins."
    ),
}
COUNCIL: dict[str, object] = {
    "council": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Council: each member there brings 1 prestige at the end of the round."
    ),
    "nobility": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Nobility: the holder of this seat builds the fountain of the round."
    ),
    "church": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Church: the holder of this seat plants the palm of the round."
    ),
    "merchants": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Merchants: the winners of their auctions may sell goods."
    ),
}
CARDS: dict[str, object] = {
    "deck": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Deck: influence cards you draw; they have to last for five rounds."
    ),
    "card-back": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Influence card, face down: only its owner knows it, or nobody."
    ),
    "stack": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Stack: cards that are revealed together; their sum counts."
    ),
    "used": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Used: influence cards that are out of the game, open to all."
    ),
}
CITY: dict[str, object] = {
    "city": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "City: each member there is worth 1 point at the end."
    ),
    "place": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Space: a free square of the guild, for its price in coins."
    ),
    "site": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Fountain site: nobody lives here; a fountain can be built."
    ),
    "fountain": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Fountain: worth its number to each member right beside it."
    ),
    "centre": QT_TRANSLATE_NOOP(
        "ValenciaGlossary",
        "Central fountain: worth 2 to each member on the eight spaces beside it.",
    ),
    "bush": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Bush: it stands where four spaces meet; a palm can be planted."
    ),
    "palm": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Palm: each member on a space around it is worth 1 point more."
    ),
}
DONE: dict[str, object] = {
    "planning": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Planning: draw cards, and divide your hand into stacks."
    ),
    "action": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Action: seven auctions, then the palm and the fountain."
    ),
    "reveal": QT_TRANSLATE_NOOP("ValenciaGlossary", "Reveal: bid with one of your stacks."),
    "pass": QT_TRANSLATE_NOOP("ValenciaGlossary", "Pass: don't bid in this auction."),
    "wait": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Wait: put a privilege back, to be asked after all the others."
    ),
    "move": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Move: a member goes to a free space beside its own."
    ),
}
NUMBERS: dict[str, object] = {
    "price": QT_TRANSLATE_NOOP("ValenciaGlossary", "Price: the coins you pay to settle here."),
    "value": QT_TRANSLATE_NOOP(
        "ValenciaGlossary",
        "Value: the points at the end for each member beside this fountain.",
    ),
    "size": QT_TRANSLATE_NOOP(
        "ValenciaGlossary", "Size: how many cards this stack has; only its owner knows which."
    ),
}
_ALL = OWNED | GOODS | COUNCIL | CARDS | CITY | DONE | NUMBERS


def explain(sign: str) -> str:
    """Return the sentence about a sign; "" for an unknown sign."""
    return _told(_ALL.get(sign, ""))


def _told(sentence: object) -> str:
    return QCoreApplication.translate(CONTEXT, str(sentence)) if sentence else ""
