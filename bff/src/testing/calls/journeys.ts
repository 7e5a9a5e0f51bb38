import { WORKS } from '../busyTown.ts';
import type { RunningServer } from '../runningServer.ts';
import { MONDAY } from '../smallTown.ts';
import { TEST_KEY } from '../testApp.ts';
import { at, type Call } from './call.ts';

const SEARCH = '/api/trip-planner/v2/journeys/search';
const OF_ADDRESS = '/api/trip-planner/v2/journeys/of-address';
const DETAILED = '/api/trip-planner/v2/journeys/detailed';
const LATER = '/api/trip-planner/v2/journeys/later';
const PREFERENCES = '/api/trip-planner/v4/journeys/preferences';
const HOSPITAL = 'Hôpital Œuvre d’Été';
const TO_HOSPITAL = { fromId: 'Gare', toId: HOSPITAL, tripType: 0, departureDateTime: `${MONDAY}T08:01` };
const TO_CENTRE = { ...TO_HOSPITAL, toId: 'Centre', departureDateTime: `${MONDAY}T08:00` };
const AND_BACK = { ...TO_HOSPITAL, tripType: 1, returnDateTime: `${MONDAY}T18:00` };

const ofAddress = (query: string) => ({ path: `${OF_ADDRESS}?${query}` });
const search = (body: unknown) => ({ path: SEARCH, body });

/** The code of the best journey of a search. */
async function codeOf(server: RunningServer, body: object): Promise<string> {
  const found = await server.send({ path: SEARCH, method: 'POST', headers: TEST_KEY, body });
  return String(at('groups.0.journeys.0.journeySummaryCode')(found.body));
}

const emptyFor = (reason: string) => ({ reason, groups: expect.not.arrayContaining([{ key: 'publicTransport' }]) });

