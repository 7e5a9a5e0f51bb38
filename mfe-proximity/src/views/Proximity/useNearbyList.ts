import type { Instant } from '@halte/i18n';
import { useFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useState } from 'react';
import { FIRST_RADIUS } from '../../around/nearby.ts';
import { type NearbyRequest, useNearby } from '../../around/useNearby.ts';

export const PAGE = 10;
export const MOST_LISTED = 30;

/** The nearby list, with the radius and the length that the traveller requested. */
export function useNearbyList({ center, filter }: Pick<NearbyRequest, 'center' | 'filter'>, now: Instant) {
  const host = useHost();
  const [radius, setRadius] = useState(FIRST_RADIUS);
  const [limit, setLimit] = useState(PAGE);
  const saved = useFavourites(host);
  const nearby = useNearby({ center, radius, limit, filter }, saved.lists, now);
  return { ...nearby, radius, setRadius, limit, setLimit, saved };
}
