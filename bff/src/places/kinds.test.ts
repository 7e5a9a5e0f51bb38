import { placeKind } from './kinds.ts';

it.each([
  ['stopArea', 'stopArea'],
  ['STOP_AREA', 'stopArea'],
  ['stop-point', 'stopPoint'],
  ['bikeparks', 'bikeParks'],
  ['BIKE_PARKS', 'bikeParks'],
  ['pointofinterest', 'pointOfInterest'],
  ['user_position', undefined],
  ['bike parks', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('%j is the kind %s', (text, kind) => {
  expect(placeKind(text)).toBe(kind);
});
