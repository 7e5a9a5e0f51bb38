import { searchBody, TRIP_TYPE } from '@halte/contract/trip';
import { journey, place, trip, ZONE } from '../testing/trips.ts';
import {
  findJourney,
  firstJourneyId,
  isEmpty,
  journeyOfCode,
  journeysOf,
  NO_RESULTS,
  resultsOf,
  returnSearchBody,
} from './search.ts';

const groups = [
  { key: 'publicTransport' as const, journeys: [] },
  { key: 'fewestChanges' as const, journeys: [journey('one'), journey('two')] },
  { key: 'walking' as const, journeys: [journey('two')] },
];

describe('what is sent', () => {
  it('says both ends, the type and the time on the clocks of the network', () => {
    expect(searchBody(trip(), ZONE)).toEqual({
      fromId: 'a',
      fromValue: 'Place a',
      fromLat: 48.1,
      fromLon: 7.2,
      toId: 'b',
      toValue: 'Place b',
      toLat: 48.1,
      toLon: 7.2,
      tripType: 0,
      departureDateTime: '2026-11-21T08:00',
    });
  });

  it.each([
    ['an arrival', trip({ dateChoice: 'ARRIVAL' }), { arrivalDateTime: '2026-11-21T08:00' }],
    [
      'a via',
      trip({ isViaOn: true, viaPlace: place('v') }),
      { via: [{ id: 'v', value: 'Place v', lat: 48.1, lon: 7.2 }] },
    ],
    [
      'the way back',
      trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T11:00:00.000Z' }),
      { tripType: 1, departureDateTime: '2026-11-21T08:00', returnDateTime: '2026-11-21T12:00' },
    ],
    [
      'no name of my position',
      trip({ departurePlace: place('48,7', { type: 'USER_POSITION' }) }),
      { fromValue: undefined },
    ],
    ['no id that is too long', trip({ departurePlace: place('x'.repeat(301)) }), { fromId: undefined, fromLat: 48.1 }],
  ])('says %s', (_, given, part) => {
    expect({ fromId: undefined, fromValue: undefined, ...searchBody(given, ZONE) }).toMatchObject(part);
  });

  it('says the preferences, when there are any', () => {
    expect(searchBody(trip(), ZONE, { excludedModes: ['bus'] })).toMatchObject({
      itineraryOptions: { excludedModes: ['bus'] },
    });
    expect(searchBody(trip(), ZONE, {})).not.toHaveProperty('itineraryOptions');
  });

  it('does not say when to leave beside when to arrive', () => {
    expect(searchBody(trip({ dateChoice: 'ARRIVAL' }), ZONE)).not.toHaveProperty('departureDateTime');
  });

  it.each([
    ['start', trip({ departurePlace: null })],
    ['end', trip({ arrivalPlace: null })],
  ])('is nothing without the %s', (_, given) => {
    expect(searchBody(given, ZONE)).toBeNull();
  });
});

describe('what is sent for the way back', () => {
  const given = trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T16:00:00.000Z' });

  it('is the same, and which journey it comes back from: the backend turns the places round', () => {
    expect(returnSearchBody(given, ZONE, { previousCode: 'out', options: { excludedModes: ['bus'] } })).toEqual({
      ...searchBody(given, ZONE, { excludedModes: ['bus'] }),
      previousJourneySummaryCode: 'out',
    });
  });

  it.each([
    ['a journey out', given, null],
    ['both places', { ...given, arrivalPlace: null }, 'out'],
  ])('is nothing without %s', (_, trip, previousCode) => {
    expect(returnSearchBody(trip, ZONE, { previousCode })).toBeNull();
  });
});

describe('what comes back', () => {
  it('leaves out groups without journeys', () => {
    const results = resultsOf({ groups, reason: null });
    expect(results).toMatchObject({ status: 'done', problem: null });
    expect(results.groups.map(({ key }) => key)).toEqual(['fewestChanges', 'walking']);
    expect(isEmpty(results)).toBe(false);
    expect(firstJourneyId(results.groups)).toBe('one');
  });

  it.each([
    ['no groups', []],
    ['only empty groups', groups.slice(0, 1)],
  ])('is empty where there are %s', (_, given) => {
    const results = resultsOf({ groups: given, reason: 'nothing-runs' });
    expect(results).toMatchObject({ reason: 'nothing-runs', groups: [] });
    expect(isEmpty(results)).toBe(true);
    expect(firstJourneyId(results.groups)).toBeNull();
  });

  it('is not empty before it has arrived', () => {
    expect(isEmpty(NO_RESULTS)).toBe(false);
    expect(isEmpty({ ...NO_RESULTS, status: 'loading' })).toBe(false);
  });

  it('counts a journey of two groups once', () => {
    expect(journeysOf(groups).map(({ id }) => id)).toEqual(['one', 'two']);
    expect(findJourney(groups, 'two')?.id).toBe('two');
    expect(findJourney(groups, 'three')).toBeNull();
    expect(findJourney(groups, null)).toBeNull();
    expect(journeyOfCode(groups, 'two')?.id).toBe('two');
    expect(journeyOfCode(groups, 'three')).toBeNull();
  });
});
