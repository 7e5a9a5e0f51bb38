import { createOperator, type Operator } from '@halte/demo-city/operator';
import type { AmenityRow } from '@halte/demo-city/places';
import { type OperatorServer, serveOperator } from '@halte/demo-city/server';
import { epochAt } from '@halte/engine/common/zone';
import type { App } from '../http/plugins/typedApp.ts';
import { demoGbfsRoutes } from '../http/routes/demoGbfs.ts';
import { readAlone } from '../realtime/fetched.ts';
import { createSystemReader } from '../sharing/gbfs/read.ts';
import type { System } from '../sharing/gbfs/system.ts';
import { createSharing } from '../sharing/sharing.ts';
import { createTestApp } from '../testing/testApp.ts';
import { demoSources } from './demo.ts';

const SEED = 7;
const at = (local: string) => epochAt('Europe/Paris', local);
const NOW = at('2026-11-24T08:00');
const NO_SERVICE = { first: '2026-11-24', last: '2026-11-24' };

/** Forty stations in the centre, forty far out, and ten for cars. */
const AMENITIES: readonly AmenityRow[] = [
  ...Array.from({ length: 80 }, (_, i) => station('bikesharingstations', i, 20, i < 40 ? 47.3 : 47.36)),
  ...Array.from({ length: 10 }, (_, i) => station('carsharingstations', i, 5, 47.3)),
];

function station(kind: AmenityRow['kind'], i: number, capacity: number, lat: number): AmenityRow {
  const facts = { capacity };
  return { id: `${kind}-${i}`, kind, name: `Vélo ${i}`, city: 'Clairvenne', postCode: '99100', lat, lon: 0.9, facts };
}

function operatorAt(now: number, seed = SEED): Operator {
  const network = { seed, lines: [], stopAreas: [], stopPoints: [], period: NO_SERVICE };
  const places = { addresses: [], amenities: AMENITIES };
  return createOperator({ network: () => network, places, everySeconds: 20, now: () => now });
}

const servers: OperatorServer[] = [];

async function sourcesAt(now: number, seed?: number) {
  const server = await serveOperator(operatorAt(now, seed));
  servers.push(server);
  return demoSources(
    server,
    readAlone(() => now),
  ).sharing;
}

afterAll(() => Promise.all(servers.map((server) => server.close())));

async function read(system: 'bikes' | 'cars', now: number, seed?: number): Promise<System> {
  const [bikes, cars] = await sourcesAt(now, seed);
  const source = system === 'bikes' ? bikes! : cars!;
  return createSystemReader({ ...source, now: () => now }).read(new AbortController().signal);
}

function vehicles(system: System, from = 0, to = 80): number {
  return [...system.stations.values()]
    .slice(from, to)
    .reduce((sum, { availability }) => sum + (availability?.vehicles ?? Number.NaN), 0);
}

it('is read by the reader of operators’ systems, with nothing left out', async () => {
  const [bikes, cars] = [await read('bikes', NOW), await read('cars', NOW)];
  expect([bikes.id, bikes.stations.size, bikes.warnings]).toEqual(['clairvenne-velo', 80, []]);
  expect([cars.id, cars.stations.size, cars.warnings]).toEqual(['clairvenne-autopartage', 10, []]);
  const types = [...bikes.stations.values()].flatMap(({ availability }) =>
    availability?.byType.map(({ type }) => type),
  );
  expect(new Set(types)).toEqual(new Set(['bike', 'eBike']));
  for (const { kind, station, availability } of cars.stations.values()) {
    expect([kind, station.capacity, station.rentalUrls.web?.startsWith('https://')]).toEqual([
      'carSharingStations',
      5,
      true,
    ]);
    expect(availability?.byType).toEqual([{ type: 'car', count: availability?.vehicles }]);
  }
});

it('never has more vehicles than room, at any hour', async () => {
  for (let hour = 0; hour < 24; hour++) {
    const { stations } = await read('bikes', NOW + hour * 3_600);
    // One expectation per hour: thousands of them would take seconds.
    const wrong = [...stations.values()].flatMap(({ station, availability }) => {
      const { vehicles: count, freeDocks } = availability!;
      const used = count + freeDocks!;
      return used <= station.capacity! && used >= station.capacity! - 1 ? [] : [{ id: station.id, used }];
    });
    expect([hour, stations.size, wrong]).toEqual([hour, 80, []]);
  }
});

it('does not change during a minute, and depends on the seed', async () => {
  const facts = async (now: number, seed?: number) => [...(await read('bikes', now, seed)).stations.values()];
  expect(await facts(NOW + 59)).toEqual(await facts(NOW));
  expect(await facts(NOW, 8)).not.toEqual(await facts(NOW));
  expect(await facts(NOW + 1_800)).not.toEqual(await facts(NOW));
});

it('moves vehicles to the centre in the morning and back in the evening, on working days', async () => {
  const [night, noon, weekend] = await Promise.all(
    ['2026-11-24T03:00', '2026-11-24T12:00', '2026-11-29T12:00'].map((time) => read('bikes', at(time))),
  );
  expect(vehicles(noon!, 0, 40)).toBeGreaterThan(1.5 * vehicles(night!, 0, 40));
  expect(vehicles(noon!, 40)).toBeLessThan(0.75 * vehicles(night!, 40));
  expect(vehicles(weekend!, 0, 40)).toBeLessThan(vehicles(noon!, 0, 40));
});

it('provides shared bikes and cars under the ids of the city’s own places', async () => {
  const sharing = createSharing({
    sources: await sourcesAt(NOW),
    everySeconds: 30,
    now: () => NOW,
  });
  await sharing.refresh();
  expect(sharing.station('bikeSharingStations', 'bikesharingstations-3')?.availability).not.toBeNull();
  expect(sharing.station('carSharingStations', 'carsharingstations-3')?.availability).not.toBeNull();
  expect(sharing.health().map(({ source, state }) => [source, state])).toEqual([
    ['demo bikes', 'ok'],
    ['demo cars', 'ok'],
  ]);
});

describe('GET /demo/gbfs', () => {
  let app: App;
  let running = true;

  beforeAll(async () => {
    const operator = operatorAt(NOW);
    app = await createTestApp((routes) => demoGbfsRoutes(routes, () => (running ? operator : null)));
  });

  afterAll(() => app.close());

  it.each(['bikes', 'cars'])(
    'serves the files of the %s to everyone, each at the address in the first one',
    async (system) => {
      const bytes = async (url: string) => {
        const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host: new URL(url).host } });
        expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=10']);
        return { bytes: rawPayload, at: NOW };
      };
      const address = `http://halte.example:4000/demo/gbfs/${system}/gbfs.json`;
      const served = await createSystemReader({ address, bytes, now: () => NOW }).read(new AbortController().signal);
      const inProcess = await read(system === 'bikes' ? 'bikes' : 'cars', NOW);
      expect([...served.stations]).toEqual([...inProcess.stations]);
    },
  );

  it.each(['bikes/nope.json', 'boats/gbfs.json', '__proto__/gbfs.json', 'bikes/__proto__.json'])(
    '404 for %s',
    async (path) => {
      const response = await app.inject(`/demo/gbfs/${path}`);
      expect([response.statusCode, response.json().code]).toEqual([404, 'document-not-found']);
    },
  );

  it.each([
    ['bikes/gbfs.json', 404, 'no-demo-city'],
    [`bikes/${'x'.repeat(60)}.json`, 400, 'invalid-request'],
  ])('%s: %d %s where an operator’s timetable runs', async (path, status, code) => {
    running = false;
    const response = await app.inject(`/demo/gbfs/${path}`);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    running = true;
  });
});
