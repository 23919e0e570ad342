"""A run tells the name of a failure at once, so that a run that is cut short has told it too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

    Report = pytest.TestReport | pytest.CollectReport


class Telling:
    """Writes a line for each failure as it happens; a row of dots has no names."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell of a test, after its letter."""
        self._tell(report, "FAILED" if report.when == "call" else "ERROR")

    @pytest.hookimpl(trylast=True)
    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tell of a file that can't be read."""
        self._tell(report, "ERROR")

    def _tell(self, report: Report, word: str) -> None:
        terminal: TerminalReporter | None = self._config.pluginmanager.getplugin("terminalreporter")
        if terminal is None or not report.failed:
            return
        why = _first_line(report)
        if terminal._tw.width_of_current_line:  # of dots, of which `write_line` knows nothing
            terminal.write("\n")
        terminal.write_line(f"{word} {report.nodeid}{f' - {why}' if why else ''}", red=True)
        terminal.flush()  # a file or a pipe would keep it back until the run ends


def _first_line(report: Report) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    words = crash.message if crash else report.longrepr  # of a process that died it is a text
    return words.partition("\n")[0] if isinstance(words, str) else ""


def tell_failures(config: pytest.Config) -> None:
    """Have the process that writes to the terminal tell of failures; its helpers have none."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Telling(config))
