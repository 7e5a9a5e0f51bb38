import { focusPoint, type LatLon, mapState } from '@halte/map-core';
import { distanceMetres } from '@halte/places';
import { useEffect, useState } from 'react';
import { STABLE_METRES } from '../../around/nearby.ts';
import { type SavedView, savedView } from '../../around/savedView.ts';

/**
 * Where the map is to go because the list stood there when its page was left: other pages have moved the map since. Null once it is there, once the
 * traveller moves it, and where nothing is to be gone back to.
 */
export function useReturn(isWanted: boolean, mapCenter: LatLon | null, isMovedByTraveller: boolean): SavedView | null {
  const [goal, setGoal] = useState(() => (isWanted ? savedView() : null));
  const [start] = useState(goal);
  useEffect(() => {
    if (start) focusPoint(start.center, start.zoom);
  }, [start]);
  // The map was told above that it is not moved by the traveller now; what was rendered may be from before.
  useEffect(() => {
    if (isMovedByTraveller && mapState.isMovedByTraveller) setGoal(null);
  }, [isMovedByTraveller]);
  // In an effect: even if the map is already near, the list must begin at the goal itself, not next to it.
  useEffect(() => {
    if (goal && mapCenter && distanceMetres(goal.center, mapCenter) < STABLE_METRES) setGoal(null);
  }, [goal, mapCenter]);
  return goal;
}
