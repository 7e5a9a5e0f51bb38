import { at, column, lineTimetable } from '../testing/timetables.ts';
import { currentColumn, lineTableOf, pastCount } from './lineTable.ts';

const PARIS = 'Europe/Paris';
const EARLY = column('early', '8:00 8:10 8:20');
const SHORT = column('short', '- 8:30 8:40', { notes: ['startsLater'], wheelchair: 'yes' });
const BRANCH = column('branch', '8:35 8:45 -', { headsign: 'Park', headwaySeconds: 600, boardingOnly: [1] });
const NIGHT = column('night', '23:50 24:05 24:15', { notes: ['startsLater'] });
const table = lineTableOf(lineTimetable([EARLY, SHORT, BRANCH, NIGHT]), PARIS);

it('shows what clocks show at each stop, also after midnight', () => {
  expect(table.rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.clock)])).toEqual([
    ['Airport', '08:00', undefined, '08:35', '23:50'],
    ['Market', '08:10', '08:30', '08:45', '00:05'],
    ['University', '08:20', '08:40', undefined, '00:15'],
  ]);
});

it('has a letter for each remark, one for all trips that have it', () => {
  expect(table.columns.map(({ letters }) => letters)).toEqual(['', 'a', 'b c', 'a']);
  expect(table.rows[1]?.cells.map((cell) => cell?.letters)).toEqual(['', '', 'd', '']);
  expect(table.remarks).toEqual([
    { letter: 'a', remark: { kind: 'startsLater' } },
    { letter: 'b', remark: { kind: 'destination', name: 'Park' } },
    { letter: 'c', remark: { kind: 'headway', minutes: 10 } },
    { letter: 'd', remark: { kind: 'boardingOnly' } },
  ]);
  expect(table.columns.map(({ start, isAccessible }) => [start, isAccessible])).toContainEqual(['08:30', true]);
});

it('says of each trip that it has to be booked where the line or the trip does', () => {
  const booked = column('booked', '9:00 9:10 9:20', { booked: [{ row: 0, boarding: 0, alighting: null }] });
  const remarked = (onDemand: boolean) =>
    lineTableOf(lineTimetable([EARLY, booked], { onDemand }), PARIS).columns.map(({ letters }) => letters);
  expect(remarked(false)).toEqual(['', 'a']);
  expect(remarked(true)).toEqual(['a', 'a']);
});

it('tells two trips of the hour that a night has twice apart', () => {
  const trips = ['+02:00', '+01:00'].map((offset) =>
    column(offset, '2:04 2:10 2:20', {
      times: ['04', '10', '20'].map((minute) => `2026-10-25T02:${minute}:00${offset}`),
    }),
  );
  const { rows, remarks } = lineTableOf(lineTimetable(trips), PARIS);
  expect(rows[0]?.cells.map((cell) => `${cell?.clock} ${cell?.letters}`)).toEqual(['02:04 a', '02:04 b']);
  expect(remarks.map(({ remark }) => remark.kind)).toEqual(['summerTime', 'winterTime']);
});

it.each([
  ['the next trip at the chosen stop', 'm', '8:15', 1],
  ['a trip that leaves at this minute', 'a', '8:35', 2],
  ['what is still under way where nothing leaves from the stop any more', 'b', '8:12', 0],
  ['a trip of the night, after midnight', 'm', '24:04', 3],
])('is at %s', (_, stop, clock, expected) => {
  expect(currentColumn(table, stop, at(clock))).toBe(expected);
});

it.each([
  ['7:59', 'before the first'],
  ['24:16', 'after the last'],
])('is at no trip at %s, %s', (clock) => {
  expect(currentColumn(table, 'a', at(clock))).toBeNull();
});

it('counts the past times of a row', () => {
  expect(['8:00', '8:01', '24:00'].map((clock) => pastCount(table.rows[0]!, at(clock)))).toEqual([0, 1, 3]);
});
