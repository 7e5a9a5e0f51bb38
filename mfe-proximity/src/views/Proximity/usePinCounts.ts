import { setPointCounts } from '@halte/map-core';
import { useEffect } from 'react';
import type { NearbyPlace } from '../../around/nearby.ts';
import { placeFigures } from '../../around/placeFigures.ts';

/** The pins of the listed places show the numbers of their rows. */
export function usePinCounts(places: readonly NearbyPlace[]): void {
  useEffect(() => {
    const counts = places.flatMap((place): [string, number][] => {
      const { available } = placeFigures(place);
      return available === null ? [] : [[place.id, available]];
    });
    setPointCounts(new Map(counts));
  }, [places]);
  useEffect(() => () => setPointCounts(new Map()), []);
}
