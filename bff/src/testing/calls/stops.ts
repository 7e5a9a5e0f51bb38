import { WORKS } from '../busyTown.ts';
import { MONDAY } from '../smallTown.ts';
import { at, type Call } from './call.ts';

const STOP = '/api/v1/stopPoints';
const AREA = '/api/proximity/v2/stopAreas';
const HOSPITAL = encodeURIComponent('Hôpital Œuvre d’Été');

/** The expected next departure to the university. */
const LATE_TRAM = {
  tripId: 'A-out-480',
  serviceDate: MONDAY,
  headsign: 'Université',
  stopPointId: 'Centre:1',
  platform: '1',
  departureDateTime: `${MONDAY}T08:06:00+01:00`,
  scheduledDepartureDateTime: `${MONDAY}T08:04:00+01:00`,
  status: 'live',
  delaySeconds: 120,
  wheelchair: 'yes',
};

const boards = (
  [
    [STOP, 'stop-point-not-found'],
    [AREA, 'stop-area-not-found'],
  ] as const
).map(
  ([path, code]): Call => ({
    operation: `GET ${path}/{id}/schedules`,
    localizedButEmpty: true,
    caching: 'never',
    succeeds: [
      {
        request: { path: `${path}/Centre/schedules?groupedByTerminus=false&limit=2` },
        contains: {
          id: 'Centre',
          name: 'Centre',
          from: `${MONDAY}T08:00:00+01:00`,
          reason: null,
          lines: [
            { line: { id: 'A' }, groups: [{ headsigns: ['Université'], departures: [LATE_TRAM, {}] }, {}] },
            { line: { id: 'B' } },
          ],
        },
      },
      {
        request: { path: `${path}/Centre:1/schedules?groupedByTerminus=true&fromDatetime=2026-11-23T20:50:00Z` },
        contains: { from: `${MONDAY}T21:50:00+01:00`, reason: null },
      },
      // An unescaped "+" in a query means a space; here it is accepted as a plus.
      {
        request: { path: `${path}/Centre/schedules?fromDatetime=2026-11-23T21:50:00+01:00` },
        contains: { from: `${MONDAY}T21:50:00+01:00` },
      },
      {
        request: { path: `${path}/Centre/schedules?fromDatetime=2030-01-01T08:00` },
        contains: { reason: 'outside-timetable' },
      },
    ],
    refuses: [
      [400, 'invalid-time', `${path}/Centre/schedules?fromDatetime=soon`],
      [400, 'invalid-time', `${path}/Centre/schedules?fromDatetime=2026-02-30T08:00`],
      [400, 'invalid-request', `${path}/Centre/schedules?groupedByTerminus=maybe`],
      [400, 'invalid-request', `${path}/Centre/schedules?limit=0`],
      [404, code, `${path}/nowhere/schedules`],
      [404, code, `${path}/__proto__/schedules`],
    ],
  }),
);

