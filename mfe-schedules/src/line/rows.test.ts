import type { Alert } from '../alerts/alertPeriod.ts';
import { lineA, stopNamed, tripStopTime, vehicleAt } from '../testing/lineDetail.ts';
import { chosenRow, foldBefore, rowOfStop } from './chosenStop.ts';
import { closedRows, closures } from './interruption.ts';
import { destinationsOf, directionOf, endsOf, type LineDirection } from './lineDetail.ts';
import { rowsOfTrip, timeAtStop } from './rowsOfTrip.ts';
import { freshestAge, vehiclesInDirection, vehiclesInFold, vehiclesOnBar } from './vehiclesOnBar.ts';
import { vehiclesOnMap } from './vehiclesOnMap.ts';

const NOW = '2026-11-24T07:28:00Z';
const line = lineA();
const [out, back] = line.directions as [LineDirection, LineDirection];

describe('directions', () => {
  it('are the requested one, else the first', () => {
    const none = { direction: null, stop: null };
    expect(directionOf(line, { direction: 1, stop: 'm:0' })).toBe(back);
    expect(directionOf(line, none)).toBe(out);
    expect(directionOf(line, { direction: null, stop: 'm:1' })).toBe(back);
    expect(directionOf({ ...line, directions: [back] }, { direction: 0, stop: null })).toBe(back);
    expect(directionOf({ ...line, directions: [] }, none)).toBeNull();
  });

  it('are named by two destinations at most, by the last stop where there is none', () => {
    expect(destinationsOf({ ...out, headsigns: ['A', ' ', 'B', 'C'] })).toEqual(['A', 'B']);
    expect(destinationsOf({ ...out, headsigns: [] })).toEqual(['University']);
  });

  it('give the ends of the line, one for a loop', () => {
    expect(endsOf(line)).toEqual(['Airport', 'University']);
    const loop = { ...out, variants: [{ headsign: '', from: 'Airport', to: 'Airport', runs: 1, stops: [0] }] };
    expect(endsOf({ ...line, directions: [loop] })).toEqual(['Airport']);
  });
});

describe('the chosen stop', () => {
  it.each([
    ['is that of the address', 'm', null, 2],
    ['is that of the address, by its stop point', 'p:0', null, 3],
    ['is the nearest to the traveller', null, { lat: 48.001, lon: 0.011 }, 1],
    ['is the nearest where the address names another line’s', 'x', { lat: 48, lon: 0.031 }, 3],
    ['is the first where the traveller is far away', null, { lat: 49, lon: 0.04 }, 0],
    ['is the first where nothing is known', null, null, 0],
  ])('%s', (_, id, position, row) => {
    expect(chosenRow(out.stops, id, position)).toBe(row);
  });

  it('of a loop is the row where it begins', () => {
    expect(rowOfStop([...out.stops, stopNamed('a', 'Airport', 0)], 'a')).toBe(0);
  });

  it.each([
    [0, null],
    [2, null],
    [3, { from: 1, to: 1 }],
    [4, { from: 1, to: 2 }],
  ])('at row %i folds %j', (chosen, fold) => {
    expect(foldBefore(chosen, new Set())).toEqual(chosen === 3 ? null : fold);
  });

  it.each([
    [9, [6, 7], { from: 1, to: 4 }],
    [9, [2], null],
    [9, [0, 1], null],
    [5, [8], { from: 1, to: 3 }],
  ])('at row %i with %j closed folds %j', (chosen, closed, fold) => {
    expect(foldBefore(chosen, new Set(closed))).toEqual(fold);
  });
});

describe('the times of a departure', () => {
  const calls = (ids: string) => [...ids].map((id, at) => tripStopTime(id, `08:3${at}`));
  const idsAt = (direction: LineDirection, ids: string) =>
    rowsOfTrip(direction, calls(ids)).map((call) => call?.departureDateTime.slice(14, 16) ?? '-');

  it.each([
    ['abmpu', ['30', '31', '32', '33', '34']],
    ['bmp', ['-', '30', '31', '32', '-']],
    ['axu', ['30', '-', '-', '-', '32']],
  ])('of a trip that stops at %s are on its rows', (ids, expected) => {
    expect(idsAt(out, ids)).toEqual(expected);
  });

  it('are on both rows of the stop where a loop begins and ends', () => {
    const stops = [...out.stops, stopNamed('a', 'Airport', 0)];
    const way = { headsign: '', from: '', to: '', runs: 1, stops: [0, 1, 2, 3, 4, 5] };
    expect(idsAt({ ...out, stops, variants: [way] }, 'abmpua')).toEqual(['30', '31', '32', '33', '34', '35']);
  });

  it('take the way of its own variant where a stop has two rows', () => {
    const stops = [...out.stops, stopNamed('b', 'Bridge', 0.01)];
    const way = { headsign: '', from: '', to: '', runs: 1, stops: [0, 2, 5] };
    expect(idsAt({ ...out, stops, variants: [way] }, 'amb')).toEqual(['30', '-', '31', '-', '-', '32']);
  });

  it('are those of departure, of arrival at the last stop', () => {
    const call = tripStopTime('a', '08:30', { arrivalDateTime: '2026-11-24T08:29:00+01:00' });
    expect(timeAtStop(call, false)).toBe('2026-11-24T08:30:00+01:00');
    expect(timeAtStop(call, true)).toBe('2026-11-24T08:29:00+01:00');
  });
});

