"""Every sentence that players read follows the glossary and the style sheet of docs/words.md."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ET
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.each import each

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parents[1]
STRINGS = ROOT / "resources" / "shell" / "i18n" / "valeria_de.ts"
GAMES = ROOT / "resources" / "games"

_CARDS = r"(?:Citizens?|Domains?|Minions?|Monsters?)\b(?! (?:Events?|Phase)\b|, Second Harvest)"
ENGLISH = {
    r"\b(?:[Ss]ome|[Ee]very)bod(?:y|ies)\b": "someone, everyone",
    r"\b[Ww]hoever\b": "the person's noun: the winner, the holder of the seat",
    r"\bthe own\b": "your own, their own",
    r"\bVictory (?:Points?|[Ss]tack)\b|\b[Vv]ictory stack\b": "points; trophies",
    r"\blaurels\b": "points",
    r"\b[Cc]entre stacks?\b": "market",
    r"\b[Tt]ableau\b": "kingdom",
    r"\b[Aa]dvis[eo]r\b|\b[Tt]utor\b": "coach; warning",
    r"\b[Ii]cons?\b|\b[Ss]ymbols?\b": "role; sign",
    r"\b[Aa]ctivat": "wake",
    r"\b(?:[Bb]ase|normal|to the) cost\b": "price, printed price",
    r"\babilit(?:y|ies)\b": "power",
    r"(?<!irst )(?<!econd )(?<!hird )(?<!ourth )(?<!ifth )"
    r"(?<!our )(?<!Her )\b[Pp]laces?\b(?! of Honour)": (
        "space, stack, folder; only a rank in an auction is a place"
    ),
    r"\b[Cc]ells?\b|\b[Cc]rossings?\b": "space, square; bush",
    r"\b[Mm]oney\b": "coins",
    r"\b[Oo]dds\b|\b[Cc]omputers?\b|\b[Pp]resets?\b": "chance; bot; set-up",
    r"\b(?:[Tt]hrow|[Tt]hrown|[Tt]hrew)\b": "roll",
    r"\b[Gg]o(?:es)? on\b": "continue",
    r"\bbe had\b|\basks? for\b": "you can have; needs",
    r"\bin the hand\b|\bmembers in hand\b": "in hand; members left",
    rf"(?<=[^.!?:“·] ){_CARDS}": "lower case inside a sentence",
    r" %(?!n)": "68%, without a space",
    r"\.\.\.|(?<!\w)'\w[^']*'(?!\w)": "one “…” character; “…” round names",
    r"\b(?:[Cc]olor|[Cc]enter|[Gg]ray|[Ff]avor|[Vv]ermillion)\b": "British spelling",
    r"\b(?:[Cc]ards|[Mm]embers|[Pp]restige|[Pp]rivileges|[Tt]rophies) \{": "the number first",
}
"""What no English sentence has, and its cure."""

_ORDERS = r"drück|klick|leg|zeig|bau|nimm|wähle|beginne|würfle|wirf|deck|halte|erschlag|wirb"
GERMAN = {
    r"Rivale|\bGegner\b": "Gegenseite",
    r"\bSpielers?\b|\bSpielenden?\b|\bman\b|\b[Ii]rgendwer\b": "wer, Person, alle; jemand",
    r"\b(?:Bau)?[Pp]l(?:atz|atzes|ätze|ätzen)\b": "Feld, Stapel, Baustelle, Person 2; Rang eins",
    r"Platzwechsel|\bKreuzung": "Umzug; Busch",
    r"\b[Uu]msonst\b": "kostenlos",
    r"\bKr(?:aft|äfte|äften)\b": "Fähigkeit",
    r"Siegpunkt|Siegstapel": "Punkte; Trophäen",
    r"\bAuslage\b": "Königreich",
    r"\bSymbol": "Rolle; Zeichen",
    r"[Gg]rundkosten": "Preis",
    r"\b[Aa]ktivier|\b[Aa]ufwach": "erwachen, wecken",
    r"\bStartwert": "Startzahl",
    r"\bTrainer\b|\bLehrer\b": "Ratgeber; Warnung",
    r"\bPartien?\b": "Spiel",
    r"\bEingabetaste\b": "Enter",
    r"\bHeralds?\b": "Herold",
    r"\bGeld\b": "Münzen",
    r"\b[Aa]n(?:ge)?siedel": "siedeln auf einem Feld",
    r"\bfür (?:die|den) (?:Kirche|Adel|Gilde) sitz": "den Sitz der Kirche haben",
    r"\b(?<!Erd)[Mm]andelbauern": "Erdmandelbauern",
    r"\b(?:[Dd]rücke|[Kk]licke|[Ll]ege|[Zz]eige|[Bb]aue|[Vv]ersuche|[Pp]rüfe|[Ss]chaffe)\b": (
        "drück, klick, leg, zeig, bau"
    ),
    rf": (?:du(?! und)|ich|er|wir|ihr|niemand|{_ORDERS})\b": "a capital: a whole sentence follows",
    r"(?<!\u00a0)%(?!n)": "a no-break space before %",
    r"\.\.\.|\w…|(?<!\w)'\w[^']*'(?!\w)|\"": "“ …” after a space; „…“ round names",
    r"\b(?:Karten|Mitglieder|Ansehen|Privilegien|Trophäen) \{": "the number first",
    r"^\{player\} (?:hat|ist) .*\b(?:ge\w+|\w+ge\w+)$": "the story is told in the Präteritum",
}
"""What no German sentence has, and its cure."""

_CHARACTER = "a character says it, in a voice that is not the table's"
_NAME = "the name of a task"
EXCEPTIONS = {
    "A fine evening, whoever won it.": _CHARACTER,
    "A good crossing. Thank you.": _CHARACTER,
    "A good landing place.": _CHARACTER,
    "Somebody read the tracks better today.": _CHARACTER,
    "The crossing is safe again.": _CHARACTER,
    "Bei mir bekommt es einen guten Platz.": _CHARACTER,
    "Endlich Platz für mehr Regale.": _CHARACTER,
    "Endlich ein Platz für die Trophäen.": _CHARACTER,
    "Für einen mehr ist immer Platz.": _CHARACTER,
    "So lernt man einen Fluss kennen.": _CHARACTER,
    "Platz zum Atmen": _NAME,
    "Kiko the Monster Slayer": "the name of a card, as it is printed",
    "Mico the Monster Slayer": "the name of a card, as it is printed",
    "Gray Harbor": "likewise",
    "Pas'cal the Gray Hunter": "likewise",
    "Victory Points: the player with the most at the end wins.": "the sign has its printed name",
    "Siegpunkte: Wer am Ende die meisten hat, gewinnt.": "the sign has its printed name",
    "der Datenträger ist voll; schaff Platz und versuch es noch einmal": "room on a disk",
    "dein Anteil am Datenträger ist aufgebraucht; schaff Platz und versuch es noch einmal": (
        "room on a disk"
    ),
}
"""Sentences that may have what the tables refuse, each with its reason."""
S1 = re.compile(r"\b(?:Victory Points|Siegpunkte)\b")
"""The first rule says once how points are called on the box."""
CARD = re.compile(r"\bHerald\b|\bGray Harbor\b")
"""The rules name these cards as they are printed, for their pictures stand beside them."""


@cache
def strings() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the English and the German strings of the window and of the engine."""
    english, german = [], []
    for message in ET.parse(STRINGS).getroot().iter("message"):  # noqa: S314 - a file of ours
        english.append(message.findtext("source") or "")
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        german += forms or [translation.text or ""]
    return tuple(english), tuple(german)


