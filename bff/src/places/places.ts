/** All places of one network: found by name, by id, in a box, or around a point. */
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import type { TranslatedFeed } from '../timetable/feed/translatedFeed.ts';
import type { Candidate } from './candidate.ts';
import type { Address, Amenity, Place, PlaceFacts, PlaceKind, Position } from './kinds.ts';
import { type Box, createAreaLayer, createLayer, type Layer } from './layer.ts';
import { compareFound, type Found } from './nameSearch.ts';
import { nearestOf } from './nearest.ts';
import { type PlaceIndex, placeIndexOf } from './placeIndex.ts';
import { type Query, queryOf, queryOfWords } from './query.ts';
import { type Locality, stopAreaCandidates } from './stopAreas.ts';
import { stopPointIndex, stopPointPlace } from './stopPoints.ts';
import { housePlace } from './streets.ts';
import { layerOfNames, translatedPlaces } from './translatedPlaces.ts';
import { fold } from './words.ts';

export type { Box } from './layer.ts';

/** What is known besides the timetable. */
export interface Gazetteer {
  readonly addresses: readonly Address[];
  readonly amenities: readonly Amenity[];
}

export interface Places {
  /** Best first. `near` puts what is close to the traveller before equals. */
  search(text: string, near: Position | null, limit: number): Place[];
  byId(id: string): Place | undefined;
  /** What is known of an amenity besides where it is and what it is called. */
  factsOf(id: string): PlaceFacts | undefined;
  /** The kinds of which there is at least one amenity or station. */
  kinds(): ReadonlySet<PlaceKind>;
  /** Stops and amenities of a box, the most used first; no addresses. */
  within(box: Box): Place[];
  nearestAddress(position: Position, metres: number): Place | undefined;
  nearestStopArea(position: Position, metres: number): Place | undefined;
  /** The same places as a feed in another language names them; found by all their names as well. */
  inLanguage(feed: TranslatedFeed): Places;
}

interface Hit extends Pick<Found, 'entry' | 'likeness' | 'score'> {
  place(): Place;
}

const LOCALITY_METRES = 1_500;
/** What has less of what was typed than this share of what the best has is noise beside it. */
const WORTH_SHOWING = 0.6;
/** A platform is taken for one only if hardly anything is called more like the rest of what was typed than its stop. */
const NAMED = 0.9;
const MOST_STOPS = 12;
/** So many times more are looked at than shown, since some of them are the same to readers. */
const POOL = 3;
/** The last word may be the beginning of a name as well ("Mairie de Saint-A"): a stop that is called so comes before one with such a platform. */
const PLATFORM_MALUS = 0.3;
/** Between a stop and its platform, which of them comes first. */
const STEP = 1e-6;

/**
 * @param stations places that come and go while the timetable stays, as those of shared bikes do: the same list for as long as nothing
 * has changed. What the gazetteer has under the same id stays as it is there.
 * @param index of a network without a gazetteer, if it was made before: as from {@link placeIndexOf}.
 */
