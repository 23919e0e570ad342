"""The table of all cards, made from the card files: docs/cards.md.

`python -m valeria_desktop.games.valeria.lab.card_table` writes the file; a test checks that it is
current.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, kind_words
from valeria_desktop.games.valeria.rules.model.event_cards import EventMonster
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES, Icons, Role
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.kernel.phrases import capital

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card, Domain, Foe, Monster, Starter
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog, Preset
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent

_INTRODUCTION = """\
# All cards

Written by `python -m valeria_desktop.games.valeria.lab.card_table` from the files in
`resources/games/valeria/cards/` and `resources/games/valeria/sets/`; edit those instead. The texts
are made from the effects, so they say what the program does. The ids are the ones that card files,
custom set-ups and saves use. How to add a card is told in [adding-cards.md](adding-cards.md)."""


def card_table(catalog: Catalog) -> str:
    """Return the Markdown text: the base game's tables, then those of each set with its name."""
    base, *sets = catalog.parts or (catalog,)
    known = {card.id: card.name for card in catalog.all_cards()}
    parts = [_INTRODUCTION, *_of_box(base, known, "##")]
    for each in sets:
        (added,) = each.sets
        facts = set_facts(added.id)
        parts += [f"## {facts.name}", f"`{added.id}`. {facts.adds}", *_of_box(each, known, "###")]
    return "\n\n".join(parts) + "\n"


_MONSTERS = "From the top of each stack to the boss. Marked for 5 players: left out with fewer."
_DUKES = (
    "Each also gives 1 point for every few resources left; the column says how many, and of which "
    "kinds if not of all."
)


def _of_box(catalog: Catalog, known: Mapping[str, str], level: str) -> Iterator[str]:
    """Yield a heading and a table for each kind of card that a box has.

    `known` has the names of all cards, as a set-up may use those of other boxes.
    """
    citizens = [*catalog.citizens, *(card for card in catalog.aside if card.lies_on_bringer)]
    beside = [card for row in catalog.rows for card in row.cards if card.effect is None]
    event_cards = [card for card in catalog.event_cards if not card.reward]
    monsters = [
        card
        for card in catalog.event_cards
        if isinstance(card, EventMonster)  # narrows the type for its columns
    ]
    for heading, cards, texts in (
        ("Starters", catalog.starters, [_starters(catalog.starters)]),
        ("Citizens", citizens, [_citizens(citizens)]),
        ("Monsters", catalog.monsters, [_MONSTERS, _monsters(catalog)]),
        ("Monster Events", catalog.events, [_events(catalog.events)]),
        ("Domains", catalog.domains, [_domains(catalog.domains)]),
        ("Dukes", catalog.dukes, [_DUKES, _dukes(catalog.dukes)]),
        ("Event cards", event_cards, [_event_cards(event_cards)]),
        ("Event cards that can be slain", monsters, [_event_monsters(monsters)]),
        *_called(catalog),
        ("Cards to keep", catalog.keepsakes, [_keepsakes(catalog.keepsakes)]),
        ("Beside the market", beside, [_beside(beside)]),
        ("Set-ups", catalog.presets, [_presets(catalog.presets, known)]),
    ):
        if cards:
            yield f"{level} {heading}"
            yield from texts


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def _numbers(numbers: tuple[int, ...]) -> str:
    return "/".join(map(str, numbers))


def _icons(icons: Icons) -> str:
    """Name each role as often as the card shows it."""
    shown = [role.value.capitalize() for role in Role for _ in range(icons.of(role))]
    return ", ".join(shown)


def _starters(cards: Iterable[Starter]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            _numbers(card.numbers) or _conditions(card),
            capital(card.on_turn.words()),
            capital(card.off_turn.words()),
            ", ".join(card.editions),
        )
        for card in cards
    ]
    return _table(("id", "name", "activates on", "on turn", "off turn", "editions"), rows)


def _conditions(card: Starter) -> str:
    conditions = {"nothing else": card.when_nothing_else, "doubles": card.on_doubles}
    words = [words for words, holds in conditions.items() if holds]
    return "; ".join([*words, *(["once"] if card.once else [])])


def _citizens(cards: Iterable[Card]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            _numbers(card.numbers),
            card.cost,
            _icons(card.icons),
            *(capital(power.words()) for power in card.harvest),
        )
        for card in cards
    ]
    return _table(("id", "name", "number", "Gold", "roles", "on turn", "off turn"), rows)


def _price(card: Foe) -> str:
    price = Amounts(strength=card.strength, magic=card.magic).words()
    return f"{price}, + {card.plus.words()} for each slain" if card.plus else price


def _monsters(catalog: Catalog) -> str:
    stacked = [card for cards in catalog.areas.values() for card in cards]
    others = [card for card in catalog.monsters if card.area not in catalog.areas]  # Wardens (WA2)
    rows = [
        (
            card.area,
            f"`{card.id}`",
            card.name,
            card.type.value.capitalize(),
            _price(card),
            card.points,
            capital(card.reward.words()),
            card.copies,
            _marks(card),
        )
        for card in (*stacked, *others)
    ]
    heads = ("area", "id", "name", "type", "price", "points", "reward", "copies")
    return _table((*heads, "for 5 players"), rows)