SENSES = {
    "Continue": "goes on with a game, or with a page",
    "Hire {card} for {silver} silver": "an order, or what could be done at a goal",
    "Roll the dice": "an option, or the Herald's request",
    "Space": "a key by its whole name, or as short as on a cap",
    "Trade once": "an order, or what could be done at a goal",
    "blue": "a colour of ribbons, or of a player, which stands alone",
    "first": "a townsfolk's place in a line, or a rank",
    "fourth": "likewise",
    "resources left": "in the dative, or alone",
    "second": "likewise",
    "third": "likewise",
    "yellow": "a colour of ribbons, or of a player, which stands alone",
}
"""English texts with more than one German text, each with the senses that these tell apart."""


def german_of() -> dict[str, set[str]]:
    """Return the German texts of each English one, over all windows and the engine."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for message in ET.parse(STRINGS).getroot().iter("message"):  # noqa: S314 - a file of ours
        translation = message.find("translation")
        assert translation is not None
        forms = tuple(form.text or "" for form in translation.iter("numerusform"))
        found[message.findtext("source") or ""].add(" | ".join(forms or (translation.text or "",)))
    return found


def test_an_english_text_has_one_german_text_in_each_sense() -> None:
    several = {english for english, texts in german_of().items() if len(texts) > 1}
    assert several == set(SENSES)


NOUNS = {
    r"(?<!moon )\b[Pp]ools?\b": r"\b(?:Schatz|Schätzen?)\b",
    r"\b[Pp]layer cards?\b": r"\bLehenskarten?\b",
    r"\b[Ss]chemes?\b": r"[Ii]ntrigen?\b",
}
"""Things with one German noun each, in the words of the rules."""


@each("thing", NOUNS)
def test_a_thing_has_the_german_noun_of_its_rules(thing: str) -> None:
    told = [(english, german) for english, texts in german_of().items() for german in texts]
    found = [(a, b) for a, b in told if re.search(thing, re.sub(r"\{\w*\}", "{}", a))]
    assert len(found) > 3
    assert [german for _, german in found if not re.search(NOUNS[thing], german)] == []


@cache
def rules(language: str) -> tuple[str, ...]:
    """Return the lines of all games' rules, without what only they may name."""
    lines = []
    for page in sorted(GAMES.rglob(f"rules/{language}.md")):
        text = page.read_text(encoding="utf-8")
        lines += [S1.sub("", line) if "S1 · " in line else line for line in text.splitlines()]
    return tuple(CARD.sub("", line) for line in lines)


