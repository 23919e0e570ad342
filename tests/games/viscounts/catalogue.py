"""The catalogue of Viscounts for tests, read from tables in the short notation."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

from tests.games.viscounts.notation import effect, effect_or_none, numbers, power, powers
from valeria_desktop.games.viscounts.files.snapshot import dump
from valeria_desktop.games.viscounts.rules import GAME, RULES_VERSION
from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.effects.powers import HandLimit
from valeria_desktop.games.viscounts.rules.game import Game, imagine
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts, Icons
from valeria_desktop.games.viscounts.rules.model.catalog import (
    Building,
    Catalog,
    NeutralBoard,
    Numbers,
    PaperRules,
    Tier,
    WorkerPrice,
)
from valeria_desktop.games.viscounts.rules.model.kinds import (
    ICONS,
    BuildingType,
    Lane,
    Paper,
    Resource,
    Ribbon,
)
from valeria_desktop.games.viscounts.rules.model.things import (
    Back,
    BonusCard,
    Exchange,
    Kind,
    Link,
    Manuscript,
    PlayerCard,
    PointsFor,
    Scheme,
    Section,
    Segment,
    Source,
    Spot,
    Square,
    Tallied,
    Townsfolk,
    TrackSpace,
)
from valeria_desktop.games.viscounts.rules.scene import make_scene
from valeria_desktop.games.viscounts.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.games.viscounts.verbs import Verbs, name_of
from valeria_desktop.kernel.rules import Rules

TABLES = Path(__file__).parent / "tables"
LANES = {"L": Lane.LEFT, "R": Lane.RIGHT}
CONDITIONS = {"criminals>=1": True, "criminals=0": False, "always": None}
COUNTED = {
    "buildings": PointsFor(Tallied.BUILDINGS),
    "2 resources": PointsFor(Tallied.RESOURCES, 2),
    "flipped debts": PointsFor(Tallied.FLIPPED_DEBTS),
    "flipped deeds": PointsFor(Tallied.FLIPPED_DEEDS),
    "workers in tiers 2 and 3": PointsFor(Tallied.INNER_WORKERS),
    "cleric icons": PointsFor(Tallied.CLERICS),
    "builder icons": PointsFor(Tallied.BUILDERS),
    "noble icons": PointsFor(Tallied.NOBLES),
    "criminal icons": PointsFor(Tallied.CRIMINALS),
    "3 merchant icons": PointsFor(Tallied.MERCHANTS, 3),
}
Row = dict[str, str]


def rows(table: str) -> list[Row]:
    """Read a table."""
    text = (TABLES / f"{table}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _townsfolk(row: Row, kind: Kind) -> Townsfolk:
    timing, words = row["timing"], row["effect"]
    return Townsfolk(
        row["id"],
        row["name"],
        kind,
        int(row["silver"]),
        Icons(**{icon.value: int(row[icon]) for icon in ICONS}),
        immediate=effect(words) if timing == "immediate" else None,
        dropoff=effect(words) if timing == "dropoff" else None,
        ongoing=powers(words) if timing == "ongoing" else (),
        corner=effect_or_none(row["on_hire_or_dismiss"]),
        source=Source(row["source"]),
    )


def _manuscript(row: Row) -> Manuscript:
    is_end = row["timing"] == "end"
    counted = re.fullmatch(r"vp_per\(1, (.*)\)", row["effect"])
    return Manuscript(
        row["id"],
        int(row["cleric_icons"]),
        Ribbon(row["ribbon"]),
        Back(row["back"]),
        None if is_end else effect(row["effect"]),
        COUNTED[counted[1]] if counted else None,
        source=Source(row["source"]),
    )


def _player_card(row: Row) -> PlayerCard:
    same = {name: int(row[name]) for name in ("ink", "stone", "gold", "any", "silver")}
    goods = Amounts(**same, deed=int(row["deeds"]), debt=int(row["debts"]))
    number = int(row["number"])
    extra, source = effect(row["extra"]), Source(row["source"])
    return PlayerCard(f"player-{number}", number, Gain(goods), extra, source=source)


def _segment(read: dict[str, Any]) -> Segment:
    name, known = read["id"], read["name"]
    townsfolk, manuscript = read["printed_townsfolk"], read["printed_manuscript"]
    return Segment(
        name,
        known,
        {LANES[lane]: number for lane, number in read["start_numbers"].items()},
        tuple(
            Spot(
                f"{name}.{each['n']}", known, each["n"], LANES[each["side"]], effect(each["effect"])
            )
            for each in read["spots"]
        ),
        tuple(_link(known, each) for each in read["links"]),
        Townsfolk(
            f"printed-{name}",
            f"townsfolk of the {known}",
            Kind.PRINTED,
            townsfolk["silver"],
            Icons(**townsfolk["icons"]),
            corner=effect(townsfolk["on_dismiss"]),
        ),
        Manuscript(
            f"printed-manuscript-{name}",
            manuscript["cleric_icons"],
            immediate=effect(manuscript["effect"]),
        ),
        {int(side): _trades(name, side, each) for side, each in read["sides"].items()},
    )


def _link(segment: str, read: dict[str, str]) -> Link:
    start, goal = (
        0 if end.startswith("next") else int(end[-1]) for end in (read["from"], read["to"])
    )
    return Link(read["id"], segment, start, goal, effect(read["effect"]))


def _trades(segment: str, side: str, read: dict[str, Any]) -> dict[Lane, Exchange]:
    return {
        LANES[lane]: Exchange(
            f"trade-{segment}-{side}-{LANES[lane]}",
            each["merchant_icons"],
            effect(each["effect"]),
            source=Source(each["source"]),
        )
        for lane, each in read["trades"].items()
    }


def _track_space(row: Row) -> TrackSpace:
    return TrackSpace(
        f"track-{row['space']}",
        int(row["space"]),
        effect(row["owner_gains"]),
        effect(row["others_effect"]),
        CONDITIONS[row["others_condition"]],
        effect(row["ai_owner_gains"]),
    )


def _tier(row: Row) -> Tier:
    entered = row["on_entering"]
    return Tier(
        int(row["vp_per_worker"]),
        int(row["limit_per_section"] or 0),
        effect_or_none(row["bumped_owner_gains"]),
        None if entered.startswith("see") else effect_or_none(entered),
    )


def _paper(row: Row) -> PaperRules:
    return PaperRules(
        Paper(row["kind"]),
        tuple(int(row[f"above_{players}p"]) for players in range(1, 5)),
        int(row["vp_unflipped"]),
        int(row["vp_flipped"]),
        tuple(int(row[f"end_card_vp_{rank}"]) for rank in range(1, 4)),
        effect_or_none(row["when_flipped"]),
    )


def _scheme(row: Row) -> Scheme:
    effects = [row["row_1"], row["row_2"]]
    return Scheme(
        row["id"],
        row["deck"],
        Icons(**numbers(row["icons"])),
        tuple(effect(words) for words in effects if words != "none"),
        int(row["move"]),
        tuple(effect(words.strip()) for words in row["row_4_options"].split(" / ")),
        source=Source(row["source"]),
    )


def _neutral_board(row: Row) -> NeutralBoard:
    wanted = [] if row["any_order"] == "one pool" else row["any_order"].split(" > ")
    name, source = row["ai"], Source(row["source"])
    types = [*["guildhall"] * 3, *["trading_post"] * 3, *["workshop"] * 3]
    return NeutralBoard(
        name,
        {"ai_flip": "cards"}.get(row["focus"], row["focus"]),
        tuple(Resource(words.partition("<")[0]) for words in wanted),
        tuple(int(words.partition("<")[2]) for words in wanted[:-1]),
        tuple(
            Square(
                f"{name}-square-{number}",
                number,
                BuildingType(kind),
                power(row[f"square_{number}"]),
                source=source,
            )
            for number, kind in enumerate(types, start=1)
        ),
        (Icons(), *(Icons(**numbers(row[f"space_{space}_icons"])) for space in (2, 3))),
        Gain(Amounts(**numbers(row["start_gains"]))),
        BuildingType(row["start_building"]),
        tuple(row["removed_schemes"].split()),
        source=source,
    )


def make_catalog() -> Catalog:
    """Return a new catalogue of all tables."""
    board = json.loads((TABLES / "board.json").read_text(encoding="utf-8"))
    return Catalog(
        townsfolk=tuple(_townsfolk(row, Kind.NEUTRAL) for row in rows("townsfolk")),
        heroes=tuple(_townsfolk(row, Kind.HERO) for row in rows("heroes")),
        starters=tuple(_townsfolk(row, Kind.STARTER) for row in rows("starters")),
        manuscripts=tuple(map(_manuscript, rows("manuscripts"))),
        player_cards=tuple(map(_player_card, rows("player_cards"))),
        segments=tuple(map(_segment, board["segments"])),
        sections=tuple(
            Section(
                f"section-{row['section']}", int(row["section"]), effect(row["second_tier_effect"])
            )
            for row in rows("castle")
        ),
        squares=tuple(
            Square(
                f"square-{row['square']}",
                int(row["square"]),
                BuildingType(row["building"]),
                power(row["power"]),
            )
            for row in rows("player_board")
        ),
        spaces=tuple(
            Icons(**numbers(row["icons_while_uncovered"])) for row in rows("board_spaces")
        ),
        buildings=tuple(
            Building(
                BuildingType(row["type"]),
                int(row["builder_icons"]),
                tuple(int(row[f"vp_{number}"]) for number in range(1, 4)),
            )
            for row in rows("buildings")
        ),
        track=tuple(map(_track_space, rows("collision_track"))),
        bonuses=tuple(
            BonusCard(
                f"bonus-{row['ribbon']}",
                Ribbon(row["ribbon"]),
                power(row["power"]),
                int(row["vp"]),
                source=Source(row["source"]),
            )
            for row in rows("cleric_bonus")
        ),
        tiers=tuple(map(_tier, rows("castle_tiers"))),
        workers=tuple(
            WorkerPrice(int(row["noble_icons"]), int(row["workers"]))
            for row in rows("worker_costs")
        ),
        papers=tuple(map(_paper, rows("debts_deeds"))),
        numbers=Numbers(5, HandLimit(1), tuple(int(row["vp"]) for row in rows("ribbons"))),
        schemes=tuple(map(_scheme, rows("ai_schemes"))),
        neutral_boards=tuple(map(_neutral_board, rows("ai_boards"))),
    )


def deal(players: int = 2, seed: int = 1, **setup: object) -> Game:
    """Deal a game with these tables."""
    return VERBS.deal(Setup(players=players, **setup), seed)  # type: ignore[arg-type]  # a set-up


CATALOG = make_catalog()
VERBS = Verbs(lambda: CATALOG)
RULES: Rules[Setup] = Rules(
    id=GAME,
    name="Viscounts",
    version=RULES_VERSION,
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    setup=Setup,
    check=VERBS.check,
    deal=VERBS.deal,
    imagine=imagine,
    scene=make_scene,
    dump=dump,
    restore=VERBS.restore,
    vocabulary=VERBS.vocabulary,
    name_of=name_of,
    packages=("valeria_desktop.games.viscounts.",),
)