export function createPlaces(
  feed: Feed,
  { addresses, amenities }: Gazetteer,
  stations: () => readonly Amenity[] = () => [],
  index: PlaceIndex | null = null,
): Places {
  const nearestHouse = nearestOf(addresses);
  const localityOf = (position: Position) => {
    const { city = '', postCode = '' } = nearestHouse(position, LOCALITY_METRES) ?? {};
    return { city, postCode };
  };
  const isBare = addresses.length === 0 && amenities.length === 0;
  const { areas, base } = isBare
    ? indexedAreas(feed, index ?? placeIndexOf(feed), localityOf)
    : withGazetteer(feed, { addresses, amenities }, localityOf);
  const nearestArea = nearestOf(areas);
  const otherNames = feed.translations.map((translation) => layerOfNames(feed, translation, localityOf));
  const languages = new Map<string, Places>();
  const layers = layersOf(base, stations, localityOf);
  const stopPoints = stopPointIndex(feed);
  const amenityKinds = kindsOf(amenities);

  function byId(id: string): Place | undefined {
    for (const layer of layers()) {
      const place = layer.byId(id);
      if (place) return place;
    }
    return undefined;
  }

  function stopPoint(stop: number): Place {
    return stopPointPlace(feed, stop, base.byId(feed.areas[feed.stops[stop]!.area]!.id));
  }

  /** A stop and, below it, its platform, which comes first only where a word before it says that it is a platform. */
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

  const places: Places = {
    search(text, near, limit) {
      const query = queryOf(text, near);
      const hits = atPlatform(query);
      for (const layer of layers())
        for (const found of layer.search(query, limit * POOL))
          hits.push({ ...found, place: () => layer.placeAt(found.entry, found.houseNumber) });
      for (const layer of otherNames)
        for (const found of layer.search(query, limit * POOL))
          hits.push({ ...found, place: () => base.byId(layer.placeAt(found.entry, null).id)! });
      const least = highest(hits) * WORTH_SHOWING;
      const best = hits.filter(({ likeness }) => likeness >= least).sort(compareFound);
      const found = best.map((hit) => hit.place());
      const area = base.byId(text.trim());
      const isTitle = fold(found[0]?.title ?? '') === fold(text);
      const signed = stopPoints.named(text).map(stopPoint);
      return [...(area ? [area] : []), ...(isTitle ? found : []), ...signed, ...found]
        .filter((place, i, all) => all.findIndex((other) => isSameToReaders(place, other)) === i)
        .slice(0, limit);
    },
    byId,
    factsOf(id) {
      for (const layer of layers()) {
        const facts = layer.factsOf(id);
        if (facts) return facts;
      }
      return undefined;
    },
    kinds: () => new Set([...amenityKinds, ...kindsOf(stations())]),
    within(box) {
      const [first, ...others] = layers().map((layer) => layer.within(box));
      const added = others.flat();
      const all = added.length === 0 ? first! : [...first!, ...added].sort((a, b) => b.use - a.use);
      return all.map(({ place }) => place);
    },
    nearestAddress(position, metres) {
      const address = nearestHouse(position, metres);
      return address && housePlace(address);
    },
    nearestStopArea: (position, metres) => nearestArea(position, metres)?.place,
    inLanguage: (translated) =>
      getOrCompute(languages, translated.namesLanguage, () =>
        translatedPlaces(places, translated, stopAreaCandidates(translated, localityOf)),
      ),
  };
  return places;
}

/** Once for each list: stations come and go as a whole. */
const kindsOf = memoize(
  (amenities: readonly Amenity[]): ReadonlySet<PlaceKind> => new Set(amenities.map(({ type }) => type)),
);

/** Of stops with the same name, town and lines, the best is shown: no one could choose between them. */
function isSameToReaders(one: Place, other: Place): boolean {
  const areOneStop = one.type === 'stopArea' && other.type === 'stopArea' && one.displayName === other.displayName;
  return one.id === other.id || areOneStop;
}

function highest(found: readonly Pick<Found, 'likeness'>[]): number {
  return found.reduce((most, { likeness }) => Math.max(most, likeness), 0);
}

/** Stop areas in the order of the feed, and the layer of all that stays. */
interface Known {
  readonly areas: readonly Candidate[];
  readonly base: Layer;
}

function indexedAreas(feed: Feed, { areas: table, order, names }: PlaceIndex, localityOf: Locality): Known {
  const areas = stopAreaCandidates(feed, localityOf, table);
  return {
    areas,
    base: createAreaLayer(
      Array.from(order, (area) => areas[area]!),
      names,
    ),
  };
}

function withGazetteer(feed: Feed, { addresses, amenities }: Gazetteer, localityOf: Locality): Known {
  const areas = stopAreaCandidates(feed, localityOf);
  return { areas, base: createLayer(areas, amenities, addresses) };
}

/** What stays, and what comes and goes: the latter is put in order again only when its list is another one. */
function layersOf(base: Layer, stations: () => readonly Amenity[], localityOf: Locality): () => readonly Layer[] {
  let known: readonly Amenity[] = [];
  let layers: readonly Layer[] = [base];
  return () => {
    const now = stations();
    if (now !== known) {
      known = now;
      const added = now.filter(({ id }) => !base.byId(id));
      const located = added.map((station) => (station.city === '' ? { ...station, ...localityOf(station) } : station));
      layers = located.length === 0 ? [base] : [base, createLayer([], located, [])];
    }
    return layers;
  };
}
