import { NOW, place, trip, ZONE } from '../testing/trips.ts';
import { chosenDateTime, chosenReturn, placeErrors, samePlaceErrors } from './errors.ts';
import { TRIP_TYPE } from './model.ts';

describe('places', () => {
  const nameless = (lat: number) => ({ ...place('x'), id: '', lat, lon: 7 });

  it.each([
    ['two places', trip(), {}],
    ['nothing chosen yet', trip({ departurePlace: null, arrivalPlace: null }), {}],
    ['the same id', trip({ arrivalPlace: place('a') }), { ARRIVAL: 'same-place' }],
    [
      'the same ground, without ids',
      trip({ departurePlace: nameless(1), arrivalPlace: nameless(1) }),
      { ARRIVAL: 'same-place' },
    ],
    ['other ground, without ids', trip({ departurePlace: nameless(1), arrivalPlace: nameless(2) }), {}],
    ['a via that is the start', trip({ isViaOn: true, viaPlace: place('a') }), { VIA: 'same-place' }],
    ['a via that is the end', trip({ isViaOn: true, viaPlace: place('b') }), { VIA: 'same-place' }],
    ['a via that is turned off', trip({ isViaOn: false, viaPlace: place('a') }), {}],
  ])('while filling in: %s', (_, given, errors) => {
    expect(samePlaceErrors(given)).toEqual(errors);
  });

  it.each([
    ['all there', trip(), {}],
    ['no start', trip({ departurePlace: null }), { DEPARTURE: 'missing' }],
    ['neither end', trip({ departurePlace: null, arrivalPlace: null }), { DEPARTURE: 'missing', ARRIVAL: 'missing' }],
    ['a via that was added', trip({ isViaOn: true }), { VIA: 'missing' }],
    ['the same place twice', trip({ arrivalPlace: place('a') }), { ARRIVAL: 'same-place' }],
  ])('before searching: %s', (_, given, errors) => {
    expect(placeErrors(given)).toEqual(errors);
  });
});

describe('date and time', () => {
  it.each([
    ['2026-11-22', '09:30', '2026-11-22T08:30:00.000Z'],
    ['2026-11-21', '09:30:00', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21', '06:00', '2026-11-21T05:00:00.000Z'],
  ])('reads %s %s', (day, time, instant) => {
    expect(chosenDateTime(day, time, ZONE, NOW)).toEqual({ ok: true, instant });
  });

  it.each([
    ['', '09:30', 'date-unreadable'],
    ['22/11/2026', '09:30', 'date-unreadable'],
    ['0002-11-22', '09:30', 'date-unreadable'],
    ['2026-11-22', '', 'time-unreadable'],
    ['2026-11-22', '25:00', 'time-unreadable'],
    ['2026-11-20', '09:30', 'date-passed'],
    ['1999-01-01', '09:30', 'date-passed'],
  ])('refuses %p %p', (day, time, error) => {
    expect(chosenDateTime(day, time, ZONE, NOW)).toEqual({ ok: false, error });
  });

  it('counts days where the network is, not where the device is', () => {
    const lateInParis = '2026-11-21T23:30:00.000Z';
    expect(chosenDateTime('2026-11-21', '23:00', ZONE, lateInParis)).toMatchObject({ error: 'date-passed' });
    expect(chosenDateTime('2026-11-21', '23:00', 'Atlantic/Azores', lateInParis)).toMatchObject({ ok: true });
  });
});

describe('the way back', () => {
  const leaving = (departureDateTime: string) => trip({ tripType: TRIP_TYPE.fullReturn, departureDateTime });
  const read = (day: string, time: string, departure = '2026-11-21T08:00:00.000Z') =>
    chosenReturn({ day, time }, leaving(departure), { zone: ZONE, now: '2026-03-01T07:00:00.000Z' });

  it.each([
    ['2026-11-21', '11:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-22', '00:15', '2026-11-21T23:15:00.000Z'],
  ])('may begin on %s at %s', (day, time, instant) => {
    expect(read(day, time)).toEqual({ ok: true, instant });
  });

  it.each([
    ['2026-11-21', '10:59', 'return-too-early'],
    ['2026-11-20', '23:00', 'return-too-early'],
    ['2026-02-20', '23:00', 'date-passed'],
    ['2026-11-21', '', 'time-unreadable'],
    ['', '11:00', 'date-unreadable'],
  ])('may not begin on %p at %p', (day, time, error) => {
    expect(read(day, time)).toEqual({ ok: false, error });
  });

  it.each([
    ['the first pass, when it is late enough', '2026-10-24T22:00:00.000Z', '02:30', '2026-10-25T00:30:00.000Z'],
    ['the second, when the first is too early', '2026-10-24T23:30:00.000Z', '02:30', '2026-10-25T01:30:00.000Z'],
  ])('takes a time that clocks show twice for %s', (_, departure, time, instant) => {
    expect(read('2026-10-25', time, departure)).toEqual({ ok: true, instant });
  });

  it('counts two hours where clocks skip one', () => {
    const departure = '2026-03-29T00:30:00.000Z';
    expect(read('2026-03-29', '04:29', departure)).toMatchObject({ error: 'return-too-early' });
    expect(read('2026-03-29', '04:30', departure)).toEqual({ ok: true, instant: '2026-03-29T02:30:00.000Z' });
  });
});
