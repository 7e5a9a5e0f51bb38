import { readAlone } from '../realtime/fetched.ts';
import { createFetchLive } from '../realtime/fetchLive.ts';
import { NO_HEADERS } from '../realtime/liveHeaders.ts';
import { bytesOver, httpSource } from './overHttp.ts';
import { createSharing, type SharingSource } from './sharing.ts';
import { ADDRESS, AT, type Files, served, VERSION_1, VERSION_2, VERSION_3 } from './testing/documents.ts';

const source = (files: () => Files, ids: SharingSource['ids'] = 'bySystem', name = 'bikes'): SharingSource => ({
  name,
  address: ADDRESS,
  bytes: served(files),
  ids,
});

const sharingOf = (sources: readonly SharingSource[], now = () => AT) =>
  createSharing({ sources, everySeconds: 30, now });

it('knows nothing before the first fetch', () => {
  const sharing = sharingOf([source(() => VERSION_1)]);
  expect([sharing.stations(), sharing.version()]).toEqual([[], '']);
  expect(sharing.station('bikeSharingStations', 'old:1')).toBeNull();
  expect(sharing.health()).toMatchObject([{ source: 'bikes', state: 'waiting', at: null }]);
});

it('gives stations of several systems, distinguished by the system', async () => {
  const sharing = sharingOf([source(() => VERSION_1), source(() => VERSION_3, 'bySystem', 'cars')]);
  await sharing.refresh();
  expect(sharing.stations().map(({ id, type, name }) => [id, type, name])).toEqual([
    ['old:1', 'bikeSharingStations', 'Torget'],
    ['old:2', 'bikeSharingStations', 'Havna'],
    ['cars:a/1', 'carSharingStations', 'Mairie'],
  ]);
  expect(sharing.stations()[0]?.facts).toEqual({ capacity: 12, operator: 'Bysykkel' });
  expect(sharing.station('bikeSharingStations', 'old:1')?.availability?.vehicles).toBe(3);
  expect(sharing.station('carSharingStations', 'old:1')).toBeNull();
  expect(sharing.health()).toMatchObject([
    { source: 'bikes', state: 'ok', at: AT, problem: null },
    { source: 'cars', state: 'ok', at: AT },
  ]);
});

it('tells a system that does not name itself by where it is', async () => {
  const { system_information: _, ...files } = VERSION_3;
  const gbfs = {
    data: { feeds: Object.keys(files).map((name) => ({ name, url: `https://bikes.example/${name}.json` })) },
  };
  const sharing = sharingOf([source(() => ({ ...files, gbfs }))]);
  await sharing.refresh();
  expect(sharing.stations().map(({ id }) => id)).toEqual(['bikes.example:a/1']);
});

it('keeps the operator’s own ids where configured, and the first of two stations with one id', async () => {
  const sharing = sharingOf([source(() => VERSION_1, 'own'), source(() => VERSION_1, 'own', 'again')]);
  await sharing.refresh();
  expect(sharing.stations().map(({ id }) => id)).toEqual(['1', '2']);
});

it('gives the same list of stations while only what stands there changes', async () => {
  let [files, now]: [Files, number] = [VERSION_1, AT];
  const sharing = sharingOf([source(() => files)], () => now);
  await sharing.refresh();
  const [before, version] = [sharing.stations(), sharing.version()];
  const status = { last_updated: AT + 60, data: { stations: [{ station_id: '1', num_bikes_available: 8 }] } };
  files = { ...VERSION_1, station_status: status };
  now += 60;
  await sharing.refresh();
  expect(sharing.station('bikeSharingStations', 'old:1')?.availability?.vehicles).toBe(8);
  expect(sharing.stations()).toBe(before);
  const stations = [{ station_id: '3', name: 'Ny', lat: 48, lon: -1.7 }];
  files = { ...VERSION_1, station_information: { data: { stations } } };
  now += 60;
  await sharing.refresh();
  expect(sharing.stations().map(({ id }) => id)).toEqual(['old:3']);
  expect(sharing.version()).not.toBe(version);
});

