"""Build the core in C beside its source, for the laboratory: `make lab`.

    python packaging/native.py            build it, where it is older than its source
    python packaging/native.py --if-here  go without it where nothing can build it: what is played
                                          needs none

Only building needs setuptools; packaging/check_build.py asks before anything is installed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from lacks import Lack, advice

ROOT = Path(__file__).parents[1]
NAME = "valeria_desktop.games.valeria.native._core"
PACKAGE = NAME.rpartition(".")[0]
FOLDER = ROOT.joinpath(*PACKAGE.split("."))
ORIGIN = "fingerprint; print(fingerprint.vocabulary(), fingerprint.own_sources())"
"""What is compiled in, for the program to compare when it loads the core."""
PROBLEM = "CORE, WHY_NOT; print('' if CORE else WHY_NOT)"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic"]
# Sums come out as Python's only if no multiplication is folded into them. What is not hidden could
# be taken for a function of C's own library, which has an `advance`, too.
FLAGS = ["-std=c11", "-O3", "-ffp-contract=off", "-fvisibility=hidden", *WARNINGS]
WHOLE = ["-flto=auto"]
"""All files as one: a sixth quicker. clang needs another linker for it, so it goes without."""
MICROSOFT = ["/std:c11", "/O2", "/fp:precise"]


def missing() -> list[Lack]:
    """List what building it needs and isn't here."""
    lacks = []
    if sys.platform != "win32" and shutil.which(compiler()) is None:
        lacks.append(Lack(f"the compiler of C, {compiler()}", "gcc libc6-dev", "gcc"))
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        version = "{}.{}".format(*sys.version_info[:2])
        lacks.append(
            Lack("the headers of Python, Python.h", f"libpython{version}-dev", "python3-devel")
        )
    return lacks


def compiler() -> str:
    """Name the compiler that setuptools takes: the one that this Python was built with, or CC."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def _is_gcc() -> bool:
    if sys.platform == "win32":
        return False
    told = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def ask(words: str) -> str:
    """Ask the program itself, in another process: this one must not hold the file that it makes."""
    done = subprocess.run(
        [sys.executable, "-c", f"from {PACKAGE} import {words}"],
        cwd=ROOT,
        env={**os.environ, "_VALERIA_CORE_IS_TOLD": "yes", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def is_current(file: Path) -> bool:
    """Tell whether a core was built from what lies here, and is still as it was built."""
    is_newer = file.exists() and file.stat().st_mtime >= Path(__file__).stat().st_mtime
    return is_newer and not ask(PROBLEM)


def put(built: Path, file: Path) -> None:
    """Lay a core, and its seal, beside its source: whole, or not at all.

    Who has loaded the one that was there keeps it. Between the two it has the seal of another.
    """
    beside = file.with_name(f"{file.name}.new")
    shutil.copyfile(built, beside)
    beside.chmod(0o755)
    seal = beside.with_name(f"{file.name}.sha256.new")
    digest = hashlib.sha256(beside.read_bytes()).hexdigest()
    seal.write_text(f"{digest}  {file.name}\n", encoding="ascii")
    beside.replace(file)
    seal.replace(file.with_name(f"{file.name}.sha256"))


def build() -> str | None:
    """Compile the core where it isn't current, and lay it beside its source; tell what is wrong."""
    try:
        from setuptools import Distribution, Extension
        from setuptools.command.build_ext import build_ext
        from setuptools.errors import CompileError, LinkError
    except ImportError:
        return "Building the core in C needs the extra 'native': pip install -e '.[native]'."
    file = FOLDER / f"_core{sysconfig.get_config_var('EXT_SUFFIX')}"
    if is_current(file):
        print(f"The core in C is there: {file.relative_to(ROOT)}")
        return None
    whole = WHOLE if _is_gcc() else []
    core = Extension(
        NAME,
        sorted(map(str, FOLDER.glob("*.c"))),
        define_macros=[*zip(("VOCABULARY", "SOURCES"), ask(ORIGIN).split(), strict=True)],
        extra_compile_args=MICROSOFT if sys.platform == "win32" else [*FLAGS, *whole],
        extra_link_args=whole,
    )
    command = build_ext(Distribution({"name": NAME, "ext_modules": [core]}))
    command.build_temp = command.build_lib = str(ROOT / "build" / "native")
    command.force = True
    command.ensure_finalized()
    try:
        command.run()
        put(Path(command.get_ext_fullpath(NAME)), file)
    except (CompileError, LinkError):
        return "The compiler could not build the core in C; its own words are above."
    except OSError as error:
        return f"The core in C can't be written: {error}."
    print(f"The core in C was built: {file.relative_to(ROOT)}")
    return ask(PROBLEM) or None


def main() -> int:
    """Check, build, and return the exit code."""
    parser = argparse.ArgumentParser(description="Build the core in C.")
    parser.add_argument("--if-here", action="store_true", help="go without where it can't be built")
    given = parser.parse_args()
    lacks = missing()
    if lacks:
        print(advice(lacks, "Building the core in C"), file=sys.stderr)
        if given.if_here:
            print("The program is made without it: the queen looks less far ahead.")
        return 0 if given.if_here else 1
    try:
        wrong = build()
    except subprocess.CalledProcessError as error:  # the program was asked, and could not tell
        wrong = f"The program can't be asked for its rules: {error.stderr.strip()}"
    if wrong:
        print(wrong, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
