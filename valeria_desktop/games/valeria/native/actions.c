/* The Action Phase: what things cost, and what the three actions at a stack do (T14 to T30). */

#include "core.h"

#include <string.h>

static const Amounts ONE_OF_EACH[3] = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}};

/* --- prices */

/* Magic helps if at least one is real (T16). */
int funds(int real, int magic) { return real ? real + magic : 0; }

Amounts slay_price(const Table *table, const State *state, int place) {
    const Card *card = &table->card[cards_at(state, place)[state->high[place] - 1]];
    Amounts tokens = tokens_on(state, place);
    return (Amounts){0, (int16_t)(card->strength + tokens.strength),
                     (int16_t)(card->magic + tokens.magic), 0};
}

static bool has_to_slay(const Player *player, Amounts price) {
    int spare = player->magic - price.magic;
    return spare >= 0 && price.strength <= funds(player->strength, spare);
}

bool can_slay(const Table *table, const State *state, const Player *player, int place) {
    int high = state->high[place];
    return high && is_foe(table, cards_at(state, place)[high - 1]) &&
           has_to_slay(player, slay_price(table, state, place));
}

int recruit_price(const Table *table, const Player *player, uint8_t card) {
    int extra = player->names[table->card[card].name];
    for (int at = 0; at < player->domains; at++)
        if (table->card[player->domain[at]].no_extra) extra = 0;
    return table->card[card].cost + extra;
}

int build_price(const Table *table, const Player *player, uint8_t card) {
    int price = table->card[card].cost;
    for (int at = 0; at < player->domains; at++) {
        price -= table->card[player->domain[at]].cheaper;
        if (price < 0) price = 0;
    }
    return price;
}

bool shows_icons(const Player *player, const Card *card) {
    return player->icons[0] >= card->icons[0] && player->icons[1] >= card->icons[1] &&
           player->icons[2] >= card->icons[2] && player->icons[3] >= card->icons[3];
}

/* --- choosing an action */

static void add_slays(const Table *table, const State *state, const Player *player,
                      Options *options) {
    int places = table->has_events ? PLACES : 5;
    for (int place = 0; place < places; place++)
        if (can_slay(table, state, player, place))
            add_option(options, (Option){.kind = SLAY, .place = (uint8_t)place});
}

static void add_gains(Options *options) {
    for (int kind = 0; kind < 3; kind++)
        add_option(options, (Option){.kind = GAIN_RESOURCE, .place = (uint8_t)kind});
}

static void add_purchases(const Table *table, const State *state, const Player *player, int from,
                          int to, Options *options) {
    int most = funds(player->gold, player->magic);
    for (int place = from; place < to; place++) {
        if (!state->high[place]) continue;
        uint8_t top = cards_at(state, place)[state->high[place] - 1];
        const Card *card = &table->card[top];
        if (card->kind == CITIZEN && card->cost <= most &&
            recruit_price(table, player, top) <= most)
            add_option(options, (Option){.kind = RECRUIT, .place = (uint8_t)place});
        if (card->kind == DOMAIN && shows_icons(player, card) &&
            build_price(table, player, top) <= most)
            add_option(options, (Option){.kind = BUILD, .place = (uint8_t)place});
    }
}

static void add_hides(const Table *table, const State *state, Options *options) {
    for (int place = PLACES; place < DECK; place++) {
        int hidden = top_of(state, place);
        if (hidden == NONE || table->card[hidden].kind == CITIZEN) continue;
        for (int source = PLACES; source < DECK; source++)
            if (source != place && top_of(state, source) != NONE)
                add_option(options, (Option){.kind = HIDE, .place = (uint8_t)place,
                                             .height = (uint8_t)source});
    }
}

static void act_at_piles(const Table *table, const State *state, bool hides, Options *options) {
    const Player *player = &state->player[state->active];
    for (int place = PLACES; place < DECK; place++) {
        if (can_slay(table, state, player, place))
            add_option(options, (Option){.kind = SLAY, .place = (uint8_t)place});
        else
            add_purchases(table, state, player, place, place + 1, options);
    }
    int actions = options->number;
    if (hides) add_hides(table, state, options);
    if (hides ? !options->number : actions <= 1) add_gains(options);
}

void act_options(const Table *table, const State *state, Options *options) {
    const Step *step = &state->step[state->steps - 1];
    const Player *player = &state->player[state->active];
    if (step->kind == ACT_AT_PILES) {
        act_at_piles(table, state, step->bits, options);
        return;
    }
    add_slays(table, state, player, options);
    add_purchases(table, state, player, 5, PLACES, options);
    add_gains(options);
}

