/** The demo city: read and polled like the data of any operator, except that this module generates its files and starts its server. */
import { CITY_ZONE, cityFiles, readGround, readNetwork, readPlaces } from '@halte/demo-city/files';
import type { GroundMap } from '@halte/demo-city/ground';
import { createOperator, MESSAGE_NAMES, type Network, type Operator, SYSTEM_NAMES } from '@halte/demo-city/operator';
import type { AmenityRow, CityPlaces } from '@halte/demo-city/places';
import { type OperatorServer, serveOperator } from '@halte/demo-city/server';
import { memoize } from '@halte/engine/common/memoize';
import type { NamedStreet } from '../places/addressTable.ts';
import { type Address, type Amenity, placeKind } from '../places/kinds.ts';
import { nearestOf } from '../places/nearest.ts';
import type { Gazetteer } from '../places/places.ts';
import { type LiveReading, readAlone } from '../realtime/fetched.ts';
import { NO_HEADERS } from '../realtime/liveHeaders.ts';
import { addressSource, type RealTimeSource } from '../realtime/sources.ts';
import { httpSource } from '../sharing/overHttp.ts';
import type { SharingSource } from '../sharing/sharing.ts';

export { CITY_ZONE };

/** The data from which the demo city's operator publishes live data. */
export interface PublishedDemo {
  readonly network: Network;
  readonly places: CityPlaces;
}

/** The demo city's files for one day. */
export interface DemoSource extends PublishedDemo {
  /** The timetable as a GTFS zip. */
  readonly path: string;
  readonly gazetteer: Gazetteer & { readonly addresses: readonly Address[] };
  readonly ground: GroundMap;
}

/** Reads the demo city with a calendar around `today` (`YYYY-MM-DD`, in {@link CITY_ZONE}); its files are cached in `folder`. */
export async function createDemoSource(folder: string, today: string): Promise<DemoSource> {
  const files = await cityFiles({ today, folder });
  const [places, ground, network] = await Promise.all([readPlaces(files), readGround(files), readNetwork(files)]);
  return { path: files.gtfs, gazetteer: gazetteerOf(places, ground), ground, network, places };
}

function gazetteerOf({ addresses, amenities }: CityPlaces, ground: GroundMap): DemoSource['gazetteer'] {
  return { addresses, streets: streetsOf(ground, addresses), amenities: amenities.flatMap(amenityOf) };
}

/** A house of the same name that is farther away is in another town. */
const OWN_METRES = 1_500;
const TOWN_METRES = 10_000;

/** The streets of the map, each in the town of the nearest house: of its own houses if there are some. */
function streetsOf({ streets }: GroundMap, addresses: readonly Address[]): NamedStreet[] {
  const housesOfStreet = Map.groupBy(addresses, ({ street }) => street);
  const nearest = memoize((houses: readonly Address[]) => nearestOf(houses.length, (house) => houses[house]!));
  return streets.flatMap(({ name, path }) => {
    const line = path.map(([lon, lat]) => ({ lat, lon }));
    const middle = line[line.length >> 1];
    if (name === '' || !middle) return [];
    const own = housesOfStreet.get(name) ?? [];
    const house = own[nearest(own)(middle, OWN_METRES)] ?? addresses[nearest(addresses)(middle, TOWN_METRES)];
    return house ? [{ name, city: house.city, postCode: house.postCode, line }] : [];
  });
}

function amenityOf({ kind, ...amenity }: AmenityRow): Amenity[] {
  const type = placeKind(kind);
  return type && type !== 'address' && type !== 'stopArea' && type !== 'stopPoint' ? [{ ...amenity, type }] : [];
}

/** The demo city's running operator: its server, and the sources of live data on it. */
export interface RunningDemo {
  readonly operator: Operator;
  readonly realTime: readonly RealTimeSource[];
  readonly sharing: readonly SharingSource[];
  /** Switches to publishing real-time data for another day's timetable. */
  renew(published: PublishedDemo): void;
  stop(): Promise<void>;
}

export interface DemoOptions {
  /** Seconds between two real-time messages. */
  readonly everySeconds: number;
  now(): number;
}

export async function startDemo(source: PublishedDemo, { everySeconds, now }: DemoOptions): Promise<RunningDemo> {
  let { network } = source;
  const operator = createOperator({ network: () => network, places: source.places, everySeconds, now });
  const server = await serveOperator(operator);
  server.unref();
  return {
    operator,
    ...demoSources(server, readAlone(now)),
    renew(next) {
      network = next.network;
    },
    stop: server.close,
  };
}

/** The port changes with each start, so the sources have fixed names for operators and metrics. */
export function demoSources(server: OperatorServer, reading: LiveReading): Pick<RunningDemo, 'realTime' | 'sharing'> {
  return {
    realTime: MESSAGE_NAMES.map((name) => ({
      ...addressSource(server.realTime[name], NO_HEADERS, reading),
      name: `simulated ${name}`,
    })),
    sharing: SYSTEM_NAMES.map((name) => ({
      ...httpSource(server.gbfs[name], NO_HEADERS, reading),
      name: `demo ${name}`,
      ids: 'own',
    })),
  };
}
