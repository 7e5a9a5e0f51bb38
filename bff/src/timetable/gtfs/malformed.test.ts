/** Any published file leads to an error that names the file, or to a warning with a code and a count and a timetable that can be queried. */

import { type Outcome, outcomeOf } from '../../engine/testing/outcome.ts';
import { basics, type GtfsFiles, stopsTxt, tripsAndTimes, withFolder } from '../testing/feeds.ts';

const GOOD: Record<string, string> = {
  ...basics(),
  'stops.txt': stopsTxt('A 48.10 7.1\nB 48.11 7.1\nC 48.12 7.1'),
  ...tripsAndTimes('t: A 8:00, B 8:10, C 8:20\nu: A 9:00, C 9:15'),
};

const outcome = (more: GtfsFiles): Promise<Outcome> => withFolder({ ...GOOD, ...more }, (path) => outcomeOf(path));
/** Adds rows to one of the good files. */
const plus = (file: string, ...rows: string[]) => ({ [file]: [GOOD[file], ...rows].join('\n') });
const instead = (file: string, old: string, young: string) => ({ [file]: GOOD[file]!.replaceAll(old, young) });
const header = (file: string) => ({ [file]: GOOD[file]!.split('\n')[0]! });
/** One more trip, `v`, with these stop times. */
const times = (...stopTimes: string[]): GtfsFiles => ({
  ...plus('trips.txt', 'r,daily,v'),
  ...plus('stop_times.txt', ...stopTimes.map((stopTime) => `v,${stopTime}`)),
});

it('finds nothing wrong with the feed that all these are made from', async () => {
  const { error, warnings, feed } = await outcome({});
  expect([error, warnings, feed?.trips.count]).toEqual([null, [], 2]);
});

it.each<[string, GtfsFiles, string]>([
  ...['agency', 'stops', 'routes', 'trips', 'stop_times'].map((name): [string, GtfsFiles, string] => [
    `an empty ${name}.txt`,
    { [`${name}.txt`]: '' },
    `empty-file: ${name}.txt is empty`,
  ]),
  ['an empty calendar', { 'calendar.txt': '' }, 'missing-file: The timetable has neither calendar.txt nor'],
  ['no agency', header('agency.txt'), 'empty-file: agency.txt names no agency'],
  ['no stops', header('stops.txt'), 'empty-file: stops.txt names no stop'],
  ['no routes', header('routes.txt'), 'empty-file: routes.txt names no route'],
  ['no trips', header('trips.txt'), 'no-trips: trips.txt and stop_times.txt give no trip'],
  ['no stop times', header('stop_times.txt'), 'no-trips: trips.txt and stop_times.txt give no trip'],
  ['no days', header('calendar.txt'), 'no-service: calendar.txt and calendar_dates.txt name no day'],
  ['blank lines only', { 'stops.txt': '\n\n \n' }, 'missing-column: stops.txt has no column stop_id'],
  ['a page instead of a table', { 'routes.txt': '<!doctype html>\n<title>502</title>' }, 'missing-column: routes.txt'],
  ['a quote that is never closed', plus('stops.txt', '"D,D,48,7'), 'unclosed-quote: stops.txt'],
  [
    'a million columns',
    { 'stops.txt': `${GOOD['stops.txt']}`.replace('\n', `${','.repeat(1e6)}\n`) },
    'too-many-columns: stops.txt',
  ],
  ['a zone that does not exist', instead('agency.txt', 'Europe/Paris', 'Europe/Atlantis'), 'bad-time-zone: agency.txt'],
  ['no zone', instead('agency.txt', 'Europe/Paris', ''), 'bad-time-zone: agency.txt'],
  ['no day of the week', instead('calendar.txt', '1,1,1,1,1,1,1', '0,0,0,0,0,0,0'), 'no-service: No trip of trips.txt'],
  [
    'a calendar that ends before it begins',
    instead('calendar.txt', '20261231', '20251231'),
    'no-service: calendar.txt',
  ],
  ['days that do not exist', instead('calendar.txt', '20260101', '20260230'), 'no-service: calendar.txt'],
  ['trips of one stop only', { ...tripsAndTimes('t: A 8:00\nu: B 9:00') }, 'no-trips: trips.txt'],
  ['stops nowhere', { 'stops.txt': stopsTxt('A 0 0\nB 0 0\nC 0 0') }, 'no-trips: trips.txt and stop_times.txt'],
])('refuses %s in one message that names the file', async (_what, more, message) => {
  const { error } = await outcome(more);
  expect(error?.startsWith(message)).toBe(true);
  expect(error).toMatch(/^[a-z-]+: [^\n]+\.$/);
});

