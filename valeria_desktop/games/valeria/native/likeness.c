/* What two positions share only if they go on alike, as rules/game.py has it; in 64 bits. */

#include "search.h"

#include <string.h>

static uint64_t stir(uint64_t number) {
    number = (number ^ (number >> 32)) * 0xD6E8FEB86659FD93u;
    return number ^ (number >> 32);
}

static uint64_t with(uint64_t like, uint64_t number) {
    return stir(like * 0x9E3779B97F4A7C15u + number + 1);
}

static uint64_t with_bytes(uint64_t like, const void *bytes, size_t size) {
    const uint8_t *from = bytes;
    uint64_t word;
    for (; size >= sizeof word; size -= sizeof word, from += sizeof word) {
        memcpy(&word, from, sizeof word);
        like = with(like, word);
    }
    word = 0;
    memcpy(&word, from, size);
    return with(like, word);
}

/* Cards in whatever order. */
static uint64_t owned(const uint8_t *cards, int number) {
    uint64_t sum = (uint64_t)number;
    for (int at = 0; at < number; at++) sum += stir(cards[at] + 1u);
    return sum;
}

static uint64_t with_amounts(uint64_t like, Amounts amounts) {
    like = with(like, (uint64_t)(uint16_t)amounts.gold << 16 | (uint16_t)amounts.strength);
    return with(like, (uint64_t)(uint16_t)amounts.magic << 16 | (uint16_t)amounts.points);
}

static uint64_t with_player(uint64_t like, const Player *player) {
    Amounts had = {player->gold, player->strength, player->magic, player->points};
    like = with(with_amounts(like, had), player->duke);
    like = with(like, owned(player->citizen, player->citizens));
    like = with(like, owned(player->domain, player->domains));
    return with(like, owned(player->monster, player->monsters));
}

static uint64_t with_agenda(uint64_t like, const State *state) {
    like = with(like, state->steps);
    for (int at = 0; at < state->steps; at++) {
        const Step *step = &state->step[at];
        like = with(like, (uint64_t)step->kind << 24 | (uint64_t)step->seat << 16 |
                              (uint64_t)step->place << 8 | step->cause);
        like = with(like, step->bits);
    }
    for (int at = 0; at < state->dues; at++)
        like = with(like, (uint64_t)state->due[at].effect << 8 | state->due[at].cause);
    return like;
}

uint64_t likeness(const Table *table, const State *state) {
    uint64_t like = with((uint64_t)state->turn << 32 | state->draws,
                         (uint64_t)state->dice[0] << 8 | state->dice[1]);
    for (int at = 0; at < state->tokens; at++) {
        like = with(like, (uint64_t)state->token[at].place << 8 | state->token[at].height);
        like = with_amounts(like, state->token[at].amounts);
    }
    like = with_bytes(with(like, state->pile_high), state->pile, state->pile_high);
    int places = table->mode == SIEGE ? ALL_PLACES : PLACES;
    like = with_bytes(like, state->high, (size_t)places);
    for (int place = 0; place < places; place++)
        like = with_bytes(like, cards_at(state, place), state->high[place]);
    like = with_agenda(like, state);
    for (int side = 0; side <= table->players; side++)
        like = with_player(like, &state->player[side]);
    return like ? like : 1;
}
