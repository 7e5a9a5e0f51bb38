import type { Trip } from '@halte/contract/trip';
import type { LatLon } from '@halte/map-core';
import { type MapCore, useMapCore } from '@halte/map-core/lazy';
import { useEffect, useEffectEvent, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PointRole } from '../../trip/model.ts';
import { markersOf } from '../map/tripMarkers.ts';
import { moveOf } from './keyboardMoves.ts';

/** After this timeout the screen offers to go back and type an address. */
const MAP_TIMEOUT_MS = 8000;
/** Single houses are visible. */
const STREET_ZOOM = 17;
/** A part of town: where the other end of the trip is, this one is not far. */
const DISTRICT_ZOOM = 15;

/** Read until the map is loaded. */
const NO_MAP = proxy<{ readonly positionSelection: { readonly selectedPlace: LatLon | null } }>({
  positionSelection: { selectedPlace: null },
});

export interface PointOnMap {
  /** The chosen point; null until the map is loaded. */
  readonly point: LatLon | null;
  /** The map is not loaded after the timeout or an error. It may still be loaded later. */
  readonly isMissing: boolean;
  /** Moves the map by a key; false when the key has no meaning. */
  readonly press: (key: string) => boolean;
}

/** Moves the map to the place that is to be replaced, else to the other places of the trip. */
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

/** Lets the traveller choose a point on the host's map while the calling component is mounted. `address` is the current path. */
export function usePointOnMap(role: PointRole, address: string): PointOnMap {
  const { trips } = useTripPlanner();
  const [isLate, setLate] = useState(false);
  const map = useMapCore({ onError: () => setLate(true) });
  const point = useSnapshot(map?.mapState ?? NO_MAP).positionSelection.selectedPlace;

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAP_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

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
