import type { RouteTarget } from '@halte/contract';
import { formatTime, useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { Fragment } from 'react';
import type { Ride } from '../../../trip/detailedJourney.ts';
import type { LaterJourney } from '../rules/laterRides.ts';
import css from './LaterTimes.module.css';
import { useLineName } from './useLineName.ts';

interface LaterTimesProps {
  readonly line: Ride['line'];
  readonly later: readonly LaterJourney[];
  /** The roadmap of a journey in the place of this one. */
  readonly toOther: (code: string) => RouteTarget;
}

/** When the same ride can be made later; each time leads to the journey by it. */
export function LaterTimes({ line, later, toOther }: LaterTimesProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const zone = host.tenant.timeZone;
  if (later.length === 0) return null;
  return (
    <span className={css.later}>
      {t('ride.or')}{' '}
      {later.map(({ departureDateTime, arrivalDateTime, journeySummaryCode }, index) => {
        const time = formatTime(departureDateTime, zone);
        const label = t('ride.or.label', { time, line: lineName(line), arrival: formatTime(arrivalDateTime, zone) });
        return (
          <Fragment key={journeySummaryCode}>
            {index > 0 && ', '}
            <a className={css.time} href={host.navigation.href(toOther(journeySummaryCode))} aria-label={label}>
              {time}
            </a>
          </Fragment>
        );
      })}
    </span>
  );
}
