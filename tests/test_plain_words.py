"""Comments and docstrings avoid a small list of phrases that strangers stumbled over."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.each import each

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
FOLDERS = ("valeria_desktop", "tests", "tools", "packaging")

PHRASES = {
    r"\b(?:the|an)\s+own\b": 'say whose: "your", "its", "their"',
    r"^(?:So many|Whoever)\b": "begin with the thing's own noun",
    r"\bwhoever\b": 'name the person: "the winner", "the asked player", "the owner"',
    r"\b(?:some|every)body\b": '"someone", "everyone"',
}
MAY_HAVE = re.compile(r"(?:the|an)\s+own|So many|[Ww]hoever|\b(?:[Ss]ome|[Ee]very)body|\"Give")
"""Text that any refused phrase is part of: only files with it are read by their syntax."""
LETTERS = (" own", "\nown", "So many", "hoever", "omebody", "verybody", '"Give')
"""`MAY_HAVE` finds nothing in a text without these; to look for them is ten times as quick."""
IN_RETURNS = {r"^Give\b": '"Return …" or "Yield …"'}
"""Phrases in a function that returns something."""


def phrases_in(text: str) -> Iterator[tuple[int, str]]:
    """Yield the refused phrases of a module, each with its line and an advice."""
    tree = ast.parse(text)
    for line, words in (*comments_in(text), *docstrings_in(tree)):
        yield from (
            (line, advice) for phrase, advice in PHRASES.items() if re.search(phrase, words)
        )
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            words = ast.get_docstring(node) or ""
            yield from (
                (node.lineno, advice)
                for phrase, advice in IN_RETURNS.items()
                if re.search(phrase, words) and ast.unparse(node.returns or node) != "None"
            )


def may_have(text: str) -> bool:
    """Tell whether a refused phrase may stand in a module."""
    return any(letters in text for letters in LETTERS) and MAY_HAVE.search(text) is not None


def comments_in(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def docstrings_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every text that stands alone: docstrings, and those below a field or a constant."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value


def modules() -> list[Path]:
    here = Path(__file__)
    return [each for name in FOLDERS for each in (ROOT / name).rglob("*.py") if each != here]


@pytest.mark.thorough
@each("folder", FOLDERS)
def test_no_comment_or_docstring_has_a_refused_phrase(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {advice}"
        for path in modules()
        if path.is_relative_to(ROOT / folder)
        if may_have(path.read_text(encoding="utf-8"))
        for line, advice in phrases_in(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@each(
    "text",
    [
        '"""The boxes of the own board."""',
        "x = 1  # taken from somebody",
        'x = 1\n"""So many rows are told."""',
        'def f() -> None:\n    """Tell whoever asks."""',
        'def f() -> int:\n    """Give the number of rows."""',
    ],
)
def test_a_refused_phrase_is_found(text: str) -> None:
    assert may_have(text)
    assert len(list(phrases_in(text))) == 1


@each(
    "text",
    [
        'def f(seat: int) -> None:\n    """Give a seat its card."""',
        '"""The owner\'s board."""',
        'x = "Whoever wins takes it."',
    ],
)
def test_other_words_are_left_alone(text: str) -> None:
    assert list(phrases_in(text)) == []
