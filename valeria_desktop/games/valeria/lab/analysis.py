"""Valeria's analysis of a finished game: luck, purchases, sources of points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import asdict

from valeria_desktop.games.valeria.coach.luck_ledger import ledger_of
from valeria_desktop.games.valeria.coach.purchases import purchases_of
from valeria_desktop.games.valeria.coach.sources import by_card, sources_of
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.lab.book import Section

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.coach.luck_ledger import LedgerRoll, LuckLedger, ThrowCount
    from valeria_desktop.games.valeria.coach.purchases import Purchase, Purchases
    from valeria_desktop.games.valeria.coach.sources import PointSource
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.kernel.record import Record


def looked_back(record: Record, names: Sequence[str]) -> Iterator[Section]:
    """Yield the sections on luck, on purchases and on the sources of points."""
    yield _luck(ledger_of(record), names)
    yield _purchases(purchases_of(record), names)
    yield _sources(sources_of(record), names)


# --- luck


def _luck(ledger: LuckLedger, names: Sequence[str]) -> Section:
    lines = [
        f"  {names[curve.seat]}  {curve.luck[-1]:+.1f} resources from the dice "
        f"(in two of three games within ±{curve.spread[-1]:.1f})"
        for curve in ledger.curves
        if curve.luck
    ]
    lines += [f"  each die  {_shown(ledger.dice)}", f"  sums  {_shown(ledger.sums)}"]
    data = {
        "rolls": [_roll_data(each) for each in ledger.rolls],
        "curves": [
            {
                "seat": curve.seat,
                "luck": [round(each, 2) for each in curve.luck],
                "spread": [round(each, 2) for each in curve.spread],
            }
            for curve in ledger.curves
        ],
        "dice": [asdict(each) for each in ledger.dice],
        "sums": [asdict(each) for each in ledger.sums],
    }
    return Section("luck", "Luck: what was rolled beside the mean of all 36 rolls", lines, data)


def _shown(shown: Sequence[ThrowCount]) -> str:
    return ", ".join(f"{each.result}: {each.times} of {each.expected:.1f}" for each in shown)


def _roll_data(each: LedgerRoll) -> dict[str, Any]:
    return {
        "choices_before": each.choices,
        "turn": each.turn,
        "seat": each.seat,
        "dice": list(each.dice),
        "got": [harvest.got for harvest in each.harvests],
        "mean": [round(harvest.mean, 3) for harvest in each.harvests],
    }


# --- purchases


def _purchases(found: Purchases, names: Sequence[str]) -> Section:
    lines = []
    for seat, name in enumerate(names):
        for words, each in (("best", found.best[seat]), ("worst", found.worst[seat])):
            if each is not None:
                lines.append(f"  {name}  {words:5}  {_purchase_words(each)}")
    return Section(
        "purchases",
        "Purchases: the best and the worst by what they brought for their price",
        lines,
        [_purchase_data(each) for each in found.all],
    )


def _purchase_words(each: Purchase) -> str:
    brought = [*_amounts(each.brought)]
    points = each.printed + each.duke
    if points:
        brought.append(f"{amount_words('points', points)} at the end")
    spent = [*_amounts(each.spent)]
    words = f"{each.card.name}, round {each.round}, for {each.price.words()}: "
    words += ", ".join(brought) or "nothing"
    return f"{words}, for which {', '.join(spent)} was spent" if spent else words


def _amounts(amounts: Amounts) -> Iterator[str]:
    return (str(amount_words(kind, number)) for kind, number in amounts)


def _purchase_data(each: Purchase) -> dict[str, Any]:
    return {
        "seat": each.seat,
        "card": each.card.id,
        "choices_before": each.choice,
        "round": each.round,
        "price": dict(each.price),
        "brought": dict(each.brought),
        "spent": dict(each.spent),
        "printed": each.printed,
        "duke": each.duke,
        "gain": round(each.gain, 2),
        "kept": each.is_there,
    }


# --- sources of points


def _sources(found: Sequence[PointSource], names: Sequence[str]) -> Section:
    return Section(
        "sources",
        "Where points come from",
        [_source_line(group, names) for group in by_card(found)],
        [_source_data(each) for each in found],
    )


def _source_line(group: Sequence[PointSource], names: Sequence[str]) -> str:
    """Return the points of a card together, with the rounds that brought them."""
    first, points = group[0], sum(each.points for each in group)
    rounds = sorted({each.round for each in group if each.round is not None})
    when = f", round {', '.join(map(str, rounds))}" if rounds else ""
    words = first.card.name if first.card and len(group) > 1 else first.words
    return f"  {names[first.seat]}  {points:3}  {words}{when}"


def _source_data(each: PointSource) -> dict[str, Any]:
    return {
        "seat": each.seat,
        "points": each.points,
        "category": each.category,
        "card": each.card.id if each.card else None,
        "words": str(each.words),
        "choices_before": each.choice,
        "round": each.round,
        "bought": each.bought,
    }
