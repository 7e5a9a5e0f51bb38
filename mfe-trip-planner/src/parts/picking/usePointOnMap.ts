import type { LatLon } from '@halte/map-core';
import { useEffect, useEffectEvent } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { moveOf } from '../../picking/keyboardMoves.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PointRole, Trip } from '../../trip/model.ts';
import { markersOf } from '../../trip/tripMarkers.ts';
import { type MapCore, useMapCore } from './useMapCore.ts';

/** Single houses are visible. */
const STREET_ZOOM = 17;
/** A part of town: where the other end of the trip is, this one is not far. */
const DISTRICT_ZOOM = 15;

/** Read until the map is loaded. */
const NO_MAP = proxy<{ readonly positionSelection: { readonly selectedPlace: LatLon | null } }>({
  positionSelection: { selectedPlace: null },
});

export interface PointOnMap {
  /** What is pointed at; null as long as there is no map. */
  readonly point: LatLon | null;
  /** The map should be there by now, and is not. */
  readonly isMissing: boolean;
  /** Moves the map as a key asks; false when it asks for nothing. */
  readonly press: (key: string) => boolean;
}

/** Begins at the place that is to be replaced, else where the rest of the trip is, else where the map stands. */
function open(map: MapCore, role: PointRole, trip: Trip): void {
  const markers = markersOf(trip);
  const own = markers.find((marker) => marker.role === role);
  const others = markers.filter((marker) => marker !== own);
  const [other] = others;
  map.setMarkers(others);
  if (own) map.focusPoint(own, STREET_ZOOM);
  else if (other && others.length === 1) map.focusPoint(other, DISTRICT_ZOOM);
  else map.focusBounds(map.boundsAround(others.map(({ lat, lon }) => [lat, lon] as const)));
}

/** Has a point chosen on the host's map for as long as the calling screen is there. `address` is where the traveller is. */
export function usePointOnMap(role: PointRole, address: string): PointOnMap {
  const { trips } = useTripPlanner();
  const { map, isLate } = useMapCore();
  const point = useSnapshot(map?.mapState ?? NO_MAP).positionSelection.selectedPlace;
  const begin = useEffectEvent((loaded: MapCore) => open(loaded, role, trips.state.trip));

  useEffect(() => {
    if (!map) return;
    begin(map);
    return () => {
      map.setMarkers([]);
      map.resetPositionSelection();
    };
  }, [map]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation ends the choosing, also one that stays here, to another language
  useEffect(() => map?.startPositionSelection(role), [map, role, address]);

  function press(key: string): boolean {
    if (!map || !point) return false;
    const { mapBounds: bounds, zoom } = map.mapState;
    const move = moveOf(key, { at: point, bounds, zoom });
    if (!move) return false;
    map.choosePosition(move.to);
    map.focusPoint(move.to, move.zoom);
    return true;
  }

  return { point, isMissing: isLate && point === null, press };
}
