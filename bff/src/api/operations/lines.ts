import { IdParams, LineDetail, Lines, LinesQuery } from '../lines.ts';
import { LineTimetable, LineTimetableQuery } from '../timetables.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const listLines = operation({
  id: 'listLines',
  tag: 'lines',
  summary: 'The lines, or those that match a search',
  description:
    'In the order of the network’s signs: 2 before 10, by mode. A search is for short names, long names, destinations and stops, accents and case forgiven.',
  localized: true,
  tagged: true,
  security: KEYED,
  querystring: LinesQuery,
  answers: 'The lines; none where nothing matches.',
  response: { 200: Lines },
  problems: ['loading'],
});

export const getLine = operation({
  id: 'getLine',
  tag: 'lines',
  summary: 'A line with its stops, its way and its alerts',
  description:
    'Stops as on the sign in the vehicle, each branch below the trunk that it leaves; the way on the map; when it runs; the alerts of the next seven days.',
  localized: true,
  tagged: true,
  security: KEYED,
  params: IdParams,
  answers: 'The line.',
  response: { 200: LineDetail },
  problems: ['loading', 'line-not-found'],
});

export const getLineTimetable = operation({
  id: 'getLineTimetable',
  tag: 'lines',
  summary: 'A day’s timetable of a line in one direction',
  description: 'As printed: stops below each other, trips side by side. Delays play no part in it.',
  localized: true,
  tagged: true,
  security: KEYED,
  params: IdParams,
  querystring: LineTimetableQuery,
  answers: 'The timetable; without columns, and with a reason, where nothing runs.',
  response: { 200: LineTimetable },
  problems: ['loading', 'line-not-found', 'invalid-date'],
});
