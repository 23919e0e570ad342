/* The rules once more, flat, for the laboratory: millions of games to learn from.

   It is an accelerator and never the truth: the engine in Python is. Cards, effects and the steps
   of a turn come from there as tables of numbers (tables.py), and the tests play the same seeds
   and choices in both. A state is one piece of memory, without pointers. */

#ifndef VALERIA_CORE_H
#define VALERIA_CORE_H

#include <stdbool.h>
#include <stdint.h>

#include "chance.h"

enum {
    FACTS = 11, /* what speaks for a rival's Duke */
    SEATS = 5,
    PLACES = 20,
    DECK = 23,
    ALL_PLACES = 24,
    MOST_ON_PLACE = 12,
    MOST_IN_PILE = 100,
    MOST_CARDS = 128,
    MOST_EFFECTS = 256,
    MOST_NAMES = 24,
    MOST_STEPS = 48,
    MOST_DUES = 96,
    MOST_TOKENS = 44,
    MOST_OPTIONS = 256,
    MOST_PENDING = 64,
    MOST_STARTERS = 8,
    MOST_DOMAINS = 24,
    MOST_ACTIVATED = 3 * 64 + 5 * MOST_STARTERS, /* thrice a citizen; a starter by itself as well */
    MOST_TURNS = 10000,
    MOST_RUNS = 100000,
    MOST_CHOICES = 1000000,
    NONE = 255
};

/* --- what tables.py writes; the order of each list is shared with it */

typedef enum { CITIZEN, STARTER, MONSTER, EVENT, DOMAIN, DUKE, EXHAUSTED, RULE } CardKind;

typedef enum {
    GAIN, GAIN_PER, ONE_OF, ALL_OF, TRADE, TAKE, STEAL, TAKE_MONSTER, EVERYONE_LOSES, FREE_CITIZEN,
    RETURN_MONSTER, RETURN_CITIZEN, MAY_SLAY, PUT_TOKEN, CLAIM_MONSTER, CLAIM_PILE_MONSTER,
    FREE_PILE_CITIZEN, RETURN_MONSTER_TO_PILE, RETURN_CITIZEN_TO_PILE
} EffectKind;

typedef enum { COUNT_ROLE, COUNT_NAME, COUNT_DOMAINS, COUNT_MONSTERS } CountKind;

typedef enum { DOUBLES, ACTIONS_BEGAN, CITIZEN_GAINED, SLAIN, BUILT, ACTIONS_ENDED } Moment;

typedef enum {
    BEGIN_TURN, ROLL, CHANGE_DICE, MONSTER_EVENTS, THIEVES, HARVEST, ACTIONS_BEGIN, ACT,
    ACTIONS_END, END_TURN, LOOK_FOR_END, MONSTERS_PHASE, SECOND_HARVEST, NEXT_TURN, DEAL_TO_PILES,
    BOTH_ACT, END_SIEGE_TURN, CHOOSE_DUKE, EVENTS_IN_ORDER, FILL_PLACES, FILL_IN_ORDER, PAY_FOR,
    USE, APPLY, TURN_UP, ORDER_ATTACKS, ATTACKS, ATTACK, CHOOSE_COLUMN, ATTACK_AT, CHOOSE_CAPTURE,
    ACT_AT_PILES, LORD_TAKES, CHOOSE_WHAT_LORD_TAKES
} StepKind;

typedef enum { ALL_TOGETHER, DARK_LORD, SIEGE } Mode;

typedef struct { int16_t gold, strength, magic, points; } Amounts;

typedef struct { uint8_t kind, role_or_name, area, type; } Count;

typedef struct {
    uint8_t kind, role, name, kinds; /* of a free citizen; the resources of a theft as bits */
    bool plain, takes, asks, optional;
    Amounts amounts; /* gained, paid, taken, lost, or put on a monster */
    int16_t most;    /* the highest price of a free citizen; how much is stolen */
    Count per;
    uint8_t parts;
    uint16_t part[4]; /* what it is made of; of a trade or a return what is had for it */
} Effect;

typedef struct { uint8_t moment, anyone; uint16_t effect; } Trigger;

typedef struct { uint8_t to, lower_by, gold, has_count; Count per; } DiePower;

typedef struct {
    uint8_t kind, name, type, area, home; /* home: the place it belongs to, or NONE */
    int16_t cost, strength, magic, points;
    uint16_t numbers; /* bit n: a result of n activates it */
    uint8_t icons[4];
    uint16_t on_turn, off_turn; /* of a foe: its reward, and an event's trigger */
    bool on_doubles, when_nothing_else;
    uint8_t copies;
    uint8_t immediates, triggers, die_powers;
    uint16_t immediate[2];
    Trigger trigger[2];
    DiePower die_power[1];
    uint8_t no_extra, cheaper; /* modifiers of prices */
    uint8_t each_citizen, each_monster, each_domain, each_type[4], per_point;
} Card;

/* Of a Duke: its points for usual cards, in parts of a point; rules/duke_beliefs.py says which. */
typedef struct { int32_t citizen, domain, foe, promise, resources; } Traits;

