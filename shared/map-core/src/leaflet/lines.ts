import type { LatLngExpression } from 'leaflet';
import type { Lines } from '../drawing.ts';
import type { Position } from '../types.ts';

/** Leaflet reads positions as they are, but does not say so to the compiler. */
export const path = (geometry: readonly Position[]) => geometry as unknown as LatLngExpression[];

export const lines = (all: Lines) => all as unknown as LatLngExpression[][];
