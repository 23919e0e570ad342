/* The search of a turn, as bots/turns.py has it: all orders of what a seat decides, by their end. */

#include "search.h"

#include <string.h>

/* --- the tree of one world */

typedef struct {
    Look *look;
    const State *world;
    const Skill *skill;
    Desk *desk;
    int first[MOST_OPTIONS], number[MOST_OPTIONS]; /* the ways that begin with each option */
    int opened[MOST_LEVELS][MOST_WIDE], wide[MOST_LEVELS], levels;
    int before; /* the line that is being opened; none in the world itself */
    bool is_spent;
} Tree;

static void begin_tree(Tree *tree, Look *look, const State *world, const Skill *skill,
                       Desk *desk) {
    memset(tree, 0, sizeof *tree);
    tree->look = look, tree->world = world, tree->skill = skill, tree->desk = desk;
    desk->lines = desk->ways = desk->answers = 0;
    memset(desk->like, 0, desk->slots * sizeof *desk->like);
}

/* Where a likeness is kept, or is to be. */
static uint32_t slot_of(const Desk *desk, uint64_t like) {
    uint32_t slot = (uint32_t)like & (desk->slots - 1);
    while (desk->like[slot] && desk->like[slot] != like) slot = (slot + 1) & (desk->slots - 1);
    return slot;
}

static bool goes_on(const Tree *tree, const State *state, const Trail *trail) {
    return state->steps && asked(state) == tree->look->seat &&
           state->turn == tree->world->turn && !(trail->light & ROLLED);
}

static bool add_line(Tree *tree, const State *state, const Trail *trail, int *number) {
    Desk *desk = tree->desk;
    double value;
    if (!value_position(tree->look, state, &value)) return false;
    if (!has_room_for_a_line(desk)) return false;
    *number = desk->lines++;
    Line *line = &desk->line[*number];
    copy_state(tree->look->table, &line->state, state);
    line->value = line->best = value;
    line->first_way = line->ways = 0;
    line->is_revealed = trail->light & REVEALED;
    if (tree->before >= 0) line->is_revealed |= desk->line[tree->before].is_revealed;
    line->is_open = goes_on(tree, state, trail);
    line->is_opened = line->is_waiting = false;
    return true;
}

static bool add_way(void *visitor, const State *state, const Trail *trail) {
    Tree *tree = visitor;
    Desk *desk = tree->desk;
    uint64_t like = likeness(tree->look->table, state);
    uint32_t slot = slot_of(desk, like);
    if (desk->like[slot]) {
        if (!take(tree->look)) return false;
    } else {
        if (!add_line(tree, state, trail, &desk->at[slot])) return false;
        desk->like[slot] = like;
    }
    Way way = {desk->at[slot], desk->answers, trail->answers};
    if (desk->answers + trail->answers > desk->room_for_answers) way.answers = 0;
    memcpy(desk->answer + desk->answers, trail->answer, (size_t)way.answers * sizeof(Option));
    desk->answers += way.answers;
    desk->way[desk->ways++] = way;
    return true;
}

/* What is cut short counts as never opened, though its positions stay known. */
static bool open_line(Tree *tree, int number) {
    Options options;
    State state; /* lines may move when there are more */
    int first = tree->desk->ways;
    copy_state(tree->look->table, &state, &tree->desk->line[number].state);
    list_options(tree->look->table, &state, &options);
    int some = is_plain(state.step[state.steps - 1].kind, &options) ? 1 : options.number;
    tree->before = number;
    for (int at = 0; at < some; at++)
        if (!visit_outcomes(tree->look, &state, &options.at[at], add_way, tree)) return false;
    Line *line = &tree->desk->line[number];
    line->first_way = first, line->ways = tree->desk->ways - first;
    line->is_opened = true;
    return true;
}

/* Take those that wait among the ends of some ways, the best first, as many as the beam. */
static int best_waiting(Tree *tree, int first, int number, int *best) {
    Desk *desk = tree->desk;
    int found = 0, beam = tree->skill->beam;
    for (int at = first; at < first + number; at++) {
        int line = desk->way[at].line, to = found;
        Line *waiting = &desk->line[line];
        if (!waiting->is_open || waiting->is_opened || waiting->is_waiting) continue;
        waiting->is_waiting = true;
        while (to && desk->line[best[to - 1]].value < waiting->value) to--;
        if (to == beam) continue;
        if (found < beam) found++;
        memmove(best + to + 1, best + to, (size_t)(found - 1 - to) * sizeof *best);
        best[to] = line;
    }
    for (int at = first; at < first + number; at++) desk->line[desk->way[at].line].is_waiting = false;
    return found;
}

static bool open_levels(Tree *tree) {
    Desk *desk = tree->desk;
    int first = 0, number = desk->ways;
    for (int level = 0; level + 1 < tree->skill->levels; level++) {
        int best[MOST_WIDE + 1], wide = best_waiting(tree, first, number, best);
        tree->levels = level + 1;
        first = desk->ways;
        for (int at = 0; at < wide; at++) {
            if (!open_line(tree, best[at])) return false;
            tree->opened[level][tree->wide[level]++] = best[at];
        }
        number = desk->ways - first;
    }
    return true;
}

