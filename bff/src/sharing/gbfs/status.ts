import { type Static, Type } from 'typebox';
import { VEHICLE_TYPES } from '../../api/sharing.ts';
import type { Steps } from '../../common/steps.ts';
import { type Document, eachItem, GbfsError, itemsOf, Moment, momentOf } from './documents.ts';
import { isCount } from './stations.ts';
import type { Availability, VehicleType } from './system.ts';

/** Written as 0 and 1 before 2.0. */
const Flag = Type.Optional(Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)]));

const StatusItem = Type.Object({
  station_id: Type.String({ minLength: 1, maxLength: 200 }),
  /** Up to 2.x, for vehicles of any type. */
  num_bikes_available: Type.Optional(Type.Unknown()),
  /** From 3.0 on. */
  num_vehicles_available: Type.Optional(Type.Unknown()),
  num_docks_available: Type.Optional(Type.Unknown()),
  vehicle_types_available: Type.Optional(Type.Unknown()),
  is_installed: Flag,
  is_renting: Flag,
  is_returning: Flag,
  last_reported: Type.Optional(Type.Union([Moment, Type.Null()])),
});
type StatusItem = Static<typeof StatusItem>;

const TypeCount = Type.Object({
  vehicle_type_id: Type.String(),
  count: Type.Integer({ minimum: 0, maximum: 100_000 }),
});

export interface ReadStatus {
  readonly availability: Availability;
  /** Ids of the listed types, including those with no vehicle at the moment. */
  readonly vehicleTypes: readonly string[];
}

export interface ReadStatuses {
  /** By the operator's id of the station. */
  readonly byId: ReadonlyMap<string, ReadStatus>;
  readonly odd: number;
  readonly repeated: number;
}

/** If a station is listed twice, the later report wins. @throws GbfsError if there is no list of stations. */
export function* statusesOf(
  { data }: Document,
  file: string,
  types: ReadonlyMap<string, VehicleType>,
): Steps<ReadStatuses> {
  const byId = new Map<string, ReadStatus>();
  let [silent, repeated] = [0, 0];
  const odd = yield* eachItem(data['stations'], StatusItem, (item) => {
    const status = statusOf(item, types);
    if (!status) {
      silent += 1;
      return;
    }
    const known = byId.get(item.station_id);
    if (known) repeated += 1;
    if (!known || reported(status) >= reported(known)) byId.set(item.station_id, status);
  });
  if (odd === null) throw new GbfsError('not-gbfs', `${file} has no list of stations.`);
  return { byId, odd: odd + silent, repeated };
}

function reported({ availability }: ReadStatus): number {
  return availability.reportedAt ?? 0;
}

function statusOf(item: StatusItem, types: ReadonlyMap<string, VehicleType>): ReadStatus | null {
  const counts = itemsOf(item.vehicle_types_available, TypeCount)?.items ?? [];
  const counted = counts.length === 0 ? null : counts.reduce((sum, { count }) => sum + count, 0);
  const vehicles = [item.num_vehicles_available, item.num_bikes_available, counted].find(isCount);
  if (vehicles === undefined) return null;
  const installed = isSet(item.is_installed);
  return {
    vehicleTypes: counts.map(({ vehicle_type_id: id }) => id),
    availability: {
      vehicles,
      byType: byType(vehicles, counts, types),
      freeDocks: isCount(item.num_docks_available) ? item.num_docks_available : null,
      renting: installed && isSet(item.is_renting),
      returning: installed && isSet(item.is_returning),
      reportedAt: momentOf(item.last_reported),
    },
  };
}

/** A system with one vehicle type, or without declared types, need not state the type of its vehicles. */
function byType(
  vehicles: number,
  counts: readonly Static<typeof TypeCount>[],
  types: ReadonlyMap<string, VehicleType>,
): Availability['byType'] {
  const sums = new Map<VehicleType, number>();
  for (const { vehicle_type_id: id, count } of counts) {
    const type = types.get(id) ?? 'other';
    sums.set(type, (sums.get(type) ?? 0) + count);
  }
  const only = types.size === 0 ? 'bike' : onlyOf(types);
  if (counts.length === 0 && only !== null) sums.set(only, vehicles);
  return VEHICLE_TYPES.flatMap((type) => {
    const count = sums.get(type);
    return count === undefined ? [] : [{ type, count }];
  });
}

function onlyOf(types: ReadonlyMap<string, VehicleType>): VehicleType | null {
  const [first, ...others] = new Set(types.values());
  return others.length === 0 ? (first ?? null) : null;
}

/** A missing flag counts as true: early feeds omit it. */
function isSet(flag: StatusItem['is_renting']): boolean {
  return flag === undefined || flag === true || flag === 1;
}
