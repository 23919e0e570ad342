"""Shared parts of all commands: arguments refused with one sentence, and exit codes."""

from __future__ import annotations

import argparse
import os
import sys
from enum import StrEnum
from io import TextIOWrapper
from typing import TYPE_CHECKING, NoReturn, TypeVar

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted, within

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_S = TypeVar("_S", bound=StrEnum)
_TWO = 2
REFUSED = 2
INTERRUPTED = 130  # as in shells: 128 plus the number of the signal


class UsageError(ValeriaError):
    """Arguments that are each valid, but not together or not for this game."""


class Parser(argparse.ArgumentParser):
    """A parser that refuses with one sentence instead of a page of usage."""

    def __init__(
        self, *, prog: str | None = None, description: str | None = None, add_help: bool = True
    ) -> None:
        # An abbreviation would break as soon as another option begins the same way.
        super().__init__(prog=prog, description=description, add_help=add_help, allow_abbrev=False)

    def carry_out(
        self, command: Callable[[argparse.Namespace], None], arguments: Sequence[str] | None
    ) -> int:
        """Run a command with its arguments, and return the exit code; refuse what it refuses."""
        given = self.parse_args(arguments)
        try:
            command(given)
        except ValeriaError as error:
            self.error(str(error))
        return 0

    def error(self, message: str) -> NoReturn:
        """Exit with the refusal of the arguments in one sentence."""
        sentence = within(message).removeprefix("argument ").rstrip(".")
        self.exit(REFUSED, f"{self.prog}: {sentence}.\n")


def whole_number(minimum: int | None = None, maximum: int | None = None) -> Callable[[str], int]:
    """Return a type for whole-number arguments, with optional limits (both included)."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            message = f"'{text}' is not a whole number"
            raise argparse.ArgumentTypeError(message) from None
        if minimum is not None and number < minimum:
            message = f"{number} is too small; use at least {minimum}"
            raise argparse.ArgumentTypeError(message)
        if maximum is not None and number > maximum:
            message = f"{number} is too large; use at most {maximum}"
            raise argparse.ArgumentTypeError(message)
        return number

    return parse


def one_of(kind: type[_S], what: str) -> Callable[[str], _S]:
    """Return a type for arguments that name one of a kind."""
    choice = " or ".join(kind) if len(kind) == _TWO else f"one of {', '.join(kind)}"

    def parse(text: str) -> _S:
        if text not in set(kind):
            message = f"there is no {what} {quoted(text)}; choose {choice}"
            raise argparse.ArgumentTypeError(message)
        return kind(text)

    return parse


def names(text: str) -> tuple[str, ...]:
    """Return the names in a text with commas between them."""
    return tuple(name for part in text.split(",") if (name := part.strip()))


def run(program: str, command: Callable[[], object]) -> int:
    """Run a command and return its exit code; print a refusal as one sentence on stderr."""
    if isinstance(sys.stdout, TextIOWrapper):
        # A console that can't show a character of a card's name shows a question mark.
        sys.stdout.reconfigure(errors="replace")
    try:
        return _exit_code(program, command)
    except BrokenPipeError:
        # The reader of the output, such as `head`, has closed it. The buffered rest goes to the
        # null device, or the interpreter would report an error at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _exit_code(program: str, command: Callable[[], object]) -> int:
    code = 0
    try:
        command()
    except ValeriaError as error:
        print(f"{program}: {error}", file=sys.stderr)
        code = REFUSED
    except KeyboardInterrupt as stop:
        print(f"{program}: {str(stop) or 'interrupted.'}", file=sys.stderr)
        code = INTERRUPTED
    except SystemExit as error:  # argparse has printed help or a refusal
        code = error.code if isinstance(error.code, int) else 0
    sys.stdout.flush()
    return code
