"""A laboratory of two games: one with a book of its own, and one that brings nothing to it."""

from __future__ import annotations

from attrs import evolve

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab.book import BOOK
from valeria_desktop.lab.book import LabBook

TABLE = "tests.lab.two_games:GAMES"
PLAIN = evolve(RULES, id="plain", name="Plain Game", seats=range(2, 4), bots={})
GAMES = {rules.id: rules for rules in (RULES, PLAIN)}
BOOKS = {RULES.id: BOOK, PLAIN.id: LabBook(PLAIN)}
