import { Type } from 'typebox';
import { Latitude, LineBadge, Longitude, Mode } from './common.ts';

const Position = Type.Object({ lat: Latitude, lon: Longitude });

/** Who serves the timetable and how far it reaches. Ours: not among the calls of the specification. */
export const Network = Type.Object(
  {
    name: Type.String(),
    /** First and last service day, `YYYY-MM-DD`. */
    from: Type.String(),
    to: Type.String(),
    timeZone: Type.String(),
    /** Weeks by which the calendar was moved to meet today. */
    shiftedByWeeks: Type.Integer(),
    /** True for the demo city. */
    imaginary: Type.Boolean(),
    center: Position,
    bounds: Type.Object({ south: Latitude, west: Longitude, north: Latitude, east: Longitude }),
  },
  { $id: 'Network' },
);

/** A line as the network's list shows it. Ours. */
export const Line = Type.Intersect(
  [LineBadge, Type.Object({ agency: Type.String(), headsigns: Type.Array(Type.String()) })],
  { $id: 'Line' },
);

export const LinesQuery = Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) });

export const Lines = Type.Object({ lines: Type.Array(Line) }, { $id: 'Lines' });

/** `coord=lat,lng`, four times: the corners of the map. */
export const ProximityQuery = Type.Object({
  coord: Type.Array(Type.String({ pattern: '^-?\\d{1,2}(\\.\\d+)?,-?\\d{1,3}(\\.\\d+)?$' }), {
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

export const ProximityPoints = Type.Object({ points: Type.Array(ProximityPoint) }, { $id: 'ProximityPoints' });

export const Health = Type.Object(
  {
    status: Type.String(),
    feed: Type.String(),
    from: Type.String(),
    to: Type.String(),
    stops: Type.Integer(),
    trips: Type.Integer(),
    shiftedByWeeks: Type.Integer(),
    warnings: Type.Array(Type.Object({ code: Type.String(), message: Type.String(), count: Type.Integer() })),
  },
  { $id: 'Health' },
);
