import { SHELTER, WORKS } from '../busyTown.ts';
import { at, type Call } from './call.ts';

const POINTS = '/api/v1/proximity/points';
const BOX = 'coord=47.99,-1.71&coord=47.99,-1.69&coord=48.005,-1.69&coord=48.005,-1.71';
const STATIONS = '/api/trip-planner/v2/journeys';
const OLD_1 = {
  live: true,
  fresh: true,
  capacity: 12,
  availableVehicles: 3,
  vehicles: [{ type: 'bike', count: 3 }],
  freeDocks: 9,
  isRenting: true,
  isReturning: false,
  reportedAt: '2026-11-23T07:59:30+01:00',
  ageSeconds: 30,
};

const NEARBY = '/api/v1/proximity/nearby';
const NEXT = '/api/v1/stops/next';

export const PROXIMITY: readonly Call[] = [
  {
    operation: `GET ${NEARBY}`,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: `${NEARBY}?lat=48.01&lon=-1.69` },
        contains: {
          liveAt: '2026-11-23T08:00:00+01:00',
          stopCount: 1,
          nearestStop: null,
          places: [],
          stops: [
            {
              id: 'Centre',
              metres: 0,
              lines: [
                {
                  line: { id: 'A' },
                  alert: { severity: 'warning' },
                  directions: [
                    {
                      direction: 0,
                      headsigns: ['Université'],
                      departures: [{ platform: '1', status: 'live', delaySeconds: 120 }, {}, {}],
                    },
                    { direction: 1, headsigns: ['Gare'] },
                  ],
                },
                { line: { id: 'B' }, alert: { header: WORKS.fr } },
              ],
              others: [],
            },
          ],
        },
      },
      {
        request: {
          path: `${NEARBY}?lat=48&lon=-1.7&kind=stopArea&kind=bikeSharingStations&kind=bikeParks&mode=bus&lineId=nowhere`,
        },
        contains: {
          stops: [{ id: 'Gare', lines: [{ line: { id: 'C' } }], others: [] }],
          places: [
            { id: 'old:1', metres: 29, availability: { availableVehicles: 3, freeDocks: 9 } },
            { id: 'velo-1', availability: { live: false } },
            { id: SHELTER.id, facts: { capacity: 24 } },
          ],
          placeCount: 3,
        },
      },
      {
        request: { path: `${NEARBY}?lat=0&lon=0&radius=5000` },
        contains: { stops: [], stopCount: 0, nearestStop: { name: 'Gare' } },
      },
      {
        request: { path: `${NEARBY}?lat=48&lon=-1.7&kind=parks&profile=wheelchair` },
        contains: { stops: [], nearestStop: null, places: [], placeCount: 0 },
      },
    ],
    localized: { from: at('stops.0.lines.0.alert.header'), texts: WORKS },
    refuses: [
      [400, 'invalid-request', NEARBY],
      [400, 'invalid-request', `${NEARBY}?lat=91&lon=0`],
      [400, 'invalid-request', `${NEARBY}?lat=48&lon=here`],
      [400, 'invalid-request', `${NEARBY}?lat=48&lon=-1.7&radius=50000`],
      [400, 'invalid-request', `${NEARBY}?lat=48&lon=-1.7&limit=31`],
      [400, 'invalid-request', `${NEARBY}?lat=48&lon=-1.7&profile=skates`],
      [400, 'invalid-request', `${NEARBY}?lat=48&lon=-1.7&kind=castles`],
      [400, 'invalid-request', `${NEARBY}?lat=48&lon=-1.7&mode=broom`],
    ],
  },
  {
    operation: `GET ${NEXT}`,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: `${NEXT}?stopId=Gare&stopId=gone&stopId=Centre&lineId=C` },
        contains: {
          liveAt: '2026-11-23T08:00:00+01:00',
          stops: [
            { id: 'Gare', name: 'Gare', lat: 48, lon: -1.7, lines: [{ line: { id: 'C' } }, {}] },
            {
              id: 'Centre',
              lines: [
                {
                  line: { id: 'A' },
                  alert: { severity: 'warning' },
                  directions: [
                    { direction: 0, departures: [{ status: 'live', delaySeconds: 120 }, {}, {}] },
                    { direction: 1 },
                  ],
                },
                { line: { id: 'B' } },
              ],
            },
          ],
        },
      },
    ],
    localized: { from: at('stops.1.lines.0.alert.header'), texts: WORKS },
    refuses: [
      [400, 'invalid-request', NEXT],
      [400, 'invalid-request', `${NEXT}?stopId=`],
      [400, 'invalid-request', `${NEXT}?${'stopId=Gare&'.repeat(51)}`],
    ],
  },
  {
    operation: `GET ${POINTS}`,
    localizedButEmpty: true,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: `${POINTS}?${BOX}` },
        contains: {
          total: 5,
          clusters: [],
          points: [
            {
              id: 'Gare',
              type: 'stopArea',
              lat: 48,
              lon: -1.7,
              modes: ['tram', 'bus'],
              lines: [{ id: 'A' }, { id: 'C' }],
            },
            { id: SHELTER.id, type: 'bikeParks' },
            { id: 'velo-1', type: 'bikeSharingStations' },
            { id: 'cars:a/1', type: 'carSharingStations' },
            { id: 'old:1', type: 'bikeSharingStations' },
          ],
        },
      },
      {
        request: { path: `${POINTS}?coord=0,0&coord=0,1&coord=1,0&coord=1,1` },
        check: ({ body }) => expect(body).toEqual({ points: [], total: 0, clusters: [] }),
      },
    ],
    refuses: [
      [400, 'invalid-request', POINTS],
      [400, 'invalid-request', `${POINTS}?coord=1,2`],
      [400, 'invalid-request', `${POINTS}?coord=1,2&coord=1,2&coord=1,2&coord=here`],
      [400, 'invalid-request', `${POINTS}?coord=1,2&coord=1,2&coord=1,2&coord=91,2`],
      [400, 'box-across-180', `${POINTS}?coord=1,179&coord=1,-179&coord=2,179&coord=2,-179`],
    ],
  },
  {
    operation: `GET ${POINTS}/{kind}/{id}`,
    localizedButEmpty: true,
    caching: 'briefly',
    succeeds: [
      {
        request: { path: `${POINTS}/stopArea/Gare` },
        contains: {
          id: 'Gare',
          name: 'Gare',
          lines: [{ id: 'A', color: '#0055aa' }, { id: 'C' }],
          stopPoints: [{ id: 'Gare:1', platform: '1', wheelchair: 'yes', lines: [{ id: 'A' }, { id: 'C' }] }],
        },
      },
      {
        request: { path: `${POINTS}/STOP_POINT/Gare:1` },
        contains: { stopAreaId: 'Gare', stopPoints: [{ id: 'Gare:1' }] },
      },
      { request: { path: `${POINTS}/bikesharingstations/old:1` }, contains: { name: 'Torget', availability: OLD_1 } },
      {
        request: { path: `${POINTS}/bikeParks/${encodeURIComponent(SHELTER.id)}` },
        contains: { facts: SHELTER.facts },
        check: ({ body }) => expect(at('availability')(body)).toBeUndefined(),
      },
    ],
    refuses: [
      [400, 'invalid-request', `${POINTS}/bikeParks/${'x'.repeat(301)}`],
      [404, 'kind-not-found', `${POINTS}/castles/Gare`],
      [404, 'kind-not-found', `${POINTS}/__proto__/Gare`],
      [404, 'place-not-found', `${POINTS}/stopArea/nowhere`],
      [404, 'place-not-found', `${POINTS}/carSharingStations/old:1`],
    ],
  },
  {
    operation: `GET ${STATIONS}/bikeSharingStations/{id}`,
    caching: 'briefly',
    succeeds: [
      {
        request: { path: `${STATIONS}/bikeSharingStations/old:1` },
        contains: { id: 'old:1', type: 'bikeSharingStations', name: 'Torget', operator: 'Bysykkel', ...OLD_1 },
      },
      // Without an operator's data, nothing is made up.
      {
        request: { path: `${STATIONS}/bikeSharingStations/velo-1` },
        contains: {
          name: 'Vélo Gare',
          live: false,
          availableVehicles: null,
          freeDocks: null,
          isRenting: null,
          vehicles: [],
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', `${STATIONS}/bikeSharingStations/%E0`],
      [404, 'place-not-found', `${STATIONS}/bikeSharingStations/nowhere`],
      [404, 'place-not-found', `${STATIONS}/bikeSharingStations/cars:a%2F1`],
    ],
  },
  {
    operation: `GET ${STATIONS}/carSharingStations/{id}`,
    caching: 'briefly',
    succeeds: [
      {
        request: { path: `${STATIONS}/carSharingStations/cars:a%2F1` },
        contains: {
          id: 'cars:a/1',
          name: 'Mairie',
          live: true,
          availableVehicles: 2,
          vehicles: [{ type: 'car', count: 2 }],
          freeDocks: 2,
          reportedAt: '2026-11-23T07:59:00+01:00',
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', `${STATIONS}/carSharingStations/${'x'.repeat(301)}`],
      [404, 'place-not-found', `${STATIONS}/carSharingStations/nowhere`],
      [404, 'place-not-found', `${STATIONS}/carSharingStations/old:1`],
    ],
  },
];
