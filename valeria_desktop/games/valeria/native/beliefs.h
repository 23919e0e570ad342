/* The Dukes that rivals may have, weighed: kernel/beliefs.py and rules/duke_beliefs.py once more. */

#ifndef VALERIA_BELIEFS_H
#define VALERIA_BELIEFS_H

#include "core.h"

enum { MOST_CASES = 2000, WHOLE = 4096, COARSE = 16 };

typedef struct {
    int owners, things;
    bool is_exact; /* all cases can be counted one by one */
    uint8_t seat[SEATS], duke[MOST_CARDS];
    uint32_t sum[SEATS];
    uint16_t weight[SEATS][MOST_CARDS];
} Belief;

void believe(const Table *table, const State *state, int seat, Belief *belief);
uint64_t draw_things(const Belief *belief, Stream *stream, int *thing);
uint64_t share_of(const Belief *belief, int owner, int thing);

#endif
