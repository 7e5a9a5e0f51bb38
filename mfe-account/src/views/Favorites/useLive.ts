import { useMinute } from '@halte/api/departures';
import { useNextAtStops, useQuery } from '@halte/api/query';
import type { FavouriteLists } from '@halte/contract';
import { useOnlineAgain } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { Live } from './rows.tsx';

/** The live answers about the saved stops and lines, and the problem where one is missing. */
export function useLive({ favoriteLines, favoriteStopPoints }: FavouriteLists) {
  const host = useHost();
  const now = useMinute();
  const ofLines = favoriteLines.length > 0 ? {} : null;
  const next = useNextAtStops(favoriteStopPoints.map(({ stopPoint }) => stopPoint.id));
  const lines = useQuery('/api/v1/lines', ofLines);
  const alerts = useQuery('/api/v1/alerts', ofLines);
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
