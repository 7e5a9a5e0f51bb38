import { type ReadBytes, readAlone } from '../../realtime/fetched.ts';
import { ADDRESS, AT, type Files, served, VERSION_1, VERSION_2, VERSION_3 } from '../testing/documents.ts';
import { createSystemReader } from './read.ts';

const { signal } = new AbortController();

function read(files: Files, now = AT) {
  return createSystemReader({ address: ADDRESS, bytes: served(() => files, now), now: () => now }).read(signal);
}

/** A system with one of its files replaced; undefined removes it. */
function having(files: Files, name: string, file: unknown): Files {
  return { ...files, [name]: file };
}

const stationsOf = (list: unknown) => ({ last_updated: AT, ttl: 0, data: { stations: list } });

describe('what is read', () => {
  it('of 1.x: bikes, flags as numbers', async () => {
    const { id, name, at, stations, warnings } = await read(VERSION_1);
    expect({ id, name, at, warnings }).toEqual({ id: 'old', name: 'Bysykkel', at: AT, warnings: [] });
    expect(stations.get('1')).toMatchObject({
      kind: 'bikeSharingStations',
      station: { name: 'Torget', capacity: 12, virtual: false, rentalUrls: {} },
      availability: {
        vehicles: 3,
        byType: [{ type: 'bike', count: 3 }],
        freeDocks: 9,
        renting: true,
        returning: false,
        reportedAt: AT - 30,
      },
    });
    expect(stations.get('2')).toMatchObject({ station: { capacity: null }, availability: null });
  });

  it('of 2.3: each type of vehicle separately', async () => {
    const { stations, warnings } = await read(VERSION_2);
    expect(stations.get('mix')).toMatchObject({
      kind: 'bikeSharingStations',
      station: { name: 'Place Mixte', virtual: true, rentalUrls: { web: 'https://bikes.example/mix' } },
      availability: {
        vehicles: 9,
        freeDocks: null,
        byType: [
          { type: 'bike', count: 2 },
          { type: 'eBike', count: 1 },
          { type: 'cargoBike', count: 1 },
          { type: 'scooter', count: 2 },
          { type: 'moped', count: 1 },
          { type: 'other', count: 2 },
        ],
      },
    });
    expect(Object.keys(stations.get('mix')!.station.rentalUrls)).toEqual(['web']);
    expect(warnings).toEqual([
      { code: 'odd-vehicle-type', count: 1, message: 'Vehicle types that cannot be read: 1.' },
    ]);
  });

  it.each([
    ['cars', 'what it has room for', 'carSharingStations'],
    ['seen', 'what stands there', 'carSharingStations'],
    ['mix', 'what it has room for', 'bikeSharingStations'],
  ])('takes station %s, by %s, for one of %s', async (id, _why, kind) => {
    const { stations } = await read(VERSION_2);
    expect(stations.get(id)?.kind).toBe(kind);
  });

  it('rents nothing where nothing is installed', async () => {
    const { stations } = await read(VERSION_2);
    expect(stations.get('cars')?.availability).toMatchObject({
      vehicles: 0,
      byType: [],
      renting: false,
      returning: false,
    });
  });

  it('of 3.0: texts by language, instants as text', async () => {
    const { id, name, at, ttl, stations } = await read(VERSION_3);
    expect({ id, name, at, ttl }).toEqual({ id: 'cars', name: 'Autopartage', at: AT, ttl: 60 });
    expect(stations.get('a/1')).toMatchObject({
      kind: 'carSharingStations',
      operator: 'Autopartage',
      station: { name: 'Mairie', postCode: '35999', capacity: 4 },
      availability: { vehicles: 2, byType: [{ type: 'car', count: 2 }], freeDocks: 2, reportedAt: AT - 60 },
    });
  });

  it.each(['scooter_standing', 'scooter_seated', 'scooter'])('calls a %s a scooter', async (form) => {
    const types = {
      data: { vehicle_types: [{ vehicle_type_id: 'c', form_factor: form, propulsion_type: 'electric' }] },
    };
    const { stations } = await read(having(VERSION_3, 'vehicle_types', types));
    expect(stations.get('a/1')).toMatchObject({
      kind: 'bikeSharingStations',
      availability: { byType: [{ type: 'scooter', count: 2 }] },
    });
  });

  it('does not believe a clock that is ahead', async () => {
    expect((await read(VERSION_1, AT - 3_600)).at).toBe(AT - 3_600);
  });

  it('needs neither system_information nor vehicle_types', async () => {
    const { gbfs: _, ...rest } = VERSION_1;
    const feeds = ['station_information', 'station_status'].map((name) => ({
      name,
      url: `https://x.example/${name}.json`,
    }));
    const { id, name, stations } = await read({ ...rest, gbfs: { data: { feeds } } });
    expect([id, name, stations.size]).toEqual(['', '', 2]);
  });
});