uint32_t exhausted_before(const Table *table, const State *state) {
    uint32_t exhausted = 0;
    if (!table->has_events && !memchr(state->high, 0, PLACES)) return 0;
    for (int place = 0; place < PLACES; place++)
        exhausted |= (uint32_t)is_exhausted(table, state, place) << place;
    return exhausted;
}

void answer_act(const Table *table, State *state, const Option *option) {
    if (option->kind == GAIN_RESOURCE) {
        gain(state, state->active, ONE_OF_EACH[option->place], 1);
    } else if (option->kind == HIDE) {
        lay(state, option->place, take_top(state, option->height));
    } else {
        if (table->mode != SIEGE)
            push(state, (Step){FILL_PLACES, 0, 0, 0, exhausted_before(table, state)});
        push(state, (Step){PAY_FOR, 0, option->place, 0, 0});
    }
}

/* --- paying, and having it */

static int least_real(int price, int magic) {
    int least = price - magic;
    return least >= 1 ? least : price < 1 ? price : 1;
}

void pay_options(const Table *table, const State *state, const Step *step, Options *options) {
    const Player *player = &state->player[state->active];
    uint8_t top = cards_at(state, step->place)[state->high[step->place] - 1];
    Option option = {.kind = PAY};
    if (is_foe(table, top)) {
        Amounts price = slay_price(table, state, step->place);
        int most = price.strength < player->strength ? price.strength : player->strength;
        int least = least_real(price.strength, player->magic - price.magic);
        for (int real = most; real >= least; real--) {
            int magic = price.magic + price.strength - real;
            option.amounts = (Amounts){0, (int16_t)real, (int16_t)magic, 0};
            add_option(options, option);
        }
        return;
    }
    int price = table->card[top].kind == CITIZEN ? recruit_price(table, player, top)
                                                 : build_price(table, player, top);
    int most = price < player->gold ? price : player->gold;
    for (int real = most; real >= least_real(price, player->magic); real--) {
        option.amounts = (Amounts){(int16_t)real, 0, (int16_t)(price - real), 0};
        add_option(options, option);
    }
}

uint8_t take_foe(State *state, int seat, int place, int height) {
    uint8_t card = take_out(state, place, height);
    add_monster(state, seat, card);
    return card;
}

static void slay(const Table *table, State *state, int seat, int place) {
    Amounts bounty = {tokens_on(state, place).gold, 0, 0, 0};
    clear_tokens(state, place);
    uint8_t card = take_foe(state, seat, place, state->high[place] - 1);
    gain(state, seat, bounty, 1);
    if (table->card[card].kind == EVENT) fill_from_bottom(table, state, place);
    Due dues[49];
    dues[0] = (Due){table->card[card].on_turn, card};
    int number = 1 + triggered(table, state, seat, SLAIN, false, dues + 1);
    use(table, state, seat, dues, number);
}

void gain_citizen(const Table *table, State *state, int seat, int place, int height) {
    add_citizen(table, state, seat, take_out(state, place, height));
    turn_up(state, place);
    use_moment(table, state, seat, CITIZEN_GAINED);
}

static void build(const Table *table, State *state, int seat, int place) {
    uint8_t card = take_top(state, place);
    const Card *facts = &table->card[card];
    Due dues[50];
    int number = facts->immediates;
    for (int at = 0; at < number; at++) dues[at] = (Due){facts->immediate[at], card};
    number += triggered(table, state, seat, BUILT, false, dues + number);
    add_domain(state, seat, card);
    push(state, (Step){TURN_UP, 0, (uint8_t)place, 0, 0});
    use(table, state, seat, dues, number);
}

void answer_pay(const Table *table, State *state, const Step *step, const Option *option) {
    int seat = state->active, place = step->place;
    uint8_t card = cards_at(state, place)[state->high[place] - 1];
    pay(state, seat, option->amounts);
    if (table->card[card].kind == CITIZEN)
        gain_citizen(table, state, seat, place, state->high[place] - 1);
    else if (is_foe(table, card))
        slay(table, state, seat, place);
    else
        build(table, state, seat, place);
}

/* --- emptied places (T30) */

void fill_places(const Table *table, State *state, uint32_t places) {
    int number = 0;
    for (int place = 0; place < PLACES; place++) number += places >> place & 1;
    bool matters = state->pile_high && (state->pile_high < number ||
                                        state->pile[state->pile_high - 1] != table->exhausted);
    if (number > 1 && matters) {
        push(state, (Step){FILL_IN_ORDER, 0, 0, 0, places});
        return;
    }
    for (int place = 0; place < PLACES; place++)
        if (places >> place & 1) fill(table, state, place);
}
