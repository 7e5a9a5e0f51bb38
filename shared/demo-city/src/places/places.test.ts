import { generateCity } from '../city/generateCity.ts';
import { PLACE_KINDS } from '../city/model.ts';
import { factsOf } from './facts.ts';
import { placesOf } from './places.ts';

const city = generateCity();

describe('placesOf', () => {
  const { addresses, amenities } = placesOf(city);
  const places = [...amenities, ...addresses.map((address) => ({ ...address, kind: 'address' as const }))];

  it('gives every place an id of its own and a post code that no real place has', () => {
    expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
    expect(places.filter((place) => !/^991\d\d$/.test(place.postCode))).toEqual([]);
  });

  it.each([
    ['address', 10_000],
    ['pointofinterest', 60],
    ['bikesharingstations', 25],
    ['carsharingstations', 8],
    ['parks', 8],
    ['chargingstations', 12],
    ['bikeparks', 15],
    ['parkandrides', 6],
    ['ridesharingparks', 5],
    ['pointofsales', 10],
  ] as const)('has places of kind %s: at least %d', (kind, least) => {
    expect(places.filter((place) => place.kind === kind).length).toBeGreaterThanOrEqual(least);
  });

  it('has the kinds of the specification, and no others', () => {
    expect([...new Set(places.map((place) => place.kind))].sort()).toEqual([...PLACE_KINDS].sort());
  });

  it('gives a place the same facts whatever else is in the city', () => {
    const extraOf = new Map(city.amenities.map((amenity) => [amenity.id, amenity]));
    for (const { id, facts } of amenities.slice(0, 200).toReversed()) expect(facts).toEqual(factsOf(extraOf.get(id)!));
  });
});
