import type { Site } from './field.ts';
import { distance, type Point, polar } from './geometry.ts';
import type { District } from './model.ts';
import { DISTRICTS } from './streetWords.ts';

/** Post codes that no real place has: 991xx is not given to communes. */
const CITY = { name: 'Clairvenne', postCode: '99100' } as const;

export function createDistricts(site: Site): District[] {
  return [
    ...DISTRICTS.map(([name, degrees, radius]) => ({
      name,
      city: CITY.name,
      postCode: CITY.postCode,
      centre: polar(degrees, radius),
    })),
    ...site.suburbs.map(({ name, city, postCode, centre }) => ({ name, city, postCode, centre })),
  ];
}

/** The district whose centre is nearest. */
export function districtAt(districts: readonly District[], point: Point): District {
  return districts.reduce((a, b) => (distance(b.centre, point) < distance(a.centre, point) ? b : a));
}
