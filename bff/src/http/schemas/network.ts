import { Type } from 'typebox';
import { Latitude, Longitude } from './common.ts';

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
