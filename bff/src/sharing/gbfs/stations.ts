import { type Static, Type } from 'typebox';
import type { Steps } from '../../common/steps.ts';
import { type Document, eachItem, GbfsError, itemsOf, Text, textOf } from './documents.ts';
import type { RentalUrls, Station } from './system.ts';

const Maybe = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const Counts = Type.Array(
  Type.Object({ vehicle_type_ids: Type.Array(Type.String()), count: Type.Integer({ minimum: 0 }) }),
);

const StationItem = Type.Object({
  station_id: Type.String({ minLength: 1, maxLength: 200 }),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lon: Type.Number({ minimum: -180, maximum: 180 }),
  name: Maybe(Text),
  short_name: Maybe(Text),
  address: Maybe(Type.String()),
  post_code: Maybe(Type.String()),
  // An invalid value below is no reason to drop the station, so these are validated only where used.
  capacity: Type.Optional(Type.Unknown()),
  is_virtual_station: Type.Optional(Type.Unknown()),
  rental_uris: Type.Optional(Type.Unknown()),
  /** Since 3.0. */
  vehicle_types_capacity: Type.Optional(Type.Unknown()),
  /** 2.1 to 2.3: keyed by type. */
  vehicle_type_capacity: Type.Optional(Type.Unknown()),
  vehicle_capacity: Type.Optional(Type.Unknown()),
});
type StationItem = Static<typeof StationItem>;

export interface ReadStation {
  readonly station: Station;
  /** Ids of the vehicle types it is for; empty if not stated. */
  readonly vehicleTypes: readonly string[];
}

export interface ReadStations {
  /** By the operator's id. */
  readonly byId: ReadonlyMap<string, ReadStation>;
  readonly odd: number;
  readonly repeated: number;
}

const MOST_VEHICLES = 100_000;

/**
 * @param called returns a name for a station without one.
 * @throws GbfsError if there is no list of stations.
 */
export function* stationsOf({ data }: Document, file: string, called: (id: string) => string): Steps<ReadStations> {
  const byId = new Map<string, ReadStation>();
  let [zero, repeated] = [0, 0];
  const odd = yield* eachItem(data['stations'], StationItem, (item) => {
    // Missing coordinates are often written as 0, 0.
    if (item.lat === 0 && item.lon === 0) zero += 1;
    else if (byId.has(item.station_id)) repeated += 1;
    else byId.set(item.station_id, { station: stationOf(item, called), vehicleTypes: vehicleTypesOf(item) });
  });
  if (odd === null) throw new GbfsError('not-gbfs', `${file} has no list of stations.`);
  return { byId, odd: odd + zero, repeated };
}

function stationOf(item: StationItem, called: (id: string) => string): Station {
  const { station_id: id, lat, lon, capacity } = item;
  const names = [item.name, item.short_name, item.address].map(textOf);
  return {
    id,
    name: names.find((name) => name !== '') ?? called(id),
    lat,
    lon,
    address: textOf(item.address),
    postCode: textOf(item.post_code),
    capacity: isCount(capacity) ? capacity : null,
    virtual: item.is_virtual_station === true || item.is_virtual_station === 1,
    rentalUrls: rentalUrlsOf(item.rental_uris),
  };
}

function vehicleTypesOf({ vehicle_type_capacity: byType, vehicle_capacity: old, ...item }: StationItem): string[] {
  const counts = itemsOf(item.vehicle_types_capacity, Counts.items)?.items ?? [];
  const named = [byType, old].flatMap((counted) =>
    typeof counted === 'object' && counted !== null ? Object.keys(counted) : [],
  );
  return [...new Set([...counts.flatMap(({ vehicle_type_ids: ids }) => ids), ...named])];
}

function rentalUrlsOf(given: unknown): RentalUrls {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter(([platform, url]) => /^(web|android|ios)$/.test(platform) && isSafe(url)),
  );
}

function isSafe(url: unknown): boolean {
  return typeof url === 'string' && url.length <= 1_000 && URL.canParse(url) && new URL(url).protocol === 'https:';
}

export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_VEHICLES;
}
