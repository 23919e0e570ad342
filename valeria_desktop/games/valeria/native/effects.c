/* The vocabulary of the cards: what effects do, and which ways they offer. */

#include "core.h"

/* Whoever gets a full list gives the game up. */
void add_option(Options *options, Option option) {
    if (options->number < MOST_OPTIONS) options->at[options->number++] = option;
}

static Amounts one_of_kind(int kind, int number) {
    return (Amounts){(int16_t)(kind == 0 ? number : 0), (int16_t)(kind == 1 ? number : 0),
                     (int16_t)(kind == 2 ? number : 0), 0};
}

static void push_apply(State *state, int effect, int seat, uint8_t cause) {
    push(state, (Step){APPLY, (uint8_t)seat, 0, cause, (uint32_t)effect});
}

static void claim_leftmost(const Table *table, State *state, int seat) {
    for (int place = 0; place < 5; place++)
        if (!is_exhausted(table, state, place)) {
            clear_tokens(state, place);
            take_foe(state, seat, place, state->high[place] - 1);
            return;
        }
}

void apply_effect(const Table *table, State *state, int number, int seat, uint8_t cause) {
    const Effect *effect = &table->effect[number];
    int seats[SEATS], many;
    switch (effect->kind) {
    case GAIN:
        gain(state, seat, effect->amounts, 1);
        return;
    case GAIN_PER:
        gain(state, seat, effect->amounts, count_of(table, &state->player[seat], effect->per));
        return;
    case ALL_OF:
        for (int part = 0; effect->plain && part < effect->parts; part++)
            apply_effect(table, state, effect->part[part], seat, cause);
        for (int part = effect->parts - 1; !effect->plain && part >= 0; part--)
            push_apply(state, effect->part[part], seat, cause);
        return;
    case EVERYONE_LOSES:
        many = touched(table, state, seats);
        for (int at = 0; at < many; at++)
            pay(state, seats[at], available(state, seats[at], effect->amounts));
        return;
    case CLAIM_MONSTER:
        claim_leftmost(table, state, seat);
        return;
    default: /* its owner picks one of its ways */
        offer_one(table, state, seat, (Due){(uint16_t)number, cause});
    }
}

static bool fits(const Effect *effect, const Card *card) {
    return card->kind == CITIZEN && (effect->role == NONE || card->icons[effect->role] > 0) &&
           (effect->name == NONE || card->name == effect->name) && card->cost <= effect->most;
}

static void takes(const Table *table, const State *state, const Effect *effect, int seat,
                  Option way, Options *options) {
    int others[SEATS], many = opponents(table, state, seat, others);
    way.way = WAY_TAKE;
    for (int at = 0; at < many; at++) {
        way.place = (uint8_t)others[at];
        if (effect->kind == TAKE) {
            way.amounts = available(state, others[at], effect->amounts);
            add_option(options, way);
            continue;
        }
        for (int kind = 0; kind < 3; kind++) {
            if (!(effect->kinds >> kind & 1)) continue;
            Amounts there = available(state, others[at], one_of_kind(kind, effect->most));
            for (int most = there.gold + there.strength + there.magic; most > 0; most--) {
                way.amounts = one_of_kind(kind, most);
                add_option(options, way);
            }
        }
    }
}

static void monsters_of_others(const Table *table, const State *state, int seat, Option way,
                               Options *options) {
    int others[SEATS], many = opponents(table, state, seat, others);
    way.way = WAY_MONSTER_OF;
    for (int at = 0; at < many; at++) {
        way.place = (uint8_t)others[at];
        if (state->player[others[at]].monsters) add_option(options, way);
    }
}

/* Of equal cards that touch only the upper one: the same pile is left, whichever is taken. */
static void from_piles(const Table *table, const State *state, const Effect *effect, Option way,
                       Options *options) {
    bool wants_foe = effect->kind == CLAIM_PILE_MONSTER;
    way.way = wants_foe ? WAY_PILE_MONSTER : WAY_PILE_CITIZEN;
    for (int place = PLACES; place < DECK; place++) {
        const uint8_t *pile = cards_at(state, place);
        int upper = NONE;
        for (int height = state->high[place] - 1; height >= 0; height--) {
            uint8_t card = pile[height];
            bool is_fit = wants_foe ? is_foe(table, card) : fits(effect, &table->card[card]);
            way.place = (uint8_t)place, way.height = (uint8_t)height, way.card = card;
            if (card != upper && is_fit) add_option(options, way);
            upper = card;
        }
    }
}

/* Each different card once, in the order they lie in; on each pile, or where it belongs. */
static void returns(const Table *table, const State *state, const Effect *effect, int seat,
                    Option way, Options *options) {
    const Player *player = &state->player[seat];
    bool is_monster = effect->kind == RETURN_MONSTER || effect->kind == RETURN_MONSTER_TO_PILE;
    bool to_pile = effect->kind == RETURN_MONSTER_TO_PILE || effect->kind == RETURN_CITIZEN_TO_PILE;
    const uint8_t *cards = is_monster ? player->monster : player->citizen;
    int number = is_monster ? player->monsters : player->citizens;
    way.way = to_pile ? WAY_LAY : WAY_GIVE_BACK, way.effect = effect->part[0];
    for (int at = 0; at < number; at++) {
        int before = 0;
        while (cards[before] != cards[at]) before++;
        if (before < at) continue;
        way.card = cards[at];
        for (int place = PLACES; to_pile && place < DECK; place++) {
            way.place = (uint8_t)place;
            add_option(options, way);
        }
        if (!to_pile && table->card[cards[at]].home != NONE) add_option(options, way);
    }
}

