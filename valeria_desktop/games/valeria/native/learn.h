/* What learning needs: what a value looks at, the value itself, and players that go by it. */

#ifndef VALERIA_LEARN_H
#define VALERIA_LEARN_H

#include "beliefs.h"

enum { FEATURES = 118, MOST_HIDDEN = 128, COUNTED = 12 };

typedef struct {
    int first, second; /* how many hidden ones; none in the second: straight to the chance */
    double mean[FEATURES], scale[FEATURES];
    double *weights; /* of each layer row by row, each row with its bias at its end */
} Net;

/* What Dukes count for rivals: a mean over all that they may be, by the weights it was made of. */
typedef struct {
    bool is_even, is_known;
    Belief belief;
    double his[SEATS + 1][COUNTED];
} Guess;

/* The first position of a decision that was valued, and the first layer's sums for it. */
typedef struct {
    const Net *net;
    bool is_begun, is_dealt;
    Guess guess;
    double seen[FEATURES], in[FEATURES], sums[MOST_HIDDEN];
} Glance;

/* How far the game has come, and what is at stake, when a decision is taken. */
typedef struct {
    double rounds_left, off_turn, resource;
    int duke;
    int dukes, his[11]; /* alone: how many the Dark Lord's may be, and the sum of what they count */
} Horizon;

enum { MOST_WORLDS = 8 };

/* How well a level plays, as bots/search.py, turns.py and worlds.py have it. */
typedef struct {
    uint64_t overlooks; /* of all 64-bit numbers, the share of options that are overlooked */
    long nodes;         /* positions a decision; none: by one look, without a budget */
    int beam, levels, turn_worlds, careful; /* of the turn; no beam: it isn't searched */
    int candidates, turns, worlds;          /* of the race; no candidates: there is none */
    double prior;
} Skill;

/* How somebody plays: at random; by a value that was learned, or without one by hand. */
typedef struct {
    bool is_random;
    bool sees_evenly; /* features of a rival's Duke are a plain mean, as its net has learned them */
    bool is_even;  /* deals hidden Dukes evenly: how it was before they were weighed */
    bool is_dealt; /* ends of games count by the Dukes that are imagined, not by all that may be */
    const Net *net;
    Skill skill;
} Mind;

/* What the end of a game is worth: the share of the victory, and the lead in points. */
typedef struct { double share, lead; } Ending;

typedef struct Desk Desk; /* what a search is written down on */

/* The options that a budget has allowed to look at, the best first. */
typedef struct { int number, option[MOST_OPTIONS]; double value[MOST_OPTIONS]; } Ranking;

/* How often a moment of one's own comes in a round: as in bots/values.py. */
extern const double A_ROUND[];

void duke_weights(const Table *table, int duke, double share, double *weights);
void duke_seen_by(const Table *table, const State *state, int seat, double *mine);
void guess_dukes(const Table *table, const State *state, int seat, Guess *guess);
int actions_left(const State *state);
void features(const Table *table, const State *state, int seat, Guess *guess, double *out);
long weights_of(int first, int second);
double value_at(Glance *glance, const double *inputs);
Ending count_end(const Table *table, const State *state, int seat);
double share_won(const Table *table, const State *state, int seat);
double promise_of(const Table *table, const State *state, int seat, Glance *glance);
void weigh_cards(Table *table);
void horizon_of(const Table *table, const State *state, int seat, Horizon *horizon);
double greedy_value(const Table *table, const State *state, int seat, const Horizon *horizon);
double worth_to(const Table *table, const State *state, int seat, const Mind *mind);
double duke_promise(const Table *table, int duke);
int lead_of(const Table *table, const State *state, int seat);
bool is_followed(int kind);
int choose(const Table *table, const State *state, const Mind *mind, Stream *stream,
           const Options *options, Desk *desk);
int search(const Table *table, const State *truth, const Mind *mind, Stream *stream,
           const Options *options, Desk *desk);
void rank_options(const Table *table, const State *truth, const Mind *mind, Stream *stream,
                  const Options *options, const uint8_t *noticed, int number, Desk *desk,
                  Ranking *ranking);
Desk *new_desk(const Mind *const *minds, int number);
void free_desk(Desk *desk);

#endif
