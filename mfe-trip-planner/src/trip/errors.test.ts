import { NOW, place, trip, ZONE } from '../testing/trips.ts';
import { chosenDateTime, placeErrors, samePlaceErrors } from './errors.ts';

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
    ['a via that was asked for', trip({ isViaOn: true }), { VIA: 'missing' }],
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
