import type { ApiProblem } from '@halte/api';
import { orderStops } from '@halte/api/departures';
import { useApiQuery } from '@halte/api/query';
import type { FavouriteLists } from '@halte/contract';
import { type Instant, nowInstant } from '@halte/i18n';
import type { LatLon } from '@halte/map-core';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Filter, kindsOf, listedGroups } from './kinds.ts';
import {
  asPlanned,
  type Freshness,
  freshnessOf,
  isBeingTouched,
  keepOrder,
  type NearbyQuery,
  REFRESH_MILLIS,
  type ShownNearby,
} from './nearby.ts';
import { servicesOf } from './services.ts';

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
  /** null: nothing is asked yet. */
  readonly center: LatLon | null;
  readonly radius: number;
  readonly limit: number;
  readonly filter: Filter;
}

/** SWR's interval rests after a failure. What is on the screen already is asked for again all the same, while it can be seen. */
function useRefreshAfterFailure(hasFailed: boolean, refresh: () => void): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh();
  });
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(() => again(), REFRESH_MILLIS);
    return () => clearInterval(timer);
  }, [hasFailed]);
}

/**
 * What is near a point, with departures: one request, sent again every 30 s while the page is visible and the device is online. Another
 * request aborts the pending one. The order of the stops changes only when an answer comes, and not under a finger.
 */
export function useNearby(
  { center, radius, limit, filter }: NearbyRequest,
  saved: FavouriteLists,
  now: Instant,
): NearbyState {
  const host = useHost();
  const { api, fetchNearby } = servicesOf(host);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const shown = useRef<ShownNearby | undefined>(undefined);
  const [lastLiveAt, setLastLiveAt] = useState<Instant | null>(null);
  const query: NearbyQuery | null = center && {
    ...center,
    radius,
    limit,
    kind: [...kindsOf(listedGroups(filter))],
    ...(filter.modes.length > 0 && { mode: [...filter.modes] }),
    ...(saved.favoriteLines.length > 0 && {
      lineId: saved.favoriteLines.slice(0, MOST_LINES).map(({ line }) => line.id),
    }),
  };

  async function load(requested: NearbyQuery, signal: AbortSignal): Promise<ShownNearby> {
    const answer = await fetchNearby(requested, signal);
    const isHeld = isBeingTouched(touchedAt.current, Date.parse(nowInstant()));
    const stops =
      isHeld && shown.current
        ? keepOrder(answer.stops, shown.current.stops)
        : orderStops(answer.stops, new Set(saved.favoriteStopPoints.map(({ stopPoint }) => stopPoint.id)));
    return { ...answer, stops: [...stops] };
  }

  const { data, problem, isLoading, mutate } = useApiQuery(
    query && ['nearby', host.tenant.apiKey, query],
    (signal) => load(query ?? { lat: 0, lon: 0 }, signal),
    { refreshInterval: REFRESH_MILLIS, keepPreviousData: true, revalidateOnReconnect: true },
  );
  useRefreshAfterFailure(problem !== null && data !== undefined, () => void mutate().catch(() => undefined));
  shown.current = data;
  const liveAt = data?.liveAt ?? null;
  if (liveAt !== null && liveAt !== lastLiveAt) setLastLiveAt(liveAt);

  const freshness = freshnessOf(lastLiveAt, data, now);
  const answer = data && freshness.state === 'lost' ? { ...data, stops: data.stops.map(asPlanned) } : data;
  return {
    answer,
    isLoading,
    problem,
    freshness,
    refresh() {
      api.wake();
      return mutate();
    },
    touch() {
      touchedAt.current = Date.parse(nowInstant());
    },
  };
}