describe('what is odd in a list is left out and counted', () => {
  const good = { station_id: '1', name: 'Torget', lat: 48, lon: -1.7 };
  it.each<[string, unknown, number, string[]]>([
    ['no id', { ...good, station_id: null }, 1, ['odd-station 1']],
    ['an empty id', { ...good, station_id: '' }, 1, ['odd-station 1']],
    ['an id that is a number', { ...good, station_id: 2 }, 1, ['odd-station 1']],
    ['no place', { station_id: '2', name: 'Havna' }, 1, ['odd-station 1']],
    ['a place off the globe', { ...good, station_id: '2', lat: 91 }, 1, ['odd-station 1']],
    ['coordinates that were not filled in', { ...good, station_id: '2', lat: 0, lon: 0 }, 1, ['odd-station 1']],
    ['the same id again', { ...good, name: 'Havna' }, 1, ['repeated-station 1']],
    ['no object', 'Havna', 1, ['odd-station 1']],
    ['null', null, 1, ['odd-station 1']],
    ['a capacity that is a text', { ...good, station_id: '2', capacity: 'many' }, 2, []],
    ['links that are a list', { ...good, station_id: '2', rental_uris: ['javascript:alert(1)'] }, 2, []],
  ])('station_information: %s', async (_case, item, count, expected) => {
    const { stations, warnings } = await read(having(VERSION_1, 'station_information', stationsOf([good, item])));
    expect([stations.size, warnings.map((warning) => `${warning.code} ${warning.count}`)]).toEqual([count, expected]);
    expect(stations.get('1')?.station.name).toBe('Torget');
  });

  const status = { station_id: '1', num_bikes_available: 3, last_reported: AT - 30 };
  it.each<[string, unknown, number | undefined, string[]]>([
    ['a later report', { ...status, num_bikes_available: 4, last_reported: AT }, 4, ['repeated-status 1']],
    ['an earlier report', { ...status, num_bikes_available: 4, last_reported: AT - 60 }, 3, ['repeated-status 1']],
    ['an unknown station', { ...status, station_id: '9' }, 3, ['status-without-station 1']],
    ['a count below zero', { ...status, station_id: '2', num_bikes_available: -1 }, 3, ['odd-status 1']],
    ['half a bike', { ...status, station_id: '2', num_bikes_available: 0.5 }, 3, ['odd-status 1']],
    ['a count that is a text', { ...status, station_id: '2', num_bikes_available: '3' }, 3, ['odd-status 1']],
    ['a flag that is a text', { ...status, station_id: '2', is_renting: 'yes' }, 3, ['odd-status 1']],
    ['no report at all', {}, 3, ['odd-status 1']],
    ['null', null, 3, ['odd-status 1']],
  ])('station_status: %s', async (_case, item, vehicles, expected) => {
    const { stations, warnings } = await read(having(VERSION_1, 'station_status', stationsOf([status, item])));
    expect(warnings.map((warning) => `${warning.code} ${warning.count}`)).toEqual(expected);
    expect(stations.get('1')?.availability?.vehicles).toBe(vehicles);
    expect(stations.get('2')?.availability).toBeNull();
  });

  it('a station without a name is called by what is known of it', async () => {
    const list = [
      { ...good, name: null, address: ' 3,\u0007 rue  Neuve ' },
      { ...good, station_id: '2', name: '' },
    ];
    const { stations } = await read(having(VERSION_1, 'station_information', stationsOf(list)));
    expect([...stations.values()].map(({ station }) => station.name)).toEqual(['3, rue Neuve', 'Bysykkel 2']);
  });
});

