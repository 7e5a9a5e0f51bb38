import { encode } from '@placemarkio/polyline';
import { place, trip } from '../../testing/trips.ts';
import { alertStripOf } from './alertStrip.ts';
import { boxOfTown, linesOnMap, vehiclesOnMap } from './networkOnMap.ts';
import { tilesOf } from './tiles.ts';

const badge = (id: string, shortName = id) => ({
  id,
  shortName,
  longName: '',
  mode: 'tram' as const,
  color: '#0055aa',
  textColor: '#ffffff',
});

describe('the strip of alerts', () => {
  const alert = (ids: readonly string[], lineCount = ids.length, header = 'Works') => ({
    id: ids.join(),
    effect: 'detour' as const,
    severity: 'warning' as const,
    header,
    lines: ids.map((id) => badge(id)),
    lineCount,
  });
  type Alert = ReturnType<typeof alert>;

  it.each<[string, readonly Alert[], object | null]>([
    ['none', [], null],
    ['one, of one line', [alert(['A'])], { names: ['A'], more: 0, header: 'Works', lineId: 'A' }],
    ['one, of several lines', [alert(['16', 'C'])], { names: ['16', 'C'], more: 0, header: 'Works', lineId: null }],
    ['one, of more than it names', [alert(['A', 'B', 'C', 'D', 'E'], 30)], { names: ['A', 'B', 'C', 'D'], more: 26 }],
    ['one, of the whole network', [alert([])], { names: [], more: 0, header: 'Works', lineId: null }],
    ['several', [alert(['A']), alert(['B', 'A'])], { names: ['A', 'B'], more: 0, header: null, count: 2 }],
  ])('%s', (_, alerts, expected) => {
    const strip = alertStripOf({ alerts: [...alerts], alertCount: alerts.length });
    if (expected === null) expect(strip).toBeNull();
    else expect(strip).toMatchObject(expected);
  });

  it('names lines of one name once', () => {
    const twins = { ...alert([]), lines: [badge('1', 'G'), badge('2', 'G')], lineCount: 2 };
    expect(alertStripOf({ alerts: [twins], alertCount: 1 })).toMatchObject({ names: ['G'], more: 0 });
  });
});

describe('the network on the map', () => {
  const way = (...points: [lat: number, lon: number][]) => encode(points.map(([lat, lon]) => [lon, lat]));
  const line = (id: string, ...geometry: string[]) => ({ ...badge(id), geometry });

  it('has each way of a line, and the box around a town', () => {
    const shapes = linesOnMap([line('A', way([48, 2], [48.1, 2.1]), way([48, 2], [47.9, 2]))]);
    expect(shapes.map(({ id, geometry }) => [id, geometry.length])).toEqual([
      ['A 0', 2],
      ['A 1', 2],
    ]);
    expect(boxOfTown(shapes)).toEqual({ south: 47.9, west: 2, north: 48.1, east: 2.1 });
  });

  it('has the box around a town without the ends of the one line that leaves it', () => {
    const town = Array.from({ length: 100 }, (_, at): [number, number] => [48 + at / 1_000, 2 + at / 1_000]);
    const shapes = linesOnMap([line('A', way(...town)), line('R', way([48.05, 1.6], [48.05, 2.05], [48.05, 2.19]))]);
    expect(boxOfTown(shapes)).toEqual({ south: 48.001, west: 2, north: 48.098, east: 2.099 });
  });

  it('has no box without lines, nor around a country', () => {
    expect(boxOfTown([])).toBeNull();
    for (const far of [way([48, 2], [49, 2]), way([48, 2], [48, 3])]) {
      expect(boxOfTown(linesOnMap([line('A', far)]))).toBeNull();
    }
  });

  it('has the vehicles of lines, by the clock of the device', () => {
    const vehicle = {
      id: 'v',
      label: '',
      lat: 48,
      lon: 2,
      bearing: null,
      at: '2026-11-24T08:00:10+01:00',
      ageSeconds: 0,
      headsign: null,
      direction: null,
      tripId: null,
      stopId: null,
      delaySeconds: null,
    };
    expect(
      vehiclesOnMap(
        [
          { ...vehicle, line: badge('A') },
          { ...vehicle, line: null },
        ],
        10_000,
      ),
    ).toEqual([
      { id: 'v', mode: 'tram', line: badge('A'), lat: 48, lon: 2, bearing: null, at: Date.UTC(2026, 10, 24, 7) },
    ]);
  });
});

it('has tiles for home and work, then trips, then stops and other places, eight at most', () => {
  const saved = (favoriteId: string, category: string | null, type: string) => ({
    favoriteId,
    category,
    place: place(favoriteId, { type }),
  });
  const places = [
    saved('home', 'HOME', 'address'),
    saved('other', 'OTHER', 'address'),
    saved('work', 'WORK', 'address'),
    saved('stop', null, 'STOP_AREA'),
    ...['1', '2', '3', '4'].map((id) => saved(id, null, 'museum')),
  ];
  const tiles = tilesOf({ places, trips: [{ favoriteId: 'trip', trip: trip() }], lines: [] });
  expect(tiles.map(({ favoriteId, kind }) => `${favoriteId} ${kind}`)).toEqual([
    'home place',
    'work place',
    'trip trip',
    'other place',
    'stop stop',
    '1 place',
    '2 place',
    '3 place',
  ]);
  expect(tiles.map((tile) => tile.kind === 'place' && tile.category)).toEqual([
    'HOME',
    'WORK',
    false,
    null,
    false,
    null,
    null,
    null,
  ]);
});
