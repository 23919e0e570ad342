/* A player of a level, as bots/search.py has it: it overlooks, looks, searches, imagines. */

#include "search.h"

#include <stdlib.h>

/* Overlook some of the options, but never all: something is found first. */
static int notice(const Skill *skill, Stream *stream, const Options *options, uint8_t *noticed) {
    int number = 0;
    uint32_t first = skill->overlooks ? next_below(stream, (uint32_t)options->number) : 0;
    for (int at = 0; at < options->number; at++) {
        bool is_seen = !skill->overlooks || next_number(stream) >= skill->overlooks;
        if (is_seen || at == (int)first) noticed[number++] = (uint8_t)at;
    }
    return number;
}

static void look_at_each(Look *look, const State *truth, Stream *stream, const Options *options,
                         const uint8_t *noticed, int number, Desk *desk) {
    State world;
    imagine_for(look, truth, stream, &world);
    for (int at = 0; at < number; at++) desk->found[noticed[at]].is_found = false;
    for (int at = 0; at < number; at++) {
        Found *found = &desk->found[noticed[at]];
        if (!value_option(look, &world, &options->at[noticed[at]], &found->value)) return;
        found->is_found = true;
    }
}

void rank_options(const Table *table, const State *truth, const Mind *mind, Stream *stream,
                  const Options *options, const uint8_t *noticed, int number, Desk *desk,
                  Ranking *ranking) {
    const Skill *skill = &mind->skill;
    long left = skill->nodes;
    Look look;
    begin_look(&look, table, mind, asked(truth), &left);
    if (skill->beam)
        search_turn(&look, truth, stream, options, noticed, number, skill, desk);
    else
        look_at_each(&look, truth, stream, options, noticed, number, desk);
    rank(desk->found, noticed, number, ranking);
    if (skill->candidates) race(&look, truth, stream, ranking, skill, desk);
}

int search(const Table *table, const State *truth, const Mind *mind, Stream *stream,
           const Options *options, Desk *desk) {
    uint8_t noticed[MOST_OPTIONS];
    Ranking ranking;
    if (is_plain(truth->step[truth->steps - 1].kind, options)) return 0;
    int number = notice(&mind->skill, stream, options, noticed);
    if (number == 1) return noticed[0];
    rank_options(table, truth, mind, stream, options, noticed, number, desk, &ranking);
    return ranking.number ? ranking.option[0] : noticed[0];
}

/* --- the desk */

enum { FIRST_LINES = 512 };

static bool grow(void *memory, size_t size) {
    void **there = memory, *more = realloc(*there, size);
    if (more) *there = more;
    return more;
}

static bool make_room(Desk *desk, long nodes) {
    uint32_t slots = 64;
    if (desk->nodes >= nodes) return true;
    while (slots < 2 * (uint32_t)nodes) slots *= 2;
    desk->slots = slots;
    bool is_there = grow(&desk->way, (size_t)nodes * sizeof *desk->way) &&
                    grow(&desk->like, slots * sizeof *desk->like) &&
                    grow(&desk->at, slots * sizeof *desk->at) &&
                    grow(&desk->answer, (size_t)nodes * 8 * sizeof *desk->answer);
    desk->nodes = is_there ? nodes : 0;
    desk->room_for_answers = is_there ? (int)nodes * 8 : 0;
    return is_there;
}

/* What finds none has looked as far as it can. */
bool has_room_for_a_line(Desk *desk) {
    int more = desk->room_for_lines ? 2 * desk->room_for_lines : FIRST_LINES;
    if (desk->lines < desk->room_for_lines) return true;
    if (!grow(&desk->line, (size_t)more * sizeof *desk->line)) return false;
    desk->room_for_lines = more;
    return true;
}

Desk *new_desk(const Mind *const *minds, int number) {
    Desk *desk = calloc(1, sizeof *desk);
    for (int at = 0; desk && at < number; at++)
        if (minds[at]->skill.nodes && !make_room(desk, minds[at]->skill.nodes)) {
            free_desk(desk);
            return NULL;
        }
    return desk;
}

void free_desk(Desk *desk) {
    if (!desk) return;
    free(desk->line), free(desk->way), free(desk->answer), free(desk->like), free(desk->at);
    free(desk);
}
