import { TRIP_TYPE } from '@halte/contract/trip';
import { detailed, journey, place, ride, trip, ZONE } from '../../../testing/trips.ts';
import type { Journey } from '../../../trip/search.ts';
import { at } from '../testing/roadmaps.ts';
import {
  nextJourney,
  toChoice,
  toLine,
  toOtherJourney,
  toParentScreen,
  toReturnSearch,
  toSearchFromNow,
  toStop,
  tripInJourneyDirection,
} from './roadmapLinks.ts';

const [a, b, via] = [place('a'), place('b'), place('v')];
const OUT_AND_BACK = { fi: 'a', ti: 'b', tt: '1', jc: 'out', rc: 'back' };

describe('tripInJourneyDirection', () => {
  it.each([
    ['a simple trip', { tt: '0' }, 'j', ['a', 'b']],
    ['the outbound journey', OUT_AND_BACK, 'out', ['a', 'b']],
    ['the return journey', OUT_AND_BACK, 'back', ['b', 'a']],
    ['a return that is only looked at', { ...OUT_AND_BACK, rc: '' }, 'other', ['b', 'a']],
    ['an outbound journey that is only looked at', { ...OUT_AND_BACK, jc: '', rc: '' }, 'other', ['a', 'b']],
    ['a simple trip whose preview names another', { tt: '0', jc: 'out' }, 'other', ['a', 'b']],
  ])('%s', (_, query, code, ends) => {
    const oneWay = tripInJourneyDirection(trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: at('18:00') }), {
      query,
      code,
    });
    expect([oneWay.departurePlace?.id, oneWay.arrivalPlace?.id]).toEqual(ends);
    expect(oneWay).toMatchObject({ tripType: TRIP_TYPE.simple, returnDateTime: null });
  });
});

it('searches the same trip from now on', () => {
  const searched = trip({ departurePlace: a, arrivalPlace: b, viaPlace: via, isViaOn: true, dateChoice: 'ARRIVAL' });
  const { name, query } = toSearchFromNow(searched, ZONE, at('09:31'));
  expect(name).toBe('trip-planner-results');
  expect(query).toMatchObject({ fi: 'a', ti: 'b', 'v[0][i]': 'v', tt: '0', dt: '2026-11-21T09:31' });
  expect(query).not.toHaveProperty('at');
});

it.each([
  ['before the arrival: on arrival', at('08:00'), '2026-11-21T08:41'],
  ['after the arrival: now', at('10:00'), '2026-11-21T10:00'],
])('searches the opposite direction, %s', (_, now, dt) => {
  const searched = trip({ departurePlace: a, arrivalPlace: b, dateChoice: 'ARRIVAL' });
  const { query } = toReturnSearch(searched, ZONE, { arrival: '2026-11-21T08:40:20+01:00', now });
  expect(query).toMatchObject({ fi: 'b', ti: 'a', tt: '0', dt });
  expect(query).not.toHaveProperty('at');
});

describe('nextJourney', () => {
  const shown = detailed('shown', [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })]);
  const found = (id: string, departure: string, arrival: string, more: Partial<Journey> = {}) =>
    journey(id, { departureDateTime: at(departure), arrivalDateTime: at(arrival), ...more });
  const SHOWN = found('shown', '08:06', '08:20');
  const groupsOf = (journeys: readonly Journey[]) => [{ key: 'publicTransport' as const, journeys: [...journeys] }];

  it.each([
    ['the first to arrive', [SHOWN, found('slow', '08:16', '09:00'), found('fast', '08:20', '08:34')], 'fast'],
    ['none that has left', [SHOWN, found('gone', '08:09', '08:30'), found('next', '08:20', '08:34')], 'next'],
    [
      'none that is no longer possible',
      [
        SHOWN,
        found('off', '08:16', '08:30', { realTime: 'cancelled' }),
        found('broken', '08:16', '08:31', { realTime: 'missedConnection' }),
        found('next', '08:26', '08:40', { realTime: 'live' }),
      ],
      'next',
    ],
    ['nothing when it is the last', [SHOWN], null],
    ['no journey from the results of another search', [found('next', '08:26', '08:40')], null],
  ])('%s', (_, journeys, id) => {
    expect(nextJourney(groupsOf(journeys), shown, at('08:10'))?.id ?? null).toBe(id);
  });
});

