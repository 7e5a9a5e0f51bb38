import { clockOffset } from '@halte/i18n';
import { boundsOf, focusBounds, highlightStopPoints, resetLineShapes, setVehicles, showLine } from '@halte/map-core';
import { useEffect } from 'react';
import { lineColors } from '../../line/lineColors.ts';
import type { LineDetail, LineDirection } from '../../line/lineDetail.ts';
import { stopsOnMap } from '../../line/stopsOnMap.ts';
import type { Vehicle } from '../../line/vehiclesOnBar.ts';
import { vehiclesOnMap } from '../../line/vehiclesOnMap.ts';

/** Puts a direction of a line onto the map, with its chosen stop and its vehicles; removes them when the page is left. */
export function useLineOnMap(
  line: LineDetail,
  direction: LineDirection | null,
  chosenStop: string | null,
  vehicles: readonly Vehicle[],
): void {
  useEffect(() => {
    if (!direction) return;
    const { background: color } = lineColors(line);
    showLine({
      shapes: direction.geometry.map((way, at) => ({
        id: `${line.id} ${direction.direction} ${at}`,
        color,
        geometry: way.flatMap(([lat, lon]) => (lat === undefined || lon === undefined ? [] : [[lat, lon] as const])),
      })),
      stopPoints: stopsOnMap(direction),
    });
  }, [line, direction]);
  useEffect(() => focusBounds(boundsOf(line.bounds)), [line.bounds]);
  useEffect(() => highlightStopPoints(chosenStop === null ? [] : [chosenStop]), [chosenStop]);
  useEffect(() => {
    setVehicles(vehiclesOnMap(vehicles, line, clockOffset()));
  }, [vehicles, line]);
  useEffect(
    () => () => {
      resetLineShapes();
      highlightStopPoints([]);
    },
    [],
  );
}
