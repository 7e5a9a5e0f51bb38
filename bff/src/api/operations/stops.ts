import {
  DeparturesParams,
  DeparturesQuery,
  LineDeparturesAnswer,
  Schedules,
  SchedulesQuery,
} from '@halte/engine/api/departures';
import { StopAreaDetail } from '@halte/engine/api/stopArea';
import { IdParams } from '../lines.ts';
import { StopAreaQuery, TripInstance, TripInstanceQuery } from '../stops.ts';
import { StopTimetable, StopTimetableQuery } from '../timetables.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const listStopDepartures = operation({
  id: 'listStopDepartures',
  tag: 'stops',
  summary: 'The next departures of a stop point',
  description:
    'By line and direction, or by line and terminus; of a stop area, those of all its stop points. Live where something is known, else by the timetable: `status` tells which.',
  localized: true,
  security: KEYED,
  params: IdParams,
  querystring: SchedulesQuery,
  answers: 'Departures by line. Each line is there once, also without departures.',
  response: { 200: Schedules },
  problems: ['loading', 'stop-point-not-found', 'invalid-time'],
});

export const listLineDepartures = operation({
  id: 'listLineDepartures',
  tag: 'stops',
  summary: 'The next departures of one line at a stop',
  description: 'All of them, those of one direction, or those that go to another stop, with their arrival there.',
  localized: true,
  security: KEYED,
  params: DeparturesParams,
  querystring: DeparturesQuery,
  answers: 'Departures by time; none, and a reason, where nothing leaves.',
  response: { 200: LineDeparturesAnswer },
  problems: ['loading', 'stop-point-not-found', 'line-not-found', 'invalid-time'],
});

export const getStopTimetable = operation({
  id: 'getStopTimetable',
  tag: 'stops',
  summary: 'A day’s timetable of a line at a stop',
  description: 'By the hour, as it hangs at the pole. Delays play no part in it.',
  localized: true,
  tagged: true,
  security: KEYED,
  params: IdParams,
  querystring: StopTimetableQuery,
  answers: 'The timetable; without hours, and with a reason, where nothing leaves.',
  response: { 200: StopTimetable },
  problems: ['loading', 'stop-point-not-found', 'line-not-found', 'invalid-date'],
});

export const getStopArea = operation({
  id: 'getStopArea',
  tag: 'stops',
  summary: 'A stop area with its platforms, lines and alerts',
  description:
    'By its id or by that of one of its stop points. With what is near on foot, and the alerts of the next seven days.',
  localized: true,
  tagged: true,
  security: KEYED,
  params: IdParams,
  querystring: StopAreaQuery,
  answers: 'The stop area.',
  response: { 200: StopAreaDetail },
  problems: ['loading', 'stop-area-not-found'],
});

export const listStopAreaDepartures = operation({
  id: 'listStopAreaDepartures',
  tag: 'stops',
  summary: 'The next departures of a stop area',
  description: 'Of all its stop points, by line and direction, or by line and terminus.',
  localized: true,
  security: KEYED,
  params: IdParams,
  querystring: SchedulesQuery,
  answers: 'Departures by line. Each line is there once, also without departures.',
  response: { 200: Schedules },
  problems: ['loading', 'stop-area-not-found', 'invalid-time'],
});

export const getTrip = operation({
  id: 'getTrip',
  tag: 'stops',
  summary: 'A trip on one service day with all its stop times',
  description: 'Times as expected now and as planned.',
  localized: true,
  security: KEYED,
  params: IdParams,
  querystring: TripInstanceQuery,
  answers: 'The trip.',
  response: { 200: TripInstance },
  problems: ['loading', 'trip-not-found', 'trip-not-on-this-day', 'run-not-found', 'invalid-date'],
});
