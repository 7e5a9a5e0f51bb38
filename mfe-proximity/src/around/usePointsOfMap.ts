import { type MapCluster, type MapPoint, useMapState } from '@halte/map-core';
import { useMemo } from 'react';
import type { Filter, Mode } from './kinds.ts';
import { pointsBeside } from './loadedPoints.ts';
import { clustersToShow, modesOf, pointsToShow } from './rules.ts';
import { usePoints } from './usePoints.ts';

interface PointsOfMap {
  readonly points: readonly MapPoint[];
  readonly clusters: readonly MapCluster[];
  /** Those of all points of this visit, whatever the filter; null until some points are known. */
  readonly modes: readonly Mode[] | null;
}

/** The points in the visible part of the map that match the filter. Without a map, nothing is loaded. */
export function usePointsOfMap(filter: Filter, selectedId: string | null): PointsOfMap {
  const loaded = usePoints(useMapState().mapBounds);
  const { points: all, crowded, areKnown } = loaded;
  const points = useMemo(
    () => pointsToShow(crowded ? pointsBeside(all, crowded, selectedId) : all, filter),
    [all, crowded, selectedId, filter],
  );
  const clusters = useMemo(() => clustersToShow(crowded?.clusters ?? [], filter), [crowded, filter]);
  const modes = useMemo(() => (areKnown ? modesOf(all) : null), [areKnown, all]);
  return { points, clusters, modes };
}
