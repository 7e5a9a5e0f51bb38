import { useQuery } from '@halte/api/query';
import { formatTime, type Instant, millisOf, useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { lineTarget } from '../../place/placeTargets.ts';
import styles from './RestOfDay.module.css';

interface RestOfDayProps {
  readonly stopId: string;
  readonly lineId: string;
  readonly now: Instant;
}

/** All that leaves today after now, by the timetable: for each destination the clock times, and a link to the whole timetable. */
export function RestOfDay({ stopId, lineId, now }: RestOfDayProps) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const params = { path: { id: stopId }, query: { lineId } };
  const { data } = useQuery('/api/v1/stopPoints/{id}/timetable', { params });
  const zone = host.tenant.timeZone;
  const ofDay = (data?.hours ?? []).flatMap((hour) => hour.departures);
  const endsOf = (destination: number) => {
    const own = ofDay.filter((one) => one.destination === destination);
    const [first = '', last = ''] = [own[0], own.at(-1)].map((one) => one && formatTime(one.departureDateTime, zone));
    return t('rest.ends', { first, last });
  };
  const departures = ofDay.filter(({ departureDateTime }) => millisOf(departureDateTime) >= millisOf(now));
  const byDestination = [...Map.groupBy(departures, ({ destination }) => destination)];
  return (
    <section className={styles.rest} aria-labelledby="rest-title">
      <h3 id="rest-title">{t('rest')}</h3>
      {data && departures.length === 0 && <p className={styles.none}>{t('rest.none')}</p>}
      {byDestination.map(([destination, times]) => (
        <div key={destination} className={styles.destination}>
          <h4 className={styles.headsign}>{data?.destinations[destination]}</h4>
          <p className={styles.ends}>{endsOf(destination)}</p>
          <ul className={styles.times}>
            {times.map(({ tripId, offset, departureDateTime }) => (
              <li key={`${tripId} ${offset}`}>
                <time dateTime={departureDateTime}>{formatTime(departureDateTime, zone)}</time>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <Anchor href={host.navigation.href(lineTarget(lineId, stopId, { view: 'timetable' }))}>{t('rest.link')}</Anchor>
      </p>
    </section>
  );
}
