import { minimumReturn, TRIP_TYPE, type Trip, withReturnAfter, writeDateTime } from '@halte/contract/trip';
import { NOW, place, trip, ZONE } from '../testing/trips.ts';
import { afterOutbound, canReturnEarlier, shiftedReturn, withReturn, withTripType } from './returnTrip.ts';
import { leavingNow, withDateChoice, withDateTime } from './rules.ts';

const at = (clock: string) => `2026-11-21T${clock}:00.000Z`;
const outAndBack = (returnDateTime: string | null, more: Partial<Trip> = {}): Trip =>
  trip({ tripType: TRIP_TYPE.fullReturn, departureDateTime: at('08:00'), returnDateTime, ...more });

describe('the type of a trip', () => {
  it('out and back takes the via away, leaves at its time, and comes back two hours later', () => {
    const given = trip({ isViaOn: true, viaPlace: place('v'), dateChoice: 'ARRIVAL', departureDateTime: at('09:00') });
    expect(withTripType(given, TRIP_TYPE.fullReturn)).toEqual({
      ...given,
      tripType: TRIP_TYPE.fullReturn,
      isViaOn: false,
      viaPlace: null,
      dateChoice: 'DEPARTURE',
      wasArrival: true,
      returnDateTime: at('11:00'),
    });
  });

  it('one way forgets the way back, and does not bring a via back', () => {
    expect(withTripType(outAndBack(at('15:00')), TRIP_TYPE.simple)).toMatchObject({
      tripType: TRIP_TYPE.simple,
      returnDateTime: null,
      isViaOn: false,
      viaPlace: null,
    });
  });
});

describe('a time to be there by', () => {
  const given = trip({ dateChoice: 'ARRIVAL', departureDateTime: at('09:00'), followsClock: false });
  const outAndBackOf = (one: Trip) => withTripType(one, TRIP_TYPE.fullReturn);

  it('is one again when the trip is one way again', () => {
    expect(withTripType(outAndBackOf(given), TRIP_TYPE.simple)).toEqual(given);
    expect(withTripType(outAndBackOf(outAndBackOf(given)), TRIP_TYPE.simple)).toEqual(given);
  });

  it.each([
    ['another time', withDateTime(outAndBackOf(given), at('10:00'))],
    ['leaving at that time', withDateChoice(outAndBackOf(given), 'DEPARTURE')],
    ['leaving now', leavingNow(outAndBackOf(given), NOW)],
    ['nothing, and it was one to leave at', outAndBackOf({ ...given, dateChoice: 'DEPARTURE' })],
  ])('is none where the traveller has chosen %s', (_, chosen) => {
    expect(withTripType(chosen, TRIP_TYPE.simple)).toMatchObject({ dateChoice: 'DEPARTURE', wasArrival: false });
  });
});

describe('choosing when to come back', () => {
  it.each([
    ['later than the minimum', at('15:00'), at('15:00')],
    ['the minimum', at('10:00'), at('10:00')],
    ['a minute too early', at('09:59'), at('10:00')],
    ['before leaving', at('07:00'), at('10:00')],
    ['with seconds', '2026-11-21T15:00:42.000Z', at('15:00')],
  ])('%s', (_, chosen, expected) => {
    expect(withReturn(outAndBack(at('12:00')), chosen).returnDateTime).toBe(expected);
  });

  it.each([
    ['no way back', null, null],
    ['earlier than leaving', at('07:00'), at('10:00')],
    ['when leaving', at('08:00'), at('10:00')],
    ['a minute after leaving: left alone', at('08:01'), at('08:01')],
  ])('what stands there already: %s', (_, given, expected) => {
    expect(withReturnAfter(outAndBack(given)).returnDateTime).toBe(expected);
  });
});

describe('two hours are two hours, whatever the clocks do', () => {
  it.each([
    ['when clocks go back', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00.000Z', '2026-10-25T03:30'],
    ['into the second pass', '2026-10-24T23:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T01:30Z'],
    ['when clocks go forward', '2026-03-29T00:30:00.000Z', '2026-03-29T02:30:00.000Z', '2026-03-29T04:30'],
  ])('%s', (_, departureDateTime, minimum, written) => {
    const given = outAndBack(null, { departureDateTime });
    expect(minimumReturn(given)).toBe(minimum);
    expect(writeDateTime(minimumReturn(given), ZONE)).toBe(written);
  });
});

describe('after the way out that was chosen', () => {
  it.each([
    ['long before the way back', '2026-11-21T09:07:30+01:00', at('15:00')],
    ['after the time in the form', '2026-11-21T16:07:30+01:00', at('15:08')],
    ['on the minute', '2026-11-21T16:07:00+01:00', at('15:07')],
  ])('that arrives %s', (_, arrival, expected) => {
    expect(afterOutbound(outAndBack(at('15:00')), arrival).returnDateTime).toBe(expected);
  });

  it.each([
    ['later', at('15:00'), 30, NOW, at('15:30')],
    ['earlier', at('15:00'), -30, NOW, at('14:30')],
    ['earlier, but not within two hours of leaving', at('10:10'), -30, NOW, at('10:00')],
    ['earlier, but not before now', at('15:00'), -30, at('14:50'), at('14:50')],
    ['later, from a time that has passed', at('15:00'), 30, at('18:00'), at('18:00')],
  ])('%s', (_, given, minutes, now, expected) => {
    const limits = { arrival: '2026-11-21T09:50:00+01:00', now };
    expect(shiftedReturn(outAndBack(given), minutes, limits).returnDateTime).toBe(expected);
  });

  it('comes back earlier, but not before having arrived', () => {
    const limits = { arrival: '2026-11-21T15:40:00+01:00', now: NOW };
    expect(shiftedReturn(outAndBack(at('15:00')), -30, limits).returnDateTime).toBe(at('14:40'));
  });

  it.each([
    [at('10:01'), true],
    [at('10:00'), false],
    [at('09:00'), false],
  ])('at %s it could be earlier: %p', (given, expected) => {
    const limits = { arrival: '2026-11-21T09:50:00+01:00', now: NOW };
    expect(canReturnEarlier(outAndBack(given), limits)).toBe(expected);
  });
});
