/** All places of one network: found by name, by id, in a box, or around a point. */
import type { Feed } from '../timetable/feed/feed.ts';
import type { Address, Amenity, Place, PlaceFacts, Position } from './kinds.ts';
import { type Box, createLayer, type Layer } from './layer.ts';
import { compareFound, type Query, queryOf } from './nameSearch.ts';
import { nearestOf } from './nearest.ts';
import { stopAreaPlaces } from './stopAreas.ts';
import { stopPointIndex, stopPointPlace } from './stopPoints.ts';
import { housePlace } from './streets.ts';
import { WORTH_SHOWING } from './trigrams.ts';

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
  /** Stops and amenities of a box, the most used first; no addresses. */
  within(box: Box): Place[];
  nearestAddress(position: Position, metres: number): Place | undefined;
  nearestStopArea(position: Position, metres: number): Place | undefined;
}

interface Hit {
  /** Settles between equals. */
  readonly entry: number;
  readonly coverage: number;
  readonly score: number;
  place(): Place;
}

const LOCALITY_METRES = 1_500;
/** A platform is taken for one only if hardly anything is called more like the rest of what was typed than its stop. */
const NAMED = 0.9;
const MOST_STOPS = 12;
/** Beside an equally good match of the stop as a whole, the platform that was asked for stands first. */
const PLATFORM_BONUS = 0.15;

/**
 * @param stations places that come and go while the timetable stays, as those of shared bikes do: the same list for as long as nothing
 * has changed. What the gazetteer has under the same id stays as it is there.
 */
export function createPlaces(
  feed: Feed,
  { addresses, amenities }: Gazetteer,
  stations: () => readonly Amenity[] = () => [],
): Places {
  const nearestHouse = nearestOf(addresses);
  const localityOf = (position: Position) => {
    const { city = '', postCode = '' } = nearestHouse(position, LOCALITY_METRES) ?? {};
    return { city, postCode };
  };
  const areas = stopAreaPlaces(feed, localityOf);
  const nearestArea = nearestOf(areas.map(({ place }) => place));
  const base = createLayer(areas, amenities, addresses);
  const layers = layersOf(base, stations, localityOf);
  const stopPoints = stopPointIndex(feed);

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

  function atPlatform({ words, near }: Query): Hit[] {
    const requested = stopPoints.platformIn(words);
    if (!requested) return [];
    const { found, topCoverage } = base.search(queryOf(requested.name.join(' '), near), MOST_STOPS);
    return found.flatMap(({ entry, coverage, score }) =>
      coverage < NAMED * topCoverage
        ? []
        : stopPoints.at(base.placeAt(entry, null).id, requested.platform).map((stop) => ({
            entry,
            coverage,
            score: score + PLATFORM_BONUS,
            place: () => stopPoint(stop),
          })),
    );
  }

  return {
    search(text, near, limit) {
      const query = queryOf(text, near);
      const area = base.byId(text.trim());
      const exact = [...(area ? [area] : []), ...stopPoints.named(text).map(stopPoint)];
      const hits = atPlatform(query);
      let topCoverage = hits.reduce((most, { coverage }) => Math.max(most, coverage), 0);
      for (const layer of layers()) {
        const best = layer.search(query, limit);
        topCoverage = Math.max(topCoverage, best.topCoverage);
        for (const found of best.found)
          hits.push({ ...found, place: () => layer.placeAt(found.entry, query.houseNumber) });
      }
      const best = hits.filter(({ coverage }) => coverage >= topCoverage * WORTH_SHOWING).sort(compareFound);
      return [...exact, ...best.slice(0, limit).map((hit) => hit.place())]
        .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i)
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
    nearestStopArea: nearestArea,
  };
}

/** What stays, and what comes and goes: the latter is put in order again only when its list is another one. */
function layersOf(
  base: Layer,
  stations: () => readonly Amenity[],
  localityOf: (position: Position) => { readonly city: string; readonly postCode: string },
): () => readonly Layer[] {
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
