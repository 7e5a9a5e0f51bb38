/** A network with its names in a traveller's language. */

import { getOrCompute, memoize } from '@halte/engine/common/memoize';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { isTranslated } from '@halte/engine/timetable/feed/translatedFeed';
import { inLanguage, printedTimetable } from '@halte/engine/timetable/inLanguage';
import { lookUpLanguage } from '../common/language.ts';
import type { Places } from '../places/places.ts';
import { linesOf } from './lines.ts';
import { networkOf } from './networkSummary.ts';
import type { NetworkSnapshot } from './snapshot.ts';

/** The language of `Feed.translations` that `Accept-Language` prefers; null: original names. */
export function namesLanguage({ info, translations }: Feed, header: string | undefined): string | null {
  if (translations.length === 0) return null;
  const own = info?.language ?? '';
  const known = translations.map(({ language }) => language);
  const found = lookUpLanguage(header ?? '', [...(own === '' ? [] : [own]), ...known]);
  return found === own ? null : found;
}

/** The data for a search, with names in that language. */
export function searchedInLanguage<T extends Pick<NetworkSnapshot, 'feed' | 'places'>>(
  searched: T,
  language: string | null,
): T {
  const feed = inLanguage(searched.feed, language);
  const timetable = printedTimetable(feed);
  return isTranslated(timetable) ? { ...searched, feed, places: searched.places.inLanguage(timetable) } : searched;
}

/** Keyed by the places of a timetable, which stay the same across real-time updates. */
const byLanguage = memoize((_places: Places) => new Map<string, Pick<NetworkSnapshot, 'lines' | 'network'>>());

export function snapshotInLanguage(snapshot: NetworkSnapshot, language: string | null): NetworkSnapshot {
  const searched = searchedInLanguage(snapshot, language);
  if (language === null || searched === snapshot) return snapshot;
  const timetable = printedTimetable(searched.feed);
  const names = getOrCompute(byLanguage(snapshot.places), language, () => ({
    lines: linesOf(timetable),
    network: networkOf(timetable, snapshot.network.imaginary, snapshot.ground),
  }));
  return { ...searched, ...names };
}