const withLineEnds = (end: string): GtfsFiles =>
  Object.fromEntries(Object.entries(GOOD).map(([name, text]) => [name, text.replace(/\n\s*/g, end)]));

it.each<[string, GtfsFiles, readonly string[]]>([
  ['CRLF', withLineEnds('\r\n'), []],
  ['CR alone', withLineEnds('\r'), []],
  ['line ends in quotes', plus('stops.txt', 'D,"Place\nde la Gare",48.2,7.1'), ['invisible-signs 1']],
  ['zero bytes', instead('stops.txt', 'B,B', 'B,\0B\0'), ['nul-bytes 1']],
  ['a row that is too short', plus('stops.txt', 'D,D,48.2'), ['stop-without-place 1', 'uneven-row 1']],
  ['a row that is too long', plus('stops.txt', 'D,Gare, Nord,48.2,7.1'), ['stop-without-place 1', 'uneven-row 1']],
  ['commas at the end of a row', plus('stops.txt', 'D,D,48.2,7.1,,'), []],
  ['a quote inside a value', plus('stops.txt', 'D,le "Nord",48.2,7.1'), []],
  ['quotes that end too early', plus('stops.txt', 'D,"le "Nord"",48.2,7.1'), ['uneven-row 1']],
  [
    'a quote that swallows a row',
    plus('stops.txt', 'D,"Gare,48.2,7.1', 'E,"Nord",48.3,7.1'),
    ['invisible-signs 1', 'uneven-row 1'],
  ],
  ['a header in quotes', instead('stops.txt', 'stop_id,stop_name', '"stop_id","stop_name"'), []],
  ['a column twice', instead('stops.txt', 'stop_lon', 'stop_lon,stop_id'), ['duplicate-column 1', 'uneven-row 3']],
  ['a stop twice', plus('stops.txt', 'A,A,48.9,7.9'), ['duplicate-stop 1']],
  ['a trip twice', plus('trips.txt', 'r,daily,t'), ['duplicate-trip 1']],
  ['a route twice', plus('routes.txt', 'r,a,2,Two,3'), ['duplicate-route 1']],
  [
    'ids that are left out',
    {
      ...plus('stops.txt', ',Nowhere,48.9,7.9', ',Nowhere,48.9,7.9'),
      ...plus('trips.txt', 'r,daily,'),
      ...plus('routes.txt', ',a,2,Two,3'),
    },
    ['missing-id 4'],
  ],
  ['times past midnight', times('24:10:00,24:10:00,A,1', '99:59:00,99:59:00,B,2'), []],
  ['times of three digits', times('8:00:00,8:00:00,A,1', '200:00:00,200:00:00,B,2'), []],
  ['times of weeks', times('8:00:00,8:00:00,A,1', '241:00:00,241:00:00,B,2'), ['bad-time 1']],
  ['times beyond what 32 bits hold', times('8:00:00,8:00:00,A,1', '1193046:28:15,1193046:28:15,B,2'), ['bad-time 1']],
  [
    'times beyond what a number holds',
    times('8:00:00,8:00:00,A,1', `${'9'.repeat(400)}:00:00,9:00:00,B,2`),
    ['bad-time 1'],
  ],
  ['negative times', times('-1:00:00,-1:00:00,A,1', '9:00:00,9:00:00,B,2'), ['bad-time 1']],
  ['minutes that do not exist', times('24:60:00,24:60:00,A,1', '25:00:00,25:00:00,B,2'), ['bad-time 1']],
  ['no first time', times(',,A,1', '9:00:00,9:00:00,B,2'), ['missing-end-time 1']],
  ['no last time', times('9:00:00,9:00:00,A,1', ',,B,2'), ['missing-end-time 1']],
  ['times that go back', times('9:00:00,9:00:00,A,1', '8:00:00,8:00:00,B,2'), ['decreasing-times 1']],
  ['one time for all', times('9:00:00,9:00:00,A,1', '9:00:00,9:00:00,B,2', '9:00:00,9:00:00,C,3'), []],
  ['the same stop again and again', times('9:00:00,9:00:00,A,1', '9:00:00,9:00:00,A,2', '9:00:00,9:00:00,A,3'), []],
  ['one sequence twice', times('9:00:00,9:00:00,A,1', '9:10:00,9:10:00,B,1'), ['duplicate-sequence 1']],
  ['sequences that are none', times('9:00:00,9:00:00,A,one', '9:10:00,9:10:00,B,99999999999'), ['bad-sequence 2']],
  ['a trip of one stop', times('9:00:00,9:00:00,A,1'), ['too-few-stops 1']],
  ['a trip without stop times', plus('trips.txt', 'r,daily,v'), ['too-few-stops 1']],
  ['stop times of no trip', plus('stop_times.txt', 'x,9:00:00,9:00:00,A,1'), ['unknown-trip 1']],
  [
    'stop times at no stop',
    times('9:00:00,9:00:00,A,1', '9:05:00,9:05:00,X,2', '9:10:00,9:10:00,B,3'),
    ['unknown-stop 1'],
  ],
  [
    'trips of no route and of no service',
    plus('trips.txt', 'x,daily,v', 'r,x,w'),
    ['unknown-route 1', 'unknown-service 1'],
  ],
  [
    'trips along no shape',
    { 'trips.txt': 'route_id,service_id,trip_id,shape_id\nr,daily,t,x\nr,daily,u,' },
    ['unknown-shape 1'],
  ],
])('reads a feed with %s', async (_what, more, expected) => {
  const { error, warnings, feed } = await outcome(more);
  expect([error, warnings]).toEqual([null, expected]);
  expect(feed!.trips.count).toBeGreaterThanOrEqual(2);
});

