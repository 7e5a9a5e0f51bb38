import { upcoming } from '@halte/api/departures';
import type { Instant } from '@halte/i18n';
import { useState } from 'react';
import { chosenDeparture } from '../../line/departures.ts';
import type { LineDirection, LineStop } from '../../line/lineDetail.ts';
import type { StopDepartures } from './ChosenStop.tsx';
import { useDepartures, useTrip } from './useLiveLine.ts';

const NO_CALLS: readonly never[] = [];

/** The next departures at a stop, and the stops of the trip of the chosen one; none where nothing is known of it. */
export function useNextAtStop(
  line: string,
  stop: LineStop | undefined,
  { direction }: Pick<LineDirection, 'direction'>,
  now: Instant,
) {
  const [departureId, choose] = useState<string | null>(null);
  const board = useDepartures(line, stop?.stopAreaId ?? '', direction);
  const departures = upcoming(board.data?.departures ?? [], now);
  const chosen = chosenDeparture(departures, departureId);
  const { calls } = useTrip(chosen).data ?? { calls: NO_CALLS };
  const next: StopDepartures = {
    departures,
    chosen,
    isLoading: board.isLoading && !board.problem,
    hasFailed: board.problem !== null && !board.data,
    retry: board.retry,
    choose,
  };
  return { next, calls };
}
