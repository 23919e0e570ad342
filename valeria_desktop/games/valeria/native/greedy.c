/* What a position is worth by hand, in points: bots/values.py and bots/solo_values.py once more. */

#include "learn.h"

#include <math.h>

static double sum_of(Amounts amounts) { return amounts.gold + amounts.strength + amounts.magic; }

static double brings(const Table *table, const Player *player, int number) {
    const Effect *effect = &table->effect[number];
    double worth = 0;
    switch (effect->kind) {
    case GAIN:
    case TAKE:
        return sum_of(effect->amounts);
    case GAIN_PER:
        return sum_of(effect->amounts) * count_of(table, player, effect->per);
    case STEAL:
        return effect->most;
    case ONE_OF:
        for (int part = 0; part < effect->parts; part++)
            worth = fmax(worth, brings(table, player, effect->part[part]));
        return worth;
    case ALL_OF:
        for (int part = 0; part < effect->parts; part++)
            worth += brings(table, player, effect->part[part]);
        return worth;
    case TRADE:
        return fmax(0, brings(table, player, effect->part[0]) - sum_of(effect->amounts));
    default:
        return 0;
    }
}

static bool counts(const Table *table, int number) {
    const Effect *effect = &table->effect[number];
    bool found = effect->kind == GAIN_PER;
    for (int part = 0; part < effect->parts; part++) found |= counts(table, effect->part[part]);
    return found;
}

/* What doesn't depend on what a player has, once for all. */
void weigh_cards(Table *table) {
    const Player nobody = {0};
    for (int number = 0; number < table->cards; number++) {
        const Card *card = &table->card[number];
        double resources = 0, points = 0;
        table->counts[number] = counts(table, card->on_turn) || counts(table, card->off_turn);
        table->harvest[number][0] = table->chance[number] * brings(table, &nobody, card->on_turn);
        table->harvest[number][1] = table->chance[number] * brings(table, &nobody, card->off_turn);
        for (int at = 0; at < card->triggers; at++) {
            const Effect *effect = &table->effect[card->trigger[at].effect];
            double times = A_ROUND[card->trigger[at].moment];
            if (effect->kind == GAIN || effect->kind == TAKE)
                resources += times * sum_of(effect->amounts);
            if (effect->kind == GAIN) points += times * effect->amounts.points;
        }
        resources += card->die_powers + 0.7 * ((card->no_extra > 0) + (card->cheaper > 0));
        table->lasting[number][0] = resources, table->lasting[number][1] = points;
    }
}

static double harvest_value(const Table *table, const Player *player, const Horizon *horizon) {
    double on = 0, off = 0;
    for (int at = 0; at < player->citizens; at++) {
        int number = player->citizen[at];
        if (!table->counts[number]) {
            on += table->harvest[number][0];
            off += table->harvest[number][1];
            continue;
        }
        on += table->chance[number] * brings(table, player, table->card[number].on_turn);
        off += table->chance[number] * brings(table, player, table->card[number].off_turn);
    }
    return (on + off * horizon->off_turn) * horizon->rounds_left * horizon->resource;
}

static double plenty(int number) { return number <= 12 ? number : 12 + (number - 12) / 2.0; }

/* Whole points first, then what may become of it: the order of the sum is that of the bot. */
static double position_value(const Table *table, const Player *player, const Horizon *horizon) {
    int points = player->points + duke_points(table, player, horizon->duke);
    double promised = 0;
    for (int at = 0; at < player->monsters; at++) points += table->card[player->monster[at]].points;
    for (int at = 0; at < player->domains; at++) {
        const double *lasting = table->lasting[player->domain[at]];
        points += table->card[player->domain[at]].points;
        promised += (lasting[0] * horizon->resource + lasting[1]) * horizon->rounds_left;
    }
    double left = plenty(player->gold) + plenty(player->strength) + plenty(player->magic);
    return points + promised + left * horizon->resource + harvest_value(table, player, horizon);
}

/* --- how far the game has come */

static void look_at_rounds(const Table *table, const State *state, Horizon *horizon) {
    int exhausted = exhausted_places(table, state), monsters = 0, domains = 0;
    int size = table->players == 5 ? 6 : 5;
    for (int column = 0; column < 5; column++) {
        if (!is_exhausted(table, state, column)) monsters += state->high[column];
        if (!is_exhausted(table, state, 15 + column)) domains += state->high[15 + column];
    }
    double done = fmax(exhausted / (2.0 * table->players),
                       fmax(1 - monsters / (size * 5.0), 1 - domains / (table->domains_high * 5.0)));
    horizon->rounds_left = 13 * fmax(0, 1 - done);
    horizon->off_turn = table->players - 1 - (table->has_resting ? 1 : 0);
    horizon->resource = 0.3;
}

