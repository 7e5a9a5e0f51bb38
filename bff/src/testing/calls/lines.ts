import { WORKS } from '../busyTown.ts';
import { MONDAY } from '../smallTown.ts';
import { at, type Call } from './call.ts';

export const LINES: readonly Call[] = [
  {
    operation: 'GET /api/v1/lines',
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/api/v1/lines' },
        contains: {
          lines: [
            { id: 'A', mode: 'tram', color: '#0055aa', agency: 'Petitbus', headsigns: ['Gare', 'Université'] },
            { id: 'B', mode: 'bus' },
            { id: 'C', mode: 'bus' },
          ],
        },
      },
      { request: { path: '/api/v1/lines?search=universite' }, contains: { lines: [{ id: 'A' }] } },
      { request: { path: '/api/v1/lines?search=cent' }, contains: { lines: [{ id: 'B' }, { id: 'A' }] } },
      { request: { path: '/api/v1/lines?search=zzz' }, contains: { lines: [] } },
    ],
    refuses: [
      [400, 'invalid-request', `/api/v1/lines?search=${'x'.repeat(201)}`],
      [400, 'invalid-request', '/api/v1/lines?search=a&search=b'],
    ],
  },
  {
    operation: 'GET /api/v1/lines/{id}',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/api/v1/lines/A' },
        contains: {
          id: 'A',
          longName: 'Gare – Université',
          agency: { name: 'Petitbus', url: 'https://example.org' },
          directions: [
            {
              direction: 0,
              headsigns: ['Université'],
              stops: [{ name: 'Gare', changes: [{ id: 'C' }] }, { name: 'Centre', changes: [{ id: 'B' }] }, {}],
              today: { first: `${MONDAY}T06:00:00+01:00`, last: `${MONDAY}T21:50:00+01:00` },
            },
            { direction: 1, headsigns: ['Gare'] },
          ],
          bounds: { south: 48, west: -1.7, north: 48.03, east: -1.68 },
          alerts: [{ id: 'works', effect: 'detour', severity: 'warning', lineIds: ['A'] }],
        },
      },
      { request: { path: '/api/v1/lines/B' }, contains: { id: 'B', alerts: [] } },
    ],
    localized: { from: at('alerts.0.header'), texts: WORKS },
    refuses: [
      [400, 'invalid-request', `/api/v1/lines/${'x'.repeat(301)}`],
      [404, 'line-not-found', '/api/v1/lines/Z'],
      [404, 'line-not-found', '/api/v1/lines/__proto__'],
    ],
  },
  {
    operation: 'GET /api/v1/lines/{id}/timetable',
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: `/api/v1/lines/A/timetable?direction=1&date=${MONDAY}` },
        contains: {
          date: MONDAY,
          direction: 1,
          reason: null,
          complete: true,
          rows: [{ name: 'Université' }, { name: 'Centre' }, { name: 'Gare' }],
        },
        check: ({ body }) => {
          expect(at('columns.length')(body)).toBe(96);
          expect(at('columns.0.times')(body)).toEqual(
            ['06:00', '06:06', '06:10'].map((t) => `${MONDAY}T${t}:00+01:00`),
          );
        },
      },
      { request: { path: '/api/v1/lines/A/timetable' }, contains: { date: MONDAY, direction: 0, reason: null } },
      {
        request: { path: '/api/v1/lines/A/timetable?date=2027-06-01' },
        contains: { reason: 'outside-timetable', from: '2026-11-01', to: '2026-12-31', rows: [], columns: [] },
      },
    ],
    refuses: [
      [400, 'invalid-date', '/api/v1/lines/A/timetable?date=tomorrow'],
      [400, 'invalid-date', '/api/v1/lines/A/timetable?date=2026-02-30'],
      [400, 'invalid-request', '/api/v1/lines/A/timetable?direction=2'],
      [404, 'line-not-found', '/api/v1/lines/Z/timetable'],
    ],
  },
];