it('takes out of names what turns text around, overprints it or is too long, with one warning for each kind', async () => {
  const { feed, warnings } = await outcome(
    plus(
      'stops.txt',
      [
        'D,"Place\nde la Gare",48.2,7.1',
        'E,21\u202E 21,48.2,7.2',
        `F,e${'\u0301'.repeat(60)},48.2,7.3`,
        `G,${'a'.repeat(3_000)},48.2,7.4`,
        'H,bad \uFFFD bytes,48.2,7.5',
      ].join('\n'),
    ),
  );
  expect(feed!.stops.slice(3).map(({ name }) => name)).toEqual([
    'Place de la Gare',
    '21 21',
    'é\u0301\u0301\u0301\u0301',
    `${'a'.repeat(254)}…`,
    'bad \uFFFD bytes',
  ]);
  expect(warnings).toEqual(['invalid-utf8 1', 'invisible-signs 2', 'long-text 1', 'stacked-marks 1']);
});

it('leaves zero bytes out of names', async () => {
  const { feed } = await outcome(instead('stops.txt', 'B,B', 'B,\0B\0'));
  expect(feed!.stops[1]!.name).toBe('B');
});

it('gives no stop the name and place of one without an id', async () => {
  const { feed } = await outcome({
    'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\n,Nowhere,48.9,7.9\nA,,48.10,7.1\nB,B,,\nC,C,48.12,7.1',
  });
  expect(feed!.stops.map(({ id, name }) => [id, name])).toEqual([
    ['A', 'A'],
    ['C', 'C'],
  ]);
});
