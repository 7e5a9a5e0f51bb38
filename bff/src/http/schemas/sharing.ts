import { Type } from 'typebox';
import { VEHICLE_TYPES } from '../../sharing/model.ts';
import { Instant, Latitude, Longitude, nullable } from './common.ts';

/** A station of shared bikes, scooters or cars, and what stands there now. Null is what nobody says. */
export const SharingStation = Type.Object(
  {
    id: Type.String(),
    type: Type.String(),
    name: Type.String(),
    lat: Latitude,
    lon: Longitude,
    operator: nullable(Type.String()),
    capacity: nullable(Type.Integer()),
    /** True for an area without docks. */
    virtual: Type.Boolean(),
    /** `https:` only; those for phones open the operator's app. */
    rentalUrls: Type.Object({
      web: Type.Optional(Type.String()),
      android: Type.Optional(Type.String()),
      ios: Type.Optional(Type.String()),
    }),
    /** False where the operator says nothing about this station: then all that follows is null. */
    live: Type.Boolean(),
    /** False when what is known is too old to be relied on. */
    fresh: Type.Boolean(),
    availableVehicles: nullable(Type.Integer()),
    /** By type; empty where the types are not known. */
    vehicles: Type.Array(
      Type.Object({
        type: Type.Unsafe<(typeof VEHICLE_TYPES)[number]>({ type: 'string', enum: [...VEHICLE_TYPES] }),
        count: Type.Integer(),
      }),
    ),
    freeDocks: nullable(Type.Integer()),
    isRenting: nullable(Type.Boolean()),
    isReturning: nullable(Type.Boolean()),
    reportedAt: nullable(Instant),
    ageSeconds: nullable(Type.Integer()),
  },
  { $id: 'SharingStation' },
);

export const SharingStationParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 300 }) });

export const DemoGbfsParams = Type.Object({
  system: Type.String({ maxLength: 40 }),
  file: Type.String({ maxLength: 40 }),
});
