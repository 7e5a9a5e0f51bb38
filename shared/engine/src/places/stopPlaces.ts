/** Stops as places, by id and by name, of a timetable alone: it knows neither towns nor addresses. */
import type { Static } from 'typebox';
import type { Place as PlaceSchema } from '../api/places.ts';
import type { AreaIndex, Feed, StopIndex } from '../timetable/feed/feed.ts';
import { linesOfArea, linesOfStops, stopVisits } from '../timetable/stopIndex.ts';
import { badgeOf } from '../timetable/trips.ts';
import { allInFull, otherSpellings, wordsOf } from './words.ts';

export type Place = Static<typeof PlaceSchema>;

const MOST_FOUND = 12;
const POSITION = /^(-?\d{1,2}(?:\.\d{1,15})?)[;,](-?\d{1,3}(?:\.\d{1,15})?)$/;

export interface StopPlaces {
  /** A stop area, a stop point or a point `lat;lon`. */
  byId(id: string): Place | undefined;
  /** Stop areas with a word for each of the typed ones, of which the last may be the beginning; the best first. */
  search(text: string): Place[];
}

export function createStopPlaces(feed: Feed): StopPlaces {
  let names: readonly Name[] | null = null;
  return {
    byId: (id) => stopOfId(feed, id) ?? pointOf(id),
    search(text) {
      const words = wordsOf(text);
      if (words.length === 0) return [];
      names ??= namesOf(feed);
      return names
        .map((name) => ({ name, score: scoreOf(name, words) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score || other.name.departures - one.name.departures)
        .slice(0, MOST_FOUND)
        .map(({ name }) => areaPlace(feed, name.area));
    },
  };
}

interface Name {
  readonly area: AreaIndex;
  readonly words: readonly string[];
  readonly others: readonly string[];
  readonly departures: number;
}

function namesOf(feed: Feed): Name[] {
  const { first } = stopVisits(feed);
  return feed.areas.map(({ name, stops }, area) => {
    const folded = wordsOf(name);
    const departures = stops.reduce((sum, stop) => sum + first[stop + 1]! - first[stop]!, 0);
    return { area, words: allInFull(folded), others: [...folded, ...otherSpellings(folded)], departures };
  });
}

/** 0: it is another name; more for words that are whole, in place, and all that the name has. */
function scoreOf({ words, others }: Name, typed: readonly string[]): number {
  const full = allInFull(typed);
  let score = 0;
  for (const [i, word] of full.entries()) {
    const isOpen = i === typed.length - 1;
    const begins = (one: string) => one.startsWith(word) || one.startsWith(typed[i]!);
    if (words.includes(word)) score += words[i] === word ? 4 : 3;
    else if (others.includes(word)) score += 3;
    else if (isOpen && [...words, ...others].some(begins)) score += begins(words[i] ?? '') ? 2 : 1;
    else return 0;
  }
  return score + full.length / words.length;
}

function stopOfId(feed: Feed, id: string): Place | undefined {
  const [area, stop] = [feed.areaById.get(id), feed.stopById.get(id)];
  if (area !== undefined) return areaPlace(feed, area);
  return stop === undefined ? undefined : stopPlace(feed, stop);
}

function areaPlace(feed: Feed, area: AreaIndex): Place {
  const lines = linesOfArea(feed, area).map((route) => badgeOf(feed, route));
  return { ...placeOf('stopArea', feed.areas[area]!), lines };
}

function stopPlace(feed: Feed, stop: StopIndex): Place {
  const { code, platform, ...known } = feed.stops[stop]!;
  const place = placeOf('stopPoint', known);
  const label = platform === '' ? place.title : `${place.title} (${platform})`;
  return {
    ...place,
    ...{ subTitle: platform, displayName: label, label },
    ...(code === '' ? {} : { code }),
    ...(platform === '' ? {} : { platform }),
    lines: linesOfStops(feed, [stop]).map((route) => badgeOf(feed, route)),
  };
}

function pointOf(id: string): Place | undefined {
  const [, ...numbers] = POSITION.exec(id) ?? [];
  const [lat = Number.NaN, lon = Number.NaN] = numbers.map(Number);
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return undefined;
  return placeOf('address', { id, name: `${lat.toFixed(5)}, ${lon.toFixed(5)}`, lat, lon });
}

function placeOf(type: Place['type'], { id, name, lat, lon }: Pick<Place, 'id' | 'name' | 'lat' | 'lon'>): Place {
  return {
    ...{ id, type, name, lat, lon, title: name, subTitle: '', displayName: name, label: name },
    ...{ city: '', postCode: '', address: '', extraData: { city: '', zipCode: '' } },
  };
}
