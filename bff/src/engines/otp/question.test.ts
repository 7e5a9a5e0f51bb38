/** Each wish of a search, as the schema of OpenTripPlanner has it. */
import { optionsOf } from '@halte/engine/journeys/options';
import { queryOf } from '@halte/engine/journeys/query';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { smallTownFeed } from '../../testing/smallTown.ts';
import { createFeedIds } from '../feedIds.ts';
import { townArea, townRequest } from '../testing/townRequest.ts';
import { planVariables } from './question.ts';

const ids = createFeedIds({ given: new Map(), engine: ['town'], network: [''] });
const HERE = { id: 'house-1', name: 'Rue', lat: 48.0006, lon: -1.6995, stops: [] };
const STOP = (id: string) => ({ stopLocation: { stopLocationId: `town:${id}` } });

let feed: Feed;
beforeAll(async () => {
  feed = await smallTownFeed();
});

const area = (id: string) => townArea(feed, id);

function variables(
  wanted: Parameters<typeof optionsOf>[0] = {},
  more: Partial<SearchRequest> = {},
  endsBy: 'ids' | 'coordinates' = 'ids',
) {
  const request = townRequest(feed, { to: HERE, options: optionsOf(wanted), ...more });
  return planVariables(feed, request, queryOf(feed, request), { ids, endsBy });
}

it('asks for the journeys of an hour by vehicles, compared by their times, as most travellers do', () => {
  expect(variables()).toEqual({
    origin: { location: STOP('Gare:1') },
    destination: { location: { coordinate: { latitude: 48.0006, longitude: -1.6995 } } },
    dateTime: { earliestDeparture: '2026-11-23T08:00:00+01:00' },
    searchWindow: 'PT1H',
    first: 50,
    after: null,
    modes: {
      transitOnly: true,
      transit: {
        transit: [
          ...['SUBWAY', 'MONORAIL', 'TRAM', 'BUS', 'TROLLEYBUS', 'COACH', 'RAIL', 'CABLE_CAR', 'GONDOLA'],
          ...['FUNICULAR', 'FERRY', 'TAXI', 'CARPOOL'],
        ].map((mode) => ({ mode })),
      },
    },
    preferences: {
      street: { walk: { speed: 1.313, reluctance: 1, boardCost: 0, safetyFactor: 0 } },
      transit: { transfer: { maximumTransfers: 4, slack: 'PT60S' } },
    },
    itineraryFilter: { groupSimilarityKeepOne: 0.99, groupSimilarityKeepThree: 0.99 },
    via: null,
  });
});

it.each<[string, Parameters<typeof variables>, object]>([
  ['an arrival', [{}, { direction: 'arriveBy' }], { dateTime: { latestArrival: '2026-11-23T08:00:00+01:00' } }],
  ['a slow walk', [{ walkSpeed: 'slow' }], { preferences: { street: { walk: { speed: 0.945 } } } }],
  ['few changes', [{ maxChanges: 1 }], { preferences: { transit: { transfer: { maximumTransfers: 1 } } } }],
  ['time for changes', [{ changeTime: 'plus5' }], { preferences: { transit: { transfer: { slack: 'PT360S' } } } }],
  ['a wheelchair', [{ wheelchair: 'on' }], { preferences: { accessibility: { wheelchair: { enabled: true } } } }],
  ['coordinates', [{}, {}, 'coordinates'], { origin: { location: { coordinate: { latitude: 48, longitude: -1.7 } } } }],
])('asks for %s', (_, asked, expected) => {
  expect(variables(...asked)).toMatchObject(expected);
});

it('leaves out the modes that are not wanted, and asks nothing where none is left', () => {
  const all = ['metro', 'tram', 'bus', 'coach', 'train', 'cableCar', 'funicular', 'ferry', 'onDemand'] as const;
  const modes = { transitOnly: true, transit: { transit: [{ mode: 'FERRY' }] } };
  expect(variables({ excludedModes: all.filter((mode) => mode !== 'ferry') })).toMatchObject({ modes });
  expect(variables({ excludedModes: [...all] })).toBeNull();
});

it('names the stops of the via place, to pass or to stay at', () => {
  const via = area('Centre');
  const stopLocationIds = ['town:Centre:1'];
  expect(variables({}, { via })?.via).toEqual([{ passThrough: { stopLocationIds } }]);
  expect(variables({}, { via, viaStaySeconds: 600 })?.via).toEqual([
    { visit: { stopLocationIds, minimumWaitTime: 'PT600S' } },
  ]);
});

it('names a station by its id, and a place that is made of several stops by its coordinates', () => {
  const stops = [...area('Gare').stops, ...area('Centre').stops];
  const place = (id: string) => variables({}, { from: { id, name: '', lat: 48, lon: -1.7, stops } })?.origin.location;
  expect(place('Gare')).toEqual(STOP('Gare'));
  expect(place('area:Gare:1')).toEqual({ coordinate: { latitude: 48, longitude: -1.7 } });
});
