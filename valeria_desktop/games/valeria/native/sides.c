/* One side of the table: what it owns, what it may expect of dice, what Dukes make of it. */

#include "sides.h"

#include <math.h>
#include <string.h>

/* --- what dice bring */

static void add(double *to, Amounts amounts, double times) {
    to[GOLD] += amounts.gold * times;
    to[STRENGTH] += amounts.strength * times;
    to[MAGIC] += amounts.magic * times;
    to[POINTS] += amounts.points * times;
}

double resources_in(const double *bring) {
    return bring[GOLD] + bring[STRENGTH] + bring[MAGIC] + bring[ANY] + bring[TAKEN];
}

static void add_effect(const Table *table, const Player *player, int number, double times,
                       double *to) {
    const Effect *effect = &table->effect[number];
    double best = 0;
    switch (effect->kind) {
    case GAIN:
        add(to, effect->amounts, times);
        return;
    case GAIN_PER:
        add(to, effect->amounts, times * count_of(table, player, effect->per));
        return;
    case ONE_OF:
        for (int part = 0; part < effect->parts; part++) {
            double bring[KINDS] = {0};
            add_effect(table, player, effect->part[part], 1, bring);
            best = fmax(best, resources_in(bring));
        }
        to[ANY] += best * times;
        return;
    case ALL_OF:
        for (int part = 0; part < effect->parts; part++)
            add_effect(table, player, effect->part[part], times, to);
        return;
    case TRADE:
        add_effect(table, player, effect->part[0], times, to);
        add(to, effect->amounts, -times);
        return;
    case STEAL:
        to[TAKEN] += effect->most * times;
        return;
    case TAKE:
        to[TAKEN] += (effect->amounts.gold + effect->amounts.strength + effect->amounts.magic) *
                     times;
        return;
    default:
        return;
    }
}

static void add_card(const Table *table, Side *side, uint8_t number, double times) {
    const Card *card = &table->card[number];
    add_effect(table, side->player, card->on_turn, times, side->on);
    add_effect(table, side->player, card->off_turn, times, side->off);
}

static void add_harvests(const Table *table, Side *side) {
    const Player *player = side->player;
    uint16_t mask = 0;
    for (int at = 0; at < player->citizens; at++) {
        mask |= table->card[player->citizen[at]].numbers;
        add_card(table, side, player->citizen[at], table->chance[player->citizen[at]]);
    }
    for (int at = 0; at < table->starters.number; at++)
        mask |= table->card[table->starters.at[at]].numbers;
    double nothing = table->nothing[mask];
    for (int at = 0; at < table->starters.number; at++) {
        const Card *card = &table->card[table->starters.at[at]];
        double times = table->chance[table->starters.at[at]];
        if (card->on_doubles) times += 1 / 6.0;
        if (card->when_nothing_else) times += nothing;
        add_card(table, side, table->starters.at[at], times);
    }
    if (table->has_consolation) {
        side->on[ANY] += nothing;
        side->off[ANY] += nothing;
    }
}

const double A_ROUND[] = {1 / 6.0, 1.0, 0.7, 0.7, 0.4, 1.0};

static void add_lasting(const Table *table, Side *side, const Card *card) {
    for (int at = 0; at < card->triggers; at++) {
        const Effect *effect = &table->effect[card->trigger[at].effect];
        double times = A_ROUND[card->trigger[at].moment];
        if (effect->kind == GAIN || effect->kind == TAKE)
            side->lasting[0] += times * (effect->amounts.gold + effect->amounts.strength +
                                         effect->amounts.magic);
        if (effect->kind == GAIN) side->lasting[1] += times * effect->amounts.points;
    }
    side->powers += card->die_powers;
    side->modifiers += (card->no_extra > 0) + (card->cheaper > 0);
}

/* --- one side of the table */

static void count_cards(const Table *table, Side *side) {
    const Player *player = side->player;
    for (int at = 0; at < player->citizens; at++)
        for (int role = 0; role < 4; role++)
            side->counted[role] += table->card[player->citizen[at]].icons[role];
    for (int at = 0; at < player->domains; at++) {
        const Card *card = &table->card[player->domain[at]];
        for (int role = 0; role < 4; role++) side->counted[role] += card->icons[role];
        side->domain_points += card->points;
        add_lasting(table, side, card);
    }
    for (int at = 0; at < player->monsters; at++) {
        const Card *card = &table->card[player->monster[at]];
        side->counted[7 + card->type] += 1;
        side->monster_points += card->points;
    }
    side->counted[4] = player->citizens;
    side->counted[5] = player->monsters;
    side->counted[6] = player->domains;
}

