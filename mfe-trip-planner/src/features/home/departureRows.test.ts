import { departureRows } from './departureRows.ts';

type Stop = Parameters<typeof departureRows>[0];
type Departure = Stop['lines'][number]['directions'][number]['departures'][number];

const NOW = '2026-11-24T08:26:00+01:00';

function departure(clock: string, status: Departure['status'] = 'live'): Departure {
  const at = `2026-11-24T${clock}:00+01:00`;
  return {
    stopPointId: 'p',
    platform: '',
    headsign: 'H',
    delaySeconds: null,
    headwaySeconds: null,
    departureDateTime: at,
    scheduledDepartureDateTime: at,
    status,
  };
}

function line(id: string, ...directions: readonly (readonly [headsign: string, ...departures: Departure[]])[]) {
  return {
    line: { id, shortName: id, longName: '', mode: 'tram' as const, color: '#000000', textColor: '#ffffff' },
    alert: null,
    directions: directions.map(([headsign, ...departures], index) => ({
      direction: index as 0 | 1,
      headsigns: [headsign],
      departures,
    })),
  };
}

const shown = (stop: Stop) =>
  departureRows(stop, NOW).map(({ line: { id }, headsign, departures }) => `${id} ${headsign} ${departures.length}`);

it.each<[string, Stop, readonly string[]]>([
  ['nothing', { lines: [] }, []],
  [
    'each line together, its next direction first',
    { lines: [line('A', ['Port', departure('08:40')], ['Gare', departure('08:30')])] },
    ['A Gare 1', 'A Port 1'],
  ],
  [
    'without what has left',
    { lines: [line('A', ['Port', departure('08:20'), departure('08:30')], ['Gare', departure('08:25')])] },
    ['A Port 1'],
  ],
  [
    'what is cancelled does not make a direction the next',
    { lines: [line('A', ['Port', departure('08:27', 'cancelled'), departure('08:50')], ['Gare', departure('08:40')])] },
    ['A Gare 1', 'A Port 2'],
  ],
  [
    'three at most',
    {
      lines: [
        line('A', ['Port', departure('08:30')], ['Gare', departure('08:31')]),
        line('B', ['X', departure('08:28')], ['Y', departure('08:29')]),
      ],
    },
    ['A Port 1', 'A Gare 1', 'B X 1'],
  ],
])('%s', (_, stop, rows) => {
  expect(shown(stop)).toEqual(rows);
});

it('names each destination of a direction', () => {
  const shared = [line('A', ['Port', departure('08:30')])].map((each) => ({
    ...each,
    directions: each.directions.map((direction) => ({ ...direction, headsigns: ['Port', 'Gare'] })),
  }));
  expect(shown({ lines: shared })).toEqual(['A Port / Gare 1']);
});
