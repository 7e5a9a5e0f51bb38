import { useMinute } from '@halte/api/departures';
import { useQuery } from '@halte/api/query';
import { WithUnits } from '@halte/api/units';
import { formatDelta, formatTime, useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import type { ReactNode } from 'react';
import { AlertBox } from '../../alerts/AlertBox.tsx';
import { directionParam } from '../../line/directionParam.ts';
import { accessibleStops, dayInterval, wholeWay } from '../../line/serviceFacts.ts';
import styles from './Info.module.css';
import type { LinePartProps } from './linePart.ts';

/** In minutes. Few languages say “every 1 h”. */
const HOUR = 60;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Information about a line: its alerts, when and how often it runs, how accessible it is, and its operator. */
export function Info({ line, direction }: LinePartProps) {
  const t = useTranslate('schedules');
  const now = useMinute();
  const { timeZone: zone } = useHost().tenant;
  const query = { direction: directionParam(direction.direction) };
  const { data: timetable } = useQuery('/api/v1/lines/{id}/timetable', { params: { path: { id: line.id }, query } });
  const interval = timetable ? dayInterval(timetable, zone) : null;
  const way = timetable ? wholeWay(timetable) : null;
  const { today, stops } = direction;
  const accessible = accessibleStops(stops);
  const isPublished = accessible.unknown < stops.length;
  const isAccessible = accessible.yes === stops.length;
  const { agency } = line;
  return (
    <div className={styles.info}>
      {line.alerts.map((alert) => (
        <AlertBox key={alert.id} alert={alert} now={now} zone={zone} />
      ))}
      <h2 className={styles.title}>{t('line.info.title')}</h2>
      <dl className={styles.facts}>
        {!today && <Fact name={t('line.info.today')}>{t('line.info.nothing')}</Fact>}
        {today && <Fact name={t('line.info.first')}>{formatTime(today.first, zone)}</Fact>}
        {today && <Fact name={t('line.info.last')}>{formatTime(today.last, zone)}</Fact>}
        {interval !== null && (
          <Fact name={t('line.info.day')}>
            <WithUnits>
              {interval === HOUR
                ? t('line.info.everyHour')
                : t('line.info.every', { delta: formatDelta(interval * 60) })}
            </WithUnits>
          </Fact>
        )}
        {way && (
          <Fact name={t('line.info.way')}>
            <WithUnits>{`${formatDelta(way.minutes * 60)}, ${t('line.info.stops', { count: way.stopCount })}`}</WithUnits>
          </Fact>
        )}
        {isPublished && (
          <Fact name={t('line.info.accessible')}>
            {isAccessible
              ? t('line.info.accessible.all')
              : t('line.info.accessible.some', { count: accessible.yes, of: stops.length })}
          </Fact>
        )}
        {line.onDemand && <Fact name={t('line.info.booking')}>{t('mode.onDemand')}</Fact>}
        {agency.phone && (
          <Fact name={t('line.info.phone')}>
            <a className={styles.link} href={`tel:${agency.phone.replaceAll(/[^\d+]/g, '')}`}>
              {agency.phone}
            </a>
          </Fact>
        )}
        {agency.url && (
          <Fact name={t('line.info.operator')}>
            <a className={styles.link} href={agency.url} target="_blank" rel="noreferrer">
              {t('line.info.site', { name: agency.name })}
            </a>
          </Fact>
        )}
      </dl>
    </div>
  );
}
