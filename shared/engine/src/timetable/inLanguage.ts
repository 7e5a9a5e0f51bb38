/** A feed with its names in a traveller's language. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { Feed } from './feed/feed.ts';
import { isTranslated, type TranslatedFeed } from './feed/translatedFeed.ts';
import type { Translation } from './feed/translation.ts';
import { timetableOf } from './realtime/overlay.ts';

type Names = Pick<
  Feed,
  'name' | 'agencies' | 'stops' | 'areas' | 'routes' | 'bookingRules' | 'info' | 'attributions' | 'texts'
>;

const byLanguage = memoize((_feed: Feed) => new Map<string, Feed>());

/**
 * The same feed with the names that it has in that language, one of `Feed.translations`, under the same indexes and ids. Data derived from
 * the timetable without looking at names is reused.
 *
 * @param language null: original names.
 */
export function inLanguage(feed: Feed, language: string | null): Feed {
  const translation = feed.translations.find((one) => one.language === language);
  if (!translation) return feed;
  return getOrCompute(byLanguage(feed), translation.language, () => translated(feed, translation));
}

/** The timetable as published, with the original names. */
export function printedTimetable(feed: Feed): Feed {
  const timetable = timetableOf(feed);
  return isTranslated(feed) ? inLanguage(timetable, feed.namesLanguage) : timetable;
}

function translated(feed: Feed, translation: Translation): TranslatedFeed {
  const { language } = translation;
  const names = getOrCompute(namesByLanguage(timetableOf(feed)), language, () =>
    namesIn(timetableOf(feed), translation),
  );
  return {
    ...feed,
    ...names,
    // Real time appends headsigns to those of the timetable.
    texts: [...names.texts, ...feed.texts.slice(names.texts.length)],
    version: `${feed.version}-${language}`,
    original: feed,
    namesLanguage: language,
  };
}

const namesByLanguage = memoize((_timetable: Feed) => new Map<string, Names>());

function namesIn(feed: Feed, translation: Translation): Names {
  const { organizations } = translation;
  const agencies = changed(feed.agencies, translation.agencies);
  const info = feed.info && { ...feed.info, ...translation.info };
  return {
    name: nameIn(feed, agencies, info),
    agencies,
    stops: changed(feed.stops, translation.stops),
    areas: changed(feed.areas, translation.areas),
    routes: changed(feed.routes, translation.routes),
    bookingRules: changed(feed.bookingRules, translation.bookingRules),
    info,
    attributions: feed.attributions.map((one) => ({
      ...one,
      organization: organizations.get(one.organization) ?? one.organization,
    })),
    texts: feed.texts.map((text, index) => translation.texts.get(index) ?? text),
  };
}

/** A network has the name of an agency or of the publisher. */
function nameIn({ name, ...feed }: Feed, agencies: Feed['agencies'], info: Feed['info']): string {
  const agency = feed.agencies.findIndex((one) => one.name === name);
  if (agency >= 0) return agencies[agency]!.name;
  return info && feed.info?.publisher === name ? info.publisher : name;
}

function changed<T>(things: readonly T[], changes: ReadonlyMap<number, Partial<NoInfer<T>>>): readonly T[] {
  if (changes.size === 0) return things;
  return things.map((thing, index) => {
    const change = changes.get(index);
    return change ? { ...thing, ...change } : thing;
  });
}