describe('a system that cannot be read says why', () => {
  const files = (...names: string[]) => names.map((name) => ({ name, url: `https://bikes.example/${name}.json` }));
  it.each<[string, Files, string, string]>([
    ['a web page', { gbfs: '<!doctype html><p>Hello' }, 'not-json', 'bikes.example/gbfs.json is a web page'],
    ['nothing', { gbfs: '' }, 'not-json', 'bikes.example/gbfs.json is no JSON'],
    ['a list', { gbfs: [] }, 'not-gbfs', '"data" must be an object'],
    ['null', { gbfs: 'null' }, 'not-gbfs', '"data" must be an object'],
    ['no files', { gbfs: { data: {} } }, 'not-gbfs', 'names no files'],
    [
      'files without addresses',
      { gbfs: { data: { feeds: [{ name: 'x', url: '//' }, 3] } } },
      'not-gbfs',
      'names no files',
    ],
    [
      'no status',
      { gbfs: { data: { feeds: files('station_information') } } },
      'missing-file',
      'names no station_status',
    ],
    [
      'no stations',
      { gbfs: { data: { feeds: files('station_status') } } },
      'missing-file',
      'names no station_information',
    ],
    [
      'stations cut off',
      having(VERSION_1, 'station_information', '{"data": {"stations": ['),
      'not-json',
      'station_information.json is no JSON',
    ],
    [
      'stations by id',
      having(VERSION_1, 'station_information', stationsOf({})),
      'not-gbfs',
      'station_information has no list',
    ],
    [
      'a status of null',
      having(VERSION_1, 'station_status', stationsOf(null)),
      'not-gbfs',
      'station_status has no list',
    ],
  ])('%s', async (_case, documents, code, message) => {
    await expect(read(documents)).rejects.toMatchObject({
      name: 'GbfsError',
      code,
      message: expect.stringContaining(message),
    });
  });

  it('passes on what the network says', async () => {
    await expect(read(having(VERSION_1, 'station_status', undefined))).rejects.toThrow('answered 404');
  });
});

it('asks for a file again only when its time to live is over, and never more often than every 10 s', async () => {
  const requested: string[] = [];
  const bytes = served(() => VERSION_2);
  const still = served(() => VERSION_1);
  let [now, serve] = [AT, bytes];
  const reader = createSystemReader({
    address: ADDRESS,
    now: () => now,
    bytes: readAlone(() => now).readerOf(async (url, abort) => {
      requested.push(url);
      return (await serve(url, abort, 0)).bytes;
    }),
  });
  const questions = async () => {
    requested.length = 0;
    await reader.read(signal);
    return requested.length;
  };
  expect(await questions()).toBe(5);
  now += 59;
  expect(await questions()).toBe(0);
  now += 1;
  serve = still;
  // Without vehicle_types, and all of them with a time to live of 0.
  expect(await questions()).toBe(4);
  now += 9;
  expect(await questions()).toBe(0);
  now += 1;
  expect(await questions()).toBe(4);
});

it('gives the same system as long as no file was fetched again', async () => {
  let now = AT;
  const bytes = readAlone(() => now).readerOf(async (url) => (await served(() => VERSION_2)(url, signal, 0)).bytes);
  const reader = createSystemReader({ address: ADDRESS, now: () => now, bytes });
  const system = await reader.read(signal);
  now += 59;
  expect(await reader.read(signal)).toBe(system);
  now += 1;
  expect(await reader.read(signal)).not.toBe(system);
});

it('asks again for a file that another server has fetched, once it knows how long that is good for', async () => {
  const asked: number[] = [];
  const fetched = { bytes: Buffer.from('{"data": {}}'), at: AT - 100 };
  const bytes: ReadBytes = async (_url, _signal, maxAgeSeconds) => {
    asked.push(maxAgeSeconds);
    return asked.length === 1 ? { bytes: Buffer.from('{"ttl": 60, "data": {}}'), at: AT - 100 } : fetched;
  };
  const reader = createSystemReader({ address: ADDRESS, now: () => AT, bytes, leastSeconds: 20 });
  await expect(reader.read(signal)).rejects.toThrow('names no files');
  await expect(reader.read(signal)).rejects.toThrow('names no files');
  expect(asked).toEqual([Number.POSITIVE_INFINITY, 60, 20]);
});

it('reads a large system in steps, so that callers are answered in between', async () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => ({
    station_id: `${i}`,
    lat: 48,
    lon: 7,
    num_bikes_available: 1,
  }));
  const files = { ...VERSION_1, station_information: stationsOf(ids), station_status: stationsOf(ids) };
  const turns: number[] = [];
  const nextTurn = async () => void turns.push(turns.length);
  const options = { address: ADDRESS, bytes: served(() => files), now: () => AT, nextTurn };
  const { stations } = await createSystemReader(options).read(signal);
  expect(stations.size).toBe(1_000);
  // 250 per step for each list, and 1 000 per step when merged.
  expect(turns).toHaveLength(4 + 4 + 1);
});

it('reads one document in each turn of the event loop', async () => {
  let [turn, isOver] = [0, false];
  const next = () => {
    turn++;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  await read(VERSION_2);
  isOver = true;
  // One for gbfs.json itself, and one for each of the four files it lists.
  expect(turn).toBeGreaterThanOrEqual(5);
});
