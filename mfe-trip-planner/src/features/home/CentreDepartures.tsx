import { useMinute } from '@halte/api/departures';
import { useQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useId } from 'react';
import css from './AroundYou.module.css';
import { centralStops } from './centralStops.ts';
import { linesOnMap, middleOf } from './networkOnMap.ts';
import { StopDepartures } from './StopDepartures.tsx';
import { useDeparturesAround, useNetworkMiddle } from './useHomeQueries.ts';

const NO_LINES: readonly string[] = [];
/** Number of candidates around the centre. */
const STOPS_NEAR = 10;

/** The next departures in the centre of the network, for a large panel while the position is unknown. Empty if they cannot be loaded. */
export function CentreDepartures() {
  const t = useTranslate('trip-planner-favourites');
  const { navigation } = useHost();
  const headingId = useId();
  const now = useMinute();
  const { data: network } = useQuery('/api/v1/network/lines', {});
  const middle = network ? middleOf(linesOnMap(network.lines)) : null;
  const named = useNetworkMiddle(network !== undefined && middle === null);
  const { data } = useDeparturesAround(middle ?? named, NO_LINES, STOPS_NEAR);
  const stops = data ? centralStops(data.stops, now) : [];
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId} className={css.heading}>
          {t('around.centre')}
        </h2>
        <a className={css.all} href={navigation.href({ name: 'proximity' })}>
          {t('around.all')}
        </a>
      </div>
      {stops.map((stop) => (
        <StopDepartures key={stop.id} stop={stop} now={now} isFromTraveller={false} />
      ))}
    </section>
  );
}
