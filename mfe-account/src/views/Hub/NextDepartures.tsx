import { useMinute } from '@halte/api/departures';
import { useNextAtStops } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { useOnlineAgain } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { StopFavourite } from '../../favourites/sections.ts';
import rows from '../Favorites/Favorites.module.css';
import { readOnlyParts } from '../Favorites/RowFrame.tsx';
import { StopRow } from '../Favorites/rows.tsx';

interface NextDeparturesProps {
  readonly stops: readonly StopFavourite[];
}

/** The rest is on the page of favourites. */
const STOPS_SHOWN = 3;

/** The next departures of the first saved stops. */
export function NextDepartures({ stops }: NextDeparturesProps) {
  const host = useHost();
  const t = useTranslate('account-favourites');
  const now = useMinute();
  const shown = stops.slice(0, STOPS_SHOWN);
  const next = useNextAtStops(shown.map(({ stopId }) => stopId));
  useOnlineAgain(next.problem ? next.retry : null);
  const live = { host, now, stops: next.data?.stops, lines: undefined, alerts: undefined };
  if (next.problem && !next.data) return <p role="status">{t('failed')}</p>;
  return (
    <ul className={rows.list}>
      {shown.map((row) => {
        const name = live.stops?.find(({ id }) => id === row.stopId)?.name ?? row.name ?? t('stop.nameless');
        return <StopRow key={row.favoriteId} row={row} live={live} parts={readOnlyParts(name)} />;
      })}
    </ul>
  );
}
