import { districtAt } from './districts.ts';
import type { Site } from './field.ts';
import { beside, cumulative, locate, type Point } from './geometry.ts';
import type { Address, District, Street } from './model.ts';
import type { Random } from './random.ts';

export interface Ground {
  readonly streets: readonly Street[];
  readonly districts: readonly District[];
  readonly site: Site;
}

/** Metres of street between registered house numbers, by how densely the place is built. */
const frontage = (density: number) => (density > 0.6 ? 68 : density > 0.35 ? 88 : 130);
const FROM_MIDDLE_METRES = 15;

/** House numbers as in France: odd on the left, even on the right, counted from the start of the street. */
export function createAddresses({ streets, districts, site }: Ground, random: Random): Address[] {
  const addresses: Address[] = [];
  for (const [index, street] of streets.entries()) {
    if (street.class === 'motorway') continue;
    const distances = cumulative(street.path);
    const total = distances.at(-1)!;
    const middle = locate(street.path, distances, total / 2).point;
    const density = site.density(middle);
    if (density < 0.2) continue;
    const { city, postCode } = districtAt(districts, middle);
    const step = frontage(density);
    let pair = 0;
    for (let along = step / 2 + 8; along < total - 12; along += step * random.between(0.85, 1.2)) {
      // Not every house stands in the register.
      pair += 1 + random.index(3);
      const place = locate(street.path, distances, along);
      for (const side of [-1, 1] as const) {
        const point: Point = beside(place, side * FROM_MIDDLE_METRES);
        if (site.isWater(point, 8) || site.isGreen(point)) continue;
        const number = side < 0 ? pair * 2 - 1 : pair * 2;
        const suffix = random.chance(0.03) ? ' bis' : '';
        addresses.push({
          id: `ADR${index}-${number}`,
          street: street.name,
          number: `${number}${suffix}`,
          city,
          postCode,
          point,
        });
      }
    }
  }
  return addresses;
}
