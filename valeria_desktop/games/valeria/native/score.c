/* The final score (F1 to F4, V3, D7, G7). */

#include "core.h"

static int printed(const Table *table, const uint8_t *cards, int number) {
    int points = 0;
    for (int at = 0; at < number; at++) points += table->card[cards[at]].points;
    return points;
}

/* What a Duke scores for cards (F2). */
int duke_points(const Table *table, const Player *player, int number) {
    const Card *duke = &table->card[number];
    int icons[4], points = 0;
    for (int role = 0; role < 4; role++) icons[role] = player->icons[role];
    for (int at = 0; at < player->domains; at++)
        for (int role = 0; role < 4; role++)
            icons[role] += table->card[player->domain[at]].icons[role];
    for (int role = 0; role < 4; role++) points += duke->icons[role] * icons[role];
    for (int at = 0; at < player->monsters; at++)
        points += duke->each_type[table->card[player->monster[at]].type];
    return points + duke->each_citizen * player->citizens +
           duke->each_monster * player->monsters + duke->each_domain * player->domains;
}

/* The same with what it scores for resources left (F3). */
int duke_score(const Table *table, const Player *player, int duke) {
    if (duke == NONE) return 0;
    return duke_points(table, player, duke) +
           (player->gold + player->strength + player->magic) / table->card[duke].per_point;
}

/* 7 points for the most of something, 3 each where several tie (V3). */
static int majority(const int *numbers, int players, int seat) {
    int tied = 0;
    for (int other = 0; other < players; other++) {
        if (numbers[other] > numbers[seat]) return 0;
        tied += numbers[other] == numbers[seat];
    }
    return tied > 1 ? 3 : 7;
}

static int majorities(const Table *table, const State *state, int seat) {
    int numbers[3][SEATS];
    for (int other = 0; other < table->players; other++) {
        numbers[0][other] = state->player[other].citizens;
        numbers[1][other] = state->player[other].monsters;
        numbers[2][other] = state->player[other].domains;
    }
    return majority(numbers[0], table->players, seat) + majority(numbers[1], table->players, seat) +
           majority(numbers[2], table->players, seat);
}

Score score_of(const Table *table, const State *state, int seat) {
    const Player *player = &state->player[seat];
    int duke = table->has_dukes ? player->duke : table->no_duke;
    int total = player->points + printed(table, player->monster, player->monsters) +
                printed(table, player->domain, player->domains);
    total += duke_score(table, player, duke);
    if (!table->has_dukes) total += majorities(table, state, seat);
    return (Score){total, table->starters.number + player->citizens + player->domains};
}

/* What counts for the Dark Lord: what he took, and beside the stacks the monsters that live (D7). */
Player side_of_rival(const Table *table, const State *state) {
    Player shown = state->player[rival_of(table)];
    if (table->mode == SIEGE) return shown;
    shown.monsters = 0;
    for (int place = 0; place < PLACES; place++)
        for (int height = 0; height < state->high[place]; height++) {
            uint8_t card = state->stack[place][height];
            if (shown.monsters < sizeof shown.monster && is_foe(table, card))
                shown.monster[shown.monsters++] = card;
        }
    return shown;
}

/* With his Duke (D7); or in a siege each citizen is a point (G7). */
Score rival_score(const Table *table, const State *state) {
    Player shown = side_of_rival(table, state);
    int total = printed(table, shown.monster, shown.monsters) +
                printed(table, shown.domain, shown.domains);
    if (table->mode == SIEGE) return (Score){total + shown.citizens, 0};
    return (Score){total + (shown.duke == NONE ? 0 : duke_points(table, &shown, shown.duke)), 0};
}

bool player_won(const Table *table, const State *state, bool *drawn) {
    int mine = score_of(table, state, 0).total, his = rival_score(table, state).total;
    *drawn = table->mode == SIEGE && mine == his;
    if (table->mode == DARK_LORD && state->ending & (OVER_MONSTERS | OVER_OVERRUN))
        return state->ending & OVER_MONSTERS;
    return mine > his;
}
