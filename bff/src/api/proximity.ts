import { Bounds, Latitude, LineBadge, Longitude, Modes } from '@halte/engine/api/common';
import { about, list, text, whole } from '@halte/engine/api/fields';
import { PlaceDetails, PlaceKind } from '@halte/engine/api/places';
import { Type } from 'typebox';
import { SharingStation } from './sharing.ts';
import { ProximityStopPoint } from './stops.ts';

export const ProximityQuery = Type.Object({
  coord: Type.Array(
    text('`latitude,longitude` in degrees.', '48.11,-1.68', {
      pattern: '^-?\\d{1,2}(\\.\\d{1,20})?,-?\\d{1,3}(\\.\\d{1,20})?$',
    }),
    {
      minItems: 4,
      maxItems: 4,
      description: 'Four times: the corners of the map as `latitude,longitude`, in any order.',
      examples: [['48.11,-1.69', '48.11,-1.67', '48.12,-1.69', '48.12,-1.67']],
    },
  ),
});

const ProximityPoint = Type.Object(
  {
    id: text('Id of the place.', 'Gare'),
    lat: Latitude,
    lon: Longitude,
    type: text('What kind of place: a `type` of places.', 'stopArea'),
    name: text('What it is called.', 'Gare'),
    modes: Type.Optional(Modes('Of a stop: the modes of its lines.')),
    lines: Type.Optional(list(LineBadge, 'Of a stop: the lines that stop there.')),
  },
  { $id: 'ProximityPoint', description: 'A place on the map.' },
);

export const ProximityCluster = Type.Object(
  {
    lat: Latitude,
    lon: Longitude,
    count: whole('How many places.', 34),
    kinds: list(
      Type.Object({ type: PlaceKind, count: whole('How many of it.', 20) }),
      'How many of each kind, the most first.',
    ),
    modes: Modes('The modes of the lines that serve its stops.'),
    bounds: about(Bounds, 'The box around its places: where to zoom to.'),
  },
  {
    $id: 'ProximityCluster',
    description: 'Places that are too many to be shown one by one; its position is in the middle of them.',
  },
);

export const ProximityPoints = Type.Object(
  {
    points: list(ProximityPoint, 'The most used, at most 500.'),
    total: whole('How many places lie in the box, shown one by one or not.', 35),
    clusters: list(
      ProximityCluster,
      'What is not among `points`: their counts and the number of points add up to `total`.',
    ),
  },
  { $id: 'ProximityPoints', description: 'What lies on a piece of the map.' },
);

export const ProximityDetails = Type.Object(
  {
    ...PlaceDetails.properties,
    stopPoints: Type.Optional(list(ProximityStopPoint, 'Of a stop area all its stop points, of a stop point itself.')),
    stopAreaId: Type.Optional(text('Of a stop point: the id of its stop area.', 'Gare')),
    availability: Type.Optional(about(SharingStation, 'Of a station of shared vehicles: what stands there now.')),
  },
  { $id: 'ProximityDetails', description: 'A place with what is known of it and what is there now.' },
);
