/** The ground that a map draws: streets, railway, water, greens, and the points that names are written at. */
import { ORIGIN, type Path, type Point, toDegrees } from '../city/geometry.ts';
import type { City, Ground, StreetClass } from '../city/model.ts';

/** Degrees, WGS 84; longitude first, as in GeoJSON. */
type Coordinates = readonly [lon: number, lat: number];

interface GroundStreet {
  readonly class: StreetClass;
  readonly name: string;
  /** Whether houses stand along it. */
  readonly built: boolean;
  readonly path: readonly Coordinates[];
}

interface GroundArea {
  readonly kind: Ground['kind'];
  /** Closed: the first point is repeated at the end. */
  readonly ring: readonly Coordinates[];
}

interface GroundLabel {
  readonly kind:
    | 'city'
    | 'suburb'
    | 'district'
    | 'lake'
    | 'island'
    | 'park'
    | 'wood'
    | 'pointOfInterest'
    | 'houseNumber';
  readonly text: string;
  readonly at: Coordinates;
}

export interface GroundMap {
  readonly centre: Coordinates;
  readonly streets: readonly GroundStreet[];
  readonly railways: readonly (readonly Coordinates[])[];
  /** In the order of drawing. */
  readonly areas: readonly GroundArea[];
  /** The more important come first. */
  readonly labels: readonly GroundLabel[];
}

/** All that the generator knows of the ground; the stops come with the timetable. */
export function groundOf(city: City): GroundMap {
  const built = new Set(city.addresses.map((address) => address.street));
  return {
    centre: [ORIGIN.lon, ORIGIN.lat],
    streets: city.streets.map((street) => ({
      class: street.class,
      name: street.name,
      built: built.has(street.name),
      path: street.path.map(coordinatesOf),
    })),
    railways: [city.railway.map(coordinatesOf)],
    areas: city.grounds.map(({ kind, ring }) => ({ kind, ring: ring.map(coordinatesOf) })),
    labels: labelsOf(city),
  };
}

function labelsOf(city: City): GroundLabel[] {
  const label = (kind: GroundLabel['kind'], text: string, point: Point): GroundLabel => ({
    kind,
    text,
    at: coordinatesOf(point),
  });
  const suburbs = city.districts.filter((district) => district.city !== city.name);
  const districts = city.districts.filter((district) => district.city === city.name);
  return [
    label('city', city.name, { x: 0, y: 0 }),
    ...suburbs.map(({ name, centre }) => label('suburb', name, centre)),
    ...districts.map(({ name, centre }) => label('district', name, centre)),
    ...city.grounds.flatMap(({ kind, name, ring }) => (kind === 'lake' ? [label(kind, name, meanOf(ring))] : [])),
    ...city.grounds.flatMap(({ kind, name, ring }) =>
      kind === 'park' || kind === 'wood' || kind === 'island' ? [label(kind, name, meanOf(ring))] : [],
    ),
    ...city.amenities
      .filter(({ kind }) => kind === 'pointofinterest')
      .map(({ name, point }) => label('pointOfInterest', name, point)),
    ...city.addresses.map(({ number, point }) => label('houseNumber', number, point)),
  ];
}

function coordinatesOf(point: Point): Coordinates {
  const { lat, lon } = toDegrees(point);
  return [lon, lat];
}

function meanOf(ring: Path): Point {
  const sum = ring.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / ring.length, y: sum.y / ring.length };
}