it('keeps the last good answer, says what is wrong, and that what it has is old', async () => {
  let [files, now]: [Files, number] = [VERSION_1, AT];
  const sharing = sharingOf([source(() => files)], () => now);
  await sharing.refresh();
  files = { ...VERSION_1, station_status: '<html>Service unavailable</html>' };
  now += 60;
  await sharing.refresh();
  expect(sharing.station('bikeSharingStations', 'old:1')?.availability?.vehicles).toBe(3);
  expect(sharing.health()).toMatchObject([
    { state: 'failing', at: AT, problem: expect.stringContaining('station_status.json is a web page') },
  ]);
  files = VERSION_1;
  now += 600;
  await sharing.refresh();
  expect(sharing.health()).toMatchObject([{ state: 'stale', at: AT, problem: null }]);
});

it('says what it left out, and from which source', async () => {
  const sharing = sharingOf([source(() => VERSION_2)]);
  await sharing.refresh();
  expect(sharing.health()).toMatchObject([
    { source: 'bikes', state: 'ok', problem: null, warnings: [{ code: 'odd-vehicle-type', count: 1 }] },
  ]);
});

const stations = (...places: readonly unknown[]): Files => ({
  ...VERSION_1,
  station_information: { data: { stations: places.map((lat, i) => ({ station_id: `${i + 1}`, lat, lon: -1.7 })) } },
});

it.each<[string, Files, string]>([
  ['places', stations('north', 'south'), 'None of its 2 stations has an id and a place on the globe.'],
  [
    'numbers',
    { ...VERSION_1, station_status: { data: { stations: [{ station_id: '1', num_bikes_available: -5 }] } } },
    'None of its 1 stations says in numbers what stands there.',
  ],
])('keeps the last good answer when a system has lost all its %s', async (_what, broken, problem) => {
  let [files, now]: [Files, number] = [VERSION_1, AT];
  const sharing = sharingOf([source(() => files)], () => now);
  await sharing.refresh();
  files = broken;
  now += 60;
  await sharing.refresh();
  expect(sharing.stations()).toHaveLength(2);
  expect(sharing.station('bikeSharingStations', 'old:1')?.availability?.vehicles).toBe(3);
  expect(sharing.health()).toMatchObject([{ state: 'failing', at: AT, problem }]);
});

it('uses what is left of a system that has lost most of its stations, and says so', async () => {
  const sharing = sharingOf([source(() => stations(48, 'south', null))]);
  await sharing.refresh();
  expect(sharing.stations()).toHaveLength(1);
  const problem = 'Of its 3 stations, 2 have no id or no place on the globe.';
  expect(sharing.health()).toMatchObject([
    { problem, warnings: expect.arrayContaining([{ code: 'odd-station', count: 2, message: expect.any(String) }]) },
  ]);
});

it('takes a system that lists no stations for one that has none now', async () => {
  const sharing = sharingOf([source(() => ({ ...stations(), station_status: { data: { stations: [] } } }))]);
  await sharing.refresh();
  expect(sharing.stations()).toEqual([]);
  expect(sharing.health()).toMatchObject([{ problem: null }]);
});

it('asks by itself once it is started, and no more once it is stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sharing = sharingOf([
    {
      ...source(() => VERSION_1),
      async bytes(...request) {
        resolve();
        return served(() => VERSION_1)(...request);
      },
    },
  ]);
  sharing.start();
  await promise;
  await sharing.refresh();
  sharing.stop();
  expect(sharing.stations()).toHaveLength(2);
});

describe('over the network', () => {
  it('names a source without its secrets', () => {
    expect(
      httpSource(
        'https://user:pw@bikes.example/gbfs.json?key=secret',
        NO_HEADERS,
        readAlone(() => AT),
      ),
    ).toMatchObject({
      name: 'gbfs https://bikes.example/gbfs.json',
      ids: 'bySystem',
    });
  });

  it.each(['file:///etc/passwd', 'ftp://bikes.example/x.json', 'data:application/json,{}'])(
    'does not read %s',
    async (url) => {
      await expect(bytesOver(createFetchLive())(url, new AbortController().signal)).rejects.toMatchObject({
        code: 'not-readable',
      });
    },
  );
});
