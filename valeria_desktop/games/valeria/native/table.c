/* Reading what tables.py writes: whole numbers one after another, each list with its length. */

#include "learn.h"

#include <string.h>

typedef struct { const unsigned char *at, *end; bool is_short, is_wrong; } Reader;

static int32_t take(Reader *reader) {
    int32_t number = 0;
    if (reader->end - reader->at < (long)sizeof number) {
        reader->is_short = true;
        return 0;
    }
    memcpy(&number, reader->at, sizeof number);
    reader->at += sizeof number;
    return number;
}

static int take_from(Reader *reader, int least, int most) {
    int number = take(reader);
    if (number >= least && number <= most) return number;
    reader->is_wrong = true;
    return least;
}

static uint8_t take_byte(Reader *reader) { return (uint8_t)take_from(reader, 0, 255); }

static bool take_bool(Reader *reader) { return take_from(reader, 0, 1); }

/* Of gold, prices, points: no card says more. */
static int16_t take_amount(Reader *reader) { return (int16_t)take_from(reader, -1000, 1000); }

static uint16_t take_effect_number(Reader *reader) {
    return (uint16_t)take_from(reader, 0, MOST_EFFECTS - 1);
}

static int take_length(Reader *reader, int most) {
    int length = take(reader);
    if (length < 0 || length > most) reader->is_short = true;
    return reader->is_short ? 0 : length;
}

static Amounts take_amounts(Reader *reader) {
    Amounts amounts;
    amounts.gold = take_amount(reader);
    amounts.strength = take_amount(reader);
    amounts.magic = take_amount(reader);
    amounts.points = take_amount(reader);
    return amounts;
}

static Count take_count(Reader *reader) {
    Count count;
    count.kind = take_byte(reader);
    count.role_or_name = take_byte(reader);
    count.area = take_byte(reader);
    count.type = take_byte(reader);
    return count;
}

static void take_bytes(Reader *reader, uint8_t *bytes, int number) {
    for (int at = 0; at < number; at++) bytes[at] = take_byte(reader);
}

static void take_cards(Reader *reader, Cards *cards) {
    cards->number = take_length(reader, MOST_CARDS);
    take_bytes(reader, cards->at, cards->number);
}

static void take_effect(Reader *reader, Effect *effect) {
    effect->kind = take_byte(reader);
    effect->plain = take_bool(reader);
    effect->takes = take_bool(reader);
    effect->asks = take_bool(reader);
    effect->optional = take_bool(reader);
    effect->amounts = take_amounts(reader);
    effect->role = take_byte(reader);
    effect->name = take_byte(reader);
    effect->kinds = take_byte(reader);
    effect->most = take_amount(reader);
    effect->per = take_count(reader);
    effect->parts = (uint8_t)take_length(reader, 4);
    for (int part = 0; part < effect->parts; part++)
        effect->part[part] = take_effect_number(reader);
}

static void take_powers(Reader *reader, Card *card) {
    card->immediates = (uint8_t)take_length(reader, 2);
    for (int at = 0; at < card->immediates; at++) card->immediate[at] = take_effect_number(reader);
    card->triggers = (uint8_t)take_length(reader, 2);
    for (int at = 0; at < card->triggers; at++) {
        card->trigger[at].moment = take_byte(reader);
        card->trigger[at].anyone = take_byte(reader);
        card->trigger[at].effect = take_effect_number(reader);
    }
    card->die_powers = (uint8_t)take_length(reader, 1);
    for (int at = 0; at < card->die_powers; at++) {
        DiePower *power = &card->die_power[at];
        power->to = take_byte(reader);
        power->lower_by = take_byte(reader);
        power->gold = take_byte(reader);
        power->has_count = take_byte(reader);
        power->per = take_count(reader);
    }
    card->no_extra = take_byte(reader);
    card->cheaper = take_byte(reader);
}

