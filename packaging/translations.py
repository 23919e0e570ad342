"""Collect every string a player sees, and make the translations that the program reads.

    python packaging/translations.py            bring resources/shell/i18n up to the source
    python packaging/translations.py --check    fail if a string lacks its translation

The strings of the window are found by Qt's own `lupdate`. The engine speaks in phrases, whose
templates are looked up in the context "Engine"; they are found here, in the source as well.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "valeria_desktop"
FOLDER = ROOT / "resources" / "shell" / "i18n"
CONTEXT = "Engine"
SPEAKING = ("kernel", "content", "games", "bots", "coach", "session", "storage")
SAYING = {"say", "count", "make"}
JOINED = (
    "{first} and {then}",
    "{first} or {then}",
    "{first} plus {then}",
    "{first} then {then}",
)
"""What `join` makes out of its last word."""
HANDED_ON = (
    *("Gold", "Strength"),  # prices that are short
    *("Action", "Nothing woke"),  # rules that cause something
    *("Citizens", "Domains", "most citizens", "most monsters", "most domains"),  # scores
    *("Citizen", "Monster", "Domain"),  # what Dukes count
)
"""What is said by a function that gets it from elsewhere; a test of whole games guards it."""
VALERIA = ROOT / "resources" / "games" / "valeria"
VALENCIA = ROOT / "resources" / "games" / "valencia"
VISCOUNTS = ROOT / "resources" / "games" / "viscounts"
ICONS = "games/valeria/rules/model/icons.py"
_SAID = ("Role", "MonsterType")
"""Enumerations that are said by their values."""


def templates() -> list[str]:
    """Return the templates of all phrases in the source."""
    found = {*JOINED, *HANDED_ON, *_of_monsters(), *_presets(), *_facts_of_sets()}
    for floor in SPEAKING:
        for path in sorted((PACKAGE / floor).rglob("*.py")):
            if "ui" in path.relative_to(PACKAGE).parts:
                continue  # what the window says for itself, lupdate finds
            text = path.read_text(encoding="utf-8")
            if any(word in text for word in ("phrases", "said", " template = ")):
                found |= _templates_in(ast.parse(text))
    found |= _names_of_valencia() | _names_of_viscounts()
    found |= _values_of_enums(ast.parse((PACKAGE / ICONS).read_text(encoding="utf-8")))
    return sorted(found - {""})


def _templates_in(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    statements = [*tree.body]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name_of(node.func) in SAYING:
            for argument in node.args:
                found |= _strings(argument)
        elif isinstance(node, ast.ClassDef):
            statements += node.body
    for statement in statements:
        value = getattr(statement, "value", None)
        if isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(value, ast.Dict):
            for item in value.values:
                found |= _strings(item)
        elif isinstance(statement, ast.Assign) and isinstance(value, ast.Constant):
            if _name_of(statement.targets[0]) == "key":
                continue  # a template of ids, which nobody reads
            found |= {text for text in _strings(value) if "{" in text}
    return found


def _name_of(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def _strings(node: ast.expr) -> set[str]:
    """Return the texts that an expression may be: constants, either branch, parts of a tuple."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _strings(node.body) | _strings(node.orelse)
    if isinstance(node, ast.Tuple):
        return {text for item in node.elts for text in _strings(item)}
    return set()


def _of_monsters() -> set[str]:
    """Return the names of the areas and our readings, which stand with the monsters."""
    files = [VALERIA / "cards" / "monsters.toml", *VALERIA.glob("sets/*/*.toml")]
    return {
        words
        for file in files
        for monster in tomllib.loads(file.read_text(encoding="utf-8")).get("monster", ())
        for words in (monster["area"], *filter(None, (monster.get("reading"),)))
    }


def _presets() -> set[str]:
    """Return the names of the presets."""
    return {
        preset["name"]
        for file in (VALERIA / "cards" / "presets.toml", *VALERIA.glob("sets/*/presets.toml"))
        for preset in tomllib.loads(file.read_text(encoding="utf-8"))["preset"]
    }


def _facts_of_sets() -> set[str]:
    """Return the names of sets, what they add, what their brass says and the Herald tells."""
    told = {
        words
        for file in VALERIA.glob("sets/*/set.toml")
        for facts in [tomllib.loads(file.read_text(encoding="utf-8"))]
        for words in (
            *(facts["name"], facts["adds"], *facts.get("brass", ())),
            *(step["words"] for step in facts.get("evening", ())),
            *facts.get("signs", {}).values(),
        )
    }
    return told | {
        words
        for file in VALERIA.glob("sets/*/first_turn.toml")
        for turn in [tomllib.loads(file.read_text(encoding="utf-8"))]
        for words in (
            *(turn["title"], turn["praise"]),
            *(each for step in turn["steps"] for each in _words_of(step)),
        )
    }


