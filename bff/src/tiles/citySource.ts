import { ORIGIN, type Path, type Point, toDegrees } from '../demo/geometry.ts';
import type { City, Ground } from '../demo/model.ts';
import { worldX, worldY } from './mercator.ts';
import { type AreaKind, type LabelKind, type MapLabel, type MapSource, type MapWay, worldPath } from './source.ts';

const AREA_OF: Readonly<Record<Ground['kind'], AreaKind>> = {
  river: 'water',
  lake: 'water',
  island: 'island',
  park: 'park',
  wood: 'wood',
};

/** The map of the made-up city: all that its generator knows, but not its stops, which the application draws itself. */
export function citySource(city: City): MapSource {
  const built = new Set(city.addresses.map((address) => address.street));
  const world = (path: Path) => worldPath(path.map(toDegrees));
  const ways = city.streets.map(
    (street): MapWay => ({
      kind: street.class,
      path: world(street.path),
      name: street.name,
      built: built.has(street.name),
    }),
  );
  return {
    lat: ORIGIN.lat,
    ways: [...ways, { kind: 'rail', path: world(city.railway), name: '', built: false }],
    areas: city.grounds.map(({ kind, ring }) => ({ kind: AREA_OF[kind], ring: world(ring) })),
    labels: cityLabels(city),
  };
}

function cityLabels(city: City): MapLabel[] {
  const label = (kind: LabelKind, text: string, point: Point, minZoom: number, maxZoom = 21): MapLabel => {
    const { lat, lon } = toDegrees(point);
    return { kind, text, x: worldX(lon), y: worldY(lat), minZoom, maxZoom };
  };
  const suburbs = city.districts.filter((district) => district.city !== city.name);
  const districts = city.districts.filter((district) => district.city === city.name);
  const water = city.grounds.filter(({ kind }) => kind === 'lake');
  const greens = city.grounds.filter(({ kind }) => kind === 'park' || kind === 'wood' || kind === 'island');
  const pois = city.amenities.filter(({ kind }) => kind === 'pointofinterest');
  return [
    label('city', city.name, { x: 0, y: 0 }, 10, 13),
    ...suburbs.map(({ name, centre }) => label('suburb', name, centre, 11, 15)),
    ...districts.map(({ name, centre }) => label('district', name, centre, 13, 16)),
    ...water.map(({ name, ring }) => label('water', name, middle(ring), 12)),
    ...greens.map(({ name, kind, ring }) => label('park', name, middle(ring), kind === 'wood' ? 12 : 14)),
    ...pois.map(({ name, point }) => label('poi', name, point, 16)),
    ...city.addresses.map(({ number, point }) => label('number', number, point, 18)),
  ];
}

function middle(ring: Path): Point {
  const sum = ring.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / ring.length, y: sum.y / ring.length };
}
