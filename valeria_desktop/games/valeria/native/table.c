/* Reading what tables.py writes: whole numbers one after another, each list with its length. */

#include "learn.h"
#include "reader.h"

#include <string.h>

static uint16_t take_effect_number(Reader *reader) {
    return (uint16_t)read_from(reader, 0, MOST_EFFECTS - 1);
}

static Count take_count(Reader *reader) {
    Count count;
    count.kind = read_byte(reader);
    count.role_or_name = read_byte(reader);
    count.area = read_byte(reader);
    count.type = read_byte(reader);
    return count;
}

static void take_cards(Reader *reader, Cards *cards) {
    cards->number = read_length(reader, MOST_CARDS);
    read_bytes(reader, cards->at, cards->number);
}

static void take_effect(Reader *reader, Effect *effect) {
    effect->kind = read_byte(reader);
    effect->plain = read_bool(reader);
    effect->takes = read_bool(reader);
    effect->asks = read_bool(reader);
    effect->optional = read_bool(reader);
    effect->amounts = read_amounts(reader);
    effect->role = read_byte(reader);
    effect->name = read_byte(reader);
    effect->kinds = read_byte(reader);
    effect->most = read_amount(reader);
    effect->per = take_count(reader);
    effect->parts = (uint8_t)read_length(reader, 4);
    for (int part = 0; part < effect->parts; part++)
        effect->part[part] = take_effect_number(reader);
}

static void take_powers(Reader *reader, Card *card) {
    card->immediates = (uint8_t)read_length(reader, 2);
    for (int at = 0; at < card->immediates; at++) card->immediate[at] = take_effect_number(reader);
    card->triggers = (uint8_t)read_length(reader, 2);
    for (int at = 0; at < card->triggers; at++) {
        card->trigger[at].moment = read_byte(reader);
        card->trigger[at].anyone = read_byte(reader);
        card->trigger[at].effect = take_effect_number(reader);
    }
    card->die_powers = (uint8_t)read_length(reader, 1);
    for (int at = 0; at < card->die_powers; at++) {
        DiePower *power = &card->die_power[at];
        power->to = read_byte(reader);
        power->lower_by = read_byte(reader);
        power->gold = read_byte(reader);
        power->has_count = read_byte(reader);
        power->per = take_count(reader);
    }
    card->no_extra = read_byte(reader);
    card->cheaper = read_byte(reader);
}

static void take_card(Reader *reader, Card *card) {
    card->kind = read_byte(reader);
    card->name = read_byte(reader);
    card->type = read_byte(reader);
    card->area = read_byte(reader);
    card->home = read_byte(reader);
    card->cost = read_amount(reader);
    card->strength = read_amount(reader);
    card->magic = read_amount(reader);
    card->points = read_amount(reader);
    card->numbers = (uint16_t)read_from(reader, 0, (1 << 13) - 1);
    read_bytes(reader, card->icons, 4);
    card->on_turn = take_effect_number(reader);
    card->off_turn = take_effect_number(reader);
    card->on_doubles = read_bool(reader);
    card->when_nothing_else = read_bool(reader);
    card->copies = read_byte(reader);
    take_powers(reader, card);
    card->each_citizen = read_byte(reader);
    card->each_monster = read_byte(reader);
    card->each_domain = read_byte(reader);
    read_bytes(reader, card->each_type, 4);
    card->per_point = read_byte(reader);
}

static void take_setup(Reader *reader, Table *table) {
    uint8_t *facts[] = {
        &table->players, &table->edition_is_second, &table->mode, &table->level, &table->mixed,
        &table->has_dukes, &table->has_events, &table->has_resting, &table->resting_is_out,
        &table->has_consolation, &table->exhausted, &table->consolation, &table->action,
        &table->no_duke, &table->deck, &table->citizens_high, &table->domains_high,
    };
    for (unsigned at = 0; at < sizeof facts / sizeof *facts; at++)
        *facts[at] = read_byte(reader);
    table->consoled = take_effect_number(reader);
    table->turn_steps = (uint8_t)read_length(reader, sizeof table->turn / sizeof *table->turn);
    for (int at = table->turn_steps - 1; at >= 0; at--) table->turn[at].kind = read_byte(reader);
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

static void take_lesson(Reader *reader, Table *table) {
    const int most = 1 << 28;
    for (int at = 0; at < FACTS; at++) table->at_first[at] = read_from(reader, -most, most);
    for (int at = 0; at < FACTS; at++) table->each_card[at] = read_from(reader, -most, most);
    for (int at = 0; at < table->dukes.number; at++) {
        Traits *traits = &table->traits[table->dukes.at[at] % MOST_CARDS];
        int32_t *parts[] = {&traits->citizen, &traits->domain, &traits->foe, &traits->promise,
                            &traits->resources};
        for (unsigned part = 0; part < sizeof parts / sizeof *parts; part++)
            *parts[part] = read_from(reader, 0, 1 << 16);
    }
}

const char *read_table(Table *table, const void *numbers, long length) {
    const unsigned char *bytes = numbers;
    Reader reader = {bytes, bytes + length, false, false};
    memset(table, 0, sizeof *table);
    take_setup(&reader, table);
    table->effects = (uint16_t)read_length(&reader, MOST_EFFECTS);
    for (int at = 0; at < table->effects; at++) take_effect(&reader, &table->effect[at]);
    table->cards = (uint8_t)read_length(&reader, MOST_CARDS);
    for (int at = 0; at < table->cards; at++) take_card(&reader, &table->card[at]);
    for (int at = 0; at < 5; at++) take_cards(&reader, &table->monsters[at]);
    for (int at = 0; at < 10; at++) take_cards(&reader, &table->groups[at]);
    Cards *lists[] = {&table->domains, &table->dukes, &table->starters, &table->events,
                      &table->chosen_events, &table->certain, &table->uncertain};
    for (unsigned at = 0; at < sizeof lists / sizeof *lists; at++) take_cards(&reader, lists[at]);
    take_lesson(&reader, table);
    if (reader.is_short) return "The tables are not as this core reads them; write them anew.";
    if (reader.at != reader.end) return "The tables have more numbers than this core reads.";
    if (reader.is_wrong) return "The tables have a number that is too small or too large.";
    const char *wrong = what_is_wrong(table);
    if (wrong) return wrong;
    count_chances(table);
    weigh_cards(table);
    return 0;
}
