import { decodeMessage } from '../../realtime/wire/decode.ts';
import { WORKS } from '../busyTown.ts';
import { MONDAY } from '../smallTown.ts';
import { at, type Call, type Success } from './call.ts';

const HOSTILE = encodeURIComponent('stop|A&B=é#?/%');

function simulated(message: string): Success {
  return {
    request: { path: `/demo/gtfs-rt/${message}.pb` },
    check: ({ bytes, headers }) => {
      expect(headers.get('content-type')).toBe('application/x-protobuf');
      expect(decodeMessage(bytes).at).toBe(Date.parse(`${MONDAY}T08:00:00+01:00`) / 1_000);
    },
  };
}

export const REALTIME: readonly Call[] = [
  {
    operation: 'GET /api/v1/alerts',
    caching: 'never',
    succeeds: [
      {
        request: { path: '/api/v1/alerts' },
        contains: {
          alerts: [
            {
              id: 'works',
              effect: 'detour',
              severity: 'warning',
              url: 'https://town.example/works',
              periods: [{ from: `${MONDAY}T07:00:00+01:00`, to: null }],
              lineIds: ['A'],
              stopIds: ['Centre'],
            },
          ],
        },
      },
      { request: { path: '/api/v1/alerts?lineId=A&stopId=Centre:1' }, contains: { alerts: [{ id: 'works' }] } },
      { request: { path: '/api/v1/alerts?lineId=C' }, contains: { alerts: [] } },
    ],
    localized: { from: at('alerts.0.header'), texts: WORKS },
    refuses: [
      [400, 'invalid-request', '/api/v1/alerts?lineId='],
      [400, 'invalid-request', '/api/v1/alerts?limit=0'],
      [400, 'invalid-request', '/api/v1/alerts?limit=1001'],
      [400, 'invalid-request', `/api/v1/alerts?stopId=${'x'.repeat(301)}`],
      [404, 'line-not-found', '/api/v1/alerts?lineId=Z'],
      [404, 'stop-not-found', `/api/v1/alerts?stopId=${HOSTILE}`],
    ],
  },
  {
    operation: 'GET /api/v1/vehicles',
    localizedButEmpty: true,
    caching: 'never',
    succeeds: [
      {
        request: { path: '/api/v1/vehicles?lineId=A' },
        contains: {
          vehicles: [
            {
              id: 'tram-12',
              lat: 48.005,
              lon: -1.695,
              bearing: 30,
              at: `${MONDAY}T07:59:48+01:00`,
              ageSeconds: 12,
              line: { id: 'A' },
              headsign: 'Université',
              tripId: 'A-out-480',
              delaySeconds: 120,
            },
          ],
        },
      },
      { request: { path: '/api/v1/vehicles' }, contains: { vehicles: [{ id: 'tram-12' }] } },
      { request: { path: '/api/v1/vehicles?lineId=B' }, contains: { vehicles: [] } },
      { request: { path: '/api/v1/vehicles?mode=tram&mode=metro' }, contains: { vehicles: [{ id: 'tram-12' }] } },
      { request: { path: '/api/v1/vehicles?mode=bus' }, contains: { vehicles: [] } },
    ],
    refuses: [
      [400, 'invalid-request', '/api/v1/vehicles?lineId='],
      [400, 'invalid-request', '/api/v1/vehicles?mode=rocket'],
      [404, 'line-not-found', `/api/v1/vehicles?lineId=${HOSTILE}`],
    ],
  },
  {
    operation: 'GET /demo/gtfs-rt/{message}.pb',
    caching: 'never',
    succeeds: [simulated('trip-updates'), simulated('vehicle-positions'), simulated('alerts')],
    refuses: [
      [400, 'invalid-request', `/demo/gtfs-rt/${'x'.repeat(101)}.pb`],
      [404, 'message-not-found', '/demo/gtfs-rt/everything.pb'],
      [404, 'unknown-address', '/demo/gtfs-rt/alerts.json'],
    ],
  },
  {
    operation: 'GET /demo/gbfs/{system}/{file}.json',
    caching: 'briefly',
    succeeds: [
      {
        request: { path: '/demo/gbfs/bikes/gbfs.json' },
        contains: { version: '3.0' },
        // The document it links to exists as well.
        check: async ({ body }, server) => {
          const url = new URL(String(at('data.feeds.0.url')(body)));
          expect((await server.send({ path: url.pathname })).status).toBe(200);
        },
      },
      { request: { path: '/demo/gbfs/cars/gbfs.json' }, contains: { version: '2.3' } },
    ],
    refuses: [
      [400, 'invalid-request', `/demo/gbfs/${'x'.repeat(41)}/gbfs.json`],
      [404, 'document-not-found', '/demo/gbfs/boats/gbfs.json'],
      [404, 'document-not-found', '/demo/gbfs/bikes/secrets.json'],
    ],
  },
];
