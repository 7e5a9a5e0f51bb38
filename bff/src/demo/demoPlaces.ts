import { toDegrees } from './geometry.ts';
import type { City, PlaceKind } from './model.ts';

/** A place as plain data, ready for an index. Degrees are WGS 84. */
export interface DemoPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  /** An address is written "12 Rue des Lilas". */
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  readonly lat: number;
  readonly lon: number;
  /** What is known besides, by kind: spaces, docks, plugs, category …; for an address its street and number. */
  readonly extra: Readonly<Record<string, string | number | boolean>>;
}

/** Addresses, points of interest, stations and parks of the city; not its stops, which come with the timetable. */
export function demoPlaces(city: City): DemoPlace[] {
  return [
    ...city.amenities.map(({ point, ...rest }) => ({ ...rest, ...toDegrees(point) })),
    ...city.addresses.map(({ id, street, number, city: town, postCode, point }) => ({
      id,
      kind: 'address' as const,
      name: `${number} ${street}`,
      city: town,
      postCode,
      ...toDegrees(point),
      extra: { street, number },
    })),
  ];
}