typedef struct { int number; uint8_t at[MOST_CARDS]; } Cards;

typedef struct { uint8_t kind, seat, place, cause; uint32_t bits; } Step;

typedef struct {
    uint8_t players, edition_is_second, mode, level, mixed, has_dukes, has_events, has_resting;
    uint8_t resting_is_out, has_consolation, exhausted, consolation, action, no_duke, deck;
    uint8_t citizens_high, domains_high, cards, turn_steps;
    uint16_t effects, consoled;
    Step turn[16]; /* the last step first, as it is pushed */
    Card card[MOST_CARDS];
    Traits traits[MOST_CARDS];
    int32_t at_first[FACTS], each_card[FACTS]; /* how much each fact says of a Duke */
    Effect effect[MOST_EFFECTS];
    Cards monsters[5]; /* from the bottom to the top */
    Cards groups[10];  /* of each number: those of its stack, or with mixed ones all of them */
    Cards domains, dukes, starters, events, chosen_events;
    Cards certain, uncertain; /* of the siege's deck: what it always has; the rest but domains */
    double chance[MOST_CARDS]; /* how often a roll activates each card */
    double nothing[1 << 13];   /* how often it activates none of some numbers */
    double harvest[MOST_CARDS][2]; /* what each brings a roll, on one's own turn and on others' */
    bool counts[MOST_CARDS];       /* it depends on what else its owner has */
    double lasting[MOST_CARDS][2]; /* the resources and points a domain brings in a round */
} Table;

/* --- a game at one moment */

typedef struct { uint16_t effect; uint8_t cause; } Due;

typedef struct { uint8_t place, height; Amounts amounts; } Tokens;

typedef struct {
    int16_t gold, strength, magic, points;
    uint8_t duke, dealt[2];
    uint8_t citizens, domains, monsters;
    uint8_t icons[4];          /* of the citizens (T19) */
    uint8_t names[MOST_NAMES]; /* copies of each name, starters included (T18) */
    uint8_t citizen[64], domain[MOST_DOMAINS], monster[44];
} Player;

typedef struct { int seat, number; Due due[MOST_PENDING]; } Pending;

typedef struct {
    uint64_t seed;
    int16_t turn;
    uint16_t draws;
    uint8_t first, active, dice[2], ending, pile_high, known_pile, tokens, steps, dues;
    uint8_t light; /* what the last choice brought to it, as kernel/state.py has it */
    uint8_t high[ALL_PLACES], face_down[ALL_PLACES];
    uint8_t stack[PLACES][MOST_ON_PLACE];
    uint8_t pile[24];
    Player player[SEATS + 1]; /* after the last seat: what the Dark Lord has */
    Tokens token[MOST_TOKENS]; /* of what follows only the used part is copied */
    Step step[MOST_STEPS];
    Due due[MOST_DUES];
    uint8_t piles[4][MOST_IN_PILE];
} State;

enum { ROLLED = 1, REVEALED = 2 }; /* what comes to light */
enum { OVER_MONSTERS = 1, OVER_DOMAINS = 2, OVER_EXHAUSTED = 4, OVER_OVERRUN = 8, OVER_SIEGE = 16,
       TOO_LARGE = 32 }; /* no end of a game: it has outgrown the arrays above, and is given up */

/* --- what may be answered */

typedef enum {
    KEEP_DUKE, ROLL_DICE, CHANGE_DIE, KEEP_DICE, SLAY, RECRUIT, BUILD, GAIN_RESOURCE, PAY, WAY,
    DONE, TRIGGER_EVENT, FILL_PLACE, ATTACK_FIRST, ATTACK_COLUMN, SURRENDER, HIDE
} OptionKind;

typedef enum {
    WAY_EFFECT, WAY_CITIZEN, WAY_GIVE_BACK, WAY_SLAY, WAY_TOKEN, WAY_EXCHANGE, WAY_TAKE,
    WAY_MONSTER_OF, WAY_PILE_MONSTER, WAY_PILE_CITIZEN, WAY_LAY
} WayKind;

typedef struct {
    uint8_t kind, way;
    uint8_t place, card; /* the place, the opponent, the die or the resource; the card */
    uint8_t cause, due;  /* of a way: what it comes from, and which of the dues it uses; or which
                            of the domains changes a die */
    uint16_t effect;     /* of a way: itself, or what is had for it */
    uint8_t height, number;
    Amounts amounts;
} Option;

typedef struct { int number; Option at[MOST_OPTIONS]; } Options;

typedef struct { int total, tie_break; } Score;

/* chance.c, with chance.h */
void sample(Stream *stream, Cards *from, int size, Cards *taken);
void shuffle(Stream *stream, Cards *cards);
void push_card(Cards *cards, uint8_t card);

/* table.c */
const char *read_table(Table *table, const void *numbers, long length);

/* check.c */
const char *what_is_wrong(const Table *table);

