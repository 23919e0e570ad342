/* What a value looks at: bots/features.py says what each number means. The order is shared. */

#include "sides.h"

#include <math.h>
#include <string.h>

enum { PLENTY = 6, ROUNDS = 13 };
static const double RESOURCE = 0.3, ICON = 3.0, NEAREST = 5.0;

/* --- what is within reach */

static double missing_for(const Player *player, int real, int price) {
    double missing = price - (real ? real + player->magic : 0);
    return missing > 0 ? missing : 0;
}

typedef struct { double monster, domain, to_domain, to_monster; } Reach;

static void reach_monster(const Table *table, const State *state, const Player *player,
                          const double *duke, int place, Reach *reach) {
    Amounts price = slay_price(table, state, place);
    const Card *card = &table->card[top_of(state, place)];
    double points = card->points + duke[5] + duke[7 + card->type];
    double missing = missing_for(player, player->strength, price.strength + price.magic);
    if (player->magic < price.magic) missing = fmax(missing, price.magic - player->magic);
    if (!missing) reach->monster = fmax(reach->monster, points);
    if (card->points >= 2) reach->to_monster = fmin(reach->to_monster, missing);
}

static void reach_domain(const Table *table, const Player *player, const double *duke, int number,
                         Reach *reach) {
    const Card *card = &table->card[number];
    double points = card->points + duke[6], missing = 0;
    for (int role = 0; role < 4; role++) {
        points += duke[role] * card->icons[role];
        if (card->icons[role] > player->icons[role])
            missing += ICON * (card->icons[role] - player->icons[role]);
    }
    missing += missing_for(player, player->gold, build_price(table, player, (uint8_t)number));
    if (!missing) reach->domain = fmax(reach->domain, points);
    reach->to_domain = fmin(reach->to_domain, missing);
}

static void look_round(const Table *table, const State *state, const Side *side,
                       double *out) {
    const double *duke = side->counts;
    Reach reach = {0, 0, 20, 20};
    for (int place = 0; place < ALL_PLACES; place++) {
        int top = top_of(state, place);
        if (top == NONE) continue;
        int kind = table->card[top].kind;
        if (is_foe(table, top))
            reach_monster(table, state, side->player, duke, place, &reach);
        else if (kind == DOMAIN)
            reach_domain(table, side->player, duke, top, &reach);
    }
    out[0] = reach.monster;
    out[1] = reach.domain;
    out[2] = fmin(reach.to_domain, 20) / NEAREST;
    out[3] = fmin(reach.to_monster, 20) / NEAREST;
}

/* --- how late it is */

static void look_at_clock(const Table *table, const State *state, double *meters) {
    int exhausted = 0, monsters = 0, domains = 0, all = 0;
    if (table->mode == SIEGE) {
        meters[0] = 1 - state->high[DECK] / (double)table->deck;
        meters[1] = meters[2] = 0;
        return;
    }
    for (int place = 0; place < PLACES; place++) {
        if (is_exhausted(table, state, place))
            exhausted++;
        else if (place < 5)
            monsters += state->high[place];
        else if (place >= 15)
            domains += state->high[place];
    }
    for (int column = 0; column < 5; column++) all += table->monsters[column].number;
    meters[0] = exhausted / (table->mode == DARK_LORD ? 5.0 : 2.0 * table->players);
    meters[1] = 1 - monsters / (double)all;
    meters[2] = 1 - domains / (5.0 * table->domains_high);
}

int actions_left(const State *state) {
    int actions = 0;
    for (int at = 0; at < state->steps; at++)
        actions += state->step[at].kind == ACT || state->step[at].kind == ACT_AT_PILES;
    return actions;
}

/* --- all of it */

static double *write_side(const Side *side, double *out) {
    const Player *player = side->player;
    int amounts[3] = {player->gold, player->strength, player->magic};
    for (int kind = 0; kind < 3; kind++) *out++ = amounts[kind];
    for (int kind = 0; kind < 3; kind++) *out++ = amounts[kind] > PLENTY ? amounts[kind] - PLENTY : 0;
    *out++ = side->resources;
    *out++ = side->points;
    *out++ = side->duke;
    for (int kind = 0; kind < KINDS; kind++) *out++ = side->on[kind];
    for (int kind = 0; kind < KINDS; kind++) *out++ = side->off[kind];
    for (int role = 0; role < 4; role++) *out++ = player->icons[role];
    *out++ = player->citizens;
    *out++ = player->monsters;
    *out++ = player->domains;
    *out++ = side->monster_points;
    *out++ = side->domain_points;
    *out++ = side->lasting[0];
    *out++ = side->lasting[1];
    *out++ = side->powers;
    *out++ = side->modifiers;
    return out;
}

typedef struct {
    double meters[3], left;
    int others; /* turns of others in a round that one harvests in */
} Clock;

static double points_a_round(const Side *side) { return side->lasting[0] * RESOURCE + side->lasting[1]; }

static void estimate(Side *side, const Clock *clock) {
    double harvest = resources_in(side->on) + clock->others * resources_in(side->off);
    double points = side->on[POINTS] + clock->others * side->off[POINTS] + points_a_round(side);
    side->estimate = side->points + side->duke + RESOURCE * side->resources +
                     ROUNDS * clock->left * (RESOURCE * harvest + points);
}