static void take_card(Reader *reader, Card *card) {
    card->kind = take_byte(reader);
    card->name = take_byte(reader);
    card->type = take_byte(reader);
    card->area = take_byte(reader);
    card->home = take_byte(reader);
    card->cost = take_amount(reader);
    card->strength = take_amount(reader);
    card->magic = take_amount(reader);
    card->points = take_amount(reader);
    card->numbers = (uint16_t)take_from(reader, 0, (1 << 13) - 1);
    take_bytes(reader, card->icons, 4);
    card->on_turn = take_effect_number(reader);
    card->off_turn = take_effect_number(reader);
    card->on_doubles = take_bool(reader);
    card->when_nothing_else = take_bool(reader);
    card->copies = take_byte(reader);
    take_powers(reader, card);
    card->each_citizen = take_byte(reader);
    card->each_monster = take_byte(reader);
    card->each_domain = take_byte(reader);
    take_bytes(reader, card->each_type, 4);
    card->per_point = take_byte(reader);
}

static void take_setup(Reader *reader, Table *table) {
    uint8_t *facts[] = {
        &table->players, &table->edition_is_second, &table->mode, &table->level, &table->mixed,
        &table->has_dukes, &table->has_events, &table->has_resting, &table->resting_is_out,
        &table->has_consolation, &table->exhausted, &table->consolation, &table->action,
        &table->no_duke, &table->deck, &table->citizens_high, &table->domains_high,
    };
    for (unsigned at = 0; at < sizeof facts / sizeof *facts; at++)
        *facts[at] = take_byte(reader);
    table->consoled = take_effect_number(reader);
    table->turn_steps = (uint8_t)take_length(reader, sizeof table->turn / sizeof *table->turn);
    for (int at = table->turn_steps - 1; at >= 0; at--) table->turn[at].kind = take_byte(reader);
}

/* Over the 36 rolls (T7). */
static void count_chances(Table *table) {
    int missed[1 << 13] = {0}, times[MOST_CARDS] = {0};
    for (int first = 1; first <= 6; first++)
        for (int second = 1; second <= 6; second++) {
            int results = 1 << first | 1 << second | 1 << (first + second);
            for (int mask = 0; mask < 1 << 13; mask++) missed[mask] += !(mask & results);
            for (int card = 0; card < table->cards; card++) {
                int numbers = table->card[card].numbers;
                times[card] += (numbers >> first & 1) + (numbers >> second & 1) +
                               (numbers >> (first + second) & 1);
            }
        }
    for (int mask = 0; mask < 1 << 13; mask++) table->nothing[mask] = missed[mask] / 36.0;
    for (int card = 0; card < table->cards; card++) table->chance[card] = times[card] / 36.0;
}

const char *read_table(Table *table, const void *numbers, long length) {
    const unsigned char *bytes = numbers;
    Reader reader = {bytes, bytes + length, false, false};
    memset(table, 0, sizeof *table);
    take_setup(&reader, table);
    table->effects = (uint16_t)take_length(&reader, MOST_EFFECTS);
    for (int at = 0; at < table->effects; at++) take_effect(&reader, &table->effect[at]);
    table->cards = (uint8_t)take_length(&reader, MOST_CARDS);
    for (int at = 0; at < table->cards; at++) take_card(&reader, &table->card[at]);
    for (int at = 0; at < 5; at++) take_cards(&reader, &table->monsters[at]);
    for (int at = 0; at < 10; at++) take_cards(&reader, &table->groups[at]);
    Cards *lists[] = {&table->domains, &table->dukes, &table->starters, &table->events,
                      &table->chosen_events, &table->certain, &table->uncertain};
    for (unsigned at = 0; at < sizeof lists / sizeof *lists; at++) take_cards(&reader, lists[at]);
    if (reader.is_short) return "The tables are not as this core reads them; write them anew.";
    if (reader.at != reader.end) return "The tables have more numbers than this core reads.";
    if (reader.is_wrong) return "The tables have a number that is too small or too large.";
    const char *wrong = what_is_wrong(table);
    if (wrong) return wrong;
    count_chances(table);
    weigh_cards(table);
    return 0;
}
