/** Names in other languages. */

import type { Feed } from '../timetable/feed/feed.ts';
import type { Translation } from '../timetable/feed/translation.ts';
import { type Codec, list, record, text, textOrNull } from './codec.ts';
import { index } from './numbers.ts';

type Names<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The fields in this order; those without a name of their own are null. */
function names<Field extends string>(fields: readonly Field[]): Codec<Names<Field>> {
  return {
    write(out, value) {
      for (const field of fields) textOrNull.write(out, value[field] ?? null);
    },
    read(input) {
      const found = fields.map((field) => [field, textOrNull.read(input)] as const);
      return Object.fromEntries(found.filter(([, name]) => name !== null)) as Names<Field>;
    },
  };
}

function mapOf<Key, Value>(key: Codec<Key>, value: Codec<Value>): Codec<ReadonlyMap<Key, Value>> {
  const entries = list<readonly [Key, Value]>({
    write(out, [one, other]) {
      key.write(out, one);
      value.write(out, other);
    },
    read: (input) => [key.read(input), value.read(input)],
  });
  return { write: (out, map) => entries.write(out, [...map]), read: (input) => new Map(entries.read(input)) };
}

type Translated = Pick<Feed, 'agencies' | 'stops' | 'areas' | 'routes' | 'bookingRules' | 'texts'>;

export function translationList(feed: Translated): Codec<readonly Translation[]> {
  const of = <Field extends string>(table: readonly unknown[], fields: readonly Field[]) =>
    mapOf(index(table.length), names(fields));
  const parts: { readonly [Name in keyof Translation]: Codec<Translation[Name]> } = {
    language: text,
    agencies: of(feed.agencies, ['name', 'url', 'phone', 'fareUrl']),
    stops: of(feed.stops, ['name', 'platform']),
    areas: of(feed.areas, ['name']),
    routes: of(feed.routes, ['shortName', 'longName']),
    bookingRules: of(feed.bookingRules, [
      ...(['message', 'pickupMessage', 'dropOffMessage', 'phone', 'infoUrl', 'bookingUrl'] as const),
    ]),
    texts: mapOf(index(feed.texts.length), text),
    info: names(['publisher', 'url']),
    organizations: mapOf(text, text),
  };
  return list(record<Translation>(parts));
}
