/** Places by their names in other languages, from the timetable. */
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { TranslatedFeed } from '@halte/engine/timetable/feed/translatedFeed';
import type { Translation } from '@halte/engine/timetable/feed/translation';
import type { Position } from '@halte/engine/timetable/geo/position';
import { inLanguage } from '@halte/engine/timetable/inLanguage';
import type { Candidate } from './candidate.ts';
import type { Place } from './kinds.ts';
import { type Box, createLayer, type Layer } from './layer.ts';
import { type Locality, stopAreaCandidates } from './stopAreas.ts';
import { stopPointPlace } from './stopPoints.ts';

/** Makes stop areas whose name differs in a language searchable by that name. */
export function layerOfNames(feed: Feed, { language, areas }: Translation, localityOf: Locality): Layer {
  const named = stopAreaCandidates(inLanguage(feed, language), localityOf);
  return createLayer(
    named.filter((_, area) => areas.has(area)),
    [],
  );
}

/** The lookups of places that are translated. */
interface PlaceFinder {
  search(text: string, near: Position | null, limit: number): Place[];
  byId(id: string): Place | undefined;
  within(box: Box): Place[];
  nearestStopArea(position: Position, metres: number): Place | undefined;
}

/** @param areas of the feed, in its language. */
export function translatedPlaces<Finder extends PlaceFinder>(
  places: Finder,
  feed: TranslatedFeed,
  areas: readonly Candidate[],
): Finder {
  const areaPlaces = new Map(areas.map((area) => [area.id, area]));
  const inItsName = (place: Place): Place => {
    if (place.type === 'stopArea') return areaPlaces.get(place.id)?.place ?? place;
    const stop = place.type === 'stopPoint' ? feed.stopById.get(place.id) : undefined;
    return stop === undefined
      ? place
      : stopPointPlace(feed, stop, areaPlaces.get(feed.areas[feed.stops[stop]!.area]!.id)?.place);
  };
  const translated = (place: Place): Place => {
    const { otherName } = place;
    const named = inItsName(place);
    return otherName === undefined || otherName === named.title ? named : { ...named, otherName };
  };
  const orNone = (place: Place | undefined) => place && translated(place);
  return {
    ...places,
    search: (text: string, near: Position | null, limit: number) => places.search(text, near, limit).map(translated),
    byId: (id: string) => orNone(places.byId(id)),
    within: (box: Box) => places.within(box).map(translated),
    nearestStopArea: (position: Position, metres: number) => orNone(places.nearestStopArea(position, metres)),
  };
}
