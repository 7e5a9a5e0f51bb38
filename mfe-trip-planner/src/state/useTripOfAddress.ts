import type { Query } from '@halte/contract';
import { type Trip, tripFromQuery } from '@halte/contract/trip';
import { clockOffset, instantFromMillis, onClockCorrected } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useStableValue } from './useStableValue.ts';

function isEqual(former: Query, query: Query): boolean {
  return JSON.stringify(former) === JSON.stringify(query);
}

/** The trip that an address describes. Without a time in the address, the time is the moment when the screen was opened, by the corrected clock. */
export function useTripOfAddress(query: Query): Trip {
  const { timeZone } = useHost().tenant;
  const stableQuery = useStableValue(query, isEqual);
  const [openedAt] = useState(() => Date.now());
  const offset = useSyncExternalStore(onClockCorrected, clockOffset, clockOffset);
  const opened = instantFromMillis(openedAt + offset);
  return useMemo(() => tripFromQuery(stableQuery, timeZone, opened), [stableQuery, timeZone, opened]);
}
