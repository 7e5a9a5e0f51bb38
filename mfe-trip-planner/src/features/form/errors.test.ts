import { place, trip } from '../../testing/trips.ts';
import { placeErrors, samePlaceErrors } from './errors.ts';

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