def _words_of(step: dict[str, Any]) -> tuple[str, ...]:
    """Return the Herald's words at a step of a guided turn."""
    return (step["words"], *step.get("answers", {}).values())


def _names_of_valencia() -> set[str]:
    """Return the names of tasks and fountains, which are our own."""
    return {
        entry["name"]
        for kind in ("task", "fountain")
        for entry in tomllib.loads((VALENCIA / f"{kind}s.toml").read_text(encoding="utf-8"))[kind]
    }


def _names_of_viscounts() -> set[str]:
    """Return the names of the segments and of all townsfolk."""
    headings = {"segments": "segment", "townsfolk": "townsfolk"}
    headings |= {"heroes": "hero", "starters": "starter"}
    found: set[str] = set()
    for file, heading in headings.items():
        read = tomllib.loads((VISCOUNTS / f"{file}.toml").read_text(encoding="utf-8"))
        found |= {entry["name"] for entry in read[heading]}
    return found


def _signs() -> list[tuple[str, str]]:
    """Return the sentences about signs that stand in a game's table, each with its context."""
    return [
        (f"Signs of {file.parent.name}", sentence)
        for file in sorted(ROOT.glob("resources/games/*/signs.toml"))
        for group in tomllib.loads(file.read_text(encoding="utf-8"))["groups"].values()
        for sentence in group.values()
    ]


def _houses() -> list[tuple[str, str]]:
    """Return the words of Valeria's houses, which stand in their drawings, with their context."""
    drawings = (file.read_text(encoding="utf-8") for file in VALERIA.rglob("houses/*.svg"))
    found = {words for drawn in drawings for words in re.findall('data-words="([^"]+)"', drawn)}
    return [("Houses", words) for words in sorted(found)]


def _values_of_enums(tree: ast.Module) -> set[str]:
    return {
        text
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name in _SAID
        for item in node.body
        if isinstance(item, ast.Assign)
        for text in _strings(item.value)
    }


def collect(file: Path) -> None:
    """Bring a .ts file up to the source; what was translated stays."""
    with tempfile.TemporaryDirectory(dir=ROOT) as name:
        said = Path(name) / "phrases.py"
        lines = [f"QCoreApplication.translate({CONTEXT!r}, {text!r})" for text in templates()]
        named = (*_signs(), *_houses())
        lines += [f"QCoreApplication.translate({of!r}, {text!r})" for of, text in named]
        said.write_text("\n".join(lines) + "\n", encoding="utf-8")
        windows = (PACKAGE / "ui", *PACKAGE.glob("games/*/ui"))
        sources = [str(path) for room in windows for path in sorted(room.rglob("*.py"))]
        options = ["-no-obsolete", "-locations", "none", "-silent"]
        _run("lupdate", *options, *sources, str(said), "-ts", str(file))


def release(file: Path, target: Path) -> None:
    """Make the .qm file that the program reads."""
    _run("lrelease", "-silent", str(file), "-qm", str(target))


def _run(tool: str, *arguments: str) -> None:
    command = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([str(command), *arguments], check=True)


def unfinished(file: Path) -> list[str]:
    """Name the strings of a .ts file that lack a translation."""
    found = []
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - a file of ours
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") or not _is_filled(translation):
                found.append(f"{context.findtext('name')}: {message.findtext('source')}")
    return found


def _is_filled(translation: ET.Element) -> bool:
    forms = list(translation.iter("numerusform"))
    return all(form.text for form in forms) if forms else bool(translation.text)


def _content(file: Path) -> str:
    """Return the content of a .ts file, whatever tool wrote its head."""
    return re.sub(r"<TS [^>]*>", "<TS>", file.read_text(encoding="utf-8"))


def check(file: Path) -> list[str]:
    """Name what is wrong with a translation."""
    problems = [f"{file.name} lacks: {text}" for text in unfinished(file)]
    with tempfile.TemporaryDirectory() as name:
        fresh, made = Path(name) / file.name, Path(name) / "made.qm"
        fresh.write_bytes(file.read_bytes())
        collect(fresh)
        if _content(fresh) != _content(file):
            problems.append(f"{file.name} is not what the source says")
        release(file, made)
        if made.read_bytes() != file.with_suffix(".qm").read_bytes():
            problems.append(f"{file.with_suffix('.qm').name} is older than {file.name}")
    return problems


def main() -> int:
    """Collect and release, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if stale")
    given = parser.parse_args()
    problems = []
    for file in sorted(FOLDER.glob("*.ts")):
        if given.check:
            problems += check(file)
        else:
            collect(file)
            release(file, file.with_suffix(".qm"))
            problems += [f"{file.name} lacks: {text}" for text in unfinished(file)]
    for problem in problems:
        print(problem)
    if problems:
        print("Run packaging/translations.py, translate what it names, and run it again.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