/* The best of some ways; what isn't opened would gain as much as others do. */
static double best_of(Desk *desk, int first, int number, double gain) {
    double best = 0;
    for (int at = first; at < first + number; at++) {
        Line *line = &desk->line[desk->way[at].line];
        if (!line->is_opened) line->best = line->value + (line->is_open ? gain : 0);
        if (at == first || line->best > best) best = line->best;
    }
    return best;
}

static void sum_up(Tree *tree, const uint8_t *noticed, int number) {
    Desk *desk = tree->desk;
    double gain = 0;
    for (int level = tree->levels - 1; level >= 0; level--) {
        double gains = 0;
        for (int at = 0; at < tree->wide[level]; at++) {
            Line *line = &desk->line[tree->opened[level][at]];
            line->best = best_of(desk, line->first_way, line->ways, gain);
            gains += line->best - line->value;
        }
        if (tree->wide[level]) gain = gains / tree->wide[level];
    }
    for (int at = 0; at < number; at++)
        best_of(desk, tree->first[noticed[at]], tree->number[noticed[at]], gain);
}

static void follow_best(const Tree *tree, int option, Found *found) {
    const Desk *desk = tree->desk;
    int first = tree->first[option], number = tree->number[option];
    bool is_left_open = false;
    found->is_found = number > 0;
    found->steps = 0;
    for (int level = 0; number && level < tree->skill->levels; level++) {
        int best = first;
        for (int at = first + 1; at < first + number; at++)
            if (desk->line[desk->way[at].line].best > desk->line[desk->way[best].line].best)
                best = at;
        const Way *way = &desk->way[best];
        const Line *line = &desk->line[way->line];
        if (!level) found->value = line->best;
        for (int at = 0; at < way->answers && !is_left_open; at++)
            found->plan[found->steps++] = desk->answer[way->first_answer + at];
        is_left_open |= line->is_revealed;
        found->is_revealed = line->is_revealed;
        found->end = way->line;
        first = line->first_way, number = line->is_opened ? line->ways : 0;
    }
}

static void search_tree(Tree *tree, const Options *options, const uint8_t *noticed, int number,
                        Found *found) {
    tree->before = -1;
    for (int at = 0; at < number && !tree->is_spent; at++) {
        int option = noticed[at];
        tree->first[option] = tree->desk->ways;
        tree->is_spent =
            !visit_outcomes(tree->look, tree->world, &options->at[option], add_way, tree);
        tree->number[option] = tree->desk->ways - tree->first[option];
    }
    if (!tree->is_spent) tree->is_spent = !open_levels(tree);
    sum_up(tree, noticed, number);
    for (int at = 0; at < number; at++) follow_best(tree, noticed[at], &found[noticed[at]]);
}

/* --- more than one world, where the best way turns up a card */

static bool sober(Look *look, const State *worlds, uint8_t option, const Options *options,
                  const Skill *skill, Desk *desk) {
    double sum = desk->found[option].value;
    Tree tree;
    for (int at = 0; at < skill->turn_worlds - 1; at++) {
        begin_tree(&tree, look, &worlds[at], skill, desk);
        search_tree(&tree, options, &option, 1, desk->there);
        if (tree.is_spent) return false;
        sum += desk->there[option].value;
    }
    desk->there[option].value = sum / skill->turn_worlds;
    return true;
}

void rank(const Found *found, const uint8_t *noticed, int number, Ranking *ranking) {
    ranking->number = 0;
    for (int at = 0; at < number; at++) {
        if (!found[noticed[at]].is_found) continue;
        double value = found[noticed[at]].value;
        int to = ranking->number;
        for (; to && ranking->value[to - 1] < value; to--) {
            ranking->option[to] = ranking->option[to - 1];
            ranking->value[to] = ranking->value[to - 1];
        }
        ranking->option[to] = noticed[at], ranking->value[to] = value;
        ranking->number++;
    }
}

void search_turn(Look *look, const State *truth, Stream *stream, const Options *options,
                 const uint8_t *noticed, int number, const Skill *skill, Desk *desk) {
    State world, worlds[MOST_WORLDS];
    Tree tree;
    Ranking first;
    int hopeful = 0, *ranked = first.option;
    double means[MOST_OPTIONS];
    imagine_for(look, truth, stream, &world);
    begin_tree(&tree, look, &world, skill, desk);
    search_tree(&tree, options, noticed, number, desk->found);
    rank(desk->found, noticed, number, &first);
    if (tree.is_spent) return;
    for (int at = 0; at < first.number && at < skill->careful; at++)
        if (desk->found[ranked[at]].is_revealed) ranked[hopeful++] = ranked[at];
    for (int at = 0; hopeful && at < skill->turn_worlds - 1; at++)
        imagine_for(look, truth, stream, &worlds[at]);
    int sobered = 0;
    while (sobered < hopeful &&
           sober(look, worlds, (uint8_t)ranked[sobered], options, skill, desk)) {
        means[sobered] = desk->there[ranked[sobered]].value;
        sobered++;
    }
    for (int at = 0; at < sobered; at++) desk->found[ranked[at]].value = means[at];
}
