"""The small changes that `make mutants` makes to a module: what a slip of the hand would do."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
RECKONED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
}
OTHERS = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_ALONE = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.arg, ast.JoinedStr)
"""An assert only tells types, the words of a refusal are tested by their readers."""


class Mutation(NamedTuple):
    """One change to one line of a file; the same change is known again when lines move."""

    file: str
    line: int
    before: str
    after: str
    source: str
    """The whole file as it is then."""

    @property
    def key(self) -> tuple[str, str, str]:
        """Return a key that names this change wherever its line stands."""
        return self.file, self.before, self.after


class Edit(NamedTuple):
    """A piece of the source, in bytes, and what comes instead."""

    start: int
    end: int
    text: bytes


def mutations(path: Path, root: Path) -> list[Mutation]:
    """List all changes to a module that leave it a module."""
    source = path.read_bytes()
    name = path.relative_to(root).as_posix()
    found = {}
    for edit in Finder(source).edits():
        made = _made(name, source, edit)
        if made is not None:
            found[made.line, made.after] = made
    return list(found.values())


def _made(name: str, source: bytes, edit: Edit) -> Mutation | None:
    changed = source[: edit.start] + edit.text + source[edit.end :]
    try:
        compile(changed, name, "exec")
    except (SyntaxError, ValueError):
        return None
    line = source.count(b"\n", 0, edit.start)
    last = source.count(b"\n", 0, edit.end) + 1
    before = _words(source.splitlines()[line:last])
    after = _words(changed.splitlines()[line : last + changed.count(b"\n") - source.count(b"\n")])
    if before == after:
        return None
    return Mutation(name, line + 1, before, after, changed.decode())


def _words(lines: Sequence[bytes]) -> str:
    return " ".join(line.decode().strip() for line in lines)


class Finder:
    """Goes through the syntax of a module and finds what could be changed."""

    def __init__(self, source: bytes) -> None:
        self._source = source
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self._starts = starts

    def edits(self) -> Iterator[Edit]:
        """Return every change, in the order of the source."""
        yield from self._within(ast.parse(self._source))

    def _within(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, LEFT_ALONE) or any(asked(node) for asked in _LEFT_ALONE_IF):
            return
        yield from self._of(node)
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list", "type_params", "bases"}:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self._within(child)

    def _of(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, ast.stmt):
            yield from self._of_statement(node)
        else:
            yield from self._of_expression(node)

    def _of_statement(self, node: ast.stmt) -> Iterator[Edit]:
        match node:
            case ast.If() | ast.While():
                yield self._negated(node.test)
            case ast.AugAssign():
                if type(node.op) in RECKONED:
                    yield from self._between(node.target, node.value, *RECKONED[type(node.op)])
                yield Edit(*self._span(node), b"pass")
            case ast.Return(value=ast.expr() as value) if not _is_no(value):
                yield Edit(*self._span(value), b"None")
            case (
                ast.Expr(value=ast.Call())
                | ast.Break()
                | ast.Continue()
                | ast.Assign(targets=[ast.Attribute() | ast.Subscript()])
            ):
                yield Edit(*self._span(node), b"pass")

    def _of_expression(self, node: ast.AST) -> Iterator[Edit]:
        match node:
            case ast.Compare():
                yield from self._compared(node)
            case ast.BoolOp():
                words = (r"\band\b", "or") if isinstance(node.op, ast.And) else (r"\bor\b", "and")
                for one, other in pairwise(node.values):
                    yield from self._between(one, other, *words)
            case ast.BinOp() if type(node.op) in RECKONED:
                yield from self._between(node.left, node.right, *RECKONED[type(node.op)])
            case ast.UnaryOp(op=ast.Not()):
                start, _ = self._span(node)
                yield Edit(start, start + len(b"not "), b"")
            case ast.IfExp():
                yield self._negated(node.test)
            case ast.comprehension():
                yield from map(self._negated, node.ifs)
            case ast.Constant():
                yield from self._other_constant(node)
            case ast.Name(id=name) if name in OTHERS:
                yield Edit(*self._span(node), OTHERS[name].encode())

    def _compared(self, node: ast.Compare) -> Iterator[Edit]:
        sides = [node.left, *node.comparators]
        for (one, other), operator in zip(pairwise(sides), node.ops, strict=True):
            yield from self._between(one, other, *COMPARED[type(operator)])

    def _between(self, one: ast.expr, other: ast.expr, word: str, instead: str) -> Iterator[Edit]:
        """Change the operator between two operands; parentheses may stand there, too."""
        start, end = self._span(one)[1], self._span(other)[0]
        piece, times = re.subn(word, instead, self._source[start:end].decode(), count=1)
        if times:
            yield Edit(start, end, piece.encode())

    def _negated(self, test: ast.expr) -> Edit:
        start, end = self._span(test)
        return Edit(start, end, b"not (" + self._source[start:end] + b")")

    def _other_constant(self, node: ast.Constant) -> Iterator[Edit]:
        if isinstance(node.value, bool):
            yield Edit(*self._span(node), str(not node.value).encode())
        elif isinstance(node.value, int):
            yield Edit(*self._span(node), str(node.value + 1).encode())
            if node.value > 0:
                yield Edit(*self._span(node), str(node.value - 1).encode())

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _is_logged(node: ast.AST) -> bool:
    """Tell whether a line is for the log only, which no test reads word by word."""
    return isinstance(node, ast.Expr) and ast.unparse(node.value).startswith("_log.")


def _is_strict(node: ast.AST) -> bool:
    """Tell whether a zip only asserts here that its rows are equally long."""
    return isinstance(node, ast.keyword) and ast.unparse(node) == "strict=True"


_LEFT_ALONE_IF = (_is_for_types, _is_logged, _is_strict)


def _is_no(value: ast.expr) -> bool:
    """Tell whether a line gives nothing back, or no: its caller takes both for the same."""
    return isinstance(value, ast.Constant) and (value.value is None or value.value is False)
