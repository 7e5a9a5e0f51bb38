import type { components } from '@halte/api';
import { useDepartureWords, walkMinutes } from '@halte/api/departures';
import { WithUnits } from '@halte/api/units';
import { formatDelta, formatDistance, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { cx, DirectionRow, LineBadge, StopHeading } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { departureRows } from './departureRows.ts';
import css from './StopDepartures.module.css';

interface StopDeparturesProps {
  readonly stop: components['schemas']['NearbyStop'];
  readonly now: Instant;
  readonly headingClass?: string | undefined;
  /** Its distance is that from the traveller. */
  readonly isFromTraveller?: boolean;
}

/** A stop around the traveller with its next departures. */
export function StopDepartures({ stop, now, headingClass, isFromTraveller = true }: StopDeparturesProps) {
  const t = useTranslate('trip-planner-favourites');
  const locale = useLocale();
  const words = useDepartureWords();
  const { navigation, tenant } = useHost();
  const rows = departureRows(stop, now);
  const walk = `${formatDelta(walkMinutes(stop.seconds) * 60)} · ${formatDistance(stop.metres, locale)}`;
  return (
    <div className={css.stop}>
      <StopHeading
        name={stop.name}
        href={navigation.href({ name: 'proximity-type-id', params: { type: 'stopArea', id: stop.id } })}
        {...(isFromTraveller && { distance: <WithUnits>{walk}</WithUnits> })}
        className={cx(css.heading, headingClass)}
      />
      {rows.length === 0 && <p className={css.none}>{t('around.nothing')}</p>}
      <ul>
        {rows.map(({ line, alert, direction, headsign, departures }) => {
          const name = t('line.name', { name: line.shortName });
          const { departures: shown, notes } = words.direction(departures, { now, zone: tenant.timeZone });
          return (
            <li key={`${line.id} ${direction}`} className={css.row}>
              <LineBadge
                className={css.badge}
                line={line}
                size={24}
                withMode
                hasAlert={alert !== null}
                label={alert ? t('line.alert', { name, text: alert.header }) : name}
              />
              <DirectionRow
                variant="line"
                headsign={headsign}
                href={navigation.href({
                  name: 'schedules-line-id',
                  params: { id: line.id },
                  query: { direction: `${direction}`, stop: stop.id },
                })}
                departures={shown.slice(0, 2)}
                // The delay is read with the time; only cancellations need a note.
                notes={notes.filter(({ tone }) => tone === 'cancelled')}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
