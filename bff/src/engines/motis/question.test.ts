/** Each wish of a search, as the OpenAPI document of MOTIS has it. */

import { optionsOf } from '@halte/engine/journeys/options';
import { queryOf } from '@halte/engine/journeys/query';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { PlanData } from '@motis-project/motis-client';
import { smallTownFeed } from '../../testing/smallTown.ts';
import { createFeedIds } from '../feedIds.ts';
import { townArea, townRequest } from '../testing/townRequest.ts';
import { planQuestion, queryString } from './question.ts';

const ids = createFeedIds({ given: new Map(), engine: ['town'], network: [''] });
const HERE = { id: 'house-1', name: 'Rue', lat: 48.0006, lon: -1.6995, stops: [] };
const FAR = { ...HERE, lat: 48.04 };

let feed: Feed;
beforeAll(async () => {
  feed = await smallTownFeed();
});

const area = (id: string) => townArea(feed, id);

/** The type of the answer is the publisher's: a parameter that it does not have, or of another type, is an error of the compiler. */
function question(
  wanted: Parameters<typeof optionsOf>[0] = {},
  more: Partial<SearchRequest> = {},
  { endsBy = 'ids', hasRoutedTransfers = false }: { endsBy?: 'ids' | 'coordinates'; hasRoutedTransfers?: boolean } = {},
): PlanData['query'] | null {
  const request = townRequest(feed, { to: HERE, options: optionsOf(wanted), ...more });
  const about = { version: 'v2.11.3', hasRoutedTransfers };
  const asked = planQuestion(feed, request, queryOf(feed, request), { ids, endsBy, about });
  return (
    asked &&
    ({ ...asked } satisfies { [Name in keyof typeof asked]: Name extends keyof PlanData['query'] ? unknown : never })
  );
}

it('asks for the journeys of an hour by vehicles, and for two at least, as most travellers do', () => {
  expect(question()).toEqual({
    fromPlace: 'town_Gare:1',
    toPlace: '48.0006,-1.6995',
    time: '2026-11-23T07:00:00.000Z',
    arriveBy: false,
    timetableView: true,
    searchWindow: 3_600,
    numItineraries: 2,
    maxDirectTime: 0,
    maxTransfers: 4,
    additionalTransferTime: 0,
    pedestrianSpeed: 1.25,
    pedestrianProfile: 'FOOT',
    useRoutedTransfers: false,
    maxPreTransitTime: 800,
    maxPostTransitTime: 800,
    joinInterlinedLegs: false,
    detailedLegs: false,
  });
});

it.each<[string, Parameters<typeof question>, object]>([
  ['an arrival', [{}, { direction: 'arriveBy' }], { arriveBy: true }],
  ['a slow walk', [{ walkSpeed: 'slow' }], { pedestrianSpeed: 0.9, maxPreTransitTime: 1_112 }],
  ['a short walk', [{ maxWalk: 400 }], { maxPreTransitTime: 320, maxPostTransitTime: 320 }],
  ['few changes', [{ maxChanges: 1 }], { maxTransfers: 1 }],
  ['time for changes', [{ changeTime: 'plus5' }], { additionalTransferTime: 5 }],
  ['a wheelchair', [{ wheelchair: 'on' }], { pedestrianProfile: 'WHEELCHAIR', useRoutedTransfers: false }],
  [
    'a wheelchair where changes are known along streets',
    [{ wheelchair: 'on' }, {}, { hasRoutedTransfers: true }],
    { pedestrianProfile: 'WHEELCHAIR', useRoutedTransfers: true },
  ],
  ['a walk where they are', [{}, {}, { hasRoutedTransfers: true }], { useRoutedTransfers: false }],
  ['coordinates', [{}, {}, { endsBy: 'coordinates' }], { fromPlace: '48,-1.7' }],
])('asks for %s', (_, asked, expected) => {
  expect(question(...asked)).toMatchObject(expected);
});

it('walks farther than was wanted to the nearest stop where none is as near', () => {
  // Université is 1 112 m south and 1 451 m east of it: 1 828 m as the crow flies, 2 376 m by the rule for walks.
  expect(question({}, { to: FAR })?.maxPostTransitTime).toBeGreaterThan(2_376 / 1.25);
  expect(question({}, { to: FAR })?.maxPostTransitTime).toBeLessThan(2_376 / 1.25 + 300);
});

it('leaves out the modes that are not wanted, and asks nothing where none is left that it knows', () => {
  const all = ['metro', 'tram', 'bus', 'coach', 'train', 'cableCar', 'funicular', 'ferry', 'onDemand'] as const;
  const but = (...wanted: string[]) => question({ excludedModes: all.filter((mode) => !wanted.includes(mode)) });
  expect(but('ferry')).toMatchObject({ transitModes: ['FERRY'] });
  expect(but('train', 'cableCar')).toMatchObject({
    transitModes: ['HIGHSPEED_RAIL', 'LONG_DISTANCE', 'NIGHT_RAIL', 'REGIONAL_RAIL', 'SUBURBAN', 'AERIAL_LIFT'],
  });
  expect(but('onDemand')).toBeNull();
  expect(but()).toBeNull();
});

it('names the via stop, and for how many minutes the traveller stays there', () => {
  const via = area('Centre');
  expect(question({}, { via })).toMatchObject({ via: ['town_Centre:1'], viaMinimumStay: [0] });
  expect(question({}, { via, viaStaySeconds: 601 })).toMatchObject({ via: ['town_Centre:1'], viaMinimumStay: [11] });
});

it('goes by way of the stop nearest to a via place, and refuses one without a name that a list can hold', () => {
  expect(question({}, { via: { ...HERE, id: '' } })).toMatchObject({ via: ['town_Gare:1'] });
  const elsewhere = createFeedIds({ given: new Map(), engine: ['moon', 'sun'], network: [''] });
  const request = { from: HERE, to: HERE, via: area('Centre'), options: optionsOf({}) } as unknown as SearchRequest;
  const query = { access: [], egress: [], via: [] };
  const about = { version: '', hasRoutedTransfers: false };
  expect(() => planQuestion(feed, { ...request, time: 0 }, query, { ids: elsewhere, endsBy: 'ids', about })).toThrow(
    'not asked: it goes only by way of a stop',
  );
});

it('names a station by its id, and a place that is made of several stops by its coordinates', () => {
  const stops = [...area('Gare').stops, ...area('Centre').stops];
  const place = (id: string) => question({}, { from: { id, name: '', lat: 48, lon: -1.7, stops } })?.fromPlace;
  expect(place('Gare')).toBe('town_Gare');
  expect(place('area:Gare:1')).toBe('48,-1.7');
});

it('is written with commas between the values of a list, and with the seconds that it may take', () => {
  const request = { excludedModes: ['metro', 'bus', 'coach', 'train', 'cableCar', 'ferry', 'onDemand'] } as const;
  const asked = question({ excludedModes: [...request.excludedModes] }) as Parameters<typeof queryString>[0];
  const parameters = new URLSearchParams(queryString(asked, 1_500));
  expect(parameters.get('transitModes')).toBe('TRAM,FUNICULAR');
  expect(parameters.get('timeout')).toBe('2');
  expect(parameters.get('arriveBy')).toBe('false');
  expect(new URLSearchParams(queryString(asked, 1)).get('timeout')).toBe('1');
});
