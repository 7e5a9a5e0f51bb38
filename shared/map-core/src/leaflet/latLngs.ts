import type { LatLngExpression } from 'leaflet';
import type { Lines } from '../model/drawing.ts';

/** Leaflet does not change the positions that it reads, but its types require mutable tuples. */
export const latLngs = (lines: Lines) => lines as unknown as LatLngExpression[][];
