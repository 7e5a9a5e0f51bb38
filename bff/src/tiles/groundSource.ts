import { worldX, worldY } from '../timetable/geo/mercator.ts';
import type { AreaKind } from './ground.ts';
import { type LabelKind, type MapSource, type WorldPath, worldPath } from './source.ts';

/** Degrees, WGS 84. */
type Coordinates = readonly [lon: number, lat: number];

/** Description of the ground: areas in drawing order, more important labels first. */
export interface GroundMap {
  readonly centre: Coordinates;
  readonly streets: readonly {
    readonly class: 'motorway' | 'primary' | 'secondary' | 'minor';
    readonly name: string;
    /** Whether houses stand along it. */
    readonly built: boolean;
    readonly path: readonly Coordinates[];
  }[];
  readonly railways: readonly (readonly Coordinates[])[];
  readonly areas: readonly { readonly kind: keyof typeof AREAS; readonly ring: readonly Coordinates[] }[];
  readonly labels: readonly { readonly kind: keyof typeof LABELS; readonly text: string; readonly at: Coordinates }[];
}

const AREAS = {
  river: 'water',
  lake: 'water',
  island: 'island',
  park: 'park',
  wood: 'wood',
} as const satisfies Readonly<Record<string, AreaKind>>;

interface LabelStyle {
  readonly kind: LabelKind;
  readonly minZoom: number;
  readonly maxZoom: number;
}

const MAX_LABEL_ZOOM = 21;
const LABELS = {
  city: { kind: 'city', minZoom: 10, maxZoom: 13 },
  suburb: { kind: 'suburb', minZoom: 11, maxZoom: 15 },
  district: { kind: 'district', minZoom: 13, maxZoom: 16 },
  lake: { kind: 'water', minZoom: 12, maxZoom: MAX_LABEL_ZOOM },
  wood: { kind: 'park', minZoom: 12, maxZoom: MAX_LABEL_ZOOM },
  park: { kind: 'park', minZoom: 14, maxZoom: MAX_LABEL_ZOOM },
  island: { kind: 'park', minZoom: 14, maxZoom: MAX_LABEL_ZOOM },
  pointOfInterest: { kind: 'poi', minZoom: 16, maxZoom: MAX_LABEL_ZOOM },
  houseNumber: { kind: 'number', minZoom: 18, maxZoom: MAX_LABEL_ZOOM },
} as const satisfies Readonly<Record<string, LabelStyle>>;

/** The map source of a described ground; the application draws the stops itself. */
export function groundSource({ centre, streets, railways, areas, labels }: GroundMap): MapSource {
  return {
    lat: centre[1],
    ways: [
      ...streets.map(({ class: kind, path, name, built }) => ({ kind, path: worldOf(path), name, built })),
      ...railways.map((path) => ({ kind: 'rail' as const, path: worldOf(path), name: '', built: false })),
    ],
    areas: areas.map(({ kind, ring }) => ({ kind: AREAS[kind], ring: worldOf(ring) })),
    labels: labels.map(({ kind, text, at: [lon, lat] }) => ({ ...LABELS[kind], text, x: worldX(lon), y: worldY(lat) })),
  };
}

function worldOf(path: readonly Coordinates[]): WorldPath {
  return worldPath(path.map(([lon, lat]) => ({ lat, lon })));
}
