import type { MapPlace, MapPoint, MapView, MarkerRange, MarkerZoomRule } from './types.ts';

export const MAX_ZOOM = 21;
const PLACE_ZOOM = 19;

/** 0 to 100, rounded up; 4.41 is 21, though a computer takes it for 21.000000000000004. */
export function zoomPercent(zoom: number): number {
  const percent = (zoom * 100) / MAX_ZOOM;
  return Math.ceil(Number(percent.toFixed(6)));
}

/** Places other than stops, such as bikes and car parks: dots at the scale of a city, icons once its streets can be distinguished. */
const FACILITIES = [
  'bikeSharingStations',
  'bikeParks',
  'carSharingStations',
  'rideSharingParks',
  'chargingStations',
  'parks',
  'parkAndRides',
  'pointOfSales',
] as const;

/** Heavy lines show from afar, buses once their streets can be distinguished. */
const MARKER_ZOOM_RULES: readonly MarkerZoomRule[] = [
  { type: 'stopArea', modes: ['metro', 'train'], small: [48, 61], full: [62, 100] },
  { type: 'stopArea', modes: ['tram', 'cableCar', 'funicular', 'ferry'], small: [53, 66], full: [67, 100] },
  { type: 'stopArea', small: [58, 71], full: [72, 100] },
  ...FACILITIES.map((type): MarkerZoomRule => ({ type, small: [67, 76], full: [77, 100] })),
];

const plain = (kind: string) => kind.toLowerCase().replaceAll(/[_-]/g, '');

const within = ([min, max]: readonly [number, number], value: number) => value >= min && value <= max;

const rulesByType = new WeakMap<readonly MarkerZoomRule[], ReadonlyMap<string, readonly MarkerZoomRule[]>>();

/** Thousands of points are compared with the same few rules. */
function rulesOfType(type: string, rules: readonly MarkerZoomRule[]): readonly MarkerZoomRule[] {
  const byType = rulesByType.get(rules) ?? Map.groupBy(rules, (rule) => plain(rule.type));
  rulesByType.set(rules, byType);
  return byType.get(plain(type)) ?? [];
}

function ruleFor(point: Pick<MapPoint, 'type' | 'modes'>, rules: readonly MarkerZoomRule[]): MarkerZoomRule | null {
  const ofType = rulesOfType(point.type, rules);
  const withMode = ofType.find((rule) => rule.modes?.some((mode) => point.modes?.includes(mode)));
  return withMode ?? ofType.find((rule) => rule.modes === undefined) ?? null;
}

/** How large a point stands on the map at this zoom percentage; null hides it. What is looked for or without a rule is shown in full. */
export function markerRangeAt(
  point: Pick<MapPoint, 'type' | 'modes' | 'isSought'>,
  percent: number,
  rules: readonly MarkerZoomRule[] = MARKER_ZOOM_RULES,
): MarkerRange | null {
  if (point.isSought) return 'full';
  const rule = ruleFor(point, rules);
  if (!rule) return 'full';
  if (within(rule.full, percent)) return 'full';
  return within(rule.small, percent) ? 'small' : null;
}

/** A stop area is small enough to be shown where the map is; any other place is gone to. */
export function viewOfPlace(place: MapPlace): MapView {
  const center = { lat: place.lat, lon: place.lon };
  if (plain(place.type) === 'stoparea') return { kind: 'reveal', center };
  return { kind: 'point', center, zoom: place.zoom ?? PLACE_ZOOM };
}

/** Whether both show one point of the world at one zoom. */
export function isSameView(one: MapView | null, other: MapView): boolean {
  if (one?.kind !== 'point' || other.kind !== 'point') return false;
  return one.zoom === other.zoom && one.center.lat === other.center.lat && one.center.lon === other.center.lon;
}
