"""The benchmark's figures: their names in data, and their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.registry import usual_bot
from valeria_desktop.lab.terminal import table

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.lab.book import BenchPlan, BenchSetup

RANDOM = "random"
Figures = dict[str, Any]
"""The figures of a benchmark, by their names in data."""


def rate_name(course: BenchSetup) -> str:
    """Return the name of a further set-up's figure, in games per second."""
    return f"{course.name}_games_per_second"


def core_name(bot: str) -> str:
    """Return the name of the core's figure for a bot, in games per second."""
    return f"core_{bot}_games_per_second"


def _rows(rules: Rules[Any], plan: BenchPlan, figures: Figures) -> tuple[tuple[str, str], ...]:
    bot = usual_bot(rules)
    by_core = [name for name in (RANDOM, bot) if figures[core_name(name)] is not None]
    return (
        ("games per second", "{games_per_second:.0f}"),
        ("  median of the repeats", "{games_per_second_median:.0f}"),
        ("decisions per game", "{decisions_per_game:.1f}"),
        ("µs per decision", "{us_per_decision:.1f}"),
        ("  first third of a game", "{us_per_decision_by_third[0]:.1f}"),
        ("  middle third", "{us_per_decision_by_third[1]:.1f}"),
        ("  last third", "{us_per_decision_by_third[2]:.1f}"),
        ("µs per deal", "{us_per_deal:.0f}"),
        *((f"{each.words} per second", f"{{{rate_name(each)}:.0f}}") for each in plan.others),
        (f"{bot} decisions per second", f"{{{bot}_decisions_per_second:.0f}}"),
        (f"µs per {bot} decision", f"{{us_per_{bot}_decision:.0f}}"),
        *(
            (f"{name} games per second, by the core", f"{{{core_name(name)}:.0f}}")
            for name in by_core
        ),
        ("calibration, million steps per second", "{calibration:.2f}"),
        ("games per second per calibration", "{games_per_second_per_calibration:.1f}"),
    )


def figures_words(rules: Rules[Any], plan: BenchPlan, figures: Figures) -> str:
    """Return the figures as tables of text."""
    memory = figures["peak_memory_mb"]
    best_of = f"best of {figures['repeats']} × {figures['games']} games"
    rows = [(name, template.format_map(figures)) for name, template in _rows(rules, plan, figures)]
    rows.append(("peak memory, MB", "unknown" if memory is None else f"{memory:.1f}"))
    parts = (
        f"{plan.words}; random choices, no events collected; {best_of}",
        table(rows),
        _by_players(figures),
        f"{figures['python']}, {figures['machine']}",
    )
    return "\n\n".join(parts)


def _by_players(figures: Figures) -> str:
    copies = figures["us_per_copy_by_players"]
    rows = [
        ("µs per copy", copies),
        ("µs per view", figures["us_per_view_by_players"]),
        ("µs per imagine", figures["us_per_imagine_by_players"]),
    ]
    cells = [(name, *(f"{us:.1f}" for us in found.values())) for name, found in rows]
    return table([("players", *copies), *cells])
