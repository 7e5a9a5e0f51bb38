import { Latitude, Longitude, Mode } from '@halte/engine/api/common';
import { about, instant, list, nullable, oneOf, text, whole } from '@halte/engine/api/fields';
import { distanceFields, NearbyStop, NearestStop, StopNext } from '@halte/engine/api/nearbyStops';
import { PlaceFacts } from '@halte/engine/api/places';
import { Type } from 'typebox';
import { SharingStation } from './sharing.ts';
import { WalkProfileQuery } from './walkProfile.ts';

/** Kinds of places that travellers look for nearby. */
export const NEARBY_KINDS = [
  'stopArea',
  'bikeSharingStations',
  'bikeParks',
  'parks',
  'parkAndRides',
  'pointOfSales',
  'chargingStations',
  'carSharingStations',
  'rideSharingParks',
] as const;

const preferredLines = Type.Optional(
  Type.Array(text('Id of a line.', 'A', { minLength: 1, maxLength: 300 }), {
    maxItems: 50,
    description: 'Lines that come before others at their stops: the favourites. An id that is not known says nothing.',
    examples: [['A']],
  }),
);

/** With as many stops as an account can save, the address would be too long. */
const MOST_STOPS = 50;

export const StopsNextQuery = Type.Object({
  stopId: Type.Array(text('Id of a stop area or a stop point.', 'Gare', { minLength: 1, maxLength: 300 }), {
    minItems: 1,
    maxItems: MOST_STOPS,
    description: 'The stops, the name repeated for each.',
    examples: [['Gare', 'Centre']],
  }),
  lineId: preferredLines,
});

export const NearbyQuery = Type.Object({
  lat: Latitude,
  lon: Longitude,
  radius: Type.Optional(
    whole('How far one walks, in metres of street.', 800, { minimum: 100, maximum: 5_000, default: 800 }),
  ),
  profile: WalkProfileQuery,
  limit: Type.Optional(whole('Stops at most, and places at most.', 10, { minimum: 1, maximum: 30, default: 10 })),
  kind: Type.Optional(
    Type.Array(oneOf(NEARBY_KINDS, 'A kind of place.'), {
      maxItems: NEARBY_KINDS.length,
      description: 'Only these kinds, the name repeated for each; without it: stops.',
      examples: [['stopArea', 'bikeSharingStations']],
    }),
  ),
  mode: Type.Optional(
    Type.Array(Mode, {
      maxItems: 20,
      description: 'Only lines of these modes, and the stops that have some; without it: all.',
      examples: [['tram']],
    }),
  ),
  lineId: preferredLines,
});

const NearbyPlace = Type.Object(
  {
    id: text('Id of the place.', 'velo-1'),
    type: oneOf(NEARBY_KINDS, 'What kind of place.', 'bikeSharingStations'),
    name: text('What it is called.', 'Vélo Gare'),
    lat: Latitude,
    lon: Longitude,
    ...distanceFields,
    facts: PlaceFacts,
    availability: Type.Optional(about(SharingStation, 'Of a station of shared vehicles: what stands there now.')),
  },
  { $id: 'NearbyPlace', description: 'A place around, with what is known of it.' },
);

export const Nearby = Type.Object(
  {
    liveAt: nullable(
      instant('When what is known of the vehicles was written. Null: nothing is known, all times are planned ones.'),
    ),
    stops: list(NearbyStop, 'The nearest first.'),
    stopCount: whole('How many stops there are within `radius`, shown or not.', 2),
    nearestStop: nullable(
      NearestStop,
      'Where stops were asked for and none is within `radius`: the nearest one. Null else, and where there is none at all.',
    ),
    places: list(NearbyPlace, 'Of the other kinds that were asked for, the nearest first.'),
    placeCount: whole('How many of these there are within `radius`, shown or not.', 1),
    kinds: list(
      oneOf(NEARBY_KINDS, 'A kind of place.', 'bikeSharingStations'),
      'The kinds that the network has anywhere, near or far: to look for another one is in vain.',
    ),
  },
  { $id: 'Nearby', description: 'What is near a point: stops with their next departures, and other places.' },
);

export const StopsNext = Type.Object(
  {
    liveAt: nullable(
      instant('When what is known of the vehicles was written. Null: nothing is known, all times are planned ones.'),
    ),
    stops: list(StopNext, 'In the order of the request; stops that the timetable does not have are left out.'),
  },
  { $id: 'StopsNext', description: 'Stops with their next departures.' },
);
