import type { ApiProblem } from '@halte/api';
import { orderStops } from '@halte/api/departures';
import { useQuery } from '@halte/api/query';
import type { FavouriteLists } from '@halte/contract';
import { storedWalkQuestion } from '@halte/contract/trip';
import { type Instant, nowInstant } from '@halte/i18n';
import type { LatLon } from '@halte/map-core';
import { useRef, useState } from 'react';
import { type Filter, kindsOf, listedGroups } from './kinds.ts';
import {
  asPlanned,
  type Freshness,
  freshnessOf,
  isBeingTouched,
  keepOrder,
  type NearbyQuery,
  type NearbyStop,
  type ShownNearby,
} from './nearby.ts';

/** More would make the address of a request too long. */
const MOST_LINES = 50;

export interface NearbyState {
  /** The last answer; of the former request while another one is pending. */
  readonly answer: ShownNearby | undefined;
  readonly isLoading: boolean;
  readonly problem: ApiProblem | null;
  readonly freshness: Freshness;
  refresh(): Promise<unknown>;
  /** The traveller touches the list: its rows stay where they are for a while. */
  touch(): void;
}

export interface NearbyRequest {
  /** null: no request yet. */
  readonly center: LatLon | null;
  readonly radius: number;
  readonly limit: number;
  readonly filter: Filter;
}

/**
 * Stops and places near a point, with departures: one request while the page is visible and the device is online. Another request aborts
 * the pending one. The order of the stops changes only when an answer comes, and not under a finger.
 */
export function useNearby(
  { center, radius, limit, filter }: NearbyRequest,
  saved: FavouriteLists,
  now: Instant,
): NearbyState {
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const [shown, setShown] = useState<ShownNearby | undefined>(undefined);
  const [lastLiveAt, setLastLiveAt] = useState<Instant | null>(null);
  const query: NearbyQuery | null = center && {
    ...center,
    radius,
    limit,
    ...storedWalkQuestion(),
    kind: [...kindsOf(listedGroups(filter))],
    ...(filter.modes.length > 0 && { mode: [...filter.modes] }),
    ...(saved.favoriteLines.length > 0 && {
      lineId: saved.favoriteLines.slice(0, MOST_LINES).map(({ line }) => line.id),
    }),
  };

  function ordered(stops: readonly NearbyStop[]): readonly NearbyStop[] {
    const isHeld = isBeingTouched(touchedAt.current, Date.parse(nowInstant()));
    if (isHeld && shown) return keepOrder(stops, shown.stops);
    return orderStops(stops, new Set(saved.favoriteStopPoints.map(({ stopPoint }) => stopPoint.id)));
  }

  const {
    data: received,
    receivedAt,
    problem,
    isLoading,
    refresh,
  } = useQuery('/api/v1/proximity/nearby', query && { params: { query } }, { keepsPrevious: true, isPersistent: true });
  if (received && receivedAt !== null && receivedAt !== shown?.receivedAt)
    setShown({ ...received, stops: [...ordered(received.stops)], receivedAt });
  const data = received && shown;
  const liveAt = data?.liveAt ?? null;
  if (liveAt !== null && liveAt !== lastLiveAt) setLastLiveAt(liveAt);

  const freshness = freshnessOf(lastLiveAt, data, now);
  const answer = data && freshness.state === 'lost' ? { ...data, stops: data.stops.map(asPlanned) } : data;
  return {
    answer,
    isLoading,
    problem,
    freshness,
    refresh,
    touch() {
      touchedAt.current = Date.parse(nowInstant());
    },
  };
}
