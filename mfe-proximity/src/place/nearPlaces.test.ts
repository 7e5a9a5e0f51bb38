import { nearPlaces } from './nearPlaces.ts';
import { mergedPlace } from './placeDetails.ts';
import { STOP } from './testing/places.ts';

const place = mergedPlace('stoparea', STOP, null)!;
/** A ten-thousandth of a degree of latitude is 11 m. */
const point = (id: string, type: string, steps: number) => ({
  id,
  type,
  name: id,
  lat: 48.1 + steps * 0.0001,
  lon: -1.6,
});

it('is the nearest of each kind, then the nearest stops, without the place itself and what is far', () => {
  const points = [
    point('S', 'stopArea', 0),
    point('stop 2', 'stopArea', 9),
    point('stop 1', 'stopArea', 5),
    point('far', 'stopArea', 60),
    point('bikes 2', 'bikeSharingStations', 8),
    point('bikes 1', 'bikeSharingStations', 3),
    point('parking', 'parks', 2),
    point('museum', 'pointOfInterest', 1),
    point('house', 'address', 1),
  ];
  expect(nearPlaces(points, place, 300).map(({ point: { id }, metres }) => [id, Math.round(metres)])).toEqual([
    ['parking', 22],
    ['bikes 1', 33],
    ['stop 1', 56],
    ['stop 2', 100],
  ]);
});

it('is not the stop area of a stop point', () => {
  const platform = { ...place, id: 'S:1', stopAreaId: 'S' };
  expect(nearPlaces([point('S', 'stopArea', 0)], platform, 300)).toEqual([]);
});
