import { sameKind } from '@halte/contract';
import { boundsAround, clearSelectedPlace, focusPoint, mapState, resetLineShapes, selectPlace } from '@halte/map-core';
import { useEffect } from 'react';
import type { PlaceInFull } from '../../place/placeDetails.ts';

/** A stop and the streets around it; from further away nothing of it is seen. */
const STOP_ZOOM = 16;

/** Selects the place on the map, and shows the stop points of a stop. Those of the chosen line stand out, with their signs. */
export function usePlaceOnMap(place: PlaceInFull | undefined, lineId: string | null): void {
  const { id, kind, name, lat, lon, stopPoints } = place ?? {};
  useEffect(() => {
    if (id === undefined || kind === undefined || lat === undefined || lon === undefined) return;
    selectPlace({ id, type: kind, lat, lon, ...(name !== undefined && { displayName: name }) });
    if (sameKind(kind, 'stopArea') && mapState.zoom < STOP_ZOOM) focusPoint({ lat, lon }, STOP_ZOOM);
  }, [id, kind, name, lat, lon]);

  useEffect(() => {
    const points = stopPoints ?? [];
    mapState.lineStopPoints = points.map((point) => ({
      id: point.id,
      name: point.platform || point.name,
      lat: point.lat,
      lon: point.lon,
    }));
    mapState.stopAreaBounds = boundsAround(points.map((point) => [point.lat, point.lon] as const));
  }, [stopPoints]);

  useEffect(() => {
    const served = (stopPoints ?? []).filter(({ lines }) => lines.some((line) => line.id === lineId));
    mapState.stopPointIdsToHighlight = served.map((point) => point.id);
  }, [stopPoints, lineId]);

  useEffect(
    () => () => {
      clearSelectedPlace();
      resetLineShapes();
    },
    [],
  );
}
