import { useMinute } from '@halte/api/departures';
import { useNextAtStops } from '@halte/api/query';
import type { FavouriteLists, HostServices } from '@halte/contract';
import { useOnlineAgain } from '@halte/ui';
import type { Live } from './rows.tsx';
import { useAlerts, useLines } from './useNetwork.ts';

/** What is known now of the saved stops and lines, and why something is not. */
export function useLive(host: HostServices, { favoriteLines, favoriteStopPoints }: FavouriteLists) {
  const now = useMinute();
  const stopIds = favoriteStopPoints.map(({ stopPoint }) => stopPoint.id);
  const next = useNextAtStops(host, stopIds);
  const lines = useLines(host, favoriteLines.length > 0);
  const alerts = useAlerts(host, favoriteLines.length > 0);
  const problem = next.problem ?? lines.problem;
  const retry = () => {
    next.retry();
    lines.retry();
    alerts.retry();
  };
  useOnlineAgain(problem ? retry : null);
  const live: Live = { host, now, stops: next.data?.stops, lines: lines.data?.lines, alerts: alerts.data?.alerts };
  return { live, problem, retry };
}