def _marks(card: Monster) -> str:
    marks = {
        Edition.FIRST: card.five_player_copies_first_edition,
        Edition.SECOND: card.five_player_copies,
    }
    marked = [f"{number} ({edition})" for edition, number in marks.items() if number]
    return ", ".join(marked)


def _events(cards: Iterable[MonsterEvent]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            _acts(card),
            card.type.value.capitalize(),
            _price(card),
            card.points,
            _does(card),
            capital(card.reward.words()),
        )
        for card in cards
    ]
    heads = ("id", "name", "number", "type", "price", "points", "does", "reward")
    return _table(heads, rows)


def _acts(card: MonsterEvent) -> object:
    if card.number is not None:
        return card.number
    return "each Roll Phase" if card.trigger else "while in play"


def _does(card: MonsterEvent) -> str:
    effects = [effect for effect in (card.trigger, card.revealed) if effect]
    words = dict.fromkeys(capital(effect.words()) for effect in effects)
    revealed = ["Also when it comes up"] if card.revealed else []
    return "; ".join([*words, *revealed, *(power.words() for power in card.powers)])


def _beside(cards: Iterable[Card]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            card.kind.capitalize(),
            _icons(card.icons),
            card.points or "",
            card.copies,
        )
        for card in cards
    ]
    return _table(("id", "name", "kind", "roles", "points", "copies"), rows)


def _event_monsters(cards: Iterable[EventMonster]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            card.area,
            card.type.value.capitalize(),
            _price(card),
            card.points,
            card.revealed.sentence(),
            capital(card.reward.words()),
        )
        for card in cards
    ]
    heads = ("id", "name", "area", "type", "price", "points", "when it comes up", "reward")
    return _table(heads, rows)


def _domains(cards: Iterable[Domain]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            card.cost,
            _icons(card.icons),
            card.points,
            "; ".join(power.timing() for power in card.powers),
            "; ".join(power.words() for power in card.powers),
        )
        for card in cards
    ]
    return _table(("id", "name", "Gold", "roles", "points", "works", "power"), rows)


def _dukes(cards: Iterable[Duke]) -> str:
    rows = [(f"`{card.id}`", card.name, ", ".join(_counted(card)), _left(card)) for card in cards]
    return _table(("id", "name", "points for each", "resources for a point"), rows)


def _left(duke: Duke) -> str:
    parts = [
        str(line.per_point) if line.is_whole else f"{line.per_point} {kind_words(line.of)}"
        for line in duke.left
    ]
    return ", ".join(parts)


def _counted(duke: Duke) -> list[str]:
    """Name the things that a Duke counts, with the points for each."""
    counted = {f"{role.value.capitalize()} icon": duke.icons.of(role) for role in Role}
    counted |= {"Citizen": duke.citizens, "Monster": duke.monsters, "Domain": duke.domains}
    counted |= {kind.value.capitalize(): duke.types.get(kind, 0) for kind in COUNTED_TYPES}
    return [f"{each} for each {what}" for what, each in counted.items() if each]


def _event_cards(cards: Iterable[Card]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            "when it comes up" if card.revealed else _how_long(card),
            (card.revealed.sentence() if card.revealed else _powers(card)),
        )
        for card in cards
    ]
    return _table(("id", "name", "works", "power"), rows)


def _called(catalog: Catalog) -> Iterator[tuple[str, Sequence[object], list[str]]]:
    """Yield a heading, rows and a table for each row whose cards an action calls on."""
    for row in catalog.rows:
        lines = [
            (f"`{card.id}`", card.name, card.printed.words(), card.effect.sentence())
            for card in row.cards
            if card.effect is not None
        ]
        yield str(row.title()), lines, [_table(("id", "name", "price", "effect"), lines)]


def _keepsakes(cards: Iterable[Card]) -> str:
    rows = [
        (
            f"`{card.id}`",
            card.name,
            "as an action" if card.used else "always",
            card.used.sentence() if card.used else _powers(card),
        )
        for card in cards
    ]
    return _table(("id", "name", "works", "power"), rows)


def _how_long(card: Card) -> str:
    return "until the end of the game" if card.lasts else "while it lies there"


def _powers(card: Card) -> str:
    return "; ".join(power.words() for power in (*card.triggers, *card.modifiers))


def _presets(presets: Iterable[Preset], known: Mapping[str, str]) -> str:
    def names(cards: Iterable[str]) -> str:
        return ", ".join(known[card] for card in cards)

    rows = [
        (
            f"`{preset.id}`",
            preset.name,
            ", ".join(preset.areas),
            names(preset.citizens),
            names(preset.without),
        )
        for preset in presets
    ]
    return _table(("id", "name", "areas", "citizens", "without"), rows)


def main() -> None:
    """Write docs/cards.md of this checkout."""
    file = resources_root().parent / "docs" / "cards.md"
    cards = BOX().cards_of(frozenset(SETS))
    file.write_text(card_table(cards), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
