import { Latitude, LineBadge, Longitude, Mode } from '@halte/engine/api/common';
import { about, instant, list, nullable, oneOf, text, whole } from '@halte/engine/api/fields';
import { PlaceFacts } from '@halte/engine/api/places';
import { ALERT_SEVERITIES } from '@halte/engine/timetable/alertKinds';
import { Type } from 'typebox';
import { StopDeparture } from './departures.ts';
import { LineWay } from './lines.ts';
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

const distance = {
  metres: whole('Metres on foot, about.', 111),
  seconds: whole('Seconds on foot, about.', 89),
  unknownPercent: Type.Optional(
    whole(
      'With `profile=wheelchair`, how much of the way along streets the map says nothing of that is of use to a wheelchair. Absent otherwise, and where the way is a straight line.',
      40,
      { minimum: 0, maximum: 100 },
    ),
  ),
};

const NearbyAlert = Type.Object(
  {
    severity: oneOf(ALERT_SEVERITIES, 'How grave it is.', 'warning'),
    header: text('The alert in one line, in the language of the answer where the source has it.', 'Works at Gare'),
  },
  { $id: 'NearbyAlert', description: 'The most severe alert that holds now about a line at a stop.' },
);

const NearbyDeparture = Type.Pick(
  StopDeparture,
  [
    'stopPointId',
    'platform',
    'headsign',
    'departureDateTime',
    'scheduledDepartureDateTime',
    'status',
    'delaySeconds',
    'headwaySeconds',
  ],
  { $id: 'NearbyDeparture', description: 'One vehicle that leaves a stop, in short.' },
);

const NearbyLine = Type.Object(
  {
    line: LineBadge,
    alert: nullable(NearbyAlert, 'Null where nothing is to be said.'),
    directions: list(
      Type.Object(
        {
          direction: LineWay,
          headsigns: list(text('A destination.', 'Université'), 'Where they go, the next first.'),
          departures: list(NearbyDeparture, 'The next ones by time, at most three, cancelled ones among them.'),
        },
        { $id: 'NearbyDirection', description: 'The next departures of a line in one direction.' },
      ),
      'Its directions with departures within 24 hours.',
    ),
  },
  { $id: 'NearbyLine', description: 'A line at a stop with its next departures.' },
);

const departures = {
  lines: list(
    NearbyLine,
    'At most two lines: those of `lineId` first, else what leaves soonest. Empty where nothing leaves within 24 hours.',
  ),
  others: list(
    Type.Object(
      { line: LineBadge, alert: nullable(NearbyAlert, 'Null where nothing is to be said.') },
      { description: 'A line at a stop.' },
    ),
    'Its other lines, in the order of the network’s signs.',
  ),
};

const NearbyStop = Type.Object(
  {
    id: text('Id of the stop area.', 'Gare'),
    name: text('What it is called.', 'Gare'),
    lat: Latitude,
    lon: Longitude,
    ...distance,
    ...departures,
  },
  { $id: 'NearbyStop', description: 'A stop area with what leaves it next.' },
);

const NearbyPlace = Type.Object(
  {
    id: text('Id of the place.', 'velo-1'),
    type: oneOf(NEARBY_KINDS, 'What kind of place.', 'bikeSharingStations'),
    name: text('What it is called.', 'Vélo Gare'),
    lat: Latitude,
    lon: Longitude,
    ...distance,
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
      Type.Object(
        {
          id: text('Id of the stop area.', 'Gare'),
          name: text('What it is called.', 'Gare'),
          lat: Latitude,
          lon: Longitude,
          ...distance,
        },
        { $id: 'NearestStop', description: 'The stop area that is nearest, however far.' },
      ),
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

export const StopNext = Type.Object(
  {
    id: text('The id that was asked for.', 'Gare'),
    name: text('What the stop area is called.', 'Gare'),
    lat: Latitude,
    lon: Longitude,
    ...departures,
  },
  { $id: 'StopNext', description: 'A stop with what leaves it next.' },
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
