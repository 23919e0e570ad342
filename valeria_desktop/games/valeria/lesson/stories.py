"""The games that the lesson is played in: each on a fixed seed, with all choices written down."""

from __future__ import annotations

from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.session.lesson import Story

FIRST = Story(
    Setup(players=2),
    52,
    (
        "keep reese-the-firebrand", "keep hrothgar-the-conqueror",
        "roll", "recruit citizen-1", "pay 3-gold", "gain gold",
        "roll", "recruit citizen-1", "pay 3-gold", "slay monster-2",
        "roll", "recruit citizen-2", "slay monster-2",
        "roll", "slay monster-2", "recruit citizen-2",
        "roll", "merchant: 2-gold", "recruit citizen-3", "slay monster-1",
        "roll", "mercenary: trade-1-strength", "slay monster-1", "slay monster-1",
        "roll", "herald: 1-gold", "recruit citizen-1", "gain gold",
        "roll", "recruit citizen-1", "gain gold",
        "roll", "build domain-5", "pay 2-gold-5-magic", "shattered-hand: citizen-1",
    ),
)  # fmt: skip
"""The first rounds, as anybody plays them."""

LATE = Story(
    Setup(
        players=2,
        preset="custom",
        areas=("Hills", "Ruins", "Forest", "Valley", "Mountains"),
        citizens=(
            "cleric", "merchant", "mercenary", "archer", "peasant",
            "knight", "thief", "champion", "paladin", "butcher",
        ),
    ),
    10989,
    (
        "keep elsyn-saint-of-shadows", "keep lekzandr-the-protector",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-10", "recruit citizen-9",
        "pay 2-gold",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-1", "pay 3-gold",
        "recruit citizen-9",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-7", "pay 2-gold",
        "slay monster-2", "pay 2-strength",
        "roll", "recruit citizen-2", "slay monster-2",
        "roll", "thief: take-1-gold-from-2", "recruit citizen-1", "pay 3-gold", "slay monster-2",
        "roll", "merchant: 2-gold", "herald: 1-gold", "herald: 1-gold", "build domain-1",
        "pay 3-gold-4-magic", "shattered-hand: citizen-1", "slay monster-4",
        "roll", "build domain-3", "rogues-landing: citizen-2", "slay monster-1",
        "roll", "herald: 1-gold", "thief: 2-gold", "recruit citizen-9", "pay 2-gold-1-magic",
        "slay monster-1",
        "roll", "herald: 1-gold", "herald: 1-gold", "recruit citizen-1", "slay monster-1",
        "roll", "herald: 1-gold", "thief: 2-gold", "recruit citizen-9", "gain gold",
        "roll", "merchant: 2-gold", "build domain-4", "pay 5-gold-3-magic", "gain gold",
        "roll", "merchant: 2-gold", "recruit citizen-1", "gain gold",
        "roll", "merchant: 2-gold", "herald: 1-gold", "herald: 1-gold", "build domain-1",
        "pay 6-gold-2-magic", "slay monster-2",
        "roll", "recruit citizen-9", "pay 3-gold-2-magic", "slay monster-2",
        "pay 5-strength-3-magic",
        "roll", "thief: take-3-gold-from-2", "slay monster-5", "dire-bear: 2-gold",
        "recruit citizen-3", "pay 3-gold",
        "roll", "slay monster-5", "pay 2-strength-3-magic", "dire-bear: 2-gold",
        "recruit citizen-10",
        "roll", "herald: 1-strength", "herald: 1-strength", "paladin: trade-1-strength",
        "build domain-2", "pay 9-gold", "build domain-2", "pay 4-gold-1-magic",
        "cathedral-of-st-aquila: take-1-gold-from-2",
        "roll", "slay monster-5", "orc-warrior: citizen-2", "recruit citizen-10", "pay 2-gold",
        "roll", "thief: take-3-gold-from-2", "herald: 1-gold",
    ),
)  # fmt: skip
"""A game that nears its end, with what is rare in the first rounds."""
