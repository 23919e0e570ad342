/* Which Dukes rivals may have, in whole numbers: the same weights and draws as in Python. */

#include "beliefs.h"

#include <string.h>

enum { EVEN = 128, STEP = 16, NEVER = 128, MOST_COUNTED = 24 };

static const uint32_t HALVED[] = {65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734};

/* --- how likely each Duke is for the owner of some cards */

static int points_for(const uint8_t *each, const int *counted) {
    return each[0] * counted[0] + each[1] * counted[1] + each[2] * counted[2] +
           each[3] * counted[3];
}

typedef struct { int cards, citizens[4], domains[4], types[4]; } Counted;

static Counted count_cards(const Table *table, const Player *player) {
    Counted counted = {.cards = player->citizens + player->domains + player->monsters};
    for (int role = 0; role < 4; role++) counted.citizens[role] = player->icons[role];
    for (int at = 0; at < player->domains; at++)
        for (int role = 0; role < 4; role++)
            counted.domains[role] += table->card[player->domain[at]].icons[role];
    for (int at = 0; at < player->monsters; at++)
        counted.types[table->card[player->monster[at]].type]++;
    return counted;
}

static int64_t score_of_duke(const Table *table, const Player *player, const Counted *counted,
                             int number) {
    const Card *duke = &table->card[number];
    const Traits *traits = &table->traits[number];
    const int facts[FACTS] = {
        points_for(duke->icons, counted->citizens),
        points_for(duke->icons, counted->domains),
        duke->each_citizen * player->citizens,
        duke->each_monster * player->monsters,
        duke->each_domain * player->domains,
        points_for(duke->each_type, counted->types),
        player->citizens * traits->citizen,
        player->domains * traits->domain,
        player->monsters * traits->foe,
        traits->promise,
        traits->resources,
    };
    int cards = counted->cards < MOST_COUNTED ? counted->cards : MOST_COUNTED;
    int64_t score = 0;
    for (int at = 0; at < FACTS; at++)
        score += (table->at_first[at] + (int64_t)cards * table->each_card[at]) * facts[at];
    return score;
}

static uint64_t likelihood(int64_t eighths) {
    return eighths < NEVER ? HALVED[eighths & 7] >> (eighths >> 3) : 0;
}

static void weigh(const Table *table, const Player *player, Belief *belief, int owner) {
    Counted counted = count_cards(table, player);
    int64_t score[MOST_CARDS], best = 0;
    uint64_t likely[MOST_CARDS], total = 0;
    uint32_t even = EVEN / (uint32_t)belief->things;
    for (int at = 0; at < belief->things; at++) {
        score[at] = score_of_duke(table, player, &counted, belief->duke[at]);
        if (!at || score[at] > best) best = score[at];
    }
    for (int at = 0; at < belief->things; at++)
        total += likely[at] = likelihood((best - score[at]) >> STEP);
    belief->sum[owner] = 0;
    for (int at = 0; at < belief->things; at++) {
        uint64_t weight = (even ? even : 1) + (WHOLE - EVEN) * likely[at] / total;
        belief->weight[owner][at] = (uint16_t)weight;
        belief->sum[owner] += (uint32_t)weight;
    }
}

static bool has_few_cases(const Belief *belief) {
    long cases = 1;
    for (int owner = 0; owner < belief->owners; owner++) {
        cases *= belief->things - owner;
        if (cases > MOST_CASES) return false;
    }
    return true;
}

/* Who has yet to choose may keep either of two, and says nothing by what it has. */
void believe(const Table *table, const State *state, int seat, Belief *belief) {
    const Player *own = &state->player[seat];
    uint32_t choosing = 0;
    belief->owners = belief->things = 0;
    for (int at = 0; at < table->dukes.number; at++) {
        uint8_t card = table->dukes.at[at];
        if (card != own->dealt[0] && card != own->dealt[1] && card != own->duke)
            belief->duke[belief->things++] = card;
    }
    for (int at = 0; at < state->steps; at++)
        if (state->step[at].kind == CHOOSE_DUKE) choosing |= 1u << state->step[at].seat;
    for (int other = 0; other < table->players && table->has_dukes; other++) {
        if (other == seat || choosing >> other & 1 || belief->things < table->players) continue;
        belief->seat[belief->owners] = (uint8_t)other;
        weigh(table, &state->player[other], belief, belief->owners++);
    }
    belief->is_exact = has_few_cases(belief);
}

/* --- whose it is, no thing being anybody else's */

static uint64_t cases_of(const Belief *belief, int owner, bool *is_taken) {
    uint64_t sum = 0;
    if (owner == belief->owners || !belief->is_exact) return 1;
    for (int at = 0; at < belief->things; at++) {
        if (is_taken[at]) continue;
        is_taken[at] = true;
        sum += belief->weight[owner][at] * cases_of(belief, owner + 1, is_taken);
        is_taken[at] = false;
    }
    return sum;
}

/* A thing for each owner, with one number each; the product of the sums that they drew from. */
uint64_t draw_things(const Belief *belief, Stream *stream, int *thing) {
    uint64_t product = 1;
    bool is_taken[MOST_CARDS] = {false};
    for (int owner = 0; owner < belief->owners; owner++) {
        uint64_t left[MOST_CARDS], sum = 0;
        for (int at = 0; at < belief->things; at++) {
            left[at] = 0;
            if (is_taken[at]) continue;
            is_taken[at] = true;
            left[at] = belief->weight[owner][at] * cases_of(belief, owner + 1, is_taken);
            is_taken[at] = false;
            sum += left[at];
        }
        uint64_t number = upper_part(next_number(stream), sum);
        int at = 0;
        product *= sum;
        while (number >= left[at]) number -= left[at++];
        thing[owner] = at;
        is_taken[at] = true;
    }
    return product;
}

/* How likely a thing is beside what the others may have. */
uint64_t share_of(const Belief *belief, int owner, int thing) {
    uint64_t share = belief->weight[owner][thing];
    for (int other = 0; other < belief->owners; other++)
        if (other != owner) share *= belief->sum[other] - belief->weight[other][thing];
    return share;
}
