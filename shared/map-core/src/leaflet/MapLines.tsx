import type { LatLngTuple } from 'leaflet';
import { useMemo } from 'react';
import { Polyline, type PolylineProps } from 'react-leaflet';
import type { Lines } from '../model/drawing.ts';

interface MapLinesProps extends Omit<PolylineProps, 'positions'> {
  lines: Lines;
}

/** Draws lines as one polyline. Copies the positions, because Leaflet's types require mutable tuples. */
export function MapLines({ lines, ...props }: MapLinesProps) {
  const positions = useMemo(() => lines.map((line) => line.map(([lat, lon]): LatLngTuple => [lat, lon])), [lines]);
  return <Polyline {...props} positions={positions} />;
}