static void look_at_solo(const Table *table, const State *state, Horizon *horizon) {
    if (table->mode == SIEGE) {
        horizon->rounds_left = state->high[DECK] / 3;
        horizon->resource = 0.3;
        horizon->off_turn = 0;
        return;
    }
    double done = fmax(exhausted_places(table, state) / 5.0, state->turn / 9.0);
    horizon->rounds_left = 9 * fmax(0.1, 1 - done);
    horizon->resource = 0.4;
    horizon->off_turn = 1;
}

/* His Duke may be any that one hasn't been dealt oneself (D7). */
static void count_his_dukes(const Table *table, const Player *own, Horizon *horizon) {
    for (int at = 0; at < table->dukes.number; at++) {
        const Card *duke = &table->card[table->dukes.at[at]];
        if (table->dukes.at[at] == own->dealt[0] || table->dukes.at[at] == own->dealt[1]) continue;
        horizon->dukes++;
        for (int role = 0; role < 4; role++) horizon->his[role] += duke->icons[role];
        horizon->his[4] += duke->each_citizen;
        horizon->his[5] += duke->each_monster;
        horizon->his[6] += duke->each_domain;
        for (int type = 0; type < 4; type++) horizon->his[7 + type] += duke->each_type[type];
    }
}

static double his_points(const Table *table, int number, const Horizon *horizon) {
    const Card *card = &table->card[number];
    const int *his = horizon->his;
    int counted = 0;
    if (table->mode == SIEGE) return card->kind == CITIZEN ? 1 : card->points;
    if (is_foe(table, number)) {
        counted = his[5] + his[7 + card->type];
    } else {
        counted = card->kind == CITIZEN ? his[4] : his[6];
        for (int role = 0; role < 4; role++) counted += his[role] * card->icons[role];
    }
    return card->points + counted / (double)horizon->dukes;
}

void horizon_of(const Table *table, const State *state, int seat, Horizon *horizon) {
    const Player *own = &state->player[seat];
    bool has_duke = table->has_dukes && own->duke != NONE;
    *horizon = (Horizon){.duke = has_duke ? own->duke : table->no_duke};
    if (table->mode == ALL_TOGETHER)
        look_at_rounds(table, state, horizon);
    else
        look_at_solo(table, state, horizon);
    double at_the_end = 1.0 / table->card[horizon->duke].per_point;
    bool ends = horizon->rounds_left < 1;
    horizon->resource = ends ? at_the_end : fmax(horizon->resource, at_the_end);
    if (table->mode == DARK_LORD) count_his_dukes(table, own, horizon);
}

static double final_value(const Table *table, const State *state) {
    bool drawn, won = player_won(table, state, &drawn);
    double lead = score_of(table, state, 0).total - rival_score(table, state).total;
    return lead + (drawn ? 0 : won ? 1000 : -1000);
}

static double add_his(const Table *table, const uint8_t *cards, int number, const Horizon *horizon,
                      double total) {
    for (int at = 0; at < number; at++) total += his_points(table, cards[at], horizon);
    return total;
}

double greedy_value(const Table *table, const State *state, int seat, const Horizon *horizon) {
    const Player *own = &state->player[seat], *his = &state->player[rival_of(table)];
    if (table->mode == ALL_TOGETHER) return position_value(table, own, horizon);
    if (!state->steps) return final_value(table, state);
    double value = position_value(table, own, horizon);
    if (table->mode == DARK_LORD) value += add_his(table, own->monster, own->monsters, horizon, 0);
    double lost = add_his(table, his->monster, his->monsters, horizon, 0);
    lost = add_his(table, his->citizen, his->citizens, horizon, lost);
    return value - add_his(table, his->domain, his->domains, horizon, lost);
}

/* What a Duke may score on this table, before any card is bought. */
double duke_promise(const Table *table, int number) {
    const Card *duke = &table->card[number];
    double promise = 8.0 * duke->each_citizen + 8.0 * duke->each_monster + 4.0 * duke->each_domain;
    double icons[2][4] = {{0}}, citizens = 0;
    for (int type = 0; type < 4; type++) promise += 1.5 * duke->each_type[type];
    for (int group = 0; group < 10; group++)
        for (int at = 0; at < table->groups[group].number; at++, citizens++)
            for (int role = 0; role < 4; role++)
                icons[0][role] += table->card[table->groups[group].at[at]].icons[role];
    for (int at = 0; at < table->domains.number; at++)
        for (int role = 0; role < 4; role++)
            icons[1][role] += table->card[table->domains.at[at]].icons[role];
    double of_citizens = 0, of_domains = 0;
    for (int role = 0; role < 4; role++) {
        of_citizens += duke->icons[role] * icons[0][role];
        of_domains += duke->icons[role] * icons[1][role];
    }
    promise += 8 * of_citizens / citizens + 4 * of_domains / table->domains.number;
    return promise + 6.0 / duke->per_point;
}