it.each([
  ['a simple trip', { fi: 'a', tt: '0' }, 'j', { fi: 'a', tt: '0' }],
  ['the outbound journey, which replaces the chosen one', OUT_AND_BACK, 'out', { ...OUT_AND_BACK, jc: 'other' }],
  ['the return journey, which replaces the chosen one', OUT_AND_BACK, 'back', { ...OUT_AND_BACK, rc: 'other' }],
])('another journey instead: %s', (_, query, code, expected) => {
  expect(toOtherJourney({ query, code }, 'other')).toEqual({
    name: 'trip-planner-roadmap-journeyId',
    params: { journeyId: 'other' },
    query: expected,
  });
});

it.each([
  ['a simple trip', { fi: 'a', tt: '0' }, 'j', 'trip-planner-results'],
  ['an outbound journey that is only looked at', { ...OUT_AND_BACK, jc: '', rc: '' }, 'out', 'trip-planner-results'],
  ['the outbound journey without a return', { ...OUT_AND_BACK, rc: '' }, 'out', 'trip-planner-returns'],
  ['a return that is not chosen yet', { ...OUT_AND_BACK, rc: '' }, 'back', 'trip-planner-returns'],
  ['one of two chosen journeys', OUT_AND_BACK, 'out', 'trip-planner-return-summary'],
  ['a round trip without an outbound journey', { fi: 'a', tt: '1' }, 'j', 'trip-planner-results'],
])('where it was opened from: %s', (_, query, code, name) => {
  expect(toParentScreen({ query, code }).name).toBe(name);
});

it.each([
  ['a simple trip', { fi: 'a', tt: '0', jc: 'j' }, 'j', null],
  ['a chosen outbound journey', OUT_AND_BACK, 'out', null],
  ['a chosen return', OUT_AND_BACK, 'back', null],
  [
    'an outbound journey that is only looked at',
    { fi: 'a', tt: '1' },
    'j',
    { way: 'out', target: { name: 'trip-planner-returns', query: { fi: 'a', tt: '1', jc: 'j' } } },
  ],
  [
    'an outbound journey without a return',
    { fi: 'a', tt: '1', jc: 'out' },
    'out',
    { way: 'out', target: { name: 'trip-planner-returns', query: { fi: 'a', tt: '1', jc: 'out' } } },
  ],
  [
    'a return that is only looked at',
    { fi: 'a', tt: '1', jc: 'out' },
    'j',
    { way: 'back', target: { name: 'trip-planner-return-summary', query: { fi: 'a', tt: '1', jc: 'out', rc: 'j' } } },
  ],
  [
    'a return in the place of another',
    OUT_AND_BACK,
    'j',
    { way: 'back', target: { name: 'trip-planner-return-summary', query: { ...OUT_AND_BACK, rc: 'j' } } },
  ],
])('what chooses %s', (_, query, code, expected) => {
  expect(toChoice({ query, code })).toEqual(expected);
});

it('leads to the line of a ride at the stop where the traveller boards, and to a stop', () => {
  const { ride: found } = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
  const boarding = found?.calls[0];
  if (!found || !boarding) throw new Error('The ride has no stops.');
  const at = { ...boarding, point: { ...boarding.point, stopPointId: 'oak:1' } };
  const target = { name: 'schedules-line-id', params: { id: found.line.id } };
  expect(toLine({ line: found.line, calls: [at] })).toEqual({ ...target, query: { stop: 'oak:1' } });
  expect(toLine({ line: found.line, calls: [] })).toEqual({ ...target, query: {} });
  expect(toStop('oak:1')).toEqual({ name: 'proximity-type-id', params: { type: 'stoppoint', id: 'oak:1' } });
});
