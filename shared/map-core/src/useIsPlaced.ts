import { useEffect, useState } from 'react';
import { useMapState } from './model/state.ts';

/** Longer than a screen needs to say what the map shows. */
const REQUEST_TIMEOUT_MS = 5000;

/**
 * Whether it is known what the map shows first: the screen has requested a view, or requests none in time. Before that, tiles of another part of the
 * world would be downloaded for nothing.
 */
export function useIsPlaced(): boolean {
  const { mapView, positionSelection } = useMapState();
  // A position is chosen wherever the map is.
  const isRequested = mapView !== null || positionSelection.searchMode;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), REQUEST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRequested || isLate;
}