/* state.c */
int rival_of(const Table *table);
const uint8_t *cards_at(const State *state, int place);
int top_of(const State *state, int place);
void lay(State *state, int place, uint8_t card);
uint8_t take_out(State *state, int place, int height);
uint8_t take_top(State *state, int place);
void turn_up(State *state, int place);
bool is_foe(const Table *table, int card);
bool is_exhausted(const Table *table, const State *state, int place);
int exhausted_places(const Table *table, const State *state);
void fill(const Table *table, State *state, int place);
void fill_from_bottom(const Table *table, State *state, int place);
void clear_place(const Table *table, State *state, int place);
Amounts tokens_on(const State *state, int place);
void put_tokens(State *state, int place, Amounts amounts);
void clear_tokens(State *state, int place);
void gain(State *state, int seat, Amounts amounts, int times);
void pay(State *state, int seat, Amounts amounts);
Amounts available(const State *state, int seat, Amounts amounts);
void add_citizen(const Table *table, State *state, int seat, uint8_t card);
void remove_citizen(const Table *table, Player *player, uint8_t card);
void remove_monster(Player *player, uint8_t card);
int opponents(const Table *table, const State *state, int seat, int *others);
int touched(const Table *table, const State *state, int *seats);
int count_of(const Table *table, const Player *player, Count count);
void push(State *state, Step step);
void push_turn(const Table *table, State *state);
void end_game(State *state, int why);
void give_up(State *state);

/* use.c */
void add_due(State *state, Pending *pending, Due due);
void collect_due(const Table *table, State *state, Pending *pending, Due due);
void offer(const Table *table, State *state, const Pending *pending);
void offer_one(const Table *table, State *state, int seat, Due due);
void use(const Table *table, State *state, int seat, const Due *dues, int number);
int triggered(const Table *table, const State *state, int seat, Moment moment, bool anyone_only,
              Due *dues);
void use_moment(const Table *table, State *state, int seat, Moment moment);
void use_options(const Table *table, const State *state, const Step *step, Options *options);
void answer_use(const Table *table, State *state, const Step *step, const Option *option);

/* effects.c */
void apply_effect(const Table *table, State *state, int effect, int seat, uint8_t cause);
void ways(const Table *table, const State *state, int effect, int seat, uint8_t cause, int due,
          Options *options);
bool has_effect(const Option *option);
void apply_way(const Table *table, State *state, const Option *way, int seat);

/* actions.c */
Amounts slay_price(const Table *table, const State *state, int place);
bool can_slay(const Table *table, const State *state, const Player *player, int place);
int recruit_price(const Table *table, const Player *player, uint8_t card);
int build_price(const Table *table, const Player *player, uint8_t card);
bool shows_icons(const Player *player, const Card *card);
int funds(int real, int magic);
void act_options(const Table *table, const State *state, Options *options);
void answer_act(const Table *table, State *state, const Option *option);
void pay_options(const Table *table, const State *state, const Step *step, Options *options);
void answer_pay(const Table *table, State *state, const Step *step, const Option *option);
void gain_citizen(const Table *table, State *state, int seat, int place, int height);
uint8_t take_foe(State *state, int seat, int place, int height);
void add_monster(State *state, int seat, uint8_t card);
void add_domain(State *state, int seat, uint8_t card);
uint32_t exhausted_before(const Table *table, const State *state);
void fill_places(const Table *table, State *state, uint32_t places);
void add_option(Options *options, Option option);

/* harvest.c */
int activated(const Table *table, const State *state, int seat, uint8_t *cards);
void collect(const Table *table, State *state, int seat, bool taking, bool left, Pending *pending);
void harvest(const Table *table, State *state, bool taking);
void reward_doubles(const Table *table, State *state);
void dice_options(const Table *table, const State *state, const Step *step, Options *options);
void answer_dice(const Table *table, State *state, const Step *step, const Option *option);

/* solo.c */
bool run_solo(const Table *table, State *state, const Step *step);
bool solo_options(const Table *table, const State *state, const Step *step, Options *options);
bool answer_solo(const Table *table, State *state, const Step *step, const Option *option);
int dark_lord_conditions(const Table *table, const State *state);

/* turn.c */
const Step *advance(const Table *table, State *state, Options *found);
void list_options(const Table *table, const State *state, Options *options);
int asked(const State *state);
const Step *answer(const Table *table, State *state, const Option *option, Options *found);

/* deal.c, position.c, imagine.c, score.c */
void begin_state(const Table *table, State *state);
const char *read_state(const Table *table, State *state, const void *numbers, long length);
void deal(const Table *table, State *state, uint64_t seed);
void imagine(const Table *table, const State *truth, int seat, bool evenly, Stream *stream,
             State *state);
void imagine_by_hand(const Table *table, const State *truth, int seat, Stream *stream,
                     State *state);
Score score_of(const Table *table, const State *state, int seat);
Player side_of_rival(const Table *table, const State *state);
Score rival_score(const Table *table, const State *state);
int duke_points(const Table *table, const Player *player, int duke);
int duke_score(const Table *table, const Player *player, int duke);
bool player_won(const Table *table, const State *state, bool *drawn);

void copy_state(const Table *table, State *to, const State *from);

#endif
