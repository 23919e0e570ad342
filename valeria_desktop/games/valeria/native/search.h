/* How a level searches: bots/look.py, turns.py, worlds.py and search.py once more. Positions are
   looked at in the same order and counted the same, so that a budget ends at the same one. */

#ifndef VALERIA_SEARCH_H
#define VALERIA_SEARCH_H

#include "learn.h"

enum { MOST_ANSWERS = 24, MOST_LEVELS = 8, MOST_PLAN = MOST_ANSWERS * MOST_LEVELS, MOST_WIDE = 64,
       MOST_NODES = 1000000 };

/* --- a look: one seat values positions, as far as the budget of a decision allows */

typedef struct {
    const Table *table;
    const Mind *mind;
    int seat;
    Glance glance;
    long *left;
} Look;

/* What was chosen on the way to a position, and what came to light. */
typedef struct {
    int answers;
    Option answer[MOST_ANSWERS];
    uint8_t light;
} Trail;

/* False when the budget is spent: then nothing more is looked at. */
typedef bool Visit(void *visitor, const State *state, const Trail *trail);

void begin_look(Look *look, const Table *table, const Mind *mind, int seat, long *left);
void imagine_for(const Look *look, const State *truth, Stream *stream, State *world);
bool take(Look *look);
bool value_position(Look *look, const State *state, double *value);
bool visit_outcomes(const Look *look, const State *state, const Option *option, Visit *visit,
                    void *visitor);
bool value_option(Look *look, const State *state, const Option *option, double *value);
bool is_plain(int kind, const Options *options);

/* --- what was found of an option */

typedef struct {
    bool is_found, is_revealed;
    double value;
    int end, steps;
    Option plan[MOST_PLAN];
} Found;

/* --- where a search lies: as large as its budget, but for its lines, which are seldom so many */

typedef struct {
    State state;
    double value, best;
    int first_way, ways;
    bool is_revealed, is_open, is_opened, is_waiting;
} Line;

typedef struct { int line, first_answer, answers; } Way;

struct Desk {
    long nodes;
    int lines, room_for_lines, ways, answers, room_for_answers;
    uint32_t slots;
    Line *line;
    Way *way;
    Option *answer;
    uint64_t *like;
    int *at; /* of each likeness: which line */
    Found found[MOST_OPTIONS], there[MOST_OPTIONS];
};

bool has_room_for_a_line(Desk *desk);
uint64_t likeness(const Table *table, const State *state);

void search_turn(Look *look, const State *truth, Stream *stream, const Options *options,
                 const uint8_t *noticed, int number, const Skill *skill, Desk *desk);
void race(Look *look, const State *truth, Stream *stream, Ranking *ranking, const Skill *skill,
          const Desk *desk);
void rank(const Found *found, const uint8_t *noticed, int number, Ranking *ranking);

#endif