static void ways_at_places(const Table *table, const State *state, const Effect *effect, int seat,
                           Option way, Options *options) {
    for (int place = 0; place < ALL_PLACES; place++) {
        int card = top_of(state, place);
        bool is_there = false;
        if (card == NONE) continue;
        switch (effect->kind) {
        case FREE_CITIZEN:
            is_there = place < PLACES && fits(effect, &table->card[card]);
            break;
        case PUT_TOKEN:
            is_there = place < PLACES && is_foe(table, card) && card != way.cause;
            break;
        default:
            is_there = can_slay(table, state, &state->player[seat], place);
        }
        way.place = (uint8_t)place, way.card = (uint8_t)card;
        if (is_there) add_option(options, way);
    }
}

static bool has_ways(const Table *table, const State *state, int effect, int seat, uint8_t cause) {
    Options found = {.number = 0};
    ways(table, state, effect, seat, cause, 0, &found);
    return found.number > 0;
}

static bool can_pay(const Player *player, Amounts price) {
    return player->gold >= price.gold && player->strength >= price.strength &&
           player->magic >= price.magic;
}

void ways(const Table *table, const State *state, int number, int seat, uint8_t cause, int due,
          Options *options) {
    const Effect *effect = &table->effect[number];
    Option way = {.kind = WAY, .cause = cause, .due = (uint8_t)due, .effect = (uint16_t)number,
                  .amounts = effect->amounts};
    switch (effect->kind) {
    case ONE_OF:
        for (int part = 0; part < effect->parts; part++) {
            way.effect = effect->part[part];
            way.amounts = (Amounts){0, 0, 0, 0};
            if (!table->effect[way.effect].asks ||
                has_ways(table, state, way.effect, seat, cause))
                add_option(options, way);
        }
        return;
    case TRADE:
        way.way = WAY_EXCHANGE, way.effect = effect->part[0];
        if (can_pay(&state->player[seat], effect->amounts)) add_option(options, way);
        return;
    case TAKE:
    case STEAL:
        takes(table, state, effect, seat, way, options);
        return;
    case TAKE_MONSTER:
        monsters_of_others(table, state, seat, way, options);
        return;
    case CLAIM_PILE_MONSTER:
    case FREE_PILE_CITIZEN:
        from_piles(table, state, effect, way, options);
        return;
    case RETURN_MONSTER:
    case RETURN_CITIZEN:
    case RETURN_MONSTER_TO_PILE:
    case RETURN_CITIZEN_TO_PILE:
        returns(table, state, effect, seat, way, options);
        return;
    case FREE_CITIZEN:
    case PUT_TOKEN:
    case MAY_SLAY:
        way.way = effect->kind == FREE_CITIZEN ? WAY_CITIZEN
                  : effect->kind == PUT_TOKEN  ? WAY_TOKEN
                                               : WAY_SLAY;
        ways_at_places(table, state, effect, seat, way, options);
        return;
    default:
        way.amounts = (Amounts){0, 0, 0, 0};
        add_option(options, way);
    }
}

static void take_from(State *state, int seat, int victim, Amounts amounts) {
    Amounts taken = available(state, victim, amounts);
    gain(state, seat, taken, 1);
    gain(state, victim, taken, -1);
}

static void take_random_monster(State *state, int seat, int victim) {
    Player *from = &state->player[victim];
    state->draws++;
    uint8_t at = (uint8_t)draw_below(state->seed, FOR_RANDOM_MONSTER, state->draws, from->monsters);
    uint8_t card = from->monster[at];
    for (from->monsters--; at < from->monsters; at++) from->monster[at] = from->monster[at + 1];
    add_monster(state, seat, card);
    state->light |= REVEALED;
}

static void return_card(const Table *table, State *state, const Option *way, int seat) {
    int place = way->way == WAY_LAY ? way->place : table->card[way->card].home;
    Player *player = &state->player[seat];
    if (table->card[way->card].kind == CITIZEN)
        remove_citizen(table, player, way->card);
    else
        remove_monster(player, way->card);
    if (way->way == WAY_GIVE_BACK) clear_place(table, state, place);
    lay(state, place, way->card);
    apply_effect(table, state, way->effect, seat, way->cause);
}

void apply_way(const Table *table, State *state, const Option *way, int seat) {
    switch (way->way) {
    case WAY_CITIZEN:
        gain_citizen(table, state, seat, way->place, state->high[way->place] - 1);
        return;
    case WAY_PILE_CITIZEN:
        gain_citizen(table, state, seat, way->place, way->height);
        return;
    case WAY_PILE_MONSTER:
        take_foe(state, seat, way->place, way->height);
        return;
    case WAY_GIVE_BACK:
    case WAY_LAY:
        return_card(table, state, way, seat);
        return;
    case WAY_SLAY:
        push(state, (Step){PAY_FOR, 0, way->place, 0, 0});
        return;
    case WAY_TOKEN:
        put_tokens(state, way->place, way->amounts);
        return;
    case WAY_TAKE:
        take_from(state, seat, way->place, way->amounts);
        return;
    case WAY_MONSTER_OF:
        take_random_monster(state, seat, way->place);
        return;
    case WAY_EXCHANGE:
        pay(state, seat, way->amounts);
        break;
    default:
        break;
    }
    apply_effect(table, state, way->effect, seat, way->cause);
}

/* Of other ways it isn't told. */
bool has_effect(const Option *option) {
    return option->way == WAY_EFFECT || option->way == WAY_EXCHANGE ||
           option->way == WAY_GIVE_BACK || option->way == WAY_LAY;
}
