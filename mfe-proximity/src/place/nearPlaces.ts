import type { components } from '@halte/api';
import { sameKind } from '@halte/contract';
import { distanceMetres } from '@halte/places';
import type { PlaceInFull } from './placeDetails.ts';

type Point = components['schemas']['ProximityPoint'];

export interface NearPlace {
  readonly point: Point;
  /** As the crow flies. */
  readonly metres: number;
}

const MOST_STOPS = 4;

/** The surroundings of a place: the nearest of each other kind, then the nearest stops; each group sorted by distance. */
export function nearPlaces(points: readonly Point[], place: PlaceInFull, withinMetres: number): readonly NearPlace[] {
  const own = new Set([place.id, place.stopAreaId ?? place.id]);
  const near = points
    .filter(({ id, type }) => !own.has(id) && !sameKind(type, 'address'))
    .map((point) => ({ point, metres: distanceMetres(place, point) }))
    .filter(({ metres }) => metres <= withinMetres)
    .sort((one, other) => one.metres - other.metres);
  const stops = near.filter(({ point }) => sameKind(point.type, 'stopArea')).slice(0, MOST_STOPS);
  const others = near.filter(
    ({ point }) => !sameKind(point.type, 'stopArea') && !sameKind(point.type, 'pointOfInterest'),
  );
  const firstOfKind = [...Map.groupBy(others, ({ point }) => point.type).values()].flatMap(([first]) => first ?? []);
  return [...firstOfKind, ...stops];
}
