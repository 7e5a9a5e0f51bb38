import type { ApiProblem } from '@halte/api';
import { useQuery } from '@halte/api/query';
import { type Query, sameKind } from '@halte/contract';
import {
  clearSelectedPlace,
  focusPoint,
  hasBounds,
  type LatLon,
  mapState,
  selectPlace,
  setProximityPoints,
  useMapState,
} from '@halte/map-core';
import type { Place } from '@halte/places';
import { useDebouncedValue } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo, useState } from 'react';
import { type Filter, filterOfQuery, type Mode, queryOfFilter } from '../../around/kinds.ts';
import { stablePoint } from '../../around/nearby.ts';
import { isLocated, placeOfQuery, queryOfPlace } from '../../around/query.ts';
import { isWithin } from '../../around/rules.ts';
import { saveView } from '../../around/savedView.ts';
import { DEBOUNCE_MS } from '../../around/usePoints.ts';
import { usePointsOfMap } from '../../around/usePointsOfMap.ts';
import { type Position, usePosition } from './usePosition.ts';
import { useReturn } from './useReturn.ts';

/** Some ten minutes on foot, seen whole. */
const AROUND_ZOOM = 16;
/** The same around the middle of the network, where the nearest stop may be further away. */
const START_ZOOM = 15;

/** Where the network lies, requested only when neither the map nor the tenant has a center. */
function useNetworkCenter(isNeeded: boolean) {
  const { data, problem, retry } = useQuery('/api/v1/network', isNeeded ? {} : null);
  return { center: data?.center ?? null, problem, retry };
}

/** The point to ask for: a chosen one at once, the middle of the map when it has rested and moved far enough. */
function useStablePoint(point: LatLon | null, isExact: boolean): LatLon | null {
  const rested = useDebouncedValue(point, DEBOUNCE_MS);
  const [stable, setStable] = useState<LatLon | null>(null);
  const next = isExact ? point : rested;
  const wanted = next ? stablePoint(stable, next, isExact) : stable;
  if (wanted !== stable) setStable(wanted);
  return wanted;
}

export interface Around {
  /** The point to ask for; null where it is not known yet. */
  readonly center: LatLon | null;
  /** What that is. */
  readonly around: 'place' | 'position' | 'map';
  readonly place: Place | null;
  readonly filter: Filter;
  readonly position: Position;
  /** Modes of the points around; null until these are known. */
  readonly modes: readonly Mode[] | null;
  /** Why the middle of the network is unknown, where it is needed. */
  readonly networkProblem: ApiProblem | null;
  retryNetwork(): void;
  choose(next: Place | null): void;
  setFilter(next: Filter): void;
  lookAroundMe(): void;
}

/** The place of the address, the traveller, or the middle of the map; the points of the visible part go onto the map. */
export function useAround(query: Query): Around {
  const host = useHost();
  const place = useMemo(() => placeOfQuery(query), [query]);
  const filter = useMemo(() => filterOfQuery(query), [query]);
  const position = usePosition(place !== null);
  const { mapBounds, mapCenter, zoom, isMovedByTraveller, proximityPoints } = useMapState();
  const goal = useReturn(place === null, mapCenter, isMovedByTraveller);

  const chosen = place ?? position.at;
  const start = chosen ?? host.tenant.map.center;
  const network = useNetworkCenter(mapCenter === null && start === null && goal === null);
  const middle = goal?.center ?? mapCenter ?? start ?? network.center;

  const selectedId = proximityPoints.find(({ selected }) => selected)?.id ?? null;
  const { points, clusters, modes } = usePointsOfMap(filter, selectedId);

  useEffect(() => {
    // Of a host before this state, the map takes no notice of it.
    mapState.arePointsExpected = true;
    return () => {
      mapState.arePointsExpected = false;
      setProximityPoints([]);
      clearSelectedPlace();
    };
  }, []);
  useEffect(() => setProximityPoints(points, clusters), [points, clusters]);

  useEffect(() => {
    if (!place) return clearSelectedPlace();
    // Goes to a place automatically, but to a stop area only as far as to show it.
    selectPlace(place);
    if (sameKind(place.type, 'stopArea')) focusPoint(place, AROUND_ZOOM);
  }, [place]);
  const { at } = position;
  useEffect(() => {
    if (at) focusPoint(at, AROUND_ZOOM);
  }, [at]);
  // A map that was shown before stays where it is.
  const isFirstMap = mapCenter === null && chosen === null && goal === null;
  useEffect(() => {
    if (isFirstMap && middle) focusPoint(middle, START_ZOOM);
  }, [isFirstMap, middle]);

  // Once the map has been taken elsewhere, distances from a place that is out of sight would say nothing.
  const isAtChosen = chosen !== null && (!hasBounds(mapBounds) || isWithin(chosen, mapBounds));
  const around = isAtChosen ? (place ? 'place' : 'position') : 'map';
  const center = useStablePoint(isAtChosen ? chosen : middle, isAtChosen || goal !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the page is another state of its entry
  useEffect(() => {
    if (around === 'map' && goal === null && center && zoom > 0) saveView({ center, zoom });
  }, [around, goal, center, zoom, query]);

  const { retry: retryNetwork } = network;
  const networkProblem = middle === null ? network.problem : null;
  // The same while nothing of it changes: the map changes more often than what is shown of it here.
  return useMemo(() => {
    function goTo(next: { readonly place?: Place | null; readonly filter?: Filter }): void {
      const target = next.place === undefined ? place : next.place;
      const address = { ...(isLocated(target) && queryOfPlace(target)), ...queryOfFilter(next.filter ?? filter) };
      host.navigation.replace({ name: 'proximity', query: address });
    }
    return {
      center,
      around,
      place,
      filter,
      position,
      modes,
      networkProblem,
      retryNetwork,
      choose(next: Place | null) {
        position.forget();
        goTo({ place: next });
      },
      setFilter: (next: Filter) => goTo({ filter: next }),
      lookAroundMe() {
        if (place) goTo({ place: null });
        void position.find();
      },
    };
  }, [host, center, around, place, filter, position, modes, networkProblem, retryNetwork]);
}
