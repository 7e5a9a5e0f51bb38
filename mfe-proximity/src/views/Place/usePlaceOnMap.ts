import { sameKind } from '@halte/contract';
import {
  boundsAround,
  clearSelectedPlace,
  focusPoint,
  mapState,
  resetLineShapes,
  selectPlace,
  setProximityPoints,
  useMapState,
} from '@halte/map-core';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo } from 'react';
import type { Filter } from '../../around/kinds.ts';
import { usePointsOfMap } from '../../around/usePointsOfMap.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { placeTarget } from '../../place/placeTargets.ts';
import { pointsWithPlace } from '../../place/pointsOnMap.ts';

const EVERYTHING: Filter = { groups: [], modes: [] };

/** The place and what is around it as pins. The place is selected; another one that is selected on the map is gone to. */
function usePinsAround(placeId: string, place: PlaceInFull | undefined): void {
  const { points: around, clusters } = usePointsOfMap(EVERYTHING, placeId);
  const points = useMemo(() => pointsWithPlace(around, place), [around, place]);
  useEffect(() => setProximityPoints(points, clusters, placeId), [points, clusters, placeId]);
  useEffect(() => () => setProximityPoints([]), []);

  const { navigation } = useHost();
  const selected = useMapState().proximityPoints.find((point) => point.selected);
  const { id, type } = selected ?? {};
  useEffect(() => {
    if (id !== undefined && type !== undefined && id !== placeId) navigation.go(placeTarget({ id, type }));
  }, [id, type, placeId, navigation]);
}

/** A stop and the streets around it; from further away nothing of it is seen. */
const STOP_ZOOM = 16;

/** Selects the place on the map, and shows the stop points of a stop. Those of the chosen line stand out, with their signs. */
export function usePlaceOnMap(placeId: string, place: PlaceInFull | undefined, lineId: string | null): void {
  usePinsAround(placeId, place);
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
      // The sign of the stop has its name already.
      name: point.platform || (point.name === name ? '' : point.name),
      lat: point.lat,
      lon: point.lon,
    }));
    mapState.stopAreaBounds = boundsAround(points.map((point) => [point.lat, point.lon] as const));
  }, [stopPoints, name]);

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
