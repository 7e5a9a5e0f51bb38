import type { HostServices, Query } from '@halte/contract';
import { clockOffset, instantFromMillis, onClockCorrected } from '@halte/i18n';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Trip } from '../trip/model.ts';
import { tripFromQuery } from '../trip/query.ts';
import { useSteady } from './useSteady.ts';

function saysTheSame(former: Query, query: Query): boolean {
  return JSON.stringify(former) === JSON.stringify(query);
}

/** The trip that an address describes. Where it says no time, it means the moment at which the screen was opened, on a right clock. */
export function useTripOfAddress({ tenant }: HostServices, query: Query): Trip {
  const steady = useSteady(query, saysTheSame);
  const [openedAt] = useState(() => Date.now());
  const offset = useSyncExternalStore(onClockCorrected, clockOffset);
  const opened = instantFromMillis(openedAt + offset);
  return useMemo(() => tripFromQuery(steady, tenant.timeZone, opened), [steady, tenant, opened]);
}
