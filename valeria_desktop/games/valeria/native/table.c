/* Reading what tables.py writes: whole numbers one after another, each list with its length. */

#include "core.h"

#include <string.h>

typedef struct { const int32_t *at, *end; bool is_short; } Reader;

static int32_t take(Reader *reader) {
    if (reader->at < reader->end) return *reader->at++;
    reader->is_short = true;
    return 0;
}

static int take_length(Reader *reader, int most) {
    int length = take(reader);
    if (length < 0 || length > most) reader->is_short = true;
    return reader->is_short ? 0 : length;
}

static Amounts take_amounts(Reader *reader) {
    Amounts amounts;
    amounts.gold = (int16_t)take(reader);
    amounts.strength = (int16_t)take(reader);
    amounts.magic = (int16_t)take(reader);
    amounts.points = (int16_t)take(reader);
    return amounts;
}

static Count take_count(Reader *reader) {
    Count count;
    count.kind = (uint8_t)take(reader);
    count.role_or_name = (uint8_t)take(reader);
    count.area = (uint8_t)take(reader);
    count.type = (uint8_t)take(reader);
    return count;
}

static void take_bytes(Reader *reader, uint8_t *bytes, int number) {
    for (int at = 0; at < number; at++) bytes[at] = (uint8_t)take(reader);
}

static void take_cards(Reader *reader, Cards *cards) {
    cards->number = take_length(reader, MOST_CARDS);
    take_bytes(reader, cards->at, cards->number);
}

static void take_effect(Reader *reader, Effect *effect) {
    effect->kind = (uint8_t)take(reader);
    effect->plain = take(reader);
    effect->takes = take(reader);
    effect->asks = take(reader);
    effect->optional = take(reader);
    effect->amounts = take_amounts(reader);
    effect->role = (uint8_t)take(reader);
    effect->name = (uint8_t)take(reader);
    effect->kinds = (uint8_t)take(reader);
    effect->most = (int16_t)take(reader);
    effect->per = take_count(reader);
    effect->parts = (uint8_t)take_length(reader, 4);
    for (int part = 0; part < effect->parts; part++) effect->part[part] = (uint16_t)take(reader);
}

static void take_powers(Reader *reader, Card *card) {
    card->immediates = (uint8_t)take_length(reader, 2);
    for (int at = 0; at < card->immediates; at++) card->immediate[at] = (uint16_t)take(reader);
    card->triggers = (uint8_t)take_length(reader, 2);
    for (int at = 0; at < card->triggers; at++) {
        card->trigger[at].moment = (uint8_t)take(reader);
        card->trigger[at].anyone = (uint8_t)take(reader);
        card->trigger[at].effect = (uint16_t)take(reader);
    }
    card->die_powers = (uint8_t)take_length(reader, 1);
    for (int at = 0; at < card->die_powers; at++) {
        DiePower *power = &card->die_power[at];
        power->to = (uint8_t)take(reader);
        power->lower_by = (uint8_t)take(reader);
        power->gold = (uint8_t)take(reader);
        power->has_count = (uint8_t)take(reader);
        power->per = take_count(reader);
    }
    card->no_extra = (uint8_t)take(reader);
    card->cheaper = (uint8_t)take(reader);
}

static void take_card(Reader *reader, Card *card) {
    card->kind = (uint8_t)take(reader);
    card->name = (uint8_t)take(reader);
    card->type = (uint8_t)take(reader);
    card->area = (uint8_t)take(reader);
    card->home = (uint8_t)take(reader);
    card->cost = (int16_t)take(reader);
    card->strength = (int16_t)take(reader);
    card->magic = (int16_t)take(reader);
    card->points = (int16_t)take(reader);
    card->numbers = (uint16_t)take(reader);
    take_bytes(reader, card->icons, 4);
    card->on_turn = (uint16_t)take(reader);
    card->off_turn = (uint16_t)take(reader);
    card->on_doubles = take(reader);
    card->when_nothing_else = take(reader);
    card->copies = (uint8_t)take(reader);
    take_powers(reader, card);
    card->each_citizen = (uint8_t)take(reader);
    card->each_monster = (uint8_t)take(reader);
    card->each_domain = (uint8_t)take(reader);
    take_bytes(reader, card->each_type, 4);
    card->per_point = (uint8_t)take(reader);
}

static void take_setup(Reader *reader, Table *table) {
    uint8_t *facts[] = {
        &table->players, &table->edition_is_second, &table->mode, &table->level, &table->mixed,
        &table->has_dukes, &table->has_events, &table->has_resting, &table->resting_is_out,
        &table->has_consolation, &table->exhausted, &table->consolation, &table->action,
        &table->no_duke, &table->deck, &table->citizens_high, &table->domains_high,
    };
    for (unsigned at = 0; at < sizeof facts / sizeof *facts; at++)
        *facts[at] = (uint8_t)take(reader);
    table->consoled = (uint16_t)take(reader);
    table->turn_steps = (uint8_t)take_length(reader, (int)sizeof table->turn);
    take_bytes(reader, table->turn, table->turn_steps);
}

/* Over the 36 rolls (T7). */
static void count_chances(Table *table) {
    for (int first = 1; first <= 6; first++)
        for (int second = 1; second <= 6; second++) {
            int results = 1 << first | 1 << second | 1 << (first + second);
            for (int mask = 0; mask < 1 << 13; mask++)
                if (!(mask & results)) table->nothing[mask] += 1 / 36.0;
            for (int card = 0; card < table->cards; card++) {
                int numbers = table->card[card].numbers;
                int times = (numbers >> first & 1) + (numbers >> second & 1) +
                            (numbers >> (first + second) & 1);
                table->chance[card] += times / 36.0;
            }
        }
}

const char *read_table(Table *table, const int32_t *numbers, long length) {
    Reader reader = {numbers, numbers + length, false};
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
    count_chances(table);
    return 0;
}