describe('vehicles', () => {
  it('are those of the direction that reported in the last five minutes', () => {
    const vehicles = [
      vehicleAt('one', 0.005, 'b:0'),
      vehicleAt('other way', 0.005, 'b:1', { direction: 1 }),
      vehicleAt('unknown way', 0.005, 'b:0', { direction: null }),
      vehicleAt('unknown way, other side', 0.005, 'b:1', { direction: null }),
      vehicleAt('old', 0.005, 'b:0', { at: '2026-11-24T08:22:59+01:00' }),
    ];
    expect(vehiclesInDirection(vehicles, out, NOW).map(({ id }) => id)).toEqual(['one', 'unknown way']);
  });

  it.each([
    ['between two stops', vehicleAt('v', 0.0125, 'm:0'), 1, 0.25],
    ['at its first stop', vehicleAt('v', 0, 'a:0'), 0, 0],
    ['at its last stop', vehicleAt('v', 0.04, 'u:0'), 3, 1],
  ])('%s are on the bar below a row', (_, vehicle, row, share) => {
    expect(vehiclesOnBar(out, [vehicle], NOW)).toEqual([
      { id: 'v', row, share: expect.closeTo(share, 2), isFaded: false },
    ]);
  });

  it('are not on the bar without a next stop, and faded after two minutes', () => {
    const old = vehicleAt('old', 0.015, 'm:0', { at: '2026-11-24T08:25:00+01:00' });
    expect(vehiclesOnBar(out, [vehicleAt('lost', 0.005, null), old], NOW)).toMatchObject([
      { id: 'old', isFaded: true },
    ]);
    expect(freshestAge([old], NOW)).toBe(180);
    expect(freshestAge([], NOW)).toBeNull();
  });

  it('are on the map where they go, with the time of their report on the clock of the device', () => {
    const reported = vehicleAt('v', 0.005, 'b:0', { bearing: 135, at: '2026-11-24T08:27:50+01:00' });
    const unknown = vehicleAt('w', 0.01, 'b:0', { bearing: null });
    const at = Date.parse('2026-11-24T05:27:50Z');
    expect(vehiclesOnMap([reported, unknown], line, 2 * 3_600_000)).toEqual([
      { id: 'v', mode: 'tram', lat: 48, lon: 0.005, bearing: 135, at },
      { id: 'w', mode: 'tram', lat: 48, lon: 0.01, bearing: null, at },
    ]);
  });

  it('are counted where they are folded, and no further', () => {
    const rows = [0, 2, 4, 5].map((row) => ({ id: `${row}`, row, share: 0.5, isFaded: false }));
    expect(vehiclesInFold(rows, { from: 1, to: 4 })).toBe(3);
    expect(vehiclesInFold([], { from: 1, to: 4 })).toBe(0);
  });

  it('on a loop are on the row where their way is the straightest', () => {
    const stops = [...out.stops, stopNamed('b', 'Bridge', 0.01, { stopPointIds: ['b:0'] })];
    const way = { headsign: '', from: '', to: '', runs: 1, stops: [0, 1, 2, 3, 4, 5] };
    const loop = { ...out, stops, variants: [way] };
    expect(vehiclesOnBar(loop, [vehicleAt('v', 0.03, 'b:0')], NOW)).toMatchObject([{ row: 4 }]);
    expect(vehiclesOnBar(loop, [vehicleAt('v', 0.002, 'b:0')], NOW)).toMatchObject([{ row: 0 }]);
  });
});

describe('an interruption', () => {
  const alert = (change: Partial<Alert>): Alert => ({
    id: 'i',
    effect: 'noService',
    severity: 'severe',
    header: 'No trams',
    description: '',
    url: '',
    periods: [],
    lineIds: ['A'],
    stopIds: [],
    ...change,
  });
  const rows = (alerts: readonly Alert[], times: Parameters<typeof closedRows>[2] = []) => {
    const { closed, provisionalEnd } = closedRows(out, alerts, times);
    return { closed: [...closed], provisionalEnd };
  };

  it('is an alert that holds now and says that there is no service', () => {
    const later = alert({ id: 'l', periods: [{ from: '2026-11-25T05:00:00+01:00', to: null }] });
    const all = [alert({}), later, alert({ id: 'd', effect: 'detour' })];
    expect(closures({ alerts: all }, NOW).map(({ id }) => id)).toEqual(['i']);
  });

  it('closes the stops that the alert names, all of them where it names none', () => {
    expect(rows([alert({ stopIds: ['m', 'p:0'] })]).closed).toEqual([2, 3]);
    expect(rows([alert({})]).closed).toEqual([0, 1, 2, 3, 4]);
    expect(rows([])).toEqual({ closed: [], provisionalEnd: null });
  });

  it('closes what the chosen departure skips, and names where it ends for now', () => {
    const times = [...'abmpu'].map((id, at) => tripStopTime(id, `08:3${at}`, at > 2 ? { status: 'skipped' } : {}));
    expect(rows([], times)).toEqual({ closed: [3, 4], provisionalEnd: 2 });
    const middle = times.map((time, at) => ({ ...time, status: at === 2 ? ('skipped' as const) : ('live' as const) }));
    expect(rows([], middle)).toEqual({ closed: [2], provisionalEnd: null });
  });
});
