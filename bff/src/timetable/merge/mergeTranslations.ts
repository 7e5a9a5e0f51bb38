/** Names of several feeds in other languages: names without a translation in their feed keep the original. */
import type { Feed, Stop } from '@halte/engine/timetable/feed/feed';
import type { Translation } from '@halte/engine/timetable/feed/translation';
import type { Offsets } from './mergeColumns.ts';

/** @param stops of the network. */
export function mergeTranslations(
  feeds: readonly Feed[],
  offsets: readonly Offsets[],
  stops: readonly Stop[],
): Translation[] {
  const languages = new Set(feeds.flatMap(({ translations }) => translations.map(({ language }) => language)));
  return [...languages].map((language) => {
    const own = feeds.map(({ translations }) => translations.find((one) => one.language === language));
    const all = <T>(
      pick: (one: Translation) => ReadonlyMap<number, T>,
      move: (index: number, feed: number) => number,
    ) =>
      // An area in several feeds has the name from the first of them.
      new Map(
        own
          .flatMap((one, feed) =>
            one ? [...pick(one)].map(([index, change]) => [move(index, feed), change] as const) : [],
          )
          .reverse(),
      );
    const by = (name: keyof Offsets) => (index: number, feed: number) => index + offsets[feed]![name];
    return {
      language,
      agencies: all(({ agencies }) => agencies, by('agencies')),
      stops: all(({ stops }) => stops, by('stops')),
      areas: all(
        ({ areas }) => areas,
        (area, feed) => stops[feeds[feed]!.areas[area]!.stops[0]! + offsets[feed]!.stops]!.area,
      ),
      routes: all(({ routes }) => routes, by('routes')),
      bookingRules: all(({ bookingRules }) => bookingRules, by('bookingRules')),
      texts: all(({ texts }) => texts, by('texts')),
      info: own[0]?.info ?? {},
      organizations: new Map(own.flatMap((one) => [...(one?.organizations ?? [])])),
    };
  });
}
