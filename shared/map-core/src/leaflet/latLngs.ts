import type { LatLngExpression } from 'leaflet';
import type { Lines } from '../model/drawing.ts';

/** Leaflet reads positions as they are, but does not say so to the compiler. */
export const lines = (all: Lines) => all as unknown as LatLngExpression[][];
