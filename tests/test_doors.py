"""Doors are texts, which no linter follows: each leads somewhere, and down; no circle is left."""

from __future__ import annotations

import ast
import tomllib
from functools import partial
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import grimp
import pytest

from valeria_desktop.faces import FACES
from valeria_desktop.games import GAMES
from valeria_desktop.kernel.doors import Door, Loader

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = "valeria_desktop"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = SETTINGS["tool"]["importlinter"]["contracts"]


def written(call: str) -> Iterator[tuple[str, str]]:
    """Find the texts that a function of `kernel.doors` is called with, each with its module.

    To parse every module took 7 s before the first test, in each process.
    """
    for path in sorted((ROOT / PACKAGE).rglob("*.py")):
        if f"{call}(" not in (source := path.read_text(encoding="utf-8")):
            continue
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == call:
                texts = (each.value for each in node.args if isinstance(each, ast.Constant))
                yield from ((module, text) for text in texts if isinstance(text, str))


def doors_in(value: object) -> Iterator[str]:
    """Find the doors that a game's value holds."""
    if isinstance(value, Door):
        yield value.where
    elif isinstance(value, partial):
        yield from doors_in((value.func, value.args))
    elif isinstance(value, dict):
        yield from doors_in((*value.values(),))
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from doors_in(each)
    elif attrs.has(type(value)):
        yield from doors_in(attrs.astuple(value, recurse=False))  # type: ignore[arg-type] # it has


HELD = [
    (f"{PACKAGE}.games.{game}.{room}", where)
    for room, kept in (("game", GAMES), ("ui.face", FACES))
    for game, value in kept.items()
    for where in doors_in(value)
]
DOORS = sorted({*written("door"), *HELD})
LOADED = sorted(
    {
        *written("loads"),
        *(
            (f"{PACKAGE}.games.{game}.ui.face", module)
            for game, face in FACES.items()
            for loader in face.rooms
            if isinstance(loader, Loader)
            for module in loader.modules
        ),
    }
)


def floor(contract: dict[str, Any], container: str, module: str) -> tuple[int, str] | None:
    """Return how far down a module's room lies by a contract, and the room."""
    if not module.startswith(f"{container}."):
        return None
    room = module.removeprefix(f"{container}.").partition(".")[0]
    for depth, layer in enumerate(contract["layers"]):
        if room in layer.replace("|", " ").replace(":", " ").split():
            return depth, room
    return None


def game_of(module: str) -> str | None:
    """Return the game whose room a module is."""
    parts = module.split(".")
    return parts[2] if parts[:2] == [PACKAGE, "games"] and len(parts) > 2 else None


def leads_down(source: str, target: str) -> bool:
    """Whether all contracts about layers would let one module import the other."""
    if game_of(target) is not None and game_of(target) != game_of(source):
        return False
    for contract in CONTRACTS:
        for container in contract.get("containers", ()):
            here, there = (floor(contract, container, each) for each in (source, target))
            if here and there and here[1] != there[1] and here[0] >= there[0]:
                return False
    return True


def test_all_games_have_doors() -> None:
    rooms = {game_of(source) for source, _ in DOORS}
    built = {path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/game.py")}
    assert built >= set(GAMES)  # a game may be built that isn't on the home screen yet
    assert rooms == {None, *built}
    windows = {path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/ui")}
    assert built >= {game_of(source) for source, _ in LOADED} >= windows & set(GAMES)


def test_each_game_has_floors() -> None:
    """Without a contract of its own, nothing would say which way its rooms may import."""
    built = {path.name for path in (ROOT / PACKAGE / "games").glob("[a-z]*/")}
    floors = {each for contract in CONTRACTS for each in contract.get("containers", ())}
    assert floors == {PACKAGE, *(f"{PACKAGE}.games.{game}" for game in built)}


@pytest.mark.parametrize(("source", "where"), DOORS, ids=lambda text: text)
def test_every_door_opens_and_leads_down(source: str, where: str) -> None:
    assert callable(Door(where).open())
    assert leads_down(source, where.partition(":")[0])


@pytest.mark.parametrize(("source", "module"), LOADED, ids=lambda text: text)
def test_all_that_is_loaded_while_nobody_waits_is_there_and_lies_below(
    source: str, module: str
) -> None:
    import_module(module)
    assert leads_down(source, module)


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("games.valeria.game", "games.valencia.verbs"),
        ("games.valeria.game", "games.valeria.ui.face"),
        ("games.valeria.statistics", "games.valeria.story.tell"),
        ("coach.questions", "games.valeria.coach.luck_ledger"),
        ("coach.questions", "session.session"),
    ],
)
def test_a_door_that_leads_up_or_aside_would_be_noticed(source: str, target: str) -> None:
    assert not leads_down(f"{PACKAGE}.{source}", f"{PACKAGE}.{target}")


def test_no_import_goes_round_in_a_circle() -> None:
    graph = grimp.build_graph(PACKAGE, exclude_type_checking_imports=True)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imports) > 500
    TopologicalSorter(imports).prepare()
