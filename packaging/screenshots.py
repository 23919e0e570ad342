"""Write pictures of every screen, and of what moves, to docs/screenshots/: `make screenshots`.

    python packaging/screenshots.py               all of them
    python packaging/screenshots.py table strips  only some kinds

Each has 256 colours, so that all of them together stay below 12 MB.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from camera import ALL, FOLDER, SEED, Camera, best, deal, play_out, play_to, small, strip_of, write
from coach_pictures import take_coach
from valencia_pictures import take_valencia
from viscounts_pictures import take_viscounts

from valeria_desktop.faces import FACES
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace, OfSeat
from valeria_desktop.games.valeria.rules.model.cards import Monster
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.games.valeria.ui.stage.finale import ValeriaFinale
from valeria_desktop.ui.program.application import make_application
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from camera import Frames, When
    from PySide6.QtWidgets import QApplication

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.session.session import Session

SMALL, LARGE, NARROW = (1280, 720), (1920, 1080), (1024, 768)
LATE = 0.85
"""So much of what ends the game is gone at dusk."""
BREATH, AFTER = 100.0, 1200.0
"""Milliseconds from one look at the end of a game to the next, and to the last of all."""
EARLY = 40
"""Choices after which there is something on the table."""


def _acts(kind: str, *, boss: bool | None = None) -> When:
    """Tell the moment in which the better bot would slay, recruit or build."""

    def is_it(session: Session, decision: Decision) -> bool:
        if decision.prompt is not Prompt.ACT:
            return False
        option = best(session, decision)
        card = getattr(option, "card", None)
        is_boss = isinstance(card, Monster) and card.type is MonsterType.BOSS
        return option.id.startswith(kind) and boss in (None, is_boss)

    return is_it


def _in_the_middle(prompt: Prompt, choices: int = EARLY) -> When:
    return lambda session, decision: (
        decision.prompt is prompt and decision.seat == 0 and len(session.record.choices) >= choices
    )


def _at_dusk(session: Session, decision: Decision) -> bool:
    scene = session.scene(decision.seat)
    late = max(meter.share for meter in scene.meters)
    return decision.prompt is Prompt.ACT and late >= LATE and not scene.is_last_round


def _at_last(session: Session, decision: Decision) -> bool:
    return decision.prompt is Prompt.ACT and session.scene(decision.seat).is_last_round


TWO, FIVE = Setup(players=2), Setup(players=5, variants=frozenset({Variant.EVENTS}))
LORD, SIEGE = (Setup(players=1, solo=solo) for solo in (Solo.DARK_LORD, Solo.SIEGE))


# --- what is pictured


def take_home(camera: Camera) -> None:
    """Take the home screen with all games, and the page that asks for one of them."""
    camera.program.go_home()
    camera.take("home")
    camera.program.carry_out("new")
    camera.take("which-game")


def take_screens(camera: Camera) -> None:
    """Take what needs no game, and what shows games that were played."""
    program = camera.program
    draft = as_a(Draft, program.draft)
    draft.players = 3
    program.carry_out("new")
    draft.seed = SEED  # New game deals another game each time
    program.pages.new_game.refresh()
    camera.take("new-game")
    gallery = program.pages.new_game.gallery
    gallery.open_for(1)
    camera.take("gallery")
    gallery.leave()
    draft.start_custom()
    draft.preset = CUSTOM
    program.pages.new_game.refresh()
    camera.take("custom")
    draft.preset = "first-game"
    program.carry_out("solo")
    draft.seed = SEED
    program.pages.new_game.refresh()
    camera.take("solo")
    as_a(NewGameScreen, program.pages.new_game).solo.watch.click()
    camera.grab()  # who is shown now takes their room
    camera.take("solo-watched")
    draft.invite(0, None)
    for command in ("learn", "shortcuts", "settings", "about"):
        program.carry_out(command)
        camera.take(command)
    whole = deal(TWO)
    middle = deal(TWO)
    play_to(middle, _in_the_middle(Prompt.ACT))
    play_out(whole)
    program.past.archive.enter(whole, "2026-01-01T20:00:00+00:00")
    program.past.look_at(whole)
    program.past.replaying.deck.go_to(60)
    camera.take("replay")
    program.carry_out("history")
    camera.take("history")
    camera.stand(middle)
    for command in ("load", "rewind", "lesson"):
        program.carry_out(command)
        camera.take(command)
    if program.teaching.guide is not None:
        program.teaching.guide.stop()


def take_table(camera: Camera) -> None:
    """Take the table of two: each kind of question, and all that can be looked at."""
    kinds = (Prompt.DUKE, Prompt.ROLL, Prompt.CHANGE_DICE, Prompt.USE, Prompt.ACT, Prompt.PAY)
    camera.stand(deal(TWO), is_covered=True)
    camera.take("table-2-curtain")
    camera.take_game("table-2", TWO, kinds)
    session = deal(TWO)
    play_to(session, _in_the_middle(Prompt.ROLL))
    camera.stand(session)
    camera.table.recap.put_away()
    camera.take("table-2-wake")
    play_to(session, _in_the_middle(Prompt.ACT))
    camera.stand(session)
    take_looks(camera)
    play_out(session)
    camera.stand(session)
    camera.take("table-2-end")


def take_looks(camera: Camera) -> None:
    """Take all that is looked at closely while an action is chosen."""
    table = camera.table
    wanting = [place for place, quote in table.scene.quotes.items() if quote.missing]
    table.centre.focus_on(AtPlace(7))
    table.zoom.hold()
    camera.take("table-2-zoom")
    table.zoom.let_go()
    table.zoom.close()
    table.zoom.open_focused()
    camera.take("table-2-stack")
    table.zoom.sheet.close_sheet()
    table.refusals.say_why(AtPlace(wanting[-1]))
    camera.take("table-2-why-not")
    table.why.close_bubble()
    table.rival_cards.open_for(OfSeat(1))
    camera.take("table-2-rival")
    table.rival_cards.close_cards()
    table.others.opened.emit(OfSeat(1))
    camera.take("table-2-board")
    table.opened.close_board()


def take_modes(camera: Camera) -> None:
    """Take five players, the Dark Lord and the siege."""
    camera.take_game("table-5", FIVE, (Prompt.ORDER_EVENTS, Prompt.ACT))
    for name, when in (("dusk", _at_dusk), ("last-round", _at_last)):
        session = deal(FIVE)
        play_to(session, when)
        camera.stand(session)
        if name == "dusk":
            camera.table.rival_cards.open_for(OfSeat(camera.table.others.plaques[1].seat))
        camera.take(f"table-5-{name}")
        camera.table.rival_cards.close_cards()
    lord = (Prompt.ROLL, Prompt.ACT, Prompt.ATTACK_ORDER, Prompt.ATTACK_COLUMN, Prompt.CAPTURE)
    camera.take_game("lord", LORD, lord)
    camera.take_game("siege", SIEGE, (Prompt.ROLL, Prompt.ACT, Prompt.LORD_TAKES))


def take_few(camera: Camera) -> None:
    """Take what tells most about a size, a theme or a language."""
    camera.take_game("table-2", TWO, (Prompt.ROLL, Prompt.ACT))
    camera.take_game("table-5", FIVE, (Prompt.ACT,))


def take_texts(camera: Camera) -> None:
    """Take a question with larger text, and in a narrow window."""
    name = camera.name
    for (width, height), scale in ((SMALL, 1.5), (SMALL, 2.0), (NARROW, 1.0), (NARROW, 1.5)):
        camera.program.window.resize(width, height)
        camera.program.change("scale", scale)
        camera.name = f"{width}x{height}-{round(scale * 100)}-{name}"
        camera.take_game("table-2", TWO, (Prompt.ROLL, Prompt.ACT))
        camera.take_game("table-5", FIVE, (Prompt.ACT,))


def take_strips(camera: Camera) -> None:
    """Take what moves: a roll, what is taken, what another does, the end."""
    camera.take_choice("roll", TWO, _in_the_middle(Prompt.ROLL))
    camera.take_choice("recruit", TWO, _acts("recruit"))
    camera.take_choice("slay", TWO, _acts("slay", boss=False))
    camera.take_choice("slay-boss", TWO, _acts("slay", boss=True))
    take_bot(camera)
    take_end(camera)


def take_bot(camera: Camera) -> None:
    """Take the turn of a bot: waited for, told, and told again before the next roll."""
    program = camera.program
    session = deal(TWO, "greedy")
    play_to(session, lambda now, _: now.is_turn_over and len(now.record.choices) >= EARLY)
    program.change("pace", Pace.NORMAL.value)
    camera.stand(session)
    program.controller.turn_end.go_on()
    camera.take("table-2-waiting")
    stills = {1900.0: "table-2-woken", 3000.0: "table-2-told"}
    frames = camera.frames(lambda: not program.controller.is_open, stills)
    write(strip_of(frames), "strip-bot")
    camera.take("table-2-recap")
    program.change("pace", Pace.OFF.value)


def take_end(camera: Camera) -> None:
    """Take how the end of a game is staged."""
    clock = HandTicker()
    finale = ValeriaFinale(camera.program.look, clock)
    finale.resize(*SMALL)
    finale.show()
    finale.use_motion(Pace.NORMAL, Movement.FULL)
    finale.begin(play_out(deal(TWO)), won=True)
    frames: Frames = []
    while not finale.is_over:
        frames.append((len(frames) * BREATH, small(finale.grab().toImage())))
        clock.turn(BREATH)
    clock.turn(AFTER)
    frames.append((len(frames) * BREATH + AFTER, small(finale.grab().toImage())))
    write(strip_of(frames), "strip-end")
    finale.forget()


KINDS: dict[str, tuple[Callable[[Camera], None], tuple[int, int], str]] = {
    "home": (take_home, SMALL, "720-dark"),
    "screens": (take_screens, SMALL, "720-dark"),
    "table": (take_table, SMALL, "720-dark"),
    "modes": (take_modes, SMALL, "720-dark"),
    "valencia": (take_valencia, SMALL, "720-dark"),
    "viscounts": (take_viscounts, SMALL, "720-dark"),
    "coach": (take_coach, SMALL, "720-dark"),
    "strips": (take_strips, SMALL, "720-dark"),
    "light": (take_few, SMALL, "720-light"),
    "large": (take_few, LARGE, "1080-dark"),
    "text": (take_texts, SMALL, "dark"),
    "german": (take_few, SMALL, "720-dark-german"),  # last: a language stays
}


def main() -> int:
    """Take what was asked for, or everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", help=", ".join(KINDS))
    asked = parser.parse_args().kinds or list(KINDS)
    if unknown := set(asked) - set(KINDS):
        parser.error(f"there is no kind {', '.join(sorted(unknown))}; choose of {', '.join(KINDS)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    application = make_application()
    for kind in KINDS:
        if kind in asked:
            _take(application, kind)
    return 0


def _take(application: QApplication, kind: str) -> None:
    """Take a kind of pictures with a program that is gone before its application is."""
    take, size, name = KINDS[kind]
    with TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        language = "de" if "german" in name else "en"
        settings.write_text(f'language = "{language}"\n', encoding="utf-8")
        game = ALL if kind == "home" else kind if kind in FACES else RULES.id
        camera = Camera(application, Path(folder), name, game)
        camera.program.change("theme", "light" if "light" in name else "dark")
        camera.program.window.resize(*size)
        camera.program.window.show()
        take(camera)
        camera.program.close()


if __name__ == "__main__":
    sys.exit(main())
