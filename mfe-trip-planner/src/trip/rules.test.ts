import { TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { NOW, place, trip } from '../testing/trips.ts';
import {
  asDraft,
  canShiftEarlier,
  leavingNow,
  roleToFill,
  shifted,
  swapped,
  ticked,
  unusedPlaces,
  withDateChoice,
  withDateTime,
  withPlace,
  withVia,
} from './rules.ts';

const at = (clock: string) => `2026-11-21T${clock}:00.000Z`;

describe('places', () => {
  it('swaps the ends and leaves the via', () => {
    const given = trip({ isViaOn: true, viaPlace: place('v') });
    expect(swapped(given)).toEqual({
      ...given,
      departurePlace: given.arrivalPlace,
      arrivalPlace: given.departurePlace,
    });
  });

  it.each([
    ['DEPARTURE', 'departurePlace'],
    ['ARRIVAL', 'arrivalPlace'],
    ['VIA', 'viaPlace'],
  ] as const)('puts a place where its role %s says', (role, field) => {
    expect(withPlace(trip(), role, place('x'))[field]).toEqual(place('x'));
  });

  it.each([
    ['turned off: its place is forgotten', TRIP_TYPE.simple, false, false, null],
    ['turned on for a simple trip', TRIP_TYPE.simple, true, true, 'v'],
    ['turned on out and back: not possible', TRIP_TYPE.fullReturn, true, false, null],
  ] as const)('via %s', (_, tripType, isOn, isViaOn, id) => {
    const result = withVia(trip({ tripType, isViaOn: true, viaPlace: place('v') }), isOn);
    expect([result.isViaOn, result.viaPlace?.id ?? null]).toEqual([isViaOn, id]);
  });

  it.each([
    [trip({ departurePlace: null, arrivalPlace: null }), 'ARRIVAL'],
    [trip({ departurePlace: null }), 'DEPARTURE'],
    [trip({ arrivalPlace: null }), 'ARRIVAL'],
    [trip(), 'ARRIVAL'],
  ] as const)('a recent place goes to the end that is open (%#)', (given, role) => {
    expect(roleToFill(given)).toBe(role);
  });

  it('offers no place that the trip has already', () => {
    const ids = unusedPlaces([place('a'), place('b'), place('c')], trip()).map(({ id }) => id);
    expect(ids).toEqual(['c']);
  });
});

describe('time', () => {
  const outAndBack = (returnDateTime: string): Trip =>
    trip({ tripType: TRIP_TYPE.fullReturn, departureDateTime: at('08:00'), returnDateTime });

  it.each([
    ['earlier', at('08:30'), at('11:00')],
    ['equal', at('09:00'), at('11:00')],
    ['an hour later: left alone', at('10:00'), at('10:00')],
    ['hours later: left alone', at('15:00'), at('15:00')],
  ])('a new departure and a return that is %s', (_, given, expected) => {
    expect(withDateTime(outAndBack(given), at('09:00')).returnDateTime).toBe(expected);
  });

  it.each([
    ['to come', at('07:30'), at('07:30')],
    ['now', at('07:00'), at('07:00')],
    ['past', at('06:00'), at('07:00')],
  ])('a second later a departure that is %s', (_, given, expected) => {
    expect(ticked(trip({ departureDateTime: given }), '2026-11-21T07:00:42Z').departureDateTime).toBe(expected);
  });

  it('gives back the same trip when a second changes nothing', () => {
    const given = trip({ departureDateTime: at('07:30') });
    expect(ticked(given, NOW)).toBe(given);
  });

  it('keeps the way back two hours behind a departure that the clock raises', () => {
    expect(ticked(outAndBack(at('10:30')), at('09:00'))).toMatchObject({
      departureDateTime: at('09:00'),
      returnDateTime: at('11:00'),
    });
  });

  it('leaves a way back that is nearer alone until the clock raises the departure', () => {
    const given = outAndBack(at('09:00'));
    expect(ticked(given, at('07:59'))).toBe(given);
    expect(ticked(given, at('08:01')).returnDateTime).toBe(at('10:01'));
  });

  it('back in the form, a departure that has passed takes the way back along at once', () => {
    expect(asDraft(outAndBack(at('10:00')), at('08:01'))).toMatchObject({
      departureDateTime: at('08:01'),
      returnDateTime: at('10:01'),
    });
  });

  it.each([
    ['later', at('08:00'), 30, at('08:30')],
    ['earlier', at('08:00'), -30, at('07:30')],
    ['earlier, but not before now', at('07:10'), -30, at('07:00')],
    ['later, from a time that has long passed', at('03:00'), 30, at('07:00')],
  ])('shifts %s', (_, given, minutes, expected) => {
    expect(shifted(trip({ departureDateTime: given }), minutes, NOW)).toMatchObject({
      departureDateTime: expected,
      followsClock: false,
    });
  });

  it('shifts an arrival as an arrival', () => {
    const result = shifted(trip({ dateChoice: 'ARRIVAL', departureDateTime: at('09:00') }), 30, NOW);
    expect(result).toMatchObject({ dateChoice: 'ARRIVAL', departureDateTime: at('09:30') });
  });

  it.each([
    [at('06:59'), false],
    [at('07:00'), false],
    [at('07:01'), true],
  ])('at 07:00, earlier than %s: %p', (departureDateTime, expected) => {
    expect(canShiftEarlier(trip({ departureDateTime }), '2026-11-21T07:00:30Z')).toBe(expected);
  });

  it('takes arrivals for simple trips only', () => {
    expect(withDateChoice(trip(), 'ARRIVAL').dateChoice).toBe('ARRIVAL');
    expect(withDateChoice(trip({ tripType: TRIP_TYPE.fullReturn }), 'ARRIVAL').dateChoice).toBe('DEPARTURE');
  });

  it('leaves now', () => {
    const result = leavingNow(trip({ dateChoice: 'ARRIVAL', departureDateTime: at('09:00') }), NOW);
    expect(result).toMatchObject({ dateChoice: 'DEPARTURE', departureDateTime: NOW, followsClock: true });
  });

  it.each([
    ['a time to come stays', at('08:00'), at('08:00'), false],
    ['a time that has passed means now', at('06:00'), NOW, true],
  ])('back in the form, %s', (_, given, departureDateTime, followsClock) => {
    const draft = asDraft({ ...outAndBack(at('15:00')), departureDateTime: given, followsClock: false }, NOW);
    expect(draft).toMatchObject({
      departureDateTime,
      followsClock,
      tripType: TRIP_TYPE.fullReturn,
      returnDateTime: at('15:00'),
    });
  });
});
