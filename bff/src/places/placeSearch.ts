import { fold } from '@halte/engine/places/words';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Position } from '@halte/engine/timetable/geo/position';
import type { Place } from './kinds.ts';
import type { Layer } from './layer.ts';
import { compareFound, type Found } from './nameSearch.ts';
import { type Query, queryOf, queryOfWords } from './query.ts';
import { stopPointIndex, stopPointPlace } from './stopPoints.ts';

/** Finds places by their names, best first. `near` favours places close to the traveller among equals. */
export type SearchPlaces = (text: string, near: Position | null, limit: number) => Place[];

interface Hit extends Pick<Found, 'entry' | 'likeness' | 'score'> {
  place(): Place;
}

/** Results whose likeness is below this share of the best one's are noise. */
const WORTH_SHOWING = 0.6;
/** A platform is considered only if its stop's likeness is at least this share of the best one's. */
const NAMED = 0.9;
const MOST_STOPS = 12;
/** Ratio of examined to shown results, since some of them look the same to readers. */
const POOL = 3;
/** The last word may also be the beginning of a name ("Mairie de Saint-A"): a stop with that name comes before a stop with that platform. */
const PLATFORM_MALUS = 0.3;
/** Score difference that orders a stop and its platform. */
const STEP = 1e-6;
const AS_TYPED = 0.01;
/** Less than any other difference between names: it orders equals. */
const MANY_DEPARTURES = 0.005;

interface SearchedLayers {
  /** All places that do not change. */
  readonly base: Layer;
  /** `base`, and the places that change. */
  readonly layers: () => readonly Layer[];
  /** Names in other languages of what is in `base`. */
  readonly otherNames: readonly Layer[];
  /** What the network itself knows of a place of the map; undefined for a place of which it knows nothing. */
  readonly twinOf: (place: Place) => Place | undefined;
  /** How many vehicles leave from the stop beside a place: 1 for the busiest stop of the network, 0 for none. */
  readonly departuresNear: (position: Position) => number;
}

export function createPlaceSearch(
  feed: Feed,
  { base, layers, otherNames, twinOf, departuresNear }: SearchedLayers,
): SearchPlaces {
  const stopPoints = stopPointIndex(feed);

  function stopPoint(stop: number): Place {
    return stopPointPlace(feed, stop, base.byId(feed.areas[feed.stops[stop]!.area]!.id));
  }

  function byOtherName({ id, title: otherName }: Place): Place {
    return { ...base.byId(id)!, otherName };
  }

  function known(place: Place): Place {
    const twin = twinOf(place);
    return twin ? { ...twin, ...(twin.title !== place.title && { otherName: place.title }) } : place;
  }

  /** A stop followed by its platform; the platform comes first only if a word before it marks it as one. */
  function atPlatform({ words, near }: Query): Hit[] {
    const requested = stopPoints.platformIn(words);
    if (!requested) return [];
    const found = base.search(queryOfWords(requested.name, near), MOST_STOPS);
    const topLikeness = highest(found);
    return found.flatMap(({ entry, houseNumber, likeness, score }) => {
      const area = base.placeAt(entry, houseNumber);
      const stops = likeness < NAMED * topLikeness ? [] : stopPoints.at(area.id, requested.platform);
      if (stops.length === 0) return [];
      const hit = (score: number, place: () => Place): Hit => ({
        entry,
        likeness,
        score: score - PLATFORM_MALUS,
        place,
      });
      const platformScore = score + (requested.isNamed ? STEP : -STEP);
      return [hit(score, () => area), ...stops.map((stop) => hit(platformScore, () => stopPoint(stop)))];
    });
  }

  return (text, near, limit) => {
    const query = queryOf(text, near);
    const hits = atPlatform(query);
    for (const layer of layers())
      for (const found of layer.search(query, limit * POOL))
        hits.push({ ...found, place: () => known(layer.placeAt(found.entry, found.houseNumber)) });
    for (const layer of otherNames)
      for (const found of layer.search(query, limit * POOL))
        hits.push({ ...found, place: () => byOtherName(layer.placeAt(found.entry, null)) });
    const least = highest(hits) * WORTH_SHOWING;
    const typed = fold(text);
    const best = hits
      .filter(({ likeness }) => likeness >= least)
      .map(({ entry, score, place }) => scored(entry, score, place(), typed))
      .map((hit) => ({ ...hit, score: hit.score + MANY_DEPARTURES * departuresNear(hit.place) }))
      .sort(compareFound);
    const found = best.map(({ place }) => place);
    const area = base.byId(text.trim());
    const isTitle = fold(found[0]?.title ?? '') === typed;
    const signed = stopPoints.named(text).map(stopPoint);
    return [...(area ? [area] : []), ...(isTitle ? found : []), ...signed, ...found]
      .filter((place, i, all) => all.findIndex((other) => isSameToReaders(place, other)) === i)
      .slice(0, limit);
  };
}

/** Of two names that are the same but for an abbreviation the one that is written as it was typed comes first. */
function scored(entry: number, score: number, place: Place, typed: string) {
  return { entry, place, score: score + (fold(place.title).startsWith(typed) ? AS_TYPED : 0) };
}

/** Only the best of several stops with the same name, town and lines is shown: no one could choose between them. */
function isSameToReaders(one: Place, other: Place): boolean {
  const areOneStop = one.type === 'stopArea' && other.type === 'stopArea' && one.displayName === other.displayName;
  return one.id === other.id || areOneStop;
}

function highest(found: readonly Pick<Found, 'likeness'>[]): number {
  return found.reduce((most, { likeness }) => Math.max(most, likeness), 0);
}
