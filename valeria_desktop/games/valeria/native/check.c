/* Whether a table holds together: nobody who plays looks again. */

#include "core.h"

#include <stddef.h>

/* --- effects */

static bool is_role(int role) { return role < 4 || role == NONE; }

static bool is_count(Count count) {
    if (count.kind == COUNT_ROLE) return count.role_or_name < 4;
    if (count.kind == COUNT_NAME) return count.role_or_name < MOST_NAMES;
    return count.kind <= COUNT_MONSTERS;
}

static int least_parts(const Effect *effect) {
    switch (effect->kind) {
    case ONE_OF:
    case ALL_OF:
    case TRADE:
    case RETURN_MONSTER:
    case RETURN_CITIZEN:
    case RETURN_MONSTER_TO_PILE:
    case RETURN_CITIZEN_TO_PILE: return 1;
    default: return 0;
    }
}

/* What an effect is made of stands before it, so that none is made of itself. */
static bool has_effects(const Table *table) {
    int sizes[MOST_EFFECTS];
    for (int number = 0; number < table->effects; number++) {
        const Effect *effect = &table->effect[number];
        bool is_good = effect->kind <= RETURN_CITIZEN_TO_PILE && is_role(effect->role) &&
                       effect->parts >= least_parts(effect) &&
                       (effect->kind != GAIN_PER || is_count(effect->per));
        sizes[number] = 1;
        for (int part = 0; is_good && part < effect->parts; part++) {
            is_good = effect->part[part] < number;
            if (is_good) sizes[number] += sizes[effect->part[part]];
        }
        if (!is_good || sizes[number] > 64) return false;
    }
    return table->effects > 0 && table->consoled < table->effects;
}

/* --- cards */

static bool has_powers(const Table *table, const Card *card) {
    bool is_good = card->on_turn < table->effects && card->off_turn < table->effects;
    for (int at = 0; at < card->immediates; at++) is_good &= card->immediate[at] < table->effects;
    for (int at = 0; at < card->triggers; at++)
        is_good &= card->trigger[at].moment <= ACTIONS_ENDED &&
                   card->trigger[at].effect < table->effects;
    for (int at = 0; at < card->die_powers; at++)
        is_good &= card->die_power[at].to <= 6 &&
                   (!card->die_power[at].has_count || is_count(card->die_power[at].per));
    return is_good;
}

static bool is_card(const Table *table, const Card *card) {
    bool has_home = card->home < PLACES || card->home == NONE;
    if (!has_powers(table, card) || !has_home) return false;
    switch (card->kind) {
    case CITIZEN:
    case STARTER: return card->name < MOST_NAMES;
    case MONSTER:
    case EVENT: return card->type < 4;
    case DUKE: return card->per_point > 0;
    default: return card->kind <= RULE;
    }
}

static bool has_cards(const Table *table) {
    for (int at = 0; at < table->cards; at++)
        if (!is_card(table, &table->card[at])) return false;
    return table->exhausted < table->cards && table->card[table->exhausted].kind == EXHAUSTED &&
           table->no_duke < table->cards && table->card[table->no_duke].kind == DUKE &&
           table->consolation < table->cards && table->action < table->cards;
}

/* --- what games are dealt from */

static bool are_all(const Table *table, const Cards *cards, int least, int most, CardKind kind,
                    CardKind or_kind) {
    for (int at = 0; at < cards->number; at++) {
        if (cards->at[at] >= table->cards) return false;
        CardKind is = (CardKind)table->card[cards->at[at]].kind;
        if (is != kind && is != or_kind) return false;
    }
    return cards->number >= least && cards->number <= most;
}

static bool has_centre(const Table *table) {
    int most = MOST_ON_PLACE - 2, least = table->mode == SIEGE ? 8 : 5 * table->domains_high;
    for (int at = 0; at < 5; at++)
        if (!are_all(table, &table->monsters[at], 0, most, MONSTER, MONSTER)) return false;
    for (int at = 0; at < 10; at++)
        if (!are_all(table, &table->groups[at], 1, MOST_CARDS, CITIZEN, CITIZEN)) return false;
    return are_all(table, &table->domains, least, MOST_DOMAINS, DOMAIN, DOMAIN) &&
           are_all(table, &table->certain, 0, MOST_CARDS, MONSTER, CITIZEN) &&
           are_all(table, &table->uncertain, 0, MOST_CARDS - MOST_DOMAINS, CITIZEN, CITIZEN);
}

static bool has_others(const Table *table) {
    bool is_alone = table->mode != ALL_TOGETHER;
    int dukes = table->has_dukes || is_alone ? 2 * table->players + is_alone : 0;
    int events = table->has_events ? table->players : 0;
    return are_all(table, &table->dukes, dukes, MOST_CARDS, DUKE, DUKE) &&
           are_all(table, &table->starters, 0, MOST_STARTERS, STARTER, STARTER) &&
           are_all(table, &table->events, events, 8, EVENT, EVENT) &&
           are_all(table, &table->chosen_events, 0, table->players, EVENT, EVENT);
}

static bool has_setup(const Table *table) {
    bool is_alone = table->mode != ALL_TOGETHER;
    return table->mode <= SIEGE && table->level <= 2 && table->players >= (is_alone ? 1 : 2) &&
           table->players <= (is_alone ? 1 : SEATS) && table->deck <= MOST_IN_PILE &&
           table->citizens_high >= 1 && table->citizens_high <= MOST_ON_PLACE - 2 &&
           table->domains_high >= 1 && table->domains_high <= 4;
}

/* Dice are rolled before anything looks at them. */
static bool has_turn(const Table *table) {
    int last = table->turn_steps - 1;
    if (last < 2 || table->turn[last].kind != BEGIN_TURN) return false;
    if (table->turn[last - 1].kind != ROLL) return false;
    for (int at = 0; at < last - 1; at++)
        if (table->turn[at].kind <= ROLL || table->turn[at].kind > END_SIEGE_TURN) return false;
    return true;
}

const char *what_is_wrong(const Table *table) {
    if (!has_setup(table)) return "The tables are of a set-up that can't be played.";
    if (!has_turn(table)) return "The tables have a turn that can't be played.";
    if (!has_effects(table)) return "The tables have an effect that can't be used.";
    if (!has_cards(table)) return "The tables have a card that can't be.";
    if (!has_centre(table) || !has_others(table))
        return "The tables deal cards that don't belong there.";
    return NULL;
}