export const STOPS_CALLS: readonly Call[] = [
  ...boards,
  {
    operation: `GET ${STOP}/{id}/lines/{lineId}/departures`,
    localizedButEmpty: true,
    caching: 'never',
    succeeds: [
      {
        request: { path: `${STOP}/Centre:1/lines/A/departures?toStopPointId=Universit%C3%A9:1&direction=0&limit=1` },
        contains: {
          line: { id: 'A' },
          reason: null,
          departures: [
            {
              ...LATE_TRAM,
              arrival: { arrivalDateTime: `${MONDAY}T08:12:00+01:00`, stopPointId: 'Université:1', status: 'live' },
            },
          ],
        },
      },
      {
        request: { path: `${STOP}/Gare/lines/C/departures?toStopPointId=${HOSPITAL}&limit=1` },
        contains: {
          departures: [{ status: 'scheduled', delaySeconds: null, departureDateTime: `${MONDAY}T08:02:00+01:00` }],
        },
      },
      { request: { path: `${STOP}/Gare/lines/B/departures` }, contains: { departures: [], reason: 'nothing-leaves' } },
    ],
    refuses: [
      [400, 'invalid-request', `${STOP}/Gare/lines/A/departures?direction=3`],
      [400, 'invalid-time', `${STOP}/Gare/lines/A/departures?fromDatetime=x`],
      [404, 'stop-point-not-found', `${STOP}/nowhere/lines/A/departures`],
      [404, 'line-not-found', `${STOP}/Gare/lines/Z/departures`],
      [404, 'stop-point-not-found', `${STOP}/Gare/lines/A/departures?toStopPointId=nowhere`],
    ],
  },
  {
    operation: `GET ${STOP}/{id}/timetable`,
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: `${STOP}/Gare/timetable?lineId=A&date=${MONDAY}` },
        contains: {
          line: { id: 'A' },
          date: MONDAY,
          reason: null,
          destinations: ['Université'],
          // Printed timetables ignore real time.
          hours: expect.arrayContaining([
            expect.objectContaining({
              date: MONDAY,
              hour: 8,
              departures: expect.arrayContaining([
                expect.objectContaining({ departureDateTime: `${MONDAY}T08:00:00+01:00`, tripId: 'A-out-480' }),
              ]),
            }),
          ]),
        },
      },
      { request: { path: `${STOP}/Gare:1/timetable?lineId=B` }, contains: { reason: 'not-at-this-stop', hours: [] } },
    ],
    refuses: [
      [400, 'invalid-request', `${STOP}/Gare/timetable`],
      [400, 'invalid-date', `${STOP}/Gare/timetable?lineId=A&date=20261123`],
      [404, 'stop-point-not-found', `${STOP}/nowhere/timetable?lineId=A`],
      [404, 'line-not-found', `${STOP}/Gare/timetable?lineId=stop%7CA%26B%3D%C3%A9%23%3F%2F%25`],
    ],
  },
  {
    operation: `GET ${AREA}/{id}`,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: `${AREA}/Centre` },
        contains: {
          id: 'Centre',
          name: 'Centre',
          wheelchair: 'yes',
          stopPoints: [{ id: 'Centre:1', platform: '1', lineIds: ['A', 'B'] }],
          lines: [
            { line: { id: 'A' }, directions: [{ headsigns: ['Université'] }, { headsigns: ['Gare'] }] },
            { line: { id: 'B' } },
          ],
          alerts: [{ id: 'works', stopIds: ['Centre'] }],
        },
      },
      { request: { path: `${AREA}/Gare:1?profile=stepFree` }, contains: { id: 'Gare', alerts: [] } },
    ],
    localized: { from: at('alerts.0.header'), texts: WORKS },
    refuses: [
      [400, 'invalid-request', `${AREA}/${'x'.repeat(301)}`],
      [400, 'invalid-request', `${AREA}/Centre?profile=skates`],
      [404, 'stop-area-not-found', `${AREA}/nowhere`],
    ],
  },
  {
    operation: 'GET /api/v1/trips/{id}',
    caching: 'never',
    succeeds: [
      {
        request: { path: `/api/v1/trips/A-out-480?date=${MONDAY}` },
        contains: {
          tripId: 'A-out-480',
          headsign: 'Université',
          line: { id: 'A' },
          calls: [
            {
              name: 'Gare',
              departureDateTime: `${MONDAY}T08:02:00+01:00`,
              scheduledDepartureDateTime: `${MONDAY}T08:00:00+01:00`,
              status: 'live',
              delaySeconds: 120,
            },
            { name: 'Centre' },
            { name: 'Université', boarding: false },
          ],
          alerts: [{ id: 'works' }],
        },
      },
    ],
    localized: { from: at('alerts.0.header'), texts: WORKS },
    refuses: [
      [400, 'invalid-date', '/api/v1/trips/A-out-480?date=today'],
      [400, 'invalid-request', '/api/v1/trips/A-out-480?offset=early'],
      [404, 'trip-not-found', '/api/v1/trips/nowhere'],
      [404, 'trip-not-on-this-day', '/api/v1/trips/A-out-480?date=2030-01-01'],
      [404, 'run-not-found', '/api/v1/trips/A-out-480?offset=7'],
    ],
  },
];
