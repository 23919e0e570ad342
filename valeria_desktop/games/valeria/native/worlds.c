/* Imagined worlds, as bots/worlds.py has them: the best plans race in the same ones. */

#include "search.h"

enum { MOST_CHOICES_AHEAD = 400 };

typedef struct {
    int option; /* its plan is what was found of it */
    double total;
    int worlds;
} Runner;

typedef struct {
    Look *look, others[SEATS]; /* its own one; how the others look at the world that is tried */
    const Skill *skill;
    const Desk *desk;
} Race;

static double value_of(const Race *race, const Runner *runner) {
    double prior = race->skill->prior;
    return (prior * race->desk->found[runner->option].value + runner->total) /
           (prior + runner->worlds);
}

static bool is_same(const Option *one, const Option *other) {
    return one->kind == other->kind && one->way == other->way && one->place == other->place &&
           one->card == other->card && one->cause == other->cause &&
           (!has_effect(one) || one->effect == other->effect) && one->height == other->height &&
           one->number == other->number && one->amounts.gold == other->amounts.gold &&
           one->amounts.strength == other->amounts.strength &&
           one->amounts.magic == other->amounts.magic &&
           one->amounts.points == other->amounts.points;
}

/* Choose what was meant to be chosen, as far as this world lets it. */
static const Step *carry_out(const Race *race, State *game, const Found *found, Options *options) {
    const Table *table = race->look->table;
    const Step *step = &game->step[game->steps - 1];
    list_options(table, game, options);
    for (int at = 0; at < found->steps; at++) {
        int which = 0;
        if (!step || asked(game) != race->look->seat) break;
        if (!options->number) list_options(table, game, options);
        while (which < options->number && !is_same(&options->at[which], &found->plan[at])) which++;
        if (which == options->number) break;
        step = answer(table, game, &options->at[which], options);
    }
    return step;
}

static bool best_option(Look *look, const State *game, const Options *options, int *best) {
    double most = 0, value;
    for (int at = 0; at < options->number; at++) {
        if (!value_option(look, game, &options->at[at], &value)) return false;
        if (!at || value > most) most = value, *best = at;
    }
    return true;
}

static bool roll_out(Race *race, const State *world, const Runner *runner, double *value) {
    const Table *table = race->look->table;
    Options options;
    State game;
    copy_state(table, &game, world);
    int last = game.turn + race->skill->turns;
    const Step *step = carry_out(race, &game, &race->desk->found[runner->option], &options);
    for (int choices = 0; choices < MOST_CHOICES_AHEAD; choices++) {
        int best = 0, seat = step ? asked(&game) : 0;
        if (!step || game.turn > last) break;
        if (!options.number) list_options(table, &game, &options);
        Look *look = seat == race->look->seat ? race->look : &race->others[seat];
        if (!is_plain(step->kind, &options) && !best_option(look, &game, &options, &best))
            return false;
        step = answer(table, &game, &options.at[best], &options);
    }
    return value_position(race->look, &game, value);
}

/* A world that not all were tried in counts for none. */
static bool try_in(Race *race, const State *world, Runner *running, int number) {
    double value[MOST_WIDE];
    const Look *own = race->look;
    for (int seat = 0; seat < own->table->players; seat++)
        begin_look(&race->others[seat], own->table, own->mind, seat, own->left);
    for (int at = 0; at < number; at++)
        if (!roll_out(race, world, &running[at], &value[at])) return false;
    for (int at = 0; at < number; at++) running[at].total += value[at], running[at].worlds++;
    return true;
}

static void sort_runners(const Race *race, Runner *running, int number) {
    for (int at = 1; at < number; at++) {
        Runner runner = running[at];
        int to = at;
        for (; to && value_of(race, &running[to - 1]) < value_of(race, &runner); to--)
            running[to] = running[to - 1];
        running[to] = runner;
    }
}

/* Of those that come to the same only the first takes part; the others keep their order. */
static int line_up(const Race *race, const Ranking *ranking, Runner *running, int *others) {
    const Found *found = race->desk->found;
    int runners = 0;
    for (int at = 0; at < ranking->number; at++) {
        int option = ranking->option[at];
        bool takes_part = runners < race->skill->candidates;
        for (int before = 0; takes_part && before < at; before++)
            takes_part = found[ranking->option[before]].end != found[option].end;
        if (takes_part)
            running[runners++] = (Runner){option, 0, 0};
        else
            others[at - runners] = option;
    }
    return runners;
}

/* Who was given up counts no more than whoever wasn't. */
static void put_down(Ranking *ranking, int at, int option, double value) {
    ranking->option[at] = option;
    ranking->value[at] = at && ranking->value[at - 1] < value ? ranking->value[at - 1] : value;
}

void race(Look *look, const State *truth, Stream *stream, Ranking *ranking, const Skill *skill,
          const Desk *desk) {
    Race race = {.look = look, .skill = skill, .desk = desk};
    Runner running[MOST_WIDE];
    int others[MOST_OPTIONS], runners = line_up(&race, ranking, running, others);
    int left = runners, worlds = skill->worlds;
    bool has_more = true;
    while (left > 1 && has_more) {
        for (int at = 0; at < worlds && has_more; at++) {
            State world;
            imagine_for(look, truth, stream, &world);
            has_more = try_in(&race, &world, running, left);
        }
        sort_runners(&race, running, left);
        left = (left + 1) / 2;
        worlds *= 2;
    }
    for (int at = 0; at < runners; at++)
        put_down(ranking, at, running[at].option, value_of(&race, &running[at]));
    for (int at = runners; at < ranking->number; at++)
        put_down(ranking, at, others[at - runners], desk->found[others[at - runners]].value);
}
