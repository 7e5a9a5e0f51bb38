import { Type } from 'typebox';
import { Instant, Latitude, LineBadge, Longitude, nullable } from './common.ts';

export const VehiclesQuery = Type.Object({ lineId: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })) });

/** Where a vehicle was when it was last heard of. */
export const Vehicle = Type.Object(
  {
    id: Type.String(),
    /** What is written on it. */
    label: Type.String(),
    lat: Latitude,
    lon: Longitude,
    /** Degrees clockwise from north. */
    bearing: nullable(Type.Number({ minimum: 0, maximum: 360 })),
    at: Instant,
    ageSeconds: Type.Integer({ minimum: 0 }),
    /** Null where the vehicle does not say, or is on no line of the timetable. */
    line: nullable(LineBadge),
    headsign: nullable(Type.String()),
    tripId: nullable(Type.String()),
    /** The stop where it halts or that comes next. */
    stopId: nullable(Type.String()),
    /** At its next halt; negative when it is early. Null where nothing is predicted. */
    delaySeconds: nullable(Type.Integer()),
  },
  { $id: 'Vehicle' },
);

export const Vehicles = Type.Object({ vehicles: Type.Array(Vehicle) }, { $id: 'Vehicles' });

export const SimulatedMessageParams = Type.Object({ message: Type.String({ maxLength: 100 }) });

/** Sent as it is. */
export const Bytes = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
