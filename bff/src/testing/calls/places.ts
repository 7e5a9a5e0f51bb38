import { createHash } from 'node:crypto';
import { SHELTER, WORKS } from '../busyTown.ts';
import { TEST_KEY } from '../testApp.ts';
import { at, type Call } from './call.ts';

const GARE = { id: 'Gare', title: 'Gare', displayName: expect.stringContaining('Gare'), type: 'stopArea', lat: 48 };
const SEARCHES = ['/api/v1/places', '/core/v3/placesSearch', '/core/v3/places'];

const searches = SEARCHES.map(
  (path): Call => ({
    operation: `GET ${path}`,
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      { request: { path: `${path}?search=gare` }, contains: expect.arrayContaining([expect.objectContaining(GARE)]) },
      {
        request: { path: `${path}?search=${encodeURIComponent('12 rue de la gare')}&userLatLon=48.01,-1.69` },
        contains: [
          { id: 'house-12', type: 'address', title: '12 Rue de la Gare', city: 'Petiteville', postCode: '35999' },
        ],
      },
      // As typed into the search box: a letter missing, no accent.
      { request: { path: `${path}?search=universit` }, contains: [{ id: 'Université', lines: [{ id: 'A' }] }] },
      { request: { path: `${path}?search=` }, check: ({ body }) => expect(body).toEqual([]) },
      {
        request: { path: `${path}?search=%F0%9F%9A%8B%00%3Cscript%3E` },
        check: ({ body }) => expect(body).toEqual([]),
      },
    ],
    refuses: [
      [400, 'invalid-request', path],
      [400, 'invalid-request', `${path}?search=${'x'.repeat(201)}`],
      [400, 'invalid-request', `${path}?search=a&search=b`],
      [400, 'invalid-request', `${path}?search=a&userLatLon=here`],
      [400, 'invalid-request', `${path}?search=a&userLatLon=91,200`],
      [400, 'invalid-request', `${path}?search=%E9`],
    ],
  }),
);

const OF_A_KIND = `/core/v3/bike-parks/${encodeURIComponent(SHELTER.id)}`;

