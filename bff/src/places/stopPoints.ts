/** Stop points are found by what is on their sign: their code, or the names of stop and platform. */

import { getOrCompute } from '@halte/engine/common/memoize';
import { fold } from '@halte/engine/places/words';
import type { Feed, StopIndex } from '@halte/engine/timetable/feed/feed';
import { linesOfStops } from '@halte/engine/timetable/stopIndex';
import { badgeOf } from '@halte/engine/timetable/trips';
import { type Place, placeFrom } from './kinds.ts';

/** Words that may precede a platform: "Gare quai 2", "Hbf Gleis 4". */
const PLATFORM_WORDS =
  /^(quai|voie|plateforme|platform|stop|bay|anden|via|darsena|binario|banchina|gleis|steig|bahnsteig)$/;

export interface RequestedPlatform {
  readonly name: readonly string[];
  readonly platform: string;
  /** Whether a preceding word marks it as a platform. */
  readonly isNamed: boolean;
}

export interface StopPointIndex {
  /** Stop points with that code, in any spelling, or with exactly that id. */
  named(text: string): readonly StopIndex[];
  /** The words before a platform, and the platform; null if the last word is none. */
  platformIn(words: readonly string[]): RequestedPlatform | null;
  /** The stop points of that area with that platform on their sign. */
  at(areaId: string, platform: string): readonly StopIndex[];
}

export function stopPointIndex(feed: Feed): StopPointIndex {
  let signs: Signs | null = null;
  const read = () => {
    signs ??= readSigns(feed);
    return signs;
  };

  return {
    named(text) {
      const byId = feed.stopById.get(text.trim());
      return byId === undefined ? (read().byCode.get(codeKey(text)) ?? []) : [byId];
    },
    platformIn(words) {
      const platform = words.at(-1) ?? '';
      if (words.length < 2 || !read().platforms.has(platform)) return null;
      const isNamed = words.length > 2 && PLATFORM_WORDS.test(words.at(-2)!);
      return { name: words.slice(0, isNamed ? -2 : -1), platform, isNamed };
    },
    at: (areaId, platform) =>
      feed.areas[feed.areaById.get(areaId) ?? -1]?.stops.filter(
        (stop) => fold(feed.stops[stop]!.platform) === platform,
      ) ?? [],
  };
}

interface Signs {
  /** By {@link codeKey}. */
  readonly byCode: ReadonlyMap<string, readonly StopIndex[]>;
  readonly platforms: ReadonlySet<string>;
}

function readSigns({ stops }: Feed): Signs {
  const byCode = new Map<string, StopIndex[]>();
  const platforms = new Set<string>();
  for (const [stop, { code, platform }] of stops.entries()) {
    if (platform !== '') platforms.add(fold(platform));
    const key = codeKey(code);
    if (key !== '') getOrCompute(byCode, key, () => []).push(stop);
  }
  return { byCode, platforms };
}

/** @param area the place of its stop area, which gives its town. */
export function stopPointPlace(feed: Feed, stop: StopIndex, area: Place | undefined): Place {
  const { id, name, code, platform, lat, lon } = feed.stops[stop]!;
  const { city = '', postCode = '' } = area ?? {};
  const place = placeFrom({ id, type: 'stopPoint', name, city, postCode, lat, lon });
  const displayName = [platform === '' ? name : `${name} (${platform})`, city].filter(Boolean).join(', ');
  return {
    ...place,
    subTitle: [platform, city].filter(Boolean).join(' · '),
    displayName,
    label: displayName,
    ...(code === '' ? {} : { code }),
    ...(platform === '' ? {} : { platform }),
    lines: linesOfStops(feed, [stop]).map((route) => badgeOf(feed, route)),
  };
}

function codeKey(text: string): string {
  return fold(text).replaceAll(' ', '');
}
