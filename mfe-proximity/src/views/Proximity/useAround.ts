import { answerOf } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import { type HostServices, type Query, sameKind } from '@halte/contract';
import {
  clearSelectedPlace,
  focusPoint,
  hasBounds,
  selectPlace,
  setProximityPoints,
  useMapState,
} from '@halte/map-core';
import type { Place } from '@halte/places';
import { useEffect, useMemo } from 'react';
import { isLocated, placeOfQuery, queryOfPlace } from '../../around/query.ts';
import { boundsToList, boxAround, isWithin, nearestPoints, stopAreasOf } from '../../around/rules.ts';
import { servicesOf } from '../../around/services.ts';
import { usePoints } from '../../around/usePoints.ts';
import { usePosition } from './usePosition.ts';

/** Some ten minutes on foot, seen whole. */
const AROUND_ZOOM = 16;
const AROUND_METRES = 1000;

/** Where the network lies, requested only when neither the map nor the tenant has a center. */
function useNetworkCenter(host: HostServices, needed: boolean) {
  const { api } = servicesOf(host);
  const { data, problem, retry } = useApiQuery(needed ? `network/${host.tenant.apiKey}` : null, (signal) =>
    answerOf(api.GET('/api/v1/network', { signal }), ({ center }) => typeof center?.lat === 'number'),
  );
  return { center: data?.center ?? null, problem, retry };
}

/** What is around the place of the address, the traveller, or the middle of the map; the same points go onto the map. */
export function useAround(host: HostServices, query: Query) {
  const { api, locate, fetchPoints } = servicesOf(host);
  const place = useMemo(() => placeOfQuery(query), [query]);
  const position = usePosition(locate, place !== null);
  const { mapBounds, mapCenter } = useMapState();

  const chosen = place ?? position.at;
  const start = chosen ?? host.tenant.map.center;
  const network = useNetworkCenter(host, mapCenter === null && start === null);
  const center = mapCenter ?? start ?? network.center;

  // Without a map, which comes late or not at all, the list stands for itself.
  const bounds = useMemo(() => {
    if (hasBounds(mapBounds)) return boundsToList(mapBounds, chosen);
    return center && boxAround({ lat: center.lat, lon: center.lon }, AROUND_METRES);
  }, [mapBounds, chosen, center]);

  const loaded = usePoints(host.tenant.apiKey, bounds, fetchPoints);
  const points = useMemo(() => stopAreasOf(loaded.points), [loaded.points]);

  useEffect(() => setProximityPoints(points), [points]);
  useEffect(
    () => () => {
      setProximityPoints([]);
      clearSelectedPlace();
    },
    [],
  );

  useEffect(() => {
    if (!place) return clearSelectedPlace();
    // Goes to a place automatically, but to a stop area only as far as to show it.
    selectPlace(place);
    if (sameKind(place.type, 'stopArea')) focusPoint(place, AROUND_ZOOM);
  }, [place]);
  useEffect(() => {
    if (position.at) focusPoint(position.at, AROUND_ZOOM);
  }, [position.at]);

  // Once the map has been taken elsewhere, distances from a place that is out of sight would say nothing.
  const from = bounds && chosen && isWithin(chosen, bounds) ? chosen : center;
  const near = useMemo(() => (bounds && from ? nearestPoints(points, bounds, from) : []), [points, bounds, from]);

  return {
    near,
    status: loaded.status,
    problem: loaded.problem ?? (center === null ? network.problem : null),
    place,
    position,
    around:
      from && from === place
        ? ('place' as const)
        : from && from === position.at
          ? ('position' as const)
          : ('map' as const),
    retry() {
      api.wake();
      if (center === null) network.retry();
      else loaded.retry();
    },
    choose(next: Place | null) {
      position.forget();
      const target = isLocated(next) ? queryOfPlace(next) : {};
      host.navigation.replace({ name: 'proximity', query: target });
    },
    lookAroundMe() {
      if (place) host.navigation.replace({ name: 'proximity' });
      void position.locate();
    },
  };
}
