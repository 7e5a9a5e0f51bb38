import { toDegrees } from '../city/geometry.ts';
import type { Amenity, City } from '../city/model.ts';
import { type AmenityFacts, factsOf } from './facts.ts';

/** Degrees, WGS 84. */
interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** A house: `number` and `street` are written "12 Rue des Lilas". */
interface AddressRow extends Position {
  readonly id: string;
  readonly number: string;
  readonly street: string;
  readonly city: string;
  readonly postCode: string;
}

/** A point of interest, a station of shared vehicles, a car park … */
export interface AmenityRow extends Position {
  readonly id: string;
  readonly kind: Amenity['kind'];
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  readonly facts: AmenityFacts;
}

/** The places of the city as plain data; its stops come with the timetable. */
export interface CityPlaces {
  readonly addresses: readonly AddressRow[];
  readonly amenities: readonly AmenityRow[];
}

export function placesOf(city: City): CityPlaces {
  return {
    addresses: city.addresses.map(({ point, ...address }) => ({ ...address, ...toDegrees(point) })),
    amenities: city.amenities.map(({ point, extra, ...amenity }) => ({
      ...amenity,
      ...toDegrees(point),
      facts: factsOf({ ...amenity, extra }),
    })),
  };
}
