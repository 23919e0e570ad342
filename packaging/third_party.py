"""Write what the archive has of others, and under which licences: THIRD-PARTY.txt.

python packaging/third_party.py FOLDER
"""

from __future__ import annotations

import platform
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

from PySide6 import __version__ as pyside_version

FONTS = Path(__file__).parents[1] / "resources" / "shell" / "fonts"
PACKAGES = (
    *("attrs", "cattrs", "cffi", "filelock", "miniaudio", "platformdirs", "tomli-w"),
    "typing-extensions",
    *(("audioop-lts",) if sys.version_info >= (3, 13) else ()),
)
"""The packages of Python that are frozen into the program."""
HEAD = """\
Valeria Desktop is under the MIT licence (LICENSE). It is packed with the work of others.

Qt and PySide6 {pyside}
  The Qt Company Ltd. and others; GNU Lesser General Public License, version 3
  (licences/LGPL-3.0.txt, licences/GPL-3.0.txt). Their sources: https://download.qt.io/official_releases/
  They are separate files in _internal/PySide6 and _internal/shiboken6; you may replace them by
  your own builds of the same version, and the program uses those.

Python {python}
  Python Software Foundation; the PSF licence, https://docs.python.org/3/license.html

The start of the program is PyInstaller's boot loader, whose licence allows that without conditions.
"""


def licence_of(package: Distribution) -> str:
    """Return the text of a package's licence."""
    for path in package.files or ():
        if path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
            return path.read_text(encoding="utf-8").strip()
    name = package.metadata["Name"]
    message = f"The licence of {name} can't be found."
    raise FileNotFoundError(message)


def python_licence() -> str:
    """Return the text of Python's licence where it is installed with it."""
    path = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


def libraries(folder: Path) -> list[str]:
    """List the system's libraries that were packed."""
    return sorted(
        path.name
        for path in (folder / "_internal").glob("lib*.so*")
        if not path.is_symlink() and not path.name.startswith(("libpython", "libQt6"))
    )


def notices(folder: Path) -> str:
    """Put everything together."""
    rule = "\n" + "-" * 80 + "\n"
    parts = [HEAD.format(pyside=pyside_version, python=platform.python_version())]
    if found := libraries(folder):
        parts.append(
            "Libraries of the system the program was packed on, unchanged, each under its own\n"
            f"free licence, which that system tells:\n  {', '.join(found)}\n"
        )
    for name in PACKAGES:
        package = distribution(name)
        parts.append(f"{package.metadata['Name']} {package.version}\n\n{licence_of(package)}\n")
    parts += [
        f"The font {path.stem.removesuffix('-OFL')}\n\n{path.read_text().strip()}\n"
        for path in sorted(FONTS.glob("*-OFL.txt"))
    ]
    if words := python_licence():
        parts.append(f"Python {platform.python_version()}\n\n{words}\n")
    return rule.join(parts)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    (target / "THIRD-PARTY.txt").write_text(notices(target), encoding="utf-8")
