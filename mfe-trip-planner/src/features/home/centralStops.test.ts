import { centralStops } from './centralStops.ts';

type Stop = Parameters<typeof centralStops>[0][number];
type Status = Stop['lines'][number]['directions'][number]['departures'][number]['status'];

const NOW = '2026-11-24T08:26:00+01:00';

function line(id: string, clock: string, status: Status = 'live'): Stop['lines'][number] {
  const at = `2026-11-24T${clock}:00+01:00`;
  const departure = {
    stopPointId: 'p',
    platform: '',
    headsign: 'H',
    delaySeconds: null,
    headwaySeconds: null,
    departureDateTime: at,
    scheduledDepartureDateTime: at,
    status,
  };
  return {
    line: { id, shortName: id, longName: '', mode: 'tram', color: '#000000', textColor: '#ffffff' },
    alert: null,
    directions: [{ direction: 0, headsigns: ['H'], departures: [departure] }],
  };
}

const stop = (name: string, metres: number, ...lines: Stop['lines']): Stop => ({
  id: name,
  name,
  lat: 48,
  lon: 7,
  metres,
  seconds: metres,
  lines,
  others: [],
});

it.each<[string, Stop[], string[]]>([
  ['none where there are none', [], []],
  [
    'that of most lines first, two at most, the nearest of equal ones',
    [
      stop('Edge', 10, line('1', '08:30')),
      stop('Gare', 300, line('2', '08:30'), line('3', '08:40')),
      stop('Port', 90, line('4', '08:40')),
    ],
    ['Gare: 2 3', 'Edge: 1'],
  ],
  [
    'without lines that leave at night, or only stops of such',
    [
      stop('Night', 5, line('N1', '23:30'), line('N2', '23:40')),
      stop('Gare', 300, line('N1', '23:31'), line('A', '09:26')),
    ],
    ['Gare: A'],
  ],
  [
    'without what has left and what is cancelled',
    [stop('Gare', 5, line('A', '08:20'), line('B', '08:30', 'cancelled'))],
    [],
  ],
])('shows %s', (_, stops, shown) => {
  expect(
    centralStops(stops, NOW).map(({ name, lines }) => `${name}: ${lines.map(({ line: { id } }) => id).join(' ')}`),
  ).toEqual(shown);
});
