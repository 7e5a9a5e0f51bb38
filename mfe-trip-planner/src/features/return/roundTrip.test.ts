import { journey } from '../../testing/trips.ts';
import { leavesTooEarly, totalsOf } from './roundTrip.ts';

const outbound = journey('out', {
  departureDateTime: '2026-11-21T08:15:40+01:00',
  arrivalDateTime: '2026-11-21T08:47:10+01:00',
});
const back = (clock: string, fare: ReturnType<typeof journey>['fare'] = { amount: 230, currency: 'EUR' }) =>
  journey('back', {
    departureDateTime: `2026-11-21T${clock}:00+01:00`,
    arrivalDateTime: '2026-11-21T18:17:59+01:00',
    fare,
  });

describe('both ways together', () => {
  it('have durations that agree with the times, the stay between them, and the price', () => {
    expect(totalsOf({ outbound, back: back('17:47') })).toEqual({
      staySeconds: 9 * 3600,
      fares: [{ amount: 410, currency: 'EUR' }],
    });
  });

  it('have no price where one has none', () => {
    expect(totalsOf({ outbound, back: back('17:47', null) }).fares).toEqual([]);
    expect(totalsOf({ outbound: back('08:00', null), back: outbound }).fares).toEqual([]);
  });

  it('have two prices in two currencies', () => {
    const francs = { amount: 230, currency: 'CHF' };
    expect(totalsOf({ outbound, back: back('17:47', francs) }).fares).toEqual([outbound.fare, francs]);
  });

  it('stay longer on the night when clocks go back', () => {
    const late = journey('out', { arrivalDateTime: '2026-10-25T01:30:00+02:00' });
    const early = journey('back', { departureDateTime: '2026-10-25T03:30:00+01:00' });
    expect(totalsOf({ outbound: late, back: early }).staySeconds).toBe(3 * 3600);
  });

  it.each([
    ['08:46', true],
    ['08:48', false],
    ['17:00', false],
  ])('a way back at %s after arriving at 08:47:10 leaves too early: %p', (clock, expected) => {
    expect(leavesTooEarly({ outbound, back: back(clock) })).toBe(expected);
  });
});
