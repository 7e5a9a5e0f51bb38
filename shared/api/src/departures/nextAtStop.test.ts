import { nextAtStop, type StopNext } from './nextAtStop.ts';

type Departure = StopNext['lines'][number]['directions'][number]['departures'][number];

const NOW = '2026-11-24T08:00:00+01:00';
const departure = (clock: string, status: Departure['status'] = 'scheduled'): Departure => ({
  stopPointId: 'p',
  platform: '',
  headsign: 'H',
  departureDateTime: `2026-11-24T${clock}:00+01:00`,
  scheduledDepartureDateTime: `2026-11-24T${clock}:00+01:00`,
  status,
  delaySeconds: null,
  headwaySeconds: null,
});
const line = (id: string, ...directions: readonly (readonly [string, ...Departure[]])[]) => ({
  line: { id, shortName: id, longName: '', mode: 'bus' as const, color: '#000000', textColor: '#ffffff' },
  alert: null,
  directions: directions.map(([headsign, ...departures], direction) => ({
    direction: direction as 0 | 1,
    headsigns: [headsign],
    departures,
  })),
});
const stop = (...lines: StopNext['lines']): StopNext => ({ id: 's', name: 'S', lat: 48, lon: 7, lines, others: [] });

it.each<[string, StopNext, readonly string[] | null]>([
  ['nothing', stop(), null],
  ['what has left', stop(line('1', ['Port', departure('07:59')])), null],
  [
    'the soonest of all lines and directions',
    stop(
      line('1', ['Port', departure('08:20')], ['Gare', departure('08:09'), departure('08:29')]),
      line('2', ['Parc', departure('08:10')]),
    ),
    ['1', 'Gare', '08:09', '08:29'],
  ],
  [
    'what is made before what is cancelled',
    stop(
      line('1', ['Port', departure('08:02', 'cancelled'), departure('08:22')]),
      line('2', ['Parc', departure('08:10')]),
    ),
    ['2', 'Parc', '08:10'],
  ],
  [
    'what is cancelled where nothing else leaves',
    stop(line('1', ['Port', departure('08:02', 'cancelled')])),
    ['1', 'Port', '08:02'],
  ],
])('of a stop: %s', (_, given, expected) => {
  const next = nextAtStop(given, NOW);
  const clocks = next?.departures.map(({ departureDateTime }) => departureDateTime.slice(11, 16)) ?? [];
  expect(next && [next.line.id, next.headsign, ...clocks]).toEqual(expected);
});
