"""What all commands share: arguments that are refused with one sentence, and a quiet end."""

from __future__ import annotations

import argparse
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, NoReturn

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import within

if TYPE_CHECKING:
    from collections.abc import Callable

REFUSED = 2
INTERRUPTED = 130  # as shells count it: 128 and the number of the signal


class UsageError(ValeriaError):
    """Arguments that each may be right, but not together or not here."""


class Parser(argparse.ArgumentParser):
    """A parser that refuses with one sentence instead of a page of usage."""

    def __init__(
        self, *, prog: str | None = None, description: str | None = None, add_help: bool = True
    ) -> None:
        # An abbreviation would break as soon as another option begins the same way.
        super().__init__(prog=prog, description=description, add_help=add_help, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        sentence = within(message).removeprefix("argument ").rstrip(".")
        self.exit(REFUSED, f"{self.prog}: {sentence}.\n")


def whole_number(minimum: int | None = None, maximum: int | None = None) -> Callable[[str], int]:
    """Make the type of an argument that is a whole number, within limits if any are given."""

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


def names(text: str) -> tuple[str, ...]:
    """Read names with commas between them."""
    return tuple(name for part in text.split(",") if (name := part.strip()))


def run(program: str, command: Callable[[], object]) -> int:
    """Run a command and give its exit code; what it refuses is one sentence on stderr."""
    if isinstance(sys.stdout, TextIOWrapper):
        # A console that can't show a character of a card's name shows a question mark.
        sys.stdout.reconfigure(errors="replace")
    try:
        return _exit_code(program, command)
    except BrokenPipeError:
        # The reader of the output has seen enough, as `head` does. What is still buffered goes
        # nowhere, or the interpreter would complain about it on its way out.
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
