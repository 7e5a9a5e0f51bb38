import { useQuery } from '@halte/api/query';
import type { Address, Position } from '@halte/places';
import { useEffect, useState } from 'react';

/** Debounce: longer than a pause between two moves of the map, too short to be noticed. */
const DEBOUNCE_MS = 300;
const NOT_FOUND = 404;

export interface AddressQuery {
  readonly status: 'loading' | 'found' | 'nothing' | 'failed';
  /** null unless the status is `found`. */
  readonly address: Address | null;
}

/** The point after it has stayed the same for a while. */
function useDebouncedPoint(point: Position | null): Position | null {
  const [debounced, setDebounced] = useState<Position | null>(null);
  const { lat, lon } = point ?? {};
  useEffect(() => {
    if (lat === undefined || lon === undefined) return undefined;
    const timer = setTimeout(() => setDebounced({ lat, lon }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [lat, lon]);
  return debounced?.lat === lat && debounced?.lon === lon ? debounced : null;
}

/** The address at a point, or near it. Fetched when the point has stayed the same for a while; the request of a former point is aborted. */
export function useAddressAt(point: Position | null): AddressQuery {
  const debounced = useDebouncedPoint(point);
  const { data, problem } = useQuery('/core/v3/reverseGeocode', debounced && { params: { query: debounced } });
  if (data) return { status: 'found', address: data };
  if (problem) return { status: problem.status === NOT_FOUND ? 'nothing' : 'failed', address: null };
  return { status: 'loading', address: null };
}
