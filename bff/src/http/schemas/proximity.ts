import { Type } from 'typebox';
import { Accessibility, Latitude, LineBadge, Longitude, Mode } from './common.ts';
import { PLACE_KINDS, PlaceDetails } from './places.ts';
import { SharingStation } from './sharing.ts';

/** `coord=lat,lng`, four times: the corners of the map, in any order. */
export const ProximityQuery = Type.Object({
  coord: Type.Array(Type.String({ pattern: '^-?\\d{1,2}(\\.\\d{1,20})?,-?\\d{1,3}(\\.\\d{1,20})?$' }), {
    minItems: 4,
    maxItems: 4,
  }),
});

export const ProximityPoint = Type.Object(
  {
    id: Type.String(),
    lat: Latitude,
    lon: Longitude,
    type: Type.String(),
    name: Type.String(),
    modes: Type.Optional(Type.Array(Mode)),
    lines: Type.Optional(Type.Array(LineBadge)),
  },
  { $id: 'ProximityPoint' },
);

/** Places that are too many to be shown one by one, drawn as one mark with a number. */
export const ProximityCluster = Type.Object(
  {
    /** The middle of its places. */
    lat: Latitude,
    lon: Longitude,
    count: Type.Integer(),
    /** How many of each kind, the most first. */
    kinds: Type.Array(
      Type.Object({
        type: Type.Unsafe<(typeof PLACE_KINDS)[number]>({ type: 'string', enum: [...PLACE_KINDS] }),
        count: Type.Integer(),
      }),
    ),
    /** Of the lines that halt at its stops. */
    modes: Type.Array(Mode),
    /** Around its places: where to zoom to. */
    bounds: Type.Object({ south: Latitude, west: Longitude, north: Latitude, east: Longitude }),
  },
  { $id: 'ProximityCluster' },
);

export const ProximityPoints = Type.Object(
  {
    /** The most used, at most 500. */
    points: Type.Array(ProximityPoint),
    /** What lies in the box, shown or not. */
    total: Type.Integer(),
    /** What is not among `points`: their counts and the number of points add up to `total`. */
    clusters: Type.Array(ProximityCluster),
  },
  { $id: 'ProximityPoints' },
);

export const ProximityStopPoint = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    code: Type.String(),
    platform: Type.String(),
    lat: Latitude,
    lon: Longitude,
    wheelchair: Accessibility,
    lines: Type.Array(LineBadge),
  },
  { $id: 'ProximityStopPoint' },
);

/** A place of any kind, with all that is known of it now. */
export const ProximityDetails = Type.Object(
  {
    ...PlaceDetails.properties,
    /** Of a stop area all of its own, of a stop point itself. */
    stopPoints: Type.Optional(Type.Array(ProximityStopPoint)),
    /** Of a stop point: the id of its stop area. */
    stopAreaId: Type.Optional(Type.String()),
    /** Of shared bikes and cars. */
    availability: Type.Optional(SharingStation),
  },
  { $id: 'ProximityDetails' },
);
