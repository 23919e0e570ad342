/* The Roll and the Harvest: what dice wake, and what they may be changed to (T3 to T13). */

#include "core.h"

/* The cards of a player that activate, each as often as it does (T7, T12). */
int activated(const Table *table, const State *state, int seat, uint8_t *cards) {
    const Player *player = &state->player[seat];
    int first = state->dice[0], second = state->dice[1], number = 0;
    int results[3] = {first, second, first + second}, woken = 0;
    int any = 1 << first | 1 << second | 1 << (first + second);
    uint8_t wakes[MOST_STARTERS + sizeof player->citizen];
    for (int at = 0; at < table->starters.number; at++)
        if (table->card[table->starters.at[at]].numbers & any)
            wakes[woken++] = table->starters.at[at];
    for (int at = 0; at < player->citizens; at++)
        if (table->card[player->citizen[at]].numbers & any) wakes[woken++] = player->citizen[at];
    for (int which = 0; which < 3; which++)
        for (int at = 0; at < woken; at++)
            if (table->card[wakes[at]].numbers >> results[which] & 1) cards[number++] = wakes[at];
    bool nothing = !number, doubles = first == second;
    for (int at = 0; (nothing || doubles) && at < table->starters.number; at++) {
        const Card *card = &table->card[table->starters.at[at]];
        for (int times = (card->when_nothing_else && nothing) + (card->on_doubles && doubles);
             times > 0; times--)
            cards[number++] = table->starters.at[at];
    }
    return number;
}

void collect(const Table *table, State *state, int seat, bool taking, bool left,
             Pending *pending) {
    uint8_t cards[MOST_ACTIVATED];
    int number = activated(table, state, seat, cards);
    pending->seat = seat, pending->number = 0;
    for (int at = 0; at < number; at++) {
        const Card *card = &table->card[cards[at]];
        uint16_t effect = left ? card->on_turn : card->off_turn;
        if (table->effect[effect].takes == taking)
            collect_due(table, state, pending, (Due){effect, cards[at]});
    }
    if (!number && !taking && table->has_consolation)
        add_due(state, pending, (Due){table->consoled, table->consolation});
}

void harvest(const Table *table, State *state, bool taking) {
    Pending pending[SEATS];
    int number = 0, active = state->active;
    int resting = table->has_resting ? (active + SEATS - 1) % SEATS : NONE;
    for (int step = 0; step < table->players; step++) {
        int seat = (active + step) % table->players;
        if (seat != resting)
            collect(table, state, seat, taking, seat == active, &pending[number++]);
    }
    while (number) offer(table, state, &pending[--number]);
}

/* Every player's trigger, if the dice are doubles now (T5). */
void reward_doubles(const Table *table, State *state) {
    if (state->dice[0] != state->dice[1]) return;
    Pending pending[SEATS];
    int seats[SEATS], many = touched(table, state, seats);
    for (int at = 0; at < many; at++) {
        Due dues[48];
        bool anyone_only = seats[at] != state->active;
        int number = triggered(table, state, seats[at], DOUBLES, anyone_only, dues);
        pending[at].seat = seats[at], pending[at].number = 0;
        for (int which = 0; which < number; which++)
            collect_due(table, state, &pending[at], dues[which]);
    }
    while (many) offer(table, state, &pending[--many]);
}

/* The domains that were used this turn are the step's bits, by their place in the row. */
void dice_options(const Table *table, const State *state, const Step *step, Options *options) {
    const Player *player = &state->player[state->active];
    for (int at = 0; at < player->domains; at++) {
        const Card *card = &table->card[player->domain[at]];
        if (!card->die_powers || step->bits >> at & 1) continue;
        const DiePower *power = card->die_power;
        int price = power->gold * (power->has_count ? count_of(table, player, power->per) : 1);
        if (price > player->gold) continue;
        for (int die = 0; die < 2; die++) {
            int lower = state->dice[die] - power->lower_by;
            int to = power->to ? power->to : lower < 1 ? 1 : lower;
            if (to == state->dice[die]) continue;
            add_option(options, (Option){.kind = CHANGE_DIE, .place = (uint8_t)die,
                                         .card = player->domain[at], .due = (uint8_t)at,
                                         .number = (uint8_t)to,
                                         .amounts = {(int16_t)price, 0, 0, 0}});
        }
    }
    if (options->number) add_option(options, (Option){.kind = KEEP_DICE});
}

void answer_dice(const Table *table, State *state, const Step *step, const Option *option) {
    if (option->kind != CHANGE_DIE) return;
    state->dice[option->place] = option->number;
    pay(state, state->active, option->amounts);
    push(state, (Step){CHANGE_DICE, 0, 0, 0, step->bits | 1u << option->due});
    reward_doubles(table, state);
}
