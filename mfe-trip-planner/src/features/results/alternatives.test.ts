import { TRIP_TYPE } from '@halte/contract/trip';
import { NOW, trip, ZONE } from '../../testing/trips.ts';
import { type EmptyReason, type NextService, NO_NEXT } from '../../trip/search.ts';
import { alternativesBack, alternativesTo, isStale, nextMorning } from './alternatives.ts';

const circumstances = { zone: ZONE, now: NOW, minutes: 30, excludedModes: 0, isOnFootOnly: false, next: NO_NEXT };
const at = (instant: string) => trip({ departureDateTime: instant, followsClock: false });
const LATER = '2026-11-21T22:30:00.000Z';

describe('alternativesTo', () => {
  it.each<[EmptyReason | null, readonly string[]]>([
    ['nothing-runs', ['later', 'morning', 'now', 'swap']],
    [null, ['later', 'morning', 'now', 'swap']],
    ['outside-timetable', ['now']],
    ['same-place', []],
    ['walking-is-quicker', []],
    ['no-stop-near-origin', []],
    ['no-stop-near-destination', []],
  ])('offers for %p: %p', (reason, keys) => {
    expect(alternativesTo(at(LATER), reason, circumstances).map(({ key }) => key)).toEqual(keys);
  });

  it('does not offer to leave now to a traveller who did', () => {
    expect(alternativesTo(at(NOW), 'nothing-runs', circumstances).map(({ key }) => key)).not.toContain('now');
  });

  it('offers modes that were taken out before anything else', () => {
    const [first] = alternativesTo(at(LATER), 'nothing-runs', { ...circumstances, excludedModes: 2 });
    expect(first).toMatchObject({ key: 'allModes', trip: { overrides: { excludedModes: '' } } });
  });

  it.each<[EmptyReason | null, readonly string[]]>([
    ['nothing-runs', ['allModes']],
    [null, ['allModes']],
    ['outside-timetable', ['now']],
    ['no-stop-near-origin', ['allModes']],
  ])('offers for %p where every mode was taken out: %p, for nothing else can help', (reason, keys) => {
    const onFoot = { ...circumstances, excludedModes: 4, isOnFootOnly: true };
    expect(alternativesTo(at(LATER), reason, onFoot).map(({ key }) => key)).toEqual(keys);
    const back = alternativesBack(at(LATER), reason, { ...onFoot, arrival: LATER });
    expect(back.map(({ key }) => key)).toEqual(reason === 'outside-timetable' ? [] : keys);
  });

  it('leaves in the morning, also for a search by arrival time', () => {
    const found = alternativesTo({ ...at(LATER), dateChoice: 'ARRIVAL' }, 'nothing-runs', circumstances);
    expect(found.find(({ key }) => key === 'morning')?.trip).toMatchObject({
      dateChoice: 'DEPARTURE',
      departureDateTime: '2026-11-22T05:00:00.000Z',
    });
  });
});

describe('where it is known when something runs again', () => {
  const NEXT = '2026-11-30T06:12:30+01:00';
  const LAST = '2026-11-21T08:20:30+01:00';
  const round = trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: LATER });

  it.each<[string, EmptyReason, NextService, readonly string[]]>([
    ['a departure', 'nothing-runs', { departure: NEXT, arrival: null }, ['nextDeparture', 'now', 'swap']],
    ['an arrival to come', 'nothing-runs', { departure: null, arrival: LAST }, ['nextArrival', 'now', 'swap']],
    ['one that has passed', 'nothing-runs', { departure: NEXT, arrival: NOW }, ['nextDeparture', 'now', 'swap']],
    [
      'only one that has passed',
      'nothing-runs',
      { departure: null, arrival: NOW },
      ['later', 'morning', 'now', 'swap'],
    ],
    ['the first day', 'outside-timetable', { departure: NEXT, arrival: null }, ['nextDeparture', 'now']],
  ])('offers %s', (_case, reason, next, keys) => {
    expect(alternativesTo(at(LATER), reason, { ...circumstances, next }).map(({ key }) => key)).toEqual(keys);
  });

  it('leaves in the minute of the next departure', () => {
    const next = { departure: NEXT, arrival: null };
    const [first] = alternativesTo({ ...at(LATER), dateChoice: 'ARRIVAL' }, 'nothing-runs', { ...circumstances, next });
    const time = '2026-11-30T05:12:00.000Z';
    expect(first).toMatchObject({ time, trip: { dateChoice: 'DEPARTURE', departureDateTime: time } });
  });

  it('arrives in the minute after the last arrival', () => {
    const next = { departure: null, arrival: LAST };
    const [first] = alternativesTo({ ...at(LATER), dateChoice: 'ARRIVAL' }, 'nothing-runs', { ...circumstances, next });
    const time = '2026-11-21T07:21:00.000Z';
    expect(first).toMatchObject({ time, trip: { dateChoice: 'ARRIVAL', departureDateTime: time } });
  });

  it.each<[EmptyReason]>([['nothing-runs'], ['outside-timetable']])('offers the way back then: %s', (reason) => {
    const next = { departure: NEXT, arrival: null };
    const offers = alternativesBack(round, reason, { ...circumstances, next, arrival: LATER });
    expect(offers).toMatchObject([{ key: 'nextDeparture', trip: { returnDateTime: '2026-11-30T05:12:00.000Z' } }]);
  });
});

describe('alternativesBack', () => {
  const given = trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: LATER });
  const after = { ...circumstances, arrival: '2026-11-21T10:00:00+01:00' };

  it.each<[EmptyReason | null, readonly string[]]>([
    ['nothing-runs', ['later', 'morning']],
    [null, ['later', 'morning']],
    ['outside-timetable', []],
    ['no-stop-near-origin', []],
  ])('offers for %p: %p', (reason, keys) => {
    expect(alternativesBack(given, reason, after).map(({ key }) => key)).toEqual(keys);
  });

  it('changes the time of the way back alone', () => {
    const [later, morning] = alternativesBack(given, 'nothing-runs', after);
    expect(later?.trip).toEqual({ ...given, returnDateTime: '2026-11-21T23:00:00.000Z' });
    expect(morning).toMatchObject({ time: '2026-11-22T05:00:00.000Z', trip: { departureDateTime: NOW } });
  });

  it('offers modes that were taken out', () => {
    const [first] = alternativesBack(given, 'no-stop-near-origin', { ...after, excludedModes: 1 });
    expect(first).toMatchObject({ key: 'allModes', trip: { overrides: { excludedModes: '' } } });
  });
});

describe('nextMorning', () => {
  it.each([
    ['in the small hours: the same day', '2026-11-21T01:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['at six already: the next', '2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
    ['in the evening: the next', LATER, '2026-11-22T05:00:00.000Z'],
    ['on the eve of winter time', '2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z'],
  ])('%s', (_, departure, morning) => {
    expect(nextMorning(departure, ZONE)).toBe(morning);
  });
});

describe('isStale', () => {
  it.each([
    ['2026-11-21T06:49:00.000Z', true],
    ['2026-11-21T06:50:00.000Z', true],
    ['2026-11-21T06:51:00.000Z', false],
    [NOW, false],
    [LATER, false],
  ])('a departure at %s is stale at 07:00: %p', (departure, expected) => {
    expect(isStale(at(departure), NOW)).toBe(expected);
  });
});
