/* Chance as kernel/chance.py has it, number for number: the same seed deals and rolls the same. */

#include "core.h"

static const uint64_t STRIDE = 0x9E3779B97F4A7C15u;

static uint64_t mix(uint64_t number) {
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}

/* The upper 64 bits of number * limit, by halves: not every compiler has 128 bits. */
uint64_t upper_part(uint64_t number, uint64_t limit) {
    const uint64_t half = 0xFFFFFFFFu;
    uint64_t low = (number & half) * (limit & half), high = (number >> 32) * (limit >> 32);
    uint64_t one = (number >> 32) * (limit & half), other = (number & half) * (limit >> 32);
    uint64_t carried = ((low >> 32) + (one & half) + (other & half)) >> 32;
    return high + (one >> 32) + (other >> 32) + carried;
}

uint32_t below(uint64_t number, uint32_t limit) {
    uint64_t low = (number & 0xFFFFFFFFu) * limit, high = (number >> 32) * limit;
    return (uint32_t)((high + (low >> 32)) >> 32);
}

static uint64_t row(uint64_t seed, uint64_t purpose) { return mix(seed + purpose * STRIDE); }

uint64_t draw(uint64_t seed, uint64_t purpose, uint64_t n) {
    return mix(row(seed, purpose) + n * STRIDE);
}

uint32_t draw_below(uint64_t seed, uint64_t purpose, uint64_t n, uint32_t limit) {
    return below(draw(seed, purpose, n), limit);
}

Stream stream_of(uint64_t seed, uint64_t purpose) { return (Stream){row(seed, purpose)}; }

uint64_t next_number(Stream *stream) {
    stream->at += STRIDE;
    return mix(stream->at);
}

/* As if so many numbers had been taken. */
void skip(Stream *stream, int number) { stream->at += (uint64_t)number * STRIDE; }

uint32_t next_below(Stream *stream, uint32_t limit) { return below(next_number(stream), limit); }

void push_card(Cards *cards, uint8_t card) {
    if (cards->number < MOST_CARDS) cards->at[cards->number++] = card;
}

/* Take some of the cards, every choice and order as likely as any other. */
void sample(Stream *stream, Cards *from, int size, Cards *taken) {
    Cards left = *from;
    if (size > from->number) size = from->number;
    taken->number = 0;
    for (int number = left.number; number > from->number - size; number--) {
        uint32_t index = next_below(stream, (uint32_t)number);
        push_card(taken, left.at[index]);
        left.at[index] = left.at[number - 1];
    }
}

void shuffle(Stream *stream, Cards *cards) {
    Cards from = *cards;
    sample(stream, &from, from.number, cards);
}