export const JOURNEYS: readonly Call[] = [
  {
    operation: `POST ${SEARCH}`,
    localizedButEmpty: true,
    caching: 'never',
    succeeds: [
      // The tram that leaves at eight is two minutes late.
      {
        request: search(TO_CENTRE),
        contains: {
          reason: null,
          groups: expect.arrayContaining([
            {
              key: 'publicTransport',
              journeys: expect.arrayContaining([
                expect.objectContaining({
                  journeySummaryCode: expect.any(String),
                  isDetailedTrip: false,
                  departureDateTime: `${MONDAY}T08:02:00+01:00`,
                  arrivalDateTime: `${MONDAY}T08:06:00+01:00`,
                  scheduledDepartureDateTime: `${MONDAY}T08:00:00+01:00`,
                  realTime: 'live',
                  changes: 0,
                  modes: ['tram'],
                  fare: { amount: 170, currency: 'EUR' },
                  accessibility: 'yes',
                }),
              ]),
            },
          ]),
        },
      },
      {
        request: search({ ...TO_HOSPITAL, departureDateTime: undefined, arrivalDateTime: `${MONDAY}T09:00:00+01:00` }),
        check: ({ body }) =>
          expect(String(at('groups.0.journeys.0.arrivalDateTime')(body)) <= `${MONDAY}T09:00:00+01:00`).toBe(true),
      },
      {
        request: search({ ...TO_CENTRE, toId: 'Université', via: [{ id: HOSPITAL }] }),
        contains: { reason: null },
        check: ({ text }) => expect(text).toContain('"shortName":"B"'),
      },
      {
        request: async (server) =>
          search({ ...AND_BACK, previousJourneySummaryCode: await codeOf(server, { ...AND_BACK }) }),
        contains: { reason: null },
        check: ({ body }) => expect(at('groups.0.journeys.0.departureDateTime')(body)).toMatch(`${MONDAY}T18:`),
      },
      {
        request: search({ ...TO_CENTRE, itineraryOptions: { excludedModes: ['tram', 'bus'] } }),
        contains: { reason: 'nothing-runs' },
      },
      { request: search({ ...TO_CENTRE, toId: 'Gare' }), contains: { groups: [], reason: 'same-place' } },
      {
        request: search({ ...TO_CENTRE, departureDateTime: '2030-01-01T08:00' }),
        contains: emptyFor('outside-timetable'),
      },
      { request: search({ ...TO_CENTRE, toId: '0;0' }), contains: { groups: [], reason: 'no-stop-near-destination' } },
    ],
    refuses: [
      [400, 'invalid-request', search({})],
      [400, 'invalid-request', search('{')],
      [400, 'invalid-request', search('null')],
      [400, 'invalid-request', search({ ...TO_CENTRE, tripType: '0' })],
      [400, 'invalid-request', search({ ...TO_CENTRE, colour: 'red' })],
      [400, 'invalid-request', search({ ...TO_CENTRE, departureDateTime: 'soon' })],
      [400, 'invalid-request', search({ ...TO_CENTRE, itineraryOptions: { excludedModes: ['rocket'] } })],
      [400, 'invalid-request', search({ ...TO_CENTRE, via: [{ id: 'Université', stayMinutes: 721 }] })],
      [400, 'invalid-time', search({ ...TO_CENTRE, departureDateTime: '2026-02-30T08:00' })],
      [400, 'invalid-place', search({ ...TO_CENTRE, toLat: 48 })],
      [400, 'missing-place', search({ ...TO_CENTRE, toId: undefined })],
      [400, 'return-too-early', search({ ...AND_BACK, returnDateTime: `${MONDAY}T07:00` })],
      [400, 'invalid-summary-code', search({ ...AND_BACK, previousJourneySummaryCode: 'made-up' })],
      [404, 'place-not-found', search({ ...TO_CENTRE, toId: 'stop|A&B=é#?/%' })],
      [413, 'too-large', search({ ...TO_CENTRE, toValue: 'x'.repeat(70_000) })],
      [415, 'unsupported-media-type', { ...search('a=b'), headers: { 'content-type': 'text/plain' } }],
    ],
  },
  {
    operation: `GET ${OF_ADDRESS}`,
    localizedButEmpty: true,
    caching: 'never',
    succeeds: [
      {
        request: ofAddress(`fi=Gare&ti=Centre&dt=${MONDAY}T08:00`),
        contains: {
          search: { fromId: 'Gare', toId: 'Centre', tripType: 0, departureDateTime: `${MONDAY}T08:00` },
          answer: { reason: null },
        },
      },
      { request: ofAddress('fi=Gare&fi=Nowhere&ti=Centre'), contains: { search: { fromId: 'Gare' } } },
    ],
    refuses: [
      [400, 'missing-place', ofAddress('')],
      [400, 'missing-place', ofAddress('fi=Gare')],
      [400, 'invalid-request', ofAddress('fi=Gare&ti=Centre&fv=100%')],
      [404, 'place-not-found', ofAddress('fi=Nowhere&ti=Centre')],
    ],
  },
  {
    operation: `POST ${DETAILED}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({
          path: DETAILED,
          body: { tripType: 0, journeySummaryCode: await codeOf(server, TO_CENTRE) },
        }),
        contains: {
          isDetailedTrip: true,
          realTime: 'live',
          from: { name: 'Gare' },
          to: { name: 'Centre' },
          sections: [
            {
              kind: 'ride',
              holds: true,
              geometry: [
                [48, -1.7],
                [48.01, -1.69],
              ],
              ride: {
                line: { id: 'A', mode: 'tram' },
                headsign: 'Université',
                status: 'live',
                scheduledDepartureDateTime: `${MONDAY}T08:00:00+01:00`,
                calls: [{ point: { stopPointId: 'Gare:1' } }, { point: { stopPointId: 'Centre:1' } }],
              },
            },
          ],
        },
      },
    ],
    localized: { from: at('sections.0.ride.alerts.0.header'), texts: WORKS },
    refuses: [
      [400, 'invalid-request', { path: DETAILED, body: { tripType: 1, journeySummaryCode: 'x' } }],
      [400, 'invalid-request', { path: DETAILED, body: { tripType: 0 } }],
      [400, 'invalid-summary-code', { path: DETAILED, body: { tripType: 0, journeySummaryCode: 'stop|A&B=é#?/%' } }],
    ],
  },
  {
    operation: `POST ${LATER}`,
    caching: 'never',
    succeeds: [
      {
        request: async (server) => ({
          path: LATER,
          body: { tripType: 0, journeySummaryCode: await codeOf(server, TO_CENTRE) },
        }),
        contains: {
          rides: [
            {
              journeys: [
                {
                  departureDateTime: `${MONDAY}T08:10:00+01:00`,
                  arrivalDateTime: `${MONDAY}T08:14:00+01:00`,
                  journeySummaryCode: expect.any(String),
                },
                { departureDateTime: `${MONDAY}T08:20:00+01:00` },
              ],
            },
          ],
        },
      },
    ],
    refuses: [
      [400, 'invalid-request', { path: LATER, body: { tripType: 0 } }],
      [400, 'invalid-summary-code', { path: LATER, body: { tripType: 0, journeySummaryCode: 'stop|A&B=é#?/%' } }],
    ],
  },
  {
    operation: `GET ${PREFERENCES}`,
    caching: 'tagged',
    succeeds: [
      {
        request: { path: PREFERENCES },
        contains: {
          sections: expect.arrayContaining([
            expect.objectContaining({ sectionKey: 'journey', options: expect.any(Array) }),
            expect.objectContaining({
              options: expect.arrayContaining([
                {
                  type: 'mode',
                  key: expect.any(String),
                  modes: [
                    { key: 'tram', selected: true },
                    { key: 'bus', selected: true },
                  ],
                },
              ]),
            }),
          ]),
        },
      },
    ],
    refuses: [],
  },
];