export const PLACES: readonly Call[] = [
  ...searches,
  {
    operation: 'GET /api/v1/places/{id}',
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/api/v1/places/Gare' },
        contains: { ...GARE, lines: [{ shortName: 'A' }, { shortName: 'C' }] },
      },
      {
        request: { path: `/api/v1/places/${encodeURIComponent(SHELTER.id)}` },
        contains: { id: SHELTER.id, name: 'Abri vélos' },
      },
      { request: { path: '/api/v1/places/48.02;-1.6' }, contains: { id: '48.02;-1.6', lat: 48.02, lon: -1.6 } },
    ],
    refuses: [
      [400, 'invalid-request', '/api/v1/places/%E0'],
      [400, 'invalid-request', `/api/v1/places/${'x'.repeat(301)}`],
      [414, 'too-long', `/api/v1/places/${'x'.repeat(600)}`],
      [404, 'place-not-found', '/api/v1/places/nowhere'],
      [404, 'place-not-found', '/api/v1/places/98;-1.6'],
    ],
  },
  {
    operation: 'GET /core/v3/reverseGeocode',
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/core/v3/reverseGeocode?lat=48.0016&lon=-1.6995' },
        contains: {
          id: 'house-12',
          name: '12 Rue de la Gare',
          city: 'Petiteville',
          postCode: '35999',
          lat: 48.0017,
          accuracy: 'door',
        },
      },
      {
        request: { path: '/core/v3/reverseGeocode?lat=48.03&lon=-1.681' },
        contains: { id: 'Université', accuracy: 'near' },
      },
    ],
    refuses: [
      [400, 'invalid-request', '/core/v3/reverseGeocode?lat=48'],
      [400, 'invalid-request', '/core/v3/reverseGeocode?lat=91&lon=0'],
      [400, 'invalid-request', '/core/v3/reverseGeocode?lat=NaN&lon=0'],
      [404, 'nothing-near', '/core/v3/reverseGeocode?lat=0&lon=0'],
    ],
  },
  {
    operation: 'GET /core/v3/{kind}/{id}',
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: OF_A_KIND },
        contains: { id: SHELTER.id, type: 'bikeParks', address: '12 Rue de la Gare', facts: SHELTER.facts },
      },
      // Any spelling of the kind is accepted.
      ...['stopArea', 'STOP_AREA', 'stoparea', 'stop-area'].map((kind) => ({
        request: { path: `/core/v3/${kind}/Gare` },
        contains: GARE,
      })),
      { request: { path: '/core/v3/stopPoint/Gare:1' }, contains: { id: 'Gare:1', platform: '1' } },
      {
        request: { path: '/core/v3/carSharingStations/cars:a%2F1' },
        contains: { name: 'Mairie', facts: { capacity: 4 } },
      },
    ],
    refuses: [
      [400, 'invalid-request', `/core/v3/${'x'.repeat(41)}/Gare`],
      [400, 'invalid-request', '/core/v3/bikeParks/%E0'],
      [404, 'kind-not-found', '/core/v3/castles/Gare'],
      [404, 'kind-not-found', '/core/v3/user_position/48;2'],
      [404, 'place-not-found', '/core/v3/bikeParks/nowhere'],
      [404, 'place-not-found', '/core/v3/stopPoint/Gare'],
    ],
  },
  {
    operation: 'GET /api/v1/network',
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/api/v1/network' },
        contains: {
          name: 'Petitbus',
          from: '2026-11-01',
          to: '2026-12-31',
          timeZone: 'Europe/Paris',
          imaginary: true,
          bounds: { south: 48, west: -1.7, north: 48.03, east: -1.66 },
        },
        check: ({ body }) => expect(at('center.lat')(body)).toBeCloseTo(48.01, 1),
      },
    ],
    refuses: [],
  },
  {
    operation: 'GET /api/v1/network/offline',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/api/v1/network/offline' },
        contains: { file: { id: 'petitbus', name: 'Petitbus', lastDay: '2026-12-31' } },
        check: ({ body }) => expect(at('file.compressedBytes')(body)).toBeGreaterThan(100),
      },
    ],
    refuses: [],
  },
  {
    operation: 'GET /networks/{id}/{version}.htn',
    caching: 'forever',
    succeeds: [
      {
        request: async ({ send }) => {
          const offer = await send({ path: '/api/v1/network/offline', headers: TEST_KEY });
          return { path: String(at('file.path')(offer.body)) };
        },
        contains: /^HALTENET/,
        check: ({ headers, bytes }, _server, { path }) => {
          expect(headers.get('content-type')).toBe('application/vnd.halte.network');
          const hash = createHash('sha256').update(bytes).digest('hex');
          expect(path).toBe(`/networks/petitbus/${hash.slice(0, 32)}.htn`);
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', `/networks/${'x'.repeat(301)}/1.htn`],
      [404, 'network-file-not-found', '/networks/petitbus/1.htn'],
      [404, 'network-file-not-found', `/networks/petitbus/${'0'.repeat(32)}.htn`],
      [404, 'network-file-not-found', `/networks/elsewhere/${'0'.repeat(32)}.htn`],
      [404, 'unknown-address', '/networks/petitbus'],
    ],
  },
  {
    operation: 'GET /api/v1/network/lines',
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/api/v1/network/lines' },
        contains: { lines: [{ id: 'A', shortName: 'A', mode: 'tram', color: '#0055aa' }] },
        check: ({ body }) => expect(at('lines')(body)).toHaveLength(1),
      },
    ],
    refuses: [],
  },
  {
    operation: 'GET /api/v1/network/alerts',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/api/v1/network/alerts' },
        contains: {
          alerts: [{ id: 'works', effect: 'detour', severity: 'warning', lines: [{ id: 'A' }], lineCount: 1 }],
          alertCount: 1,
        },
      },
    ],
    localized: { from: at('alerts.0.header'), texts: WORKS },
    refuses: [],
  },
];