void look_at(const Table *table, Side *side, const Player *player, const double *duke,
             bool harvests) {
    memset(side, 0, sizeof *side);
    side->player = player;
    side->counts = duke;
    side->resources = player->gold + player->strength + player->magic;
    count_cards(table, side);
    side->counted[11] = side->resources;
    side->points = player->points + side->monster_points + side->domain_points;
    for (int at = 0; at < COUNTED; at++) side->duke += duke[at] * side->counted[at];
    if (harvests) add_harvests(table, side);
}

void duke_weights(const Table *table, int number, double share, double *weights) {
    const Card *duke = &table->card[number];
    for (int role = 0; role < 4; role++) weights[role] += share * duke->icons[role];
    weights[4] += share * duke->each_citizen;
    weights[5] += share * duke->each_monster;
    weights[6] += share * duke->each_domain;
    for (int type = 0; type < 4; type++) weights[7 + type] += share * duke->each_type[type];
    weights[11] += share / duke->per_point;
}

void duke_seen_by(const Table *table, const State *state, int seat, double *mine) {
    int duke = table->has_dukes ? state->player[seat].duke : table->no_duke;
    memset(mine, 0, COUNTED * sizeof *mine);
    if (duke != NONE) duke_weights(table, duke, 1, mine);
}

/* --- what rivals' Dukes may be */

static void mean_of_unseen(const Table *table, const Player *own, double *his) {
    int number = 0;
    for (int at = 0; at < table->dukes.number; at++)
        number += table->dukes.at[at] != own->dealt[0] && table->dukes.at[at] != own->dealt[1];
    for (int at = 0; at < table->dukes.number; at++)
        if (table->dukes.at[at] != own->dealt[0] && table->dukes.at[at] != own->dealt[1])
            duke_weights(table, table->dukes.at[at], 1.0 / number, his);
}

/* What is alike for all rivals, whose cards say nothing. */
static void guess_evenly(const Table *table, const State *state, int seat, double *his) {
    memset(his, 0, COUNTED * sizeof *his);
    if (!table->has_dukes)
        duke_weights(table, table->no_duke, 1, his);
    else if (table->mode == SIEGE)
        his[4] = 1; /* each citizen he took is a point (G7) */
    else
        mean_of_unseen(table, &state->player[seat], his);
    if (table->mode == DARK_LORD) his[11] = 0; /* he has no resources (D7) */
}

static void guess_of(const Table *table, const Belief *belief, int owner, double *his) {
    uint64_t share[MOST_CARDS], total = 0;
    memset(his, 0, COUNTED * sizeof *his);
    for (int at = 0; at < belief->things; at++) total += share[at] = share_of(belief, owner, at);
    for (int at = 0; at < belief->things; at++)
        duke_weights(table, belief->duke[at], (double)share[at] / (double)total, his);
}

static bool is_same_belief(const Belief *one, const Belief *other) {
    bool is_same = one->owners == other->owners && one->things == other->things;
    for (int owner = 0; is_same && owner < one->owners; owner++)
        is_same = one->seat[owner] == other->seat[owner] &&
                  !memcmp(one->weight[owner], other->weight[owner],
                          (size_t)one->things * sizeof **one->weight);
    return is_same;
}

/* Positions of one decision seldom differ in what rivals own, so it is worked out only then. */
void guess_dukes(const Table *table, const State *state, int seat, Guess *guess) {
    bool is_plain = guess->is_even || !table->has_dukes || table->mode != ALL_TOGETHER;
    Belief belief;
    if (guess->is_known && is_plain) return;
    if (!is_plain) believe(table, state, seat, &belief);
    if (!is_plain && guess->is_known && is_same_belief(&belief, &guess->belief)) return;
    guess_evenly(table, state, seat, guess->his[0]);
    for (int other = 1; other <= SEATS; other++)
        memcpy(guess->his[other], guess->his[0], sizeof *guess->his);
    for (int owner = 0; !is_plain && owner < belief.owners; owner++)
        guess_of(table, &belief, owner, guess->his[belief.seat[owner]]);
    if (!is_plain) guess->belief = belief;
    guess->is_known = true;
}
