/** Names of a feed in each of its other languages. */

import type { Attribution } from '@halte/engine/timetable/feed/attribution';
import type { BookingRule } from '@halte/engine/timetable/feed/booking';
import type { Agency, FeedInfo, Route, Stop, StopArea } from '@halte/engine/timetable/feed/feed';
import type { Translation } from '@halte/engine/timetable/feed/translation';
import type { TranslatedTexts } from './translations.ts';
import type { Texts } from './trips.ts';

/** The tables that have names. */
export interface Named {
  readonly agencies: readonly Agency[];
  readonly stops: readonly Stop[];
  readonly areas: readonly StopArea[];
  readonly routes: readonly Route[];
  readonly bookingRules: readonly BookingRule[];
  readonly info: FeedInfo | null;
  readonly attributions: readonly Attribution[];
  readonly texts: Texts;
}

export function translatedNames(found: TranslatedTexts, named: Named): Translation[] {
  const translations = found.languages.map((language) => translationInto(language, found, named));
  found.warnOfUnused();
  return translations;
}

function translationInto(language: string, found: TranslatedTexts, named: Named): Translation {
  const { agencies, stops, areas, routes, bookingRules, info, attributions, texts } = named;
  const textOf = (table: string, field: string, record: string, value: string) =>
    found.textIn(language, { table, field, record, value });
  const stopName = ({ id, name }: { readonly id: string; readonly name: string }) =>
    textOf('stops', 'stop_name', id, name);
  const publisher = info && textOf('feed_info', 'feed_publisher_name', '', info.publisher);
  const publisherUrl = info && textOf('feed_info', 'feed_publisher_url', '', info.url);
  return {
    language,
    agencies: changes(agencies, ({ id, name, url, phone, fareUrl }) => ({
      name: textOf('agency', 'agency_name', id, name),
      url: textOf('agency', 'agency_url', id, url),
      phone: textOf('agency', 'agency_phone', id, phone),
      fareUrl: textOf('agency', 'agency_fare_url', id, fareUrl),
    })),
    stops: changes(stops, (stop) => ({
      name: stopName(stop),
      platform: textOf('stops', 'platform_code', stop.id, stop.platform),
    })),
    // An area without a station has the name of one of its stops.
    areas: changes(areas, (area) => {
      const namesake = area.stops.map((stop) => stops[stop]!).find(({ name }) => name === area.name);
      const station = textOf('stops', 'stop_name', area.id, '');
      return { name: station ?? (namesake && stopName(namesake)) ?? stopName(area) };
    }),
    routes: changes(routes, ({ id, shortName, longName }) => ({
      shortName: textOf('routes', 'route_short_name', id, shortName),
      longName: textOf('routes', 'route_long_name', id, longName),
    })),
    bookingRules: changes(bookingRules, (rule) => ({
      message: textOf('booking_rules', 'message', rule.id, rule.message),
      pickupMessage: textOf('booking_rules', 'pickup_message', rule.id, rule.pickupMessage),
      dropOffMessage: textOf('booking_rules', 'drop_off_message', rule.id, rule.dropOffMessage),
      phone: textOf('booking_rules', 'phone_number', rule.id, rule.phone),
      infoUrl: textOf('booking_rules', 'info_url', rule.id, rule.infoUrl),
      bookingUrl: textOf('booking_rules', 'booking_url', rule.id, rule.bookingUrl),
    })),
    texts: new Map(
      texts.list.flatMap((value, index) => {
        const text =
          found.textOfVariant(language, texts.variants[index] ?? '') ??
          textOf('trips', 'trip_headsign', '', value) ??
          textOf('stop_times', 'stop_headsign', '', value);
        return text === undefined ? [] : [[index, text] as const];
      }),
    ),
    info: { ...(publisher ? { publisher } : {}), ...(publisherUrl ? { url: publisherUrl } : {}) },
    organizations: new Map(
      attributions.flatMap(({ organization }) => {
        const text = textOf('attributions', 'organization_name', '', organization);
        return text === undefined ? [] : [[organization, text] as const];
      }),
    ),
  };
}

/** The changed names, by position. */
function changes<T, Name extends string>(
  things: readonly T[],
  textsOf: (thing: T) => Readonly<Record<Name, string | undefined>>,
): ReadonlyMap<number, Partial<Record<Name, string>>> {
  const found = new Map<number, Partial<Record<Name, string>>>();
  for (const [index, thing] of things.entries()) {
    const own: Partial<Record<Name, string>> = {};
    const texts = textsOf(thing);
    for (const name in texts) if (texts[name] !== undefined) own[name] = texts[name];
    if (Object.keys(own).length > 0) found.set(index, own);
  }
  return found;
}
