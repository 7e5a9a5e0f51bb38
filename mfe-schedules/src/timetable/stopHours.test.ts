import { at, departure, stopTimetable } from '../testing/timetables.ts';
import { nowInHours, stopHoursOf } from './stopHours.ts';

const timetable = stopTimetable([
  departure('5:27'),
  departure('8:04'),
  departure('8:35', { destination: 1 }),
  departure('10:00', { headwaySeconds: 420, booking: 0 }),
  departure('24:13', { destination: 1 }),
]);
const hours = stopHoursOf(timetable, 'Europe/Paris');
/** The minute of the departure, and the hour. */
const found = (clock: string) => {
  const { hour, departure: key } = nowInHours(hours, at(clock));
  return [hour?.slice(11, 13) ?? null, key?.split(' ')[0] ?? null];
};

it('puts the minutes behind their hour, those after midnight last', () => {
  expect(hours.hours.map(({ hour, departures }) => [hour, ...departures.map(({ minute }) => minute)])).toEqual([
    ['05', '27'],
    ['08', '04', '35'],
    ['10', '00'],
    ['00', '13'],
  ]);
  expect(hours.ends).toEqual({ first: '05:27', last: '00:13' });
});

it('has letters for what is not usual', () => {
  expect(hours.hours.flatMap(({ departures }) => departures.map(({ letters }) => letters))).toEqual([
    '',
    '',
    'a',
    'b c',
    'a',
  ]);
  expect(hours.remarks.map(({ remark }) => remark)).toEqual([
    { kind: 'destination', name: 'Park' },
    { kind: 'headway', minutes: 7 },
    { kind: 'booked' },
  ]);
});

it.each([
  ['8:04', '08', '8:04'],
  ['8:05', '08', '8:35'],
  ['8:59', '08', '10:00'],
  ['9:30', null, '10:00'],
  ['24:13', '00', '24:13'],
  ['24:14', '00', null],
  ['25:00', null, null],
])('at %s it is the hour %s, and %s is next', (clock, hour, next) => {
  expect(found(clock)).toEqual([hour, next]);
});

it('keeps the hour that a night in autumn has twice', () => {
  const twice = ['2026-10-25T02:15:00+02:00', '2026-10-25T02:15:00+01:00'].map((departureDateTime) => ({
    date: '2026-10-25',
    hour: 2,
    departures: [departure('2:15', { departureDateTime })],
  }));
  const night = stopHoursOf(stopTimetable([], { hours: twice }), 'Europe/Paris');
  expect(new Set(night.hours.map(({ key }) => key)).size).toBe(2);
  expect(night.hours.map(({ departures }) => departures[0]?.letters)).toEqual(['a', 'b']);
  expect(night.remarks.map(({ remark }) => remark.kind)).toEqual(['summerTime', 'winterTime']);
  expect(nowInHours(night, '2026-10-25T01:05Z').hour).toBe(night.hours[1]?.key);
});

it('has no first and last on a day without departures', () => {
  expect(stopHoursOf(stopTimetable([]), 'Europe/Paris').ends).toBeNull();
});
