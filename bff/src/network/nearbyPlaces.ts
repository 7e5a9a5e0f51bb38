/** Places other than stops around a point, with current availability. */

import { unknownTo } from '@halte/engine/boards/unknownWay';
import type { EpochSeconds } from '@halte/engine/common/time';
import { longitudeScale, METRES_PER_DEGREE, metresBetween } from '@halte/engine/timetable/geo/distance';
import { STRAIGHT_WALKS, secondsOfWalk, type WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import type { Static } from 'typebox';
import { NEARBY_KINDS, type Nearby as NearbySchema } from '../api/nearby.ts';
import type { Place, PlaceKind } from '../places/kinds.ts';
import { isStationKind, type SharingSnapshot } from './pointDetails.ts';
import { sharingStation } from './sharingStation.ts';

type Nearby = Static<typeof NearbySchema>;
type NearbyKind = (typeof NEARBY_KINDS)[number];

export interface PlacesAround {
  readonly lat: number;
  readonly lon: number;
  /** Walked metres. */
  readonly radius: number;
  /** For whom the walks are. */
  readonly profile: WalkProfile;
  readonly limit: number;
  readonly kinds: ReadonlySet<NearbyKind>;
  readonly now: EpochSeconds;
}

export function placesAround(known: SharingSnapshot, around: PlacesAround): Pick<Nearby, 'places' | 'placeCount'> {
  const { lat, lon, radius, profile, limit, kinds, now } = around;
  const { walks = STRAIGHT_WALKS } = known.feed;
  const walksAround = walks.around({ lat, lon }, { maxMetres: radius, direction: 'toStops', profile });
  const high = walksAround.reach / METRES_PER_DEGREE;
  const wide = high / longitudeScale(lat);
  const found = known.places
    .within({ south: lat - high, north: lat + high, west: lon - wide, east: lon + wide })
    .flatMap((place) => (isNearbyKind(place.type, kinds) ? { place, type: place.type } : []))
    .flatMap(({ place, type }) => {
      const straight = metresBetween(lat, lon, place.lat, place.lon);
      const walk = straight <= walksAround.reach ? walksAround.place(place, straight) : null;
      return walk ? { place, type, straight, walk } : [];
    })
    .sort((a, b) => a.walk.metres - b.walk.metres || a.straight - b.straight);
  const places = found.slice(0, limit).map(({ place, type, walk }) => ({
    id: place.id,
    type,
    name: place.name,
    lat: place.lat,
    lon: place.lon,
    metres: walk.metres,
    seconds: secondsOfWalk(walk),
    ...unknownTo(known.feed, around, place, profile),
    ...whatStandsThere(known, place, now),
  }));
  return { places, placeCount: found.length };
}

/** The kinds of places that can be searched. */
export function kindsOfNetwork({ feed, places }: SharingSnapshot): NearbyKind[] {
  const present = places.kinds();
  return NEARBY_KINDS.filter((kind) => (kind === 'stopArea' ? feed.areas.length > 0 : present.has(kind)));
}

function isNearbyKind(kind: PlaceKind, kinds: ReadonlySet<string>): kind is NearbyKind {
  return kind !== 'stopArea' && kinds.has(kind);
}

function whatStandsThere({ feed, places, sharing }: SharingSnapshot, place: Place, now: EpochSeconds) {
  const facts = places.factsOf(place.id) ?? {};
  if (!isStationKind(place.type)) return { facts };
  const status = sharing.station(place.type, place.id);
  return { facts, availability: sharingStation(place, facts, status, { now, zone: feed.timeZone }) };
}
