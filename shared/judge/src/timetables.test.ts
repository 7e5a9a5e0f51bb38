/** Verdicts of the judge on reported timetables. */
import { dayOf } from './clock.ts';
import type { ReportedColumn, ReportedTimetable } from './reportedTimetable.ts';
import { smallFeed } from './testing/smallFeed.ts';
import { departureMistakes, kindsOfDays, linesByWays, timetableMistakes } from './timetables.ts';

const { feed } = smallFeed(
  'A 0, B 500, C 1000, D 1500',
  `early: A 8:00, B 8:10, C 8:20
   short: B 8:30, C 8:40
   late: A 9:00, B 9:10-9:12?, C 9:20
   loop: A 24:10, B 24:20, A 24:30
   back: C 10:00, B 10:10, A 10:20
   other/r2: A 8:00, D 8:05`,
);
const DAY = dayOf('2026-06-03');

const row = (id: string) => ({ place: id, name: id, stops: new Set([id]) });

/** `8:00 - 8:20`: a dash where it does not stop. */
function column(trip: string, clocks: string, change: Partial<ReportedColumn> = {}): ReportedColumn {
  const times = clocks.split(' ').map((clock) => {
    if (clock === '-') return null;
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const [date, hour] = hours < 24 ? ['2026-06-03', hours] : ['2026-06-04', hours - 24];
    return `${date}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00+02:00`;
  });
  return { trip, offset: 0, times, notes: [], boardingOnly: [], alightingOnly: [], ...change };
}

const EARLY = column('early', '8:00 8:10 8:20 -');
const SHORT = column('short', '- 8:30 8:40 -', { notes: ['startsLater'] });
const LATE = column('late', '9:00 9:12 9:20 -', { boardingOnly: [1] });
const LOOP = column('loop', '24:10 24:20 - 24:30');
const OUT: ReportedTimetable = {
  rows: [row('A'), row('B'), row('C'), row('A')],
  columns: [EARLY, SHORT, LATE, LOOP],
};
const BACK: ReportedTimetable = {
  rows: [row('C'), row('B'), row('A')],
  columns: [column('back', '10:00 10:10 10:20')],
};

const mistakes = (out: Partial<ReportedTimetable> = {}, back: ReportedTimetable = BACK) =>
  timetableMistakes(feed, 'r', DAY, [{ ...OUT, ...out }, back]);

it('finds nothing wrong with a timetable that is right', () => {
  expect(mistakes()).toEqual([]);
});

it.each<[string, Partial<ReportedTimetable>, string[]]>([
  ['a trip that is missing', { columns: [EARLY, SHORT, LOOP] }, ['without late +0']],
  ['a trip twice', { columns: [EARLY, EARLY, SHORT, LATE, LOOP] }, ['with early +0']],
  [
    'another time',
    { columns: [EARLY, SHORT, LATE, column('loop', '24:10 24:21 - 24:30')] },
    ['loop +0: 2026-06-04T00:21:00+02:00 instead of 2026-06-04T00:20:00 at B'],
  ],
  [
    'a stop too few',
    { columns: [column('early', '8:00 - 8:20 -', { notes: ['skipsStops'] }), SHORT, LATE, LOOP] },
    ['early +0 has 2 times instead of 3'],
  ],
  ['another order of trips', { columns: [EARLY, LATE, SHORT, LOOP] }, ['late stands left of short']],
  [
    'a note too few',
    { columns: [EARLY, { ...SHORT, notes: [] }, LATE, LOOP] },
    ['short is noted "" instead of "startsLater"'],
  ],
  [
    'no word of boarding only',
    { columns: [EARLY, SHORT, { ...LATE, boardingOnly: [] }, LOOP] },
    ['late +0: other boarding only'],
  ],
  [
    'another stop in a row',
    { rows: [row('A'), row('D'), row('C'), row('A')] },
    [...Array(4).fill(expect.stringContaining('in the row of D'))],
  ],
])('finds %s', (_, out, expected) => {
  expect(mistakes(out)).toEqual(expect.arrayContaining(expected));
});

it('finds a row that no trip needs, and two rows that could be one', () => {
  const columns = [EARLY, SHORT, LATE, LOOP].map((one) => ({ ...one, times: [...one.times, null] }));
  expect(mistakes({ rows: [...OUT.rows, row('C')], columns })).toEqual([
    'no trip in the row of C',
    'rows 2 and 4 of C could be one',
  ]);
});

it('finds opposite ways in one direction', () => {
  const both: ReportedTimetable = {
    rows: [row('A'), row('C'), row('B'), row('C'), row('A')],
    columns: [
      column('early', '8:00 - 8:10 8:20 -'),
      column('short', '- - 8:30 8:40 -', { notes: ['startsLater'] }),
      column('late', '9:00 - 9:12 9:20 -', { boardingOnly: [2] }),
      column('back', '- 10:00 10:10 - 10:20'),
      column('loop', '24:10 - 24:20 - 24:30'),
    ],
  };
  expect(mistakes(both, { rows: [], columns: [] })).toContain('late and back go opposite ways in one direction');
});

it('finds what is missing at a pole', () => {
  const departures = [EARLY, LATE].map(({ trip, offset, times }) => ({ trip, offset, time: times[0]! }));
  expect(departureMistakes(feed, 'r', DAY, new Set(['A']), departures)).toEqual([
    'without loop +0 at 2026-06-04T00:10:00',
  ]);
});

it('names a day for each set of trips, and the lines with the most ways first', () => {
  expect(kindsOfDays(feed, 'r')).toEqual([dayOf('2026-07-02')]);
  expect(linesByWays(feed)).toEqual(['r', 'r2']);
});