_UNREAD = {"id", "note", "rows", "points_at", "choices"}
"""Entries of tables that no player reads: addresses, how a value is known, a city as a drawing."""


@cache
def tables() -> tuple[str, ...]:
    """Return the texts in all games' tables: names of cards, of tasks, and words of signs."""
    files = [tomllib.loads(path.read_text("utf-8")) for path in sorted(GAMES.rglob("*.toml"))]
    return tuple(text for table in files for text in _texts(table))


def _texts(value: Any) -> Iterator[str]:  # noqa: ANN401 - plain data
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each_ in value:
            yield from _texts(each_)
    elif isinstance(value, dict):
        for key, each_ in value.items():
            yield from () if key in _UNREAD else _texts(each_)


LONGEST = 20
"""Words of a sentence, or of a part of one before a colon or a semicolon."""


CLAUSE = re.compile(r"^- [A-Z]+\d+ · ")
"""The name of a rule, before its first sentence."""


def too_long(sentences: tuple[str, ...]) -> list[str]:
    """Return the parts of sentences that have more words than a player takes in at once."""
    parts = (part for text in sentences for part in re.split(r"(?<=[.!?:;])\s+", text))
    return [part for part in parts if len(part.split()) > LONGEST]


def sentences_in(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the sentences of a rule book, without the names of their clauses."""
    texts = (CLAUSE.sub("", line) for line in lines)
    return tuple(sentence for text in texts for sentence in re.split(r"(?<=[.!?])\s+", text))


def refused(sentences: tuple[str, ...], table: dict[str, str]) -> list[str]:
    """Tell each sentence that has a refused word: the word, the cure, the sentence."""
    found = []
    for sentence in sentences:
        gapped = re.sub(r"\{\w*\}", "{}", sentence)
        for pattern, cure in table.items():
            if (hit := re.search(pattern, gapped)) and sentence not in EXCEPTIONS:
                found.append(f"“{hit.group()}” → {cure}: {sentence}")
    return found


TABLES = {
    "English strings": ENGLISH,
    "German strings": GERMAN,
    "English rules": ENGLISH,
    "German rules": GERMAN,
    "English tables": ENGLISH,
}


def sentences_of(text: str) -> tuple[str, ...]:
    language, kind = text.split()
    if kind == "tables":
        return tables()
    if kind == "rules":
        return rules("en" if language == "English" else "de")
    return strings()[0 if language == "English" else 1]


@each("text", TABLES)
def test_no_sentence_has_a_refused_word(text: str) -> None:
    sentences = sentences_of(text)
    assert len(sentences) > 90
    found = refused(sentences, TABLES[text])
    assert not found, "\n".join(["docs/words.md has the words to use.", *found])


@each("language", [0, 1], ids=["English", "German"])
def test_no_sentence_of_the_window_is_too_long(language: int) -> None:
    assert too_long(strings()[language]) == []


@each("language", ["en", "de"])
def test_no_sentence_of_the_rules_is_too_long(language: str) -> None:
    """A rule is a whole sentence: a colon or a semicolon gives it no more words."""
    sentences = sentences_in(rules(language))
    assert len(sentences) > 700
    assert [each_ for each_ in sentences if len(each_.split()) > LONGEST] == []


def test_the_name_of_a_clause_is_no_word_of_its_sentence() -> None:
    text = ("- WK1 · " + "word " * 20, "  One; two: three. Four.")
    assert [len(each_.split()) for each_ in sentences_in(text)] == [20, 3, 1]


def test_a_long_sentence_is_found() -> None:
    assert too_long(("word " * 20 + "word.", "word " * 12 + "; " + "word " * 12)) == [
        "word " * 20 + "word."
    ]


@each("sentence", EXCEPTIONS)
def test_an_exception_is_still_needed(sentence: str) -> None:
    english, german = strings()
    assert sentence in (*english, *german, *tables())
    assert any(re.search(pattern, sentence) for pattern in (*ENGLISH, *GERMAN))


REFUSED = {
    "English": (
        ENGLISH,
        ("Slay which Monster?", "Everybody wakes", "costs 68 %", "centre stacks", "cards {number}"),
        ("Monster Event", "{number}: Domain", "First place", "Monsters: each die", "{place} 68%"),
    ),
    "German": (
        GERMAN,
        ("Halte D: nur, drücke", "bekommt er umsonst", "Drück: du bist dran", "zu {number} %"),
        ("Halte D: Nur du", "Erdmandelbauern", "{number}\u00a0%", "Rang eins", "{n} Karten"),
    ),
}


@each("language", REFUSED)
def test_the_table_refuses_what_it_should_and_nothing_else(language: str) -> None:
    table, wrong, right = REFUSED[language]
    assert [text for text in wrong if not refused((text,), table)] == []
    assert refused(right, table) == []
