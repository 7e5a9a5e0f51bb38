import { place, trip } from '../../testing/trips.ts';
import { markersOf } from './tripMarkers.ts';

it.each([
  ['both ends', trip(), ['DEPARTURE', 'ARRIVAL']],
  ['a via between them', trip({ isViaOn: true, viaPlace: place('v') }), ['DEPARTURE', 'VIA', 'ARRIVAL']],
  ['nothing for an end that is open', trip({ arrivalPlace: null }), ['DEPARTURE']],
  [
    'nothing for where the traveller is, without a destination',
    trip({ departurePlace: place('a', { type: 'user_position' }), arrivalPlace: null }),
    [],
  ],
  [
    'nothing for a place whose ground is unknown',
    trip({ departurePlace: place('a', { lat: null, lon: null }) }),
    ['ARRIVAL'],
  ],
])('marks %s', (_, given, roles) => {
  expect(markersOf(given).map(({ role }) => role)).toEqual(roles);
});
