"""The coach's sentences about a card and about the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.ui.parts.sides import kind_name
from valeria_desktop.kernel.phrases import capital, join
from valeria_desktop.ui.words.figures import amount, per_cent
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.card_chance import CardChance
    from valeria_desktop.games.valeria.coach.card_change import Change
    from valeria_desktop.games.valeria.coach.ending import EndForecast
    from valeria_desktop.games.valeria.coach.questions import OnCard

_LEAST = 0.05  # least change worth a sentence, in resources or points a round
_SURE = 0.995


def title_of_change() -> str:
    """Return the title over the changes that a card would bring."""
    return QCoreApplication.translate("Coach", "With it")


def title_of_soon() -> str:
    """Return the title over the chances of affording a card."""
    return QCoreApplication.translate("Coach", "Saving for it")


def words_on(known: OnCard) -> list[tuple[str, str]]:
    """Return all sentences about a card, each with its title."""
    found = []
    if known.change is not None:
        found += [(title_of_change(), words) for words in change_words(known.change)]
    if known.soon is not None and not known.soon.now:
        found += [(title_of_soon(), words) for words in soon_words(known.soon)]
    return found


def change_words(change: Change) -> list[str]:
    """Return sentences about the changes that a card would bring."""
    return [
        *_harvest(change),
        *_nothing(change),
        *_power(change),
        *_at_end(change),
        *_for_all(change),
    ]


def _harvest(change: Change) -> list[str]:
    translate = QCoreApplication.translate
    before, after = change.before.round, change.after.round
    found = []
    if after.resources - before.resources >= _LEAST:
        words = translate("Coach", "{after} resources a round, {before} without it.")
        found.append(words.format(after=amount(after.resources), before=amount(before.resources)))
    if after.points - before.points >= _LEAST:
        words = translate("Coach", "{number} more points a round.")
        found.append(words.format(number=amount(after.points - before.points)))
    words = translate("Coach", "{tokens}: {number} more a round.")
    for tag, number in change.tokens:
        found.append(words.format(tokens=kind_name(tag), number=amount(number)))
    return found


def _nothing(change: Change) -> list[str]:
    before, after = change.before.nothing, change.after.nothing
    if before == after or not change.card.harvest:
        return []
    translate, lone = QCoreApplication.translate, change.before.lone
    if lone and not after:
        words = translate("Coach", "Without this card {before} of 36 rolls wake only {card}.")
    elif lone:
        words = translate(
            "Coach", "{after} of 36 rolls wake only {card}, {before} without this card."
        )
    elif not after:
        words = translate(
            "Coach", "Every roll wakes something; without this card {before} of 36 wake nothing."
        )
    else:
        words = translate("Coach", "{after} of 36 rolls wake nothing, {before} without this card.")
    return [words.format(after=after, before=before, card=lone)]


def _power(change: Change) -> list[str]:
    translate = QCoreApplication.translate
    found = []
    if change.lasting >= _LEAST:
        words = translate("Coach", "Its power brings about {number} resources a round.")
        found.append(words.format(number=amount(change.lasting)))
    if change.lasting_points >= _LEAST:
        words = translate("Coach", "Its power brings about {number} points a round.")
        found.append(words.format(number=amount(change.lasting_points)))
    return found


def _at_end(change: Change) -> list[str]:
    translate = QCoreApplication.translate
    if change.goes_back:
        return [translate("Coach", "It does its work once and goes under its deck.")]
    if change.at_end == 1:
        return [translate("Coach", "It counts 1 point at the end.")]
    words = translate("Coach", "It counts {number} points at the end.")
    return [words.format(number=change.at_end)] if change.at_end else []


def _for_all(change: Change) -> list[str]:
    """Return sentences about changes that concern every player."""
    translate = QCoreApplication.translate
    found = []
    if change.ends:
        found.append(translate("Coach", "With it the game ends after this round."))
    if change.exhausts:
        found.append(
            translate("Coach", "It is the last of its stack: taking it exhausts the stack.")
        )
    elif change.is_last:
        found.append(translate("Coach", "It is the last of its kind that can be seen."))
    return found


def soon_words(soon: CardChance) -> list[str]:
    """Return sentences about the next turns in which a player can take a card."""
    translate = QCoreApplication.translate
    first, second = soon.turns
    if first >= _SURE:
        return [translate("Coach", "You can have it next turn, if nobody takes it.")]
    if soon.is_exact:
        words = translate("Coach", "Chance to have it: {first} next turn, {second} the turn after.")
    else:
        words = translate(
            "Coach", "Chance to have it: about {first} next turn, {second} the turn after."
        )
    return [words.format(first=per_cent(first), second=per_cent(second)), *_left_out(soon)]


def _left_out(soon: CardChance) -> list[str]:
    if not soon.leaves_out:
        return []
    words = QCoreApplication.translate("Coach", "{things} aren't counted in that.")
    return [words.format(things=tell(capital(join([*soon.leaves_out]))))]


# --- the end of the game


def ending_words(ending: EndForecast) -> str:
    """Return the remaining length of the game in words."""
    translate = QCoreApplication.translate
    least, middle, most = ending.rounds.least, ending.rounds.middle, ending.rounds.most
    if most == 0:
        return translate("Coach", "It ends with this round.")
    if least == most:
        words = translate("Coach", "About {middle} more rounds.")
        if middle == 1:
            words = translate("Coach", "About one more round.")
    else:
        words = translate(
            "Coach", "About {middle} more rounds: {least} to {most} in 8 of 10 games."
        )
    return words.format(middle=middle, least=least, most=most)


def rounds_words(ending: EndForecast) -> str:
    """Return the remaining rounds in the shortest words: "+5 (3–8)"."""
    least, middle, most = ending.rounds.least, ending.rounds.middle, ending.rounds.most
    if least == most:
        return f"+{middle}"
    return f"+{middle} ({least}\N{EN DASH}{most})"
