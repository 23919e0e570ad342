/* Chance as kernel/chance.py has it. */

#ifndef VALERIA_CHANCE_H
#define VALERIA_CHANCE_H

#include <stdint.h>

typedef struct { uint64_t at; } Stream;
enum { FOR_DICE = 1, FOR_CITIZEN_STACKS = 4, FOR_DOMAINS, FOR_DUKES, FOR_EVENTS, FOR_FIRST_PLAYER,
       FOR_RANDOM_MONSTER, FOR_IMAGINED, FOR_RIVAL_DUKE, FOR_SIEGE_DECK };
uint64_t draw(uint64_t seed, uint64_t purpose, uint64_t n);
uint64_t upper_part(uint64_t number, uint64_t limit);
uint32_t below(uint64_t number, uint32_t limit);
uint32_t draw_below(uint64_t seed, uint64_t purpose, uint64_t n, uint32_t limit);
Stream stream_of(uint64_t seed, uint64_t purpose);
uint64_t next_number(Stream *stream);
void skip(Stream *stream, int number);
uint32_t next_below(Stream *stream, uint32_t limit);

#endif
