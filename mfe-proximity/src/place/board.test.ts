import { boardLines, departuresByDirection, hasLive, headsignsByStopPoint, withoutLive } from './board.ts';
import { BOARD } from './testing/places.ts';

const NOW = '2026-11-24T07:32:00Z';

it('shows of each direction what has not left', () => {
  const [metro] = boardLines(BOARD, NOW);
  expect(metro?.directions.map(({ headsign, departures }) => [headsign, departures.length])).toEqual([
    ['East', 3],
    ['West', 1],
  ]);
});

it('drops a direction without departures', () => {
  const [metro] = boardLines(BOARD, '2026-11-24T07:34:00Z');
  expect(metro?.directions.map(({ headsign }) => headsign)).toEqual(['East']);
});

it('says of a line that does not run for hours when it does', () => {
  const [metro, bus] = boardLines(BOARD, NOW);
  expect(metro?.resumes).toBeNull();
  expect(bus?.resumes?.departureDateTime).toBe('2026-11-24T12:40:00+01:00');
  expect(boardLines(BOARD, '2026-11-24T09:00:00Z')[1]?.resumes).toBeNull();
});

it('knows the last of the day of a direction as long as it is none of the next', () => {
  const [{ line, groups }] = BOARD.lines as [(typeof BOARD.lines)[number]];
  const day = { first: '2026-11-24T05:12:00+01:00', last: '2026-11-25T00:36:00+01:00' };
  const lastIn = (departures: (typeof groups)[number]['departures']) =>
    boardLines({ lines: [{ line, groups: [{ ...groups[0]!, departures, day }] }] }, NOW)[0]?.directions[0]?.last;
  expect(lastIn(groups[0]!.departures)).toBe(day.last);
  expect(lastIn(groups[0]!.departures.map((departure) => ({ ...departure, isLast: true })))).toBeUndefined();
});

it('puts an end that is served in hours only behind those that are served now', () => {
  const [{ line, groups }] = BOARD.lines as [(typeof BOARD.lines)[number]];
  const far = groups[0]!.departures.slice(0, 1).map((departure) => ({
    ...departure,
    headsign: 'Quarry',
    departureDateTime: '2026-11-24T16:40:00+01:00',
  }));
  const rare = { direction: 0 as const, headsigns: ['Quarry'], departures: far };
  const [found] = boardLines({ lines: [{ line, groups: [...groups, rare] }] }, NOW);
  expect(found?.directions.map(({ headsign }) => headsign)).toEqual(['East', 'West']);
  expect(found?.later.map(({ headsign }) => headsign)).toEqual(['Quarry']);
});

it.each([
  ['M1', ['M1']],
  [null, ['M1', '11']],
  ['gone', ['M1', '11']],
])('filtered by %s has %j', (lineId, ids) => {
  expect(boardLines(BOARD, NOW, lineId).map(({ line }) => line.id)).toEqual(ids);
});

it('shows only planned times once what is known is too old', () => {
  expect(hasLive(BOARD)).toBe(true);
  const old = withoutLive(BOARD);
  const statuses = old.lines.flatMap(({ groups }) => groups.flatMap((group) => group.departures.map((d) => d.status)));
  expect(new Set(statuses)).toEqual(new Set(['scheduled', 'cancelled']));
});

it('knows where the vehicles of a platform go', () => {
  expect([...(headsignsByStopPoint(BOARD).get('S:1') ?? [])]).toEqual(['East', 'West']);
  expect([...(headsignsByStopPoint(BOARD).get('S:2') ?? [])]).toEqual(['Town Hall']);
});

it('puts the departures of a line that branches in one order, as far as all its ends are known', () => {
  const [template] = BOARD.lines[0]!.groups[0]!.departures;
  const to = (headsign: string, direction: 0 | 1, ...clocks: string[]) => ({
    direction,
    headsign,
    departures: clocks.map((clock) => ({
      ...template!,
      scheduledDepartureDateTime: `2026-11-24T${clock}:00+01:00`,
      departureDateTime: `2026-11-24T${clock}:00+01:00`,
    })),
  });
  const directions = [
    to('Kehl', 0, '08:00', '08:24', '08:48'),
    to('Harbour', 0, '08:12', '08:36'),
    to('Town', 1, '08:05', '08:17'),
  ];
  const clocks = departuresByDirection(directions).map((departures) =>
    departures.map(({ departureDateTime }) => departureDateTime.slice(11, 16)),
  );
  expect(clocks).toEqual([
    ['08:00', '08:12', '08:24', '08:36'],
    ['08:05', '08:17'],
  ]);
});