/* All sides in the order they are told of: mine, then the strongest rival first. */
static int look_at_sides(const Table *table, const State *state, int seat, const double *mine,
                         const Guess *guess, const Clock *clock, Player *lord, Side *sides) {
    int number = 1;
    look_at(table, &sides[0], &state->player[seat], mine, true);
    estimate(&sides[0], clock);
    if (table->mode != ALL_TOGETHER) {
        *lord = side_of_rival(table, state);
        look_at(table, &sides[1], lord, guess->his[rival_of(table)], false);
        estimate(&sides[1], clock);
        return 2;
    }
    for (int step = 1; step < table->players; step++) {
        Side side;
        int other = (seat + step) % table->players, at = number++;
        look_at(table, &side, &state->player[other], guess->his[other], true);
        estimate(&side, clock);
        for (; at > 1 && sides[at - 1].estimate < side.estimate; at--) sides[at] = sides[at - 1];
        sides[at] = side;
    }
    return number;
}

static double *write_duke(const double *duke, double *out) {
    for (int at = 0; at < 7; at++) *out++ = duke[at];
    *out++ = duke[7] + duke[8] + duke[9] + duke[10];
    *out++ = duke[11];
    return out;
}

static double *write_clock(const Table *table, const State *state, int seat, const Side *rival,
                           const Clock *clock, double *out) {
    bool mine = state->active == seat, his = rival->player == &state->player[state->active];
    int actions = actions_left(state), gone = (state->turn + table->players - 1) % table->players;
    for (int at = 0; at < 3; at++) *out++ = clock->meters[at];
    *out++ = clock->left;
    *out++ = mine;
    *out++ = mine ? actions : 0;
    *out++ = his && !mine ? actions : 0;
    *out++ = (table->players - 1 - gone) / (double)table->players;
    *out++ = state->turn / 20.0;
    *out++ = !table->edition_is_second;
    *out++ = !table->has_dukes;
    return out;
}

static double *write_majorities(const Table *table, const State *state, int seat, double *out) {
    int lead[3] = {99, 99, 99};
    const Player *own = &state->player[seat];
    for (int other = 0; other < table->players; other++) {
        const Player *his = &state->player[other];
        if (other == seat) continue;
        int by[3] = {own->citizens - his->citizens, own->monsters - his->monsters,
                     own->domains - his->domains};
        for (int at = 0; at < 3; at++) lead[at] = by[at] < lead[at] ? by[at] : lead[at];
    }
    for (int at = 0; at < 3; at++) {
        int bound = lead[at] > 2 ? 2 : lead[at] < -2 ? -2 : lead[at];
        *out++ = table->has_dukes ? 0 : bound;
    }
    return out;
}

static double *write_products(const Side *mine, const Side *his, const double *duke,
                              const Clock *clock, double *out) {
    double left = clock->left, gone = 1 - left;
    double lead = mine->points + mine->duke - his->points - his->duke;
    *out++ = resources_in(mine->on) * left;
    *out++ = resources_in(mine->off) * clock->others * left;
    *out++ = resources_in(his->on) * left;
    *out++ = resources_in(his->off) * clock->others * left;
    *out++ = points_a_round(mine) * left;
    *out++ = points_a_round(his) * left;
    *out++ = mine->resources * duke[11];
    *out++ = lead;
    *out++ = lead * gone;
    *out++ = gone * gone;
    *out++ = left * left;
    return out;
}

static void write_others(const Side *sides, int number, double *out) {
    const Side *second = &sides[2];
    double above = 0, mean = 0;
    memset(out, 0, 8 * sizeof *out);
    if (number < 3) return;
    for (int at = 1; at < number; at++) {
        above += sides[at].estimate > sides[0].estimate;
        mean += (sides[at].estimate - sides[0].estimate) / (number - 1);
    }
    out[0] = second->points;
    out[1] = second->duke;
    out[2] = second->resources;
    out[3] = resources_in(second->on);
    out[4] = resources_in(second->off);
    out[5] = points_a_round(second);
    out[6] = above;
    out[7] = mean;
}

void features(const Table *table, const State *state, int seat, Guess *guess, double *out) {
    double mine[COUNTED];
    Side sides[SEATS];
    Player lord;
    Clock clock = {.others = table->players - 1 - (table->has_resting ? 1 : 0)};
    look_at_clock(table, state, clock.meters);
    clock.left = 1 - fmin(1, fmax(clock.meters[0], fmax(clock.meters[1], clock.meters[2])));
    duke_seen_by(table, state, seat, mine);
    guess_dukes(table, state, seat, guess);
    int number = look_at_sides(table, state, seat, mine, guess, &clock, &lord, sides);
    out = write_side(&sides[0], out);
    out = write_side(&sides[1], out);
    out = write_duke(mine, out);
    look_round(table, state, &sides[0], out);
    look_round(table, state, &sides[1], out + 4);
    out = write_clock(table, state, seat, &sides[1], &clock, out + 8);
    out = write_majorities(table, state, seat, out);
    out = write_products(&sides[0], &sides[1], mine, &clock, out);
    write_others(sides, number, out);
}
