"""No cache of a module keeps a catalogue, a table or a game: they would never go."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import valeria_desktop.games.valeria as package

ROOT = Path(str(package.__file__)).parent
CACHES = {"cache", "lru_cache"}
KEEPERS = {"Catalog", "Table", "State", "Game", "View", "Scene"}


@cache
def caches() -> list[tuple[str, str, set[str]]]:
    """Return module, function and the types of arguments of each function with a cache."""
    found = []
    for file in sorted(ROOT.rglob("*.py")):
        if "cache" not in (text := file.read_text(encoding="utf-8")):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and any(map(_is_cache, node.decorator_list)):
                types = {
                    part.id
                    for argument in (*node.args.args, *node.args.kwonlyargs)
                    if argument.annotation
                    for part in ast.walk(argument.annotation)
                    if isinstance(part, ast.Name)
                }
                found.append((file.stem, node.name, types))
    return found


def _is_cache(decorator: ast.expr) -> bool:
    named = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(named, ast.Name) and named.id in CACHES


def test_caches_of_modules_are_found() -> None:
    assert {"_pay", "from_triggers", "shipped_catalog"} <= {name for _, name, _ in caches()}


def test_no_cache_of_a_module_keeps_what_belongs_to_a_table() -> None:
    assert [each for each in caches() if each[2] & KEEPERS] == []
