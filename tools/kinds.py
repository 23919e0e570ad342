"""List where Valeria asks which class a card has: `python -m tools.kinds`.

A kind of card answers what others ask (`rules/model/answers.Answers`). Each place left has
its reason: a comment on its line, or its module's reason below.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import valeria_desktop.games.valeria
from valeria_desktop.games.valeria.rules.model.cards import CARD_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOM = Path(valeria_desktop.games.valeria.__file__).parent
_CLASSES = {"Card", "Foe", "Harvested", *(kind.__name__ for kind in CARD_KINDS.values())}
_ASKS = {"isinstance", "issubclass"}
_MAY_ASK = re.compile(r"\b(?:isinstance|issubclass|case)\b")
_COMMENT = re.compile(r".*\S\s+# (.+)$")

REASONS = {
    "rules/turn/offers.py": "each kind of offer is of one class, whose prices have types",
    "rules/turn/card_prices.py": "a price is worked out by class: tokens, copies, powers differ",
    "rules/turn/prices.py": "as above, and what a citizen's copies add",
    "rules/turn/pay.py": "as prices, and the move that follows",
    "rules/turn/quote.py": "as prices, in words",
}
"""The reasons of whole modules."""


class Place(NamedTuple):
    """A place that asks for a card's class."""

    module: str
    line: int
    code: str
    reason: str


def places() -> Iterator[Place]:
    """Yield all places that ask for a card's class, module by module."""
    for path in sorted(ROOM.rglob("*.py")):
        module = path.relative_to(ROOM).as_posix()
        text = path.read_text(encoding="utf-8")
        if not _MAY_ASK.search(text):
            continue
        lines = text.splitlines()
        for number in sorted(_asking(ast.parse(text))):
            code = lines[number - 1].strip()
            comment = _COMMENT.match(code)
            reason = comment[1] if comment else REASONS.get(module, "")
            yield Place(module, number, code, reason)


def _asking(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in _ASKS and _names(node.args[1]) & _CLASSES:
                yield node.lineno
        elif isinstance(node, ast.MatchClass) and _names(node.cls) & _CLASSES:
            yield node.lineno


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def main() -> None:
    """Print each place with its reason, then their number."""
    found = list(places())
    for place in found:
        print(f"{place.module}:{place.line}: {place.code}\n    {place.reason}")
    print(len(found))


if __name__ == "__main__":
    main()
